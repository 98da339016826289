"""Plain data declares its fields once: copies, plain dictionaries and the way back follow."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pointluck.engine import Both, Fields, Open
from pointluck.games.battle_of_midway import view_types as battle_of_midway
from pointluck.games.battle_of_midway.pieces import Midway
from pointluck.games.dogfight import view_types as dogfight
from pointluck.games.dogfight.pieces import Combat, Dogfight
from pointluck.games.kido_butai import view_types as kido_butai
from pointluck.games.kido_butai.pieces import KidoButai


class Part(Fields):
    count: int
    words: list[str]

    __slots__ = tuple(__annotations__)


class Whole(Fields):
    number: int
    name: str
    yes: bool
    row: list[int]
    fixed: tuple[int, ...]
    sides: Both[list[int]]
    rows: list[list[int]]
    octets: bytearray
    part: Part | None
    parts: list[Part]

    __slots__ = tuple(__annotations__)


class More(Whole):
    extra: int

    __slots__ = tuple(__annotations__)


def part() -> Part:
    return Part.from_plain({"count": 2, "words": ["a", "b"]})


def plain() -> dict[str, Any]:
    one = {"count": 2, "words": ["a", "b"]}
    return {
        "number": 1,
        "name": "x",
        "yes": True,
        "row": [1, 2],
        "fixed": (3, 4),
        "sides": [[1], [2, 3]],
        "rows": [[1], [], [2]],
        "octets": [5, 6],
        "part": one,
        "parts": [one, one],
    }


def test_what_is_written_is_read_back_also_through_json() -> None:
    whole = Whole.from_plain(plain())
    assert whole.to_plain() == plain()
    assert Whole.from_plain(json.loads(json.dumps(whole.to_plain()))).to_plain() == plain()
    assert (whole.fixed, whole.octets) == ((3, 4), bytearray((5, 6)))


def test_a_copy_and_what_is_written_share_nothing_that_can_change() -> None:
    whole = Whole.from_plain(plain())
    for twin in (whole.copy(), Whole.from_plain(whole.to_plain())):
        twin.row.append(9)
        twin.sides[1].append(9)
        twin.rows[0].append(9)
        twin.octets.append(9)
        assert twin.part is not None
        twin.part.words.append("z")
        twin.parts[0].count = 9
        assert whole.to_plain() == plain()
    written = whole.to_plain()
    written["sides"][0].append(9)
    written["part"]["words"].append("z")
    assert whole.to_plain() == plain()


def test_nothing_can_stand_where_a_part_may_be_missing() -> None:
    whole = Whole.from_plain(plain() | {"part": None})
    assert whole.copy().part is None
    assert whole.to_plain()["part"] is None


def test_a_class_adds_fields_to_those_of_its_base() -> None:
    more = More.from_plain(plain() | {"extra": 7}).copy()
    assert more.to_plain() == plain() | {"extra": 7}
    assert list(More.declared) == [*Whole.declared, "extra"]


class Shown(Fields):
    count: Open[int]
    hidden: list[int]
    sides: Open[Both[list[int]]]
    part: Open[Part | None]

    __slots__ = tuple(__annotations__)


def test_open_fields_are_shown_under_their_names_and_read_back() -> None:
    written = {"count": 3, "hidden": [9], "sides": [[1], []], "part": {"count": 2, "words": ["a"]}}
    shown = Shown.from_plain(written)
    lying_open = {name: value for name, value in written.items() if name != "hidden"}
    assert shown.open_part() == lying_open
    assert Shown.from_open(lying_open | {"more": 1}) == lying_open
    shown.open_part()["sides"][1].append(5)
    assert shown.copy().to_plain() == written


@pytest.mark.parametrize(
    ("state", "shown"),
    [
        (KidoButai, kido_butai.OpenPart),
        (Midway, battle_of_midway.OpenPart),
        (Dogfight, dogfight.OpenPart),
        (Combat, dogfight.OpenCombat),
    ],
)
def test_the_type_of_a_view_names_the_open_fields(state: type[Fields], shown: Any) -> None:
    assert set(shown.__annotations__) == set(state.open_names)


def test_a_name_that_is_no_field_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        part().wrods = []  # type: ignore[attr-defined]


def test_what_is_no_plain_data_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match="no plain data"):

        class Bad(Fields):
            when: dict[str, float]
