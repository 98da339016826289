"""A table of Dogfight for tests: moves are typed, cards are given, and everything is read off the views.

table = Table().only("U1 0,0 E", "J1 3,-1 E")
table.play("attack U1 J1; plan left right; plan forward forward; first japan")
assert table.at("J1") == "5,-1 E"
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pointluck
from pointluck.engine import CHANCE, Event, Params, Record, State
from pointluck.games.dogfight.hexes import area
from pointluck.games.dogfight.order_of_battle import CARDS, ORDERS, SIDES
from tests.support import edited

GAME = pointluck.game("dogfight")
DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
POOL = ("acceleration", "reversal", "loop", "evade")


class Table:
    """One game in progress. It begins with all aircraft placed and the USA to activate one."""

    def __init__(
        self,
        preset: str = "carrier-hunt",
        data: Mapping[str, Any] | None = None,
        *,
        set_up: bool = True,
        bids: tuple[int, int] | None = (0, 0),
        **options: Any,
    ) -> None:
        self.record = Record(GAME.new(preset, data, **options))
        self.events: list[Event] = []
        """What happened in the last call of play."""
        if set_up:
            while self.asked == "place":
                self._take(str(self.state.legal()[0]))
            self.play(*(f"deal {card}" for card in POOL))
            if bids is not None:
                self.play(f"bid {bids[0]}", f"bid {bids[1]}")

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def names(self) -> list[str]:
        return [one["name"] for one in self.view()["aircraft"]]

    # --- putting the pieces where a test wants them -----------------------------------------------------------

    def set(self, **fields: Any) -> Table:
        """Edit the position as it is saved."""
        return self._become(lambda position: position.update(fields))

    def only(self, *aircraft: str, **fields: Any) -> Table:
        """These aircraft ("U1 0,0 E", with a marker unless "-" follows) and no others on the board, fields as saved."""
        names = self.names

        def change(position: dict[str, Any]) -> None:
            position["area"] = [-1] * len(names)
            position["marker"] = [0] * len(names)
            position["lost"] = [1] * len(names)
            position.update(fields)
            _put(position, names, aircraft)

        return self._become(change)

    def put(self, *aircraft: str) -> Table:
        """These aircraft there; whoever is there already changes places with them."""
        names = self.names
        return self._become(lambda position: _put(position, names, aircraft))

    def hand(self, side: str, *cards: str) -> Table:
        """Exactly these Order Cards and unplayed special orders in a hand; the rest goes back to the pile."""

        def change(position: dict[str, Any]) -> None:
            hand = position["hands"][SIDES.index(side)]
            for number, card in enumerate(CARDS):
                wanted = cards.count(card)
                other = position["pile"] if number < ORDERS else position["discards"]
                other[number] += hand[number] - wanted
                hand[number] = wanted
                if number < ORDERS and other[number] < 0:
                    position["pool"][number] += other[number]
                    other[number] = 0

        return self._become(change)

    def tile(self, number: int, place: str) -> Table:
        """A Small Tile (1 or 2) laid there."""
        oob = self.plain_oob()

        def change(position: dict[str, Any]) -> None:
            position["tiles"][number - 1] = oob.board.by_name[place]

        return self._become(change)

    def plain_oob(self) -> Any:
        return self.state.oob  # type: ignore[attr-defined]

    def _become(self, change: Any) -> Table:
        self.record = Record(edited(self.state, change))
        return self

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> list[Event]:
        """Decisions and chance outcomes as text, divided by semicolons."""
        self.events = []
        for line in lines:
            for part in line.split(";"):
                self.events += self._take(part)
        return self.events

    def _take(self, text: str) -> list[Event]:
        return self.record.apply(self.state.parse(text))

    def pass_cards(self) -> Table:
        """Nobody plays a card."""
        while self.asked == "card":
            self.play("pass")
        return self

    # --- reading ----------------------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    @property
    def asked(self) -> str:
        """The kind of question that is asked now; "over" at the end."""
        question = self.state.question
        return "over" if question is None else question.kind

    @property
    def params(self) -> Params:
        assert self.state.question is not None
        return self.state.question.params

    @property
    def seat(self) -> str | None:
        return self.state.seat

    @property
    def is_chance(self) -> bool:
        return self.state.seat == CHANCE

    def options(self, kind: str = "") -> list[str]:
        """The legal answers as text, of one kind if that is given."""
        return [str(action) for action in self.state.legal() if not kind or action.kind == kind]

    def refused(self, line: str) -> tuple[str, str]:
        """Reason and clause of a refusal."""
        refusal = self.state.why_not(self.state.parse(line))
        assert refusal is not None, f"{line} is allowed"
        return refusal.reason, refusal.clause

    def allows(self, line: str) -> bool:
        return self.state.why_not(self.state.parse(line)) is None

    def told(self, kind: str) -> list[Params]:
        """Parameters of the last events of that kind."""
        return [event.params for event in self.events if event.kind == kind]

    def aircraft(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["aircraft"][self.names.index(name)]
        return found

    def at(self, name: str) -> str:
        """Area and facing, or "lost"."""
        one = self.aircraft(name)
        return "lost" if one["area"] is None else f"{one['area']} {one['facing']}"

    def marked(self) -> list[str]:
        return [one["name"] for one in self.view()["aircraft"] if one["marker"]]

    @property
    def holder(self) -> str:
        return str(self.view()["holder"])

    @property
    def points(self) -> tuple[int, int]:
        """USA, Japan."""
        points = self.view()["points"]
        return points["usa"], points["japan"]

    @property
    def command(self) -> tuple[int, int]:
        points = self.view()["command"]
        return points["usa"], points["japan"]

    @property
    def outcome(self) -> tuple[str | None, str]:
        """Winner and level."""
        assert self.state.result is not None
        return self.state.result.winner, self.state.result.level


def _put(position: dict[str, Any], names: list[str], aircraft: tuple[str, ...]) -> None:
    for text in aircraft:
        name, place, facing, *rest = text.split()
        number = names.index(name)
        q, r = place.split(",")
        there = area(int(q), int(r))
        if there in position["area"]:
            position["area"][position["area"].index(there)] = position["area"][number]
        position["area"][number] = there
        position["facing"][number] = DIRECTIONS.index(facing)
        position["marker"][number] = 0 if rest == ["-"] else 1
        position["lost"][number] = 0


def position(state: State) -> dict[str, Any]:
    """The position as plain data, for what no view shows."""
    found: dict[str, Any] = json.loads(state.to_json())["position"]
    return found


def aimed(*aircraft: str, preset: str = "carrier-hunt", usa: str = "", japan: str = "", **options: Any) -> Table:
    """A combat, at the first chance to play a card, with the aircraft where the test wants them.

    The first US aircraft named is the Attacker, the first Japanese one the Defender; `usa` and `japan` are hands.
    """
    ours, theirs = (next(one.split()[0] for one in aircraft if one.startswith(letter)) for letter in "UJ")
    table = Table(preset, **options).hand("usa", "loop").hand("japan", "loop")
    table.only(f"{ours} 0,0 E", f"{theirs} 3,-1 E", "U4 -7,4 NE", "J4 -7,5 NE")
    table.play(f"attack {ours} {theirs}")
    for _ in range(2):
        table.play(table.options()[0])
    table.play("first usa")
    while table.asked == "skip":
        table.play("skip 1")
    assert table.asked == "card"
    table.put(*(f"{one} -" for one in aircraft))
    return table.hand("usa", *usa.split()).hand("japan", *japan.split())
