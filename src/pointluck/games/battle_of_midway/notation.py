"""Actions as short text, both ways. docs/notation.md tells players what they can type."""

from __future__ import annotations

from collections.abc import Iterator

from pointluck.engine import Action, NotationError

from .asking import split_count
from .command import choices_of, default_status
from .order_of_battle import SEATS
from .pieces import STATUS_NAMES, Midway

VERBS = (
    "bring",
    "status",
    "spot",
    "raise",
    "land",
    "strike-below",
    "keep",
    "patrol",
    "shadow",
    "stop",
    "launch",
    "fly",
    "cap",
    "move",
    "send",
    "to",
    "leave",
    "merge",
    "apart",
    "follow",
    "squall",
    "intercept",
    "pass",
    "reveal",
    "attack",
    "leave-alone",
    "battle",
    "flag",
    "picket",
    "place",
    "escorts",
    "escort",
    "alone",
    "usual",
    "enter",
    "go",
    "stay",
    "shift",
    "fight",
    "drop",
    "hold",
    "target",
    "lose",
    "fire",
    "all-fire",
    "ditch",
    "divert",
    "arm",
    "unload",
    "clear",
    "done",
    "die",
    "draw",
)
_DETAILS = ("send", "fly-to", "cap-to", "move-to")
"""Questions that a line beginning with an order may answer as well."""


def parse(state: Midway, text: str) -> Action:
    """The one action that a text means."""
    words = _words(text)
    if len(words) == 1 and words[0].isdecimal():
        return Action("die", (words[0],))
    if not words or words[0] not in VERBS:
        raise NotationError("notation-verb", text=text.strip(), verbs=list(VERBS))
    verb, rest = words[0], words[1:]
    if verb == "status":
        return Action("status", tuple(_status(state, rest)))
    if verb in ("spot", "raise"):
        rest = _aboard(state, rest)
    action = Action(verb, tuple(_zone_word(state, verb, word) for word in rest))
    return action if action.kind in ("die", "draw") else _meant(state, action)


def parse_all(state: Midway, text: str) -> list[Action]:
    """The actions of a line: parts divided by semicolons; an order may say in one breath who, what and where to."""
    actions: list[Action] = []
    now = state
    parts = [part for part in text.split(";") if part.strip()]
    for number, part in enumerate(parts, 1):
        found = list(_part(now, part))
        actions += found
        if number == len(parts):
            break
        now = now.copy()
        for action in found:
            if now.why_not(action) is not None:
                return actions
            now.apply(action)
    return actions


def _words(text: str) -> list[str]:
    return text.replace(",", " ").replace(">", " ").lower().split()


def _zone_word(state: Midway, verb: str, word: str) -> str:
    """Zones have two figures: 5, 05 and sz5 are the same."""
    bare = word.removeprefix("sz")
    if bare.isdecimal() and verb not in ("die", "picket", "escorts") and len(bare) <= 2:
        return bare.zfill(2)
    if verb == "move" and word.startswith("tf") and word[2:].isdecimal():
        forces = state.task_forces(state.side)
        number = int(word[2:])
        if 1 <= number <= len(forces):
            return state.zone_name(forces[number - 1])
    return word


# --- what a player may leave out --------------------------------------------------------------------------------------


def _meant(state: Midway, action: Action) -> Action:
    """The one legal action that the words can mean; the words themselves if there is none, or more than one."""
    legal = state.legal()
    if action in legal:
        return action
    fitting = [one for one in legal if one.kind == action.kind and _fits(one.args, action.args)]
    return fitting[0] if len(fitting) == 1 else action


def _fits(full: tuple[str, ...], given: tuple[str, ...]) -> bool:
    """Every word given is, or begins, another one of the full words, and none is left over."""
    left = list(full)
    for word in given:
        match = next((one for one in left if _begins(one, word)), None)
        if match is None:
            return False
        left.remove(match)
    return not left


def _begins(full: str, word: str) -> bool:
    """3sbd stands for 3sbd-b, f4f for 1f4f@hornet:2, d3a for s1/d3a@akagi."""
    count, kind = split_count(full)
    given, stem = split_count(word)
    if not stem:
        return full == word
    kind = kind.rpartition("/")[2]
    stem = stem.rpartition("/")[2]
    return given == count and (kind == stem or kind.startswith((f"{stem}-", f"{stem}@", f"{stem}:")))


def _aboard(state: Midway, words: list[str]) -> list[str]:
    """The carrier that is asked may be left out: `spot 2a6m 3b5n`, `raise a6m`."""
    asked = state.stack[-1:] == ["spot"]
    if asked and (not words or words[0] not in state.oob.ship_index):
        return [state.oob.ship_ids[state.queue[0]], *words]
    return words


def _status(state: Midway, words: list[str]) -> list[str]:
    """`akagi launch kaga recover`, `all maneuver`, `default`; whoever is not named takes the default."""
    carriers = [carrier for carrier in state.oob.decks[state.side] if state.zone[carrier] > 0]
    ids = state.oob.ship_ids
    given: dict[str, str] = {}
    names: list[str] = []
    for word in " ".join(words).replace("=", " ").split():
        status = next((status for status in STATUS_NAMES if len(word) > 2 and status.startswith(word)), None)
        if status is None:
            names.append(word)
            continue
        for name in names:
            given.update(dict.fromkeys((ids[one] for one in carriers), status) if name == "all" else {name: status})
        names = []
    unknown = [name for name in (*given, *names) if name not in ids and name != "default"]
    if unknown:
        raise NotationError("notation-word", word=unknown[0], squadrons=[ids[one] for one in carriers])
    usual = {one: STATUS_NAMES[default_status(state, one, choices_of(state, one))] for one in carriers}
    chosen = [f"{ids[one]}={given.pop(ids[one], usual[one])}" for one in carriers]
    return [*chosen, *(f"{name}={status}" for name, status in given.items())]


# --- whole orders -----------------------------------------------------------------------------------------------------


def _part(state: Midway, text: str) -> Iterator[Action]:
    """`launch enterprise 2f4f 3sbd > 22`, `cap hornet 2`, `fly s1 > 31`, `move tf1 > 16`, with what they leave open."""
    words = _words(text)
    orders = state.stack and state.stack[-1] == "order"
    if not orders or not words or words[0] not in ("launch", "cap", "fly", "move"):
        yield parse(state, text)
        return
    verb, *rest = words
    rest = [_zone_word(state, verb, word) for word in rest]
    head = 2 if verb == "cap" and len(rest) > 1 and "@" in rest[1] else 1
    first = _meant(state, Action(verb, tuple(rest[:head])))
    yield first
    if not rest[head:] or state.why_not(first) is not None:
        return
    now = state.copy()
    now.apply(first)
    yield from _details(now, verb, rest[head:])


def _details(now: Midway, verb: str, words: list[str]) -> Iterator[Action]:
    zones = now.oob.chart.number
    goal = words[-1] if words and words[-1] in zones else ""
    units = words[:-1] if goal else words
    if verb == "cap" and goal and not units and now.stack[-1] == "send":
        units, goal = [goal.lstrip("0")], ""
    if units and now.stack and now.stack[-1] == "send":
        action = _sent(now, units)
        yield action
        if now.why_not(action) is not None:
            return
        now.apply(action)
    if verb == "move" and units and now.stack and now.stack[-1] == "move-to":
        for action in _stay_behind(now, units):
            yield action
            if now.why_not(action) is not None:
                return
            now.apply(action)
    if verb == "cap" and not goal and now.stack and now.stack[-1] == "cap-to" and now.plan[1] >= 0:
        goal = now.zone_name(now.zone[now.plan[1]])
    if goal and now.stack and now.stack[-1] in _DETAILS:
        yield Action("to", (goal,))


def _sent(now: Midway, units: list[str]) -> Action:
    """A bare number is so many fighters."""
    if len(units) == 1 and units[0].isdecimal():
        kinds = {word.lstrip("0123456789") for action in now.legal() for word in action.args}
        units = [f"{int(units[0])}{kind}" for kind in kinds] if len(kinds) == 1 else units
    return _meant(now, Action("send", tuple(units)))


def _stay_behind(now: Midway, named: list[str]) -> Iterator[Action]:
    """Only the ships named go; the others of the force are left."""
    ids = now.oob.ship_ids
    strangers = [word for word in named if word not in now.oob.ship_index]
    if strangers:
        seat = SEATS[now.side]
        raise NotationError("notation-word", word=strangers[0], squadrons=[ids[one] for one in now.plan[1:]] or [seat])
    for ship in now.plan[1:]:
        if ids[ship] not in named:
            yield Action("leave", (ids[ship],))
