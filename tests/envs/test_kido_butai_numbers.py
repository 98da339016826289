"""Kido Butai's closed list of actions, and its table as numbers: nothing that play can bring is missing in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Problem
from pointluck.envs.kido_butai import QUESTIONS, Actions, Table
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.view_types import KidoButaiView
from tests.support import random_options, steps

GAME = pointluck.game("kido-butai")
GAMES = [
    *({"preset": preset} for preset in sorted(GAME.presets)),
    {"kb.special_hits_us": "free", "kb.loiter": "allowed", "kb.adv_10a": True},
    {"kb.attacks_per_target": "split", "kb.adv_10b": True, "kb.adv_10c": True},
    {"data": "mix-12-11-4-4"},
    {"data": {"setup": {"Akagi": {"zero": 3, "bomber": 1}}, "bombing": {"japan_v_carrier_min": 7}}},
]


def new(**asked: Any) -> KidoButaiState:
    state = GAME.new(**asked)
    assert isinstance(state, KidoButaiState)
    return state


def decisions(state: KidoButaiState, seed: int) -> Iterator[KidoButaiState]:
    for now, _ in steps(state, seed):
        if now.seat != CHANCE:
            yield cast(KidoButaiState, now)


@pytest.mark.slow
@pytest.mark.parametrize("asked", GAMES, ids=str)
def test_no_legal_action_is_missing(asked: dict[str, Any]) -> None:
    """Each has a number of its own, and the text of that number means it."""
    met: set[str] = set()
    for seed in range(12):
        extra = random_options(GAME, Random(seed)) if seed > 5 else {}
        state = new(**asked | extra)
        actions = Actions(state.oob)
        for now in decisions(state, seed):
            legal = now.legal()
            offered = actions.offered(legal)
            assert list(offered.values()) == legal
            assert sum(actions.mask(legal)) == len(legal)
            for number, action in offered.items():
                assert now.parse(actions.texts[number]) == action
            met.add(now.stack[-1])
    assert {"loads", "japanese-phase", "commit"} <= met <= set(QUESTIONS)


def test_the_list_is_the_same_under_all_options() -> None:
    texts = Actions(new().oob).texts
    assert len(texts) == len(set(texts)) == 658
    for seed in range(4):
        options = random_options(GAME, Random(seed)) | {"kb.adv_10a": False}
        assert Actions(new(**options).oob).texts == texts
    harder = Actions(new(**{"kb.adv_10a": True}).oob).texts
    assert set(texts) < set(harder)
    assert {text.split()[0] for text in set(harder) - set(texts)} == {"spread"}, "a third hit to give"


def test_every_division_and_every_force_has_a_number() -> None:
    actions = Actions(new().oob)
    assert actions.texts[actions.number("targets enterprise 4 yorktown 6")] == "targets enterprise 4 yorktown 6"
    named = Action("attack", ("fleet-2", "K1", "K3", "ZS"))
    assert actions.texts[actions.number(named)] == "attack fleet-2 2b 1z"
    with pytest.raises(KeyError):
        actions.number("die 6")


@pytest.mark.slow
@pytest.mark.parametrize("asked", GAMES, ids=str)
def test_numbers_of_the_table_keep_within_their_bounds(asked: dict[str, Any]) -> None:
    most: dict[str, int] = {}
    for seed in range(8):
        state = new(**asked | (random_options(GAME, Random(seed)) if seed > 3 else {}))
        table = Table(state.oob)
        assert len(set(table.labels)) == len(table)
        for now in decisions(state, seed):
            read = dict(zip(table.labels, table.row(seen(now)), strict=True))
            assert all(0 <= read[label] <= high for label, high in zip(table.labels, table.highs, strict=True))
            assert [name for name in QUESTIONS if read[f"asked.{name}"]] == [now.stack[-1]]
            most |= {label: max(number, most.get(label, 0)) for label, number in read.items()}
    assert sum(most.values()) > 300, "most numbers move"


def seen(state: KidoButaiState) -> KidoButaiView:
    return cast(KidoButaiView, state.view("japan"))


def test_numbers_say_what_is_on_the_table() -> None:
    state = new()
    read = dict(zip((table := Table(state.oob)).labels, table.row(seen(state)), strict=True))
    assert read["A1.akagi"] and read["A1.E"] and not read["A1.bombs"] and not read["A1.torpedoes"]
    assert read["cups.bombers"] == 11 and read["track+5.bombers"] == 0
    for word in ("load akagi 3b 0t", "load kaga 0b 3t", "load soryu 2b 0t", "load hiryu 0b 2t", "launch A1 strike"):
        state.apply(state.parse(word))
    read = dict(zip(table.labels, table.row(seen(state)), strict=True))
    assert read["turn"] == 1 and read["asked.japanese-phase"]
    assert read["A1.bombs"] and read["A1.centre"] and read["A1.acted"] and not read["A1.akagi"]
    assert read["akagi.launched"] and read["K2.torpedoes"] and not read["ZA.bombs"]


@pytest.mark.parametrize(
    ("figures", "key"),
    [
        ({"setup": {"Akagi": {"zero": 12}, "Kaga": {"zero": 12}}}, "environment-too-large"),
        ({"counters": {"us_bombers": 99}, "victory_points": {"squadrons": {"offset": 99}}}, None),
        ({"victory_points": {"rules": {"us_carrier_sunk": 99}}}, "environment-too-high"),
    ],
    ids=str,
)
def test_what_is_too_large_is_refused(figures: dict[str, Any], key: str | None) -> None:
    for ship in figures.get("setup", {}):
        figures.setdefault("capacity", {})[ship] = {"full": 24}
    oob = new(data=figures).oob
    if key is None:
        assert Table(oob) and Actions(oob)
        return
    with pytest.raises(Problem) as caught:
        Table(oob), Actions(oob)
    assert caught.value.key == key
