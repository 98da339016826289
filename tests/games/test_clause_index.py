"""The clause index of every game: complete, cited truly, and every clause proved by a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import pointluck
from pointluck.engine import LANGUAGES, Game
from tests.support import OURS

GAMES = [pointluck.game(name) for name in OURS]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


class Index(NamedTuple):
    """What is particular to the index of one game."""

    prefix: str
    citation: re.Pattern[str]
    files: int
    """The code and the data are in more files than this."""
    wholes: frozenset[str] = frozenset()
    """Steps or sections that a remark may name as a whole."""
    by_section: bool = False
    """Ids begin with the section of the rulebook; a remark may name a whole section (KB-6a) and so cite its clauses."""


INDEXES = {
    "battle-of-midway": Index(
        "BM", re.compile(r"BM-[0-9GORSV][0-9a-z.]*"), files=15, wholes=frozenset({"BM-1.4", "BM-2.2", "BM-5.2"})
    ),
    "dogfight": Index("DF", re.compile(r"DF-(?:R?\d[\w.]*|[FCOS]\d+)"), files=10),
    "kido-butai": Index("KB", re.compile(r"KB-[0-9R][0-9a-z.]*"), files=10, by_section=True),
}


def _tests(game: Game) -> list[Path]:
    found = sorted((Path(__file__).parent / game.id.replace("-", "_")).glob("test_*.py"))
    assert found, "the tests of a game are in the folder of its name"
    return found


def _marked(file: Path) -> Iterator[str]:
    """The ids in `@pytest.mark.clause(...)` on the tests of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


def _cited(game: Game, text: str) -> set[str]:
    return {citation.rstrip(".") for citation in INDEXES[game.id].citation.findall(text)}


def _by_file(game: Game) -> dict[str, set[str]]:
    """What each file of the code and the data cites."""
    return {
        entry.name: _cited(game, entry.read_text(encoding="utf-8"))
        for entry in game.room.iterdir()
        if entry.name.endswith((".py", ".toml"))
    }


def _section(game: Game, section: str) -> str:
    return f"{INDEXES[game.id].prefix}-{section.replace('.', '')}"


@pytest.mark.slow
@every_game
def test_every_clause_has_a_test_that_names_it(game: Game) -> None:
    named = {clause for file in _tests(game) for clause in _marked(file)}
    assert sorted(set(game.clauses) - named) == []


@every_game
def test_tests_name_only_clauses_that_exist(game: Game) -> None:
    for file in _tests(game):
        assert sorted(set(_marked(file)) - set(game.clauses)) == [], file.name
        cited = _cited(game, file.read_text(encoding="utf-8"))
        assert sorted(cited - set(game.clauses) - INDEXES[game.id].wholes) == [], file.name


@every_game
def test_the_code_and_the_data_cite_only_clauses_that_exist(game: Game) -> None:
    index = INDEXES[game.id]
    wholes = set(index.wholes)
    if index.by_section:
        wholes |= {_section(game, clause.section) for clause in game.clauses.values()}
    cited = _by_file(game)
    assert len(cited) > index.files
    for name, found in cited.items():
        assert sorted(found - set(game.clauses) - wholes) == [], name


@every_game
def test_the_code_and_the_data_cite_every_clause(game: Game) -> None:
    """By its own id. What only a range, "DF-C6 to DF-C8", has in its midst is not cited."""
    if not INDEXES[game.id].by_section:
        assert sorted(set(game.clauses).difference(*_by_file(game).values())) == []


@every_game
def test_what_the_code_tells_or_refuses_cites_one_clause(game: Game) -> None:
    for file in game.room.iterdir():
        if file.name.endswith(".py"):
            nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
            cited = {text.rstrip(".") for text in texts if INDEXES[game.id].citation.fullmatch(text)}
            assert sorted(cited - set(game.clauses)) == [], file.name


@every_game
def test_options_cite_a_clause_that_exists_and_names_them(game: Game) -> None:
    for option in game.options:
        assert option.clause in game.clauses, option.id
        for language in LANGUAGES:
            assert option.id in game.clauses[option.clause].text[language], (option.id, language)


@every_game
def test_references_lead_to_other_clauses(game: Game) -> None:
    for clause in game.clauses.values():
        assert clause.id not in clause.see, clause.id
        assert sorted(set(clause.see) - set(game.clauses)) == [], clause.id
        for language in LANGUAGES:
            assert sorted(_cited(game, clause.text[language]) - set(game.clauses)) == [], clause.id


@every_game
def test_every_clause_has_a_title_and_a_statement_in_every_language(game: Game) -> None:
    for clause in game.clauses.values():
        for texts in (clause.title, clause.text):
            assert set(texts) == set(LANGUAGES), clause.id
            assert all(text.strip() for text in texts.values()), clause.id
        assert clause.text["en"] != clause.text["de"], clause.id


@every_game
def test_ids_follow_the_sections_and_no_ruling_is_missing(game: Game) -> None:
    index = INDEXES[game.id]
    rulings = []
    for clause in game.clauses.values():
        ruling = re.fullmatch(rf"{index.prefix}-R([1-9]\d*)", clause.id)
        assert (clause.section == "ruling") == (ruling is not None), clause.id
        if ruling is not None:
            rulings.append(int(ruling[1]))
        elif index.by_section:
            assert clause.id.startswith(_section(game, clause.section)), clause.id
    assert sorted(rulings) == list(range(1, len(rulings) + 1))


@every_game
def test_the_end_of_the_game_cites_a_clause(game: Game) -> None:
    assert game.over_clause in game.clauses
