"""Who asks: the person behind a device token, from the cookie or from the Authorization header."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from pointluck.tables import Club, NotFound, Person

from .house import House
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
    """The person whose token it is; None if it is nobody's."""
    person_id = None if token is None or len(token) > 400 else club.read_device_token(token)
    if person_id is None:
        return None
    try:
        return await club.person(person_id)
    except NotFound:
        return None


async def maybe_person(request: Request) -> Person | None:
    return await person_by(club_of(request), token_of(request))


async def known_person(request: Request) -> Person:
    person = await maybe_person(request)
    if person is None:
        raise WireProblem("stranger")
    return person


TheClub = Annotated[Club, Depends(club_of)]
TheHouse = Annotated[House, Depends(house_of)]
Somebody = Annotated[Person, Depends(known_person)]
Anybody = Annotated[Person | None, Depends(maybe_person)]
