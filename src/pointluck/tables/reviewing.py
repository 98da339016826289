"""Reviews of finished games: worked out once, one at a time, by whichever process of the server is asked first.

Whoever works on one keeps saying so in the store, so that all processes can tell how far it has come, and another takes
over if that one is gone.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

import pointluck
from pointluck.engine import Problem

from . import newer_rules, schema
from .bots import Bots
from .errands import Errands
from .info import Patience, ReviewInfo
from .playback import stands
from .problems import NotAllowed, Overloaded, StoreProblem, undamaged
from .records import Records
from .rows import later, now
from .store import Store
from .thinking import MEMORY, Thinkers
from .tokens import Signer

REVIEW_SECONDS = 600.0
"""For one review, by the clock and of processor time: ten times what the longest games of today need."""
MOST_REVIEWS = 20
"""At work and waiting, in one process of the server."""
REVIEWS_EACH = 2
"""Of those, from one address."""
BEAT_SECONDS = 3.0
GONE_SECONDS = 20.0
"""Whoever has not said for so long that it is at work is gone."""

_reviews = schema.reviews.c


class Kept(NamedTuple):
    """How far a review has come, and what was found, as JSON."""

    status: Literal["none", "working", "done", "failed"]
    share: float = 0.0
    key: str | None = None
    found: str | None = None

    @property
    def info(self) -> ReviewInfo:
        """Without what was found."""
        return ReviewInfo(status=self.status, share=self.share, key=self.key, review=None)


class Reviewing(Records, Bots):
    def __init__(self, store: Store, signer: Signer, thinkers: Thinkers | None, patience: Patience) -> None:
        super().__init__(store, signer, thinkers, patience)
        # Its processes play with compiled kernels, like those of bots.
        self._reviewers = Errands(1, REVIEW_SECONDS, MEMORY)
        self._reviews: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """By table: who asked, and the work."""

    async def review(self, table_id: str, who: str = "", begin: bool = False) -> Kept:
        """How far the review of a finished game has come; `begin`: if nobody is at it, work it out.

        The caller has asked whether the game may be seen. Raises Overloaded if too many wait.
        """
        row, _ = await self._row(table_id)
        if not row.over:
            raise NotAllowed("review-early")
        found = await self._kept(table_id, row.number)
        if found is not None or not begin:
            return found or Kept("none")
        mine = sum(who == one for one, _ in self._reviews.values())
        if self._closing or len(self._reviews) >= MOST_REVIEWS or mine >= REVIEWS_EACH:
            raise Overloaded("work-busy")
        if table_id not in self._reviews and await self._claim(table_id):
            task = asyncio.create_task(self._work_out(table_id, who))
            self._reviews[table_id] = who, task
            task.add_done_callback(lambda _: self._reviews.pop(table_id, None))
        return Kept("working")

    async def _kept(self, table_id: str, steps: int) -> Kept | None:
        """What the store knows; `steps`: how many there are to go through."""
        query = select(schema.reviews).where(_reviews.table_id == table_id, _holds())
        async with self._store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if row.found is not None:
            return Kept("done", 1.0, found=row.found)
        if row.problem is not None:
            return Kept("failed", key=f"problem-{row.problem}")
        return Kept("working", min(1.0, row.steps / max(1, steps)))

    def end_reviews(self) -> list[asyncio.Task[None]]:
        """Stop working on all of them; whoever asks again later begins anew."""
        tasks = [task for _, task in self._reviews.values()]
        for task in tasks:
            task.cancel()
        return tasks

    async def _claim(self, table_id: str) -> bool:
        """Say that this process works on it; False if another was faster."""
        dialect = sqlite if self._store.dialect == "sqlite" else postgresql
        fresh = {"table_id": table_id, "version": pointluck.__version__, "at": now(), "steps": 0}
        claim = dialect.insert(schema.reviews).values(fresh).on_conflict_do_nothing()
        async with self._store.write() as connection:
            await connection.execute(delete(schema.reviews).where(_reviews.table_id == table_id, ~_holds()))
            return bool((await connection.execute(claim)).rowcount)

    async def _work_out(self, table_id: str, who: str) -> None:
        passed = [0]
        beat = asyncio.create_task(self._keep_saying(table_id, passed))
        try:
            with suppress(StoreProblem):  # it comes back; somebody asks again
                await self._put_down(table_id, **await self._worked_out(table_id, who, passed))
        finally:
            beat.cancel()

    async def _worked_out(self, table_id: str, who: str, passed: list[int]) -> dict[str, Any]:
        """What to put down about a game, in the end."""
        parts: list[str] = []

        def hear(part: int | str) -> None:
            if isinstance(part, int):
                passed[0] = part
            else:
                parts.append(part)

        try:
            row, _ = await self._row(table_id)
            lines = await self._whole_log(table_id, who)
            settled = lines[-1].body if lines and lines[-1].kind == "end" else None
            bodies = [line.body for line in stands(lines)]
            with undamaged(table_id):
                setup = newer_rules.setup_of(row).to_plain()
                await self._reviewers.hearing(hear, who, "review", setup=setup, bodies=bodies, settled=settled)
            return {"found": parts[-1]}
        except (Overloaded, StoreProblem):
            return {"at": later(now(), seconds=-GONE_SECONDS)}
        except Problem as problem:
            return {"problem": problem.key}

    async def _keep_saying(self, table_id: str, passed: list[int]) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(StoreProblem):
                await self._put_down(table_id, steps=passed[0])

    async def _put_down(self, table_id: str, **values: Any) -> None:
        change = update(schema.reviews).where(_reviews.table_id == table_id)
        async with self._store.write() as connection:
            await connection.execute(change.values({"at": now(), **values}))


def _holds() -> ColumnElement[bool]:
    """Whether what is kept still counts: it was found by this version, and is there or is being worked on."""
    ended = or_(_reviews.found.is_not(None), _reviews.problem.is_not(None))
    at_work = _reviews.at > later(now(), seconds=-GONE_SECONDS)
    return and_(_reviews.version == pointluck.__version__, or_(ended, at_work))
