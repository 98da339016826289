"""Links into a game: who may open them, before the end and after it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import pointluck
from pointluck.engine import CHANCE, Record, Seeded
from pointluck.players import RandomPlayer, Situation
from pointluck.server.messages import PROTOCOL
from tests.server.serving import ENTROPY, Client, Running, Wire


@cache
def finished() -> str:
    game = Record(pointluck.game("dogfight").new(), {"usa": "somebody", "japan": "random"})
    chance, player = Seeded(1942), RandomPlayer(1942)
    while (seat := game.state.seat) is not None:
        state = game.state
        game.apply(chance.pick(state) if seat == CHANCE else player.choose(Situation(state, seat)))
    return game.text()


def bring(client: Client) -> str:
    brought = client.http.post("/api/records", json={"text": finished(), "entropy": ENTROPY}).raise_for_status().json()
    assert brought["over"]
    return str(brought["id"])


def token_of(client: Client, table: str) -> str:
    path: str = client.http.get(f"/api/tables/{table}/watch").raise_for_status().json()["path"]
    return path.removeprefix(f"/watch/{table}/")


def moments(client: Client, table: str, **asked: Any) -> Any:
    return client.http.get(f"/api/tables/{table}/moments", params={"first": 1, "count": 3, **asked})


@pytest.mark.slow
def test_after_the_end_a_replay_is_for_everybody_who_has_the_link(server: Running, nimitz: Client) -> None:
    table = bring(nimitz)
    stranger = server.stranger()
    assert stranger.http.get(f"/api/tables/{table}").json()["over"]
    for seat in ("usa", "japan"):
        assert moments(stranger, table, seat=seat).json() == moments(nimitz, table, seat=seat).json()
    for part in ("course", "figures", "record"):
        assert stranger.http.get(f"/api/tables/{table}/{part}").status_code == 200


@pytest.mark.slow
def test_after_the_end_what_was_said_at_the_table_stays_there(server: Running, nimitz: Client) -> None:
    table = bring(nimitz)
    wire = nimitz.sit(table)
    assert wire.ask("chat", text="Scratch one flat top")["type"] == "done"
    assert wire.ask("note", text="Remember Coral Sea")["type"] == "done"
    stranger = server.stranger()
    for part in ("", "/moments", "/course", "/figures", "/record"):
        told = stranger.http.get(f"/api/tables/{table}{part}").raise_for_status().text
        assert "flat top" not in told and "Coral Sea" not in told
    outside = Wire(server.origin, table)
    outside.send(type="hello", protocol=PROTOCOL, token=None)
    assert outside.expect_bye()["key"] == "problem-table-unknown"
    assert "flat top" not in "".join(outside.heard)


def test_before_the_end_a_link_needs_the_watch_token(server: Running, nimitz: Client, yamamoto: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    table = made["table"]["id"]
    yamamoto.join(made["invitations"]["japan"])
    stranger = server.stranger()
    assert moments(stranger, table).status_code == 404
    token = token_of(nimitz, table)
    assert token == token_of(nimitz, table) == token_of(yamamoto, table)
    assert stranger.http.get(f"/api/tables/{table}", params={"watch": token}).status_code == 200
    assert moments(stranger, table, watch=token).status_code == 200
    assert moments(stranger, table, watch=made["watch_path"].rpartition("/")[2]).status_code == 200
    assert stranger.http.get(f"/api/tables/{table}/watch").status_code == 401
    assert server.person("Spruance").http.get(f"/api/tables/{table}/watch").status_code == 403


def test_before_the_end_a_link_shows_what_those_see_who_look_on(
    server: Running, nimitz: Client, yamamoto: Client
) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    table = made["table"]["id"]
    yamamoto.join(made["invitations"]["japan"])
    stranger, token = server.stranger(), token_of(nimitz, table)
    for seat in ("usa", "japan"):
        assert moments(stranger, table, watch=token, seat=seat).status_code == 403
    assert stranger.http.get(f"/api/tables/{table}/course", params={"watch": token}).status_code == 403
    assert stranger.http.get(f"/api/tables/{table}/record", params={"watch": token}).status_code == 403
    shown = moments(stranger, table, watch=token, first=0).json()
    assert shown["moments"][0]["view"] == pointluck.game("dogfight").new().view(None)


def test_a_new_watch_link_voids_those_before_it(server: Running, nimitz: Client) -> None:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    table = made["table"]["id"]
    old = [made["watch_path"].rpartition("/")[2], token_of(nimitz, table)]
    fresh = nimitz.http.post(f"/api/tables/{table}/watch").json()["path"].rpartition("/")[2]
    stranger = server.stranger()
    for token in old:
        assert moments(stranger, table, watch=token).status_code == 404
    for token in (fresh, token_of(nimitz, table)):
        assert moments(stranger, table, watch=token).status_code == 200


def test_where_nobody_may_look_on_there_is_no_link_before_the_end(server: Running, nimitz: Client) -> None:
    table = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"}, watch="nobody")["table"]["id"]
    refused = nimitz.http.get(f"/api/tables/{table}/watch")
    assert refused.status_code == 403 and refused.json()["key"] == "problem-table-unwatched"
    assert moments(server.stranger(), table).status_code == 404


@pytest.mark.parametrize("token", ["x" * 30, "0" * 48])
def test_a_made_up_watch_token_opens_nothing(server: Running, nimitz: Client, token: str) -> None:
    table = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})["table"]["id"]
    assert moments(server.stranger(), table, watch=token).status_code == 404
