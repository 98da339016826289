"""Frames that are no messages: they are counted, and whoever sends too many of them is cut off."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator

import pytest

from tests.server.raw import CONT, PING, PONG, TEXT, Raw, frame, message, raw_socket
from tests.server.serving import Client, Running

CUT = 5.0
"""Seconds within which an attacker must be gone."""


@pytest.fixture
def table(nimitz: Client) -> str:
    return str(nimitz.make()["table"]["id"])


@pytest.fixture
def attacker(server: Running, nimitz: Client, table: str) -> Iterator[Raw]:
    with raw_socket(server.port, table, nimitz.token, buffer=4096) as raw:
        yield raw


FLOODS = {
    "pings": (b"", frame(PING) * 5000),
    "long pings": (b"", frame(PING, b"x" * 125) * 500),
    "pongs": (b"", frame(PONG) * 5000),
    "fragments": (frame(TEXT, b"{", fin=False), frame(CONT, b" ", fin=False) * 2000),
    "empty continuations": (frame(TEXT, b"{", fin=False), frame(CONT, fin=False) * 5000),
    "pings in a message": (frame(TEXT, b"{", fin=False), frame(PING) * 5000),
}
"""What is sent once, and then over and over."""


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_off(attacker: Raw, nimitz: Client, table: str, kind: str) -> None:
    first, more = FLOODS[kind]
    attacker.line.sendall(first)
    seconds = attacker.flood(more, CUT * 5)
    assert seconds is not None and seconds < CUT
    assert nimitz.sit(table).ask("ping")["type"] == "pong"


def test_pongs_that_nobody_reads_do_not_pile_up(attacker: Raw) -> None:
    tracemalloc.start()
    try:
        attacker.flood(FLOODS["long pings"][1], CUT)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 4_000_000


@pytest.mark.slow
def test_what_comes_while_a_message_waits_is_not_taken_apart(attacker: Raw, nimitz: Client, table: str) -> None:
    """Messages that are read slowly, and behind them whatever a read brings: it stays the few bytes it is."""
    tracemalloc.start()
    try:
        attacker.flood(message(type="why", id=1, seat="japan", action="x") * 2000, 1.0)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 8_000_000
    assert nimitz.sit(table).ask("ping")["type"] == "pong"


def test_after_the_farewell_nothing_is_read(attacker: Raw) -> None:
    """Whoever was told goodbye and goes on writing is cut off, though each frame is a message."""
    seconds = attacker.flood(frame(TEXT, b"nonsense") * 1000, CUT * 5)
    assert seconds is not None and seconds < CUT + 1


def test_a_client_that_pings_now_and_then_is_answered(nimitz: Client, table: str) -> None:
    wire = nimitz.sit(table)
    for _ in range(30):
        assert wire.connection.ping().wait(10)
    assert wire.ask("ping")["type"] == "pong"


def test_a_message_may_come_in_a_few_fragments(nimitz: Client, table: str) -> None:
    wire = nimitz.sit(table)
    wire.connection.send(iter(['{"type": "ping"', ', "id"', ": 7}"]))
    assert wire.expect("pong")["id"] == 7
