"""The notation of air units read aloud: 2b5n-t@akagi:1 is two Kates with torpedoes from Akagi with fuel 1."""

from __future__ import annotations

import re
from collections.abc import Callable

Say = Callable[..., str]
Name = Callable[[str], str]

_KIND = re.compile(
    r"(?:(?P<group>[sc]\d+)/)?(?P<count>\d+)?(?P<type>a6m|d3a|b5n|e13a|f4f|sbd|tbd|b25|b17|pby)"
    r"(?:-(?P<load>[bte]))?(?:@(?P<home>[\w-]+))?(?::(?P<fuel>\d))?"
)
_SEAPLANE = re.compile(r"1?(pby|e13a)-(\d+)")
_LETTERED = re.compile(r"[acs]\d+")
"""Areas of the battle board and groups in the air, as they are lettered on the table: a1, c3, s2."""
_ORDER = re.compile(r"([a-z][\w-]*)=([a-z]+)")
"""The order of a carrier: akagi=launch."""
_LOADS = {"b": "bombs", "t": "torpedoes", "e": "none"}


def aloud(word: str, say: Say, name: Name) -> str | None:
    """What a word of the notation says, in the language of `say` and `name`; None where it is no such word."""
    if _LETTERED.fullmatch(word):
        return word.upper()
    seaplane = _SEAPLANE.fullmatch(word)
    if seaplane:
        return f"{say(f'plane-{seaplane[1]}', count=1)} {seaplane[2]}"
    order = _ORDER.fullmatch(word)
    if order:
        return f"{name(order[1])}: {name(order[2])}"
    kind = _KIND.fullmatch(word)
    if kind is None:
        return None
    group, fuel = (kind["group"] or "").upper(), kind["fuel"]
    where = [name(kind["home"]) if kind["home"] else "", group, say("kind-fuel", fuel=fuel) if fuel else ""]
    return say(
        "kind",
        count=int(kind["count"] or 0),
        type=say(f"plane-{kind['type']}", count=int(kind["count"] or 1)),
        load=_LOADS.get(kind["load"] or "", "own"),
        where=", ".join(filter(None, where)) or "none",
    )
