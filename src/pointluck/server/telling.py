"""From what the club says to the words on the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import NamedTuple

from pydantic import TypeAdapter

from pointluck.analysis.odds import Odds, Stake
from pointluck.tables import Moment, Replay, ReviewInfo, TableInfo
from pointluck.tables.reviewing import Kept

from . import messages as wire

_MOMENT = TypeAdapter(Moment)
_REPLAY = TypeAdapter(Replay)
_REVIEW = TypeAdapter(ReviewInfo)


class Ready(NamedTuple):
    """A message as it goes out."""

    kind: str
    text: bytes


def ready(message: wire.Message, **parts: bytes) -> Ready:
    """A message, of which some parts were put into bytes before."""
    return Ready(type(message).__name__.lower(), with_parts(message.model_dump_json().encode(), **parts))


def with_parts(text: bytes, **parts: bytes) -> bytes:
    return text[:-1] + b"".join(b',"%s":%s' % (name.encode(), part) for name, part in parts.items()) + b"}"


def listed(parts: Iterable[bytes]) -> bytes:
    return b"[%s]" % b",".join(parts)


def with_presence(table: TableInfo, here: Collection[str]) -> TableInfo:
    """What the club does not know: who is connected now. `here`: the ids of those people."""
    seats = (replace(seat, here=True) if seat.person_id in here else seat for seat in table.seats)
    return replace(table, seats=tuple(seats))


def odds_info(seq: int, told: list[tuple[str, Odds | None]]) -> wire.TableOdds:
    return wire.TableOdds(
        seq=seq,
        actions=[
            wire.ActionOdds(action=action, stakes=None if odds is None else [_stake(stake) for stake in odds])
            for action, odds in told
        ],
    )


def _stake(stake: Stake) -> wire.StakeInfo:
    return wire.StakeInfo(
        key=stake.key,
        mean=float(stake.mean),
        chances=[
            wire.ChanceInfo(change=change, share=float(share), exact=str(share)) for change, share in stake.changes
        ],
    )


def review_text(kept: Kept) -> bytes:
    """How far a review has come; what was found is in JSON already."""
    found = b"null" if kept.found is None else kept.found.encode()
    return with_parts(_REVIEW.dump_json(kept.info, exclude={"review"}), review=found)


async def replay_text(replay: Replay) -> bytes:
    """A replay, serialised moment by moment: all at once would block the event loop."""
    parts: list[bytes] = []
    for moment in replay.moments:
        parts.append(_MOMENT.dump_json(moment))
        await asyncio.sleep(0)
    return with_parts(_REPLAY.dump_json(replay, exclude={"moments"}), moments=listed(parts))
