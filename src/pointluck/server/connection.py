"""HTTP connections that come to the point: uvicorn waits for ever for somebody who never finishes asking."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

ASKING = 15.0
"""Seconds from the first byte of a request, or from connecting, to the end of its headers."""


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
