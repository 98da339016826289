"""1st Phase: the turn begins, the cup is filled, carriers get their orders (BM-1.1, BM-1.2, BM-1.4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from pointluck.engine import Action, Event, Params, Refusal, refusal

from . import victory
from .asking import SideAsk, make_actions
from .fog_of_war import turn_over
from .order_of_battle import IJN, SEATS, USN
from .pieces import (
    BELOW,
    COMBAT,
    DECK,
    INTERCEPTED,
    LAUNCH,
    MANEUVER,
    MUST_RECOVER,
    ORDERED,
    RECOVER,
    STATUS_NAMES,
    WEATHER,
    Midway,
)

_STATUS: dict[str, int] = {name: status for status, name in enumerate(STATUS_NAMES)}
_LASTING = bytes(mark & ~(ORDERED | INTERCEPTED) for mark in range(256))
"""Marks that stay on an air unit when a turn begins, as a table for bytes.translate."""


def ijn(state: Midway) -> None:
    """The next step is the IJN's."""
    if state.side != IJN:
        turn_over(state)
    state.side = IJN


def usn(state: Midway) -> None:
    """The next step is the USN's."""
    if state.side != USN:
        turn_over(state)
    state.side = USN


def begin_turn(state: Midway) -> None:
    """Victory is checked before anything else (BM-1.1); then all that was used last turn is fresh again."""
    if victory.decided(state):
        state.stack.clear()
        return
    state.turn += 1
    state.phase = "command"
    state.moved = [False] * len(state.moved)
    state.launched = [0] * len(state.launched)
    state.airfield_tokens = 0
    state.airfield_landings = 0
    state.seaplane_launches = 0
    state.mark = [*bytes(state.mark).translate(_LASTING)]
    state.tell("turn-began", "BM-1.1", turn=state.turn)


# --- tokens -----------------------------------------------------------------------------------------------------


def tokens(state: Midway) -> list[int]:
    """Each side's tokens this turn (BM-1.2.2, BM-R6)."""
    oob = state.oob
    counts = [0, 0]
    for carrier in range(oob.carriers):
        if not oob.fleet_carrier[carrier]:
            continue
        side = oob.ship_side[carrier]
        if state.zone[carrier] > 0 or (side == USN and state.zone[carrier] == 0):
            counts[side] += oob.tokens_per_carrier
    if state.hp(oob.airfield) > 0:
        counts[USN] += oob.tokens_airfield
    return counts


def fill_cup(state: Midway) -> None:
    """All tokens at once, ten at most (BM-R2); on turn 1 two of each side, later the others (BM-1.2.1, BM-R11)."""
    oob = state.oob
    counts = tokens(state)
    if state.turn == 1:
        first = [min(count, batch) for count, batch in zip(counts, oob.first_batch, strict=True)]
        state.reserve = [count - batch for count, batch in zip(counts, first, strict=True)]
        state.cup = [*first, 0, 0]
        state.held = True
    else:
        state.cup = [*counts, oob.token_weather, oob.token_combat]
        state.held = False
    shown = {"ijn": state.cup[IJN], "usn": state.cup[USN]}
    state.tell("cup-filled", "BM-1.2.1" if state.held else "BM-1.2.2", **shown)


def add_second_batch(state: Midway) -> None:
    """Turn 1: the first tokens are played; the rest, Weather and Combat go in (BM-1.2.1)."""
    for side in (IJN, USN):
        state.cup[side] += state.reserve[side]
    state.reserve = [0, 0]
    state.cup[WEATHER] = state.oob.token_weather
    state.cup[COMBAT] = state.oob.token_combat
    state.held = False
    state.tell("second-batch", "BM-1.2.1", ijn=state.cup[IJN], usn=state.cup[USN])


def purse(state: Midway, side: int) -> int:
    """Tokens with which task forces can be paid (BM-R12)."""
    return state.reserve[side] if state.held and state.oob.pay_from_second else state.cup[side]


def pay(state: Midway, side: int, count: int) -> None:
    """Take tokens out for a task force, as far as there are any (BM-R13)."""
    count = min(count, purse(state, side))
    if state.held and state.oob.pay_from_second:
        state.reserve[side] -= count
    else:
        state.cup[side] -= count


# --- carrier status ---------------------------------------------------------------------------------------------


def choices_of(state: Midway, carrier: int) -> tuple[int, ...]:
    """The orders a carrier may take (BM-1.4.1, BM-R30)."""
    return _choices(state, carrier, _awaited(state, state.oob.ship_side[carrier]))


def _choices(state: Midway, carrier: int, awaited: set[int]) -> tuple[int, ...]:
    if state.moved[carrier]:
        return (MANEUVER,)
    if state.jam[carrier] == MUST_RECOVER or carrier in awaited:
        return (RECOVER,)
    return (LAUNCH, RECOVER, MANEUVER)


def _awaited(state: Midway, side: int) -> set[int]:
    """Ships and bases with own aircraft out of fuel over them."""
    at, fuel, home, where = state.at, state.fuel, state.home, state.zone
    return {home[unit] for unit in state.aloft(side) if not fuel[unit] and at[unit] == where[home[unit]]}


def default_status(state: Midway, carrier: int, allowed: tuple[int, ...]) -> int:
    """What most admirals would say: what must be; else Launch with aircraft to send up and no squall, else evade."""
    if len(allowed) == 1:
        return allowed[0]
    if state.squalls >> state.zone[carrier] & 1 or state.oob.service[carrier] <= state.damage[carrier]:
        return MANEUVER
    if DECK + carrier in state.at:
        return LAUNCH
    load, fighter, at = state.load, state.oob.is_fighter, state.at
    units = state.oob.air_slice[state.oob.ship_side[carrier]]
    # One after the other, because the first one below decks nearly always is ready.
    unit = at.find(BELOW + carrier, units.start, units.stop)
    while unit >= 0:
        if load[unit] or fighter[unit]:
            return LAUNCH
        unit = at.find(BELOW + carrier, unit + 1, units.stop)
    return MANEUVER


@lru_cache(maxsize=4096)
def _orders(carriers: tuple[tuple[str, tuple[int, ...], int], ...]) -> list[Action]:
    """Every way to order carriers, the usual one first."""
    ways = [[f"{word}={STATUS_NAMES[status]}" for status in allowed] for word, allowed, _ in carriers]
    usual = tuple(f"{word}={STATUS_NAMES[status]}" for word, _, status in carriers)
    others = [words for words in product(*ways) if words != usual]
    return make_actions("status", (usual, *others))


@lru_cache(maxsize=4096)
def _statuses(words: tuple[str, ...]) -> list[int]:
    """The orders that an answer gives, carrier by carrier. Not to be changed."""
    return [_STATUS[word.rpartition("=")[2]] for word in words]


class Status(SideAsk):
    """The orders of all carriers of a side at once; the first answer stays sealed until both are in (BM-R9).

    One word for each: what the rulebook also calls Land and Movement Orders is Recover and Maneuver (BM-R3).
    """

    kind = "status"
    clause = "BM-1.4.1"
    verbs = ("status",)

    def legal(self, state: Midway) -> list[Action]:
        """The usual orders first, then every other way."""
        names, awaited = state.oob.ship_ids, _awaited(state, state.side)
        carriers = []
        for carrier in self._carriers(state):
            allowed = _choices(state, carrier, awaited)
            carriers.append((names[carrier], allowed, default_status(state, carrier, allowed)))
        return _orders(tuple(carriers))

    def answer(self, state: Midway, action: Action) -> None:
        chosen = [*_statuses(action.args)]
        if state.side == IJN and state.oob.blind:
            state.sealed = chosen
            state.tell("status-sealed", "BM-R9", seat=SEATS[IJN])
            return
        if state.sealed:
            _show(state, IJN, state.sealed)
            state.sealed = []
        _show(state, state.side, chosen)

    def known_to(self, state: Midway) -> tuple[str, ...] | None:
        return (SEATS[IJN],) if state.side == IJN and state.oob.blind else None

    def skips(self, state: Midway) -> bool:
        """In the fog not: that all carriers must wait for their aircraft tells where they are (BM-R95)."""
        return not state.oob.fog or not self._carriers(state)

    def params(self, state: Midway) -> Params:
        usual = self.legal(state)[0]
        return {"seat": SEATS[state.side], "default": " ".join(usual.args)}

    def why(self, state: Midway, action: Action) -> Refusal:
        given = dict(word.split("=", 1) for word in action.args if "=" in word)
        for carrier in self._carriers(state):
            word = given.pop(state.oob.ship_ids[carrier], "")
            allowed = choices_of(state, carrier)
            name = state.oob.ships[carrier]
            if word in STATUS_NAMES and STATUS_NAMES.index(word) not in allowed:
                if state.moved[carrier]:
                    return refusal("status-arrived", "BM-1.4.1", ship=name)
                if state.jam[carrier] == MUST_RECOVER:
                    return refusal("status-jammed", "BM-R28", ship=name)
                return refusal("status-recover", "BM-1.4.1", ship=name)
        return refusal("status-all", self.clause, ships=[state.oob.ships[one] for one in self._carriers(state)])

    def _carriers(self, state: Midway) -> list[int]:
        where = state.zone
        return [carrier for carrier in state.oob.decks[state.side] if where[carrier] > 0]


def _show(state: Midway, side: int, chosen: list[int]) -> None:
    """Both choices are turned over together: what was sealed is news."""
    ships, where, events = state.oob.ships, state.zone, state.events
    carriers = [carrier for carrier in state.oob.decks[side] if where[carrier] > 0]
    news = side == IJN and bool(state.sealed)
    for carrier, status in zip(carriers, chosen, strict=True):
        state.status[carrier] = status
        shown: Params = {"ship": ships[carrier], "status": STATUS_NAMES[status]}
        events.append(Event("status-set", shown, "BM-1.4.1", None, news))
