"""`pointluck review`: what was luck in a game, and what was not."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

import pointluck
from pointluck.analysis.review import BLUNDER, FINE, INACCURACY, MISTAKE, Rate, alike, marked, review
from pointluck.analysis.review_words import headline, headlines, notes, plain
from pointluck.analysis.value import Estimate, dogfight, kido_butai, midway
from pointluck.analysis.words import Words
from pointluck.engine import CHANCE, LANGUAGES, Record, Seeded
from pointluck.players import Situation, player

from .running import Run


def played(
    title: str,
    seed: int,
    most: int = 10_000,
    until: tuple[str, str] | None = None,
    least: int = 0,
    **options: object,
) -> Record:
    """A game of doctrines, or so much of it; or to where a seat is asked a question, after so many steps at least."""
    record, chance = Record(pointluck.game(title).new(**options)), Seeded(f"review {seed}")
    doctrines = {seat: player("doctrine", title, seat, seed) for seat in record.game.seats}
    while (seat := record.state.seat) is not None and len(record.steps) < most:
        if (seat, record.state.stack[-1]) == until and len(record.steps) >= least:
            break
        state = record.state
        record.apply(chance.pick(state) if seat == CHANCE else doctrines[seat].choose(Situation(state, seat)))
    return record


def kept(folder: Path, record: Record) -> str:
    file = folder / "game.plk"
    file.write_text(record.text(), encoding="utf-8")
    return str(file)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer imagined games: these tests are about what is made of them."""
    monkeypatch.setattr(kido_butai, "GAMES", 4)
    monkeypatch.setattr(kido_butai, "CLOSER", 32)
    monkeypatch.setattr(dogfight, "PLAYOUTS", 2)
    monkeypatch.setattr(midway, "GLANCE", 1)
    monkeypatch.setattr(midway, "PLAYOUTS", 2)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_the_result_is_luck_and_what_is_left(run: Run, tmp_path: Path) -> None:
    record = played("kido-butai", 1)
    file = kept(tmp_path, record)
    plain = json.loads(run("review", file, "--json").out)
    assert set(plain["told"]) == set(LANGUAGES)
    assert record.result is not None
    assert plain["raw"] == record.result.score["japan"]
    assert plain["luck"] == pytest.approx(sum(one["after"] - one["before"] for one in plain["rolls"]))
    assert plain["adjusted"] == pytest.approx(plain["raw"] - plain["luck"])
    assert plain["interval"][0] < plain["adjusted"] < plain["interval"][1]
    assert set(plain["players"]["japan"]["ranks"]) < {"ensign", "doctrine", "captain", "admiral"}
    assert plain["reviewed"] == plain["steps"] == len(record.steps)
    assert plain["curve"][-1] == [len(record.steps), plain["raw"]]
    assert sum(plain["players"]["japan"]["marks"].values()) == len(plain["decisions"]) > 20
    assert all(one["loss"] == 0 for one in plain["decisions"] if one["taken"] == one["best"])


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_told_in_words_and_as_a_page(code: str, run: Run, tmp_path: Path) -> None:
    file, page = kept(tmp_path, played("dogfight", 2)), tmp_path / "page.html"
    told = run("review", file, "--html", str(page), "--lang", code)
    assert told.code == 0
    assert {"en": "without luck", "de": "ohne Glück"}[code] in told.out
    drawn = page.read_text(encoding="utf-8")
    assert drawn.startswith("<!DOCTYPE html>")
    assert "<polyline" in drawn
    assert Words(code).say("page-made") not in unescape(drawn), "nobody played against themselves"
    again = review(played("dogfight", 2), None, lambda _: False)
    for seat in ("usa", "japan"):
        one_sentence = headline(again, Words(code, again.record.game), seat)
        assert one_sentence.split()[0] in {"en": ("You", "A"), "de": ("Gewonnen.", "Verloren.", "Unentschieden.")}[code]
        assert one_sentence in " ".join(told.out.split())
        assert one_sentence in unescape(drawn)
    assert re.search(r": draw \d|: [\d ]+ (und \d )?ziehen", told.out) is None, "what was drawn in secret is told too"
    for text in (told.out, drawn.partition("</style>")[2]):
        assert "review-" not in text
        assert "{ $" not in text


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_result_without_luck_says_how_much_it_says(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game of Dogfight proves little; and a sentence never tells of less than no chance."""
    found = review(played("dogfight", 4), None, lambda _: False)
    words = Words(code, found.record.game)
    (name, told, _), *_ = headlines(found, words)
    assert (name.split(":")[0], told) in (
        ("Result", "won"),
        ("Result", "lost"),
        ("Ergebnis", "gewonnen"),
        ("Ergebnis", "verloren"),
    )
    assert any("44 %" in note for note in notes(found, words))
    beyond = [words.say("review-beyond")]
    assert [note for note in notes(found, words) if note in beyond] == []
    monkeypatch.setattr(type(found), "adjusted", -0.05)
    assert [note for note in notes(found, words) if note in beyond] == beyond
    left = {seat: headline(found, words, seat) for seat in ("usa", "japan")}
    assert f": {words.number(0, 1)} %" in left["usa"]
    assert f": {words.number(100, 1)} %" in left["japan"]


@pytest.mark.usefixtures("quick")
def test_an_unfinished_game_is_for_its_owner_alone(run: Run, tmp_path: Path) -> None:
    file = kept(tmp_path, played("dogfight", 3, most=50))
    told = run("review", file)
    assert told.code != 0
    assert "--seat" in told.err
    assert "usa and japan" in told.err
    assert "no seat of this game" in run("review", file, "--seat", "nobody").err
    plain = json.loads(run("review", file, "--seat", "japan", "--json").out)
    assert (plain["raw"], plain["adjusted"], plain["interval"]) == (None, None, None)
    assert {one["seat"] for one in plain["decisions"]} == {"japan"} == set(plain["players"])


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("title", "whose", "asked", "other", "options"),
    [
        ("dogfight", "usa", "bid", "japan", {}),
        ("dogfight", "japan", "plan", "usa", {}),
        ("battle-of-midway", "ijn", "status", "usn", {}),
        ("battle-of-midway", "ijn", "status", "usn", {"fog_of_war": "true"}),
    ],
)
def test_what_is_sealed_does_not_show_in_the_review_of_the_other_side(
    title: str, whose: str, asked: str, other: str, options: dict[str, object]
) -> None:
    """In Kido Butai nobody is there to hide anything from."""
    record = played(title, 1, until=(whose, asked), least=80, **options)
    answers = record.state.legal()
    told, secrets = [], set()
    for answer in (answers[0], answers[-1]):
        twin = Record.read(record.text().splitlines(keepends=True), pointluck.game)
        twin.apply(answer)
        secrets.add(twin.state.hash())
        told.append(plain(review(twin, other, lambda _: False)))
    assert len(secrets) == 2
    assert told[0] == told[1]
    assert told[0]["curve"]


def test_what_cannot_be_reviewed_gets_a_sentence(run: Run, tmp_path: Path) -> None:
    record = played("kido-butai", 1, most=20)
    file = Path(kept(tmp_path, record))
    file.write_text(record.text()[:-9], encoding="utf-8")
    assert "ends in the middle of a line" in run("review", str(file)).err
    file.write_text("Something else\n", encoding="utf-8")
    assert "no Point Luck record" in run("review", str(file)).err
    assert "Nothing has been played" in run("review", kept(tmp_path, played("dogfight", 1, most=0))).err
    assert run("review").code != 0


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_a_judgement_is_not_taken_for_proof() -> None:
    """Imagined games that agree to the last digit prove nothing beyond what the judgement at their end is worth."""
    found = review(played("dogfight", 2), None, lambda _: False)
    called = [one.decision.loss for one in found.choices if one.mark != FINE]
    assert called
    assert all(one.error >= dogfight.JUDGED and one.mean >= 2 * dogfight.JUDGED for one in called)


@pytest.mark.usefixtures("quick")
def test_it_can_be_broken_off() -> None:
    found = review(played("kido-butai", 1, most=40), "japan", lambda number: number == 12)
    assert found.steps == 12
    assert found.partial
    assert found.adjusted is None


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.19, 0.0, FINE),
        (0.2, 0.1, INACCURACY),
        (0.2, 0.11, FINE),
        (0.5, 0.1, MISTAKE),
        (1.0, 0.2, BLUNDER),
        (-3, 0.0, FINE),
    ],
)
def test_only_what_is_proven_is_called_worse_than_fine(loss: float, error: float, mark: str) -> None:
    assert marked(Estimate(loss, error), 0.2) == mark


RATES = {"ensign": Rate(0.10, 0.03), "doctrine": Rate(0.02, 0.01), "captain": Rate(0.0, 0.01)}


@pytest.mark.parametrize(
    ("rate", "error", "ranks"),
    [
        (0.10, 0.0, ["ensign"]),
        (0.30, 0.0, ["ensign"]),
        (0.01, 0.0, ["doctrine", "captain"]),
        (-0.05, 0.0, ["captain"]),
        (0.05, 0.03, []),
    ],
)
def test_a_rank_is_told_only_as_far_as_it_can_be_told_from_the_others(
    rate: float, error: float, ranks: list[str]
) -> None:
    assert alike(Estimate(rate, error), RATES) == ranks
    assert alike(Estimate(rate, error), {}) == []
