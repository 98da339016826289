"""3rd Phase: tokens are drawn from the cup; each buys its owner one order (BM-3)."""

from __future__ import annotations

from pointluck.engine import Action, ChanceAsk, Params, Refusal, refusal

from . import air_orders, command, movement
from .asking import SideAsk
from .fog_of_war import turn_over
from .order_of_battle import IJN, SEATS, USN
from .pieces import CAP, COMBAT, STRIKE, TOKEN_NAMES, WEATHER, Midway

PASS = Action("pass")
DRAWS = [Action("draw", (name,)) for name in TOKEN_NAMES]
_TOKENS: dict[str, int] = {name: token for token, name in enumerate(TOKEN_NAMES)}
DRAW_CLAUSES = ("BM-3.1", "BM-3.1", "BM-3.1.3", "BM-3.1.4")
"""What is done with each token."""


FIRST_ORDERS = "first-orders"
"""The phase in which the first batch of turn 1 is played before step 1.3 (BM-R11)."""


def orders_first(state: Midway) -> None:
    """With the option, turn 1 begins with the four tokens of the first batch (BM-R11, BM-R90)."""
    if state.held and state.oob.orders_first:
        state.phase = FIRST_ORDERS
        state.do("next-draw")


def next_draw(state: Midway) -> None:
    """The cup is never empty: on turn 1 the second batch follows the first, at once or after the search (BM-1.2.1)."""
    if state.phase == FIRST_ORDERS:
        if sum(state.cup):
            state.do("draw")
        else:
            state.phase = "command"
        return
    state.phase = "orders"
    if state.held and not sum(state.cup):
        command.add_second_batch(state)
    state.do("draw")


class Draw(ChanceAsk[Midway]):
    """The next token out of the cup (BM-3.1)."""

    kind = "draw"
    clause = "BM-3.1"

    def legal(self, state: Midway) -> list[Action]:
        return [DRAWS[token] for token, count in enumerate(state.cup) if count]

    def weights(self, state: Midway) -> list[int]:
        return [count for count in state.cup if count]

    def answer(self, state: Midway, action: Action) -> None:
        token = _TOKENS[action.args[0]]
        state.cup[token] -= 1
        state.tell("token-drawn", DRAW_CLAUSES[token], token=TOKEN_NAMES[token])
        if token == COMBAT:
            _end_orders(state)
        elif token == WEATHER:
            state.side = drawer(state)
            if squall_zones(state):
                state.do("weather", "next-draw")
            else:
                state.do("next-draw")
        else:
            state.side = token
            state.do("order", "next-draw")

    def params(self, state: Midway) -> Params:
        return dict(zip(TOKEN_NAMES, state.cup, strict=True))


def drawer(state: Midway) -> int:
    """Who draws, and so decides about squalls: the IJN on odd turns (BM-3.1, BM-R20)."""
    return IJN if state.turn % 2 else USN


def _end_orders(state: Midway) -> None:
    """What is left in the cup is lost; CAP without anything to protect is CAP no more (BM-3.1.4, BM-R57)."""
    state.cup = [0, 0, 0, 0]
    state.plan = []
    turn_over(state)  # CAP that is none any more tells that nobody is below it
    if CAP not in state.job:
        return
    for side in (IJN, USN):
        for unit in state.aloft(side):
            if state.job[unit] == CAP and not state.has_haven(side, state.at[unit]):
                state.job[unit] = STRIKE


# --- one order ------------------------------------------------------------------------------------------------------


class Order(SideAsk):
    """What a token is used for, or nothing (BM-3)."""

    kind = "order"
    clause = "BM-3"
    verbs = ("launch", "fly", "cap", "move", "pass")
    veiled = True

    def skips(self, state: Midway) -> bool:
        """In the fog not: that nobody can sail tells where the ships are (BM-R95)."""
        return not state.oob.fog

    def legal(self, state: Midway) -> list[Action]:
        actions = air_orders.orders(state)
        actions += movement.orders(state)
        actions.append(PASS)
        return actions

    def answer(self, state: Midway, action: Action) -> None:
        if action == PASS:
            state.tell("passed", "BM-3", seat=SEATS[state.side])
        elif action.kind == "move":
            movement.begin(state, action)
        else:
            air_orders.begin(state, action)

    def params(self, state: Midway) -> Params:
        left = state.cup[state.side] + state.reserve[state.side]
        return {"seat": SEATS[state.side], "turn": state.turn, "left": left}

    def why(self, state: Midway, action: Action) -> Refusal:
        if action.kind == "move":
            return movement.why(state, action)
        return air_orders.why(state, action)


# --- weather --------------------------------------------------------------------------------------------------------


def squall_zones(state: Midway) -> list[int]:
    """Where the next squall may be placed, while markers last: only they run out (BM-3.1.3, BM-R8, BM-R61)."""
    oob = state.oob
    squalls = state.squalls
    if not squalls:
        return [oob.squall_start]
    if squalls.bit_count() >= oob.squall_markers:
        return []
    for number, row in enumerate(oob.squall_rows):
        free = [zone for zone in row if not squalls >> zone & 1]
        if not free:
            continue
        if len(free) == len(row) and number:
            return free
        return [zone for zone in free if any(squalls >> other & 1 and other in row for other in oob.chart.next[zone])]
    return []


class Weather(SideAsk):
    """Where the squall line grows (BM-3.1.3)."""

    kind = "weather"
    clause = "BM-3.1.3"
    verbs = ("squall",)

    def legal(self, state: Midway) -> list[Action]:
        return [Action("squall", (state.zone_name(zone),)) for zone in squall_zones(state)]

    def answer(self, state: Midway, action: Action) -> None:
        state.squalls |= 1 << state.oob.chart.number[action.args[0]]
        state.tell("squall", self.clause, zone=action.args[0])

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        zones = [state.zone_name(zone) for zone in squall_zones(state)]
        return refusal("squall-zone", "BM-R61", zones=zones)
