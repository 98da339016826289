"""The kernel is a second writing of the rules, for speed. It has to be equal to the first, compiled too."""

from __future__ import annotations

import pytest

import pytest

import pointluck
from pointluck.engine import CHANCE, Seeded
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players import Situation
from pointluck.players.kido_butai.commander import KidoButaiCommander
from pointluck.players.kido_butai.kernel import KERNEL, encoding, search
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.lookahead import Effort
from tests.players.kido_butai_kernel import CROWDED, differences, outcomes, prove

GAME = pointluck.game("kido-butai")


@pytest.mark.slow
def test_the_kernel_plays_by_the_rules_and_by_the_doctrine() -> None:
    """Step by step under random options and figures; any difference fails. The module itself does thousands."""
    assert "24 games" in prove(range(24))


def test_a_difference_is_told_by_its_field() -> None:
    row = [0] * at.TABLE
    row[at.PLACE + 3], row[at.B_PIPS] = 2, 1
    assert differences(row, [0] * at.TABLE) == ["place[3] is 2, by the rules 0", "battle.pips[0] is 1, by the rules 0"]


def test_the_kernel_is_compiled_here() -> None:
    assert KERNEL.compiled


@pytest.mark.slow
def test_compiled_and_plain_kernel_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = outcomes(6)
    (plain,) = KERNEL.entries
    monkeypatch.setattr(search, "think", plain)
    assert outcomes(6) == compiled


def test_compiled_and_plain_kernel_decide_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions throughout a game, with all that was weighed."""
    (plain,) = KERNEL.entries
    compiled = search.think
    state, chance = GAME.new(), Seeded("alike")
    one, other = (KidoButaiCommander("captain", Effort(150, (2, 4), 0.0), "japan", 7, None) for _ in range(2))
    decisions = 0
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        situation = Situation(state, seat)
        action = one.choose(situation)
        decisions += len(situation.legal) > 1
        if decisions % 6 == 5:
            monkeypatch.setattr(search, "think", plain)
            assert other.choose(situation) == action
            assert other.explain() == one.explain()
            monkeypatch.setattr(search, "think", compiled)
        state.apply(action)
    assert decisions > 50


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
