"""One socket at one table: what a client asks is checked and carried out, and it is told what happens."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from pointluck.engine import Problem, Refused
from pointluck.tables import NotAllowed, NotFound, TableChanged

from . import messages as wire
from . import metrics
from .access import house_of, person_by, token_of
from .chair import Chair
from .house import House
from .limits import Bucket
from .logs import log
from .settings import Limits
from .troubles import WireProblem, told

router = APIRouter()

AWAY, POLICY, FAILED, RESTART = 1001, 1008, 1011, 1012
_GONE = (WebSocketDisconnect, ConnectionError)


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: wire.TableId) -> None:
    await socket.accept()
    await Connection(socket, house_of(socket), socket.app.state.settings.limits, table_id).run()


class Farewell(Exception):
    """The connection ends: with this problem told, and whether the client should come again."""

    def __init__(self, problem: Problem, again: bool = False, code: int = POLICY) -> None:
        super().__init__(problem.key)
        self.problem = problem
        self.again = again
        self.code = code


class Connection:
    """A client at a table. Two tasks: one reads and answers, the other tells the news."""

    def __init__(self, socket: WebSocket, house: House, limits: Limits, table_id: str) -> None:
        self._socket = socket
        self._house = house
        self._club = house.club
        self._limits = limits
        self.table_id = table_id
        self._chair = Chair(house, table_id, limits.log)
        self._mistakes = 0
        self._bucket = Bucket(limits.messages)
        self._notices = self._club.watch(table_id)
        # News and another look are made one after the other: each goes on from what was told last.
        self._telling = asyncio.Lock()

    @property
    def person_id(self) -> str | None:
        return self._chair.person_id

    # --- the course of it ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            await self._welcome(await self._hello())
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
        """The server stops: whoever is here shall come again."""
        await self._bye(Farewell(WireProblem("server-stops"), again=True, code=RESTART))

    async def _bye(self, farewell: Farewell) -> None:
        key, params, _ = told(farewell.problem)
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
        person = await person_by(self._club, hello.token or token_of(self._socket))
        self._chair.person_id = None if person is None else person.id
        self._chair.watch = hello.watch
        try:
            card = await self._chair.sit(hello.seat)
            await self._send(await self._chair.welcome(card, hello.seen))
        except (NotFound, NotAllowed) as problem:
            raise Farewell(problem) from None

    # --- telling ------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        async for notice in self._notices:
            async with self._telling:
                try:
                    news = await self._chair.news([notice, *self._notices.take()])
                except NotFound as problem:
                    # The table is closed to this client from now on.
                    raise Farewell(problem) from None
                for message in news:
                    await self._send(message)

    async def _send(self, message: wire.Message) -> None:
        text = message.model_dump_json()
        metrics.sent(message, len(text))
        async with asyncio.timeout(self._limits.send):
            try:
                await self._socket.send_text(text)
            except RuntimeError:
                # We have closed it ourselves meanwhile.
                raise WebSocketDisconnect(AWAY) from None

    # --- reading ------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if message is not None:
                await self._answer(message)

    async def _receive(self) -> wire.ClientMessage | None:
        """The next message; None if it was no message at all, which the client has then been told."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", AWAY))
        wait = self._bucket.take()
        if wait:
            # Whoever writes faster than is allowed is read more slowly; the network makes them wait.
            await asyncio.sleep(wait)
        text = event.get("text") or ""
        try:
            message = wire.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            await self._misunderstood(text, error)
            return None
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
        metrics.MOVES.labels(self._chair.game).inc()
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
            await self._send(await self._chair.look(message))

    async def _why(self, message: wire.Why) -> None:
        refusal = await self._club.why(self._person(), self.table_id, message.seat, message.action)
        if refusal is not None:
            raise Refused(refusal)
        await self._done(message.id, self._chair.seq)

    async def _say(self, message: wire.Chat) -> None:
        await self._club.chat(self._person(), self.table_id, message.text)
        await self._done(message.id, self._chair.seq)

    async def _note(self, message: wire.Note) -> None:
        await self._club.set_note(self._person(), self.table_id, message.text)
        await self._done(message.id, self._chair.seq)

    async def _ping(self, message: wire.Ping) -> None:
        await self._send(wire.Pong(id=message.id))

    async def _done(self, number: int, seq: int) -> None:
        await self._send(wire.Done(id=number, seq=seq))

    async def _refuse(self, number: int | None, problem: Problem) -> None:
        key, params, clause = told(problem)
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
    wire.Why: Connection._why,
    wire.Chat: Connection._say,
    wire.Note: Connection._note,
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
