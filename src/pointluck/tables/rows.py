"""Rows of the store as objects, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import Any, Literal, NamedTuple, cast

from sqlalchemy import RowMapping

from pointluck.engine import Event, OptionValue, Result
from pointluck.engine.lines import step_body
from pointluck.engine.notes import Forked, went_on
from pointluck.games import games

from .info import Dice, ForkedInfo, Missed, Patience, ResultInfo, SeatInfo, TableInfo, Watch
from .problems import undamaged
from .staffing import Staff

_TIME = "%Y-%m-%dT%H:%M:%S.%fZ"


def now() -> str:
    # What strftime(_TIME) gives, in a tenth of the time: every move calls it.
    return datetime.now(UTC).isoformat(timespec="microseconds")[:26] + "Z"


def past(at: str) -> bool:
    return at <= now()


def seconds_to(at: str) -> int:
    """How long it is until then, in whole seconds; below 0: how long ago."""
    return ceil((datetime.strptime(at, _TIME) - datetime.strptime(now(), _TIME)).total_seconds())


def later(at: str, **span: float) -> str:
    return (datetime.strptime(at, _TIME) + timedelta(**span)).strftime(_TIME)


class Absence(NamedTuple):
    """When somebody is missed: since when, from when on a bot may take the seat, and the game may be claimed."""

    since: str
    bot: str
    claim: str

    def in_seconds(self) -> Missed:
        """Seconds instead of times: the clocks of clients differ."""
        since, bot, claim = (seconds_to(at) for at in self)
        return Missed(-since, max(0, bot), max(0, claim))


class Line(NamedTuple):
    """A line of a table's log, with everything in it."""

    seq: int
    kind: Literal["step", "undo", "rules", "end"]
    number: int
    seat: str
    body: str
    state_hash: str
    link: str
    news: bool
    known_to: str | None
    events: str
    at: str
    staff: str | None = None
    """Whose staff had a part in it, and which: `japan advised`."""

    def text(self) -> str:
        """As it stands in a record."""
        body = step_body(self.number, self.seat, self.body) if self.kind == "step" else self.body
        return f"{body} | {self.state_hash} {self.link}"

    def known_by(self, seat: str | None) -> bool:
        """Whether a chair may know the action before the game is over."""
        return self.known_to is None or seat in json.loads(self.known_to)

    def events_for(self, seat: str | None, everything: bool) -> list[Event]:
        """The events that a chair may see. One that is for nobody only marks the step as news."""
        events = [Event(*parts) for parts in self._events()]
        return [event for event in events if event.seats is None or seat in event.seats or (everything and event.seats)]

    def _events(self) -> list[Any]:
        return cast("list[Any]", json.loads(self.events)) if self.events != "[]" else []


def events_text(events: list[Event]) -> str:
    return json.dumps(events, separators=(",", ":")) if events else "[]"


@dataclass(slots=True)
class Chair:
    """A seat of a table and who holds it: a person, a bot, or nobody."""

    seat: str
    place: int
    person_id: str | None
    name: str
    bot: str | None
    former: str | None
    entropy: str | None
    arrival: int
    away: str | None = None

    @property
    def free(self) -> bool:
        return self.person_id is None and self.bot is None

    def kept_for(self, person_id: str) -> bool:
        """Whether the person sat here and may come back: nobody else has taken the seat."""
        return self.person_id is None and self.former == person_id

    @property
    def holder(self) -> str | None:
        """Whoever sits here, or got up and is asked like somebody who does, until their time is over."""
        return self.person_id or (self.former if self.away is not None else None)


_NUMBERS = ("rules", "hours", "fair_from", "seating", "seq", "number")


def _object(text: str) -> dict[str, Any]:
    """A JSON object, and nothing else."""
    return {**json.loads(text)}


@dataclass(slots=True)
class TableRow:
    """What the store knows about a table besides its log."""

    id: str
    creator: str
    game: str
    rules: int
    preset: str
    options: dict[str, OptionValue]
    figures: dict[str, Any]
    data_digest: str
    start_hash: str
    hours: int
    watch: Watch
    watch_token: str | None
    listed: bool
    dice: Dice
    commitment: str
    secret: str
    fair_from: int
    sat: dict[str, Any] | None
    imported: Literal["begun", "whole"] | None
    """Brought along from elsewhere: to be played on, or finished and kept as it is."""
    created: str
    moved: str
    seating: int
    seq: int
    number: int
    to_act: str | None
    over: bool
    result: Result | None
    draw: str | None
    closed: str | None
    lesson: str | None
    staff: str | None
    forked: Forked | None
    """The game and the moment that this one goes on from."""

    @classmethod
    def of(cls, row: RowMapping | dict[str, Any]) -> TableRow:
        """Raises TableProblem if the row is not one that we wrote."""
        with undamaged(row["id"]):
            known = {name: row[name] for name in cls.__slots__}
            for name in ("options", "figures", "sat"):
                known[name] = None if known[name] is None else _object(known[name])
            known["imported"] = None if known["imported"] is None else "whole" if known["imported"] else "begun"
            known["forked"] = None if known["forked"] is None else went_on(f"forked {known['forked']}")
            known["result"] = None if known["result"] is None else Result(*json.loads(known["result"]))
            read = cls(**known)
            read._check()
            return read

    def _check(self) -> None:
        """What everybody who only lists tables relies on. Raises whatever comes of it if it does not hold."""
        if self.sat is not None and not {"seats", "entropy"} <= set(self.sat):
            raise ValueError(self.id)
        if self.game not in games() or not all(isinstance(getattr(self, name), int) for name in _NUMBERS):
            raise ValueError(self.id)
        Staff.read(self.staff)
        for at in (self.created, self.moved):
            datetime.fromisoformat(at)

    def deadline(self) -> str | None:
        """When the move is due that is waited for, in a game that everybody has come to."""
        return None if not self.hours or self.over else later(self.moved, hours=self.hours)

    def missed(self, chair: Chair, patience: Patience) -> Absence | None:
        """When the person in a seat is missed, in a game that everybody has come to; None: nobody waits there."""
        if chair.person_id is None or self.over:
            return None
        asked = self.to_act == chair.seat
        if self.hours:
            due = later(self.moved, hours=self.hours)
            return Absence(due, due, later(due, hours=self.hours)) if asked else None
        since = chair.away or (later(self.moved, seconds=patience.idle) if asked else None)
        if since is None:
            return None
        return Absence(since, later(since, seconds=patience.bot), later(since, seconds=patience.claim))

    def kept_until(self, chair: Chair, patience: Patience) -> str | None:
        """Until when a seat is kept for somebody who got up or was replaced; None: for nobody, or not any more."""
        if chair.person_id is not None or chair.former is None or chair.away is None or self.over:
            return None
        span = {"hours": self.hours} if self.hours else {"seconds": patience.claim}
        until = later(chair.away, **span)
        return None if past(until) else until


def table_info(
    row: TableRow, chairs: Mapping[str, Chair], person_id: str | None, patience: Patience, stuck: str | None = None
) -> TableInfo:
    """What may be told about a table to somebody who may see it."""
    begun = row.sat is not None or not any(chair.free for chair in chairs.values())
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        preset=row.preset,
        options=row.options,
        own_figures=bool(row.figures),
        seats=tuple(
            _seat_info(row, chair, row.missed(chair, patience) if begun else None, person_id, patience)
            for chair in sorted(chairs.values(), key=lambda chair: chair.place)
        ),
        watch=row.watch,
        listed=row.listed,
        hours=row.hours,
        dice=row.dice,
        created=row.created,
        started=row.sat is not None,
        over=row.over,
        seq=row.seq,
        steps=row.number,
        to_act=row.to_act,
        deadline=row.deadline() if begun else None,
        result=None if row.result is None else ResultInfo(*row.result),
        draw=row.draw,
        lesson=row.lesson,
        staff=Staff.read(row.staff).all,
        forked=None if row.forked is None else ForkedInfo(*row.forked),
        commitment=row.commitment,
        imported=row.imported is not None,
        signed=(row.sat or {}).get("signed", [None] * 4)[3],
        secret=row.secret if row.over and row.dice == "fair" else None,
        stuck=None if stuck is None else f"problem-{stuck}",
    )


def _seat_info(
    row: TableRow, chair: Chair, missed: Absence | None, person_id: str | None, patience: Patience
) -> SeatInfo:
    kept = row.kept_until(chair, patience) if chair.bot else None
    return SeatInfo(
        seat=chair.seat,
        kind="person" if chair.person_id else "bot" if chair.bot else "open",
        name=chair.name or chair.bot or "",
        you=person_id is not None and chair.person_id == person_id,
        here=chair.bot is not None,
        overdue=missed is not None and past(missed.bot),
        missed=None if missed is None else missed.in_seconds(),
        back=person_id is not None and chair.kept_for(person_id) and not row.over,
        kept=None if kept is None else max(0, seconds_to(kept)),
        person_id=chair.person_id,
    )


def carried(row: TableRow) -> dict[str, Any]:
    """What becomes of a table's row when the game is migrated to newer rules."""
    return {
        "rules": row.rules,
        "data_digest": row.data_digest,
        "start_hash": row.start_hash,
        "fair_from": row.fair_from,
        "seating": row.seating + 1,
        "seq": row.seq,
        "number": row.number,
        "to_act": row.to_act,
        "over": row.over,
        "result": None if row.result is None else json.dumps(row.result),
    }
