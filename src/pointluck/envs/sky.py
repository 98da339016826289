"""Dogfight's table as a row of numbers from 0 to 255, read off the view of a seat: docs/environments.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from pointluck.engine import Problem, Setup
from pointluck.games.dogfight import DogfightGame
from pointluck.games.dogfight.hexes import pair
from pointluck.games.dogfight.order_of_battle import CARDS, KNOWN_ORDERS, SIDES, TOKEN_NAMES, Side
from pointluck.games.dogfight.sequence import ASKS
from pointluck.games.dogfight.view_types import CombatShown, DogfightView

from .kido_butai import MOST

QUESTIONS: Final = tuple(ask.kind for ask in ASKS if ask.kind not in ("draw", "exchange-draw", "deal"))
"""What a player can be asked."""
NONE, SEALED = 0, 1
"""Instead of a bid or a token: there is none, or it lies face down. What can be read counts on from 2."""

Reader = Callable[[DogfightView], int]
Number = tuple[str, int, Reader]
"""What a number is about, the most it can be, and how it is read off a view."""


class Sky:
    """The numbers of one setup. Their places are the same under all presets and options."""

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        assert isinstance(game, DogfightGame)
        self.oob = game.oob(setup)
        self.radius = max(max(abs(q), abs(r)) for q, r in map(pair, self.oob.board.table))
        numbers = list(self._numbers())
        self.labels = [label for label, _, _ in numbers]
        """What each number is about."""
        self.highs = [high for _, high, _ in numbers]
        """The most that each can be."""
        self._readers = [read for _, _, read in numbers]
        for label, high in zip(self.labels, self.highs, strict=True):
            if high > MOST:
                raise Problem("environment-too-high", label=label, high=high, most=MOST)

    def __len__(self) -> int:
        return len(self.labels)

    def row(self, view: Any) -> list[int]:
        """The numbers of a view."""
        return [read(view) for read in self._readers]

    def _numbers(self) -> Iterator[Number]:
        oob = self.oob
        yield "round", MOST, lambda view: min(view["round"], MOST)
        yield "domination", 1, lambda view: int(view["mode"] == "domination")
        yield "target", MOST, lambda view: min(view["target"] or 0, MOST)
        for kind in QUESTIONS:
            yield self._asked(kind)
        yield "pile", sum(oob.copies), lambda view: view["pile"]
        for card in CARDS:
            yield from self._of_card(card)
        for number, side in enumerate(SIDES):
            yield from self._of_side(number, side)
        for number in range(len(oob.aircraft)):
            yield from self._of_aircraft(number)
        for number in range(oob.small_tiles):
            yield from self._of_tile(number)
        yield from self._of_flight()
        yield from self._of_combat()

    # --- places and words as numbers ------------------------------------------------------------------------------

    def _place(self, label: str, read: Callable[[DogfightView], str | None]) -> Iterator[Number]:
        """Two coordinates, counted from 1; 0 for what is nowhere."""
        middle = self.radius + 1

        def at(axis: int) -> Reader:
            def number(view: DogfightView) -> int:
                name = read(view)
                return 0 if name is None else int(name.partition("/")[0].split(",")[axis]) + middle

            return number

        for axis, letter in enumerate("qr"):
            yield f"{label}.{letter}", 2 * self.radius + 1, at(axis)

    def _heading(self, label: str, read: Callable[[DogfightView], str | None]) -> Iterator[Number]:
        def towards(direction: str) -> Reader:
            return lambda view: int(read(view) == direction)

        for direction in self.oob.directions:
            yield f"{label}.{direction}", 1, towards(direction)

    # --- what they are about --------------------------------------------------------------------------------------

    def _asked(self, kind: str) -> Number:
        return f"asked.{kind}", 1, lambda view: int(view["stack"][-1:] == [kind])

    def _of_card(self, card: str) -> Iterator[Number]:
        most = max(len(cards) for cards in self.oob.specials_of)
        if card in KNOWN_ORDERS:
            most = self.oob.copies[KNOWN_ORDERS.index(card)]
            yield f"pool.{card}", most, lambda view: view["pool"].get(card, 0)
        yield f"discards.{card}", MOST, lambda view: min(view["discards"].get(card, 0), MOST)
        for side in SIDES:
            yield self._in_hand(side, card, most)

    def _in_hand(self, side: Side, card: str, most: int) -> Number:
        return f"{side}.hand.{card}", most, lambda view: view["hands"][side].get(card, 0)

    def _of_side(self, number: int, side: Side) -> Iterator[Number]:
        oob = self.oob
        yield f"{side}.seat", 1, lambda view: int(view["seat"] == side)
        yield f"{side}.holder", 1, lambda view: int(view["holder"] == side)
        yield f"{side}.acting", 1, lambda view: int(view["acting"] == side)
        yield f"{side}.command", oob.command_points, lambda view: view["command"][side]
        yield f"{side}.points", MOST, lambda view: min(view["points"][side], MOST)
        yield f"{side}.firing-pile", len(oob.firing_piles[number]), lambda view: view["firing_piles"][side]

        def bid(view: DogfightView) -> int:
            given = view["bids"][side]
            return NONE if given is None else SEALED if given == "sealed" else int(given) + 2

        yield f"{side}.bid", oob.command_points + 2, bid

    def _of_aircraft(self, number: int) -> Iterator[Number]:
        label = f"{SIDES[self.oob.side_of[number]]}.{number % self.oob.per_side + 1}"
        name = self.oob.aircraft[number]
        yield from self._place(label, lambda view: view["aircraft"][number]["area"])
        yield from self._heading(label, lambda view: view["aircraft"][number]["facing"])
        yield f"{label}.marker", 1, lambda view: int(view["aircraft"][number]["marker"])
        yield f"{label}.lost", MOST, lambda view: min(view["aircraft"][number]["lost"], MOST)
        yield f"{label}.moving", 1, lambda view: int(view["moving"] is not None and view["moving"]["aircraft"] == name)
        yield f"{label}.attacker", 1, _fight(lambda combat: combat["attacker"] == name)
        yield f"{label}.defender", 1, _fight(lambda combat: combat["defender"] == name)
        yield f"{label}.gunner", 1, _fight(lambda combat: name in combat["gunners"].values())

    def _of_tile(self, number: int) -> Iterator[Number]:
        def turned(view: DogfightView) -> int:
            name = view["tiles"][number]
            return 0 if name is None else int(name.partition("/")[2] or 1)

        yield from self._place(f"tile.{number + 1}", lambda view: view["tiles"][number])
        yield f"tile.{number + 1}.turned", 6, turned

    def _of_flight(self) -> Iterator[Number]:
        def flown(view: DogfightView) -> int:
            return 0 if view["moving"] is None else view["moving"]["flown"]

        yield "flown", max(self.oob.flight_max), flown
        yield from self._place("entering", lambda view: None if view["moving"] is None else view["moving"]["entering"])
        yield from self._heading("heading", lambda view: None if view["moving"] is None else view["moving"]["heading"])

    def _of_combat(self) -> Iterator[Number]:
        yield "combat.chances", MOST, _fight(lambda combat: min(combat["chances"], MOST))
        yield "combat.evaded", 1, _fight(lambda combat: combat["evaded"])
        yield "combat.shown", 1, _fight(lambda combat: combat["shown"])
        yield "combat.thach-weave", 1, _fight(lambda combat: combat["thach_weave"])
        tokens = max(role.tokens for role in self.oob.roles)
        for place in range(tokens):
            yield f"combat.token.{place + 1}", _TOKENS, _token(place, lambda combat: combat["tokens"])
        for number, side in enumerate(SIDES):
            yield from self._of_fighter(number, side, tokens)

    def _of_fighter(self, number: int, side: Side, tokens: int) -> Iterator[Number]:
        pile, label = self.oob.firing_piles[number], f"{side}.combat"
        yield f"{label}.first", 1, _fight(lambda combat: combat["first"] == side)
        for place in range(tokens):
            yield f"{label}.plan.{place + 1}", _TOKENS, _token(place, lambda combat: combat["plans"][side])
        yield f"{label}.aileron-rolls", MOST, _fight(lambda combat: combat["aileron_rolls"][side])
        yield f"{label}.veterans", MOST, _fight(lambda combat: combat["veterans"][side])
        yield f"{label}.elite-pilots", MOST, _fight(lambda combat: combat["elite_pilots"][side])
        yield f"{label}.cards-to-draw", MOST, _fight(lambda combat: combat["cards_to_draw"][side])
        yield f"{label}.sealed", 1, _fight(lambda combat: combat["drawn"][side] == "sealed")
        for value in sorted(set(pile)):
            yield from _of_card_value(label, side, value, pile.count(value))
        yield from self._place(f"{label}.from", _came_from(side, "area"))
        yield from self._heading(f"{label}.from", _came_from(side, "facing"))


_TOKENS: Final = len(TOKEN_NAMES) + 1


def _fight(read: Callable[[CombatShown], int]) -> Reader:
    """0 without a combat."""
    return lambda view: 0 if view["combat"] is None else int(read(view["combat"]))


def _token(place: int, read: Callable[[CombatShown], list[str] | str]) -> Reader:
    def number(combat: CombatShown) -> int:
        plan = read(combat)
        if isinstance(plan, str):
            return SEALED
        return TOKEN_NAMES.index(plan[place]) + 2 if place < len(plan) else NONE

    return _fight(number)


def _of_card_value(label: str, side: Side, value: int, most: int) -> Iterator[Number]:
    def drawn(combat: CombatShown) -> int:
        cards = combat["drawn"][side]
        return 0 if isinstance(cards, str) else cards.count(value)

    yield f"{label}.drawn.{value}", most, _fight(drawn)
    yield f"{label}.exchanged.{value}", most, _fight(lambda combat: combat["exchanged"][side].count(value))


def _came_from(side: Side, part: str) -> Callable[[DogfightView], str | None]:
    """Where a Loop leads back to."""

    def read(view: DogfightView) -> str | None:
        way = view["combat"]["ways"][side] if view["combat"] is not None else []
        return dict(way[0])[part] if way else None  # type: ignore[return-value]

    return read
