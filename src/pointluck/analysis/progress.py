"""A bar on the error stream that shows how far long work has come, where a person can see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

_BETWEEN = 0.1


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to be told the count. Away from a terminal nothing is shown."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Output of others must not be caught: tables and JSON are printed when the bar has gone.
    shown = Progress(
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    task = shown.add_task(label, total=total)
    last = 0.0

    def tell(count: int) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= _BETWEEN or count == total:
            last = now
            shown.update(task, completed=count)

    with shown:
        yield tell
