"""A phone's browser, slowed down, and what its main thread was busy with between two moments."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from tools.programs import chromium

PHONE: ViewportSize = {"width": 390, "height": 844}
SETTLED = 0.25
"""Seconds after which whatever a message set off is over: several frames, even on a slow phone."""

_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
_PROMPT = "section.prompt"


class Work(NamedTuple):
    """Milliseconds that the main thread itself was at work, by what it did."""

    total: float
    script: float
    style: float
    layout: float

    @property
    def rest(self) -> float:
        """Reading the message, painting, collecting garbage, handing the frame on."""
        return self.total - self.script - self.style - self.layout

    def less(self, other: Work) -> Work:
        return Work(*(max(0.0, mine - its) for mine, its in zip(self, other, strict=True)))


class Phone:
    """A table open in a phone's browser."""

    def __init__(self, page: Page, slower: float) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        # Thread ticks count the processor's time of that thread alone: other programs do not disturb them.
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def busy(self) -> Work:
        """All work since the page was opened."""
        told = {one["name"]: one["value"] * 1000 for one in self._session.send("Performance.getMetrics")["metrics"]}
        return Work(
            told["TaskDuration"], told["ScriptDuration"], told["RecalcStyleDuration"], told["LayoutDuration"]
        )

    def idle(self) -> Work:
        """What looking at the clock costs by itself."""
        before = self.busy()
        time.sleep(SETTLED)
        return self.busy().less(before)

    def seen(self) -> int:
        """The last line of the log that is on the screen."""
        return int(self.page.locator(_PROMPT).get_attribute("data-seq") or 0)

    def place_of(self, action: str) -> tuple[float, float] | None:
        """Where the button of an action is, if it has one in the prompt bar and can be pressed now."""
        button = self.page.locator(f'{_PROMPT} [data-action="{action}"]')
        if button.count() != 1 or not button.is_enabled():
            return None
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        return None if box is None else (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tap(self, x: float, y: float) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=_FLAGS)
        yield browser
        browser.close()


def phone_page(browser: Browser, origin: str) -> Page:
    context = browser.new_context(
        base_url=origin,
        viewport=PHONE,
        device_scale_factor=3,
        has_touch=True,
        is_mobile=True,
        # What moves after the first frame is not the move's own cost, and would blur it.
        reduced_motion="reduce",
        locale="en-GB",
    )
    return context.new_page()
