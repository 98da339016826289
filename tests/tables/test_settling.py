"""No table hangs: games that people end, and seats of people who are away."""

from __future__ import annotations

from contextlib import suppress

import pytest

from pointluck.engine import Record
from pointluck.games import game
from pointluck.tables import (
    Club,
    NotAllowed,
    NotFound,
    Patience,
    ResultInfo,
    SeatInfo,
    Stale,
    TableInfo,
    TableProblem,
    rows,
)
from pointluck.tables.rows import Absence
from tests.postgres import Server
from tests.tables.playing import ENTROPY, against_bot, alone, asked, opened, play, two

LATER = "2999-01-01T00:00:00.000000Z"
AT_ONCE = Patience(bot=0, claim=0)


async def checked(club: Club, table_id: str, person_id: str, settled: str, level: str) -> list[str]:
    """The record says how the game ended, every test of it passes, and it can be read and brought along."""
    text = await club.export(table_id, person_id)
    lines = text.splitlines()
    assert lines[-4].startswith(f"{settled} | ")
    assert lines[-3].startswith("end ")
    assert f" {level} " in lines[-3]
    assert lines[-2].startswith("secret ")
    assert lines[-1].startswith("signed end ")
    verdict = await club.verify(text)
    assert verdict.sound, verdict
    record = Record.read(text.splitlines(keepends=True), game)
    assert str(record.settled) == settled
    assert not record.state.over, "the state is the rules' own"
    card = await club.info(table_id, person_id)
    assert record.result is not None
    assert ResultInfo(*record.result) == card.result
    brought = await club.import_record(person_id, text)
    assert (brought.over, brought.result) == (True, card.result)
    assert (await club.export(brought.id, person_id)).splitlines()[:-1] == lines
    return lines


# --- resigning ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("hours", [0, 48], ids=["live", "slow"])
async def test_whoever_resigns_has_lost(database: str, hours: int) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, hours=hours)
        await play(club, table_id, people, 1, 6)
        ben = people["japan"]
        seq = (await club.outlook(table_id, "japan")).seq
        assert await club.resign(ben.id, table_id, "japan", seq) == seq + 1
        card = await club.info(table_id, ben.id)
        assert (card.over, card.to_act) == (True, None)
        assert card.result is not None
        assert (card.result.winner, card.result.level) == ("usa", "resigned")
        assert card.result.score == {"usa": 1, "japan": -1}
        assert card.secret is not None
        last = (await club.log(table_id, None))[-1]
        assert (last.kind, last.seat, last.action) == ("end", "japan", "resign japan")
        outlook = await club.outlook(table_id, "usa")
        assert (outlook.prompt, outlook.waiting_for, outlook.undo_to) == (None, None, None)
        await checked(club, table_id, ben.id, "resign japan", "resigned")
    async with opened(database) as again:
        assert (await again.info(table_id, ben.id)).result == card.result
        assert (await again.outlook(table_id, "usa")).prompt is None
        assert (await again.course(table_id)).total == card.steps


async def test_nothing_follows_a_resignation(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 6)
        outlook = await club.outlook(table_id, (await club.outlook(table_id, None)).waiting_for)
        assert outlook.seat is not None
        assert outlook.prompt is not None
        person = people[outlook.seat]
        action = str(outlook.prompt.legal[0])
        seq = await club.resign(person.id, table_id, outlook.seat, outlook.seq)
        with pytest.raises(Stale):
            await club.resign(person.id, table_id, outlook.seat, outlook.seq)
        for late in (
            club.resign(person.id, table_id, outlook.seat, seq),
            club.offer_draw(person.id, table_id, outlook.seat, seq),
            club.claim(person.id, table_id, outlook.seat, seq),
            club.act(person.id, table_id, outlook.seat, seq, action),
            club.undo(person.id, table_id, outlook.seat, seq, 0),
            club.substitute(person.id, table_id, outlook.seat, "random"),
        ):
            with pytest.raises(TableProblem, match="over"):
                await late
        assert (await club.outlook(table_id, None)).seq == seq


async def test_only_whoever_sits_there_resigns_and_only_on_what_was_seen(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        seq = await seen(club, table_id)
        stranger = await club.new_person("Cid")
        for who in (people["usa"], stranger):
            with pytest.raises(NotAllowed, match="seat-not-yours"):
                await club.resign(who.id, table_id, "japan", seq)
        await play(club, table_id, people, 1, 1)
        with pytest.raises(Stale):
            await club.resign(people["japan"].id, table_id, "japan", seq)
        assert not (await club.info(table_id, people["usa"].id)).over


async def seen(club: Club, table_id: str) -> int:
    return (await club.outlook(table_id, None)).seq


@pytest.mark.slow
async def test_alone_against_the_rules_one_gives_up_and_has_lost(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, "kido-butai")
        await play(club, table.id, ann, 1, 12)
        seq = await seen(club, table.id)
        with pytest.raises(TableProblem, match="draw-alone"):
            await club.offer_draw(ann.id, table.id, "japan", seq)
        await club.resign(ann.id, table.id, "japan", seq)
        result = (await club.info(table.id, ann.id)).result
        assert result is not None
        assert (result.winner, result.score) == ("usa", {"japan": -1})
        await checked(club, table.id, ann.id, "resign japan", "resigned")


@pytest.mark.slow
async def test_a_game_can_be_given_up_before_its_first_step(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await club.resign(people["usa"].id, table_id, "usa", await seen(club, table_id))
        lines = await checked(club, table_id, people["usa"].id, "resign usa", "resigned")
        assert any(line.startswith("fair ") for line in lines)


async def test_a_table_that_waits_for_somebody_cannot_be_given_up(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await club.leave(people["japan"].id, table_id, "japan")
        with pytest.raises(TableProblem, match="table-waiting"):
            await club.resign(people["usa"].id, table_id, "usa", await seen(club, table_id))


@pytest.mark.slow
async def test_a_bot_stops_when_the_game_is_given_up(database: str) -> None:
    async with opened(database, bots=1) as club:
        ann, table_id = await against_bot(club)
        await asked(club, table_id, "usa")
        await club.resign(ann.id, table_id, "usa", await seen(club, table_id))
        result = (await club.info(table_id, ann.id)).result
        assert result is not None
        assert result.winner == "japan"
        assert club.thinking == 0


# --- draws ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_draw_is_offered_and_agreed_to(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 6)
        seq = await seen(club, table_id)
        with pytest.raises(TableProblem, match="draw-not-offered"):
            await club.answer_draw(people["japan"].id, table_id, "japan", seq, True)
        for _ in range(2):
            assert await club.offer_draw(people["usa"].id, table_id, "usa", seq) == seq, "no line of the log"
        assert (await club.info(table_id, people["japan"].id)).draw == "usa"
        with pytest.raises(TableProblem, match="draw-not-offered"):
            await club.answer_draw(people["usa"].id, table_id, "usa", seq, True)
        with pytest.raises(NotAllowed):
            await club.answer_draw(people["usa"].id, table_id, "japan", seq, True)
    async with opened(database) as club:
        assert (await club.info(table_id, people["japan"].id)).draw == "usa", "it is kept"
        await club.answer_draw(people["japan"].id, table_id, "japan", seq, True)
        card = await club.info(table_id, people["usa"].id)
        assert card.result is not None
        assert (card.result.winner, card.result.level) == (None, "draw-agreed")
        assert (card.result.score, card.draw) == ({"usa": 0, "japan": 0}, None)
        await checked(club, table_id, people["usa"].id, "draw", "draw-agreed")


@pytest.mark.parametrize("by", ["usa", "japan"], ids=["withdrawn", "declined"])
async def test_a_draw_is_declined_or_withdrawn(database: str, by: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        seq = await seen(club, table_id)
        await club.offer_draw(people["usa"].id, table_id, "usa", seq)
        await club.answer_draw(people[by].id, table_id, by, seq, False)
        assert (await club.info(table_id, people["usa"].id)).draw is None
        with pytest.raises(TableProblem, match="draw-not-offered"):
            await club.answer_draw(people["japan"].id, table_id, "japan", seq, True)


async def test_who_plays_on_has_declined_but_who_offered_may_go_on(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 6)
        offerer = (await club.outlook(table_id, None)).waiting_for
        assert offerer is not None
        await club.offer_draw(people[offerer].id, table_id, offerer, await seen(club, table_id))
        assert await play(club, table_id, people, 2, 1) == 1
        assert (await club.info(table_id, people[offerer].id)).draw == offerer
        while (await club.outlook(table_id, None)).waiting_for == offerer:
            await play(club, table_id, people, 3, 1)
        await play(club, table_id, people, 4, 1)
        assert (await club.info(table_id, people[offerer].id)).draw is None


async def test_two_offers_are_an_agreement(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        seq = await seen(club, table_id)
        await club.offer_draw(people["usa"].id, table_id, "usa", seq)
        await club.offer_draw(people["japan"].id, table_id, "japan", seq)
        assert (await club.info(table_id, people["usa"].id)).over


async def test_both_sides_in_one_hand_agree_at_once_and_a_bot_never(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, "dogfight")
        await club.offer_draw(ann.id, table.id, "usa", await seen(club, table.id))
        assert (await club.info(table.id, ann.id)).over
        ann, table_id = await against_bot(club)
        with pytest.raises(TableProblem, match="draw-nobody"):
            await club.offer_draw(ann.id, table_id, "usa", await seen(club, table_id))


async def test_an_offer_ends_when_somebody_else_sits_down(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await club.offer_draw(people["usa"].id, table_id, "usa", await seen(club, table_id))
        await club.leave(people["usa"].id, table_id, "usa", "random")
        assert (await club.info(table_id, people["japan"].id)).draw is None


async def test_two_clubs_know_of_an_offer_and_one_end_only_is_saved(postgres: Server) -> None:
    url = postgres.new_database()
    async with opened(url) as one, opened(url) as other:
        people, table_id = await two(one)
        seq = await seen(other, table_id)
        await one.offer_draw(people["usa"].id, table_id, "usa", seq)
        ends = [
            one.answer_draw(people["usa"].id, table_id, "usa", seq, False),
            other.answer_draw(people["japan"].id, table_id, "japan", seq, True),
        ]
        done = []
        for end in ends:
            with suppress(Stale, TableProblem):
                done.append(await end)
        assert done == [seq], "withdrawn: nothing was left to agree to"
        card = await other.info(table_id, people["japan"].id)
        assert not card.over


# --- away -----------------------------------------------------------------------------------------------------------


def seat_of(card: TableInfo, seat: str) -> SeatInfo:
    return next(one for one in card.seats if one.seat == seat)


async def missed_from(club: Club, table_id: str, seat: str) -> Absence | None:
    row, chairs = await club._row(table_id)
    return row.missed(chairs[seat], club._patience)


async def test_the_seat_of_somebody_who_is_away_goes_to_a_bot_and_comes_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, watch="nobody")
        await play(club, table_id, people, 1, 6)
        ann, ben = people["usa"], people["japan"]
        await club.present(table_id, {ann.id, ben.id})
        with pytest.raises(NotAllowed, match="seat-taken"):
            await club.substitute(ann.id, table_id, "japan", "captain")
        await club.present(table_id, {ann.id})
        missed = await missed_from(club, table_id, "japan")
        assert missed is not None
        told = seat_of(await club.info(table_id, ann.id), "japan").missed
        assert told is not None
        assert (told.since < 60, 540 < told.bot <= 600, 1740 < told.claim <= 1800) == (True, True, True)
        assert rows.later(missed.since, seconds=600) == missed.bot
        assert rows.later(missed.since, seconds=1800) == missed.claim
        await club.present(table_id, {ann.id})
        assert await missed_from(club, table_id, "japan") == missed, "the clock goes on"
        with pytest.raises(NotAllowed, match="seat-taken"):
            await club.substitute(ann.id, table_id, "japan", "captain")
    async with opened(database) as club:
        assert await missed_from(club, table_id, "japan") == missed, "it is kept"
        monkeypatch.setattr("pointluck.tables.rows.now", lambda: missed.bot)
        card = await club.substitute(ann.id, table_id, "japan", "captain")
        monkeypatch.undo()
        assert (seat_of(card, "japan").kind, seat_of(card, "japan").name) == ("bot", "captain")
        card = await club.substitute(ann.id, table_id, "japan", "random")
        assert seat_of(card, "japan").name == "random", "another rank"
        card = await club.info(table_id, ben.id)
        assert seat_of(card, "japan").back
        assert not seat_of(card, "usa").back
        assert [one.id for one in (await club.lobby(ben.id))[0]] == [table_id]
        stranger = await club.new_person("Cid")
        with pytest.raises(NotFound):
            await club.info(table_id, stranger.id)
        card = await club.join(ben.id, table_id, "japan", None, ENTROPY)
        assert seat_of(card, "japan").you
        assert seat_of(card, "japan").overdue is False
        await play(club, table_id, people, 2, 3)


async def test_whoever_comes_back_in_time_keeps_the_seat(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        ann, ben = people["usa"], people["japan"]
        await club.present(table_id, {ann.id})
        assert await is_away(club, table_id, "japan")
        await club.present(table_id, {ann.id, ben.id})
        assert not await is_away(club, table_id, "japan")


async def is_away(club: Club, table_id: str, seat: str) -> bool:
    return (await club._row(table_id))[1][seat].away is not None


async def test_whoever_was_away_too_has_not_waited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        ann = people["usa"]
        await club.present(table_id, {ann.id})
        await club.present(table_id, set())
        first = (await club._row(table_id))[1]["japan"].away
        await club.present(table_id, {ann.id})
        assert (await club._row(table_id))[1]["japan"].away == first, "a page that is loaded anew changes nothing"
        await club.present(table_id, set())
        for module in ("settling", "rows"):
            monkeypatch.setattr(f"pointluck.tables.{module}.now", lambda: LATER)
        await club.present(table_id, {ann.id})
        assert (await club._row(table_id))[1]["japan"].away == LATER
        with pytest.raises(TableProblem, match="claim-early"):
            await club.claim(ann.id, table_id, "usa", await seen(club, table_id))


async def test_whoever_is_here_but_never_answers_is_missed_in_the_end(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        silent = (await club.outlook(table_id, None)).waiting_for
        assert silent is not None
        await club.present(table_id, {person.id for person in people.values()})
        card = await club.info(table_id, people["usa"].id)
        missed = await missed_from(club, table_id, silent)
        assert missed is not None
        assert rows.later(missed.since, seconds=-3600) >= card.created
        assert sum(one.missed is not None for one in card.seats) == 1


async def test_at_a_slow_table_only_the_time_for_a_move_counts(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, hours=24)
        await club.present(table_id, set())
        card = await club.info(table_id, people["usa"].id)
        assert card.deadline is not None
        assert [one.missed for one in card.seats if one.seat != card.to_act] == [None]
        assert seat_of(card, card.to_act or "").missed is not None
        assert await missed_from(club, table_id, card.to_act or "") == (
            card.deadline,
            card.deadline,
            rows.later(card.deadline, hours=24),
        )


async def test_another_rank_for_a_bot_gives_nobody_more_time(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club, "dogfight")
        while (await club.outlook(table.id, None)).waiting_for != "usa":
            await play(club, table.id, ann, 1, 1)
        moved = (await club._row(table.id))[0].moved
        for bot in ("random", "doctrine"):
            await club.substitute(ann.id, table.id, "japan", bot)
            assert (await club._row(table.id))[0].moved == moved


async def test_whoever_comes_back_to_an_old_question_has_time_to_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        absent = (await club.outlook(table_id, None)).waiting_for
        assert absent is not None
        await club.present(table_id, set())
        monkeypatch.setattr("pointluck.tables.settling.now", lambda: LATER)
        await club.present(table_id, {person.id for person in people.values()})
        missed = await missed_from(club, table_id, absent)
        assert missed is not None
        assert missed.since > LATER


# --- claiming -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("hours", [0, 24], ids=["live", "slow"])
async def test_the_game_is_claimed_when_the_other_stays_away(
    database: str, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as club:
        people, table_id = await two(club, hours=hours)
        await play(club, table_id, people, 1, 6)
        absent = (await club.outlook(table_id, None)).waiting_for
        assert absent is not None
        here = next(seat for seat in people if seat != absent)
        await club.present(table_id, {people[here].id})
        seq = await seen(club, table_id)
        missed = await missed_from(club, table_id, absent)
        assert missed is not None
        monkeypatch.setattr("pointluck.tables.rows.now", lambda: rows.later(missed.claim, seconds=-1))
        with pytest.raises(TableProblem, match="claim-early"):
            await club.claim(people[here].id, table_id, here, seq)
        monkeypatch.setattr("pointluck.tables.rows.now", lambda: missed.claim)
        with pytest.raises(TableProblem, match="claim-early"):
            await club.claim(people[absent].id, table_id, absent, seq)
        await club.claim(people[here].id, table_id, here, seq)
        result = (await club.info(table_id, people[here].id)).result
        assert result is not None
        assert (result.winner, result.level) == (here, "claimed")
        await checked(club, table_id, people[here].id, f"claim {here}", "claimed")


async def test_who_comes_back_cannot_be_claimed_against(database: str) -> None:
    club = await Club.open(database, bots=0, patience=AT_ONCE)
    people, table_id = await two(club)
    ann, ben = people["usa"], people["japan"]
    await club.present(table_id, {ann.id})
    await club.present(table_id, {ann.id, ben.id})
    with pytest.raises(TableProblem, match="claim-early"):
        await club.claim(ann.id, table_id, "usa", await seen(club, table_id))
    with pytest.raises(NotAllowed, match="seat-taken"):
        await club.substitute(ann.id, table_id, "japan", "random")
    await club.close()


async def test_nobody_claims_against_a_bot(database: str) -> None:
    async with opened(database) as club:
        ann, table_id = await against_bot(club)
        with pytest.raises(TableProblem, match="claim-early"):
            await club.claim(ann.id, table_id, "usa", await seen(club, table_id))


async def test_another_process_knows_who_is_away(postgres: Server) -> None:
    url = postgres.new_database()
    async with opened(url) as one:
        other = await Club.open(url, bots=0, patience=AT_ONCE)
        people, table_id = await two(one)
        await seen(other, table_id)
        await one.present(table_id, {people["usa"].id})
        card = await other.substitute(people["usa"].id, table_id, "japan", "random")
        assert seat_of(card, "japan").kind == "bot"
        await other.close()
