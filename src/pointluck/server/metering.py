"""What a request costs: the processor time of its own steps, whatever else goes on between them."""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Meter:
    __slots__ = ("seconds", "size")

    def __init__(self) -> None:
        self.seconds = 0.0
        self.size = 0


@coroutine
def metered(work: Awaitable[T], meter: Meter) -> Generator[Any, Any, T]:
    """Await something, and count the time of each of its steps on this thread."""
    steps = work.__await__()
    resume, given = steps.send, None
    while True:
        began = thread_time()
        try:
            waits_for = resume(given)
        except StopIteration as end:
            done: T = end.value
            return done
        finally:
            meter.seconds += thread_time() - began
        try:
            given, resume = (yield waits_for), steps.send
        except BaseException as error:
            given, resume = error, steps.throw
