"""The briefing: for every seat and every choice of options it is told whole, in each language, and it is true."""

from __future__ import annotations

import re
from typing import Any

import pytest

import pointluck
from pointluck.engine import LANGUAGES, OptionValue
from pointluck.language import Language
from tests.support import OURS

PARTS = ["who", "aim", "have", "turn", "fight", "mind"]
GAMES = pytest.mark.parametrize("name", OURS)


def told(name: str, seat: str, code: str = "en", data: dict[str, Any] | None = None, **options: OptionValue) -> str:
    """The whole page, a line for a line."""
    game = pointluck.game(name)
    language = Language(code, game)
    lines = game.briefing(game.setup(data=data, options=options), seat)
    return "\n".join(language.say(line.message, **line.params) for line in lines)


def choices(name: str) -> list[dict[str, OptionValue]]:
    """The standard game, and each option's values by themselves and in the last of the other's."""
    options = pointluck.game(name).options
    single = [{option.id: value} for option in options for value in option.values]
    return [{}, *single, {option.id: option.values[-1] for option in options}]


@GAMES
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_seat_is_briefed_for_every_option(name: str, code: str) -> None:
    game = pointluck.game(name)
    language = Language(code, game)
    for options in choices(name):
        setup = game.setup(options=options)
        for seat in game.seats:
            lines = game.briefing(setup, seat)
            assert list(dict.fromkeys(line.part for line in lines)) == PARTS, options
            for line in lines:
                assert language.has(line.message), line
                text = language.say(line.message, **line.params)
                assert not re.search(r"[{}]|\$|\bnone\b(?! of)|  ", text), text
                assert line.clause in game.clauses, line


@GAMES
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_figure_is_typed_into_the_text(name: str, code: str) -> None:
    """Variants have figures (`[2] both`), and the day has a date."""
    text = (pointluck.game(name).room / "text" / f"{code}.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^brief-[\w-]+ =(.*(?:\n    .*)*)", text, re.MULTILINE)
    assert len(lines) > 10
    for line in lines:
        bare = re.sub(r"\[\d\]|\{ \$\w+|4 June 1942|4\. Juni 1942", "", line)
        assert not re.search(r"\d", bare), line


def test_kido_butai_says_what_a_newcomer_asks_first() -> None:
    page = told("kido-butai", "japan")
    assert "how many of the 10 bomber squadrons start with bombs" in page
    assert "Bombs are good against Midway only, torpedoes against ships only" in page
    assert "5–6 finds you, 6 finds a US fleet" in page
    assert "from 0630 on" in page


def test_kido_butai_follows_its_options_and_figures() -> None:
    assert "theirs hit yours on 6" in told("kido-butai", "japan", us_hit_min=6)
    assert "A US carrier sinks at 3 hits" in told("kido-butai", "japan", adv_10a=True)
    assert "attacks its bombers" in told("kido-butai", "japan", special_attack="no_bomber_attacked")
    assert "A US carrier sunk is worth 2" in told("kido-butai", "japan", vp_table="score_sheet")
    assert "within 9 turns" in told("kido-butai", "japan", data={"turns": {"count": 9}})


def test_midway_says_which_victory_is_played() -> None:
    points, losses = told("battle-of-midway", "ijn"), told("battle-of-midway", "ijn", victory="losses")
    assert "Reach 12 points first" in points
    assert "scores 2" in points
    assert "scores 4" in told("battle-of-midway", "ijn", invasion_vp=4)
    assert "points first" not in losses
    assert "2 are a major victory, 3 a decisive one" in losses
    assert "transports" not in losses, "there are none in this game (BM-1.3.2.1)"
    assert "Reach 10 points first" in told("battle-of-midway", "usn", vp_target=10)
    assert "turn 18" in told("battle-of-midway", "usn", turn_cap=18)
    assert "You do not see" in told("battle-of-midway", "usn", fog_of_war=True)


def test_midway_tells_each_side_its_own() -> None:
    ijn, usn = told("battle-of-midway", "ijn"), told("battle-of-midway", "usn")
    assert "Akagi, Kaga, Hiryu, Soryu and Zuiho" in ijn
    assert "2 of your strikes are in the air" in ijn
    assert "a light carrier 2, a battleship 3" in usn
    assert "battleship" not in ijn, "the USN has none"
    assert "by turn 4, for one token each" in usn


def test_dogfight_says_which_mode_is_played() -> None:
    hunt, domination = told("dogfight", "usa"), told("dogfight", "usa", mode="domination", vp_target=15)
    assert "one of your 2 bombers" in hunt
    assert "15 points" in domination
    assert "an Ace 3" in domination
    assert "nobody has won" in hunt
    assert "After round" not in told("dogfight", "usa", round_cap=0)
    assert "go to the USA" in hunt
    assert "by turns" in told("dogfight", "usa", ties_by_turns=True)


def test_dogfight_names_each_side_its_own_cards() -> None:
    assert "Thach Weave and Veterans." in told("dogfight", "usa")
    assert "Hineri-komi" in told("dogfight", "japan")
    assert "Veterans, twice." in told("dogfight", "japan", japanese_specials="veterans_twice")
    assert "Sonderbefehle" in told("dogfight", "japan", code="de")
