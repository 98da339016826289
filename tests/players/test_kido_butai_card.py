"""The kernel in C++ is the same kernel: it is translated from it, and plays the same games."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.kido_butai_numbers import outcomes
from tools.kido_butai_cpp import Untranslatable, translate

ADVANCED: dict[str, object] = {"kb.adv_10a": True, "kb.adv_10b": True, "kb.adv_10c": True}
RULES = {
    "standard": ("standard", {}),
    "detailed-sequence": ("detailed-sequence", {}),
    "advanced": ("standard", ADVANCED),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Prepared by a process of its own, since that lays the kernel out anew."""
    folder: Path = tmp_path_factory.mktemp("card")
    subprocess.run([sys.executable, "-m", "tools.kido_butai_card", "prepare", "--folder", folder], check=True)
    return folder


@pytest.mark.skipif(shutil.which("g++") is None, reason="no compiler")
def test_the_translated_kernel_plays_the_same_games(folder: Path) -> None:
    pytest.importorskip("numpy")
    from tools.kido_butai_card import CARD, Games

    if CARD:
        pytest.skip("the card's own compiler takes too long")
    for name, (preset, options) in RULES.items():
        games = Games(folder, name)
        doctrine, tuned = outcomes(preset, options, 200, 77)
        assert games.play(games.plans["doctrine"], 200, 77).tolist() == doctrine
        assert games.play(games.plans["tuned"], 200, 77).tolist() == tuned


@pytest.mark.skipif(shutil.which("g++") is None, reason="no compiler")
def test_a_search_values_every_change_that_there_is(folder: Path) -> None:
    numpy = pytest.importorskip("numpy")
    from tools.kido_butai_card import CARD, Games

    if CARD:
        pytest.skip("the card's own compiler takes too long")
    found = Games(folder, "standard").search(8, 5, 2)
    assert not numpy.isnan(found[:, 0]).any()
    assert (~numpy.isnan(found[:, :, 0])).sum(1).min() > 8
    assert numpy.isnan(found).any()
    assert (numpy.nanmax(abs(found)) < 40).all()


def halves(number: int) -> int:
    """Downwards, below zero too."""
    return number // 3 + 100 * (number % 3)


def between(number: int) -> bool:
    return -3 <= number < 3


def counted(number: int) -> int:
    found, last = 0, 0
    for one in range(number, -4, -2):
        if between(one):
            continue
        found, last = found + one, found
    while last > 10:
        last //= 2
    return found * 1000 + last


@pytest.mark.skipif(shutil.which("g++") is None, reason="no compiler")
def test_python_arithmetic_is_kept(tmp_path: Path) -> None:
    from ctypes import CDLL

    here = "test_kido_butai_card"
    text = translate([halves, counted])
    text += f'extern "C" word one(word number) {{ return {here}_halves(number); }}\n'
    text += f'extern "C" word other(word number) {{ return {here}_counted(number); }}\n'
    (tmp_path / "small.cpp").write_text(text)
    library = tmp_path / "small.so"
    subprocess.run(["g++", "-shared", "-fPIC", "-o", library, tmp_path / "small.cpp"], check=True)
    kernel = CDLL(str(library))
    for number in range(-9, 30):
        assert kernel.one(number) == halves(number)
        assert kernel.other(number) == counted(number)


def of_many(number: int) -> int:
    return sum(one for one in range(number))


def test_what_the_kernel_must_not_use_is_refused() -> None:
    with pytest.raises(Untranslatable, match="of_many"):
        translate([of_many])
