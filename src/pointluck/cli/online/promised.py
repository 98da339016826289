"""What this computer was told about the dice of a table and gave for them, and whether the record keeps to it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ValidationError

from pointluck.tables import TableInfo

from .files import Promises

Found = Literal["right", "commitment", "entropy", "signature", "record"]
"""What the record says otherwise than we were told; `record`: something is wrong with it in itself."""


class Promised(BaseModel):
    """`entropy`: our own digits, by the seat for which they were given. `key`: the host's, as it was at first."""

    table: str
    commitment: str
    signed: str | None = None
    key: str | None = None
    entropy: dict[str, str] = {}


def promised(promises: Promises, table_id: str) -> Promised | None:
    try:
        return Promised.model_validate(promises.get(table_id))
    except ValidationError:
        return None


def given(promises: Promises, table: TableInfo, seat: str | None, digits: str, key: str | None) -> None:
    """We sat down and gave digits for the dice; once a game has begun nobody's digits count any more."""
    if table.dice != "fair" or table.over:
        return
    known = promised(promises, table.id)
    if known is None:
        known = Promised(table=table.id, commitment=table.commitment, signed=table.signed, key=key)
    if seat is not None and not table.started:
        known.entropy[seat] = digits
    promises.put(table.id, known.model_dump())


def heard(promises: Promises, table: TableInfo) -> None:
    """The table as it is now: what was told first stays. Who gets up before the first step takes the digits along."""
    known = None if table.over else promised(promises, table.id)
    if known is None:
        return
    now = known.model_copy(update={"signed": known.signed or table.signed})
    if not table.started:
        mine = {seat.seat for seat in table.seats if seat.you}
        now.entropy = {seat: digits for seat, digits in known.entropy.items() if seat in mine}
    if now != known:
        promises.put(table.id, now.model_dump())


def compared(text: str, known: Promised) -> Found:
    """Whether the record of a finished game keeps to what we were told, and is what it says."""
    from pointluck.tables import verify

    lines = [line.partition(" | ")[0].split(" ") for line in text.splitlines()]

    def of(*words: str) -> list[list[str]]:
        return [line for line in lines if line[: len(words)] == list(words)]

    if [line[1:3] for line in of("fair")] != [[known.commitment, known.table]]:
        return "commitment"
    for seat, digits in known.entropy.items():
        if of("entropy", seat) != [["entropy", seat, digits]]:
            return "entropy"
    if known.signed is not None and [line[4:] for line in of("signed", "begin")] != [[known.signed]]:
        return "signature"
    if known.key is not None and any(line[3:4] != [known.key] for line in of("signed")):
        return "signature"
    return "right" if verify(text).sound else "record"
