"""The board: areas, tiles, directions, distances."""

from __future__ import annotations

from collections import Counter

import pytest

from pointluck.games.dogfight.hexes import STEP, area, distance, offset, pair, rotated, within

from .table import GAME, Table

FIGURES = GAME.data.figures
OOB = Table().plain_oob()
BOARD = OOB.board


def test_a_direction_has_its_opposite_three_turns_on() -> None:
    for facing in range(6):
        assert STEP[facing] == -STEP[(facing + 3) % 6]
        assert STEP[(facing + 1) % 6] == offset(*rotated(*pair(area(0, 0) + STEP[facing]), 1))


def test_six_rotations_are_none_and_keep_distances() -> None:
    for q, r in within(4):
        assert rotated(q, r, 6) == (q, r)
        assert {distance(area(0, 0), area(*rotated(q, r, times))) for times in range(6)} == {
            distance(area(0, 0), area(q, r))
        }


@pytest.mark.clause("DF-2.3.2")
def test_the_board_has_133_areas_and_is_the_same_for_both_sides() -> None:
    assert len(BOARD.big) == 133
    turned = {area(-q, -r) for q, r in map(pair, BOARD.big)}
    assert turned == BOARD.big
    assert max(distance(one, other) for one in BOARD.big for other in BOARD.big) == 14
    assert {area(-q, -r) for q, r in map(pair, OOB.start[0])} == set(OOB.start[1])


@pytest.mark.clause("DF-2.3.2")
def test_the_midway_tile_touches_all_others_and_each_of_them_its_neighbours() -> None:
    tiles = BOARD.tile_areas

    def touch(one: str, other: str) -> bool:
        return any(code + step in tiles[other] for code in tiles[one] for step in STEP)

    assert sum(len(areas) for areas in tiles.values()) == 133, "tiles do not overlap"
    for one in tiles:
        assert sum(touch(one, other) for other in tiles if other != one) == (6 if one == "T0" else 3)


@pytest.mark.clause("DF-2.3.2")
def test_the_carriers_lie_opposite_each_other_12_apart() -> None:
    assert [pair(code) for code in OOB.carriers] == [(4, 2), (-4, -2)]
    assert distance(*OOB.carriers) == 12
    assert [tile for tile, areas in BOARD.tile_areas.items() for code in OOB.carriers if code in areas] == ["T1", "T4"]


@pytest.mark.clause("DF-1.2", "DF-R40")
def test_positions_of_small_tiles_along_the_rim() -> None:
    exits = [(code, facing) for code in BOARD.big for facing in range(6) if code + STEP[facing] not in BOARD.big]
    rim = {code + STEP[facing] for code, facing in exits}
    assert (len(exits), len(rim)) == (90, 48)
    positions = Counter(sum(BOARD.touches_big[place] for place in BOARD.by_area[code]) for code in rim)
    assert positions == {1: 6, 2: 30, 3: 12}
    for code, facing in exits:
        assert code + 2 * STEP[facing] not in BOARD.big


@pytest.mark.clause("DF-R14")
def test_areas_within_a_number_of_manoeuvres() -> None:
    counts = [len(BOARD.reach(area(0, 0), 0, number, [])) for number in range(1, 9)]
    assert counts == [1, 4, 11, 24, 45, 73, 97, 115]


@pytest.mark.clause("DF-R14")
@pytest.mark.parametrize(
    ("place", "manoeuvres"),
    [
        ((1, 0), 1),
        ((1, -1), 6),
        ((0, -1), 5),
        ((-1, 0), 6),
        ((-1, 1), 5),
        ((0, 1), 6),
        ((0, 0), 6),
        ((3, -1), 3),
        ((5, 0), 5),
        ((0, -2), 5),
        ((-2, 2), 5),
    ],
)
def test_manoeuvre_distance(place: tuple[int, int], manoeuvres: int) -> None:
    reached = [area(*place) in BOARD.reach(area(0, 0), 0, number, []) for number in range(1, 9)]
    assert reached.index(True) + 1 == manoeuvres


@pytest.mark.clause("DF-R14")
def test_the_quick_answer_about_reach_is_the_slow_one() -> None:
    """`reaches` takes short cuts; here it is held against the plain flood, with and without Small Tiles."""
    lying = BOARD.by_name["9,-4"]
    for tiles in ([-1, -1], [lying, -1]):
        for code in [*sorted(BOARD.big)[::7], area(8, -4)]:
            for facing in range(6):
                slow = BOARD.reach(code, facing, 5, tiles)
                targets = BOARD.big | BOARD.placements[lying].areas
                assert {one for one in targets if BOARD.reaches(code, facing, one, tiles)} == slow & targets


@pytest.mark.clause("DF-C10")
@pytest.mark.parametrize("aircraft", range(12))
def test_diagrams_turn_with_the_aircraft_and_are_alike_left_and_right(aircraft: int) -> None:
    east = OOB.diagrams[aircraft][0]
    for facing in range(6):
        turned = {offset(*rotated(*pair(area(0, 0) + where), facing)): colour for where, colour in east.items()}
        assert turned == OOB.diagrams[aircraft][facing]
    # Mirrored at the line of flight, (q, r) becomes (q + r, -r).
    assert {offset(q + r, -r) for q, r in (pair(area(0, 0) + where) for where in east)} == set(east)


@pytest.mark.clause("DF-R64")
def test_the_compact_board_is_for_carrier_hunt_only() -> None:
    compact = Table(board="compact").plain_oob()
    assert len(compact.board.big) == 49
    assert {len(placement.areas) for placement in compact.board.placements} == {3}
    assert [pair(code) for code in compact.carriers] == [(2, 1), (-2, -1)]
    assert all(distance(code, compact.carriers[side]) <= 1 for side in (0, 1) for code in compact.start[side])
    assert len(Table("domination", board="compact").plain_oob().board.big) == 133


@pytest.mark.clause("DF-3.3.2")
@pytest.mark.parametrize("layout", ["sides", "alternating"])
def test_nine_reinforcement_areas_a_side_outward_five_manoeuvres_from_midway(layout: str) -> None:
    oob = Table("domination", reinforcement_layout=layout).plain_oob()
    assert [len(start) for start in oob.start] == [9, 9]
    assert not set(oob.start[0]) & set(oob.start[1])
    outer = {
        tile
        for side in (0, 1)
        for code in oob.start[side]
        for tile, areas in oob.board.tile_areas.items()
        if code in areas
    }
    assert outer == {"T1", "T2", "T3", "T4", "T5", "T6"}
    for code in [*oob.start[0], *oob.start[1]]:
        nearest = min(distance(code, one) for one in oob.midway)
        assert nearest == 5
        assert any(code + step not in oob.board.big for step in STEP), "on the rim"
