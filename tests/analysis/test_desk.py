"""The odds desk: sentences become positions, and their odds are those of the rules, to the last digit."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

import pointluck
from pointluck.analysis.desk import Answer, ask, battle_of_midway, dogfight, examples, games, kido_butai
from pointluck.analysis.desk.page import odds_page
from pointluck.analysis.desk.sentence import LONGEST, Reader
from pointluck.analysis.words import Words
from pointluck.engine import LANGUAGES, Problem

NODES = 30_000
"""Enough for everything here."""


def answer(game: str, sentence: str, **options: object) -> Answer:
    return ask(pointluck.game(game).setup(options=options), sentence, NODES)


def odds(game: str, sentence: str, key: str, **options: object) -> dict[int, Fraction]:
    """How one quantity changes; what never changes is certain to change by nothing."""
    found = {stake.key: dict(stake.changes) for stake in answer(game, sentence, **options).odds}
    return found.get(key, {0: Fraction(1)})


def fractions(text: str) -> list[Fraction]:
    return [Fraction(part) for part in text.split()]


# --- Kido Butai: the exact probabilities that an engine must match -------------------------------------------


@pytest.mark.parametrize(("carriers", "expected"), [(1, "1/3"), (2, "5/9"), (3, "19/27")])
def test_one_unopposed_bomber_over_a_fleet(carriers: int, expected: str) -> None:
    assert odds("kido-butai", f"1 bomber torpedoes > {carriers} carriers unopposed", "us-hits")[0] == Fraction(expected)


@pytest.mark.parametrize(("bombers", "expected"), [(2, "2/27"), (3, "17/81"), (4, "29/81")])
def test_bombers_on_one_carrier_in_a_normal_attack(bombers: int, expected: str) -> None:
    sunk = odds("kido-butai", f"{bombers} bombers > enterprise unopposed", "us-carriers-sunk", adv_10b=True)
    assert sunk[1] == Fraction(expected)


def test_five_bombers_on_midway() -> None:
    hits = odds("kido-butai", "5 bombers bombs > midway opposed 0", "us-hits")
    assert list(hits.values()) == fractions("625/1458 4625/11664 2039/11664")


def test_raids_on_kido_butai() -> None:
    raid = "{} bomber > kido butai"
    one = odds("kido-butai", raid.format(1), "japanese-carriers-sunk")
    assert list(one.values()) == fractions("4651/7776 625/3888 625/3888 625/7776")
    two = odds("kido-butai", raid.format(2), "japanese-carriers-sunk")
    assert list(two.values()) == fractions("763/3888 875/5184 10375/46656 9875/46656 3125/15552")


def test_a_zero_and_a_buffalo() -> None:
    sentence = "1 zero > midway opposed 1 fighter"
    assert odds("kido-butai", sentence, "us-squadrons-lost")[1] == Fraction(1, 3)
    assert odds("kido-butai", sentence, "japanese-squadrons-lost")[1] == Fraction(1, 6)


@pytest.mark.parametrize(("zeros", "expected"), [(1, "1/3"), (2, "5/9"), (3, "19/27")])
def test_cap_shoots_at_a_bomber(zeros: int, expected: str) -> None:
    sentence = f"1 bomber dive + 0 fighters > kido butai cap {zeros} zeros"
    assert odds("kido-butai", sentence, "us-squadrons-lost")[1] == Fraction(expected)


def test_without_a_word_on_fighters_they_are_drawn() -> None:
    """The mean of what each number of fighters gives, by the odds of the draw."""
    draw = fractions("5/9 5/18 5/42 5/126 1/126")
    each = [
        odds("kido-butai", f"1 zero > midway opposed {n}", "us-squadrons-lost").get(1, Fraction(0)) for n in range(5)
    ]
    drawn = odds("kido-butai", "1 zero > midway", "us-squadrons-lost")[1]
    assert drawn == sum(share * chance for share, chance in zip(draw, each, strict=True))


@pytest.mark.parametrize(
    ("turns", "found", "reported"), [(1, "1/3", "1/6"), (2, "5/9", "11/36"), (3, "19/27", "91/216")]
)
def test_search_turn_by_turn(turns: int, found: str, reported: str) -> None:
    sentence = f"search {turns} turns"
    assert odds("kido-butai", sentence, "kido-butai-found")[1] == Fraction(found)
    assert odds("kido-butai", sentence, "fleets-reported")[1] == Fraction(reported)


# --- The Battle of Midway --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sentence", "key", "expected"),
    [
        ("1 pby > akagi squall", "ijn-located", "13/24"),
        ("1 pby > akagi", "ijn-located", "611/864"),
        ("1 pby > akagi shadowing", "shadowing-kept", "455/576"),
        ("1 pby > akagi shadowing again", "shadowing-kept", "104429/124416"),
        ("3 pby > akagi", "ijn-located", "16040921/17915904"),
        ("2 pby > akagi shadowing again", "shadowing-kept", "2388845069/2579890176"),
    ],
)
def test_search_and_shadowing(sentence: str, key: str, expected: str) -> None:
    assert odds("battle-of-midway", sentence, key)[1] == Fraction(expected)


def test_flak_of_a_carrier_and_of_five_batteries() -> None:
    assert odds("battle-of-midway", "3 d3a > enterprise", "ijn-air-units-lost")[0] == Fraction(625, 1296)
    assert odds("battle-of-midway", "3 d3a > airfield", "ijn-air-units-lost")[0] == Fraction(243, 1024)


@pytest.mark.parametrize(("word", "expected"), [("", "49/144 35/72 25/144"), (" evading", "4/9 4/9 1/9")])
def test_two_vals_on_a_carrier(word: str, expected: str) -> None:
    """By hand: four dice of flak at 2 of 12 first, then each survivor at 5, or at 4 when she evades."""
    hit = Fraction(4 if word else 5, 12)
    lost = [Fraction(625, 1296), Fraction(500, 1296), Fraction(171, 1296)]
    both = fractions(expected)
    assert both == [(1 - hit) ** 2, 2 * hit * (1 - hit), hit**2]
    hits = odds("battle-of-midway", f"2 d3a > enterprise{word}", "usn-hits")
    assert hits == {
        0: lost[0] * both[0] + lost[1] * (1 - hit) + lost[2],
        1: lost[0] * both[1] + lost[1] * hit,
        2: lost[0] * both[2],
    }


def test_aircraft_on_deck_make_bombs_worse() -> None:
    """The first bomb hit counts one more, and each destroys one aircraft on deck (BM-4.3.1)."""
    full, empty = (odds("battle-of-midway", f"1 sbd > akagi{word}", "ijn-hits") for word in (" spotted 2", ""))
    assert full == {0: empty[0], 2: empty[1]}


def test_fighters_among_themselves() -> None:
    sentence = "2 a6m > 1 f4f"
    value = Fraction(pointluck.game("battle-of-midway").data.figures["air"]["A6M"]["vs_air"], 12)
    assert odds("battle-of-midway", sentence, "usn-air-units-lost")[0] == (1 - value) ** 2


def test_a_screen_protects_and_cap_costs() -> None:
    alone, screened = (
        odds("battle-of-midway", f"2 sbd > akagi{word}", "ijn-hits") for word in ("", " cap 1 screen 1 destroyer")
    )
    assert screened[0] > alone[0]


# --- Dogfight --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("fighter yellow", "fighter yellow", "25/63 13/63 25/63"),
        ("fighter red", "fighter yellow", "53/105 5/21 9/35"),
        ("fighter red", "fighter red", "61/175 53/175 61/175"),
        ("fighter red veterans", "fighter red", "517/1225 61/175 281/1225"),
        ("fighter red", "fighter off", "1 0 0"),
        ("ace yellow", "fighter yellow", "38/63 10/63 5/21"),
        ("ace red", "fighter red", "114/175 33/175 4/25"),
        ("fighter yellow aileron roll", "fighter yellow", "53/63 5/63 5/63"),
        ("fighter red aileron roll", "fighter yellow", "97/105 1/21 1/35"),
        ("fighter yellow", "fighter yellow elite pilots", "9/35 5/21 53/105"),
    ],
)
def test_firing(one: str, other: str, expected: str) -> None:
    win, tie, loss = fractions(expected)
    sentence = f"usa {one} > japan {other}"
    shot = [odds("dogfight", sentence, f"{side}-aircraft-lost").get(1, Fraction(0)) for side in ("japan", "usa")]
    assert shot == [win, loss]
    assert 1 - sum(shot) == tie


def test_who_wins_with_a_defence_area_destroys_nobody() -> None:
    assert odds("dogfight", "usa fighter light blue > japan fighter yellow", "japan-aircraft-lost") == {0: 1}


# --- sentences ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_every_example_is_answered_with_whole_shares_and_words(game: str) -> None:
    for sentence in examples(game):
        found = ask(pointluck.game(game).setup(), sentence)
        assert found.odds
        for stake in found.odds:
            assert sum(share for _, share in stake.changes) == 1
        for code in LANGUAGES:
            page = odds_page(found, Words(code, found.setup.game))
            assert found.inquiry.understood.replace(">", "&gt;") in page
            assert "{" not in page.partition("</style>")[2]


def test_the_sentences_of_the_page_are_understood() -> None:
    page = (Path(__file__).parents[2] / "docs" / "odds-and-lab.md").read_text(encoding="utf-8")
    desk = page.partition("## The designer’s lab")[0]
    read = {"kido-butai": kido_butai.read, "battle-of-midway": battle_of_midway.read, "dogfight": dogfight.read}
    tried = 0
    for title, rows in re.findall(r"^### (.+?)$(.*?)(?=^###|\Z)", desk, re.MULTILINE | re.DOTALL):
        game = title.removeprefix("The ").lower().replace(" ", "-")
        for cell in re.findall(r"^\| (`.+?) \|", rows, re.MULTILINE):
            for sentence in re.findall(r"`(.+?)`", cell):
                assert read[game](sentence, pointluck.game(game).setup()).understood
                tried += 1
    assert tried > 8


def test_what_was_understood_is_understood_again_and_means_the_same() -> None:
    first = answer("kido-butai", "2 Bomber Torpedos + 1 Zeros > Enterprise, Hornet beschädigt gegen 1 Jäger")
    again = answer("kido-butai", first.inquiry.understood)
    assert again.inquiry.understood == first.inquiry.understood
    assert again.odds == first.odds


@pytest.mark.parametrize(
    ("game", "sentence", "problem"),
    [
        ("kido-butai", "", "odds-stopped"),
        ("kido-butai", "4 dolphins > midway", "odds-stopped"),
        ("kido-butai", "4 bombers > midway opposed 2 fighters today", "odds-stopped"),
        ("kido-butai", "0 bombers > midway", "odds-number"),
        ("kido-butai", "99999999999999999999 bombers > midway", "odds-number"),
        ("kido-butai", "4 bombers torpedoes > midway", "odds-load"),
        ("kido-butai", "9 zeros > midway", "odds-too-many"),
        ("kido-butai", "3 bombers > fleet opposed 1", "odds-fleet-fighters"),
        ("kido-butai", "3 bombers dive > kido butai", "odds-raid-open"),
        ("kido-butai", "4 bombers ; midway", "odds-letter"),
        ("kido-butai", "1 bomber > midway" + " " * LONGEST, "odds-long"),
        ("battle-of-midway", "6 sbd > enterprise", "odds-stopped"),
        ("battle-of-midway", "30 b17 > akagi", "odds-too-many"),
        ("battle-of-midway", "6 sbd torpedoes > akagi", "odds-load"),
        ("battle-of-midway", "6 sbd > akagi evading spotted", "odds-evading-deck"),
        ("battle-of-midway", "6 sbd > akagi cap 2 cap 2", "odds-stopped"),
        ("battle-of-midway", "2 f4f > akagi", "odds-no-battle"),
        ("dogfight", "usa fighter navy > japan fighter navy", "odds-diagrams"),
        ("dogfight", "usa ace > japan bomber", "odds-ace-and-bomber"),
        ("dogfight", "usa fighter yellow veterans veterans > japan fighter", "odds-card"),
        ("dogfight", "usa fighter > usa fighter", "odds-stopped"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_refused_by_name(game: str, sentence: str, problem: str) -> None:
    with pytest.raises(Problem) as caught:
        answer(game, sentence)
    assert caught.value.key == problem
    for code in LANGUAGES:
        assert "{" not in Words(code, pointluck.game(game)).problem(caught.value)


def test_it_says_how_far_it_understood_and_what_could_follow() -> None:
    with pytest.raises(Problem) as caught:
        answer("battle-of-midway", "6 SBD Bomben auf Akagi")
    assert caught.value.params["understood"] == "6 sbd bombs"
    assert caught.value.params["word"] == "auf"
    assert ">" in caught.value.params["verbs"]  # type: ignore[operator]


def test_too_much_work_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        ask(pointluck.game("battle-of-midway").setup(), "6 sbd + 3 f4f > akagi cap 3", 500)
    assert (caught.value.key, caught.value.params["nodes"]) == ("odds-too-large", 500)


def test_figures_and_options_count() -> None:
    game = pointluck.game("kido-butai")
    stronger = ask(
        game.setup(data={"bombing": {"japan_v_carrier_min": 2}}), "1 bomber > 1 carrier opposed 1 fighter", NODES
    )
    usual = ask(game.setup(), "1 bomber > 1 carrier opposed 1 fighter", NODES)
    hits = [{stake.key: stake.mean for stake in one.odds}["us-hits"] for one in (stronger, usual)]
    assert hits[0] > hits[1]


def test_a_reader_takes_the_longest_name() -> None:
    reader = Reader("light blue kings", {})
    assert reader.take("light", "light-blue") == "light-blue"
    assert reader.look("kings") == "kings"
