"""A step is taken whole or not at all, whatever key is pressed meanwhile."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C in here takes effect only at the end, so that no step is applied but not written down."""
    pressed = False

    def note(*_: object) -> None:
        nonlocal pressed
        pressed = True

    try:
        before = signal.signal(signal.SIGINT, note)
    except ValueError:
        # Not the main thread: no signal arrives here.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
