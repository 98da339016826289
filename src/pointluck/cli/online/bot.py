"""`pointluck bot run BOT --server URL`: a bot with an account of its own plays wherever it sits."""

from __future__ import annotations

from argparse import Namespace
from time import monotonic

from pointluck.engine import Action, Question
from pointluck.language import Language
from pointluck.players import AT_TABLES, Player, Situation, bring, player
from pointluck.server import messages as wire
from pointluck.tables import Outlook, Prompt, TableInfo

from .play import join
from .table_socket import TableSocket
from .web import Web, as_problem

GUEST = "guest"
STALE = "problem-table-moved-on"
_MOMENT = 0.2
_LOOK_SECONDS = 5.0
"""How often it asks at which tables it sits."""


def run_bot(arguments: Namespace, language: Language) -> int:
    """Until its games are over; with `--stay` until somebody presses Ctrl-C. The exit code."""
    bring(GUEST, arguments.bot)
    web = Web(arguments.server or arguments.join[0], arguments.name or "Bot")
    name = web.introduce()
    for link in arguments.join:
        join(web, link)
    print(language.say("bot-run-begins", name=name, server=web.origin), flush=True)
    try:
        _Rounds(web, language).go(arguments.stay)
    except KeyboardInterrupt:
        print(language.say("bot-run-left"))
    return 0


class _Rounds:
    """All tables at which the bot sits, one decision after the other."""

    def __init__(self, web: Web, language: Language) -> None:
        self._web = web
        self._language = language
        self._tables: dict[str, _AtTable] = {}

    def go(self, stay: bool) -> None:
        looked = -_LOOK_SECONDS
        try:
            while True:
                if monotonic() - looked >= _LOOK_SECONDS:
                    self._look()
                    looked = monotonic()
                    if not self._tables and not stay:
                        return
                for number, table in enumerate(list(self._tables.values())):
                    table.turn(_MOMENT if number == 0 else None)
                    if table.over:
                        self._done(table)
        finally:
            for table in self._tables.values():
                table.close()

    def _look(self) -> None:
        lobby = wire.Lobby.model_validate(self._web.get("/api/lobby"))
        for info in lobby.yours:
            if not info.over and info.stuck is None and info.id not in self._tables and _mine(info):
                self._tables[info.id] = _AtTable(self._web, info)

    def _done(self, table: _AtTable) -> None:
        table.close()
        del self._tables[table.info.id]
        link = f"{self._web.origin}/replay/{table.info.id}"
        print(self._language.say("bot-run-over", link=link), flush=True)


class _AtTable:
    """One table, from the chairs that are the bot's."""

    def __init__(self, web: Web, info: TableInfo) -> None:
        self.info = info
        self._socket = TableSocket(web.socket_url(info.id), web.token)
        self._players: dict[str, Player] = {}
        self._outlook: Outlook | None = None
        self._asked: tuple[int, str] | None = None
        """The line of the log and the chair for which it has answered: the news of it are on their way."""
        self._request = 0
        self._socket.open()

    @property
    def over(self) -> bool:
        return self.info.over

    def close(self) -> None:
        self._socket.close()

    def turn(self, seconds: float | None) -> None:
        """Hear what is new and answer what is asked. Raises Problem if the server turns the bot away."""
        while (message := self._socket.receive(seconds)) is not None:
            self._hear(message)
            seconds = None
        outlook = self._outlook
        if outlook is None or self.over or not self._socket.up.is_set():
            return
        mine = _mine(self.info)
        if outlook.undo is not None and (seat := next((seat for seat in mine if seat in outlook.undo.waiting), None)):
            agreed = wire.AnswerUndo(id=self._next(), seat=seat, seq=outlook.seq, agree=True)
            self._send(agreed, outlook.seq, "undo")
        elif outlook.prompt is not None and outlook.prompt.seat in mine:
            self._answer(outlook, outlook.prompt)
        elif outlook.waiting_for in mine and outlook.waiting_for != outlook.seat:
            self._send(wire.Look(id=self._next(), seat=outlook.waiting_for), outlook.seq, "look")

    def _answer(self, outlook: Outlook, prompt: Prompt) -> None:
        if self._asked == (outlook.seq, prompt.seat):
            return
        seat = prompt.seat
        if seat not in self._players:
            self._players[seat] = player(GUEST, self.info.game, seat, self.info.id, AT_TABLES)
        legal = [_action(text) for text in prompt.legal]
        question = Question(prompt.kind, prompt.prompt, prompt.params, prompt.clause)
        chosen = self._players[seat].choose(Situation.plain(seat, question, legal, outlook.view))
        act = wire.Act(id=self._next(), seat=seat, seq=outlook.seq, action=str(chosen))
        self._send(act, outlook.seq, seat)

    def _send(self, message: wire.Message, seq: int, what: str) -> None:
        if self._asked != (seq, what) and self._socket.send(message):
            self._asked = (seq, what)

    def _hear(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Welcome():
                self.info = message.table
                self._asked = None
                self._see(message.outlook)
            case wire.News() | wire.Looked():
                self._see(message.outlook)
            case wire.TableNews():
                self.info = message.table
            case wire.No() if message.key != STALE:
                raise as_problem(message.key, message.params, message.clause)
            case wire.No():
                # Something happened meanwhile: the news of it are on their way, or have come.
                self._asked = None
            case wire.Bye() if not message.again:
                raise as_problem(message.key, message.params, None)
            case _:
                pass

    def _see(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._socket.seat, self._socket.seen = outlook.seat, outlook.seq

    def _next(self) -> int:
        self._request += 1
        return self._request


def _mine(info: TableInfo) -> list[str]:
    return [seat.seat for seat in info.seats if seat.you]


def _action(text: str) -> Action:
    kind, *words = text.split(" ")
    return Action(kind, tuple(words))
