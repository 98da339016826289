"""Problems travel between processes."""

import pickle

import pytest

from pointluck.engine import OptionError, Problem, RecordError, Refusal, Refused


@pytest.mark.parametrize(
    "problem",
    [
        Problem("game-unknown", game="jutland", games=["kido-butai"]),
        OptionError("option-unknown", option="kb.x", options=[]),
        RecordError(7, "record-chain"),
        Refused(Refusal("no-room", {"ship": "Akagi", "capacity": 4}, "KB-3k")),
    ],
)
def test_a_problem_survives_pickling(problem: Problem) -> None:
    revived = pickle.loads(pickle.dumps(problem))
    assert type(revived) is type(problem)
    assert (revived.key, revived.params, str(revived)) == (problem.key, problem.params, str(problem))
    assert vars(revived) == vars(problem)
