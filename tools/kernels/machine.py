"""For which machines a kernel is compiled. It imports nothing of ours: `hatch_build.py` asks before all else."""

from __future__ import annotations

import platform
import sys
import sysconfig

GLIBC = "2.17"
"""The oldest C library for which packages are made: manylinux2014."""


def target() -> list[str]:
    """For the compiler: on Linux any machine with such a C library, and not only those as new as this one."""
    return ["-target", f"{platform.machine()}-linux-gnu.{GLIBC}"] if _glibc() else []


def tag() -> str:
    """For the name of the package."""
    if _glibc():
        return f"manylinux_{GLIBC.replace('.', '_')}_{platform.machine()}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def _glibc() -> bool:
    known = platform.machine() in ("x86_64", "aarch64") and platform.libc_ver()[0] == "glibc"
    return sys.platform == "linux" and sys.maxsize > 2**32 and known
