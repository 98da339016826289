"""What the bots calculate with is compiled beside the game, and whoever thinks takes it up when it is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pointluck
from pointluck.players.dogfight.compiled import READY, shelf

GAME = pointluck.game("dogfight")


def job(bot: str) -> str:
    state = GAME.new()
    seat = state.seat
    assert seat is not None
    told: dict[str, Any] = {"game": "dogfight", "bot": bot, "seat": seat, "seed": "1", "view": state.view(seat)}
    return json.dumps(told | {"question": state.question, "legal": state.legal()}) + "\n"


def modules(process: subprocess.Popen[str]) -> str:
    """The libraries that a process has loaded."""
    return Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8")


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks at the loaded libraries as Linux lists them")
def test_a_thinker_takes_up_kernels_that_were_compiled_while_it_thought(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    environment = {name: value for name, value in os.environ.items() if name != "POINTLUCK_KERNELS"}
    environment |= {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "pointluck.players.thinker"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as thinker:
        assert thinker.stdin is not None
        assert thinker.stdout is not None

        def ask(bot: str) -> str:
            assert thinker.stdin is not None
            assert thinker.stdout is not None
            thinker.stdin.write(job(bot))
            thinker.stdin.flush()
            return thinker.stdout.readline()

        try:
            first = ask("random")
            assert "chose" in first
            assert "llvmlite" not in modules(thinker)
            place = tmp_path / shelf().relative_to(shelf().parents[2])
            place.mkdir(parents=True)
            (place / READY).touch()
            # This answer still comes from the old process; the next from one that has looked again.
            assert ask("random") == first
            assert ask("random") == first
            assert "llvmlite" in modules(thinker)
        finally:
            thinker.kill()
