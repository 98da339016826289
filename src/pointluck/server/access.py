"""Who asks: the person behind a device token, from the cookie or from the Authorization header."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from pointluck.tables import Club, Person

from .house import House
from .limits import Budget, Payer, block_of
from .troubles import WireProblem

COOKIE = "pointluck"
_BEARER = "bearer "


def house_of(request: HTTPConnection) -> House:
    return cast(House, request.app.state.house)


def club_of(request: HTTPConnection) -> Club:
    return house_of(request).club


def token_of(request: HTTPConnection) -> str | None:
    """The header counts before the cookie: whoever sends it means it."""
    header = request.headers.get("authorization", "")
    if header.lower().startswith(_BEARER):
        return header[len(_BEARER) :].strip()
    return request.cookies.get(COOKIE)


async def person_by(club: Club, token: str | None) -> Person | None:
    """The person whose token it is; None if it is nobody's. Raises WireProblem for somebody who is shut out."""
    person = None if token is None or not 0 < len(token) <= 400 else await club.person_of(token)
    if person is not None and person.banned:
        raise WireProblem("banned")
    return person


def asker(request: Request) -> str:
    """In whose turn long work is done: that of the address. People are made too easily to have a turn each."""
    return block_of(request.scope)


async def maybe_person(request: Request) -> Person | None:
    person = await person_by(club_of(request), token_of(request))
    if person is not None:
        # They are charged for it, and first for what they had before it.
        request.state.person_id = person.id
        wait = request.app.state.budget.owed(Payer(block_of(request.scope), person.id))
        if wait:
            raise WireProblem("too-often", seconds=int(wait) + 1)
    return person


async def known_person(request: Request) -> Person:
    person = await maybe_person(request)
    if person is None:
        raise WireProblem("stranger")
    return person


def budget_of(request: Request) -> Budget:
    return cast(Budget, request.app.state.budget)


TheBudget = Annotated[Budget, Depends(budget_of)]
TheClub = Annotated[Club, Depends(club_of)]
TheHouse = Annotated[House, Depends(house_of)]
Somebody = Annotated[Person, Depends(known_person)]
Anybody = Annotated[Person | None, Depends(maybe_person)]
Asker = Annotated[str, Depends(asker)]
