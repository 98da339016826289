"""A table of Kido Butai for tests: moves are typed, dice and draws are given, and everything is read off the view.

table = Table().set(turn=3, found=True).put("cap", "ZA", "ZK")
table.raid(bombers=2, fighters=1, die=4)
table.play("commit ZA")
table.roll(6, 2)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pointluck
from pointluck.engine import CHANCE, Action, Event, Params, Record, State
from tests.support import edited

GAME = pointluck.game("kido-butai")
SQUADRONS = ("A1", "A2", "A3", "ZA", "K1", "K2", "K3", "ZK", "S1", "S2", "ZS", "H1", "H2", "ZH")
CARRIERS = ("akagi", "kaga", "soryu", "hiryu")
US_SHIPS = ("enterprise", "hornet", "yorktown", "midway")
COUNTERS = ("bombers", "bomber-dummies", "fighters", "fighter-dummies")
ALL_BOMBS = "load akagi 3b 0t; load kaga 3b 0t; load soryu 2b 0t; load hiryu 2b 0t"
ALL_TORPEDOES = "load akagi 0b 3t; load kaga 0b 3t; load soryu 0b 2t; load hiryu 0b 2t"

Counters = tuple[int, int, int, int]
"""Bombers, bomber dummies, fighters, fighter dummies."""


class Table:
    """One game in progress."""

    def __init__(
        self,
        preset: str = "standard",
        data: Mapping[str, Any] | str | Path | None = None,
        loads: str = ALL_BOMBS,
        **options: Any,
    ) -> None:
        self.record = Record(GAME.new(preset, data, **options))
        self.events: list[Event] = []
        """What happened in the last call of play, roll, draw, raid or quiet."""
        if loads:
            self.play(loads)

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def view(self) -> dict[str, Any]:
        return self.state.view(None)

    # --- putting the pieces where a test wants them -----------------------------------------------------------

    def set(
        self,
        *,
        cups: Counters | None = None,
        track: Mapping[int, Counters] | None = None,
        hits: Mapping[str, int] | None = None,
        us_hits: Mapping[str, int] | None = None,
        fleets: Mapping[str, int] | None = None,
        **fields: Any,
    ) -> Table:
        """Edit the position. Sunk carriers take along who is aboard; counters that then lie nowhere count as gone."""

        def change(position: dict[str, Any]) -> None:
            position.update(fields)
            for name, number in (hits or {}).items():
                position["hits"][CARRIERS.index(name)] = number
                if number >= self.state.setup.figures["hits_to_destroy"]["japanese_carrier"]:
                    aboard = CARRIERS.index(name)
                    position["place"] = [_PLACES["lost"] if one == aboard else one for one in position["place"]]
            for name, number in (us_hits or {}).items():
                position["us_hits"][US_SHIPS.index(name)] = number
            for name, number in (fleets or {}).items():
                position["fleet_of"][US_SHIPS.index(name)] = number
            if cups is not None:
                position["cups"] = list(cups)
            for turn, counters in (track or {}).items():
                position["track"][4 * turn : 4 * turn + 4] = counters
            _balance(position, self._all_counters())

        return self._become(change)

    def put(self, place: str, *squadrons: str, facing: str = "", load: str = "", low: int = 0) -> Table:
        """Squadrons to a place, with the facing usual there: a carrier's id, cap, centre, midway, fleet or lost."""
        usual = {"midway": "S", "fleet": "S"}
        wanted = {"bombs": 0, "torpedoes": 1, "midway": 0, "fleet": 1}
        places = {**{name: number for number, name in enumerate(CARRIERS)}, **_PLACES}

        def change(position: dict[str, Any]) -> None:
            for name in squadrons:
                squadron = SQUADRONS.index(name)
                position["place"][squadron] = places[place]
                position["facing"][squadron] = "ESWN".index(facing or usual.get(place, "E"))
                position["low"][squadron] = low
                if not name.startswith("Z") and (load or place) in wanted:
                    position["load"][squadron] = wanted[load or place]

        return self._become(change)

    def _become(self, change: Any) -> Table:
        self.record = Record(edited(self.state, change))
        return self

    def _all_counters(self) -> list[int]:
        counters = self.state.setup.figures["counters"]
        return [counters[f"us_{name.replace('-', '_')}"] for name in COUNTERS]

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self, line: str) -> list[Event]:
        """Typed decisions, divided by semicolons."""
        self.events = []
        for part in line.split(";"):
            for action in self.state.parse_all(part):
                assert self.state.seat == "japan", f"{action}: {self.state.question} is to be answered first"
                self.events += self.record.apply(action)
        return self.events

    def roll(self, *dice: int) -> list[Event]:
        """Dice, in the order in which they are asked for."""
        return self._chance([Action("die", (str(die),)) for die in dice])

    def draw(self, *counters: str) -> list[Event]:
        """Counters out of a cup."""
        return self._chance([Action("draw", (counter,)) for counter in counters])

    def _chance(self, outcomes: list[Action]) -> list[Event]:
        self.events = []
        for outcome in outcomes:
            assert self.state.seat == CHANCE, f"{outcome}: {self.state.question} is no question to chance"
            self.events += self.record.apply(outcome)
        return self.events

    def raid(self, bombers: int = 1, fighters: int = 0, die: int = 4) -> list[Event]:
        """End the Japanese Phase and let a raid of that size and type come. Stops before CAP is committed."""
        before = self.end()
        self.draw(*["bomber"] * bombers)
        if self.asked == "bomber-draw":
            self.draw("no-bomber")
        self.draw(*["fighter"] * fighters)
        if self.asked == "fighter-draw":
            self.draw("no-fighter")
        assert self.asked == "attack-type", self.asked
        self.events = before + self.roll(die)
        return self.events

    def end(self, us: int = 1, japan: int = 1) -> list[Event]:
        """End the Japanese Phase, with these dice for reconnaissance where they are asked for."""
        told = list(self.play("end"))
        for question, die in (("us-reconnaissance", us), ("japanese-reconnaissance", japan)):
            if self.asked == question:
                told += self.roll(die)
        self.events = told
        return told

    def quiet(self, turns: int = 1) -> Table:
        """Let turns pass in which nothing is found and no bomber comes."""
        for _ in range(turns):
            self.end()
            if self.asked == "bomber-draw":
                self.draw("no-bomber")
        return self

    # --- reading ----------------------------------------------------------------------------------------------

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
    def cited(self) -> str:
        """The clause behind the question."""
        assert self.state.question is not None
        return self.state.question.clause

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

    def squadron(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view["squadrons"][SQUADRONS.index(name)]
        return found

    def place(self, name: str) -> str:
        return str(self.squadron(name)["place"])

    def facing(self, name: str) -> str:
        return str(self.squadron(name)["facing"])

    def at(self, place: str) -> list[str]:
        """The squadrons at a place."""
        return [one["name"] for one in self.view["squadrons"] if one["place"] == place]

    def low(self) -> list[str]:
        return [one["name"] for one in self.view["squadrons"] if one["low_until"]]

    def condition(self, ship: str) -> str:
        ships = {one["id"]: one for one in self.view["ships"] + self.view["us_ships"]}
        return str(ships[ship]["condition"])

    def capacity(self, ship: str) -> int:
        ships = {one["id"]: one for one in self.view["ships"] + self.view["us_ships"]}
        return int(ships[ship]["capacity"])

    def sunk(self) -> list[str]:
        return [ship for ship in (*CARRIERS, *US_SHIPS) if self.condition(ship) == "sunk"]

    @property
    def turn(self) -> int:
        return int(self.view["turn"])

    @property
    def cups(self) -> Counters:
        return _counters(self.view["cups"])

    @property
    def track(self) -> dict[int, Counters]:
        return {box["turn"]: _counters(box) for box in self.view["track"]}

    @property
    def out(self) -> Counters:
        """Counters that have left the game: shot down or removed, dummies too."""
        view = self.view
        removed = _counters(view["removed"])
        shot = view["shot_down"]
        return (removed[0] + shot["bombers"], removed[1], removed[2] + shot["fighters"], removed[3])

    @property
    def owed(self) -> int:
        return int(self.view["us_squadrons_owed"])

    @property
    def points(self) -> tuple[int, int]:
        """Japan, USA."""
        points = self.view["points"]
        return points["japan"], points["usa"]

    @property
    def battle(self) -> dict[str, Any]:
        battle: dict[str, Any] | None = self.view["battle"]
        assert battle is not None
        return battle


_PLACES = {"cap": 100, "centre": 101, "midway": 102, "fleet": 103, "lost": 104}


def _counters(named: Mapping[str, int]) -> Counters:
    bombers, bomber_dummies, fighters, fighter_dummies = (named[name] for name in COUNTERS)
    return bombers, bomber_dummies, fighters, fighter_dummies


def _balance(position: dict[str, Any], totals: list[int]) -> None:
    for kind, total in enumerate(totals):
        lying = sum(position[part][kind] for part in ("cups", "drawn", "shot", "removed"))
        position["gone"][kind] = total - lying - sum(position["track"][kind::4])


def plain(state: State) -> dict[str, Any]:
    """The position as plain data, for what the view does not show."""
    found: dict[str, Any] = json.loads(state.to_json())["position"]
    return found
