"""The terminal keeps what it was told about the dice, and compares it with the record by itself."""

from __future__ import annotations

import json
import os
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from pointluck.cli.online import files
from pointluck.cli.online.files import Promises
from pointluck.cli.online.promised import Found, Promised, compared, given, heard, promised
from pointluck.tables import TableInfo, verify
from pointluck.tables.signing import Seal
from tests.cli.running import Run
from tests.server.serving import Running
from tests.tables.test_proof import game_of

RIGHT = "This computer has checked it: the record keeps to what was promised"


def kept(folder: Path) -> tuple[Path, dict[str, Any]]:
    (file,) = (folder / "data" / "pointluck" / "dice").iterdir()
    return file, json.loads(file.read_text())


def test_a_terminal_checks_the_dice_at_the_end(run: Run, server: Running, tmp_path: Path) -> None:
    words = ("play", "dogfight", "--server", server.origin, "--seat", "usa", "--seat", "japan=random")
    ended = run(*words, typed="go 2\nresign\ny\n")
    assert RIGHT in " ".join(ended.out.split())
    file, known = kept(tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600
    assert re.fullmatch("[0-9a-f]{128}", known["signed"])
    assert known["key"] == server.stranger().http.get("/api/key").json()["key"]
    assert list(known["entropy"]) == ["usa"]
    again = ("play", "--join", f"{server.origin}/table/{known['table']}")
    for changed, sentence in (
        ({}, RIGHT),
        ({"commitment": "0" * 64}, "NOT match what this computer was told: it names another promise"),
        ({"entropy": {"usa": "0" * 64}}, "NOT match what this computer was told: your digits"),
        ({"signed": "0" * 128}, "NOT match what this computer was told: the host has signed something else"),
    ):
        file.write_text(json.dumps(known | changed))
        assert sentence in " ".join(run(*again).out.split())
    file.unlink()
    assert "not kept on this computer" in " ".join(run(*again).out.split())


def test_what_is_kept_was_told_first_and_goes_with_who_gets_up(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = server.person("Ann").make("dogfight", seats={"usa": "me", "japan": "open"})
    table = TypeAdapter(TableInfo).validate_python(made["table"])
    promises = Promises("http://here", "Ann")
    given(promises, table, "usa", "a1" * 32, "key")
    assert promised(Promises("http://here", "Bob"), table.id) is None
    begun = replace(table, started=True, signed="first")
    heard(promises, begun)
    heard(promises, replace(begun, signed="second", commitment="other"))
    given(promises, begun, "usa", "b2" * 32, "another")
    first = Promised(table=table.id, commitment=table.commitment, signed="first", key="key", entropy={"usa": "a1" * 32})
    assert promised(promises, table.id) == first
    up = tuple(replace(seat, you=False) for seat in table.seats)
    heard(promises, replace(table, seats=up))
    assert promised(promises, table.id) == first.model_copy(update={"entropy": {}})


def test_only_the_newest_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(files, "_MOST", 2)
    promises = Promises("http://here", "Ann")
    for age, table in ((30, "first"), (20, "second"), (10, "third")):
        promises.put(table, {"table": table})
        os.utime(promises._file(table), (time.time() - age,) * 2)
    assert [promises.get(table) != {} for table in ("first", "second", "third")] == [False, True, True]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({}, "right"),
        ({"signed": None, "key": None, "entropy": {}}, "right"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"table": "other"}, "commitment"),
        ({"entropy": {"japan": "0" * 64}}, "entropy"),
        ({"entropy": {"usa": "0" * 64}}, "entropy"),
        ({"signed": "0" * 128}, "signature"),
        ({"key": "0" * 64}, "signature"),
    ],
)
def test_a_record_beside_what_was_told(change: dict[str, Any], found: Found) -> None:
    host = Seal(b"h" * 32, "club.example.org")
    record = game_of(host)
    assert record.fair is not None
    known = Promised(
        table=record.fair.table,
        commitment=record.fair.commitment,
        signed=record.signatures[0].mark,
        key=host.key,
        entropy=dict(record.fair.entropy),
    )
    assert compared(record.text(), known.model_copy(update=change)) == found


def test_a_record_that_names_the_promise_and_breaks_it() -> None:
    """Its secret is another one, though everything that was told stands in it."""
    record = game_of(Seal(b"h" * 32, "club.example.org"))
    assert record.fair is not None
    assert record.fair.secret is not None
    text = record.text().replace(f"secret {record.fair.secret}", f"secret {'0' * 64}")
    assert not verify(text).sound
    assert compared(text, Promised(table=record.fair.table, commitment=record.fair.commitment)) == "record"
