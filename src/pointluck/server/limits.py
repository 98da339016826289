"""Token buckets: how often somebody may do something, and how much it may cost."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from starlette.types import Scope

from .metering import Meter, metered
from .settings import Limits, Rate

_REMEMBERED = 10_000
"""Addresses. Beyond that the one that was quiet longest is forgotten, and begins with a full bucket."""
_BYTE = 1 / 20_000_000
"""What it costs to send a byte, in seconds of a processor."""

T = TypeVar("T")


class Bucket:
    """Holds up to `burst` tokens and gains `per_second` of them a second."""

    __slots__ = ("_left", "_rate", "_when")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._when = monotonic()

    def take(self, amount: float = 1.0) -> float:
        """Takes a token, or so many. The seconds to wait before they are there: 0 while they are."""
        now = monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._when) * self._rate.per_second)
        self._when = now
        self._left -= amount
        return 0.0 if self._left >= 0 else -self._left / self._rate.per_second

    def give_back(self) -> None:
        self._left += 1


class Buckets:
    """A bucket for each address, person or whoever."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, whose: str) -> Bucket:
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._rate)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket

    def take(self, whose: str) -> float:
        """0 if they may go on, else the seconds after which they may try again."""
        bucket = self.of(whose)
        wait = bucket.take()
        if wait:
            # A request that is refused costs nothing, or whoever tries again and again would never get in.
            bucket.give_back()
        return wait


class Payer(NamedTuple):
    """Who is charged for a request: the address it comes from, and the person if it is known."""

    block: str
    person: str | None


class Budget:
    """What people, and blocks of addresses, may cost: processor time, and bytes at a price.

    The cost of a request is known only afterwards, so a budget can be overdrawn: then its owner is throttled.
    """

    def __init__(self, limits: Limits) -> None:
        self._people = Buckets(limits.person)
        self._blocks = Buckets(limits.block)
        self.talk = Buckets(limits.talk)
        self.advice = Buckets(limits.advice)
        self.desk = Buckets(limits.desk)
        self.lab = Buckets(limits.lab)
        self._at_once = limits.at_once
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def owed(self, payer: Payer) -> float:
        """Seconds until nothing is overdrawn; 0: nothing is."""
        owed = self._blocks.of(payer.block).take(0)
        return owed if payer.person is None else max(owed, self._people.of(payer.person).take(0))

    def charge(self, payer: Payer, seconds: float, size: int) -> None:
        cost = seconds + size * _BYTE
        self._blocks.of(payer.block).take(cost)
        if payer.person is not None:
            self._people.of(payer.person).take(cost)

    async def in_turn(self, payer: Callable[[], Payer], meter: Meter, work: Callable[[], Awaitable[T]]) -> T:
        """Do something for somebody once they are not throttled, a few things at once for each; then charge them."""
        whose = payer()
        turn = self._turns.setdefault(whose.person or whose.block, asyncio.Semaphore(self._at_once))
        async with turn:
            while wait := self.owed(whose):
                await asyncio.sleep(wait)
            try:
                return await metered(work(), meter)
            finally:
                self.settle(payer(), meter)

    def settle(self, payer: Payer, meter: Meter) -> None:
        """Charge what a meter shows, and set it to nothing."""
        self.charge(payer, meter.seconds, meter.size)
        meter.seconds, meter.size = 0.0, 0


def block_of(scope: Scope) -> str:
    """The address a request comes from; of IPv6 the network of 64 bits, since whoever has one has all of it."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))
