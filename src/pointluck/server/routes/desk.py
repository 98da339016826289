"""The odds desk and the designer's lab: questions that cost work, so they are rated, bounded and remembered."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from fastapi import APIRouter

import pointluck
from pointluck.analysis.desk import Form, examples, forms, games
from pointluck.engine import Game
from pointluck.server import metrics
from pointluck.server.access import Asker, TheBudget, TheClub
from pointluck.server.limits import Buckets
from pointluck.server.messages import (
    AskDesk,
    AskLab,
    DeskAnswer,
    DeskForm,
    DeskInfo,
    LabFound,
    LabInfo,
    LabMeasure,
)
from pointluck.server.troubles import WireProblem
from pointluck.tables.info import Word
from pointluck.tables.laboratory import Experiment

router = APIRouter(tags=["games"])

GAMES = {"kido-butai": 1000}
FEW_GAMES = 100
"""So many games an experiment has: a doctrine of Kido Butai plays a thousand while others play ten."""


@router.get("/api/games/{game}/desk")
async def read_desk(game: Word, preset: Word = "standard") -> DeskInfo:
    """How one asks the odds desk about a game: sentences it understands, and forms to click them together."""
    return _desk(_with_desk(game, preset), preset)


@cache
def _desk(title: Game, preset: str) -> DeskInfo:
    told = [DeskForm.model_validate(_form(one)) for one in forms(title.setup(preset))]
    return DeskInfo(examples=list(examples(title.id)), forms=told)


@router.post("/api/games/{game}/odds")
async def ask_desk(game: Word, club: TheClub, asker: Asker, budget: TheBudget, wish: AskDesk) -> DeskAnswer:
    """The exact odds of what a sentence describes. Refused if it is not understood, or too much work."""
    title = _with_desk(game, wish.preset)
    found = club.known_odds(title.id, wish.preset, wish.sentence)
    if found is None:
        _rated(budget.desk, "desk", asker)
        found = await club.odds_of(title.id, wish.preset, wish.sentence, asker)
    return DeskAnswer.model_validate({name: found[name] for name in DeskAnswer.model_fields})


@router.post("/api/games/{game}/lab")
async def ask_lab(game: Word, club: TheClub, asker: Asker, budget: TheBudget, wish: AskLab) -> LabInfo:
    """How far an experiment has come; where nobody has asked for it yet, it is worked out from now on."""
    title = _title(game, wish.preset)
    figures = list(wish.figures.items())
    known = club.experiment(title.id, wish.preset, figures)
    if known is None:
        _rated(budget.lab, "lab", asker)
        count = GAMES.get(title.id, FEW_GAMES)
        known = club.begin_experiment(title.id, wish.preset, figures, count, asker)
    return _lab_info(known)


def _title(game: str, preset: str) -> Game:
    if game not in pointluck.games():
        raise WireProblem("nowhere")
    title = pointluck.game(game)
    if preset not in title.presets:
        raise WireProblem("nowhere")
    return title


def _with_desk(game: str, preset: str) -> Game:
    if game not in games():
        raise WireProblem("nowhere")
    return _title(game, preset)


def _rated(buckets: Buckets, name: str, asker: str) -> None:
    wait = buckets.take(asker)
    if wait:
        metrics.LIMITED.labels(name).inc()
        raise WireProblem("too-often", seconds=int(wait) + 1)


def _form(form: Form) -> dict[str, Any]:
    groups = [one._asdict() | {"parts": [part._asdict() for part in one.parts]} for one in form.groups]
    return {"key": form.key, "groups": groups}


def _lab_info(known: Experiment) -> LabInfo:
    plain = asdict(known)
    told = {"games": plain["games"], "asked": plain["asked"]}
    if known.problem is not None:
        key, params = known.problem
        return LabInfo(status="failed", key=f"problem-{key}", params=params, **told)
    if known.found is None:
        return LabInfo(status="working", **told)
    return LabInfo(status="done", found=_found(known.found["variants"][0]), **told)


def _found(variant: dict[str, Any]) -> LabFound:
    moved = {name: one for name, one in variant["tallies"].items() if any(one["difference"]["interval"] or (0,))}
    return LabFound(
        games=variant["games"],
        differed=variant["differed"],
        worth=variant["value"]["worth"],
        value=_measure("value", variant["value"]),
        wins=[_measure(side, one) for side, one in variant["wins"].items()],
        tallies=[_measure(name, one) for name, one in moved.items()],
    )


def _measure(key: str, plain: dict[str, Any]) -> LabMeasure:
    names = ("before", "after", "difference", "proven")
    return LabMeasure.model_validate({"key": key, **{name: plain[name] for name in names}})
