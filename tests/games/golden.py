"""Writes the golden records anew: `python -m tests.games.golden`.

They pin down what a program may rely on: a record that was written once gives the same state hashes for ever. So
write them anew only when the rules version changes or a rule was wrong, and say so in the commit.
"""

from __future__ import annotations

from pathlib import Path

import pointluck
from pointluck.engine import SUFFIX, Record
from tests.games.dogfight import test_examples
from tests.games.kido_butai import test_example_of_play
from tests.support import play_through

FOLDER = Path(__file__).parent / "golden"


def file(game: str, preset: str) -> Path:
    return FOLDER / f"{game}.{preset}{SUFFIX}"


def playthrough(game: str, preset: str) -> Record:
    """One whole random game."""
    return play_through(Record(pointluck.game(game).new(preset)), f"golden {preset}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in pointluck.games():
        # Games of other packages keep what is golden to them.
        presets = pointluck.game(game).presets if file(game, "standard").exists() else ()
        for preset in presets:
            file(game, preset).write_text(playthrough(game, preset).text(), encoding="utf-8")
    test_example_of_play.GOLDEN.parent.mkdir(exist_ok=True)
    test_example_of_play.GOLDEN.write_text(test_example_of_play.example().record.text(), encoding="utf-8")
    test_examples.FOLDER.mkdir(exist_ok=True)
    for name, example in test_examples.EXAMPLES.items():
        test_examples.file(name).write_text(example().record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
