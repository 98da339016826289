"""What a record proves: who signed it, what was taken back, who sat where, and where it came from."""

from __future__ import annotations

from pathlib import Path

import pytest

import pointluck
from pointluck.engine import CHANCE, Entropy, FairDice, Problem, Record
from pointluck.engine.fair import commitment
from pointluck.engine.notes import Signature
from pointluck.tables import CheckInfo, Club, TableProblem, Verdict, verify
from pointluck.tables.rows import now
from pointluck.tables.signing import Seal
from tests.support import play_through
from tests.tables.playing import ENTROPY, alone, opened, play, two


def signature(verdict: Verdict) -> CheckInfo:
    return verdict.checks[-1]


async def finished(club: Club) -> str:
    ann, table = await alone(club)
    await play(club, table.id, ann, 1)
    return await club.export(table.id, ann.id)


def game_of(seal: Seal, signer: Seal | None = None, secret: bytes = bytes(range(32))) -> Record:
    """A game with fair dice at a host; `signer`: who signs, if it is not the host."""
    entropy = [Entropy("japan", ENTROPY)]
    record = Record(pointluck.game("kido-butai").new())
    record.keep_fair(commitment(secret), "table", 0, entropy)
    record.sign((signer or seal).begin("table", commitment(secret), entropy))
    dice = FairDice(secret, "table", entropy)
    while not record.state.over:
        state = record.state
        record.apply(dice.on(record.logged + 1).pick(state) if state.seat == CHANCE else state.legal()[-1])
    record.publish(secret.hex())
    record.sign(seal.end(record.text()))
    return record


# --- signatures -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_the_key_of_a_host_stays_and_signs_begin_and_end(tmp_path: Path) -> None:
    database = f"{tmp_path}/club.db"
    async with opened(database) as club:
        key = club.seal.key
        text = await finished(club)
        verdict = await club.verify(text)
        assert signature(verdict).checked
        assert signature(verdict).key == "problem-verify-signed"
    async with opened(database) as club:
        assert club.seal.key == key
    signed = [line.split(" ")[1:4] for line in text.splitlines() if line.startswith("signed ")]
    assert signed == [["begin", "localhost", key], ["end", "localhost", key]]


async def test_what_is_signed_before_the_first_roll_is_told_then_and_stands_in_the_record(tmp_path: Path) -> None:
    async with opened(f"{tmp_path}/club.db") as club:
        ann, table = await alone(club)
        assert table.signed is None
        await play(club, table.id, ann, 1, 1)
        told = (await club.info(table.id, ann.id)).signed
        await play(club, table.id, ann, 1)
        assert (await club.info(table.id, ann.id)).signed == told
        text = await club.export(table.id, ann.id)
        assert [line.split(" ")[4] for line in text.splitlines() if line.startswith("signed begin")] == [told]


def test_somebody_elses_signature_is_found_out() -> None:
    host, other = Seal(b"h" * 32, "club.example.org"), Seal(b"o" * 32, "club.example.org")
    honest = game_of(host).text()
    assert signature(verify(honest)).key == "problem-verify-signed"
    assert signature(verify(honest, {"club.example.org": host.key})).key == "problem-verify-signed"
    assert signature(verify(honest, {"club.example.org": other.key})).key == "problem-verify-other-key"
    assert signature(verify(honest, {"": other.key})).key == "problem-verify-other-key"
    assert signature(verify(game_of(host, other).text())).key == "problem-verify-other-key"


def test_a_host_cannot_put_another_game_behind_what_it_signed() -> None:
    """The commitment that was signed is not the one of this game."""
    host = Seal(b"h" * 32, "club.example.org")
    promised = game_of(host).signatures[0]

    class Stubborn(Seal):
        def begin(self, table: str, commitment: str, entropy: object) -> Signature:
            return promised

    other = game_of(Stubborn(b"h" * 32, "club.example.org"), secret=bytes(32))
    verdict = verify(other.text())
    assert (signature(verdict).passed, signature(verdict).key) == (False, "problem-verify-signature")
    assert all(check.passed for check in verdict.checks[:-1]), "nothing else is wrong with it"


def test_moves_that_were_changed_after_the_end_was_signed_are_found_out() -> None:
    """Also if all links were computed anew."""
    host = Seal(b"h" * 32, "club.example.org")
    honest, other = game_of(host), Record(pointluck.game("kido-butai").new())
    for seat in ("akagi", "kaga", "soryu", "hiryu"):
        other.apply(next(one for one in other.state.legal() if seat in str(one)))
    play_through(other, 4)
    other.sign(honest.signatures[1])
    assert signature(verify(other.text())).key == "problem-verify-signature"


def test_a_record_that_nobody_signed_proves_no_choice() -> None:
    verdict = verify(play_through(Record(pointluck.game("kido-butai").new()), 1).text())
    assert (verdict.sound, signature(verdict).checked, signature(verdict).key) == (
        True,
        False,
        "problem-verify-unsigned",
    )


# --- luck that was taken back ---------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_rolls_that_were_taken_back_are_counted_and_named(database: str) -> None:
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 4)
        await club.act(ann.id, table.id, "japan", 4, "end")
        seen = [(step.number, step.action) for step in await club.log(table.id, None) if step.seat == CHANCE]
        outlook = await club.outlook(table.id, "japan")
        await club.undo(ann.id, table.id, "japan", outlook.seq, 4)
        await play(club, table.id, ann, 2)
        text = await club.export(table.id, ann.id)
        verdict = await club.verify(text)
        assert verdict.sound
        assert verdict.unranked
        assert [(roll.step, roll.outcome) for roll in verdict.rolls] == seen
        lines = text.splitlines()
        for roll in verdict.rolls:
            assert lines[roll.line - 1].startswith(f"{roll.step} chance: {roll.outcome} | ")


# --- who sat where --------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_the_record_says_who_sat_where_from_when_to_when(database: str) -> None:
    async with opened(database) as club:
        people, table_id = await two(club)
        await play(club, table_id, people, 1, 6)
        before = club._open[table_id].number
        await club.leave(people["japan"].id, table_id, "japan", "random")
        await club.leave(people["usa"].id, table_id, "usa", "ensign")
        club._open.clear()
        await club.join(people["usa"].id, table_id, "usa", None, ENTROPY)
        while (await club.outlook(table_id, None)).waiting_for == "japan":
            table = club._open[table_id]
            await club._save(table, table.play("japan", str(table.state.legal()[0]), now()))
        await play(club, table_id, people["usa"], 3, 1)
        club._open.clear()
        number = (await club.outlook(table_id, None)).number
        await club.join(people["japan"].id, table_id, "japan", None, ENTROPY)
        seq = (await club.outlook(table_id, None)).seq
        await club.resign(people["japan"].id, table_id, "japan", seq)
        text = await club.export(table_id, None)
        verdict = await club.verify(text)
        assert verdict.sound, verdict
        assert [(one.seat, one.who, one.step) for one in verdict.seats] == [
            ("usa", "person", 0),
            ("japan", "person-2", 0),
            ("japan", "random", before + 1),
            ("japan", "person-2", number + 1),
        ], "whoever got up and came back before anything happened never left"
        # A finished record that is brought along says the same.
        brought = await club.import_record(people["usa"].id, text)
        assert (await club.verify(await club.export(brought.id, None))).seats == verdict.seats


async def test_seats_cannot_change_without_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pointluck.tables.table.MOST_SEATED", 2)
    async with opened(database) as club:
        ann, table = await alone(club)
        await play(club, table.id, ann, 1, 1)
        with pytest.raises(TableProblem, match="seats-changed"):
            for _ in range(9):
                await club.leave(ann.id, table.id, "japan", "random")
                opened_table = club._open[table.id]
                await club._save(opened_table, opened_table.play("japan", str(opened_table.state.legal()[0]), now()))
                await club.join(ann.id, table.id, "japan", None, ENTROPY)
                await play(club, table.id, ann, 1, 1)


# --- brought along from elsewhere -----------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_game_that_was_brought_along_says_so_when_it_goes_on(database: str) -> None:
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        record = play_through(Record(pointluck.game("kido-butai").new()), 3, 25)
        record.sit("japan", "doctrine")
        card = await club.import_record(ann.id, record.text(), ENTROPY)
        assert card.imported
        assert (await club.info(card.id, ann.id)).imported
        verdict = await club.verify(await club.export(card.id, ann.id))
        assert (verdict.sound, verdict.imported) == (True, 25)
        await play(club, card.id, ann, 1)
        club._open.clear()
        text = await club.export(card.id, ann.id)
        verdict = await club.verify(text)
        assert verdict.sound, verdict
        assert verdict.imported == 25
        assert text.splitlines()[9].startswith("imported 25 | ")
        assert signature(verdict).key == "problem-verify-signed"
        twice = await club.import_record(ann.id, text)
        assert twice.imported


@pytest.mark.slow
async def test_a_record_with_wrong_dice_or_a_wrong_signature_is_not_taken(database: str) -> None:
    host = Seal(b"h" * 32, "club.example.org")
    secret, entropy = bytes(range(32)), [Entropy("japan", ENTROPY)]
    chosen = Record(pointluck.game("kido-butai").new())
    chosen.keep_fair(commitment(secret), "table", 0, entropy)
    play_through(chosen, 1).publish(secret.hex())
    silent = Record(pointluck.game("kido-butai").new())
    silent.keep_fair(commitment(secret), "table", 0, entropy)
    play_through(silent, 1)
    signed = play_through(Record(pointluck.game("kido-butai").new()), 1)
    signed.sign(game_of(host).signatures[1])
    async with opened(database) as club:
        ann = await club.new_person("Ann")
        for record, why in ((chosen, "verify-dice"), (silent, "verify-no-secret"), (signed, "verify-signature")):
            with pytest.raises(Problem, match="record-unsound") as error:
                await club.import_record(ann.id, record.text())
            assert error.value.params["why"] == why
        assert (await club.import_record(ann.id, game_of(host).text())).dice == "fair"
        typed = play_through(Record(pointluck.game("kido-butai").new()), 1)
        assert (await club.import_record(ann.id, typed.text())).dice == "hand"
