"""6.c Bombing by Japan, damage to the Americans, and the unopposed attack on a fleet."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table

ALONE = {"enterprise": 1, "hornet": 2, "yorktown": 2}
PAIR = {"enterprise": 1, "hornet": 1, "yorktown": 2}
ONE_FLEET = {"enterprise": 1, "hornet": 1, "yorktown": 1}


def attack_midway(*squadrons: str, **fields: Any) -> Table:
    """An attack on Midway that no fighter opposes and no fire disturbs, at its first bomb."""
    table = Table().set(**fields).put("midway", *squadrons)
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1)
    assert table.asked == "bomb"
    return table


def attack_fleet(
    *squadrons: str, fleets: dict[str, int], fighters: int = 0, options: dict[str, Any] | None = None, **fields: Any
) -> Table:
    """An attack on fleet 1 before its air combat (if there are fighters) or its anti-aircraft fire."""
    table = Table(**(options or {}))
    table.set(reported=1, fleets=fleets, **fields).put("fleet", *squadrons)
    table.play("attack fleet-1")
    table.draw(*["fighter"] * fighters)
    table.draw("no-fighter")
    return table


# --- dice and damage --------------------------------------------------------------------------------------------


@pytest.mark.clause("KB-6c1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_carrier_is_hit_on_5_or_6(die: int) -> None:
    table = attack_fleet("A1", "ZA", fleets=ALONE, fighters=1)
    table.roll(1, 1, 1)
    assert table.params == {"ship": "Enterprise", "needs": 5}
    table.roll(die)
    assert table.condition("enterprise") == ("damaged" if die >= 5 else "whole")


@pytest.mark.clause("KB-6c1")
@pytest.mark.parametrize("die", range(1, 7))
def test_midway_is_hit_only_on_a_6(die: int) -> None:
    table = attack_midway("A1")
    assert table.params == {"ship": "Midway", "needs": 6}
    table.roll(die)
    assert table.condition("midway") == ("damaged" if die == 6 else "whole")


@pytest.mark.clause("KB-6c1")
def test_each_bomber_rolls_one_die() -> None:
    table = attack_midway("A1", "A2", "A3")
    table.roll(1, 1, 6)
    assert table.asked == "japanese-phase"
    assert table.condition("midway") == "damaged"


@pytest.mark.clause("KB-6c2")
def test_the_first_hit_damages_and_lowers_the_capacity() -> None:
    table = attack_midway("A1")
    table.roll(6)
    assert (table.condition("midway"), table.capacity("midway")) == ("damaged", 1)
    table = attack_fleet("A1", "ZA", fleets=ALONE, fighters=1)
    table.roll(1, 1, 1, 6)
    assert (table.condition("enterprise"), table.capacity("enterprise")) == ("damaged", 2)


@pytest.mark.clause("KB-6c3")
def test_the_second_hit_destroys_in_one_attack_or_over_several() -> None:
    table = attack_midway("A1", "A2")
    table.roll(6, 6)
    assert (table.condition("midway"), table.capacity("midway")) == ("sunk", 0)
    table = attack_midway("A1", us_hits={"midway": 1})
    table.roll(6)
    assert table.condition("midway") == "sunk"


@pytest.mark.clause("KB-6c3", "KB-R59")
def test_surplus_hits_on_a_ship_are_lost() -> None:
    table = attack_fleet("A1", "A2", "A3", "K1", "ZA", fleets=PAIR, fighters=1)
    table.roll(1, 1)
    table.play("targets enterprise 3 hornet 1")
    table.roll(1, 1)
    table.roll(6, 6, 6, 1)
    assert (table.condition("enterprise"), table.condition("hornet")) == ("sunk", "whole")


@pytest.mark.clause("KB-R61")
def test_damage_lasts_to_the_end_of_the_game() -> None:
    table = Table().put("soryu", "S1").put("centre", "S2", "ZS")
    table.set(us_hits={"midway": 1, "hornet": 1}, hits={"soryu": 1})
    while not table.state.over:
        table.quiet()
    assert {table.condition(ship) for ship in ("midway", "hornet", "soryu")} == {"damaged"}


# --- the unopposed attack ----------------------------------------------------------------------------------------


@pytest.mark.clause("KB-6c4", "KB-R2")
def test_in_an_unopposed_attack_every_ship_of_the_fleet_fires_and_aborts_on_5_or_6() -> None:
    table = attack_fleet("A1", "A2", "A3", "K1", fleets=ONE_FLEET, us_hits={"hornet": 1})
    for ship, die, left in (("Enterprise", 4, 4), ("Hornet", 5, 3), ("Yorktown", 6, 2)):
        assert table.params == {"ship": ship, "needs": 5}
        table.roll(die)
        assert table.battle["bombers"] == left
    assert table.asked == "pips"


@pytest.mark.clause("KB-R30", "KB-R27")
def test_in_an_unopposed_attack_sunk_ships_do_not_fire() -> None:
    table = attack_fleet("A1", "A2", fleets=ONE_FLEET, us_hits={"hornet": 2})
    assert table.params["ship"] == "Enterprise"
    table.roll(1)
    assert table.params["ship"] == "Yorktown"


@pytest.mark.clause("KB-R30")
def test_when_no_bomber_is_left_nobody_fires_any_more() -> None:
    table = attack_fleet("A1", fleets=ONE_FLEET)
    table.roll(5)
    assert table.asked == "japanese-phase"


@pytest.mark.clause("KB-6c5")
def test_in_an_unopposed_attack_all_eyes_are_hits() -> None:
    table = attack_fleet("A1", fleets=PAIR)
    table.roll(1, 1)
    table.roll(4)
    assert table.told("all-eyes") == [{"die": 4, "hits": 4}]
    assert table.sunk() == ["enterprise", "hornet"]


@pytest.mark.clause("KB-R28", "KB-6c5")
def test_the_player_orders_the_ships_and_fills_them_one_by_one() -> None:
    table = attack_fleet("A1", fleets=ONE_FLEET)
    table.roll(1, 1, 1)
    table.roll(5)
    assert (table.asked, table.params["hits"]) == ("fill", 5)
    assert table.options() == ["fill enterprise", "fill hornet", "fill yorktown"]
    table.play("fill hornet; fill yorktown")
    assert table.asked == "japanese-phase", "the last hit has one ship to go to"
    assert table.sunk() == ["hornet", "yorktown"]
    assert table.condition("enterprise") == "damaged"


@pytest.mark.clause("KB-R28")
def test_a_damaged_ship_takes_one_hit_and_a_full_one_no_more() -> None:
    table = attack_fleet("A1", fleets=ONE_FLEET, us_hits={"hornet": 1})
    table.roll(1, 1, 1)
    table.roll(3)
    table.play("fill hornet")
    assert table.params["hits"] == 2
    assert table.options() == ["fill enterprise", "fill yorktown"]
    assert table.refused("fill hornet") == ("not-a-target", "KB-R28")
    assert table.refused("targets enterprise 2") == ("other-question", "KB-R28")
    table.play("fill yorktown")
    assert table.sunk() == ["hornet", "yorktown"]


@pytest.mark.clause("KB-R28")
def test_hits_enough_for_all_ships_need_no_choice_and_the_surplus_is_lost() -> None:
    table = attack_fleet("A1", "A2", fleets=PAIR)
    table.roll(1, 1)
    table.roll(6, 6)
    assert table.asked == "japanese-phase"
    assert table.sunk() == ["enterprise", "hornet"]


@pytest.mark.clause("KB-R28")
def test_with_special_hits_us_free_the_hits_are_placed_at_will() -> None:
    table = attack_fleet("A1", fleets=ONE_FLEET, options={"special_hits_us": "free"})
    table.roll(1, 1, 1)
    table.roll(3)
    assert (table.asked, table.params["hits"]) == ("spread", 3)
    assert table.options() == [
        "spread enterprise 2 hornet 1",
        "spread enterprise 2 yorktown 1",
        "spread enterprise 1 hornet 2",
        "spread enterprise 1 hornet 1 yorktown 1",
        "spread enterprise 1 yorktown 2",
        "spread hornet 2 yorktown 1",
        "spread hornet 1 yorktown 2",
    ]
    for line, reason in (
        ("spread enterprise 3", "all-hits"),
        ("spread enterprise 1", "all-hits"),
        ("spread midway 3", "not-a-target"),
        ("fill enterprise", "other-question"),
    ):
        assert table.refused(line) == (reason, "KB-R28")
    table.play("spread yorktown 1 hornet 1 enterprise 1")
    assert {table.condition(ship) for ship in ONE_FLEET} == {"damaged"}


@pytest.mark.clause("KB-R28")
def test_with_special_hits_us_free_no_ship_takes_more_hits_than_sink_it() -> None:
    table = attack_fleet("A1", fleets=PAIR, options={"special_hits_us": "free"}, us_hits={"enterprise": 1})
    table.roll(1, 1)
    table.roll(2)
    assert table.options() == ["spread enterprise 1 hornet 1", "spread hornet 2"]
    table = attack_fleet("A1", fleets=PAIR, options={"special_hits_us": "free"}, us_hits={"hornet": 1})
    table.roll(1, 1)
    table.roll(2)
    assert table.options() == ["spread enterprise 2", "spread enterprise 1 hornet 1"]


@pytest.mark.clause("KB-R3")
def test_a_us_cap_that_fought_has_opposed_the_attack_even_if_it_was_shot_down() -> None:
    table = attack_fleet("A1", "ZA", fleets=ALONE, fighters=1)
    table.roll(1, 6)
    assert table.view["shot_down"]["fighters"] == 1
    table.roll(1)
    assert table.asked == "bomb", "a normal attack"


@pytest.mark.clause("KB-R3")
def test_with_no_bomber_attacked_escorts_that_tie_down_the_cap_make_the_attack_unopposed() -> None:
    table = attack_fleet("A1", "ZA", fleets=ALONE, fighters=1, options={"special_attack": "no_bomber_attacked"})
    table.roll(1, 1)
    table.roll(1)
    assert table.asked == "pips", "an unopposed attack"
    table = attack_fleet("A1", "ZA", fleets=ALONE, fighters=2, options={"special_attack": "no_bomber_attacked"})
    table.roll(1, 1, 1)
    table.roll(1)
    assert table.asked == "bomb", "the second fighter met the bomber"


@pytest.mark.clause("KB-R15")
def test_an_attack_on_midway_is_never_an_unopposed_attack() -> None:
    table = attack_midway("A1", "A2")
    table.roll(5, 5)
    assert table.condition("midway") == "whole"


# --- US squadrons without a deck ----------------------------------------------------------------------------------


@pytest.mark.clause("KB-6c6", "KB-R9")
def test_what_midway_lost_is_owed_less_the_us_squadrons_already_out() -> None:
    table = attack_midway("A1")
    assert table.owed == 0
    table.roll(6)
    assert table.owed == 2, "capacity 3 to 1"
    table = attack_midway("A1", shot=[1, 0, 0, 0], removed=[0, 1, 0, 0], cups=(10, 10, 4, 5))
    table.roll(6)
    assert table.owed == 1, "a bomber was shot down before"
    table = attack_midway("A1", shot=[2, 0, 1, 0], removed=[1, 2, 0, 1], cups=(8, 9, 3, 4))
    table.roll(6)
    assert table.owed == 0, "never below zero"


@pytest.mark.clause("KB-6c6", "KB-R9")
def test_squadrons_leave_as_they_come_due_not_before() -> None:
    table = Table().set(turn=4, us_hits={"midway": 1}, track={5: (1, 1, 0, 0), 6: (2, 0, 0, 1)}, cups=(8, 10, 4, 4))
    assert (table.owed, table.out) == (2, (0, 0, 0, 0))
    table.quiet()
    assert (table.owed, table.out) == (1, (1, 0, 0, 0)), "no dummy leaves"
    assert table.cups == (8, 11, 4, 4)
    table.quiet()
    assert (table.owed, table.out) == (0, (2, 0, 0, 0))
    assert table.cups == (9, 11, 4, 5), "the other bomber comes back"


@pytest.mark.clause("KB-6c7")
def test_the_larger_group_among_those_due_gives_first() -> None:
    table = Table().set(turn=4, us_hits={"midway": 1}, track={5: (3, 0, 1, 0)}, cups=(8, 11, 3, 5))
    table.quiet()
    assert table.out == (2, 0, 0, 0)
    table = Table().set(turn=4, us_hits={"midway": 1}, track={5: (0, 0, 2, 0), 6: (5, 0, 0, 0)}, cups=(6, 11, 2, 5))
    table.quiet()
    assert table.out == (0, 0, 2, 0), "only what is due counts"


@pytest.mark.clause("KB-6c7", "KB-R52")
@pytest.mark.parametrize(("die", "out"), [(1, (1, 0)), (3, (1, 0)), (4, (0, 1)), (6, (0, 1))])
def test_a_tie_is_decided_by_a_die_bombers_go_on_1_to_3(die: int, out: tuple[int, int]) -> None:
    table = Table().set(turn=4, us_hits={"hornet": 1}, track={5: (1, 0, 1, 0)}, cups=(9, 11, 3, 5))
    table.set(shot=[1, 0, 0, 0])
    assert table.owed == 1
    table.end()
    assert table.asked == "tie"
    table.roll(die)
    assert table.asked == "japanese-phase"
    removed = table.view["removed"]
    assert (removed["bombers"], removed["fighters"]) == out


@pytest.mark.clause("KB-R9", "KB-R42")
def test_squadrons_in_the_cups_are_safe_and_may_still_attack() -> None:
    hits = {"enterprise": 2, "hornet": 2, "yorktown": 2, "midway": 2}
    table = Table().set(turn=4, found=True, reported=1, fleets=ONE_FLEET, us_hits=hits)
    assert table.owed == 15
    table.raid(bombers=2, fighters=1, die=1)
    assert table.battle["bombers"] == 2


@pytest.mark.clause("KB-R9")
def test_counters_due_after_the_last_turn_are_neither_removed_nor_lost() -> None:
    table = Table().set(turn=13, found=True, us_hits={"midway": 2}).put("cap", "ZA")
    table.raid(bombers=1, die=1)
    table.play("commit none")
    while table.asked in ("flak", "pips"):
        table.roll(1)
    assert table.view["gone"]["bombers"] == 1
    while not table.state.over:
        table.quiet()
    assert table.out == (0, 0, 0, 0)


@pytest.mark.clause("KB-R9")
def test_with_immediate_squadrons_leave_right_after_the_attack_from_track_then_cup() -> None:
    table = Table(capacity_removal="immediate").set(
        turn=4, track={7: (1, 1, 0, 0), 9: (1, 0, 0, 1)}, cups=(9, 10, 4, 4)
    )
    table.put("midway", "A1", "A2")
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 6, 6)
    assert table.out == (3, 0, 0, 0), "bombers are more numerous on track and in cups together"
    assert table.cups == (8, 10, 4, 3)
    assert table.track == {7: (0, 1, 0, 1), 9: (0, 0, 0, 1)}


@pytest.mark.clause("KB-R9", "KB-R52")
def test_with_immediate_a_tie_is_decided_by_the_same_die() -> None:
    table = Table(capacity_removal="immediate").set(turn=4, cups=(3, 3, 3, 3)).put("midway", "A1")
    table.play("attack midway")
    table.draw("no-fighter")
    table.roll(1, 6)
    assert table.asked == "tie"
    table.roll(4)
    assert table.out == (1, 0, 1, 0), "a fighter by the die, then a bomber because there are more"


@pytest.mark.clause("KB-R9")
def test_with_immediate_what_cannot_be_found_is_not_owed_on() -> None:
    table = (
        Table(capacity_removal="immediate", capacity_loss_scope="this_combat")
        .set(turn=4, cups=(1, 3, 0, 3))
        .put("midway", "A1", "A2")
    )
    table.play("attack midway")
    table.roll(1, 6, 6)
    assert table.out == (1, 0, 0, 0)
    assert table.owed == 0


@pytest.mark.clause("KB-R9")
def test_with_removal_dummies_a_dummy_leaves_with_each_from_the_track_first() -> None:
    table = Table(capacity_removal_dummy=True)
    table.set(turn=4, us_hits={"midway": 1}, track={5: (2, 0, 0, 0), 9: (0, 1, 0, 0)}, cups=(9, 10, 4, 5))
    table.quiet()
    assert table.out == (2, 2, 0, 0)
    assert table.track == {}, "one from the track, then one from the cup"
    assert table.cups == (9, 9, 4, 5)


@pytest.mark.clause("KB-R9", "KB-R72")
def test_with_this_combat_only_squadrons_shot_down_in_the_same_attack_are_set_off() -> None:
    for scope, owed in (("cumulative", 0), ("this_combat", 2)):
        table = Table(capacity_loss_scope=scope)
        table.set(turn=4, shot=[2, 0, 0, 0], removed=[0, 2, 0, 0], cups=(9, 9, 4, 5)).put("midway", "A1")
        table.play("attack midway")
        table.draw("no-fighter")
        table.roll(1, 6)
        assert table.owed == owed
    table = Table(capacity_loss_scope="this_combat").put("midway", "A1", "ZA")
    table.play("attack midway")
    table.draw("fighter", "no-fighter")
    table.roll(1, 6, 1, 6)
    assert table.owed == 1, "capacity 2 less 1 shot down in this attack"


@pytest.mark.clause("KB-R72")
def test_with_this_combat_debts_add_up_and_each_removal_takes_one_off() -> None:
    table = Table(capacity_loss_scope="this_combat", attacks_per_target="split").put("midway", "A1", "A2")
    for name, owed in (("A1", 2), ("A2", 3)):
        table.play(f"attack midway {name}")
        table.draw("no-fighter")
        table.roll(1, 6)
        assert table.owed == owed
    table.set(track={2: (2, 0, 0, 0)}, cups=(9, 11, 4, 3))
    table.quiet()
    assert (table.owed, table.out) == (1, (2, 0, 0, 0))


@pytest.mark.clause("KB-R72")
def test_with_this_combat_a_debt_is_never_below_zero() -> None:
    table = Table(capacity_loss_scope="this_combat").put("midway", "A1", "ZA", "ZK", "ZS")
    table.play("attack midway")
    table.draw("fighter", "fighter", "fighter", "no-fighter")
    table.roll(1, 1, 1, 6, 6, 6)
    table.roll(1, 6)
    assert (table.view["shot_down"]["fighters"], table.owed) == (3, 0)
