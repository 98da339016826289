"""Positions behind a view: what lies open as it is, what is hidden dealt anew (for `Game.sample`)."""

from __future__ import annotations

from random import Random

from pointluck.engine import Plain

from .hexes import NOWHERE, area
from .order_of_battle import CARDS, ORDERS, SIDES, TOKEN_NAMES, OrderOfBattle
from .pieces import NO_BID, NOBODY, Combat, Dogfight
from .view import SEALED, counts
from .view_types import CombatShown, DogfightView, Moving


def guess(view: DogfightView, oob: OrderOfBattle, rng: Random) -> Plain:
    """A position that gives this view. Whatever is sealed is equally likely to be anything."""
    hands = [counts(view["hands"][side], len(CARDS)) for side in SIDES]
    pool, discards = counts(view["pool"], ORDERS), counts(view["discards"], len(CARDS))
    lying = zip(oob.copies, pool, discards, *hands, strict=False)
    aircraft = view["aircraft"]
    nobody: Moving = {"aircraft": "", "flown": 0, "entering": None, "heading": oob.directions[0]}
    moving = view["moving"] or nobody
    return {
        **Dogfight.from_open(view),
        "area": [_area(one["area"]) for one in aircraft],
        "facing": [oob.facing_of[one["facing"].lower()] for one in aircraft],
        "marker": [int(one["marker"]) for one in aircraft],
        "lost": [one["lost"] for one in aircraft],
        "tiles": [NOWHERE if name is None else oob.board.by_name[name] for name in view["tiles"]],
        "holder": SIDES.index(view["holder"]),
        "side": SIDES.index(view["acting"]),
        "command": [view["command"][side] for side in SIDES],
        "bids": [_bid(view["bids"][side], oob, rng) for side in SIDES],
        "points": [view["points"][side] for side in SIDES],
        "hands": hands,
        "pool": pool,
        "pile": [copies - sum(elsewhere) for copies, *elsewhere in lying],
        "discards": discards,
        "mover": _number(oob, moving["aircraft"] or None),
        "flown": moving["flown"],
        "entering": _area(moving["entering"]),
        "heading": oob.facing_of[moving["heading"].lower()],
        "combat": None if view["combat"] is None else _combat(view["combat"], oob, rng),
        "winner": NOBODY if view["winner"] is None else SIDES.index(view["winner"]),
    }


def hides(view: DogfightView) -> bool:
    """Whether more than one position gives this view."""
    combat = view["combat"]
    sealed: list[object] = [*view["bids"].values()]
    if combat is not None:
        sealed += [*combat["plans"].values(), *combat["drawn"].values()]
    return SEALED in sealed


def _area(name: str | None) -> int:
    if name is None:
        return NOWHERE
    q, r = name.split(",")
    return area(int(q), int(r))


def _number(oob: OrderOfBattle, name: str | None) -> int:
    return NOBODY if name is None else oob.index[name.lower()]


def _bid(shown: int | str | None, oob: OrderOfBattle, rng: Random) -> int:
    if shown is None:
        return NO_BID
    return rng.randint(0, oob.command_points) if shown == SEALED else int(shown)


def _combat(shown: CombatShown, oob: OrderOfBattle, rng: Random) -> Plain:
    fighting = {oob.side_of[_number(oob, shown[who])]: _number(oob, shown[who]) for who in ("attacker", "defender")}
    plans = []
    drawn = []
    for number, side in enumerate(SIDES):
        plan, cards = shown["plans"][side], shown["drawn"][side]
        if plan == SEALED:
            plans.append(list(rng.choice(oob.plans[oob.role_of[fighting[number]]])))
        else:
            plans.append([TOKEN_NAMES.index(token) for token in plan])
        if cards == SEALED:
            drawn.append(sorted(rng.sample(oob.firing_piles[number], shown["cards_to_draw"][side])))
        else:
            drawn.append(list(cards))
    return {
        "attacker": _number(oob, shown["attacker"]),
        "defender": _number(oob, shown["defender"]),
        "ways": [
            [_area(pose["area"]) * 6 + oob.facing_of[pose["facing"].lower()] for pose in shown["ways"][side]]
            for side in SIDES
        ],
        "plans": plans,
        "first": NOBODY if shown["first"] is None else SIDES.index(shown["first"]),
        "tokens": [TOKEN_NAMES.index(token) for token in shown["tokens"]],
        **Combat.from_open(shown),
        "rolls": [shown["aileron_rolls"][side] for side in SIDES],
        "veterans": [shown["veterans"][side] for side in SIDES],
        "elite": [shown["elite_pilots"][side] for side in SIDES],
        "weave": shown["thach_weave"],
        "gunners": [_number(oob, shown["gunners"][side]) for side in SIDES],
        "need": [shown["cards_to_draw"][side] for side in SIDES],
        "drawn": drawn,
        "away": [list(shown["exchanged"][side]) for side in SIDES],
    }
