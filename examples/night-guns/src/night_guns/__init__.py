"""Night Guns: two destroyers shell Midway, and its guns answer. An example of a game for Point Luck."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Final, Self

from pointluck.engine import (
    Action,
    Ask,
    Both,
    Die,
    Event,
    GameOf,
    NotationError,
    Params,
    Plain,
    Refusal,
    Result,
    Sequence,
    Setup,
    State,
    View,
    read_number,
    refusal,
)

SEATS: Final = ("destroyers", "garrison")
DESTROYERS, GARRISON = 0, 1
STEPS: Final = {"close": -1, "hold": 0, "open": 1}
PAIRS: Final = ("salvoes", "points", "planned", "flash")
"""The fields that have one number for each side."""


class Figures:
    """The figures of data.toml, or of a player's own file, checked."""

    def __init__(self, setup: Setup) -> None:
        figures = setup.figures
        self.rounds = read_number(figures, "rounds", low=1, high=20)
        self.near = read_number(figures, "range", "near", low=2, high=6)
        self.far = read_number(figures, "range", "far", low=self.near, high=6)
        self.start = read_number(figures, "range", "start", low=self.near, high=self.far)
        self.salvoes = [read_number(figures, "salvoes", seat, low=1, high=40) for seat in SEATS]
        self.most = read_number(figures, "salvoes", "most", low=1, high=6)
        self.silenced = read_number(figures, "silenced", low=1, high=20)
        self.flashes = setup.options["ng.flashes"]


class Night(State):
    """Who has what left, and what is being fired."""

    round: int
    range: int
    salvoes: Both[int]
    points: Both[int]
    planned: Both[int]
    """Salvoes of this round that are still to be rolled for."""
    flash: Both[int]
    """Whether a side is seen by its flashes this round."""
    __slots__ = tuple(__annotations__)
    oob: Figures

    @classmethod
    def before_setup(cls, setup: Setup, oob: Figures) -> Self:
        state = cls(setup, oob, ["round"])
        state.round, state.range, state.salvoes = 0, oob.start, [*oob.salvoes]
        state.points, state.planned, state.flash = [0, 0], [0, 0], [0, 0]
        return state

    @property
    def winner(self) -> str | None:
        lead = self.points[DESTROYERS] - self.points[GARRISON]
        return None if not lead else SEATS[DESTROYERS if lead > 0 else GARRISON]

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        level = "draw" if not self.winner else "silenced" if max(self.points) >= self.oob.silenced else "dawn"
        return Result(self.winner, level, self.standing(), self.tally())

    def view(self, seat: str | None) -> View:
        """Everything lies open (NG-1)."""
        position = self.position()
        pairs = {name: dict(zip(SEATS, position[name], strict=True)) for name in PAIRS}
        return {"setup": self.setup.to_plain(), **position, **pairs}

    def parse(self, text: str) -> Action:
        words = text.lower().split()
        if not words or words[0] not in (*STEPS, "fire", "die"):
            raise NotationError("notation-verb", text=text.strip(), verbs=[*STEPS, "fire", "die"])
        return Action(words[0], tuple(words[1:]))

    def problems(self) -> list[str]:
        figures = self.oob
        numbers = [self.round, self.range, *(number for name in PAIRS for number in getattr(self, name))]
        if any(type(number) is not int or number < 0 for number in numbers):
            return ["a number is none"]
        sound = {
            "stack": all(type(name) is str and self.sequence.knows(name) for name in self.stack),
            "round": self.round <= figures.rounds,
            "range": figures.near <= self.range <= figures.far,
            "pairs": all(len(getattr(self, name)) == 2 for name in PAIRS),
            "planned": max(self.planned) <= figures.most,
            "flash": max(self.flash) <= 1,
            "salvoes": all(left <= most for left, most in zip(self.salvoes, figures.salvoes, strict=False)),
        }
        return [f"{name} is wrong" for name, holds in sound.items() if not holds]

    def scene(self) -> Plain:
        return {"round": self.round}

    def stakes(self) -> dict[str, int]:
        return {f"{seat}-hits": hits for seat, hits in zip(SEATS, self.points, strict=True)}

    def tally(self) -> dict[str, int]:
        return {"rounds": self.round, **self.stakes()}

    def standing(self) -> dict[str, int]:
        return dict(zip(SEATS, self.points, strict=True))

    def bends(self, event: Event) -> str | None:
        return str(event.params["side"]) if event.kind == "salvo" and event.params["effect"] == "hit" else None

    def plan(self, side: int, count: int) -> None:
        """Salvoes are counted when they are ordered; as many as can be fired at once are seen (NG-3, NG-5)."""
        self.planned[side] = count
        self.salvoes[side] -= count
        self.flash[side] = int(bool(self.oob.flashes) and count == self.oob.most)

    def needed(self, side: int) -> int:
        """What a die must show: the range, one less against somebody who is seen, and never every face (NG-4, NG-5)."""
        return max(2, self.range - self.flash[1 - side])

    def firing(self) -> int:
        return DESTROYERS if self.planned[DESTROYERS] else GARRISON

    def counts(self, side: int) -> list[str]:
        return [str(count) for count in range(min(self.oob.most, self.salvoes[side]) + 1)]


def begin_round(state: Night) -> None:
    state.round += 1
    state.flash = [0, 0]
    state.tell("round-began", "NG-2", round=state.round)


class Approach(Ask[Night]):
    """The destroyers steam, and say how many salvoes they will fire (NG-3)."""

    kind = "approach"
    clause = "NG-3"

    def seat(self, state: Night) -> str:
        return SEATS[DESTROYERS]

    def legal(self, state: Night) -> list[Action]:
        ways = [way for way, step in STEPS.items() if state.oob.near <= state.range + step <= state.oob.far]
        return [Action(way, (count,)) for way in ways for count in state.counts(DESTROYERS)]

    def answer(self, state: Night, action: Action) -> None:
        state.range += STEPS[action.kind]
        state.plan(DESTROYERS, int(action.args[0]))
        state.tell("steamed", self.clause, way=action.kind, range=state.range, salvoes=state.planned[DESTROYERS])

    def refuse(self, state: Night, action: Action) -> Refusal:
        if action.kind in STEPS and not state.oob.near <= state.range + STEPS[action.kind] <= state.oob.far:
            return refusal("no-sea-room", self.clause, range=state.range)
        return refusal("salvoes", self.clause, most=len(state.counts(DESTROYERS)) - 1, verbs=[*STEPS])

    def params(self, state: Night) -> Params:
        return {"round": state.round, "range": state.range, "salvoes": state.salvoes[DESTROYERS]}


class Reply(Ask[Night]):
    """The garrison has seen them, and answers (NG-3)."""

    kind = "reply"
    clause = "NG-3"

    def seat(self, state: Night) -> str:
        return SEATS[GARRISON]

    def legal(self, state: Night) -> list[Action]:
        return [Action("fire", (count,)) for count in state.counts(GARRISON)]

    def answer(self, state: Night, action: Action) -> None:
        state.plan(GARRISON, int(action.args[0]))
        state.tell("replied", self.clause, salvoes=state.planned[GARRISON])

    def refuse(self, state: Night, action: Action) -> Refusal:
        return refusal("salvoes", self.clause, most=len(state.counts(GARRISON)) - 1, verbs=["fire"])

    def params(self, state: Night) -> Params:
        theirs, own = state.planned[DESTROYERS], state.salvoes[GARRISON]
        return {"range": state.range, "theirs": theirs, "needed": state.needed(GARRISON), "salvoes": own}


def volleys(state: Night) -> None:
    state.do(*["salvo"] * sum(state.planned))


def salvo(state: Night, die: int) -> None:
    """The range or more hits (NG-4)."""
    side = state.firing()
    needed = state.needed(side)
    effect = "hit" if die >= needed else "miss"
    state.planned[side] -= 1
    state.points[side] += effect == "hit"
    state.tell("salvo", "NG-4", side=SEATS[side], die=die, needed=needed, effect=effect)


def salvo_params(state: Night) -> Params:
    side = state.firing()
    return {"side": SEATS[side], "needed": state.needed(side)}


def end_round(state: Night) -> None:
    """Dawn, or a side that is silenced: both volleys count (NG-6)."""
    if state.round < state.oob.rounds and max(state.points) < state.oob.silenced:
        state.do("round")
        return
    state.tell("ceased-fire", "NG-6", winner=state.winner or "", **state.standing())


Night.sequence = Sequence(
    {"round": ("begin-round", "approach", "reply", "volleys", "end-round")},
    {"begin-round": begin_round, "volleys": volleys, "end-round": end_round},
    [Approach(), Reply(), Die("salvo", "NG-4", salvo, salvo_params)],
)


class NightGuns(GameOf[Night]):
    """The title."""

    state = Night
    id = "night-guns"
    seats = SEATS
    rules_version = 1
    over_clause = "NG-6"
    levels = ("silenced", "dawn", "draw")
    milestone = "round-began"

    def __init__(self) -> None:
        super().__init__(files(__package__))

    def order_of_battle(self, setup: Setup) -> Figures:
        return Figures(setup)

    def sample(self, view: View, rng: Random) -> Night:
        """Nothing is hidden: there is one state behind a view."""
        pairs = {name: [view[name][seat] for seat in SEATS] for name in PAIRS}
        return self.restore(self.setup_from(view["setup"]), {**view, **pairs})
