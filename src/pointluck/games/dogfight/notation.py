"""Actions as short text, both ways. docs/notation.md tells players what they can type."""

from __future__ import annotations

import re

from pointluck.engine import Action, NotationError

from .order_of_battle import CARDS, SIDES, TOKEN_NAMES
from .pieces import Dogfight

VERBS = (
    "place",
    "bid",
    "fly",
    "attack",
    "forward",
    "left",
    "right",
    "stop",
    "tile",
    "fly-off",
    "plan",
    "first",
    "skip",
    "play",
    "pass",
    "face",
    "stay",
    "exchange",
    "keep",
    "buy",
    "done",
    "deal",
    "draw",
)
_SHORT_TOKENS = {"f": "forward", "l": "left", "r": "right"}
_PLACE = re.compile(r"-?\d+,-?\d+")
_TILE_PLACE = re.compile(r"-?\d+,-?\d+(/\d+)?")


def parse(state: Dogfight, text: str) -> Action:
    """The one action that a text means here, legal or not."""
    # A blank around the comma of an area is forgiven, and so is a bracket around it.
    words = re.sub(r"\s*,\s*", ",", text.strip().lower().replace("(", " ").replace(")", " ")).split()
    verb, args = (_SHORT_TOKENS.get(words[0], words[0]), words[1:]) if words else ("", [])
    if verb not in VERBS:
        raise NotationError("notation-verb", text=text.strip(), verbs=list(VERBS))
    read = _READERS.get(verb)
    known = ([] if not args else None) if read is None else read(state, args)
    if known is None:
        raise NotationError("notation-form", verb=verb, text=text.strip())
    return Action(verb, tuple(known))


def _place(state: Dogfight, args: list[str]) -> list[str] | None:
    if len(args) != 3:
        return None
    names, at, facing = _aircraft(state, args[:1]), args[1], _facing(state, args[2:])
    if names is None or facing is None or not _PLACE.fullmatch(at):
        return None
    return [*names, at, *facing]


def _aircraft(state: Dogfight, args: list[str]) -> list[str] | None:
    index = state.oob.index
    if any(name not in index for name in args):
        raise NotationError("notation-aircraft", text=" ".join(args), aircraft=state.oob.aircraft)
    return [state.oob.aircraft[index[name]] for name in args]


def _one_aircraft(state: Dogfight, args: list[str]) -> list[str] | None:
    return _aircraft(state, args) if len(args) == 1 else None


def _two_aircraft(state: Dogfight, args: list[str]) -> list[str] | None:
    return _aircraft(state, args) if len(args) == 2 else None


def _facing(state: Dogfight, args: list[str]) -> list[str] | None:
    facings = state.oob.facing_of
    if len(args) != 1 or args[0] not in facings:
        return None
    return [state.oob.directions[facings[args[0]]]]


def _tile(state: Dogfight, args: list[str]) -> list[str] | None:
    if len(args) != 2 or not _TILE_PLACE.fullmatch(args[1]):
        return None
    name = args[0].upper()
    return [name, args[1]] if name in state.oob.tile_names else None


def _plan(state: Dogfight, args: list[str]) -> list[str] | None:
    tokens = [_SHORT_TOKENS.get(word, word) for word in args]
    return tokens if tokens and set(tokens) <= set(TOKEN_NAMES) else None


def _side(state: Dogfight, args: list[str]) -> list[str] | None:
    return args if len(args) == 1 and args[0] in SIDES else None


def _whole_number(state: Dogfight, args: list[str]) -> list[str] | None:
    return [str(int(args[0]))] if len(args) == 1 and args[0].isdecimal() else None


def _whole_numbers(state: Dogfight, args: list[str]) -> list[str] | None:
    """Firing Cards, in any order."""
    if not args or not all(word.isdecimal() for word in args):
        return None
    return [str(number) for number in sorted(int(word) for word in args)]


def _card(state: Dogfight, args: list[str]) -> list[str] | None:
    """The name of a card may have blanks or underscores for its hyphen."""
    name = "-".join(args).replace("_", "-")
    return [name] if name in CARDS else None


def _played(state: Dogfight, args: list[str]) -> list[str] | None:
    known = _card(state, args)
    if known is not None:
        return known
    known = _card(state, args[:-1])
    if known != ["thach-weave"]:
        return None
    return [*known, *(_aircraft(state, args[-1:]) or [])]


_READERS = {
    "place": _place,
    "bid": _whole_number,
    "fly": _one_aircraft,
    "attack": _two_aircraft,
    "tile": _tile,
    "plan": _plan,
    "first": _side,
    "skip": _whole_number,
    "play": _played,
    "face": _facing,
    "exchange": _whole_number,
    "buy": _card,
    "deal": _card,
    "draw": _whole_numbers,
}
