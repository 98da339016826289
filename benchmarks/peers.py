"""The peers: python-chess, and three games of OpenSpiel that are as varied as ours."""

from collections.abc import Callable
from importlib.util import find_spec
from operator import methodcaller
from random import Random
from typing import Any

from benchmarks.measure import Subject

CHESS = "python-chess"
BACKGAMMON = "pyspiel backgammon"
SPIELS = ("backgammon", "gin_rummy", "dark_chess")
PLIES = 200  # a random game of chess is cut off here, as is usual

Peer = Subject[Any, Any]


def subjects() -> list[Peer]:
    """Those that are installed."""
    found: list[Peer] = []
    if find_spec("chess"):
        found.append(chess_subject())
    if find_spec("pyspiel"):
        found += [spiel_subject(name) for name in SPIELS]
    return found


def missing() -> list[str]:
    modules = {"chess": "python-chess", "pyspiel": "OpenSpiel"}
    return [title for module, title in modules.items() if not find_spec(module)]


def chess_subject() -> Peer:
    import chess

    def choose(board: chess.Board, rng: Random) -> chess.Move | None:
        if board.ply() >= PLIES or board.is_game_over():
            return None
        moves = list(board.legal_moves)
        return moves[int(rng.random() * len(moves))]

    return Subject(
        name=CHESS,
        new=chess.Board,
        decides=lambda board: True,
        choose=choose,
        copy=methodcaller("copy", stack=False),
        legal=lambda board: list(board.legal_moves),
        apply=chess.Board.push,
    )


def spiel_subject(short_name: str) -> Peer:
    import pyspiel

    new: Callable[[], Any] = pyspiel.load_game(short_name).new_initial_state
    return Subject(
        name=f"pyspiel {short_name}",
        new=new,
        decides=lambda state: not state.is_chance_node(),
        choose=choose_in_spiel,
        copy=methodcaller("clone"),
        legal=methodcaller("legal_actions"),
        apply=pyspiel.State.apply_action,
    )


def choose_in_spiel(state: Any, rng: Random) -> int | None:
    if state.is_terminal():
        return None
    if not state.is_chance_node():
        legal: list[int] = state.legal_actions()
        return legal[int(rng.random() * len(legal))]
    left = rng.random()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]
