"""Honest people: each with an address and a name of their own, who play at random, alone, against a bot or in pairs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.load.drivers import Post

GONE = (OSError, WebSocketException, TimeoutError)
PATIENCE = 30.0
"""Seconds that somebody waits for an answer before the connection counts as lost."""


class No(ConnectionError):
    """The server has refused what was asked; the connection goes on."""


class Waited(NamedTuple):
    """From when to when, by the clock that all processes of this computer share."""

    began: float
    ended: float


@dataclass(slots=True)
class Notes:
    """What people noted: how long their moves took, how long bots, and what went wrong."""

    moves: list[Waited] = field(default_factory=list)
    bots: list[Waited] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Company(NamedTuple):
    """Who sits at a table: what is played, and how the seats are filled."""

    game: str
    seats: dict[str, dict[str, str]]


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "doctrine"}
ALONE = Company("kido-butai", {"japan": ME})
AGAINST_BOT = Company("dogfight", {"usa": ME, "japan": BOT})
IN_PAIRS = Company("dogfight", {"usa": ME, "japan": OPEN})


class Person:
    """Somebody at one table at a time."""

    def __init__(self, origin: str, number: int, notes: Notes, seed: int = 1942) -> None:
        self._origin = origin
        # Limits hold for an address, so everybody has one: all of 127.0.0.0/8 is this computer.
        self._address = f"127.1.{number // 200}.{number % 200 + 1}"
        self.notes = notes
        self.random = Random(f"{seed}:{number}")
        self._socket: ClientConnection | None = None
        self._post: Post | None = None
        self._number = 0
        self.table = ""
        self.seat = ""
        self._bot = False
        self.outlook: dict[str, Any] = {}

    async def arrive(self) -> None:
        self._post = await asyncio.to_thread(Post, self._origin, self._address)

    async def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        assert self._post is not None
        return await asyncio.to_thread(self._post, path, body)

    async def make(self, company: Company) -> dict[str, Any]:
        wish = {"game": company.game, "seats": company.seats, "entropy": token_hex(16)}
        made = await self.ask("/api/tables", wish)
        self.table = made["table"]["id"]
        self.seat = next(seat for seat, who in company.seats.items() if who == ME)
        self._bot = BOT in company.seats.values()
        return made

    async def join(self, table: str, seat: str, path: str) -> None:
        wish = {"seat": seat, "invitation": path.rpartition("/")[2], "entropy": token_hex(16)}
        await self.ask(f"/api/tables/{table}/join", wish)
        self.table, self.seat = table, seat

    async def sit(self) -> None:
        """A new socket at the table, in place of the one before."""
        await self.leave()
        url = f"ws{self._origin.removeprefix('http')}/api/tables/{self.table}/socket"
        self._socket = await connect(
            url,
            compression=None,
            max_size=2**25,
            ping_interval=None,
            open_timeout=PATIENCE,
            local_addr=(self._address, 0),
        )
        assert self._post is not None
        await self._send(type="hello", protocol=1, token=self._post.token, seat=self.seat)
        while (await self.receive())["type"] != "welcome":
            pass

    async def leave(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    @property
    def over(self) -> bool:
        return self.outlook["waiting_for"] is None

    @property
    def asked(self) -> bool:
        return self.outlook["prompt"] is not None

    async def move(self) -> tuple[int, str]:
        """A random legal move; its last line in the log, and what it was. The time it took is noted."""
        prompt = self.outlook["prompt"]
        action = self.random.choice(prompt["legal"])
        began = perf_counter()
        try:
            done = await self.request("act", seat=prompt["seat"], seq=self.outlook["seq"], action=action)
        finally:
            # Also if there was no answer: that long they waited in vain.
            self.notes.moves.append(Waited(began, perf_counter()))
        while self.outlook["seq"] < done["seq"]:
            await self.receive()
        return int(done["seq"]), action

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._number += 1
        await self._send(type=kind, id=self._number, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == self._number and message["type"] == "done":
                return message
            if message["type"] in ("no", "bye"):
                raise (No if message["type"] == "no" else ConnectionError)(json.dumps(message))

    async def _send(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        assert self._socket is not None
        async with asyncio.timeout(patience):
            message: dict[str, Any] = json.loads(await self._socket.recv())
        if "outlook" in message:
            self.outlook = message["outlook"]
        return message

    async def play(self, pace: float, stopped: Callable[[], bool]) -> None:
        """A move whenever one is asked, after thinking about so long, until the game is over."""
        while not stopped() and not self.over:
            if not self.asked:
                await self.wait(stopped)
                continue
            await asyncio.sleep(pace * self.random.uniform(0.5, 1.5))
            await self.move()

    async def wait(self, stopped: Callable[[], bool]) -> None:
        """Until one is asked again; how long a bot took for that is noted."""
        began = perf_counter()
        while not (stopped() or self.asked or self.over):
            try:
                await self.receive(0.5)
            except TimeoutError:
                continue
        if self._bot:
            self.notes.bots.append(Waited(began, perf_counter()))


async def play_together(people: list[Person], company: Company, pace: float, stopped: Callable[[], bool]) -> None:
    """Game after game, beginning at the table where they sit; whoever loses the connection comes back."""
    while not stopped():
        await asyncio.gather(*(_playing(one, pace, stopped) for one in people))
        if not stopped():
            await gather(people, company)


async def gather(people: Sequence[Person], company: Company) -> None:
    """A new table with all of them at it."""
    made = await people[0].make(company)
    for other, (seat, path) in zip(people[1:], made["invitations"].items(), strict=True):
        await other.join(made["table"]["id"], seat, path)
    for one in people:
        await one.sit()


async def _playing(person: Person, pace: float, stopped: Callable[[], bool]) -> None:
    while not stopped():
        try:
            await person.play(pace, stopped)
            return
        except (*GONE, AssertionError) as error:
            person.notes.errors.append(f"{type(error).__name__}: {error}"[:300])
            await asyncio.sleep(0.5)
            try:
                await person.sit()
            except GONE:
                continue


def crowd(origin: str, count: int, pace: float, ready: Any, stop: Any, results: Any) -> None:
    """A process with so many people: two fifths alone, three tenths against a bot, the others in pairs."""
    results.put(asyncio.run(_crowd(origin, count, pace, ready, stop)))


async def _crowd(origin: str, count: int, pace: float, ready: Any, stop: Any) -> Notes:
    notes = Notes()
    people = [Person(origin, number, notes) for number in range(count)]
    await asyncio.gather(*(person.arrive() for person in people))
    pairs = count * 3 // 20 * 2
    alone = (count - pairs) * 4 // 7
    tables = [([one], ALONE) for one in people[:alone]]
    tables += [([one], AGAINST_BOT) for one in people[alone : count - pairs]]
    tables += [(people[first : first + 2], IN_PAIRS) for first in range(count - pairs, count, 2)]
    await asyncio.gather(*(gather(who, what) for who, what in tables))
    playing = [asyncio.create_task(play_together(who, what, pace, stop.is_set)) for who, what in tables]
    ready.set()
    await asyncio.to_thread(stop.wait)
    _, late = await asyncio.wait(playing, timeout=PATIENCE / 2)
    for task in late:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    notes.errors += [repr(one)[:300] for one in results if isinstance(one, Exception)]
    return notes
