"""How the tests run: Hypothesis is deterministic, so that a red build is red for everybody; tests may be async."""

from __future__ import annotations

import asyncio
import inspect
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import postgres as database_server

settings.register_profile(
    "pointluck", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("pointluck"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "pointluck"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: once Playwright has begun, no test in the same process can run an event loop of its own."""
    items.sort(key=lambda item: "e2e" in item.path.parts)


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
