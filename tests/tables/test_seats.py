"""Tenure down, getting up, and who may look."""

from __future__ import annotations

import pytest

from pointluck.engine import DataError, OptionError, Problem
from pointluck.tables import Club, NewTable, NotAllowed, NotFound, SeatWish, Stale, TableProblem, rows, schema
from tests.postgres import Server
from tests.tables.playing import ENTROPY, alone, opened, play, two

OPEN = {"usa": SeatWish("me"), "japan": SeatWish("open")}


async def test_a_card_says_what_a_table_is(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, "kido-butai", options={"adv_10a": True}, hours=48, watch="everyone")
        card = await club.info(table.id, ann.id)
        assert card == table
        assert (card.game, card.preset, card.options) == ("kido-butai", "standard", {"kb.adv_10a": True})
        assert (card.started, card.over, card.to_act, card.hours, card.dice) == (False, False, "japan", 48, "fair")
        assert [(seat.seat, seat.kind, seat.name, seat.you) for seat in card.seats] == [
            ("japan", "person", "Ann", True)
        ]
        assert len(card.commitment) == 64
        assert card.secret is None
        assert card.deadline is not None
        assert card.deadline > card.created
        waiting = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY, hours=1))
        assert waiting.table.deadline is None, "nobody is late while others are still to come"
        await club.act(ann.id, table.id, "japan", 0, "load akagi 3b 0t")
        assert (await club.info(table.id, ann.id)).started
        assert not (await club.info(table.id, None)).seats[0].you


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        (NewTable("chess", OPEN, ENTROPY), Problem),
        (NewTable("dogfight", OPEN, ENTROPY, preset="other"), OptionError),
        (NewTable("dogfight", OPEN, ENTROPY, options={"nothing": True}), OptionError),
        (NewTable("dogfight", OPEN, ENTROPY, figures={"nothing": 1}), DataError),
        (NewTable("dogfight", {"usa": SeatWish("me")}, ENTROPY), TableProblem),
        (NewTable("dogfight", {**OPEN, "mars": SeatWish("me")}, ENTROPY), TableProblem),
        (NewTable("dogfight", {**OPEN, "japan": SeatWish("bot", "nobody")}, ENTROPY), TableProblem),
        (NewTable("dogfight", {**OPEN, "japan": SeatWish("bot")}, ENTROPY), TableProblem),
        (NewTable("dogfight", OPEN, "short"), TableProblem),
    ],
)
async def test_a_table_that_cannot_be_is_not_made(tmp_path: object, wish: NewTable, problem: type[Problem]) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann = await club.new_person("Ann")
        with pytest.raises(problem):
            await club.create(ann.id, wish)
        assert await club.lobby(ann.id) == ([], [])


async def test_an_invitation_leads_to_its_seat_and_works_once(database: str) -> None:
    async with opened(database) as club:
        ann, ben, cid = [await club.new_person(name) for name in ("Ann", "Ben", "Cid")]
        made = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY))
        token = made.invitations["japan"]
        assert len(token) >= 22
        card, seat = await club.invitation(token, ben.id)
        assert (card.id, seat) == (made.table.id, "japan")
        for wrong in (None, "x" * 32):
            with pytest.raises(NotAllowed):
                await club.join(ben.id, made.table.id, "japan", wrong, ENTROPY)
        with pytest.raises(TableProblem, match="seat-taken"):
            await club.join(ben.id, made.table.id, "usa", token, ENTROPY)
        card = await club.join(ben.id, made.table.id, "japan", token, ENTROPY)
        assert [(seat.name, seat.you) for seat in card.seats] == [("Ann", False), ("Ben", True)]
        assert await club.join(ben.id, made.table.id, "japan", None, ENTROPY) == card, "already sitting there"
        with pytest.raises(NotFound):
            await club.invitation(token, cid.id)
        with pytest.raises(TableProblem):
            await club.join(cid.id, made.table.id, "japan", token, ENTROPY)


async def test_tokens_are_kept_only_as_hashes(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        made = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY))
        recovery, _ = await club.recovery(ann.id)
        kept = await everything(club)
        for token in (made.invitations["japan"], made.watch_token or "", recovery):
            assert len(token) >= 22
            assert token not in kept


async def everything(club: Club) -> str:
    found = []
    async with club._store.read() as connection:
        for table in schema.metadata.sorted_tables:
            found += [str(tuple(row)) for row in await connection.execute(table.select())]
    return "\n".join(found)


async def test_a_new_invitation_voids_the_one_before(database: str) -> None:
    async with opened(database) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        made = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY))
        with pytest.raises(NotAllowed):
            await club.invite(ben.id, made.table.id, "japan")
        token = await club.invite(ann.id, made.table.id, "japan")
        with pytest.raises(NotFound):
            await club.invitation(made.invitations["japan"], ben.id)
        await club.join(ben.id, made.table.id, "japan", token, ENTROPY)
        with pytest.raises(TableProblem, match="seat-taken"):
            await club.invite(ann.id, made.table.id, "japan")


async def test_a_new_link_to_look_on_voids_the_one_before(database: str) -> None:
    async with opened(database) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        made = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY))
        with pytest.raises(NotAllowed, match="table-not-yours"):
            await club.invite_to_watch(ben.id, made.table.id)
        token = await club.invite_to_watch(ann.id, made.table.id)
        assert await club.chairs(made.table.id, ben.id, token) == ()
        with pytest.raises(NotFound):
            await club.chairs(made.table.id, ben.id, made.watch_token)
        hidden = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY, watch="nobody"))
        with pytest.raises(NotAllowed, match="table-unwatched"):
            await club.invite_to_watch(ann.id, hidden.table.id)
    async with opened(database) as again:
        assert await again.chairs(made.table.id, ben.id, token) == ()


async def test_the_lobby_lists_open_seats_and_ones_own_tables(database: str) -> None:
    async with opened(database) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        listed = (await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY, listed=True))).table
        hidden = (await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY))).table
        yours, offered = await club.lobby(ann.id)
        assert ({card.id for card in yours}, offered) == ({listed.id, hidden.id}, [])
        yours, offered = await club.lobby(ben.id)
        assert (yours, [card.id for card in offered]) == ([], [listed.id])
        with pytest.raises(NotAllowed):
            await club.join(ben.id, hidden.id, "japan", None, ENTROPY)
        await club.join(ben.id, listed.id, "japan", None, ENTROPY)
        yours, offered = await club.lobby(ben.id)
        assert ([card.id for card in yours], offered) == ([listed.id], [])


async def test_tables_that_wait_for_you_come_first(database: str) -> None:
    async with opened(database) as club:
        people, waiting = await two(club)
        asked = (await club.outlook(waiting, None)).waiting_for
        assert asked is not None
        person = people[asked]
        newer = await club.create(person.id, NewTable("dogfight", {seat: SeatWish("open") for seat in OPEN}, ENTROPY))
        yours, _ = await club.lobby(person.id)
        assert [card.id for card in yours] == [waiting, newer.table.id]


@pytest.mark.parametrize("watch", ["nobody", "link", "everyone"])
async def test_who_may_watch(database: str, watch: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, watch=watch)
        stranger = await club.new_person("Cid")
        for seat, person in people.items():
            assert await club.chairs(table_id, person.id) == (seat,)
        for who in (stranger.id, None):
            for token in (None, "x" * 32):
                if watch == "everyone":
                    assert await club.chairs(table_id, who, token) == ()
                    await club.info(table_id, who, token)
                else:
                    with pytest.raises(NotFound):
                        await club.chairs(table_id, who, token)
                    with pytest.raises(NotFound):
                        await club.info(table_id, who, token)


async def test_the_link_lets_anybody_watch_and_nobody_act(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        made = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY, watch="link"))
        assert made.watch_token is not None
        assert await club.chairs(made.table.id, None, made.watch_token) == ()
        hidden = await club.create(ann.id, NewTable("dogfight", OPEN, ENTROPY, watch="nobody"))
        assert hidden.watch_token is None
        with pytest.raises(NotFound):
            await club.chairs(hidden.table.id, None, made.watch_token)


async def test_whoever_leaves_may_come_back_while_nobody_else_has_come(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 4)
        ben = people["japan"]
        card = await club.leave(ben.id, table_id, "japan")
        assert [seat.kind for seat in card.seats] == ["person", "open"]
        with pytest.raises(NotAllowed):
            await club.leave(ben.id, table_id, "japan")
        stranger = await club.new_person("Cid")
        with pytest.raises(NotAllowed):
            await club.join(stranger.id, table_id, "japan", None, ENTROPY)
        await club.join(ben.id, table_id, "japan", None, ENTROPY)
        await play(club, table_id, people, 2, 4)


async def test_a_listed_seat_that_was_left_is_open_to_everybody_unless_a_bot_keeps_it(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, listed=True, watch="nobody")
        await play(club, table_id, people, 1, 4)
        stranger = await club.new_person("Cid")
        await club.leave(people["japan"].id, table_id, "japan", "random")
        with pytest.raises(NotAllowed, match="seat-not-offered"):
            await club.join(stranger.id, table_id, "japan", None, ENTROPY)
        await club.join(people["japan"].id, table_id, "japan", None, ENTROPY)
        await club.leave(people["japan"].id, table_id, "japan")
        assert [card.id for card in (await club.lobby(stranger.id))[1]] == [table_id]
        with pytest.raises(NotFound):
            await club.chairs(table_id, stranger.id)
        await club.join(stranger.id, table_id, "japan", None, ENTROPY)
        assert await club.chairs(table_id, stranger.id) == ("japan",)


async def test_nobody_sits_on_both_sides_where_others_play(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 2)
        await club.leave(people["japan"].id, table_id, "japan")
        token = await club.invite(people["usa"].id, table_id, "japan")
        with pytest.raises(NotAllowed, match="seat-second"):
            await club.join(people["usa"].id, table_id, "japan", token, ENTROPY)


async def test_alone_one_may_take_over_from_a_bot(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        wish = NewTable("dogfight", {"usa": SeatWish("me"), "japan": SeatWish("bot", "random")}, ENTROPY)
        table = (await club.create(ann.id, wish)).table
        assert [seat.name for seat in table.seats] == ["Ann", "random"]
        card = await club.join(ann.id, table.id, "japan", None, ENTROPY)
        assert [seat.you for seat in card.seats] == [True, True]
        card = await club.substitute(ann.id, table.id, "japan", "doctrine")
        assert [seat.name for seat in card.seats] == ["Ann", "doctrine"]


async def test_an_overdue_seat_may_be_given_to_a_bot_by_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:

    async with opened(database) as club:
        people, table_id = await two(club, hours=1)
        asked = (await club.outlook(table_id, None)).waiting_for
        assert asked is not None
        other = next(seat for seat in people if seat != asked)
        stranger = await club.new_person("Cid")
        with pytest.raises(NotAllowed, match="seat-taken"):
            await club.substitute(people[other].id, table_id, asked, "random")
        with monkeypatch.context() as patched:
            patched.setattr(rows, "now", lambda: "2999-01-01T00:00:00.000000Z")
            card = await club.info(table_id, people[other].id)
            assert [seat.seat for seat in card.seats if seat.overdue] == [asked]
            with pytest.raises(NotAllowed, match="table-not-yours"):
                await club.substitute(stranger.id, table_id, asked, "random")
            card = await club.substitute(people[other].id, table_id, asked, "random")
        assert {seat.seat: seat.kind for seat in card.seats}[asked] == "bot"


@pytest.mark.slow
async def test_entropy_counts_in_the_order_of_sitting_down_and_is_frozen_by_the_first_step(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await club.leave(people["usa"].id, table_id, "usa")
        await club.join(people["usa"].id, table_id, "usa", None, "ee" * 16)
        await play(club, table_id, people, 1, 3)
        await club.leave(people["japan"].id, table_id, "japan")
        await club.join(people["japan"].id, table_id, "japan", None, "ff" * 16)
        await play(club, table_id, people, 2)
        lines = (await club.export(table_id, people["usa"].id)).splitlines()
        given = [line.split(" | ")[0] for line in lines if line.startswith("entropy")]
        assert given == [f"entropy japan {ENTROPY[::-1]}", f"entropy usa {'ee' * 16}"]
        assert (await club.verify("\n".join(lines) + "\n")).sound


async def test_two_clubs_change_a_seat_at_once_and_one_is_told_to_look_again(postgres: Server) -> None:
    url = postgres.new_database()
    async with opened(url) as one, opened(url) as other:
        ann, ben = await one.new_person("Ann"), await one.new_person("Ben")
        made = await one.create(ann.id, NewTable("dogfight", OPEN, ENTROPY, listed=True))
        await other.outlook(made.table.id, None)
        await one.join(ben.id, made.table.id, "japan", None, ENTROPY)
        with pytest.raises((Stale, TableProblem)):
            await other.substitute(ann.id, made.table.id, "japan", "random")
