"""What docs/fair-dice.md says is true: a checker written from it finds an honest game honest, and a changed die."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tables.playing import alone, opened, play

DOCUMENT = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["kido-butai", "dogfight"])
async def test_a_checker_can_be_written_from_the_document(tmp_path: Path, name: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    names: dict[str, Callable[[list[str]], None]] = {}
    exec(code, names)
    async with opened(f"{tmp_path}/club.db") as club:
        ann, table = await alone(club, name)
        await play(club, table.id, ann, 1, 12)
        outlook = await club.outlook(table.id, table.seats[0].seat)
        await club.undo(ann.id, table.id, table.seats[0].seat, outlook.seq, 5)
        await play(club, table.id, ann, 2)
        lines = (await club.export(table.id, ann.id)).splitlines(keepends=True)
    names["check"](lines)
    number = next(number for number, line in enumerate(lines) if line.startswith("secret "))
    changed = "0" if lines[number][7] != "0" else "1"
    lines[number] = f"secret {changed}{lines[number][8:]}"
    with pytest.raises(ValueError, match="not the secret"):
        names["check"](lines)
