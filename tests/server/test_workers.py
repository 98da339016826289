"""Several workers on one PostgreSQL: news travels between them, and any of them can die."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import patient
from tests.server.processes import Process, process, worker_behind, workers_of
from tests.server.serving import Client, Wire


def on_two_workers(running: Process, one: Client, other: Client, table: str) -> tuple[Wire, Wire]:
    """A socket of each of the two people, so that different workers hold them."""
    first = one.sit(table)
    for _ in range(40):
        second = other.sit(table)
        if worker_of(running, first) != worker_of(running, second):
            return first, second
        second.close()
    pytest.fail("all connections go to the same worker")


def worker_of(running: Process, wire: Wire) -> int:
    return worker_behind(running, wire.connection.socket.getsockname()[1])


@pytest.mark.slow
def test_clients_of_a_worker_that_dies_go_on_with_another(postgres_url: str, tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--workers", "2", "--bots", "0", "--limits", "none", "--database", postgres_url)
    with process(tmp_path, *words) as running:
        nimitz, yamamoto = running.person("Nimitz"), running.person("Yamamoto")
        made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
        yamamoto.join(made["invitations"]["japan"])
        table = made["table"]["id"]
        usa, japan = on_two_workers(running, nimitz, yamamoto, table)
        everybody_sees_everybody(usa)
        everybody_sees_everybody(japan)
        for _ in range(10):
            move(usa, japan)
        assert 'pointluck_moves_total{game="dogfight"} 10.0' in patient.get(f"{running.origin}/metrics").text
        killed = worker_of(running, japan)
        assert len(workers_of(running.process.pid)) == 2
        os.kill(killed, signal.SIGKILL)
        seen = japan.outlook["seq"]
        with pytest.raises(ConnectionClosed):
            while True:
                japan.receive()
        again = yamamoto.sit(table, seen=seen)
        assert again.outlook["seq"] == seen == usa.outlook["seq"]
        for _ in range(10):
            move(usa, again)


def everybody_sees_everybody(wire: Wire) -> None:
    """Whoever is connected to another worker is here all the same, as soon as the word has come round."""
    seats = wire.welcome["table"]["seats"]
    while not all(seat["here"] for seat in seats):
        seats = wire.expect("table")["table"]["seats"]


def move(usa: Wire, japan: Wire) -> None:
    """Whoever has to act does, and both see it, whichever worker they are connected to."""
    acting = usa if usa.outlook["waiting_for"] == "usa" else japan
    while acting.outlook["prompt"] is None:
        acting.receive()
    seq = acting.play(acting.outlook["prompt"]["legal"][0])["seq"]
    usa.see(seq)
    japan.see(seq)
