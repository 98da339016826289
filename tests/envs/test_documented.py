"""What docs/environments.md shows runs, and the numbers that it names are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pointluck
from pointluck.envs.encoding import LONGEST_ANSWER, MOST_LEGAL, encoding
from pointluck.envs.words import LETTERS, NUMBERS

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str) -> None:
    exec(example, {})


def test_the_numbers_are_true() -> None:
    assert len(EXAMPLES) >= 3
    named = encoding(pointluck.game("kido-butai").new().setup, "named")
    assert named.table is not None
    assert f"row of {len(named.table)} numbers" in PAGE
    assert f"| Kido Butai | {len(named.answers):,} |" in PAGE
    dogfight = encoding(pointluck.game("dogfight").new().setup, "named")
    assert dogfight.table is not None and f"row of {len(dogfight.table)} numbers" in PAGE
    assert f"| Dogfight | {len(dogfight.answers):,} |" in PAGE
    assert f"{MOST_LEGAL} x {LONGEST_ANSWER}" in PAGE
    words = named.words.texts
    assert (words[1], words[NUMBERS]) == ("0", "255") and f"| 1 to {NUMBERS} |" in PAGE
    assert "".join(words[NUMBERS + 1 : NUMBERS + 1 + len(LETTERS)]) == LETTERS
    assert f"| {NUMBERS + 1} to {NUMBERS + len(LETTERS)} |" in PAGE
