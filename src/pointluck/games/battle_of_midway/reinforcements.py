"""Reinforcements of both sides and the transports (BM-1.3)."""

from __future__ import annotations

from pointluck.engine import Action, Params, Refusal, refusal

from . import command
from .asking import DONE, SideAsk
from .fog_of_war import enemy_in_sight, tell_arrival, tell_located, turn_over
from .order_of_battle import IJN, SEATS, USN
from .pieces import OFF_MAP, Midway

BRING_FORCE = Action("bring", ("task-force",))
BRING_TRANSPORTS = Action("bring", ("transports",))


def transports_follow(state: Midway) -> None:
    """The second group comes by itself, once the first has left the entry zone (BM-1.3.2.2, BM-R17)."""
    first, *others = state.oob.transports or [0]
    for group in others:
        if state.zone[group] == OFF_MAP and state.zone[first] != OFF_MAP:
            if all(state.zone[one] != state.oob.ijn_entry for one in state.oob.transports):
                _transports_arrive(state, group)
            return
        first = group


def _transports_arrive(state: Midway, group: int) -> None:
    state.zone[group] = state.oob.ijn_entry
    state.moved[group] = True
    state.tell("transports-arrived", "BM-1.3.2.1", group=state.oob.ships[group], transports=state.hp(group))
    meet(state, state.oob.ijn_entry)


def meet(state: Midway, zone: int) -> None:
    """Sea units of both sides in one zone see each other, unless a squall is between them (BM-R49, BM-R60).

    Whoever comes learns whom he meets, or that he meets nobody.
    """
    turn_over(state)
    if state.squall(zone) or not (state.has_sea_units(IJN, zone) and state.has_sea_units(USN, zone)):
        return
    for side in (IJN, USN):
        if state.has_ships(side, zone) and not state.is_located(side, zone):
            state.located[side] |= 1 << zone
            tell_located(state, side, zone, "BM-4.3b")


def _expected(state: Midway) -> bool:
    """Whether any warship is still to come: for most of the game none is, and that is quickly seen."""
    # Only OFF_MAP is zero, and a truth is told sooner than two numbers are compared.
    return not all(state.zone[: state.oob.warships])


def next_force(state: Midway) -> int | None:
    """The IJN task force that is next in order (BM-1.3.2)."""
    where = state.zone
    if _expected(state):
        for number, ships in enumerate(state.oob.ijn_forces):
            for ship in ships:
                if where[ship] == OFF_MAP:
                    return number
    return None


def transports_allowed(state: Midway) -> bool:
    """From the turn after the airfield fell, and only in the game by points (BM-1.3.2.1, BM-R16)."""
    oob = state.oob
    if not oob.by_points or not oob.transports or not state.airfield_lost or state.airfield_lost >= state.turn:
        return False
    return state.zone[oob.transports[0]] == OFF_MAP and state.damage[oob.transports[0]] == 0


def waiting_forces(state: Midway) -> list[int]:
    """US task forces that may enter this turn (BM-1.3.1, BM-R21)."""
    if not _expected(state):
        return []
    return [
        number
        for number, ships in enumerate(state.oob.usn_forces)
        if state.turn >= state.oob.usn_from[number] and any(state.zone[ship] == OFF_MAP for ship in ships)
    ]


def open_entries(state: Midway, number: int) -> list[int]:
    """Entry zones without enemy ships in sight and with room (BM-R14, BM-R92)."""
    ships = state.oob.usn_forces[number]
    return [
        zone for zone in state.oob.usn_entry if not enemy_in_sight(state, USN, zone) and state.fits(ships, USN, zone)
    ]


class Reinforce(SideAsk):
    """What to bring onto the map this turn (BM-1.3)."""

    kind = "reinforce"
    clause = "BM-1.3"
    verbs = ("bring", "done")
    veiled = True

    def skips(self, state: Midway) -> bool:
        """In the fog not while anybody could come: ships that block the way are nobody's business (BM-R95)."""
        if not state.oob.fog or not _expected(state):
            return True
        affordable = command.purse(state, state.side) >= state.oob.force_cost[state.side]
        if state.side == IJN:
            return not affordable or next_force(state) is None
        return not (affordable or state.turn >= state.oob.usn_deadline) or not waiting_forces(state)

    def legal(self, state: Midway) -> list[Action]:
        return self._ijn(state) if state.side == IJN else self._usn(state)

    def _ijn(self, state: Midway) -> list[Action]:
        """One task force a turn; only another of its own closes the entry zone (BM-R15)."""
        oob = state.oob
        actions = []
        if command.purse(state, IJN) >= oob.force_cost[IJN] and next_force(state) is not None:
            # Whoever arrived this turn is still there.
            if not state.has_ships(IJN, oob.ijn_entry):
                actions.append(BRING_FORCE)
        if state.airfield_lost and transports_allowed(state):
            actions.append(BRING_TRANSPORTS)
        actions.append(DONE)
        return actions

    def _usn(self, state: Midway) -> list[Action]:
        oob = state.oob
        overdue = state.turn >= oob.usn_deadline
        if not overdue and command.purse(state, USN) < oob.force_cost[USN]:
            return [DONE]
        actions = [
            Action("bring", (oob.usn_force_ids[number], state.zone_name(zone)))
            for number in waiting_forces(state)
            for zone in open_entries(state, number)
        ]
        return actions if overdue and actions else [*actions, DONE]

    def answer(self, state: Midway, action: Action) -> None:
        if action == DONE:
            return
        state.do(self.kind)
        if action == BRING_TRANSPORTS:
            _transports_arrive(state, state.oob.transports[0])
        elif action == BRING_FORCE:
            number = next_force(state)
            assert number is not None
            _arrive(state, IJN, state.oob.ijn_forces[number], state.oob.ijn_entry, state.oob.ijn_force_names[number])
        else:
            number = state.oob.usn_force_ids.index(action.args[0])
            zone = state.oob.chart.number[action.args[1]]
            _arrive(state, USN, state.oob.usn_forces[number], zone, state.oob.usn_force_names[number])

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side], "turn": state.turn, "tokens": command.purse(state, state.side)}

    def why(self, state: Midway, action: Action) -> Refusal:
        if action == DONE:
            return refusal("must-arrive", "BM-1.3.1", turn=state.oob.usn_deadline)
        if state.side == IJN:
            if action == BRING_TRANSPORTS:
                return refusal("no-transports", "BM-1.3.2.1")
            if action != BRING_FORCE or next_force(state) is None:
                return refusal("no-reinforcement", "BM-1.3.2", action=str(action))
            if command.purse(state, IJN) < state.oob.force_cost[IJN]:
                return refusal("no-tokens", "BM-R13", cost=state.oob.force_cost[IJN])
            return refusal("entry-occupied", "BM-1.3.2", zone=state.zone_name(state.oob.ijn_entry))
        known = [state.oob.usn_force_ids[number] for number in waiting_forces(state)]
        if len(action.args) != 2 or action.args[0] not in known:
            return refusal("no-reinforcement", "BM-1.3.1", action=str(action))
        return refusal("entry-closed", "BM-R14", zone=action.args[1])


def _arrive(state: Midway, side: int, ships: list[int], zone: int, name: str) -> None:
    """Hidden, and done for this turn (BM-1.3)."""
    for ship in ships:
        state.zone[ship] = zone
        state.moved[ship] = True
    command.pay(state, side, state.oob.force_cost[side])
    clause = "BM-1.3.2" if side == IJN else "BM-1.3.1"
    tell_arrival(state, side, clause, name, zone)
    meet(state, zone)
