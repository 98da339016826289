"""The process in which bots think: `python -m pointluck.players.thinker` reads questions and writes answers.

It is given what the seat may see and nothing else, so no bot can know more than a person in its place.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, TextIO

from pointluck.engine import Action, Question

from . import AT_TABLES, Situation, player


def decide(job: dict[str, Any], answers: TextIO) -> int:
    """The place of the chosen action among the legal ones."""

    def report(share: float) -> None:
        answers.write(json.dumps({"share": share}) + "\n")
        answers.flush()

    legal = [Action(kind, tuple(args)) for kind, args in job["legal"]]
    situation = Situation.plain(job["seat"], Question(*job["question"]), legal, job["view"], report)
    return legal.index(player(job["bot"], job["game"], job["seat"], job["seed"], AT_TABLES).choose(situation))


def main() -> None:
    # Ctrl-C in a terminal reaches every process there; whoever started this one ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a bot prints must not be taken for an answer.
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = {"chose": decide(json.loads(line), answers)}
        except Exception as error:  # a bot that fails must not take the next one's process with it
            answer = {"failed": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
        if _could_think_faster():
            # Nobody asks before the answer is read, so nothing is lost with what stands in this process's memory.
            os.execv(sys.executable, [sys.executable, "-m", "pointluck.players.thinker"])


def _could_think_faster() -> bool:
    """Whether kernels have been compiled since this process began to do without them."""
    kernels = sys.modules.get("pointluck.players.dogfight.compiled")
    return os.name == "posix" and kernels is not None and kernels.outdated()


if __name__ == "__main__":
    main()
