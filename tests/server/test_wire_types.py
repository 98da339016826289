"""The client's types are those of the server's messages and of the games' views."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import OURS
from tools import view_types
from tools.wire_types import types

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_client_has_the_types_of_the_schema() -> None:
    assert (WIRE / "messages.ts").read_text(encoding="utf-8") == types(), "the wire has changed: run `make types`"


@pytest.mark.parametrize("game", OURS)
def test_the_client_has_the_types_of_every_view(game: str) -> None:
    client = (WIRE / "views" / f"{game}.ts").read_text(encoding="utf-8")
    assert client == view_types.types(game), "a view has changed: run `make types`"
