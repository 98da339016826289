"""Positions in which a player is asked something and might try what is not allowed, in the order of the turn."""

from __future__ import annotations

from pointluck.games.battle_of_midway.pieces import CAP, MUST_RECOVER, ORDERED, PATROL, SHADOWING, TIRED

from .table import Table

# --- 1st Phase --------------------------------------------------------------------------------------------------------


def ijn_arrivals(turn: int = 2, tokens: int = 4) -> Table:
    """Transports wait in zone 37, so that there is something to bring or leave."""
    table = Table().damage("airfield", 5)
    table.state.airfield_lost = 1
    table.state.cup, table.state.held = [tokens, 4, 1, 1], False
    return table.run("reinforce", turn=turn)


def ijn_arrivals_blocked() -> Table:
    table = ijn_arrivals()
    return table.put(37, "kongo-3").run("reinforce", turn=2)


def too_early_for_transports() -> Table:
    table = Table().damage("airfield", 5)
    table.state.airfield_lost = 2
    return table.run("fill-cup", "reinforce", turn=2)


def usn_arrivals(turn: int = 2, tokens: int = 4) -> Table:
    table = Table()
    table.state.cup, table.state.held = [4, tokens, 1, 1], False
    return table.run("reinforce", side="usn", turn=turn)


def status() -> Table:
    """Akagi's fighters wait overhead, Hiryu's deck is jammed, Zuiho has just arrived."""
    table = Table().put(37, "zuiho")
    table.fly(19, "akagi", "a6m", 1, fuel=0)
    table.state.jam[table.ship("hiryu")] = MUST_RECOVER
    table.state.moved[table.ship("zuiho")] = True
    return table.run("status")


def spotting() -> Table:
    table = Table().put(14, "enterprise").status(enterprise="launch")
    table.state.load[table.units("enterprise", "tbd")[0]] = 0
    return table.run("spot-decks", side="usn")


def landing_some() -> Table:
    table = Table().status(akagi="recover").damage("akagi", 2)
    table.fly(19, "akagi", "a6m", 2, fuel=0)
    table.fly(19, "akagi", "b5n", 2, fuel=0)
    return table.run("land-aircraft")


def landing_strays() -> Table:
    """Akagi is gone; Kaga, about to launch, is the only deck in reach of her fighters."""
    table = Table().empty_sea().put(19, "kaga").status(kaga="launch")
    strays = table.fly(19, "akagi", "a6m", 2, fuel=0)
    table.sink("akagi", *strays)
    return table.run("land-aircraft")


def strays_that_must_land() -> Table:
    """The Hornet is gone; her fighters are over Midway, where the Enterprise recovers too."""
    table = Table().empty_sea().put(31, "enterprise").status(enterprise="recover")
    strays = table.fly(31, "hornet", "f4f", 2, fuel=0)
    table.sink("hornet", *strays)
    return table.run("land-aircraft", side="usn")


def landing() -> Table:
    table = Table().status(akagi="recover", kaga="launch")
    table.fly(19, "akagi", "a6m", 2, fuel=1, job=CAP)
    return table.run("land-aircraft")


def patrol_in_the_way() -> Table:
    table = Table().status(akagi="recover").damage("akagi", 3)
    (scout,) = table.spot("akagi", "b5n", 1)
    table.state.job[scout] = PATROL
    table.fly(19, "akagi", "a6m", 2, fuel=0)
    return table.run("land-aircraft")


# --- 2nd Phase --------------------------------------------------------------------------------------------------------


def patrols() -> Table:
    """PBY 1 shadows the located Akagi, PBY 2 is out of fuel, PBY 3 has flown, PBY 4 landed this turn."""
    table = Table().empty_sea().put(19, "akagi", "kaga").put(14, "enterprise").locate("ijn", 19)
    table.status(enterprise="maneuver").spot("enterprise", "sbd", 1)
    state = table.state
    for number, (zone, fuel, job, mark) in enumerate(
        ((19, 9, SHADOWING, 0), (25, 0, PATROL, 0), (26, 9, PATROL, ORDERED)), 1
    ):
        pby = table.oob.patrol_index[f"pby-{number}"]
        state.at[pby], state.fuel[pby], state.job[pby], state.mark[pby] = zone, fuel, job, mark
    state.mark[table.oob.patrol_index["pby-4"]] = TIRED
    return table.run("ready-patrols", "patrol", side="usn")


def a_patrol_out_at_sea() -> Table:
    table = patrols()
    pby = table.oob.patrol_index["pby-3"]
    table.state.mark[pby] = 0
    return table.run("ready-patrols", "patrol", side="usn")


# --- 3rd Phase --------------------------------------------------------------------------------------------------------


def orders() -> Table:
    """Akagi recovers, Kaga has launched all she can, Hiryu is in a squall, Soryu's deck is empty."""
    table = Table().status(akagi="recover", kaga="launch", hiryu="launch", soryu="launch").put(11, "soryu").squall(15)
    for carrier in ("akagi", "kaga", "hiryu"):
        table.spot(carrier, "a6m", 1)
    table.state.launched[table.ship("kaga")] = 5
    return table.run("order", turn=2)


def ordered() -> Table:
    return Table().run("order", "order", turn=2).play("fly s1 > 31")


def airfield(damage: int, tokens: int) -> Table:
    table = Table().damage("airfield", damage)
    table.state.airfield_tokens = tokens
    return table.run("order", side="usn")


def empty_airfield() -> Table:
    table = Table()
    for unit in table.state.below(table.oob.airfield):
        table.state.mark[unit] = TIRED
    return table.run("order", side="usn")


def sending() -> Table:
    table = Table().status(akagi="launch")
    table.spot("akagi", "a6m", 2)
    table.spot("akagi", "b5n", 2)
    return table.run("order").play("launch akagi")


def flying() -> Table:
    return Table().run("order", turn=2).play("fly s1")


def cap_flying() -> Table:
    table = Table().status(akagi="launch")
    table.spot("akagi", "a6m", 2)
    return table.run("order").play("cap akagi", "send 2a6m")


def merging() -> Table:
    table = Table().status(akagi="launch")
    table.spot("akagi", "b5n", 3)
    return table.run("order", turn=2).play("launch akagi 3b5n > 21")


def moved() -> Table:
    table = Table().status(akagi="launch", kaga="recover", hiryu="launch", soryu="launch")
    for ship in (*table.state.ships_at(0, 10), *table.state.ships_at(0, 19)):
        table.state.moved[ship] = ship >= table.oob.carriers
    return table.run("order", "order")


def hemmed_in() -> Table:
    """A battleship in the corner of the map, with two carriers in each zone beside it; a destroyer that may move."""
    table = Table().empty_sea().put(1, "kongo-1").put(2, "akagi", "kaga").put(6, "hiryu", "soryu").put(30, "yagumo-1")
    return table.status(akagi="launch", kaga="launch", hiryu="launch", soryu="launch").run("order")


def moving() -> Table:
    return Table().run("order").play("move 10")


def cap_parting() -> Table:
    table = Table().status(akagi="maneuver", kaga="launch")
    table.fly(19, "akagi", "a6m", 2, job=CAP)
    return table.run("order").play("move 19 > 24")


def shadower_parting() -> Table:
    """A located force splits under a shadower."""
    table = Table().locate("ijn", 10)
    pby = table.oob.patrol_index["pby-1"]
    table.state.at[pby], table.state.job[pby] = 10, SHADOWING
    return table.run("order").play("move 10 kongo-1 > 11")


def weather() -> Table:
    return Table().squall(3).run("fill-cup", "next-draw", turn=3).draw("weather")


# --- 4th Phase --------------------------------------------------------------------------------------------------------


def invading() -> Table:
    return Table().put(38, "transports-1").put(34, "kongo-1").put(39, "kongo-2").run("invade", "reinforce", turn=5)


def intercepting() -> Table:
    table = Table()
    table.fly(19, "akagi", "a6m", 2, job=CAP)
    return table.run("intercepts", "reinforce")


def us_intercepting() -> Table:
    table = Table().empty_sea().put(32, "enterprise")
    table.fly(32, "enterprise", "f4f", 2, job=CAP)
    return table.run("intercepts", "reinforce")


def showing() -> Table:
    return Table().empty_sea().put(31, "kongo-1").put(20, "kongo-2").run("reveal", "combat-zones", "order")


def over_a_hidden_force() -> Table:
    table = Table().empty_sea().put(14, "enterprise")
    table.fly(14, "akagi", "d3a", 2)
    table.fly(14, "enterprise", "f4f", 2, job=CAP)
    return table.run("combat-zones", "battles", "order")


def picking() -> Table:
    table = Table().empty_sea().put(14, "enterprise").put(23, "hornet").locate("usn", 14, 23)
    table.fly(14, "akagi", "d3a", 1)
    table.fly(23, "hiryu", "d3a", 1)
    return table.run("combat-zones", "battles", "order")


def board(*, cap: int = 0, **options: object) -> Table:
    """Akagi's dive bombers and fighters over the Enterprise, a cruiser and a destroyer, before anybody is placed."""
    table = Table(**options).empty_sea().put(14, "enterprise", "farragut-1", "new-orleans-1").locate("usn", 14)
    if cap:
        table.fly(14, "enterprise", "f4f", cap, job=CAP)
    table.fly(14, "akagi", "d3a", 2, group=9)
    table.fly(14, "akagi", "a6m", 1, group=9)
    return table.status(enterprise="launch").run("combat-zones", "battles", "order")


def pairing() -> Table:
    return board().play("place new-orleans-1 c2", "place farragut-1 a2")


def entering() -> Table:
    table = Table(entry_table="fifths").empty_sea()
    table.fly(31, "akagi", "b5n", 1)
    return table.run("combat-zones", "battles", "order").roll(12)


def round_1() -> Table:
    """Over the destroyer, where no CAP is."""
    return pairing().play("escort d3a@akagi").roll(3)


def round_1_elsewhere() -> Table:
    """Over CAP, where no ship is."""
    table = board(cap=1).play("place new-orleans-1 c2", "place farragut-1 a2", "place cap a1", "escort d3a@akagi")
    return table.roll(1)


def losing() -> Table:
    return round_1().play("hold").roll(2, 12)


def going_in() -> Table:
    return round_1().play("hold").roll(12, 12)


def shifting() -> Table:
    table = round_1_elsewhere().play("hold").roll(12, 12)
    return table.play("go c1") if table.asked == "go-in" else table


def targeting() -> Table:
    table = Table().empty_sea()
    table.fly(31, "hiryu", "d3a", 3)
    return table.run("combat-zones", "battles", "order").roll(6).play("drop").roll(12, 12, 12, 12, 12)


def deck_hit() -> Table:
    table = Table().empty_sea().put(14, "enterprise").status(enterprise="launch").locate("usn", 14)
    table.spot("enterprise", "f4f", 2)
    table.spot("enterprise", "sbd", 2)
    table.fly(14, "akagi", "d3a", 1)
    return table.run("combat-zones", "battles", "order").roll(6).play("drop").roll(12, 12, 12, 12).roll(1)


def gunfire() -> Table:
    """Round 2: cruisers and destroyers are in range, carriers not yet."""
    table = Table().empty_sea().put(20, "kongo-1", "tone-1", "hornet", "new-orleans-1", "farragut-1")
    table.locate("ijn", 20).locate("usn", 20).run("combat-zones", "battles", "order")
    return table.play("place tone-1 c1", "place new-orleans-1 c1", "place farragut-1 a1")


# --- 5th Phase --------------------------------------------------------------------------------------------------------


def homeless() -> Table:
    """Three carriers are gone; six fighters of theirs look for two places on the Hiryu."""
    table = Table().empty_sea().put(15, "hiryu")
    for home in ("akagi", "kaga", "soryu"):
        table.sink(home, *table.fly(21, home, "a6m", 2, fuel=0))
    return table.run("return-home", "reinforce")


def diverting() -> Table:
    table = Table().empty_sea().put(15, "hiryu").put(19, "akagi")
    table.sink("soryu", *table.fly(21, "soryu", "a6m", 1, fuel=0))
    return table.run("return-home", "reinforce")


def returning() -> Table:
    table = Table()
    table.fly(31, "akagi", "a6m", 2, fuel=0)
    return table.run("return-home", "reinforce")


def arming() -> Table:
    return Table().run("arm", "rearm")


def clearing() -> Table:
    table = Table()
    table.spot("akagi", "a6m", 1)
    return table.run("clear-landed", "clear")
