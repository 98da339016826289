"""Buckets that fill with time: how often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from .settings import Rate

_REMEMBERED = 10_000
"""Addresses. Beyond that the one that was quiet longest is forgotten, and begins with a full bucket."""


class Bucket:
    """Holds up to `burst` tokens and gains `per_second` of them a second."""

    __slots__ = ("_left", "_rate", "_when")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._when = monotonic()

    def take(self) -> float:
        """Takes a token. The seconds to wait before it is there: 0 while there is one."""
        now = monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._when) * self._rate.per_second)
        self._when = now
        self._left -= 1
        return 0.0 if self._left >= 0 else -self._left / self._rate.per_second

    def give_back(self) -> None:
        self._left += 1


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """0 if the address may go on, else the seconds after which it may try again."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        wait = bucket.take()
        if wait:
            # A request that is refused costs nothing, or whoever tries again and again would never get in.
            bucket.give_back()
        return wait
