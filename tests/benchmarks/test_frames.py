"""What `python -m benchmarks.frames` makes of Chromium's trace."""

from __future__ import annotations

from typing import Any

from benchmarks.frames.story import told
from benchmarks.frames.trace import Timeline

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
