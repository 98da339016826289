"""Flight leaders who look ahead: Captain and Admiral. What they weigh is in worth.py, how they look in look.py."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from itertools import combinations
from math import exp, log
from time import monotonic

from pointluck.engine import Action
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.order_of_battle import CARDS, TOKEN_NAMES
from pointluck.players.base import Budget, Candidate, Late, Situation
from pointluck.players.kernels import Flat

from .chart import Chart, position
from .fights import Habits, Leader, shared_desk, worst
from .kernel import KERNEL, Clock
from .kernel.layout import HOLDER, WEIGHTS
from .kernel.look import best_of, flights, ways_to_act
from .kernel.plans import ROUNDS, solve
from .kernel.worth import CARD, SAVED
from .search import Search, Way

OWN_SHARE = 2 / 3
"""Of the time that there is at most: the rest is for a lower rank's answer, if it comes to that."""


class FlightLeader(Leader):
    """Every decision is made afresh from the view, the seed and the budget."""

    def __init__(self, habits: Habits, seat: str, seed: int | str, budget: Budget | None) -> None:
        super().__init__(habits, seat, seed, budget)
        self._answers |= {"activate": self._activate, "manoeuvre": self._manoeuvre}
        if habits.economy:
            self._answers |= {"bid": self._bid, "buy": self._buy}

    def choose(self, situation: Situation) -> Action:
        limit = self._budget.at_most
        if limit is None:
            return self._decide(situation)
        Clock.until = monotonic() + limit * OWN_SHARE
        try:
            return self._decide(situation)
        except Late:
            return self._decide_quickly(situation, limit * (1 - OWN_SHARE))
        finally:
            Clock.until = None

    def _decide_quickly(self, situation: Situation, seconds: float) -> Action:
        """As the next lower rank would, in the time that is left; by the same weights, whose chart is at hand."""
        from . import DogfightDoctrine

        habits = CAPTAIN._replace(weights=self._habits.weights)
        lower = FlightLeader(habits, self.seat, self._seed, Budget(at_most=seconds))
        hurried = DogfightDoctrine(self.seat, self._seed) if self.name == CAPTAIN.name else lower
        action = hurried.choose(situation)
        self._considered = hurried.explain()
        return action

    def _decide(self, situation: Situation) -> Action:
        situation.progress(0.0)
        self._considered = []
        view = situation.view
        mark = zlib.crc32(json.dumps(view, sort_keys=True).encode())
        self._random.seed(f"{self.name}:{self.seat}:{self._seed}:{mark}")
        answer = self._answers.get(situation.question.kind)
        if answer is None or len(situation.legal) == 1:
            from . import DogfightDoctrine

            return DogfightDoctrine(self.seat, f"{self._seed}:{mark}").choose(situation)
        return answer(situation, self._guess(situation))

    # --- the round --------------------------------------------------------------------------------------------

    def _bid(self, situation: Situation, state: DogfightState) -> Action:
        """A matrix game: the card, as a look ahead with it shows, against the points that would be saved."""
        chart, room = self._chart(state), shared_desk()
        p = position(state, chart)
        logits = []
        for holder in range(2):
            p[HOLDER] = holder
            count = ways_to_act(chart.t, chart.f, p, room, 0, 0.0)
            logits.append(_logit(room.values[best_of(room.values, 0, count, holder)] if count else 0.5))
        saved = chart.f[WEIGHTS + SAVED]
        bids = len(situation.legal)
        matrix = KERNEL.fractions([0.0] * bids * bids)
        for usa in range(bids):
            for japan in range(bids):
                holder = 0 if usa > japan else 1 if japan > usa else state.oob.tie_in(state.round)
                matrix[usa * bids + japan] = _chance(logits[holder] + saved * (japan - usa))
        rows, columns, mine, theirs = (KERNEL.fractions([0.0] * bids) for _ in range(4))
        solve(matrix, bids, bids, rows, columns, mine, theirs, ROUNDS)
        mixture = mine if self._side == 0 else theirs
        return self._mixed(situation.legal, mixture[:])

    def _activate(self, situation: Situation, state: DogfightState) -> Action:
        names = state.oob.aircraft

        def meant(way: Way) -> Action:
            name = names[way.aircraft]
            return Action("fly", (name,)) if way.code >= 0 else Action("attack", (name, names[-1 - way.code]))

        chart = self._chart(state)
        p = position(state, chart)
        search = self._search(situation, chart, self._habits.widths)
        return self._looked_at(situation, search, p, search.ways(p), meant)

    def _manoeuvre(self, situation: Situation, state: DogfightState) -> Action:
        def meant(way: Way) -> Action:
            return Action(TOKEN_NAMES[way.code % 4 - 1]) if way.code else Action("stop")

        chart, room = self._chart(state), shared_desk()
        p = position(state, chart)
        count = flights(chart.t, chart.f, p, room, state.mover, state.flown, 0)
        ways = [Way(state.mover, room.codes[number], room.values[number]) for number in range(count)]
        ways.sort(key=lambda way: -self._own(way.value))
        return self._looked_at(situation, self._search(situation, chart, self._habits.flight_widths), p, ways, meant)

    def _search(self, situation: Situation, chart: Chart, widths: tuple[int, ...]) -> Search:
        return Search(chart, shared_desk(), widths, lambda: situation.progress(0.5))

    def _looked_at(
        self, situation: Situation, search: Search, p: Flat, ways: list[Way], meant: Callable[[Way], Action]
    ) -> Action:
        """The most promising ways to act are looked at more closely; without widths they are taken as they seem."""
        legal = set(situation.legal)
        ways = [way for way in ways if meant(way) in legal]
        if not ways:
            return situation.legal[0]
        values: dict[Action, float] = {}
        visits: dict[Action, int] = {}
        budget = self._budget
        most = search.looks + (budget.simulations or self._habits.looks)
        until = monotonic() + budget.seconds if budget.seconds else None
        for way in ways[: search.widths[0]] if search.widths else ways:
            if search.widths and values and (search.looks >= most or (until is not None and monotonic() > until)):
                break
            try:
                value = self._own(search.after(p, way) if search.widths else way.value)
            except Late:
                if not values:
                    raise
                break
            action = meant(way)
            values[action] = max(values.get(action, -1.0), value)
            visits[action] = visits.get(action, 0) + 1
        self._considered = sorted((Candidate(one, value, visits[one]) for one, value in values.items()), key=worst)
        return self._considered[0].action

    def _buy(self, situation: Situation, state: DogfightState) -> Action:
        """The cards of the pool that are worth most together, the most expensive first."""
        chart = self._chart(state)
        cost, purse = state.oob.cost, state.command[self._side]
        worth = [chart.f[WEIGHTS + CARD + card] for card in range(len(state.pool))]
        lying = [card for card, count in enumerate(state.pool) for _ in range(count) if worth[card] > 0]
        best, wanted = 0.0, None
        for number in range(1, len(lying) + 1):
            for cards in combinations(lying, number):
                value = sum(worth[card] for card in cards)
                if sum(cost[card] for card in cards) <= purse and value > best:
                    best, wanted = value, max(cards, key=lambda card: (cost[card], worth[card]))
        return situation.legal[0] if wanted is None else Action("buy", (CARDS[wanted],))


def _logit(chance: float) -> float:
    kept = min(max(chance, 0.002), 0.998)
    return log(kept / (1.0 - kept))


def _chance(logit: float) -> float:
    return 1.0 / (1.0 + exp(-logit))


CAPTAIN = Habits(
    "captain",
    plays=2,
    plan_plays=0,
    widths=(),
    flight_widths=(),
    looks=0,
    weights="thumb",
    economy=False,
)
ADMIRAL = Habits(
    "admiral",
    plays=3,
    plan_plays=2,
    widths=(8, 4),
    flight_widths=(5, 3),
    looks=60,
    weights="fitted",
    economy=True,
)
