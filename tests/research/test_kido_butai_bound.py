"""The bounds on what anybody can reach at Kido Butai: parts against the odds of the rules, players against the sum."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from fractions import Fraction
from itertools import product
from math import isclose

import pytest

pytest.importorskip("numpy")

from research.kido_butai.bound import hits, known_dice, raids, search, strikes
from research.kido_butai.bound.figures import Figures, read, squadron_points
from research.kido_butai.bound.search import STAGES, Stage

STANDARD = read("standard")
FRESH = (0, 0, 0, 0)


def sunk(after: dict[hits.Hits, float]) -> list[float]:
    """Chances of so many carriers sunk."""
    return [sum(share for now, share in after.items() if now.count(2) == count) for count in range(5)]


def plainly(code: str) -> object:
    """What code prints as JSON where the kernel runs as the plain Python that it is written in: nothing to compile."""
    environment = os.environ | {"POINTLUCK_KERNELS": "plain", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def test_an_unopposed_raid_has_the_odds_of_the_rules() -> None:
    one, two = hits.special(STANDARD, FRESH, 1), hits.special(STANDARD, FRESH, 2)
    assert one[FRESH] == pytest.approx(671 / 1296)
    assert sunk(one)[:4] == pytest.approx([4651 / 7776, 625 / 3888, 625 / 3888, 625 / 7776])
    assert sunk(two) == pytest.approx([763 / 3888, 875 / 5184, 10375 / 46656, 9875 / 46656, 3125 / 15552])


def test_a_bomber_that_passes_hits_as_the_rules_say() -> None:
    assert hits.normal(STANDARD, FRESH, 1)[1, 0, 0, 0] == pytest.approx(5 / 18)
    assert hits.normal(read("detailed-sequence"), FRESH, 1)[1, 0, 0, 0] == pytest.approx(5 / 36)
    assert hits.normal(STANDARD, (2, 0, 0, 0), 1)[2, 1, 0, 0] == pytest.approx(5 / 18)
    by_die = hits.normal(read("advanced"), FRESH, 1)
    assert by_die[0, 0, 0, 1] == pytest.approx(5 / 18 / 6)


def test_zeros_go_round_the_bombers() -> None:
    met = hits.intercepted(STANDARD, 4)
    assert met[1, 2, 1, 0] == pytest.approx(5 / 9)
    assert met[1, 3, 0, 1] == pytest.approx(1 / 27)
    assert met[3, 1, 0, 2] == pytest.approx(1 / 3)
    assert met[2, 4, 0, 2] == pytest.approx(1 / 81)


def test_the_search_clock_counts_what_the_dice_allow() -> None:
    """Against counting by hand: reported by the third hour and attacked in the fifth, or never."""
    odds = 1 - (5 / 6) ** 3
    early = 1 / 6 + 5 / 36  # the first fleet attacked by the fourth hour: its search may go on in that hour
    assert search.sunk_at_most(2, 1 / 6) == 0
    assert search.sunk_at_most(5, 1 / 6) == pytest.approx(2 * odds + missing_found_by_the_fifth(early))


def missing_found_by_the_fifth(early: float) -> float:
    """Of the first fleet's companions, one on the average, those that an attack in the fifth hour can still reach."""
    first_in_one, first_in_two = 1 / 6, early - 1 / 6
    return first_in_one * (1 - (5 / 6) ** 2) + first_in_two / 6


def test_a_zero_is_on_guard_for_nine_hours_at_most() -> None:
    prices = raids.usual_prices(STANDARD, "detailed-sequence") * 0
    prices[STANDARD.american_from :] = 1.0
    assert raids.timetable(STANDARD, prices)[1] == pytest.approx([9.0] * len(STAGES))
    assert raids.timetable(STANDARD, prices)[12] == pytest.approx([3.0] * len(STAGES))


def test_a_squadron_attacks_three_times_at_most() -> None:
    assert strikes.timetable(STANDARD, lambda turn, stage: 1.0) == pytest.approx(3.0)


def test_prices_of_strikes_only_make_the_bound_worse_not_wrong() -> None:
    """Above what the doctrine brings home (3.9), below what the search allows; and prices far off only raise it."""
    figures = read("advanced")
    good = strikes.priced(figures, strikes.prices_at(0.06, 0.25, 0.25))
    assert 3.9 < good < 7.0
    for price in (0.1, 0.4, 1.0):
        assert strikes.priced(figures, strikes.prices_at(price, price, price)) > good


def test_a_penalty_from_the_exact_value_leaves_nothing_to_foresee() -> None:
    mean = search.sunk_at_most(16, STANDARD.reported) * 3 + known_dice.granted(STANDARD)
    reports = tuple(turn in (2, 9) for turn in range(17))
    for drawn in (1, 2, 3):
        known = known_dice.Luck(reports, (drawn,) * 17)
        assert known_dice.ceiling(STANDARD, known) == 9 + known_dice.granted(STANDARD)
        assert known_dice.penalised(STANDARD, known) == pytest.approx(mean)
        assert known_dice.penalised(STANDARD, known, weight=0) == known_dice.ceiling(STANDARD, known)


def test_nothing_is_sunk_in_a_game_without_a_report_in_time() -> None:
    known = known_dice.Luck(tuple(turn == 15 for turn in range(17)), (3,) * 17)
    assert known_dice.ceiling(STANDARD, known) == known_dice.granted(STANDARD)


def test_the_clock_goes_through_all_its_stages() -> None:
    for stage in STAGES:
        after = search.turns_of(stage, 1 / 6)
        assert isclose(sum(after.values()), 1)
        assert all(then.sunk >= stage.sunk for then in after)
    assert search.turns_of(Stage(2, 1), 1 / 6) == {STAGES[-1]: 1.0}


@pytest.mark.slow
def test_no_player_gets_above_the_ceiling_of_known_dice() -> None:
    """The doctrine and the tuned doctrine, game by game with the same luck."""
    code = """if True:
        import json
        from research.kido_butai.bound.__main__ import known_luck
        from research.kido_butai.bound.figures import RULES, read
        from research.kido_butai.numbers import outcomes
        found = []
        for rules in RULES:
            tops, _ = known_luck(read(rules), rules, 60, 5)
            found += [(max(pair), top) for *pair, top in zip(*outcomes(*RULES[rules], 60, 5), tops)]
        print(json.dumps(found))"""
    games = plainly(code)
    assert isinstance(games, list)
    assert len(games) == 180
    assert all(score <= top for score, top in games)
    assert len({top for _, top in games}) > 2


def one_raid(figures: Figures) -> float:
    """A game with a single raid, by enumeration of all its dice: what is shot down less what is hit."""
    total = Fraction(0)
    for drawn, odds in ((0, Fraction(1, 2)), (1, Fraction(1, 3)), (2, Fraction(1, 6))):
        worth = Fraction(0)
        for dice in product(range(1, 7), repeat=4):
            worst = [max(dice[bomber::drawn]) for bomber in range(drawn)]
            shot, passed = sum(die >= 5 for die in worst), sum(die < 3 for die in worst)
            # At most one bomber falls on each of the first two carriers.
            worth += squadron_points(figures.oob, shot + 4) - passed * Fraction(5, 18)
        total += odds * worth / 6**4
    never = squadron_points(figures.oob, 4)
    return float(Fraction(19, 27) * total + Fraction(8, 27) * never)


@pytest.mark.slow
def test_a_single_raid_is_solved_exactly() -> None:
    code = """if True:
        import json
        from research.kido_butai.bound import raids
        from research.kido_butai.bound.figures import read
        figures = read("standard")._replace(turns=3, bombers=2, dummies=2)
        prices = raids.usual_prices(figures, "standard")
        found = [raids.value(figures, factor * prices) for factor in (0, 1, 4)]
        found.append(raids.value(figures, prices, escorts=(0.5, 0.5)))
        print(json.dumps(found))"""
    found = plainly(code)
    assert isinstance(found, list)
    free, fair, dear, escorted = found
    assert free == pytest.approx(one_raid(STANDARD))
    assert fair == pytest.approx(free, abs=0.2)
    assert free <= fair <= dear
    assert escorted < fair


def test_equal_squadrons_may_change_places() -> None:
    code = """if True:
        import json
        from research.kido_butai.bound.figures import new_game
        from research.kido_butai.states import position
        from pointluck.players.kido_butai.kernel import encoding, layout as at
        state = new_game("standard")
        figures, table = encoding.figures(state.oob), encoding.table(state)
        keys = []
        for changed in ({}, {0: at.CAP}, {1: at.CAP}, {3: at.CAP}, {0: 1, 4: 0}):
            row = table[:]
            for squadron, place in changed.items():
                row[at.PLACE + squadron] = place
            keys.append(position(row, figures, at.Q_JAPANESE))
        for facing in (at.EAST, at.NORTH):
            for load in (at.BOMBS, at.TORPEDOES):
                table[at.FACING], table[at.LOAD] = facing, load
                keys.append(position(table, figures, at.Q_JAPANESE))
        print(json.dumps(keys))"""
    keys = plainly(code)
    assert isinstance(keys, list)
    start, first, second, zero, swapped, bombs, torpedoes, landed, landed_with_torpedoes = keys
    assert first == second
    assert swapped == start
    assert bombs != torpedoes
    assert landed == landed_with_torpedoes
    assert len({start, first, zero}) == 3
