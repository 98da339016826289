"""Tables: the lobby, making one, sitting down, getting up."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from pointluck.server import metrics
from pointluck.server.access import Anybody, Asker, Somebody, TheBudget, TheClub, TheHouse
from pointluck.server.messages import (
    ActionText,
    AskStaff,
    BriefInfo,
    FigureInfo,
    Invitation,
    InvitationLink,
    Invite,
    Join,
    Learn,
    Leave,
    Lobby,
    Made,
    Secret,
    Solve,
    Substitute,
    TableOdds,
)
from pointluck.server.routes.games import briefings_of, figures_of
from pointluck.server.telling import odds_info
from pointluck.server.troubles import WireProblem
from pointluck.tables import NewTable, TableInfo
from pointluck.tables.info import AdviceInfo, Seat, TableId

router = APIRouter(tags=["tables"])

ODDS = 12
"""Actions whose odds are told at once, at most."""

Id = Annotated[TableId, Path(description="The table.")]
WatchToken = Annotated[Secret | None, Query(description="The last part of the table's watch path.")]


@router.get("/api/lobby")
async def lobby(person: Somebody, house: TheHouse) -> Lobby:
    """One's own tables, and those that offer a seat to anybody."""
    yours, others = await house.club.lobby(person.id)
    return Lobby(
        yours=[house.with_presence(info) for info in yours], open=[house.with_presence(info) for info in others]
    )


@router.post("/api/tables", status_code=201)
async def make_table(person: Somebody, club: TheClub, asker: Asker, wish: NewTable) -> Made:
    made = await club.create(person.id, wish, asker)
    table = made.table.id
    return Made(
        table=made.table,
        invitations={seat: f"/join/{token}" for seat, token in made.invitations.items()},
        watch_path=None if made.watch_token is None else _watch_path(table, made.watch_token),
    )


@router.post("/api/lessons", status_code=201)
async def begin_lesson(person: Somebody, club: TheClub, asker: Asker, wish: Learn) -> TableInfo:
    """A table at which a lesson is taken: dice and other side follow its script."""
    return await club.learn(person.id, wish.game, wish.lesson, asker)


@router.post("/api/school", status_code=201)
async def open_position(person: Somebody, house: TheHouse, asker: Asker, wish: Solve) -> TableInfo:
    """A table that goes on from a position of the battle school: its first answer is the one that counts."""
    return house.with_presence(await house.club.school(person.id, wish.game, wish.position, wish.entropy, asker))


@router.get("/api/tables/{table_id}")
async def read_table(table_id: Id, person: Anybody, house: TheHouse, watch: WatchToken = None) -> TableInfo:
    return house.with_presence(await house.club.info(table_id, None if person is None else person.id, watch))


@router.get("/api/tables/{table_id}/figures")
async def read_figures(table_id: Id, person: Anybody, club: TheClub, watch: WatchToken = None) -> list[FigureInfo]:
    """Every figure in force at a table and where it comes from; where the table has its own, ours beside it."""
    await club.info(table_id, None if person is None else person.id, watch)
    return figures_of(await club.setup(table_id))


@router.get("/api/tables/{table_id}/briefings")
async def read_briefings(table_id: Id, person: Anybody, club: TheClub, watch: WatchToken = None) -> list[BriefInfo]:
    """What each seat is told before the first question, true for the options and figures of this table."""
    await club.info(table_id, None if person is None else person.id, watch)
    return briefings_of(await club.setup(table_id))


@router.get("/api/tables/{table_id}/odds")
async def read_odds(
    table_id: Id,
    person: Somebody,
    club: TheClub,
    asker: Asker,
    seat: Seat,
    seq: Annotated[int, Query(ge=0, description="The last line of the log that was seen.")],
    action: Annotated[list[ActionText], Query(min_length=1, max_length=ODDS)],
) -> TableOdds:
    """What actions would lead to, up to the next decision: only for the seat that is asked, from what it may know."""
    return odds_info(seq, await club.odds(person.id, table_id, seat, seq, action, asker))


@router.post("/api/tables/{table_id}/advice")
async def ask_staff(
    table_id: Id, person: Somebody, club: TheClub, asker: Asker, budget: TheBudget, wish: AskStaff
) -> AdviceInfo:
    """What one's staff would do: only for the seat that is asked, from what it may know. The record says it."""
    wait = budget.advice.take(person.id)
    if wait:
        metrics.LIMITED.labels("advice").inc()
        raise WireProblem("too-often", seconds=int(wait) + 1)
    return await club.advice(person.id, table_id, wish.seat, wish.seq, wish.given, asker)


@router.get("/api/invitations/{token}")
async def read_invitation(token: Secret, person: Anybody, house: TheHouse) -> Invitation:
    """To which table and seat an invitation leads."""
    info, seat = await house.club.invitation(token, None if person is None else person.id)
    return Invitation(table=house.with_presence(info), seat=seat)


@router.post("/api/tables/{table_id}/invite")
async def invite(table_id: Id, person: Somebody, club: TheClub, wish: Invite) -> InvitationLink:
    """A new invitation to a seat that no person holds."""
    return InvitationLink(path=f"/join/{await club.invite(person.id, table_id, wish.seat)}")


@router.get("/api/tables/{table_id}/watch")
async def read_watch_link(table_id: Id, person: Somebody, club: TheClub) -> InvitationLink:
    """A link for those who look on, the same every time. For people at the table."""
    return InvitationLink(path=_watch_path(table_id, await club.watch_token(person.id, table_id)))


@router.post("/api/tables/{table_id}/watch")
async def invite_to_watch(table_id: Id, person: Somebody, club: TheClub) -> InvitationLink:
    """A new link for those who look on; all before it are void."""
    return InvitationLink(path=_watch_path(table_id, await club.invite_to_watch(person.id, table_id)))


def _watch_path(table_id: str, token: str) -> str:
    return f"/watch/{table_id}/{token}"


@router.post("/api/tables/{table_id}/join")
async def join(table_id: Id, person: Somebody, house: TheHouse, wish: Join) -> TableInfo:
    return house.with_presence(await house.club.join(person.id, table_id, wish.seat, wish.invitation, wish.entropy))


@router.post("/api/tables/{table_id}/leave")
async def leave(table_id: Id, person: Somebody, house: TheHouse, wish: Leave) -> TableInfo:
    return house.with_presence(await house.club.leave(person.id, table_id, wish.seat, wish.bot))


@router.post("/api/tables/{table_id}/substitute")
async def substitute(table_id: Id, person: Somebody, house: TheHouse, wish: Substitute) -> TableInfo:
    """Put a bot into a seat: one's own, an open one, that of another bot or of somebody who is overdue."""
    return house.with_presence(await house.club.substitute(person.id, table_id, wish.seat, wish.bot))
