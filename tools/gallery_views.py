"""Writes real positions of a game for the client's gallery: views, prompts and events from games that bots play.

    python -m tools.gallery_views dogfight web/.gallery/dogfight.json [--seed 1] [--every 25] [--option mode=domination]

Each entry has what a board gets from the frame: seat, view, prompt, news. Every kind of question asked is there once.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pointluck
from pointluck.engine import CHANCE, Event, Seeded, State
from pointluck.players import Situation, player


def entry(state: State, seat: str | None, news: list[Event]) -> dict[str, Any]:
    question = state.question
    prompt = None
    if question is not None and state.seat == seat:
        prompt = {**question._asdict(), "seat": seat, "legal": [str(action) for action in state.legal()]}
    seen = [event for event in news if seat is None or event.seen_by(seat)]
    told = [{"kind": event.kind, "params": event.params, "clause": event.clause} for event in seen]
    return {"seat": seat, "view": state.view(seat), "prompt": prompt, "news": told}


def positions(state: State, seed: int, every: int) -> list[dict[str, Any]]:
    game = state.setup.game
    players = {seat: player("doctrine", game.id, seat, seed) for seat in game.seats}
    dice = Seeded(seed)
    shown: list[dict[str, Any]] = []
    kinds: set[str] = set()
    decisions = 0
    news: list[Event] = []
    while (seat := state.seat) is not None:
        if seat != CHANCE:
            kind = state.question.kind if state.question else ""
            if kind not in kinds or decisions % every == 0:
                kinds.add(kind)
                shown.append(entry(state, seat, news))
            decisions += 1
            news = []
        action = dice.pick(state) if seat == CHANCE else players[seat].choose(Situation(state, seat))
        news += state.apply(action)
    shown.append(entry(state, game.seats[0], news))
    shown.append(entry(state, None, news))
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=pointluck.games())
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1942)
    parser.add_argument("--every", type=int, default=25)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(text.split("=", 1) for text in given.option)
    state = pointluck.game(given.game).new(options.pop("preset", "standard"), **options)
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(json.dumps(positions(state, given.seed, given.every)), encoding="utf-8")


if __name__ == "__main__":
    main()
