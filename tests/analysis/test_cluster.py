"""Series of games on a cluster: the same figures as on this machine, also when a machine is lost on the way."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

import pytest

import pointluck
from pointluck.analysis.cluster import _sent_whole, do_here
from pointluck.cli import main
from pointluck.engine import LANGUAGES, Problem
from tests.cli.running import environment

SIMULATE = ["simulate", "kido-butai", "--seed", "1", "--lang", "en", "--json"]
ARENA = [
    "arena",
    "kido-butai",
    "--players",
    "random,doctrine",
    "--games",
    "30",
    "--seed",
    "1",
    "--lang",
    "en",
    "--json",
]

# Plays at random, and notes in which process of which machine a game begins. From the fiftieth game on it waits for a
# file, so that a machine can be lost while it is at work.
TELLING = """
import os, random, time
from pathlib import Path

FOLDER = Path({folder!r})

class Telling:
    def __init__(self, game, seat, seed, budget):
        number = int(seed.split(":")[1])
        with open(FOLDER / "begun", "a") as file:
            file.write(f"{{os.getppid()}} {{os.getpid()}} {{number}}\\n")
        while number >= 50 and not (FOLDER / "open").exists():
            time.sleep(0.02)
        self.random = random.Random(seed)

    def choose(self, situation):
        return self.random.choice(situation.legal)
"""


class Nodes(NamedTuple):
    address: str
    second: str
    """The process that all workers of the second machine come from."""
    process: subprocess.Popen[str]
    environment: dict[str, str]

    def kill_second(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "killed\n"

    @contextmanager
    def start(self, *words: str, program: str | None = None) -> Iterator[subprocess.Popen[str]]:
        started = ["-m", "pointluck"] if program is None else ["-c", program]
        with subprocess.Popen(
            [sys.executable, *started, *words],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                yield process
            finally:
                process.kill()

    def run(self, *words: str, program: str | None = None) -> tuple[int, str, str]:
        with self.start(*words, program=program) as process:
            out, err = process.communicate(timeout=60)
        return process.returncode, out, err


@contextmanager
def two_nodes() -> Iterator[Nodes]:
    """On the loopback interface alone, without a word to anybody else."""
    # The paths of its sockets must be short.
    with tempfile.TemporaryDirectory(prefix="pl", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "ray").mkdir()
        # Without it Ray asks a provider's address in which cloud it is.
        (folder / "ray_bootstrap_config.yaml").write_text("provider: {type: local}\n")
        environment_ = environment(folder) | {
            "RAY_TMPDIR": name,
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # 127.0.0.1 as it is, not the machine's address
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_USAGE_STATS_REPORT_URL": "http://127.0.0.1:1",  # where it would tell that it tells nothing
        }
        nodes = Path(__file__).with_name("ray_nodes.py")
        with subprocess.Popen(
            [sys.executable, str(nodes)], env=environment_, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            try:
                address, second = process.stdout.readline().split()
                yield Nodes(address, second, process, environment_)
            finally:
                process.communicate(timeout=60)


class Begun(NamedTuple):
    machine: str
    process: int
    number: int


def begun(folder: Path) -> list[Begun]:
    """The games that have begun, and where."""
    file = folder / "begun"
    lines = file.read_text().splitlines() if file.exists() else []
    return [Begun(machine, int(process), int(number)) for machine, process, number in map(str.split, lines)]


def figures(out: str) -> dict[str, Any]:
    """All that must not depend on who did the work."""
    plain: dict[str, Any] = json.loads(out)
    return {name: value for name, value in plain.items() if name not in ("seconds", "timing", "workers")}


def here(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main([*words, "--workers", "1"]) == 0
    return figures(capsys.readouterr().out)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_cluster_gives_the_same_figures_though_a_machine_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with two_nodes() as nodes:
        _a_machine_is_lost(nodes, tmp_path, capsys)
        _a_journal_goes_on(nodes, tmp_path / "contest.jsonl", capsys)
        _an_interruption_ends_all_work(nodes, tmp_path)
        _another_version_is_told(nodes)


def _a_machine_is_lost(nodes: Nodes, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    player = folder / "telling.py"
    player.write_text(TELLING.format(folder=str(folder)))
    words = [*SIMULATE, "--player", f"telling={player}:Telling", "--players", "telling", "--games", "150"]
    with nodes.start(*words, "--cluster", nodes.address) as process:
        before = monotonic() + 60
        while not (lost := [one for one in begun(folder) if one.machine == nodes.second and one.number >= 50]):
            assert monotonic() < before and process.poll() is None, process.communicate()
            sleep(0.05)
        nodes.kill_second()
        os.kill(lost[0].process, signal.SIGKILL)  # it would live on for a moment
        (folder / "open").touch()
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    elsewhere = {one.number for one in begun(folder) if one.machine != nodes.second}
    assert {one.number for one in lost} <= elsewhere, "what was lost with its machine has been played on the other one"
    assert json.loads(out)["timing"]["workers"] == 2
    assert figures(out) == here(capsys, *words)


def _a_journal_goes_on(nodes: Nodes, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = here(capsys, *ARENA, "--journal", str(file))
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:20]), encoding="utf-8")
    code, out, err = nodes.run(*ARENA, "--journal", str(file), "--cluster", "auto")
    assert (code, err) == (0, "")
    assert figures(out) == whole
    assert file.read_text(encoding="utf-8").splitlines(keepends=True) == lines


def _an_interruption_ends_all_work(nodes: Nodes, folder: Path) -> None:
    player = f"telling={folder / 'telling.py'}:Telling"
    words = ["--player", player, "--players", "telling", "--games", "1000000", "--cluster", "auto"]
    (folder / "begun").unlink()
    with nodes.start(*SIMULATE, *words) as process:
        before = monotonic() + 60
        while len(begun(folder)) < 100:
            assert monotonic() < before and process.poll() is None, process.communicate()
            sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Stopped early" in err and "Traceback" not in err
    assert 0 < json.loads(out)["games"] < 1_000_000
    sleep(1)
    played = len(begun(folder))
    sleep(1)
    assert len(begun(folder)) == played, "the machines of the cluster play on for nobody"


def _another_version_is_told(nodes: Nodes) -> None:
    program = """
import sys, pointluck
pointluck.__version__ = "9"
from pointluck.cli import main
sys.exit(main(sys.argv[1:]))
"""
    code, out, err = nodes.run(*SIMULATE, "--games", "20", "--cluster", nodes.address, program=program)
    assert code == 1
    assert json.loads(out)["games"] == 0
    assert f"has Point Luck {pointluck.__version__}" in err and "Traceback" not in err


# --- without a cluster ----------------------------------------------------------------------------------------------


def test_a_machine_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match="cluster-version"):
        do_here(b"", None, "another", 1, 1)
    monkeypatch.setitem(sys.modules, "pointluck.analysis.cluster", None)
    with pytest.raises(ImportError, match=socket.gethostname()):
        _sent_whole()(b"", None, pointluck.__version__, 1, 1)


@pytest.mark.parametrize("code", LANGUAGES)
def test_without_ray_one_sentence_says_what_to_install(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for words in (SIMULATE, ARENA):
        assert main([*words, "--lang", code, "--cluster", "auto"]) == 2
        err = capsys.readouterr().err
        assert "pointluck[cluster]" in err and err.count("\n") == 1


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("", "no address"),
        ("127.0.0.1", "no address"),
        ("127.0.0.1:70000", "no address"),
        ("ray://127.0.0.1:10001", "no address"),
        ("127.0.0.1:1", "No cluster answers"),
        ("no-such-machine.invalid:6379", "No cluster answers"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(
    address: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SIMULATE, "--cluster", address]) == 2
    assert told in capsys.readouterr().err
