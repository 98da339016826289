"""What can go wrong at the command line, and the exit code it gives."""

from __future__ import annotations

from pointluck.engine import DataError, Problem, RecordError, StateError

USAGE = 2
BAD_FILE = 1
DAMAGED = 3
"""Done, and saved, but something that was saved is damaged: it has been named."""


class UsageProblem(Problem):
    """A command line that cannot be carried out."""


class FileProblem(Problem):
    """A file that cannot be read, written or trusted."""


def exit_code(problem: Problem) -> int:
    # Told by its room, since importing the tables only to name their problems would take a second.
    of_tables = type(problem).__module__.startswith("pointluck.tables.")
    bad = of_tables or isinstance(problem, (FileProblem, DataError, RecordError, StateError))
    return BAD_FILE if bad else USAGE
