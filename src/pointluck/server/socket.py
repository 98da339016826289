"""One socket at one table: what a client asks is checked and carried out, and it is told what happens."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter, thread_time
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from pointluck.engine import Problem, Refused
from pointluck.tables import Notice, StoreProblem, TableChanged, TableProblem, session_id
from pointluck.tables.info import TableId

from . import messages as wire
from . import metrics
from .access import house_of, person_by, token_of
from .health import note
from .house import House
from .limits import Bucket, Budget, Payer, block_of
from .logs import log
from .metering import Meter, metered
from .settings import Limits
from .telling import Ready, ready
from .troubles import WireProblem, keyed_message
from .viewpoint import Viewpoint

router = APIRouter()

AWAY, POLICY, FAILED, RESTART = 1001, 1008, 1011, 1012
_NEWS = 2.0
"""Seconds for which the news of a throttled client are debounced, at most."""
_GONE = (WebSocketDisconnect, ConnectionError)


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: TableId) -> None:
    await socket.accept()
    state = socket.app.state
    await Connection(socket, house_of(socket), state.settings.limits, state.budget, table_id).run()


class Farewell(Exception):
    """The connection ends: with this problem told, and whether the client should come again."""

    def __init__(self, problem: Problem, again: bool = False, code: int = POLICY) -> None:
        super().__init__(problem.key)
        self.problem = problem
        self.again = again
        self.code = code


class Connection:
    """A client at a table. Two tasks: one reads and answers, the other tells the news."""

    def __init__(self, socket: WebSocket, house: House, limits: Limits, budget: Budget, table_id: str) -> None:
        self._socket = socket
        self._budget = budget
        self._block = block_of(socket.scope)
        self._meter = Meter()
        self._house = house
        self._club = house.club
        self._limits = limits
        self.table_id = table_id
        self._viewpoint = Viewpoint(house, table_id, limits.page)
        self._session: str | None = None
        self._ended = False
        self._mistakes = 0
        self._bucket = Bucket(limits.messages)
        self._notices = self._club.watch(table_id)
        # News and another look are made one after the other: each goes on from what was told last.
        self._telling = asyncio.Lock()

    @property
    def person_id(self) -> str | None:
        return self._viewpoint.person_id

    @property
    def session(self) -> str | None:
        return self._session

    @property
    def address(self) -> str:
        return "" if self._socket.client is None else self._socket.client.host

    # --- the course of it ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            hello = await self._hello()
            await self._in_turn(partial(self._welcome, hello))
            self._house.enter(self)
            try:
                await self._talk()
            finally:
                self._house.leave(self)
        except Farewell as farewell:
            await self._bye(farewell)
        except TimeoutError:
            # Nothing more can be said to somebody who does not read.
            metrics.BEHIND.inc()
        except _GONE:
            pass
        except Exception:
            log("socket failed", level=logging.ERROR, trace=True)
            await self._bye(Farewell(WireProblem("trouble"), again=True, code=FAILED))
        finally:
            self._notices.close()

    async def _talk(self) -> None:
        """Until one of the two tasks ends; its reason is the connection's."""
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def notify(self, notice: TableChanged) -> None:
        self._notices.put(notice)

    async def dismiss(self) -> None:
        """The server stops: everybody here is asked to come again."""
        await self._bye(Farewell(WireProblem("server-stops"), again=True, code=RESTART))

    async def turn_out(self) -> None:
        """The session behind this client was ended."""
        self._ended = True
        await self._bye(Farewell(WireProblem("session-ended")))

    async def _bye(self, farewell: Farewell) -> None:
        key, params, _ = keyed_message(farewell.problem)
        try:
            await self._send(wire.Bye(key=key, params=params, again=farewell.again))
            await self._socket.close(farewell.code)
        except (*_GONE, RuntimeError, TimeoutError):
            # It has been closed from the other side meanwhile.
            return

    # --- hello --------------------------------------------------------------------------------------------------

    async def _hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(self._limits.hello):
                message = await self._receive()
        except TimeoutError:
            raise Farewell(WireProblem("hello-late")) from None
        if not isinstance(message, wire.Hello):
            raise Farewell(WireProblem("hello-first"))
        return message

    async def _welcome(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise Farewell(WireProblem("protocol", given=hello.protocol, spoken=wire.PROTOCOL))
        if self._house.closing:
            raise Farewell(WireProblem("server-stops"), again=True, code=RESTART)
        token = hello.token or token_of(self._socket)
        try:
            person = await person_by(self._club, token)
        except WireProblem as problem:
            raise Farewell(problem) from None
        self._viewpoint.person_id = None if person is None else person.id
        self._session = None if person is None or token is None else session_id(token)
        self._viewpoint.watch = hello.watch
        try:
            info = await self._viewpoint.sit(hello.seat)
            await self._send(await self._viewpoint.welcome(info, hello.seen))
        except StoreProblem:
            raise
        except TableProblem as problem:
            raise Farewell(problem) from None

    # --- throttling ---------------------------------------------------------------------------------------------

    def _payer(self) -> Payer:
        return Payer(self._block, self.person_id)

    async def _in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        await self._budget.in_turn(self._payer, self._meter, work)

    def _talks(self, what: str) -> None:
        """Talk and notes have a measure of their own: beyond it they are refused, and nothing else has to wait."""
        wait = self._budget.talk.take(f"{what} {self._person()} {self.table_id}")
        if wait:
            metrics.LIMITED.labels("talk").inc()
            raise WireProblem("too-often", seconds=int(wait) + 1)

    # --- telling ------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        async for notice in self._notices:
            # A throttled client gets fewer and larger news.
            await asyncio.sleep(min(_NEWS, self._budget.owed(self._payer())))
            async with self._telling:
                try:
                    await metered(self._tell_news([notice, *self._notices.take()]), self._meter)
                except StoreProblem:
                    raise
                except TableProblem as problem:
                    # The table is closed to this client from now on, or to everybody: it is damaged.
                    raise Farewell(problem) from None
            self._budget.settle(self._payer(), self._meter)

    async def _tell_news(self, notices: list[Notice]) -> None:
        for message in await self._viewpoint.news(notices):
            await self._send(message)

    async def _send(self, message: wire.Message | Ready) -> None:
        kind, text = message if isinstance(message, Ready) else ready(message)
        metrics.sent(kind, len(text))
        self._meter.size += len(text)
        async with asyncio.timeout(self._limits.send):
            try:
                await self._socket.send_text(text.decode())
            except RuntimeError:
                # We have closed it ourselves meanwhile.
                raise WebSocketDisconnect(AWAY) from None

    # --- reading ------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if message is not None:
                await self._in_turn(partial(self._answer, message))

    async def _receive(self) -> wire.ClientMessage | None:
        """The next message; None if it was no message at all, which the client has then been told."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", AWAY))
        text = event.get("text") or ""
        self._meter.seconds -= thread_time()
        try:
            message = wire.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            self._meter.seconds += thread_time()
            await self._misunderstood(text, error)
            return None
        self._meter.seconds += thread_time()
        wait = 0 if isinstance(message, wire.Chat) else self._bucket.take()
        if wait:
            # Whoever writes faster than is allowed is read more slowly; the network makes them wait.
            await asyncio.sleep(wait)
        metrics.MESSAGES.labels(message.type).inc()
        return message

    async def _misunderstood(self, text: str, error: ValidationError) -> None:
        metrics.MESSAGES.labels("none").inc()
        self._mistakes += 1
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:80]
        problem = WireProblem("message-wrong", where=where, why=first["type"])
        if self._mistakes > self._limits.mistakes:
            raise Farewell(problem)
        await self._refuse(_request_id(text), problem)

    # --- answering ----------------------------------------------------------------------------------------------

    async def _answer(self, message: wire.ClientMessage) -> None:
        if self._ended:
            raise WebSocketDisconnect(POLICY)
        if isinstance(message, wire.Hello):
            async with self._telling:
                # Perhaps as somebody else.
                self._house.leave(self)
                try:
                    await self._welcome(message)
                finally:
                    self._house.enter(self)
            return
        try:
            await _ANSWERS[type(message)](self, message)
        except Problem as problem:
            await self._refuse(message.id, problem)
        except (Farewell, TimeoutError, *_GONE):
            raise
        except Exception:
            log("message failed", level=logging.ERROR, trace=True, type=message.type)
            await self._refuse(message.id, WireProblem("trouble"))

    def _person(self) -> str:
        if self.person_id is None:
            raise WireProblem("stranger")
        return self.person_id

    async def _act(self, message: wire.Act) -> None:
        began = perf_counter()
        seq = await self._club.act(self._person(), self.table_id, message.seat, message.seq, message.action)
        metrics.MOVE_SECONDS.observe(perf_counter() - began)
        metrics.MOVES.labels(self._viewpoint.game).inc()
        await self._done(message.id, seq)

    async def _undo(self, message: wire.Undo) -> None:
        seq = await self._club.undo(self._person(), self.table_id, message.seat, message.seq, message.to)
        await self._done(message.id, seq)

    async def _answer_undo(self, message: wire.AnswerUndo) -> None:
        seq = await self._club.answer_undo(self._person(), self.table_id, message.seat, message.seq, message.agree)
        await self._done(message.id, seq)

    async def _resign(self, message: wire.Resign) -> None:
        await self._done(message.id, await self._club.resign(self._person(), self.table_id, message.seat, message.seq))

    async def _offer_draw(self, message: wire.OfferDraw) -> None:
        seq = await self._club.offer_draw(self._person(), self.table_id, message.seat, message.seq)
        await self._done(message.id, seq)

    async def _answer_draw(self, message: wire.AnswerDraw) -> None:
        seq = await self._club.answer_draw(self._person(), self.table_id, message.seat, message.seq, message.agree)
        await self._done(message.id, seq)

    async def _claim(self, message: wire.Claim) -> None:
        await self._done(message.id, await self._club.claim(self._person(), self.table_id, message.seat, message.seq))

    async def _look(self, message: wire.Look) -> None:
        async with self._telling:
            await self._send(await self._viewpoint.look(message))

    async def _log(self, message: wire.Log) -> None:
        async with self._telling:
            await self._send(await self._viewpoint.page(message))

    async def _why(self, message: wire.Why) -> None:
        refusal = await self._club.why(self._person(), self.table_id, message.seat, message.action)
        if refusal is not None:
            raise Refused(refusal)
        await self._done(message.id, self._viewpoint.seq)

    async def _say(self, message: wire.Chat) -> None:
        self._talks("chat")
        await self._club.chat(self._person(), self.table_id, message.text)
        await self._done(message.id, self._viewpoint.seq)

    async def _note(self, message: wire.Note) -> None:
        self._talks("note")
        await self._club.set_note(self._person(), self.table_id, message.text)
        await self._done(message.id, self._viewpoint.seq)

    async def _order_staff(self, message: wire.OrderStaff) -> None:
        orders = (message.seat, message.seq, message.kinds, message.now)
        await self._done(message.id, await self._club.order_staff(self._person(), self.table_id, *orders))

    async def _ping(self, message: wire.Ping) -> None:
        await self._send(wire.Pong(id=message.id))

    async def _done(self, number: int, seq: int) -> None:
        await self._send(wire.Done(id=number, seq=seq))

    async def _refuse(self, number: int | None, problem: Problem) -> None:
        key, params, clause = keyed_message(problem)
        note(problem)
        metrics.REFUSALS.labels(key).inc()
        await self._send(wire.No(id=number, key=key, params=params, clause=clause))


_ANSWERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    wire.Act: Connection._act,
    wire.Undo: Connection._undo,
    wire.AnswerUndo: Connection._answer_undo,
    wire.Resign: Connection._resign,
    wire.OfferDraw: Connection._offer_draw,
    wire.AnswerDraw: Connection._answer_draw,
    wire.Claim: Connection._claim,
    wire.Look: Connection._look,
    wire.Log: Connection._log,
    wire.Why: Connection._why,
    wire.Chat: Connection._say,
    wire.Note: Connection._note,
    wire.OrderStaff: Connection._order_staff,
    wire.Ping: Connection._ping,
}


def _request_id(text: str) -> int | None:
    """The number of a request that was not understood, so that its sender knows which."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = plain.get("id") if isinstance(plain, dict) else None
    return number if isinstance(number, int) and 0 <= number <= 2**31 else None
