"""How the tests run: Hypothesis is deterministic, so that a red build is red for everybody; tests may be async."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from pointluck.tables import open_tables
from pointluck.tables.errands import Errands
from pointluck.tables.processes import Bounds, Pool
from tests import postgres as database_server

settings.register_profile(
    "pointluck", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("pointluck"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "pointluck"))


def pytest_configure() -> None:
    """What was started in the background ignores interruptions, and so would every program that a test interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: once Playwright has begun, no test in the same process can run an event loop of its own."""
    items.sort(key=_in_a_browser)
    for item in filter(_in_a_browser, items):
        item.add_marker("slow")


def _in_a_browser(item: pytest.Item) -> bool:
    return "e2e" in item.path.parts


@pytest.fixture(autouse=True)
def brought_players_go_with_their_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POINTLUCK_PLAYERS", "{}")


@pytest.fixture(scope="session", autouse=True)
def nobody_stands_back() -> Iterator[None]:
    """Bots and errands stand back behind the server, so that people are served first. Beside other tests they would
    stand back behind all of them, and on a busy machine hardly get anywhere; and an errand has only so many seconds."""
    usual = Pool.__init__

    def begin(pool: Pool, module: str, most: int, bounds: Bounds) -> None:
        usual(pool, module, most, replace(bounds, nice=0))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pool, "__init__", begin)
        patch.setattr(open_tables, "Errands", partial(Errands, seconds=600.0))
        yield


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> database_server.Server:
    """A real PostgreSQL, one for the whole test run. `postgres.new_database()` gives an empty database."""
    base = tmp_path_factory.getbasetemp()
    return database_server.shared(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/club.db"
    server: database_server.Server = request.getfixturevalue("postgres")
    return server.new_database()
