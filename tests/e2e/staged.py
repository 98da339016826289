"""Tables that begin in the middle: a game that bots have played so far, brought as a record."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import FilePayload, Page, expect

import pointluck
from pointluck.engine import CHANCE, Action, Event, Record
from tests.e2e.table import PROMPT
from tools.moments import COURSES, Course, moments


@cache
def _records(course: Course) -> dict[str, str]:
    return {found.name: found.record for found in moments(course)}


def record(name: str) -> str:
    course = next(one for one in COURSES if any(f"{one.game}-{wanted.name}" == name for wanted in one.wanted))
    return _records(course)[name]


@cache
def until_turn(turn: int) -> str:
    """Kido Butai up to the Japanese Phase of that turn."""
    whole = Record.read(record("kido-butai-9-end").splitlines(keepends=True), pointluck.game)
    game = Record(pointluck.game("kido-butai").new())
    for step in whole.steps:
        question = game.state.question
        if question is not None and question.kind == "japanese-phase" and game.state.view("japan")["turn"] == turn:
            return game.text()
        game.apply(step.action)
    raise AssertionError("the game ends before that")


@cache
def late(name: str, answers: int) -> str:
    """A game that came to its end, up to where its person had so many answers left to give."""
    whole = Record.read(record(name).splitlines(keepends=True), pointluck.game)
    person = next(seat for seat, who in whole.seats.items() if who == "person")
    game = Record(whole.start, whole.seats)
    asked: list[int] = []
    for at, step in enumerate(whole.steps):
        if game.state.seat == person:
            asked.append(at)
        game.apply(step.action)
    game = Record(whole.start, whole.seats)
    for step in whole.steps[: asked[-answers]]:
        game.apply(step.action)
    return game.text()


class Foreseen(NamedTuple):
    """A decision of a whole game, the game up to it, and what came of it."""

    record: str
    action: str
    outcomes: list[Action]
    events: list[Event]


def foreseen(name: str, wanted: Callable[[list[Event]], bool]) -> Foreseen:
    """The first decision of a game after which, by dice and cards alone, it happens. One person has all seats."""
    whole = Record.read(record(name).splitlines(keepends=True), pointluck.game)
    game = Record(whole.start, dict.fromkeys(whole.seats, "person"))
    found: Foreseen | None = None
    for step in whole.steps:
        if game.state.seat != CHANCE:
            if found is not None and wanted(found.events):
                return found
            found = Foreseen(game.text(), str(step.action), [], [])
        elif found is not None:
            found.outcomes.append(step.action)
        events = game.apply(step.action)
        if found is not None:
            found.events.extend(events)
    assert found is not None and wanted(found.events), "it does not happen in this game"
    return found


def bring(page: Page, name: str) -> None:
    """From the first screen to the table, or to the replay of a game that is over."""
    bring_text(page, record(name))


def bring_text(page: Page, text: str) -> None:
    file: FilePayload = {"name": "game.plk", "mimeType": "text/plain", "buffer": text.encode()}
    page.goto("/")
    expect(page.locator("article button.primary").first).to_be_enabled()
    page.locator("main input[type=file]").set_input_files(file)
    expect(page.locator(f"{PROMPT}.mine").or_(page.get_by_role("slider"))).to_be_visible()
