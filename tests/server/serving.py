"""A real server in this process, on a port of its own, and clients that speak to it over the network."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from pointluck.server.messages import PROTOCOL, SERVER_MESSAGE
from pointluck.server.running import Server, bind
from pointluck.server.settings import Settings

ENTROPY = "0123456789abcdef" * 4
PATIENCE = 60.0
OPEN: list[Wire | httpx.Client] = []
"""Closed after each test."""


class Running:
    """A server that answers."""

    def __init__(self, settings: Settings, buffer: int | None = None) -> None:
        self._listening: socket.socket = bind("127.0.0.1", 0)
        if buffer is not None:
            # Connections inherit it: so little fits into the network that it soon shows who does not read.
            self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        self.port: int = self._listening.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self._ready = threading.Event()
        self.server = Server(settings, self._ready.set)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self._listening]}, daemon=True)

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def person(self, name: str = "Spruance") -> Client:
        client = Client(self.origin)
        answer = client.http.post("/api/me", json={"name": name}).raise_for_status().json()
        client.become(answer["token"])
        return client

    def stranger(self) -> Client:
        return Client(self.origin)


@contextmanager
def serving(settings: Settings, buffer: int | None = None) -> Iterator[Running]:
    running = Running(settings, buffer)
    running.start()
    try:
        yield running
    finally:
        running.stop()


class Client:
    """Somebody without a browser: the token travels in the header and in hello."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.token: str | None = None
        self.http = httpx.Client(base_url=origin, timeout=PATIENCE)
        OPEN.append(self.http)

    def become(self, token: str) -> None:
        self.token = token
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {token}"

    def make(self, game: str = "kido-butai", **wish: Any) -> dict[str, Any]:
        """A new table; unless said otherwise all seats are one's own."""
        import pointluck

        seats = wish.pop("seats", dict.fromkeys(pointluck.game(game).seats, "me"))
        told = {seat: _seat(who) for seat, who in seats.items()}
        answer = self.http.post("/api/tables", json={"game": game, "seats": told, "entropy": ENTROPY, **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, path: str) -> dict[str, Any]:
        """Sit down by an invitation; the table."""
        token = path.rpartition("/")[2]
        found = self.http.get(f"/api/invitations/{token}").raise_for_status().json()
        wish = {"seat": found["seat"], "invitation": token, "entropy": ENTROPY}
        answer = self.http.post(f"/api/tables/{found['table']['id']}/join", json=wish)
        assert answer.status_code == 200, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def sit(self, table: str, **hello: Any) -> Wire:
        """A socket at a table, after its welcome."""
        wire = Wire(self.origin, table)
        wire.send(type="hello", protocol=PROTOCOL, token=self.token, **hello)
        wire.welcome = wire.expect("welcome")
        return wire


def _seat(who: str) -> dict[str, str]:
    return {"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who}


class Wire:
    """A socket. `heard` keeps every message as the bytes that came."""

    def __init__(self, origin: str, table: str, **options: Any) -> None:
        url = f"ws{origin.removeprefix('http')}/api/tables/{table}/socket"
        self._stack = ExitStack()
        self.connection: ClientConnection = self._stack.enter_context(
            connect(url, compression=None, max_size=2**25, open_timeout=PATIENCE, **options)
        )
        OPEN.append(self)
        self.table = table
        self.heard: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.outlook: dict[str, Any] = {}
        self._number = 0

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def raw(self, frame: str | bytes) -> None:
        self.connection.send(frame)

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.connection.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        # Nothing goes out that is not in the schema.
        SERVER_MESSAGE.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        if "outlook" in message:
            self.outlook = message["outlook"]
        return message

    def expect(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of that kind; others before it are only noted."""
        while True:
            message = self.receive(timeout)
            if message["type"] == kind:
                return message
            assert message["type"] not in ("no", "bye"), message

    def expect_bye(self) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] == "bye":
                return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A request and its answer: done, no, looked or pong."""
        self._number += 1
        self.send(type=kind, id=self._number, **fields)
        while True:
            message = self.receive()
            if message.get("id") == self._number or message["type"] == "bye":
                return message

    def act(self, action: str, **fields: Any) -> dict[str, Any]:
        """Take an action as the chair one looks from, on what one has seen."""
        fields = {"seat": self.outlook["seat"], "seq": self.outlook["seq"], **fields}
        return self.ask("act", action=action, **fields)

    def see(self, seq: int) -> dict[str, Any]:
        """The outlook once it has come so far."""
        while self.outlook["seq"] < seq:
            self.receive()
        return self.outlook

    def play(self, action: str) -> dict[str, Any]:
        """Take an action, and look at what came of it."""
        done = self.act(action)
        assert done["type"] == "done", done
        return self.see(done["seq"])

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
