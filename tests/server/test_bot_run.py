"""A bot of somebody's own at a server's tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import Run, process, wait_for
from tests.server.serving import PATIENCE, Running

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PORT = f"node {EXAMPLES / 'any_port.mjs'}"


@pytest.mark.slow
def test_a_bot_plays_where_it_was_invited_to_the_end(run: Run, server: Running, tmp_path: Path) -> None:
    words = ("play", "dogfight", "--server", server.origin, "--seat", "usa", "--name", "Nimitz")
    with process(tmp_path, *words) as person:
        (link,) = re.findall(r"http://\S+/join/\S+", wait_for(person, "\n"))
        with process(tmp_path, "bot", "run", PORT, "--join", link, "--name", "Any Port") as bot:
            assert person.stdin is not None
            person.stdin.write("go 2000\n")
            person.stdin.flush()
            told, _ = person.communicate(timeout=PATIENCE)
            bot_told, _ = bot.communicate(timeout=PATIENCE)
    assert "/replay/" in told, told[-2000:]
    assert bot.returncode == 0, bot_told
    assert "Any Port plays at" in bot_told
    assert f"{server.origin}/replay/" in bot_told


@pytest.mark.slow
def test_a_bot_comes_back_to_its_table(server: Running, tmp_path: Path) -> None:
    """Ended and started again under the same name it goes on where it was."""
    words = ("play", "kido-butai", "--server", server.origin, "--name", "Any Port")
    with process(tmp_path, *words) as person:
        assert person.stdin is not None
        person.stdin.write("quit\n")
        person.stdin.flush()
        person.communicate(timeout=PATIENCE)
    with process(tmp_path, "bot", "run", PORT, "--server", server.origin, "--name", "Any Port") as bot:
        told, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, told
    assert f"{server.origin}/replay/" in told


def test_an_invitation_that_is_none_is_told(run: Run, server: Running) -> None:
    told = run("bot", "run", PORT, "--join", f"{server.origin}/join/{'x' * 30}")
    assert told.code == 2
    assert "invitation" in told.err
