"""What a server is started with. It can be handed to another process as it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from pointluck.tables import Patience

LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything one client may have. Bytes, seconds, counts."""

    body: int = 64 * 1024
    record: int = 4 * 1024 * 1024
    frame: int = 32 * 1024
    requests: Rate = Rate(50, 200)
    makings: Rate = Rate(1, 30)
    """Requests that make something that stays, or cost a replay."""
    messages: Rate = Rate(30, 90)
    """On one socket. Whoever writes faster is read more slowly."""
    sockets: int = 200
    """Open at once from one address."""
    mistakes: int = 20
    """Frames that are no message, before the socket is closed."""
    hello: float = 10
    request: float = 60
    send: float = 20
    """How long one message may take to go out before the client counts as gone."""
    log: int = 2000
    """Lines of the log that are sent one by one; whoever is further behind gets the whole table anew."""


UNLIMITED = Limits(
    requests=Rate(1e9, 10**9), makings=Rate(1e9, 10**9), messages=Rate(1e9, 10**9), sockets=10**9, send=120
)
"""For measurements and closed networks: sizes still count, rates do not."""


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    bots: int = 1
    origins: tuple[str, ...] = ()
    """Addresses under which the server is reached from outside, such as https://club.example.org."""
    hosts: tuple[str, ...] = LOOPBACK
    """Names a request may call the server by; none: any. Keeps foreign names from being bound to a local server."""
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    """How long people wait for somebody who is away."""
    open_metrics: bool = False
    """Whether others than this machine may read /metrics."""
