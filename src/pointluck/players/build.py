"""`python -m pointluck.players.build`: compiles what the bots calculate with, so that they think faster from then on.

Needs the extra `fast`; without it there is nothing to do. What was compiled before is found again at once, so this can
be run any number of times. `pointluck` runs it beside the server while the first table is being laid.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec


def main() -> int:
    if find_spec("numba") is None:
        return 0
    _kido_butai()
    return _dogfight()


def _kido_butai() -> None:
    """One decision of a Captain compiles the kernel."""
    from pointluck.games import game

    from . import Situation, player

    state = game("kido-butai").new()
    captain = player("captain", "kido-butai", "japan", 1)
    while not captain.explain() and not state.over:
        seat = state.seat
        state.apply(captain.choose(Situation(state, seat)) if seat == "japan" else state.legal()[0])


def _dogfight() -> int:
    from .dogfight.compiled import ready

    if ready():
        return 0
    return subprocess.run([sys.executable, "-m", "pointluck.players.dogfight.build"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
