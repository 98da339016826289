"""What is made once and looked up later must be what would be made anew, whatever the figures are."""

from random import Random

import pytest

import pointluck
from pointluck.engine import DataError
from pointluck.games.battle_of_midway.asking import selections, shares
from pointluck.games.battle_of_midway.order_of_battle import IJN, USN, OrderOfBattle

GAME = pointluck.game("battle-of-midway")


def test_squalls_out_of_reach_change_no_flight() -> None:
    chart = OrderOfBattle(GAME.setup()).chart
    rng = Random(31)
    for _ in range(500):
        start, home = rng.randint(1, 41), rng.randint(1, 41)
        move, squalls = rng.randint(1, 4), rng.getrandbits(42) & rng.getrandbits(42)
        anew = chart.clear_of(start, move, squalls) | {
            zone for zone, far in enumerate(chart.distance[start]) if far < move
        }
        assert chart.reach(start, move, squalls) == sorted(anew)
        assert chart.homeward(start, home, move, squalls) == chart._homeward(start, home, move, squalls)


def test_choices_are_all_shares_the_most_first() -> None:
    rng = Random(32)
    for _ in range(300):
        kinds = tuple((f"kind{number}", rng.randint(1, 5)) for number in range(rng.randint(1, 4)))
        least, most = rng.randint(0, 3), rng.randint(0, 8)
        limits = tuple(count for _, count in kinds)
        expected = [
            tuple(f"{part}{kind}" for part, (kind, _) in zip(parts, kinds, strict=True) if part)
            for total in range(min(most, sum(limits)), least - 1, -1)
            for parts in shares(total, limits)
        ]
        assert selections(kinds, least, most) == expected


@pytest.mark.parametrize("side", ["ijn", "usn"])
def test_air_units_of_a_side_lie_together(side: str) -> None:
    """Places are searched slice by slice, also when a player gives a type to the other side."""
    oob = OrderOfBattle(GAME.setup(data={"air": {"D3A": {"side": side}, "F4F": {"side": side}}}))
    everybody = list(range(len(oob.air_type)))
    for one in (IJN, USN):
        assert everybody[oob.air_slice[one]] == oob.air[one]


def test_more_ships_than_places_are_refused() -> None:
    """A unit in the hangar of ship 100 could not be told from one on the deck of carrier 0."""
    with pytest.raises(DataError, match="data-range"):
        GAME.new(data={"ships": {"DD_YAGUMO": {"count": {"ijn": 60}}}})
