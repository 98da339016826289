"""The worked examples of the rulebook and the test vectors BM-T1 to BM-T29 of the rules reference."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from pointluck.games.battle_of_midway.order_of_battle import BOMBS, TORPEDOES, UNTRACKED
from pointluck.games.battle_of_midway.ordnance import to_hit
from pointluck.games.battle_of_midway.pieces import BELOW, CAP, DECK, FOUGHT, ORDERED, PATROL, SHADOWING

from .table import Table


def test_every_vector_of_the_reference_has_a_test() -> None:
    tree = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    numbers = {int(number) for name in names for number in re.findall(r"_T(\d+)", name)}
    assert numbers == set(range(1, 30))


def _pby_over_19(job: int = PATROL) -> tuple[Table, int]:
    table = Table()
    pby = table.oob.patrol_index["pby-1"]
    table.state.at[pby], table.state.job[pby] = 19, job
    return table, pby


def test_T1_T2_T3_T5_search_and_shadowing() -> None:
    table, pby = _pby_over_19()
    table.run("search", "order", side="usn").roll(9, 4, 3)
    assert table.state.is_located(0, 19)
    table.run("ready-patrols", "patrol", "usn", "search", "order", side="usn")
    table.play("shadow pby-1", "done")
    table.roll(2, 5, 7, 8)
    assert (table.state.at[pby], table.state.fuel[pby]) == (31, 0)
    assert table.state.is_located(0, 19)
    tie, _ = _pby_over_19()
    tie.run("search", "order", side="usn").roll(5, 5, 5)
    assert tie.state.is_located(0, 19)
    kept, pby = _pby_over_19(SHADOWING)
    kept.locate("ijn", 19).status(akagi="maneuver", kaga="maneuver").run("search", "ijn", "order", "order", side="usn")
    assert kept.state.roll == [4, 0]
    kept.roll(1, 1, 1, 9, 9).play("move 19 > 20")
    assert kept.state.at[pby] == 20
    assert kept.state.is_located(0, 20)


@pytest.mark.parametrize(("job", "dice"), [(PATROL, 1), (4, 2), (SHADOWING, 3)])
def test_T4_dice_in_a_squall(job: int, dice: int) -> None:
    table, _ = _pby_over_19(job)
    if job != PATROL:
        table.locate("ijn", 19)
    table.squall(19).run("search", "order", side="usn")
    assert table.state.roll == [dice, 0]


def test_T6_T7_the_airfield_under_damage() -> None:
    table = Table().damage("airfield", 3).run("order", "order", "order", side="usn")
    table.play("launch airfield 3f4f > 31", "launch airfield 3sbd > 26")
    assert table.state.airfield_tokens == 2
    table.refused("launch airfield", "airfield-tokens", "BM-1.4.2")
    down = Table().damage("airfield", 5)
    down.state.airfield_lost = 3
    down.run("fill-cup", "reinforce", turn=4)
    assert down.state.cup[1] == 3
    assert "bring transports" in down.legal()


def test_T8_T9_air_service() -> None:
    table = Table().damage("enterprise", 2)
    assert table.state.service(table.ship("enterprise")) == 3
    table = Table().put(14, "enterprise").status(enterprise="launch").run("spot-decks", side="usn")
    assert "spot enterprise 2f4f 3sbd-b" in table.legal()
    table.refused("spot enterprise 3f4f 3sbd-b", "deck-full", "BM-R38")


def test_T10_T11_strikes_over_zone_21() -> None:
    table = Table().run("order", "order", turn=2)
    table.play("fly s1")
    assert 31 in table.zones()
    table.play("to 31")
    assert len(table.state.flying_over(0, 21)) == 10, "Strike 2 needs its own token"
    other = Table().run("order", "order", "order", turn=2).play("fly s1 > 20", "fly s2 > 20")
    assert other.asked == "order", "no merging: different task forces"


def test_T12_T13_T14_tokens_and_weather() -> None:
    table = Table()
    assert table.state.cup == [2, 2, 0, 0]
    table.run(turn=1)
    assert sum(table.state.cup) == 10
    table.run("fill-cup", "next-draw", turn=2).draw("weather")
    assert table.state.squalls == 1 << 3
    table.run("fill-cup", "next-draw", turn=2).draw("weather")
    assert table.zones("squall") == [2, 4]


@pytest.mark.parametrize(("left", "points"), [(4, 4), (3, 0)])
def test_T15_invasion(left: int, points: int) -> None:
    table = Table(invasion_vp=4).put(31, "kongo-1", "yagumo-1").put(35, "transports-1").damage("transports-1", 8 - left)
    table.run("invade", "score", "reinforce", turn=5)
    assert table.state.vp[0] == points
    assert table.state.zone[table.ship("transports-1")] == -1


def test_T16_cap_of_enterprise_helps_midway() -> None:
    table = Table().put(32, "enterprise")
    table.fly(32, "enterprise", "f4f", 2, job=CAP)
    table.run("intercepts", "reinforce")
    assert 31 in table.zones("intercept")


def test_T17_T18_ways_home() -> None:
    table = Table()
    table.fly(31, "akagi", "a6m", 2, fuel=0)
    table.run("return-home", "reinforce")
    assert table.zones() == [21, 25, 29]
    table = Table()
    table.fly(31, "hiryu", "a6m", 2, fuel=0)
    table.run("return-home", "reinforce")
    assert table.zones() == [21, 25]


def test_T19_fuel_after_a_turn_and_after_a_battle() -> None:
    table = Table().empty_sea()
    long, short, spent = (table.fly(20, "akagi", "b5n", 1, fuel=fuel)[0] for fuel in (3, 1, 2))
    table.state.mark[spent] |= FOUGHT
    table.run("burn-fuel", "reinforce")
    assert [table.state.fuel[unit] for unit in (long, short, spent)] == [2, 0, 0]


def test_T20_arming_after_landing() -> None:
    table = Table().status(hiryu="recover")
    (val,) = table.fly(15, "hiryu", "d3a", 1, fuel=0)
    table.state.load[val] = 0
    state = table.state
    table.run("land-aircraft", "arm", "clear-landed", "order", turn=4)
    assert (state.at[val], state.load[val], state.mark[val]) == (BELOW + table.ship("hiryu"), 0, 0)
    early = Table().status(hiryu="launch").damage("hiryu", 1)
    for unit in early.units("hiryu", "d3a"):
        early.state.load[unit] = 0
    early.run("spot-decks", turn=5)
    assert not any("d3a" in text for text in early.legal()), "not yet armed in turn 5"
    table.run("arm", "order", turn=5)
    assert state.load[val] == BOMBS
    table.status(hiryu="launch").run("spot-decks", turn=6)
    table.play("spot hiryu 3d3a-b")
    assert state.at[val] == DECK + table.ship("hiryu")


@pytest.mark.parametrize(
    ("points", "winner"), [([13, 12], "ijn"), ([12, 13], "usn"), ([12, 12], "usn"), ([11, 11], None)]
)
def test_T21_both_sides_reach_twelve(points: list[int], winner: str | None) -> None:
    table = Table()
    table.state.vp = points
    table.run(turn=6)
    assert table.state.over == (winner is not None)
    assert table.state.result is None or table.state.result.winner == winner


def test_T22_landing_in_a_squall() -> None:
    table = Table().status(akagi="recover").squall(19)
    units = table.fly(19, "akagi", "a6m", 2, fuel=0) + table.fly(19, "akagi", "b5n", 1, fuel=0)
    table.run("land-aircraft", "order").roll(10, 11, 12)
    assert [table.state.at[unit] for unit in units] == [DECK + table.ship("akagi"), 0, 0]


@pytest.mark.parametrize(
    ("sunk", "airfield", "level"),
    [
        (("akagi", "kaga", "hiryu"), 0, "usn-major"),
        (("akagi", "kaga", "kongo-1", "kongo-2"), 0, "usn-major"),
        (("akagi", "kaga", "hiryu", "soryu"), 0, "usn-decisive"),
        (("hornet", "yorktown"), 5, "ijn-major"),
        (("hornet", "yorktown"), 4, ""),
        (("enterprise", "hornet", "yorktown"), 5, "ijn-decisive"),
    ],
)
def test_T23_victory_by_losses(sunk: tuple[str, ...], airfield: int, level: str) -> None:
    table = Table("historical-losses", losses_stop="major").damage("airfield", airfield)
    for name in sunk:
        table.sink(name)
    table.run(turn=6)
    assert table.state.level == level


def test_T26_reach_of_a_catalina() -> None:
    table = Table().empty_sea().run("ready-patrols", "patrol", side="usn")
    tokens = list(table.state.cup)
    zones = [int(action.args[1]) for action in table.state.legal() if action.args[:1] == ("pby-1",)]
    assert zones == [21, 22, 23, 25, 26, 27, 29, 30, 31, 32, 34, 35, 36, 39, 40, 41], "or stay"
    table.play("patrol pby-1 > 21")
    assert (table.state.cup, table.state.fuel[table.oob.patrol_index["pby-1"]]) == (tokens, UNTRACKED)


def test_T27_cap_and_its_fuel() -> None:
    table = Table().put(14, "enterprise").status(enterprise="launch")
    table.spot("enterprise", "f4f", 2)
    table.run("order", "order", side="usn").play("cap enterprise 2")
    units = table.state.flying_over(1, 14)
    assert [(table.state.fuel[unit], table.state.job[unit]) for unit in units] == [(2, CAP)] * 2
    assert all(table.state.mark[unit] & ORDERED for unit in units)
    table.run("burn-fuel", "order")
    assert [table.state.fuel[unit] for unit in units] == [1, 1]
    table.run("burn-fuel", "order")
    assert [table.state.fuel[unit] for unit in units] == [0, 0]


def test_T28_a_dauntless_on_patrol() -> None:
    table = Table().put(14, "enterprise").status(enterprise="launch")
    (unit,) = table.spot("enterprise", "sbd", 1)
    assert table.state.load[unit] == BOMBS
    tokens = list(table.state.cup)
    table.run("ready-patrols", "patrol", side="usn").play("patrol sbd > 18")
    assert (table.state.load[unit], table.state.fuel[unit], table.state.job[unit]) == (0, 3, PATROL)
    assert table.state.cup == tokens


def test_T29_modifiers_and_the_floor() -> None:
    table = Table().status(enterprise="maneuver")
    state = table.state
    tbd, kate = table.units("hornet", "tbd")[0], table.units("kaga", "b5n")[0]
    fortress = next(unit for unit in state.aloft(1) if table.oob.words[unit] == "b17")
    assert [state.load[unit] for unit in (tbd, kate, fortress)] == [TORPEDOES, TORPEDOES, BOMBS]
    assert to_hit(state, tbd, table.ship("yagumo-1")) == 1
    assert to_hit(state, fortress, table.ship("yagumo-1")) == 1, "not 0"
    assert to_hit(state, kate, table.ship("new-orleans-1")) == 6
    assert to_hit(state, kate, table.ship("enterprise")) == 5


def _combat_example(**status: str) -> Table:
    """BM-T24: Akagi's D3A and A6M against Enterprise with one destroyer, one cruiser and two CAP."""
    table = Table().empty_sea().put(14, "enterprise", "farragut-1", "new-orleans-1").locate("usn", 14)
    table.status(**(status or {"enterprise": "launch"}))
    table.fly(14, "enterprise", "f4f", 2, job=CAP)
    table.fly(14, "akagi", "d3a", 3, group=9)
    table.fly(14, "akagi", "a6m", 2, group=9)
    return table


def _to_the_bombs(table: Table) -> Table:
    table.run("combat-zones", "battles", "order")
    table.play("place new-orleans-1 c2", "place farragut-1 a2", "place cap a1 a2", "escort d3a@akagi").roll(3)
    table.play("fight")
    table.roll(4, 11, 7, 9, 12)
    table.roll(5).roll(2, 9)
    table.play("lose a6m@akagi", "lose d3a-b@akagi")
    table.play("go c1", "shift a1 c1", "hold").roll(3).roll(9)
    table.play("drop").roll(5, 7, 8, 12)
    return table.roll(5, 2)


def test_T24_the_combat_example() -> None:
    table = _to_the_bombs(_combat_example())
    enterprise = table.ship("enterprise")
    assert table.state.damage[enterprise] == 2
    assert table.state.service(enterprise) == 3
    left = table.state.flying_over(0, 14)
    assert sorted(table.oob.words[unit] for unit in left) == ["a6m", "d3a", "d3a"]
    assert not table.state.flying_over(1, 14), "both CAP are lost"
    table.run("burn-fuel", "order")
    assert {(table.state.fuel[unit], table.state.load[unit]) for unit in left} == {(0, 0)}


def test_T24_variants_evading_and_aircraft_on_deck() -> None:
    evading = _to_the_bombs(_combat_example(enterprise="maneuver"))
    assert evading.state.damage[evading.ship("enterprise")] == 1
    deck = _combat_example()
    deck.spot("enterprise", "sbd", 3)
    _to_the_bombs(deck)
    assert deck.state.damage[deck.ship("enterprise")] == 3
    assert len(deck.state.on_deck(deck.ship("enterprise"))) == 1


def test_T25_a_scripted_first_turn() -> None:
    table = Table()
    assert table.state.cup == [2, 2, 0, 0]
    table.play("done", "bring tf-enterprise > 14")
    assert table.state.reserve == [2, 1]
    table.play("status akagi launch kaga launch hiryu launch soryu launch")
    assert table.state.status[table.ship("enterprise")] == 0
    table.play("spot akagi 2a6m 3b5n", "spot kaga", "spot hiryu", "spot soryu")
    assert len(table.state.on_deck(table.ship("akagi"))) == 5
    table.play("done", "patrol pby-1 > 19", "done").roll(9, 4, 3)
    assert table.state.is_located(0, 19)
    b17 = next(table.state.group[unit] for unit in table.state.aloft(1) if table.oob.words[unit] == "b17")
    table.draw("ijn").play("fly s1 > 31").draw("usn").play(f"fly s{b17} > 19").draw("ijn").play("fly s2 > 31")
    table.play("cap airfield")
    table.refused("send 4f4f", "cannot-send", "BM-R22")
    table.play("send 3f4f")
    assert table.state.cup == [2, 1, 1, 1]
    assert {table.state.fuel[unit] for unit in table.state.flying_over(1, 31)} == {2}
    table.draw("combat")
    assert table.state.cup == [0, 0, 0, 0]
    assert table.legal() == ["battle 19", "battle 31"]
    _battle_of_zone_19(table)
    _battle_of_zone_31(table)
    strikes = [unit for unit in table.state.aloft(0) if table.state.at[unit] == 31]
    fortresses = table.state.flying_over(1, 19)
    spent = [*strikes, *table.state.flying_over(1, 31), *fortresses]
    spent.remove(table.oob.patrol_index["pby-1"])
    assert {(table.state.fuel[unit], table.state.load[unit]) for unit in spent} == {(0, 0)}
    assert {table.state.fuel[table.oob.patrol_index[f"pby-{number}"]] for number in (1, 2)} == {UNTRACKED}
    table.sound()
    _the_way_home(table, strikes)


def _battle_of_zone_19(table: Table) -> None:
    table.play("battle 19", "place tone-1 c1", "place yagumo-1 a1 a2 a4 a5").roll(7)
    battle = table.state.battle
    assert battle is not None
    assert battle.round == 3, "nobody in A3, nobody in C2"
    table.play("drop").roll(*[3] * 8)
    table.play("target akagi").roll(2, 9).play("lose b5n-t")
    akagi = table.ship("akagi")
    assert (table.state.damage[akagi], table.state.service(akagi), len(table.state.on_deck(akagi))) == (2, 3, 4)


def _battle_of_zone_31(table: Table) -> None:
    """Four groups of three bombers and two fighters; the bases can be bombed in round 3 only."""
    assert table.asked == "place", "the only battle left"
    assert all(len(set(action.args[1:])) == 3 for action in table.state.legal()), "CAP in three different areas"
    table.play("place cap a1 a3 a5", "usual").roll(2, 4, 6, 12)
    battle = table.state.battle
    assert battle is not None
    assert [len(battle.team(team)) for team in range(4)] == [5, 5, 5, 5]
    assert battle.team_area == [0, 1, 2, 4]
    asked = set()
    while table.state.battle is not None:
        if table.asked == "mode":
            asked.add(table.state.battle.round)
            assert ("drop" in table.legal()) == (table.state.battle.round == 3)
        table.step_quietly()
    assert asked == {1, 3}, "in round 2 they are among nobody"
    table.until("reinforce", "ijn")


def _the_way_home(table: Table, strikes: list[int]) -> None:
    """Turns 2 to 4: two turns of flight, then the damaged Akagi lands three."""
    table.until("return", "ijn")
    assert (table.state.turn, table.zones()) == (2, [21, 25, 29]), "Strike 1"
    table.play("to 25")
    assert table.zones() == [21, 25], "Strike 2"
    table.play("to 21").until("return", "usn")
    assert table.zones() == [26, 30], "the B-17"
    table.until("land-some", "ijn")
    assert table.state.turn == 4
    assert {table.state.at[unit] for unit in strikes if table.state.at[unit] < BELOW} <= {15, 19}
    assert [table.state.status[ship] for ship in range(4)] == [2, 2, 2, 2], "all must recover"
    assert all(sum(int(word[0]) for word in action.args[1:]) == 3 for action in table.state.legal())
    assert all(action.args[0] == "akagi" for action in table.state.legal())
