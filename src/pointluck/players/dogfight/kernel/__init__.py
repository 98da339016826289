"""What leaders who look ahead calculate with, on flat rows of numbers, so that it can be compiled.

The rules stay the one truth: tests compare what the kernel does with them, move by move. All values are the USA's
chance to win. It is written for tools/kernels/translate.py: numbers, rows of them, loops and comparisons.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar, cast

from pointluck.games.dogfight import hexes, order_of_battle
from pointluck.players.base import Late
from pointluck.players.kernels import Kernel

F = TypeVar("F", bound=Callable[..., Any])

KERNEL = Kernel("dogfight", Path(__file__).parent, Path(hexes.__file__), Path(order_of_battle.__file__))


class Clock:
    """When whoever thinks in this process has to stop: one at a time does."""

    until: float | None = None


def check_time() -> None:
    """Raises Late where time is up."""
    if Clock.until is not None and monotonic() > Clock.until:
        raise Late


def stoppable(function: F) -> F:
    """A part that all looking ahead passes through. As plain Python, which may take long, it raises Late there."""

    @wraps(function)
    def watched(*rows: Any) -> Any:
        check_time()
        return function(*rows)

    return cast(F, watched)
