"""What a client is told from where it looks: the welcome, another chair, and the news of the table."""

from __future__ import annotations

from collections.abc import Sequence

from pointluck.tables import (
    Behind,
    ChatAdded,
    Club,
    NotAllowed,
    Notice,
    Outlook,
    StepsTaken,
    TableChanged,
    TableInfo,
    Thinking,
    UndoChanged,
)

from . import messages as wire
from .house import House
from .telling import Ready, listed, ready, with_presence


class Viewpoint:
    """One client's place at one table, and what it has been told so far. It holds no queue: news are made when they
    can be sent, so a slow client gets fewer and larger ones."""

    def __init__(self, house: House, table_id: str, page: int) -> None:
        self._house = house
        self._club: Club = house.club
        self._table = table_id
        self._page = page
        self.person_id: str | None = None
        self.watch: str | None = None
        self.game = ""
        self.seq = 0
        """The last line of the log that the client was told."""
        self._told: Outlook | None = None
        self._chat = 0
        self._seat: str | None = None
        self._looks_on = False
        """Somebody with a chair who looks from outside all the same."""
        self._chairs: tuple[str, ...] = ()
        self._over = False

    # --- where one looks from -----------------------------------------------------------------------------------

    async def sit(self, wanted: str | None) -> TableInfo:
        """Look from the chair asked for, else from one's own that has to act, else from any of one's own."""
        info = await self._look_around()
        self._looks_on = False
        if wanted is None:
            self._seat = info.to_act if info.to_act in self._chairs else next(iter(self._chairs), None)
        else:
            # Somebody whose seat was given to a bot meanwhile looks on, and may take it back.
            kept = any(one.seat == wanted and one.back for one in info.seats)
            if not kept:
                self._check(wanted, info)
            self._seat = None if kept else wanted
        return info

    async def look(self, message: wire.Look) -> Ready:
        info = await self._look_around()
        if message.seat is not None:
            self._check(message.seat, info)
        self._seat = message.seat
        self._looks_on = message.seat is None
        outlook, lines = await self._outlook(None)
        since = await self._club.since(self._table, self._seat)
        looked = wire.Looked.model_construct(type="looked", id=message.id, since=since)
        return ready(looked, outlook=outlook, log=lines)

    async def page(self, message: wire.Log) -> Ready:
        """A page of the log that ends before a line."""
        last = min(message.before - 1, self.seq)
        lines = await self._house.logbook.lines(self._table, self._seat, max(0, last - self._page), last)
        return ready(wire.Page.model_construct(type="page", id=message.id), log=listed(lines))

    async def _look_around(self) -> TableInfo:
        """What the table is now, and which chairs are one's own. Raises NotFound for whoever may not even watch."""
        info = await self._club.info(self._table, self.person_id, self.watch)
        self._chairs = await self._club.chairs(self._table, self.person_id, self.watch)
        self.game, self._over = info.game, info.over
        return info

    def _check(self, seat: str, info: TableInfo) -> None:
        """One's own chairs; after the end everybody may look from any."""
        if seat in self._chairs or (info.over and any(one.seat == seat for one in info.seats)):
            return
        raise NotAllowed("seat-not-yours")

    # --- what is told -------------------------------------------------------------------------------------------

    async def welcome(self, info: TableInfo, seen: int | None) -> Ready:
        # A client that has seen what has not happened, or that is far behind, starts anew.
        whole = self._begins_anew(seen, await self._club.outlook(self._table, self._seat))
        outlook, lines = await self._outlook(None if whole else seen)
        chat = await self._club.chat_lines(self._table)
        self._chat = chat[-1].id if chat else 0
        welcome = wire.Welcome.model_construct(
            type="welcome",
            protocol=wire.PROTOCOL,
            table=self._table_info(info),
            whole=whole,
            since=await self._club.since(self._table, self._seat),
            chat=chat,
            note="" if self.person_id is None else await self._club.note(self.person_id, self._table),
        )
        return ready(welcome, outlook=outlook, log=lines)

    def _begins_anew(self, seen: int | None, outlook: Outlook) -> bool:
        return seen is None or not 0 <= outlook.seq - seen <= self._page

    async def news(self, notices: Sequence[Notice]) -> list[Ready]:
        """What is new to this chair, as few messages as can say it."""
        told: list[Ready] = []
        behind = any(isinstance(notice, Behind) for notice in notices)
        if behind or any(isinstance(notice, TableChanged) for notice in notices):
            info = await self._look_around()
            if self._reseated(info):
                return [await self.welcome(info, None)]
            told.append(ready(wire.TableNews.model_construct(type="table", table=self._table_info(info))))
        if self._begins_anew(self.seq, await self._club.outlook(self._table, self._seat)):
            return [await self.welcome(await self._look_around(), None)]
        told += await self._steps(notices)
        told += await self._talk(notices, behind)
        told += _thoughts(notices)
        return told

    def _reseated(self, info: TableInfo) -> bool:
        """Whether one got up, was replaced or sat down: then the whole table looks different."""
        if self._seat in self._chairs or (self._seat is None and not self._chairs) or info.over:
            return False
        if self._seat is None and self._looks_on:
            return False
        self._seat = next(iter(self._chairs), None)
        return True

    async def _steps(self, notices: Sequence[Notice]) -> list[Ready]:
        """The view is sent whenever it is another one: also if somebody sat down and the game can begin."""
        undone = sorted({line for notice in notices if isinstance(notice, StepsTaken) for line in notice.undone})
        before = self._told
        outlook, lines = await self._outlook(self.seq)
        if self._told is before or (self._told == before and not undone):
            return []
        return [ready(wire.News.model_construct(type="news", undone=undone), outlook=outlook, steps=lines)]

    async def _talk(self, notices: Sequence[Notice], behind: bool) -> list[Ready]:
        told: list[Ready] = []
        if behind:
            lines = await self._club.chat_lines(self._table, after=self._chat)
        else:
            lines = [notice.line for notice in notices if isinstance(notice, ChatAdded) and notice.line.id > self._chat]
        for line in lines:
            self._chat = line.id
            told.append(ready(wire.ChatNews.model_construct(type="chat", line=line)))
        undo = [notice for notice in notices if isinstance(notice, UndoChanged)]
        if undo:
            told.append(ready(wire.UndoNews.model_construct(type="undo-asked", undo=undo[-1].undo)))
        return told

    async def _outlook(self, after: int | None) -> tuple[bytes, bytes]:
        """The table as it is, and the log up to just there: what comes meanwhile is told with the next news.

        `after`: the line after which the log is told; None: its last page.
        """
        outlook = await self._club.outlook(self._table, self._seat)
        if after is None:
            after = max(0, outlook.seq - self._page)
        lines = await self._house.logbook.lines(self._table, self._seat, after, outlook.seq)
        self.seq, self._told = outlook.seq, outlook
        return self._house.logbook.outlook(self._table, outlook), listed(lines)

    def _table_info(self, info: TableInfo) -> TableInfo:
        here = self._house.here(self._table)
        return with_presence(info, here if self.person_id is None else here | {self.person_id})


def _thoughts(notices: Sequence[Notice]) -> list[Ready]:
    """The last word on each bot that is still at work: a step ends its thinking."""
    thinking: dict[str, float | None] = {}
    for notice in notices:
        if isinstance(notice, StepsTaken):
            thinking.clear()
        elif isinstance(notice, Thinking):
            thinking[notice.seat] = notice.share
    return [
        ready(wire.Thinking.model_construct(type="thinking", seat=seat, share=share))
        for seat, share in thinking.items()
    ]
