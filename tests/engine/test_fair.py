"""Fair dice: what nobody can choose and everybody can check."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pointluck
from pointluck.engine import Entropy, FairDice
from pointluck.engine.chance import weighted
from pointluck.engine.fair import commitment, is_entropy, mix, new_secret, uniform
from tests.support import prefix

SECRET = bytes(range(32))
ENTROPY = (Entropy("usa", "ab" * 16), Entropy("japan", "cd" * 16))


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


def test_an_outcome_is_the_published_formula_and_nothing_else() -> None:
    """docs/fair-dice.md, done by hand."""
    digest = hashlib.sha256(f"usa {'ab' * 16}\njapan {'cd' * 16}\n".encode()).hexdigest()
    message = f"table|17|{digest}|0".encode()
    number = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest(), "big")
    assert FairDice(SECRET, "table", ENTROPY).below(6, 17) == number % 6


@pytest.mark.parametrize("total", range(1, 65))
def test_every_outcome_has_exactly_as_many_ways_to_come_up(total: int) -> None:
    """All numbers of a small space: those that are taken fall evenly on the outcomes, the rest is passed over."""
    space = 256
    taken: Counter[int] = Counter()
    passed_over = 0
    for number in range(space):
        drawn = iter((number, 0))
        counters = []

        def numbers(counter: int, drawn: object = drawn, counters: list[int] = counters) -> int:
            counters.append(counter)
            return next(drawn)  # type: ignore[call-overload, no-any-return]

        outcome = uniform(total, numbers, space)
        if counters == [0]:
            taken[outcome] += 1
        else:
            assert counters == [0, 1]
            passed_over += 1
    assert set(taken) == set(range(total))
    assert len(set(taken.values())) == 1, "no outcome is more likely than another"
    assert passed_over == space % total < total


@given(st.lists(st.integers(1, 9), min_size=1, max_size=8))
def test_an_outcome_comes_up_as_often_as_its_weight_says(weights: list[int]) -> None:
    outcomes = list(range(len(weights)))
    counts = Counter(weighted(outcomes, weights, mark) for mark in range(sum(weights)))
    assert [counts[outcome] for outcome in outcomes] == weights
    with pytest.raises((ValueError, IndexError)):
        weighted(outcomes, weights, sum(weights))


def test_secret_table_line_and_entropy_all_matter() -> None:
    def rolls(dice: FairDice, first: int = 1) -> list[int]:
        return [dice.below(1000, seq) for seq in range(first, first + 20)]

    dice = FairDice(SECRET, "table", ENTROPY)
    assert rolls(dice) == rolls(FairDice(SECRET, "table", ENTROPY)), "the same again for whoever checks"
    others = [
        rolls(FairDice(SECRET[::-1], "table", ENTROPY)),
        rolls(FairDice(SECRET, "other", ENTROPY)),
        rolls(FairDice(SECRET, "table", ENTROPY[:1])),
        rolls(FairDice(SECRET, "table", ENTROPY[::-1])),
        rolls(dice, 21),
    ]
    assert rolls(dice) not in others
    assert mix(ENTROPY) != mix(ENTROPY[::-1])


@pytest.mark.parametrize("name", pointluck.games())
def test_a_pick_is_one_of_the_possible_outcomes(name: str) -> None:
    dice = FairDice(SECRET, "table", ENTROPY)
    picked = 0
    for length in range(0, 120, 3):
        state = prefix(pointluck.game(name).new(), length, length)
        if state.seat == "chance":
            picked += 1
            assert dice.on(length).pick(state) in state.legal()
    assert picked


@pytest.mark.parametrize(
    ("digits", "good"),
    [("ab" * 16, True), ("ab" * 64, True), ("ab" * 15, False), ("ab" * 65, False), ("AB" * 16, False), ("", False)],
)
def test_entropy_is_hexadecimal_and_long_enough(digits: str, good: bool) -> None:
    assert is_entropy(digits) is good
