"""4th Phase, first steps: the invasion fleet moves, CAP intercepts (BM-4.1, BM-4.2)."""

from __future__ import annotations

from pointluck.engine import Action, Params, Refusal, refusal

from .asking import SideAsk
from .order_of_battle import IJN, SEATS, USN
from .pieces import CAP, INTERCEPTED, PATROL, Midway
from .reinforcements import meet

PASS = Action("pass")

# --- transports -----------------------------------------------------------------------------------------------------


def invade(state: Midway) -> None:
    """Step 4.1: every group on the map moves nearer to Midway behind a task force (BM-4.1, BM-R18)."""
    state.phase = "combat"
    state.side = IJN
    state.queue = [
        group
        for group in state.oob.transports
        if state.zone[group] > 0 and (state.oob.transports_move_at_once or not state.moved[group])
    ]
    state.do("invade-next")


def invade_next(state: Midway) -> None:
    while state.queue:
        if transport_zones(state, state.queue[0]):
            state.do("transports", "invade-next")
            return
        state.queue.pop(0)


def transport_zones(state: Midway, group: int) -> list[int]:
    here = state.zone[group]
    far = state.oob.to_midway
    return [zone for zone in state.oob.chart.next[here] if far[zone] < far[here] and state.has_ships(IJN, zone)]


class Transports(SideAsk):
    """Which of several escorted zones a group of transports goes to (BM-R18)."""

    kind = "transports"
    clause = "BM-4.1"
    verbs = ("to",)

    def skips(self, state: Midway) -> bool:
        """In the fog not: that there is one escort only tells where the others are not (BM-R95)."""
        return not state.oob.fog

    def legal(self, state: Midway) -> list[Action]:
        return [Action("to", (state.zone_name(zone),)) for zone in transport_zones(state, state.queue[0])]

    def answer(self, state: Midway, action: Action) -> None:
        group = state.queue.pop(0)
        zone = state.oob.chart.number[action.args[0]]
        state.zone[group] = zone
        state.tell("transports-moved", self.clause, group=state.oob.ships[group], zone=action.args[0])
        meet(state, zone)

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side], "group": state.oob.ships[state.queue[0]]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-escort", "BM-R18", zone=action.args[0] if action.args else "")


# --- CAP ------------------------------------------------------------------------------------------------------------


def intercepts(state: Midway) -> None:
    """Step 4.2: group by group in turn, the IJN first, until both have passed (BM-4.2)."""
    if CAP not in state.job:
        # Nobody can: as if the IJN and then the USN had passed.
        state.side = USN
        state.passed = [True, True]
        return
    state.side = IJN
    state.passed = [False, False]
    state.do("intercept")


def intercept_zones(state: Midway, zone: int) -> list[int]:
    """Adjacent zones a CAP may go to: with own ships; for the USN also a base or enemy aircraft (BM-R62)."""
    side = state.side
    near = [other for other in state.oob.chart.next[zone] if not state.squall(other)]
    if side == IJN:
        return [other for other in near if state.has_ships(IJN, other)]
    enemy = {state.at[unit] for unit in state.aloft(IJN) if state.job[unit] < PATROL}
    return [other for other in near if other == state.oob.midway or other in enemy or state.has_ships(USN, other)]


class Intercept(SideAsk):
    """One Air Group on CAP moves to an adjacent zone, or the side is done (BM-4.2)."""

    kind = "intercept"
    clause = "BM-4.2"
    verbs = ("intercept", "pass")

    def skips(self, state: Midway) -> bool:
        """In the fog not while a CAP could: whether ships are next to it is nobody's business (BM-R95)."""
        return not state.oob.fog or state.passed[state.side] or not self._groups(state)

    def _groups(self, state: Midway) -> list[int]:
        """The first unit of every CAP that has not intercepted (BM-R63)."""
        first: dict[int, int] = {}
        if CAP not in state.job:
            return []
        for unit in state.aloft(state.side):
            if state.job[unit] == CAP and state.fuel[unit] and not state.mark[unit] & INTERCEPTED:
                first.setdefault(state.group[unit], unit)
        return list(first.values())

    def legal(self, state: Midway) -> list[Action]:
        if state.passed[state.side]:
            return [PASS]
        zones: dict[int, list[int]] = {}
        actions = []
        for unit in self._groups(state):
            here = state.at[unit]
            if here not in zones:
                zones[here] = intercept_zones(state, here)
            word = state.group_word(state.group[unit])
            actions += [Action("intercept", (word, state.zone_name(zone))) for zone in zones[here]]
        return [*actions, PASS]

    def answer(self, state: Midway, action: Action) -> None:
        if action == PASS:
            state.passed[state.side] = True
        else:
            zone = state.oob.chart.number[action.args[1]]
            units = state.members(int(action.args[0][1:]))
            for unit in units:
                state.at[unit] = zone
                state.mark[unit] |= INTERCEPTED
            clause = "BM-4.2.1" if state.side == IJN else "BM-4.2.2"
            words = state.count_words(units)
            state.tell("intercepted", clause, seat=SEATS[state.side], units=words, zone=action.args[1])
        if not all(state.passed):
            state.side = 1 - state.side
            state.do(self.kind)

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        words = [state.group_word(state.group[unit]) for unit in self._groups(state)]
        if not action.args or action.args[0] not in words:
            return refusal("no-such-cap", "BM-R63", group=action.args[0] if action.args else "")
        clause = "BM-4.2.1" if state.side == IJN else "BM-4.2.2"
        return refusal("no-intercept", clause, zone=action.args[-1])
