"""The battle school: a table that goes on from one of its positions, and what the answer given there was worth."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from pointluck.analysis import school
from pointluck.engine import Game

from .forking import Forking
from .info import Solved, TableInfo
from .problems import NotAllowed, NotFound, TableProblem
from .seating import check_entropy

OPPONENT = "captain"
"""Who plays the other side on from there."""
_SOLVED = TypeAdapter(Solved)


class Schooling(Forking):
    async def school(self, person_id: str, game: str, position: str, entropy: str, who: str | None = None) -> TableInfo:
        """A table at which that position is to be solved. Raises NotFound if there is none."""
        found = school.find(game, position)
        if found is None:
            raise NotFound("school-unknown")
        check_entropy(entropy)
        setup = found.begin().setup
        made = await self._errands.run(
            who or person_id,
            "fork",
            setup=setup.to_plain(),
            bodies=list(found.steps),
            origin=[found.id, len(found.steps)],
            seats=_seated(setup.game, found.seat),
            new_luck=True,
            person_id=person_id,
            entropy=entropy,
        )
        return await self._new_table(person_id, made)

    async def solved(self, person_id: str, table_id: str) -> Solved:
        """What the first answer at such a table was worth, and what others are. For whoever gave it."""
        table = await self._table(table_id)
        origin, steps = table.row.forked, [one.body for one in table.standing]
        found = None if origin is None else school.find(table.row.game, origin.origin)
        if found is None or tuple(steps[: len(found.steps)]) != found.steps:
            raise TableProblem("school-none")
        given = found.answer(steps[len(found.steps)]) if len(steps) > len(found.steps) else None
        if given is None or found.seat not in table.held_by(person_id):
            raise NotAllowed("fork-untried")
        return _SOLVED.validate_python(
            {
                "position": found.id,
                "theme": found.theme,
                "difficulty": found.difficulty,
                "right": given is found.best,
                "unit": found.unit,
                "until": found.until,
                "games": found.games,
                "given": _advised(found, given),
                "answers": [_advised(found, one) for one in found.worth[:3]],
            }
        )


def _advised(position: school.Position, one: school.Worth) -> dict[str, Any]:
    """In the terms of the staff: of the best answer, the gap is what the next one would give away."""
    best = one is position.best
    gap = position.worth[1] if best else one
    why = "best" if best else "behind"
    return {"action": one.action, "why": why, "value": one.value, "gap": gap.gap, "error": gap.error}


def _seated(title: Game, seat: str) -> dict[str, str]:
    return {one: "person" if one == seat else OPPONENT for one in title.seats}
