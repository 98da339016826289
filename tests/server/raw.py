"""A client that keeps to no rules: bytes over a socket, and frames made by hand."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any

from pointluck.server.messages import PROTOCOL
from tests.server.serving import PATIENCE

CONT, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
FIN = 0x80


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame, with a mask of zeros."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else struct.pack("!BH", 0x80 | 126, len(payload))
    return bytes([(FIN if fin else 0) | opcode]) + size + bytes(4) + payload


def exchange(port: int, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send bytes, read until the server closes: status, headers, body."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        line.sendall(request)
        heard = b""
        while data := line.recv(65536):
            heard += data
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = dict(part.lower().split(": ", 1) for part in rest)
    return int(first.split(" ")[1]), headers, body


class Raw:
    """A socket at a table after its welcome, which reads only when it is told to."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line

    def flood(self, data: bytes, seconds: float) -> float | None:
        """Write it over and over without reading; after how long the server cut us off, None if it did not."""
        began = monotonic()
        self.line.settimeout(0.2)
        while monotonic() - began < seconds:
            try:
                self.line.send(data)
            except TimeoutError:
                continue
            except OSError:
                return monotonic() - began
        return None

    def cut(self, within: float) -> bool:
        """Whether the server has cut the connection, read to its end if need be."""
        until = monotonic() + within
        self.line.settimeout(0.2)
        while monotonic() < until:
            try:
                if not self.line.recv(65536):
                    return True
            except TimeoutError:
                continue
            except OSError:
                return True
        return False


@contextmanager
def raw_socket(port: int, table: str, token: str | None, buffer: int | None = None) -> Iterator[Raw]:
    line = socket.socket()
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", port))
    try:
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        key = "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        line.sendall((head + key).encode())
        assert b" 101 " in line.recv(4096)
        line.sendall(message(type="hello", protocol=PROTOCOL, token=token))
        while b'"type":"welcome"' not in line.recv(65536):
            sleep(0.01)
        yield Raw(line)
    finally:
        line.close()


def message(**fields: Any) -> bytes:
    return frame(TEXT, json.dumps(fields).encode())
