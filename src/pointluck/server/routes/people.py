"""Who one is here: no account, a token on the device, and a link that moves one to another device."""

from __future__ import annotations

from secrets import choice, randbelow

from fastapi import APIRouter, Request, Response

from pointluck.server.access import COOKIE, Anybody, Somebody, TheClub
from pointluck.server.messages import Me, Recover, RecoveryLink, Rename

router = APIRouter(tags=["people"])

_YEARS = 10 * 365 * 24 * 3600
_CALL_SIGNS = ("Able", "Baker", "Charlie", "Dog", "Easy", "Fox", "George", "How", "Item", "Jig", "King", "Love", "Mike")
"""The alphabet as it was spelt at Midway: names for those who give none, the same in every language."""


@router.get("/api/me")
async def who_am_i(person: Somebody) -> Me:
    return Me(name=person.name, new=False, token=None)


@router.post("/api/me")
async def introduce(
    request: Request, response: Response, club: TheClub, known: Anybody, wish: Rename | None = None
) -> Me:
    """Become somebody here. Whoever is known already stays who they are."""
    if known is not None:
        return Me(name=known.name, new=False, token=None)
    name = wish.name if wish is not None else f"{choice(_CALL_SIGNS)} {randbelow(90) + 10}"
    person = await club.new_person(name)
    token = club.device_token(person.id)
    _remember(request, response, token)
    return Me(name=person.name, new=True, token=token)


@router.put("/api/me/name")
async def rename(person: Somebody, club: TheClub, wish: Rename) -> Me:
    renamed = await club.rename(person.id, wish.name)
    return Me(name=renamed.name, new=False, token=None)


@router.post("/api/me/recovery")
async def make_recovery(person: Somebody, club: TheClub) -> RecoveryLink:
    """A path that makes another device this person's. It works once."""
    token, until = await club.recovery(person.id)
    return RecoveryLink(path=f"/recover/{token}", until=until)


@router.post("/api/recover")
async def recover(request: Request, response: Response, club: TheClub, wish: Recover) -> Me:
    person = await club.recover(wish.token)
    token = club.device_token(person.id)
    _remember(request, response, token)
    return Me(name=person.name, new=False, token=token)


def _remember(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=_YEARS, path="/", httponly=True, samesite="lax", secure=secure)
