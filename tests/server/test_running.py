"""Starting and stopping: ports, databases, logs, and leave taken of everybody."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from pointluck.engine import Problem
from pointluck.server.running import ServeProblem, bind
from tests.cli.running import Run
from tests.server import patient
from tests.server.processes import process


def test_the_next_free_port_is_taken() -> None:
    with bind("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with bind("127.0.0.1", port, search=True) as second:
            assert second.getsockname()[1] > port
        with pytest.raises(ServeProblem) as refused:
            bind("127.0.0.1", port)
        assert refused.value.key == "port-taken"


def test_several_workers_need_postgresql(run: Run) -> None:
    told = run("serve", "--workers", "2")
    assert told.code == 2
    assert "PostgreSQL" in told.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "70000"], "70000"),
        (["--database", "mysql://x/y"], "mysql"),
        (["--limits", "some"], "usual"),
        (["--url", "club.example.org"], "club.example.org"),
        (["--bots", "many"], "--bots"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(run: Run, words: list[str], told: str) -> None:
    ran = run("serve", *words)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.slow
def test_by_itself_it_starts_at_home(tmp_path: Path) -> None:
    with process(tmp_path, "--no-browser") as running:
        assert running.origin.startswith("http://127.0.0.1:")
        assert patient.get(f"{running.origin}/healthz").status_code == 200
        assert running.stop(signal.SIGINT) == 0
        assert "saved" in running.said[-1]
    assert (tmp_path / "pointluck" / "pointluck.db").exists()


@pytest.mark.slow
def test_it_takes_leave_of_everybody_and_loses_nothing(tmp_path: Path) -> None:
    with process(tmp_path, "serve", "--port", "0", "--bots", "0") as running:
        person = running.person("Nimitz")
        table = person.make()["table"]["id"]
        wire = person.sit(table)
        wire.play(wire.outlook["prompt"]["legal"][0])
        token, seen = person.token, wire.outlook["seq"]
        assert token is not None
        assert running.stop() == 0
        bye = wire.expect_bye()
        assert (bye["key"], bye["again"]) == ("problem-server-stops", True)
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    with process(tmp_path, "serve", "--port", "0", "--bots", "0") as running:
        again = running.person("Nimitz")
        again.become(token)
        assert again.sit(table, seen=seen).welcome["outlook"]["number"] == 1


@pytest.mark.slow
def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    with process(tmp_path, "serve", "--port", "0", "--bots", "0") as running:
        person = running.person("Yamaguchi")
        made = person.make("dogfight", seats={"usa": "me", "japan": "open"})
        path = made["invitations"]["japan"]
        invitation = path.rpartition("/")[2]
        patient.get(f"{running.origin}{path}")
        patient.get(f"{running.origin}/api/invitations/{invitation}?watch={invitation}")
        person.sit(made["table"]["id"]).ask("chat", text="Tora tora tora")
        running.stop()
        told = running.errors()
    lines = [json.loads(line) for line in told.splitlines()]
    assert {line["route"] for line in lines if "route" in line} >= {"/api/tables", "/api/invitations/{token}"}
    for secret in (person.token or "?", invitation, made["watch_path"], "Yamaguchi", "Tora", made["table"]["id"]):
        assert secret not in told


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "nothing.db").write_bytes(b"this is no database, but long enough to look like one" * 20)
    ran = run("serve", "--port", "0", "--database", str(tmp_path / "nothing.db"))
    assert ran.code != 0
    assert ran.err.startswith("pointluck: ")


def test_a_problem_is_a_problem() -> None:
    assert issubclass(ServeProblem, Problem)
