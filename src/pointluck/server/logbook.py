"""What is told again and again, kept as bytes: lines of logs and outlooks, each made once for each audience."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from pointluck.tables import Club, Outlook, StepInfo

ROOM = 16 * 1024 * 1024
"""Bytes of lines, and as many of outlooks, that are kept for the next who asks."""
_PIECE = 50
"""Lines that are made at once before others get their turn."""

T = TypeVar("T")
_STEP = TypeAdapter(StepInfo)
_OUTLOOK = TypeAdapter(Outlook)


class Cache(Generic[T]):
    """As many as there is room for; whatever was not asked for longest goes first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken = 0
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: T, size: int) -> None:
        self._taken += size - self._kept.pop(key, (None, 0))[1]
        self._kept[key] = (value, size)
        while self._taken > self._room:
            self._taken -= self._kept.popitem(last=False)[1][1]


class Logbook:
    def __init__(self, club: Club, room: int = ROOM) -> None:
        self._club = club
        self._lines: Cache[bytes] = Cache(room)
        self._outlooks: Cache[tuple[Outlook, bytes]] = Cache(room)

    async def lines(self, table: str, seat: str | None, after: int, upto: int) -> list[bytes]:
        """Lines after line `after` up to `upto`, as that chair may see them. The caller has asked whether it may."""
        over, standing = await self._club.standing(table, after, upto)
        seqs = range(after + 1, after + 1 + len(standing))
        found = {
            seq: self._lines.get((table, seq, seat, over, stands)) for seq, stands in zip(seqs, standing, strict=True)
        }
        missing = [seq for seq, text in found.items() if text is None]
        if missing:
            made = await self._club.log(table, seat, missing[0] - 1, missing[-1])
            for number, step in enumerate(made):
                if number and number % _PIECE == 0:
                    await asyncio.sleep(0)
                found[step.seq] = self._keep(table, seat, over, step)
        return [text for text in found.values() if text is not None]

    def _keep(self, table: str, seat: str | None, over: bool, step: StepInfo) -> bytes:
        text = _STEP.dump_json(step)
        stands = step.kind == "step" and not step.undone
        self._lines.put((table, step.seq, seat, over, stands), text, len(text) + 200)
        return text

    def outlook(self, table: str, outlook: Outlook) -> bytes:
        """The club hands out the same outlook until something changes."""
        kept: Any = self._outlooks.get((table, outlook.seat))
        if kept is not None and kept[0] is outlook:
            return bytes(kept[1])
        text = _OUTLOOK.dump_json(outlook)
        # The view itself is kept with it, and is several times as large.
        self._outlooks.put((table, outlook.seat), (outlook, text), 5 * len(text))
        return text
