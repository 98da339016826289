"""Step 1.6: units out of fuel that cannot land at home land on another deck in their zone (BM-1.6, BM-R28)."""

from __future__ import annotations

from typing import NamedTuple

from pointluck.engine import Action, Params, Refusal, refusal

from .asking import DONE, SideAsk, ready_made, split_count
from .flight_deck import spotted
from .landing import jam, may_home, places, room_for_guests, touch_down
from .order_of_battle import SEATS, USN
from .pieces import JAMMED, MANEUVER, PATROL, RECOVER, TIRED, Midway


def homeless(state: Midway, side: int) -> list[int]:
    """Units in flight, out of fuel, whose home is no more (BM-1.6, BM-R32)."""
    patrol, home = state.oob.is_patrol, state.home
    return [unit for unit in state.out_of_fuel(side) if not patrol[unit] and not state.lands_aircraft(home[unit])]


class Landing(NamedTuple):
    """Strays of one kind and home that may land on a deck: as many as it has room for."""

    word: str
    units: list[int]
    base: int


def _strays(state: Midway) -> dict[tuple[int, str], list[int]]:
    """By zone and word, who cannot land at home this turn: it is gone, or has taken all it can (BM-R28)."""
    oob, at, home, zone = state.oob, state.at, state.home, state.zone
    found: dict[tuple[int, str], list[int]] = {}
    for unit in state.out_of_fuel(state.side):
        base = home[unit]
        if not oob.is_patrol[unit] and (at[unit] == zone[base] or not state.lands_aircraft(base)):
            word = f"{oob.load_words[unit][state.load[unit]]}@{oob.ship_ids[base]}"
            found.setdefault((at[unit], word), []).append(unit)
    return found


def stray_landings(state: Midway) -> tuple[list[Landing], bool]:
    """Where strays can land, and whether they must.

    While a deck with Recover orders or the airfield can take any, they must, zone by zone. Else they may land on a
    carrier that was to launch, at the price of BM-R28.
    """
    must: list[Landing] = []
    may: list[Landing] = []
    for (zone, word), units in _strays(state).items():
        for base in _decks_in(state, zone):
            if base == state.home[units[0]] or not may_home(state.oob, units[0], base):
                continue
            room = _room(state, base)
            if room > 0:
                ready = base >= state.oob.carriers or state.status[base] == RECOVER
                (must if ready else may).append(Landing(word, units[:room], base))
    if must:
        zone = state.zone[must[0].base]
        return [landing for landing in must if state.zone[landing.base] == zone], True
    return may, False


def _decks_in(state: Midway, zone: int) -> list[int]:
    oob = state.oob
    decks = [deck for deck in oob.decks[state.side] if state.zone[deck] == zone]
    if state.side == USN and zone == oob.midway:
        decks.append(oob.airfield)
    return decks


def _room(state: Midway, base: int) -> int:
    """Decks are made free for them: of spotted units only a patrol bomber keeps its place (BM-1.6, BM-R35, BM-R86)."""
    if base >= state.oob.carriers:
        return room_for_guests(state, base)
    if state.status[base] == MANEUVER:
        return 0
    staying = [unit for unit in state.on_deck(base) if state.mark[unit] & TIRED or state.job[unit] == PATROL]
    return min(state.service(base) - len(staying), state.free_slots(base))


def land_strays(state: Midway) -> None:
    if stray_landings(state)[0] or (state.oob.fog and _any_aloft(state)):
        state.do("land-stray", "land-strays")


def _any_aloft(state: Midway) -> bool:
    """Whether anybody is still without fuel in the air who could be over a deck (BM-R95)."""
    return any(not state.oob.is_patrol[unit] for unit in state.out_of_fuel(state.side))


class LandStray(SideAsk):
    """Which strays land on which deck: they need a free slot there, and belong there from now on (BM-R28, BM-R36)."""

    kind = "land-stray"
    clause = "BM-R28"
    verbs = ("land", "done")

    def skips(self, state: Midway) -> bool:
        return not state.oob.fog

    def legal(self, state: Midway) -> list[Action]:
        landings, must = stray_landings(state)
        names = state.oob.ship_ids
        if must and len({landing.base for landing in landings}) == 1:
            base = landings[0].base
            if sum(len(landing.units) for landing in landings) <= _room(state, base) or len(landings) == 1:
                words = [f"{len(landing.units)}{landing.word}" for landing in landings]
                return [ready_made("land", names[base], *words)]
        actions = [
            ready_made("land", names[base], f"{count}{word}")
            for word, units, base in landings
            for count in range(len(units), 0, -1)
        ]
        return actions if must else [*actions, DONE]

    def answer(self, state: Midway, action: Action) -> None:
        if action == DONE:
            state.stack.remove("land-strays")
            return
        base = state.oob.ship_index[action.args[0]]
        there = {landing.word: landing.units for landing in stray_landings(state)[0] if landing.base == base}
        units = [unit for count, word in map(split_count, action.args[1:]) for unit in there[word][:count]]
        if base < state.oob.carriers and len(units) > places(state, base) and state.jam[base] != JAMMED:
            jam(state, base, [unit for unit in spotted(state, base) if state.job[unit] != PATROL])
        touch_down(state, units, base)

    def params(self, state: Midway) -> Params:
        units = {unit for landing in stray_landings(state)[0] for unit in landing.units}
        return {"seat": SEATS[state.side], "units": state.count_words(sorted(units))}

    def why(self, state: Midway, action: Action) -> Refusal:
        if action == DONE:
            return refusal("must-land", self.clause)
        return refusal("no-landing", self.clause, action=str(action))
