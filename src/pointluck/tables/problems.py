"""What can go wrong at a table, sorted by what a client should do about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

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


class Overloaded(TableProblem):
    """The server cannot work on it now. Nothing has changed; the same wish may succeed later."""


class TooMuch(TableProblem):
    """More work than the server does for one wish, in time or in memory. Nothing has changed."""


@contextmanager
def undamaged(table_id: str) -> Iterator[None]:
    """Whatever goes wrong in the block means that the rows of this table are not what we wrote: `table-broken`.

    What a table says in words of its own (rules that have changed, nobody's business) stays what it is.
    """
    try:
        yield
    except (TableProblem, SQLAlchemyError, OSError, MemoryError):
        raise
    except Exception as error:
        raise TableProblem("table-broken", table=table_id) from error
