"""What the tests need besides Python packages: a browser and a database server.

`make test` runs this first. What is missing is installed as a Debian package where that is possible; else it says
what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BRIEFED = """try {
  if (!localStorage.getItem("pointluck")) localStorage.setItem("pointluck", '{"brief":false}');
} catch { /* A page without an address keeps nothing. */ }"""
"""A script for a browser in which nobody wants a briefing before the first question."""


def chromium() -> str | None:
    """The Chromium of this machine; POINTLUCK_CHROMIUM names another one."""
    return os.environ.get("POINTLUCK_CHROMIUM") or next(filter(None, map(shutil.which, _BROWSERS)), None)


def postgresql() -> Path | None:
    """The folder of initdb and postgres, of the newest version there is."""
    versions = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if versions:
        return max(versions, key=lambda path: int(path.parent.name))
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


NEEDED: dict[str, Callable[[], object]] = {"chromium": chromium, "postgresql": postgresql}
"""Debian packages, and how to find out that they need not be installed."""


def install(package: str) -> None:
    """Install a Debian package, waiting for whoever else is installing something. Nothing happens elsewhere."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update", "-qq"), ("install", "-qq", "-y", "--no-install-recommends", package)):
        command = ["apt-get", "-o", "DPkg::Lock::Timeout=300", *words]
        subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    for package, find in NEEDED.items():
        if find() is None:
            print(f"Installing {package}, which the tests need ...", flush=True)
            install(package)
    missing = [package for package, find in NEEDED.items() if find() is None]
    for package in missing:
        print(f"The tests need {package}: install it (Debian: apt-get install {package}).", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
