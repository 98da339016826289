"""The notation of air units read aloud, in sentences that people read."""

from __future__ import annotations

import pytest

from pointluck.engine import Action
from pointluck.language import Language

from .table import GAME

ENGLISH = Language("en").of(GAME)


@pytest.mark.parametrize(
    ("word", "english", "german"),
    [
        ("3sbd-b", "3 Dauntlesses with bombs", "3 Dauntless mit Bomben"),
        ("s1/d3a@kaga", "Val (Kaga, S1)", "Val (Kaga, S1)"),
        ("2a6m@akagi:1", "2 Zeros (Akagi, fuel 1)", "2 Zeros (Akagi, Treibstoff 1)"),
        ("pby-2", "Catalina 2", "Catalina 2"),
        ("1b25-t", "1 B-25 with torpedoes", "1 B-25 mit Torpedos"),
        ("akagi=launch", "Akagi: Launch", "Akagi: Start"),
        ("s12", "S12", "S12"),
    ],
)
def test_what_the_notation_says(word: str, english: str, german: str) -> None:
    assert ENGLISH.word(word) == english
    assert Language("de").of(GAME).word(word) == german


@pytest.mark.parametrize("word", ["19", "done", "Airfield", "akagi", "evading=-1"])
def test_everything_else_stays(word: str) -> None:
    assert GAME.aloud(word, ENGLISH.say, ENGLISH.name) is None


def test_sentences_are_read_aloud() -> None:
    assert ENGLISH.action(Action("patrol", ("e13a-3", "28"))) == "Jake 3 to 28"
    assert ENGLISH.action(Action("send", ("2a6m", "3d3a-b"))) == "send 2 Zeros and 3 Vals with bombs"
