"""Dogfight: the chance to win by a fitted judgement. What comes of cards that are being drawn is worked out exactly."""

from __future__ import annotations

from collections.abc import Hashable
from math import hypot
from random import Random
from typing import ClassVar

from pointluck.engine import CHANCE, Action, Setup, State
from pointluck.games.dogfight import DogfightState
from pointluck.players import Situation
from pointluck.players.dogfight import prospects
from pointluck.players.dogfight.flight_leader import CAPTAIN, FlightLeader
from pointluck.players.lookahead import Luck

from .base import Decision, Estimate, Valuer, lost

WIDE = 120
"""Of more outcomes within outcomes only so many are followed, evenly chosen."""
LEADER = CAPTAIN._replace(weights="fitted", plan_plays=1)
"""Looks one action ahead, at every way to act."""
KNOWN = 4096
CLOSER = 2.5
"""In multiples of `sharp`: what has to seem lost for both answers to be played on."""
PLAYOUTS, STEPS = 8, 120
JUDGED = 0.05
"""What the judgement of the end of a round may be off, as a standard error. By `research.review_claims` what seems
to be lost is about what is lost in the end from 10 % on; of less, nothing was left."""


class DogfightValuer(Valuer):
    sharp: ClassVar[float] = 0.02

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._known: dict[Hashable, float] = {}

    @classmethod
    def judges(cls, setup: Setup) -> bool:
        return setup.game.id == "dogfight"

    def here(self, state: State, seed: str) -> Estimate:
        assert isinstance(state, DogfightState)
        if state.result is not None:
            return Estimate(self.won(state.result), 0.0)
        if state.seat == CHANCE and state.stack[-1] != "deal":
            return Estimate(self._drawn(state, seed), 0.0)
        key = _key(state)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[key] = prospects.chance(state)
        return Estimate(found, 0.0)

    def _drawn(self, state: DogfightState, seed: str) -> float:
        """The mean over the cards that may come."""
        pairs = list(zip(state.legal(), (float(one) for one in state.odds()), strict=True))
        pairs = pairs[:: 1 + len(pairs) // WIDE]
        return sum(part * self.after(state, one, seed) for one, part in pairs) / sum(part for _, part in pairs)

    def weigh(self, state: State, seat: str, taken: Action, seed: str) -> Decision | None:
        """Only where answers have values of their own: plans and bids are mixed, and no single one is best."""
        leader = FlightLeader(LEADER, seat, seed, None)
        leader.choose(Situation(state, seat))
        values = {one.action: one.value for one in leader.explain() if one.value is not None}
        if len(values) < 2 or taken not in values:
            return None
        best = max(values, key=lambda one: (values[one], one == taken))
        stake, seems = values[best] - min(values.values()), values[best] - values[taken]
        if best == taken or seems < CLOSER * self.sharp:
            return Decision(best, Estimate(seems, seems), stake)  # too little to be proven by a judgement
        view, rows = state.view(seat), {best: [0.0] * 0, taken: [0.0] * 0}
        for number in range(PLAYOUTS):
            world = self.setup.game.sample(view, Random(f"{seed}:{number}"))
            for action, row in rows.items():
                played = self.round_after(world, action, f"{seed}:{number}")
                row.append(played if seat == self.setup.game.seats[0] else 1 - played)
        loss, error = lost(rows[best], rows[taken])
        return Decision(best, Estimate(loss, hypot(error, JUDGED)), stake)

    def round_after(self, world: State, action: Action, seed: str) -> float:
        """What comes of an answer when Captains play on to the end of the round."""
        state, luck, steps = world.copy(), Luck(seed), 0
        leaders = {seat: FlightLeader(LEADER, seat, seed, None) for seat in self.setup.game.seats}
        state.apply(action)
        while (asked := state.seat) is not None and steps < STEPS and state.scene()["round"] == world.scene()["round"]:
            state.apply(luck.pick(state) if asked == CHANCE else leaders[asked].choose(Situation(state, asked)))
            steps += 1
        return self.here(state, seed).mean


def _key(state: DogfightState) -> Hashable:
    """All that the judgement looks at."""
    lists = (state.area, state.facing, state.marker, state.command, state.points, state.tiles, *state.hands)
    return (*(tuple(one) for one in lists), state.holder, state.round, state.phase, state.combat is None)
