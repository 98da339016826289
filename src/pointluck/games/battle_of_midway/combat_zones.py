"""Step 4.3, 1: where there is combat, of which kind, and in which order it is resolved (BM-4.3)."""

from __future__ import annotations

from pointluck.engine import Action, Params, Refusal, refusal

from .asking import DONE, SideAsk, ready_made
from .battle import Battle
from .fog_of_war import tell_located, turn_over
from .order_of_battle import IJN, SEATS, USN
from .pieces import CAP, PATROL, Midway

ATTACK = Action("attack")
LEAVE = Action("leave-alone")
BY_CHOICE = 100
"""Added (once for the IJN, twice for the USN) to the zone of a battle that CAP has chosen to start."""


# --- voluntary reveal -----------------------------------------------------------------------------------------------


def reveal_zones(state: Midway) -> list[int]:
    """Hidden forces that could fight if they showed themselves (BM-R66, BM-R67, BM-R88)."""
    zones = watched_zones(state)
    return sorted(zones.intersection(state.oob.fleet_zones[state.side](state.zone))) if zones else []


def watched_zones(state: Midway) -> set[int]:
    """Where a hidden force of the side could be asked: under enemy combat aircraft, the IJN's also at Midway."""
    side = state.side
    at, fuel, job = state.at, state.fuel, state.job
    watched = {at[unit] for unit in state.aloft(1 - side) if fuel[unit] and job[unit] < PATROL}
    if side == IJN:
        watched.add(state.oob.midway)
    known = state.located[side] | state.squalls
    return {zone for zone in watched if not known >> zone & 1}


class Reveal(SideAsk):
    """Which hidden task forces show themselves before battles are set up (BM-R66)."""

    kind = "reveal"
    clause = "BM-R66"
    verbs = ("reveal", "done")

    def skips(self, state: Midway) -> bool:
        """In the fog not while a force could be there: that none is tells as much (BM-R95)."""
        return not state.oob.fog or not watched_zones(state)

    def legal(self, state: Midway) -> list[Action]:
        actions = [ready_made("reveal", state.zone_name(zone)) for zone in reveal_zones(state)]
        actions.append(DONE)
        return actions

    def answer(self, state: Midway, action: Action) -> None:
        if action == DONE:
            return
        state.do(self.kind)
        zone = state.oob.chart.number[action.args[0]]
        state.located[state.side] |= 1 << zone
        tell_located(state, state.side, zone, self.clause)

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-reveal", "BM-R88", zone=action.args[0] if action.args else "")


# --- combat zones ---------------------------------------------------------------------------------------------------


def surface_units(state: Midway, side: int, zone: int) -> list[int]:
    """Ships that may be attacked, transports, and what stands of Midway (BM-4.3, BM-R67)."""
    oob = state.oob
    units = state.ships_at(side, zone) if state.is_located(side, zone) else []
    if side == IJN:
        return units + [group for group in oob.transports if state.zone[group] == zone]
    if zone == oob.midway:
        return units + [unit for unit in oob.land if state.hp(unit) > 0]
    return units


def battle_in(state: Midway, zone: int) -> Battle | None:
    """The battle that has to be fought in a zone, if any (BM-R64).

    With ships or land on both sides two boards; on one side that side defends against bombers (BM-4.3c). Between
    aircraft alone whoever has bombers defends them (BM-4.3d, BM-R68); fighters alone have one round (BM-4.3g).
    """
    if state.squall(zone):
        return None
    surface = [surface_units(state, side, zone) for side in (IJN, USN)]
    if surface[IJN] and surface[USN]:
        return Battle(zone, "ships", IJN, [IJN, USN])
    aircraft = [state.combat_aircraft(side, zone) for side in (IJN, USN)]
    fighter = state.oob.is_fighter
    bombers = [any(not fighter[unit] for unit in units) for units in aircraft]
    if surface[IJN] or surface[USN]:
        defender = IJN if surface[IJN] else USN
        attacker = 1 - defender
        if bombers[attacker]:
            return Battle(zone, "surface", attacker, [defender])
        if not aircraft[attacker]:
            return None
        if bombers[defender]:
            return Battle(zone, "bombers", attacker, [defender])
        if any(state.job[unit] == CAP for unit in aircraft[defender]):
            return Battle(zone, "fighters", attacker, [defender])
        return None
    if not aircraft[IJN] or not aircraft[USN] or _over_hidden(state, zone):
        return None
    if bombers[IJN] and bombers[USN]:
        return None
    if bombers[IJN] or bombers[USN]:
        defender = IJN if bombers[IJN] else USN
        return Battle(zone, "bombers", 1 - defender, [defender])
    on_cap = any(state.job[unit] == CAP for unit in aircraft[IJN])
    return Battle(zone, "fighters", USN if on_cap else IJN, [IJN if on_cap else USN])


def _over_hidden(state: Midway, zone: int) -> bool:
    """CAP over its own hidden force: whether there is a fight is for its owner to say (BM-R65)."""
    return any(
        state.has_ships(side, zone) and any(state.job[unit] == CAP for unit in state.combat_aircraft(side, zone))
        for side in (IJN, USN)
    )


def may_attack(state: Midway, side: int, zone: int) -> bool:
    """Whether CAP there may start an Air Combat that nothing else brings about (BM-R42, BM-R62, BM-R65)."""
    job, fuel = state.job, state.fuel
    if not [unit for unit in state.flying_over(side, zone) if job[unit] == CAP and fuel[unit]] or state.squall(zone):
        return False
    return bool([unit for unit in state.flying_over(1 - side, zone) if job[unit] < PATROL])


def combat_zones(state: Midway) -> None:
    """All zones with a battle; then those where CAP may choose one."""
    turn_over(state)
    state.fights = []
    state.queue = []
    at, job = state.at, state.job
    where = state.zone
    present = [set(zones(where)) for zones in state.oob.fleet_zones]
    present[IJN].update([where[group] for group in state.oob.transports])
    present[USN].add(state.oob.midway)
    for side in (IJN, USN):
        present[side].update([at[unit] for unit in state.aloft(side) if job[unit] < PATROL])
    for zone in sorted(present[IJN] & present[USN]):
        if zone <= 0:
            continue
        if battle_in(state, zone) is not None:
            state.fights.append(zone)
            continue
        for side in (IJN, USN):
            if may_attack(state, side, zone):
                state.queue.append(zone + BY_CHOICE * (side + 1))
    if state.queue:
        state.do("cap-choices")


def cap_choices(state: Midway) -> None:
    """The owner of CAP decides; one battle per zone."""
    taken = {code % BY_CHOICE for code in state.fights}
    state.queue = [code for code in state.queue if code % BY_CHOICE not in taken]
    if state.queue:
        state.side = state.queue[0] // BY_CHOICE - 1
        state.do("cap-attack", "cap-choices")


class CapAttack(SideAsk):
    """Whether CAP attacks the enemy aircraft in its zone (BM-R65)."""

    kind = "cap-attack"
    clause = "BM-R65"
    verbs = ("attack", "leave-alone")

    def legal(self, state: Midway) -> list[Action]:
        return [ATTACK, LEAVE]

    def answer(self, state: Midway, action: Action) -> None:
        code = state.queue.pop(0)
        if action == ATTACK:
            state.fights.append(code)

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side], "zone": state.zone_name(state.queue[0] % BY_CHOICE)}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("other-question", self.clause, action=str(action))


# --- the order of battles -------------------------------------------------------------------------------------------


def battles(state: Midway) -> None:
    """The IJN picks first, then in turn (BM-4.3, BM-R69)."""
    state.side = IJN
    state.do("next-battle")


def next_battle(state: Midway) -> None:
    if state.fights:
        state.do("pick-battle", "other-picks", "next-battle")


def other_picks(state: Midway) -> None:
    state.side = 1 - state.side


class PickBattle(SideAsk):
    """Which battle is resolved next (BM-R69)."""

    kind = "pick-battle"
    clause = "BM-4.3"
    verbs = ("battle",)

    def legal(self, state: Midway) -> list[Action]:
        return [Action("battle", (state.zone_name(code % BY_CHOICE),)) for code in state.fights]

    def answer(self, state: Midway, action: Action) -> None:
        zone = state.oob.chart.number[action.args[0]]
        code = next(code for code in state.fights if code % BY_CHOICE == zone)
        state.fights.remove(code)
        battle = battle_in(state, zone) if code < BY_CHOICE else _by_choice(state, zone, code // BY_CHOICE - 1)
        assert battle is not None
        state.battle = battle
        shown = {"zone": action.args[0], "type": battle.kind, "attacker": SEATS[battle.attacker]}
        state.tell("battle-began", "BM-4.3", **shown)
        state.do("battle")

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-battle", self.clause, zone=action.args[0] if action.args else "")


def _by_choice(state: Midway, zone: int, side: int) -> Battle:
    """CAP against whoever is there, out of fuel or not (BM-R42, BM-R65)."""
    enemy = [unit for unit in state.flying_over(1 - side, zone) if state.job[unit] < PATROL]
    kind = "fighters" if all(state.oob.is_fighter[unit] for unit in enemy) else "bombers"
    if state.oob.cap_reveals:
        turn_over(state)  # that nobody is below the CAP is news too
        if state.has_ships(side, zone) and not state.is_located(side, zone):
            state.located[side] |= 1 << zone
            tell_located(state, side, zone, "BM-R65")
    battle = Battle(zone, kind, side, [1 - side])
    battle.stage = BY_CHOICE
    return battle
