"""Observations and answers in numbers: the same for all games, complete, and made from what the seat may know."""

from __future__ import annotations

from random import Random
from typing import cast, get_args

import numpy as np
import pytest

import pointluck
from pointluck.engine import Action, DataError, Problem
from pointluck.envs.encoding import LONGEST_ANSWER, MOST_LEGAL, Encoding, Listed, Numbering, encoding
from pointluck.envs.words import LETTERS, NUMBERS, words_of
from tests.envs.games import TITLES, positions

EVERY = {"kido-butai": 3, "dogfight": 3, "battle-of-midway": 41}


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_every_answer_has_a_place_and_a_description_of_its_own(title: str) -> None:
    for state in positions(title, range(7), EVERY[title]):
        numbers = encoding(state.setup)
        for seat in state.setup.game.seats:
            seen = numbers.observation(state, seat)
            assert numbers.observation_space().contains(seen)
            legal = state.legal() if state.seat == seat else []
            assert seen["action_mask"].sum() == len(legal)
            assert list(numbers.offered(state).values()) == legal or state.seat != seat
            described = seen["answers"][: len(legal)]
            assert len({row.tobytes() for row in described}) == len(legal)
            assert not seen["answers"][len(legal) :].any(), "whoever is not asked is shown no answers"


@pytest.mark.parametrize("title", TITLES)
def test_the_words_of_our_games_are_known(title: str) -> None:
    """Nothing but single letters is spelled, and the tokens say what the text says."""
    for state in positions(title, range(3), EVERY[title]):
        words = words_of(state.setup)
        for action in state.legal():
            tokens = words.said(str(action))
            assert "".join(words.texts[token] for token in tokens) == str(action).replace(" ", "")
            lone = [NUMBERS < token <= NUMBERS + len(LETTERS) for token in tokens]
            pairs = [i for i in range(1, len(lone)) if lone[i - 1] and lone[i]]
            joined = ["".join(words.texts[token] for token in tokens[i - 1 : i + 1]) for i in pairs]
            assert not [pair for pair in joined if pair.isalpha()], action


def test_tokens_are_the_same_under_all_options_of_a_game() -> None:
    game = pointluck.game("dogfight")
    one, other = game.new("domination").setup, game.new("standard", board="compact").setup
    assert words_of(one) is words_of(other)


def test_figures_need_not_fit_every_preset() -> None:
    """Eight aircraft find room in Domination alone."""
    game = pointluck.game("dogfight")
    figures = {"components": {"fighters_per_side": 6}}
    with pytest.raises(DataError):
        game.new("carrier-hunt", figures)
    state = game.new("domination", figures)
    for actions in get_args(Numbering):
        numbers = encoding(state.setup, actions)
        assert numbers.observation_space().contains(numbers.observation(state, "japan"))


def test_a_strange_word_is_spelled() -> None:
    words = words_of(pointluck.game("dogfight").new().setup)
    assert [words.texts[token] for token in words.said("fly qzü 300")] == [
        *("fly", "q", "z", "195", "188"),
        *("3", "0", "0"),
    ]


def test_nothing_is_cut_off() -> None:
    """More answers, a longer answer or a longer view than there is room for is a clear problem."""
    legal = [Action("bid", (str(number),)) for number in range(MOST_LEGAL + 1)]
    assert len(Listed("dogfight").offered(legal[1:])) == MOST_LEGAL
    with pytest.raises(Problem) as caught:
        Listed("dogfight").offered(legal)
    assert (caught.value.key, caught.value.params["count"]) == ("environment-overflow", MOST_LEGAL + 1)
    numbers = Encoding(pointluck.game("dogfight").new().setup)
    with pytest.raises(Problem, match=r"environment-overflow.*answer"):
        numbers.described({0: Action("plan", ("left",) * LONGEST_ANSWER)})
    numbers.longest = 100
    with pytest.raises(Problem, match=r"environment-overflow.*view"):
        numbers.observation(pointluck.game("dogfight").new(), "usa")


@pytest.mark.parametrize(
    "given", [("battle-of-midway", "named", "environment-unlisted"), ("dogfight", "no", "environment-actions")]
)
def test_what_cannot_be_numbered_is_refused(given: tuple[str, str, str]) -> None:
    title, actions, key = given
    with pytest.raises(Problem) as caught:
        Encoding(pointluck.game(title).new().setup, cast(Numbering, actions))
    assert caught.value.key == key


@pytest.mark.slow
@pytest.mark.parametrize(("title", "seeds", "every"), [("dogfight", 12, 1), ("battle-of-midway", 5, 41)])
def test_observations_do_not_change_with_what_a_seat_may_not_know(title: str, seeds: int, every: int) -> None:
    """Whoever is asked learns by the mask what is legal, and that follows from the view as well."""
    differing = 0
    ways: tuple[Numbering, ...] = ("listed", "named") if title == "dogfight" else ("listed",)
    for seed, state in enumerate(positions(title, range(seeds), every, fog=True)):
        codes = [encoding(state.setup, actions) for actions in ways]
        for seat in state.setup.game.seats:
            other = state.with_other_secrets(seat, Random(seed))
            if other is None:
                continue
            differing += 1
            for numbers in codes:
                seen, same = numbers.observation(state, seat), numbers.observation(other, seat)
                assert seen.keys() == same.keys()
                assert all(np.array_equal(seen[name], same[name]) for name in seen), state
    assert differing > 50
