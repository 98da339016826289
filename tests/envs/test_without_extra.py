"""Without the extra `envs` everything else works, and the environments say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from importlib.abc import MetaPathFinder
class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in {names}:
            raise ModuleNotFoundError(name=name)
sys.meta_path.insert(0, Missing())
import pointluck
pointluck.game("kido-butai").new()
import {module}
"""


@pytest.mark.slow
@pytest.mark.parametrize(("language", "sentence"), [("en", "The environments need"), ("de", "Den Umgebungen fehlt")])
def test_it_says_what_to_install(language: str, sentence: str) -> None:
    program = PROGRAM.format(names=("numpy", "gymnasium", "pettingzoo"), module="pointluck.envs")
    told(program, language, sentence)


@pytest.mark.slow
def test_openspiel_says_it_too() -> None:
    told(PROGRAM.format(names=("pyspiel",), module="pointluck.envs.openspiel"), "en", "The environments need pyspiel")


def told(program: str, language: str, sentence: str) -> None:
    known = {"PYTHONPATH": ":".join(sys.path), "LANG": language, "LANGUAGE": language}
    ran = subprocess.run([sys.executable, "-c", program], env=known, capture_output=True, text=True, check=False)
    last = ran.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: {sentence}") and "pointluck[envs]" in last
