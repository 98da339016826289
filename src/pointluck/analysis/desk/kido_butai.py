"""The odds desk for Kido Butai: strikes, raids and searches.

4 bombers torpedoes + 1 zeros > 2 carriers damaged opposed 2 fighters
3 bombers dive + 1 fighters > kido butai cap 2 zeros
search 3 turns
"""

from __future__ import annotations

from pointluck.engine import CHANCE, Action, Problem, Setup, State
from pointluck.engine.chance import same
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.air_combat import effects
from pointluck.games.kido_butai.order_of_battle import BOMBS, EAST, SOUTH, TORPEDOES
from pointluck.games.kido_butai.pieces import (
    BOMBER,
    BOMBER_DUMMY,
    CAP,
    FIGHTER,
    LOST,
    MIDWAY,
    NORTH_EAST,
    KidoButai,
    changed,
)
from pointluck.players import Situation, player

from .form import AGAINST, Form, Group, Part, choice, count, flag
from .inquiry import Inquiry, Note, begun, given
from .sentence import Reader

EXAMPLES = (
    "4 bombers torpedoes > fleet carrier opposed 2 fighters",
    "5 bombers bombs + 1 zero > midway",
    "3 bombers dive + 1 fighter > kido butai cap 2 zeros",
    "raid > kido butai",
    "search 3 turns",
)
SYNONYMS = {
    "bombers": "bomber", "squadron": "bomber", "squadrons": "bomber", "bombern": "bomber", "staffeln": "bomber",
    "bomb": "bombs", "bomben": "bombs", "bombe": "bombs",
    "torpedo": "torpedoes", "torpedos": "torpedoes",
    "zeros": "zero", "zeroes": "zero", "fighters": "fighter", "jäger": "fighter", "jägern": "fighter",
    "carriers": "carrier", "träger": "carrier", "trägern": "carrier", "fleet-carriers": "carrier",
    "fleet-carrier": "carrier", "flotte": "fleet",
    "opposed-by": "opposed", "gegen": "opposed", "no-cap": "unopposed", "ungestört": "unopposed",
    "damage": "damaged", "beschädigt": "damaged", "gesunken": "sunk", "versenkt": "sunk",
    "low-cap": "low", "tief": "low", "sturz": "dive", "sturzangriff": "dive",
    "angriff": "raid", "suche": "search", "reconnaissance": "search", "aufklärung": "search",
    "turns": "turn", "runde": "turn", "runden": "turn",
}  # fmt: skip
KIDO_BUTAI = "kido-butai"
RAID_TURN = 5
MOST_TURNS = 16


def read(sentence: str, setup: Setup) -> Inquiry:
    reader = Reader(sentence, SYNONYMS)
    state = _begin(setup)
    if reader.take("search"):
        return _search(reader, state)
    if "kido" in reader.rest or KIDO_BUTAI in reader.rest:
        return _raid(reader, state)
    return _strike(reader, state)


def forms(setup: Setup) -> tuple[Form, ...]:
    figures = setup.figures
    bombers = sum(one["bomber"] for one in figures["setup"].values() if isinstance(one, dict) and "bomber" in one)
    zeros = sum(one["zero"] for one in figures["setup"].values() if isinstance(one, dict) and "zero" in one)
    raiders, escorts = figures["counters"]["us_bombers"], figures["counters"]["us_fighters"]
    ships = [f"{number} carrier" for number in range(1, len(figures["names"]["us_carriers"]) + 1)]
    opposition = ("", *(f"opposed {number} fighter" for number in range(escorts + 1)))
    strike = (count("{n} bomber", "", bombers, 4), count("{n} zero", "", zeros))
    raid = (count("{n} bomber", "", raiders, 3), count("{n} fighter", "", escorts, 1))
    return (
        Form(
            "strike",
            (
                Group("force", strike, plus=True),
                AGAINST,
                Group("target", (choice(*ships, "midway"), flag("damaged"))),
                Group("opposition", (Part("choice", opposition, start=3),)),
            ),
        ),
        Form(
            "raid",
            (
                Group("force", raid, plus=True),
                AGAINST,
                Group("target", (Part("fixed", (KIDO_BUTAI,)),)),
                Group("opposition", (count("cap {n} zero", "", zeros, 2),)),
            ),
        ),
        Form("search", (Group("search", (Part("fixed", ("search",)), count("{n} turn", "", MOST_TURNS, 3))),)),
    )


def _begin(setup: Setup) -> KidoButaiState:
    """A game after its set-up, every squadron on its own deck."""
    state = setup.game.begin(setup)
    assert isinstance(state, KidoButaiState)
    state.start()
    while state.question is not None and state.question.kind == "loads":
        state.apply(state.legal()[0])
    return state


def _doctrine(state: State) -> Action:
    """As the scripted commander decides; but all CAP that the sentence names fights."""
    legal = state.legal()
    assert state.question is not None and state.seat is not None
    if len(legal) == 1 or state.question.kind in ("commit", "japanese-phase"):
        return legal[0]
    return player("doctrine", state.setup.game.id, state.seat, "odds").choose(Situation(state, state.seat))


# --- Japan attacks ------------------------------------------------------------------------------------------------


def _strike(reader: Reader, state: KidoButaiState) -> Inquiry:
    zeros = [one for one, zero in enumerate(state.oob.is_zero) if zero]
    bombers = [one for one, zero in enumerate(state.oob.is_zero) if not zero]
    force: list[int] = []
    load = None
    while True:
        count = reader.number(1, max(len(bombers), len(zeros)))
        if reader.need("bomber", "zero") == "zero":
            force += _first(zeros, count)
        else:
            force += _first(bombers, count)
            load = reader.take("bombs", "torpedoes")
        if not reader.take("+"):
            break
    reader.need(">")
    midway = _targets(reader, state)
    fighters = _opposition(reader, state)
    reader.end()
    wanted = "bombs" if midway else "torpedoes"
    if load not in (None, wanted):
        raise Problem("odds-load", load=load, wanted=wanted)
    _send(state, force, MIDWAY if midway else NORTH_EAST)
    begun(state, "turn", "end-turn", "japanese-phase")
    state.apply(next(action for action in state.legal() if action.kind == "attack"))
    notes = [] if midway else [Note("doctrine")]
    if fighters is None:
        notes.append(Note("fighters-drawn", {"fighters": state.cups[FIGHTER]}))
    elif state.question is not None and state.question.kind == "fleet-draw":
        raise Problem("odds-fleet-fighters")
    else:
        _draw(state, "fighter-draw", "fighter", fighters)
    return Inquiry(reader.understood, state, _doctrine, _battle_over, tuple(notes), key=_likeness)


def _first(squadrons: list[int], count: int) -> list[int]:
    if count > len(squadrons):
        raise Problem("odds-too-many", given=count, most=len(squadrons))
    return squadrons[:count]


def _battle_over(state: State) -> bool:
    assert isinstance(state, KidoButai)
    return state.battle is None


def _likeness(state: State) -> object:
    """Of the dice of an air combat only what they do matters later; of the kind of a raid nothing without a CAP."""
    assert isinstance(state, KidoButai)
    plain = state.position()
    if state.battle is not None:
        dice = effects(state, state.battle) if state.stack[-1] == "fire" else []
        torpedo = state.battle.torpedo and CAP in state.place
        plain["battle"] = {**plain["battle"], "dice": dice, "torpedo": torpedo}
    return same(plain)


def _send(state: KidoButaiState, squadrons: list[int], place: int) -> None:
    for squadron in squadrons:
        state.place[squadron] = place
        state.facing[squadron] = SOUTH
        if not state.oob.is_zero[squadron]:
            state.load[squadron] = BOMBS if place == MIDWAY else TORPEDOES


def _targets(reader: Reader, state: KidoButaiState) -> bool:
    """Set up what is attacked; whether that is Midway."""
    oob = state.oob
    ships = oob.us_ship_ids[: oob.midway]
    if (count := reader.maybe_number(1, len(ships))) is not None:
        reader.need("carrier")
        named = list(range(count))
    else:
        word = reader.take(oob.us_ship_ids[oob.midway], "fleet", "carrier", *ships)
        if word is None:
            raise reader.stopped((oob.us_ship_ids[oob.midway], "carrier", "2 carriers", "fleet", *ships, KIDO_BUTAI))
        if word == oob.us_ship_ids[oob.midway]:
            _damage(reader, state, [oob.midway])
            return True
        if word == "fleet":
            state.reported = 1
            return False
        named = [0] if word == "carrier" else [ships.index(word)]
        while word in ships and reader.take("+"):
            named.append(ships.index(reader.need(*ships)))
    state.reported = 1
    state.fleet_of = tuple(1 if ship in named else 2 for ship in range(len(ships)))
    _damage(reader, state, named)
    return False


def _damage(reader: Reader, state: KidoButaiState, ships: list[int]) -> None:
    if reader.take("damaged"):
        for ship in ships:
            state.us_hits = changed(state.us_hits, ship, 1)


def _opposition(reader: Reader, state: KidoButaiState) -> int | None:
    """US fighters over the target; None: the cup says."""
    if reader.take("unopposed"):
        return 0
    if reader.take("opposed"):
        count = reader.number(0, state.cups[FIGHTER])
        reader.take("fighter")
        return count
    return None


def _draw(state: KidoButaiState, asked: str, name: str, count: int) -> None:
    """So many squadrons out of a cup, and then a dummy."""
    for text in [*[f"draw {name}"] * count, f"draw no-{name}"]:
        if state.question is not None and state.question.kind == asked:
            given(state, text)


# --- the USA attack -----------------------------------------------------------------------------------------------


def _raid(reader: Reader, state: KidoButaiState) -> Inquiry:
    bombers = fighters = None
    if not reader.take("raid"):
        bombers = reader.number(1, state.cups[BOMBER])
        reader.need("bomber")
    kind = reader.take("dive", "torpedoes")
    if bombers is not None and reader.take("+"):
        fighters = reader.number(0, state.cups[FIGHTER])
        reader.need("fighter")
    reader.need(">")
    reader.need(KIDO_BUTAI)
    _defend(reader, state)
    if fighters is None and kind is not None:
        # The fighters are drawn before the die for the kind of raid is rolled.
        raise Problem("odds-raid-open")
    notes = _raid_notes(state, fighters, kind)
    state.turn, state.found, state.reported, state.phase = RAID_TURN, True, 1, "american"
    begun(state, "turn", "end-turn", "american-phase")
    _take_raiders(state, bombers, fighters, kind)

    def over(after: State) -> bool:
        assert isinstance(after, KidoButai)
        return after.turn > RAID_TURN

    return Inquiry(reader.understood, state, _doctrine, over, notes, key=_likeness)


def _raid_notes(state: KidoButaiState, fighters: int | None, kind: str | None) -> tuple[Note, ...]:
    notes = [Note("decks-full"), Note("doctrine")]
    if fighters is None:
        notes.append(Note("fighters-drawn", {"fighters": state.cups[FIGHTER]}))
    if kind is None and CAP in state.place:
        notes.append(Note("type-rolled"))
    return tuple(notes)


def _defend(reader: Reader, state: KidoButaiState) -> None:
    """Zeros on CAP, and ships that are hurt already."""
    oob = state.oob
    zeros = [one for one, zero in enumerate(oob.is_zero) if zero]
    while not reader.over:
        word = reader.need("cap", "unopposed", *oob.ship_ids)
        if word == "cap":
            count = reader.number(0, len(zeros))
            reader.take("zero")
            low = reader.take("low") is not None
            for zero in zeros[:count]:
                state.place[zero], state.facing[zero] = CAP, EAST
                if low:
                    state.low = changed(state.low, zero, RAID_TURN)
        elif word != "unopposed":
            _hurt(reader, state, oob.ship_ids.index(word))
            reader.take("+")


def _hurt(reader: Reader, state: KidoButaiState, ship: int) -> None:
    sunk = reader.need("damaged", "sunk") == "sunk"
    state.hits = changed(state.hits, ship, state.oob.ship_hits if sunk else 1)
    aboard = state.squadrons_at(ship)
    # The carrier holds what she can: the bombers that no longer fit go first.
    for squadron in aboard[: max(0, len(aboard) - (0 if sunk else state.capacity(ship)))]:
        state.place[squadron] = LOST


def _take_raiders(state: KidoButaiState, bombers: int | None, fighters: int | None, kind: str | None) -> None:
    if bombers is None:
        return
    _draw(state, "bomber-draw", "bomber", bombers)
    if fighters is not None:
        _draw(state, "fighter-draw", "fighter", fighters)
    if kind is not None and state.question is not None and state.question.kind == "attack-type":
        die = 1 if kind == "torpedoes" else 6
        if (die <= state.oob.torpedo_max) != (kind == "torpedoes"):
            raise Problem("odds-kind", kind=kind)
        given(state, f"die {die}")


# --- both search --------------------------------------------------------------------------------------------------


def _search(reader: Reader, state: KidoButaiState) -> Inquiry:
    """So many Mutual Reconnaissance Phases from the first hour on, in which nobody attacks."""
    turns = reader.maybe_number(1, min(MOST_TURNS, state.oob.turns)) or 1
    reader.take("turn")
    reader.end("turn")
    # No bomber comes, so that the search is all there is.
    for kind in (BOMBER, BOMBER_DUMMY):
        state.gone = changed(state.gone, kind, state.gone[kind] + state.cups[kind])
        state.cups[kind] = 0

    def over(after: State) -> bool:
        assert isinstance(after, KidoButai)
        return after.turn > turns or (after.found and after.reported > 0)

    def found(after: State) -> int:
        assert isinstance(after, KidoButai)
        return int(after.found)

    return Inquiry(
        reader.understood,
        state,
        lambda now: now.parse("end") if now.seat != CHANCE else now.legal()[0],
        over,
        (Note("nobody-attacks", {"turns": turns}),),
        {"kido-butai-found": found},
    )
