"""The Order Pool: refilling it and buying from it (DF-2.3.7, DF-2.4.4a to DF-2.4.4d)."""

from __future__ import annotations

from pointluck.engine import Action, Ask, ChanceAsk, Params, Refusal

from . import refusals
from .order_of_battle import KNOWN_ORDERS, ORDERS, SIDES
from .pieces import Dogfight


def holder_buys(state: Dogfight) -> None:
    """Whoever has the card when activation ends is first (DF-2.4.4a, DF-R3); the pool is filled up before (DF-R28)."""
    state.phase = "purchase"
    state.side = state.holder


def rival_buys(state: Dogfight) -> None:
    """One buying turn each (DF-2.4.4b, DF-R54)."""
    state.side = 1 - state.holder


def lapse(state: Dogfight) -> None:
    """What is left of the Command Points is lost (DF-2.4.4d)."""
    state.command = [0, 0]


class Buy(Ask[Dogfight]):
    """A card of the open pool for Command Points, or no more (DF-2.4.4a, DF-R29)."""

    kind = "buy"
    clause = "DF-2.4.4a"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.side]

    def legal(self, state: Dogfight) -> list[Action]:
        oob = state.oob
        purse = state.command[state.side]
        found = [oob.done]
        if purse:
            cost, buy = oob.cost, oob.buy
            found += [buy[card] for card, lying in enumerate(state.pool) if lying and cost[card] <= purse]
        return found

    def answer(self, state: Dogfight, action: Action) -> None:
        if action.kind == "done":
            return
        card = KNOWN_ORDERS.index(action.args[0])
        side = state.side
        state.command[side] -= state.oob.cost[card]
        state.pool[card] -= 1
        state.hands[side][card] += 1
        # The pool lies open, so everybody sees what is taken from it (DF-R60).
        state.tell("order-bought", self.clause, side=SIDES[side], card=KNOWN_ORDERS[card])
        state.do("refill", "buy")

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.buy(state, action)

    def params(self, state: Dogfight) -> Params:
        return {"side": SIDES[state.side], "points": state.command[state.side]}


def refill(state: Dogfight) -> None:
    """Up to the size of the pool; an empty pile is made anew from the discards (DF-2.4.4b, DF-2.4.4c, DF-R28)."""
    if sum(state.pool) >= state.oob.pool_size:
        return
    if not any(state.pile):
        discarded = state.discards[:ORDERS]
        if not any(discarded):
            return
        state.pile = discarded
        state.discards = [0] * ORDERS + state.discards[ORDERS:]
        state.tell("pile-reshuffled", "DF-2.4.4c", cards=sum(discarded))
    state.do("deal", "refill")


class Deal(ChanceAsk[Dogfight]):
    """The top card of the pile, face up into the pool (DF-2.3.7)."""

    kind = "deal"
    clause = "DF-2.3.7"

    def legal(self, state: Dogfight) -> list[Action]:
        deal = state.oob.deal
        return [deal[card] for card, left in enumerate(state.pile) if left]

    def weights(self, state: Dogfight) -> list[int]:
        return [left for left in state.pile if left]

    def answer(self, state: Dogfight, action: Action) -> None:
        card = KNOWN_ORDERS.index(action.args[0])
        state.pile[card] -= 1
        state.pool[card] += 1
        state.reveal("order-dealt", self.clause, card=KNOWN_ORDERS[card])

    def params(self, state: Dogfight) -> Params:
        return {"pile": sum(state.pile)}
