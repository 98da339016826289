"""No table hangs: resigning, draws, bots for whoever is away, claims, over the wire."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import Any

import pytest

from pointluck.server.settings import UNLIMITED, Settings
from pointluck.tables import Patience
from tests.server.conftest import sqlite
from tests.server.serving import ENTROPY, Client, Running, Wire, serving

SHORT = Patience(bot=1, claim=2)
LONG = Patience(bot=600, claim=1800)


def duel(nimitz: Client, yamamoto: Client, **wish: Any) -> tuple[str, Wire, Wire]:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"}, **wish)
    yamamoto.join(made["invitations"]["japan"])
    table = made["table"]["id"]
    return table, nimitz.sit(table), yamamoto.sit(table)


def settle(wire: Wire, kind: str, **fields: Any) -> dict[str, Any]:
    return wire.ask(kind, **{"seat": wire.outlook["seat"], "seq": wire.outlook["seq"], **fields})


def told(wire: Wire, seat: str, **wanted: Any) -> dict[str, Any]:
    """What the table says of a seat, as soon as it says that."""
    table = wire.welcome["table"]
    while True:
        found: dict[str, Any] = next(one for one in table["seats"] if one["seat"] == seat)
        if all(found[name] == value for name, value in wanted.items()):
            return found
        table = wire.expect("table")["table"]


def missing(wire: Wire, seat: str) -> dict[str, Any]:
    found = told(wire, seat, here=False)
    while found["missed"] is None or found["missed"]["since"] < 0:
        found = next(one for one in wire.expect("table")["table"]["seats"] if one["seat"] == seat)
    missed: dict[str, Any] = found["missed"]
    return missed


@pytest.mark.slow
@pytest.mark.parametrize("hours", [0, 24], ids=["live", "slow"])
def test_resigning_ends_the_table_for_everybody(nimitz: Client, yamamoto: Client, hours: int) -> None:
    table, usa, japan = duel(nimitz, yamamoto, hours=hours)
    assert settle(usa, "resign", seat="japan")["key"] == "problem-seat-not-yours"
    assert settle(usa, "resign", seq=7)["key"] == "problem-table-moved-on"
    assert settle(japan, "resign")["type"] == "done"
    news = usa.expect("news")
    assert [(step["kind"], step["seat"], step["action"]) for step in news["steps"]] == [
        ("end", "japan", "resign japan")
    ]
    over = nimitz.http.get(f"/api/tables/{table}").json()
    assert over["over"]
    assert (over["result"]["winner"], over["result"]["level"]) == ("usa", "resigned")
    assert over["secret"]
    assert settle(japan, "resign", seq=news["outlook"]["seq"])["key"] == "problem-table-over"
    record = nimitz.http.get(f"/api/tables/{table}/record").text
    assert nimitz.http.post("/api/verify", json={"text": record}).json()["sound"]
    assert nimitz.http.get(f"/api/tables/{table}/moments").json()["total"] == 0
    assert nimitz.http.get(f"/api/tables/{table}/course").status_code == 200


def test_a_draw_is_offered_declined_and_agreed_to(nimitz: Client, yamamoto: Client) -> None:
    table, usa, japan = duel(nimitz, yamamoto)
    assert settle(usa, "offer-draw")["type"] == "done"
    while japan.expect("table")["table"]["draw"] != "usa":
        pass
    assert settle(japan, "answer-draw", agree=False)["type"] == "done"
    while usa.expect("table")["table"]["draw"] is not None:
        pass
    assert settle(japan, "answer-draw", agree=True)["key"] == "problem-draw-not-offered"
    settle(japan, "offer-draw")
    assert settle(usa, "answer-draw", agree=True)["type"] == "done"
    over = nimitz.http.get(f"/api/tables/{table}").json()
    assert (over["over"], over["result"]["winner"], over["result"]["level"]) == (True, None, "draw-agreed")


def test_the_others_see_how_long_they_wait_and_then_a_bot_takes_the_seat(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), bots=1, limits=UNLIMITED, patience=SHORT)) as server:
        nimitz, yamamoto = server.person("Nimitz"), server.person("Yamamoto")
        table, usa, japan = duel(nimitz, yamamoto)
        wish = {"seat": "japan", "bot": "captain"}
        refused = nimitz.http.post(f"/api/tables/{table}/substitute", json=wish)
        assert (refused.status_code, refused.json()["key"]) == (403, "problem-seat-taken")
        japan.close()
        missed = missing(usa, "japan")
        assert (missed["bot"], missed["claim"]) == (1, 2)
        sleep(1.1)
        taken = nimitz.http.post(f"/api/tables/{table}/substitute", json=wish).raise_for_status().json()
        assert taken["seats"][1]["kind"] == "bot"
        # The way back: the table can be found, looked at, and the seat taken again.
        (found,) = yamamoto.http.get("/api/lobby").json()["yours"]
        assert [seat["back"] for seat in found["seats"]] == [False, True]
        again = yamamoto.sit(table, seat="japan")
        assert again.outlook["seat"] is None
        wish = {"seat": "japan", "entropy": ENTROPY}
        back = yamamoto.http.post(f"/api/tables/{table}/join", json=wish).raise_for_status().json()
        assert back["seats"][1]["you"]
        while again.outlook["seat"] != "japan":
            again.receive()


def test_whoever_comes_back_stops_the_clock(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), bots=0, limits=UNLIMITED, patience=LONG)) as server:
        nimitz, yamamoto = server.person("Nimitz"), server.person("Yamamoto")
        table, usa, japan = duel(nimitz, yamamoto)
        japan.close()
        missed = missing(usa, "japan")
        assert 590 < missed["bot"] <= 600
        assert 1790 < missed["claim"] <= 1800
        assert settle(usa, "claim")["key"] == "problem-claim-early"
        yamamoto.sit(table)
        seat = told(usa, "japan", here=True)
        while seat["missed"] is not None and seat["missed"]["since"] >= 0:
            seat = next(one for one in usa.expect("table")["table"]["seats"] if one["seat"] == "japan")


@pytest.mark.slow
def test_the_game_is_claimed_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(sqlite(tmp_path), bots=0, limits=UNLIMITED, patience=SHORT)
    with serving(settings) as server:
        nimitz, yamamoto = server.person("Nimitz"), server.person("Yamamoto")
        table, usa, japan = duel(nimitz, yamamoto)
        japan.close()
        missing(usa, "japan")
        token = nimitz.token
    with serving(settings) as again:
        nimitz = Client(again.origin)
        nimitz.become(token or "")
        usa = nimitz.sit(table)
        seat = told(usa, "japan", here=False)
        assert seat["missed"] is not None, "who was away before the restart is away after it"
        sleep(2.1)
        assert settle(usa, "claim")["type"] == "done"
        result = nimitz.http.get(f"/api/tables/{table}").json()["result"]
        assert (result["winner"], result["level"]) == ("usa", "claimed")


@pytest.mark.slow
def test_a_connection_to_another_process_is_a_connection(postgres_url: str) -> None:
    settings = Settings(postgres_url, bots=0, limits=UNLIMITED, patience=SHORT)
    with serving(settings) as one, serving(settings) as other:
        nimitz, yamamoto = one.person("Nimitz"), one.person("Yamamoto")
        made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
        yamamoto.join(made["invitations"]["japan"])
        table = made["table"]["id"]
        usa = nimitz.sit(table)
        there = Client(other.origin)
        there.become(yamamoto.token or "")
        japan = there.sit(table)
        told(usa, "japan", here=True)
        japan.close()
        missing(usa, "japan")
        sleep(1.1)
        elsewhere = Client(other.origin)
        elsewhere.become(nimitz.token or "")
        wish = {"seat": "japan", "bot": "random"}
        taken = elsewhere.http.post(f"/api/tables/{table}/substitute", json=wish).raise_for_status().json()
        assert taken["seats"][1]["kind"] == "bot"
        told(usa, "japan", kind="bot")


def test_another_rank_for_a_bot_and_a_bot_for_oneself(server: Running, nimitz: Client) -> None:
    table = nimitz.make("dogfight", seats={"usa": "me", "japan": "random"})["table"]["id"]
    for seat, bot in (("japan", "doctrine"), ("usa", "ensign")):
        wish = {"seat": seat, "bot": bot}
        seats = nimitz.http.post(f"/api/tables/{table}/substitute", json=wish).raise_for_status().json()["seats"]
        assert next(one for one in seats if one["seat"] == seat)["name"] == bot
    assert [seat["back"] for seat in seats] == [True, False]
    stranger = server.person("Cid")
    refused = stranger.http.post(f"/api/tables/{table}/substitute", json={"seat": "japan", "bot": "random"})
    assert refused.status_code == 403
