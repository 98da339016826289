"""The round, the contest for the Initiative Card, and who activates what (DF-2.4.1 to DF-2.4.3)."""

from __future__ import annotations

from pointluck.engine import Action, Ask, Params, Refusal

from . import combat, flight, refusals
from .hexes import NOWHERE
from .order_of_battle import JAPAN, SIDES, USA
from .pieces import NO_BID, Dogfight


def begin_round(state: Dogfight) -> None:
    """A marker for every aircraft on the board, Command Points for both (DF-2.4.1, DF-R6)."""
    state.round += 1
    state.phase = "initiative"
    state.marker = [int(where != NOWHERE) for where in state.area]
    state.command = [state.oob.command_points] * 2
    state.bids = [NO_BID, NO_BID]
    state.tell("round-began", "DF-2.4.1", round=state.round)


class Bid(Ask[Dogfight]):
    """A hidden number of Command Points; the first bid stays sealed until both are in (DF-2.4.2, DF-R4)."""

    kind = "bid"
    clause = "DF-2.4.2"

    def seat(self, state: Dogfight) -> str:
        return SIDES[_bidder(state)]

    def legal(self, state: Dogfight) -> list[Action]:
        return state.oob.bids

    def answer(self, state: Dogfight, action: Action) -> None:
        side = _bidder(state)
        state.bids[side] = int(action.args[0])
        state.tell("bid-sealed", self.clause, side=SIDES[side])

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.bid(state, action)

    def known_to(self, state: Dogfight) -> tuple[str, ...]:
        return (self.seat(state),)

    def params(self, state: Dogfight) -> Params:
        tie = SIDES[state.oob.tie_in(state.round)]
        return {"most": state.oob.command_points, "round": state.round, "tie": tie}


def _bidder(state: Dogfight) -> int:
    return USA if state.bids[USA] == NO_BID else JAPAN


def award_initiative(state: Dogfight) -> None:
    """Both bids are lost; the higher takes the card, a tie goes to the USA (DF-2.4.2), or by turns (DF-R69)."""
    usa, japan = state.bids
    state.command = [state.command[USA] - usa, state.command[JAPAN] - japan]
    state.holder = USA if usa > japan else JAPAN if japan > usa else state.oob.tie_in(state.round)
    state.phase = "activation"
    clause = "DF-R69" if usa == japan and state.oob.ties_by_turns else "DF-2.4.2"
    state.reveal("bids-shown", clause, usa=usa, japan=japan, holder=SIDES[state.holder])


def activation(state: Dogfight) -> None:
    """Again while any aircraft has a marker; whoever has none cannot act (DF-2.4.3, DF-R56)."""
    if not state.marked(state.holder):
        if not state.marked(1 - state.holder):
            return
        _pass_card(state, "DF-R56")
    state.do("activate", "activation")


def _pass_card(state: Dogfight, clause: str) -> None:
    state.holder = 1 - state.holder
    state.tell("initiative-passed", clause, side=SIDES[state.holder])


class Activate(Ask[Dogfight]):
    """A marked aircraft flies or fights; the holder cannot decline (DF-2.4.3, DF-R5)."""

    kind = "activate"
    clause = "DF-2.4.3"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.holder]

    def legal(self, state: Dogfight) -> list[Action]:
        oob, area, facing, tiles = state.oob, state.area, state.facing, state.tiles
        enemies = [enemy for enemy in oob.own[1 - state.holder] if area[enemy] != NOWHERE]
        reaches = oob.board.reaches
        found: list[Action] = []
        for aircraft in oob.own[state.holder]:
            if not state.marker[aircraft]:
                continue
            found.append(oob.fly[aircraft])
            attack = oob.attack[aircraft]
            for enemy in enemies:
                if reaches(area[aircraft], facing[aircraft], area[enemy], tiles):
                    found.append(attack[enemy])
        return found

    def answer(self, state: Dogfight, action: Action) -> None:
        index = state.oob.index
        aircraft = index[action.args[0].lower()]
        if action.kind == "fly":
            flight.begin(state, aircraft)
        else:
            combat.begin(state, aircraft, index[action.args[1].lower()])

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.activate(state, action)

    def params(self, state: Dogfight) -> Params:
        marked = [state.oob.aircraft[one] for one in state.oob.own[state.holder] if state.marker[one]]
        return {"side": SIDES[state.holder], "marked": marked}


def end_flight(state: Dogfight) -> None:
    """The card goes to the rival unless he has no marked aircraft (DF-F3, DF-R1)."""
    flight.forget_mover(state)
    if state.marked(1 - state.holder):
        _pass_card(state, "DF-F3")


def end_combat(state: Dogfight) -> None:
    """The card stays while the holder has a marked aircraft (DF-C14, DF-R2)."""
    state.combat = None
    flight.forget_mover(state)
    state.tell("combat-ended", "DF-C14")
    if not state.marked(state.holder) and state.marked(1 - state.holder):
        _pass_card(state, "DF-C14")
