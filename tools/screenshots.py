"""Takes pictures of every screen of the client, with a real server and a real browser: `make pictures ARGS=FOLDER`.

Desk and phone, light and dark, English and German. Look at them after every change that can be seen.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from tools.programs import chromium

GAMES = ("kido-butai", "battle-of-midway", "dogfight")
PROMPT = "section.prompt"
MOVES = 22
"""How far a game has gone in its picture."""


class Kind(NamedTuple):
    name: str
    phone: bool
    mood: str
    locale: str


KINDS = (
    Kind("desk-dark-en", False, "dark", "en-GB"),
    Kind("desk-light-de", False, "light", "de-DE"),
    Kind("phone-dark-de", True, "dark", "de-DE"),
    Kind("phone-light-en", True, "light", "en-GB"),
)


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


def visit(browser: Browser, origin: str, kind: Kind) -> Page:
    context = browser.new_context(
        base_url=origin,
        viewport={"width": 390, "height": 844} if kind.phone else {"width": 1440, "height": 900},
        device_scale_factor=2 if kind.phone else 1,
        has_touch=kind.phone,
        is_mobile=kind.phone,
        color_scheme="light" if kind.mood == "light" else "dark",
        reduced_motion="reduce",
        locale=kind.locale,
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("article button.primary:not([disabled])")
    return page


def move(page: Page, luck: Random) -> bool:
    """One answer, whichever; False when the game is over."""
    page.wait_for_selector(f"{PROMPT}.mine, dialog[open]", timeout=60_000)
    if page.locator("dialog[open]").count():
        return False
    switch = page.locator(f"{PROMPT} .answers > .small")
    if switch.count() and not page.locator(f"{PROMPT} [data-action], {PROMPT} form").count():
        switch.click()
    more = page.locator(f"{PROMPT} form button[aria-expanded=false]")
    if more.count():
        more.click()
    listed = page.locator(f"{PROMPT} .list button")
    answers = listed if listed.count() else page.locator(f"{PROMPT} [data-action]")
    before = page.locator(PROMPT).get_attribute("data-seq")
    answers.nth(luck.randrange(answers.count())).click()
    page.wait_for_function(
        "seq => document.querySelector('dialog[open], section.prompt:not([data-seq=\"' + seq + '\"])')", arg=before
    )
    sure = page.locator("dialog[open] footer .primary")
    if (
        sure.count()
        and page.locator("dialog[open] footer button").count() == 2
        and page.locator(f"{PROMPT}.mine").count()
    ):
        sure.click()
    return True


def picture(page: Page, file: Path, whole: bool = False) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=file, full_page=whole)


def pages(page: Page, folder: Path, kind: Kind) -> None:
    picture(page, folder / f"first-{kind.name}.png", whole=True)
    page.locator("article").last.get_by_role("button").nth(1).click()
    page.locator("dialog summary").first.click()
    picture(page, folder / f"new-table-{kind.name}.png")
    for name, path in (("rules", "/rules/kido-butai"), ("verify", "/verify")):
        page.goto(path)
        picture(page, folder / f"{name}-{kind.name}.png")


def table(page: Page, folder: Path, kind: Kind, game: str, number: int) -> None:
    page.goto("/")
    page.locator("article button.primary:not([disabled])").nth(number).click()
    page.locator(PROMPT).wait_for()
    picture(page, folder / f"{game}-begin-{kind.name}.png")
    luck = Random(game)
    for _ in range(MOVES):
        if not move(page, luck):
            break
    page.locator(f"{PROMPT}.mine, dialog[open]").first.wait_for(timeout=60_000)
    own = page.locator(f"{PROMPT} .answers > .small")
    if own.count():
        own.click()
    picture(page, folder / f"{game}-middle-{kind.name}.png")
    for key, name in (("l", "log"), ("b", "rules"), ("p", "places"), ("s", "settings")):
        page.keyboard.press(key)
        picture(page, folder / f"{game}-{name}-{kind.name}.png")
        page.keyboard.press(key)
    page.goto(page.url.replace("/table/", "/replay/"))
    picture(page, folder / f"{game}-replay-{kind.name}.png")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with server() as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for kind in KINDS:
            page = visit(browser, origin, kind)
            pages(page, folder, kind)
            for number, game in enumerate(GAMES):
                table(page, folder, kind, game, number)
            page.context.close()
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
