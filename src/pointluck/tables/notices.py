"""What a club announces about a table, and the bounded queue in which each listener gets it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from .info import Chatted, UndoAsked

MOST_WAITING = 64
"""Notices that may wait for a listener before it counts as having fallen behind."""


@dataclass(frozen=True, slots=True)
class StepsTaken:
    """Lines `first` to `last` were added to the log; `undone` are the lines that were taken back with them."""

    first: int
    last: int
    undone: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Somebody sat down or got up, the game began or ended: what is told about it is another."""


@dataclass(frozen=True, slots=True)
class StaffOrdered:
    """What a staff decides is another: only the outlook of its own seat says so."""


@dataclass(frozen=True, slots=True)
class ChatAdded:
    line: Chatted


@dataclass(frozen=True, slots=True)
class UndoChanged:
    """An undo is asked for, agreed to in part, or off the table (None)."""

    undo: UndoAsked | None


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot is at work; `share` says how far it has come, 0 to 1, where it knows."""

    seat: str
    share: float | None


@dataclass(frozen=True, slots=True)
class Behind:
    """Too much happened while nobody read: everything that waited was dropped. Look anew."""


Notice: TypeAlias = StepsTaken | TableChanged | StaffOrdered | ChatAdded | UndoChanged | Thinking | Behind


class Subscription:
    """The notices of one table for one listener: an async iterator that ends when it is closed."""

    def __init__(self, leave: Callable[[Subscription], None]) -> None:
        self._waiting: deque[Notice] = deque()
        self._ready = asyncio.Event()
        self._closed = False
        self._leave = leave

    def put(self, notice: Notice) -> None:
        if self._closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            notice = Behind()
        self._waiting.append(notice)
        self._ready.set()

    def close(self) -> None:
        self._closed = True
        self._ready.set()
        self._leave(self)

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> Notice:
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._ready.clear()
            await self._ready.wait()
        return self._waiting.popleft()

    def take(self) -> list[Notice]:
        """Everything that waits now, at once."""
        taken = list(self._waiting)
        self._waiting.clear()
        return taken

    def __enter__(self) -> Subscription:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
