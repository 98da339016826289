"""What can go wrong at a table, sorted by what a client should do about it."""

from __future__ import annotations

from pointluck.engine import Problem


class TableProblem(Problem):
    """A wish that cannot be carried out as it is. Nothing has changed."""


class NotFound(TableProblem):
    """There is no such thing, or none that this person may know of: the two are never told apart."""


class NotAllowed(TableProblem):
    """It is there, but not this person's to touch."""


class Stale(TableProblem):
    """The wish was made about a position that has passed. Look again, then decide anew."""


class StoreProblem(TableProblem):
    """The database did not take it: full, gone or locked. Nothing was saved; the same wish may succeed later."""
