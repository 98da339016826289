"""Kernels as C++: the translated text calculates what Python does, and what it cannot say is refused."""

from __future__ import annotations

from ctypes import Array, c_double, c_longlong
from pathlib import Path
from typing import Any

import pytest

from pointluck.players import kernels
from pointluck.players.kernels import Boards, Bundle, Flat, Kernel, Weights
from tools.kernels.build import NotCompiled, build, compile_text, compiled
from tools.kernels.translate import Untranslatable, translate


def thirds(number: int) -> int:
    """Downwards, below zero too."""
    return number // 3 + 100 * (number % 3) + 10000 * (number // 4) + 1000000 * (number % 8)


def between(number: int) -> bool:
    return -3 <= number < 3


def counted(number: int) -> int:
    found, last = 0, 0
    for one in range(number, -4, -2):
        if between(one) or one in (9, 11):
            continue
        found, last = found + one, found
    while last > 10:
        last //= 2
    return found * 1000 + last


def shifted(number: int) -> int:
    """Beyond 32 bits, written as constants."""
    return (1 << number) + max(number, 5, 40) - abs(number - 40)


def both(number: int) -> tuple[int, float]:
    return number + 1, number / 2


def swapped(number: int) -> tuple[int, float]:
    whole, half = both(number) if number > 3 else both(-number)
    pair = both(whole)
    return pair[0], pair[1] - half


def cut(number: int) -> int:
    """Towards zero, from a fraction to a whole number."""
    whole = int(number / 4 * 1.5)
    return whole // 2 + int(0.5 + 3)


@pytest.mark.parametrize("function", [thirds, counted, shifted, between, swapped, cut])
def test_python_arithmetic_is_kept(function: Any) -> None:
    made = compiled(function)
    for number in range(0 if function is shifted else -9, 50):
        assert made(number) == function(number)


class Paper(Bundle):
    """Some rows."""

    boards: Boards
    shares: Weights


def filled(paper: Paper, row: Flat, share: float) -> float:
    first = paper.boards[0]
    first[1] += row[0]
    paper.boards[1][0] = first[1]
    paper.shares[0] *= share
    return paper.shares[0]


def test_rows_are_written_on() -> None:
    paper, row = Paper(), (c_longlong * 1)(5)
    paper.boards = ((c_longlong * 2)(1, 2), (c_longlong * 2)(3, 4))  # type: ignore[assignment]
    paper.shares = (c_double * 1)(0.5)  # type: ignore[assignment]
    paper.pin()
    assert compiled(filled)(paper, row, 3.0) == 1.5
    assert [one[:] for one in paper.boards] == [[1, 7], [7, 4]]


def of_many(number: int) -> int:
    return sum(one for one in range(number))


def unknown(number: Any) -> int:
    return 0


def power(number: int) -> int:
    return number**2


def keyword(number: int) -> int:
    return thirds(number=number)


def listed(number: int) -> int:
    for one in (1, 2, number):
        number += one
    return number


@pytest.mark.parametrize("function", [of_many, unknown, power, keyword, listed])
def test_what_a_kernel_must_not_use_is_refused(function: Any) -> None:
    with pytest.raises(Untranslatable, match=function.__name__):
        translate([function])


# --- the library of a game --------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kernels, "FOLDER", tmp_path / "compiled")
    monkeypatch.setattr("tools.kernels.build.FOLDER", tmp_path / "compiled")
    (tmp_path / "text.py").write_text("one = 1")
    return tmp_path


def test_a_kernel_is_used_as_long_as_its_text_is_the_same(folder: Path) -> None:
    plain = Kernel("small", folder / "text.py")
    assert not plain.compiled
    assert plain.entry(thirds) is thirds
    assert plain.row([1]) == [1]
    library = build(plain)

    made = Kernel("small", folder / "text.py")
    assert made.compiled
    assert made.entry(thirds) is not thirds
    assert made.entry(thirds)(-7) == thirds(-7)
    assert isinstance(made.row([1]), Array)

    (folder / "text.py").write_text("one = 2")
    changed = Kernel("small", folder / "text.py")
    assert not changed.compiled
    changed.entry(thirds)
    assert build(changed) != library
    assert not library.exists(), "nothing old is left behind"


def test_a_library_for_another_machine_is_left_alone(folder: Path) -> None:
    kernel = Kernel("small", folder / "text.py")
    kernel.file.parent.mkdir()
    kernel.file.write_bytes(b"no library at all")
    assert not Kernel("small", folder / "text.py").compiled


def test_plain_python_can_be_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = Kernel("small", folder / "text.py")
    kernel.entry(thirds)
    build(kernel)
    monkeypatch.setenv("POINTLUCK_KERNELS", "plain")
    assert not Kernel("small", folder / "text.py").compiled
    monkeypatch.setenv("POINTLUCK_KERNELS", "quick")
    with pytest.raises(ValueError, match="quick"):
        Kernel("small", folder / "text.py")


def test_what_the_compiler_says_is_passed_on(folder: Path) -> None:
    with pytest.raises(NotCompiled, match="error"):
        compile_text("this is no C++", folder / "library.so")
    assert not (folder / "library.so").exists()
