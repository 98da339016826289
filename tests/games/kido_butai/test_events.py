"""What is told of each thing that happens: the log, the animation and the statistics are made from nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pointluck.engine import Event

from .table import CARRIERS, GAME, SQUADRONS, Table
from .test_example_of_play import example


def told(events: list[Event], *kinds: str) -> list[tuple[str, dict[str, object], str]]:
    """Kind, parameters and clause of the events, of these kinds if any are given."""
    return [(event.kind, dict(event.params), event.clause) for event in events if not kinds or event.kind in kinds]


def by_step() -> dict[int, list[tuple[str, dict[str, object], str]]]:
    """The events of the example of play by step of its record."""
    return {moment.number: told(moment.events) for moment in example().record.replay()}


EXAMPLE: dict[int, list[tuple[str, dict[str, object], str]]] = {
    1: [("loaded", {"ship": "Akagi", "bombs": 1, "torpedoes": 2}, "KB-1c")],
    4: [
        ("loaded", {"ship": "Hiryu", "bombs": 1, "torpedoes": 1}, "KB-1c"),
        ("turn-began", {"turn": 1, "hour": "0430"}, "KB-2a"),
    ],
    5: [("launched", {"squadron": "A1", "ship": "Akagi", "mission": "strike"}, "KB-3a")],
    13: [("us-searched", {"die": 3, "found": 0}, "KB-4a")],
    14: [
        ("japan-searched", {"die": 5, "found": 0, "fleet": 0}, "KB-4b"),
        ("turn-began", {"turn": 2, "hour": "0530"}, "KB-2a"),
    ],
    15: [("flew", {"squadron": "A1", "target": "midway"}, "KB-3c")],
    23: [("us-searched", {"die": 6, "found": 1}, "KB-4a")],
    25: [("launched", {"squadron": "ZS", "ship": "Soryu", "mission": "cap"}, "KB-3a")],
    26: [("attack-began", {"target": "midway", "bombers": 5, "zeros": 2}, "KB-3d")],
    27: [("drew", {"counter": "fighter"}, "KB-6.7")],
    28: [
        ("drew", {"counter": "no-fighter"}, "KB-6.7"),
        ("air-combat", {"zeros": 2, "fighters": 1, "bombers": 5}, "KB-6a1"),
    ],
    29: [("fired", {"shooter": "F1", "target": "ZA", "die": 3, "effect": "missed"}, "KB-6a4")],
    31: [
        ("fired", {"shooter": "ZK", "target": "F1", "die": 5, "effect": "destroyed"}, "KB-6a4"),
        ("us-shot-down", {"kind": "fighter", "count": 1, "dummies": 1}, "KB-6a8"),
    ],
    32: [("flak", {"ship": "Midway", "die": 6, "effect": "aborted"}, "KB-6b2")],
    33: [("bombed", {"ship": "Midway", "die": 1, "effect": "missed"}, "KB-6c1")],
    36: [
        ("bombed", {"ship": "Midway", "die": 6, "effect": "hit"}, "KB-6c1"),
        ("damaged", {"ship": "Midway"}, "KB-6c2"),
        ("strike-returned", {"squadrons": ["A1", "K1", "K2", "S1", "H1", "ZA", "ZK"]}, "KB-3d"),
    ],
    38: [("japan-searched", {"die": 6, "found": 1, "fleet": 1}, "KB-4b")],
    40: [("drew", {"counter": "no-bomber"}, "KB-5b"), ("raid-began", {"bombers": 1}, "KB-5b")],
    41: [("drew", {"counter": "no-fighter"}, "KB-5c")],
    42: [("attack-type", {"die": 2, "type": "torpedo"}, "KB-7a")],
    43: [
        ("committed", {"squadrons": ["ZS"]}, "KB-7d"),
        ("air-combat", {"zeros": 1, "fighters": 0, "bombers": 1}, "KB-6a1"),
    ],
    44: [
        ("fired", {"shooter": "ZS", "target": "B1", "die": 4, "effect": "aborted"}, "KB-6a4"),
        ("went-low", {"squadrons": ["ZS"]}, "KB-7c"),
        ("turn-began", {"turn": 4, "hour": "0730"}, "KB-2a"),
        ("must-land", {"squadrons": ["A1", "ZA", "K1", "K2", "ZK", "S1", "H1"]}, "KB-3i"),
    ],
    45: [("landed", {"squadron": "A1", "ship": "Akagi"}, "KB-3e")],
    58: [
        ("fired", {"shooter": "ZS", "target": "B1", "die": 5, "effect": "destroyed"}, "KB-6a4"),
        ("us-shot-down", {"kind": "bomber", "count": 1, "dummies": 1}, "KB-R10"),
        ("went-low", {"squadrons": ["ZS"]}, "KB-7c"),
        ("turn-began", {"turn": 5, "hour": "0830"}, "KB-2a"),
    ],
    59: [("readied", {"squadron": "A1", "load": "torpedoes"}, "KB-3f")],
    60: [("readied", {"squadron": "ZA", "load": "none"}, "KB-3f")],
    71: [("attack-type", {"die": 4, "type": "dive"}, "KB-7a"), ("special-attack", {"bombers": 2}, "KB-6c4")],
    72: [("flak", {"ship": "Akagi", "die": 6, "effect": "aborted"}, "KB-7f")],
    73: [("flak", {"ship": "Kaga", "die": 1, "effect": "missed"}, "KB-7f")],
}


@pytest.mark.clause("KB-9")
@pytest.mark.parametrize("step", EXAMPLE)
def test_what_is_told_in_the_example_of_play(step: int) -> None:
    assert by_step()[step] == EXAMPLE[step]


@pytest.mark.clause("KB-9", "KB-6c5", "KB-7g")
def test_the_last_die_of_the_example_tells_of_ships_and_squadrons() -> None:
    events = by_step()[76]
    assert events[:4] == [
        ("all-eyes", {"die": 6, "hits": 6}, "KB-6c5"),
        ("sunk", {"ship": "Akagi"}, "KB-6c3"),
        ("sunk", {"ship": "Kaga"}, "KB-6c3"),
        ("sunk", {"ship": "Soryu"}, "KB-6c3"),
    ]
    assert [event for event in events if event[0] == "squadron-lost"] == [
        ("squadron-lost", {"squadron": name, "cause": "sunk"}, "KB-7g")
        for name in ("A1", "A2", "A3", "ZA", "K1", "K2", "K3", "ZK", "S1", "S2")
    ]
    assert events[-3:] == [
        ("turn-began", {"turn": 6, "hour": "0930"}, "KB-2a"),
        ("low-cap-over", {"squadron": "ZS"}, "KB-R17"),
        ("must-land", {"squadrons": ["ZS"]}, "KB-3i"),
    ]


@pytest.mark.clause("KB-6.4", "KB-6.5", "KB-6b1")
def test_what_is_told_of_an_attack_on_a_fleet() -> None:
    table = Table().set(reported=1).put("fleet", "A1", "A2", "ZA")
    table.play("attack fleet-1")
    assert told(table.events) == [("attack-began", {"target": "fleet-1", "bombers": 2, "zeros": 1}, "KB-3d")]
    assert told(table.draw("hornet")) == [("carrier-drawn", {"ship": "Hornet"}, "KB-6.4")]
    table.draw("yorktown")
    assert told(table.draw("no-carrier")) == [
        ("fleet-drawn", {"ships": ["Hornet", "Yorktown"], "missing": 1}, "KB-6.5")
    ]
    table.draw("fighter", "no-fighter")
    assert told(table.roll(6, 1)) == [
        ("fired", {"shooter": "F1", "target": "ZA", "die": 6, "effect": "destroyed"}, "KB-6a4"),
        ("fired", {"shooter": "ZA", "target": "F1", "die": 1, "effect": "missed"}, "KB-6a4"),
        ("squadron-lost", {"squadron": "ZA", "cause": "shot-down"}, "KB-6a5"),
    ]
    assert told(table.play("targets hornet 1 yorktown 1")) == [
        ("targeted", {"ship": "Hornet", "bombers": 1}, "KB-6b1"),
        ("targeted", {"ship": "Yorktown", "bombers": 1}, "KB-6b1"),
    ]
    assert told(table.roll(4, 5)) == [
        ("flak", {"ship": "Hornet", "die": 4, "effect": "missed"}, "KB-6b2"),
        ("flak", {"ship": "Yorktown", "die": 5, "effect": "aborted"}, "KB-6b2"),
    ]
    assert told(table.roll(5)) == [
        ("bombed", {"ship": "Hornet", "die": 5, "effect": "hit"}, "KB-6c1"),
        ("damaged", {"ship": "Hornet"}, "KB-6c2"),
        ("strike-returned", {"squadrons": ["A1", "A2"]}, "KB-3d"),
    ]


@pytest.mark.clause("KB-6.7", "KB-6c4", "KB-7f")
def test_a_question_cites_the_rule_of_the_side_and_of_the_kind_of_attack() -> None:
    table = Table().set(reported=1, fleets={"enterprise": 1, "hornet": 2, "yorktown": 2}).put("fleet", "A1")
    table.play("attack fleet-1")
    assert table.cited == "KB-6.7"
    assert table.refused("die 3") == ("not-an-outcome", "KB-6.7")
    table.draw("no-fighter")
    assert table.cited == "KB-6c4", "an unopposed attack"
    assert told(table.roll(5))[0] == ("flak", {"ship": "Enterprise", "die": 5, "effect": "aborted"}, "KB-6c4")
    table = Table().set(turn=5, found=True)
    table.end()
    table.draw("bomber", "no-bomber")
    assert table.cited == "KB-5c"
    table.draw("no-fighter")
    table.roll(4)
    assert table.cited == "KB-7f"


@pytest.mark.clause("KB-6a6", "KB-R48")
def test_what_is_told_of_lost_bombers_and_of_a_target_that_is_gone() -> None:
    table = Table(loiter="allowed").put("midway", "A1", "A2", "A3", "K1").set(us_hits={"midway": 1})
    table.play("attack midway A1 A2")
    table.draw("fighter", "no-fighter")
    assert told(table.roll(6)) == [
        ("fired", {"shooter": "F1", "target": "A1", "die": 6, "effect": "destroyed"}, "KB-6a4"),
        ("squadron-lost", {"squadron": "A1", "cause": "shot-down"}, "KB-6a6"),
    ]
    assert told(table.roll(1, 6))[1:] == [
        ("bombed", {"ship": "Midway", "die": 6, "effect": "hit"}, "KB-6c1"),
        ("sunk", {"ship": "Midway"}, "KB-6c3"),
        ("strike-returned", {"squadrons": ["A2"]}, "KB-3d"),
        ("target-gone", {"squadrons": ["A3", "K1"]}, "KB-R48"),
    ]


@pytest.mark.clause("KB-R9", "KB-R33", "KB-R52")
def test_what_is_told_when_counters_come_due() -> None:
    table = Table().set(turn=4, us_hits={"midway": 1}, track={5: (2, 3, 1, 1)}, cups=(9, 8, 3, 4))
    table.end()
    assert told(table.events, "us-removed") == [("us-removed", {"kind": "bomber", "dummies": 0}, "KB-6c6")]
    returned = {"bombers": 1, "bomber_dummies": 3, "fighters": 0, "fighter_dummies": 1}
    assert told(table.roll(4)) == [
        ("tie-die", {"die": 4, "kind": "fighter"}, "KB-R52"),
        ("us-removed", {"kind": "fighter", "dummies": 0}, "KB-6c6"),
        ("counters-returned", returned, "KB-R33"),
    ]


@pytest.mark.clause("KB-R9")
def test_what_is_told_when_a_dummy_leaves_with_a_removed_squadron() -> None:
    table = Table(capacity_removal_dummy=True)
    table.set(turn=4, us_hits={"midway": 1}, track={5: (2, 0, 0, 0)}, cups=(9, 1, 4, 5))
    table.end()
    assert told(table.events, "us-removed") == [
        ("us-removed", {"kind": "bomber", "dummies": 1}, "KB-6c6"),
        ("us-removed", {"kind": "bomber", "dummies": 0}, "KB-6c6"),
    ]


@pytest.mark.clause("KB-7e", "KB-7i", "KB-R52")
def test_what_is_told_of_a_raid_that_damages_a_carrier() -> None:
    table = Table().put("cap", "ZH").set(turn=5, found=True, hits={"akagi": 2, "kaga": 2})
    table.raid(bombers=3, die=4)
    table.play("commit ZH")
    assert told(table.roll(1), "targeted") == [
        ("targeted", {"ship": "Soryu", "bombers": 2}, "KB-7e"),
        ("targeted", {"ship": "Hiryu", "bombers": 1}, "KB-7e"),
    ]
    table.roll(1, 1)
    table.roll(6, 1)
    assert told(table.roll(1))[1:] == [
        ("damaged", {"ship": "Soryu"}, "KB-6c2"),
        ("squadron-lost", {"squadron": "S1", "cause": "no-room"}, "KB-7h"),
    ]
    assert told(table.roll(2))[:2] == [
        ("tie-die", {"die": 2, "kind": "bomber"}, "KB-R52"),
        ("squadron-lost", {"squadron": "S2", "cause": "no-room"}, "KB-7h"),
    ]


@pytest.mark.clause("KB-R53")
def test_what_is_told_when_chance_picks_the_zero() -> None:
    table = Table(double_faced_fire="random").put("cap", "ZA", "ZS").put("cap", "ZK", "ZH", facing="S")
    table.set(turn=5, found=True, cups=(11, 11, 4, 5))
    table.raid(bombers=1, fighters=1)
    table.play("commit ZA ZK ZS; meet ZA; meet ZK")
    events = table.record.apply(table.state.parse("aim ZA"))
    assert told(events) == [("aimed-at-random", {"target": "ZA", "number": 1}, "KB-R53")]


@pytest.mark.clause("KB-10c")
def test_what_is_told_of_targets_by_die() -> None:
    table = Table(adv_10c=True).put("cap", "ZA").set(turn=5, found=True)
    table.raid(bombers=2, die=4)
    table.play("commit ZA")
    table.roll(1)
    assert table.params == {
        "number": 1,
        "bombers": 2,
        "faces": ["1 Akagi", "2 Akagi", "3 Kaga", "4 Kaga", "5 Soryu", "6 Hiryu"],
    }
    assert told(table.roll(5)) == [("target-rolled", {"die": 5, "ship": "Soryu"}, "KB-10c")]
    assert table.params["number"] == 2


@pytest.mark.clause("KB-R17", "KB-R18", "KB-3i")
def test_what_is_told_between_two_turns() -> None:
    table = Table().put("cap", "ZA", low=4).put("centre", "A1").put("centre", "A2", facing="W").set(turn=4)
    table.set(due=[name == "A2" for name in SQUADRONS])
    table.end()
    assert told(table.events) == [
        ("squadron-lost", {"squadron": "A2", "cause": "ditched"}, "KB-3i"),
        ("turned-back", {"squadron": "A1"}, "KB-R18"),
        ("us-searched", {"die": 1, "found": 0}, "KB-4a"),
        ("japan-searched", {"die": 1, "found": 0, "fleet": 0}, "KB-4b"),
        ("turn-began", {"turn": 5, "hour": "0830"}, "KB-2a"),
        ("low-cap-over", {"squadron": "ZA"}, "KB-R17"),
        ("must-land", {"squadrons": ["A1"]}, "KB-3i"),
    ]


@pytest.mark.clause("KB-8g")
def test_what_is_told_at_the_end() -> None:
    table = Table().set(turn=16, us_hits={"hornet": 2}).put("centre", "A1", "A2", "A3").set(hits={"akagi": 1})
    table.end()
    assert told(table.events)[-1] == ("game-over", {"japan": 3, "usa": 1, "level": "minor-victory"}, "KB-8g")


@pytest.mark.clause("KB-R40")
def test_what_is_told_of_squadrons_without_a_deck_at_the_end() -> None:
    table = Table(airborne_at_end="must_have_deck").put("cap", "ZA").set(turn=16, hits=dict.fromkeys(CARRIERS, 2))
    table.end()
    assert told(table.events, "squadron-lost") == [("squadron-lost", {"squadron": "ZA", "cause": "no-deck"}, "KB-R40")]


def test_everything_that_the_rules_can_tell_is_tested_here() -> None:
    here = set(re.findall(r'\("([a-z-]+)", \{', Path(__file__).read_text(encoding="utf-8")))
    code = "".join(entry.read_text(encoding="utf-8") for entry in GAME.room.iterdir() if entry.name.endswith(".py"))
    kinds = set(re.findall(r'\.tell\(\s*"([a-z-]+)"', code))
    assert len(kinds) > 30
    assert sorted(kinds - here) == ["counters-returned"], "told above with its parameters in a variable"
