"""The odds desk for The Battle of Midway: strikes on ships and bases, air combat, search.

6 sbd bombs + 2 f4f > akagi spotted cap 2 screen 2 destroyers
4 a6m > 3 sbd + 2 f4f
2 pby > akagi shadowing squall
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pointluck.engine import Action, Problem, Setup, State
from pointluck.games.battle_of_midway import BattleOfMidwayState
from pointluck.games.battle_of_midway.combat import targets
from pointluck.games.battle_of_midway.order_of_battle import (
    BOMBS,
    IJN,
    LAND,
    NO_LOAD,
    SEATS,
    TORPEDOES,
    TYPE_NAMES,
    USN,
    OrderOfBattle,
)
from pointluck.games.battle_of_midway.pieces import (
    BELOW,
    CAP,
    DECK,
    LAUNCH,
    MANEUVER,
    PATROL,
    SHADOW,
    SHADOWING,
    STRIKE,
    Midway,
    the_battle,
)
from pointluck.players.battle_of_midway.doctrine import Staff

from .form import AGAINST, Form, Group, Part, choice, count, flag
from .inquiry import Inquiry, Note, begun
from .sentence import Reader

EXAMPLES = (
    "6 sbd bombs > akagi spotted",
    "3 sbd + 2 f4f > kaga cap 2",
    "3 d3a + 3 b5n torpedoes > enterprise evading",
    "4 a6m > 3 sbd + 2 f4f",
    "1 pby > akagi shadowing",
)
SYNONYMS = {
    "bomb": "bombs", "bomben": "bombs", "bombe": "bombs", "torpedo": "torpedoes", "torpedos": "torpedoes",
    "dauntless": "sbd", "devastator": "tbd", "wildcat": "f4f", "catalina": "pby", "b-17": "b17", "b-25": "b25",
    "zero": "a6m", "zeros": "a6m", "val": "d3a", "vals": "d3a", "kate": "b5n", "kates": "b5n", "jake": "e13a",
    "carriers": "carrier", "träger": "carrier", "destroyers": "destroyer", "zerstörer": "destroyer",
    "cruisers": "cruiser", "kreuzer": "cruiser", "battleships": "battleship", "schlachtschiff": "battleship",
    "midway": "airfield", "flugplatz": "airfield", "on-deck": "spotted", "an-deck": "spotted",
    "maneuver": "evading", "manoeuvre": "evading", "ausweichend": "evading", "beschädigt": "damaged",
    "schirm": "screen", "beschattet": "shadowing", "beschatten": "shadowing", "bö": "squall", "sturm": "squall",
    "still": "again", "weiter": "again",
}  # fmt: skip
MOST_UNITS = 30
_GROUP = {IJN: 1, USN: 2}
_LOADS = {"bombs": BOMBS, "torpedoes": TORPEDOES}
_LOCATED = ("ijn-located", "usn-located")
_SHIPS_SUNK = ("ijn-ships-sunk", "usn-ships-sunk")
_QUIET = "draw"
"""Where the sequence of play stops when all that was asked about is over: at the next token of a cup with two sorts."""


def forms(setup: Setup) -> tuple[Form, ...]:
    state = setup.game.begin(setup)
    assert isinstance(state, BattleOfMidwayState)
    oob = state.oob
    return (_strike_form(oob, USN), _strike_form(oob, IJN), *(_search_form(oob, side) for side in (USN, IJN)))


def _units(oob: OrderOfBattle, kind: int) -> int:
    return min(MOST_UNITS, oob.air_type.count(kind))


def _strike_form(oob: OrderOfBattle, side: int) -> Form:
    enemy = 1 - side
    force: list[Part] = []
    for kind, one in enumerate(oob.types):
        if one.side == side and not one.patrol:
            loads = [f" {name}" for name, load in _LOADS.items() if load in one.loads] if len(one.loads) > 1 else [""]
            force += [count(f"{{n}} {one.word}{load}", one.name, _units(oob, kind)) for load in loads]
    # In the beginning some dive bombers fly, with whatever else the side has at hand.
    fighting = [one.word for one in oob.types if one.fighter]
    bombers = next(at for at, part in enumerate(force) if part.texts[0].split()[1] not in fighting)
    force[bombers] = force[bombers]._replace(start=min(6, force[bombers].most))
    ships = [oob.ship_ids[ship] for ship in oob.fleet[enemy] if oob.capital[ship]]
    bases = [oob.ship_ids[ship] for ship in oob.land] if enemy == USN else []
    fighters = next(kind for kind, one in enumerate(oob.types) if one.side == enemy and one.fighter)
    guard = (
        count("cap {n}", "", min(6, _units(oob, fighters))),
        count("screen {n} destroyer", "", 4),
    )
    return Form(
        f"strike-{SEATS[side]}",
        (
            Group("force", tuple(force), plus=True),
            AGAINST,
            Group("target", (choice(*ships, "cruiser", "destroyer", *bases), choice("", "spotted", "evading"))),
            Group("opposition", guard),
        ),
    )


def _search_form(oob: OrderOfBattle, side: int) -> Form:
    kind = next(kind for kind, one in enumerate(oob.types) if one.side == side and one.patrol)
    word = oob.types[kind].word
    target = next(oob.ship_ids[ship] for ship in oob.fleet[1 - side])
    how = (choice("", "shadowing", "shadowing again"), flag("squall"))
    return Form(
        f"search-{SEATS[side]}",
        (
            Group("force", (count(f"{{n}} {word}", oob.types[kind].name, _units(oob, kind), 1),)),
            AGAINST,
            Group("target", (Part("fixed", (target,)), *how)),
        ),
    )


def read(sentence: str, setup: Setup) -> Inquiry:
    state = setup.game.begin(setup)
    assert isinstance(state, BattleOfMidwayState)
    return _Position(Reader(sentence, SYNONYMS), state).read()


class _Position:
    """An empty sea, into which the sentence brings ships and aircraft."""

    def __init__(self, reader: Reader, state: BattleOfMidwayState) -> None:
        self.reader = reader
        self.state = state
        self.oob = state.oob
        self.target = -1
        self.zone = next(zone for zone in range(1, self.oob.zones + 1) if zone != self.oob.midway)
        state.turn, state.phase = 2, "combat"
        for ship in range(self.oob.warships):
            state.zone[ship] = 0
        for unit in range(len(state.at)):
            state.at[unit] = BELOW + state.home[unit]
            state.fuel[unit] = state.job[unit] = state.group[unit] = 0
        state.located = [0, 0]
        state.cup = [1, 1, 0, 0]

    def read(self) -> Inquiry:
        force, side = self._force(None)
        self.reader.need(">", "+")
        if self.oob.is_patrol[force[0]]:
            return self._search(force, side)
        enemy = self.reader.look(*self._ships(1 - side), *TYPE_NAMES[:LAND])
        if enemy is None and not self._counts():
            raise self.reader.stopped((*TYPE_NAMES[:4], *self._ships(1 - side), f"1-{MOST_UNITS}"))
        if enemy is None:
            others, _ = self._force(1 - side)
            self._fly(others, STRIKE)
        else:
            self._name(1 - side)
            self._conditions(1 - side)
        self.reader.end()
        self._fly(force, STRIKE)
        begun(self.state, "turn", _QUIET, "battles", "combat-zones")
        if self.state.battle is None:
            raise Problem("odds-no-battle")
        reads: dict[str, Callable[[State], int]] = {}
        target = self.target
        if target >= self.oob.warships:
            # The stakes of the game count the hits on warships alone.
            reads["target-damage"] = lambda after: _midway(after).damage[target]
        # A carrier that is sunk is one of the ships that are: once is enough.
        omits = (*_LOCATED, *(_SHIPS_SUNK if 0 <= target < self.oob.carriers else ()))
        notes = (Note("doctrine-both"),)
        return Inquiry(self.reader.understood, self.state, self._choose, _battle_over, notes, reads, omits)

    # --- aircraft ---------------------------------------------------------------------------------------------

    def _counts(self) -> bool:
        return not self.reader.over and self.reader.rest[0].isdecimal()

    def _force(self, side: int | None) -> tuple[list[int], int]:
        """Air units with what they carry, all of one side."""
        force: list[int] = []
        while True:
            count = self.reader.number(1, MOST_UNITS)
            words = [one.word for one in self.oob.types if side in (None, one.side)]
            kind = [one.word for one in self.oob.types].index(self.reader.need(*words))
            side = self.oob.types[kind].side
            units = self._units(kind, count, force)
            self._load(units, kind)
            force += units
            if not self.reader.take("+"):
                return force, side

    def _units(self, kind: int, count: int, taken: Iterable[int], home: int = -1) -> list[int]:
        """So many units of a type, from as few homes as can be; the named one first."""
        taken = set(taken)
        homes: dict[int, list[int]] = {}
        for unit, its in enumerate(self.oob.air_type):
            if its == kind and unit not in taken and self.state.at[unit] >= BELOW:
                homes.setdefault(self.state.home[unit], []).append(unit)
        order = sorted(homes, key=lambda base: (base != home, -len(homes[base])))
        found = [unit for base in order for unit in homes[base]]
        if count > len(found):
            raise Problem("odds-too-many", given=count, most=len(found))
        return found[:count]

    def _load(self, units: list[int], kind: int) -> None:
        one = self.oob.types[kind]
        if one.fighter or not one.loads:
            return
        word = self.reader.take("bombs", "torpedoes")
        load = _LOADS[word] if word else one.loads[-1]
        if load not in one.loads:
            names = [name for name, its in _LOADS.items() if its in one.loads]
            raise Problem("odds-load", load=str(word), wanted=names[0])
        for unit in units:
            self.state.load[unit] = load

    def _fly(self, units: list[int], job: int) -> None:
        state = self.state
        group = _GROUP[self.oob.air_side[units[0]]] + (2 if job == CAP else 0) if units else 0
        for unit in units:
            state.at[unit], state.job[unit] = self.zone, job
            state.fuel[unit] = self.oob.full[unit]
            state.group[unit] = group if job in (STRIKE, CAP) else 0

    # --- ships ------------------------------------------------------------------------------------------------

    def _ships(self, side: int) -> list[str]:
        oob = self.oob
        return [name for name, owner in zip(oob.ship_ids, oob.ship_side, strict=True) if owner == side]

    def _name(self, side: int) -> None:
        """The target: by its name or, the first of them, by its type."""
        state, oob = self.state, self.oob
        word = self.reader.need(*self._ships(side), *TYPE_NAMES[:LAND])
        if word in oob.ship_index:
            self.target = oob.ship_index[word]
        else:
            self.target = self._of_type(side, word, 1)[0]
        if oob.ship_type[self.target] == LAND:
            self.zone = oob.midway
            return
        state.zone[self.target] = self.zone
        if self.target < oob.warships:
            state.located[side] |= 1 << self.zone
        if self.target < oob.carriers:
            state.status[self.target] = LAUNCH

    def _of_type(self, side: int, word: str, count: int) -> list[int]:
        oob, kind = self.oob, TYPE_NAMES.index(word)
        found = [
            ship
            for ship, (its, owner) in enumerate(zip(oob.ship_type, oob.ship_side, strict=True))
            if its == kind and owner == side and ship != self.target
        ]
        if count > len(found):
            raise Problem("odds-too-many", given=count, most=len(found))
        return found[:count]

    def _conditions(self, side: int) -> None:
        """Evading, damaged, aircraft on deck, CAP, a screen: each once, in any order."""
        state, oob, reader = self.state, self.oob, self.reader
        carrier = self.target < oob.carriers
        open_words = ["damaged", "cap", "screen", *(("evading", "spotted") if carrier else ())]
        spotted: int | None = None
        while not reader.over:
            word = reader.need(*open_words)
            open_words.remove(word)
            if word == "evading":
                state.status[self.target] = MANEUVER
            elif word == "damaged":
                state.damage[self.target] = reader.maybe_number(1, oob.hp[self.target] - 1) or 1
            elif word == "spotted":
                spotted = reader.maybe_number(1, oob.service[self.target]) or 0
            elif word == "cap":
                self._cap(side)
            else:
                self._screen(side)
        if spotted is not None:
            self._spot(spotted)

    def _cap(self, side: int) -> None:
        count = self.reader.number(1, MOST_UNITS)
        fighters = {one.word: kind for kind, one in enumerate(self.oob.types) if one.fighter and one.side == side}
        word = self.reader.take(*fighters) or next(iter(fighters))
        self._fly(self._units(fighters[word], count, (), self.target), CAP)

    def _screen(self, side: int) -> None:
        while True:
            count = self.reader.number(1, MOST_UNITS)
            for ship in self._of_type(side, self.reader.need("cruiser", "destroyer"), count):
                self.state.zone[ship] = self.zone
                self.state.located[side] |= 1 << self.zone
            if not self.reader.take("+"):
                return

    def _spot(self, count: int) -> None:
        """So many on deck, or as many as can stand there."""
        state = self.state
        if state.status[self.target] != LAUNCH:
            raise Problem("odds-evading-deck")
        ready = [unit for unit in state.below(self.target) if self.oob.is_fighter[unit] or state.load[unit] != NO_LOAD]
        room = max(0, self.oob.service[self.target] - state.damage[self.target])
        if count > min(room, len(ready)):
            raise Problem("odds-too-many", given=count, most=min(room, len(ready)))
        for unit in ready[: count or room]:
            state.at[unit] = DECK + self.target

    # --- decisions --------------------------------------------------------------------------------------------

    def _choose(self, now: State) -> Action:
        """The named target is bombed; for the rest both sides keep to their doctrine."""
        state = _midway(now)
        legal = state.legal()
        kind = state.stack[-1]
        if kind == "picket":
            return legal[-1]  # a target without a capital ship is met in the centre, like any other
        if kind == "target" and self.target in targets(state, the_battle(state), the_battle(state).queue[0]):
            wanted = Action("target", (self.oob.ship_ids[self.target],))
            if state.why_not(wanted) is None:
                return wanted
        return Staff(IJN if state.seat == "ijn" else USN).answer(state, kind, legal)

    # --- search -----------------------------------------------------------------------------------------------

    def _search(self, force: list[int], side: int) -> Inquiry:
        state, reader = self.state, self.reader
        self._name(1 - side)
        job = PATROL
        if reader.take("shadowing"):
            job = SHADOWING if reader.take("again") else SHADOW
        else:
            state.located = [0, 0]
        if reader.take("squall"):
            state.squalls |= 1 << self.zone
        reader.end("shadowing", "squall")
        self._fly(force, job)
        state.side, state.phase = side, "search"
        begun(state, "turn", _QUIET, "search")
        first = force[0]

        def kept(after: State) -> int:
            now = _midway(after)
            return int(now.stack[-1] == _QUIET and now.at[first] == self.zone)

        reads: dict[str, Callable[[State], int]] = {"shadowing-kept": kept} if job != PATROL else {}
        return Inquiry(reader.understood, state, lambda now: now.legal()[0], _quiet, (), reads)


def _midway(state: State) -> Midway:
    assert isinstance(state, Midway)
    return state


def _quiet(state: State) -> bool:
    return state.stack[-1] == _QUIET


def _battle_over(state: State) -> bool:
    return _midway(state).battle is None
