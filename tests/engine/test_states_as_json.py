"""States as JSON: read back exactly, or refused with an error that says why."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pointluck
from pointluck.engine import StateError
from tests.support import examples, prefix

GAME = pointluck.game("kido-butai")


def plain(seed: int = 5, length: int = 60) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(prefix(GAME.new(), seed, length).to_json())
    return found


def failure(broken: Any) -> str:
    with pytest.raises(StateError) as caught:
        GAME.from_json(broken)
    return caught.value.key


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "1",
        '"text"',
        "{}",
        '{"setup": {}}',
        '{"setup": 1, "position": 2}',
        "[" * 100_000,
        "9" * 5000,
    ],
)
def test_text_that_is_no_state(text: str) -> None:
    assert failure(text) == "state-unreadable"


@pytest.mark.parametrize("given", [None, [], {}, 5, {"setup": None}])
def test_data_that_are_no_state(given: Any) -> None:
    assert failure(given) == "state-unreadable"


def test_a_state_of_another_game() -> None:
    broken = plain()
    broken["setup"]["game"] = "chess"
    assert failure(broken) == "state-foreign"


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_a_state_of_other_rules(version: object) -> None:
    broken = plain()
    broken["setup"]["rules"] = version
    assert failure(broken) == "state-rules"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("preset", "advanced"),
        ("preset", ["standard"]),
        ("options", {"kb.adv_10z": True}),
        ("options", {"kb.adv_10a": 3}),
        ("options", ["kb.adv_10a"]),
        ("figures", {"counters": {"us_bombers": -1}}),
        ("figures", {"counters": {"us_bombers": "x"}}),
        ("figures", "mix-10-10-5-6"),
        ("figures", "/etc/hostname"),
        ("figures", None),
    ],
)
def test_a_setup_that_cannot_be(key: str, value: object) -> None:
    broken = plain()
    broken["setup"][key] = value
    assert failure(broken) == "state-unreadable"


@pytest.mark.parametrize("key", sorted(plain()["position"]))
def test_a_field_left_out(key: str) -> None:
    broken = plain()
    del broken["position"][key]
    assert failure(broken) == "state-unreadable"


@pytest.mark.parametrize("key", sorted(set(plain()["position"]) - {"battle", "phase"}))
@pytest.mark.parametrize("value", [None, "x", 1.5, {}, {"a": 1}, [None], ["x", []]], ids=str)
def test_a_field_of_another_kind(key: str, value: object) -> None:
    broken = plain()
    broken["position"][key] = value
    assert failure(broken).startswith("state-")


def _counter(position: dict[str, Any]) -> None:
    position["cups"][0] += 1


def _negative(position: dict[str, Any]) -> None:
    position["cups"][0] -= 12
    position["gone"][0] += 12


def _deck(position: dict[str, Any]) -> None:
    position["place"] = [0] * 14
    position["low"] = [0] * 14


def _nowhere(position: dict[str, Any]) -> None:
    position["place"][0] = 50


def _bomber_on_cap(position: dict[str, Any]) -> None:
    position["place"][0] = 100


def _facing(position: dict[str, Any]) -> None:
    position["facing"][0] = 4


def _over_target(position: dict[str, Any]) -> None:
    position["place"][0], position["facing"][0] = 102, 2


def _low_aboard(position: dict[str, Any]) -> None:
    position["place"][3], position["facing"][3], position["low"][3] = 0, 0, 9


def _load(position: dict[str, Any]) -> None:
    position["load"][3] = 0


def _due_aboard(position: dict[str, Any]) -> None:
    position["place"][0], position["facing"][0], position["due"][0] = 0, 0, True


def _damage(position: dict[str, Any]) -> None:
    position["hits"][0] = 3


def _us_damage(position: dict[str, Any]) -> None:
    position["us_hits"][0] = -1


def _turn(position: dict[str, Any]) -> None:
    position["turn"] = 17


def _fleets(position: dict[str, Any]) -> None:
    position["reported"] = 3


def _debt(position: dict[str, Any]) -> None:
    position["debt"] = -1


def _short(position: dict[str, Any]) -> None:
    position["place"].pop()


def _long_track(position: dict[str, Any]) -> None:
    position["track"].append(0)


def _no_question(position: dict[str, Any]) -> None:
    position["stack"].append("end-turn")


def _nobody(position: dict[str, Any]) -> None:
    position["stack"] = []


def _battle(position: dict[str, Any]) -> None:
    position["stack"].append("flak")


BREAKS: list[Callable[[dict[str, Any]], None]] = [
    _counter,
    _negative,
    _deck,
    _nowhere,
    _bomber_on_cap,
    _facing,
    _over_target,
    _low_aboard,
    _load,
    _due_aboard,
    _damage,
    _us_damage,
    _turn,
    _fleets,
    _debt,
    _short,
    _long_track,
    _no_question,
    _nobody,
    _battle,
]


@pytest.mark.parametrize("change", BREAKS, ids=lambda change: change.__name__.strip("_"))
def test_a_position_that_contradicts_itself_is_refused_with_all_that_is_wrong(
    change: Callable[[dict[str, Any]], None],
) -> None:
    broken = json.loads(_quiet())
    change(broken["position"])
    with pytest.raises(StateError) as caught:
        GAME.from_json(broken)
    assert caught.value.key == "state-contradiction"
    problems = caught.value.params["problems"]
    assert isinstance(problems, list)
    assert problems


def _quiet() -> str:
    """The first Japanese Phase of a game."""
    state = GAME.new()
    for line in ("load akagi 3b", "load kaga 3b", "load soryu 2b", "load hiryu 2b"):
        state.apply(state.parse(line))
    return state.to_json()


_JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 110),
    st.floats(),
    st.text(max_size=4),
    st.lists(st.integers(-1, 5), max_size=3),
)


@pytest.mark.slow
@settings(max_examples=examples(300))
@given(seed=st.integers(0, 30), length=st.integers(0, 120), data=st.data())
def test_any_change_is_refused_properly_or_gives_a_state(seed: int, length: int, data: st.DataObject) -> None:
    broken = plain(seed, length)
    where: Any = broken
    for _ in range(6):
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if isinstance(where[key], dict | list) and data.draw(st.booleans()):
            where = where[key]
            continue
        where[key] = data.draw(_JUNK)
        break
    try:
        state = GAME.from_json(broken)
    except StateError as error:
        assert error.key.startswith("state-")
        return
    assert state.problems() == []
    assert GAME.from_json(state.to_json()).hash() == state.hash()
