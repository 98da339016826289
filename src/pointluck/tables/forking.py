"""Playing on from a moment of another game, at a table of its own; and what an answer that was tried there is worth."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import TypeAdapter

from pointluck.engine import Game, State
from pointluck.engine.forking import fork
from pointluck.engine.notes import Forked

from . import newer_rules
from .info import Fork, TableInfo, Tried
from .playback import stands
from .problems import NotAllowed, TableProblem, undamaged
from .records import Made, Records, rows_of_game
from .seating import check_bot, check_entropy, new_row

_TRIED = TypeAdapter(Tried)


class Forking(Records):
    async def fork(
        self, person_id: str, table_id: str, wish: Fork, watch_token: str | None = None, who: str | None = None
    ) -> TableInfo:
        """A table that goes on from a moment of that game: a finished one, or one whose whole record the person may
        read."""
        row, chairs = await self._row_for(table_id, person_id)
        if not row.over and len(await self.chairs(table_id, person_id, watch_token)) < len(chairs):
            raise NotAllowed("fork-sealed")
        check_entropy(wish.entropy)
        with undamaged(table_id):
            setup = newer_rules.setup_of(row)
        seats = _who_plays_on(setup.game, wish)
        asker = who or person_id
        bodies = [line.body for line in stands(await self._whole_log(table_id, asker))]
        made = await self._errands.run(
            asker,
            "fork",
            setup=setup.to_plain(),
            bodies=bodies,
            origin=[table_id, wish.step],
            seats=seats,
            new_luck=wish.luck == "new",
            person_id=person_id,
            entropy=wish.entropy,
        )
        return await self._new_table(person_id, made)

    async def tried(self, person_id: str, table_id: str, who: str | None = None) -> Tried:
        """What the first answer at such a table is worth beside that of the game it goes on from. For whoever gave it.

        Raises TableProblem where there is nothing to compare.
        """
        table = await self._table(table_id)
        origin, steps = table.row.forked, table.standing
        if origin is None:
            raise TableProblem("fork-none")
        seat = steps[origin.step].seat if origin.step < len(steps) else None
        if seat is None or seat not in table.held_by(person_id):
            raise NotAllowed("fork-untried")
        setup, taken = table.setup.to_plain(), steps[origin.step].body
        bodies = [step.body for step in steps[: origin.step]]
        asker = who or person_id
        log = await self._whole_log(table_id, asker)
        first = next(line for line in log if line.kind == "step" and line.number == origin.step + 1)
        then = first.body if first.seq <= table.row.fair_from else None
        job = {"setup": setup, "bodies": bodies, "taken": taken, "then": then}
        (found,) = await self._errands.run(asker, "tried", **job)
        return _TRIED.validate_python(found)


def went_on(
    person_id: str,
    start: State,
    bodies: list[str],
    origin: Forked,
    seats: Mapping[str, str],
    new_luck: bool,
    entropy: str,
) -> Made:
    """A table that goes on from a moment of another game. Raises Problem if nothing can be played there."""
    record = fork(start, bodies, origin, seats, new_luck)
    row = new_row(person_id, record.start, "fair") | {"forked": f"{origin.origin} {origin.step}"}
    return rows_of_game(record, row, person_id, entropy)


def _who_plays_on(title: Game, wish: Fork) -> dict[str, str]:
    """By seat who is to play: the person, or the bot."""
    if wish.seat not in title.seats:
        raise TableProblem("table-seats", seats=list(title.seats))
    if len(title.seats) > 1:
        check_bot(wish.bot or "", title.id)
    return {seat: "person" if seat == wish.seat else str(wish.bot) for seat in title.seats}
