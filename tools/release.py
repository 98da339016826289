"""`make release`: the files of a release in dist/, each of them tried on a machine that has nothing else of ours.

A source archive, and from it a wheel for every machine and one with compiled kernels for machines like this. Each is
installed into an empty environment outside the repository and plays a game of each title against the Ensign there.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.request import urlopen

import pointluck

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
LONGEST = 900
"""Seconds that one step may take."""
# What an environment knows about itself, asked by its own Python.
ASK = """
import json, pathlib, pointluck
from pointluck.players.dogfight.kernel import KERNEL
games = {name: list(pointluck.game(name).seats) for name in pointluck.games()}
found = {"version": pointluck.__version__, "where": str(pathlib.Path(pointluck.__file__).parent), "games": games}
print(json.dumps(found | {"compiled": KERNEL.compiled}))
"""


class Wrong(Exception):
    """The release is not ready. Says why."""


def main() -> int:
    began = monotonic()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr] # each step is told when it is done
    version = pointluck.__version__
    print(f"Point Luck {version}, Python {sys.version.split()[0]}")
    try:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        for reason in unready(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), _changed(), project):
            print(f"  not ready for a tag: {reason}")
        with tempfile.TemporaryDirectory(prefix="pointluck-release-") as folder:
            archive, pure, compiled = build(version, Path(folder))
            for file, extra in ((archive, ""), (pure, ""), (compiled, "[server,envs,cluster]")):
                try_out(file, extra, version, Path(folder) / file.name.replace(".", "-"))
    except Wrong as problem:
        print(f"  WRONG: {problem}", file=sys.stderr)
        return 1
    print(f"All of it works ({monotonic() - began:.0f} s).")
    return 0


def unready(version: str, changelog: str, changed: bool, project: Mapping[str, Any]) -> Iterator[str]:
    """What has to be done before this may be tagged."""
    newest = re.search(r"^## \[(.*?)\] - (\S+)", changelog, re.MULTILINE)
    if newest is None or newest[1] != version:
        yield f"the newest section of CHANGELOG.md is not {version}"
    elif not re.fullmatch(r"\d{4}-\d{2}-\d{2}", newest[2]):
        yield f"CHANGELOG.md has no date for {version}"
    if changed:
        yield "something is not committed"
    if not project.get("urls"):
        yield "pyproject.toml has no project.urls: where is it found, where are faults reported?"


def _changed() -> bool:
    asked = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=False)
    return bool(asked.stdout)


# --- the files ----------------------------------------------------------------------------------------------------


def build(version: str, folder: Path) -> tuple[Path, Path, Path]:
    """The archive and the two wheels. The wheels are made from the archive, so it is proved to hold all they need."""
    for old in DIST.glob("pointluck-*"):
        old.unlink()
    archive = _made("sdist", ROOT)
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    source = folder / f"pointluck-{version}"
    # The plain one first: the other one leaves its kernels behind.
    pure = _made("wheel", source, {"POINTLUCK_KERNELS": "plain"})
    compiled = _made("wheel", source)
    if pure == compiled:
        raise Wrong("the kernels could not be compiled")
    if "-none-any" not in pure.name:
        raise Wrong(f"{pure.name} is not for every machine")
    return archive, pure, compiled


def _made(target: str, source: Path, environment: Mapping[str, str] | None = None) -> Path:
    DIST.mkdir(exist_ok=True)
    before = {file: file.stat().st_mtime_ns for file in DIST.iterdir()}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    _run(command, source, os.environ | (environment or {}))
    (made,) = [file for file in DIST.iterdir() if before.get(file) != file.stat().st_mtime_ns]
    print(f"dist/{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return made


# --- an empty environment -----------------------------------------------------------------------------------------


def try_out(file: Path, extra: str, version: str, folder: Path) -> None:
    began = monotonic()
    folder.mkdir()
    known = _without_us(folder)
    _run([sys.executable, "-m", "venv", "env"], folder, known)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    python, command = str(programs / "python"), str(programs / "pointluck")
    _run([python, "-m", "pip", "install", "--quiet", f"{file}{extra}"], folder, known)
    _run([python, "-m", "pip", "check"], folder, known)
    there: dict[str, Any] = json.loads(_run([python, "-c", ASK], folder, known))
    if there["version"] != version or not Path(there["where"]).is_relative_to(folder.resolve()):
        raise Wrong(f"{file.name}: version {there['version']} runs from {there['where']}")
    if there["compiled"] == ("-none-any" in file.name):
        raise Wrong(f"{file.name}: its kernels are {'compiled' if there['compiled'] else 'plain'}")
    for game, seats in there["games"].items():
        played = _play(command, game, seats, folder, known)
        print(f"  {game} against the Ensign: {played} lines of record, all as they should be")
    if extra:
        _serve(command, folder, known)
        _run([python, "-c", "import pointluck.envs, ray"], folder, known)
        print("  the server shows its page and its games; what environments and clusters need is there")
    print(f"  installed and tried: {file.name}{extra} ({monotonic() - began:.0f} s)")


def _without_us(folder: Path) -> dict[str, str]:
    """The variables of this process without any that lead back to the repository, or to somebody's own games."""
    dropped = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "POINTLUCK_KERNELS", "POINTLUCK_PLAYERS")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return kept | {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8"}


def _play(command: str, game: str, seats: list[str], folder: Path, known: Mapping[str, str]) -> int:
    """A whole game in the terminal; another process reads its record again, by the rules."""
    record = folder / f"{game}.plk"
    who = {seat: "ensign" if seat == seats[-1] else "random" for seat in seats}
    words = [f"--seat={seat}={name}" for seat, name in who.items()]
    _run([command, "play", game, "--terminal", "--seed", "1942", "--save", str(record), *words], folder, known)
    _run([command, "replay", str(record)], folder, known)
    lines = record.read_text(encoding="utf-8").splitlines()
    if not lines[-1].startswith("end "):
        raise Wrong(f"{game} did not come to its end")
    return len(lines)


def _serve(command: str, folder: Path, known: Mapping[str, str]) -> None:
    words = [command, "serve", "--port", "0", "--database", str(folder / "club.db"), "--lang", "en"]
    with _server(words, folder, known) as address:
        page = _get(address)
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        if not assets or not all(_get(address.rstrip("/") + asset) for asset in assets):
            raise Wrong("the server has no page")
        if not {"kido-butai", "battle-of-midway", "dogfight"} <= {
            one["id"] for one in json.loads(_get(f"{address}api/games"))
        }:
            raise Wrong("the server does not know its games")


@contextmanager
def _server(words: list[str], folder: Path, known: Mapping[str, str]) -> Iterator[str]:
    """Its address, while it runs."""
    quiet = subprocess.DEVNULL  # its log
    with subprocess.Popen(
        words, cwd=folder, env=dict(known), stdout=subprocess.PIPE, stderr=quiet, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            if found is None:
                raise Wrong("the server does not start")
            yield found[0]
        finally:
            process.terminate()


def _get(address: str) -> str:
    with urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
    return text


def _run(command: list[str], folder: Path, known: Mapping[str, str]) -> str:
    """What it prints. Raises Wrong if it fails."""
    try:
        ran = subprocess.run(
            command,
            cwd=folder,
            env=dict(known),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Wrong(f"{' '.join(command)} took longer than {LONGEST} s") from None
    if ran.returncode:
        raise Wrong(f"{' '.join(command)} failed:\n{ran.stdout[-2000:]}\n{ran.stderr[-4000:]}")
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main())
