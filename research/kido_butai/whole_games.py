"""Whole games of Captain and Admiral on a graphics card, and what they come to. Run by research/kido_butai/card.py."""

from __future__ import annotations

import ctypes
import json
from pathlib import Path
from time import time
from typing import Any, NamedTuple
from zlib import crc32

from research.kido_butai.card import CARD, Games, compiled, mean_and_margin, xp

LUCK = 0x60000000
"""The luck of whole games begins here. Imagined games have smaller seeds, so nobody foresees anything."""
PAGES = 300
MOST_ROUNDS = 10
FIRST_TRIED = 20_000
"""Efforts are tried in other games than they are measured in."""
JUDGED = 64
"""Fresh imagined games of both answers, wherever a decision differs from the tuned doctrine's."""
LEVELS = ("major victory", "minor victory", "draw", "minor defeat", "major defeat")


class Match(ctypes.Structure):
    """As in research/kido_butai/matches.py."""

    _fields_ = (
        *((name, ctypes.c_int32) for name in ("count", "judged", "room", "pages", "traced")),
        *((name, ctypes.c_void_p) for name in ("start", "plan", "figures", "worths", "efforts", "jobs", "results")),
        *((name, ctypes.c_void_p) for name in ("traces", "tables", "plans", "book", "notes", "marks", "values")),
    )


class Effort(NamedTuple):
    """As in players/kido_butai/lookahead.py."""

    games: int
    rounds: tuple[int, ...]
    proof: float
    passes: int = 1

    def row(self, room: int) -> list[int]:
        head = [self.games, round(100 * self.proof), self.passes, sum(self.rounds), PAGES, len(self.rounds)]
        return head + [*self.rounds] + [0] * (room - len(self.rounds))


THOUGHTLESS = Effort(0, (), 0.0)


class Played(NamedTuple):
    """Whole games, one after another."""

    points: list[int]
    gained: list[float]
    """Above the tuned doctrine, by fresh imagined games wherever a decision differed."""
    in_battle: list[float]
    """Part of it in questions during attacks and raids."""
    others: float
    """Decisions a game that differ from the tuned doctrine's."""
    counted: float
    """Imagined games, with those that were read in the book,"""
    imagined: float
    """and without."""
    decisions: list[list[int]]


class WholeGames:
    """The commanders under one kind of rules."""

    def __init__(self, folder: Path, name: str) -> None:
        self.games = Games(folder, name)
        self.known: dict[str, int] = self.games.known["matches"]
        self.library = ctypes.CDLL(str(compiled(folder, "matches")))

    def play(
        self, efforts: list[Effort], count: int, first: int, judged: int = 0, traced: int = 0, plan: str = "tuned"
    ) -> list[Played]:
        """So many games of each effort, all with the same luck; `first` is the number of the first game."""
        known, jobs = self.known, []
        for number in range(len(efforts)):
            for game in range(first, first + count):
                seeds = [crc32(f"{game}:{turn}".encode()) & 0x3FFFFFFF for turn in range(known["turns"] + 1)]
                jobs += [number, LUCK + game, *seeds]
        total, room = count * len(efforts), max(1, *(sum(effort.rounds) for effort in efforts))
        rows = {
            **self.games.rows,
            "plan": xp.asarray(self.games.plans[plan], dtype=xp.int8),
            "efforts": _words([number for effort in efforts for number in effort.row(known["most_rounds"])]),
            "jobs": _words(jobs),
            "results": xp.zeros((total, known["result"]), xp.int32),
            "traces": xp.zeros((total, max(1, traced)), xp.int32),
            "tables": xp.zeros(total * 2 * known["table"], xp.int8),
            "plans": xp.zeros(total * known["plans"], xp.int8),
            "book": xp.zeros(total * room * PAGES, xp.int8),
            "notes": xp.zeros(total * known["notes"], xp.int32),
            "marks": xp.zeros(total * known["page"] * PAGES, xp.int32),
            "values": xp.zeros(total * known["values"], xp.float64),
        }
        match = Match(total, judged, room, PAGES, traced)
        for field in Match._fields_[5:]:
            array = rows[field[0]]
            setattr(match, field[0], int(array.data.ptr if CARD else array.ctypes.data))
        if CARD:
            xp.cuda.Device().synchronize()
        failed = self.library.matches(ctypes.byref(match))
        if failed:
            raise RuntimeError(f"the graphics card refuses: error {failed}")
        found, traces = rows["results"].tolist(), rows["traces"].tolist()
        return [
            _played(found[start : start + count], traces[start : start + count], judged, traced)
            for start in range(0, total, count)
        ]

    def alone(self, plan: str, count: int, first: int) -> list[int]:
        """The points of the same games, by a commander who does not look ahead."""
        return self.play([THOUGHTLESS], count, first, plan=plan)[0].points


def _words(numbers: list[int]) -> Any:
    return xp.asarray(numbers, dtype=xp.int32)


def _played(found: list[list[int]], traces: list[list[int]], judged: int, traced: int) -> Played:
    def mean(place: int) -> float:
        return sum(one[place] for one in found) / len(found)

    return Played(
        [one[0] for one in found],
        [one[3] / max(1, judged) for one in found],
        [one[4] / max(1, judged) for one in found],
        mean(2),
        mean(1),
        mean(7),
        [trace[: one[6]] for one, trace in zip(found, traces, strict=True)] if traced else [],
    )


def try_efforts(folder: Path, rules: list[str], efforts: dict[str, Effort], count: int) -> None:
    """What each effort gains above the tuned doctrine, by the advantages of its decisions."""
    for name in rules:
        games, began = WholeGames(folder, name), time()
        found = games.play(list(efforts.values()), count, FIRST_TRIED, 2 * JUDGED)
        for effort, played in zip(efforts, found, strict=True):
            gained, battle = (mean_and_margin(xp.asarray(row)) for row in (played.gained, played.in_battle))
            print(
                f"{name}, {effort}: {gained} above the tuned doctrine (in battle {battle}), {played.others:.1f} other "
                f"decisions, whole games {mean_and_margin(xp.asarray(played.points))}, {played.imagined:.0f} imagined",
                flush=True,
            )
        total, spent = sum(played.imagined for played in found) * count, time() - began
        print(f"{spent:.1f} s, {total / spent:.0f} imagined games a second", flush=True)


def read_effort(text: str) -> Effort:
    """GAMES/ROUND,ROUND.../PROOF/PASSES"""
    if text.count("/") != 3:
        raise ValueError(f"{text} has not four parts")
    games, rounds, proof, passes = text.split("/")
    effort = Effort(int(games), tuple(int(one) for one in rounds.split(",")), float(proof), int(passes))
    if len(effort.rounds) > MOST_ROUNDS or min(effort.rounds) < 1:
        raise ValueError(f"{text} has too many rounds, or empty ones")
    return effort


def measure(folder: Path, rules: list[str], players: list[str], count: int, piece: int, journal: Path) -> None:
    """Play so many games of each player under each kind of rules, piece by piece; what is in the journal is not
    played again. Players who think longest begin, so that the others fill the gaps."""
    done = {(line["rules"], line["player"], line["first"]) for line in read(journal)}
    for name in rules:
        games = WholeGames(folder, name)
        efforts = {player: Effort(**games.games.known["efforts"][player]) for player in players}
        for first in range(1, count + 1, piece):
            left = [player for player in players if (name, player, first) not in done]
            if not left:
                continue
            began = time()
            found = games.play([efforts[player] for player in left], min(piece, count + 1 - first), first, JUDGED)
            for player, played in zip(left, found, strict=True):
                line = {"rules": name, "player": player, "first": first, **played._asdict()}
                with journal.open("a") as file:
                    file.write(json.dumps(line) + "\n")
            spent, total = time() - began, sum(played.imagined * len(played.points) for played in found)
            print(f"{name}, games from {first} on: {spent:.1f} s, {total / spent:.0f} a second", flush=True)
    report(folder, journal)


def read(journal: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in journal.read_text().splitlines()] if journal.exists() else []


def report(folder: Path, journal: Path) -> None:
    """What all games in a journal come to."""
    lines = read(journal)
    for name, player in dict.fromkeys((line["rules"], line["player"]) for line in lines):
        games = WholeGames(folder, name)
        own = [line for line in lines if (line["rules"], line["player"]) == (name, player)]
        points = [one for line in own for one in line["points"]]
        print(f"{player}, {name}: {described(points, games.games.known['levels'])}")
        for plan in games.games.plans:
            alone = [one for line in own for one in games.alone(plan, len(line["points"]), line["first"])]
            gap = xp.asarray(points) - xp.asarray(alone)
            print(f"  above {plan} with the same luck ({sum(alone) / len(alone):+.2f}): {mean_and_margin(gap)}")
        rows = [[one for line in own for one in line[row]] for row in ("gained", "in_battle")]
        gained, battle = (mean_and_margin(xp.asarray(row)) for row in rows)
        print(f"  above tuned by the advantages of its decisions: {gained} (in battle {battle})")
        shares = [sum(line[row] * len(line["points"]) for line in own) / len(points) for row in ("others", "imagined")]
        print(f"  {shares[0]:.1f} decisions differ from tuned, {shares[1]:.0f} imagined games a game", flush=True)


def described(points: list[int], levels: list[int]) -> str:
    """The mean with its 95 % interval, and the share of each level. `levels`: the least points of all but the last."""
    shares = [0] * len(LEVELS)
    for one in points:
        shares[next((place for place, least in enumerate(levels) if one >= least), len(LEVELS) - 1)] += 1
    mean = sum(points) / len(points)
    margin = 1.96 * (sum((one - mean) ** 2 for one in points) / (len(points) - 1) / len(points)) ** 0.5
    shown = ", ".join(f"{name} {share / len(points):.1%}" for name, share in zip(LEVELS, shares, strict=True))
    return f"{len(points)} games, {mean:+.2f} ({mean - margin:.2f} to {mean + margin:.2f}); {shown}"
