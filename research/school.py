"""Mines the positions of the battle school from games of computer players: analysis/school/*.jsonl.

    python -m research.school mine kido-butai kido-butai.journal --games 200       # go on later with the same words
    python -m research.school choose kido-butai kido-butai.journal

Captains, the doctrine and Ensigns play, with slips. Decisions are looked at with a few imagined games; where one answer
seems to be better than all others, it is proven with fresh ones.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from pointluck.analysis import school
from pointluck.analysis.journal import Journal
from pointluck.analysis.school.proof import DRAWN, GAMES, LEAST, LEAST_CHANCE, LUCK, Proof, prove
from pointluck.analysis.value import valuer
from pointluck.analysis.value.dogfight import LEADER
from pointluck.analysis.workers import Executor, Interruption, in_order
from pointluck.cli.arguments import executor
from pointluck.engine import CHANCE, Action, Seeded, State
from pointluck.games import game
from pointluck.players import Situation, player
from pointluck.players.dogfight.flight_leader import FlightLeader

PRESETS = {
    "kido-butai": ["standard"],
    "battle-of-midway": ["standard"],
    "dogfight": ["carrier-hunt", "carrier-hunt", "carrier-hunt", "domination"],
}
RANKS = {
    "kido-butai": ["ensign", "doctrine"],  # higher ranks think for seconds
    "dogfight": ["ensign", "doctrine", "captain"],
    "battle-of-midway": ["ensign", "doctrine", "captain"],
}
SLIPS = 0.06
"""How often a decision is made at random: what comes of it is seldom seen in good games."""
GLANCE = {"kido-butai": [64], "dogfight": [4], "battle-of-midway": [2, 8]}
"""Imagined games of each answer before the proof."""
UNTIL = {"kido-butai": "game", "dogfight": "round", "battle-of-midway": "turns"}
PROMISING, SEEMS = 0.7, 2.0
"""At a glance the best answer has to be ahead by this part of what it has to be, and of so many standard errors."""
ANSWERS = {"kido-butai": 16, "dogfight": 9, "battle-of-midway": 10}
"""Of more answers than these a person would have to guess."""
SELDOM = {"order": 0.25, "commit": 0.1, "card": 0.4, "first": 0.3}
"""The part of such questions that is looked at: there are many, and they are much alike."""
TEDIOUS = DRAWN | {"rearm", "clear", "place", "patrol", "lose", "merge", "shift", "escort", "deck-loss", "weather"}
"""Questions that are not looked at."""
SAME_GAME = 5
"""So many of one game are chosen at most."""
OTHER_LUCK = "other luck"
SURE = 2.0
"""Standard errors by which the gap has to be wider than it must."""
ENSIGNS = 5
THEMES = {
    "cap": {"commit", "meet", "intercept", "cap-to", "cap-attack", "cap-follow"},
    "strike": {"loads", "send", "fly-to", "spot", "merge", "reinforce"},
    "command": {"order"},
    "sea": {"move-to", "patrol", "weather", "transports", "enemy-follow", "reveal"},
    "deck": {"rearm", "clear", "land", "land-some", "land-stray", "squall-landing", "divert", "deck-loss", "return"},
    "activation": {"activate", "place"},
    "manoeuvre": {"manoeuvre", "accelerate", "face", "leave-board"},
    "cards": {"card", "first", "skip", "exchange"},
    "battle": {
        *("targets", "aim", "fill", "spread", "lose", "tie", "tie-aboard", "mode", "target", "gun"),
        *("escort", "escorts", "flag", "picket", "go-in", "shift", "entry-area", "pick-battle"),
    },
}
"""By theme the questions that belong to it."""
BY_ACTION = {"launch": "strike", "end": "patience"}
"""Kido Butai's orders are all answers to one question."""


def mined(title: str, name: str) -> list[dict[str, Any]]:
    """The positions of one game that are proven."""
    rng, chance = Random(f"{name}:choice"), Seeded(f"{name}:chance")
    preset = rng.choice(PRESETS[title])
    state = game(title).new(preset)
    ranks = {seat: rng.choice(RANKS[title]) for seat in state.setup.game.seats}
    players = {seat: player(rank, title, seat, f"{name}:{seat}") for seat, rank in ranks.items()}
    steps: list[str] = []
    found = []
    while (seat := state.seat) is not None:
        if seat == CHANCE:
            action = chance.pick(state)
        else:
            situation = Situation(state, seat)
            proof = looked_at(state, situation, rng.random(), f"{name}:{len(steps)}")
            if proof is not None:
                found.append(plain(proof, situation, preset, steps))
            slip = rng.random() < SLIPS
            action = rng.choice(situation.legal) if slip else players[seat].choose(situation)
        steps.append(str(action))
        state.apply(action)
    return found


def looked_at(state: State, situation: Situation, lot: float, seed: str) -> Proof | None:
    title, kind = state.setup.game, situation.question.kind
    if kind in TEDIOUS or lot > SELDOM.get(kind, 1.0) or not 2 <= len(situation.legal) <= ANSWERS[title.id]:
        return None
    if title.id == "dogfight" and not seems_ahead(situation, seed):
        return None
    for number in GLANCE[title.id]:
        seen = prove(title, situation, f"{seed}:{number}", number)
        if seen.gap.mean < PROMISING * max(LEAST.get(seen.unit, LEAST_CHANCE), SEEMS * seen.gap.error):
            return None
    proof = prove(title, situation, LUCK)
    return proof if proof.holds else None


def seems_ahead(situation: Situation, seed: str) -> bool:
    """Whether one answer looks better one action ahead; True where nothing can be seen like that."""
    leader = FlightLeader(LEADER, situation.seat, seed, None)
    leader.choose(situation)
    values = sorted((one.value for one in leader.explain() if one.value is not None), reverse=True)
    return len(values) < 2 or values[0] - values[1] >= PROMISING * LEAST_CHANCE


def plain(proof: Proof, situation: Situation, preset: str, steps: list[str]) -> dict[str, Any]:
    return {
        "preset": preset,
        "seat": situation.seat,
        "kind": situation.question.kind,
        "worth": worths(proof),
        "steps": ";".join(steps),
    }


class Mine:
    """The work on numbered games, which can be shared."""

    def __init__(self, title: str, seed: str) -> None:
        self.title = title
        self.seed = seed

    def do(self, number: int) -> list[dict[str, Any]]:
        return mined(self.title, f"{self.seed}:{number}")


def mine(title: str, path: Path, games: int, seed: str, workers: int | Executor) -> None:
    with closing(Journal.open(path, {"mine": title, "seed": seed})) as journal, Interruption() as interruption:
        first = len(journal.entries)
        with closing(in_order(Mine(title, seed), first, games - first, workers)) as results:
            for number, found in enumerate(results, first):
                journal.add([number, found])
                told = [(one["kind"], one["worth"][0][0], one["worth"][1][2]) for one in found]
                print(number + 1, *told, file=sys.stderr, flush=True)
                if interruption.asked:
                    break


# --- which of them are shipped ------------------------------------------------------------------------------------


def choose(title: str, journals: list[Path], most: int) -> None:
    """Write down some of every theme and level, and few of one game."""
    judge = valuer(game(title).setup(PRESETS[title][0]))
    found = [(path.name, number, one) for path in journals for number, all_of in read(path) for one in all_of]
    shown: set[str] = set()
    waiting: dict[tuple[str, int], list[dict[str, Any]]] = {}
    games: Counter[tuple[str, int]] = Counter()
    for name, number, one in Random(title).sample(found, len(found)):
        state = reached(title, one)
        situation = Situation(state, one["seat"])
        if not sure(one, judge.unit):
            continue
        view = json.dumps([situation.view, situation.question.kind], sort_keys=True)
        if view in shown or games[name, number] >= SAME_GAME:
            continue
        shown.add(view)
        games[name, number] += 1
        best = state.parse(one["worth"][0][0])
        theme, level = theme_of(situation, best), difficulty(title, situation, best)
        waiting.setdefault((theme, level), []).append(one | {"theme": theme, "difficulty": level})
    chosen = in_turn(title, waiting, most)
    head = {"unit": judge.unit, "until": UNTIL[title], "games": GAMES[UNTIL[title]]}
    file = Path(school.__file__).parent / f"{title}.jsonl"
    file.write_text("".join(json.dumps(one, separators=(",", ":")) + "\n" for one in (head, *chosen)))
    print(f"{len(found)} found, {len(chosen)} chosen: {file}")
    for key, count in sorted(Counter((one["theme"], one["difficulty"]) for one in chosen).items()):
        print(*key, count)


def sure(one: dict[str, Any], unit: str) -> bool:
    """Whether every other answer is as much worse as it has to be, and would be with other luck too."""
    least = LEAST.get(unit, LEAST_CHANCE)
    return all(gap - SURE * error >= least for _, _, gap, error in one["worth"][1:])


def read(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def reached(title: str, one: dict[str, Any]) -> State:
    state = game(title).new(one["preset"])
    for step in one["steps"].split(";"):
        state.apply(state.parse(step))
    return state


def worths(proof: Proof) -> list[list[Any]]:
    return [[str(one), round(value, 4), round(gap.mean, 4), round(gap.error, 4)] for one, value, gap in proof.worth]


def theme_of(situation: Situation, best: Action) -> str:
    kind = situation.question.kind
    if kind == "japanese-phase":
        return "cap" if best.args[-1:] == ("cap",) else BY_ACTION.get(best.kind, "deck")
    return next(theme for theme, kinds in THEMES.items() if kind in kinds)


def difficulty(title: str, situation: Situation, best: Action) -> int:
    """1: more than half of some Ensigns find it, 2: a Captain does, 3: neither."""
    ensigns = [player("ensign", title, situation.seat, number).choose(situation) for number in range(ENSIGNS)]
    if 2 * ensigns.count(best) > ENSIGNS:
        return 1
    return 2 if player("captain", title, situation.seat, 0).choose(situation) == best else 3


def in_turn(title: str, waiting: dict[tuple[str, int], list[dict[str, Any]]], most: int) -> list[dict[str, Any]]:
    """One of every theme and level in turn, as long as there are some; each is proven once more with other luck."""
    chosen: list[dict[str, Any]] = []
    while len(chosen) < most and any(waiting.values()):
        for key in sorted(waiting):
            if waiting[key] and len(chosen) < most and holds_again(title, one := waiting[key].pop()):
                chosen.append({name: one[name] for name in ("preset", "seat", "theme", "difficulty", "worth", "steps")})
    return chosen


def holds_again(title: str, one: dict[str, Any]) -> bool:
    proof = prove(game(title), Situation(reached(title, one), one["seat"]), OTHER_LUCK)
    return proof.holds and str(proof.best) == one["worth"][0][0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["mine", "choose"])
    parser.add_argument("game", choices=list(PRESETS))
    parser.add_argument("journals", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=100, help="to be played by `mine`")
    parser.add_argument("--workers", default="1", help="processes that mine")
    parser.add_argument("--cluster", metavar="auto|HOST:PORT", help="a Ray cluster that mines: docs/cluster.md")
    parser.add_argument("--most", type=int, default=60, help="to be chosen")
    parser.add_argument("--seed", default="school")
    options = parser.parse_args()
    if options.task == "mine":
        with executor(options, options.games) as workers:
            mine(options.game, options.journals[0], options.games, options.seed, workers)
    else:
        choose(options.game, options.journals, options.most)


if __name__ == "__main__":
    main()
