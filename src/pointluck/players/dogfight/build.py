"""`python -m pointluck.players.dogfight.build`: compiles the kernels, so that leaders who look ahead think faster.

Needs the extra `fast`. Without compiled kernels they play the same moves, slower. With `--check` whole games are played
both ways and compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

GAMES = 2


def main() -> int:
    if "POINTLUCK_KERNELS" not in os.environ:
        return _both() if "--check" in sys.argv else _run("compiled")[0]
    from pointluck.engine import CHANCE, Seeded
    from pointluck.games import game
    from pointluck.players import Situation, player

    from .compiled import _NUMBA, READY, shelf

    if os.environ["POINTLUCK_KERNELS"] == "compiled" and _NUMBA is None:
        print("numba is not installed; install pointluck[fast]", file=sys.stderr)
        return 1
    title = game("dogfight")
    began = perf_counter()
    for preset in ("carrier-hunt", "domination-short"):
        for seed in range(GAMES):
            state = title.new(preset)
            leaders = {
                seat: player(("captain", "admiral")[(number + seed) % 2], "dogfight", seat, seed)
                for number, seat in enumerate(title.seats)
            }
            chance = Seeded(seed)
            while (seat := state.seat) is not None:
                state.apply(chance.pick(state) if seat == CHANCE else leaders[seat].choose(Situation(state, seat)))
            print(preset, seed, state.hash())
    print(f"{perf_counter() - began:.1f} s", file=sys.stderr)
    if _NUMBA is not None:
        Path(shelf(), READY).touch()
    return 0


def _run(kernels: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "pointluck.players.dogfight.build"]
    asked = os.environ | {"POINTLUCK_KERNELS": kernels}
    done = subprocess.run(command, env=asked, stdout=subprocess.PIPE, text=True, check=False)
    return done.returncode, done.stdout


def _both() -> int:
    compiled, plain = _run("compiled"), _run("plain")
    alike = compiled == plain
    print(compiled[1] + ("The same games both ways." if alike else f"Different:\n{plain[1]}"))
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
