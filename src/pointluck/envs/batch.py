"""Thousands of games of Kido Butai side by side, in arrays: `Batch`."""

from __future__ import annotations

import ctypes
from array import array
from typing import Any, Final, NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from pointluck.engine import Action, Figures, OptionValue, Problem
from pointluck.games import game
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players.kernels import Boards, Flat
from pointluck.players.kido_butai.kernel import encoding
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.many import KERNEL, Bytes, legal, seen, wide

from .kido_butai import Actions, Table

MOST_GAMES: Final = 1 << 16
_ASKED: Final = {
    "load": at.Q_LOADS,
    "commit": at.Q_COMMIT,
    "meet": at.Q_MEET,
    "aim": at.Q_AIM,
    "targets": at.Q_TARGETS,
    "fill": at.Q_FILL,
    "spread": at.Q_SPREAD,
    "lose": at.Q_LOSE,
}
_TARGETS: Final = ("midway", "fleet-1", "fleet-2")
_LINE: Final = 8
"""Numbers in a line of the processor's cache."""

Numbers = npt.NDArray[np.int64]
Marks = npt.NDArray[np.uint8]
AnyArray = TypeVar("AnyArray", bound=npt.NDArray[Any])


class Wandered(NamedTuple):
    """What came of random decisions."""

    ended: int
    """Games that ended,"""
    points: int
    """and all their points together."""
    outcomes: int
    """How often chance decided something."""


class Batch:
    """Games of Kido Butai side by side, over the compiled kernel; without one they are slower, and the same.

    One game is one place in every array. All arrays are made once and rewritten by `step` and `reset`: copy what has
    to stay. They are to be read only. Chance is rolled inside, so every game always waits for the player, or is over.
    A game takes some 14 kB.

    | array | shape, type | what |
    |---|---|---|
    | `mask` | games x actions, uint8 | 1 for every legal action; all 0 where a game is over |
    | `points` | games, int64 | Japan's points less those of the USA where the last step ended a game, else 0 |
    | `ended` | games, uint8 | 1 where the last step ended a game |
    | `refused` | games, uint8 | 1 where the last action was not legal: nothing changed in that game |
    | `observe()` | games x labels, uint8 | what lies on the table |
    | `legal_counts` | games, int64 | how many legal actions there are |
    | `legal_numbers` | games x actions, int64 | their numbers in the order of the rules; beyond the count is nothing |

    Actions are the numbers of `Batch.actions` (`pointluck.envs.kido_butai.Actions`: `texts` says what each means), an
    observation is a row of `Batch.table` (`Table`: `labels` and `highs`). Both are those of the single environment.

    With `automatic` (the usual), a game that ends begins anew in the same step: `ended` and `points` tell of the
    game that is over, `mask` and `observe()` of the new one. Without it, the game stays as it ended, with an empty
    mask, until `reset(which)`; any action in it is refused.

    The same seed gives the same games, on every machine, with and without a compiled kernel. Game `n` has luck of its
    own, whatever the others do and however many there are.

    Examples:
        >>> batch = Batch(4, seed=1942)
        >>> batch.mask.shape, [batch.actions.texts[number] for number in batch.mask[0].nonzero()[0]]
        ((4, 658), ['load akagi 3b 0t', 'load akagi 2b 1t', 'load akagi 1b 2t', 'load akagi 0b 3t'])
        >>> batch.step([batch.actions.number("load akagi 3b 0t")] * 4)
        >>> int(batch.legal_counts[0]), batch.actions.texts[int(batch.legal_numbers[0, 0])]
        (4, 'load kaga 3b 0t')
        >>> batch.observe().shape, int(batch.ended.sum())
        ((4, 413), 0)
    """

    def __init__(
        self,
        games: int,
        preset: str = "standard",
        data: Figures | str | None = None,
        options: dict[str, OptionValue] | None = None,
        *,
        seed: int = 0,
        automatic: bool = True,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise Problem("environment-games", count=games, most=MOST_GAMES)
        state = game("kido-butai").new(preset, data, **(options or {}))
        assert isinstance(state, KidoButaiState)
        if not encoding.fits(state.oob):
            raise Problem("environment-beyond-kernel")
        self.games = games
        self.automatic = automatic
        self.actions = Actions(state.oob)
        self.table = Table(state.oob)
        self._figures = KERNEL.row(encoding.figures(state.oob)[:])
        self._start = KERNEL.row(encoding.table(state)[:])
        self._known = KERNEL.row(_known(state, self.actions))
        self._make_tables()
        self._make_arrays()
        self.reset(seed=seed)

    def _make_tables(self) -> None:
        self._length = at.TABLE + 1 + len(self.actions)
        # Whole lines of the cache, and an odd number of them, so that games do not all want the same places in it.
        lines = -(-self._length // _LINE) | 1
        memory = array("q", bytes(8 * _LINE * lines * self.games))
        self._tables: Boards = _rows(memory, self.games, _LINE * lines)
        rows = np.frombuffer(memory, np.int64).reshape(self.games, -1)
        self._dice: Numbers = rows[:, at.DIE_1 : at.DIE_2 + 1]
        self.legal_counts: Numbers = rows[:, legal.LISTED]
        self.legal_numbers: Numbers = rows[:, legal.LISTED + 1 : legal.LISTED + 1 + len(self.actions)]
        self.legal_counts.flags.writeable = self.legal_numbers.flags.writeable = False

    def _make_arrays(self) -> None:
        games, actions, labels = self.games, len(self.actions), len(self.table)
        mask, self._mask = _bytes(games * actions)
        ended, self._ended = _bytes(games)
        refused, self._refused = _bytes(games)
        points, self._points = _numbers(games)
        seen, self._seen = _bytes(games * labels)
        self._told = (points, ended, refused)
        self._which, self._chosen = _bytes(games)
        self._answers, self._given = _numbers(games)
        self.mask = _read_only(mask.reshape(games, actions))
        self.ended, self.refused = _read_only(ended), _read_only(refused)
        self.points = _read_only(points)
        self._observation = _read_only(seen.reshape(games, labels))

    @property
    def compiled(self) -> bool:
        """Whether a compiled kernel plays."""
        return KERNEL.compiled

    def reset(self, which: npt.ArrayLike | None = None, *, seed: int | None = None) -> None:
        """Begin games anew: all, or those marked in `which` (games, bool). With a seed all games get fresh luck."""
        if seed is not None:
            self._dice[:] = _luck(seed, self.games)
        self._which[:] = 1 if which is None else np.asarray(which, dtype=bool)
        for told in self._told:
            told[:] = 0
        wide.begin(self._tables, self._figures, self._start, self._known, self._chosen, self.games, self._mask)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in every game, by number. Everything that changes stands in the arrays afterwards."""
        self._answers[:] = actions
        wide.step(
            self._tables,
            self._figures,
            self._start,
            self._known,
            self._given,
            self.games,
            self.automatic,
            self._mask,
            self._points,
            self._ended,
            self._refused,
        )

    def observe(self, which: npt.ArrayLike | None = None) -> Marks:
        """What lies on the tables, of all games or of those in `which`. The array is the same every time."""
        self._which[:] = 1 if which is None else np.asarray(which, dtype=bool)
        seen.look(self._tables, self._figures, self._chosen, self.games, len(self.table), self._seen)
        return self._observation

    def random_actions(self) -> Numbers:
        """A random legal action for each game, drawn from its own luck; -1 where it is over."""
        wide.choose(self._tables, self.games, self._given)
        return self._answers.copy()

    def play_at_random(self, decisions: int) -> Wandered:
        """So many random decisions in each game, masks and all, without leaving the kernel.

        Games begin anew, automatic or not.
        """
        self.reset(self.legal_counts == 0)
        found = wide.wander(self._tables, self._figures, self._start, self._known, self.games, decisions, self._mask)
        return Wandered(*found)


def _luck(seed: int, games: int) -> Numbers:
    """Where the dice of each game begin, and their step, which is odd."""
    return np.random.default_rng(seed).integers(0, wide.LUCK, (games, 2), endpoint=True) | (0, 1)


def _known(state: KidoButaiState, actions: Actions) -> list[int]:
    """The actions for the kernel: by number, and their numbers by key."""
    codes = [_code(state, text) for text in actions.texts]
    slots = 1 << (2 * len(codes)).bit_length()
    head = [len(codes), slots - 1, wide.CODES + len(codes), actions.number("end")] + [0] * (4 * wide.ORDERS)
    keys = [-1] * (2 * slots)
    for number, (text, code) in enumerate(zip(actions.texts, codes, strict=True)):
        kind, *args = text.split()
        key = code + legal.KEY * _ASKED.get(kind, at.Q_JAPANESE)
        if kind == "load":
            key += legal.CARRIER * state.oob.ship_ids.index(args[0])
        if kind in ("launch", "fly", "land", "ready"):
            head[wide.place_of_order(key)] = number
        place = wide.place_of(head, key)
        while keys[2 * place] != -1:
            place = (place + 1) & (slots - 1)
        keys[2 * place : 2 * place + 2] = [key, number]
    return head + codes + keys


def _code(state: KidoButaiState, text: str) -> int:
    """The kernel's action; with an attack how many of each are named, or nobody."""
    kind, *args = text.split()
    if kind != "attack":
        return encoding.code(state, Action(kind, tuple(args)))
    bombers, zeros = (int(count[:-1]) for count in args[1:] or ("0b", "0z"))
    return at.A_ATTACK + 65536 * _TARGETS.index(args[0]) + 256 * bombers + zeros


# --- memory that numpy and the kernel share ---------------------------------------------------------------------------


def _read_only(memory: AnyArray) -> AnyArray:
    """Whoever wrote into a mask would make the kernel play what is not legal."""
    shown = memory.view()
    shown.flags.writeable = False
    return shown


def _bytes(count: int) -> tuple[Marks, Bytes]:
    memory = bytearray(count)
    kernels: Any = (ctypes.c_ubyte * count).from_buffer(memory) if KERNEL.compiled else memory
    return np.frombuffer(memory, np.uint8), kernels


def _numbers(count: int) -> tuple[Numbers, Flat]:
    memory = array("q", bytes(8 * count))
    kernels: Any = (ctypes.c_longlong * count).from_buffer(memory) if KERNEL.compiled else memory
    return np.frombuffer(memory, np.int64), kernels


def _rows(memory: array[int], count: int, length: int) -> Boards:
    """The memory in rows, one for each game."""
    if not KERNEL.compiled:
        whole = memoryview(memory)
        return cast(Boards, tuple(whole[row * length : (row + 1) * length] for row in range(count)))
    address, _ = memory.buffer_info()
    pointers: Any = (ctypes.c_void_p * count)(*(address + 8 * length * row for row in range(count)))
    pointers.memory = memory
    return cast(Boards, pointers)
