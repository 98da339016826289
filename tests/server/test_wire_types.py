"""The client's types are those of the server's messages."""

from __future__ import annotations

from pathlib import Path

from tools.wire_types import types

CLIENT = Path(__file__).parents[2] / "web" / "src" / "wire" / "messages.ts"


def test_the_client_has_the_types_of_the_schema() -> None:
    assert CLIENT.read_text(encoding="utf-8") == types(), "the wire has changed: run `make types`"
