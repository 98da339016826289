"""How the kernel runs: compiled where numba is installed, else as the plain Python that it is written in."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib.resources import files
from os import environ
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

Flat = list[int]
"""Whole numbers in a row: a list, or an array of the compiled kernel. Only indexed, never sliced."""
Weights = list[float]

try:
    if environ.get("POINTLUCK_KERNEL") == "plain":
        raise ImportError("plain Python is asked for")
    import numba
    import numpy
except ImportError:
    COMPILED = False
else:
    COMPILED = True


def fast(function: F) -> F:
    """A part of the kernel. It is compiled into the entries that use it."""
    return cast(F, numba.njit(function)) if COMPILED else function


def entry(function: F) -> F:
    """A way into the kernel, kept compiled on disk from one process to the next.

    What numba keeps is found by the text of this one function and by what it closes over, not by the parts that it
    uses. So an entry has to close over `sources()`, or it would outlive a change of the rules in another file.
    """
    return cast(F, numba.njit(cache=True, nogil=True)(function)) if COMPILED else function


def sources() -> int:
    """A number that changes with every change of the kernel's source."""
    digest = sha256()
    for source in sorted(files(__package__).iterdir(), key=lambda one: one.name):
        if source.name.endswith(".py"):
            digest.update(source.read_bytes())
    return int.from_bytes(digest.digest()[:7], "big")


def flat(values: Sequence[int]) -> Flat:
    return cast(Flat, numpy.array(values, dtype=numpy.int64)) if COMPILED else list(values)


def weights(values: Sequence[float]) -> Weights:
    return cast(Weights, numpy.array(values, dtype=numpy.float64)) if COMPILED else list(values)


def plain(values: Flat) -> list[int]:
    """Back to Python's own numbers."""
    return array("q", values).tolist()
