"""Asking one's staff over the network: for one's own question, as often as anybody may, and seen by nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from pointluck.server.settings import UNLIMITED, Rate, Settings
from tests.server.conftest import sqlite
from tests.server.serving import Client, Running, Wire, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = replace(UNLIMITED, advice=Rate(0.001, 2))
    with serving(Settings(sqlite(tmp_path_factory.mktemp("strict")), bots=1, limits=limits)) as running:
        yield running


def ask(client: Client, wire: Wire, **more: Any) -> Any:
    outlook = wire.outlook
    wish = {"seat": outlook["seat"], "seq": outlook["seq"], **more}
    return client.http.post(f"/api/tables/{wire.table}/advice", json=wish)


@pytest.mark.slow
def test_advice_is_for_the_seat_that_is_asked_and_has_a_measure(strict: Running) -> None:
    nimitz = strict.person("Nimitz")
    table = nimitz.make()["table"]["id"]
    with nimitz.sit(table) as wire:
        given = wire.outlook["prompt"]["legal"][0]
        told = ask(nimitz, wire, given=given).raise_for_status().json()
        assert {one["action"] for one in told["answers"]} <= set(wire.outlook["prompt"]["legal"])
        assert told["given"]["action"] == given and told["mark"]
        assert ask(nimitz, wire, given="nonsense").status_code in (400, 409)
        refused = ask(nimitz, wire)
        assert refused.status_code == 429 and refused.json()["key"] == "problem-too-often"
        assert int(refused.headers["retry-after"]) > 0
        assert ask(strict.person("Yamamoto"), wire).status_code == 403
        assert strict.stranger().http.post(f"/api/tables/{table}/advice", json={}).status_code == 401


@pytest.mark.slow
def test_that_somebody_asks_is_told_to_nobody_before_they_answer(server: Running, nimitz: Client) -> None:
    yamamoto = server.person("Yamamoto")
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"}, staff=True)
    table = yamamoto.join(made["invitations"]["japan"])["id"]
    with nimitz.sit(table) as one, yamamoto.sit(table) as other:
        asked, waits, who = (one, other, nimitz) if one.outlook["prompt"] else (other, one, yamamoto)
        with suppress(TimeoutError):
            while waits.receive(1.0):
                pass  # both are here, and that has been told
        heard = len(waits.heard)
        ask(who, asked).raise_for_status()
        order = {"seat": asked.outlook["seat"], "seq": 0, "kinds": ["skip"], "now": None}
        assert asked.ask("order-staff", **order)["type"] == "done"
        assert waits.ask("ping")["type"] == "pong"
        assert len(waits.heard) == heard + 1, "nothing but the pong"
        assert waits.outlook["staff"] == {"kinds": [], "now": None}
        done = asked.act(asked.outlook["prompt"]["legal"][0])
        waits.see(done["seq"])
        news = [told for told in map(json.loads, waits.heard[heard:]) if told["type"] == "news"]
        assert news[0]["steps"][0]["staff"] == "advised", "the log says it then, to all"


@pytest.mark.slow
def test_the_staff_is_given_a_question_and_the_client_is_told(server: Running, nimitz: Client) -> None:
    table = nimitz.make()["table"]["id"]
    with nimitz.sit(table) as wire:
        seq, kind = wire.outlook["seq"], wire.outlook["prompt"]["kind"]
        order = {"seat": "japan", "seq": seq, "kinds": [kind], "now": None}
        assert wire.ask("order-staff", **order)["type"] == "done"
        while not wire.outlook["staff"]["kinds"] or wire.outlook["seq"] == seq:
            wire.receive()
        assert wire.outlook["staff"]["kinds"] == [{"kind": kind, "clause": "KB-1c"}]
        assert wire.ask("order-staff", **{**order, "kinds": []})["type"] == "done"
        while wire.outlook["staff"]["kinds"]:
            wire.receive()
        assert wire.ask("order-staff", **{**order, "kinds": ["nonsense"]})["key"] == "problem-staff-kind"
        assert wire.ask("order-staff", **{**order, "now": "question"})["key"] == "problem-table-moved-on"
