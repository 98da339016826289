"""A table to try rules on: pieces are put where a rule needs them, then the sequence of play runs from a named step."""

from __future__ import annotations

from random import Random

import pytest

import pointluck
from pointluck.engine import CHANCE, Action, Event, Refused
from pointluck.games.battle_of_midway import BattleOfMidwayState
from pointluck.games.battle_of_midway.order_of_battle import SEATS
from pointluck.games.battle_of_midway.pieces import BELOW, DECK, STATUS_NAMES, STRIKE

GAME = pointluck.game("battle-of-midway")
QUIET = ("done", "pass", "apart", "leave-alone", "hold", "alone")
"""Answers that change as little as can be."""


class Table:
    """One game, with short ways to set it up, play it and look at it."""

    def __init__(self, preset: str = "standard", **options: object) -> None:
        state = GAME.new(preset, **options)
        assert isinstance(state, BattleOfMidwayState)
        self.state = state
        self.oob = state.oob
        self.events: list[Event] = []

    # --- setting up ---------------------------------------------------------------------------------------------

    def ship(self, name: str) -> int:
        return self.oob.ship_index[name]

    def put(self, zone: int, *names: str) -> Table:
        for name in names:
            self.state.zone[self.ship(name)] = zone
        return self

    def empty_sea(self) -> Table:
        """No ship on the map, nobody in the air: everything waits aboard."""
        state = self.state
        for ship in range(self.oob.warships):
            state.zone[ship] = 0
        for unit, place in enumerate(state.at):
            if 0 < place < BELOW:
                self.aboard(unit)
        state.located = [0, 0]
        return self

    def aboard(self, unit: int) -> None:
        state = self.state
        state.at[unit] = BELOW + state.home[unit]
        state.fuel[unit] = state.job[unit] = state.group[unit] = state.mark[unit] = 0

    def units(self, home: str, kind: str) -> list[int]:
        """Living units of a type with that home, those aboard first."""
        base = self.ship(home)
        state = self.state
        found = [unit for unit in range(len(state.at)) if state.home[unit] == base and self.oob.words[unit] == kind]
        return sorted((unit for unit in found if state.at[unit]), key=lambda unit: state.at[unit] < BELOW)

    def fly(
        self, zone: int, home: str, kind: str, count: int, fuel: int = 2, job: int = STRIKE, group: int = 0
    ) -> list[int]:
        """So many units of a home in the air; bombers keep the load they have aboard."""
        state = self.state
        units = [unit for unit in self.units(home, kind) if state.at[unit] >= BELOW][:count]
        assert len(units) == count, (home, kind, count)
        number = group or state.new_group()
        for unit in units:
            state.at[unit] = zone
            state.fuel[unit] = fuel
            state.job[unit] = job
            state.group[unit] = number if fuel and job < 3 else 0
        return units

    def spot(self, carrier: str, kind: str, count: int) -> list[int]:
        units = [unit for unit in self.units(carrier, kind) if BELOW <= self.state.at[unit] < DECK][:count]
        assert len(units) == count, (carrier, kind, count)
        for unit in units:
            self.state.at[unit] = DECK + self.ship(carrier)
        return units

    def status(self, **orders: str) -> Table:
        for name, status in orders.items():
            self.state.status[self.ship(name)] = STATUS_NAMES.index(status)
        return self

    def locate(self, seat: str, *zones: int) -> Table:
        for zone in zones:
            self.state.located[SEATS.index(seat)] |= 1 << zone
        return self

    def squall(self, *zones: int) -> Table:
        for zone in zones:
            self.state.squalls |= 1 << zone
        return self

    def damage(self, name: str, hits: int) -> Table:
        self.state.damage[self.ship(name)] = hits
        return self

    def sink(self, name: str, *survivors: int) -> Table:
        """A ship is gone with all her air units except those named, which are in the air."""
        state, ship = self.state, self.ship(name)
        for unit, home in enumerate(state.home):
            if home == ship and unit not in survivors:
                self.aboard(unit)
                state.at[unit] = state.load[unit] = 0
        return self.put(-1, name).damage(name, self.oob.hp[ship])

    def run(self, *steps: str, side: str = "ijn", turn: int | None = None) -> Table:
        """Start the sequence of play at these steps; a new turn follows."""
        state = self.state
        state.stack = ["turn", *reversed(steps)]
        state.side = SEATS.index(side)
        if turn is not None:
            state.turn = turn
        self.events = state.start()
        return self

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> Table:
        self.events = []
        for line in lines:
            for action in self.state.parse_all(line):
                self.events += self.state.apply(action)
        return self

    def roll(self, *dice: int) -> Table:
        return self.play(*(f"die {die}" for die in dice))

    def draw(self, *tokens: str) -> Table:
        return self.play(*(f"draw {token}" for token in tokens))

    def until(self, kind: str, seat: str | None = None, limit: int = 400) -> Table:
        """Answer quietly, with seeded dice, until that question is put (to that seat)."""
        random = Random(7)
        for _ in range(limit):
            if self.state.over or (self.asked == kind and seat in (None, self.state.seat)):
                return self
            self.step_quietly(random)
        raise AssertionError(f"{kind} is never asked")

    def step_quietly(self, random: Random | None = None) -> None:
        """The answer that changes least; the last face of a die without a generator."""
        state = self.state
        legal = state.legal()
        if state.seat == CHANCE:
            state.apply(random.choice(legal) if random else legal[-1])
            return
        quiet = [action for action in legal if action.kind in QUIET or action.kind == "status"]
        state.apply(quiet[-1] if quiet else legal[-1])

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return self.state.stack[-1] if self.state.stack else "over"

    @property
    def seat(self) -> str | None:
        return self.state.seat

    def legal(self, verb: str | None = None) -> list[str]:
        return [str(action) for action in self.state.legal() if verb in (None, action.kind)]

    def zones(self, verb: str = "to") -> list[int]:
        return [int(action.args[-1]) for action in self.state.legal() if action.kind == verb]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def refused(self, text: str, reason: str, clause: str) -> None:
        action = self.state.parse(text) if isinstance(text, str) else Action(text)
        with pytest.raises(Refused) as caught:
            self.state.apply(action)
        assert (caught.value.refusal.reason, caught.value.refusal.clause) == (reason, clause)

    def sound(self) -> None:
        assert self.state.problems() == []
