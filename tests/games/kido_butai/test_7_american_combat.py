"""7. Combat in the American Phase."""

from __future__ import annotations

from typing import Any

import pytest

from .table import CARRIERS, Table

TORPEDO, DIVE = 3, 4


def raid(
    *cap: str,
    bombers: int = 1,
    fighters: int = 0,
    die: int = TORPEDO,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A raid on turn 5 against these Zeros on CAP (just launched, facing E), before any is committed."""
    data = "mix-10-10-5-6" if fighters > 4 else None
    table = Table(data=data, **(options or {})).put("cap", *cap).set(turn=5, found=True, **fields)
    table.raid(bombers, fighters, die)
    return table


def shots(table: Table) -> list[str]:
    """Who fires at whom, with a 1 for every die."""
    seen = []
    while table.asked == "fire":
        seen.append(f"{table.params['shooter']}>{table.params['target']}")
        table.roll(1)
    return seen


def misses(table: Table) -> Table:
    """A 1 for every die that is left of the raid."""
    while table.asked in ("fire", "flak", "bomb"):
        table.roll(1)
    return table


# --- the type of the attack, the CAP ------------------------------------------------------------------------------


@pytest.mark.clause("KB-7a", "KB-7b")
@pytest.mark.parametrize("die", range(1, 7))
def test_one_die_says_whether_all_are_torpedo_or_dive_bombers(die: int) -> None:
    table = raid("ZA", bombers=3, die=die)
    assert table.params["type"] == ("torpedo" if die <= 3 else "dive")


@pytest.mark.clause("KB-R12")
def test_the_die_is_rolled_even_without_a_cap() -> None:
    table = Table().set(turn=5, found=True)
    table.end()
    table.draw("bomber", "no-bomber", "no-fighter")
    assert table.asked == "attack-type"
    for die in (TORPEDO, DIVE):
        twin = table.state.copy()
        twin.apply(twin.parse(f"die {die}"))
        assert twin.question is not None
        assert twin.question.kind == "flak", "without a CAP it makes no difference"


@pytest.mark.clause("KB-R13")
def test_bombers_fighters_and_type_are_known_before_cap_is_committed() -> None:
    table = Table().put("cap", "ZA").set(turn=5, found=True)
    asked = []
    table.end()
    for outcome in ("draw bomber", "draw no-bomber", "draw fighter", "draw no-fighter", "die 2"):
        asked.append(table.asked)
        table.record.apply(table.state.parse(outcome))
    assert asked == ["bomber-draw", "bomber-draw", "fighter-draw", "fighter-draw", "attack-type"]
    assert table.asked == "commit"
    assert table.params == {"bombers": 1, "fighters": 1, "type": "torpedo"}


@pytest.mark.clause("KB-7d", "KB-R25")
def test_any_number_of_cap_squadrons_may_be_committed_from_all_to_none() -> None:
    table = raid("ZA", "ZK", "ZS")
    assert table.options() == ["commit ZA ZK ZS", "commit ZA ZK", "commit ZA", "commit none"]
    assert table.allows("commit ZS ZK"), "interchangeable ones may be named at will"
    table.put("cap", "ZK", facing="S")
    assert table.options() == [
        "commit ZA ZK ZS",
        "commit ZA ZS",
        "commit ZA ZK",
        "commit ZA",
        "commit ZK",
        "commit none",
    ]


@pytest.mark.clause("KB-7d")
def test_only_cap_squadrons_can_be_committed() -> None:
    table = raid("ZA", "ZK")
    assert table.refused("commit ZS") == ("not-eligible", "KB-7d")
    assert table.refused("commit A1") == ("not-eligible", "KB-7d")
    assert table.refused("commit ZA ZA") == ("not-eligible", "KB-7d")
    assert table.refused("end") == ("other-question", "KB-7d")


@pytest.mark.clause("KB-7d", "KB-R58")
def test_cap_held_back_neither_fires_nor_is_fired_at_nor_becomes_low() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=2, die=TORPEDO)
    table.play("commit ZK")
    assert shots(table) == ["F1>ZK", "F2>ZK", "ZK>F1"]
    misses(table)
    assert table.low() == ["ZK"]


@pytest.mark.clause("KB-R25", "KB-R3")
def test_with_no_cap_committed_the_attack_is_unopposed() -> None:
    table = raid("ZA")
    table.play("commit none")
    assert (table.asked, table.params["ship"]) == ("flak", "Akagi")
    table.roll(1, 1, 1, 1)
    assert table.asked == "pips"


@pytest.mark.clause("KB-7c", "KB-R16")
def test_cap_that_survives_a_fight_with_torpedo_bombers_becomes_low() -> None:
    table = raid("ZA", "ZK", bombers=2, fighters=1, die=TORPEDO)
    table.play("commit ZA ZK")
    table.roll(6, 1, 1)  # the escort shoots ZA down
    assert table.place("ZA") == "lost"
    assert table.low() == ["ZK"]
    assert table.told("went-low") == [{"squadrons": ["ZK"]}]


@pytest.mark.clause("KB-7c")
def test_cap_that_fights_dive_bombers_stays_high() -> None:
    table = raid("ZA", die=DIVE)
    table.play("commit ZA")
    misses(table)
    assert table.low() == []


@pytest.mark.clause("KB-7c", "KB-R17")
def test_low_cap_cannot_intercept_dive_bombers_nor_their_escorts() -> None:
    table = Table().put("cap", "ZA", low=6).put("cap", "ZK").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1, die=DIVE)
    assert table.options() == ["commit ZK", "commit none"]
    assert table.refused("commit ZA") == ("low-cap", "KB-7c")
    assert table.refused("commit ZA ZK") == ("low-cap", "KB-7c")
    table.play("commit ZK")
    assert shots(table) == ["F1>ZK", "ZK>F1"]


@pytest.mark.clause("KB-R3", "KB-R17", "KB-R58")
def test_with_only_low_cap_dive_bombers_come_unopposed() -> None:
    table = Table().put("cap", "ZA", low=6).set(turn=5, found=True)
    table.raid(bombers=1, fighters=2, die=DIVE)
    assert table.asked == "flak", "nobody can be committed, so nobody is asked"
    table.roll(1, 1, 1, 1)
    assert table.asked == "pips"
    assert table.place("ZA") == "cap"


@pytest.mark.clause("KB-R17")
def test_low_cap_may_fight_torpedo_bombers_again_and_is_low_for_another_turn() -> None:
    table = Table().put("cap", "ZA", low=5).set(turn=5, found=True)
    table.raid(die=TORPEDO)
    table.play("commit ZA")
    misses(table)
    assert table.squadron("ZA")["low_until"] == 6
    table.quiet()
    assert (table.turn, table.low()) == (7, [])


@pytest.mark.clause("KB-R17")
def test_low_cap_recovers_at_once_on_landing() -> None:
    table = Table().put("cap", "ZA", low=6).set(turn=5)
    table.play("land ZA akagi")
    assert table.low() == []


@pytest.mark.clause("KB-R54")
def test_a_zero_that_met_only_escorts_becomes_low_too_unless_the_option_says_otherwise() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=1)
    table.play("commit ZA ZK")
    assert shots(table) == ["F1>ZA", "ZA>F1", "ZK>B1"]
    misses(table)
    assert table.low() == ["ZA", "ZK"]
    table = raid("ZA", "ZK", bombers=1, fighters=1, options={"low_cap_flip": "only_vs_bombers"})
    table.play("commit ZA ZK")
    misses(table)
    assert table.low() == ["ZK"]


@pytest.mark.clause("KB-R8", "KB-3h")
def test_cap_stays_in_its_box_with_its_facing_after_the_fight() -> None:
    table = raid("ZA", die=DIVE)
    table.play("commit ZA")
    table.roll(1)
    assert (table.place("ZA"), table.facing("ZA")) == ("cap", "E")


@pytest.mark.clause("KB-R7")
def test_cap_facing_west_still_guards_in_its_third_hour() -> None:
    table = Table().put("cap", "ZA", facing="W").set(turn=5, found=True)
    table.raid(die=DIVE)
    assert table.options() == ["commit ZA", "commit none"]


# --- air combat over Kido Butai -----------------------------------------------------------------------------------


@pytest.mark.clause("KB-7", "KB-R26")
def test_committed_zeros_meet_the_escorts_first_then_the_bombers_then_both_again() -> None:
    for bombers, fighters, met in (
        (1, 0, ["B1", "B1", "B1", "B1"]),
        (5, 0, ["B1", "B2", "B3", "B4"]),
        (2, 1, ["F1", "B1", "B2", "F1"]),
        (1, 2, ["F1", "F2", "B1", "F1"]),
        (2, 4, ["F1", "F2", "F3", "F4"]),
    ):
        table = raid("ZA", "ZK", "ZS", "ZH", bombers=bombers, fighters=fighters)
        table.play("commit ZA ZK ZS ZH")
        fire = [shot.split(">") for shot in shots(table)]
        assert [target for shooter, target in fire if shooter.startswith("Z")] == met
        assert [shooter for shooter, _ in fire if shooter.startswith("F")] == [f"F{one + 1}" for one in range(fighters)]


@pytest.mark.clause("KB-R26", "KB-6a3")
def test_surplus_escorts_are_spread_evenly_over_the_zeros() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=5)
    table.play("commit ZA ZK")
    assert shots(table) == ["F1>ZA", "F2>ZK", "F3>ZA", "F4>ZK", "F5>ZA", "ZA>F1", "ZK>F2"]


@pytest.mark.clause("KB-R26", "KB-6a4")
def test_on_one_bomber_the_worst_result_counts() -> None:
    for dice, shot_down, through in (((4, 6), 1, 0), ((6, 4), 1, 0), ((5, 6), 1, 0), ((3, 1), 0, 0), ((2, 1), 0, 1)):
        table = raid("ZA", "ZK")
        table.play("commit ZA ZK")
        table.roll(*dice)
        assert table.view["shot_down"]["bombers"] == shot_down
        assert (table.asked == "flak") is bool(through)


@pytest.mark.clause("KB-7", "KB-6a5", "KB-6a6")
def test_the_figures_of_air_combat_are_those_of_the_japanese_phase() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=1)
    table.play("commit ZA ZK")
    needs = []
    while table.asked == "fire":
        needs.append((table.params["shooter"], table.params["needs"], table.params["aborts"]))
        table.roll(1)
    assert needs == [("F1", 6, 0), ("ZA", 5, 0), ("ZK", 5, 3)]


@pytest.mark.clause("KB-R68")
def test_the_player_says_which_of_different_zeros_meet_the_escorts() -> None:
    table = Table().put("cap", "ZA", "ZS").put("cap", "ZK", facing="S").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1)
    table.play("commit ZA ZK ZS")
    assert table.asked == "meet"
    assert table.params == {"escorts": 1, "number": 1}
    assert table.options() == ["meet ZA", "meet ZK"]
    assert table.allows("meet ZS"), "it is like ZA"
    assert table.refused("meet ZH") == ("not-committed", "KB-R68")
    assert table.refused("commit ZA") == ("other-question", "KB-R68")
    table.play("meet ZK; aim ZK")
    assert [shot for shot in shots(table) if "F1" in shot] == ["F1>ZK", "ZK>F1", "ZA>F1"]


@pytest.mark.clause("KB-R68")
def test_zeros_that_are_alike_are_not_asked_about() -> None:
    table = raid("ZA", "ZK", bombers=1, fighters=1)
    table.play("commit ZA ZK")
    assert table.asked == "fire"


@pytest.mark.clause("KB-R68", "KB-R17")
def test_low_and_high_zeros_differ() -> None:
    table = Table().put("cap", "ZA", low=6).put("cap", "ZK").set(turn=5, found=True)
    table.raid(bombers=2, fighters=1, die=TORPEDO)
    table.play("commit ZA ZK")
    assert table.options() == ["meet ZA", "meet ZK"]
    table.play("meet ZK")
    assert shots(table) == ["F1>ZK", "ZK>F1", "ZA>B1"]


@pytest.mark.clause("KB-R53")
def test_the_player_says_at_which_of_several_zeros_an_escort_fires() -> None:
    table = Table().put("cap", "ZA", "ZS").put("cap", "ZK", facing="S").set(turn=5, found=True)
    table.raid(bombers=1, fighters=1)
    table.play("commit ZA ZK ZS; meet ZA; meet ZK")
    assert table.asked == "aim"
    assert table.options() == ["aim ZA", "aim ZK"]
    assert table.refused("aim ZS") == ("not-faced", "KB-R53")
    assert table.refused("meet ZA") == ("other-question", "KB-R53")
    table.play("aim ZK")
    assert shots(table) == ["F1>ZK", "ZA>F1", "ZS>B1", "ZK>F1"]


@pytest.mark.clause("KB-R53")
def test_with_double_faced_fire_random_chance_picks_the_zero() -> None:
    table = Table(double_faced_fire="random").put("cap", "ZA", "ZS").put("cap", "ZK", "ZH", facing="S")
    table.set(turn=5, found=True, cups=(11, 11, 4, 5))
    table.raid(bombers=1, fighters=1)
    table.play("commit ZA ZK ZS; meet ZA; meet ZK")
    assert (table.asked, table.state.seat) == ("aim-random", "chance")
    assert table.options() == ["aim ZA", "aim ZK"]
    assert [str(part) for part in table.state.odds()] == ["1/2", "1/2"]
    table.record.apply(table.state.parse("aim ZA"))
    assert shots(table)[0] == "F1>ZA"


@pytest.mark.clause("KB-R10")
def test_with_a_us_bomber_shot_down_a_bomber_dummy_leaves_too() -> None:
    table = raid("ZA", "ZK", bombers=2)
    table.play("commit ZA ZK")
    table.roll(6, 6)
    assert table.out == (2, 2, 0, 0), "the drawn dummy and one from the cup"
    assert table.cups == (9, 9, 4, 4)
    assert table.track == {10: (0, 0, 0, 1)}
    table = raid("ZA", options={"bomber_kill_dummy": "fighters_only"})
    table.play("commit ZA")
    table.roll(6)
    assert table.out == (1, 0, 0, 0)


@pytest.mark.clause("KB-R10", "KB-R63")
def test_a_bomber_dummy_comes_from_the_track_if_need_be() -> None:
    table = (
        Table().put("cap", "ZA").set(turn=5, found=True, cups=(1, 0, 0, 1), track={9: (0, 1, 0, 0), 8: (0, 2, 0, 0)})
    )
    table.end()
    table.roll(1)
    table.play("commit ZA")
    table.roll(6)
    assert table.out == (1, 1, 0, 0)
    assert table.track[8][1] == 1


# --- targets, fire and bombs ----------------------------------------------------------------------------------------


def passed(bombers: int, **fields: Any) -> Table:
    """A normal raid of which all bombers pass the CAP."""
    table = raid("ZA", bombers=bombers, die=DIVE, **fields)
    table.play("commit ZA")
    table.roll(1)
    return table


def targets(table: Table) -> dict[str, Any]:
    return {str(one["ship"]): one["bombers"] for one in table.told("targeted")}


@pytest.mark.clause("KB-7e")
def test_bombers_are_dealt_out_in_the_order_akagi_kaga_soryu_hiryu() -> None:
    assert targets(passed(1)) == {"Akagi": 1}
    assert targets(passed(3)) == {"Akagi": 1, "Kaga": 1, "Soryu": 1}
    assert targets(passed(6)) == {"Akagi": 2, "Kaga": 2, "Soryu": 1, "Hiryu": 1}


@pytest.mark.clause("KB-R27", "KB-7e")
def test_sunk_ships_are_passed_over_and_do_not_fire() -> None:
    table = passed(3, hits={"akagi": 2, "soryu": 2})
    assert targets(table) == {"Kaga": 2, "Hiryu": 1}
    assert table.params["ship"] == "Kaga"
    table.roll(1)
    assert table.params["ship"] == "Hiryu"
    table.roll(1)
    assert table.asked == "bomb"


@pytest.mark.clause("KB-7f", "KB-R29", "KB-R30")
@pytest.mark.parametrize("die", range(1, 7))
def test_japanese_fire_aborts_a_bomber_only_on_a_6(die: int) -> None:
    table = passed(1)
    assert table.params == {"ship": "Akagi", "needs": 6}
    table.roll(die)
    assert (table.asked == "bomb") is (die < 6)


@pytest.mark.clause("KB-R2", "KB-7f")
def test_in_an_unopposed_raid_a_5_aborts_only_with_the_option() -> None:
    for options, needs in (({}, 6), ({"jp_aa_special_min": 5}, 5)):
        table = raid(bombers=1, options=options)
        assert (table.asked, table.params["needs"]) == ("flak", needs)
        table.roll(5)
        assert (table.asked == "flak") is (needs == 6)
    table = raid("ZA", die=DIVE, options={"jp_aa_special_min": 5})
    table.play("commit ZA")
    table.roll(1)
    assert table.params["needs"] == 6, "a normal attack is as before"


@pytest.mark.clause("KB-R1", "KB-7")
@pytest.mark.parametrize("die", range(1, 7))
def test_us_bombers_hit_on_5_or_6_or_with_the_option_on_6(die: int) -> None:
    table = passed(1)
    table.roll(1)
    assert table.params == {"ship": "Akagi", "needs": 5}
    table.roll(die)
    assert table.state.view(None)["ships"][0]["hits"] == (1 if die >= 5 else 0)
    table = passed(1, options={"us_hit_min": 6})
    table.roll(1)
    assert table.params["needs"] == 6
    table.roll(die)
    assert table.state.view(None)["ships"][0]["hits"] == (1 if die == 6 else 0)


@pytest.mark.clause("KB-R28", "KB-6c5")
def test_hits_of_an_unopposed_raid_fill_the_ships_in_fixed_order() -> None:
    for pips, sunk, damaged in (
        (1, [], ["akagi"]),
        (3, ["akagi"], ["kaga"]),
        (6, ["akagi", "kaga", "soryu"], []),
    ):
        table = raid(bombers=1)
        table.roll(1, 1, 1, 1)
        table.roll(pips)
        assert table.sunk() == sunk
        assert [ship for ship in CARRIERS if table.view["ships"][CARRIERS.index(ship)]["hits"] == 1] == damaged


@pytest.mark.clause("KB-R28")
def test_surplus_hits_of_an_unopposed_raid_are_lost() -> None:
    table = raid(bombers=2, hits={"akagi": 2, "kaga": 2, "soryu": 2})
    table.roll(1)
    table.roll(6, 6)
    assert table.sunk() == list(CARRIERS)


@pytest.mark.clause("KB-R3")
def test_with_no_bomber_attacked_a_cap_tied_down_by_escorts_leaves_the_raid_unopposed() -> None:
    options = {"special_attack": "no_bomber_attacked"}
    table = raid("ZA", bombers=1, fighters=1, options=options)
    table.play("commit ZA")
    table.roll(1, 1)
    table.roll(1, 1, 1, 1)
    assert table.asked == "pips"
    table = raid("ZA", "ZK", bombers=1, fighters=1, options=options)
    table.play("commit ZA ZK")
    table.roll(1, 1, 1)
    table.roll(1)
    assert table.asked == "bomb"


# --- squadrons aboard -----------------------------------------------------------------------------------------------


def bombed(ship_hits: dict[str, int], table: Table | None = None) -> Table:
    """Kido Butai after a normal raid that gave the ships these hits."""
    table = table or Table()
    order = [ship for ship in CARRIERS if table.condition(ship) != "sunk"]
    count = max(len(order) * number - len(order) + order.index(ship) + 1 for ship, number in ship_hits.items())
    table.put("cap", "ZA").set(turn=5, found=True)
    table.raid(bombers=count, die=DIVE)
    table.play("commit ZA")
    table.roll(1)
    while table.asked == "flak":
        table.roll(1)
    given: dict[str, int] = {}
    while table.asked == "bomb":
        ship = str(table.params["ship"]).lower()
        hit = given.get(ship, 0) < ship_hits.get(ship, 0)
        given[ship] = given.get(ship, 0) + hit
        table.roll(6 if hit else 1)
    return table


@pytest.mark.clause("KB-7g", "KB-R59")
def test_a_sunk_carrier_takes_all_squadrons_aboard_with_it() -> None:
    table = bombed({"kaga": 2})
    assert table.condition("kaga") == "sunk"
    assert table.at("lost") == ["K1", "K2", "K3", "ZK"]


@pytest.mark.clause("KB-7h", "KB-R39")
def test_a_damaged_carrier_loses_only_what_it_has_no_room_for() -> None:
    table = Table().put("centre", "A1")
    table = bombed({"akagi": 1}, table)
    assert table.condition("akagi") == "damaged"
    assert table.at("akagi") == ["A2", "A3"], "with the Zero on CAP two are aboard, and two have room"
    assert table.at("lost") == []


@pytest.mark.clause("KB-7h", "KB-7i", "KB-R39", "KB-R60")
def test_the_more_numerous_kind_aboard_loses_first() -> None:
    table = bombed({"kaga": 1})
    assert table.at("kaga") == ["K3", "ZK"], "three bombers and a Zero: two bombers go"
    assert [one["cause"] for one in table.told("squadron-lost")] == ["no-room", "no-room"]
    table = Table().put("lost", "K1", "K2").put("kaga", "ZS", "ZH")
    table = bombed({"kaga": 1}, table)
    assert table.asked == "japanese-phase"
    assert table.at("kaga") == ["K3", "ZH"], "one bomber and three Zeros: two Zeros go"


@pytest.mark.clause("KB-7i", "KB-R52", "KB-R39")
@pytest.mark.parametrize(("die", "left"), [(1, "ZS"), (3, "ZS"), (4, "S2"), (6, "S2")])
def test_a_tie_aboard_is_decided_by_a_die(die: int, left: str) -> None:
    table = bombed({"soryu": 1})
    assert table.at("soryu") == ["S2", "ZS"], "judged again after each removal"
    assert (table.asked, table.params["ship"]) == ("tie-aboard", "Soryu")
    table.roll(die)
    assert table.at("soryu") == [left]


@pytest.mark.clause("KB-R39")
def test_squadrons_in_the_air_are_safe() -> None:
    table = Table().put("centre", "K1", "K2", "K3").put("cap", "ZK")
    table = bombed({"kaga": 2}, table)
    assert table.at("lost") == []


@pytest.mark.clause("KB-R60")
def test_the_player_chooses_which_squadron_of_the_kind_goes() -> None:
    table = Table().put("kaga", "K2", facing="N").put("kaga", "K3", load="torpedoes")
    table = bombed({"kaga": 1}, table)
    assert (table.asked, table.state.seat, table.params["ship"]) == ("lose", "japan", "Kaga")
    assert table.options() == ["lose K1", "lose K2", "lose K3"]
    assert table.refused("lose ZK") == ("not-removable", "KB-R60")
    assert table.refused("end") == ("other-question", "KB-R60")
    table.play("lose K2; lose K1")
    assert table.at("kaga") == ["K3", "ZK"]


@pytest.mark.clause("KB-R60")
def test_squadrons_that_are_alike_are_listed_once_and_any_may_be_named() -> None:
    table = Table().put("kaga", "K3", load="torpedoes")
    table = bombed({"kaga": 1}, table)
    assert table.options() == ["lose K1", "lose K3"]
    table.play("lose K2; lose K3")
    assert table.at("kaga") == ["K1", "ZK"]


@pytest.mark.clause("KB-R60")
def test_with_removal_choice_random_chance_picks_it() -> None:
    table = Table(removal_choice="random").put("kaga", "K3", load="torpedoes")
    table = bombed({"kaga": 1}, table)
    assert (table.asked, table.state.seat) == ("lose-random", "chance")
    assert table.options() == ["lose K1", "lose K3"]
    assert [str(part) for part in table.state.odds()] == ["2/3", "1/3"]
    table.record.apply(table.state.parse("lose K1"))
    table.record.apply(table.state.parse("lose K3"))
    assert table.at("kaga") == ["K2", "ZK"]


@pytest.mark.clause("KB-R59")
def test_all_bombs_strike_before_any_squadron_is_removed() -> None:
    table = bombed({"akagi": 1, "soryu": 2})
    assert (table.condition("akagi"), table.condition("soryu")) == ("damaged", "sunk")
    lost = [str(one["squadron"]) for one in table.told("squadron-lost")]
    assert lost == ["S1", "S2", "ZS", "A1"], "first those of the sunk ship, then those without room"


@pytest.mark.clause("KB-R59", "KB-6c3")
def test_bombers_cannot_be_aimed_anew_when_their_ship_is_sunk() -> None:
    table = Table().put("cap", "ZA").put("lost", "A1").set(turn=5, found=True, hits={"akagi": 1})
    table.raid(bombers=5, die=DIVE)
    table.play("commit ZA")
    table.roll(1)
    while table.asked == "flak":
        table.roll(1)
    table.roll(6, 6, 1, 1, 1)
    assert table.sunk() == ["akagi"]
    assert table.condition("kaga") == "whole"


@pytest.mark.clause("KB-7g", "KB-6c3")
def test_a_ship_damaged_before_sinks_on_the_next_hit() -> None:
    table = Table().put("hiryu", "H1").put("lost", "H2", "ZH").set(hits={"hiryu": 1, "akagi": 2, "kaga": 2, "soryu": 2})
    table = bombed({"hiryu": 1}, table)
    assert table.condition("hiryu") == "sunk"
    assert table.place("H1") == "lost"
