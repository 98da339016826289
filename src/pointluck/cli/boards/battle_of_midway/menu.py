"""The menu of The Battle of Midway: answers that combine several things are offered part by part, zones with marks."""

from __future__ import annotations

from pointluck.engine import Action, Plain, View
from pointluck.games.battle_of_midway.asking import split_count
from pointluck.games.battle_of_midway.order_of_battle import CENTRE
from pointluck.language import Language

from .. import Choice

_MIXTURES = ("status", "spot", "send", "follow")
"""Answers that combine several things: hundreds of them are made of a few parts."""
_FEW = 6
"""So many mixtures are easier to read one by one."""
_OWN_HEADING = ("patrol", "land", "arm", "unload", "clear", "intercept", "place", "raise")
"""Answers that begin with who is meant: that is their heading, and only the rest is said beside it."""
_DECISIONS = ("reinforce", "patrol", "order", "fly-to", "cap-to", "merge", "move-to", "transports", "weather")
"""Questions that no player wants answered for him."""
_MIDDLE = {"a": 6, "c": 4}
"""Twice the number of the middle area of each ring."""
_HABITS = ("usual", "follow", "attack", "strike-below", "arm", "done", "pass", "stay")


def usual(legal: list[Action], view: View) -> Action | None:
    """The answer most players would give, where there is one; where figures matter, legal lists begin with it."""
    asked = view["stack"][-1]
    kinds = [action.kind for action in legal]
    if asked in _DECISIONS:
        return None
    if asked == "mode":
        return legal[kinds.index(_mode(kinds, view["battle"]))]
    if asked == "place":
        return min(legal, key=_from_the_middle)
    if asked in ("lose", "deck-loss"):
        return min(legal, key=_price)
    if asked == "return":
        return min(legal, key=lambda action: _fighters_near(action.args[0], view))
    if asked == "clear":
        return next((action for action in legal if _in_the_way(action, view)), legal[-1])
    if asked == "spot" and "raise" not in kinds:
        return legal[-1]
    for kind in _HABITS:
        if kind in kinds:
            return legal[kinds.index(kind)]
    return legal[0]


def _from_the_middle(action: Action) -> int:
    """Attackers come in by the middle more often than by the sides."""
    return sum(abs(2 * int(area[1]) - _MIDDLE[area[0]]) for area in action.args[1:] if area[0] in _MIDDLE)


def _fighters_near(zone: str, view: View) -> int:
    """Enemy fighters that wait on a way home."""
    return sum(
        unit["at"] == zone and unit["side"] != view["seat"] and unit["job"] in ("cap", "strike") for unit in view["air"]
    )


def _in_the_way(action: Action, view: View) -> bool:
    """Whether a deck has to be clear of just these units next turn, for whoever is out of fuel overhead (BM-R86)."""
    if action.kind != "clear":
        return False
    ship = next(ship for ship in view["ships"] if ship["id"] == action.args[0])
    deck = [unit for unit in view["air"] if unit["at"] == f"{ship['id']} deck"]
    waiting = [u for u in view["air"] if u["home"] == ship["id"] and u["at"] == ship["zone"] and not u["fuel"]]
    everything = action.args[1] == "all" or len({(unit["type"], unit["load"]) for unit in deck}) == 1
    return everything and len(deck) + len(waiting) > ship["service"] and bool(waiting)


def _price(action: Action) -> int:
    """Empty bombers are missed least, armed ones most."""
    kind = action.args[0].rpartition("/")[2].partition("@")[0]
    return 0 if kind.endswith("-e") else 1 if "-" not in kind else 2


def _mode(kinds: list[str], battle: Plain) -> str:
    """Bombs are for the centre; on the way there bombers fight whoever meets them."""
    there = battle["team_area"][battle["queue"][0]] == CENTRE
    wishes = ("drop", "fight", "hold") if there else ("fight", "hold", "drop")
    return next(wish for wish in wishes if wish in kinds)


class Menu:
    """The choices for one question, as a seat sees it."""

    def __init__(self, language: Language, legal: list[Action], view: View) -> None:
        self._language = language
        self._legal = legal
        self._view = view

    def choices(self) -> list[Choice]:
        """By verb, and within one by its first word."""
        first = self._legal[0].kind
        mixtures = [action for action in self._legal if action.kind == first]
        if first in _MIXTURES and len(mixtures) > _FEW:
            return self._parts(mixtures) + self._plain([action for action in self._legal if action.kind != first])
        return self._plain(self._legal)

    def _plain(self, legal: list[Action]) -> list[Choice]:
        order = {kind: number for number, kind in enumerate(dict.fromkeys(action.kind for action in legal))}
        made = sorted(legal, key=lambda action: order[action.kind])
        zones = [_zone(action) for action in made if _zone(action) is not None]
        # Several units with the same zones to choose from: there a zone alone says too little.
        alone = len(zones) == len(set(zones))
        return [self._choice(action, alone) for action in made]

    def _choice(self, action: Action, alone: bool) -> Choice:
        zone = _zone(action)
        label = self._label(action)
        if zone is not None and not alone:
            return Choice(self._heading(action), self._language.say("label-zone", zone=label), action)
        return Choice(self._heading(action), label, action, number=zone)

    def _heading(self, action: Action) -> str:
        """Who acts, where many answers begin with that; else nothing, because the answers say it all."""
        if action.kind == "to":
            return self._language.say("menu-to")
        if action.kind in _OWN_HEADING and len(action.args) > 1:
            read = self._language.word if action.kind in ("patrol", "intercept") else self._language.name
            return self._language.say(f"menu-{action.kind}", who=read(action.args[0]) + self._whence(action))
        return ""

    def _whence(self, action: Action) -> str:
        """A patrol in the air is easier to send when one sees where it is."""
        if action.kind != "patrol":
            return ""
        for unit in self._view["air"]:
            if unit["name"] == action.args[0] and " " not in unit["at"]:
                return f" ({unit['at']})"
        return ""

    def _label(self, action: Action) -> str:
        if action.kind in ("patrol", "intercept") and len(action.args) == 2:
            return self._zone(action.args[1])
        if action.kind == "to":
            return self._zone(action.args[0])
        if action.kind in _OWN_HEADING and len(action.args) > 1:
            return self._language.listed([self._language.word(word) for word in action.args[1:]])
        return " ".join(self._language.action(action).split())

    def _zone(self, name: str) -> str:
        """A zone with what may matter there, marked as on the map."""
        view = self._view
        marks = "#" if any(ship["zone"] == name and ship["type"] == "land" for ship in view["ships"]) else ""
        for seat, mark in (("ijn", "●"), ("usn", "★")):
            if any(ship["zone"] == name and ship["side"] == seat and ship["type"] != "land" for ship in view["ships"]):
                marks += mark + ("!" if name in view["located"][seat] else "")
        return name + marks + ("~" if name in view["squalls"] else "")

    # --- mixtures -----------------------------------------------------------------------------------------------------

    def _parts(self, mixtures: list[Action]) -> list[Choice]:
        """The usual answer and the empty one as they are; for all others the parts they are made of."""
        first, *_, last = mixtures
        choices = [Choice("", self._language.action(first), first)]
        choices += self._orders(mixtures) if first.kind == "status" else self._counts(mixtures)
        if first.kind != "status" and len(last.args) < len(first.args) and not _units(last):
            choices.append(Choice("", self._language.action(last), last))
        return choices

    def _orders(self, mixtures: list[Action]) -> list[Choice]:
        """Carrier by carrier, each with the orders it may take; who is not chosen keeps the usual one."""
        first = mixtures[0]
        choices = []
        for place, word in enumerate(first.args):
            name = word.partition("=")[0]
            ways = dict.fromkeys(action.args[place] for action in mixtures)
            for way in sorted(way for way in ways if way != word):
                action = Action("status", (*first.args[:place], way, *first.args[place + 1 :]))
                label = self._language.name(way.partition("=")[2])
                choices.append(Choice(self._language.name(name), label, action, stem="status", part=way))
        return choices

    def _counts(self, mixtures: list[Action]) -> list[Choice]:
        """Kind by kind, each with how many."""
        first = mixtures[0]
        head = tuple(word for word in first.args if word not in _units(first))
        most: dict[str, int] = {}
        for action in mixtures:
            for word in _units(action):
                count, kind = split_count(word)
                most[kind] = max(count, most.get(kind, 0))
        choices = []
        for kind, count in most.items():
            for number in range(1, count + 1):
                word = f"{number}{kind}"
                action = Action(first.kind, (*head, word))
                stem = str(Action(first.kind, head))
                choices.append(Choice(self._language.word(kind), f"{number}×", action, stem=stem, part=word))
        return choices


def _zone(action: Action) -> int | None:
    """The sea zone that an answer chooses, by its number."""
    chosen = action.kind in ("to", "patrol", "intercept") and action.args[-1].isdecimal()
    return int(action.args[-1]) if chosen else None


def _units(action: Action) -> list[str]:
    """The words that count units: 2a6m, 3b5n-t."""
    return [word for word in action.args if word[:1].isdecimal()]
