"""The log comes in pages: the last by itself, those before it when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pointluck.server.logbook import Cache
from pointluck.server.settings import UNLIMITED, Settings
from tests.server.conftest import sqlite
from tests.server.serving import Running, Wire, serving

PAGE = 12


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small pages."""
    settings = Settings(sqlite(tmp_path_factory.mktemp("paged")), bots=0, limits=replace(UNLIMITED, page=PAGE))
    with serving(settings) as running:
        yield running


def _play(wire: Wire, lines: int, seed: int = 1) -> None:
    """Random moves as whoever has to act, until the log is so long."""
    random = Random(seed)
    while wire.outlook["seq"] < lines:
        if wire.outlook["prompt"] is None:
            assert wire.ask("look", seat=wire.outlook["waiting_for"])["type"] == "looked"
        wire.play(random.choice(wire.outlook["prompt"]["legal"]))


def _all(wire: Wire, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The whole log, page by page."""
    while told[0]["seq"] > 1:
        page = wire.ask("log", before=told[0]["seq"])
        assert page["type"] == "page" and 0 < len(page["log"]) <= PAGE
        told = page["log"] + told
    assert [line["seq"] for line in told] == list(range(1, len(told) + 1))
    return told


def test_a_welcome_holds_the_last_page_and_the_others_can_be_had(paged: Running) -> None:
    person = paged.person()
    table = person.make("dogfight")["table"]["id"]
    wire = person.sit(table)
    _play(wire, 50)
    again = person.sit(table, seat="usa")
    log = again.welcome["log"]
    assert again.welcome["whole"] and len(log) == PAGE
    assert log[-1]["seq"] == again.outlook["seq"] >= 50
    assert len(_all(again, log)) == again.outlook["seq"]
    assert again.ask("log", before=1)["log"] == []
    assert again.ask("log", before=10**6)["log"][-1]["seq"] == again.outlook["seq"]


def test_each_chair_reads_its_own_pages(paged: Running) -> None:
    """What is sealed to one side is told to the other: pages that are kept as bytes must not be mixed up."""
    person, other = paged.person("Nimitz"), paged.person("Yamamoto")
    made = person.make("dogfight", seats={"usa": "me", "japan": "open"})
    table = made["table"]["id"]
    other.join(made["invitations"]["japan"])
    sides = {"usa": person.sit(table), "japan": other.sit(table)}
    random, seq = Random(3), 0
    while seq < 40:
        for wire in sides.values():
            wire.see(seq)
        actor = next(wire for wire in sides.values() if wire.outlook["prompt"] is not None)
        seq = actor.play(random.choice(actor.outlook["prompt"]["legal"]))["seq"]
    watcher = paged.stranger().sit(table, watch=made["watch_path"].rpartition("/")[2])
    read: dict[str, list[dict[str, Any]]] = {}
    for _ in range(2):
        for seat, client in {"usa": person, "japan": other}.items():
            wire = client.sit(table)
            read[seat] = _all(wire, wire.welcome["log"])
    outside = _all(watcher, watcher.welcome["log"])
    sealed = {seat: [line["seq"] for line in lines if line["action"] is None] for seat, lines in read.items()}
    hidden = [line["seq"] for line in outside if line["action"] is None]
    assert sealed["usa"] and sealed["japan"] and not set(sealed["usa"]) & set(sealed["japan"])
    assert set(hidden) >= {*sealed["usa"], *sealed["japan"]}


def test_a_page_shows_what_was_taken_back_since_it_was_first_read(paged: Running) -> None:
    person = paged.person()
    wire = person.sit(person.make("dogfight")["table"]["id"])
    _play(wire, 40)
    before = _all(wire, wire.ask("look", seat="usa")["log"])
    assert not any(line["undone"] for line in before)
    wire.ask("undo", seat="usa", seq=wire.outlook["seq"], to=3)
    after = _all(wire, wire.ask("look", seat="usa")["log"])
    assert [line["seq"] for line in after if line["undone"]] == [line["seq"] for line in before if line["number"] > 3]


def test_who_has_seen_most_of_it_goes_on_from_there(paged: Running) -> None:
    person = paged.person()
    table = person.make()["table"]["id"]
    wire = person.sit(table)
    _play(wire, 30)
    last = wire.outlook["seq"]
    near, far = person.sit(table, seen=last - 5), person.sit(table, seen=last - PAGE - 1)
    assert not near.welcome["whole"] and [line["seq"] for line in near.welcome["log"]] == list(
        range(last - 4, last + 1)
    )
    assert far.welcome["whole"] and len(far.welcome["log"]) == PAGE


def test_only_so_much_is_kept() -> None:
    kept: Cache[bytes] = Cache(100)
    for number in range(30):
        kept.put(number, b"x", 10)
        kept.get(0)
    assert [number for number in range(30) if kept.get(number)] == [0, *range(21, 30)]
    kept.put(29, b"y", 60)
    assert [number for number in range(30) if kept.get(number)] == [25, 26, 27, 28, 29]
