"""`python -m pointluck.players.dogfight.build`: compiles the kernels, so that leaders who look ahead think faster.

Needs the extra `fast`. Without compiled kernels they play the same moves, slower. A few games are played on the way,
and what a decision costs is printed; with `--check` they are played both ways and compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from time import process_time

GAMES = 2


def main() -> int:
    if "POINTLUCK_KERNELS" not in os.environ:
        return _both() if "--check" in sys.argv else _run("compiled")[0]
    from pointluck.engine import CHANCE, Seeded
    from pointluck.games import game
    from pointluck.players import Situation, player
    from pointluck.players.shelves import put

    from .compiled import GAME, NUMBA

    if os.environ["POINTLUCK_KERNELS"] == "compiled" and NUMBA is None:
        print("numba is not installed; install pointluck[fast]", file=sys.stderr)
        return 1
    title = game("dogfight")
    spent: dict[str, list[float]] = defaultdict(list)
    for preset in ("carrier-hunt", "domination-short"):
        for seed in range(GAMES):
            state = title.new(preset)
            leaders = {
                seat: player(("captain", "admiral")[(number + seed) % 2], "dogfight", seat, seed)
                for number, seat in enumerate(title.seats)
            }
            chance = Seeded(seed)
            while (seat := state.seat) is not None:
                if seat == CHANCE:
                    state.apply(chance.pick(state))
                    continue
                began = process_time()
                action = leaders[seat].choose(Situation(state, seat))
                spent[leaders[seat].name].append(process_time() - began)
                state.apply(action)
            print(preset, seed, state.hash())
    for name, seconds in sorted(spent.items()):
        mean, most = sum(seconds) / len(seconds), max(seconds)
        game_time = sum(seconds) / (2 * GAMES)
        print(f"{name}: {mean:.4f} s a decision, {most:.2f} s at most, {game_time:.1f} s a game", file=sys.stderr)
    if NUMBA is not None:
        put(GAME)
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
