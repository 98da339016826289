"""Games that began under older rules: which setup a table has, and how its steps are carried over to newer rules.

A table stays on the rules it began with. When a game's `rules_version` grows, a migration here says what the steps of a
running game become; it is applied when the club is opened. Without one the table can be read and exported, not played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pointluck.engine import Problem, Setup
from pointluck.games import game

from .problems import TableProblem
from .rows import TableRow

Played = tuple[str, str]
"""A step: the seat and the text of the action."""

Migration = Callable[[Sequence[Played]], Sequence[Played]]

MIGRATIONS: dict[tuple[str, int], Migration] = {}
"""By game and the rules version that it leads away from. None of the games has changed its rules yet."""


def way(name: str, rules: int, wanted: int, migrations: Mapping[tuple[str, int], Migration]) -> list[Migration] | None:
    """The migrations from one version to another, one after the other; None if there is a gap."""
    found = [migrations.get((name, version)) for version in range(rules, wanted)]
    return None if rules > wanted or None in found else [one for one in found if one is not None]


def setup_of(row: TableRow) -> Setup:
    """The setup of a table. Raises TableProblem if it cannot be played with the rules and figures of today."""
    title = game(row.game)
    if title.rules_version != row.rules:
        raise TableProblem("table-rules", rules=row.rules, now=title.rules_version)
    try:
        setup = title.setup(row.preset, row.figures, row.options)
    except Problem as problem:
        raise TableProblem("table-setup", why=problem.key) from problem
    if setup.data_digest != row.data_digest:
        raise TableProblem("table-figures", found=row.data_digest, now=setup.data_digest)
    return setup
