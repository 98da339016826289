"""The `pointluck` command."""

from __future__ import annotations

import os
import sys


def main(words: list[str] | None = None) -> int:
    """Run the command line; the exit code. Whatever goes wrong is told in a sentence, never in a traceback."""
    from .entry import run

    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show an arrow shows a question mark; it must not stop the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:] if words is None else words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Somebody reads no further (`pointluck rules kido-butai | head`): be quiet, also when Python closes down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
