"""`pointluck play --server`: the terminal at a server's table."""

from __future__ import annotations

import os
import re
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest

from pointluck.server.running import bind
from tests.cli.running import Run, process, wait_for
from tests.server.processes import process as serving
from tests.server.serving import PATIENCE, Running


def test_a_game_is_played_alone(run: Run, server: Running) -> None:
    told = run("play", "kido-butai", "--server", server.origin, typed="1\nundo\nwhy launch A1 strike\n1\nlog\nquit\n")
    assert told.code == 0, told.err
    assert "Taken back" in told.out
    assert "KB-" in told.out
    assert f"{server.origin}/table/" in told.out


def test_one_comes_back_to_ones_table(run: Run, server: Running) -> None:
    told = run("play", "kido-butai", "--server", server.origin, typed="1\nquit\n")
    (link,) = re.findall(rf"{server.origin}/table/\S+", told.out)
    again = run("play", "--join", link, typed="log\nundo\nquit\n")
    assert again.code == 0, again.err
    assert "Taken back" in again.out


@pytest.mark.slow
def test_ones_staff_is_asked_there_too(run: Run, server: Running) -> None:
    told = run("play", "kido-butai", "--server", server.origin, typed="h\nh 1\nlog\nquit\n")
    assert told.code == 0 and "points expected" in told.out, told.out
    assert "Kaga’s" in told.out, "the first answer is taken, and the next carrier asked about"


@pytest.mark.slow
def test_against_a_bot_to_the_end(run: Run, server: Running, tmp_path: Path) -> None:
    words = ("play", "dogfight", "--server", server.origin, "--seat", "usa", "--seat", "japan=random")
    told = run(*words, "--save", str(tmp_path / "game.plk"), typed="go 2000\n")
    assert told.code == 0, told.err
    assert f"{server.origin}/replay/" in told.out
    verified = run("verify", str(tmp_path / "game.plk"))
    assert verified.code == 0, verified.out


@pytest.mark.slow
def test_two_terminals_play_against_each_other(server: Running, tmp_path: Path) -> None:
    words = ("play", "dogfight", "--server", server.origin, "--seat", "usa", "--name", "Nimitz")
    with process(tmp_path, *words) as one:
        (link,) = re.findall(r"http://\S+/join/\S+", wait_for(one, "\n"))
        with process(tmp_path, "play", "--join", link, "--name", "Yamamoto") as other:
            for running in (one, other):
                assert running.stdin is not None
                running.stdin.write("say hello\ngo 2000\n")
                running.stdin.flush()
            outs = [running.communicate(timeout=PATIENCE)[0] for running in (one, other)]
    for out, opponent in zip(outs, ("Yamamoto", "Nimitz"), strict=True):
        assert "/replay/" in out, out[-2000:]
        assert f"{opponent}: hello" in out
    winners = [re.findall(r"Winner +(\S+)", out) for out in outs]
    assert winners[0] == winners[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dogfight", "--server", "http://127.0.0.1:9"], "does not answer"),
        (["dogfight", "--server", "ftp://x"], "no address"),
        (["dogfight", "--server", "{}", "--seat", "france"], "no seat"),
        (["--server", "{}"], "which game"),
        (["--join", "{}/join/" + "x" * 30], "invitation"),
        (["dogfight", "--name", "A"], "--server"),
        (["dogfight", "--server", "{}", "--seed", "1"], "--seed"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(run: Run, server: Running, words: list[str], told: str) -> None:
    ran = run("play", *(word.format(server.origin) for word in words))
    assert ran.code == 2, ran.out
    assert told in ran.err


@pytest.mark.slow
def test_a_terminal_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    # Below the ports that the system gives away: nobody takes it while the server is down, not even who looks for it.
    with bind("127.0.0.1", 20_000 + os.getpid() % 10_000, search=True) as free:
        port = str(free.getsockname()[1])
    words = ("serve", "--port", port, "--bots", "0")
    with ExitStack() as until_the_end:
        with serving(tmp_path, *words) as running:
            playing = until_the_end.enter_context(process(tmp_path, "play", "kido-butai", "--server", running.origin))
            assert playing.stdin is not None
            playing.stdin.write("go 2\n1\n")
            playing.stdin.flush()
            wait_for(playing, "> 1")
            running.stop(signal.SIGKILL)
        playing.stdin.write("go 500\n")
        playing.stdin.flush()
        with serving(tmp_path, *words):
            out, _ = playing.communicate(timeout=PATIENCE)
    assert "The connection is broken" in out
    assert "/replay/" in out, out[-2000:]


def test_a_game_is_given_up_in_the_terminal(run: Run, server: Running) -> None:
    words = ("play", "dogfight", "--server", server.origin, "--seat", "usa", "--seat", "japan=random")
    told = run(*words, typed="draw\nbot japan doctrine\nbot mars doctrine\nbot japan nobody\nclaim\ny\nresign\ny\n")
    assert told.code == 0, told.err
    assert "the computer never does" in told.out
    assert "names no seat" in told.out
    assert "cannot sit there" in told.out
    assert "not been away long enough" in told.out
    assert "Won by resignation: Japan." in told.out


def test_both_seats_in_one_hand_agree_to_a_draw(run: Run, server: Running) -> None:
    words = ("play", "dogfight", "--server", server.origin, "--seat", "usa", "--seat", "japan", "--lang", "de")
    assert "Remis durch Einigung." in run(*words, typed="remis\n").out


@pytest.mark.slow
def test_two_terminals_agree_to_a_draw(server: Running, tmp_path: Path) -> None:
    words = ("play", "dogfight", "--server", server.origin, "--seat", "usa", "--name", "Nimitz")
    with process(tmp_path, *words) as one:
        (link,) = re.findall(r"http://\S+/join/\S+", wait_for(one, "\n"))
        with process(tmp_path, "play", "--join", link, "--name", "Yamamoto") as other:
            # Whoever is asked first offers it; the other is asked about it before anything else.
            for running, typed in ((other, "draw\n"), (one, "y\n")):
                assert running.stdin is not None
                running.stdin.write(typed)
                running.stdin.flush()
            assert "A draw by agreement." in wait_for(one, "As it stood")
            assert other.stdin is not None
            other.stdin.write("\n")
            other.stdin.flush()
            assert "A draw by agreement." in wait_for(other, "As it stood")
