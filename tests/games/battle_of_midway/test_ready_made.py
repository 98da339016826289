"""What is made once and looked up later must be what would be made anew, whatever the figures are."""

from random import Random
from typing import Any

import pytest

import pointluck
from pointluck.engine import DataError
from pointluck.games.battle_of_midway import asking
from pointluck.games.battle_of_midway.asking import MOST_CHOICES, selections, shares
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


TAKEN_OVER = {
    "air": {"D3A": {"side": "usn"}},
    "setup": {
        "aboard": {
            "Hiryu": [{"type": "A6M", "n": 2}],
            "Soryu": [{"type": "A6M", "n": 2}],
            "Hornet": [{"type": "F4F", "n": 4}, {"type": "D3A", "n": 3, "load": "B"}],
        },
        "in_flight": [],
    },
}


@pytest.mark.parametrize("data", [{}, TAKEN_OVER])
def test_air_units_of_a_side_lie_together(data: dict[str, Any]) -> None:
    """Places are searched slice by slice, also when a player gives a type to the other side."""
    oob = OrderOfBattle(GAME.setup(data=data))
    everybody = list(range(len(oob.air_type)))
    for one in (IJN, USN):
        assert everybody[oob.air_slice[one]] == oob.air[one]


def test_choices_beyond_all_bounds_are_cut_off_and_none_stays_possible() -> None:
    kinds = tuple((f"kind{number}", 30) for number in range(10))
    found = selections(kinds, 0, 90)
    assert len(found) == MOST_CHOICES + 1
    assert found[0] == ("30kind0", "30kind1", "30kind2")
    assert found[-1] == ()
    assert len(set(found)) == len(found)


def test_the_choices_that_are_cut_off_are_listed_in_the_same_order(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = (("a6m", 3), ("d3a-b", 2), ("b5n-t", 4), ("b5n-b", 1))
    whole = [selections(kinds, least, 7) for least in (0, 2)]
    monkeypatch.setattr(asking, "MOST_CHOICES", 40)
    for least, listed in zip((0, 2), whole, strict=True):
        assert selections(kinds, least, 7) == listed[:40] + ([()] if not least else [])


def test_more_ships_than_places_are_refused() -> None:
    """A unit in the hangar of ship 100 could not be told from one on the deck of carrier 0."""
    with pytest.raises(DataError, match="data-long"):
        GAME.new(data={"ships": {"DD_YAGUMO": {"count": {"ijn": 60}}}})
