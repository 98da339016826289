"""A host tells its key and its name, and a record can be held to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pointluck.server.settings import UNLIMITED, Settings
from tests.cli.running import Run
from tests.server import patient
from tests.server.conftest import sqlite
from tests.server.serving import serving


@pytest.mark.parametrize(
    ("origins", "host"),
    [
        ((), "localhost"),
        (("https://club.example.org",), "club.example.org"),
        (("https://club.example.org:8443", "http://other.example.org"), "club.example.org:8443"),
    ],
)
def test_records_are_signed_in_the_name_of_the_first_address_from_outside(origins: tuple[str, ...], host: str) -> None:
    assert Settings("sqlite+aiosqlite://", origins=origins).host == host


def test_a_host_tells_its_key_and_verify_holds_a_record_to_it(run: Run, tmp_path: Path) -> None:
    settings = Settings(sqlite(tmp_path), limits=UNLIMITED, origins=("https://club.example.org",))
    with serving(settings) as server:
        told = patient.get(f"{server.origin}/api/key").json()
        assert told["host"] == "club.example.org"
        ann = server.person("Ann")
        table = ann.make("kido-butai")["table"]
        assert table["signed"] is None
        with ann.sit(table["id"]) as wire:
            wire.play(wire.outlook["prompt"]["legal"][0])
            wire.ask("resign", seat="japan", seq=wire.outlook["seq"])
        record = ann.http.get(f"/api/tables/{table['id']}/record").text
        card = ann.http.get(f"/api/tables/{table['id']}").json()
    file = tmp_path / "game.plk"
    file.write_text(record, encoding="utf-8")
    assert f"signed begin club.example.org {told['key']} {card['signed']} | " in record
    known = run("verify", str(file), "--key", told["key"])
    assert known.code == 0, known.out
    assert f"Signed by club.example.org, key {told['fingerprint']}" in known.out
    other = run("verify", str(file), "--key", "0" * 64)
    assert other.code == 1, other.out
    assert "somebody else has signed" in other.out
