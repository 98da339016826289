"""Bots think in processes of their own, a few for the whole club, so that nobody waits for them who need not."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any

_LONGEST_LINE = 1 << 24
_GRACE = 0.05
"""How long a bot that was called off may still finish before its process is ended: most are faster than a new one."""


class BotFailed(Exception):
    """The bot broke down or its process died. Its seat still has to act."""


class Thinkers:
    """A small pool of processes. They start when they are first needed."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def choose(self, job: dict[str, Any], report: Callable[[float], None]) -> int:
        """The place of the action that the bot chooses among the legal ones. Cancel it to call the bot off."""
        async with self._free:
            process = self._idle.pop() if self._idle else await _start()
            self._busy.add(process)
            asking = asyncio.create_task(_ask(process, job, report))
            try:
                return await asyncio.shield(asking)
            finally:
                self._busy.discard(process)
                if asking.done() and not asking.cancelled() and asking.exception() is None:
                    self._put_back(process)
                else:
                    self._later(self._give_up(process, asking))

    async def close(self) -> None:
        """End all processes, whatever they are doing."""
        self._closed = True
        for process in self._busy:
            _kill(process)
        while self._tasks:
            await asyncio.wait(self._tasks)
        for process in self._idle:
            await _end(process)
        self._idle.clear()

    def _put_back(self, process: Process) -> None:
        if self._closed:
            self._later(_end(process))
        else:
            self._idle.append(process)

    async def _give_up(self, process: Process, asking: asyncio.Task[int]) -> None:
        await asyncio.wait({asking}, timeout=0 if self._closed else _GRACE)
        if asking.done() and not asking.cancelled() and asking.exception() is None:
            self._put_back(process)
            return
        asking.cancel()
        with suppress(asyncio.CancelledError, BotFailed):
            await asking
        await _end(process)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pointluck.players.thinker",
        stdin=PIPE,
        stdout=PIPE,
        limit=_LONGEST_LINE,
        # The same modules as here, however they were found.
        env={**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
    )


async def _ask(process: Process, job: dict[str, Any], report: Callable[[float], None]) -> int:
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            answer = json.loads(line)
            if "share" in answer:
                report(float(answer["share"]))
            elif "chose" in answer:
                return int(answer["chose"])
            else:
                raise BotFailed(str(answer.get("failed")))
    except (OSError, ValueError) as error:
        raise BotFailed(str(error)) from error
    raise BotFailed("its process ended")


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


async def _end(process: Process) -> None:
    assert process.stdin is not None
    _kill(process)
    process.stdin.close()
    await process.wait()
