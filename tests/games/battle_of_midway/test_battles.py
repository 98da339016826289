"""A whole battle of every kind, die by die, from the choice of the zone to the survivors on the map.

Every die is either the highest that hits or the lowest that misses.
"""

from __future__ import annotations

import pytest

from pointluck.games.battle_of_midway.order_of_battle import BOMBS
from pointluck.games.battle_of_midway.pieces import BELOW, CAP, FOUGHT

from .table import Table


def shoot(table: Table, by: str, results: str) -> Table:
    """Dice of those who fire: x hits, o misses. `by` is attackers, defenders, flak, or a weapon."""
    for result in results:
        question = table.state.question
        assert question is not None
        assert by in (question.params.get("by"), question.params.get("weapon")), question
        value = question.params["value"]
        assert isinstance(value, int)
        table.roll(value if result == "x" else value + 1)
    return table


def fight(table: Table) -> tuple[str, str]:
    """Find the combat zones and begin the only battle; its kind and the attacker."""
    table.run("combat-zones", "battles", "burn-fuel", "order")
    (began,) = table.told("battle-began")
    return str(began.params["type"]), str(began.params["attacker"])


def lost(table: Table, units: list[int]) -> int:
    return sum(not table.state.at[unit] for unit in units)


def spent(table: Table, units: list[int]) -> bool:
    """Whether those who are left have neither fuel nor ordnance, and no mark of the battle any more."""
    state = table.state
    return all(
        not (state.fuel[unit] or state.load[unit] or state.mark[unit] & FOUGHT) for unit in units if state.at[unit]
    )


def over(table: Table) -> None:
    assert table.state.battle is None
    assert [event.kind for event in table.events].count("battle-ended") == 1
    table.sound()


@pytest.mark.clause("BM-4.3c", "BM-4.3e", "BM-4.3i", "BM-4.3k", "BM-4.3m", "BM-4.3n")
def test_surface_combat() -> None:
    """CAP shoots down one group; the other loses its escort to flak, holds for two rounds and hits the carrier."""
    table = Table().empty_sea().put(19, "akagi", "yagumo-1", "tone-1").locate("ijn", 19).status(akagi="maneuver")
    cap = table.fly(19, "akagi", "a6m", 2, job=CAP)
    devastators = table.fly(19, "hornet", "tbd", 2, group=8)
    bombers = table.fly(19, "enterprise", "sbd", 3, group=9)
    wildcats = table.fly(19, "enterprise", "f4f", 1, group=9)
    assert fight(table) == ("surface", "usn")
    table.play("place tone-1 c1", "place yagumo-1 a1", "place cap a4 a5", "escort s9/sbd@enterprise").roll(2, 10)
    # Round 1: the dive bombers are over the destroyer in A1, the torpedo bombers meet CAP in A4.
    table.play("hold", "fight")
    shoot(table, "flak", "ox").play("lose f4f@enterprise")
    shoot(table, "attackers", "oo")
    shoot(table, "defenders", "x")
    assert [lost(table, units) for units in (devastators, bombers, wildcats, cap)] == [1, 0, 1, 0]
    # Round 2: one ring in; CAP follows the torpedo bombers.
    table.play("go c3", "shift a4 c3", "done", "hold", "fight")
    shoot(table, "flak", "ooo")
    shoot(table, "attackers", "o")
    shoot(table, "defenders", "x")
    assert lost(table, devastators) == 2
    # Round 3: the centre. Akagi evades, so value 6 has become 5.
    table.play("done", "drop")
    shoot(table, "flak", "oooo")
    assert table.state.question is not None
    assert table.state.question.params["value"] == 5
    shoot(table, "bomb", "xox")
    over(table)
    assert table.state.damage[table.ship("akagi")] == 2
    assert spent(table, bombers + cap)


@pytest.mark.clause("BM-4.3d", "BM-4.3f", "BM-R63", "BM-R74", "BM-R85")
def test_interception_of_bombers() -> None:
    """CAP of the Enterprise flies out, passes the escort in the middle ring and shoots at the bombers in the centre."""
    table = Table().empty_sea().put(32, "enterprise")
    wildcats = table.fly(32, "enterprise", "f4f", 3, job=CAP)
    bombers = table.fly(36, "akagi", "b5n", 2, group=9)
    escorts = table.fly(36, "akagi", "a6m", 1, group=9)
    table.run("intercepts", "combat-zones", "battles", "burn-fuel", "order").play("intercept c1 36")
    (began,) = table.told("battle-began")
    assert (began.params["type"], began.params["attacker"]) == ("bombers", "usn")
    assert (table.seat, table.asked) == ("ijn", "escorts")
    table.play("escorts 1 0 0").roll(4)
    # Round 1 is empty. Round 2: from A2 into C1, where the escort waits.
    table.play("go c1", "done")
    shoot(table, "attackers", "oox")
    shoot(table, "defenders", "x")
    assert (lost(table, wildcats), lost(table, escorts)) == (1, 1), "who is hit fires back"
    # Round 3: the bombers defend themselves; nobody drops, no ship fires.
    shoot(table, "attackers", "xo")
    shoot(table, "defenders", "oo")
    over(table)
    assert lost(table, bombers) == 1
    assert spent(table, bombers + wildcats)
    assert table.state.damage == [0] * len(table.state.damage)


@pytest.mark.clause("BM-4.3g", "BM-R64", "BM-R75")
def test_fighters_only() -> None:
    """Escorts without bombers over a carrier meet her CAP for one round; flak is silent."""
    table = Table().empty_sea().put(14, "enterprise", "farragut-1").locate("usn", 14)
    zeros = table.fly(14, "akagi", "a6m", 2)
    wildcats = table.fly(14, "enterprise", "f4f", 3, job=CAP)
    assert fight(table) == ("fighters", "ijn")
    shoot(table, "attackers", "xx")
    shoot(table, "defenders", "oxo")
    over(table)
    assert (lost(table, zeros), lost(table, wildcats)) == (1, 2)
    assert spent(table, zeros + wildcats)


@pytest.mark.clause("BM-4.3h", "BM-R76", "BM-R77", "BM-R83", "BM-R32")
def test_ship_to_ship_on_two_boards() -> None:
    """Carriers and their screens in one zone, each attacked from the air, then by guns; both sink in the last round."""
    table = Table().empty_sea().put(20, "akagi", "tone-1", "yagumo-1", "enterprise", "new-orleans-1", "farragut-1")
    table.status(akagi="launch", enterprise="launch").locate("ijn", 20).locate("usn", 20).damage("enterprise", 1)
    zero = table.fly(20, "akagi", "a6m", 1, job=CAP, group=7)
    vals = table.fly(20, "akagi", "d3a", 2, group=8)
    cap = table.fly(20, "enterprise", "f4f", 1, job=CAP, group=5)
    bombers = table.fly(20, "enterprise", "sbd", 2, group=6)
    escort = table.fly(20, "enterprise", "f4f", 1, group=6)
    assert fight(table) == ("ships", "ijn")
    table.play("place tone-1 c1", "place yagumo-1 a1", "place cap a2")
    assert table.seat == "usn"
    table.play("place new-orleans-1 c1", "place farragut-1 a1", "place cap a2", "escort sbd@enterprise").roll(1, 3)
    # Round 1. Air first: Vals on the destroyer, US bombers against the CAP; then no destroyer is left to fire at.
    table.play("drop", "fight")
    shoot(table, "attackers", "oox")
    shoot(table, "defenders", "x").play("lose f4f@enterprise")
    shoot(table, "flak", "oo")
    shoot(table, "bomb", "xo")
    assert table.state.zone[table.ship("farragut-1")] == -1
    assert [lost(table, units) for units in (zero, vals, cap, bombers, escort)] == [1, 0, 0, 0, 1]
    # Round 2: cruisers are in range; damage counts when both sides have fired.
    table.play("go c1", "hold")
    shoot(table, "flak", "ooo")
    shoot(table, "gun", "xox").play("fire tone-1")
    assert table.state.damage[table.ship("new-orleans-1")] == 0
    shoot(table, "gun", "xxo")
    assert [table.state.damage[table.ship(name)] for name in ("new-orleans-1", "tone-1")] == [2, 2]
    # Round 3: everything is. The Enterprise replies although she is sinking.
    table.play("drop")
    shoot(table, "flak", "oooo")
    shoot(table, "bomb", "xx").play("all-fire enterprise")
    shoot(table, "gun", "xxxx").play("all-fire akagi")
    shoot(table, "gun", "xoox")
    over(table)
    assert [table.state.zone[table.ship(name)] for name in ("akagi", "enterprise", "tone-1")] == [-1, -1, 20]
    aboard = [unit for unit in range(len(table.state.at)) if table.state.at[unit] >= BELOW]
    assert not {table.state.home[unit] for unit in aboard} & {table.ship("akagi"), table.ship("enterprise")}
    assert spent(table, vals + cap + bombers)


@pytest.mark.clause("BM-R66", "BM-R67", "BM-R76", "BM-R82", "BM-1.4.2")
def test_bombardment_of_an_island() -> None:
    """Battleships show themselves off Midway: nothing is in range before round 3, then the batteries reply."""
    table = Table().empty_sea().put(31, "kongo-1", "kongo-2").damage("airfield", 3)
    table.run("reveal", "combat-zones", "battles", "score", "order", turn=6).play("reveal 31")
    (began,) = table.told("battle-began")
    assert (began.params["type"], [event.params["round"] for event in table.told("round-began")]) == (
        "ships",
        [1, 2, 3],
    )
    assert table.legal("fire") == ["fire airfield", "fire seaplane-base", "fire aa-guns"]
    table.play("fire airfield")
    shoot(table, "gun", "xxx").play("fire aa-guns")
    shoot(table, "gun", "xxo")
    shoot(table, "gun", "xoxox")
    over(table)
    state = table.state
    assert (state.hp(table.oob.airfield), state.hp(table.oob.guns), state.airfield_lost) == (0, 3, 6)
    assert state.damage[table.ship("kongo-1")] == 3, "five batteries fired, three were left"


@pytest.mark.clause("BM-4.3c", "BM-R82", "BM-R26")
def test_bombing_of_an_island() -> None:
    """Bombers fly through empty rings; the batteries meet them in the centre, where they name their targets."""
    table = Table().empty_sea()
    vals = table.fly(31, "hiryu", "d3a", 3)
    kates = table.fly(31, "kaga", "b5n", 2)
    for unit in kates:
        table.state.load[unit] = BOMBS
    assert fight(table) == ("surface", "ijn")
    table.roll(1, 12).play("drop", "drop")
    shoot(table, "flak", "ooxoo").play(next(text for text in table.legal() if "d3a" in text))
    assert table.asked == "target"
    table.play("target aa-guns", "target airfield")
    results = {"airfield": 0, "aa-guns": 0}
    while table.asked == "ordnance-die":
        assert table.state.question is not None
        results["airfield" if table.state.question.params["ship"] == "Airfield" else "aa-guns"] += 1
        shoot(table, "bomb", "x")
    over(table)
    assert sorted(results.values()) == [2, 2], "one Val was shot down"
    assert [table.state.damage[unit] for unit in (table.oob.airfield, table.oob.guns)] == [2, 2]
    assert lost(table, vals) == 1
