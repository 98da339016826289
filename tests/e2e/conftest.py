"""A real browser at a real server. Whatever the browser complains about fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from pointluck.server.pages import FOLDER
from pointluck.server.settings import UNLIMITED, Settings
from tests.server.serving import OPEN, Running, serving
from tests.tables.foreseen import foresee
from tools.programs import BRIEFED, chromium

PATIENCE = 60_000
"""Milliseconds: a machine may be busy with other tests."""
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


_RUNNING: list[Playwright] = []
"""One for a process, whichever folder of tests has taken these fixtures."""


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    if _RUNNING:
        yield _RUNNING[0]
        return
    with sync_playwright() as running:
        _RUNNING.append(running)
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    assert (FOLDER / "index.html").is_file(), "the client is not built: `make web`"
    assert chromium() is not None, "these tests need Chromium: `make test` installs it, or says how"
    browser = playwright.chromium.launch(
        executable_path=chromium(), args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    )
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('club') / 'club.db'}"
    with serving(Settings(database, bots=1, limits=UNLIMITED)) as running:
        yield running


@pytest.fixture(autouse=True)
def everything_closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(autouse=True)
def foreseeable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `_ENTROPY` the dice of a test are the same in every run."""
    foresee(monkeypatch, request.node.name)


_ENTROPY = "crypto.getRandomValues = (bytes) => bytes.fill(42);"
"""What a browser adds to the dice."""

Sitting = Callable[..., Page]


@pytest.fixture
def sit(browser: Browser, server: Running) -> Iterator[Sitting]:
    """Somebody new with a browser of their own, at the first screen."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def sit(
        path: str = "/",
        phone: bool = False,
        mood: str = "dark",
        locale: str = "en-GB",
        motion: bool = False,
        briefing: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.origin,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="light" if mood == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
            locale=locale,
            permissions=["clipboard-read", "clipboard-write"],
        )
        contexts.append(context)
        context.add_init_script(_ENTROPY)
        if not briefing:
            context.add_init_script(BRIEFED)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield sit
    for context in contexts:
        context.close()
    # A line that a test breaks is no fault of the client.
    faults = [text for text in complaints if "WebSocket" not in text and "Failed to load resource" not in text]
    assert faults == []
