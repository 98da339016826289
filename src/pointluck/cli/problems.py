"""What can go wrong at the command line, and the exit code it gives."""

from __future__ import annotations

from pointluck.engine import DataError, Problem, RecordError, StateError

USAGE = 2
BAD_FILE = 1


class UsageProblem(Problem):
    """A command line that cannot be carried out."""


class FileProblem(Problem):
    """A file that cannot be read, written or trusted."""


def exit_code(problem: Problem) -> int:
    return BAD_FILE if isinstance(problem, (FileProblem, DataError, RecordError, StateError)) else USAGE
