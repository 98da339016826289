"""`pointluck backup`, `restore` and `verify`, with a server that goes on serving."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pointluck.server.settings import UNLIMITED, Settings
from tests.cli.running import Run
from tests.server.conftest import sqlite
from tests.server.serving import PROTOCOL, Wire, serving

GOLDEN = Path(__file__).parents[1] / "games" / "golden" / "dogfight.domination-long.plk"


@pytest.mark.slow
def test_a_live_server_is_backed_up_and_restored(run: Run, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(Settings(database, bots=0, limits=UNLIMITED)) as running:
        person = running.person("Nimitz")
        table = person.make()["table"]["id"]
        wire = person.sit(table)
        wire.play(wire.outlook["prompt"]["legal"][0])
        saved = run("backup", str(tmp_path / "club.backup"), "--database", database)
        assert saved.code == 0, saved.err
        wire.play(wire.outlook["prompt"]["legal"][0])
        wire.close()
        token = person.token
    assert token is not None
    again = run("backup", str(tmp_path / "club.backup"), "--database", database)
    assert again.code == 1 and "exists" in again.err
    fresh = f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}"
    restored = run("restore", str(tmp_path / "club.backup"), "--database", fresh)
    assert restored.code == 0, restored.err
    assert "sound" in restored.out
    with serving(Settings(fresh, bots=0)) as running:
        same = running.stranger()
        same.become(token)
        assert same.sit(table).welcome["outlook"]["number"] == 1


@pytest.mark.slow
def test_a_finished_game_is_verified(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.plk"
    with serving(Settings(sqlite(tmp_path), bots=1, limits=UNLIMITED)) as running:
        person = running.person("Nimitz")
        table = person.make("dogfight", seats={"usa": "random", "japan": "random"})["table"]["id"]
        wire = person.sit(table)
        while wire.outlook["waiting_for"] is not None:
            wire.receive(60)
        text = person.http.get(f"/api/tables/{table}/record").raise_for_status().text
        wire.close()
    file.write_text(text, encoding="utf-8")
    sound = run("verify", str(file))
    assert sound.code == 0, sound.out
    assert "WRONG" not in sound.out
    assert "cannot be checked" not in sound.out
    lines = text.splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if " chance: " in line)
    lines[place] = lines[place].replace("chance: ", "chance:  ", 1)
    file.write_text("".join(lines), encoding="utf-8")
    wrong = run("verify", str(file))
    assert wrong.code == 1
    assert "WRONG" in wrong.out


@pytest.mark.parametrize(
    ("language", "mark", "verdict"),
    [
        ("en", "cannot be checked: every die and draw", "The record is what it says, as far as it can be checked"),
        ("de", "nicht prüfbar: jeder Würfel und jede Ziehung", "Die Aufzeichnung ist, was sie sagt, soweit"),
    ],
)
def test_dice_that_were_typed_in_are_not_called_right(run: Run, language: str, mark: str, verdict: str) -> None:
    told = run("verify", str(GOLDEN), "--lang", language)
    assert told.code == 0
    assert mark in told.out
    assert told.out.splitlines()[-1].startswith(verdict)


@pytest.mark.parametrize("command", ["backup", "restore", "verify"])
def test_a_file_must_be_named(run: Run, command: str) -> None:
    assert run(command).code == 2


@pytest.mark.slow
def test_a_damaged_table_is_named_to_its_people_and_by_a_backup(run: Run, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(Settings(database, bots=0, limits=UNLIMITED)) as running:
        person = running.person("Nimitz")
        table = person.make()["table"]["id"]
        wire = person.sit(table)
        wire.play(wire.outlook["prompt"]["legal"][0])
        wire.close()
    with closing(sqlite3.connect(tmp_path / "club.db")) as raw:
        raw.execute("UPDATE steps SET body = 'sing'")
        raw.commit()
    with serving(Settings(database, bots=0, limits=UNLIMITED)) as running:
        again = running.stranger()
        again.become(str(person.token))
        assert again.http.get(f"/api/tables/{table}").json()["stuck"] == "problem-table-broken"
        told = again.http.get(f"/api/tables/{table}/moments")
        assert (told.status_code, told.json()["key"]) == (500, "problem-table-broken")
        wire = Wire(running.origin, table)
        wire.send(type="hello", protocol=PROTOCOL, token=person.token)
        bye = wire.expect_bye()
        assert (bye["key"], bye["again"]) == ("problem-table-broken", False), "to come again would not help"
        other = running.person("Spruance")
        other.sit(other.make()["table"]["id"])
    saved = run("backup", str(tmp_path / "club.backup"), "--database", database)
    assert saved.code == 3 and table in saved.err and "2 tables" in saved.out
    restored = run("restore", str(tmp_path / "club.backup"), "--database", str(tmp_path / "fresh.db"), "--lang", "de")
    assert restored.code == 3 and f"Tisch {table} ist beschädigt" in restored.err
