"""The kernel is a second writing of the rules, for speed. It has to be equal to the first, compiled too."""

from __future__ import annotations

from typing import Any

import pytest

import pointluck
from pointluck.engine import CHANCE, Seeded
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players import Situation
from pointluck.players.kido_butai.commander import KidoButaiCommander
from pointluck.players.kido_butai.kernel import KERNEL, encoding, search, sequence
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.lookahead import Effort
from tests.players.kido_butai_kernel import CROWDED, differences, outcomes, prove, walk

GAME = pointluck.game("kido-butai")


@pytest.mark.slow
def test_the_kernel_plays_by_the_rules_and_by_the_doctrine() -> None:
    """Step by step under random options and figures; any difference fails. The module itself does thousands."""
    assert "24 games" in prove(range(24))


def test_all_carriers_may_be_drawn_where_no_dummy_ends_it() -> None:
    """The last one ends the draw (KB-6.4)."""
    for seed in range(6):
        state = new(data={"counters": {"carrier_dummies": 0}, "reconnaissance": {"japan_finds_us_min": 2}})
        walk(3 * seed, state)
        if 1 in state.fleet_of:
            assert set(state.fleet_of) == {1}
            return
    raise AssertionError("no fleet was attacked")


@pytest.mark.slow
def test_the_only_carrier_afloat_is_the_target_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 10.c, where a single face of the die is left, nobody rolls it."""
    only, single = sequence.only_answer, []

    def asked(s: list[int], f: list[int], name: int) -> int:
        answer = only(s, f, name)
        if name == at.C_TARGET and answer >= 0:
            single.append(answer)
        return answer

    monkeypatch.setattr(sequence, "only_answer", asked)
    figures = {"hits_to_destroy": {"japanese_carrier": 1}, "bombing": {"us_v_carrier_min": 2}}
    figures["reconnaissance"] = {"us_finds_japan_min": 2}
    for seed in (1, 4, 19):
        walk(seed, new(data=figures, **{"kb.adv_10c": True}))
    assert len(set(single)) > 1, "different carriers were the last"


def new(**asked: Any) -> KidoButaiState:
    state = GAME.new(**asked)
    assert isinstance(state, KidoButaiState)
    return state


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


@pytest.mark.slow
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
