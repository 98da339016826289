"""The examples in docstrings and on the docs' pages about the library are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path
from pkgutil import walk_packages

import pytest

import pointluck.analysis
import pointluck.engine
import pointluck.players

DOCS = Path(__file__).parents[1] / "docs"
PACKAGES = (pointluck.engine, pointluck.players, pointluck.analysis)
MODULES = [
    "pointluck.games",
    *(package.__name__ for package in PACKAGES),
    *(module.name for package in PACKAGES for module in walk_packages(package.__path__, f"{package.__name__}.")),
]
FEWEST = 20
"""Examples there must be in docstrings: an empty search proves nothing."""


def examples(module: str) -> list[doctest.DocTest]:
    found = doctest.DocTestFinder().find(importlib.import_module(module))
    return [one for one in found if one.examples]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_docstrings_are_true(module: str) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for one in examples(module):
        told: list[str] = []
        runner.run(one, out=told.append)
        assert not told, "".join(told)


def test_the_library_is_shown_by_examples() -> None:
    assert sum(len(examples(module)) for module in MODULES) >= FEWEST


def test_the_examples_of_the_page_about_the_library_are_true() -> None:
    failed, tried = doctest.testfile(str(DOCS / "library.md"), module_relative=False)
    assert tried > FEWEST
    assert failed == 0
