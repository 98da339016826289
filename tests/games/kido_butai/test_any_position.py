"""What must be true in every position of Kido Butai and on every way on from it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointluck.engine import Action, State
from tests.games import conformance
from tests.support import examples, steps

from .any_position import LOST, any_position
from .table import CARRIERS, GAME, SQUADRONS

SEEDS = st.integers(0, 1_000_000)
COUNTERS = ("bombers", "bomber-dummies", "fighters", "fighter-dummies")


# --- a second, plain reading of what a squadron may do --------------------------------------------------------


def every_action() -> list[Action]:
    """All that could be said of a single squadron, sensible or not."""
    found = [Action("end"), Action("run-on")]
    for name in SQUADRONS:
        found += [Action("launch", (name, mission)) for mission in ("cap", "strike")]
        found += [Action("fly", (name, target)) for target in ("midway", "fleet")]
        found += [Action("land", (name, ship)) for ship in CARRIERS]
        found += [Action("ready", (name, *load)) for load in ((), ("bombs",), ("torpedoes",))]
    return found


class Reading:
    """The Japanese Phase as the rulebook tells it, read off the view without a look at the code."""

    def __init__(self, state: State) -> None:
        self.view = state.view(None)
        self.options = state.setup.options
        self.squadrons = {one["name"]: one for one in self.view["squadrons"]}
        self.ships = {one["id"]: one for one in self.view["ships"]}
        self.midway = self.view["us_ships"][-1]["condition"] != "sunk"

    def allows(self, action: Action) -> bool:
        if action.kind == "end":
            return not self._must_attack()
        if action.kind == "run-on":
            return self._nothing_left() and self.options["kb.early_end"] == "offer"
        one = self.squadrons[action.args[0]]
        if one["acted"] or one["place"] == "lost":
            return False
        return bool(getattr(self, f"_{action.kind}")(one, *action.args[1:]))

    def _launch(self, one: dict[str, Any], mission: str) -> bool:
        aboard = one["place"] in self.ships and one["facing"] == "E"
        free = aboard and self.ships[one["place"]]["deck"] != "landed"
        return free and (mission == "strike" or one["type"] == "zero")

    def _fly(self, one: dict[str, Any], target: str) -> bool:
        if one["place"] != "centre" or one["facing"] != "E":
            return False
        there = self.midway if target == "midway" else bool(self.view["fleets_alive"])
        if one["type"] == "bomber":
            return there and one["load"] == ("bombs" if target == "midway" else "torpedoes")
        with_it = [other for other in self.squadrons.values() if other["place"] == target and other["acted"]]
        company = any(other["type"] == "bomber" for other in with_it)
        return there and (company or self.options["kb.fighter_sweep"] is True)

    def _land(self, one: dict[str, Any], ship: str) -> bool:
        deck = self.ships[ship]
        aboard = sum(other["place"] == ship for other in self.squadrons.values())
        return one["place"] in ("cap", "centre") and deck["deck"] != "launched" and aboard < deck["capacity"]

    def _ready(self, one: dict[str, Any], load: str = "none") -> bool:
        if one["place"] not in self.ships or (load == "none") != (one["type"] == "zero"):
            return False
        return bool(one["facing"] == "N" or (one["type"] == "bomber" and load != one["load"]))

    def _must_attack(self) -> bool:
        if self.options["kb.loiter"] == "allowed":
            return False
        waiting = {one["place"] for one in self.squadrons.values() if not one["acted"]}
        return ("midway" in waiting and self.midway) or ("fleet" in waiting and bool(self.view["fleets_alive"]))

    def _nothing_left(self) -> bool:
        sunk = all(ship["condition"] == "sunk" for ship in self.ships.values())
        return sunk and all(one["place"] == "lost" for one in self.squadrons.values())


def check_japanese_phase(state: State) -> None:
    reading = Reading(state)
    for action in every_action():
        assert (state.why_not(action) is None) is reading.allows(action), action


@pytest.mark.slow
@pytest.mark.clause("KB-3", "KB-3a", "KB-3c", "KB-3e", "KB-3f", "KB-3g", "KB-3j", "KB-3k", "KB-6.3", "KB-R18")
@settings(max_examples=examples(60))
@given(SEEDS)
def test_a_second_reading_of_the_japanese_phase_agrees(seed: int) -> None:
    for number, (state, _) in enumerate(steps(any_position(seed), seed)):
        if state.question is not None and state.question.kind == "japanese-phase":
            check_japanese_phase(state)
        if number == 60:
            break


# --- interchangeable squadrons --------------------------------------------------------------------------------


def nameless(state: State) -> str:
    """The position without the names of squadrons: what each is and does, and how many are alike."""
    plain = json.loads(state.to_json())["position"]
    fields = ("place", "facing", "load", "acted", "due", "low")
    rows = list(zip(*(plain.pop(field) for field in fields), strict=True))
    rows = [_what_matters(row, plain["phase"]) for row in rows]
    battle = plain.pop("battle")
    if battle is not None:
        for field in ("force", "aims", "met_bombers", "doomed"):
            battle[field] = [rows[squadron] for squadron in battle[field]]
        battle["doomed"].sort()
        asked = state.question.kind if state.question is not None else "over"
        if asked == "meet":
            battle["queue"] = [rows[squadron] for squadron in battle["queue"]]
        places = _places_against_escorts(battle) if asked in ("aim", "aim-random", "fire") else []
        against = [row for place, row in enumerate(battle["force"]) if place in places]
        others = [row for place, row in enumerate(battle["force"]) if place not in places]
        battle["force"] = [against, sorted(others)]
    return json.dumps([plain, battle, sorted(rows)], sort_keys=True)


def _places_against_escorts(battle: dict[str, Any]) -> list[int]:
    """In a raid it matters which Zeros meet the escorts, and nothing else about their order (KB-R26, KB-R68)."""
    zeros, escorts = len(battle["force"]), battle["fighters"]
    if battle["target"] >= 0:
        return []
    return [place for place in range(zeros) if zeros < escorts or place % (escorts + battle["bombers"]) < escorts]


def _what_matters(row: tuple[int, ...], phase: str) -> tuple[int, ...]:
    """A lost squadron is lost; who has acted matters in the Japanese Phase only."""
    place, facing, load, acted, due, low = row
    return (place,) if place == LOST else (place, facing, load, acted if phase == "japanese" else 0, due, low)


def check_interchangeable(state: State, others: list[Action]) -> None:
    """Whatever is accepted without being listed comes to the same as something that is listed."""
    listed = set()
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        listed.add(nameless(after))
    for action in others:
        if state.why_not(action) is None:
            after = state.copy()
            after.apply(action)
            assert nameless(after) in listed, action


@pytest.mark.slow
@settings(max_examples=examples(40))
@given(SEEDS)
def test_what_is_accepted_comes_to_the_same_as_what_is_listed(seed: int) -> None:
    for number, (state, _) in enumerate(steps(any_position(seed), seed)):
        if state.seat == "japan" and number % 3 == 0:
            check_interchangeable(state, [*every_action(), *_forces(state, Random(number))])
        if number == 45:
            break


def _forces(state: State, random: Random) -> list[Action]:
    """Actions that name several squadrons, in any order."""
    names = [one["name"] for one in state.view(None)["squadrons"] if one["place"] in ("midway", "fleet", "cap")]
    found = []
    for _ in range(12):
        some = tuple(random.sample(names, random.randint(0, len(names))))
        found += [Action("commit", some), Action("meet", some[:1]), Action("aim", some[:1])]
        found += [Action("attack", (target, *some)) for target in ("midway", "fleet-1", "fleet-2")]
    return found + [Action("lose", (name,)) for name in SQUADRONS]


@settings(max_examples=examples(40))
@given(SEEDS)
def test_no_two_listed_actions_come_to_the_same(seed: int) -> None:
    state = any_position(seed)
    if state.seat != "japan":
        return
    listed = []
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        listed.append((action.kind, nameless(after)))
    assert [entry for entry, count in Counter(listed).items() if count > 1] == []


# --- the way on -----------------------------------------------------------------------------------------------


class Watch:
    """What may only change in one direction, or once a turn."""

    def __init__(self, state: State) -> None:
        self.view = state.view(None)
        self.acted: Counter[str] = Counter()
        self.decks: dict[str, set[str]] = {}

    def step(self, action: Action, state: State) -> None:
        before, self.view = self.view, state.view(None)
        view = self.view
        if view["turn"] != before["turn"]:
            self.acted.clear()
            self.decks.clear()
        else:
            self._one_use_a_turn(action, before)
        assert view["turn"] >= before["turn"]
        assert view["kido_butai_found"] >= before["kido_butai_found"]
        assert view["fleets_reported"] >= before["fleets_reported"]
        for kind in ("ships", "us_ships"):
            assert all(new["hits"] >= old["hits"] for new, old in zip(view[kind], before[kind], strict=True))
        lost = {one["name"] for one in before["squadrons"] if one["place"] == "lost"}
        assert lost <= {one["name"] for one in view["squadrons"] if one["place"] == "lost"}
        self._counters()
        self._decks(state)

    def _one_use_a_turn(self, action: Action, before: dict[str, Any]) -> None:
        """One action a squadron; launch or land a carrier (KB-3g, KB-3j)."""
        if action.kind in ("launch", "fly", "land", "ready"):
            self.acted[action.args[0]] += 1
            assert self.acted[action.args[0]] == 1
        if action.kind in ("launch", "land"):
            places = {one["name"]: one["place"] for one in before["squadrons"]}
            ship = action.args[1] if action.kind == "land" else places[action.args[0]]
            self.decks.setdefault(ship, set()).add(action.kind)
            assert len(self.decks[ship]) == 1

    def _counters(self) -> None:
        """No US counter appears or vanishes."""
        view = self.view
        for name, total in zip(COUNTERS, (11, 11, 4, 5), strict=True):
            boxes = [*view["track"], view["cups"], view["drawn"], view["removed"], view["gone"]]
            assert sum(box[name] for box in boxes) + view["shot_down"].get(name, 0) == total

    def _decks(self, state: State) -> None:
        if state.question is None or state.question.kind in ("lose", "lose-random", "tie-aboard"):
            return
        aboard = Counter(one["place"] for one in self.view["squadrons"])
        assert all(aboard[ship["id"]] <= ship["capacity"] for ship in self.view["ships"])


@pytest.mark.slow
@pytest.mark.clause("KB-3g", "KB-3j", "KB-3k", "KB-4a", "KB-6a7", "KB-7j", "KB-R61")
@settings(max_examples=examples(80))
@given(SEEDS)
def test_from_any_position_the_game_goes_on_soundly_to_its_end(seed: int) -> None:
    state = any_position(seed)
    watch = Watch(state)
    for now, action in steps(state, seed):
        after = now.copy()
        events = after.apply(action)
        assert after.problems() == []
        conformance.check_events(GAME, events)
        watch.step(action, after)
    assert state.result is not None


@pytest.mark.slow
@settings(max_examples=examples(60))
@given(SEEDS)
def test_any_position_keeps_the_contract(seed: int) -> None:
    for number, (state, _) in enumerate(steps(any_position(seed), seed)):
        if number % 11 == 0:
            conformance.check_copy(state)
            conformance.check_json(state)
            conformance.check_notation(state)
            conformance.check_legal(state)
            conformance.check_question(state)
            conformance.check_odds(state)
            conformance.check_every_answer(state)
            conformance.check_view(state)
            conformance.check_refusals(state, every_action())
        if number == 60:
            break


@pytest.mark.clause("KB-R64")
@settings(max_examples=examples(60))
@given(SEEDS, st.integers(0, 80))
def test_nothing_is_hidden_one_state_lies_behind_each_view(seed: int, length: int) -> None:
    state = any_position(seed)
    for number, _ in enumerate(steps(state, seed)):
        if number == length:
            break
    sample = GAME.sample(state.view("japan"), Random(seed))
    assert sample == state
    assert sample.hash() == state.hash()


@pytest.mark.slow
def test_the_strewn_positions_are_as_varied_as_they_should_be() -> None:
    asked: Counter[str] = Counter()
    for seed in range(300):
        kinds = {state.question.kind for state, _ in steps(any_position(seed), seed) if state.question is not None}
        asked.update(kinds)
    assert set(asked) == {ask for ask in any_position(0).sequence.asks if ask != "loads"}
