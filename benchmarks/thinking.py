"""How long each rank thinks, and whether it ever answers what is not legal or too late.

`python -m benchmarks.thinking --games 200` lets every player finish so many games of every title, in the games for two
against the doctrine with seats in turn, and prints the processor time of its decisions: how many there are in a game,
the usual one, one in twenty, the longest, and all of a game together. `--game`, `--player` and `--preset` measure less.
A decision in which there is nothing to choose counts too. Who answers what is not legal, or needs more than `--limit`
seconds, is named at the end, and the program then ends with 1. Ctrl-C shows what has been played so far; with
`--journal FILE` the same command goes on from there.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import process_time
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import pointluck
from pointluck.analysis.journal import Journal
from pointluck.analysis.words import Words
from pointluck.engine import CHANCE, Game, Problem, Seeded
from pointluck.games import game, games
from pointluck.players import Situation, player, players

RIVAL = "doctrine"


class Thought(NamedTuple):
    """What came of one player's games of one title."""

    title: str
    name: str
    seconds: list[float]
    """Of every decision."""
    totals: list[float]
    """Of every game."""
    faults: list[str]


def played(title: Game, preset: str, name: str, number: int, seed: str, limit: float) -> Thought:
    """One game, in which the player has the first seat or the second by turns."""
    state = title.new(preset)
    seat = title.seats[number % len(title.seats)]
    who = {one: name if one == seat else RIVAL for one in title.seats}
    thinkers = {one: player(who[one], title.id, one, f"{seed}:{number}:{one}") for one in title.seats}
    chance = Seeded(f"{seed}:{number}:chance")
    seconds: list[float] = []
    faults: list[str] = []
    while (turn := state.seat) is not None:
        if turn == CHANCE:
            state.apply(chance.pick(state))
            continue
        situation = Situation(state, turn)
        began = process_time()
        action = thinkers[turn].choose(situation)
        spent = process_time() - began
        if turn == seat:
            seconds.append(spent)
            if spent > limit:
                faults.append(f"{title.id}, {name}, game {number}: {spent:.1f} s for {situation.question.kind}")
            if action not in situation.legal:
                faults.append(f"{title.id}, {name}, game {number}: {action} is not legal")
                break
        state.apply(action)
    return Thought(title.id, name, seconds, [sum(seconds)], faults)


def share(seconds: list[float], part: float) -> float:
    return sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))]


def as_row(one: Thought) -> tuple[str, ...]:
    times = (share(one.seconds, 0.5), share(one.seconds, 0.95), max(one.seconds), sum(one.totals) / len(one.totals))
    decisions = len(one.seconds) / len(one.totals)
    return one.title, one.name, str(len(one.totals)), f"{decisions:.0f}", *(f"{seconds:.3f}" for seconds in times)


def show(thoughts: list[Thought]) -> None:
    table = Table(box=SIMPLE_HEAD, padding=0, caption="Decisions in a game; seconds of processor time on one core.")
    for column in ("game", "player", "games", "decisions", "median", "95 %", "longest", "a game"):
        table.add_column(column, justify="left" if column in ("game", "player") else "right", no_wrap=True)
    for one in thoughts:
        table.add_row(*as_row(one))
    Console().print(table)


def play_all(rounds: list[tuple[Game, str]], asked: Namespace, journal: Journal | None) -> list[Thought]:
    """All games of all players, or what the journal leaves of them; Ctrl-C ends with what has been played so far."""
    thoughts = [Thought(title.id, name, [], [], []) for title, name in rounds]
    known = iter(journal.entries if journal is not None else [])
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    try:
        with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
            for (title, name), sum_of in zip(rounds, thoughts, strict=True):
                bar, warm = progress.add_task(f"{title.id}, {name}", total=asked.games), False
                for number in range(1, asked.games + 1):
                    entry = next(known, None)
                    if entry is None:
                        if not warm:
                            # What a player reads or compiles once on a machine is no thought about a move.
                            played(title, asked.preset, name, 0, f"{asked.seed}:warm", asked.limit)
                            warm = True
                        one = played(title, asked.preset, name, number, asked.seed, asked.limit)
                        entry = [one.seconds, one.faults]
                        if journal is not None:
                            journal.add(entry)
                    seconds, faults = entry
                    sum_of.seconds.extend(seconds)
                    sum_of.totals.append(sum(seconds))
                    sum_of.faults.extend(faults)
                    progress.advance(bar)
    except KeyboardInterrupt:
        pass
    return [one for one in thoughts if one.totals]


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--game", choices=sorted(games()), help="only this title")
    parser.add_argument("--player", help="only this rank")
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--seed", default="thinking")
    parser.add_argument("--limit", type=float, default=10.0, help="seconds after which an answer is too late")
    parser.add_argument("--journal", type=Path, help="finished games, to go on with after an interruption")
    return parser


def main() -> int:
    parser = arguments()
    asked = parser.parse_args()
    rounds = [
        (game(title), name)
        for title in ([asked.game] if asked.game else sorted(games()))
        for name in players(title)
        if asked.player in (None, name)
    ]
    if not rounds:
        parser.error(f"nobody is called {asked.player}")
    plan = {
        "version": pointluck.__version__,
        "games": asked.games,
        "rounds": [[title.id, name] for title, name in rounds],
        **{key: getattr(asked, key) for key in ("preset", "seed", "limit")},
    }
    try:
        journal = Journal.open(asked.journal, plan) if asked.journal is not None else None
    except Problem as problem:
        parser.error(Words("en").problem(problem))
    thoughts = play_all(rounds, asked, journal)
    show(thoughts)
    faults = [fault for one in thoughts for fault in one.faults]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
