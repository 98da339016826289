"""Records: to take home, to bring along, to look at again and to check."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from pointluck.engine import SUFFIX
from pointluck.server.access import Anybody, Asker, Somebody, TheClub, TheHouse
from pointluck.server.messages import HostKey, ImportRecord, RecordText
from pointluck.server.routes.tables import Id, WatchToken
from pointluck.server.telling import replay_text, review_text
from pointluck.server.troubles import WireProblem
from pointluck.tables import (
    Club,
    Course,
    Fork,
    NotAllowed,
    Person,
    Replay,
    ReviewInfo,
    Solved,
    TableInfo,
    Tried,
    Verdict,
    fingerprint,
)
from pointluck.tables.info import Seat, Word

router = APIRouter(tags=["records"])

MOMENTS = 50
"""At most so many at once: a view of a long game takes tens of kilobytes."""


@router.get(
    "/api/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(table_id: Id, person: Anybody, club: TheClub, asker: Asker, watch: WatchToken = None) -> Response:
    """The record of a finished game, for everybody; of a running one for who holds every seat."""
    text = await club.export(table_id, None if person is None else person.id, watch, asker)
    name = f'attachment; filename="{table_id}{SUFFIX}"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@router.get("/api/tables/{table_id}/moments", response_model=Replay)
async def read_moments(
    table_id: Id,
    person: Anybody,
    house: TheHouse,
    asker: Asker,
    seat: Seat | None = None,
    first: Annotated[int, Query(ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=MOMENTS)] = 50,
    everything: Annotated[bool, Query(description="With nothing hidden: only after the end.")] = False,
    watch: WatchToken = None,
) -> Response:
    """The game moment by moment: from one's own side, from outside, and after the end from any side."""
    club = house.club
    person_id = None if person is None else person.id
    info = await club.info(table_id, person_id, watch)
    if seat is not None and seat not in [one.seat for one in info.seats]:
        raise WireProblem("nowhere")
    if seat is not None and not info.over and seat not in await club.chairs(table_id, person_id, watch):
        raise NotAllowed("seat-not-yours")
    told = await replay_text(await club.moments(table_id, seat, first, count, asker, everything))
    return Response(told, media_type="application/json")


@router.get("/api/tables/{table_id}/course")
async def read_course(table_id: Id, person: Anybody, house: TheHouse, asker: Asker, watch: WatchToken = None) -> Course:
    """How a finished game went, turn by turn, for everybody who has its address."""
    await house.club.info(table_id, None if person is None else person.id, watch)
    return await house.club.course(table_id, asker)


@router.get("/api/tables/{table_id}/review", response_model=ReviewInfo)
async def read_review(
    table_id: Id, person: Anybody, house: TheHouse, asker: Asker, watch: WatchToken = None
) -> Response:
    """What was luck in a finished game and what was not, if it has been worked out; else how far that has come."""
    return await _review(house.club, table_id, person, watch, asker, begin=False)


@router.post("/api/tables/{table_id}/review", response_model=ReviewInfo)
async def begin_review(
    table_id: Id, person: Anybody, house: TheHouse, asker: Asker, watch: WatchToken = None
) -> Response:
    """The same; where nobody has asked for it yet, it is worked out now."""
    return await _review(house.club, table_id, person, watch, asker, begin=True)


async def _review(
    club: Club, table_id: str, person: Person | None, watch: str | None, asker: str, begin: bool
) -> Response:
    await club.info(table_id, None if person is None else person.id, watch)
    told = review_text(await club.review(table_id, asker, begin))
    return Response(told, media_type="application/json")


@router.post("/api/records", status_code=201)
async def bring_record(person: Somebody, house: TheHouse, asker: Asker, wish: ImportRecord) -> TableInfo:
    """A table from a record."""
    return house.with_presence(await house.club.import_record(person.id, wish.text, wish.entropy, asker))


@router.post("/api/tables/{table_id}/fork", status_code=201)
async def fork_table(
    table_id: Id, person: Somebody, house: TheHouse, asker: Asker, wish: Fork, watch: WatchToken = None
) -> TableInfo:
    """A table that goes on from a moment of a finished game, or of one whose whole record the person may read."""
    return house.with_presence(await house.club.fork(person.id, table_id, wish, watch, asker))


@router.get("/api/tables/{table_id}/tried")
async def read_tried(table_id: Id, person: Somebody, club: TheClub, asker: Asker) -> Tried:
    """What the first answer at such a table is worth beside the one in the game that it goes on from."""
    await club.chairs(table_id, person.id)
    return await club.tried(person.id, table_id, asker)


@router.get("/api/tables/{table_id}/solved")
async def read_solved(table_id: Id, person: Somebody, club: TheClub) -> Solved:
    """What the first answer to a position of the battle school was worth, and what others are."""
    await club.chairs(table_id, person.id)
    return await club.solved(person.id, table_id)


@router.post("/api/days/{name}")
async def open_day(name: Word, person: Anybody, house: TheHouse, asker: Asker) -> TableInfo:
    """A day of history as a finished game: its table, which is there for everybody."""
    return await house.club.day(name, None if person is None else person.id, asker)


@router.get("/api/key")
async def read_key(club: TheClub) -> HostKey:
    """The key with which this host signs its records."""
    seal = club.seal
    return HostKey(host=seal.host, key=seal.key, fingerprint=fingerprint(seal.key))


@router.post("/api/verify")
async def check_record(club: TheClub, asker: Asker, wish: RecordText) -> Verdict:
    """Is the record what it says? The chain, every step, every die and draw, the end."""
    return await club.verify(wish.text, asker)
