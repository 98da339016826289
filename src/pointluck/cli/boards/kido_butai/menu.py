"""The legal actions as a menu: squadrons under what they can do."""

from __future__ import annotations

from pointluck.cli.boards import Choice
from pointluck.engine import Action, Plain, View
from pointluck.language import Language

from . import marks

_ORDER = (
    "load",
    "attack",
    "launch-strike",
    "launch-cap",
    "fly-midway",
    "fly-fleet",
    "land",
    "ready",
    "rearm",
    "end",
    "run-on",
)


def choices(language: Language, legal: list[Action], view: View) -> list[Choice]:
    menu = _Menu(language, view)
    made = [(menu.group(action), menu.choice(action)) for action in legal]
    # The sort is stable: within a group the rules' own order stays, and landings come ship by ship.
    made.sort(key=lambda entry: (_ORDER.index(entry[0]) if entry[0] in _ORDER else 0, menu.ship(entry[1].action)))
    return [choice for _, choice in made]


class _Menu:
    def __init__(self, language: Language, view: View) -> None:
        self._language = language
        self._say = language.say
        self._squadrons: dict[str, Plain] = {piece["name"]: piece for piece in view["squadrons"]}
        self._ships = [ship["id"] for ship in view["ships"]]

    def group(self, action: Action) -> str:
        if action.kind in ("launch", "fly"):
            return f"{action.kind}-{action.args[1]}"
        if action.kind == "ready" and self._squadrons[action.args[0]]["facing"] == "E":
            return "rearm"
        return action.kind

    def ship(self, action: Action) -> int:
        """Which of the carriers is landed on, by number."""
        return self._ships.index(action.args[1]) if action.kind == "land" else 0

    def choice(self, action: Action) -> Choice:
        group = self.group(action)
        if group == "land":
            heading = self._say("menu-land", ship=self._language.name(action.args[1]))
        else:
            heading = self._say("menu-end" if group == "run-on" else f"menu-{group}")
        return Choice(heading, self._label(group, action), action, self._alike(group, action))

    def _alike(self, group: str, action: Action) -> tuple[Action, ...]:
        """The rules list one of several interchangeable squadrons; each may be named instead."""
        if group in ("load", "attack", "end", "run-on", "commit", "targets", "fill", "spread"):
            return ()
        names = self._like(self._squadrons[action.args[0]])
        return tuple(Action(action.kind, (name, *action.args[1:])) for name in names) if len(names) > 1 else ()

    def _label(self, group: str, action: Action) -> str:
        args = list(action.args)
        if group == "load":
            return self._say("label-load", bombs=int(args[1][:-1]), torpedoes=int(args[2][:-1]))
        if group == "attack":
            return self._say("label-attack", target=args[0], squadrons=args[1:])
        if group in ("end", "run-on"):
            return self._say(f"label-{group}")
        if group in ("targets", "spread"):
            pairs = zip(args[::2], args[1::2], strict=True)
            return ", ".join(f"{self._language.name(ship)} {count}" for ship, count in pairs)
        if group == "fill":
            return self._language.name(args[0])
        if group == "commit":
            return self._say("label-nobody") if args == ["none"] else " + ".join(map(self._zero, args))
        if group in ("ready", "rearm"):
            return self._readied(group, args)
        return self._zero(args[0]) if group in ("meet", "aim") else self._several(args[0], group)

    def _readied(self, group: str, args: list[str]) -> str:
        if len(args) == 1:
            return self._several(args[0], group)
        piece = self._squadrons[args[0]]
        change = marks.LOADS[args[1]]
        load = f"{marks.LOADS[piece['load']]}→{change}" if piece["load"] != args[1] else change
        return f"{piece['name']} {load}{self._count(piece)}"

    def _zero(self, name: str) -> str:
        """On CAP it matters how long it can stay and whether it is low (KB-R68)."""
        piece = self._squadrons[name]
        low = f" {self._say('board-low')}" if piece["low_until"] else ""
        return f"{name}{marks.ARROWS[piece['facing']]}{low}"

    def _several(self, name: str, group: str) -> str:
        piece = self._squadrons[name]
        due = "!" if piece["must_land"] and group == "land" else ""
        return f"{marks.name_and_load(piece)}{due}{self._count(piece)}"

    def _count(self, piece: Plain) -> str:
        count = len(self._like(piece))
        return f" (×{count})" if count > 1 else ""

    def _like(self, piece: Plain) -> list[str]:
        same = ("place", "facing", "load", "acted", "must_land", "low_until")
        return [name for name, other in self._squadrons.items() if all(other[key] == piece[key] for key in same)]
