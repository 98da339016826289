"""The clause index: complete, cited truly, and every clause proved by a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from pointluck.engine import LANGUAGES

from .table import GAME

HERE = Path(__file__).parent
CITATION = re.compile(r"BM-[0-9GORSV][0-9a-z.]*")
STEPS = {"BM-1.4", "BM-2.2", "BM-5.2"}
"""Steps of the outline that a remark may name as a whole."""


def _marked(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


def _cited(text: str) -> set[str]:
    return {found.rstrip(".") for found in CITATION.findall(text)}


def test_every_clause_is_proved_by_a_test_and_every_mark_names_a_clause() -> None:
    proved = {name for file in HERE.glob("test_*.py") for name in _marked(file)}
    assert sorted(proved - set(GAME.clauses)) == []
    assert sorted(set(GAME.clauses) - proved) == []


def test_the_code_and_the_data_cite_only_clauses_that_exist() -> None:
    files = [entry for entry in GAME.room.iterdir() if entry.name.endswith((".py", ".toml"))]
    assert len(files) > 15
    for file in files:
        assert sorted(_cited(file.read_text(encoding="utf-8")) - set(GAME.clauses) - STEPS) == [], file.name


def test_options_cite_a_ruling_that_exists_and_names_them() -> None:
    for option in GAME.options:
        for language in LANGUAGES:
            assert option.id in GAME.clauses[option.clause].text[language], (option.id, language)


def test_references_lead_to_other_clauses() -> None:
    for clause in GAME.clauses.values():
        assert clause.id not in clause.see, clause.id
        assert sorted(set(clause.see) - set(GAME.clauses)) == [], clause.id


def test_every_clause_has_a_title_and_a_statement_in_every_language() -> None:
    for clause in GAME.clauses.values():
        for texts in (clause.title, clause.text):
            assert set(texts) == set(LANGUAGES), clause.id
            assert all(text.strip() for text in texts.values()), clause.id
        assert clause.text["en"] != clause.text["de"], clause.id


def test_no_ruling_is_missing() -> None:
    rulings = [int(name[4:]) for name in GAME.clauses if name.startswith("BM-R")]
    assert sorted(rulings) == list(range(1, len(rulings) + 1))
