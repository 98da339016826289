"""`make frames`: how long a tap and a move take in the client, on a phone's screen with the processor slowed down.

A tap is answered when the first frame that shows a change is painted, counted from the finger; a move is drawn when the
page has painted the last change it made, counted from the message of the server. The bar (decision 9): a tap within
100 ms, a move within 200 ms in the median and 400 ms at p95. On a busy machine all of that takes longer; "busy" is the
processor time of the page's main thread for a tap and its move together, which hardly does.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from math import inf
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import pointluck
from benchmarks.load.processes import running
from pointluck.engine import Action, Question, Record, Seeded
from pointluck.players import Situation, player
from pointluck.server.pages import FOLDER
from tools.programs import BRIEFED, chromium

WARM_UP = 5  # moves at each table that are not counted: until the browser has compiled what a move needs
QUIET = 300  # milliseconds without a change after which a move is over
MIDDLE = {"kido-butai": 100, "battle-of-midway": 1000, "dogfight": 100}  # lines of the record before the first move
SCREEN: Any = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}
PROMPT = "section.prompt"
BAR = {"tap": (100.0, 100.0), "move": (200.0, 400.0), "busy": (inf, inf)}  # milliseconds in the median and at p95

# Notes when something began and when the first and the last change since were painted. A message that comes while
# another is still being drawn counts from the first of them.
PROBE = """(() => {
  const now = () => performance.now();
  window.probe = { line: null, open: null, done: [], changed: 0 };
  let waiting = false;
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    waiting = false;
    for (const one of [...probe.done, probe.open]) if (one) one.first ??= now();
    if (probe.open) probe.open.last = now();
  };
  const begin = (kind, at) => {
    if (waiting && probe.open?.kind === kind) return;
    if (probe.open) probe.done.push(probe.open);
    probe.open = { kind, at };
  };
  const Plain = WebSocket;
  window.WebSocket = function (...given) {
    probe.line = new Plain(...given);
    probe.line.addEventListener("message", ({ data }) => data.includes('"outlook"') && begin("move", now()));
    return probe.line;
  };
  addEventListener("click", ({ timeStamp }) => begin("tap", timeStamp), { capture: true });
  new MutationObserver(() => {
    probe.changed = now();
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => painted.port2.postMessage(null));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()"""
SETTLED = f"() => performance.now() - Math.max(probe.changed, probe.open?.at ?? 0) > {QUIET}"
TAKE = "() => { const all = [...probe.done, probe.open]; probe.done = []; probe.open = null; return all; }"


def middle(name: str, seed: int) -> str:
    """The record of a game of the doctrine against itself up to about its middle, where the first seat is asked."""
    game, me = pointluck.game(name), pointluck.game(name).seats[0]
    record = Record(game.new(), {**dict.fromkeys(game.seats, "doctrine"), me: "somebody"})
    chance = Seeded(seed)
    commanders = {seat: player("doctrine", name, seat, f"{seed}:{seat}") for seat in game.seats}
    while ((seat := record.state.seat) != me or len(record.steps) < MIDDLE[name]) and seat is not None:
        bot = commanders.get(seat)
        record.apply(bot.choose(Situation(record.state, seat)) if bot else chance.pick(record.state))
    return record.text()


class Phone:
    """A table open in a phone's browser, and what its server tells."""

    def __init__(self, browser: Browser, origin: str, slower: float) -> None:
        self._origin = origin
        context = browser.new_context(base_url=origin, reduced_motion="reduce", **SCREEN)
        context.add_init_script(BRIEFED)
        self.page: Page = context.new_page()
        self.page.add_init_script(PROBE)
        # Odds are asked for when the table is drawn, and come when the server has them.
        self.page.route("**/odds*", lambda route: route.abort())
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.outlook: dict[str, Any] = {}
        self._session: CDPSession = context.new_cdp_session(self.page)
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _hear(self, payload: str | bytes) -> None:
        self.outlook = json.loads(payload).get("outlook") or self.outlook

    def bring(self, record: str) -> None:
        wish = {"text": record, "entropy": "1942" * 8}
        self.page.request.post("/api/me", data={"name": "frames"})
        table = self.page.request.post("/api/records", data=wish, headers={"origin": self._origin}).json()["id"]
        self.page.goto(f"/table/{table}")
        self.page.locator(PROMPT).wait_for()

    def busy(self) -> float:
        """Milliseconds of processor time that the page's main thread has used."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) * 1000 for one in metrics if one["name"] == "TaskDuration")

    def quiet(self) -> None:
        self.page.wait_for_function(SETTLED, polling=100)

    def settle(self) -> bool:
        """Until this seat is asked and nothing changes; False when the game is over."""
        while True:
            self.quiet()
            if self.outlook["prompt"] is not None:
                return self.page.locator("dialog[open]").count() == 0
            if self.outlook["waiting_for"] is None:
                return False
            self.page.wait_for_timeout(50)

    def play(self, action: str) -> None:
        """Taps the answer where it has a button; else turns to the list of answers, and the move is sent as it is."""
        button = self.page.locator(f'{PROMPT} [data-action="{action}"]')
        if button.count() == 1:
            button.tap()
            return
        switch = self.page.locator(f"{PROMPT} [data-switch=plain]")
        if switch.count():
            switch.tap()
            self.quiet()
        asked = {"type": "act", "id": 10**6, "seat": self.outlook["prompt"]["seat"], "seq": self.outlook["seq"]}
        self.page.evaluate("text => probe.line.send(text)", json.dumps({**asked, "action": action}))


def measure(phone: Phone, game: str, moves: int) -> Iterator[tuple[str, float]]:
    commander = player("doctrine", game, pointluck.game(game).seats[0], 1942)
    for number in range(moves + WARM_UP):
        if not phone.settle():
            return
        prompt, seq = phone.outlook["prompt"], phone.outlook["seq"]
        question = Question(prompt["kind"], prompt["prompt"], prompt["params"], prompt["clause"])
        legal = [Action(kind, tuple(args)) for kind, *args in (text.split(" ") for text in prompt["legal"])]
        situation = Situation.plain(phone.outlook["seat"], question, legal, phone.outlook["view"])
        phone.page.evaluate(TAKE)
        before = phone.busy()
        phone.play(str(commander.choose(situation)))
        phone.page.wait_for_selector(f"{PROMPT}:not([data-seq='{seq}'])")
        phone.quiet()
        if number < WARM_UP:
            continue
        yield "busy", phone.busy() - before
        for one in phone.page.evaluate(TAKE):
            if one and "first" in one:
                yield one["kind"], one["first" if one["kind"] == "tap" else "last"] - one["at"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(MIDDLE), help="only this one (repeatable)")
    parser.add_argument("--tables", type=int, default=2, help="games of each title (default 2)")
    parser.add_argument("--moves", type=int, default=20, help="measured moves in each game (default 20)")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (default 4)")
    given = parser.parse_args()
    if not (FOLDER / "index.html").is_file() or chromium() is None:
        raise SystemExit("This needs the client (`make web`) and Chromium (or its path in POINTLUCK_CHROMIUM).")
    met = True
    print(f"Milliseconds at 1/{given.slower:g} of the speed:\n{'':18}{'':6}{'times':>6}{'median':>8}{'p95':>8}")
    for game in given.game or MIDDLE:
        times: dict[str, list[float]] = {kind: [] for kind in BAR}
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            with running(f"sqlite+aiosqlite:///{folder}/club.db", bare=False, workers=1, bots=1) as (_, origin):
                for seed in range(given.tables):
                    phone = Phone(browser, origin, given.slower)
                    phone.bring(middle(game, 1942 + seed))
                    for kind, took in measure(phone, game, given.moves):
                        times[kind].append(took)
                    phone.page.context.close()
        for kind, all_of in times.items():
            mid, late = median(all_of), sorted(all_of)[int(len(all_of) * 0.95)]
            met = met and mid <= BAR[kind][0] and late <= BAR[kind][1]
            print(f"{game:18}{kind:6}{len(all_of):6}{mid:8.0f}{late:8.0f}")
    print("The bar is met." if met else "The bar is missed.")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
