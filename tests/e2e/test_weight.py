"""How much a browser has to fetch: the first screen with its face, the frame of a table, and each game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Sitting
from tests.e2e.table import quick_game

FETCHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(({ name }) => !new URL(name).pathname.startsWith("/api/"))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


def fetched(page: Page) -> dict[str, int]:
    """The client's files and their bytes, packed as the server sends them."""
    page.wait_for_load_state("networkidle")
    return dict(page.evaluate(FETCHED))


def test_the_client_is_light(sit: Sitting) -> None:
    tables: dict[str, dict[str, int]] = {}
    # German is the longer one.
    for game in ("Kido Butai", "Midway", "Dogfight"):
        page = sit(locale="de-DE")
        expect(page.locator("article button.primary").first).to_be_enabled()
        first = fetched(page)
        assert any(name.endswith(".woff2") for name in first)
        assert sum(first.values()) < 110_000
        quick_game(page, game)
        tables[game] = {name: size for name, size in fetched(page).items() if name not in first}
    frame = set.intersection(*map(set, tables.values()))
    for game, files in tables.items():
        own = {name: size for name, size in files.items() if name not in frame}
        print(
            f"{game}: first screen {sum(first.values())}, its table {sum(files.values())}, {sum(own.values())} its own"
        )
        assert sum(own.values()) < 80_000, own
