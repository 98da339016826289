"""The application: routes, the house they share, and the door in front of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import Match

from pointluck import __version__
from pointluck.engine import Problem
from pointluck.tables import Club

from . import pages, socket
from .guard import Guard
from .health import Health, note
from .house import House
from .logs import log
from .messages import Trouble
from .routes import desk, games, ops, people, records, tables
from .settings import Settings
from .troubles import WireProblem, status_of, trouble

_FAILURES: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Trouble, "description": "Refused; the message says why."},
    "5XX": {"model": Trouble, "description": "Not now; the message says why."},
}


class Application(Guard):
    """An ASGI application. `house` knows who is connected."""

    def __init__(self, settings: Settings) -> None:
        self.house = House()
        self.api = _api(settings, self.house)
        super().__init__(self.api, settings, self.house.shut_out)
        self.api.state.budget = self.budget


def create_app(settings: Settings) -> Application:
    return Application(settings)


def _api(settings: Settings, house: House) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        club = await Club.open(
            settings.database, settings.bots, settings.patience, settings.limits.thinking, settings.host
        )
        house.open(club)
        log("open", version=__version__)
        try:
            yield
        finally:
            await house.close()
            await club.close()
            log("closed")

    api = FastAPI(
        title="Point Luck",
        version=__version__,
        summary="Lobby, tables and records. Playing itself goes over a WebSocket for each table: docs/wire.md.",
        openapi_url="/api/openapi.json",
        # The pages that show it would load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=_FAILURES,
    )
    api.state.settings = settings
    api.state.house = house
    api.state.health = Health()
    for topic in (people, games, desk, tables, records, ops, socket):
        api.include_router(topic.router)
    api.add_exception_handler(Problem, _problem)
    api.add_exception_handler(RequestValidationError, _invalid)
    api.add_exception_handler(HTTPException, _failed)
    return api


def _answer(problem: Problem, status: int | None = None) -> Response:
    body = trouble(problem).model_dump_json()
    headers = {"retry-after": str(problem.params["seconds"])} if problem.key == "too-often" else None
    return Response(body, status or status_of(problem), headers, "application/json")


async def _problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    note(error)
    return _answer(error)


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:120]
    return _answer(WireProblem("request-wrong", where=where, why=str(first["type"])), 422)


async def _failed(request: Request, error: Exception) -> Response:
    """Every path that is nobody's is the web client's."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = _answer(WireProblem("method"))
        response.headers["allow"] = ", ".join(_methods(request))
        return response
    if error.status_code == 404:
        found = pages.page(request) if request.method in ("GET", "HEAD") else None
        return found or pages.nowhere(request) or _answer(WireProblem("nowhere"))
    return _answer(WireProblem("request-wrong", where="", why=str(error.status_code)), error.status_code)


def _methods(request: Request) -> list[str]:
    """Everything that can be done at a path: the router only names what its first route there can do."""
    routes = request.app.routes
    asked = ((name, {**request.scope, "method": name}) for name in ("GET", "POST", "PUT", "DELETE"))
    return [name for name, scope in asked if any(route.matches(scope)[0] is Match.FULL for route in routes)]
