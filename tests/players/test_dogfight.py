"""The players of Dogfight: each rank beats the one below it, and all see no more than their view."""

from __future__ import annotations

from collections import Counter

import pytest

import pointluck
from pointluck.engine import CHANCE, Seeded, State
from pointluck.players import Budget, Player, Situation, player
from pointluck.players.dogfight.duels import Craft, Pose, duel, exchange_value, executions, moved, solve
from pointluck.players.dogfight.duels import craft as made
from tests.games.dogfight.table import GAME, Table


def battle(preset: str, seats: dict[str, str], seed: int, **options: object) -> State:
    state = GAME.new(preset, **options)
    sitting: dict[str, Player] = {seat: player(who, "dogfight", seat, seed) for seat, who in seats.items()}
    chance = Seeded(seed)
    while (seat := state.seat) is not None:
        state.apply(chance.pick(state) if seat == CHANCE else sitting[seat].choose(Situation(state, seat)))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["carrier-hunt", "domination"])
@pytest.mark.parametrize(("seat", "other"), [("usa", "japan"), ("japan", "usa")])
def test_doctrine_beats_random(preset: str, seat: str, other: str) -> None:
    """A small sample of the 400 games that the full comparison plays."""
    winners = Counter(
        result.winner
        for seed in range(20)
        if (result := battle(preset, {seat: "doctrine", other: "random"}, seed).result) is not None
    )
    assert winners[seat] >= 18, winners


@pytest.mark.parametrize("preset", ["carrier-hunt", "domination-short"])
def test_an_ensign_beats_random(preset: str) -> None:
    """A glance at what docs/strength.md measures over hundreds of games."""
    won = 0
    for seed in range(3):
        for seat, other in (("usa", "japan"), ("japan", "usa")):
            result = battle(preset, {seat: "ensign", other: "random"}, seed).result
            won += result is not None and result.winner == seat
    assert won >= 5


@pytest.mark.parametrize(
    "options", [{"board": "compact"}, {"swap_onto_carrier_wins": False, "veterans_zero": "no_effect"}]
)
def test_a_captain_plays_under_other_options(options: dict[str, object]) -> None:
    assert battle("carrier-hunt", {"usa": "captain", "japan": "ensign"}, 1, **options).over


def test_a_captain_plays_with_other_figures() -> None:
    """More aircraft, another diagram and another pile: nothing about them is taken for granted."""
    data = {
        "components": {"fighters_per_side": 5, "special_aircraft_per_side": 1},
        "firing_cards": {"usa": [1, 1, 2, 9]},
        "aircraft": {"fighter": {"flight_min": 1, "flight_max": 2}},
    }
    state = GAME.new("carrier-hunt", data)
    leaders = {seat: player("captain", "dogfight", seat, 1) for seat in GAME.seats}
    chance = Seeded(1)
    for _ in range(120):
        if (seat := state.seat) is None:
            break
        state.apply(chance.pick(state) if seat == CHANCE else leaders[seat].choose(Situation(state, seat)))
    assert state.over or state.round >= 2  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [{"board": "compact"}, {"small_tile_touch": "any", "japanese_specials": "veterans_twice"}]
)
def test_doctrine_plays_under_other_options(options: dict[str, object]) -> None:
    for seed in range(3):
        assert battle("carrier-hunt", dict.fromkeys(GAME.seats, "doctrine"), seed, **options).over
        assert battle("domination-short", dict.fromkeys(GAME.seats, "doctrine"), seed, **options).over


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (battle("domination", dict.fromkeys(GAME.seats, "doctrine"), 5) for _ in range(2))
    assert one.hash() == other.hash()


@pytest.mark.parametrize("who", ["doctrine", "captain", "admiral"])
def test_a_bomber_that_can_win_wins(who: str) -> None:
    table = Table().put("UB1 -2,-2 W")
    leader = player(who, "dogfight", "usa", 1, Budget(simulations=2))
    for _ in range(3):
        if not table.state.over:
            table.record.apply(leader.choose(Situation(table.state, "usa")))
    assert table.outcome == ("usa", "carrier-bombed")


def test_an_admiral_keeps_to_his_budget_and_explains_himself() -> None:
    table = Table()
    looked_at = []
    for simulations in (1, 12):
        admiral = player("admiral", "dogfight", "usa", 1, Budget(simulations=simulations))
        chosen = admiral.choose(Situation(table.state, "usa"))
        considered = admiral.explain()
        assert considered[0].action == chosen
        assert all(0.0 <= (candidate.value or 0.0) <= 1.0 for candidate in considered)
        looked_at.append(sum(candidate.visits for candidate in considered))
    assert looked_at[0] == 1 < looked_at[1]


def test_plans_are_mixed_and_explained_by_how_often_they_are_chosen() -> None:
    table = Table().only("U1 0,0 E", "J1 3,-1 E", "UB1 3,3 W", "JB1 -3,-3 E")
    table.play("attack U1 J1")
    captain = player("captain", "dogfight", "usa", 1)
    chosen = captain.choose(Situation(table.state, "usa"))
    considered = captain.explain()
    assert considered[0].action == chosen
    assert 990 <= sum(candidate.visits for candidate in considered) <= 1010


# --- the value of a duel ------------------------------------------------------------------------------------------


def craft(state: State, name: str, worth: float = 1.0) -> Craft:
    return made(state, state.oob.index[name.lower()], worth)  # type: ignore[attr-defined, arg-type]


def pose(table: Table, name: str) -> Pose:
    state = table.state
    number = state.oob.index[name.lower()]  # type: ignore[attr-defined]
    return Pose(state.area[number], state.facing[number])  # type: ignore[attr-defined]


def test_matching_pennies_is_worth_nothing_and_mixed_half_and_half() -> None:
    solved = solve([[1.0, -1.0], [-1.0, 1.0]])
    assert abs(solved.value) < 0.1
    assert all(abs(share - 0.5) < 0.1 for share in (*solved.attacker, *solved.defender))


def test_a_better_row_is_always_chosen() -> None:
    solved = solve([[0.0, 0.0], [1.0, 2.0]])
    assert solved.attacker[1] > 0.98
    assert abs(solved.value - 1.0) < 0.05


def test_an_exchange_is_what_the_firing_odds_say() -> None:
    table = Table().only("U1 0,0 E", "J1 2,0 W")
    ours, theirs = craft(table.state, "U1"), craft(table.state, "J1")
    assert abs(exchange_value(ours, pose(table, "U1"), theirs, pose(table, "J1"))) < 1e-9, "alike"
    behind = Table().only("U1 0,0 E", "J1 1,0 E")
    assert exchange_value(ours, pose(behind, "U1"), theirs, pose(behind, "J1")) == 1.0, "red against nothing"


def test_a_duel_does_not_depend_on_where_north_is() -> None:
    values = set()
    for places in (("U1 0,0 E", "J1 3,-1 E"), ("U1 0,0 W", "J1 -3,1 W"), ("U1 1,1 NE", "J1 3,-2 NE")):
        table = Table().only(*places)
        found = duel(craft(table.state, "U1"), pose(table, "U1"), craft(table.state, "J1"), pose(table, "J1"))
        values.add(round(found.value, 9))
    assert len(values) == 1


def test_moved_changes_places_and_an_ace_leaves_one_out() -> None:
    table = Table().only("U1 0,0 E", "J1 1,0 W")
    at, pushed = moved(pose(table, "U1"), (0,), pose(table, "J1").area)
    assert (at, pushed) == (Pose(pose(table, "J1").area, 0), pose(table, "U1").area)
    assert executions((1, 1, 2), 1) == [(1, 2), (1, 1)]
    assert pointluck.game("dogfight") is GAME
