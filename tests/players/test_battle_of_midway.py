"""Who plays The Battle of Midway: the doctrine as measuring rod, strikes that are weighed, judgement and look-ahead."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Seeded
from pointluck.games.battle_of_midway.order_of_battle import IJN, SEATS, USN
from pointluck.games.battle_of_midway.pieces import CAP, MANEUVER, STRIKE, SUNK, Midway, the_battle
from pointluck.players import Budget, Situation, player
from pointluck.players.battle_of_midway.appraisal import Worth, defence, gain
from pointluck.players.battle_of_midway.doctrine import Staff
from pointluck.players.battle_of_midway.judgement import NAMES, chance, counted
from pointluck.players.battle_of_midway.lookahead import Lookahead
from pointluck.players.battle_of_midway.seasoned import seasoned
from pointluck.players.lookahead import BATCH, Luck

GAME = pointluck.game("battle-of-midway")


def start() -> Midway:
    state = GAME.new()
    assert isinstance(state, Midway)
    return state


def play(names: tuple[str, str], seed: int, limit: int = 10**6, budget: Budget | None = None) -> tuple[Midway, str]:
    """A game, or its beginning, and a digest of everything that was done in it."""
    state = start()
    dice = Seeded(seed)
    bots = {seat: player(name, GAME.id, seat, seed, budget) for seat, name in zip(SEATS, names, strict=True)}
    digest = hashlib.sha256()
    while (seat := state.seat) is not None and limit:
        limit -= 1
        action = dice.pick(state) if seat == CHANCE else bots[seat].choose(Situation(state, seat))
        digest.update(f"{action}\n".encode())
        state.apply(action)
    return state, digest.hexdigest()[:16]


def until(kind: str, side: int, turn: int = 1) -> Midway:
    """The first question of a kind to a side in a game between doctrines, from some turn on."""
    state = start()
    dice = Seeded("until")
    staffs = (Staff(IJN), Staff(USN))
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            state.apply(dice.pick(state))
            continue
        legal = state.legal()
        if (state.stack[-1], seat) == (kind, SEATS[side]) and state.turn >= turn and len(legal) > 1:
            return state
        state.apply(staffs[SEATS.index(seat)].answer(state, state.stack[-1], legal))
    raise AssertionError(kind)


# --- the measuring rod --------------------------------------------------------------------------------------------


def test_the_doctrine_plays_as_it_always_has() -> None:
    """Every figure in docs/strength.md is measured against it: whoever changes its play must measure all again."""
    assert play(("doctrine", "doctrine"), 42, limit=700)[1] == "caf175883651bef6"


def test_the_opening_strike_costs_a_tenth_of_its_aircraft_escorts_and_bombers_both() -> None:
    games, strike = 60, 20
    fighters = bombers = 0
    for number in range(games):
        state, dice = start(), Seeded(f"opening {number}")
        staffs = (seasoned(IJN), seasoned(USN))
        while state.turn == 1:
            seat = state.seat
            assert seat is not None
            kind = state.stack[-1]
            legal = state.legal()
            state.apply(dice.pick(state) if seat == CHANCE else staffs[SEATS.index(seat)].answer(state, kind, legal))
        gone = [unit for unit in state.oob.air[IJN] if not state.at[unit]]
        fighters += sum(state.oob.is_fighter[unit] for unit in gone)
        bombers += sum(not state.oob.is_fighter[unit] for unit in gone)
    assert 0.05 < (fighters + bombers) / (games * strike) < 0.15
    assert min(fighters, bombers) > 0.1 * (fighters + bombers)


@pytest.mark.slow
def test_nobody_hides_until_the_last_turn() -> None:
    """Gun ships hunt, and hurt carriers fight on: games ended on turn 64 before, with most aircraft aboard."""
    turns = []
    for number in range(12):
        state, dice = start(), Seeded(f"length {number}")
        staffs = (seasoned(IJN), seasoned(USN))
        while (seat := state.seat) is not None:
            kind = state.stack[-1]
            legal = state.legal()
            state.apply(dice.pick(state) if seat == CHANCE else staffs[SEATS.index(seat)].answer(state, kind, legal))
        turns.append(state.turn)
    assert sum(turns) / len(turns) < 28


# --- spreading fire -----------------------------------------------------------------------------------------------


def four_against_four() -> Midway:
    """Four Yagumo against four Farragut, all in the outer ring; the first has fired."""
    state = start()
    for ship in range(state.oob.warships):
        state.zone[ship] = 0
    for number in range(1, 5):
        for name in (f"yagumo-{number}", f"farragut-{number}"):
            state.zone[state.oob.ship_index[name]] = 20
    state.located = [1 << 20, 1 << 20]
    state.stack = ["turn", "order", "battles", "combat-zones"]
    state.start()
    for line in ("picket 4 0 0", "place yagumo-1 a1 a2 a3 a4", "picket 4 0 0", "place farragut-1 a1 a2 a3 a4"):
        state.apply(state.parse(line))
    return state


@pytest.mark.clause("BM-R93")
@pytest.mark.parametrize("staff", [Staff(IJN), seasoned(IJN)], ids=["doctrine", "seasoned"])
def test_guns_go_on_to_the_next_ship_when_one_is_sinking(staff: Staff) -> None:
    state = four_against_four()
    for sinking in range(1, 5):
        state.apply(Action("die", ("1",)))
        if sinking < 4:
            assert str(staff.answer(state, "gun", state.legal())) == f"fire farragut-{sinking + 1}"
            state.apply(Action("fire", (f"farragut-{sinking + 1}",)))
    missed = four_against_four()
    missed.apply(Action("die", ("12",)))
    assert staff.answer(missed, "gun", missed.legal()).kind == "fire"


@pytest.mark.clause("BM-R93")
@pytest.mark.parametrize("staff", [Staff(USN), seasoned(USN)], ids=["doctrine", "seasoned"])
def test_bombs_are_spread_where_more_on_one_ship_would_be_wasted(staff: Staff) -> None:
    """Three groups over destroyers alone: no two on the same."""
    state = start()
    for ship in range(state.oob.warships):
        state.zone[ship] = 0
    for number in range(1, 4):
        state.zone[state.oob.ship_index[f"yagumo-{number}"]] = 20
    state.located[IJN] = 1 << 20
    for group, name in enumerate(("enterprise", "hornet", "yorktown"), 1):
        home = state.oob.ship_index[name]
        for unit in [unit for unit in state.oob.air[USN] if state.home[unit] == home and state.load[unit] == 1][:2]:
            state.at[unit], state.fuel[unit], state.job[unit], state.group[unit] = 20, 2, STRIKE, 10 + group
    state.stack = ["turn", "order", "battles", "combat-zones"]
    state.start()
    for line in ("picket 0 0 3", "die 3", "die 3", "die 3", "go c1", "go c1", "go c1", "drop", "drop", "drop"):
        state.apply(state.parse(line))
    while state.stack[-1] == "fire-die":
        state.apply(Action("die", ("12",)))
    while state.stack[-1] == "target":
        state.apply(staff.answer(state, "target", state.legal()))
    battle = the_battle(state)
    assert sorted(battle.aim) == sorted(2 * [state.oob.ship_index[f"yagumo-{number}"] for number in range(1, 4)])


# --- what a strike gains ------------------------------------------------------------------------------------------


def over_kido_butai() -> tuple[Midway, list[int]]:
    """Carrier Division 1 located, and the dive bombers of an American carrier."""
    state = start()
    state.located[IJN] |= 1 << state.oob.chart.number["19"]
    enterprise = state.oob.ship_index["enterprise"]
    bombers = [unit for unit in state.oob.air[USN] if state.home[unit] == enterprise and state.load[unit] == 1]
    return state, bombers


def appraised(state: Midway, units: list[int], escorts: float = 0, others: float = 0, zone: str = "19") -> float:
    waiting = defence(state, USN, state.oob.chart.number[zone], Worth())
    assert waiting is not None
    return gain(state, waiting, units, escorts, others)


def test_a_lone_bomber_gains_nothing_and_six_together_more_than_twice_three() -> None:
    state, bombers = over_kido_butai()
    assert appraised(state, bombers[:1]) < 0
    assert appraised(state, bombers[:6]) > 2 * appraised(state, bombers[:3]) > 0


def test_a_group_adds_more_where_others_draw_the_fire() -> None:
    state, bombers = over_kido_butai()
    assert appraised(state, bombers[:3], others=5) > appraised(state, bombers[:3])


def test_escorts_help_and_enemy_fighters_hinder() -> None:
    state, bombers = over_kido_butai()
    bare = appraised(state, bombers[:3])
    assert appraised(state, bombers[:3], escorts=2) > bare
    zero = next(unit for unit in state.oob.air[IJN] if state.oob.is_fighter[unit])
    state.at[zero], state.job[zero], state.fuel[zero] = state.oob.chart.number["19"], CAP, 3
    assert appraised(state, bombers[:3]) < bare


def test_what_is_hidden_or_in_a_squall_cannot_be_struck() -> None:
    state, _ = over_kido_butai()
    zone = state.oob.chart.number["19"]
    assert defence(state, USN, state.oob.chart.number["15"], Worth()) is None
    state.squalls |= 1 << zone
    assert defence(state, USN, zone, Worth()) is None


def test_transports_that_are_too_few_to_land_are_no_target() -> None:
    state = start()
    group, zone = state.oob.transports[0], state.oob.chart.number["38"]
    state.zone[group] = zone
    assert defence(state, USN, zone, Worth()) is not None
    state.damage[group] = state.oob.hp[group] - state.oob.invasion_min + 1
    assert defence(state, USN, zone, Worth()) is None


# --- gun ships that hunt ------------------------------------------------------------------------------------------


def near_the_enemy(*enemies: str) -> Midway:
    """Task Force 16 of Enterprise in SZ23, those in the next zone, a token for the USA."""
    state = until("order", USN, turn=2)
    for ship in range(state.oob.warships):
        state.zone[ship] = 0
    names = ["enterprise", *(f"new-orleans-{number}" for number in range(1, 4))]
    for zone, ships in (("23", names), ("22", enemies)):
        for name in ships:
            ship = state.oob.ship_index[name]
            state.zone[ship], state.moved[ship] = state.oob.chart.number[zone], False
    state.status[state.oob.ship_index["enterprise"]] = MANEUVER
    for unit in range(len(state.at)):
        state.at[unit] = 0
    return state


def test_the_admiral_s_us_gun_ships_leave_their_carrier_and_hunt_what_is_weaker() -> None:
    staff, state = seasoned(USN, "admiral"), near_the_enemy("kongo-1", "yagumo-1")
    done = []
    for _ in range(3):
        done.append(str(staff.answer(state, state.stack[-1], state.legal())))
        state.apply(state.parse(done[-1]))
    assert done == ["move 23", "leave enterprise", "to 22"]


def test_they_stay_where_the_enemy_is_stronger_and_the_captain_s_always_do() -> None:
    weak, strong = near_the_enemy("kongo-1"), near_the_enemy("kongo-1", "kongo-2", "kongo-3", "kongo-4")
    for rank, state in (("admiral", strong), ("captain", strong), ("captain", weak)):
        staff = seasoned(USN, rank)
        answer = staff.answer(state, "order", state.legal())
        if answer.kind == "move":
            state.apply(answer)
            assert str(staff.answer(state, "move-to", state.legal())) not in ("leave enterprise", "to 22")


# --- judgement ----------------------------------------------------------------------------------------------------


def test_what_is_counted_has_a_name_and_both_sides_share_one_chance() -> None:
    state = until("order", USN, turn=3)
    assert len(counted(state)) == len(NAMES)
    assert chance(state, IJN) + chance(state, USN) == pytest.approx(1)


@pytest.mark.parametrize("side", [IJN, USN])
def test_a_lost_carrier_is_bad_news(side: int) -> None:
    state = until("order", USN, turn=3)
    before = chance(state, side)
    carrier = next(ship for ship in state.oob.decks[side] if state.zone[ship] > 0)
    state.zone[carrier] = SUNK
    state.vp[1 - side] += state.oob.vp[carrier]
    assert chance(state, side) < before


def test_the_end_is_certain() -> None:
    state = start()
    state.stack.clear()
    state.winner = USN
    assert (chance(state, IJN), chance(state, USN)) == (0.0, 1.0)


# --- looking ahead ------------------------------------------------------------------------------------------------


def drawing() -> Midway:
    """A position in which a token is to be drawn."""
    state = until("patrol", USN)
    while state.seat != CHANCE:
        state.apply(state.legal()[-1])
    return state


class Told(Lookahead):
    """Its playouts come out as told, with the same luck for all."""

    def __init__(self, means: dict[Action, float], noise: float) -> None:
        super().__init__(IJN, (Staff(IJN), Staff(USN)), 1)
        self.means, self.noise = means, noise
        self.cup = drawing()

    def playout(self, start: Midway, action: Action, luck: Luck) -> float:
        lucky = luck.pick(self.cup).args == ("usn",)
        return self.means[action] + self.noise * lucky


def compared(means: list[float], simulations: int, noise: float = 0.1) -> list[tuple[str, int]]:
    answers = [Action(f"answer-{number}") for number in range(len(means))]
    state = start()
    told = Told(dict(zip(answers, means, strict=True)), noise)
    found = told.compare(lambda number: state, answers, "1", Budget(simulations), lambda share: None)
    return [(one.action.kind[-1], one.visits) for one in found]


def chances(turn: int) -> dict[str, Midway]:
    """The first roll or draw of every kind in one turn of a game between doctrines."""
    state, dice, staffs = start(), Seeded("chances"), (Staff(IJN), Staff(USN))
    found: dict[str, Midway] = {}
    while (seat := state.seat) is not None and state.turn <= turn:
        if seat != CHANCE:
            state.apply(staffs[SEATS.index(seat)].answer(state, state.stack[-1], state.legal()))
            continue
        if state.turn == turn and len(state.legal()) > 1:
            found.setdefault(state.stack[-1], state.copy())
        state.apply(dice.pick(state))
    return found


def test_rolls_of_one_kind_are_not_changed_by_those_of_another() -> None:
    first, second, *_ = chances(4).values()
    for seed in range(20):
        alone, after = Luck(str(seed)), Luck(str(seed))
        for _ in range(seed):
            after.pick(second)
        assert after.pick(first) == alone.pick(first)
    luck = Luck("1")
    assert len({luck.pick(first) for _ in range(60)}) > 1, "the second of a kind is another roll"
    assert len({Luck(str(seed)).pick(first) for seed in range(60)}) > 1


def test_the_best_answer_comes_first_and_bad_ones_are_not_looked_at_for_long() -> None:
    found = compared([0.5, 0.6, 0.1], 60)
    assert found[0][0] == "1"
    assert dict(found)["2"] == BATCH
    assert sum(visits for _, visits in found) <= 60


def test_the_staff_s_own_answer_stands_unless_another_is_better() -> None:
    assert compared([0.5, 0.5, 0.5], 30)[0][0] == "0"


def test_looking_ahead_ends_early_when_all_is_clear() -> None:
    assert sum(visits for _, visits in compared([0.9, 0.1, 0.1], 1000)) == 3 * BATCH


def test_a_budget_of_seconds_is_kept() -> None:
    state = until("order", IJN, turn=2)
    staff = seasoned(IJN)
    answers = state.legal()[:3]
    looking = Lookahead(IJN, (staff, seasoned(USN)), 1)
    found = looking.compare(lambda number: state, answers, "1", Budget(seconds=0.02), lambda share: None)
    assert {one.action for one in found} == set(answers)


# --- the ranks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["captain", "admiral"])
def test_orders_and_status_are_weighed_and_the_rest_is_not(name: str) -> None:
    state = until("order", IJN, turn=2)
    bot = player(name, GAME.id, "ijn", 3, Budget(simulations=8))
    bot.choose(Situation(state, "ijn"))
    considered = bot.explain()
    assert len(considered) > 1 and sum(one.visits for one in considered) <= 8
    bot.choose(Situation(until("rearm", IJN), "ijn"))
    assert bot.explain() == []


@pytest.mark.parametrize("name", ["ensign", "doctrine", "captain", "admiral"])
def test_nobody_knows_what_the_ijn_has_sealed(name: str) -> None:
    """The answer to the question of status is the same, whatever lies under the seal (BM-R9)."""
    state = until("status", USN, turn=2)
    answers = set()
    for number in range(4):
        other = state.with_other_secrets("usn", Random(number))
        assert isinstance(other, Midway) and other.sealed != state.sealed
        bot = player(name, GAME.id, "usn", 3, Budget(simulations=6))
        answers.add(bot.choose(Situation(other, "usn")))
    assert len(answers) == 1


def test_an_ensign_slips_now_and_then_but_not_always() -> None:
    state = until("order", IJN, turn=2)
    own = Staff(IJN).answer(state, "order", state.legal())
    chosen = [player("ensign", GAME.id, "ijn", seed).choose(Situation(state, "ijn")) for seed in range(40)]
    assert 20 <= chosen.count(own) < 40


@pytest.mark.parametrize(("ijn", "usn"), [("captain", "ensign"), ("ensign", "admiral"), ("admiral", "captain")])
def test_whole_games_end_with_somebody_s_victory(ijn: str, usn: str) -> None:
    state, _ = play((ijn, usn), 5, budget=Budget(simulations=2))
    assert state.result is not None and state.result.winner in SEATS


@pytest.mark.parametrize(
    ("options", "decisions"), [({}, "afd1cae0401276c0"), ({"fog_of_war": True}, "910e2cafc7b7dde7")]
)
def test_the_admiral_decides_as_he_always_has(options: dict[str, Any], decisions: str) -> None:
    """What the measured strength in docs/strength.md rests on: his answers, and what he thinks of the others."""
    state, dice = GAME.new(**options), Seeded("same")
    bots = {seat: player("admiral", GAME.id, seat, 3, Budget(simulations=12)) for seat in SEATS}
    digest = hashlib.sha256()
    for _ in range(120):
        seat = state.seat
        assert seat is not None
        action = dice.pick(state) if seat == CHANCE else bots[seat].choose(Situation(state, seat))
        if seat != CHANCE:
            digest.update(f"{action} {bots[seat].explain()}".encode())
        state.apply(action)
    assert digest.hexdigest()[:16] == decisions


@pytest.mark.parametrize("option", [{"fog_of_war": True}, {"victory": "losses"}])
def test_ranks_play_by_other_rules_too(option: dict[str, Any]) -> None:
    state = GAME.new(**option)
    dice = Seeded("options")
    bots = {seat: player("admiral", GAME.id, seat, 1, Budget(simulations=3)) for seat in SEATS}
    for _ in range(250):
        seat = state.seat
        if seat is None:
            break
        state.apply(dice.pick(state) if seat == CHANCE else bots[seat].choose(Situation(state, seat)))
    assert state.problems() == []
