"""A phone's browser, slowed down, and a trace of what its main thread did."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from benchmarks.frames.story import TOUCHED
from benchmarks.frames.trace import CATEGORIES, Timeline, main_thread
from tools.programs import chromium

PHONE: ViewportSize = {"width": 390, "height": 844}
SETTLED = 0.25
"""Seconds after which whatever a message set off is over: several frames, even on a slow phone."""

TOUCH = 0.07
"""Seconds that a finger rests on a button: it comes down in one frame and goes up in another."""

# How fast one core runs JavaScript: strings that grow letter by letter, which keeps the garbage collector
# busy, and numbers copied to and fro between two arrays, which does not. The mean of how often each is done in a tenth
# of a second is within the noise of Lighthouse's benchmark index. The clock is looked at after every tenth time only.
_TASKS = """() => {
  const often = (ms, what) => {
    const end = performance.now() + ms;
    let times = 0;
    do {
      for (let one = 0; one < 10; one++) what(one);
      times += 10;
    } while (performance.now() < end);
    return times;
  };
  const some = [], others = [];
  for (let i = 0; i < 100_000; i++) { some.push(i); others.push(i); }
  const letters = () => {
    let text = "";
    for (let i = 0; i < 10_000; i++) text += "a";
    if (text.length === 1) throw new Error("so that nobody leaves the loop out");
  };
  const numbers = (time) => {
    const [from, to] = time % 2 ? [others, some] : [some, others];
    for (let i = 0; i < from.length; i++) to[i] = from[i];
  };
  window.tasks = [(ms) => often(ms, letters), (ms) => often(ms, numbers)];
}"""
_LASTING = 200
"""Milliseconds that each task is done at a time."""
_TIMES = 5
# A dot in a corner that changes its colour time and again, each time in a frame of its own.
_DOT = """async (times) => {
  const dot = document.createElement("i");
  dot.style.cssText = "position:fixed;left:0;top:0;width:2px;height:2px;contain:strict;will-change:transform";
  document.body.append(dot);
  for (let time = 0; time < times; time++) {
    await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 80));
    dot.style.background = time % 2 ? "#123456" : "#654321";
  }
  dot.remove();
}"""
_SHOWN = """([prompt, seq]) => {
  const bar = document.querySelector(prompt);
  return bar.ariaBusy === "false" && Number(bar.dataset.seq) >= seq;
}"""
_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
_PROMPT = "section.prompt"


class Phone:
    """A table open in a phone's browser."""

    def __init__(
        self, browser: Browser, page: Page, slower: float, keep: Path | None = None, explain: bool = False
    ) -> None:
        self.page = page
        self._categories = [*CATEGORIES, TOUCHED] if explain else CATEGORIES
        self._keep = keep
        self._kept = 0
        self._browser = browser
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def traced(self, what: Callable[[], None]) -> Timeline:
        """Does it, waits until all is quiet, and tells what the page's main thread did meanwhile."""
        session = self._browser.new_browser_cdp_session()
        events: list[dict[str, Any]] = []
        done: list[object] = []
        session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
        # Playwright cannot keep a method of a list.
        session.on("Tracing.tracingComplete", lambda told: done.append(bool(told)))
        config = {"includedCategories": self._categories, "excludedCategories": ["*"]}
        session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
        what()
        time.sleep(SETTLED)
        session.send("Tracing.end")
        while not done:
            self.page.wait_for_timeout(10)
        session.detach()
        if self._keep is not None:
            self._kept += 1
            (self._keep / f"{self._kept:03}.json").write_text(json.dumps({"traceEvents": events}), encoding="utf-8")
        return Timeline(main_thread(events, _busiest(events)))

    def empty_frames(self, times: int = 12) -> list[float]:
        """What frames of this page take in which next to nothing changes: the browser's own share of every frame."""
        timeline = self.traced(lambda: self.page.evaluate(_DOT, times))
        return [work.total for work in timeline.frames()]

    def seen(self) -> int:
        """The last line of the log that is on the screen."""
        return int(self.page.locator(_PROMPT).get_attribute("data-seq") or 0)

    def catch_up(self, seq: int) -> bool:
        """Waits until the answers after that line of the log are on the screen: a button may still go before that.

        False where the page is further already: a tap may take longer than it was waited for.
        """
        self.page.wait_for_function(_SHOWN, arg=[_PROMPT, seq])
        return self.seen() == seq

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
        time.sleep(TOUCH)
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _busiest(events: list[dict[str, Any]]) -> int:
    """The process of the page: the one whose main thread worked most."""
    worked: dict[int, float] = {}
    for event in events:
        if event["name"] == "RunTask":
            worked[event["pid"]] = worked.get(event["pid"], 0.0) + event.get("tdur", 0.0)
    pages: set[int] = {
        event["pid"] for event in events if event["ph"] == "M" and event["args"].get("name") == "CrRendererMain"
    }
    return max(pages, key=lambda pid: worked.get(pid, 0.0))


class Speedometer:
    """How fast a page's main thread is, as an index, by its own processor time as everything that is measured here."""

    def __init__(self, browser: Browser) -> None:
        self._page = browser.new_page()
        self._session = self._page.context.new_cdp_session(self._page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._page.evaluate(_TASKS)
        # So that everything is compiled.
        self._index()

    def close(self) -> None:
        self._page.close()

    def at(self, slower: float) -> float:
        """At 1/slower of the speed: the median of several, since a busy machine slows down too little or too much."""
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        return median(self._index() for _ in range(_TIMES))

    def _index(self) -> float:
        return (self._often(0) + self._often(1)) / 2

    def _often(self, task: int) -> float:
        """How often that is done in a tenth of a second."""
        began = self._busy()
        times = int(self._page.evaluate("([task, ms]) => tasks[task](ms)", [task, _LASTING]))
        return times / (self._busy() - began) / 10

    def _busy(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


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
