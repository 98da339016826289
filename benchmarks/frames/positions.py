"""Positions in the middle of games between doctrines, the same every time, as records that a server takes."""

from __future__ import annotations

from collections.abc import Iterator

import pointluck
from pointluck.engine import CHANCE, Action, Plain, Question, Record, Seeded, View
from pointluck.players import Player, Situation, player

PLAYED = 0.5
"""How much of a game has been played: half of it."""


def whole_game(name: str, seed: int) -> Record:
    game = pointluck.game(name)
    record = Record(game.new(), dict.fromkeys(game.seats, "doctrine"))
    chance = Seeded(seed)
    commanders = {seat: player("doctrine", name, seat, f"{seed}:{seat}") for seat in game.seats}
    while (seat := record.state.seat) is not None:
        state = record.state
        record.apply(chance.pick(state) if seat == CHANCE else commanders[seat].choose(Situation(state, seat)))
    return record


def middle(name: str, seed: int) -> str:
    """The record of a game up to its middle, where the first seat is asked; the other seats keep their bots."""
    record = whole_game(name, seed)
    me = record.game.seats[0]
    half = int(len(record.steps) * PLAYED)
    start = next(number for number, step in enumerate(record.steps) if number >= half and step.seat == me)
    again = Record(record.start, {**record.seats, me: "somebody"})
    for step in record.steps[:start]:
        again.apply(step.action)
    return again.text()


def records(name: str, tables: int) -> Iterator[str]:
    for seed in range(tables):
        yield middle(name, 1942 + seed)


class Commander:
    """Chooses at a table what the doctrine would, from what the wire tells."""

    def __init__(self, game: str, seat: str) -> None:
        self._player: Player = player("doctrine", game, seat, 1942)

    def choose(self, seat: str, view: View, prompt: Plain) -> str:
        question = Question(prompt["kind"], prompt["prompt"], prompt["params"], prompt["clause"])
        legal = [Action(kind, tuple(args)) for kind, *args in (text.split(" ") for text in prompt["legal"])]
        return str(self._player.choose(Situation.plain(seat, question, legal, view)))
