"""Where compiled kernels are kept, and whether they are there. Imports neither numba nor what it would compile."""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import platformdirs

_PLAYERS = Path(__file__).parent
SOURCES = {
    "dogfight": [
        _PLAYERS / "dogfight" / f"{name}.py"
        for name in ("cards", "chart", "courses", "kernel", "look", "plans", "threats", "worth")
    ],
    "kido-butai": sorted((_PLAYERS / "kido_butai" / "kernel").glob("*.py")),
}
"""By game: the files that kernels are in, or what they rest on."""
READY = "ready"
"""The name of an empty file that says that all kernels of a shelf are compiled."""


@cache
def shelf(game: str) -> Path:
    """The place of a game's kernels. numba looks only at the file that a function is in, and would go on using a
    kernel whose callees in other files have changed; so every state of the sources has a place of its own, and so
    has every Python and every numba."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {_numba_version()}".encode())
    if game == "kido-butai":
        # Its kernel is kept beside its source, so what one installation has compiled is not there for another.
        digest.update(str(_PLAYERS).encode())
    for source in SOURCES[game]:
        digest.update(source.read_bytes())
    return home() / f"{game}-{digest.hexdigest()[:12]}"


def home() -> Path:
    return Path(platformdirs.user_cache_dir("pointluck")) / "kernels"


def ready(game: str) -> bool:
    """Whether the kernels were compiled before."""
    return (shelf(game) / READY).exists()


def put(game: str) -> None:
    """From now on the kernels are there."""
    shelf(game).mkdir(parents=True, exist_ok=True)
    (shelf(game) / READY).touch()


def missing() -> list[str]:
    """Games whose kernels could be compiled and are not. None where somebody has settled what is to be used."""
    if os.environ.get("POINTLUCK_KERNELS") or find_spec("numba") is None:
        return []
    return [game for game in SOURCES if not ready(game)]


def _numba_version() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""
