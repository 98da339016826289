"""What there is to play: games, their rules, figures and texts. The same for everybody, and it never changes."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter

import pointluck
from pointluck.analysis.desk import games as desks
from pointluck.analysis.par import par
from pointluck.analysis.school import positions
from pointluck.engine import LANGUAGES, Game, Setup, leaves
from pointluck.lessons import lessons, sentences
from pointluck.players import players
from pointluck.server.access import Asker, TheClub
from pointluck.server.messages import (
    BotInfo,
    BriefInfo,
    ClauseInfo,
    FigureChange,
    FigureInfo,
    GameInfo,
    LessonInfo,
    OptionInfo,
    ParInfo,
    PositionInfo,
)
from pointluck.server.troubles import WireProblem
from pointluck.tables.info import Word

router = APIRouter(tags=["games"])


@router.get("/api/games", response_model=list[GameInfo])
async def list_games() -> Response:
    """All games with their presets, options and bots."""
    return _json(_games())


@router.get("/api/games/{game}/clauses", response_model=list[ClauseInfo])
async def list_clauses(game: Word) -> Response:
    """Every rule of a game, in our words, in each language."""
    return _json(_clauses(_game(game).id))


@router.get("/api/games/{game}/figures", response_model=list[FigureInfo])
async def list_figures(game: Word) -> Response:
    """Every figure of a game and where it comes from."""
    return _json(_figures(_game(game).id))


@router.post("/api/games/{game}/figures/check")
async def check_figures(game: Word, club: TheClub, asker: Asker, figures: dict[str, Any]) -> list[FigureChange]:
    """What figures of one's own change. Refused if they do not fit the game."""
    return [
        FigureChange(id=change.path.removeprefix("/figures/"), default=change.default, value=change.value)
        for change in await club.check_figures(_game(game).id, figures, asker)
    ]


@router.get("/api/games/{game}/briefings")
async def list_briefings(game: Word, preset: Word = "standard") -> list[BriefInfo]:
    """What each seat is told before a game's first question, in the game of that preset."""
    title = _game(game)
    if preset not in title.presets:
        raise WireProblem("nowhere")
    return briefings_of(title.setup(preset))


@router.get("/api/games/{game}/lessons")
async def list_lessons(game: Word) -> list[LessonInfo]:
    """The lessons of a game, in the order in which they are learned."""
    found = lessons(_game(game).id).values()
    return [LessonInfo(id=one.id, seat=one.seat, minutes=one.minutes) for one in found]


@router.get("/api/games/{game}/school")
async def list_positions(game: Word) -> list[PositionInfo]:
    """The positions of the battle school, in the order in which they come day by day."""
    return [
        PositionInfo(id=one.id, seat=one.seat, preset=one.preset, difficulty=one.difficulty)
        for one in positions(_game(game).id)
    ]


@router.get("/api/text/{lang}/{game}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def read_text(lang: Word, game: Word, request: Request) -> Response:
    """Every sentence of a game and all common ones, as Fluent messages; where two have one key, the first counts."""
    if lang not in LANGUAGES:
        raise WireProblem("nowhere")
    text, tag = _text(lang, _game(game).id)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def _game(name: str) -> Game:
    if name not in pointluck.games():
        raise WireProblem("nowhere")
    return pointluck.game(name)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


# What never changes is serialised once: doing it for each request would block the event loop.


@cache
def _games() -> bytes:
    games = [_game_info(pointluck.game(name)) for name in pointluck.games()]
    return TypeAdapter(list[GameInfo]).dump_json(games)


@cache
def _clauses(game: str) -> bytes:
    clauses = [
        ClauseInfo(id=one.id, section=one.section, title=one.title, text=one.text)
        for one in pointluck.game(game).clauses.values()
    ]
    return TypeAdapter(list[ClauseInfo]).dump_json(clauses)


@cache
def _figures(game: str) -> bytes:
    title = pointluck.game(game)
    figures = [_figure(title, path, value) for path, value in leaves(title.data.figures)]
    return TypeAdapter(list[FigureInfo]).dump_json(figures)


def _game_info(game: Game) -> GameInfo:
    levels = {name: level for level, name in enumerate(players())}
    return GameInfo(
        id=game.id,
        title=game.title,
        seats=list(game.seats),
        rules=game.rules_version,
        presets=game.presets,
        par={
            preset: ParInfo(**found._asdict() | {"date": found.date.isoformat()})
            for preset in game.presets
            if (found := par(game.setup(preset)))
        },
        options=[
            OptionInfo(
                id=option.id,
                type=option.type,
                values=list(option.values),
                default=option.default,
                clause=option.clause,
            )
            for option in game.options
        ],
        bots=[BotInfo(id=name, level=levels[name]) for name in players(game.id)],
        levels=list(game.levels),
        positions=len(positions(game.id)),
        desk=game.id in desks(),
    )


def _figure(game: Game, path: str, value: object, ours: FigureInfo | None = None) -> FigureInfo:
    tag, why = ("user", "") if ours is not None else game.data.provenance(path)
    plain = {"id": path.removeprefix("/figures/"), "value": value, "provenance": tag, "source": why, "ours": ours}
    return FigureInfo.model_validate(plain)


def briefings_of(setup: Setup) -> list[BriefInfo]:
    """What each seat is told in a game that was begun like this."""
    return [
        BriefInfo(seat=seat, part=line.part, message=line.message, params=line.params, clause=line.clause)
        for seat in setup.game.seats
        for line in setup.game.briefing(setup, seat)
    ]


def figures_of(setup: Setup) -> list[FigureInfo]:
    """Every figure in force in a game that was begun like this; beside each of its own stands ours."""
    game = setup.game
    changed = {change.path: change.value for change in game.data.changes(setup.overrides)}
    return [
        _figure(game, path, changed[path], _figure(game, path, value))
        if path in changed
        else _figure(game, path, value)
        for path, value in leaves(game.data.figures)
    ]


@cache
def _text(lang: str, game: str) -> tuple[str, str]:
    own = (pointluck.game(game).room / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    common = (files("pointluck.language") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    text = f"{own}\n{sentences(pointluck.game(game), lang)}\n{common}"
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
