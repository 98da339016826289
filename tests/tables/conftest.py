from __future__ import annotations

import pytest

from tests.tables.foreseen import foresee


@pytest.fixture(autouse=True)
def foreseeable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    foresee(monkeypatch, request.node.name)
