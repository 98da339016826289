"""The process in which bots think: `python -m pointluck.players.thinker` reads questions and writes answers.

It is given what the seat may see and nothing else, so no bot can know more than a person in its place.
"""

from __future__ import annotations

from pointluck.engine import Action, Question

from . import AT_TABLES, Situation, player
from .answering import Job, Tell, answer


def decide(job: Job, tell: Tell) -> int:
    """The place of the chosen action among the legal ones. Tells which share of its thinking is done."""
    legal = [Action(kind, tuple(args)) for kind, args in job["legal"]]
    situation = Situation.plain(job["seat"], Question(*job["question"]), legal, job["view"], tell)
    return legal.index(player(job["bot"], job["game"], job["seat"], job["seed"], AT_TABLES).choose(situation))


if __name__ == "__main__":
    answer(decide)
