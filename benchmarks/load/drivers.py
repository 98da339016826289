"""Clients in processes of their own: so many sockets each, all moving as fast as they are answered."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from http.client import HTTPConnection
from multiprocessing.context import SpawnProcess
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SPAWN = multiprocessing.get_context("spawn")
WARM_UP = 3.0
CONNECTING = 40
"""Sockets that a driver opens at once."""


@dataclass(slots=True)
class Course:
    """What drivers do: `playing` sockets move, the others only stay open."""

    origin: str
    game: str
    tables: int
    playing: int
    seconds: float
    seed: int


@dataclass(slots=True)
class Outcome:
    latencies: list[float] = field(default_factory=list)
    games: int = 0
    errors: list[str] = field(default_factory=list)
    sizes: dict[str, list[int]] = field(default_factory=dict)

    def add(self, other: Outcome) -> None:
        self.latencies += other.latencies
        self.games += other.games
        self.errors += other.errors
        for kind, sizes in other.sizes.items():
            self.sizes.setdefault(kind, []).extend(sizes)


# --- our server ---------------------------------------------------------------------------------------------------


class Post:
    """The little HTTP that a driver needs, from an address of this computer; it blocks, and is used from threads."""

    def __init__(self, origin: str, address: str = "127.0.0.1") -> None:
        self._host = origin.removeprefix("http://")
        self._address = address
        self.token = ""
        self.token = str(self("/api/me", {"name": "load"})["token"])

    def __call__(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        connection = HTTPConnection(self._host, timeout=60, source_address=(self._address, 0))
        try:
            connection.request("POST", path, json.dumps(body), headers)
            answer = connection.getresponse()
            read: dict[str, Any] = json.load(answer)
        finally:
            connection.close()
        if answer.status >= 400:
            raise ConnectionError(f"{path}: {answer.status} {read}"[:300])
        return read


class Table:
    """One table with one client who holds all its seats and plays at random."""

    def __init__(self, course: Course, post: Post, number: int, outcome: Outcome) -> None:
        self._course = course
        self._post = post
        self._random = Random(f"{course.seed}:{number}")
        self._outcome = outcome
        self._socket: ClientConnection | None = None
        self._outlook: dict[str, Any] = {}
        self._number = 0

    async def open(self) -> None:
        course = self._course
        seats = {seat: {"kind": "me"} for seat in SEATS[course.game]}
        wish = {"game": course.game, "seats": seats, "entropy": token_hex(16)}
        made = await asyncio.to_thread(self._post, "/api/tables", wish)
        url = f"ws{course.origin.removeprefix('http')}/api/tables/{made['table']['id']}/socket"
        self._socket = await connect(url, compression=None, max_size=2**25, ping_interval=None)
        hello = {"type": "hello", "protocol": 1, "token": self._post.token}
        await self._socket.send(json.dumps(hello))
        while (await self._receive())["type"] != "welcome":
            pass

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def play(self, until: float, measured_from: float) -> None:
        while perf_counter() < until:
            if self._outlook["waiting_for"] is None:
                self._outcome.games += 1
                await self.close()
                await self.open()
            await self._move(measured_from)

    async def _move(self, measured_from: float) -> None:
        outlook = self._outlook
        if outlook["prompt"] is None:
            # The other chair is one's own as well.
            self._number += 1
            await self._send({"type": "look", "id": self._number, "seat": outlook["waiting_for"]})
            while (await self._receive())["type"] != "looked":
                pass
            return
        self._number += 1
        action = self._random.choice(outlook["prompt"]["legal"])
        act = {"type": "act", "id": self._number, "seat": outlook["prompt"]["seat"], "seq": outlook["seq"]}
        began = perf_counter()
        await self._send({**act, "action": action})
        done = await self._answer()
        if began >= measured_from:
            self._outcome.latencies.append(perf_counter() - began)
        while self._outlook["seq"] < done["seq"]:
            await self._receive()

    async def _answer(self) -> dict[str, Any]:
        while True:
            message = await self._receive()
            if message["type"] == "done":
                return message
            if message["type"] in ("no", "bye"):
                raise RuntimeError(json.dumps(message))

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def _receive(self) -> dict[str, Any]:
        assert self._socket is not None
        text = await self._socket.recv()
        message: dict[str, Any] = json.loads(text)
        if "outlook" in message:
            self._outlook = message["outlook"]
        self._outcome.sizes.setdefault(message["type"], []).append(len(text))
        return message


SEATS = {"kido-butai": ["japan"], "battle-of-midway": ["ijn", "usn"], "dogfight": ["usa", "japan"]}


async def play_tables(course: Course, ready: Callable[[], Coroutine[Any, Any, None]]) -> Outcome:
    outcome = Outcome()
    post = await asyncio.to_thread(Post, course.origin)
    tables = [Table(course, post, number, outcome) for number in range(course.tables)]
    await _a_few_at_once([table.open() for table in tables])
    await ready()
    began = perf_counter()
    playing = (
        _noting(table.play(began + WARM_UP + course.seconds, began + WARM_UP), outcome)
        for table in tables[: course.playing]
    )
    await asyncio.gather(*playing)
    await _a_few_at_once([_noting(table.close(), outcome) for table in tables])
    return outcome


# --- the bare server ----------------------------------------------------------------------------------------------


async def echo_messages(course: Course, ready: Callable[[], Coroutine[Any, Any, None]]) -> Outcome:
    """The same number of sockets; each sends what an act looks like and waits for it to come back."""
    outcome = Outcome()
    url = f"ws{course.origin.removeprefix('http')}/echo"
    sockets: list[ClientConnection] = []

    async def open_one() -> None:
        sockets.append(await connect(url, compression=None, ping_interval=None))

    await _a_few_at_once([open_one() for _ in range(course.tables)])
    await ready()
    began = perf_counter()

    async def echo(socket: ClientConnection) -> None:
        number = 0
        while (now := perf_counter()) < began + WARM_UP + course.seconds:
            number += 1
            act = {"type": "act", "id": number, "seat": "japan", "seq": number, "action": "launch A1 strike"}
            await socket.send(json.dumps(act))
            json.loads(await socket.recv())
            if now >= began + WARM_UP:
                outcome.latencies.append(perf_counter() - now)

    await asyncio.gather(*(_noting(echo(socket), outcome) for socket in sockets[: course.playing]))
    await _a_few_at_once([socket.close() for socket in sockets])
    return outcome


async def _noting(work: Coroutine[Any, Any, None], outcome: Outcome) -> None:
    try:
        await work
    except Exception as error:
        outcome.errors.append(f"{type(error).__name__}: {error}"[:300])


async def _a_few_at_once(work: list[Coroutine[Any, Any, None]]) -> None:
    gate = asyncio.Semaphore(CONNECTING)

    async def one(job: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in work))


# --- processes ----------------------------------------------------------------------------------------------------


class Drivers:
    """So many processes that connect, wait for the signal, then drive for the same seconds."""

    def __init__(self, course: Course, processes: int, bare: bool) -> None:
        self._ready = SPAWN.Barrier(processes + 1)
        self._go = SPAWN.Event()
        self._results = SPAWN.Queue()
        self._processes: list[SpawnProcess] = []
        for number in range(processes):
            share = Course(
                course.origin,
                course.game,
                _share(course.tables, processes, number),
                _share(course.playing, processes, number),
                course.seconds,
                course.seed + number,
            )
            arguments = (share, bare, self._ready, self._go, self._results)
            self._processes.append(SPAWN.Process(target=_drive, args=arguments, daemon=True))

    def connect(self) -> None:
        for process in self._processes:
            process.start()
        self._ready.wait(600)

    def run(self) -> Outcome:
        self._go.set()
        outcome = Outcome()
        for _ in self._processes:
            outcome.add(self._results.get(timeout=600))
        for process in self._processes:
            process.join()
        return outcome


def _share(total: int, parts: int, number: int) -> int:
    return total // parts + (number < total % parts)


def _drive(course: Course, bare: bool, ready: Any, go: Any, results: Any) -> None:
    async def wait_for_start() -> None:
        await asyncio.to_thread(ready.wait, 600)
        await asyncio.to_thread(go.wait, 600)

    work = echo_messages if bare else play_tables
    results.put(asyncio.run(work(course, wait_for_start)))
