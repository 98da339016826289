"""Work that somebody else can start is done in processes of its own: a few, in fair turns, each with limits, and every
one of them can be ended at any time. (`pointluck.players.answering` is the other end of the pipe.)"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

_LONGEST_LINE = 1 << 24
_GRACE = 0.05
"""How long work that was called off may still finish before its process is ended: most is faster than a new one."""
_IDLE = 300.0
"""Seconds after which processes are ended that nobody has needed."""


class Failed(Exception):
    """The work broke down."""


class Exhausted(Failed):
    """The process ran into a limit, of time or of memory, or died."""


class Busy(Failed):
    """Too much is waiting already."""


class Closed(Failed):
    """Nothing is begun any more."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What the processes of a pool may take."""

    seconds: float
    """By the clock, for one job."""
    memory: int
    each: int = 1
    """Jobs of one person that are worked on at once."""
    waiting: int = 16
    """Jobs of one person that wait."""
    nice: int = 10
    """Their niceness: they have a lower priority than the server itself."""


class Turns:
    """So many at once, so many of each, and all who wait in turn: whoever has much waiting delays nobody else."""

    def __init__(self, most: int, each: int = 1, waiting: int = 400, waiting_each: int = 16) -> None:
        self._most = most
        self._each = each
        self._most_waiting = waiting
        self._most_waiting_each = waiting_each
        self._taken: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Whose turn is next comes first."""
        self._closed = False

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn. Raises Busy if too many do already."""
        await self._take(who)
        try:
            yield
        finally:
            self._give(who)

    def close(self) -> None:
        self._closed = True
        for line in self._waiting.values():
            for waiting in line:
                if not waiting.done():
                    waiting.set_exception(Closed("closed"))
        self._waiting.clear()

    async def _take(self, who: str) -> None:
        if self._closed:
            raise Closed("closed")
        if self._may(who):
            self._taken[who] += 1
            return
        line = self._waiting.setdefault(who, deque())
        waiting = sum(map(len, self._waiting.values()))
        if len(line) >= self._most_waiting_each or waiting >= self._most_waiting:
            self._leave(who)
            raise Busy("too much is waiting")
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._give(who)  # it came in the very moment
            else:
                with suppress(ValueError):
                    line.remove(turn)
                self._leave(who)
            raise

    def _may(self, who: str) -> bool:
        return self._taken.total() < self._most and self._taken[who] < self._each

    def _leave(self, who: str) -> None:
        if who in self._waiting and not self._waiting[who]:
            del self._waiting[who]

    def _give(self, who: str) -> None:
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
        while (next_one := next(filter(self._may, self._waiting), None)) is not None:
            turn = self._waiting[next_one].popleft()
            self._waiting.move_to_end(next_one)
            self._leave(next_one)
            if not turn.done():
                self._taken[next_one] += 1
                turn.set_result(None)


class Pool:
    """Processes that run a module. They start when they are needed, and one that is too slow is replaced."""

    def __init__(self, module: str, most: int, bounds: Bounds) -> None:
        self._module = module
        self._bounds = bounds
        self._turns = Turns(most, bounds.each, waiting_each=bounds.waiting)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._rest: asyncio.TimerHandle | None = None

    async def ask(self, who: str, job: dict[str, Any], hear: Callable[[Any], None]) -> Any:
        """The answer to a job; `hear` is told the parts that come before it. Cancel it to call the work off.

        Raises Failed. `who`: whose turn it is.
        """
        async with self._turns.turn(who):
            process = await self._take()
            asking = asyncio.create_task(self._converse(process, job, hear))
            try:
                return await asyncio.shield(asking)
            finally:
                self._busy.discard(process)
                if _went_well(asking):
                    self._put_back(process)
                else:
                    self._later(self._give_up(process, asking))

    async def close(self) -> None:
        """End all processes, whatever they are doing."""
        self.kill()
        for process in (*self._busy, *self._idle):
            await _end(process)
        self._idle.clear()
        while self._tasks:
            await asyncio.wait(self._tasks)

    def kill(self) -> None:
        """The same at once, for somebody who cannot wait."""
        self._closed = True
        self._turns.close()
        if self._rest is not None:
            self._rest.cancel()
        self.slay()

    def slay(self) -> None:
        """End the processes and nothing else; this can be done from any thread."""
        for process in (*self._busy, *self._idle):
            _kill(process)

    # --- one process ----------------------------------------------------------------------------------------

    async def _take(self) -> Process:
        if self._rest is not None:
            self._rest.cancel()
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                break
        else:
            process = await self._start()
        self._busy.add(process)
        if self._closed:
            _kill(process)
        return process

    async def _start(self) -> Process:
        bounds = self._bounds
        words = (bounds.memory, round(bounds.seconds), bounds.nice)
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            *map(str, words),
            stdin=PIPE,
            stdout=PIPE,
            limit=_LONGEST_LINE,
            # The same modules as here, however they were found.
            env={**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
        )

    async def _converse(self, process: Process, job: dict[str, Any], hear: Callable[[Any], None]) -> Any:
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(self._bounds.seconds):
                process.stdin.write(json.dumps(job).encode() + b"\n")
                await process.stdin.drain()
                while line := await process.stdout.readline():
                    message = json.loads(line)
                    if "part" not in message:
                        return _answer(message)
                    hear(message["part"])
                    # Parts that come together must not keep everybody else waiting.
                    await asyncio.sleep(0)
        except TimeoutError:
            raise Exhausted("it took too long") from None
        except (ValueError, TypeError) as error:
            raise Failed(f"no answer: {error}") from error
        except OSError:
            pass
        raise Closed("closed") if self._closed else Exhausted("its process ended")

    # --- afterwards -----------------------------------------------------------------------------------------

    def _put_back(self, process: Process) -> None:
        if self._closed:
            self._later(_end(process))
            return
        self._idle.append(process)
        if not self._busy:
            self._rest = asyncio.get_running_loop().call_later(_IDLE, self._retire)

    def _retire(self) -> None:
        idle, self._idle = self._idle, []
        for process in idle:
            self._later(_end(process))

    async def _give_up(self, process: Process, asking: asyncio.Task[Any]) -> None:
        await asyncio.wait({asking}, timeout=0 if self._closed else _GRACE)
        if _went_well(asking):
            self._put_back(process)
            return
        asking.cancel()
        _kill(process)
        with suppress(asyncio.CancelledError, Failed):
            await asking
        await _end(process)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _answer(message: dict[str, Any]) -> Any:
    if "answer" not in message:
        raise Failed(str(message.get("failed")))
    return message["answer"]


def _went_well(asking: asyncio.Task[Any]) -> bool:
    return asking.done() and not asking.cancelled() and asking.exception() is None


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


async def _end(process: Process) -> None:
    assert process.stdin is not None
    _kill(process)
    process.stdin.close()
    await process.wait()
