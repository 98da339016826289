"""Who one is here: no account, a token on the device, and a link that moves one to another device."""

from __future__ import annotations

from secrets import choice, randbelow

from fastapi import APIRouter, Request, Response

from pointluck.server.access import COOKIE, Anybody, Somebody, TheClub, token_of
from pointluck.server.messages import Logout, Me, Recover, Recovery, RecoveryLink, Rename, Secret
from pointluck.tables import Belongings

router = APIRouter(tags=["people"])

_YEARS = 10 * 365 * 24 * 3600
_CALL_SIGNS = (
    "Avenger",
    "Buffalo",
    "Catalina",
    "Dauntless",
    "Devastator",
    "Fortress",
    "Kingfisher",
    "Marauder",
    "Wildcat",
)
"""What flew at Midway: names for those who give none, the same in every language."""


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
    token = await club.open_session(person.id)
    _remember(request, response, token)
    return Me(name=person.name, new=True, token=token)


@router.put("/api/me/name")
async def rename(person: Somebody, club: TheClub, wish: Rename) -> Me:
    renamed = await club.rename(person.id, wish.name)
    return Me(name=renamed.name, new=False, token=None)


@router.get("/api/me/belongings")
async def what_is_mine(person: Somebody, club: TheClub) -> Belongings:
    return await club.belongings(person.id)


@router.post("/api/me/logout", status_code=204)
async def log_out(request: Request, response: Response, person: Somebody, club: TheClub, wish: Logout) -> None:
    """End sessions: what they have open is closed, and their tokens are nobody's."""
    token = token_of(request)
    assert token is not None  # else nobody would be known
    if wish.where == "here":
        await club.end_session(token)
    else:
        await club.end_sessions(person.id, but=token if wish.where == "elsewhere" else None)
    if wish.where != "elsewhere":
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=_secure(request))


@router.post("/api/me/recovery")
async def make_recovery(person: Somebody, club: TheClub) -> RecoveryLink:
    """A path that makes another device this person's. It works once; those before it are void."""
    token, until = await club.recovery(person.id)
    return RecoveryLink(path=f"/recover/{token}", until=until)


@router.delete("/api/me/recovery", status_code=204)
async def revoke_recovery(person: Somebody, club: TheClub) -> None:
    """Take back whatever path was made."""
    await club.revoke_recovery(person.id)


@router.get("/api/recoveries/{token}")
async def read_recovery(token: Secret, known: Anybody, club: TheClub) -> Recovery:
    """Whom one would become. Nothing changes: whoever previews a link does not use it up."""
    becomes = await club.recoverable(token)
    return Recovery(
        becomes=becomes,
        you=None if known is None else await club.belongings(known.id),
        same=known is not None and known.id == becomes.person_id,
    )


@router.post("/api/recover")
async def recover(request: Request, response: Response, club: TheClub, known: Anybody, wish: Recover) -> Me:
    """Become somebody on this device. Whoever one was on it before, one is no longer: that session ends."""
    person = await club.recover(wish.token)
    before = token_of(request)
    if known is not None and before is not None:
        await club.end_session(before)
    token = await club.open_session(person.id)
    _remember(request, response, token)
    return Me(name=person.name, new=False, token=token)


def _remember(request: Request, response: Response, token: str) -> None:
    response.set_cookie(COOKIE, token, max_age=_YEARS, path="/", httponly=True, samesite="lax", secure=_secure(request))


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"
