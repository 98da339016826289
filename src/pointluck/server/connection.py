"""Connections that come to the point. uvicorn waits for ever for somebody who never finishes asking, reads frames that
are no messages without end, and answers what it does not understand in its own words."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from . import metrics
from .guard import HEADERS
from .limits import Bucket
from .settings import Rate
from .troubles import WireProblem, trouble

ASKING = 15.0
"""Seconds from the first byte of a request, or from connecting, to the end of its headers."""
FRAMES = Rate(5, 100)
"""Frames of one socket that are no messages: pings, pongs, fragments."""
_PIECE = 4096
"""Bytes that are taken apart at once: a read can bring tens of thousands of empty frames."""


class PromptProtocol(H11Protocol):
    """Closes the connection of a client that takes too long to ask."""

    asking = ASKING
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waits():
            self._wait()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is told as any other failure."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            # An answer is on its way already: nothing else can be said on this connection.
            self.transport.close()
            return
        headers, body = _rejection(HTTPStatus.BAD_REQUEST)
        answer = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
        for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _waits(self) -> bool:
        """Whether no request has come in full. A socket is in other hands by then."""
        if self.transport.get_protocol() is not self:
            return False
        cycle: Any = self.cycle
        return cycle is None or cycle.response_complete

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.asking, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self._waits():
            self.transport.close()


class FrugalProtocol(WebSocketsSansIOProtocol):
    """Counts the frames that are no messages and cuts off whoever sends too many. What comes while a message waits to
    be read is not even taken apart."""

    frames_allowed = FRAMES

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._bucket = Bucket(self.frames_allowed)
        self._rest = b""

    def data_received(self, data: bytes) -> None:
        self._rest += data
        self._take_apart()

    async def receive(self) -> Any:
        message = await super().receive()
        self._take_apart()
        return message

    def _take_apart(self) -> None:
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece, self._rest = self._rest[:_PIECE], self._rest[_PIECE:]
            super().data_received(piece)

    def handle_events(self) -> None:
        if not all(self._fits(event) for event in self.conn.events):
            metrics.LIMITED.labels("frames").inc()
            self.transport.abort()
            return
        super().handle_events()

    def _fits(self, event: object) -> bool:
        """A message fits, and a farewell; of all else there is only so much. After our own farewell nothing is read."""
        if not isinstance(event, Frame) or event.opcode is Opcode.CLOSE:
            return True
        message = event.fin and event.opcode not in (Opcode.PING, Opcode.PONG)
        return (message and not self.close_sent) or not self._bucket.take()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            # Whoever does not read gets no pong: it would only wait in memory.
            self.conn.data_to_send()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # uvicorn closes it only when all has been read over there, which a client can delay without end.
        self.loop.call_later(self.close_timeout, self.transport.abort)


class _Handshake(ServerProtocol):
    """Refuses in our own words."""

    def reject(self, status: Any, text: str) -> Response:
        headers, body = _rejection(HTTPStatus(status))
        return Response(int(status), HTTPStatus(status).phrase, Headers(headers), body)


def _rejection(status: HTTPStatus) -> tuple[list[tuple[str, str]], bytes]:
    """A failure that no application has seen, as `Trouble`: headers and body."""
    problem = WireProblem("request-wrong", where="", why=str(int(status)))
    if status is HTTPStatus.INTERNAL_SERVER_ERROR:
        problem = WireProblem("trouble")
    body = trouble(problem).model_dump_json().encode()
    own = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    return list((own | HEADERS).items()), body
