"""What can be wrong with a state, with a battle in it, or with a change, is named."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from typing import Any

import pytest

from pointluck.engine import Event, StateError
from pointluck.games.battle_of_midway import BattleOfMidwayState
from pointluck.games.battle_of_midway.pieces import BELOW, CAP, DECK, PATROL, SHADOW, STRIKE, SUNK, TIRED

from .table import GAME, Table

Position = dict[str, Any]
Change = Callable[[Position], None]


def spoilt(table: Table, change: Change) -> str:
    """What is said of the position after that change, when somebody wants to go on from it."""
    table.sound()
    plain = json.loads(table.state.to_json())
    change(plain["position"])
    with pytest.raises(StateError) as caught:
        GAME.from_json(plain)
    assert caught.value.key == "state-contradiction"
    return str(caught.value)


def put(field: str, index: int | str, value: int) -> Change:
    """One entry of a list; ships by name."""

    def change(position: Position) -> None:
        number = Table().ship(index) if isinstance(index, str) else index
        position[field][number] = value

    return change


def setting(**fields: Any) -> Change:
    return lambda position: position.update(fields)


def together(*changes: Change) -> Change:
    def change(position: Position) -> None:
        for one in changes:
            one(position)

    return change


SHIP = Table().ship
ZERO = Table().units("akagi", "a6m")[0]
KATE = Table().units("akagi", "b5n")[0]
ALOFT = Table().state.flying_over(0, 21)[0]
JAKE, PBY = (Table().oob.patrol_index[name] for name in ("e13a-1", "pby-1"))
FORTRESS = next(unit for unit in Table().state.aloft(1) if Table().oob.words[unit] == "b17")
KAGA_BELOW = BELOW + SHIP("kaga")


def everybody_on(carrier: str, side: int) -> Change:
    def change(position: Position) -> None:
        state = Table().state
        for unit in state.oob.air[side]:
            if state.oob.words[unit] in ("a6m", "d3a", "b5n") and position["at"][unit] >= BELOW:
                position["home"][unit], position["at"][unit] = SHIP(carrier), BELOW + SHIP(carrier)

    return change


def whole_deck(carrier: str) -> Change:
    def change(position: Position) -> None:
        for unit, place in enumerate(position["at"]):
            if place == BELOW + SHIP(carrier):
                position["at"][unit] = DECK + SHIP(carrier)

    return change


STATES: list[tuple[Change, str]] = [
    (setting(vp=[0]), "sides: 2 entries expected"),
    (put("damage", "akagi", 9), "Akagi: impossible zone or damage"),
    (put("zone", "airfield", 30), "Airfield: not at Midway"),
    (put("damage", "kongo-1", 5), "Kongo 1: afloat without hit points, or sunk with some"),
    (put("zone", "kongo-1", 15), "ijn in 15: over the stacking limit (BM-R59)"),
    (setting(located=[1 << 22, 0]), "ijn: a located zone without ships"),
    (put("fuel", ALOFT, -1), "impossible fuel"),
    (put("mark", ALOFT, 16), "impossible marks"),
    (put("load", ZERO, 1), "a load it cannot carry"),
    (put("home", FORTRESS, SHIP("hornet")), "a home it cannot land on (BM-R36)"),
    (put("at", ZERO, KAGA_BELOW), "aboard a ship that is not its home"),
    (together(put("zone", "akagi", -1), put("damage", "akagi", 4)), "aboard a sunken ship"),
    (put("job", ZERO, STRIKE), "aboard and in a formation"),
    (put("at", ZERO, 42), "over no zone"),
    (put("job", ALOFT, 0), "in flight without a task"),
    (put("job", ALOFT, PATROL), "no patrol aircraft"),
    (put("job", PBY, STRIKE), "a seaplane on a combat mission"),
    (put("job", FORTRESS, CAP), "cannot be on CAP"),
    (put("group", ALOFT, 0), "a formation where none can be, or none where one must be"),
    (put("fuel", ALOFT, 5), "more fuel than it holds"),
    (put("at", ALOFT, 22), "away from its formation"),
    (everybody_on("akagi", 0), "Akagi: over capacity (BM-R32)"),
    (whole_deck("enterprise"), "Enterprise: a deck too full (BM-R38)"),
    (whole_deck("enterprise"), "Enterprise: aircraft on deck off the map"),
    (put("launched", "akagi", 6), "Akagi: too many launches (BM-R22)"),
    (together(whole_deck("akagi"), put("mark", ZERO, TIRED)), "Akagi: landed on without Recover orders (BM-1.4.1)"),
    (
        together(
            put("home", JAKE, SHIP("tone-2")), put("at", JAKE, BELOW + SHIP("tone-2")),
        ),
        "Tone 2: too many seaplanes (BM-R53)",
    ),
    (setting(airfield_tokens=6), "airfield: too many tokens (BM-1.4.2)"),
    (setting(airfield_landings=16), "airfield: too many landings (BM-R27)"),
    (setting(seaplane_launches=3), "seaplane base: too many launches (BM-2.1)"),
    (put("damage", "seaplane-base", 3), "seaplane base: aircraft in ruins (BM-R26)"),
    (setting(cup=[-1, 2, 0, 0]), "a negative count"),
    (setting(squalls=(1 << 13) - 2), "too many squalls (BM-R61)"),
    (setting(winner=2), "no such winner"),
    (setting(stack=[]), "nobody is to act, but the game is not over"),
    (setting(stack=["turn"]), "turn is no question"),
    (setting(stack=["end-battle", "reinforce"]), "a battle without its sequence, or the other way round"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "said"), STATES, ids=[said for _, said in STATES])
def test_a_contradiction_is_named(change: Change, said: str) -> None:
    assert said in spoilt(Table(), change)


# --- battles ----------------------------------------------------------------------------------------------------------


def battle() -> Table:
    """Round 1: Akagi's dive bombers, escorted, over two destroyers of the Enterprise; her CAP is elsewhere."""
    table = Table().empty_sea().put(14, "enterprise", "farragut-1", "farragut-2", "new-orleans-1").locate("usn", 14)
    table.fly(14, "enterprise", "f4f", 2, job=CAP, group=7)
    table.fly(14, "akagi", "d3a", 2, group=9)
    table.fly(14, "akagi", "a6m", 1, group=9)
    table.run("combat-zones", "battles", "order")
    return table.play("place new-orleans-1 c2", "place farragut-1 a1 a2", "place cap a3 a4", "escort d3a@akagi")


def fighting() -> Table:
    return battle().roll(3)


def in_battle(**fields: Any) -> Change:
    return lambda position: position["battle"].update(fields)


def at_front(field: str, value: Any) -> Change:
    return lambda position: position["battle"][field].__setitem__(0, value)


def the_flier(field: str, value: int, number: int = 0) -> Change:
    return lambda position: position[field].__setitem__(position["battle"]["fliers"][number], value)


def of_defender(area: int) -> Change:
    def change(position: Position) -> None:
        teams = position["battle"]["flier_team"]
        position["battle"]["flier_area"][teams.index(-1)] = area

    return change


BATTLES: list[tuple[Change, str]] = [
    (in_battle(flier_area=[]), "battle: fliers without area or team"),
    (in_battle(ship_area=[]), "battle: ships without area"),
    (in_battle(team_mode=[]), "battle: teams without area, mode or side"),
    (in_battle(kind="siege"), "battle: of no kind, in no zone or in a squall (BM-3.1.3.1)"),
    (setting(squalls=1 << 14), "battle: of no kind, in no zone or in a squall (BM-3.1.3.1)"),
    (at_front("fliers", -1), "battle: no such ship or air unit"),
    (in_battle(boards=[0, 1]), "battle: on the wrong boards (BM-4.3c)"),
    (in_battle(round=4), "battle: a round too many (BM-4.3i)"),
    (lambda position: at_front("ships", position["battle"]["ships"][1])(position), "battle: a ship twice on the board"),
    (in_battle(kind="bombers"), "battle: ships in Air Combat (BM-4.3d)"),
    (put("zone", "enterprise", 13), "Enterprise: on a board, but not in the battle"),
    (setting(located=[0, 0]), "Enterprise: hidden, but on a board (BM-4.3b)"),
    (in_battle(ship_area=[8, 6, 0, -1]), "Farragut 2: in no area"),
    (at_front("ship_area", 6), "Enterprise: not in the centre (BM-G4)"),
    (in_battle(round=0, ship_area=[8, 6, 0, 0]), "battle: a screen that is not spread evenly (BM-R78)"),
    (lambda position: at_front("fliers", position["battle"]["fliers"][1])(position), "battle: an air unit twice"),
    (the_flier("at", 13), "on a board, but not over the zone"),
    (the_flier("job", SHADOW), "a patrol on a board (BM-4.3b)"),
    (the_flier("mark", 0), "on a board without having fought (BM-R85)"),
    (at_front("flier_team", 5), "in no team"),
    (at_front("flier_team", -1), "defends no board"),
    (of_defender(9), "in no area"),
    (the_flier("home", SHIP("kaga"), 1), "team 0: bombers of two Air Groups (BM-G2)"),
    (at_front("team_side", 1), "team 0: attacks nobody, or with enemies in it"),
    (at_front("team_area", 10), "team 0: in no area or mode"),
    (in_battle(dice=[13]), "battle: impossible hits or dice"),
    (in_battle(dice=[5]), "battle: dice that nobody rolls"),
    (in_battle(dice=[5], firers=[0, 1]), "battle: dice that nobody rolls"),
    (in_battle(aim_load=[1], dice=[5]), "battle: dice without a target"),
    (in_battle(aimed=[3]), "battle: something aimed at nothing (BM-R93)"),
    (in_battle(struck=[3]), "battle: hits without a target"),
    (in_battle(bonus=[20]), "battle: a deck bonus without a deck (BM-R29)"),
]


@pytest.mark.parametrize(("change", "said"), BATTLES, ids=[said for _, said in BATTLES])
def test_a_contradiction_in_a_battle_is_named(change: Change, said: str) -> None:
    assert said in spoilt(fighting(), change)


# --- changes ----------------------------------------------------------------------------------------------------------


def _change(field: str, index: int | str, value: int) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        getattr(table.state, field)[table.ship(index) if isinstance(index, str) else index] = value

    return change


def _launch(base: str, kind: str, count: int, zone: int) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        for unit in [unit for unit in table.units(base, kind) if table.state.at[unit] >= BELOW][:count]:
            table.state.at[unit], table.state.job[unit], table.state.fuel[unit] = zone, STRIKE, 2

    return change


def _land(unit: int, base: str) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        ship = table.ship(base)
        table.state.home[unit] = ship
        table.state.at[unit] = (DECK if ship < table.oob.carriers else BELOW) + ship

    return change


def _sea() -> Table:
    return Table()


def _overhead() -> Table:
    """A flier over its own recovering carrier, in the command phase."""
    table = Table().put(21, "akagi").status(akagi="recover")
    table.state.phase = "command"
    return table


def _field(damage: int, tokens: int, landings: int = 0) -> Callable[[], Table]:
    def make() -> Table:
        table = Table().damage("airfield", damage)
        table.state.airfield_tokens, table.state.airfield_landings = tokens, landings
        table.fly(31, "airfield", "f4f", 1, fuel=0)
        table.state.phase = "command"
        return table

    return make


def _in_squall() -> Table:
    table = Table().squall(19).status(akagi="launch")
    table.spot("akagi", "a6m", 1)
    return table


def _launched_all() -> Table:
    table = Table().status(akagi="launch")
    table.spot("akagi", "a6m", 1)
    table.state.launched[table.ship("akagi")] = 6
    return table


def _field_lands(table: Table) -> None:
    unit = table.state.flying_over(1, 31)[0]
    table.state.at[unit] = BELOW + table.oob.airfield
    table.state.airfield_landings = 99


CHANGES: list[tuple[Callable[[], Table], Callable[[Table], None], str]] = [
    (lambda: Table().sink("akagi"), _change("at", KATE, 20), "ijn: lost air units are back"),
    (_sea, _change("at", ZERO, 0), "ijn: 1 air units lost, 0 told"),
    (lambda: Table().damage("akagi", 2), _change("damage", "akagi", 1), "Akagi: repaired (BM-R6)"),
    (lambda: Table().sink("akagi"), _change("zone", "akagi", 19), "Akagi: back from the bottom of the sea"),
    (_sea, _change("zone", "kongo-1", 0), "Kongo 1: left the map (BM-R56)"),
    (_sea, _change("zone", "kongo-1", 12), "Kongo 1: moved more than one zone (BM-3.1.2)"),
    (lambda: Table().status(akagi="launch"), _change("zone", "akagi", 20), "Akagi: moved without Maneuver orders"),
    (_sea, _change("zone", "kongo-1", -1), "1 ships sunk, 0 told"),
    (lambda: Table().squall(3), lambda table: setattr(table.state, "squalls", 0), "a squall has gone (BM-R61)"),
    (lambda: _points(3), lambda table: setattr(table.state, "vp", [0, 0]), "points were taken away (BM-4.4)"),
    (_sea, _change("at", ZERO, DECK + SHIP("akagi")), "spotted on a deck that manoeuvres (BM-1.5)"),
    (
        lambda: Table().status(akagi="launch").damage("akagi", 5),
        _change("at", ZERO, DECK + SHIP("akagi")),
        "one too many on deck (BM-R38)",
    ),
    (_sea, _change("fuel", ALOFT, 3), "refuelled in flight (BM-R41)"),
    (_sea, _change("at", ALOFT, 32), "flew 3 zones (BM-3.1.1.2)"),
    (_sea, _land(ALOFT, "akagi"), "landed where it is not or may not (BM-R36)"),
    (lambda: _later(_overhead()), _land(ALOFT, "akagi"), "landed outside step 1.6 (BM-1.6)"),
    (lambda: _overhead().put(30, "hornet"), _land(FORTRESS, "hornet"), "landed where it is not or may not (BM-R36)"),
    (lambda: _overhead().status(akagi="launch"), _land(ALOFT, "akagi"), "landed on a carrier that does not recover"),
    (lambda: _overhead().damage("akagi", 5), _land(ALOFT, "akagi"), "one too many on deck (BM-R38)"),
    (_in_squall, _launch("akagi", "a6m", 1, 19), "took off from off the map or in a squall (BM-3.1.3.1)"),
    (_sea, _launch("akagi", "a6m", 1, 19), "took off unspotted or without Launch orders (BM-1.4.1)"),
    (_launched_all, _launch("akagi", "a6m", 1, 19), "one launch too many (BM-R38)"),
    (_launched_all, _launch("akagi", "a6m", 1, 22), "took off further than it flies (BM-3.1.1.2)"),
    (_field(0, 0), _launch("airfield", "sbd", 4, 31), "airfield: one launch too many for a token (BM-1.4.2)"),
    (_field(5, 0), _launch("airfield", "sbd", 2, 31), "airfield: one launch too many for a token (BM-1.4.2)"),
    (_field(3, 2), _launch("airfield", "sbd", 1, 31), "airfield: a token too many (BM-1.4.2)"),
    (_field(3, 0), _field_lands, "airfield: one landing too many (BM-R27)"),
]


def _points(points: int) -> Table:
    table = Table()
    table.state.vp = [points, 0]
    return table


def _later(table: Table) -> Table:
    table.state.phase = "orders"
    return table


@pytest.mark.parametrize(("make", "change", "said"), CHANGES, ids=[said for _, _, said in CHANGES])
def test_a_change_that_no_action_makes_is_named(
    make: Callable[[], Table], change: Callable[[Table], None], said: str
) -> None:
    table = make()
    before = table.state.copy()
    assert isinstance(before, BattleOfMidwayState)
    assert table.state.problems_since(before, []) == []
    change(table)
    assert said in " | ".join(table.state.problems_since(before, []))


def test_everything_that_can_be_said_has_a_case() -> None:
    said = [said for _, said in (*STATES, *BATTLES)] + [said for _, _, said in CHANGES]
    for name in ("inspection", "board_inspection", "changes"):
        tree = ast.parse((GAME.room / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "found.append":
                words = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                phrase = max((word for word in words if isinstance(word, str)), key=len)
                assert any(phrase.strip(": ")[:18] in one for one in said), phrase


def test_transports_that_sink_are_told_and_those_that_land_are_not() -> None:
    """Both leave the sea; only the first is a loss."""
    table = Table()
    transport = table.oob.transports[0]
    before = table.state.copy()
    table.state.zone[transport] = SUNK
    assert not [said for said in table.state.problems_since(before, []) if "sunk" in said]
    table.state.damage[transport] = table.oob.hp[transport]
    assert "1 ships sunk, 0 told" in table.state.problems_since(before, [])
    told = Event("sunk", {"ship": table.oob.ships[transport], "seat": "ijn"}, "BM-4.3")
    assert not [said for said in table.state.problems_since(before, [told]) if "sunk" in said]
