"""What can be wrong with a request, and how a problem is told on the wire: as a message key with parameters."""

from __future__ import annotations

from typing import NamedTuple

from pointluck.engine import Params, Problem, Refused
from pointluck.lessons import Mistaken
from pointluck.tables import NotAllowed, NotFound, Overloaded, Stale, StoreProblem, TooMuch

from .messages import Trouble


class WireProblem(Problem):
    """A request that is wrong by itself, whatever the table says."""


class KeyedMessage(NamedTuple):
    """A problem as a message: its key in the .ftl files, parameters, and the clause where a rule forbids."""

    key: str
    params: Params
    clause: str | None


_STATUS = {
    "banned": 403,
    "body-large": 413,
    "descriptors": 503,
    "host-unknown": 421,
    "late": 503,
    "method": 405,
    "metrics-closed": 403,
    "nowhere": 404,
    "origin-foreign": 403,
    "stranger": 401,
    "table-broken": 500,
    "too-often": 429,
    "trouble": 500,
    "unreachable": 503,
}


def keyed_message(problem: Problem) -> KeyedMessage:
    if isinstance(problem, Refused):
        refusal = problem.refusal
        return KeyedMessage(f"refusal-{refusal.reason}", refusal.params, refusal.clause or None)
    if isinstance(problem, Mistaken):
        return KeyedMessage(problem.key, problem.params, problem.clause)
    return KeyedMessage(f"problem-{problem.key}", problem.params, None)


_KINDS: dict[type[Problem], int] = {
    Mistaken: 409,
    NotFound: 404,
    NotAllowed: 403,
    Overloaded: 503,
    Refused: 409,
    Stale: 409,
    StoreProblem: 503,
    TooMuch: 413,
}


def status_of(problem: Problem) -> int:
    """By its key for what is wrong with requests, by its kind for what a table says."""
    by_kind = next((status for kind, status in _KINDS.items() if isinstance(problem, kind)), 400)
    return _STATUS.get(problem.key, by_kind)


def trouble(problem: Problem) -> Trouble:
    key, params, clause = keyed_message(problem)
    return Trouble(key=key, params=params, clause=clause)
