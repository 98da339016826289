"""Nobody reads another's hand by getting up and sitting down elsewhere, nor takes back behind somebody's back."""

from __future__ import annotations

from random import Random

import pytest

from pointluck.tables import Club, NewTable, NotAllowed, Patience, Person, SeatWish, TableProblem, rows
from tests.tables.playing import ENTROPY, alone, asked, opened, play, two

LATER = "2999-01-01T00:00:00.000000Z"


async def underway(club: Club, **wish: bool) -> tuple[dict[str, Person], str]:
    people, table_id = await two(club, "dogfight", **wish)
    await play(club, table_id, people, 1, 12)
    return people, table_id


async def invited(club: Club, host: Person, guest: Person, table_id: str, seat: str) -> None:
    await club.join(guest.id, table_id, seat, await club.invite(host.id, table_id, seat), ENTROPY)


# --- sitting down elsewhere -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [None, "random"])
async def test_whoever_got_up_cannot_sit_down_on_the_other_side(database: str, bot: str | None) -> None:
    async with opened(database) as club:
        people, table_id = await underway(club, listed=True)
        ann, ben = people["usa"], people["japan"]
        await club.leave(ben.id, table_id, "japan")
        await club.leave(ann.id, table_id, "usa", bot)
        token = await club.invite(ann.id, table_id, "japan")
        for invitation in (token, None):
            with pytest.raises(NotAllowed, match="seat-second"):
                await club.join(ann.id, table_id, "japan", invitation, ENTROPY)
        assert await club.chairs(table_id, ann.id) == ()
        await club.join(ann.id, table_id, "usa", None, ENTROPY)
        assert await club.chairs(table_id, ann.id) == ("usa",)


async def test_nor_after_others_have_held_both_seats(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await underway(club, listed=True)
        ann, ben = people["usa"], people["japan"]
        cid, dora = await club.new_person("Cid"), await club.new_person("Dora")
        await club.leave(ann.id, table_id, "usa")
        await club.join(cid.id, table_id, "usa", None, ENTROPY)
        await club.leave(ben.id, table_id, "japan")
        _, offered = await club.lobby(dora.id)
        assert [card.id for card in offered] == [table_id]
        for person in (ann, cid):
            _, offered = await club.lobby(person.id)
            assert offered == [], "what is not allowed is not offered"
            with pytest.raises(NotAllowed, match="seat-second"):
                await club.join(person.id, table_id, "japan", None, ENTROPY)
    async with opened(database) as club:
        with pytest.raises(NotAllowed, match="seat-second"):
            await club.join(ann.id, table_id, "japan", None, ENTROPY)
        await club.join(dora.id, table_id, "japan", None, ENTROPY)


async def test_before_the_first_line_sides_can_be_changed(database: str) -> None:
    async with opened(database) as club:
        ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
        seats = {"usa": SeatWish("me"), "japan": SeatWish("open")}
        table_id = (await club.create(ann.id, NewTable("dogfight", seats, ENTROPY, listed=True))).table.id
        await club.leave(ann.id, table_id, "usa")
        await club.join(ben.id, table_id, "usa", None, ENTROPY)
        await club.join(ann.id, table_id, "japan", None, ENTROPY)
        assert await play(club, table_id, {"usa": ben, "japan": ann}, 1, 4) == 4


async def test_both_sides_in_one_hand_until_somebody_comes(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, "dogfight")
        ben, cid = await club.new_person("Ben"), await club.new_person("Cid")
        await play(club, table.id, ann, 1, 6)
        await club.leave(ann.id, table.id, "japan")
        await club.join(ann.id, table.id, "japan", None, ENTROPY)
        assert len(await club.export(table.id, ann.id)) > 0
        await club.leave(ann.id, table.id, "japan")
        await invited(club, ann, ben, table.id, "japan")
        await play(club, table.id, {"usa": ann, "japan": ben}, 2, 4)
        await club.leave(ben.id, table.id, "japan")
        await club.leave(ann.id, table.id, "usa")
        await club.join(ann.id, table.id, "usa", None, ENTROPY)
        with pytest.raises(NotAllowed, match="seat-second"):
            await invited(club, ann, ann, table.id, "japan")
        with pytest.raises(NotAllowed, match="record-sealed"):
            await club.export(table.id, ann.id)
        await invited(club, ann, cid, table.id, "japan")


# --- a seat that is kept --------------------------------------------------------------------------------------------


async def test_a_seat_that_a_bot_keeps_is_not_given_away_by_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as club:
        people, table_id = await underway(club)
        ann, ben = people["usa"], people["japan"]
        cid = await club.new_person("Cid")
        await club.leave(ben.id, table_id, "japan", "random")
        await club.substitute(ann.id, table_id, "japan", "doctrine")
        with pytest.raises(NotAllowed, match="seat-kept") as refused:
            await club.invite(ann.id, table_id, "japan")
        assert refused.value.params["minutes"] == 30
        kept = {seat.seat: seat.kept for seat in (await club.info(table_id, ann.id)).seats}
        assert kept["usa"] is None
        assert kept["japan"] is not None
        token = await club.invite(ben.id, table_id, "japan")  # it is theirs to give away
        with pytest.raises(NotAllowed, match="table-not-yours"):
            await club.invite(cid.id, table_id, "japan")
        with monkeypatch.context() as patched:
            patched.setattr(rows, "now", lambda: LATER)
            assert [seat.kept for seat in (await club.info(table_id, ann.id)).seats] == [None, None]
            await club.invite(ann.id, table_id, "japan")
        with pytest.raises(NotAllowed, match="invitation-unknown"):
            await club.join(cid.id, table_id, "japan", token, ENTROPY)
        await club.join(ben.id, table_id, "japan", None, ENTROPY)


async def test_a_seat_is_kept_as_long_as_its_person_could_have_been_claimed_from(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Replaced by a bot while away: the absence goes on, it does not begin anew."""
    async with opened(database) as club:
        club._patience = Patience(bot=0, claim=1800)
        people, table_id = await underway(club)
        ann = people["usa"]
        await club.present(table_id, [ann.id])
        row, chairs = await club._row(table_id)
        absence = row.missed(chairs["japan"], club._patience)
        assert absence is not None
        await club.substitute(ann.id, table_id, "japan", "random")
        row, chairs = await club._row(table_id)
        assert row.kept_until(chairs["japan"], club._patience) == absence.claim
        kept = (await club.info(table_id, ann.id)).seats[1].kept
        assert kept is not None
        assert 1740 < kept <= 1800


# --- taking back ----------------------------------------------------------------------------------------------------


async def test_taking_back_needs_the_consent_of_somebody_whose_seat_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as club:
        people, table_id = await underway(club)
        ann, ben = people["usa"], people["japan"]
        await club.leave(ben.id, table_id, "japan", "random")
        outlook = await club.outlook(table_id, "usa")
        assert outlook.undo_to != 0
        await club.undo(ann.id, table_id, "usa", outlook.seq, 0)
        waits = await club.outlook(table_id, "usa")
        assert waits.number == outlook.number, "nothing happens yet"
        assert waits.undo is not None
        assert waits.undo.waiting == ("japan",)
        with pytest.raises(NotAllowed, match="seat-not-yours"):
            await club.answer_undo(ann.id, table_id, "japan", outlook.seq, True)
        await club.answer_undo(ann.id, table_id, "usa", outlook.seq, True)
        assert (await club.outlook(table_id, "usa")).number == outlook.number
    async with opened(database) as club:
        assert (await club.outlook(table_id, "usa")).undo == waits.undo
        await club.join(ben.id, table_id, "japan", None, ENTROPY)
        await club.answer_undo(ben.id, table_id, "japan", outlook.seq, True)
        assert (await club.outlook(table_id, "usa")).number == 0


async def test_and_of_somebody_who_got_up_and_left_the_seat_open(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await underway(club)
        await club.leave(people["japan"].id, table_id, "japan")
        outlook = await club.outlook(table_id, "usa")
        await club.undo(people["usa"].id, table_id, "usa", outlook.seq, 0)
        assert (await club.outlook(table_id, "usa")).number == outlook.number


async def test_after_their_time_nobody_is_asked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database, bots=1) as club:
        people, table_id = await underway(club)
        await club.leave(people["japan"].id, table_id, "japan", "random")
        await asked(club, table_id, "usa")
        outlook = await club.outlook(table_id, "usa")
        monkeypatch.setattr(rows, "now", lambda: LATER)
        await club.undo(people["usa"].id, table_id, "usa", outlook.seq, 0)
        assert (await club.log(table_id, None, outlook.seq))[0].kind == "undo"


# --- everything at once ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
async def test_whoever_comes_and_goes_never_sees_two_hands(database: str, seed: int) -> None:
    """Four people sit down, get up, invite and put bots at random: nobody ever holds two seats, one after the other."""
    random = Random(f"peeking {seed}")
    async with opened(database) as club:
        people, table_id = await underway(club, listed=True)
        crowd = [*people.values(), await club.new_person("Cid"), await club.new_person("Dora")]
        for turn in range(60):
            person, seat = random.choice(crowd), random.choice(["usa", "japan"])
            try:
                match random.randrange(5):
                    case 0:
                        await club.leave(person.id, table_id, seat, random.choice([None, "random"]))
                    case 1:
                        await invited(club, random.choice(crowd), person, table_id, seat)
                    case 2:
                        await club.join(person.id, table_id, seat, None, ENTROPY)
                    case 3:
                        await club.substitute(person.id, table_id, seat, "random")
                    case 4:
                        held = {one.seat: one.person_id for one in await club.sittings(table_id) if one.until is None}
                        sitting = {one: next(who for who in crowd if who.id == by) for one, by in held.items() if by}
                        if len(sitting) == 2:
                            await play(club, table_id, sitting, turn, 2)
            except (NotAllowed, TableProblem):
                continue
        seen = {(one.person_id, one.seat) for one in await club.sittings(table_id) if one.person_id is not None}
        assert len({person_id for person_id, _ in seen}) == len(seen) >= 2
