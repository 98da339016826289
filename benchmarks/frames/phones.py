"""Phones by the speed of their JavaScript, and how much slower this machine has to be to run at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

PHONES = {"mid-range": 1000.0, "low-end": 264.0}
"""The benchmark index of Lighthouse on a Pixel 5 and on a Moto G Power of 2022: what Chrome's DevTools calibrate their
mid-tier and low-tier mobile to. (Lighthouse's docs/throttling.md has an older and wider table, by which anything from
125 to 800 is a mid-range phone.)"""

_CLOSE = 0.01
"""As near as this share of the index is near enough: two measurements of one rate differ by more."""
_STEPS = 9
_ROOM = 1.5
"""The index falls a little faster or slower than the rate rises; so far beyond it lies what surely is too slow."""


@dataclass(frozen=True, slots=True)
class Calibrated:
    rate: float
    """How many times slower the processor is made; 1: it is as slow as the phone, or slower, to begin with."""
    index: float
    """How fast it is then."""


def calibrated(wanted: float, speed: Callable[[float], float]) -> Calibrated:
    """The rate at which `speed` is what is wanted, by halving; Chromium takes hundredths."""
    fast = speed(1)
    if fast <= wanted:
        return Calibrated(1, fast)
    low, high = 1.0, _ROOM * fast / wanted
    nearest = Calibrated(1, fast)
    for _ in range(_STEPS):
        rate = round((low + high) / 2, 2)
        found = Calibrated(rate, speed(rate))
        nearest = min(nearest, found, key=lambda one: abs(one.index - wanted))
        if abs(found.index - wanted) <= _CLOSE * wanted:
            break
        if found.index > wanted:
            low = rate
        else:
            high = rate
    return nearest
