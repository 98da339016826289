"""Who supplies chance: seeded, scripted, asked, enumerated."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import pointluck
from pointluck.engine import Action, Asked, NotationError, Problem, Refused, Scripted, Seeded, State, distribution

GAME = pointluck.game("kido-butai")


def at_reconnaissance() -> State:
    """The first die of a game: US reconnaissance, then the Japanese one."""
    state = GAME.new()
    for line in ("load akagi 3b 0t", "load kaga 3b 0t", "load soryu 2b 0t", "load hiryu 2b 0t", "end"):
        state.apply(state.parse(line))
    assert state.seat == "chance"
    return state


# --- seeded ---------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_outcomes() -> None:
    one, other = Seeded(7), Seeded(7)
    state = at_reconnaissance()
    assert [one.pick(state) for _ in range(50)] == [other.pick(state) for _ in range(50)]
    assert [Seeded("7").pick(state)] == [Seeded(7).pick(state)], "a number or its text"


def test_another_seed_gives_other_outcomes() -> None:
    state = at_reconnaissance()
    games = {tuple(map(str, (Seeded(seed).pick(state) for _ in range(3)))) for seed in range(20)}
    assert len(games) > 1


def test_seeded_outcomes_are_pinned_for_all_time() -> None:
    chance = Seeded("pinned")
    state = at_reconnaissance()
    assert [chance.pick(state).args[0] for _ in range(10)] == PINNED


PINNED = ["3", "6", "4", "5", "4", "2", "1", "4", "2", "5"]


def test_a_seeded_die_shows_every_face_about_equally() -> None:
    chance = Seeded(1)
    state = at_reconnaissance()
    counts = Counter(chance.pick(state).args[0] for _ in range(6000))
    assert set(counts) == set("123456")
    assert all(880 < count < 1120 for count in counts.values())


def test_seeded_draws_follow_the_weights() -> None:
    state = _at_bomber_draw()
    assert state.weights() == [11, 11]
    chance = Seeded(2)
    counts = Counter(str(chance.pick(state)) for _ in range(2000))
    assert 900 < counts["draw bomber"] < 1100


def _at_bomber_draw() -> State:
    state = at_reconnaissance()
    for line in ("die 6", "die 6", "end", "end"):
        state.apply(state.parse(line))
    assert state.question is not None
    assert state.question.kind == "bomber-draw"
    return state


# --- scripted -------------------------------------------------------------------------------------------------------


def test_a_script_is_read_line_by_line() -> None:
    chance = Scripted(["die 3", "5"])
    state = at_reconnaissance()
    state.apply(chance.pick(state))
    assert chance.left == ["5"]
    assert chance.pick(state) == Action("die", ("5",))
    assert chance.left == []


def test_a_script_that_is_empty_says_so() -> None:
    with pytest.raises(Problem) as caught:
        Scripted([]).pick(at_reconnaissance())
    assert caught.value.key == "script-empty"


def test_lines_can_be_added_to_a_script() -> None:
    chance = Scripted(["1"])
    chance.add("2", "3")
    assert chance.left == ["1", "2", "3"]


def test_nonsense_in_a_script_is_told() -> None:
    with pytest.raises(NotationError):
        Scripted(["the die is cast"]).pick(at_reconnaissance())


# --- asked ----------------------------------------------------------------------------------------------------------


def test_a_person_is_asked_again_until_the_answer_is_possible() -> None:
    answers = iter(["", "six", "7", "draw bomber", "6"])
    problems: list[str] = []

    def ask(state: State, problem: Problem | None) -> str:
        problems.append("" if problem is None else f"{type(problem).__name__} {problem.key}")
        return next(answers)

    assert Asked(ask).pick(at_reconnaissance()) == Action("die", ("6",))
    assert problems == [
        "",
        "NotationError notation-one",
        "NotationError notation-verb",
        "Refused not-an-outcome",
        "Refused not-an-outcome",
    ]


def test_the_person_is_shown_what_is_possible() -> None:
    seen: list[Problem | None] = []

    def ask(state: State, problem: Problem | None) -> str:
        seen.append(problem)
        return "9" if problem is None else "1"

    Asked(ask).pick(at_reconnaissance())
    problem = seen[-1]
    assert isinstance(problem, Refused)
    assert problem.params["outcomes"] == [f"die {face}" for face in range(1, 7)]


# --- enumerated -----------------------------------------------------------------------------------------------------


def _found(state: State) -> bool:
    return bool(state.view(None)["kido_butai_found"])


def test_a_distribution_follows_every_outcome() -> None:
    def after(state: State) -> bool:
        return state.seat != "chance"

    assert distribution(at_reconnaissance(), _found, after) == {True: Fraction(1, 3), False: Fraction(2, 3)}


def test_a_distribution_merges_equal_states() -> None:
    seen = []

    def after(state: State) -> bool:
        seen.append(state.hash())
        return state.seat != "chance"

    distribution(at_reconnaissance(), _found, after)
    assert len(seen) == len(set(seen)) == 1 + 2 + 4, "not 1 + 6 + 36"


def test_a_distribution_leaves_the_state_alone() -> None:
    state = at_reconnaissance()
    before = state.to_json()
    distribution(state, _found, lambda state: state.seat != "chance")
    assert state.to_json() == before


def test_a_distribution_stops_where_it_stands() -> None:
    assert distribution(at_reconnaissance(), _found, lambda _: True) == {False: Fraction(1)}


def test_decisions_on_the_way_need_somebody_to_decide() -> None:
    with pytest.raises(ValueError, match="choose"):
        distribution(at_reconnaissance(), _found, lambda _: False)
    chances = distribution(
        at_reconnaissance(),
        lambda state: int(state.view(None)["fleets_reported"]),
        lambda state: state.view(None)["turn"] > 2,
        lambda state: state.parse("end"),
    )
    assert chances == {0: Fraction(25, 36), 1: Fraction(11, 36)}
