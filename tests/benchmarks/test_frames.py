"""What `python -m benchmarks.frames` makes of Chromium's trace."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.frames.phones import PHONES, Calibrated, calibrated
from benchmarks.frames.story import told
from benchmarks.frames.trace import Move, Timeline, Work, cheapest

Event = dict[str, Any]


def event(name: str, at: float, took: float, **args: Any) -> Event:
    """So many milliseconds after the beginning, and for so long."""
    times = {"ts": at * 1000, "dur": took * 1000, "tdur": took * 1000}
    return {"name": name, "ph": "X", **times, "args": args}


def frame(at: float, script: float, *parts: str) -> list[Event]:
    """A frame of six milliseconds and its script, as the main thread has it: one task."""
    return [
        event("RunTask", at, script + 6),
        event("FireAnimationFrame", at, script),
        *({"name": "TimeStamp", "ph": "I", "ts": at * 1000, "args": {"data": {"message": part}}} for part in parts),
        event("UpdateLayoutTree", at + script, 1, elementCount=7),
        event(
            "Layout",
            at + script + 1,
            1,
            beginData={"dirtyObjects": 3, "totalObjects": 40},
            endData={"layoutRoots": [1]},
        ),
        event("Commit", at + script + 4, 1),
    ]


def test_a_frame_tells_what_took_how_long_and_of_how_much() -> None:
    inside = [
        *frame(0, 4, "board 3.9")[1:],
        event("StyleRecalcInvalidationTracking", 1, 0, data={"nodeName": "g", "reason": "Attribute", "subtree": True}),
        event("StyleRecalcInvalidationTracking", 1, 0, data={"nodeName": "g", "reason": "Attribute", "subtree": True}),
    ]
    assert told(10.0, sorted(inside, key=lambda one: one["ts"])) == [
        " 10.0 ms: frame's script 4.0, style 1.0 (of 7), layout 1.0 (3 of 40 under 1), commit 1.0, rest 3.0",
        "         parts: board 3.9",
        "         styled: 2 x g (Attribute, all in it)",
    ]


def test_time_inside_another_event_counts_once() -> None:
    lines = told(5.0, [event("FireAnimationFrame", 0, 5), event("FunctionCall", 0, 4), event("MinorGC", 1, 3)])
    assert lines == ["  5.0 ms: GC 3.0, frame's script 1.0, functions 1.0, rest 0.0"]


def test_a_move_is_told_frame_by_frame_and_its_longest_is_found() -> None:
    message = [event("RunTask", 0, 2), event("WebSocketReceive", 0, 0)]
    move = Timeline([*message, *frame(5, 3, "board 2.5"), *frame(20, 12, "answers 11.0")]).news()
    assert move is not None
    assert (move.frames, move.longest.total, move.longest.script) == (2, 18.0, 12.0)
    assert [lines[1].strip() for lines in move.story] == ["parts: board 2.5", "parts: answers 11.0"]


def test_of_a_move_that_is_played_twice_each_figure_counts_at_its_best() -> None:
    def played(first: float, longest: float, whole: float) -> Move:
        def work(total: float) -> Work:
            return Work(total, total, 0, 0, 0)

        return Move(work(first), work(longest), work(whole), frames=2, story=((f"{longest} ms",),))

    calm, hasty = played(3, 8, 30), played(2, 12, 20)
    assert cheapest(calm, hasty) == cheapest(hasty, calm) == calm._replace(first=hasty.first, whole=hasty.whole)


@pytest.mark.parametrize("wanted", PHONES.values())
@pytest.mark.parametrize("fast", [1100.0, 2400.0, 9000.0])
def test_a_phones_rate_is_the_one_at_which_the_machine_has_its_index(fast: float, wanted: float) -> None:
    # Not quite in proportion: some work is slowed down less than the rest.
    speed = calibrated(wanted, lambda rate: fast / rate**0.95)
    assert speed.index == pytest.approx(wanted, rel=0.02)
    assert speed.rate == pytest.approx((fast / wanted) ** (1 / 0.95), rel=0.03)


@pytest.mark.parametrize("fast", [700.0, 1000.0])
def test_a_machine_that_is_no_faster_than_the_phone_is_not_slowed_down(fast: float) -> None:
    assert calibrated(1000, lambda rate: fast / rate) == Calibrated(1, fast)


def test_of_measurements_that_contradict_each_other_the_nearest_counts() -> None:
    speeds = iter([2000.0, 1030.0, *[500.0] * 20])
    assert calibrated(1000, lambda _: next(speeds)).index == 1030


def test_a_rate_has_two_decimals() -> None:
    rate = calibrated(264, lambda rate: 2417 / rate).rate
    assert rate == round(rate, 2)
