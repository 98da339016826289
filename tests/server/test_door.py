"""What is checked of every request, and what goes out with every answer."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pointluck.server import running as running_module
from pointluck.server.connection import PromptProtocol
from pointluck.server.guard import HEADERS
from pointluck.server.messages import Trouble
from pointluck.server.settings import Limits, Rate, Settings
from tests.server import patient
from tests.server.conftest import sqlite
from tests.server.raw import exchange
from tests.server.serving import PATIENCE, Client, Running, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small limits."""
    limits = Limits(body=2000, figures=4000, requests=Rate(1, 40), makings=Rate(0.001, 3), sockets=3)
    with serving(Settings(sqlite(tmp_path_factory.mktemp("strict")), bots=0, limits=limits)) as running:
        yield running


# --- headers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/table/abc", "/api/lobby", "/a.js"])
def test_every_answer_has_the_headers_that_protect_it(server: Running, path: str) -> None:
    answer = patient.get(f"{server.origin}{path}")
    for name, value in HEADERS.items():
        assert answer.headers[name] == value, name
    assert "server" not in answer.headers


def test_the_policy_lets_no_script_or_style_in_from_elsewhere(server: Running) -> None:
    policy = patient.get(server.origin).headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"


def test_what_the_interface_answers_is_kept_by_no_cache(server: Running) -> None:
    assert patient.get(f"{server.origin}/api/games").headers["cache-control"] == "no-store"


def test_every_failure_is_told_as_trouble(server: Running) -> None:
    for path, status, key in [
        ("/api/nothing", 404, "problem-nowhere"),
        ("/api/lobby", 401, "problem-stranger"),
        ("/api/tables/x", 422, "problem-request-wrong"),
    ]:
        answer = patient.get(f"{server.origin}{path}")
        assert (answer.status_code, answer.json()["key"]) == (status, key)
    answer = patient.delete(f"{server.origin}/api/games")
    assert (answer.status_code, answer.json()["key"]) == (405, "problem-method")
    assert patient.delete(f"{server.origin}/api/me").headers["allow"] == "GET, POST"


# --- whose page asks ------------------------------------------------------------------------------------------------


def test_a_foreign_page_cannot_change_anything(server: Running) -> None:
    for origin in ("http://evil.example", "null", "https://127.0.0.1", f"http://evil.example@127.0.0.1:{server.port}"):
        answer = patient.post(f"{server.origin}/api/me", headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "problem-origin-foreign"), origin


def test_our_own_page_can(server: Running) -> None:
    with httpx.Client(base_url=server.origin, headers={"origin": server.origin}, timeout=PATIENCE) as browser:
        made = browser.post("/api/me", json={"name": "Fletcher"})
        assert made.status_code == 200
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        assert browser.get("/api/me").json()["name"] == "Fletcher"


def test_a_cookie_without_an_origin_changes_nothing(server: Running) -> None:
    browser = httpx.Client(base_url=server.origin, headers={"origin": server.origin}, timeout=PATIENCE)
    browser.post("/api/me")
    del browser.headers["origin"]
    assert browser.put("/api/me/name", json={"name": "Mallory"}).status_code == 403
    browser.close()


def test_a_foreign_page_gets_no_socket(server: Running) -> None:
    url = f"ws{server.origin.removeprefix('http')}/api/tables/abcdefgh/socket"
    for origin in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused, connect(url, origin=origin):  # type: ignore[arg-type]
            pass
        assert refused.value.response.status_code == 403


def test_a_server_on_this_computer_answers_to_no_foreign_name(server: Running) -> None:
    for host in ("evil.example", "evil.example:1942", "", "[", "user@localhost"):
        answer = patient.get(f"{server.origin}/api/games", headers={"host": host})
        assert answer.status_code in (400, 421), host
    for host in ("localhost", "127.0.0.1:80", "[::1]:1942"):
        assert patient.get(f"{server.origin}/api/games", headers={"host": host}).status_code == 200


# --- sizes and rates --------------------------------------------------------------------------------------------------


def test_a_body_that_says_it_is_too_large_is_not_read(strict: Running) -> None:
    answer = patient.post(f"{strict.origin}/api/recover", content=b"x" * 2001)
    assert (answer.status_code, answer.json()["key"]) == (413, "problem-body-large")


def test_nor_one_that_does_not_say(strict: Running) -> None:
    def drip() -> Iterator[bytes]:
        for _ in range(30):
            yield b'{"token": ' + b" " * 90

    answer = patient.put(f"{strict.origin}/api/me/name", content=drip(), headers={"content-type": "application/json"})
    assert answer.status_code in (401, 413)
    answer = patient.post(f"{strict.origin}/api/games/dogfight/figures/check", content=drip())
    assert answer.status_code in (200, 413, 422)
    answer = patient.post(f"{strict.origin}/api/games/dogfight/figures/check", content=(b"x" * 1000 for _ in range(5)))
    assert (answer.status_code, answer.json()["key"]) == (413, "problem-body-large")


def test_who_asks_too_often_has_to_wait(strict: Running) -> None:
    with httpx.Client(base_url=strict.origin, timeout=PATIENCE) as client:
        statuses = [client.get("/api/games/dogfight/clauses").status_code for _ in range(120)]
        assert 200 in statuses and 429 in statuses
        refused = client.get("/api/games/dogfight/clauses")
        while refused.status_code == 200:
            refused = client.get("/api/games/dogfight/clauses")
        assert refused.json()["key"] == "problem-too-often"
        assert int(refused.headers["retry-after"]) >= 1


def test_making_things_is_rarer_still(tmp_path: Path) -> None:
    limits = Limits(makings=Rate(0.001, 3))
    with serving(Settings(sqlite(tmp_path), bots=0, limits=limits)) as running:
        statuses = [patient.post(f"{running.origin}/api/me").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert patient.get(f"{running.origin}/api/games").status_code == 200


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), bots=0, limits=Limits(sockets=2))) as running:
        person = running.person()
        table = person.make()["table"]["id"]
        one, two = person.sit(table), person.sit(table)
        with pytest.raises(InvalidStatus) as refused:
            person.sit(table)
        assert refused.value.response.status_code == 429
        one.close()
        assert _again(person, table)
        two.close()


def test_whoever_is_cut_off_cannot_come_back_as_fast_as_can_be(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), bots=0, limits=Limits(openings=Rate(0.001, 3)))) as running:
        person = running.person()
        table = person.make()["table"]["id"]
        for _ in range(3):
            person.sit(table).close()
        with pytest.raises(InvalidStatus) as refused:
            person.sit(table)
        assert refused.value.response.status_code == 429
        assert patient.get(f"{running.origin}/api/games").status_code == 200, "the rest is there"


def _again(person: Client, table: str) -> bool:
    """The server needs a moment to notice that a socket is closed."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        try:
            person.sit(table).close()
        except InvalidStatus:
            sleep(0.3)  # trying costs, too: five a second in the long run
            continue
        return True
    return False


def test_who_never_finishes_asking_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PromptProtocol, "asking", 0.3)
    for beginning in (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as slow:
            slow.sendall(beginning)
            assert slow.recv(100) == b""
    monkeypatch.undo()
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert slow.recv(15) == b"HTTP/1.1 200 OK"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system has no such timeout")
def test_who_never_reads_the_answer_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "UNREAD", 1)
    asked = b"GET /api/games/battle-of-midway/figures HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 30
    limits = Limits(request=1)
    with serving(Settings(sqlite(tmp_path), bots=0, limits=limits), buffer=4096) as running, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", running.port))
        deaf.sendall(asked)
        connections = running.server.server_state.connections
        until = monotonic() + PATIENCE
        sleep(1)
        while connections and monotonic() < until:
            sleep(0.2)
        assert not connections


def test_a_socket_stays_open_though_nothing_is_asked(
    server: Running, nimitz: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = nimitz.make()["table"]["id"]
    monkeypatch.setattr(PromptProtocol, "asking", 1.0)
    wire = nimitz.sit(table)
    sleep(1.5)
    assert wire.ask("ping")["type"] == "pong"


# --- ops ----------------------------------------------------------------------------------------------------------


def test_it_says_that_it_is_well(server: Running) -> None:
    assert patient.get(f"{server.origin}/healthz").text == "ok\n"


def test_it_counts_what_it_does(server: Running) -> None:
    patient.get(f"{server.origin}/api/games")
    told = patient.get(f"{server.origin}/metrics").text
    assert 'pointluck_requests_total{method="GET",route="/api/games",status="200"}' in told
    assert "pointluck_sockets" in told


def test_only_this_computer_may_read_the_counts(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), bots=0)) as running:
        elsewhere = patient.get(f"{running.origin}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert (elsewhere.status_code, elsewhere.json()["key"]) == (403, "problem-metrics-closed")


def test_no_path_leads_out_of_the_clients_folder(server: Running) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/messages.py", "/assets/..%2f..%2f__init__.py", "//etc/passwd"):
        answer = patient.get(f"{server.origin}{path}")
        assert answer.status_code == 404, path


@pytest.mark.slow
def test_made_up_methods_are_counted_together(server: Running) -> None:
    for number in range(20):
        patient.request(f"MAKEUP{number}", f"{server.origin}/api/games")
    told = patient.get(f"{server.origin}/metrics").text
    assert "MAKEUP" not in told
    assert 'method="other"' in told


# --- what no application sees -------------------------------------------------------------------------------------

_GET = b"GET /api/tables/abcdefgh/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
_NOWHERE = b"GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
_HANDSHAKE = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"

WRONG = {
    "no HTTP": (b"hello\r\n\r\n", 400, "problem-request-wrong"),
    "a line of zeros": (bytes(40) + b"\r\n\r\n", 400, "problem-request-wrong"),
    "headers without end": (b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000, 400, "problem-request-wrong"),
    "two lengths": (
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        400,
        "problem-request-wrong",
    ),
    "no host": (b"GET /api/games HTTP/1.1\r\n\r\n", 400, "problem-request-wrong"),
    "a foreign host": (
        b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        421,
        "problem-host-unknown",
    ),
    "a handshake without a key": (_GET + b"\r\n", 400, "problem-request-wrong"),
    "a handshake of old": (_GET + b"Sec-WebSocket-Version: 7\r\n\r\n", 400, "problem-request-wrong"),
    "a socket nowhere": (_NOWHERE + _HANDSHAKE, 404, "problem-nowhere"),
    "a socket of a foreign page": (
        _GET + b"Origin: http://evil.example\r\n" + _HANDSHAKE,
        403,
        "problem-origin-foreign",
    ),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_no_application_sees_is_refused_in_our_words(server: Running, kind: str) -> None:
    request, status, key = WRONG[kind]
    told, headers, body = exchange(server.port, request)
    assert headers["content-type"] == "application/json", (told, body)
    trouble = Trouble.model_validate_json(body)
    assert (told, trouble.key) == (status, key)
    assert headers["x-content-type-options"] == "nosniff"


def test_a_socket_that_fails_while_it_opens_is_told_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(WebSocket, "accept", broken)
    told, headers, body = exchange(server.port, _GET + _HANDSHAKE)
    assert (told, headers["content-type"]) == (500, "application/json")
    assert Trouble.model_validate_json(body).key == "problem-trouble"


def test_nonsense_behind_a_request_does_not_spoil_its_answer(server: Running) -> None:
    told, _, body = exchange(server.port, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + b"\0nonsense\r\n\r\n")
    assert (told, body[:3]) == (200, b"ok\n")
