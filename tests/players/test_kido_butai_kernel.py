"""The kernel is a second writing of the rules, for speed. It has to be equal to the first."""

from __future__ import annotations

import json

import pytest

import pointluck
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kido_butai.kernel import encoding
from pointluck.players.kido_butai.kernel import layout as at
from tests.players.kido_butai_kernel import CROWDED, in_plain_python, outcomes

GAME = pointluck.game("kido-butai")


@pytest.mark.slow
def test_the_kernel_plays_by_the_rules_and_by_the_doctrine() -> None:
    """Step by step under random options and figures; any difference fails. The module itself does thousands."""
    assert "24 games" in in_plain_python("--games", "24")


@pytest.mark.slow
def test_compiled_and_plain_kernel_play_the_same_games() -> None:
    assert json.loads(in_plain_python("--games", "6", "--outcomes")) == outcomes(6)


def test_every_name_of_the_sequence_has_a_number() -> None:
    sequence = KidoButaiState.sequence
    assert all(sequence.knows(name) for name in at.NAMES[1:])
    assert len(set(at.NAMES)) == len(at.NAMES)
    assert set(sequence.asks) <= set(at.NAMES)


def test_a_game_too_large_for_the_kernel_is_known_as_such() -> None:
    state = GAME.new()
    assert isinstance(state, KidoButaiState)
    assert encoding.fits(state.oob)
    crowded = GAME.new(data=CROWDED)
    assert isinstance(crowded, KidoButaiState)
    assert not encoding.fits(crowded.oob)
