"""Games that began under older rules: which setup a table has, and how its steps are carried over to newer rules.

A table stays on the rules it began with. When a game's `rules_version` grows, a migration here says what the steps of a
running game become; a table is carried over when somebody next asks for it. The steps as they were stay in its log.
Without a migration, and once it is over, a table can be read and exported, but not played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pointluck.engine import Problem, Setup, State
from pointluck.games import game

from .playback import stands
from .problems import TableProblem
from .rows import Line, TableRow
from .writing import Sat, opened, step_line


class Played(NamedTuple):
    """A step that stands: the seat and the text of its action."""

    seat: str
    action: str


Migration = Callable[[Sequence[Played]], Sequence[Played]]

MIGRATIONS: dict[tuple[str, int], Migration] = {}
"""By game and the rules version that it leads away from. There is none yet."""


def way(name: str, rules: int) -> list[Migration]:
    """The migrations from those rules to the rules of today, one after the other. Empty if there is a gap."""
    found = [MIGRATIONS.get((name, version)) for version in range(rules, game(name).rules_version)]
    return [] if None in found else [one for one in found if one is not None]


def setup_of(row: TableRow) -> Setup:
    """The setup of a table. Raises TableProblem if it cannot be played with the rules and figures of today."""
    title = game(row.game)
    if title.rules_version != row.rules:
        raise TableProblem("table-rules", rules=row.rules, now=title.rules_version)
    setup = _setup(row)
    if setup.data_digest != row.data_digest:
        raise TableProblem("table-figures", found=row.data_digest, now=setup.data_digest)
    return setup


def _setup(row: TableRow) -> Setup:
    try:
        return game(row.game).setup(row.preset, row.figures, row.options)
    except Problem as problem:
        raise TableProblem("table-setup", why=problem.key) from problem


def carry_over(row: TableRow, sat: Sat, lines: Sequence[Line], migrations: Sequence[Migration], at: str) -> list[Line]:
    """Bring the table's row to the rules of today; the lines that its log grows by. Raises TableProblem if it fails.

    The log goes on where it was, so no line of it, and with it no roll of the dice, is ever used twice.
    """
    steps: Sequence[Played] = [Played(line.seat, line.body) for line in stands(lines)]
    for migration in migrations:
        steps = migration(steps)
    setup = _setup(row)
    state = setup.game.begin(setup)
    state.start()
    row.rules, row.data_digest, row.start_hash = setup.game.rules_version, setup.data_digest, state.hash()
    added = [_rules_line(row, at)]
    added += _played_again(row, sat, state, steps, at)
    row.seq, row.number, row.to_act = added[-1].seq, len(steps), state.seat
    row.over, row.result, row.fair_from = state.over, state.result, added[-1].seq
    return added


def _rules_line(row: TableRow, at: str) -> Line:
    return Line(row.seq + 1, "rules", 0, "", f"rules {row.rules}", row.start_hash, "", True, None, "[]", at)


def _played_again(row: TableRow, sat: Sat, state: State, steps: Sequence[Played], at: str) -> list[Line]:
    writer = opened(row, sat)
    lines: list[Line] = []
    for number, (seat, text) in enumerate(steps, 1):
        known_to = state.known_to
        try:
            if state.seat != seat:
                raise TableProblem("not-your-turn")
            action = state.parse(text)
            events = state.apply(action)
        except Problem as problem:
            raise TableProblem("table-carry", step=number, action=text) from problem
        place = (row.seq + 1 + number, number)
        lines.append(step_line(writer, place, seat, action, state.hash(), events, known_to, at))
    return lines
