"""What the staff advises: legal, from what the seat may know, in time, and no more than is proven."""

import json
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from pointluck.analysis.review import BLUNDER, FINE
from pointluck.analysis.staff import ALIKE, BEHIND, BEST, HABIT, MIXED, SECONDS, advise
from pointluck.engine import CHANCE, Question, Seeded, State
from pointluck.games import game
from pointluck.players import Situation

GAMES = [("kido-butai", "standard"), ("battle-of-midway", "standard"), ("dogfight", "carrier-hunt")]
ALL = pytest.mark.parametrize(("title", "preset"), GAMES)


def positions(title: str, preset: str, seed: str, count: int, apart: int = 5) -> Iterator[State]:
    """Positions of a game played at random, in which somebody has a choice."""
    rng, chance = Random(seed), Seeded(seed)
    state = game(title).new(preset)
    asked = found = 0
    while found < count and state.seat is not None:
        if state.seat == CHANCE:
            state.apply(chance.pick(state))
            continue
        legal = state.legal()
        asked += len(legal) > 1
        if len(legal) > 1 and asked % apart == 0:
            found += 1
            yield state.copy()
        state.apply(rng.choice(legal))


def asked_of(state: State) -> Situation:
    assert state.seat is not None
    return Situation(state, state.seat)


@pytest.mark.slow
@ALL
def test_every_answer_is_legal_and_the_first_is_worth_most_as_far_as_that_is_proven(title: str, preset: str) -> None:
    weighed = 0
    for state in positions(title, preset, "legal", 8):
        situation = asked_of(state)
        counsel = advise(game(title), situation, "1", batches=2)
        actions = [one.action for one in counsel.answers]
        assert 1 <= len(actions) <= 3 and len(set(actions)) == len(actions)
        assert set(actions) <= set(state.legal())
        first, *others = counsel.answers
        if counsel.games:
            weighed += 1
            assert first.value is not None and others
            for one in others:
                assert one.value is not None and one.gap is not None
                assert one.gap.mean == pytest.approx(first.value.mean - one.value.mean)
                assert one.why == ALIKE or (one.why == BEHIND and one.gap.mean > 2 * one.gap.error)
        else:
            assert not others and first.value is None and first.why in (HABIT, MIXED)
    assert weighed


@pytest.mark.slow
@pytest.mark.parametrize(("title", "preset"), GAMES[1:])
def test_advice_does_not_change_with_what_the_seat_may_not_know(title: str, preset: str) -> None:
    varied = 0
    for state in positions(title, preset, "secret", 40, 2):
        situation = asked_of(state)
        other = state.with_other_secrets(situation.seat, Random("other"))
        if other is None or other.legal() != situation.legal:
            continue
        varied += 1
        one, two = (advise(game(title), asked_of(each), "1", seconds=60, batches=1) for each in (state, other))
        assert one == two
        if varied == 4:
            return
    assert varied


@pytest.mark.slow
@ALL
def test_a_view_is_all_it_needs(title: str, preset: str) -> None:
    """In the process where it is worked out there is no state: what it gets went through a pipe."""
    (state,) = positions(title, preset, "view", 1)
    situation = asked_of(state)
    view = json.loads(json.dumps(state.view(situation.seat)))
    question = Question(*situation.question)
    plain = Situation.plain(situation.seat, question, situation.legal, view)
    one, two = (advise(game(title), each, "1", seconds=60, batches=1) for each in (situation, plain))
    assert one == two


@pytest.mark.slow
@ALL
def test_it_answers_in_time(title: str, preset: str) -> None:
    for number, state in enumerate(positions(title, preset, "time", 3, 9)):
        began = process_time()
        advise(game(title), asked_of(state), str(number))
        assert process_time() - began < SECONDS + 0.6


@pytest.mark.slow
def test_an_answer_that_gives_everything_away_is_a_blunder_and_the_best_is_fine() -> None:
    """At a strike over its target: to fly on, or to come home with its bombs."""
    marks = {}
    for state in positions("kido-butai", "standard", "blunder", 60, 1):
        legal = {str(action): action for action in state.legal()}
        if "end" in legal and any(one.startswith("fly") for one in legal):
            counsel = advise(game("kido-butai"), asked_of(state), "1", legal["end"], batches=4)
            assert counsel.given is not None and counsel.given.action == legal["end"]
            marks[counsel.mark] = counsel
            first = counsel.answers[0]
            fine = advise(game("kido-butai"), asked_of(state), "1", first.action, batches=4)
            assert fine.mark == FINE
    assert BLUNDER in marks
    worst = marks[BLUNDER].given
    assert worst is not None and worst.gap is not None and worst.gap.mean >= 1.0
    assert marks[BLUNDER].answers[0].why in (BEST, "best-alike")
