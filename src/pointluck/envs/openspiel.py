"""All games for OpenSpiel: chance is explicit. Importing this registers `pointluck_kido_butai` and the others."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np

from pointluck.engine import CHANCE, Game, Problem, State
from pointluck.games import game as game_of

from . import needs
from .encoding import LONGEST_ANSWER, MOST_LEGAL, Encoding, encoding
from .play import returns

needs("pyspiel")

import pyspiel  # noqa: E402 -- only now is it known to be there

TITLES: Final = {"kido-butai": 1_000, "battle-of-midway": 20_000, "dogfight": 5_000}
"""The most decisions of a game, as OpenSpiel wants to know them before: several times the longest seen."""
MOST_OUTCOMES: Final = 4096
"""At a chance point."""
MOST_POINTS: Final = 255.0
"""A side of Kido Butai can get no more: the row of the table would not hold it."""
PARAMETERS: Final = {"preset": "standard", "actions": "listed", "options": "{}"}
"""`options` is a table in JSON, from the name of an option to its value."""


class PointLuckGame(pyspiel.Game):  # type: ignore[misc]
    """A title with a preset and options."""

    kind: pyspiel.GameType
    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = PARAMETERS | (params or {})
        game = game_of(self.title)
        self.start = game.new(asked["preset"], **read_options(asked["options"]))
        self.encoding: Encoding = encoding(self.start.setup, asked["actions"])
        most = MOST_POINTS if len(game.seats) == 1 else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.answers),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(game.seats),
            min_utility=-most,
            max_utility=most,
            utility_sum=None if len(game.seats) == 1 else 0.0,
            max_game_length=TITLES[self.title],
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> PointLuckState:
        return PointLuckState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoding)


class Held:
    """A state of ours inside one of OpenSpiel's, which are copied member by member."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.copy())

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return _read, (self.state.to_json(),)


def _read(text: str) -> Held:
    return Held(game_of(json.loads(text)["setup"]["game"]).from_json(text))


class PointLuckState(pyspiel.State):  # type: ignore[misc]
    """A position. Its text is short: the game, a digest of all that is in it, and what is asked."""

    def __init__(self, game: PointLuckGame) -> None:
        super().__init__(game)
        self.held = Held(game.start.copy())

    @property
    def state(self) -> State:
        return self.held.state

    def encoding(self) -> Encoding:
        found: Encoding = self.get_game().encoding
        return found

    def current_player(self) -> int:
        state = self.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.seat == CHANCE else _seats(state).index(str(state.seat))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.encoding().offered(self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.state.odds()
        if len(odds) > MOST_OUTCOMES:
            game = self.state.setup.game.id
            raise Problem("environment-overflow", game=game, what="outcomes", count=len(odds), most=MOST_OUTCOMES)
        return [(number, float(share)) for number, share in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        """Raises KeyError or IndexError for what is not legal, as OpenSpiel leaves it to each game."""
        state = self.state
        state.apply(state.legal()[action] if state.seat == CHANCE else self.encoding().offered(state)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.state
        if player == pyspiel.PlayerId.CHANCE:
            return str(state.legal()[action])
        offered = self.encoding().offered(state)
        return str(offered[action]) if action in offered else self.encoding().answers.text(action) or f"no {action}"

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        return returns(self.state)

    def __str__(self) -> str:
        return repr(self.state)


class Observer:
    """What a seat sees: as numbers in `tensor` and by name in `dict`, and as its view in JSON."""

    def __init__(self, numbers: Encoding) -> None:
        self._encoding = numbers
        shapes: dict[str, tuple[int, ...]] = {"observation": numbers.observation_space()["observation"].shape or ()}
        if not numbers.named:
            shapes["answers"] = (MOST_LEGAL, LONGEST_ANSWER)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        begin = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[begin : begin + size].reshape(shapes[name])
            begin += size

    def set_from(self, state: PointLuckState, player: int) -> None:
        seen = self._encoding.observation(state.state, _seats(state.state)[player])
        for name, place in self.dict.items():
            place[...] = seen[name]

    def string_from(self, state: PointLuckState, player: int) -> str:
        view = state.state.view(_seats(state.state)[player])
        return json.dumps({name: value for name, value in view.items() if name != "setup"}, separators=(",", ":"))


def _seats(state: State) -> tuple[str, ...]:
    return state.setup.game.seats


def read_options(text: str) -> dict[str, Any]:
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        read = None
    if not isinstance(read, dict):
        raise Problem("environment-options", given=text[:60])
    return read


def _kind(game: Game) -> pyspiel.GameType:
    """Nothing is hidden from a single player."""
    alone, kinds = len(game.seats) == 1, pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=f"pointluck_{game.id.replace('-', '_')}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if alone else information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=len(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _register(title: str) -> None:
    kind = _kind(game_of(title))
    made = type(title.title().replace("-", ""), (PointLuckGame,), {"kind": kind, "title": title})
    pyspiel.register_game(kind, made)


for _title in TITLES:
    _register(_title)
