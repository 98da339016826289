"""Reads Chromium's own trace: what the main thread did from an input or a message to the frame that shows it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from benchmarks.frames.story import Event, own_times, told

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]

_KINDS = {
    "FunctionCall": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "RunMicrotasks": "script",
    "MinorGC": "script",
    "MajorGC": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}

_IDLE = 3 * 1_000_000 / 60
"""Microseconds of idleness after which what was done before is no part of a frame: as long as three frames."""

_LEAST = 1.0
"""Milliseconds below which nothing is told of a frame."""


class Work(NamedTuple):
    """Milliseconds of the main thread's own processor time, by what it did."""

    total: float
    script: float
    style: float
    layout: float
    paint: float


class Move(NamedTuple):
    """What one move cost."""

    first: Work
    """From the tap or the arrived message to the first frame that shows something new, however many frames that is."""
    longest: Work
    """The costliest frame, of those in which it was drawn and those right after: what decides whether one came late."""
    whole: Work
    """Everything until the page was quiet again."""
    frames: int
    """In how many frames it was drawn."""
    story: tuple[tuple[str, ...], ...]
    """What was done in each of them, and in those right after."""


def cheapest(one: Move, other: Move) -> Move:
    """The same move twice: what each of its figures was at best.

    What made the other dearer is not the move: slowing a processor down comes in bursts, and memory is cleared now in
    this frame and now in that.
    """
    better = min(one, other, key=lambda move: move.longest)
    return better._replace(first=min(one.first, other.first), whole=min(one.whole, other.whole))


def main_thread(events: list[Event], renderer: int) -> list[Event]:
    """The events of the main thread of that process, in their order."""
    thread = next(
        (
            event["tid"]
            for event in events
            if event["ph"] == "M" and event["pid"] == renderer and event["args"].get("name") == "CrRendererMain"
        ),
        None,
    )
    own = (event for event in events if event["pid"] == renderer and event["tid"] == thread and event["ph"] in "XI")
    return sorted(own, key=lambda event: (event["ts"], -event.get("dur", 0)))


class Timeline:
    """The tasks of the main thread, with what lies in each."""

    def __init__(self, events: list[Event]) -> None:
        self.tasks = [event for event in events if event["name"] == "RunTask"]
        starts = [event["ts"] for event in events]
        self._inside = [
            [
                event
                for event in events[bisect_left(starts, task["ts"]) : bisect_left(starts, task["ts"] + task["dur"])]
                if event is not task
            ]
            for task in self.tasks
        ]

    @property
    def sound(self) -> bool:
        """Whether the browser told of every task how long it took."""
        return all("tdur" in task for task in self.tasks)

    def having(self, name: str, **data: str) -> list[int]:
        """The places of the tasks in which that happens."""
        return [
            place
            for place, inside in enumerate(self._inside)
            if any(
                event["name"] == name
                and all(event.get("args", {}).get("data", {}).get(key) == value for key, value in data.items())
                for event in inside
            )
        ]

    def news(self) -> Move | None:
        """From the message that changed most to the quiet after it."""
        messages = self.having("WebSocketReceive")
        if not messages:
            return None
        first = max(messages, key=lambda place: self.tasks[place]["tdur"])
        return self._move(first, first + 1, len(self.tasks))

    def tap(self) -> Move | None:
        """From the finger that comes down to the answer, or to the quiet after it."""
        down, click = self.having("EventDispatch", type="pointerdown"), self.having("EventDispatch", type="click")
        if not down or not click:
            return None
        answer = next((place for place in self.having("WebSocketReceive") if place > click[-1]), len(self.tasks))
        return self._move(down[0], click[-1], answer)

    def frames(self) -> list[Work]:
        """What each frame took that showed something new, but for the first."""
        if not self.sound:
            return []
        return [self._sum(self._before(last, place)) for last, place in pairwise(self.having("Commit"))]

    def _move(self, begin: int, after: int, end: int) -> Move | None:
        """The tasks from `begin` to `end`, frame by frame; the first frame is the one that ends at or after `after`."""
        commits = [place for place in self.having("Commit") if begin <= place < end]
        shown = next((place for place in commits if place >= after), None)
        if shown is None:
            return None
        # A frame that only ran what waited for it is one too, though it showed nothing new.
        ends = sorted({*commits, *(place for place in self.having("FireAnimationFrame") if begin <= place < end)})
        frames = [range(begin, ends[0] + 1), *(self._before(last, place) for last, place in pairwise(ends))]
        frames += [range(place, place + 1) for place in range(ends[-1] + 1, end)]
        longest = max(map(self._sum, frames), key=lambda work: work.total)
        whole = self._sum(range(begin, end))
        story = tuple(self._told(places) for places in frames if self._sum(places).total >= _LEAST)
        return Move(self._sum(range(begin, shown + 1)), longest, whole, len(commits), story)

    def _told(self, places: range) -> tuple[str, ...]:
        return tuple(told(self._sum(places).total, [event for place in places for event in self._inside[place]]))

    def _before(self, last: int, commit: int) -> range:
        """The tasks of a frame: those since the last one, as far back as the thread was not long idle between them."""
        first = commit
        while first - 1 > last and self._idle(first - 1) < _IDLE:
            first -= 1
        return range(first, commit + 1)

    def _idle(self, place: int) -> float:
        task, following = self.tasks[place], self.tasks[place + 1]
        return float(following["ts"] - task["ts"] - task["dur"])

    def _sum(self, places: Iterable[int]) -> Work:
        total = 0.0
        parts = dict.fromkeys(("script", "style", "layout", "paint"), 0.0)
        for place in places:
            total += self.tasks[place]["tdur"]
            for event, own in own_times(self._inside[place], _KINDS):
                parts[_KINDS[event["name"]]] += own
        return Work(*(value / 1000 for value in (total, *parts.values())))
