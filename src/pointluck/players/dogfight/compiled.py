"""Kernels: numba compiles them where it is installed; without it the same code runs as it is, only slower."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

try:
    import numba
    import numpy
except ImportError:  # the extra `fast` is not installed
    numba = None

Kernel = TypeVar("Kernel", bound=Callable[..., Any])
Numbers = Any
"""A flat row of numbers: an array where numba is installed, otherwise a list."""


@cache
def _shelf() -> str:
    """Where compiled kernels are kept. numba looks only at the file that a function is in, and would go on using a
    kernel whose callees in other files have changed; so every state of the sources has a place of its own."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:12]
    return str(Path(platformdirs.user_cache_dir("pointluck")) / "kernels" / f"dogfight-{digest}")


def compiled(function: Kernel) -> Kernel:
    """For functions over flat rows of numbers. What is compiled is kept on disk, so that only the first time waits."""
    if numba is None:
        return function
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, _shelf()
    try:
        made: Kernel = numba.njit(cache=True)(function)
    finally:
        numba.config.CACHE_DIR = before
    return made


def whole(values: Iterable[int]) -> Numbers:
    listed = list(values)
    return listed if numba is None else numpy.array(listed, dtype=numpy.int64)


def real(values: Iterable[float]) -> Numbers:
    listed = list(values)
    return listed if numba is None else numpy.array(listed, dtype=numpy.float64)
