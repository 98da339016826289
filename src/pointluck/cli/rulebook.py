"""The clause index: finding clauses by what a person types, and setting them as text."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby

from rich.console import Console
from rich.text import Text

from pointluck.engine import Clause, Game
from pointluck.language import Language

from .console import indented
from .problems import UsageProblem

WIDEST = 100
"""Longer lines are hard to read."""
_MARGIN = 9


def find(game: Game, wanted: Iterable[str]) -> list[Clause]:
    """The clauses that the words name, each once: `KB-6a`, `6a` and `kb-6a4` all work; a beginning means all of it."""
    found: dict[str, Clause] = {}
    for word in wanted:
        clauses = [clause for clause in game.clauses.values() if _begins(clause.id, _full(game, word))]
        if not clauses:
            known = {name.lower(): name for name in game.clauses}
            near = [known[name] for name in get_close_matches(_full(game, word), known, n=4, cutoff=0.6)]
            raise UsageProblem("clause-unknown", clause=word, near=near, game=game.id)
        found |= {clause.id: clause for clause in clauses}
    return list(found.values())


def _full(game: Game, word: str) -> str:
    prefix = next(iter(game.clauses)).partition("-")[0].lower() + "-"
    word = word.lower().replace("§", "")
    return word if word.startswith(prefix) else prefix + word


def _begins(name: str, beginning: str) -> bool:
    """KB-1 begins KB-1a but not KB-10a, and KB-R1 is not KB-R10."""
    name = name.lower()
    if not name.startswith(beginning):
        return False
    rest = name[len(beginning) :]
    return not (beginning[-1:].isdecimal() and rest[:1].isdecimal())


def show(out: Console, language: Language, clauses: list[Clause]) -> None:
    """One clause with what it refers to, or many of them by section."""
    width = min(out.width, WIDEST)
    if len(clauses) == 1:
        _show_clause(out, language, clauses[0], width)
        _show_related(out, language, clauses[0], width)
        return
    for section, group in groupby(clauses, key=lambda clause: clause.section):
        out.print(Text(_heading(language, section), "bold underline"))
        for clause in group:
            _show_clause(out, language, clause, width)
        out.print()


def _heading(language: Language, section: str) -> str:
    number = "" if section.isalpha() else f"{section}  "
    return number + language.say(f"section-{section.replace('.', '-')}")


def _show_clause(out: Console, language: Language, clause: Clause, width: int) -> None:
    """The id hangs in the margin."""
    out.print(indented(language.clause_title(clause), _MARGIN, width, "bold", margin=clause.id))
    out.print(indented(language.clause_text(clause), _MARGIN, width))


def _show_related(out: Console, language: Language, clause: Clause, width: int) -> None:
    assert language.game is not None
    known = language.game.clauses
    named = [f"{name} {language.clause_title(known[name])}" for name in clause.see if name in known]
    if named:
        out.print(indented(f"{language.say('rules-see')} {', '.join(named)}", _MARGIN, width, "dim"))
