"""The clause index: finding clauses by what a person types, and setting them as text."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby
from unicodedata import combining, normalize

from rich.console import Console
from rich.text import Text

from pointluck.engine import LANGUAGES, Clause, Game
from pointluck.language import Language

from .console import indented
from .problems import UsageProblem

WIDEST = 100
"""Longer lines are hard to read."""
FEW = 12
"""So many clauses that hold the words somebody looks for are shown whole."""
_MARGIN = 11


def find(game: Game, wanted: Iterable[str], code: str) -> list[Clause]:
    """The clauses that the words name or that hold them, each once and in the rulebook's order. Raises UsageProblem.

    `KB-6a`, `6a` and `kb-6a4` all name clauses; a beginning means all of it. Other words are looked up in what the
    clauses say, first in the language `code`, and those count that hold all of them.
    """
    words = list(wanted)
    named = [word for word in words if _names(game, word)]
    said = [_folded(word) for word in words if word not in named]
    held = _holding(game, said, code) if said else []
    if said and not held:
        raise UsageProblem("clause-unknown", clause=" ".join(words), near=_near(game, words, said), game=game.id)
    return [
        clause
        for clause in game.clauses.values()
        if clause in held or any(_begins(clause.id, _full(game, word)) for word in named)
    ]


def _names(game: Game, word: str) -> bool:
    return any(_begins(name, _full(game, word)) for name in game.clauses)


def _holding(game: Game, said: list[str], code: str) -> list[Clause]:
    """The clauses with all these words, best as beginnings of words: an ace is not looked for in a place."""
    for beginning in (" ", ""):
        for language in sorted(LANGUAGES, key=lambda language: language != code):
            texts = [(clause, f" {_spoken(clause, language)}") for clause in game.clauses.values()]
            held = [clause for clause, text in texts if all(beginning + word in text for word in said)]
            if held:
                return held
    return []


def _spoken(clause: Clause, language: str) -> str:
    return _folded(f"{clause.title[language]} {clause.text[language]}")


def _folded(text: str) -> str:
    """Small letters without accents, and spaces for all that is no letter, digit or hyphen."""
    plain = (letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join("".join(letter if letter.isalnum() or letter == "-" else " " for letter in plain).split())


def _near(game: Game, words: list[str], said: list[str]) -> list[str]:
    """What somebody may have meant: clauses with such ids, and words of the rules."""
    ids = {name.lower(): name for name in game.clauses}
    near = [ids[name] for word in words for name in get_close_matches(_full(game, word), ids, n=4, cutoff=0.6)]
    clauses = game.clauses.values()
    known = {word for clause in clauses for language in LANGUAGES for word in _spoken(clause, language).split()}
    near += [word for one in said for word in get_close_matches(one, sorted(known), n=2, cutoff=0.8)]
    return list(dict.fromkeys(near))[:4]


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


def look_up(out: Console, language: Language, game: Game, words: list[str]) -> None:
    """What the words name, whole; of many clauses that only hold them, the titles. Raises UsageProblem for nothing."""
    clauses = find(game, words, language.code)
    if len(clauses) <= FEW or all(_names(game, word) for word in words):
        show(out, language, clauses)
        return
    for clause in clauses:
        out.print(indented(language.clause_title(clause), _MARGIN, min(out.width, WIDEST), margin=clause.id))
    out.print(language.say("rules-many", count=len(clauses), clause=clauses[0].id))


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
