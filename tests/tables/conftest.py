from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.foreseen import foresee


@pytest.fixture(autouse=True)
def foreseeable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    foresee(monkeypatch, request.node.name)


@pytest.fixture
def one_database(tmp_path: Path) -> str:
    """Where it does not matter of which kind: another test of the same file writes and reads the same on both."""
    return f"sqlite+aiosqlite:///{tmp_path}/club.db"
