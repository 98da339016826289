"""3. Japanese Phase: launch, fly, attack, land, make ready."""

from __future__ import annotations

import pytest

from .table import CARRIERS, SQUADRONS, Table

# --- the five actions -----------------------------------------------------------------------------------------


@pytest.mark.clause("KB-3")
def test_squadrons_act_one_after_another_in_any_order() -> None:
    one = Table()
    one.play("launch ZA cap; launch K1 strike; launch A2 strike; ready S1 torpedoes")
    other = Table()
    other.play("ready S1 torpedoes; launch A2 strike; launch ZA cap; launch K1 strike")
    assert one.state == other.state
    assert one.asked == "japanese-phase", "the phase lasts until the player ends it"


@pytest.mark.clause("KB-3a")
def test_a_ready_zero_launches_to_the_cap_box_or_the_centre() -> None:
    table = Table()
    table.play("launch ZA cap; launch ZK strike")
    assert (table.place("ZA"), table.facing("ZA")) == ("cap", "E")
    assert (table.place("ZK"), table.facing("ZK")) == ("centre", "E")


@pytest.mark.clause("KB-3a", "KB-3b")
def test_a_bomber_launches_to_the_centre_only() -> None:
    table = Table()
    table.play("launch A1 strike")
    assert (table.place("A1"), table.facing("A1")) == ("centre", "E")
    assert table.refused("launch A2 cap") == ("bombers-no-cap", "KB-3b")


@pytest.mark.clause("KB-3a")
def test_only_who_faces_east_aboard_may_launch() -> None:
    table = Table().put("akagi", "A1", facing="N").put("cap", "ZA")
    assert table.refused("launch A1 strike") == ("not-ready", "KB-3a")
    assert table.refused("launch ZA strike") == ("not-aboard", "KB-3a")


@pytest.mark.clause("KB-3c")
def test_a_squadron_flies_from_the_centre_to_its_target_and_faces_south() -> None:
    table = Table().put("centre", "A1", "ZA")
    table.play("fly A1 midway; fly ZA midway")
    assert table.at("midway") == ["A1", "ZA"]
    assert {table.facing("A1"), table.facing("ZA")} == {"S"}
    assert table.refused("attack midway") == ("nobody-there", "KB-3d"), "not before the next turn"
    table.quiet()
    assert table.allows("attack midway")


@pytest.mark.clause("KB-3d")
def test_after_an_attack_all_survivors_go_to_the_centre_and_face_west() -> None:
    table = Table().put("midway", "A1", "A2", "ZA")
    table.play("attack midway")
    table.draw("fighter", "fighter", "no-fighter")
    table.roll(6, 3)  # one Buffalo shoots ZA down, the other turns A1 away
    table.roll(1)  # ZA misses
    table.roll(1, 1)  # anti-aircraft fire, A2's bombs
    assert table.at("centre") == ["A1", "A2"], "the aborted one too"
    assert {table.facing("A1"), table.facing("A2")} == {"W"}
    assert table.place("ZA") == "lost"


@pytest.mark.clause("KB-3e")
def test_squadrons_land_from_the_centre_and_from_cap_and_face_north() -> None:
    table = Table().put("centre", "A1", facing="W").put("cap", "ZA", facing="S").quiet()
    table.play("land A1 akagi; land ZA akagi")
    assert table.at("akagi") == ["A1", "A2", "A3", "ZA"]
    assert (table.facing("A1"), table.facing("ZA")) == ("N", "N")


@pytest.mark.clause("KB-3e")
def test_who_is_aboard_or_at_a_target_cannot_land() -> None:
    table = Table().put("midway", "A1")
    assert table.refused("land A1 akagi") == ("not-airborne", "KB-3e")
    assert table.refused("land A2 kaga") == ("not-airborne", "KB-3e")


@pytest.mark.clause("KB-3f")
def test_making_ready_turns_a_squadron_east_with_the_load_of_choice() -> None:
    table = Table().put("akagi", "A1", "A2", "ZA", facing="N")
    assert table.options("ready")[:2] == ["ready A1 bombs", "ready A1 torpedoes"]
    table.play("ready A1 bombs; ready A2 torpedoes; ready ZA")
    assert [table.facing(name) for name in ("A1", "A2", "ZA")] == ["E", "E", "E"]
    assert [table.squadron(name)["load"] for name in ("A1", "A2", "ZA")] == ["bombs", "torpedoes", "none"]


@pytest.mark.clause("KB-3f")
def test_a_bomber_needs_a_load_and_a_zero_takes_none() -> None:
    table = Table().put("akagi", "A1", "ZA", facing="N").put("cap", "ZK")
    launch = table.state.parse("launch ZA cap")
    for words, reason in (
        (("A1",), "which-load"),
        (("ZA", "bombs"), "no-load-for-zero"),
        (("ZK",), "not-aboard"),
    ):
        refusal = table.state.why_not(launch._replace(kind="ready", args=words))
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == (reason, "KB-3f")


# --- one action per squadron and turn --------------------------------------------------------------------------


@pytest.mark.clause("KB-3g")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("launch A1 strike", "fly A1 midway"),
        ("launch A1 strike", "land A1 akagi"),
        ("launch ZA cap", "land ZA akagi"),
        ("land S1 soryu", "ready S1 bombs"),
        ("ready H1 bombs", "launch H1 strike"),
        ("fly K1 midway", "land K1 kaga"),
    ],
)
def test_no_squadron_acts_twice_in_a_turn(first: str, second: str) -> None:
    table = Table().put("centre", "S1", "K1").put("hiryu", "H1", facing="N")
    table.play(first)
    assert table.refused(second) == ("already-acted", "KB-3g")
    table.quiet()
    assert not table.squadron(first.split()[1])["acted"]


@pytest.mark.clause("KB-3g", "KB-3d")
def test_an_attack_is_the_action_of_the_turn_and_landing_comes_in_the_next() -> None:
    table = Table().put("midway", "A1")
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 1)
    assert table.refused("land A1 akagi") == ("already-acted", "KB-3g")
    table.quiet()
    assert table.allows("land A1 akagi")


# --- the clock ------------------------------------------------------------------------------------------------


@pytest.mark.clause("KB-3h", "KB-R7", "KB-R8")
def test_cap_turns_clockwise_every_turn_until_it_must_land() -> None:
    table = Table()
    table.play("launch ZA cap")
    seen = []
    for _ in range(4):
        seen.append((table.turn, table.facing("ZA"), table.squadron("ZA")["must_land"]))
        table.quiet()
    assert seen == [(1, "E", False), (2, "S", False), (3, "W", False), (4, "W", True)]
    assert table.place("ZA") == "lost"


@pytest.mark.clause("KB-3h")
def test_turning_is_no_action() -> None:
    table = Table()
    table.play("launch ZA cap")
    table.quiet()
    assert table.facing("ZA") == "S"
    assert table.allows("land ZA akagi")


@pytest.mark.clause("KB-3i", "KB-R7")
@pytest.mark.parametrize("place", ["cap", "centre"])
def test_who_faces_west_when_the_turn_begins_lands_or_is_lost_when_the_phase_ends(place: str) -> None:
    table = Table().put(place, "ZA", facing="W").quiet()
    assert table.squadron("ZA")["must_land"]
    assert table.place("ZA") == place, "until the phase ends it stays where it is"
    kept = Table().put(place, "ZA", facing="W").quiet()
    kept.play("land ZA akagi")
    kept.quiet()
    assert kept.place("ZA") == "akagi"
    table.end()
    assert table.told("squadron-lost") == [{"squadron": "ZA", "cause": "ditched"}]
    assert table.place("ZA") == "lost"


@pytest.mark.clause("KB-3i")
def test_a_strike_that_came_home_this_turn_lands_in_the_next() -> None:
    table = Table().put("midway", "A1", "A2")
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 1, 1)
    table.quiet()
    assert table.at("centre") == ["A1", "A2"]
    assert table.squadron("A1")["must_land"]
    table.play("land A1 akagi; land A2 akagi")
    table.quiet()
    assert table.at("lost") == []


# --- decks ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("KB-3j")
def test_a_carrier_that_launched_cannot_land() -> None:
    table = Table().put("centre", "A1", facing="W").put("cap", "ZA").quiet()
    table.play("launch A2 strike")
    assert table.refused("land A1 akagi") == ("deck-launched", "KB-3j")
    assert table.refused("land ZA akagi") == ("deck-launched", "KB-3j")


@pytest.mark.clause("KB-3j")
def test_a_carrier_that_landed_cannot_launch() -> None:
    table = Table().put("cap", "ZA").quiet()
    table.play("land ZA akagi")
    assert table.refused("launch A1 strike") == ("deck-landed", "KB-3j")
    assert not any("A" in line for line in table.options("launch")), "neither bombers nor Zero of the Akagi"
    table.quiet()
    assert table.allows("launch A1 strike"), "next turn the deck is free again"


@pytest.mark.clause("KB-3k", "KB-R24")
def test_a_carrier_holds_no_more_squadrons_than_its_number() -> None:
    table = Table().put("centre", "A1").put("cap", "ZK").quiet()
    assert [ship for ship in CARRIERS if table.allows(f"land A1 {ship}")] == ["akagi", "kaga"]
    assert table.refused("land A1 soryu") == ("no-room", "KB-3k")
    table.play("land ZK akagi")
    assert table.refused("land A1 akagi") == ("no-room", "KB-3k")
    assert table.allows("land A1 kaga")


@pytest.mark.clause("KB-3k")
@pytest.mark.parametrize(
    ("ship", "full", "reduced"), [("akagi", 4, 2), ("kaga", 4, 2), ("soryu", 3, 1), ("hiryu", 3, 1)]
)
def test_a_damaged_carrier_holds_fewer(ship: str, full: int, reduced: int) -> None:
    table = Table().put("lost", *SQUADRONS)
    assert table.capacity(ship) == full
    table.set(hits={ship: 1}).put("centre", "A1", "A2", "A3", "K1", facing="W").quiet()
    assert table.capacity(ship) == reduced
    for name in ("A1", "A2", "A3", "K1")[:reduced]:
        table.play(f"land {name} {ship}")
    assert table.refused(f"land K1 {ship}") == ("no-room", "KB-3k")


@pytest.mark.clause("KB-3e", "KB-6c3")
def test_nobody_lands_on_a_sunk_carrier() -> None:
    table = Table().put("cap", "ZA").set(hits={"akagi": 2})
    assert table.refused("land ZA akagi") == ("ship-sunk", "KB-6c3")


@pytest.mark.clause("KB-3l")
def test_the_four_carriers_are_one_fleet_found_together_and_raided_together() -> None:
    table = Table().set(turn=3, found=True)
    table.raid(bombers=1, die=4)
    fired = []
    while table.asked == "flak":
        fired.append(table.params["ship"])
        table.roll(1)
    assert fired == ["Akagi", "Kaga", "Soryu", "Hiryu"]


@pytest.mark.clause("KB-3")
def test_a_lost_squadron_does_nothing_any_more() -> None:
    table = Table().put("lost", "A1")
    for line in ("launch A1 strike", "fly A1 midway", "land A1 akagi", "ready A1 bombs"):
        assert table.refused(line) == ("squadron-lost", "KB-3")


@pytest.mark.clause("KB-3")
def test_answers_to_other_questions_are_refused() -> None:
    table = Table()
    for line in ("commit none", "load akagi 3b 0t", "die 3", "draw bomber", "targets enterprise 1", "lose A1"):
        assert table.refused(line) == ("other-question", "KB-3")


# --- interchangeable squadrons ---------------------------------------------------------------------------------


@pytest.mark.clause("KB-3a", "KB-R74")
def test_interchangeable_squadrons_are_listed_once_and_any_of_them_may_be_named() -> None:
    table = Table(loads="load akagi 2b 1t; load kaga 3b 0t; load soryu 2b 0t; load hiryu 2b 0t")
    assert [line for line in table.options("launch") if " A" in line] == ["launch A1 strike", "launch A3 strike"]
    assert table.allows("launch A2 strike")
    table.play("launch A2 strike")
    assert table.at("centre") == ["A2"], "the one that was named"
