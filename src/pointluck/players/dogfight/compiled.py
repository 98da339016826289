"""Kernels: numba compiles them where it is installed; without it the same code runs as it is, only slower."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from time import monotonic
from typing import Any

from pointluck.players.base import Late
from pointluck.players.shelves import ready, shelf

GAME = "dogfight"

Numbers = Any
"""A flat row of numbers: an array where kernels are compiled, otherwise a list."""


def _numba() -> Any:
    """Compiling takes half a minute, which nobody should wait for in a game: so kernels are compiled beside the program
    (players/build.py) and used from then on."""
    asked = os.environ.get("POINTLUCK_KERNELS", "")
    if asked not in ("", "compiled", "plain"):
        raise ValueError(f"POINTLUCK_KERNELS is {asked!r}: say compiled or plain, or leave it out")
    if asked == "plain" or not (asked == "compiled" or ready(GAME)):
        return None
    try:
        import numba
    except ImportError:  # the extra `fast` is not installed
        return None
    return numba


NUMBA = _numba()


def outdated() -> bool:
    """Whether this process does without kernels that have been compiled in the meantime."""
    return NUMBA is None and "POINTLUCK_KERNELS" not in os.environ and find_spec("numba") is not None and ready(GAME)


def compiled(function: Callable[..., Any]) -> Any:
    """For functions over flat rows of numbers: compiled, or as they are."""
    if NUMBA is None:
        return function
    before, NUMBA.config.CACHE_DIR = NUMBA.config.CACHE_DIR, str(shelf(GAME))
    try:
        return NUMBA.njit(cache=True)(function)
    finally:
        NUMBA.config.CACHE_DIR = before


class Clock:
    """When whoever thinks in this process has to stop: one at a time does."""

    until: float | None = None


def check_time() -> None:
    """Raises Late where time is up."""
    if Clock.until is not None and monotonic() > Clock.until:
        raise Late


def stoppable(function: Callable[..., Any]) -> Any:
    """A kernel that all looking ahead passes through. As plain Python, which may take long, it raises Late there."""
    if NUMBA is not None:
        return compiled(function)

    def watched(*rows: Any) -> Any:
        check_time()
        return function(*rows)

    return watched


def whole(values: Iterable[int]) -> Numbers:
    listed = list(values)
    return listed if NUMBA is None else _array(listed, "int64")


def real(values: Iterable[float]) -> Numbers:
    listed = list(values)
    return listed if NUMBA is None else _array(listed, "float64")


def _array(values: list[Any], kind: str) -> Numbers:
    import numpy

    return numpy.array(values, dtype=kind)
