"""The positions of the battle school: whole, honest about what is hidden, and proven again."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

import pointluck
from pointluck.analysis.school import Position, named, positions
from pointluck.analysis.school.proof import DRAWN, GAMES, LEAST, LEAST_CHANCE, LUCK, PROVEN, compared, prove
from pointluck.engine import Action
from pointluck.language import Language
from pointluck.players import Situation

GAMES_WITH_SCHOOL = ("kido-butai", "battle-of-midway", "dogfight")
ALL = [one for title in GAMES_WITH_SCHOOL for one in positions(title)]


def test_there_are_enough_of_every_game_and_they_take_little_room() -> None:
    counts = {title: len(positions(title)) for title in GAMES_WITH_SCHOOL}
    assert counts == {"kido-butai": 60, "battle-of-midway": 30, "dogfight": 60}
    room = files("pointluck.analysis.school")
    assert sum(len((room / f"{title}.jsonl").read_bytes()) for title in GAMES_WITH_SCHOOL) < 1_000_000
    assert positions("no-such-game") == ()


def test_no_two_are_the_same_and_each_game_has_easy_and_hard_ones_of_several_themes() -> None:
    assert len({one.id for one in ALL}) == len(ALL)
    for title in GAMES_WITH_SCHOOL:
        assert {1, 3} <= {one.difficulty for one in positions(title)} <= {1, 2, 3}
        assert len({one.theme for one in positions(title)}) >= 3


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_the_best_answer_is_as_much_better_as_it_has_to_be(one: Position) -> None:
    best, *others = one.worth
    assert others and best.gap == 0 and one.games == GAMES[one.until]
    for other in others:
        assert other.gap >= max(LEAST.get(one.unit, LEAST_CHANCE), PROVEN * other.error - 1e-3)
    assert one.id == named(one.game, one.preset, ";".join(one.steps))


def test_every_theme_has_a_name_in_both_languages() -> None:
    for code in ("en", "de"):
        words = Language(code)
        assert all(words.has(f"school-theme-{one.theme}") for one in ALL)


@pytest.mark.slow
@pytest.mark.parametrize("title", GAMES_WITH_SCHOOL)
def test_each_is_reached_by_the_rules_and_asks_its_seat_for_one_of_the_answers(title: str) -> None:
    for one in positions(title):
        state = one.state()
        assert state.seat == one.seat and state.question is not None and state.question.kind not in DRAWN
        assert sorted(map(str, state.legal())) == sorted(answer.action for answer in one.worth)


@pytest.mark.slow
@pytest.mark.parametrize("title", GAMES_WITH_SCHOOL)
def test_a_random_tenth_is_proven_again(title: str) -> None:
    all_of = positions(title)
    for one in Random().sample(all_of, len(all_of) // 10):
        proof = prove(pointluck.game(title), Situation(one.state(), one.seat), LUCK)
        assert proof.holds and str(proof.best) == one.best.action, one.id


@pytest.mark.slow
@pytest.mark.parametrize("title", GAMES_WITH_SCHOOL)
def test_a_proof_needs_no_more_than_what_the_seat_sees(title: str) -> None:
    one = positions(title)[0]
    state = one.state()
    question, view = state.question, state.view(one.seat)
    assert question is not None
    seen = Situation.plain(one.seat, question, state.legal(), view)
    assert prove(state.setup.game, seen, "any", 4) == prove(state.setup.game, Situation(state, one.seat), "any", 4)


def test_the_nearest_rival_is_the_one_that_is_least_surely_worse() -> None:
    a, b, c = (Action("say", (word,)) for word in "abc")
    found = compared([a, b, c], [[1.0] * 40, [0.0, 1.6] * 20, [0.6] * 40], "points")
    assert (found.best, found.second) == (a, b)
    assert not found.holds
    assert compared([a, c], [[1.0] * 40, [0.5] * 40], "points").holds
    assert not compared([a, c], [[1.0] * 40, [0.51] * 40], "points").holds
    assert compared([a, c], [[1.0] * 40, [0.91] * 40], "chance").holds
