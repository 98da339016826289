"""One server for a file of tests; each test makes its own people and tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from pointluck.server.settings import UNLIMITED, Settings
from tests.cli.conftest import run
from tests.postgres import Server as PostgreSQL
from tests.server.serving import OPEN, Client, Running, serving

__all__ = ["run"]
"""The command line, as its own tests run it."""


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'club.db'}"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    # In memory where that is possible: what a disk does to a database is tested with the tables.
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None, prefix="pointluck-") as folder:
        yield from _served(sqlite(Path(folder)))


def _served(database: str) -> Iterator[Running]:
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


@pytest.fixture
def postgres_url(postgres: PostgreSQL) -> str:
    """The address of an empty database on a real PostgreSQL."""
    return postgres.new_database()
