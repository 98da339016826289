"""The staffs at a table: whether all may ask theirs, who has asked, and what a staff decides for its seat."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self, cast

from .info import Part, StaffUsed


class Orders(NamedTuple):
    """What the staff of a seat decides until its player takes it back."""

    kinds: tuple[str, ...] = ()
    """Kinds of questions, whenever they are asked."""
    now: str | None = None
    """This kind as well, until the player answers or takes back anything after line `since`."""
    once: bool = False
    """Of that kind only the question after line `since`."""
    since: int = 0

    def cover(self, kind: str, seq: int, own: int) -> bool:
        """Whether a question after line `seq` is the staff's; the player's own last line is `own`."""
        return kind in self.kinds or kind == self.still(seq, own)

    def still(self, seq: int, own: int) -> str | None:
        """The kind that is the staff's for now."""
        return self.now if own <= self.since and (not self.once or seq == self.since) else None


@dataclass(frozen=True, slots=True)
class Staff:
    all: bool = False
    """Everybody may ask their staff, also in a game between people."""
    asked: tuple[str, int] | None = None
    """The seat that has asked last, and after which line of the log."""
    orders: dict[str, Orders] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str | None) -> Self:
        """As it is kept with the table. Raises whatever comes of it if it is damaged."""
        if text is None:
            return cls()
        plain = json.loads(text)
        asked = None if plain["asked"] is None else (str(plain["asked"][0]), int(plain["asked"][1]))
        orders = {
            seat: Orders(tuple(kinds), now, bool(once), int(since))
            for seat, (kinds, now, once, since) in plain["orders"].items()
        }
        return cls(bool(plain["all"]), asked, orders)

    def text(self) -> str:
        return json.dumps({"all": self.all, "asked": self.asked, "orders": self.orders})

    def with_orders(self, seat: str, orders: Orders) -> Self:
        others = {one: given for one, given in self.orders.items() if one != seat}
        return replace(self, orders={**others, seat: orders} if orders != Orders() else others)

    def of(self, seat: str) -> Orders:
        return self.orders.get(seat, Orders())


def part_of(line_staff: str | None) -> Part | None:
    """Of what a line says about a staff: which part it had."""
    return None if line_staff is None else cast(Part, line_staff.partition(" ")[2])


def used(staffs: Iterable[str | None]) -> tuple[StaffUsed, ...]:
    """How often whose staff had which part."""
    found = Counter(one for one in staffs if one is not None)
    return tuple(StaffUsed(one.partition(" ")[0], cast(Part, part_of(one)), count) for one, count in found.items())
