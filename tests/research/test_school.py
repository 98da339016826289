"""The program that finds the positions of the battle school."""

from __future__ import annotations

from pathlib import Path

import pytest

from pointluck.analysis.school import positions
from pointluck.players import Situation
from research.school import difficulty, looked_at, mine, reached, read, sure, theme_of


@pytest.mark.slow
def test_a_shipped_position_is_seen_as_one_and_others_are_not() -> None:
    one = next(one for one in positions("kido-butai") if len(one.worth) > 2)
    state = one.state()
    situation = Situation(state, one.seat)
    found = looked_at(state, situation, 0.0, "any")
    assert found is not None and str(found.best) == one.best.action
    assert theme_of(situation, found.best) == one.theme
    assert difficulty("kido-butai", situation, found.best) == one.difficulty
    begin = one.begin()
    assert looked_at(begin, Situation(begin, one.seat), 0.0, "any") is None
    assert looked_at(state, situation, 1.1, "any") is None, "the lot decides"


@pytest.mark.slow
def test_what_was_mined_is_kept_and_can_be_reached_again(tmp_path: Path) -> None:
    path = tmp_path / "games.journal"
    mine("kido-butai", path, 1, "test", 1)
    kept = path.read_text(encoding="utf-8")
    mine("kido-butai", path, 1, "test", 1)
    assert path.read_text(encoding="utf-8") == kept, "what is there already is not played again"
    ((number, found),) = read(path)
    assert number == 0 and found
    for one in found:
        assert reached("kido-butai", one).seat == one["seat"]


def test_a_gap_must_be_wider_than_luck_explains() -> None:
    assert sure({"worth": [["a", 1.0, 0.0, 0.0], ["b", 0.4, 0.6, 0.05]]}, "points")
    assert not sure({"worth": [["a", 1.0, 0.0, 0.0], ["b", 0.4, 0.59, 0.05]]}, "points")
    assert not sure({"worth": [["a", 1.0, 0.0, 0.0], ["b", 0.1, 0.9, 0.05], ["c", 0.9, 0.1, 0.0]]}, "points")
