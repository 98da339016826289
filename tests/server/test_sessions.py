"""Sessions end when they are ended, and a recovery link changes nothing before one says yes."""

from __future__ import annotations

import httpx
import pytest

from tests.server import patient
from tests.server.serving import PATIENCE, PROTOCOL, Client, Running, Wire


def second_device(server: Running, client: Client) -> Client:
    token = client.http.post("/api/me/recovery").json()["path"].rpartition("/")[2]
    other = server.stranger()
    other.become(other.http.post("/api/recover", json={"token": token}).json()["token"])
    return other


def known(client: Client) -> bool:
    return client.http.get("/api/me").status_code == 200


@pytest.mark.parametrize(
    ("where", "first", "second"), [("here", False, True), ("elsewhere", True, False), ("everywhere", False, False)]
)
def test_logging_out_ends_sessions_and_closes_their_sockets(
    server: Running, nimitz: Client, where: str, first: bool, second: bool
) -> None:
    other, stranger = second_device(server, nimitz), server.person("Spruance")
    table = nimitz.make()["table"]["id"]
    sockets = [nimitz.sit(table), other.sit(table)]
    theirs = stranger.sit(stranger.make()["table"]["id"])
    assert nimitz.http.get("/api/me/belongings").json() == {"name": "Nimitz", "tables": 1, "devices": 2}
    assert nimitz.http.post("/api/me/logout", json={"where": where}).status_code == 204
    for client, wire, stays in ((nimitz, sockets[0], first), (other, sockets[1], second)):
        assert known(client) is stays
        if stays:
            assert wire.ask("ping")["type"] == "pong"
        else:
            bye = wire.expect_bye()
            assert (bye["key"], bye["again"]) == ("problem-session-ended", False)
            again = Wire(server.origin, table)
            again.send(type="hello", protocol=PROTOCOL, token=client.token)
            assert again.expect_bye()["key"] == "problem-table-unknown", "a table of their own, and not for strangers"
    assert known(stranger) and theirs.ask("ping")["type"] == "pong"


def test_a_browser_forgets_its_cookie_and_a_kept_copy_of_it_is_worth_nothing(server: Running) -> None:
    with httpx.Client(base_url=server.origin, headers={"origin": server.origin}, timeout=PATIENCE) as browser:
        browser.post("/api/me", json={"name": "Nimitz"})
        copy = browser.cookies["pointluck"]
        assert browser.post("/api/me/logout", json={"where": "here"}).status_code == 204
        assert "pointluck" not in browser.cookies
    headers = {"cookie": f"pointluck={copy}"}
    assert patient.get(f"{server.origin}/api/me", headers=headers).status_code == 401


def test_no_other_page_can_log_one_out(server: Running) -> None:
    with httpx.Client(base_url=server.origin, timeout=PATIENCE) as browser:
        browser.post("/api/me", json={"name": "Nimitz"})
        told = browser.post("/api/me/logout", json={"where": "here"}, headers={"origin": "https://evil.example"})
        assert told.status_code == 403
        assert browser.get("/api/me").status_code == 200


def test_a_recovery_link_says_whom_one_becomes_and_whom_one_ceases_to_be(server: Running, nimitz: Client) -> None:
    nimitz.make()
    token = nimitz.http.post("/api/me/recovery").json()["path"].rpartition("/")[2]
    halsey = server.person("Halsey")
    table = halsey.make()["table"]["id"]
    told = halsey.http.get(f"/api/recoveries/{token}").json()
    assert told == {
        "becomes": {"name": "Nimitz", "tables": 1, "devices": 1},
        "you": {"name": "Halsey", "tables": 1, "devices": 1},
        "same": False,
    }
    assert halsey.http.get("/api/me").json()["name"] == "Halsey", "nothing has changed"
    assert server.stranger().http.get(f"/api/recoveries/{token}").json()["you"] is None
    assert nimitz.http.get(f"/api/recoveries/{token}").json()["same"] is True
    wire, before = halsey.sit(table), halsey.token
    halsey.become(halsey.http.post("/api/recover", json={"token": token}).json()["token"])
    assert halsey.http.get("/api/me").json()["name"] == "Nimitz"
    assert wire.expect_bye()["key"] == "problem-session-ended", "Halsey is nobody any more on this device"
    assert patient.get(f"{server.origin}/api/me", headers={"authorization": f"Bearer {before}"}).status_code == 401


def test_a_recovery_link_can_be_taken_back(server: Running, nimitz: Client) -> None:
    token = nimitz.http.post("/api/me/recovery").json()["path"].rpartition("/")[2]
    assert nimitz.http.delete("/api/me/recovery").status_code == 204
    other = server.stranger()
    for answer in (
        other.http.get(f"/api/recoveries/{token}"),
        other.http.post("/api/recover", json={"token": token}),
    ):
        assert (answer.status_code, answer.json()["key"]) == (404, "problem-recovery-unknown")
