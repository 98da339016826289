"""What a seat may see: the table, and of what is hidden only that it is there (DF-R60).

Orders are bought from the open pool and played openly, and both know the special ones: so hands lie open.
"""

from __future__ import annotations

from typing import Final

from .hexes import NOWHERE
from .order_of_battle import CARDS, JAPAN, KNOWN_ORDERS, ROLE_NAMES, SIDES, TOKEN_NAMES, USA, OrderOfBattle, Side
from .pieces import NO_BID, NOBODY, Combat, Dogfight
from .view_types import Aircraft, Cards, CombatShown, DogfightView, Moving, OpenCombat, OpenPart, Pose, Sealed

SEALED: Final = "sealed"


Eyes = tuple[int, ...]
"""The sides whose secrets are seen."""


def view(state: Dogfight, seat: str | None) -> DogfightView:
    return _view(state, seat, () if seat not in SIDES else (SIDES.index(seat),))


def open_view(state: Dogfight) -> DogfightView:
    """With nothing hidden."""
    return _view(state, None, (USA, JAPAN))


def _view(state: Dogfight, seat: str | None, eyes: Eyes) -> DogfightView:
    oob = state.oob
    lying_open: OpenPart = state.open_part()
    return {
        "setup": state.setup.to_plain(),
        "seat": seat if seat in SIDES else None,
        "mode": "domination" if oob.domination else "carrier-hunt",
        **lying_open,
        "aircraft": [_aircraft(state, aircraft) for aircraft in range(len(oob.aircraft))],
        "tiles": [None if place == NOWHERE else oob.board.placements[place].name for place in state.tiles],
        "holder": SIDES[state.holder],
        "acting": SIDES[state.side],
        "command": _both(state.command),
        "bids": _bids(state, eyes),
        "points": _both(state.points),
        "target": oob.target if oob.domination else None,
        "hands": {side: _cards(state.hands[number]) for number, side in enumerate(SIDES)},
        "pool": _cards(state.pool),
        "pile": sum(state.pile),
        "discards": _cards(state.discards),
        "firing_piles": _both([_firing_pile(state, side) for side in (USA, JAPAN)]),
        "moving": _moving(state),
        "combat": None if state.combat is None else _combat(state, state.combat, eyes),
        "winner": None if state.winner == NOBODY else SIDES[state.winner],
    }


def _both(values: list[int]) -> dict[Side, int]:
    return dict(zip(SIDES, values, strict=True))


def _cards(counts: list[int]) -> Cards:
    return {name: count for name, count in zip(CARDS, counts, strict=False) if count}


def _aircraft(state: Dogfight, aircraft: int) -> Aircraft:
    oob = state.oob
    where = state.area[aircraft]
    return {
        "name": oob.aircraft[aircraft],
        "side": SIDES[oob.side_of[aircraft]],
        "role": ROLE_NAMES[oob.role_of[aircraft]],
        "area": None if where == NOWHERE else oob.area_name(where),
        "facing": oob.directions[state.facing[aircraft]],
        "marker": bool(state.marker[aircraft]),
        "lost": state.lost[aircraft],
    }


def _bids(state: Dogfight, eyes: Eyes) -> dict[Side, int | Sealed | None]:
    revealed = NO_BID not in state.bids
    shown: dict[Side, int | Sealed | None] = {}
    for number, side in enumerate(SIDES):
        bid = state.bids[number]
        shown[side] = None if bid == NO_BID else bid if revealed or number in eyes else SEALED
    return shown


def _firing_pile(state: Dogfight, side: int) -> int:
    full = len(state.oob.firing_piles[side])
    combat = state.combat
    return full if combat is None else full - len(combat.drawn[side]) - len(combat.away[side])


def _moving(state: Dogfight) -> Moving | None:
    """The aircraft in flight or about to leave the board."""
    if state.mover == NOBODY:
        return None
    oob = state.oob
    return {
        "aircraft": oob.aircraft[state.mover],
        "flown": state.flown,
        "entering": None if state.entering == NOWHERE else oob.area_name(state.entering),
        "heading": oob.directions[state.heading],
    }


def _combat(state: Dogfight, combat: Combat, eyes: Eyes) -> CombatShown:
    oob = state.oob
    names = oob.aircraft
    revealed = combat.revealed()
    lying_open: OpenCombat = combat.open_part()
    plans: dict[Side, list[str] | Sealed] = {}
    drawn: dict[Side, list[int] | Sealed] = {}
    for number, side in enumerate(SIDES):
        plan, cards = combat.plans[number], combat.drawn[number]
        plans[side] = _tokens(plan) if revealed or number in eyes or not plan else SEALED
        drawn[side] = list(cards) if combat.shown or number in eyes or not cards else SEALED
    return {
        "attacker": names[combat.attacker],
        "defender": names[combat.defender],
        "ways": {side: [_pose(oob, pose) for pose in combat.ways[number]] for number, side in enumerate(SIDES)},
        "plans": plans,
        "first": None if combat.first == NOBODY else SIDES[combat.first],
        "tokens": _tokens(combat.tokens),
        **lying_open,
        "aileron_rolls": _both(combat.rolls),
        "veterans": _both(combat.veterans),
        "elite_pilots": _both(combat.elite),
        "thach_weave": combat.weave,
        "gunners": {
            side: None if combat.gunners[number] == NOBODY else names[combat.gunners[number]]
            for number, side in enumerate(SIDES)
        },
        "cards_to_draw": _both(combat.need),
        "drawn": drawn,
        "exchanged": {side: list(combat.away[number]) for number, side in enumerate(SIDES)},
    }


def _pose(oob: OrderOfBattle, pose: int) -> Pose:
    return {"area": oob.area_name(pose // 6), "facing": oob.directions[pose % 6]}


def _tokens(plan: list[int]) -> list[str]:
    return [TOKEN_NAMES[token] for token in plan]


def counts(shown: Cards, length: int) -> list[int]:
    """The inverse of `_cards`."""
    names = CARDS if length == len(CARDS) else KNOWN_ORDERS
    return [shown.get(name, 0) for name in names]
