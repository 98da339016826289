"""`pointluck admin` beside a running server, which notices."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pytest

from pointluck.server.settings import UNLIMITED, Settings
from pointluck.tables import club
from tests.cli.running import Ran, Run
from tests.server.conftest import sqlite
from tests.server.serving import PATIENCE, Client, Running, Wire, serving


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def running(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(club, "ORDER_SECONDS", 0.1)
    with serving(Settings(database, bots=0, limits=UNLIMITED)) as server:
        yield server


class Office:
    """The command, for one database."""

    def __init__(self, run: Run, database: str) -> None:
        self._run, self._database = run, database

    def __call__(self, *words: str, typed: str = "", lang: str = "en") -> Ran:
        return self._run("admin", *words, "--database", self._database, "--lang", lang, typed=typed)

    def listed(self, *words: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = json.loads(self(*words, "--json").out)
        return found

    def id_of(self, name: str) -> str:
        (person,) = self.listed("people", "--find", name)
        return str(person["id"])


@pytest.fixture
def admin(run: Run, database: str) -> Office:
    return Office(run, database)


def bye(wire: Wire) -> str:
    return str(wire.expect_bye()["key"])


def soon(client: Client, path: str, status: int) -> dict[str, object]:
    until = monotonic() + PATIENCE
    while (answer := client.http.get(path)).status_code != status:
        assert monotonic() < until, answer.text
        sleep(0.05)
    told: dict[str, object] = answer.json()
    return told


def two_at_a_table(server: Running) -> tuple[Client, Client, str]:
    nimitz, yamamoto = server.person("Nimitz"), server.person("Yamamoto")
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    yamamoto.join(made["invitations"]["japan"])
    return nimitz, yamamoto, made["table"]["id"]


def test_lists_and_shows(running: Running, admin: Office) -> None:
    _, _, table = two_at_a_table(running)
    assert {row["name"] for row in admin.listed("people")} == {"Nimitz", "Yamamoto"}
    (row,) = admin.listed("tables", "--find", admin.id_of("Nimitz"))
    assert (row["id"], row["game"], row["seats"]) == (table, "dogfight", {"usa": "Nimitz", "japan": "Yamamoto"})
    assert admin.listed("tables", "--days", "3") == []
    plain = admin("show", table).out
    assert table in plain and "usa=Nimitz" in plain
    assert "Nimitz" in admin("show", admin.id_of("Nimitz")).out


def test_a_closed_table_can_be_read_but_not_played_until_it_is_opened_again(running: Running, admin: Office) -> None:
    nimitz, _, table = two_at_a_table(running)
    wire = nimitz.sit(table)
    declined = admin("close", table, typed="no\n")
    assert declined.code == 1 and "nobody can play on" in declined.out
    assert admin.listed("show", table)[0]["closed"] is None
    assert admin("close", table, typed="y\n").code == 0
    assert bye(wire) == "problem-table-closed"
    assert nimitz.http.get(f"/api/tables/{table}").json()["stuck"] == "problem-table-closed"
    assert admin("reopen", table).code == 0
    until = monotonic() + PATIENCE
    while nimitz.http.get(f"/api/tables/{table}").json()["stuck"]:
        assert monotonic() < until
        sleep(0.05)
    assert nimitz.sit(table).outlook["waiting_for"] is not None


def test_a_move_that_comes_after_the_closing_is_refused_before_the_server_has_heard_of_it(
    running: Running, admin: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club, "ORDER_SECONDS", 3600.0)
    sleep(0.3)  # the reader sleeps for long now
    nimitz, yamamoto, table = two_at_a_table(running)
    wire = nimitz.sit(table)
    admin("close", table, "--yes")
    if wire.outlook["prompt"] is None:
        wire = yamamoto.sit(table)
    answer = wire.act(wire.outlook["prompt"]["legal"][0])
    assert answer["type"] in ("no", "bye")


def test_a_deleted_table_is_gone_for_everybody(running: Running, admin: Office) -> None:
    nimitz, yamamoto, table = two_at_a_table(running)
    other = nimitz.make()["table"]["id"]
    sockets = [nimitz.sit(table), yamamoto.sit(table)]
    sockets[0].ask("chat", text="hello")
    assert admin("delete", table, "--yes").code == 0
    assert [bye(wire) for wire in sockets] == ["problem-table-unknown"] * 2
    assert soon(nimitz, f"/api/tables/{table}", 404)["key"] == "problem-table-unknown"
    assert [row["id"] for row in nimitz.http.get("/api/lobby").json()["yours"]] == [other]
    assert admin("show", table).code == 1


def test_whoever_is_shut_out_is_out_until_it_is_taken_back(running: Running, admin: Office) -> None:
    nimitz, yamamoto, table = two_at_a_table(running)
    wire, theirs = nimitz.sit(table), yamamoto.sit(table)
    person = admin.id_of("Nimitz")
    assert admin("ban", person, "--yes").code == 0
    assert bye(wire) == "problem-session-ended"
    answer = nimitz.http.get("/api/lobby")
    assert (answer.status_code, answer.json()["key"]) == (403, "problem-banned")
    assert theirs.ask("ping")["type"] == "pong"
    assert [row["id"] for row in admin.listed("bans")] == [person]
    admin("unban", person)
    assert nimitz.http.get("/api/lobby").status_code == 200
    assert nimitz.sit(table).ask("ping")["type"] == "pong"


def test_addresses_are_shut_out_in_blocks(running: Running, admin: Office) -> None:
    nimitz = running.person("Nimitz")
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    assert admin("ban", "nonsense", "--yes").code == 1
    assert admin("ban", "127.0.0.0/29", "--yes").code == 0
    assert bye(wire) == "problem-session-ended"
    assert soon(nimitz, "/api/me", 403)["key"] == "problem-banned"
    assert admin.listed("bans") == [{"block": "127.0.0.0/29"}]
    admin("unban", "127.0.0.1/29")
    soon(nimitz, "/api/me", 200)


@pytest.mark.slow
def test_whoever_is_muted_plays_on_in_silence(running: Running, admin: Office) -> None:
    nimitz = running.person("Nimitz")
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    admin("mute", admin.id_of("Nimitz"))
    assert wire.ask("chat", text="hello")["key"] == "problem-muted"
    wire.play(wire.outlook["prompt"]["legal"][0])
    admin("unmute", admin.id_of("Nimitz"))
    assert wire.ask("chat", text="hello")["type"] == "done"


def test_logging_somebody_out(running: Running, admin: Office) -> None:
    nimitz = running.person("Nimitz")
    wire = nimitz.sit(nimitz.make()["table"]["id"])
    assert admin("logout", admin.id_of("Nimitz"), "--yes").code == 0
    assert bye(wire) == "problem-session-ended"
    assert nimitz.http.get("/api/me").status_code == 401


@pytest.mark.slow
def test_everything_about_somebody_is_told_and_deleted(running: Running, admin: Office) -> None:
    nimitz, yamamoto, table = two_at_a_table(running)
    alone = nimitz.make()["table"]["id"]
    _, _, finished = _resigned(running, nimitz, yamamoto)
    wire, theirs = nimitz.sit(table), yamamoto.sit(table)
    for one, words in ((wire, "geheim"), (theirs, "bleibt")):
        one.ask("chat", text=words)
    wire.ask("note", text="notiz")
    person = admin.id_of("Nimitz")
    (told,) = json.loads(admin("export", person).out)
    assert told["person"]["name"] == "Nimitz"
    assert [line["text"] for line in told["talk"]] == ["geheim"]
    assert [note["text"] for note in told["notes"]] == ["notiz"]
    assert {row["id"] for row in told["tables"]} == {table, alone, finished}
    assert "bleibt" not in json.dumps(told)
    said = admin("delete", person, typed="n\n", lang="de")
    assert said.code == 1 and "ein Tisch, an denen sonst niemand saß" in said.out
    assert admin("delete", person, "--yes").code == 0
    assert bye(wire) == "problem-session-ended"
    assert nimitz.http.get("/api/me").status_code == 401
    assert admin("show", alone).code == 1
    seats = {seat["seat"]: seat for seat in soon(yamamoto, f"/api/tables/{table}", 200)["seats"]}  # type: ignore[attr-defined]
    until = monotonic() + PATIENCE
    while seats["usa"]["kind"] != "open":
        assert monotonic() < until
        seats = {seat["seat"]: seat for seat in yamamoto.http.get(f"/api/tables/{table}").json()["seats"]}
    after = yamamoto.sit(table)
    assert [line["text"] for line in after.welcome["chat"]] == ["bleibt"]
    kept = yamamoto.http.get(f"/api/tables/{finished}").json()
    assert {seat["name"] for seat in kept["seats"]} == {"", "Yamamoto"}
    record = yamamoto.http.get(f"/api/tables/{finished}/record")
    assert record.status_code == 200 and "Nimitz" not in record.text
    assert "Nimitz" not in json.dumps(admin.listed("people")) + json.dumps(admin.listed("tables"))


def _resigned(server: Running, nimitz: Client, yamamoto: Client) -> tuple[Client, Client, str]:
    made = nimitz.make("dogfight", seats={"usa": "me", "japan": "open"})
    yamamoto.join(made["invitations"]["japan"])
    wire = nimitz.sit(made["table"]["id"])
    assert wire.ask("resign", seat="usa", seq=wire.outlook["seq"])["type"] == "done"
    wire.close()
    return nimitz, yamamoto, made["table"]["id"]


# --- without a server -----------------------------------------------------------------------------------------------


def test_idle_tables_are_closed_or_deleted_and_damaged_ones_are_in_nobodys_way(run: Run, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    admin = Office(run, database)
    with serving(Settings(database, bots=0, limits=UNLIMITED)) as server:
        person = server.person("Nimitz")
        ids = [person.make()["table"]["id"] for _ in range(3)]
        wire = person.sit(ids[0])
        wire.play(wire.outlook["prompt"]["legal"][0])
    with closing(sqlite3.connect(tmp_path / "club.db")) as raw:
        raw.execute("UPDATE tables SET moved = '2020-01-01T00:00:00.000000Z' WHERE id <> ?", (ids[2],))
        raw.execute("UPDATE tables SET options = '{' WHERE id = ?", (ids[2],))
        raw.commit()
    assert {row["id"] for row in admin.listed("tables")} == set(ids)
    assert {row["id"] for row in admin.listed("tables", "--days", "30")} == set(ids[:2])
    asked = admin("end-idle", "--days", "30")
    assert asked.code == 1 and len(admin.listed("tables")) == 3, "nobody said yes"
    assert admin("end-idle", "--days", "30", typed="yes\n").code == 0
    assert {row["id"]: bool(row["closed"]) for row in admin.listed("tables")} == {ids[0]: True, ids[2]: False}
    assert admin("delete", ids[2], "--yes").code == 0
    assert [row["id"] for row in admin.listed("tables")] == [ids[0]]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "pointluck admin can do"),
        (("dance",), 2, "dance"),
        (("close",), 2, "needs the id"),
        (("end-idle",), 2, "--days"),
        (("show", "nobody"), 1, "no person and no table"),
    ],
)
def test_mistakes_are_told(run: Run, tmp_path: Path, words: tuple[str, ...], code: int, said: str) -> None:
    with serving(Settings(sqlite(tmp_path), bots=0, limits=UNLIMITED)):
        pass
    told = Office(run, sqlite(tmp_path))(*words)
    assert told.code == code and said in told.err
    assert run("admin", "people", "--database", str(tmp_path / "none.db")).code == 1
