"""Spotting, arming and clearing the decks (BM-1.5, BM-5.3, BM-5.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pointluck.engine import Action, Params, Refusal, refusal

from .asking import DONE, Kinds, SideAsk, choices, fall_away, few, kinds_of, make_actions, selections, split_count, take
from .order_of_battle import BOMBS, NO_LOAD, SEATS, TORPEDOES, OrderOfBattle
from .pieces import (
    BELOW,
    CLEAR,
    DECK,
    IDLE,
    JAMMED,
    LAUNCH,
    MANEUVER,
    MUST_RECOVER,
    PATROL,
    RECOVER,
    TIRED,
    Midway,
)

_RESTED = bytes(mark & ~TIRED for mark in range(256))
"""The marks of whoever is no longer tired, as a table for bytes.translate."""
ESCORT = 2
"""Fighters that the usual deck has beside its bombers."""

# --- spotting -----------------------------------------------------------------------------------------------------


def spot_decks(state: Midway) -> None:
    """Step 1.5: carrier by carrier (BM-1.5)."""
    state.queue = [
        carrier
        for carrier in state.oob.decks[state.side]
        if state.zone[carrier] > 0 and state.status[carrier] != MANEUVER
    ]
    if state.queue:
        state.do("spot")


def patrol_in_air(state: Midway, carrier: int) -> bool:
    """Whether its one patrol bomber is away already (BM-R51)."""
    home, at, job = state.home, state.at, state.job
    for unit in state.oob.scouts[state.oob.ship_side[carrier]]:
        if job[unit] >= PATROL and home[unit] == carrier and 0 < at[unit] < BELOW:
            return True
    return False


def spottable(state: Midway, carrier: int) -> tuple[Kinds, int, tuple[int, ...]]:
    """Kinds that may come up, how many units, and who is on deck already (BM-R31, BM-R34, BM-R51)."""
    side, oob, load = state.side, state.oob, state.load
    deck = state.in_place(side, DECK + carrier)
    places = oob.service[carrier] - state.damage[carrier] - len(deck)
    below = state.in_place(side, BELOW + carrier) if places > 0 else ()
    if not below:
        return (), 0, deck
    if state.status[carrier] == RECOVER:
        scouts = [unit for unit in below if oob.is_patrol_bomber[unit]]
        if not scouts or not _wants_scout(state, carrier, deck):
            return (), 1, deck
        return tuple([(word, 1) for word, _ in kinds_of(state, scouts)]), 1, deck
    fighter, words = oob.is_fighter, oob.load_words
    counts: dict[str, int] = {}
    scout = -1
    for unit in below:
        if (carried := load[unit]) or fighter[unit]:
            word = words[unit][carried]
            counts[word] = counts.get(word, 0) + 1
        elif scout < 0 and oob.is_patrol_bomber[unit]:
            scout = unit
    kinds = tuple(counts.items())
    if scout >= 0 and _wants_scout(state, carrier, deck):
        kinds += ((words[scout][NO_LOAD], 1),)
    return kinds, places, deck


def _wants_scout(state: Midway, carrier: int, deck: tuple[int, ...]) -> bool:
    """An empty bomber on deck is the one that will go on patrol: no second one beside it (BM-R34, BM-R51)."""
    load, fighter = state.load, state.oob.is_fighter
    for unit in deck:
        if not load[unit] and not fighter[unit]:
            return False
    return not patrol_in_air(state, carrier)


class Spot(SideAsk):
    """What a carrier brings up to its flight deck: all at once with `spot`, or one by one with `raise` (BM-1.5)."""

    kind = "spot"
    clause = "BM-1.5"
    verbs = ("spot", "raise")

    def legal(self, state: Midway) -> list[Action]:
        carrier = state.queue[0]
        kinds, places, deck = spottable(state, carrier)
        name = state.oob.ship_ids[carrier]
        if state.status[carrier] != LAUNCH:
            return choices("spot", (name,), kinds, 0, places)
        escort = ESCORT
        if kinds and deck:
            fighter = state.oob.is_fighter
            for unit in deck:
                if escort and fighter[unit]:
                    escort -= 1
        return (_spottings if few(kinds) else _spottings.__wrapped__)(name, kinds, places, escort)

    def answer(self, state: Midway, action: Action) -> None:
        carrier = state.queue[0]
        kind, (_, *words) = action
        if words:
            at, scouting = state.at, state.status[carrier] == RECOVER
            for unit in take(state, state.in_place(state.side, BELOW + carrier), words):
                at[unit] = DECK + carrier
                if scouting:
                    state.job[unit] = PATROL
            # A single one is raised by its kind alone.
            units = words if kind == "spot" else [f"1{words[0]}"]
            state.tell("spotted", "BM-1.5", ship=state.oob.ships[carrier], units=units)
        if kind == "spot":
            state.queue.pop(0)
        if state.queue:
            state.stack.append("spot")

    def params(self, state: Midway) -> Params:
        carrier = state.queue[0]
        _, places, _ = spottable(state, carrier)
        return {"seat": SEATS[state.side], "ship": state.oob.ships[carrier], "places": places}

    def why(self, state: Midway, action: Action) -> Refusal:
        carrier = state.queue[0]
        name = state.oob.ships[carrier]
        if not action.args or action.args[0] != state.oob.ship_ids[carrier]:
            return refusal("other-ship", self.clause, ship=name)
        kinds, places, _ = spottable(state, carrier)
        wanted = [split_count(word) for word in action.args[1:]]
        there = dict(kinds)
        if action.kind == "raise" and state.status[carrier] != LAUNCH:
            return refusal("not-launching", "BM-1.4.1", ship=name)
        if action.kind == "raise" and [count for count, _ in wanted] != [1]:
            return refusal("one-at-a-time", self.clause, ship=name)
        for count, word in wanted:
            if word not in there:
                return refusal("not-spottable", "BM-R34", ship=name, unit=word)
            if count > there[word]:
                return refusal("not-so-many", self.clause, ship=name, unit=word, count=there[word])
        return refusal("deck-full", "BM-R38", ship=name, places=places)


@lru_cache(maxsize=8192)
def _spottings(name: str, kinds: Kinds, places: int, escort: int) -> list[Action]:
    """The usual deck first, then every other one, then unit by unit; nothing (more) comes last. Not to be changed."""
    decks = selections(kinds, 0, places)
    actions = make_actions("spot", map((name,).__add__, decks))
    nothing = actions.pop()
    usual = tuple(usual_deck(kinds, places, escort))
    if usual and usual in decks:
        actions.insert(0, actions.pop(decks.index(usual)))
    actions += make_actions("raise", [(name, word) for word, _ in kinds])
    actions.append(nothing)
    return actions


def usual_deck(kinds: Kinds, places: int, escort: int) -> list[str]:
    """What most air officers would spot: an escort, then as many armed bombers as there is room for."""
    fighters = [(word, count) for word, count in kinds if "-" not in word]
    armed = [(word, count) for word, count in kinds if "-" in word and not word.endswith("-e")]
    wanted = [(word, min(count, escort)) for word, count in fighters] + armed
    if not armed:
        wanted = fighters
    words = []
    for word, count in wanted:
        taken = min(count, places)
        places -= taken
        if taken:
            words.append(f"{taken}{word}")
    return words


# --- arming -------------------------------------------------------------------------------------------------------


def arm(state: Midway) -> None:
    """Step 5.3: empty bombers in hangars and at bases are loaded; who has no choice of load is at once (BM-5.3)."""
    oob = state.oob
    at, load, mark = state.at, state.load, state.mark
    loaded: dict[int, list[int]] = {}
    for unit in oob.without_choice[state.side]:
        if not load[unit] and BELOW <= at[unit] < DECK and not mark[unit] & TIRED:
            load[unit] = oob.types[oob.air_type[unit]].loads[0]
            loaded.setdefault(state.home[unit], []).append(unit)
    for base, units in loaded.items():
        state.tell("armed", "BM-5.3", ship=oob.ships[base], units=state.count_words(units))


_PLACE: Callable[[int], int] = (16).__rrshift__
"""The place of units alike (place, type and load in one number). Kinds in one place stay in their order."""


def loadings(oob: OrderOfBattle, alike: int, count: int) -> list[Action]:
    """What so many units of one place, type and load can do: unload, or take either load. Kept, not to be changed."""
    place, kind, carried = alike >> 16, alike >> 2 & 0x3FFF, alike & 3
    head = (oob.ship_ids[place - BELOW],)
    if carried:
        actions = choices("unload", head, ((oob.kind_word(kind, carried), count),), 1, count)
    else:
        both = tuple((oob.kind_word(kind, one), count) for one in (TORPEDOES, BOMBS))
        actions = choices("arm", head, both, count, count)
    oob.loadings[alike, count] = actions
    return actions


@lru_cache(maxsize=4096)
def _loading(word: str) -> tuple[int, str, int]:
    """How many take a load, who, and which: 2b5n-t is two b5n-e with torpedoes."""
    count, kind = split_count(word)
    stem, _, load = kind.rpartition("-")
    return count, f"{stem}-e", BOMBS if load == "b" else TORPEDOES


@lru_cache(maxsize=4096)
def _armed(action: Action) -> tuple[int, int, list[Action]]:
    """Of the ways to load so many units, how many are listed before this one, and all; how to unload them again.

    The more torpedoes, the sooner it is listed. They go to the first units, which are listed first again.
    """
    ship, *words = action.args
    loaded = [split_count(word) for word in words]
    bombs = sum([count for count, kind in loaded if kind.endswith("-b")])
    unloadings = []
    for count, kind in loaded:
        unloadings += choices("unload", (ship,), ((kind, count),), 1, count)
    return bombs, 1 + sum([count for count, _ in loaded]), unloadings


class Rearm(SideAsk):
    """Which load for those who can carry either, and what to unload (BM-5.3, BM-R33)."""

    kind = "rearm"
    clause = "BM-5.3"
    verbs = ("arm", "unload", "done")

    def legal(self, state: Midway) -> list[Action]:
        oob = state.oob
        at, mark, load, kinds = state.at, state.mark, state.load, oob.kind_bits
        stock: dict[int, int] = {}
        for unit in oob.choosers[state.side]:
            place = at[unit]
            if BELOW <= place < DECK and not mark[unit] & TIRED:
                alike = place << 16 | kinds[unit] | load[unit]
                stock[alike] = stock[alike] + 1 if alike in stock else 1
        actions: list[Action] = []
        kept = oob.loadings
        for alike in sorted(stock, key=_PLACE):
            actions += kept.get((alike, stock[alike])) or loadings(oob, alike, stock[alike])
        actions.append(DONE)
        return actions

    def relist(self, state: Midway, action: Action, answers: list[Action], number: int) -> list[Action] | None:
        """Whoever is unloaded is done. Of several kinds, the rest of one may now come after another."""
        kind, words = action
        if kind == "unload":
            start, end, others = fall_away(answers, number)
            return None if others and start < number else answers[:start] + answers[end:]
        if kind == "done":
            return None
        # Whoever takes a load can be unloaded instead.
        before, ways, unloadings = _armed(action)
        start = number - before
        end = start + ways
        ship = words[0]
        if answers[end].args[:1] == (ship,) or (start and answers[start - 1].args[0] == ship):
            # Others there can be handled too: their places among them would have to be found.
            return None
        return [*answers[:start], *unloadings, *answers[end:]]

    def answer(self, state: Midway, action: Action) -> None:
        kind, args = action
        if kind == "done":
            return
        state.stack.append("rearm")
        ship, *words = args
        base = state.oob.ship_index[ship]
        loads = state.load
        if kind == "unload":
            mark = state.mark
            count, loaded = split_count(words[0])
            for unit in self._found(state, base, count, loaded):
                loads[unit] = NO_LOAD
                mark[unit] |= TIRED
            state.tell("unloaded", "BM-5.3", ship=state.oob.ships[base], units=words)
            return
        for word in words:
            count, empty, load = _loading(word)
            for unit in self._found(state, base, count, empty):
                loads[unit] = load
        state.tell("armed", "BM-5.3", ship=state.oob.ships[base], units=words)

    def _found(self, state: Midway, base: int, count: int, kind: str) -> list[int]:
        """So many units of a kind there that were not handled this turn."""
        at, load, mark = state.at, state.load, state.mark
        words, place = state.oob.load_words, BELOW + base
        found = []
        for unit in state.oob.choosers[state.side]:
            if words[unit][load[unit]] == kind and at[unit] == place and not mark[unit] & TIRED:
                found.append(unit)
                if len(found) == count:
                    break
        return found

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-in-hangar", self.clause, action=str(action))


# --- clearing -----------------------------------------------------------------------------------------------------


def strike_below(state: Midway, units: list[int]) -> None:
    at, job = state.at, state.job
    for unit in units:
        at[unit] -= DECK - BELOW
        job[unit] = IDLE


def clear_landed(state: Midway) -> None:
    """Step 5.4: who landed goes below and is refuelled, except on a deck that was not ready (BM-5.4, BM-R28)."""
    at, mark, job, jam = state.at, state.mark, state.job, state.jam
    stuck = []
    for unit in state.on_decks(state.side):
        if mark[unit] & TIRED:
            if jam[at[unit] - DECK] != JAMMED:
                at[unit] -= DECK - BELOW
                job[unit] = IDLE
                continue
            stuck.append(unit)
        if job[unit] == PATROL:
            job[unit] = IDLE
    units = state.oob.air_slice[state.side]
    mark[units] = bytes(mark[units]).translate(_RESTED)
    for unit in stuck:
        mark[unit] |= TIRED
    for carrier in state.oob.decks[state.side]:
        jam[carrier] = MUST_RECOVER if jam[carrier] == JAMMED else CLEAR


class ClearDecks(SideAsk):
    """Spotted units that were not launched may go below (BM-5.4, BM-R31)."""

    kind = "clear"
    clause = "BM-5.4"
    verbs = ("clear", "done")

    def legal(self, state: Midway) -> list[Action]:
        at, mark, load, words = state.at, state.mark, state.load, state.oob.load_words
        standing: dict[int, dict[str, int]] = {}
        counts: dict[str, int] = {}
        last = 0
        for unit in state.on_decks(state.side):
            if not mark[unit] & TIRED:
                if (place := at[unit]) != last:
                    last = place
                    counts = standing.setdefault(place, {})
                word = words[unit][load[unit]]
                counts[word] = counts[word] + 1 if word in counts else 1
        actions: list[Action] = []
        names = state.oob.ship_ids
        for place in sorted(standing):
            actions += _clearings(names[place - DECK], tuple(standing[place].items()))
        actions.append(DONE)
        return actions

    def relist(self, state: Midway, action: Action, answers: list[Action], number: int) -> list[Action] | None:
        """Fewer can go below. With several kinds on deck their order may change, and `all` may be one kind only."""
        kind, words = action
        if kind == "done":
            return None
        if words[1] == "all":
            ship, start, end = words[0], number, number + 1
            while start and answers[start - 1].args[0] == ship:
                start -= 1
        else:
            start, end, others = fall_away(answers, number)
            if others:
                return None
        return answers[:start] + answers[end:]

    def stands_for(self, state: Midway, action: Action) -> Action:
        """All of a deck that holds but one kind."""
        if action.kind == "clear" and action.args[1:] == ("all",):
            carrier = state.oob.ship_index.get(action.args[0], -1)
            words = state.count_words(spotted(state, carrier)) if 0 <= carrier < state.oob.carriers else []
            if len(words) == 1:
                return Action("clear", (action.args[0], words[0]))
        return action

    def answer(self, state: Midway, action: Action) -> None:
        kind, args = action
        if kind == "done":
            return
        state.stack.append("clear")
        ship, word = args
        carrier = state.oob.ship_index[ship]
        mark = state.mark
        units = [unit for unit in state.in_place(state.side, DECK + carrier) if not mark[unit] & TIRED]
        if word == "all":
            words = state.count_words(units)
        else:
            words = [word]
            units = take(state, units, words)
        state.tell("cleared", "BM-5.4", ship=state.oob.ships[carrier], units=words)
        strike_below(state, units)

    def params(self, state: Midway) -> Params:
        return {"seat": SEATS[state.side]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-on-deck", self.clause, action=str(action))


@lru_cache(maxsize=8192)
def _clearings(name: str, kinds: Kinds) -> list[Action]:
    """Some of each kind, or all of a deck that holds several. Not to be changed."""
    words = [f"{some}{word}" for word, count in kinds for some in range(count, 0, -1)]
    return make_actions("clear", [(name, word) for word in (words if len(kinds) == 1 else [*words, "all"])])


def spotted(state: Midway, carrier: int) -> list[int]:
    """Units on deck that did not land there this turn."""
    mark = state.mark
    return [unit for unit in state.on_deck(carrier) if not mark[unit] & TIRED]


def can_launch(state: Midway, carrier: int) -> int:
    """Units a carrier may still launch this turn: Launch orders, no squall, Air Service (BM-R22, BM-R38, BM-R60)."""
    if state.status[carrier] != LAUNCH:
        return 0
    zone = state.zone[carrier]
    if zone <= 0 or state.squall(zone):
        return 0
    return state.service(carrier) - state.launched[carrier]
