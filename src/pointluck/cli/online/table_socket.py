"""The socket to a table, read by a thread of its own, and connected anew when it breaks."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Event, Thread

from pydantic import ValidationError
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from pointluck.server.messages import PROTOCOL, SERVER_MESSAGE, Bye, Hello, Message, ServerMessage, Welcome

_SECOND = 1.0
_LONGEST = 10.0
_LARGEST = 32 * 1024 * 1024
"""The whole log of a long game may be in a welcome."""


class TableSocket:
    """Messages of one table, whatever happens to the connection. Each new connection begins with a welcome."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token
        self.seat: str | None = None
        """The chair to look from after a new connection."""
        self.seen: int | None = None
        self._incoming: SimpleQueue[ServerMessage] = SimpleQueue()
        self._connection: ClientConnection | None = None
        self._closed = Event()
        self.up = Event()
        self._thread = Thread(target=self._keep, daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        if self._connection is not None:
            self._connection.close()
        self._thread.join(_SECOND)

    def send(self, message: Message) -> bool:
        """Whether it went out; whether it arrived is known by the answer."""
        connection = self._connection
        if connection is None:
            return False
        try:
            connection.send(message.model_dump_json())
        except (WebSocketException, OSError):
            return False
        return True

    def receive(self, seconds: float | None = None) -> ServerMessage | None:
        """The next message; None if there is none in that time."""
        try:
            if seconds is None:
                return self._incoming.get_nowait()
            return self._incoming.get(timeout=seconds)
        except Empty:
            return None

    # --- the thread ---------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        pause = _SECOND / 4
        while not self._closed.is_set():
            welcome = self._connected()
            if welcome is None:
                return
            pause = _SECOND / 4 if welcome else min(pause * 2, _LONGEST)
            self._closed.wait(pause)

    def _connected(self) -> bool | None:
        """One connection from hello to its end: whether we were welcome; None if we need not come again."""
        welcome = False
        try:
            with connect(self._url, max_size=_LARGEST, compression=None) as connection:
                hello = Hello(protocol=PROTOCOL, token=self._token, seat=self.seat, seen=self.seen)
                connection.send(hello.model_dump_json())
                for text in connection:
                    message = SERVER_MESSAGE.validate_json(text)
                    if isinstance(message, Welcome):
                        welcome = True
                        self._connection = connection
                        self.up.set()
                    self._incoming.put(message)
                    if isinstance(message, Bye) and not message.again:
                        return None
        except (WebSocketException, OSError, ValidationError):
            # Not reachable now, or broken off: it is tried again.
            pass
        finally:
            self.up.clear()
            self._connection = None
        return welcome
