"""The kernel in C++ is the same kernel: it is translated from it, and plays the same games."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import CHANCE
from pointluck.games.kido_butai import KidoButaiState
from pointluck.players import Situation
from pointluck.players.kido_butai.commander import KidoButaiCommander
from pointluck.players.kido_butai.kernel import KERNEL, encoding, search
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.lookahead import Effort, Search, ground
from pointluck.players.kido_butai.picture import read_terms
from research.kido_butai.cpp import KIND
from research.kido_butai.numbers import outcomes

numpy = pytest.importorskip("numpy")
card = pytest.importorskip("research.kido_butai.card")
whole = pytest.importorskip("research.kido_butai.whole_games")
CARD, Games = card.CARD, card.Games
LUCK, WholeGames = whole.LUCK, whole.WholeGames

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
    subprocess.run([sys.executable, "-m", "research.kido_butai.card", "prepare", "--folder", folder], check=True)
    return folder


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="no compiler")
def test_the_translated_kernel_plays_the_same_games(folder: Path) -> None:
    if CARD:
        pytest.skip("the card's own compiler takes too long")
    for name, (preset, options) in RULES.items():
        games = Games(folder, name)
        doctrine, tuned = outcomes(preset, options, 200, 77)
        assert games.play(games.plans["doctrine"], 200, 77).tolist() == doctrine
        assert games.play(games.plans["tuned"], 200, 77).tolist() == tuned


EFFORTS = {
    "standard": Effort(2500, (32, 32, 64), 1.0, passes=2),
    "detailed-sequence": Effort(2000, (32, 32, 64, 128), 1.0),
    "advanced": Effort(3000, (32, 32, 64, 128, 256), 0.5),
}


def same_luck(rules: str, game: int) -> tuple[int, list[int]]:
    """A game of the product's player, with the luck that it has on the card: its points, and all decisions."""
    preset, options = RULES[rules]
    state = pointluck.game("kido-butai").new(preset, None, **options)
    assert isinstance(state, KidoButaiState)
    bot = KidoButaiCommander("captain", EFFORTS[rules], "japan", game, None)
    chance = Search(ground(state, read_terms(state.setup.to_plain())), "", Effort(0, (1,), 0.0))
    decisions, dice = [], (0, 0)
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            chance.look_at(state)
            chance.start[at.DIE_1], chance.start[at.DIE_2], chance.start[at.SEED] = *dice, LUCK + game
            code = chance.step(search.ROLL)
            dice = (chance.start[at.DIE_1], chance.start[at.DIE_2])
            state.apply(next(action for action in state.legal() if encoding.code(state, action) == code))
        else:
            action = bot.choose(Situation(state, seat))
            code = encoding.code(state, action)
            decisions.append(code // at.KIND * KIND + code % at.KIND)
            state.apply(action)
    assert state.result is not None
    return state.result.score["japan"], decisions


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None or not KERNEL.compiled, reason="needs a compiler and a compiled kernel")
@pytest.mark.parametrize("rules", RULES)
def test_the_card_plays_the_games_of_the_product(folder: Path, rules: str) -> None:
    """Who looks ahead decides alike on the card and at the table, decision by decision."""
    if CARD:
        pytest.skip("the card's own compiler takes too long")
    played = WholeGames(folder, rules).play([whole.Effort(*EFFORTS[rules])], 1, 11, judged=2, traced=400)[0]
    assert (played.points[0], played.decisions[0]) == same_luck(rules, 11)
    assert played.others > 0


@pytest.mark.skipif(shutil.which("g++") is None, reason="no compiler")
def test_pieces_of_a_measurement_are_kept(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if CARD:
        pytest.skip("the card's own compiler takes too long")
    known = json.loads((folder / "known.json").read_text())
    known["efforts"]["captain"] = {"games": 200, "rounds": [4], "proof": 1.0}
    small = tmp_path / "small"
    shutil.copytree(folder, small)
    (small / "known.json").write_text(json.dumps(known))
    journal = tmp_path / "games.jsonl"
    whole.measure(small, ["standard"], ["captain"], 3, 2, journal)
    again = journal.read_text()
    whole.measure(small, ["standard"], ["captain"], 3, 2, journal)
    assert journal.read_text() == again
    assert [line["first"] for line in whole.read(journal)] == [1, 3]
    assert "captain, standard: 3 games" in capsys.readouterr().out
    assert whole.read(journal)[0]["points"] == WholeGames(small, "standard").alone("tuned", 2, 1)


def test_levels_are_counted() -> None:
    assert whole.described([9, 6, 5, 0, -1, -6], [6, 1, 0, -5]).endswith(
        "major victory 33.3%, minor victory 16.7%, draw 16.7%, minor defeat 16.7%, major defeat 16.7%"
    )


@pytest.mark.skipif(shutil.which("g++") is None, reason="no compiler")
def test_a_search_values_every_change_that_there_is(folder: Path) -> None:
    if CARD:
        pytest.skip("the card's own compiler takes too long")
    found = Games(folder, "standard").search(8, 5, 2)
    assert not numpy.isnan(found[:, 0]).any()
    assert (~numpy.isnan(found[:, :, 0])).sum(1).min() > 8
    assert numpy.isnan(found).any()
    assert (numpy.nanmax(abs(found)) < 40).all()
