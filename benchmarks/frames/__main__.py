"""`make frames`: what a move costs in the client, from the tap or the arrived news to the painted frames.

Positions from the middle of games, the same dice and bots every time, on a phone's screen with the processor slowed
down. Only the page's main thread counts, by its own processor time, so neither the server nor whatever else the machine
does is part of it; a busy machine still has slower caches, and `--rounds` takes each move's best.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from websockets.sync.client import ClientConnection, connect

import pointluck
from benchmarks.frames.browser import SETTLED, Phone, Speedometer, browsing, phone_page
from benchmarks.frames.phones import PHONES, Calibrated, calibrated
from benchmarks.frames.positions import Commander, records
from benchmarks.frames.trace import Move, cheapest
from benchmarks.load.processes import started
from pointluck.server.messages import PROTOCOL
from pointluck.server.pages import FOLDER
from tools.programs import chromium

FRAME = 1000 / 60
PATIENCE = 30.0
ENTROPY = "1942" * 8
WARM_UP = 10
"""Moves at each table that are not counted: in the middle of a game the browser has compiled what a move needs."""


Places = dict[tuple[int, int], Move]
"""Moves by table and place in its log. Every round plays the same ones."""


@dataclass(slots=True)
class Measured:
    game: str
    news: Places = field(default_factory=dict)
    """From a move that arrives to the frames that show it."""
    taps: Places = field(default_factory=dict)
    """From the finger on a button to the frame that shows it pressed; the move is on its way."""
    empty: list[float] = field(default_factory=list)
    """Frames in which next to nothing changes."""


def keep(moves: Places, place: tuple[int, int], move: Move | None) -> None:
    """Of the rounds of a move the cheapest counts."""
    if move is not None:
        moves[place] = cheapest(moves.get(place, move), move)


class Seat:
    """The same person at the same table with a second line, to see what comes and to move without the browser."""

    def __init__(self, origin: str, table: str, token: str, game: str) -> None:
        url = f"ws{origin.removeprefix('http')}/api/tables/{table}/socket"
        self._stack = ExitStack()
        self._line: ClientConnection = self._stack.enter_context(connect(url, compression=None, max_size=2**25))
        self.outlook: dict[str, Any] = {}
        self._number = 0
        self._line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        while not self.outlook:
            self._hear(PATIENCE)
        self._commander = Commander(game, self.outlook["seat"])

    def close(self) -> None:
        self._stack.close()

    def _hear(self, timeout: float) -> str:
        message: dict[str, Any] = json.loads(self._line.recv(timeout=timeout))
        if "outlook" in message:
            self.outlook = message["outlook"]
        # A bot that took its time moved first: the move was not taken, and the next one is chosen anew.
        late = message.get("key") == "problem-table-moved-on"
        if message["type"] in ("no", "bye") and not late:
            raise SystemExit(f"the server refused a move: {message}")
        return str(message["type"])

    def settle(self) -> int:
        """Hears until nothing more comes; how many times the table changed."""
        changes = 0
        try:
            while True:
                changes += self._hear(SETTLED) == "news"
        except TimeoutError:
            return changes

    def wait(self) -> bool:
        """Until it is this seat's turn; False when the game is over."""
        while self.outlook["prompt"] is None:
            if self.outlook["waiting_for"] is None:
                return False
            self._hear(PATIENCE)
        return True

    def settled(self) -> bool:
        """Until it is this seat's turn and stays so: a bot that follows may take it away again. False: it is over."""
        while self.wait():
            self.settle()
            if self.outlook["prompt"] is not None:
                return True
        return False

    def choice(self) -> str:
        return self._commander.choose(self.outlook["seat"], self.outlook["view"], self.outlook["prompt"])

    def act(self, action: str) -> None:
        self._number += 1
        asked = {"seat": self.outlook["prompt"]["seat"], "seq": self.outlook["seq"], "action": action}
        self._line.send(json.dumps({"type": "act", "id": self._number, **asked}))


def play(phone: Phone, seat: Seat, moves: int, table: int, measured: Measured) -> None:
    """So many moves, by tap where the answer has a button; moves that others answered at once are not counted."""
    seat.settle()
    for number in range(moves + WARM_UP):
        if not seat.settled() or phone.page.locator("dialog[open]").count():
            return
        while not phone.catch_up(seat.outlook["seq"]):
            if not seat.settled():
                return
        action = seat.choice()
        seq = seat.outlook["seq"]
        place = phone.place_of(action)
        changes = [0]

        def move(action: str = action, place: tuple[float, float] | None = place, changes: list[int] = changes) -> None:
            if place is None:
                seat.act(action)
            else:
                phone.tap(*place)
            changes[0] = seat.settle()

        if number < WARM_UP:
            move()
            continue
        timeline = phone.traced(move)
        if not timeline.sound:
            continue
        news, tap = timeline.news(), timeline.tap()
        if changes[0] == 1 and phone.seen() == seat.outlook["seq"]:
            keep(measured.news, (table, seq), news)
        keep(measured.taps, (table, seq), tap)


def measure(browser: Browser, origin: str, measured: Measured, slower: float, arguments: argparse.Namespace) -> None:
    game = measured.game
    for number, record in enumerate(records(game, arguments.tables)):
        page = phone_page(browser, origin)
        token = page.request.post("/api/me", data={"name": "frames"}).json()["token"]
        own = {"origin": origin}
        wish = {"text": record, "entropy": ENTROPY}
        brought = page.request.post("/api/records", data=wish, headers=own).json()
        page.goto(f"/table/{brought['id']}")
        page.locator("section.prompt").wait_for()
        seat = Seat(origin, brought["id"], token, game)
        try:
            traces = arguments.traces and arguments.traces / f"{game}-{number}"
            if traces:
                traces.mkdir(parents=True, exist_ok=True)
            phone = Phone(browser, page, slower, traces, arguments.explain > 0)
            seat.settle()
            measured.empty += phone.empty_frames()
            play(phone, seat, arguments.moves, number, measured)
            measured.empty += phone.empty_frames()
        finally:
            seat.close()
            page.context.close()


@contextmanager
def serving(game: str) -> Iterator[str]:
    """A server of its own for every game, whose dice and bots are the same whatever else is measured."""
    with tempfile.TemporaryDirectory(prefix="pointluck-frames-") as folder:
        own = ["--port", "0", "--limits", "none", "--bots", "1", "--workers", "1"]
        database = ["--database", f"sqlite+aiosqlite:///{Path(folder) / 'club.db'}"]
        module = ["-m", "benchmarks.frames.server", f"frames:{game}"]
        with started([sys.executable, *module, *own, *database]) as (_, origin):
            yield origin


def rows(measured: list[Measured]) -> Iterator[tuple[Measured, str, list[Move]]]:
    for one in measured:
        yield one, "news", list(one.news.values())
        yield one, "tap", list(one.taps.values())


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def own_cost(longest: list[float], empty: list[float]) -> tuple[str, str]:
    """What moves cost beyond a frame in which next to nothing changes, and how many of them keep to a frame by that."""
    own = [total - median(empty) for total in longest]
    return f"{median(own):.1f} ({share(own, 0.95):.1f})", f"{sum(cost <= FRAME for cost in own)} of {len(own)}"


def as_table(measured: list[Measured], speed: Calibrated) -> Table:
    phones = ", ".join(f"a {name} phone {index:g}" for name, index in PHONES.items())
    note = (
        f"Milliseconds of the main thread at 1/{speed.rate:g} of the speed: median (p95). A frame has {FRAME:.1f}.\n"
        "An empty frame is one in which a dot of two pixels changes its colour: what the browser takes for any frame.\n"
        "A move's own cost is its longest frame less an empty one.\n"
        f"JavaScript of one core at that speed: index {speed.index:.0f} ({phones}, by Chrome's DevTools;\n"
        "in Lighthouse's older and wider table a mid-range phone has 125 to 800)."
    )
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), caption=note, caption_justify="left")
    table.add_column("a move", no_wrap=True)
    for title in (
        "from",
        "times",
        "frames",
        "longest frame",
        "empty frame",
        "own cost",
        "in a frame",
        "first frame",
        "in all",
        "script",
        "style",
        "layout",
        "paint",
    ):
        table.add_column(title, justify="right")
    for one, kind, moves in rows(measured):
        if not moves:
            continue
        totals = [[getattr(move, part).total for move in moves] for part in ("longest", "first", "whole")]
        shown = [f"{median(values):.1f} ({share(values, 0.95):.1f})" for values in totals]
        parts = [median(values) for values in zip(*(move.longest for move in moves), strict=True)][1:]
        frames = str(median(move.frames for move in moves))
        shown[1:1] = [f"{median(one.empty):.1f}", *own_cost(totals[0], one.empty)]
        table.add_row(one.game, kind, str(len(moves)), frames, *shown, *(f"{figure:.1f}" for figure in parts))
    return table


def dearest(measured: list[Measured], most: int) -> Iterator[str]:
    """The moves with the longest frames of each row, dearest first, each frame by frame."""
    for one in measured:
        for kind, places in (("news", one.news), ("tap", one.taps)):
            dear = sorted(places.items(), key=lambda entry: -entry[1].longest.total)[:most]
            for (table, seq), move in dear:
                yield f"{one.game}, {kind}, table {table}, after line {seq}: {move.longest.total:.1f} ms"
                yield from (f"  {line}" for frame in move.story for line in frame)
                yield ""


def as_object(measured: list[Measured]) -> list[dict[str, Any]]:
    return [
        {"game": one.game, "from": kind, "empty": one.empty, "moves": [as_plain(move) for move in moves]}
        for one, kind, moves in rows(measured)
    ]


def as_plain(move: Move) -> dict[str, Any]:
    works = {name: getattr(move, name)._asdict() for name in ("first", "longest", "whole")}
    return {"frames": move.frames, **works}


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(pointluck.games()), help="only this one (repeatable)")
    parser.add_argument("--tables", type=int, default=3, help="games of each title (default 3)")
    parser.add_argument("--moves", type=int, default=20, help="measured moves in each game (default 20)")
    speed = parser.add_mutually_exclusive_group()
    speed.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (default 4)")
    speed.add_argument(
        "--phone",
        choices=list(PHONES),
        help="as slow as such a phone: find the rate at which this machine has its index",
    )
    parser.add_argument(
        "--rounds", type=int, default=1, help="play it all so often, each move's best counts (default 1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object with every move")
    parser.add_argument(
        "--explain",
        type=int,
        default=0,
        metavar="N",
        help="tell frame by frame what the N dearest moves did and which elements they touched; tracing that much "
        "takes time itself, so compare no figures of such a run with those of another",
    )
    parser.add_argument("--traces", type=Path, metavar="FOLDER", help="keep the trace of every move here, to look into")
    return parser.parse_args()


def speed_of(browser: Browser, phone: str | None, slower: float) -> Calibrated:
    speedometer = Speedometer(browser)
    try:
        if phone is None:
            return Calibrated(slower, speedometer.at(slower))
        speed = calibrated(PHONES[phone], speedometer.at)
    finally:
        speedometer.close()
    known = f"rate {speed.rate:g}, index {speed.index:.0f}"
    if speed.rate == 1:
        known = f"this machine is no faster to begin with: {known}"
    print(f"As a {phone} phone ({PHONES[phone]:g}): {known}.", file=sys.stderr)
    return speed


def main() -> int:
    arguments = parse()
    if not (FOLDER / "index.html").is_file():
        print("The client is not built: `make web` does that.", file=sys.stderr)
        return 1
    if chromium() is None:
        print("This needs Chromium: install it, or name one in POINTLUCK_CHROMIUM.", file=sys.stderr)
        return 1
    measured = [Measured(game) for game in arguments.game or pointluck.games()]
    with browsing() as browser:
        speed = speed_of(browser, arguments.phone, arguments.slower)
    for _, one in product(range(arguments.rounds), measured):
        # A browser of its own as well: one that was traced for many minutes loses parts of what it tells.
        with browsing() as browser, serving(one.game) as origin:
            measure(browser, origin, one, speed.rate, arguments)
    if arguments.json:
        print(json.dumps({**asdict(speed), "games": as_object(measured)}, indent=2))
    else:
        for line in dearest(measured, arguments.explain):
            print(line)
        Console().print(as_table(measured, speed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
