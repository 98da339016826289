"""The clause index: complete, cited truly, and every clause proved by a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from pointluck.engine import LANGUAGES

from .table import GAME

HERE = Path(__file__).parent
CITATION = re.compile(r"DF-(?:R?\d[\w.]*|[FCOS]\d+)")


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


def test_code_and_data_cite_only_clauses_that_exist_and_every_clause_is_cited() -> None:
    files = [entry for entry in GAME.room.iterdir() if entry.name.endswith((".py", ".toml"))]
    assert len(files) > 10
    cited = {file.name: _cited(file.read_text(encoding="utf-8")) for file in files}
    for name, found in cited.items():
        assert sorted(found - set(GAME.clauses)) == [], name
    ranges = {"DF-1.6.4", "DF-C7", "DF-2.4.4b", "DF-2.4.4c"}  # inside "DF-C6 to DF-C8" and the like
    assert sorted(set(GAME.clauses) - set().union(*cited.values()) - ranges) == []


def test_options_cite_a_clause_that_names_them() -> None:
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
    rulings = [int(name[4:]) for name in GAME.clauses if re.fullmatch(r"DF-R\d+", name)]
    assert sorted(rulings) == list(range(1, len(rulings) + 1))
    assert all((clause.section == "ruling") == clause.id.startswith("DF-R") for clause in GAME.clauses.values())
