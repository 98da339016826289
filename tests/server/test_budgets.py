"""What people may cost: processor time and bytes, for each person and each block of addresses; and talk for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import monotonic, thread_time

import pytest

from pointluck.server import limits as limits_module
from pointluck.server.limits import Budget, Payer, block_of
from pointluck.server.metering import Meter, metered
from pointluck.server.settings import UNLIMITED, Limits, Rate, Settings
from tests.server.conftest import sqlite
from tests.server.raw import message, raw_socket
from tests.server.serving import Client, Running, serving


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that it has unless it is told otherwise."""
    with serving(Settings(sqlite(tmp_path_factory.mktemp("usual")), bots=0)) as running:
        yield running


# --- who pays -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_whoever_has_a_network_is_one(address: str, block: str) -> None:
    assert block_of({"client": (address, 1)}) == block


def test_what_was_spent_is_owed_by_person_and_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "monotonic", lambda: 0.0)
    budget = Budget(replace(UNLIMITED, person=Rate(0.5, 1), block=Rate(1, 2)))
    one, other, elsewhere = Payer("a", "x"), Payer("a", "y"), Payer("b", "z")
    budget.charge(one, 1.5, 0)
    assert budget.owed(one) == pytest.approx(1)
    assert budget.owed(other) == budget.owed(elsewhere) == 0
    budget.charge(other, 0.9, 20_000_000)
    assert budget.owed(other) == pytest.approx(1.8)
    assert budget.owed(Payer("a", None)) == pytest.approx(1.4)
    assert budget.owed(elsewhere) == 0


@pytest.mark.slow
def test_only_ones_own_steps_are_counted() -> None:
    def busy(seconds: float) -> None:
        until = thread_time() + seconds
        while thread_time() < until:
            pass

    async def mine() -> str:
        for _ in range(3):
            busy(0.02)
            await asyncio.sleep(0.01)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.sleep(5)
        return "done"

    async def others() -> None:
        for _ in range(20):
            busy(0.02)
            await asyncio.sleep(0)

    async def both() -> tuple[str, float]:
        meter = Meter()
        told, _ = await asyncio.gather(metered(mine(), meter), others())
        return told, meter.seconds

    told, seconds = asyncio.run(both())
    assert told == "done"
    assert 0.06 <= seconds < 0.2


def test_whoever_costs_too_much_waits_and_nobody_else_does(tmp_path: Path) -> None:
    limits = Limits(person=Rate(0.02, 0.1), block=Rate(10, 100))
    with serving(Settings(sqlite(tmp_path), bots=0, limits=limits)) as running:
        greedy, modest = running.person("Greedy"), running.person("Modest")
        table, other = greedy.make("battle-of-midway")["table"]["id"], modest.make()["table"]["id"]
        with raw_socket(running.port, table, greedy.token) as raw, closing(modest.sit(other)) as wire:
            looks = b"".join(message(type="look", id=number, seat="usn") for number in range(80))
            raw.line.sendall(looks * 3)
            began = monotonic()
            for _ in range(20):
                assert wire.ask("look", seat="japan")["type"] in ("looked", "no")
            assert monotonic() - began < 10
            raw.line.settimeout(1)
            # Of 240 looks at 20 milliseconds of a processor a second, most still wait.
            assert greedy.http.get("/api/lobby").status_code == 429
        assert modest.http.get("/api/lobby").status_code == 200


def test_a_block_of_addresses_in_debt_is_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(block=Rate(0.001, 0.02))
    with serving(Settings(sqlite(tmp_path), bots=0, limits=limits)) as running:
        client = running.stranger()
        answers = [client.http.get("/api/games/battle-of-midway/figures") for _ in range(60)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].json()["key"] == "problem-too-often"
        assert int(answers[-1].headers["retry-after"]) >= 1


# --- talk ---------------------------------------------------------------------------------------------------------


def test_talk_has_its_own_measure_and_holds_up_no_move(usual: Running) -> None:
    person = usual.person("Chatterbox")
    wire = person.sit(person.make()["table"]["id"])
    for number in range(1000, 1300):
        wire.send(type="chat", id=number, text="Tora!")
    began = monotonic()
    act = {"seat": wire.outlook["seat"], "seq": wire.outlook["seq"], "action": wire.outlook["prompt"]["legal"][0]}
    answers = []
    wire.send(type="act", id=1, **act)
    while not answers or answers[-1].get("id") != 1:
        told = wire.receive()
        if told["type"] in ("done", "no"):
            answers.append(told)
    # At thirty messages a second it would have had its turn after seven seconds.
    assert monotonic() - began < 6
    assert answers[-1]["type"] == "done"
    refused = [told["key"] for told in answers if told["type"] == "no"]
    assert set(refused) == {"problem-too-often"} and len(refused) > 200


def test_each_table_has_its_own_talk(usual: Running) -> None:
    person = usual.person("Host")
    one, two = (person.sit(person.make()["table"]["id"]) for _ in range(2))
    while one.ask("chat", text="hello")["type"] == "done":
        pass
    assert two.ask("chat", text="hello")["type"] == "done"
    assert one.ask("note", text="still mine")["type"] == "done"


# --- honest people ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_class_of_thirty_behind_one_address_plays_undisturbed(tmp_path: Path) -> None:
    limits = Limits(makings=Rate(100, 200))
    with serving(Settings(sqlite(tmp_path), bots=0, limits=limits)) as running:
        pupils: list[Client] = [running.person(f"Pupil {number}") for number in range(30)]
        wires = []
        for pupil in pupils:
            assert pupil.http.get("/api/games").status_code == 200
            assert pupil.http.get("/api/lobby").status_code == 200
            wires.append(pupil.sit(pupil.make("battle-of-midway")["table"]["id"]))
        for _ in range(3):
            for wire in wires:
                if wire.outlook["prompt"] is None:
                    wire.ask("look", seat=wire.outlook["waiting_for"])
                wire.play(wire.outlook["prompt"]["legal"][0])
        assert {pupil.http.get("/api/lobby").status_code for pupil in pupils} == {200}
