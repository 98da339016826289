"""Positions behind a view: what lies open as it is, what is hidden dealt anew (for `Game.sample`)."""

from __future__ import annotations

from random import Random

from pointluck.engine import Plain

from .hexes import NOWHERE, area
from .order_of_battle import CARDS, ORDERS, SIDES, TOKEN_NAMES, OrderOfBattle
from .pieces import NO_BID, NOBODY
from .view import SEALED, counts


def guess(view: Plain, oob: OrderOfBattle, rng: Random) -> Plain:
    """A position that gives this view. Every way to deal the unseen cards is equally likely."""
    hands, pile = _deal(view, oob, rng)
    aircraft = view["aircraft"]
    moving = view["moving"] or {"aircraft": None, "flown": 0, "entering": None, "heading": oob.directions[0]}
    return {
        "stack": list(view["stack"]),
        "round": view["round"],
        "phase": view["phase"],
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
        "pool": counts(view["pool"], ORDERS),
        "pile": pile,
        "discards": counts(view["discards"], len(CARDS)),
        "mover": _number(oob, moving["aircraft"]),
        "flown": moving["flown"],
        "entering": _area(moving["entering"]),
        "heading": oob.facing_of[moving["heading"].lower()],
        "combat": None if view["combat"] is None else _combat(view["combat"], oob, rng),
        "winner": NOBODY if view["winner"] is None else SIDES.index(view["winner"]),
        "ending": view["ending"],
    }


def hides(view: Plain, oob: OrderOfBattle) -> bool:
    """Whether more than one position gives this view."""
    combat = view["combat"]
    sealed = [*view["bids"].values()]
    if combat is not None:
        sealed += [*combat["plans"].values(), *combat["drawn"].values()]
    if SEALED in sealed:
        return True
    unseen = _unseen(view, oob)
    hidden = [view["hand_sizes"][side] - len(view["specials"][side]) for side in SIDES if side != view["seat"]]
    # Whoever holds all that is unseen has no secret, unless somebody else holds some of it too.
    return len(set(unseen)) > 1 and any(0 < count < len(unseen) for count in hidden)


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


def _deal(view: Plain, oob: OrderOfBattle, rng: Random) -> tuple[list[list[int]], list[int]]:
    """The hands and the pile. Special-Order Cards lie in known hands; the rest of a hidden hand is unseen cards."""
    unseen = _unseen(view, oob)
    rng.shuffle(unseen)
    hands: dict[str, list[int]] = {}
    if view["seat"] is not None:
        hands[view["seat"]] = counts(view["hand"], len(CARDS))
    for side in SIDES:
        if side in hands:
            continue
        specials: list[str] = view["specials"][side]
        orders = [unseen.pop() for _ in range(view["hand_sizes"][side] - len(specials))]
        hands[side] = [orders.count(card) for card in range(ORDERS)]
        hands[side] += [specials.count(CARDS[card]) for card in range(ORDERS, len(CARDS))]
    return [hands[side] for side in SIDES], [unseen.count(card) for card in range(ORDERS)]


def _unseen(view: Plain, oob: OrderOfBattle) -> list[int]:
    """The Order Cards that lie in the pile or in a hand that is not one's own."""
    seen = [counts(view["pool"], ORDERS), counts(view["discards"], len(CARDS))]
    if view["seat"] is not None:
        seen.append(counts(view["hand"], len(CARDS)))
    return [card for card, copies in enumerate(oob.copies) for _ in range(copies - sum(part[card] for part in seen))]


def _combat(shown: Plain, oob: OrderOfBattle, rng: Random) -> Plain:
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
        "origin": [
            value
            for place in shown["origin"]
            for value in (_area(place["area"]), oob.facing_of[place["facing"].lower()])
        ],
        "plans": plans,
        "first": NOBODY if shown["first"] is None else SIDES.index(shown["first"]),
        "tokens": [TOKEN_NAMES.index(token) for token in shown["tokens"]],
        "chances": shown["chances"],
        "rolls": [shown["aileron_rolls"][side] for side in SIDES],
        "veterans": [shown["veterans"][side] for side in SIDES],
        "elite": [shown["elite_pilots"][side] for side in SIDES],
        "weave": shown["thach_weave"],
        "gunners": [_number(oob, shown["gunners"][side]) for side in SIDES],
        "need": [shown["cards_to_draw"][side] for side in SIDES],
        "drawn": drawn,
        "shown": shown["shown"],
        "away": [list(shown["exchanged"][side]) for side in SIDES],
    }
