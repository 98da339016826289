"""What there is to compare a result with: what the computer makes of a preset."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.analysis.par import par, par_of, sentence, told
from pointluck.analysis.words import Words
from pointluck.cli import main
from pointluck.engine import LANGUAGES
from pointluck.players import players

GAMES = ("kido-butai", "battle-of-midway", "dogfight")
MEASURED = [
    (title, preset)
    for title in GAMES
    for preset in pointluck.game(title).presets
    if par(pointluck.game(title).setup(preset))
]


@pytest.mark.parametrize("title", GAMES)
def test_the_standard_game_has_its_par(title: str) -> None:
    assert (title, "standard") in MEASURED


@pytest.mark.parametrize(("title", "preset"), MEASURED)
def test_par_says_whose_it_is_and_how_sure(title: str, preset: str) -> None:
    found = par(pointluck.game(title).setup(preset))
    assert found is not None
    assert found.rank in players(title)
    assert found.low < found.mean < found.high
    assert found.games >= 100
    assert title in found.command.replace("_", "-")
    if title != "kido-butai":
        assert 0 < found.low < found.high < 1


def test_other_options_figures_or_rules_make_another_game() -> None:
    game = pointluck.game("kido-butai")
    assert par(game.setup("standard", None, {"us_hit_min": 6})) is None
    assert par(game.setup("standard", {"figures": {"counters": {"us_fighters": 6}}})) is None
    plain = game.setup("standard").to_plain()
    assert par_of(plain) == par(game.setup("standard"))
    assert par_of({**plain, "rules": plain["rules"] + 1}) is None


def test_presets_that_come_to_the_same_have_one_par() -> None:
    game = pointluck.game("dogfight")
    assert par(game.setup("standard")) == par(game.setup("carrier-hunt"))
    assert par(game.setup("standard")) != par(game.setup("domination"))


def test_each_seat_has_its_own_share() -> None:
    game = pointluck.game("dogfight")
    found = par(game.setup("carrier-hunt-even"))
    assert found is not None
    mine = told(found, game, "usa", Words("en", game))
    other = told(found, game, "japan", Words("en", game))
    assert mine.name == "Par, USA"
    assert float(mine.value.split()[0]) + float(other.value.split()[0]) == 100


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_terminal_names_par_where_presets_are_chosen(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = pointluck.game("kido-butai")
    found = par(game.setup("standard"))
    assert found is not None
    assert main(["options", "kido-butai", "--lang", code]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert sentence(found, game, "japan", Words(code, game)) in out
    assert found.command in out
