"""What a release is not ready for is said. Building it and trying it out is `make release` itself."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from tools.kernels import machine
from tools.release import unready

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("changelog", "changed", "reasons"),
    [
        ("# Changelog\n\n## [1.2.3] - 2026-11-19\n", False, 0),
        ("# Changelog\n\n## [1.2.3] - 2026-11-19\n", True, 1),
        ("# Changelog\n\n## [1.2.3] - unreleased\n", False, 1),
        ("# Changelog\n\n## [1.2.4] - 2026-11-19\n\n## [1.2.3] - 2026-11-01\n", False, 1),
        ("# Changelog\n", True, 2),
    ],
)
def test_what_is_missing_for_a_tag_is_said(changelog: str, changed: bool, reasons: int) -> None:
    assert len(list(unready("1.2.3", changelog, changed, {"urls": {"Source": "https://example.org"}}))) == reasons
    assert len(list(unready("1.2.3", changelog, changed, {}))) == reasons + 1


@pytest.mark.parametrize(
    ("system", "processor", "library", "tag", "target"),
    [
        ("linux", "x86_64", "glibc", "manylinux_2_17_x86_64", ["-target", "x86_64-linux-gnu.2.17"]),
        ("linux", "aarch64", "glibc", "manylinux_2_17_aarch64", ["-target", "aarch64-linux-gnu.2.17"]),
        ("linux", "x86_64", "", "plat_1_x", []),
        ("win32", "AMD64", "", "plat_1_x", []),
    ],
)
def test_a_package_says_on_which_machines_its_kernels_run(
    system: str, processor: str, library: str, tag: str, target: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(machine.platform, "machine", lambda: processor)
    monkeypatch.setattr(machine.platform, "libc_ver", lambda: (library, "2.36"))
    monkeypatch.setattr(machine.sysconfig, "get_platform", lambda: "plat-1.x")
    assert (machine.tag(), machine.target()) == (tag, target)


def test_the_build_can_ask_before_anything_is_installed() -> None:
    assert runpy.run_path(str(ROOT / "tools" / "kernels" / "machine.py"))["tag"]() == machine.tag()
