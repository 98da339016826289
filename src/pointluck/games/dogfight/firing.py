"""Firing: who has whom where, the draw from the Firing Piles, and what the highest card does (DF-C9 to DF-C13)."""

from __future__ import annotations

from collections import Counter

from pointluck.engine import Action, Ask, ChanceAsk, Params, Refusal

from . import refusals, victory
from .order_of_battle import SIDES, Colour
from .pieces import NOBODY, Dogfight, the_combat


def colour(state: Dogfight, gunner: int, target: int) -> Colour | None:
    """The area of the gunner's Range Diagram that the target is in; None off the diagram (DF-C10, DF-R45)."""
    return state.oob.diagrams[gunner][state.facing[gunner]].get(state.area[target] - state.area[gunner])


def begin(state: Dogfight) -> None:
    """If at least one aircraft has the other in an Attack Area; third aircraft do not matter (DF-C9, DF-R24)."""
    combat = the_combat(state)
    attacker, defender = combat.attacker, combat.defender
    if combat.evaded:
        state.tell("firing-evaded", "DF-O7")
        return
    if not (_can_destroy(state, attacker, defender) or _can_destroy(state, defender, attacker)):
        state.tell("no-firing", "DF-C9")
        return
    _open_fire(state, attacker, defender)
    for side in range(2):
        if combat.need[side] or state.oob.veterans_draw_from_zero:  # DF-R46
            combat.need[side] += combat.veterans[side]
    state.do("draw-cards", "exchanges", "firing-result")


def weave(state: Dogfight, side: int, aircraft: int) -> None:
    """Another aircraft fires at the enemy in the combat and cannot be hit itself (DF-S1, DF-R25)."""
    combat = the_combat(state)
    enemy = combat.attacker if state.oob.side_of[combat.attacker] != side else combat.defender
    combat.weave = True  # Veterans, Aileron Roll and Elite Pilots do not work in it (DF-R65)
    _open_fire(state, aircraft, enemy)
    state.do("draw-cards", "firing-result")


def _can_destroy(state: Dogfight, gunner: int, target: int) -> bool:
    seen = colour(state, gunner, target)
    return seen is not None and seen.attack


def _open_fire(state: Dogfight, one: int, other: int) -> None:
    """Each draws by his own diagram (DF-C11, DF-R23)."""
    combat = the_combat(state)
    oob = state.oob
    told: Params = {}
    for gunner, target in ((one, other), (other, one)):
        side = oob.side_of[gunner]
        seen = colour(state, gunner, target)
        combat.gunners[side] = gunner
        combat.need[side] = 0 if seen is None else seen.cards
        told[SIDES[side]] = "off" if seen is None else seen.name
    state.tell("firing-began", "DF-S1" if combat.weave else "DF-C10", **told)


def draw_cards(state: Dogfight) -> None:
    """Both draw, then both show (DF-R48). A pile that is too small gives what it has (DF-R68)."""
    combat = the_combat(state)
    for side, pile in enumerate(state.oob.firing_piles):
        combat.need[side] = min(combat.need[side], len(pile))
    state.do(*["draw"] * sum(need > 0 for need in combat.need), "show-cards")


def _drawer(state: Dogfight) -> int:
    combat = the_combat(state)
    return 0 if combat.need[0] and not combat.drawn[0] else 1


class Draw(ChanceAsk[Dogfight]):
    """A side's Firing Cards, all at once, without replacement (DF-C11, DF-R26)."""

    kind = "draw"
    clause = "DF-C11"

    def legal(self, state: Dogfight) -> list[Action]:
        side = _drawer(state)
        return state.oob.draws(side, the_combat(state).need[side])[0]

    def weights(self, state: Dogfight) -> list[int]:
        side = _drawer(state)
        return state.oob.draws(side, the_combat(state).need[side])[1]

    def answer(self, state: Dogfight, action: Action) -> None:
        side = _drawer(state)
        the_combat(state).drawn[side] = [int(value) for value in action.args]
        state.whisper("cards-drawn", self.clause, side, side=SIDES[side], cards=list(action.args))

    def params(self, state: Dogfight) -> Params:
        side = _drawer(state)
        return {"side": SIDES[side], "count": the_combat(state).need[side]}

    def known_to(self, state: Dogfight) -> tuple[str, ...]:
        return (SIDES[_drawer(state)],)


def show_cards(state: Dogfight) -> None:
    combat = the_combat(state)
    combat.shown = True
    usa, japan = ([str(value) for value in cards] for cards in combat.drawn)
    state.reveal("cards-shown", "DF-R48", usa=usa, japan=japan)


# --- Elite Pilots ---------------------------------------------------------------------------------------------------


def exchanges(state: Dogfight) -> None:
    """Decided after the cards are shown and before the result (DF-S4, DF-R48)."""
    combat = the_combat(state)
    for side in range(2):
        if combat.elite[side] and combat.drawn[side] and left_in_pile(state, side):
            combat.elite[side] -= 1
            state.side = side
            state.do("exchange", "exchanges")
            return


def left_in_pile(state: Dogfight, side: int) -> Counter[int]:
    """What has not been drawn; a card given away in this Firing does not come back in it (DF-R66)."""
    combat = the_combat(state)
    return Counter(state.oob.firing_piles[side]) - Counter(combat.drawn[side] + combat.away[side])


class Exchange(Ask[Dogfight]):
    """One own card for the top card of the own pile, or none (DF-S4)."""

    kind = "exchange"
    clause = "DF-S4"

    def seat(self, state: Dogfight) -> str:
        return SIDES[state.side]

    def legal(self, state: Dogfight) -> list[Action]:
        values = sorted(set(the_combat(state).drawn[state.side]))
        return [*(Action("exchange", (str(value),)) for value in values), state.oob.keep]

    def answer(self, state: Dogfight, action: Action) -> None:
        if action.kind == "keep":
            state.tell("cards-kept", self.clause, side=SIDES[state.side])
            return
        combat = the_combat(state)
        card = int(action.args[0])
        combat.drawn[state.side].remove(card)
        combat.away[state.side].append(card)
        state.tell("card-exchanged", self.clause, side=SIDES[state.side], card=action.args[0])
        state.do("exchange-draw")

    def refuse(self, state: Dogfight, action: Action) -> Refusal:
        return refusals.exchange(state, action)

    def params(self, state: Dogfight) -> Params:
        usa, japan = ([str(value) for value in cards] for cards in the_combat(state).drawn)
        return {"usa": usa, "japan": japan}


class ExchangeDraw(ChanceAsk[Dogfight]):
    """The card that comes for the one given away (DF-S4)."""

    kind = "exchange-draw"
    clause = "DF-S4"

    def legal(self, state: Dogfight) -> list[Action]:
        return [Action("draw", (str(value),)) for value in sorted(left_in_pile(state, state.side))]

    def weights(self, state: Dogfight) -> list[int]:
        left = left_in_pile(state, state.side)
        return [left[value] for value in sorted(left)]

    def answer(self, state: Dogfight, action: Action) -> None:
        cards = the_combat(state).drawn[state.side]
        cards.append(int(action.args[0]))
        cards.sort()
        state.tell("card-replaced", self.clause, side=SIDES[state.side], card=action.args[0])

    def params(self, state: Dogfight) -> Params:
        return {"side": SIDES[state.side]}


# --- the result -----------------------------------------------------------------------------------------------------


def best(cards: list[int], bonus: int, ignored: int) -> int:
    """The highest card that counts: the Ace's bonus on it, the highest ones ignored; 0 without any (DF-R19, DF-R47)."""
    counted = sorted(cards)[: max(0, len(cards) - ignored)]
    return counted[-1] + bonus if counted else 0


def result(state: Dogfight) -> None:
    """The winner destroys if he has the loser in an Attack Area; a tie does nothing (DF-C12, DF-R23)."""
    combat = the_combat(state)
    oob = state.oob
    weave = combat.weave
    gunners = combat.gunners
    values = [
        best(combat.drawn[side], oob.bonus[gunners[side]], 0 if weave else combat.rolls[1 - side]) for side in range(2)
    ]
    usa, japan = values
    winner = NOBODY if usa == japan else int(japan > usa)
    state.tell("firing-result", "DF-C12", usa=usa, japan=japan, winner="tie" if winner == NOBODY else SIDES[winner])
    combat.weave = False
    combat.gunners = [NOBODY, NOBODY]
    combat.need = [0, 0]
    combat.drawn = [[], []]  # shuffled back (DF-C13, DF-R26)
    combat.away = [[], []]
    combat.shown = False
    if winner == NOBODY:
        return
    shooter, target = gunners[winner], gunners[1 - winner]
    if not _can_destroy(state, shooter, target) or (weave and target not in (combat.attacker, combat.defender)):
        return
    victory.destroy(state, target, "shot-down", "DF-S1" if weave else "DF-C12")
