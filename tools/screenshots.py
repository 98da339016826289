"""Takes pictures of every screen of the client, with a real server and a real browser.

    make pictures ARGS="FOLDER --only dogfight --kind phone"
    make pictures ARGS=--readme

The second renews the three pictures of the README. Desk and phone, light and dark, English and German, and a few very
small and very large. Look at them after every change that can be seen.
"""

from __future__ import annotations

import argparse
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import urlopen

from playwright.sync_api import Browser, FilePayload, Page, ViewportSize, WebSocketRoute, sync_playwright

from tools.moments import COURSES, Found, moments
from tools.programs import BRIEFED, chromium

PROMPT = "section.prompt"
SMOOTH = (120, 240, 320, 420, 600)
"""Milliseconds between the pictures of something that moves."""


class Kind(NamedTuple):
    name: str
    size: ViewportSize
    mood: str
    locale: str
    touch: bool = False
    only: tuple[str, ...] = ()
    """Of the moments of games only these; all where there are none."""


DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
WALL: ViewportSize = {"width": 3840, "height": 2160}
FEW = ("6-fleet-found", "03-order", "08-spot", "17-target", "06-plan", "04-manoeuvre", "9-end")
KINDS = (
    Kind("desk-dark-en", DESK, "dark", "en-GB"),
    Kind("desk-light-de", DESK, "light", "de-DE"),
    Kind("phone-dark-de", PHONE, "dark", "de-DE", True),
    Kind("phone-light-en", PHONE, "light", "en-GB", True),
    Kind("small-dark-de", SMALL, "dark", "de-DE", True, FEW),
    Kind("wall-dark-en", WALL, "dark", "en-GB", False, FEW),
)
NAMED = (
    Kind("desk-dark-de", DESK, "dark", "de-DE"),
    Kind("desk-light-en", DESK, "light", "en-GB"),
    Kind("phone-dark-en", PHONE, "dark", "en-GB", True),
    Kind("phone-light-de", PHONE, "light", "de-DE", True),
)
"""Taken only where they are asked for by their whole name: the others show the same, each with another language."""


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as free, TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        where = ["--port", str(port), "--database", f"{folder}/club.db", "--limits", "none"]
        process = subprocess.Popen(
            [sys.executable, "-m", "pointluck", "serve", *where], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def wait_for(origin: str) -> None:
    for _ in range(100):
        try:
            urlopen(f"{origin}/healthz").close()
            return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server did not start")


class Photographer:
    """Somebody with a browser of one kind, and a camera. What does not match `only` is not even set up."""

    def __init__(self, browser: Browser, origin: str, folder: Path, kind: Kind, only: re.Pattern[str]) -> None:
        self.browser, self.origin, self.folder, self.kind, self.only = browser, origin, folder, kind, only
        self.page = self.visitor()

    def visitor(self, motion: bool = False) -> Page:
        kind = self.kind
        context = self.browser.new_context(
            base_url=self.origin,
            viewport=kind.size,
            device_scale_factor=2 if kind.touch else 1,
            has_touch=kind.touch,
            is_mobile=kind.touch,
            color_scheme="light" if kind.mood == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
            locale=kind.locale,
        )
        context.add_init_script(BRIEFED)
        page = context.new_page()
        first_screen(page)
        return page

    def take(self, name: str, whole: bool = False, page: Page | None = None, wait: int = 350) -> None:
        page = page or self.page
        page.wait_for_timeout(wait)
        page.screenshot(path=self.folder / f"{name}-{self.kind.name}.png", full_page=whole)

    def wants(self, *names: str) -> bool:
        return any(self.only.search(name) for name in names)

    def close(self) -> None:
        self.page.context.close()


def first_screen(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("article button.primary:not([disabled])")


def bring(page: Page, record: str) -> None:
    """A table that goes on where the record ends."""
    file: FilePayload = {"name": "game.plk", "mimeType": "text/plain", "buffer": record.encode()}
    first_screen(page)
    page.locator("main input[type=file]").set_input_files(file)
    page.wait_for_selector(f"{PROMPT}.mine, .replayer, .controls", timeout=30_000)


def answer(page: Page, text: str) -> None:
    """An answer in its notation, as the keyboard player gives it."""
    before = page.locator(PROMPT).get_attribute("data-seq")
    page.keyboard.press("/")
    field = page.locator(f"{PROMPT} form input")
    if field.count():
        field.fill(text)
        field.press("Enter")
    else:
        page.locator(f'{PROMPT} [data-action="{text}"]').click()
    page.wait_for_function("seq => !document.querySelector(`section.prompt[data-seq='${seq}']`)", arg=before)


# --- the screens of the house ---------------------------------------------------------------------------------------


def pages(at: Photographer) -> None:
    page = at.page
    at.take("first", whole=True)
    for number, game in enumerate(("kido-butai", "battle-of-midway", "dogfight")):
        first_screen(page)
        page.locator("article").nth(number).get_by_role("button").nth(1).click()
        at.take(f"new-table-{game}")
    page.locator("dialog summary").first.click()
    page.locator("dialog summary").first.scroll_into_view_if_needed()
    page.locator("dialog select").first.scroll_into_view_if_needed()
    at.take("new-table-options")
    for name, path in (("rules", "/rules/kido-butai"), ("verify", "/verify"), ("wrong-link", "/join/nobody")):
        page.goto(path)
        at.take(name)
    first_screen(page)
    page.locator(".ways .button").last.click()
    at.take("other-device")


def invitation(at: Photographer) -> None:
    """The host's sheet with links and QR codes, what the guest and who looks on see, and the table with a free seat."""
    page = at.page
    first_screen(page)
    page.locator("article").last.get_by_role("button").nth(1).click()
    page.locator(".seats fieldset").nth(1).locator("label").nth(1).click()
    at.take("new-table-friend")
    page.locator("dialog footer .primary").click()
    page.wait_for_selector("dialog svg")
    at.take("invite")
    link, watch = (field.input_value() for field in page.locator("dialog input").all())
    page.locator("dialog footer .primary").click()
    page.wait_for_selector(PROMPT)
    at.take("empty-seat")
    guest = at.visitor()
    guest.goto(link)
    guest.wait_for_selector("main article .primary")
    at.take("join", page=guest)
    guest.goto(watch)
    guest.wait_for_selector(PROMPT)
    at.take("spectator", page=guest)
    guest.context.close()


def checks(at: Photographer, ended: Found) -> None:
    """The page that checks records: one that is sound, one that somebody has changed."""
    page = at.page
    page.goto("/verify")
    lines = ended.record.splitlines(keepends=True)
    for name, text in (("sound", ended.record), ("broken", "".join([*lines[:-6], *lines[-5:]]))):
        file: FilePayload = {"name": "game.plk", "mimeType": "text/plain", "buffer": text.encode()}
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_timeout(600)
        at.take(f"verify-{name}", whole=True)


def curtain(at: Photographer) -> None:
    """Two at one device."""
    page = at.page
    first_screen(page)
    page.locator("article").last.get_by_role("button").nth(1).click()
    page.locator(".seats fieldset").nth(1).locator("label").first.click()
    page.locator("dialog footer .primary").click()
    page.wait_for_selector(".curtain")
    at.take("hand-over")


def lines_down(at: Photographer, found: Found) -> None:
    page = at.visitor()
    lines: list[WebSocketRoute] = []
    down = False

    def connect(route: WebSocketRoute) -> None:
        if down:
            route.close()
            return
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket(re.compile("/socket$"), connect)
    bring(page, found.record)
    down = True
    lines[-1].close()
    page.wait_for_selector("[role=status]")
    at.take("offline", page=page)
    page.context.close()


def own_dice(at: Photographer) -> None:
    page = at.page
    first_screen(page)
    page.locator("article").first.get_by_role("button").nth(1).click()
    page.locator("dialog summary").nth(1).click()
    page.locator("dialog fieldset", has=page.locator("input[value=hand]")).locator("label").last.click()
    page.locator("dialog footer .primary").click()
    page.wait_for_selector(f"{PROMPT}.mine")
    for ship in ("akagi 3b 0t", "kaga 3b 0t", "soryu 2b 0t", "hiryu 2b 0t"):
        answer(page, f"load {ship}")
    answer(page, "end")
    at.take("own-dice")


def seats(at: Photographer, found: Found) -> None:
    bring(at.page, found.record)
    at.page.keyboard.press("s")
    at.page.locator(".settings > .button").first.click()
    at.page.wait_for_selector("dialog[open]")
    at.take("seats")


def house(at: Photographer, found: dict[str, Found]) -> None:
    screens: dict[str, Callable[[], None]] = {
        "pages first new-table rules verify wrong-link other-device": lambda: pages(at),
        "invite join empty-seat new-table-friend spectator": lambda: invitation(at),
        "verify-sound verify-broken": lambda: checks(at, found["dogfight-11-end"]),
        "hand-over": lambda: curtain(at),
        "offline": lambda: lines_down(at, found["kido-butai-2-dawn"]),
        "own-dice": lambda: own_dice(at),
        "seats": lambda: seats(at, found["dogfight-10-late"]),
    }
    for names, take in screens.items():
        if at.wants(*names.split()):
            take()


# --- the tables -----------------------------------------------------------------------------------------------------


def tables(at: Photographer, found: dict[str, Found]) -> None:
    for name, one in found.items():
        if not at.wants(name) or (at.kind.only and not name.endswith(at.kind.only)):
            continue
        bring(at.page, one.record)
        if name.endswith("-end"):
            at.take(f"{name}-replay")
            at.page.goto(at.page.url.replace("/replay/", "/end/"))
            at.page.wait_for_selector("main.end .picture svg")
        at.take(name)


def phone_views(at: Photographer, found: dict[str, Found]) -> None:
    """On a phone The Battle of Midway shows chart, decks and battle in turn."""
    for name in ("battle-of-midway-07-status", "battle-of-midway-08-spot", "battle-of-midway-18-order-late"):
        if not at.kind.touch or not at.wants(f"{name}-views"):
            continue
        bring(at.page, found[name].record)
        for number, button in enumerate(at.page.locator("main nav button").all()):
            button.click()
            at.take(f"{name}-views-{number}")


def drawers(at: Photographer, found: dict[str, Found]) -> None:
    """The pages of the drawer and what else the frame can show, at one table of each game."""
    page = at.page
    for name in ("kido-butai-6-fleet-found", "battle-of-midway-18-order-late", "dogfight-10-late"):
        game = name.rsplit("-", 2)[0].removesuffix("-6").removesuffix("-18").removesuffix("-10")
        if not at.wants(f"{game}-drawer"):
            continue
        bring(page, found[name].record)
        for key, tab in (("l", "log"), ("c", "chat"), ("b", "rules"), ("p", "places"), ("s", "settings")):
            page.keyboard.press(key)
            at.take(f"{game}-drawer-{tab}")
            page.keyboard.press(key)
        page.keyboard.press("w")
        at.take(f"{game}-drawer-why")
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        at.take(f"{game}-drawer-answers")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        at.take(f"{game}-drawer-keys")
        page.keyboard.press("Escape")


def refusals(at: Photographer, found: dict[str, Found]) -> None:
    wrong = {
        "kido-butai-6-fleet-found": "land A1 kaga",
        "battle-of-midway-02-patrol": "patrol pby-3 01",
        "dogfight-01-place": "place U4 0,0 E",
    }
    for name, line in wrong.items():
        if not at.wants(f"refusal-{name}"):
            continue
        bring(at.page, found[name].record)
        at.page.keyboard.press("/")
        field = at.page.locator(f"{PROMPT} form input")
        field.fill(line)
        field.press("Enter")
        at.page.wait_for_selector(".toast")
        at.take(f"refusal-{name}")


def motion(at: Photographer, found: dict[str, Found]) -> None:
    """What moves, a few pictures one after the other; and "since your last turn"."""
    moves = {
        "kido-butai-3-strike-out": "end",
        "kido-butai-4-commit": None,
        "kido-butai-5-meet": None,
        "battle-of-midway-06-mode": None,
        "battle-of-midway-17-target": None,
        "battle-of-midway-02-patrol": None,
        "dogfight-06-plan": None,
        "dogfight-08-card": None,
    }
    for name, line in moves.items():
        if not at.wants(f"motion-{name}"):
            continue
        page = at.visitor(motion=True)
        bring(page, found[name].record)
        page.wait_for_timeout(700)
        page.keyboard.press("/")
        page.wait_for_selector(f"{PROMPT} [data-action], {PROMPT} .list button")
        listed = page.locator(f"{PROMPT} .list button, {PROMPT} [data-action]")
        (page.locator(f'{PROMPT} [data-action="{line}"]') if line else listed.last).click()
        for number, wait in enumerate(SMOOTH):
            at.take(f"motion-{name}-{number}", page=page, wait=wait)
        page.context.close()


README = {
    "kido-butai": ("kido-butai-8-late", 80),
    "battle-of-midway": ("battle-of-midway-17-target", 76),
    "dogfight": ("dogfight-08-card", 80),
}
"""For each picture of the README the moment and the quality that keeps it below 200 kB."""


def readme(browser: Browser, origin: str, found: dict[str, Found]) -> None:
    folder = Path(__file__).parents[1] / "docs" / "pictures"
    at = Photographer(browser, origin, folder, KINDS[0], re.compile(""))
    for name, (moment, quality) in README.items():
        bring(at.page, found[moment].record)
        skip = at.page.locator(".since button").last
        if skip.count():
            skip.click()
        at.page.wait_for_timeout(500)
        at.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=quality)
    at.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/pictures"))
    parser.add_argument("--only", type=re.compile, default=re.compile(""), help="pictures whose names match")
    parser.add_argument("--kind", default="", help="kinds of screen whose names begin like this")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README, into docs/pictures")
    given = parser.parse_args()
    kinds = [kind for kind in KINDS if kind.name.startswith(given.kind)]
    kinds += [kind for kind in NAMED if kind.name == given.kind]
    if not kinds:
        names = ", ".join(kind.name for kind in KINDS + NAMED)
        raise SystemExit(f"no kind of screen begins with {given.kind!r}: {names}")
    found = {one.name: one for course in COURSES for one in moments(course)}
    with server() as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        if given.readme:
            readme(browser, origin, found)
            return
        given.folder.mkdir(parents=True, exist_ok=True)
        for kind in kinds:
            at = Photographer(browser, origin, given.folder, kind, given.only)
            house(at, found)
            tables(at, found)
            if not kind.only:
                phone_views(at, found)
                drawers(at, found)
                refusals(at, found)
                motion(at, found)
            at.close()
        browser.close()
    print(f"{len(list(given.folder.glob('*.png')))} pictures in {given.folder}")


if __name__ == "__main__":
    main()
