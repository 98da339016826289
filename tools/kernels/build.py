"""Compiles kernels. zig is told to round as Python does: products are not fused with sums."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from pointluck.players.kernels import FOLDER, SUFFIX, Kernel, bound

from .machine import target
from .translate import translate

CACHE = Path(__file__).parents[2] / "build" / "zig"
FLAGS = (
    "-shared",
    "-O3",
    "-std=c++17",
    "-mcpu=baseline",
    "-fwrapv",
    "-ffp-contract=off",
    "-fno-exceptions",
    "-fno-rtti",
    "-s",
    "-w",
)


class NotCompiled(Exception):
    """There is no compiler, or it has failed. Says why."""


def compile_text(text: str, library: Path) -> None:
    """The library is written under another name first: whoever looks for it finds all of it or nothing."""
    library.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        source, made = Path(folder) / "kernel.cpp", Path(folder) / library.name
        source.write_text(text, encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "ziglang",
            "c++",
            *target(),
            *FLAGS,
            "-nostdlib++",
            "-o",
            str(made),
            str(source),
            "-lm",
        ]
        caches = {"ZIG_GLOBAL_CACHE_DIR": str(CACHE), "ZIG_LOCAL_CACHE_DIR": str(CACHE)}
        done = subprocess.run(command, env=os.environ | caches, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotCompiled(done.stderr)
        made.replace(library)


def build(kernel: Kernel) -> Path:
    """The library of a game's kernel, which this process has to have imported as plain Python."""
    if not kernel.entries or kernel.compiled:
        raise NotCompiled(f"the kernel of {kernel.name} has to be there as plain Python")
    compile_text(translate(kernel.entries), kernel.file)
    for old in FOLDER.glob(f"{kernel.name}-*.*"):
        if old != kernel.file:
            old.unlink()
    return kernel.file


@cache
def compiled(function: Callable[..., Any]) -> Any:
    """A single function, compiled now, for as long as this process lives. Arrays of ctypes are its rows."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / f"kernel.{SUFFIX}"
        compile_text(translate([function]), library)
        return bound(ctypes.CDLL(str(library)), function)
