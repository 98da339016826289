"""Tables and their seats: making a table, sitting down, getting up, and who may look."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import RowMapping, and_, func, insert, or_, select, update

from pointluck.analysis.school import PREFIX
from pointluck.engine import Change, Game, State
from pointluck.engine.fair import commitment, is_entropy, new_secret
from pointluck.games import game
from pointluck.players import players

from . import schema
from .info import Created, NewTable, TableInfo
from .open_tables import OpenTables
from .problems import NotAllowed, NotFound, StoreProblem, TableProblem
from .rows import Chair, TableRow, now, past, seconds_to
from .sittings import bound_to, sit_down_first
from .staffing import Orders, Staff
from .table import Table
from .tokens import hashed, new_id, new_token

_tables = schema.tables.c
_seats = schema.seats.c

MOST_LISTED = 100
MOST_OWN = 200


class Seating(OpenTables):
    # --- making a table -------------------------------------------------------------------------------------

    async def create(self, person_id: str, wish: NewTable, who: str | None = None) -> Created:
        """A new table. The tokens of its open seats, and the one to watch it, are told now and never again."""
        check_entropy(wish.entropy)
        title = game(wish.game)
        _check_seats(wish, title)
        if wish.figures:
            # What we build here has been built before, where it could be stopped.
            job = {"name": title.id, "preset": wish.preset, "figures": wish.figures, "options": wish.options}
            await self._strangers.run(who or person_id, "begin", **job)
        async with self._in_turn(who or person_id):
            return await self._create(person_id, wish, title)

    async def _create(self, person_id: str, wish: NewTable, title: Game) -> Created:
        setup = title.setup(wish.preset, None if wish.figures is None else dict(wish.figures), wish.options)
        state = title.begin(setup)
        state.start()
        watch_token = None if wish.watch == "nobody" else new_token()
        row = new_row(person_id, state, wish.dice) | {
            "hours": wish.hours,
            "watch": wish.watch,
            "watch_token": None if watch_token is None else hashed(watch_token),
            "listed": wish.listed,
            "staff": Staff(all=True).text() if wish.staff else None,
        }
        invitations = {seat: new_token() for seat in title.seats if wish.seats[seat].kind == "open"}
        chairs = [
            chair_row(row["id"], place, seat, wish, person_id, invitations) for place, seat in enumerate(title.seats)
        ]
        first = next((chair for chair in chairs if chair["person_id"]), None)
        if first is not None:
            first["entropy"], first["arrival"] = wish.entropy, 1
        async with self._store.write() as connection:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), chairs)
            await sit_down_first(connection, chairs, 0)
        table = await self._table(row["id"])
        self._after_change(table)
        return Created(self._info(table.row, table.chairs, person_id), invitations, watch_token)

    async def check_figures(self, name: str, figures: Mapping[str, Any], who: str) -> list[Change]:
        """What figures of one's own change. Raises DataError if they do not fit the game."""
        (found,) = await self._strangers.run(who, "figures", name=name, figures=figures)
        return [Change(*change) for change in found]

    # --- who may look ---------------------------------------------------------------------------------------

    async def info(self, table_id: str, person_id: str | None, watch_token: str | None = None) -> TableInfo:
        """What there is to know about a table. Raises NotFound for whoever may not see it.

        After the end everybody may who has its address: so links into the replay can be passed on.
        """
        row, chairs = await self._row_for(table_id, person_id)
        if not row.over:
            self._may_see(row, chairs, person_id, watch_token)
        return self._info(row, chairs, person_id, await self._why_stuck(row))

    async def chairs(self, table_id: str, person_id: str | None, watch_token: str | None = None) -> tuple[str, ...]:
        """The seats this person holds; () for somebody who may watch. Raises NotFound for anybody else.

        The end changes nothing here: what was said at the table stays with those who could hear it.
        """
        row, chairs = await self._row_for(table_id, person_id)
        return self._may_see(row, chairs, person_id, watch_token)

    async def _row_for(self, table_id: str, person_id: str | None) -> tuple[TableRow, dict[str, Chair]]:
        """A table's row. That it is damaged is told to its own people; to others there is no such table."""
        try:
            return await self._row(table_id)
        except StoreProblem:
            raise
        except TableProblem:
            sits = and_(_seats.table_id == table_id, _seats.person_id == person_id)
            made = and_(_tables.id == table_id, _tables.creator == person_id)
            query = select(or_(select(_seats.seat).where(sits).exists(), select(_tables.id).where(made).exists()))
            async with self._store.read() as connection:
                if person_id is not None and (await connection.execute(query)).scalar_one():
                    raise
            raise NotFound("table-unknown") from None

    def _may_see(
        self, row: TableRow, chairs: Mapping[str, Chair], person_id: str | None, watch_token: str | None
    ) -> tuple[str, ...]:
        held = tuple(chair.seat for chair in chairs.values() if person_id is not None and chair.person_id == person_id)
        if held or row.watch == "everyone" or (person_id is not None and row.creator == person_id):
            return held
        if person_id is not None and any(chair.kept_for(person_id) for chair in chairs.values()):
            return ()  # somebody who may come back
        if row.listed and row.sat is None and any(chair.free for chair in chairs.values()):
            return ()  # whoever may sit down may look first
        if row.watch == "link" and watch_token is not None and self._opens(row, watch_token):
            return ()
        raise NotFound("table-unknown")

    def _opens(self, row: TableRow, watch_token: str) -> bool:
        return hashed(watch_token) == row.watch_token or self._signer.reads_watch(row.id, row.watch_token, watch_token)

    async def lobby(self, person_id: str) -> tuple[list[TableInfo], list[TableInfo]]:
        """One's own tables, those that wait for one first; and listed ones with a free seat."""
        kept = and_(_seats.former == person_id, _seats.person_id.is_(None), _tables.over.is_(False))
        mine = select(_seats.table_id).where(or_(_seats.person_id == person_id, kept))
        free = select(_seats.table_id).where(_seats.person_id.is_(None), _seats.bot.is_(None))
        exercise = or_(_tables.lesson.is_not(None), func.coalesce(_tables.forked, "").like(f"{PREFIX}%"))
        own = and_(or_(_tables.creator == person_id, _tables.id.in_(mine)), ~exercise)
        yours = select(schema.tables).where(own).order_by(_tables.moved.desc()).limit(MOST_OWN)
        # Whoever has seen one hand may not see another.
        seen = select(schema.sittings.c.table_id).where(schema.sittings.c.person_id == person_id)
        offered = and_(
            _tables.listed.is_(True),
            _tables.over.is_(False),
            _tables.closed.is_(None),
            _tables.id.in_(free),
            _tables.id.not_in(seen),
        )
        others = select(schema.tables).where(offered, ~own).order_by(_tables.created.desc()).limit(MOST_LISTED)
        async with self._store.read() as connection:
            found = []
            for query in (yours, others):
                rows = list(_readable((await connection.execute(query)).mappings()))
                chairs = await self._chairs_of(connection, [row.id for row in rows])
                found.append([self._info(row, chairs[row.id], person_id) for row in rows])
        found[0].sort(key=_waits_for_you, reverse=True)
        return found[0], found[1]

    async def _why_stuck(self, row: TableRow) -> str | None:
        if row.over or row.id in self._open:
            return None
        try:
            await self._table(row.id)
        except StoreProblem:
            raise
        except TableProblem as problem:
            return problem.key
        return None

    # --- invitations ----------------------------------------------------------------------------------------

    async def invitation(self, token: str, person_id: str | None) -> tuple[TableInfo, str]:
        """The table and the seat to which an invitation leads. Raises NotFound."""
        async with self._store.read() as connection:
            query = select(_seats.table_id, _seats.seat).where(_seats.invitation == hashed(token))
            found = (await connection.execute(query)).first()
        if found is None:
            raise NotFound("invitation-unknown")
        row, chairs = await self._row(found.table_id)
        return self._info(row, chairs, person_id), found.seat

    async def invite(self, person_id: str, table_id: str, seat: str) -> str:
        """A new invitation to a seat that no person holds; the one before it is void. For people at the table.

        A seat that a bot keeps for somebody is theirs to give away, until their time is over.
        """
        table = await self._table(table_id)
        async with table.lock:
            chair = _chair_of(table, seat)
            if not chair.kept_for(person_id):
                self._belongs(table, person_id)
                if chair.bot and (until := table.row.kept_until(chair, self._patience)):
                    raise NotAllowed("seat-kept", seat=seat, minutes=-(-seconds_to(until) // 60))
            if chair.person_id is not None:
                raise TableProblem("seat-taken", seat=seat)
            token = new_token()
            await self._seat(table, seat, invitation=hashed(token))
        return token

    async def watch_token(self, person_id: str, table_id: str) -> str:
        """A token to watch the table with, the same every time, and no other is void by it. For people at the table."""
        row, chairs = await self._row(table_id)
        if person_id != row.creator and all(chair.person_id != person_id for chair in chairs.values()):
            raise NotAllowed("table-not-yours")
        if row.watch == "nobody":
            raise NotAllowed("table-unwatched")
        return self._signer.watch(row.id, row.watch_token)

    async def invite_to_watch(self, person_id: str, table_id: str) -> str:
        """A new token to watch the table with; all before it are void. For people at the table."""
        table = await self._table(table_id)
        async with table.lock:
            self._belongs(table, person_id)
            if table.row.watch == "nobody":
                raise NotAllowed("table-unwatched")
            token = new_token()
            async with self._store.write() as connection:
                change = update(schema.tables).where(_tables.id == table_id).values(watch_token=hashed(token))
                await connection.execute(change)
                await self._announce(connection, "t", table_id)
            table.row.watch_token = hashed(token)
        return token

    # --- sitting down and getting up ------------------------------------------------------------------------

    async def join(self, person_id: str, table_id: str, seat: str, invitation: str | None, entropy: str) -> TableInfo:
        """Take a seat: an invited one by its token, an open one that is listed, one's own that a bot has kept."""
        check_entropy(entropy)
        table = await self._table(table_id)
        async with table.lock:
            chair = _chair_of(table, seat)
            if chair.person_id == person_id:
                return self._info(table.row, table.chairs, person_id)
            if chair.person_id is not None:
                raise TableProblem("seat-taken", seat=seat)
            if table.row.over:
                raise TableProblem("table-over")
            await self._may_sit(table, chair, person_id, invitation)
            arrival = 1 + max(one.arrival for one in table.chairs.values())
            given = entropy if table.row.sat is None else chair.entropy
            sits = {"person_id": person_id, "bot": None, "away": None}
            await self._seat(table, seat, **sits, invitation=None, entropy=given, arrival=arrival)
        self._after_change(table)
        return self._info(table.row, table.chairs, person_id)

    async def _may_sit(self, table: Table, chair: Chair, person_id: str, invitation: str | None) -> None:
        """Raises NotAllowed unless the seat is offered to this person."""
        bound = bound_to(await self.sittings(table.row.id), person_id)
        if bound is not None and chair.seat not in bound:
            # Whoever has seen one side would know the secrets of both.
            raise NotAllowed("seat-second", seat=chair.seat)
        if chair.former == person_id:
            return
        if invitation is not None:
            query = select(_seats.invitation).where(_seats.table_id == table.row.id, _seats.seat == chair.seat)
            async with self._store.read() as connection:
                if (await connection.execute(query)).scalar_one() == hashed(invitation):
                    return
            raise NotAllowed("invitation-unknown")
        if table.row.listed and (chair.free or chair.former is None):
            return
        if chair.former is None and (person_id == table.row.creator or table.held_by(person_id)):
            return
        raise NotAllowed("seat-not-offered", seat=chair.seat)

    async def leave(self, person_id: str, table_id: str, seat: str, bot: str | None = None) -> TableInfo:
        """Get up. A bot takes over, or the seat is open; one may come back to it while nobody else has taken it."""
        table = await self._table(table_id)
        check_bot(bot, table.row.game)
        async with table.lock:
            if _chair_of(table, seat).person_id != person_id:
                raise NotAllowed("seat-not-yours")
            await self._give(table, seat, bot, now())
        self._after_change(table)
        return self._info(table.row, table.chairs, person_id)

    async def substitute(self, person_id: str, table_id: str, seat: str, bot: str) -> TableInfo:
        """Put a bot into a seat: one's own, an open one, a bot's, or that of somebody for whom the others need not wait
        any longer. For people at the table; whoever sat there may come back."""
        table = await self._table(table_id)
        check_bot(bot, table.row.game)
        async with table.lock:
            self._belongs(table, person_id)
            if table.row.over:
                raise TableProblem("table-over")
            since = now()
            if _chair_of(table, seat).person_id not in (None, person_id):
                await self._look_who_is_away(table)
                missed = table.row.missed(table.chairs[seat], self._patience)
                if not table.begun or missed is None or not past(missed.bot):
                    raise NotAllowed("seat-taken", seat=seat)
                since = missed.since
            await self._give(table, seat, bot, since)
        self._after_change(table)
        return self._info(table.row, table.chairs, person_id)

    async def _give(self, table: Table, seat: str, bot: str | None, since: str) -> None:
        """Let a bot have the seat, or nobody. `since`: when whoever sits there went away."""
        chair = table.chairs[seat]
        former = chair.person_id or chair.former
        # Before the first line there is nothing to keep.
        away = None if table.row.sat is None else since if chair.person_id else chair.away
        given = None if table.row.sat is None else chair.entropy
        await self._seat(table, seat, person_id=None, bot=bot, former=former, entropy=given, away=away)

    async def _seat(self, table: Table, seat: str, **values: Any) -> None:
        """Change who sits there; the lock must be held."""
        # What was offered was offered to whoever sat here before.
        row: dict[str, Any] = {"draw": None}
        if seat in table.staff.orders:
            row["staff"] = table.staff.with_orders(seat, Orders()).text()
        if table.row.to_act == seat or table.row.sat is None:
            row["moved"] = now()  # whoever sits down has all the time that a move may take
        await self._alter(table, row, seat, **values)

    def _belongs(self, table: Table, person_id: str) -> None:
        if not table.held_by(person_id) and table.row.creator != person_id:
            raise NotAllowed("table-not-yours")


# --- rules of the house ---------------------------------------------------------------------------------------------


def _readable(rows: Iterable[RowMapping]) -> Iterator[TableRow]:
    """A damaged table is left out of lists: it must not take the others with it."""
    for row in rows:
        with suppress(TableProblem):
            yield TableRow.of(row)


def _waits_for_you(shown: TableInfo) -> bool:
    return not shown.over and any(seat.you and seat.seat == shown.to_act for seat in shown.seats)


def check_entropy(entropy: str) -> None:
    if not is_entropy(entropy):
        raise TableProblem("entropy-form")


def check_bot(bot: str | None, title: str) -> None:
    if bot is not None and bot not in players(title):
        raise TableProblem("player-unknown", player=bot, players=players(title))


def _check_seats(wish: NewTable, title: Game) -> None:
    if set(wish.seats) != set(title.seats):
        raise TableProblem("table-seats", seats=list(title.seats))
    for one in wish.seats.values():
        if one.kind == "bot":
            check_bot(one.bot or "", title.id)


def _chair_of(table: Table, seat: str) -> Chair:
    if seat not in table.chairs:
        raise TableProblem("table-seats", seats=list(table.chairs))
    return table.chairs[seat]


def new_row(person_id: str, state: State, dice: str) -> dict[str, Any]:
    """The row of a table at its beginning."""
    setup, secret, at = state.setup, new_secret(), now()
    return {
        "id": new_id(),
        "creator": person_id,
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "preset": setup.preset,
        "options": json.dumps(setup.chosen_options),
        "figures": json.dumps(setup.overrides),
        "data_digest": setup.data_digest,
        "start_hash": state.hash(),
        "hours": 0,
        "watch": "link",
        "watch_token": None,
        "listed": False,
        "dice": dice,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "fair_from": 0,
        "sat": None,
        "imported": None,
        "created": at,
        "moved": at,
        "seating": 0,
        "seq": 0,
        "number": 0,
        "to_act": state.seat,
        "over": state.over,
        "result": None,
        "draw": None,
        "closed": None,
        "lesson": None,
        "staff": None,
        "forked": None,
    }


def chair_row(
    table_id: str, place: int, seat: str, wish: NewTable, person_id: str, invitations: Mapping[str, str]
) -> dict[str, Any]:
    wanted = wish.seats[seat]
    return {
        "table_id": table_id,
        "seat": seat,
        "place": place,
        "person_id": person_id if wanted.kind == "me" else None,
        "bot": wanted.bot if wanted.kind == "bot" else None,
        "former": None,
        "invitation": hashed(invitations[seat]) if seat in invitations else None,
        "entropy": None,
        "arrival": 0,
        "away": None,
    }
