"""One hostile person: an address, a name, bare sockets, and an account of what the server still does for them."""

from __future__ import annotations

import json
import os
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from random import Random
from time import perf_counter, sleep
from typing import Any

ADDRESS = "127.2.0.1"
TEXT, CONTINUATION, PING, CLOSE = 1, 0, 9, 8
MODEST = 5
"""The attacker shares our cores with the server, which those out there do not: the server goes first."""


class Cut(Exception):
    """The server has closed the connection, or takes none."""


class Denied(Exception):
    """The server has looked at it and said no."""


@dataclass(slots=True)
class Ground:
    """What an attack finds on the server: an identity, tables with long logs, and records."""

    token: str
    long: str
    """A table of Midway that runs, with thousands of lines, both seats the attacker's."""
    over: str
    """The same game when it had ended."""
    record: str
    undos: str
    """A record that takes back and plays on again, up to the size that is allowed."""
    bomb: str
    """A record of a few hundred bytes whose figures make an absurd number of things."""


@dataclass(slots=True)
class Tally:
    began: float = 0.0
    requests: int = 0
    served: int = 0
    refused: int = 0
    failed: int = 0
    """Answers that say that the server has made a mistake: none may come."""
    last_served: float | None = None
    last_refused: float | None = None
    waiting: int = 0
    """Answers that are still to come: as long as that is so nobody is cut off."""
    kinds: dict[str, int] = field(default_factory=dict)

    def serve(self, kind: str, count: int = 1) -> None:
        """It was dealt with, if only to say that it is wrong."""
        self.served += count
        self.last_served = perf_counter() - self.began
        self.kinds[kind] = self.kinds.get(kind, 0) + count

    def refuse(self, kind: str) -> None:
        """Too often, not now, or the connection was closed."""
        self.refused += 1
        self.last_refused = perf_counter() - self.began
        self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def cut_off(self, seconds: float) -> float | None:
        """After how many seconds nothing more was done for them; None: they were served to the end, or not refused."""
        last = self.last_served or 0.0
        if self.waiting or self.last_refused is None or self.last_refused < last or last > seconds - 1:
            return None
        return last


class Attacker:
    def __init__(self, origin: str, ground: Ground, seconds: float) -> None:
        host, _, port = origin.removeprefix("http://").rpartition(":")
        self._server = (host, int(port))
        self.ground = ground
        self.tally = Tally()
        self.seconds = seconds
        self.random = Random(1942)
        self._lock = threading.RLock()
        self.memo: dict[str, Any] = {}

    @property
    def over(self) -> bool:
        return perf_counter() - self.tally.began >= self.seconds

    def storm(self, stroke: Callable[[Attacker], None], threads: int) -> None:
        """The same thing again and again from so many threads, until the time is over."""
        self.tally.began = perf_counter()
        for _ in range(threads):
            threading.Thread(target=self._strike, args=(stroke,), daemon=True).start()
        sleep(self.seconds)

    def _strike(self, stroke: Callable[[Attacker], None]) -> None:
        while not self.over:
            try:
                stroke(self)
            except (Cut, OSError, HTTPException) as error:
                if self.over:
                    return
                with self._lock:
                    self.tally.refuse(type(error).__name__)
                sleep(0.05)
            except Denied:
                sleep(0.02)

    def once(self, name: str, make: Callable[[], Any]) -> Any:
        """Made by the first thread that wants it."""
        with self._lock:
            if name not in self.memo:
                self.memo[name] = make()
            return self.memo[name]

    @contextmanager
    def awaiting(self) -> Iterator[None]:
        with self._lock:
            self.tally.waiting += 1
        try:
            yield
        finally:
            with self._lock:
                self.tally.waiting -= 1

    # --- HTTP ---------------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, body: Any = None, *, known: bool = True) -> tuple[int, bytes]:
        """One request and its answer. `body`: bytes as they are, anything else as JSON."""
        connection = HTTPConnection(*self._server, timeout=30, source_address=(ADDRESS, 0))
        headers = {"content-type": "application/json"}
        if known:
            headers["authorization"] = f"Bearer {self.ground.token}"
        content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        self.tally.requests += 1
        try:
            with self.awaiting():
                connection.request(method, path, content, headers)
                answer = connection.getresponse()
                read = answer.read()
        finally:
            connection.close()
        self._note(answer.status)
        return answer.status, read

    def _note(self, status: int) -> None:
        with self._lock:
            if status in (429, 503):
                self.tally.refuse(str(status))
                return
            self.tally.failed += status >= 500
            self.tally.serve(str(status))

    def get(self, path: str) -> tuple[int, bytes]:
        return self._unhurried("GET", path)

    def post(self, path: str, body: Any, *, known: bool = True) -> tuple[int, bytes]:
        return self._unhurried("POST", path, body, known=known)

    def _unhurried(self, *words: Any, known: bool = True) -> tuple[int, bytes]:
        """A request; whoever is told to come later does so a little later. (Storms do not.)"""
        status, read = self.request(*words, known=known)
        if status == 429:
            sleep(0.2)
        return status, read

    # --- sockets ------------------------------------------------------------------------------------------------

    def dial(self, buffer: int | None = None) -> socket.socket:
        dialled = socket.socket()
        if buffer is not None:
            dialled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        dialled.bind((ADDRESS, 0))
        dialled.settimeout(30)
        dialled.connect(self._server)
        return dialled

    def sit(self, table: str, *, hello: bool = True, buffer: int | None = None) -> Wire:
        """A socket at a table, after its welcome."""
        with self.awaiting():
            wire = Wire(self, table, buffer)
            if hello:
                wire.say(type="hello", protocol=1, token=self.ground.token)
                wire.hear("welcome")
        return wire

    def own_table(self) -> str:
        """A table of the attacker's own, the same for all threads."""
        return str(self.once("table", lambda: self.make("kido-butai", {"japan": {"kind": "me"}})))

    def make(self, game: str, seats: dict[str, Any], **wish: Any) -> str:
        wish |= {"game": game, "seats": seats, "entropy": "00112233445566778899aabbccddeeff"}
        status, read = self.post("/api/tables", wish)
        if status != 201:
            raise Denied
        return str(json.loads(read)["table"]["id"])


class Wire:
    """A WebSocket by hand, so that it can be used wrongly. Frames are masked with zeros: that costs nothing."""

    def __init__(self, attacker: Attacker, table: str, buffer: int | None = None) -> None:
        self._tally = attacker.tally
        self.socket = attacker.dial(buffer)
        self._read = b""
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "host: 127.0.0.1",
            "upgrade: websocket",
            "connection: upgrade",
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
            "sec-websocket-version: 13",
        )
        self.socket.sendall("\r\n".join((*lines, "", "")).encode())
        self._tally.requests += 1
        while b"\r\n\r\n" not in self._read:
            self._more()
        head, self._read = self._read.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.socket.close()
            raise Cut("no socket")
        self._tally.serve("socket")
        self.outlook: dict[str, Any] = {}

    def send(self, data: bytes, frames: int) -> None:
        self.socket.sendall(data)
        self._tally.requests += frames

    def say(self, **message: Any) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()), 1)

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds, or any that refuses something."""
        while True:
            opcode, payload = self._frame()
            if opcode == CLOSE:
                raise Cut("closed")
            if opcode != TEXT:
                self._tally.serve("pong")
                continue
            message: dict[str, Any] = json.loads(payload)
            if "outlook" in message:
                self.outlook = message["outlook"]
            if message["type"] == "bye" or "too-often" in message.get("key", ""):
                raise Cut(message["key"])
            if message["type"] in kinds or message["type"] == "no":
                self._tally.serve(message["type"])
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.say(type=kind, id=1, **fields)
        return self.hear("done", "looked", "page", "pong")

    def drain(self) -> int:
        """Reads what has come without looking at it; how many bytes."""
        self.socket.setblocking(False)
        count = 0
        try:
            while part := self.socket.recv(1 << 16):
                count += len(part)
            raise Cut("closed")
        except BlockingIOError:
            return count
        finally:
            self.socket.settimeout(30)

    def _frame(self) -> tuple[int, bytes]:
        self._need(2)
        opcode, size, start = self._read[0] & 15, self._read[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            self._need(start)
            size = int.from_bytes(self._read[2:start], "big")
        self._need(start + size)
        payload = self._read[start : start + size]
        self._read = self._read[start + size :]
        return opcode, payload

    def _need(self, count: int) -> None:
        if len(self._read) >= count:
            return
        parts, held = [self._read], len(self._read)
        while held < count:
            part = self.socket.recv(1 << 18)
            if not part:
                raise Cut("closed")
            parts.append(part)
            held += len(part)
        self._read = b"".join(parts)

    def _more(self) -> None:
        part = self.socket.recv(1 << 18)
        if not part:
            raise Cut("closed")
        self._read += part


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    size = len(payload)
    head = bytes([opcode | (128 if last else 0)])
    if size < 126:
        head += bytes([128 | size])
    elif size < 1 << 16:
        head += bytes([128 | 126]) + struct.pack(">H", size)
    else:
        head += bytes([128 | 127]) + struct.pack(">Q", size)
    return head + bytes(4) + payload


def strike(name: str, origin: str, ground: Ground, seconds: float, ready: Any, go: Any, results: Any) -> None:
    """A process that carries out one attack."""
    from benchmarks.load.attacks import ATTACKS

    os.nice(MODEST)
    attacker = Attacker(origin, ground, seconds)
    ready.set()
    go.wait()
    attack = ATTACKS[name]
    attacker.storm(attack.stroke, attack.threads)
    results.put(attacker.tally)
