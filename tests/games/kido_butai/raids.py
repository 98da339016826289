"""Raids on Kido Butai, played up to the moment that a test is about."""

from __future__ import annotations

from typing import Any

from .table import Table

TORPEDO, DIVE = 3, 4


def raid(
    *cap: str,
    bombers: int = 1,
    fighters: int = 0,
    die: int = TORPEDO,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A raid on turn 5 against these Zeros on CAP (just launched, facing E), before any is committed."""
    data = "mix-10-10-5-6" if fighters > 4 else None
    table = Table(data=data, **(options or {})).put("cap", *cap).set(turn=5, found=True, **fields)
    table.raid(bombers, fighters, die)
    return table


def shots(table: Table) -> list[str]:
    """Who fires at whom, with a 1 for every die."""
    seen = []
    while table.asked == "fire":
        seen.append(f"{table.params['shooter']}>{table.params['target']}")
        table.roll(1)
    return seen


def misses(table: Table) -> Table:
    """A 1 for every die that is left of the raid."""
    while table.asked in ("fire", "flak", "bomb"):
        table.roll(1)
    return table
