"""Dogfight's closed list of actions: nothing that play can bring is missing in it, under no options."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

import pointluck
from pointluck.engine import CHANCE, Problem
from pointluck.envs.dogfight import BOARDS, Actions
from pointluck.envs.encoding import encoding
from pointluck.envs.sky import Sky
from pointluck.games.dogfight.order_of_battle import KNOWN_ORDERS
from tests.envs.games import positions
from tests.support import random_options, steps

GAME = pointluck.game("dogfight")


@pytest.mark.slow
def test_no_legal_action_is_missing() -> None:
    """Each has a number of its own, and the text of that number means it."""
    met: set[str] = set()
    for state in positions("dogfight", range(30)):
        if state.seat in (None, CHANCE):
            continue
        numbers, legal = encoding(state.setup, "named"), state.legal()
        offered = numbers.offered(state)
        assert list(offered.values()) == legal
        assert all(state.parse(str(numbers.answers.text(number))) == action for number, action in offered.items())
        met.add(state.stack[-1])
    assert met == {name for name, ask in GAME.state.sequence.asks.items() if not hasattr(ask, "_faces")} - {
        *("deal", "draw", "exchange-draw")
    }


def test_the_list_is_the_same_under_all_options() -> None:
    texts = Actions(GAME.new().setup).texts
    assert len(texts) == len(set(texts))
    for seed, preset in enumerate(GAME.presets):
        setup = GAME.new(preset, **random_options(GAME, Random(seed))).setup
        assert Actions(setup).texts == texts


def shown(view: Any) -> str:
    """A view without what the row leaves out."""
    told = {name: value for name, value in view.items() if name not in ("setup", "phase", "ending", "winner")}
    told["stack"] = told["stack"][-1:]
    combat = told["combat"]
    told["combat"] = combat and combat | {"ways": {side: way[:1] for side, way in combat["ways"].items()}}
    return json.dumps(told, sort_keys=True)


@pytest.mark.slow
def test_the_row_tells_all_that_is_on_the_table() -> None:
    """Views that differ in anything but what is left out give different rows; all numbers keep within their bounds."""
    seen: dict[tuple[str, ...], dict[bytes, str]] = {}
    most, highs = np.zeros(0, np.uint8), np.array(Sky(GAME.new().setup).highs)
    for state in positions("dogfight", range(12)):
        numbers = encoding(state.setup, "named")
        rows = seen.setdefault(tuple(str(value) for value in state.setup.options.values()), {})
        for seat in GAME.seats:
            row = numbers.seen(state, seat)
            assert (row <= highs).all()
            told = shown(state.view(seat))
            assert rows.setdefault(row.tobytes(), told) == told
            most = np.maximum(row, most) if len(most) else row
    assert np.count_nonzero(most) > 250, "most numbers move"


def test_places_of_the_row_are_the_same_under_all_options() -> None:
    sky = Sky(GAME.new().setup)
    assert len(set(sky.labels)) == len(sky)
    for seed, preset in enumerate(GAME.presets):
        other = Sky(GAME.new(preset, **random_options(GAME, Random(seed))).setup)
        assert (other.labels, other.highs) == (sky.labels, sky.highs)


def test_numbers_say_what_is_on_the_table() -> None:
    state = GAME.new()
    state.apply(state.parse("place J1 -4,-2 NE"))
    sky = Sky(state.setup)
    read = dict(zip(sky.labels, sky.row(state.view("usa")), strict=True))
    middle = sky.radius + 1
    assert (read["japan.1.q"], read["japan.1.r"], read["japan.1.NE"], read["japan.1.E"]) == (
        middle - 4,
        middle - 2,
        1,
        0,
    )
    assert (read["usa.1.q"], read["asked.place"], read["usa.seat"], read["usa.acting"]) == (0, 1, 1, 1)
    with pytest.raises(Problem, match="environment-too-high"):
        Sky(GAME.new(data={"order_cards": {name: {"copies": 99} for name in KNOWN_ORDERS}}).setup)


def test_a_sealed_bid_is_seen_by_nobody_else() -> None:
    state = GAME.new()
    for now, _ in steps(state, 1):
        if now.stack[-1] == "bid":
            break
    state.apply(state.parse("bid 2"))
    sky = Sky(state.setup)
    bid = sky.labels.index("usa.bid")
    assert (sky.row(state.view("usa"))[bid], sky.row(state.view("japan"))[bid]) == (4, 1)


def test_boards_hold_all_values_of_the_options_that_they_name() -> None:
    """An option with a new value would bring new areas."""
    values = {option.id: set(option.values) for option in GAME.options}
    for name in ("df.mode", "df.board", "df.reinforcement_layout"):
        assert {options[name] for options in BOARDS if name in options} == values[name]
    for mode, board, layout in product(
        *(sorted(values[f"df.{name}"]) for name in ("mode", "board", "reinforcement_layout"))
    ):
        options: dict[str, Any] = {"df.mode": mode, "df.board": board, "df.reinforcement_layout": layout}
        oob = GAME.oob(GAME.setup("standard", None, options))
        kept = {
            name: value
            for name, value in options.items()
            if name != ("df.board" if oob.domination else "df.reinforcement_layout")
        }
        same = GAME.oob(GAME.setup("standard", None, kept))
        assert (oob.place, oob.lay) == (same.place, same.lay)


@pytest.mark.slow
def test_figures_of_ones_own() -> None:
    figures = {
        "components": {"fighters_per_side": 3, "small_tiles": 1},
        "firing_cards": {"usa": [3, 9, 11]},
        "aircraft": {"ace": {"tokens": 4, "skip": 2}},
        "manoeuvre_tokens": {"left": 1},
    }
    for preset in GAME.presets:
        state = GAME.new(preset, figures)
        numbers = encoding(state.setup, "named")
        for now, _ in steps(state, 5):
            if now.seat != CHANCE:
                assert list(numbers.offered(now).values()) == now.legal()


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(Problem, match="environment-too-large"):
        Actions(GAME.new(data={"components": {"small_tiles": 9}}).setup)


def test_every_card_can_be_bought_and_played() -> None:
    actions = Actions(GAME.new().setup)
    assert all(actions.number(f"{verb} {card}") for card in KNOWN_ORDERS for verb in ("buy", "play"))
    assert actions.number("play thach-weave U1") != actions.number("play thach-weave JA1")
    with pytest.raises(KeyError):
        actions.number("draw 6")
