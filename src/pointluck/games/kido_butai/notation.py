"""Actions as short text, both ways. docs/notation.md tells players what they can type."""

from __future__ import annotations

from pointluck.engine import Action, NotationError

from .air_operations import strike_at
from .order_of_battle import LOAD_NAMES
from .pieces import CAP, CENTRE, LOST, MIDWAY, NORTH_EAST, KidoButai

VERBS = (
    "load",
    "launch",
    "fly",
    "attack",
    "land",
    "ready",
    "end",
    "run-on",
    "commit",
    "meet",
    "aim",
    "targets",
    "fill",
    "spread",
    "lose",
    "die",
    "draw",
)
_COUNTERS = ("bomber", "no-bomber", "fighter", "no-fighter", "no-carrier")
_TARGETS = {"midway": "midway", "fleet": "fleet", "fleet-1": "fleet-1", "fleet-2": "fleet-2"}
_MISSIONS = ("cap", "strike")
_NUMBERS = {str(number) for number in range(100)}
_SHORT_LOADS = {"b": "bombs", "bomb": "bombs", "t": "torpedoes", "torpedo": "torpedoes", "torps": "torpedoes"}


def parse(state: KidoButai, text: str) -> Action:
    """The one action that a text means."""
    actions = parse_all(state, text)
    if len(actions) != 1:
        raise NotationError("notation-one", text=text, count=len(actions))
    return actions[0]


def parse_all(state: KidoButai, text: str) -> list[Action]:
    """The actions of a line: parts divided by semicolons, each perhaps for several squadrons."""
    return [action for part in text.split(";") if part.strip() for action in _part(state, part)]


def _part(state: KidoButai, text: str) -> list[Action]:
    words = text.replace(",", " ").replace(">", " ").lower().split()
    verb = words[0] if words else ""
    rest = words[1:]
    if verb.isdecimal() and not rest:
        return [Action("die", (verb,))]
    if verb not in VERBS:
        raise NotationError("notation-verb", text=text.strip(), verbs=list(VERBS))
    if verb in ("launch", "fly", "land", "ready"):
        return _squadron_actions(state, verb, rest)
    return [_other(state, verb, rest, text)]


def _squadron_actions(state: KidoButai, verb: str, words: list[str]) -> list[Action]:
    """One action for each squadron named; a carrier's or place's name stands for the squadrons there."""
    tail = _tail(state, verb, words)
    named = words[: len(words) - len(tail)]
    actions = []
    for word in named:
        for squadron in _squadrons(state, verb, word):
            action = Action(verb, (state.oob.squadrons[squadron], *_completed(state, verb, squadron, tail)))
            # `ready akagi torpedoes` leaves out who has them already; a squadron named itself is told why not.
            if word in state.oob.index or state.why_not(action) is None:
                actions.append(action)
    if not actions:
        raise NotationError("notation-squadron", verb=verb, squadrons=state.oob.squadrons)
    return actions


def _tail(state: KidoButai, verb: str, words: list[str]) -> list[str]:
    """The last word, if it says where to or with what."""
    last = words[-1] if words else ""
    if verb == "launch" and last in _MISSIONS:
        return [last]
    if verb == "fly" and last in _TARGETS and len(words) > 1:
        return [_TARGETS[last].split("-")[0]]
    if verb == "land" and last in state.oob.ship_ids:
        return [last]
    if verb == "ready" and (last in LOAD_NAMES or last in _SHORT_LOADS):
        return [_SHORT_LOADS.get(last, last)]
    return []


def _completed(state: KidoButai, verb: str, squadron: int, tail: list[str]) -> tuple[str, ...]:
    """What a player may leave out because only one thing can be meant."""
    zero = state.oob.is_zero[squadron]
    if verb == "launch" and not tail:
        return ("strike",)
    if verb == "fly" and not tail:
        load = state.load[squadron]
        if zero:
            raise NotationError("notation-target", squadron=state.oob.squadrons[squadron])
        return ("midway" if load == 0 else "fleet",)
    if verb == "land" and not tail:
        raise NotationError("notation-ship", ships=state.oob.ship_ids)
    if verb == "ready":
        if zero:
            return ()
        load = state.load[squadron]
        return tuple(tail) if tail else (LOAD_NAMES[load],) if load < len(LOAD_NAMES) else ()
    return tuple(tail)


def _squadrons(state: KidoButai, verb: str, word: str) -> list[int]:
    """The squadrons that a word names: one of them, or all that could act at a carrier or place."""
    if word in state.oob.index:
        return [state.oob.index[word]]
    places = {"centre": CENTRE, "center": CENTRE, "cap": CAP, "midway": MIDWAY, "fleet": NORTH_EAST}
    places |= {name: ship for ship, name in enumerate(state.oob.ship_ids)}
    if word in places:
        there = state.squadrons_at(places[word])
    elif word == "all":
        there = [squadron for squadron, place in enumerate(state.place) if place != LOST]
    else:
        raise NotationError("notation-word", word=word, squadrons=state.oob.squadrons)
    able = {action.args[0] for action in _listed(state, verb)}
    kinds = [state.oob.index[name] for name in able]
    return [squadron for squadron in there if _could(state, verb, squadron, kinds)]


def _listed(state: KidoButai, verb: str) -> list[Action]:
    return [action for action in state.legal() if action.kind == verb]


def _could(state: KidoButai, verb: str, squadron: int, listed: list[int]) -> bool:
    """Whether a squadron is like one of those for which the verb is legal now."""
    if state.acted[squadron]:
        return False
    return any(
        state.place[squadron] == state.place[other]
        and state.facing[squadron] == state.facing[other]
        and state.load[squadron] == state.load[other]
        for other in listed
    )


def _other(state: KidoButai, verb: str, words: list[str], text: str) -> Action:
    names = state.oob.us_ship_ids
    if verb in ("end", "run-on"):
        good = not words
    elif verb == "die":
        good = len(words) == 1 and words[0].isdecimal()
    elif verb == "draw":
        words = ["-".join(words)]
        good = words[0] in _COUNTERS or words[0] in names
    elif verb == "load":
        words = _load_words(state, words)
        good = bool(words)
    elif verb in ("targets", "spread"):
        good = len(words) % 2 == 0 and all(word.isdecimal() for word in words[1::2])
        good = good and all(word in names for word in words[::2])
    elif verb == "fill":
        good = len(words) == 1 and words[0] in names
    elif verb == "attack":
        good = bool(words) and words[0] in ("midway", "fleet-1", "fleet-2", "fleet")
        words = [_fleet_meant(state, words[0]), *words[1:]] if good else words
        words = _force_words(state, words) if good else words
        good = good and all(word in state.oob.index for word in words[1:])
        words = [*words[:1], *(state.oob.squadrons[state.oob.index[word]] for word in words[1:])] if good else words
    else:
        good = words == ["none"] and verb == "commit"
        if words and all(word in state.oob.index for word in words):
            good, words = True, [state.oob.squadrons[state.oob.index[word]] for word in words]
    if not good:
        raise NotationError("notation-form", verb=verb, text=text.strip())
    return Action(verb, tuple(words))


def _load_words(state: KidoButai, words: list[str]) -> list[str]:
    """`akagi 1b 2t`, in either order; the one may be left to follow from the other."""
    parts = " ".join(words[1:]).replace("b", "b ").replace("t", "t ").split()
    counts = {part[-1]: int(part[:-1]) for part in parts if part[:-1] in _NUMBERS and part[-1] in "bt"}
    if not counts or len(counts) != len(parts) or words[0] not in state.oob.ship_ids:
        return []
    aboard = state.squadrons_at(state.oob.ship_ids.index(words[0]))
    bombers = sum(1 for squadron in aboard if not state.oob.is_zero[squadron])
    bombs = counts["b"] if "b" in counts else max(0, bombers - counts["t"])
    torpedoes = counts["t"] if "t" in counts else max(0, bombers - bombs)
    return [words[0], f"{bombs}b", f"{torpedoes}t"]


def _force_words(state: KidoButai, words: list[str]) -> list[str]:
    """`fleet-1 3b 1z`: the first so many bombers and Zeros there that have not acted."""
    counts = {part[-1]: int(part[:-1]) for part in words[1:] if part[:-1] in _NUMBERS and part[-1] in "bz"}
    if not counts or len(counts) != len(words) - 1:
        return words
    there = strike_at(state, MIDWAY if words[0] == "midway" else NORTH_EAST)
    zero = state.oob.is_zero
    kinds = {"b": [one for one in there if not zero[one]], "z": [one for one in there if zero[one]]}
    if not any(counts.values()):
        return words
    if any(count > len(kinds[kind]) for kind, count in counts.items()):
        raise NotationError("notation-squadron", verb="attack", squadrons=state.oob.squadrons)
    force = kinds["b"][: counts.get("b", 0)] + kinds["z"][: counts.get("z", 0)]
    return [words[0], *(name.lower() for name in state.names(force))]


def _fleet_meant(state: KidoButai, word: str) -> str:
    """`fleet` without a number is the one that can be attacked."""
    if word != "fleet":
        return word
    alive = state.live_fleets()
    return f"fleet-{alive[0]}" if len(alive) == 1 else "fleet-1"
