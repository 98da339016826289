"""Several like events told in one sentence: eight squadrons take off, four go down with their carrier."""

from __future__ import annotations

from pointluck.engine import Event
from pointluck.language import Language

SEVERAL = "-several"
ROLL = ("die", "effect")
"""What differs between the rolls of one volley."""


def digest(events: list[Event], language: Language) -> list[Event]:
    """Joins neighbours that differ in one name or die only, where the language has a sentence for several."""
    told: list[Event] = []
    run: list[Event] = []
    for event in events:
        if run and not _joins(run, event):
            told += _joined(run)
            run = []
        run.append(event)
        if not language.has(f"event-{event.kind}{SEVERAL}"):
            told += run
            run = []
    return told + _joined(run)


def _joins(run: list[Event], event: Event) -> bool:
    first = run[0]
    if (event.kind, event.clause, event.seats) != (first.kind, first.clause, first.seats):
        return False
    names = _differing(first, event)
    if "die" in first.params:
        return all(name in ROLL for name in names)
    return len(names) == 1 and all(_differing(first, other) == names for other in run[1:])


def _differing(one: Event, other: Event) -> list[str]:
    return [name for name, value in one.params.items() if other.params.get(name) != value]


def _joined(run: list[Event]) -> list[Event]:
    if len(run) < 2:
        return run
    first = run[0]
    name = "die" if "die" in first.params else _differing(first, run[1])[0]
    names = [str(event.params[name]) for event in run]
    return [first._replace(kind=f"{first.kind}{SEVERAL}", params={**first.params, name: names})]
