"""What docs/notation.md says is true."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import NotationError, Record
from tests.support import play_through

NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
GAME = pointluck.game("kido-butai")


def examples(title: str = "Kido Butai") -> list[str]:
    """The second column of a game's tables of actions and outcomes."""
    _, _, told = NOTATION.partition(f"\n## {title}\n")
    told = told.partition("\n## ")[0].partition("actions\n")[2]
    rows = [line.split(" | ") for line in told.splitlines() if line.startswith("| `")]
    return [example for row in rows for example in re.findall(r"`([^`]+)`", row[1])]


def test_every_action_has_examples() -> None:
    verbs = {example.split()[0] for example in examples()}
    assert {"load", "launch", "fly", "attack", "land", "ready", "end", "run-on", "commit", "meet", "aim"} <= verbs
    assert {"targets", "fill", "spread", "lose", "die", "draw"} <= verbs


@pytest.mark.parametrize("example", [e for e in examples() if "..." not in e])
def test_every_example_is_understood(example: str) -> None:
    state = GAME.new()
    for load in ("load akagi 1b 2t", "load kaga 2b 1t", "load soryu 1b 1t", "load hiryu 1b 1t"):
        state.apply(state.parse(load))
    try:
        actions = state.parse_all(example)
    except NotationError as error:
        # A place where nobody is just now stands for nobody.
        assert error.key == "notation-squadron"
        assert set(example.split()) & {"centre", "cap", "akagi", "kaga", "all", "fleet-2"}
    else:
        assert all(state.parse(str(action)) == action for action in actions)


def test_a_reader_can_be_written_from_the_document(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", NOTATION, re.DOTALL)
    names: dict[str, Callable[[Path], None]] = {}
    exec(code, names)
    record = Record(GAME.new())
    play_through(record, 3, 6)
    record.undo(2)
    play_through(record, 4)
    file = tmp_path / "game.plk"
    file.write_text(record.text(), encoding="utf-8")
    names["check"](file)
    lines = record.text().splitlines(keepends=True)
    for number in (9, 14, len(lines) - 1):
        spoiled = [*lines[:number], "0" + lines[number], *lines[number + 1 :]]
        file.write_text("".join(spoiled), encoding="utf-8")
        with pytest.raises(ValueError, match=f"line {number + 1} "):
            names["check"](file)
