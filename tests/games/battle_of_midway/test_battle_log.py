"""A battle can be checked from the log: what was needed, what was rolled, who was where, and what it did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pointluck.cli.terminal.digest import digest
from pointluck.engine import CHANCE, Event, Seeded, State, Value
from pointluck.games.battle_of_midway.fog_of_war import unseen
from pointluck.games.battle_of_midway.order_of_battle import TORPEDOES
from pointluck.games.battle_of_midway.pieces import CAP, STATUS_NAMES, Midway
from pointluck.language import Language
from pointluck.players import Situation, player

from .scorekeeper import Scorekeeper
from .table import GAME, Table

VARIANTS: dict[str, dict[str, Any]] = {
    "standard": {},
    "fifths": {"bm_entry_table": "fifths", "bm_inward_move": "may"},
    "one by one": {"bm_ordnance_declaration": "group_by_group", "bm_aa_losses": "bombers_first"},
    "fog": {"bm_fog_of_war": True, "bm_out_of_fuel_in_battle": "centre", "bm_cap_fight_reveals": True},
}
SHIPS = ("ship", "target", "firer", "shooter", "ships", "units")
"""Parameters of a battle that may name ships."""
BATTLE = (
    *(
        "defends",
        "attacks",
        "placed",
        "escort-joined",
        "escort-alone",
        "entry-free",
        "entered",
        "round-began",
        "shifted",
    ),
    *(
        "went-in",
        "stayed-out",
        "mode-chosen",
        "rolled",
        "fired",
        "targeted",
        "gun-target",
        "hit",
        "sunk",
        "knocked-out",
    ),
)


def play(state: State, seed: int, sort: str) -> list[tuple[Midway, Midway, list[Event]]]:
    """A whole game: every step with the position before and after it."""
    random, dice = Random(seed), Seeded(seed)
    players = {seat: player("doctrine", GAME.id, seat, seed) for seat in GAME.seats}
    told = []
    while (seat := state.seat) is not None:
        before = state.copy()
        if seat == CHANCE:
            action = dice.pick(state)
        elif sort == "doctrine" and state.stack[-1] not in ("mode", "go-in", "target", "entry-area"):
            action = players[seat].choose(Situation(state, seat))
        else:
            action = random.choice(state.legal())
        events = state.apply(action)
        assert isinstance(before, Midway)
        assert isinstance(state, Midway)
        told.append((before, state.copy(), events))
    return told


@pytest.mark.slow
@pytest.mark.clause("BM-4.3", "BM-4.3a", "BM-4.3.1", "BM-R71", "BM-R72", "BM-R73", "BM-R77", "BM-R81", "BM-R83")
@pytest.mark.parametrize("name", VARIANTS)
def test_every_battle_can_be_fought_again_from_the_log_of_either_seat(name: str) -> None:
    checked: Counter[str] = Counter()
    for seed, sort in enumerate(("doctrine", "doctrine", "doctrine", "random")):
        state = GAME.new(bm_turn_cap=18, **VARIANTS[name])
        games = play(state, seed, sort)
        for seat in GAME.seats:
            keeper = Scorekeeper(state.setup.figures, fifths=name == "fifths")
            for _, _, events in games:
                for event in events:
                    if event.seen_by(seat):
                        keeper.hear(event)
            checked += keeper.fought
    missing = {"rolled", "fired", "hit", "targeted", "entered", "went-in", "mode-chosen", "placed"} - checked.keys()
    assert not missing
    assert checked["rolled"] > 100


def fighters() -> Table:
    table = Table().empty_sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    table.fly(14, "akagi", "a6m", 3)
    table.fly(14, "enterprise", "f4f", 3, job=CAP)
    return table


def interception() -> Table:
    table = Table().empty_sea()
    table.fly(36, "akagi", "b5n", 3, group=9)
    table.fly(36, "akagi", "a6m", 2, group=9)
    table.fly(36, "enterprise", "f4f", 4, job=CAP)
    return table


def two_fleets() -> Table:
    """Screens of destroyers and cruisers, a battleship badly hurt, Midway and aircraft of both sides."""
    table = Table().empty_sea().put(31, "kongo-1", "tone-1", "tone-2", "yagumo-1", "yagumo-2", "yagumo-3")
    table.put(31, "enterprise", "new-orleans-1", "farragut-1", "farragut-2").damage("kongo-1", 3)
    table.status(enterprise="maneuver").locate("ijn", 31).locate("usn", 31)
    table.spot("enterprise", "f4f", 2)
    table.fly(31, "akagi", "b5n", 3, group=8)
    table.fly(31, "hiryu", "a6m", 2, group=7)
    table.fly(31, "hornet", "sbd", 3, group=6)
    table.fly(31, "airfield", "f4f", 3, job=CAP, group=5)
    return table


def pickets() -> Table:
    table = Table().empty_sea().put(20, "yagumo-1", "yagumo-2", "yagumo-3").locate("ijn", 20)
    table.fly(20, "enterprise", "sbd", 3)
    return table


@pytest.mark.clause("BM-4.3c", "BM-4.3d", "BM-4.3g", "BM-4.3h", "BM-R74", "BM-R75", "BM-R76", "BM-R79")
@pytest.mark.parametrize(
    ("begin", "kind"), [(fighters, "fighters"), (interception, "bombers"), (two_fleets, "ships"), (pickets, "surface")]
)
def test_every_kind_of_battle_can_be_fought_again(begin: Callable[[], Table], kind: str) -> None:
    for seed in range(12):
        table, random = begin(), Random(seed)
        state = table.state
        keeper = Scorekeeper(state.setup.figures)
        keeper.damage["Kongo 1"] = state.damage[table.ship("kongo-1")]
        keeper.status["Enterprise"] = STATUS_NAMES[state.status[table.ship("enterprise")]]
        table.run("combat-zones", "battles", "order")
        events = table.events
        assert [event.params["type"] for event in events if event.kind == "battle-began"] == [kind]
        while "battle-ended" not in [event.kind for event in events]:
            events = [*events, *state.apply(random.choice(state.legal()))]
        for event in events:
            keeper.hear(event)
        assert keeper.fought["battle-ended"] == 1
        assert keeper.fought["rolled"]


@pytest.mark.slow
@pytest.mark.clause("BM-R91")
def test_in_the_fog_a_battle_names_no_ship_that_a_seat_does_not_see() -> None:
    named = 0
    for seed in range(4):
        state = GAME.new(bm_turn_cap=18, **VARIANTS["fog"])
        for before, after, events in play(state, seed, "doctrine"):
            for event in events:
                if event.kind not in BATTLE:
                    continue
                words = {word for key in SHIPS for word in _words(event, key)}
                for ship, name in enumerate(before.oob.ships):
                    if name in words:
                        named += 1
                        for seat in GAME.seats:
                            hidden = unseen(before, seat, ship) and unseen(after, seat, ship)
                            assert not (event.seen_by(seat) and hidden), (event, seat)
    assert named > 100


def _words(event: Event, key: str) -> list[str]:
    value = event.params.get(key, [])
    return value if isinstance(value, list) else [str(value)]


# --- single lines ---------------------------------------------------------------------------------------------------


def raid(*ships: str, bombers: str = "d3a", home: str = "akagi", count: int = 2, status: str = "launch") -> Table:
    """Bombers over the Enterprise, past her screen: they come in by A5 and are about to drop."""
    table = Table().empty_sea().put(14, "enterprise", *ships).locate("usn", 14).status(enterprise=status)
    table.fly(14, home, bombers, count)
    return table.run("combat-zones", "battles", "order")


@pytest.mark.clause("BM-4.3.1", "BM-R39")
def test_a_roll_tells_what_it_needed_and_why() -> None:
    table = raid(status="maneuver").roll(12).play("drop").roll(12, 12, 12, 12).roll(5)
    (roll,) = table.told("rolled")
    value = table.oob.types[table.oob.air_type[table.units("akagi", "d3a")[0]]].value[1]
    assert roll.clause == "BM-R81"
    assert roll.seats is None
    assert roll.params == {
        "seat": "ijn",
        "weapon": "bomb",
        "firer": "s1/d3a-b@akagi",
        "target": "Enterprise",
        "board": "usn",
        "area": "centre",
        "value": value,
        "modifiers": ["evading=-1"],
        "needed": value - 1,
        "die": 5,
        "effect": "missed",
    }


@pytest.mark.clause("BM-4.3.1", "BM-R73")
def test_what_is_needed_never_falls_below_one_and_the_log_says_so() -> None:
    table = Table().empty_sea().put(19, "akagi", "yagumo-1").locate("ijn", 19)
    (bomber,) = table.fly(19, "airfield", "b17", 1)
    assert table.state.load[bomber] != TORPEDOES
    table.run("combat-zones", "battles", "order").play("place yagumo-1 a1").roll(1).play("drop").roll(12, 12).roll(1)
    (roll,) = table.told("rolled")
    assert (roll.params["value"], roll.params["modifiers"], roll.params["needed"]) == (
        2,
        ["destroyer=-2", "least=+1"],
        1,
    )
    assert roll.params["effect"] == "hit"


@pytest.mark.clause("BM-R70", "BM-4.3j", "BM-R71", "BM-R73")
def test_it_is_told_whom_escorts_join_where_attackers_go_in_and_what_they_do() -> None:
    table = Table().empty_sea().put(14, "enterprise").locate("usn", 14)
    table.fly(14, "akagi", "d3a", 3, group=9)
    table.fly(14, "akagi", "a6m", 2, group=9)
    table.fly(14, "kaga", "a6m", 1, group=8)
    table.run("combat-zones", "battles", "order").play("escort s9/d3a@akagi", "alone")
    team = {"seat": "ijn", "team": "s9/d3a@akagi"}
    assert [(event.kind, event.params) for event in table.events] == [
        ("escort-joined", {"seat": "ijn", "units": ["s9/2a6m@akagi"], "team": "s9/d3a@akagi"}),
        ("escort-alone", {"seat": "ijn", "units": ["s8/1a6m@kaga"]}),
    ]
    table.roll(3, 12)
    entered = [{**event.params} for event in table.told("entered")]
    assert entered[0] == {**team, "units": ["s9/2a6m@akagi", "s9/3d3a-b@akagi"], "die": 3, "area": "a2"}
    assert entered[1]["die"] == 12
    table.play("go c2")
    assert table.told("went-in")[0].params == {**team, "start": "a2", "area": "c2"}
    table.until("mode").play("drop")
    assert table.told("mode-chosen")[0].params == {**team, "area": "centre", "mode": "drop"}


@pytest.mark.clause("BM-R84")
def test_an_area_that_was_chosen_is_told_with_the_die_that_allowed_it() -> None:
    table = Table(entry_table="fifths").empty_sea().put(14, "enterprise").locate("usn", 14)
    table.fly(14, "akagi", "d3a", 1)
    table.run("combat-zones", "battles", "order").roll(11)
    assert [event.params["die"] for event in table.told("entry-free")] == [11]
    table.play("enter a4")
    assert [(event.params["die"], event.params["area"]) for event in table.told("entered")] == [(0, "a4")]


@pytest.mark.clause("BM-4.3.1", "BM-R83")
def test_a_ship_takes_no_more_damage_than_it_has() -> None:
    """Both hit, and one would do."""
    table = Table().empty_sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    table.fly(14, "akagi", "d3a", 2)
    table.run("combat-zones", "battles", "order").play("place farragut-1 a1").roll(1).play("drop").roll(12, 12, 1, 1)
    (hit,) = table.told("hit")
    assert hit.params == {
        **{"ship": "Farragut 1", "seat": "usn", "hits": 2, "bonus": 0},
        **{"damage": 1, "surplus": 1, "left": 0},
    }


@pytest.mark.clause("BM-4.3.1", "BM-R29")
def test_aircraft_on_deck_are_told_apart_from_the_hits() -> None:
    table = raid()
    table.spot("enterprise", "f4f", 1)
    table.roll(12).play("drop").roll(12, 12, 12, 12).roll(1, 12)
    (hit,) = table.told("hit")
    assert (hit.params["hits"], hit.params["bonus"], hit.params["damage"], hit.params["left"]) == (1, 1, 2, 3)


# --- in words -------------------------------------------------------------------------------------------------------


def said(code: str, kind: str, /, **params: Value) -> str:
    return Language(code, GAME).event(Event(kind, params, ""))


def roll(**more: Value) -> dict[str, Value]:
    usual: dict[str, Value] = {
        "seat": "ijn",
        "weapon": "bomb",
        "firer": "s1/d3a-b@akagi",
        "target": "Enterprise",
        "value": 5,
    }
    return {**usual, "modifiers": ["evading=-1"], "needed": 4, "die": 3, "effect": "hit", **more}


def test_a_roll_in_words() -> None:
    assert said("en", "rolled", **roll()) == (
        "Val with bombs (Akagi, S1) on Enterprise, bomb 5, evading -1: needs 4 or less, rolled 3, hit."
    )
    assert said("de", "rolled", **roll(die=9, effect="missed")).endswith(
        "auf Enterprise, Bombe 5, Ausweichen -1: nötig höchstens 4, gewürfelt 9, daneben."
    )
    flak = roll(weapon="flak", firer="AA guns", target="aircraft", value=3, modifiers=[], needed=3)
    assert said("de", "rolled", **flak).startswith("Flakgeschütze, Flakfeuer 3: nötig höchstens 3")


def test_rolls_of_one_volley_are_one_sentence_equal_ones_too() -> None:
    language = Language("en", GAME)
    rolls = [Event("rolled", roll(die=die, effect="hit" if die < 5 else "missed"), "BM-R81") for die in (3, 3, 9)]
    other = Event("rolled", roll(die=3, firer="s1/d3a-b@kaga"), "BM-R81")
    told = [language.event(event) for event in digest([*rolls, other], language)]
    assert [text.rpartition(": ")[2] for text in told] == [
        "needs 4 or less, rolled 3, 3 and 9.",
        "needs 4 or less, rolled 3, hit.",
    ]


@pytest.mark.parametrize(
    ("code", "kind", "params", "words"),
    [
        ("en", "gun-target", {"shooter": "AA guns", "ship": "Kongo 1"}, "AA guns fire at Kongo 1."),
        ("en", "gun-target", {"shooter": "Kongo 1", "ship": "AA guns"}, "Kongo 1 fires at AA guns."),
        ("de", "gun-target", {"shooter": "AA guns", "ship": "Kongo 1"}, "Flakgeschütze feuern auf Kongo 1."),
        ("en", "sunk", {"ship": "Transports 1"}, "Transport Group 1 sinks."),
        ("en", "passed", {"seat": "usn"}, "USA passes."),
        ("de", "passed", {"seat": "usn"}, "USA passen."),
        ("de", "passed", {"seat": "ijn"}, "Japan passt."),
        ("en", "task-force-lost", {"seat": "ijn", "ships": ["Akagi"], "start": "19"}, "Japan: Akagi leaves 19."),
        (
            "en",
            "task-force-lost",
            {"seat": "ijn", "ships": ["Akagi", "Kaga"], "start": "19"},
            "Japan: Akagi and Kaga leave 19.",
        ),
        ("en", "followed", {"units": ["3sbd-b"], "zone": "20"}, "3 Dauntlesses with bombs follow to 20."),
        ("en", "followed", {"units": ["1sbd-b"], "zone": "20"}, "1 Dauntless with bombs follows to 20."),
        ("de", "followed", {"units": ["2a6m"], "zone": "20"}, "2 Zeros folgen nach 20."),
        ("en", "search-began", {"seat": "usn", "zone": "19", "dice": 1}, "USA searches 19 with one die."),
    ],
)
def test_subject_and_verb_agree(code: str, kind: str, params: dict[str, Any], words: str) -> None:
    assert said(code, kind, **params) == words


def test_fire_at_aircraft_says_at_whom() -> None:
    shown = {"seat": "ijn", "area": "a3"}
    assert said("en", "fired", by="defenders", hits=1, units=["2b17-b"], **shown) == (
        "Fire in A3: defenders (Japan) at 2 B-17s with bombs: one hit."
    )
    assert said("de", "fired", by="flak", hits=0, units=["1sbd-b", "2f4f"], **shown) == (
        "Feuer in A3: Flak (Japan) auf 1 Dauntless mit Bomben und 2 Wildcats: kein Treffer."
    )


def test_damage_in_words() -> None:
    shown = {"ship": "Akagi", "seat": "ijn"}
    assert said("en", "hit", hits=2, bonus=1, damage=3, surplus=0, left=1, **shown) == (
        "Akagi: 2 hits, 1 more for aircraft on deck, 3 damage; hit points left: 1."
    )
    assert said("en", "hit", hits=3, bonus=0, damage=1, surplus=2, left=0, **shown) == (
        "Akagi: 3 hits, 1 damage, 2 too many; hit points left: 0."
    )
