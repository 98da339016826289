"""The clause index: complete, cited truly, and every clause proved by a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from pointluck.engine import LANGUAGES

from .table import GAME

HERE = Path(__file__).parent
CITATION = re.compile(r"KB-[0-9R][0-9a-z.]*")
SECTIONS = {f"KB-{clause.section.replace('.', '')}" for clause in GAME.clauses.values()}
"""A remark may name a whole section (KB-6a); what the code tells or refuses cites one clause (KB-6a4)."""


def _marked(file: Path) -> Iterator[str]:
    """The ids in `@pytest.mark.clause(...)` on the tests of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


def _cited(text: str) -> set[str]:
    return {citation.rstrip(".") for citation in CITATION.findall(text)}


def test_every_clause_has_a_test_that_names_it() -> None:
    named = {clause for file in HERE.glob("test_*.py") for clause in _marked(file)}
    assert sorted(set(GAME.clauses) - named) == []


def test_tests_name_only_clauses_that_exist() -> None:
    for file in HERE.glob("test_*.py"):
        assert sorted(set(_marked(file)) - set(GAME.clauses)) == [], file.name
        if file.name != Path(__file__).name:
            assert sorted(_cited(file.read_text(encoding="utf-8")) - set(GAME.clauses)) == [], file.name


def test_the_code_and_the_data_cite_only_clauses_that_exist() -> None:
    files = [entry for entry in GAME.room.iterdir() if entry.name.endswith((".py", ".toml"))]
    assert len(files) > 10
    for file in files:
        assert sorted(_cited(file.read_text(encoding="utf-8")) - set(GAME.clauses) - SECTIONS) == [], file.name


def test_what_the_code_tells_or_refuses_cites_one_clause() -> None:
    for file in GAME.room.iterdir():
        if file.name.endswith(".py"):
            nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
            cited = {text.rstrip(".") for text in texts if CITATION.fullmatch(text)}
            assert sorted(cited - set(GAME.clauses)) == [], file.name


def test_options_cite_a_ruling_that_exists_and_names_them() -> None:
    for option in GAME.options:
        assert option.clause in GAME.clauses
        for language in LANGUAGES:
            assert option.id in GAME.clauses[option.clause].text[language], (option.id, language)


def test_references_lead_to_other_clauses() -> None:
    for clause in GAME.clauses.values():
        assert clause.id not in clause.see, clause.id
        assert sorted(set(clause.see) - set(GAME.clauses)) == [], clause.id
        for language in LANGUAGES:
            assert sorted(_cited(clause.text[language]) - set(GAME.clauses)) == [], clause.id


def test_every_clause_has_a_title_and_a_statement_in_every_language() -> None:
    for clause in GAME.clauses.values():
        for texts in (clause.title, clause.text):
            assert set(texts) == set(LANGUAGES), clause.id
            assert all(text.strip() for text in texts.values()), clause.id
        assert clause.text["en"] != clause.text["de"], clause.id


def test_ids_follow_the_sections_of_the_rulebook() -> None:
    for clause in GAME.clauses.values():
        if clause.section == "ruling":
            assert re.fullmatch(r"KB-R[1-9]\d*", clause.id)
        else:
            assert clause.id.startswith(f"KB-{clause.section.replace('.', '')}"), clause.id
    rulings = [int(name[4:]) for name in GAME.clauses if name.startswith("KB-R")]
    assert sorted(rulings) == list(range(1, len(rulings) + 1)), "no ruling is missing"


def test_the_end_of_the_game_cites_a_clause() -> None:
    assert GAME.over_clause in GAME.clauses
