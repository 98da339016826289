"""Kernels: numba compiles them where it is installed; without it the same code runs as it is, only slower."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import platformdirs

Numbers = Any
"""A flat row of numbers: an array where kernels are compiled, otherwise a list."""

KERNELS = ("cards", "chart", "courses", "kernel", "look", "plans", "threats", "worth")
"""The files that kernels are in, or what they rest on."""
READY = "ready"
"""The name of an empty file that says that all kernels on a shelf are compiled."""


@cache
def shelf() -> Path:
    """Where compiled kernels are kept. numba looks only at the file that a function is in, and would go on using a
    kernel whose callees in other files have changed; so every state of the sources has a place of its own."""
    room = Path(__file__).parent
    digest = hashlib.sha256(b"".join((room / f"{name}.py").read_bytes() for name in KERNELS)).hexdigest()[:12]
    return Path(platformdirs.user_cache_dir("pointluck")) / "kernels" / f"dogfight-{digest}"


def ready() -> bool:
    """Whether the kernels were compiled before."""
    return (shelf() / READY).exists()


def _numba() -> Any:
    """Compiling takes half a minute, which nobody should wait for in a game: so kernels are compiled when somebody asks
    for it (`python -m pointluck.players.build`, which `pointluck` does by itself) and used from then on."""
    asked = os.environ.get("POINTLUCK_KERNELS", "")
    if asked not in ("", "compiled", "plain"):
        raise ValueError(f"POINTLUCK_KERNELS is {asked!r}: say compiled or plain, or leave it out")
    if asked == "plain" or not (asked == "compiled" or ready()):
        return None
    try:
        import numba
    except ImportError:  # the extra `fast` is not installed
        return None
    return numba


NUMBA = _numba()


def outdated() -> bool:
    """Whether this process does without kernels that have been compiled in the meantime."""
    return NUMBA is None and "POINTLUCK_KERNELS" not in os.environ and find_spec("numba") is not None and ready()


def compiled(function: Callable[..., Any]) -> Any:
    """For functions over flat rows of numbers: compiled, or as they are."""
    if NUMBA is None:
        return function
    before, NUMBA.config.CACHE_DIR = NUMBA.config.CACHE_DIR, str(shelf())
    try:
        return NUMBA.njit(cache=True)(function)
    finally:
        NUMBA.config.CACHE_DIR = before


def whole(values: Iterable[int]) -> Numbers:
    listed = list(values)
    return listed if NUMBA is None else _array(listed, "int64")


def real(values: Iterable[float]) -> Numbers:
    listed = list(values)
    return listed if NUMBA is None else _array(listed, "float64")


def _array(values: list[Any], kind: str) -> Numbers:
    import numpy

    return numpy.array(values, dtype=kind)
