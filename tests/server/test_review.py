"""The review of a finished game over the network: for whoever may see the replay, and not before the end."""

from __future__ import annotations

import time
from typing import Any

import pytest

from pointluck.server.messages import Trouble
from tests.server.serving import PATIENCE, Client, Running


def given_up(client: Client, moves: int = 6) -> str:
    """A game alone that was given up."""
    table: str = client.make("dogfight")["table"]["id"]
    wire = client.sit(table, seat="usa")
    for _ in range(moves):
        seat = wire.outlook["waiting_for"]
        if wire.outlook["seat"] != seat:
            wire.outlook = wire.ask("look", seat=seat)["outlook"]
        wire.play(wire.outlook["prompt"]["legal"][0])
    assert wire.ask("resign", seat="usa", seq=wire.outlook["seq"])["type"] == "done"
    return table


def reviewed(client: Client, table: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told: dict[str, Any] = client.http.post(f"/api/tables/{table}/review").raise_for_status().json()
        if told["status"] != "working":
            return told
        assert told["review"] is None and 0 <= told["share"] <= 1
        time.sleep(0.1)
    raise AssertionError("the review took too long")


@pytest.mark.slow
def test_a_review_is_for_everybody_who_has_the_link(server: Running, nimitz: Client) -> None:
    table = given_up(nimitz)
    assert nimitz.http.get(f"/api/tables/{table}/review").json()["status"] == "none"
    told = reviewed(nimitz, table)
    assert told["status"] == "done" and told["key"] is None
    review = told["review"]
    assert review["raw"] == 0 and review["unit"] == "chance"
    assert set(review["told"]) == {"de", "en"}
    assert {one["seat"] for one in review["decisions"]} <= {"usa", "japan"}
    assert server.stranger().http.get(f"/api/tables/{table}/review").json() == told


def test_before_the_end_there_is_no_review(server: Running, nimitz: Client) -> None:
    table = nimitz.make("dogfight", seats={"usa": "me", "japan": "random"})["table"]["id"]
    for ask in (nimitz.http.get, nimitz.http.post):
        refused = ask(f"/api/tables/{table}/review")
        assert refused.status_code == 403
        assert Trouble.model_validate_json(refused.text).key == "problem-review-early"
    for other in (server.person("Yamamoto"), server.stranger()):
        assert other.http.post(f"/api/tables/{table}/review").status_code == 404
    assert nimitz.http.post("/api/tables/no-such-table-here/review").status_code == 404
