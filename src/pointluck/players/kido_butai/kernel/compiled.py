"""How the kernel runs: compiled where numba is installed, else as the plain Python that it is written in."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from os import environ
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

Flat = list[int]
"""Whole numbers in a row: a list, or an array of the compiled kernel. Only indexed, never sliced."""
Weights = list[float]

try:
    if environ.get("POINTLUCK_KERNELS") == "plain":
        raise ImportError("plain Python is asked for")
    numba: Any = import_module("numba")
    numpy: Any = import_module("numpy")
except ImportError:
    COMPILED = False
else:
    COMPILED = True


def fast(function: F) -> F:
    """A part of the kernel. It is compiled into the entries that use it."""
    if not COMPILED:
        return function
    return cast(F, numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")(function))


def folded(function: F) -> F:
    """A part of the kernel that is written into whatever uses it, before anything is compiled.

    All that a compiled part uses is optimised with it once more. So above the largest parts every level of functions
    would cost seconds of compiling.
    """
    if not COMPILED:
        return function
    return cast(F, numba.njit(inline="always", error_model="numpy")(function))


def entry(function: F) -> F:
    """A way into the kernel, kept compiled on disk from one process to the next.

    What numba keeps is found by the text of this one function and by what it closes over, not by the parts that it
    uses. So an entry has to close over `sources()`, or it would outlive a change of the rules in another file.
    """
    return cast(F, numba.njit(cache=True, error_model="numpy")(function)) if COMPILED else function


def sources() -> int:
    """A number that changes with every change of the kernel's source."""
    digest = sha256()
    for source in sorted(files(__package__).iterdir(), key=lambda one: one.name):
        if source.name.endswith(".py"):
            digest.update(source.read_bytes())
    return int.from_bytes(digest.digest()[:7], "big")


if COMPILED:
    # Inside the kernel a row is a bare pointer. An array would be passed as seven values, counted at every call and
    # checked for negative places at every access: that doubled the time to compile and to run.

    @numba.extending.intrinsic  # type: ignore[untyped-decorator]
    def _pointer(context: Any, address: Any, item: Any) -> Any:
        kind = numba.types.CPointer(item)

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(address, item), generate

    def _row(array: Any) -> Any:
        return _pointer(array.ctypes.data, array[0])

    row = fast(_row)
else:

    def row(array: Any) -> Any:
        """What the kernel's parts are given for an array that an entry was given."""
        return array


def flat(values: Sequence[int]) -> Flat:
    return cast(Flat, numpy.array(values, dtype=numpy.int64)) if COMPILED else list(values)


def weights(values: Sequence[float]) -> Weights:
    return cast(Weights, numpy.array(values, dtype=numpy.float64)) if COMPILED else list(values)


def empty(count: int) -> Flat:
    """So many zeros."""
    return cast(Flat, numpy.zeros(count, dtype=numpy.int64)) if COMPILED else [0] * count


def plain(values: Flat) -> list[int]:
    """Back to Python's own numbers."""
    return array("q", values).tolist()
