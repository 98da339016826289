"""What a server is started with. It can be handed to another process as it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from pointluck.tables import Patience

LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything one client may have. Bytes, seconds, counts."""

    body: int = 64 * 1024
    figures: int = 128 * 1024
    record: int = 4 * 1024 * 1024
    frame: int = 32 * 1024
    requests: Rate = Rate(50, 200)
    makings: Rate = Rate(1, 30)
    """Requests that make something that stays, or cost a replay."""
    messages: Rate = Rate(30, 90)
    """On one socket. Whoever writes faster is read more slowly."""
    talk: Rate = Rate(1, 20)
    """Lines of talk of one person at one table. Notes are counted in the same way, for themselves."""
    advice: Rate = Rate(0.4, 20)
    """Questions of one person to their staff: each is more than a second's work for a processor."""
    desk: Rate = Rate(0.2, 20)
    """Questions of one address to the odds desk: each may be some seconds' work for a processor."""
    lab: Rate = Rate(0.02, 5)
    """Experiments that one address begins: each may be minutes' work for a processor."""
    person: Rate = Rate(0.25, 3)
    """Seconds of a processor for one person; bytes that are sent have their price in them."""
    block: Rate = Rate(0.7, 15)
    """The same for one address, behind which there may be a whole school. Of IPv6 it is the network of 64 bits."""
    at_once: int = 4
    """Messages of one person that are worked on at the same time, on all their sockets together."""
    openings: Rate = Rate(5, 100)
    """Sockets that one address opens: whoever is cut off may not come back as fast as can be."""
    sockets: int = 200
    """Open at once from one address."""
    mistakes: int = 20
    """Frames that are no message, before the socket is closed."""
    hello: float = 10
    request: float = 60
    send: float = 20
    """How long one message may take to go out before the client counts as gone."""
    page: int = 200
    """Lines of the log that are sent at once; whoever is further behind gets the table anew, with its last page."""
    thinking: int = 2
    """Tables of one person at which bots think at once."""


_ANY = Rate(1e9, 1e9)
UNLIMITED = Limits(
    requests=_ANY,
    makings=_ANY,
    messages=_ANY,
    talk=_ANY,
    advice=_ANY,
    desk=_ANY,
    lab=_ANY,
    person=_ANY,
    block=_ANY,
    at_once=10**9,
    openings=_ANY,
    sockets=10**9,
    send=120,
    thinking=10**9,
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

    @property
    def host(self) -> str:
        """The name under which records are signed: that of the first address from outside."""
        return urlsplit(self.origins[0]).netloc if self.origins else "localhost"
