"""4th Phase: combat zones, the battle board, fire, ordnance, guns."""

from __future__ import annotations

import pytest

from pointluck.games.battle_of_midway.combat_zones import battle_in, may_attack
from pointluck.games.battle_of_midway.order_of_battle import BOMBS, TORPEDOES
from pointluck.games.battle_of_midway.ordnance import to_hit
from pointluck.games.battle_of_midway.pieces import CAP, FOUGHT, MANEUVER, PATROL

from .table import Table


def _kind(table: Table, zone: int) -> tuple[str, int] | None:
    battle = battle_in(table.state, zone)
    return (battle.kind, battle.attacker) if battle else None


def _sea() -> Table:
    return Table().empty_sea()


# --- combat zones -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-4.3", "BM-4.3b", "BM-4.3c", "BM-R64")
def test_bombers_over_located_ships_attack_them_hidden_ones_are_safe() -> None:
    table = _sea().put(14, "enterprise")
    table.fly(14, "akagi", "d3a", 2)
    assert _kind(table, 14) is None
    table.locate("usn", 14)
    assert _kind(table, 14) == ("surface", 0)
    table.squall(14)
    assert _kind(table, 14) is None


@pytest.mark.clause("BM-4.3c", "BM-R67", "BM-R64")
def test_midway_is_always_a_target_and_does_not_reveal_ships() -> None:
    table = _sea().put(31, "kongo-1")
    assert _kind(table, 31) is None
    table.locate("ijn", 31)
    assert _kind(table, 31) == ("ships", 0)
    bombed = _sea()
    bombed.fly(31, "akagi", "b5n", 2)
    assert _kind(bombed, 31) == ("surface", 0)


@pytest.mark.clause("BM-4.3d", "BM-R68", "BM-4.3g")
def test_aircraft_over_open_sea() -> None:
    both = _sea()
    both.fly(25, "akagi", "d3a", 1)
    both.fly(25, "hornet", "sbd", 1)
    assert _kind(both, 25) is None
    one = _sea()
    one.fly(25, "akagi", "a6m", 1)
    one.fly(25, "hornet", "sbd", 1)
    assert _kind(one, 25) == ("bombers", 0)
    fighters = _sea()
    fighters.fly(25, "akagi", "a6m", 1)
    fighters.fly(25, "hornet", "f4f", 1)
    assert _kind(fighters, 25) == ("fighters", 0)


@pytest.mark.clause("BM-R64", "BM-4.3g")
def test_fighters_alone_over_ships_meet_cap_or_nobody() -> None:
    table = _sea().put(14, "enterprise").locate("usn", 14)
    table.fly(14, "akagi", "a6m", 2)
    assert _kind(table, 14) is None
    table.fly(14, "enterprise", "f4f", 1, job=CAP)
    assert _kind(table, 14) == ("fighters", 0)
    table.fly(14, "enterprise", "sbd", 1)
    assert _kind(table, 14) == ("bombers", 0)


@pytest.mark.clause("BM-R65", "BM-R42", "BM-4.3d")
def test_cap_over_a_hidden_force_may_attack_or_not() -> None:
    table = _sea().put(14, "enterprise")
    table.fly(14, "akagi", "d3a", 2)
    table.fly(14, "enterprise", "f4f", 2, job=CAP)
    assert _kind(table, 14) is None
    table.run("combat-zones", "battles", "reinforce")
    assert (table.seat, table.asked) == ("usn", "cap-attack")
    table.play("attack")
    assert table.state.battle is not None
    assert (table.state.battle.kind, table.state.battle.ships) == ("bombers", [])
    assert not table.state.is_located(1, 14)
    seen = Table(cap_fight_reveals=True).empty_sea().put(14, "enterprise")
    seen.fly(14, "akagi", "d3a", 2)
    seen.fly(14, "enterprise", "f4f", 2, job=CAP)
    seen.run("combat-zones", "battles", "reinforce").play("attack")
    assert seen.state.is_located(1, 14)
    peace = _sea().put(14, "enterprise")
    peace.fly(14, "akagi", "d3a", 2)
    peace.fly(14, "enterprise", "f4f", 2, job=CAP)
    peace.run("combat-zones", "battles", "reinforce").play("leave-alone")
    assert peace.state.battle is None


@pytest.mark.clause("BM-R42", "BM-4.3b", "BM-R63")
def test_units_out_of_fuel_fight_only_if_cap_attacks_them_and_patrols_never() -> None:
    table = _sea().put(19, "akagi").locate("ijn", 19)
    table.fly(19, "hornet", "sbd", 2, fuel=0)
    assert _kind(table, 19) is None
    assert not may_attack(table.state, 0, 19)
    table.fly(19, "akagi", "a6m", 1, job=CAP)
    assert may_attack(table.state, 0, 19)
    patrol = _sea().put(19, "akagi")
    patrol.fly(19, "akagi", "a6m", 1, job=CAP)
    patrol.fly(19, "hornet", "sbd", 1, job=PATROL)
    assert not may_attack(patrol.state, 0, 19)
    option = Table(out_of_fuel_in_battle="centre").empty_sea().put(14, "enterprise").locate("usn", 14)
    option.fly(14, "akagi", "d3a", 1)
    tired = option.fly(14, "enterprise", "sbd", 1, fuel=0)
    option.run("combat-zones", "battles", "reinforce")
    assert option.state.battle is not None
    assert tired[0] in option.state.battle.fliers


@pytest.mark.clause("BM-R66", "BM-R67", "BM-R88")
def test_a_hidden_force_may_show_itself_where_it_matters() -> None:
    table = _sea().put(31, "kongo-1").put(20, "kongo-2")
    table.run("reveal", "combat-zones", "battles", "reinforce")
    assert table.zones("reveal") == [31]
    table.refused("reveal 20", "no-reveal", "BM-R88")
    table.play("reveal 31")
    assert table.state.battle is not None
    assert table.state.battle.kind == "ships"


@pytest.mark.clause("BM-4.3", "BM-R69")
def test_the_players_pick_battles_in_turn() -> None:
    table = _sea().put(14, "enterprise").put(23, "hornet").put(5, "yorktown").locate("usn", 14, 23, 5)
    for zone, home in ((14, "akagi"), (23, "hiryu"), (5, "soryu")):
        table.fly(zone, home, "d3a", 1)
    table.run("combat-zones", "battles", "order")
    assert (table.seat, table.asked) == ("ijn", "pick-battle")
    table.play("battle 14").roll(1)
    table.until("pick-battle")
    assert table.seat == "usn"
    assert table.legal() == ["battle 05", "battle 23"]


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-4.3e", "BM-R78", "BM-G4")
def test_screens_are_spread_evenly() -> None:
    table = _sea().put(
        14, "enterprise", *(f"new-orleans-{n}" for n in range(1, 4)), *(f"farragut-{n}" for n in range(1, 5))
    )
    table.locate("usn", 14)
    table.fly(14, "enterprise", "f4f", 2, job=CAP)
    table.fly(14, "akagi", "d3a", 1)
    table.run("combat-zones", "battles", "reinforce")
    assert (table.seat, table.asked) == ("usn", "place"), "three cruisers leave no choice"
    assert len(table.legal()) == 5
    assert all(text.startswith("place farragut-1") for text in table.legal())
    table.refused("place farragut-1 a1 a1 a2 a3", "not-so-placed", "BM-R78")
    table.play("place farragut-1 a1 a2 a4 a5")
    assert len(table.legal("place")) == 10
    table.play("place cap a2 a3")
    battle = table.state.battle
    assert battle is not None
    assert sorted(battle.ship_area) == [0, 1, 3, 4, 5, 6, 7, 8]


@pytest.mark.clause("BM-G5", "BM-R79")
def test_without_a_capital_ship_a_cruiser_is_flag_and_lone_destroyers_stand_anywhere() -> None:
    table = _sea().put(20, "tone-1", "myoko-1", "myoko-2").damage("myoko-2", 1).locate("ijn", 20)
    table.fly(20, "hornet", "sbd", 1)
    table.run("combat-zones", "battles", "reinforce")
    assert table.legal() == ["flag tone-1", "flag myoko-1"]
    lone = _sea().put(20, "yagumo-1", "yagumo-2").locate("ijn", 20)
    lone.fly(20, "hornet", "sbd", 1)
    lone.run("combat-zones", "battles", "reinforce")
    assert len(lone.legal("picket")) == 6


@pytest.mark.clause("BM-4.3j", "BM-R70", "BM-G2")
def test_fighter_groups_are_paired_with_bomber_groups() -> None:
    table = Table()
    for unit in table.state.flying_over(0, 21):
        table.state.at[unit] = 31
    table.run("combat-zones", "battles", "reinforce")
    assert table.asked == "escort"
    assert len(table.legal("escort")) == 4
    table.play("usual")
    battle = table.state.battle
    assert battle is not None
    assert [len(battle.team(team)) for team in range(4)] == [5, 5, 5, 5]
    assert table.asked == "entry-die"
    table.roll(3, 5, 9, 12)
    assert [event.params["area"] for event in table.told("entered")] == ["a2", "a3", "a4", "a5"]


@pytest.mark.clause("BM-R84")
def test_the_table_of_fifths_lets_the_attacker_choose_on_11_and_12() -> None:
    table = Table(entry_table="fifths").empty_sea()
    table.fly(31, "akagi", "b5n", 1)
    table.run("combat-zones", "battles", "reinforce").roll(12)
    assert (table.seat, table.asked) == ("ijn", "entry-area")
    table.play("enter a5")
    assert table.told("entered")[0].params["area"] == "a5"


@pytest.mark.clause("BM-4.3f", "BM-R74", "BM-R85")
def test_interceptors_meet_escorts_in_the_middle_and_bombers_in_the_centre() -> None:
    table = _sea()
    table.fly(25, "akagi", "a6m", 2)
    bombers = table.fly(25, "hornet", "sbd", 1, group=9)
    escorts = table.fly(25, "hornet", "f4f", 1, group=9)
    table.run("combat-zones", "battles", "order")
    assert (table.seat, table.asked) == ("usn", "escorts")
    table.play("escorts 0 0 1")
    table.roll(6)
    battle = table.state.battle
    assert battle is not None
    assert battle.round == 2, "nobody to meet in round 1"
    assert battle.team_area == [6]
    table.play("shift c3 c2")
    table.roll(12, 12, 12)
    assert table.state.battle is not None
    table.play("done")
    table.roll(6, 12, 12)
    assert sum(table.state.at[unit] == 0 for unit in (*bombers, *escorts)) == 1
    assert all(table.state.mark[unit] & FOUGHT for unit in table.state.flying_over(0, 25))


@pytest.mark.clause("BM-4.3g", "BM-R75")
def test_fighters_fight_one_round_and_casualties_fire_back() -> None:
    table = _sea()
    zero = table.fly(25, "akagi", "a6m", 1)
    wildcat = table.fly(25, "hornet", "f4f", 1)
    table.run("combat-zones", "battles", "order").roll(6, 5)
    assert (table.state.at[zero[0]], table.state.at[wildcat[0]]) == (0, 0)
    assert table.state.battle is None


@pytest.mark.clause("BM-4.3m", "BM-R73", "BM-4.3i", "BM-4.3n", "BM-R71")
def test_attackers_go_in_ring_by_ring_for_three_rounds() -> None:
    table = _sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    table.fly(14, "akagi", "d3a", 2)
    table.run("combat-zones", "battles", "order").play("place farragut-1 a2").roll(3)
    assert table.legal() == ["drop", "hold"]
    table.refused("fight", "nothing-to-fight", "BM-R71")
    table.play("hold").roll(12, 12)
    assert table.legal() == ["go c1", "go c2"]
    table.refused("go c3", "not-inward", "BM-R73")
    table.play("go c1")
    assert (table.asked, table.legal()) == ("mode", ["drop", "hold"]), "the centre, in round 3"
    table.play("drop").roll(12, 12, 12, 12).roll(12, 12)
    assert table.state.battle is None
    assert all(table.state.load[unit] == 0 for unit in table.state.flying_over(0, 14))
    stay = Table(inward_move="may").empty_sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    stay.fly(14, "akagi", "d3a", 2)
    stay.run("combat-zones", "battles", "order").play("place farragut-1 a2").roll(3).play("hold").roll(12, 12)
    assert "stay" in stay.legal()


@pytest.mark.clause("BM-4.3a", "BM-R72", "BM-4.3k")
def test_the_owner_chooses_losses_after_all_hits_in_the_area() -> None:
    def battle(**options: object) -> Table:
        table = Table(**options).empty_sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
        table.fly(14, "akagi", "d3a", 2, group=9)
        table.fly(14, "akagi", "a6m", 1, group=9)
        table.run("combat-zones", "battles", "order").play("place farragut-1 a2", "escort d3a@akagi").roll(3)
        return table.play("hold").roll(2, 12)

    table = battle()
    assert (table.seat, table.asked) == ("ijn", "lose")
    assert sorted(table.legal()) == ["lose s9/a6m@akagi", "lose s9/d3a-b@akagi"]
    first = battle(aa_losses="bombers_first")
    assert first.asked != "lose", "flak takes a bomber"
    assert len(first.state.flying_over(0, 14)) == 2


@pytest.mark.clause("BM-R80", "BM-4.3a")
def test_all_groups_name_their_targets_before_any_rolls() -> None:
    def battle(**options: object) -> Table:
        table = Table(**options).empty_sea().put(19, "akagi", "kaga").locate("ijn", 19)
        table.fly(19, "hornet", "sbd", 1)
        table.fly(19, "enterprise", "sbd", 1)
        table.run("combat-zones", "battles", "order").roll(3, 3)
        table.play("go c1", "go c1", "drop", "drop")
        while table.asked == "fire-die":
            table.roll(12)
        return table

    table = battle().play("target akagi")
    assert table.asked == "target"
    one = battle(ordnance_declaration="group_by_group").play("target akagi")
    assert one.asked == "ordnance-die"


@pytest.mark.clause("BM-4.3.1", "BM-R81", "BM-R73", "BM-R39")
def test_modifiers_by_type_of_target() -> None:
    table = Table()
    state = table.state
    sbd, tbd, b5n = (
        table.units(home, kind)[0] for home, kind in (("hornet", "sbd"), ("hornet", "tbd"), ("kaga", "b5n"))
    )
    b17 = next(unit for unit in state.aloft(1) if table.oob.words[unit] == "b17")
    table.status(akagi="launch", enterprise="maneuver")
    assert state.load[sbd] == BOMBS
    assert state.load[b5n] == TORPEDOES
    values = {
        name: to_hit(state, unit, table.ship(name))
        for unit, name in ((sbd, "akagi"), (sbd, "tone-1"), (sbd, "yagumo-1"), (sbd, "kongo-1"))
    }
    assert values == {"akagi": 6, "tone-1": 5, "yagumo-1": 4, "kongo-1": 6}
    assert to_hit(state, b5n, table.ship("enterprise")) == 5, "evading"
    assert to_hit(state, b5n, table.ship("new-orleans-1")) == 6
    assert to_hit(state, tbd, table.ship("yagumo-1")) == 1
    assert to_hit(state, b17, table.ship("yagumo-1")) == 1
    assert state.status[table.ship("enterprise")] == MANEUVER


def _bombed(deck: int, *dice: int, hurt: int = 0) -> Table:
    table = _sea().put(14, "enterprise").status(enterprise="launch").locate("usn", 14).damage("enterprise", hurt)
    table.spot("enterprise", "f4f", deck)
    table.fly(14, "akagi", "d3a", len(dice))
    table.run("combat-zones", "battles", "order").roll(6)
    table.play("drop").roll(12, 12, 12, 12)
    return table.roll(*dice)


@pytest.mark.clause("BM-4.3.1", "BM-R29", "BM-R83")
def test_bombs_on_a_deck_with_aircraft_do_more() -> None:
    bare = _bombed(0, 5, 2)
    assert bare.state.damage[bare.ship("enterprise")] == 2
    assert bare.state.service(bare.ship("enterprise")) == 3
    full = _bombed(3, 5, 2)
    assert full.state.damage[full.ship("enterprise")] == 3
    assert len(full.state.on_deck(full.ship("enterprise"))) == 1
    missed = _bombed(3, 6, 7)
    assert len(missed.state.on_deck(missed.ship("enterprise"))) == 3
    sunk = _bombed(1, 1, 1, 1, hurt=1)
    assert sunk.state.zone[sunk.ship("enterprise")] == -1
    assert not [unit for unit in range(len(sunk.state.at)) if sunk.state.at[unit] in (105, 205)]


@pytest.mark.clause("BM-R29")
def test_the_owner_chooses_which_aircraft_on_deck_are_lost() -> None:
    table = _sea().put(14, "enterprise").status(enterprise="launch").locate("usn", 14)
    table.spot("enterprise", "f4f", 2)
    table.spot("enterprise", "sbd", 2)
    table.fly(14, "akagi", "d3a", 1)
    table.run("combat-zones", "battles", "order").roll(6).play("drop").roll(12, 12, 12, 12).roll(1)
    assert (table.seat, table.asked) == ("usn", "deck-loss")
    table.play("lose sbd-b")
    assert len(table.state.on_deck(table.ship("enterprise"))) == 3


@pytest.mark.clause("BM-R82", "BM-R26", "BM-1.4.2", "BM-R27")
def test_land_is_bombed_in_the_centre_and_torpedoes_cannot() -> None:
    table = _sea()
    for unit in table.units("hiryu", "d3a") + table.units("hiryu", "b5n"):
        table.state.load[unit] = BOMBS if table.oob.words[unit] == "d3a" else TORPEDOES
    table.fly(31, "hiryu", "d3a", 3)
    table.fly(31, "kaga", "b5n", 1)
    table.run("combat-zones", "battles", "order").roll(6, 6)
    assert table.legal() == ["drop", "hold"]
    table.play("drop").roll(12, 12, 12, 12, 12)
    assert table.legal() == ["target airfield", "target seaplane-base", "target aa-guns"]
    table.play("target seaplane-base").roll(1, 1, 1)
    assert table.state.hp(table.oob.seaplane_base) == 0
    assert all(table.state.at[unit] != 100 + table.oob.seaplane_base for unit in table.oob.air[1])
    assert len(table.state.below(table.oob.airfield)) > 0, "aircraft on the ground are safe"


@pytest.mark.clause("BM-1.4.2", "BM-R16")
def test_the_fall_of_the_airfield_is_remembered() -> None:
    table = _sea().damage("airfield", 4)
    table.fly(31, "hiryu", "d3a", 1)
    table.run("combat-zones", "battles", "order", turn=3).roll(6).play("drop").roll(12, 12, 12, 12, 12)
    table.play("target airfield").roll(2)
    assert table.state.airfield_lost == 3


@pytest.mark.clause("BM-R57")
def test_a_strike_group_over_its_own_ships_defends_in_the_centre() -> None:
    table = _sea().put(14, "enterprise").locate("usn", 14)
    table.fly(14, "enterprise", "sbd", 1, group=9)
    table.fly(14, "enterprise", "f4f", 1, group=9)
    table.fly(14, "akagi", "d3a", 1)
    table.run("combat-zones", "battles", "order")
    battle = table.state.battle
    assert battle is not None
    assert [area for area, team in zip(battle.flier_area, battle.flier_team, strict=True) if team < 0] == [8, 8]


@pytest.mark.clause("BM-4.3h", "BM-R76", "BM-R77")
def test_rings_come_into_range_round_by_round_and_ships_just_sunk_reply() -> None:
    table = (
        _sea()
        .put(20, "kongo-1", "yagumo-1", "new-orleans-1", "farragut-1", "hornet")
        .locate("ijn", 20)
        .locate("usn", 20)
    )
    table.run("combat-zones", "battles", "order")
    table.play("place yagumo-1 a3", "place new-orleans-1 c2", "place farragut-1 a3")
    battle = table.state.battle
    assert battle is not None
    assert (battle.round, table.asked) == (1, "gun-die"), "destroyer against destroyer"
    table.roll(4)
    assert table.state.zone[table.ship("farragut-1")] == 20, "not before it has replied"
    table.roll(3)
    assert table.state.zone[table.ship("farragut-1")] == -1
    assert table.state.zone[table.ship("yagumo-1")] == -1
    assert table.state.battle is not None
    assert table.state.battle.round == 3, "nothing in range in round 2"
    assert table.legal() == ["fire hornet", "fire new-orleans-1"]
    table.play("fire hornet").roll(5, 5, 6)
    table.roll(12, 12, 12, 12)
    assert table.state.damage[table.ship("hornet")] == 2
    assert table.state.battle is None


def _destroyers(**options: object) -> Table:
    """Four Yagumo against four Farragut: destroyers alone, all in the outer ring, in range in round 1."""
    table = Table(**options).empty_sea().locate("ijn", 20).locate("usn", 20)
    for number in range(1, 5):
        table.put(20, f"yagumo-{number}", f"farragut-{number}")
    table.run("combat-zones", "battles", "order").play("picket 4 0 0", "place yagumo-1 a1 a2 a3 a4")
    return table.play("picket 4 0 0", "place farragut-1 a1 a2 a3 a4")


@pytest.mark.clause("BM-R93", "BM-R77")
def test_four_destroyers_spread_their_fire_over_four_twins() -> None:
    table = _destroyers()
    assert table.asked == "gun-die", "whoever fires first at ships that are all alike need not say at which"
    table.roll(12)
    # Once something was aimed at the first, it and its twins are two choices; hit or not.
    assert table.legal() == ["fire farragut-1", "fire farragut-2", "all-fire farragut-1", "all-fire farragut-2"]
    table.play("fire farragut-2").roll(4)
    assert table.legal("fire") == ["fire farragut-1", "fire farragut-2", "fire farragut-3"]
    table.play("fire farragut-4").roll(4)
    assert table.legal("fire") == ["fire farragut-1", "fire farragut-2", "fire farragut-3"], "2 and 4 are both sinking"
    table.play("fire farragut-3").roll(4)
    # The USN replies with all four, then damage counts.
    table.roll(12).play("all-fire yagumo-3").roll(12, 12, 12)
    assert [table.state.zone[table.ship(f"farragut-{number}")] for number in range(1, 5)] == [20, -1, -1, -1]


@pytest.mark.clause("BM-R93")
def test_what_was_aimed_at_a_ship_is_forgotten_in_the_next_step_of_fire() -> None:
    table = _destroyers().roll(12).play("all-fire farragut-1").roll(12, 12, 12)
    table.roll(12).play("all-fire yagumo-1").roll(12, 12, 12)
    battle = table.state.battle
    assert battle is not None
    assert (battle.round, table.asked) == (2, "gun-die"), "in the next round all four are alike again"


@pytest.mark.clause("BM-R93", "BM-R73")
def test_where_attackers_may_stay_in_an_area_ships_in_different_areas_are_not_alike() -> None:
    table = _destroyers(inward_move="may")
    assert table.legal("fire") == [f"fire farragut-{number}" for number in range(1, 5)]


@pytest.mark.clause("BM-R93", "BM-R80")
def test_two_groups_bomb_two_battleships() -> None:
    table = Table().empty_sea().put(10, "kongo-1", "kongo-2").locate("ijn", 10)
    table.fly(10, "hornet", "sbd", 1)
    table.fly(10, "enterprise", "sbd", 1)
    table.run("combat-zones", "battles", "order").roll(3, 3).play("go c1", "go c1", "drop", "drop")
    while table.asked == "fire-die":
        table.roll(12)
    assert table.legal() == ["target kongo-1", "target kongo-2"], "the first group has taken Kongo 1"
    table.play("target kongo-2").roll(1, 1)
    assert [table.state.damage[table.ship(name)] for name in ("kongo-1", "kongo-2")] == [1, 1]


@pytest.mark.clause("BM-R93")
def test_any_twin_may_be_named() -> None:
    table = Table().empty_sea().put(10, "kongo-1", "kongo-2", "akagi").locate("ijn", 10)
    table.fly(10, "enterprise", "sbd", 1)
    table.run("combat-zones", "battles", "order").roll(3).play("go c1", "drop")
    while table.asked == "fire-die":
        table.roll(12)
    assert table.legal() == ["target akagi", "target kongo-1"]
    table.play("target kongo-2").roll(1)
    assert [table.state.damage[table.ship(name)] for name in ("kongo-1", "kongo-2")] == [0, 1]
    guns = _destroyers().roll(12).play("fire farragut-3").roll(4)
    assert guns.legal("fire") == ["fire farragut-1", "fire farragut-2", "fire farragut-3"]


@pytest.mark.clause("BM-R93", "BM-R53")
def test_a_cruiser_with_a_floatplane_is_not_like_one_without() -> None:
    table = Table().empty_sea().put(20, "tone-1", "tone-2", "hornet").locate("ijn", 20).locate("usn", 20)
    table.state.at[table.oob.patrol_index["e13a-1"]] = 1
    table.run("combat-zones", "battles", "order")
    assert table.legal() == ["flag tone-1", "flag tone-2"]


@pytest.mark.clause("BM-R76", "BM-R19")
def test_guns_of_midway_fire_on_transports() -> None:
    table = _sea().put(31, "transports-1").run("combat-zones", "battles", "order")
    table.roll(2, 2, 2, 3, 3)
    assert table.state.hp(table.ship("transports-1")) == 5
    assert table.state.battle is None


@pytest.mark.clause("BM-R70", "BM-4.3k")
def test_escorts_leave_with_bombers_that_dropped_and_go_on_without_them() -> None:
    table = _sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    table.fly(14, "akagi", "d3a", 1, group=9)
    table.fly(14, "akagi", "a6m", 1, group=9)
    table.run("combat-zones", "battles", "order").play("place farragut-1 a2", "escort d3a@akagi").roll(3)
    table.play("drop").roll(12, 12).roll(12)
    assert table.state.battle is None, "both are on the strip"
    other = _sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    other.fly(14, "akagi", "d3a", 1, group=9)
    other.fly(14, "akagi", "a6m", 1, group=9)
    other.run("combat-zones", "battles", "order").play("place farragut-1 a2", "escort d3a@akagi").roll(3)
    other.play("hold").roll(2, 12).play("lose d3a-b@akagi")
    assert other.asked == "go-in", "the escort carries on"


@pytest.mark.clause("BM-R83")
def test_a_carrier_may_have_hit_points_of_her_own() -> None:
    oob = Table().oob
    assert {oob.ships[ship]: oob.hp[ship] for ship in range(oob.carriers)} == {
        **dict.fromkeys(("Akagi", "Kaga", "Hiryu", "Soryu"), 4),
        "Zuiho": 2,
        **dict.fromkeys(("Enterprise", "Hornet", "Yorktown"), 5),
    }
