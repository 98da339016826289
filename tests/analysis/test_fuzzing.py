"""The fuzzer finds planted faults, reports them so that they can be seen again, and finds none where there are none."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import pointluck
from pointluck.analysis import invariants
from pointluck.analysis.fuzzing import Campaign, Failure, Fuzz, Survived, fuzz
from pointluck.analysis.invariants import INVARIANTS, Broken
from pointluck.analysis.words import Words
from pointluck.cli import main
from pointluck.engine import LANGUAGES, Action, Event, Record, Refusal, Refused, State
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.pieces import KidoButai

SEED = 7


def job(seed: int = SEED) -> Fuzz:
    return Fuzz("kido-butai", seed, None, {})


def campaign(games: int = 6, workers: int = 1) -> Campaign:
    return fuzz(job(), 1, games, workers, lambda count: None)


# --- sound rules --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_sound_rules_survive_and_the_games_are_the_same_whatever_the_workers() -> None:
    alone = campaign(8)
    assert alone.failure is None, alone.failure
    shared = campaign(8, workers=2)
    assert (alone.games, alone.steps, alone.checks) == (shared.games, shared.steps, shared.checks)


def test_options_differ_from_game_to_game_unless_they_are_given() -> None:
    setups = [job()._begin(Random(number)).setup for number in range(20)]
    assert len({setup.digest for setup in setups}) > 15
    preset = Fuzz("kido-butai", SEED, "detailed-sequence", {"kb.adv_10b": True})
    record = preset._begin(Random(1))
    assert record.setup.preset == "detailed-sequence"
    assert record.setup.chosen_options == {"kb.adv_10b": True}


# --- planted faults -----------------------------------------------------------------------------------------------


def shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = KidoButai.copy

    def copy(self: KidoButai) -> KidoButai:
        twin = sound(self)
        twin.place = self.place
        return twin

    monkeypatch.setattr(KidoButai, "copy", copy)


def undoes_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo_point(self: Record, seat: str) -> int:
        number = len(self.steps)
        while number and self.steps[number - 1].seat in (seat, "chance"):
            number -= 1
        return number

    monkeypatch.setattr(Record, "undo_point", undo_point)


def lists_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = State.legal
    monkeypatch.setattr(State, "legal", lambda self: sound(self) + sound(self)[:1])


def loads_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = State.odds
    monkeypatch.setattr(State, "odds", lambda self: [part / 2 for part in sound(self)])


def allows_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = State.apply

    def why_not(self: State, action: Action) -> Refusal | None:
        return None

    def apply(self: State, action: Action) -> list[Event]:
        if action not in self.legal():
            raise Refused(Refusal("other-question", {"action": str(action)}, "KB-3"))
        return sound(self, action)

    monkeypatch.setattr(State, "why_not", why_not)
    monkeypatch.setattr(State, "apply", apply)


def misreads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KidoButaiState, "parse", lambda self, text: Action("end"))


def forgets_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = KidoButai.from_position.__func__  # type: ignore[attr-defined]

    def from_position(cls: type[KidoButai], *given: object) -> KidoButai:
        state: KidoButai = sound(cls, *given)
        state.turn = 0
        return state

    monkeypatch.setattr(KidoButai, "from_position", classmethod(from_position))


def loses_a_squadron(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = KidoButaiState.census
    counted: list[State] = []

    def census(state: KidoButaiState) -> dict[str, int]:
        counted.append(state)
        return sound(state) | {"lost": len(counted)}

    monkeypatch.setattr(KidoButaiState, "census", census)


def crashes(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: State, action: Action) -> Refusal | None:
        raise KeyError("akagi")

    monkeypatch.setattr(State, "why_not", why_not)


def says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = KidoButaiState.tell

    def tell(self: State, kind: str, clause: str, /, **params: object) -> None:
        sound(self, f"un{kind}", clause, **params)  # type: ignore[arg-type]

    monkeypatch.setattr(KidoButaiState, "tell", tell)


@pytest.mark.parametrize(
    ("plant", "expected"),
    [
        (shares_a_list, "copy record"),
        (undoes_chance, "undo"),
        (lists_doubles, "legal"),
        (loads_the_dice, "odds"),
        (allows_everything, "why-not"),
        (misreads, "notation"),
        (forgets_in_json, "json"),
        (loses_a_squadron, "census"),
        (crashes, "crash"),
        (says_nothing, "words"),
    ],
    ids=lambda given: getattr(given, "__name__", given),
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, plant: object, expected: str) -> None:
    assert callable(plant)
    plant(monkeypatch)
    failure = campaign().failure
    assert failure is not None
    assert failure.invariant in expected.split(), failure.detail


def test_a_failure_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    undoes_chance(monkeypatch)
    failure = campaign().failure
    assert failure is not None
    again = job().do(failure.number)
    assert again == failure
    assert isinstance(again, Failure)
    assert again.step == len(Record.read(failure.record.splitlines(keepends=True), pointluck.game).steps)


def test_the_first_broken_game_is_reported_whichever_process_finds_one_first() -> None:
    broken = fuzz(BrokenFromFive("kido-butai", SEED, None, {}), 1, 40, 2, lambda count: None)
    assert broken.failure is not None
    assert broken.failure.number == 5
    assert broken.games == 4


class BrokenFromFive(Fuzz):
    """As quick as can be, and wrong in every game from the fifth on."""

    def do(self, number: int) -> Survived | Failure:
        if number < 5:
            return Survived(1, 1)
        return Failure(number, "end", "", 0, "standard", {}, "")


# --- the command --------------------------------------------------------------------------------------------------


def test_command_reports_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    undoes_chance(monkeypatch)
    typed = ["fuzz", "kido-butai", "--games", "6", "--seed", str(SEED), "--workers", "1", "--lang", "en"]
    assert main(typed) == 1
    told = capsys.readouterr().out
    failure = campaign().failure
    assert failure is not None
    assert f"Game {failure.number} of seed {SEED} is broken at step {failure.step}" in told
    file = tmp_path / f"pointluck-fuzz-kido-butai-{SEED}-{failure.number}.plk"
    assert file.read_text(encoding="utf-8") == failure.record
    command = f"pointluck fuzz kido-butai --seed {SEED} --from {failure.number} --games 1"
    assert command in told
    assert main([*command.split()[1:], "--lang", "en"]) == 1
    assert capsys.readouterr().out.splitlines()[:2] == told.splitlines()[:2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_command_reports_success(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "kido-butai", "--games", "2", "--seed", "a b", "--workers", "1", "--lang", code]) == 0
    told = capsys.readouterr().out
    assert "a b" in told
    assert "2 " in told


@pytest.mark.parametrize(
    "wrong",
    [
        ["--games", "0"],
        ["--games", "many"],
        ["--workers", "0"],
        ["--workers", "-2"],
        ["--from", "0"],
        ["--option", "adv_10a"],
        ["--option", "adv_10a=perhaps"],
        ["--option", "kb.nonsense=1"],
        ["--preset", "nonsense"],
    ],
)
def test_command_refuses_nonsense_in_a_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "kido-butai", *wrong]) == 2
    told = capsys.readouterr().err
    assert told.startswith("pointluck: ")
    assert "problem-" not in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_invariant_has_its_sentence(code: str) -> None:
    words = Words(code)
    assert [name for name in INVARIANTS if not words.has(f"invariant-{name}")] == []


def test_invariants_name_what_they_saw() -> None:
    with pytest.raises(Broken, match="odds: 2 odds for 1 outcomes"):
        invariants.must(False, "odds", 2, "odds for", 1, "outcomes")
