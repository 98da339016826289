"""What the main thread did in one frame, in words: for whoever wants to know why a move is dear."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

Event = dict[str, Any]

TOUCHED = "disabled-by-default-devtools.timeline.invalidationTracking"
"""The category that tells which elements are styled and laid out anew. It costs frames of its own."""

_NAMES = {
    "EventDispatch": "events",
    "TimerFire": "timers",
    "FireAnimationFrame": "frame's script",
    "RunMicrotasks": "microtasks",
    "FunctionCall": "functions",
    "MinorGC": "GC",
    "MajorGC": "major GC",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "pre-paint",
    "Paint": "paint",
    "Layerize": "layerize",
    "Commit": "commit",
}
_STYLED = "StyleRecalcInvalidationTracking"
_LAID_OUT = "LayoutInvalidationTracking"
_LEAST = 0.05
"""Milliseconds below which a thing is not worth telling."""
_MOST = 12
"""So many kinds of elements are named."""


def told(total: float, events: list[Event]) -> list[str]:
    """A frame in two or three lines: what took how long and of how much, then which elements were touched."""
    times: dict[str, float] = defaultdict(float)
    for event, own in own_times(events, _NAMES):
        times[_NAMES[event["name"]]] += own / 1000
    rest = total - sum(times.values())
    dearest = sorted(times.items(), key=lambda entry: -entry[1])
    parts = [f"{name} {took:.1f}{_of(name, events)}" for name, took in dearest if took >= _LEAST]
    lines = [f"{total:5.1f} ms: {', '.join([*parts, f'rest {rest:.1f}'])}"]
    drawn = [event["args"]["data"]["message"] for event in events if event["name"] == "TimeStamp"]
    if drawn:
        lines.append(f"         parts: {', '.join(drawn)}")
    for title, name in (("styled", _STYLED), ("laid out", _LAID_OUT)):
        if nodes := _nodes(events, name):
            lines.append(f"         {title}: {nodes}")
    return lines


def own_times(events: Iterable[Event], names: Iterable[str]) -> list[tuple[Event, float]]:
    """For each event of those names its time, in microseconds, without that of the events inside it."""
    wanted = set(names)
    found: list[tuple[Event, float]] = []
    open_until: list[tuple[float, int]] = []
    for event in events:
        if event["name"] not in wanted or "tdur" not in event:
            continue
        while open_until and open_until[-1][0] <= event["ts"]:
            open_until.pop()
        if open_until:
            outer = open_until[-1][1]
            found[outer] = (found[outer][0], found[outer][1] - event["tdur"])
        open_until.append((event["ts"] + event["dur"], len(found)))
        found.append((event, event["tdur"]))
    return found


def _of(name: str, events: list[Event]) -> str:
    """Of how much: elements styled, objects laid out."""
    if name == "style":
        styled = sum(event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree")
        return f" (of {styled})"
    if name == "layout":
        return f" ({'; '.join(_layouts(events))})"
    return ""


def _layouts(events: list[Event]) -> Iterator[str]:
    for event in events:
        if event["name"] == "Layout" and "tdur" in event:
            begin = event["args"].get("beginData", {})
            roots = len(event["args"].get("endData", {}).get("layoutRoots", ()))
            yield f"{begin.get('dirtyObjects', 0)} of {begin.get('totalObjects', 0)} under {roots}"


def _nodes(events: list[Event], name: str) -> str:
    nodes = Counter(
        f"{data.get('nodeName', '?')} ({data.get('reason', '?')}{', all in it' if data.get('subtree') else ''})"
        for event in events
        if event["name"] == name and (data := event["args"].get("data", {}))
    )
    shown = [f"{count} x {node}" if count > 1 else node for node, count in nodes.most_common(_MOST)]
    left = len(nodes) - len(shown)
    return ", ".join([*shown, f"{left} kinds more"] if left > 0 else shown)
