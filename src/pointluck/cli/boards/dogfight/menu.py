"""The legal actions as a menu."""

from __future__ import annotations

from pointluck.cli.boards import Choice
from pointluck.engine import Action
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.order_of_battle import KNOWN_ORDERS
from pointluck.language import Language

from . import marks

_HEADINGS = {
    "bid": "menu-bid",
    "fly": "menu-fly",
    "forward": "menu-manoeuvre",
    "left": "menu-manoeuvre",
    "right": "menu-manoeuvre",
    "stop": "menu-manoeuvre",
    "tile": "menu-tile",
    "fly-off": "menu-tile",
    "plan": "menu-plan",
    "stay": "menu-plan",
    "first": "menu-first",
    "skip": "menu-skip",
    "play": "menu-card",
    "pass": "menu-card",
    "face": "menu-face",
    "exchange": "menu-exchange",
    "keep": "menu-exchange",
    "buy": "menu-buy",
    "done": "menu-buy",
}


def choices(language: Language, legal: list[Action], state: DogfightState) -> list[Choice]:
    """Flights together and attacks by aircraft; otherwise in the order of the rules."""
    ordered = sorted(legal, key=lambda action: action.kind == "attack")
    return [
        Choice(_heading(language, action), _label(language, action, state), action, number=_number(action))
        for action in ordered
    ]


def _number(action: Action) -> int | None:
    """Bids and the places in a plan are numbers."""
    return int(action.args[0]) if action.kind in ("bid", "skip") else None


def _heading(language: Language, action: Action) -> str:
    if action.kind in ("place", "attack"):
        return language.say(f"menu-{action.kind}", aircraft=action.args[0])
    return language.say(_HEADINGS[action.kind])


def _label(language: Language, action: Action, state: DogfightState) -> str:
    kind, args = action
    say, name = language.say, language.name
    if kind == "place":
        return f"{args[1]} {marks.ARROWS.get(args[2], args[2])}"
    if kind == "fly":
        number = state.oob.index[args[0].lower()]
        return f"{args[0]} {state.oob.area_name(state.area[number])} {marks.arrow(state, state.facing[number])}"
    if kind == "attack":
        number = state.oob.index[args[1].lower()]
        where = f"{state.oob.area_name(state.area[number])} {marks.arrow(state, state.facing[number])}"
        return say("label-target", target=args[1], value=where)
    if kind == "plan":
        return ", ".join(name(token) for token in args)
    if kind in ("buy", "play"):
        return _card(language, action, state)
    if kind == "skip":
        combat = state.combat
        assert combat is not None
        token = ("forward", "left", "right")[combat.tokens[int(args[0]) - 1]]
        return f"{args[0]}. {name(token)}"
    if kind == "face":
        return f"{args[0]} {marks.ARROWS.get(args[0], '')}"
    if kind in ("bid", "exchange"):
        return args[0]
    if kind == "tile":
        return f"{args[0]} {args[1]}"
    if kind == "first":
        return name(args[0])
    if kind == "fly-off":
        return say("label-fly-off", aircraft=state.oob.aircraft[state.mover])
    if kind in ("pass", "keep", "stay"):
        return say("label-none")
    if kind in ("stop", "done"):
        return say(f"label-{kind}")
    return language.action(action)


def _card(language: Language, action: Action, state: DogfightState) -> str:
    if action.kind == "buy":
        cost = state.oob.cost[KNOWN_ORDERS.index(action.args[0])]
        return language.say("label-cost", card=action.args[0], cost=cost)
    return " ".join([language.name(action.args[0]), *action.args[1:]])
