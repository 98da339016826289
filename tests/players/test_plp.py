"""Bots that somebody brings: classes in files, and programs that speak PLP."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import pointluck
from pointluck.engine import CHANCE, Problem, Seeded, State
from pointluck.players import BotProblem, Budget, Situation, bring, player, players, plp
from pointluck.players.plp import Program

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PREAMBLE = """
import json, sys, time
def say(line): print(line, flush=True)
legal = []
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "legal": legal.append(rest)
    if word == "position": legal = []
    if word == "plp": say('ready {"name": "Test"}')
"""


def start(game: str = "kido-butai") -> State:
    state = pointluck.game(game).new()
    dice = Seeded("plp")
    while state.seat == CHANCE:
        state.apply(dice.pick(state))
    return state


def asked(game: str = "kido-butai") -> Situation:
    state = start(game)
    assert state.seat is not None
    return Situation(state, state.seat)


def bot(tmp_path: Path, *lines: str) -> str:
    """The command of a bot that does these lines for every line it reads."""
    file = tmp_path / "bot.py"
    file.write_text(PREAMBLE + "\n".join(f"    {line}" for line in lines), encoding="utf-8")
    return f"{sys.executable} {file}"


def play(name: str, game: str, most: int = 10_000) -> int:
    """A game with that player in every seat; how often it was asked."""
    state = pointluck.game(game).new()
    dice = Seeded("plp")
    sitting = {seat: player(name, game, seat, 1) for seat in state.setup.game.seats}
    decisions = 0
    while (seat := state.seat) is not None and decisions < most:
        if seat == CHANCE:
            state.apply(dice.pick(state))
        else:
            state.apply(sitting[seat].choose(Situation(state, seat)))
            decisions += 1
    return decisions


def test_a_class_in_a_file_plays_a_whole_game() -> None:
    bring("strike", f"{EXAMPLES / 'first_strike.py'}:FirstStrike")
    assert players("kido-butai")[-1] == "strike"
    assert play("strike", "kido-butai") > 20


@pytest.mark.parametrize("game", ["kido-butai", "dogfight", "battle-of-midway"])
def test_a_program_plays_every_game(game: str) -> None:
    assert shutil.which("node"), "the JavaScript example needs Node.js, which make sets up"
    bring("port", f"node {EXAMPLES / 'any_port.mjs'}")
    assert play("port", game, 200) > 20


def test_a_program_in_c(tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    command = [compiler] if compiler else [sys.executable, "-m", "ziglang", "cc"]
    import subprocess

    subprocess.run([*command, "-o", str(tmp_path / "ahead"), str(EXAMPLES / "full_ahead.c")], check=True)
    situation = asked()
    program = Program(str(tmp_path / "ahead"))
    program.new("kido-butai", situation.seat, 1)
    assert program.think(situation, None).best == situation.legal[-1]
    assert program.close()


def test_candidates_come_with_their_values(tmp_path: Path) -> None:
    lines = (
        "if word == 'go':",
        "    say('candidate ' + json.dumps({'action': legal[0], 'value': 1.5, 'visits': 3}))",
        "    say('a word that nobody knows')",
        "    say('best ' + legal[0])",
    )
    bring("test", bot(tmp_path, *lines))
    situation = asked()
    one = player("test", "kido-butai", situation.seat, 1)
    assert one.choose(situation) == situation.legal[0]
    assert one.explain() == [(situation.legal[0], 1.5, 3)]


def test_two_games_take_turns_with_one_program(tmp_path: Path) -> None:
    """It hears of each change from one game to the other, and of nothing else."""
    heard = tmp_path / "heard"
    lines = (
        f"if word == 'new': open({str(heard)!r}, 'a').write(json.loads(rest)['seed'] + ' ')",
        "if word == 'go': say('best ' + legal[0])",
    )
    bring("test", bot(tmp_path, *lines))
    situation = asked()
    one, other = (player("test", "kido-butai", situation.seat, seed) for seed in ("a", "b"))
    for who in (one, one, other, one):
        who.choose(situation)
    assert heard.read_text(encoding="utf-8").split() == ["a", "b", "a"]


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (["if word == 'go': say('best sail home')"], "bot-illegal"),
        (["if word == 'go': say('candidate {')"], "bot-line"),
        (["if word == 'go': say('candidate ' + '[' * 90000)"], "bot-line"),
        (["if word == 'go': say('candidate {\"action\": 3}')"], "bot-line"),
        (["if word == 'go': say('x' * 200000)"], "bot-line"),
        (["if word == 'go': sys.exit(0)"], "bot-ended"),
        (["if word == 'go':", "    while True: say('hm')"], "bot-talks"),
        (["if word == 'go': time.sleep(60)"], "bot-late"),
        ([], "bot-late"),
    ],
)
def test_a_bot_that_hangs_or_lies_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str], key: str
) -> None:
    monkeypatch.setattr(plp, "GRACE_SECONDS", 0.3)
    program = Program(bot(tmp_path, *lines))
    situation = asked()
    with pytest.raises(BotProblem) as caught:
        program.think(situation, Budget(at_most=2.0 if key != "bot-late" else 0.3))
    assert caught.value.key == key
    assert not program.running


@pytest.mark.parametrize("wrapped", ["{}", "sh -c '{}; true'"])
def test_a_bot_that_reads_nothing_is_ended_whatever_started_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrapped: str
) -> None:
    """No pipe takes half a million bytes that nobody reads; and a bot may be started by another program."""
    monkeypatch.setattr(plp, "GRACE_SECONDS", 0.3)
    file = tmp_path / "deaf.py"
    file.write_text(
        f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n"
        "print('ready {}', flush=True)\ntime.sleep(600)",
        encoding="utf-8",
    )
    program = Program(wrapped.format(f"{sys.executable} {file}"))
    plain = asked()
    situation = Situation.plain(plain.seat, plain.question, plain.legal, {"chart": "~" * 500_000})
    with pytest.raises(BotProblem) as caught:
        program.think(situation, Budget(at_most=0.3))
    assert caught.value.key == "bot-late"
    assert not program.running
    assert ended(int((tmp_path / "pid").read_text(encoding="utf-8")))


def ended(pid: int) -> bool:
    """What is killed may take a moment to be gone."""
    until = monotonic() + 10
    while monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if (stat := Path(f"/proc/{pid}/stat")).exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True  # only whoever adopted it has not looked
        sleep(0.05)
    return False


def test_what_comes_after_an_answer_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    lines = (
        "if word == 'go':",
        "    say('best ' + legal[0])",
        "    say('best ' + legal[0])",
        "    say('candidate ' + json.dumps({'action': 'once', 'value': 1}))",
    )
    program = Program(bot(tmp_path, *lines))
    situation = asked()
    for _ in range(3):
        assert program.think(situation, None).best == situation.legal[0]
        sleep(0.3)  # the late lines are there
    assert program.close()


def test_a_bot_that_never_stops_talking_fills_no_memory(tmp_path: Path) -> None:
    program = Program(bot(tmp_path, "if word == 'go':", "    while True: say('best ' + legal[0])"))
    situation = asked()
    with pytest.raises(BotProblem) as caught:
        for _ in range(3):
            program.think(situation, None)
            sleep(0.5)
    assert caught.value.key in ("bot-talks", "bot-ended")
    assert program._lines.qsize() <= plp.MOST_LINES + 2


def test_told_to_stop_it_may_still_answer(tmp_path: Path) -> None:
    program = Program(bot(tmp_path, "if word == 'stop': say('best ' + legal[0])"))
    situation = asked()
    assert program.think(situation, Budget(at_most=0.2)).best == situation.legal[0]
    assert program.close()


@pytest.mark.parametrize(
    ("what", "key"),
    [
        ("/no/such/program", "bot-start"),
        ("", "bot-start"),
        ("'unclosed", "bot-start"),
        (f"{sys.executable} -c pass", "bot-ended"),
        (f"""{sys.executable} -c 'print("ready 3")'""", "bot-line"),
        (f"""{sys.executable} -c 'print("ready {{\\"name\\": 3}}")'""", "bot-line"),
    ],
)
def test_what_is_no_bot_is_told(what: str, key: str) -> None:
    with pytest.raises(BotProblem) as caught:
        Program(what)
    assert caught.value.key == key


def test_a_bot_that_does_not_play_this_game(tmp_path: Path) -> None:
    command = bot(tmp_path).replace("bot.py", "other.py")
    source = (tmp_path / "bot.py").read_text(encoding="utf-8").replace('"Test"', '"Test", "games": ["dogfight"]')
    (tmp_path / "other.py").write_text(source, encoding="utf-8")
    bring("test", command)
    situation = asked()
    with pytest.raises(BotProblem) as caught:
        player("test", "kido-butai", situation.seat, 1).choose(situation)
    assert caught.value.key == "bot-game"


@pytest.mark.parametrize(
    ("source", "key"),
    [
        (None, "bot-file"),
        ("1 / 0", "bot-broken"),
        ("class Other: pass", "bot-class"),
        ("class Bot: pass", "bot-class"),
    ],
)
def test_a_file_without_a_bot_is_refused_at_once(tmp_path: Path, source: str | None, key: str) -> None:
    file = tmp_path / f"{key}.py"
    if source is not None:
        file.write_text(source, encoding="utf-8")
    with pytest.raises(BotProblem) as caught:
        bring("test", f"{file}:Bot")
    assert caught.value.key == key


@pytest.mark.parametrize("body", ["1 / 0", "return None", "return 'pass'"])
def test_a_class_that_fails_is_named(tmp_path: Path, body: str) -> None:
    file = tmp_path / "bot.py"
    start = "class Bot:\n def __init__(self, **given): pass\n def choose(self, situation):\n  "
    file.write_text(start + body, encoding="utf-8")
    bring("test", f"{file}:Bot")
    situation = asked()
    with pytest.raises(BotProblem) as caught:
        player("test", "kido-butai", situation.seat, 1).choose(situation)
    assert caught.value.params["bot"] == "test"


@pytest.mark.parametrize("name", ["captain", "person", "", "A", "x y", "-x", "ü", "x" * 40])
def test_names_that_cannot_be_used(name: str) -> None:
    with pytest.raises(Problem) as caught:
        bring(name, "true")
    assert caught.value.key == "bot-name"


def test_a_broken_variable_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("{", "[]", '{"a": 1}'):
        monkeypatch.setenv("POINTLUCK_PLAYERS", text)
        with pytest.raises(Problem) as caught:
            players("kido-butai")
        assert caught.value.key == "bot-variable"
