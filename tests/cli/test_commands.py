"""Each command that answers and ends."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import Record, leaves
from tests.cli.running import Run, environment
from tests.support import play_through

GAME = pointluck.game("kido-butai")


def written(path: Path, steps: int = 10_000, **options: object) -> Record:
    record = play_through(Record(GAME.new(**options)), 1, steps)
    path.write_text(record.text(), encoding="utf-8")
    return record


# --- overview and help ------------------------------------------------------------------------------------------


def test_without_arguments_it_says_what_can_be_done(run: Run) -> None:
    told = run("help")
    assert told.code == 0
    assert "pointluck play kido-butai --terminal" in told.out
    for command in ("play", "replay", "rules", "figures", "options", "games"):
        assert f"  {command} " in told.out


def test_the_environment_sets_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Was Sie tun können" in run("help").out
    assert "What you can do" in run("help", "--lang", "en").out


@pytest.mark.parametrize("command", ["play", "replay", "rules", "figures", "options", "games"])
def test_help_is_in_the_language_asked_for(run: Run, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language, usage in (("en", "Usage: pointluck"), ("de", "Aufruf: pointluck")):
        with pytest.raises(SystemExit) as left:
            run(command, "--help", "--lang", language)
        assert left.value.code == 0
        assert usage in capsys.readouterr().out


def test_the_help_of_play_knows_the_browser(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    for language, refuted in (("en", "only table"), ("de", "einzige Möglichkeit")):
        with pytest.raises(SystemExit):
            run("play", "--help", "--lang", language)
        told = capsys.readouterr().out
        assert refuted not in told
        assert "“pointluck”" in told or "„pointluck“" in told
        assert told.count("rowser") == 2


def test_what_is_not_needed_is_not_imported(tmp_path: Path) -> None:
    """A command starts fast because it imports what it needs when it runs."""
    code = "import sys; from pointluck.cli import main; main(['help']); print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert not {"rich", "platformdirs", "pointluck.games.kido_butai"} & set(told.stdout.split())


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"Point Luck {pointluck.__version__}\n"


def test_games_name_their_makers(run: Run) -> None:
    told = run("games").out
    assert "kido-butai" in told
    assert "Benjamin Richter" in told


# --- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_whole_clause_index(run: Run, language: str) -> None:
    told = run("rules", "kido-butai", "--lang", language)
    assert told.code == 0
    for clause in GAME.clauses.values():
        assert clause.id in told.out
        assert clause.title[language] in told.out
    flat = " ".join(told.out.split())
    assert all(clause.text[language] in flat for clause in GAME.clauses.values())


def test_one_clause_with_those_related_to_it(run: Run) -> None:
    told = run("rules", "kido-butai", "KB-3j").out
    assert "never the two together" in told
    assert "KB-R51" in told
    assert "KB-3k" not in told


@pytest.mark.parametrize("wanted", ["KB-6a", "kb-6a", "6a"])
def test_the_beginning_of_several_clauses_lists_them_all(run: Run, wanted: str) -> None:
    told = run("rules", "kido-butai", wanted).out
    assert all(f"KB-6a{number}" in told for number in range(1, 9))
    assert "KB-6b1" not in told


def test_a_number_is_not_the_beginning_of_a_longer_one(run: Run) -> None:
    told = run("rules", "kido-butai", "KB-1").out
    assert "KB-1a" in told
    assert "KB-10a" not in told
    assert "How is" not in run("rules", "kido-butai", "R5").out


def test_an_unknown_clause_is_told_with_near_ones(run: Run) -> None:
    told = run("rules", "kido-butai", "KB-3z")
    assert told.code == 2
    assert "KB-3" in told.err
    assert "Did you mean" in told.err
    assert "lists all" in run("rules", "kido-butai", "nonsense").err


@pytest.mark.parametrize("typed", ["acceleration", "ACCELERATION", "Beschleunigung"])
def test_words_find_the_clauses_that_say_so_in_every_game(run: Run, typed: str) -> None:
    told = run("rules", typed).out
    assert "Dogfight" in told
    assert "DF-O1      Acceleration" in told
    assert "DF-R62" in told
    assert "Kido Butai" not in told


def test_words_find_clauses_of_one_game(run: Run) -> None:
    told = run("rules", "kido-butai", "trager", "versenkt", "--lang", "de").out
    assert "KB-8c      Träger versenkt" in told, "without its accents"
    assert "KB-8b" not in told, "all the words count"
    assert "DF-3.4.1a" not in run("rules", "dogfight", "ace").out, "an ace is no place"
    many = run("rules", "kido-butai", "carrier").out
    assert "KB-8b      Carrier damaged\n" in many
    assert "worth 1 point" not in many, "of many only the titles"
    assert "clauses. More words find fewer" in many


def test_a_clause_is_found_without_naming_its_game(run: Run) -> None:
    assert run("rules", "KB-6a4").out.startswith(
        "Kido Butai: Japan's Carriers at Midway\nKB-6a4     Simultaneous fire\n"
    )


def test_words_that_nobody_says(run: Run) -> None:
    told = run("rules", "accelerating")
    assert told.code == 2
    assert "Did you mean acceleration?" in told.err
    assert "The games are kido-butai, battle-of-midway" in run("rules", "kido-bu").err


# --- figures and options ------------------------------------------------------------------------------------------


def test_every_figure_has_its_provenance(run: Run) -> None:
    told = run("figures", "kido-butai").out
    for path, _ in leaves(GAME.data.figures):
        assert path.rpartition("/")[2] in told
    assert "reconstructed: three for each carrier" in told
    assert "rekonstruiert" not in told
    assert "drei für jeden Träger" in run("figures", "kido-butai", "--lang", "de").out


def test_ones_own_figures_are_shown_as_such(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[figures.counters]\nus_bombers = 14\n", encoding="utf-8")
    told = run("figures", "kido-butai", "--data", str(file)).out
    assert "counters/us_bombers: 11 → 14  [user]" in told
    assert "  us_bombers                14      user\n" in told


def test_the_figures_to_edit_can_be_given_back(run: Run, tmp_path: Path) -> None:
    told = run("figures", "kido-butai", "--toml").out
    assert tomllib.loads(told)["figures"] == GAME.data.figures
    file = tmp_path / "all.toml"
    file.write_text(told, encoding="utf-8")
    assert "changes nothing" in run("figures", "kido-butai", "--data", str(file)).out
    changed = run("figures", "kido-butai", "--data", "mix-10-10-5-6", "--toml").out
    assert tomllib.loads(changed)["figures"]["counters"]["us_bombers"] == 10


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_is_explained(run: Run, language: str) -> None:
    told = run("options", "kido-butai", "--lang", language).out
    for option in GAME.options:
        assert option.id in told
        assert option.clause in told
    assert "detailed-sequence" in told


# --- replay -------------------------------------------------------------------------------------------------------


def test_a_record_is_checked_and_its_end_shown(run: Run, tmp_path: Path) -> None:
    record = written(tmp_path / "game.plk", adv_10a=True)
    told = run("replay", str(tmp_path / "game.plk"))
    assert told.code == 0
    assert f"{len(record.steps)} steps" in told.out
    assert record.state.hash() in told.out
    assert "kb.adv_10a=true" in told.out
    assert "Squadrons lost" in told.out


def test_a_record_is_shown_at_a_step(run: Run, tmp_path: Path) -> None:
    record = written(tmp_path / "game.plk")
    told = run("replay", str(tmp_path / "game.plk"), "--step", "5", "--lang", "de").out
    assert record.steps[4].state_hash in told
    assert "Stellung nach Schritt 5" in told
    assert record.start.hash() in run("replay", str(tmp_path / "game.plk"), "--step", "0").out


def test_a_record_is_told_in_words(run: Run, tmp_path: Path) -> None:
    record = written(tmp_path / "game.plk")
    told = run("replay", str(tmp_path / "game.plk"), "--to", "text").out
    assert "0430, turn 1" in told
    assert "American search:" in told
    assert f"{len(record.steps)}  " in told


@pytest.mark.parametrize(
    ("spoil", "line", "words"),
    [
        (lambda lines: [*lines[:20], lines[20][:-9]], 21, "ends in the middle of a line"),
        (lambda lines: [*lines[:20], lines[20].replace(": ", ": x", 1), *lines[21:]], 21, "chain"),
        (lambda lines: [*lines[:15], *lines[16:]], 16, "chain"),
        (lambda lines: ["Something else\n", *lines[1:]], 1, "no Point Luck record"),
        (lambda lines: [lines[0], "game go\n", *lines[2:]], 2, "not known"),
        (lambda lines: lines[:4], 5, "before the game begins"),
        (lambda lines: [*lines[:2], "rules 99\n", *lines[3:]], 3, "rules 99"),
        (lambda lines: lines[:-1], None, "line that says so is missing"),
    ],
)
def test_a_damaged_record_is_told_with_its_line(
    run: Run, tmp_path: Path, spoil: object, line: int | None, words: str
) -> None:
    written(tmp_path / "game.plk")
    lines = (tmp_path / "game.plk").read_text(encoding="utf-8").splitlines(keepends=True)
    assert callable(spoil)
    spoiled = spoil(lines)
    (tmp_path / "game.plk").write_text("".join(spoiled), encoding="utf-8")
    told = run("replay", str(tmp_path / "game.plk"))
    assert told.code == 1
    assert f"line {line or len(lines)}: " in told.err
    assert words in told.err
    assert "Zeile" in run("replay", str(tmp_path / "game.plk"), "--lang", "de").err


def test_a_file_of_bytes_is_no_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.plk").write_bytes(bytes(range(256)) * 20)
    told = run("replay", str(tmp_path / "game.plk"))
    assert told.code == 1
    assert "no Point Luck record" in told.err


# --- what is wrong is said in a sentence ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["dance"], 2, "There is no command “dance”"),
        (["rules"], 2, "Say which game"),
        (["figures", "go"], 2, "There is no game “go”"),
        (["play", "kido-butai", "--lang", "fr"], 2, "no language"),
        (["play", "--lang"], 2, "--lang is not complete"),
        (["play", "kido-butai", "--seed"], 2, "--seed is not complete"),
        (["play", "kido-butai", "--colour"], 2, "“--colour” has no place here"),
        (["play", "kido-butai", "extra"], 2, "“extra” has no place here"),
        (["play", "kido-butai", "--terminal=yes"], 2, "--terminal is not complete, or has a value"),
        (["play", "kido-butai", "--preset", "hard"], 2, "There is no preset “hard”"),
        (["play", "kido-butai", "--option", "adv_10a"], 2, "NAME=VALUE"),
        (["play", "kido-butai", "--option", "luck=1"], 2, "There is no option “luck”"),
        (["play", "kido-butai", "--option", "adv_10a=maybe"], 2, "Choose false or true"),
        (["play", "kido-butai", "--dice", "throw"], 2, "--dice is roll or ask"),
        (["play", "kido-butai", "--seat", "usa=random"], 2, "names no seat"),
        (
            ["play", "kido-butai", "--seat", "japan=nagumo"],
            2,
            "Choose person, random, ensign, doctrine, captain or admiral",
        ),
        (["play", "kido-butai", "--recover"], 2, "--recover needs --resume"),
        (["play", "kido-butai", "--data", "/no/such/file"], 1, "one of the sets"),
        (["play", "--resume"], 2, "There is no unfinished game"),
        (["play", "--resume", "/no/such/file"], 1, "cannot be read"),
        (["play", "--resume", "x.plk", "--preset", "standard"], 2, "--preset cannot be given with --resume"),
        (["play", "kido-butai", "--save", "/dev/null/x"], 1, "cannot be written"),
        (["replay"], 2, "Say which file"),
        (["replay", "/no/such/file"], 1, "cannot be read"),
        (["replay", "x.plk", "--to", "pdf"], 2, "--to can be text"),
    ],
)
def test_every_mistake_gets_one_clear_sentence(run: Run, words: list[str], code: int, told: str) -> None:
    result = run(*words)
    assert result.code == code
    assert told in result.err
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_mistakes_are_told_in_german_too(run: Run) -> None:
    assert "Den Befehl „tanzen“ gibt es nicht" in run("tanzen", "--lang=de").err
    assert "Wählen Sie false oder true" in run("--lang", "de", "play", "kido-butai", "--option", "adv_10a=x").err


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        ("counters.us_bombers = 'many'", "must be a whole number"),
        ("counters.us_gliders = 3", "The game has no figure /counters/us_gliders"),
        ("bombing.japan_v_midway_min = 9", "must be from 1 to 7, not 9"),
        ("this is no toml", "not well-formed"),
    ],
)
def test_bad_figures_are_told_with_their_place(run: Run, tmp_path: Path, figures: str, told: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(figures, encoding="utf-8")
    for command in (["figures", "kido-butai"], ["play", "kido-butai"]):
        result = run(*command, "--data", str(file))
        assert result.code == 1
        assert told in result.err


def test_a_step_beyond_the_record(run: Run, tmp_path: Path) -> None:
    record = written(tmp_path / "game.plk", steps=12)
    told = run("replay", str(tmp_path / "game.plk"), "--step", "99")
    assert told.code == 2
    assert f"the record has {len(record.steps)}" in told.err
    assert run("replay", str(tmp_path / "game.plk"), "--step", "x").code == 2


def test_an_argument_that_is_no_text_is_refused(run: Run) -> None:
    told = run("play", "kido-butai", "--save", "\udcff.plk")
    assert told.code == 2
    assert "no text in UTF-8" in told.err
