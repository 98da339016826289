"""One server for a file of tests; each test makes its own people and tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pointluck.server.settings import UNLIMITED, Settings
from tests.server.serving import OPEN, Client, Running, serving


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'club.db'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = sqlite(tmp_path_factory.mktemp("club"))
    with serving(Settings(database, bots=1, limits=UNLIMITED)) as running:
        yield running


@pytest.fixture(autouse=True)
def everything_closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture
def nimitz(server: Running) -> Client:
    return server.person("Nimitz")


@pytest.fixture
def yamamoto(server: Running) -> Client:
    return server.person("Yamamoto")
