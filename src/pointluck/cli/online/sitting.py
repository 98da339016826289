"""One sitting at a server's table: the same boards and answers, with the game kept over there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

import pointluck
from pointluck.cli.problems import FileProblem
from pointluck.cli.terminal.commands import Done, Quit
from pointluck.cli.terminal.screen import Screen
from pointluck.cli.terminal.sitting import INTERRUPTED, RECALLED, Sitting, Way
from pointluck.engine import CHANCE, Action, Event, Game, Problem, Result, State
from pointluck.engine.taking_back import crosses_luck
from pointluck.engine.taking_back import ways_back as taking_back
from pointluck.players import Situation, player, usual_player
from pointluck.server import messages as wire
from pointluck.tables import Outlook, Prompt, StepInfo, TableInfo, UndoAsked

from .commands import OnlineCommands
from .promised import compared, heard, promised
from .table_socket import TableSocket
from .web import Web, as_problem

if TYPE_CHECKING:
    from pointluck.analysis.staff import Counsel

_MOMENT = 0.5


class Gone(Exception):
    """The server has closed the table to us; what it said is a problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key)
        self.problem = problem


class OnlineSitting(Sitting):
    def __init__(self, web: Web, socket: TableSocket, screen: Screen, table: TableInfo, save: str | None) -> None:
        super().__init__(screen)
        self._web = web
        self._socket = socket
        self._table = table
        self._game = pointluck.game(table.game)
        self._save = save
        self._log: dict[int, StepInfo] = {}
        self._outlook: Outlook | None = None
        self._sample: tuple[int, str | None, State] | None = None
        self._happened: list[Event] = []
        self._request = 0
        self._answered: wire.Done | wire.No | wire.Looked | wire.Page | None = None
        self._follow = 0
        self._waiting = ""
        self._heard = monotonic()
        self._commands = OnlineCommands(self)
        self._listen_to(self._commands)

    # --- what answers and commands need -------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self._game

    @property
    def outlook(self) -> Outlook:
        assert self._outlook is not None, "nothing is known before the welcome"
        return self._outlook

    @property
    def number(self) -> int:
        return self.outlook.number

    @property
    def state(self) -> State:
        """A position that fits the view: what is hidden in it is made up, and nothing of it is shown."""
        outlook = self.outlook
        if self._sample is None or self._sample[:2] != (outlook.seq, outlook.seat):
            self._sample = (outlook.seq, outlook.seat, self._game.sample(outlook.view, Random(0)))
        return self._sample[2]

    def take(self, action: Action) -> None:
        seat, seq = self.state.seat, self.outlook.seq
        assert seat is not None
        while self._read(None):
            pass
        if self._draw_offered() and self._answer_draw():
            return
        self._ask(wire.Act(id=self._next(), seat=seat, seq=seq, action=str(action)))

    # --- ending the game, and seats -----------------------------------------------------------------------------

    def whose(self, seat: str) -> str:
        mine = [one.seat for one in self._table.seats if one.you]
        return seat if seat in mine else self.outlook.seat or next(iter(mine), seat)

    def resign(self, seat: str) -> None:
        self._ask(wire.Resign(id=self._next(), seat=seat, seq=self.outlook.seq))

    def offer_draw(self, seat: str) -> None:
        self._ask(wire.OfferDraw(id=self._next(), seat=seat, seq=self.outlook.seq))
        if not self._table.over:
            self.notes.append(self.screen.language.say("play-draw-waits"))

    def advice(self, seat: str) -> Counsel:
        return self._web.advice(self._table.id, seat, self.outlook.seq, self.state)

    def decline_draw(self, seat: str) -> None:
        self._ask(wire.AnswerDraw(id=self._next(), seat=seat, seq=self.outlook.seq, agree=False))

    def claim(self, seat: str) -> None:
        self._ask(wire.Claim(id=self._next(), seat=seat, seq=self.outlook.seq))

    def put_bot(self, seat: str, bot: str) -> None:
        self._hear_of(self._web.substitute(self._table.id, seat, bot))
        while self.outlook.seat == seat and self._socket.up.is_set():
            self._read(_MOMENT)

    def come_back(self) -> None:
        kept = next((one.seat for one in self._table.seats if one.back), None)
        if kept is None:
            raise Problem("seat-not-kept")
        self._hear_of(self._web.sit(self._table.id, kept))
        while self.outlook.seat != kept and self._socket.up.is_set():
            self._read(_MOMENT)

    def _draw_offered(self) -> bool:
        mine = [one.seat for one in self._table.seats if one.you]
        return self._table.draw is not None and bool(mine) and self._table.draw not in mine

    def _answer_draw(self) -> bool:
        """Ask the person about the draw that is offered; whether they agreed and the game is over."""
        assert self._table.draw is not None
        language = self.screen.language
        agree = self.screen.confirm(language.say("play-draw-question", seat=language.name(self._table.draw)))
        seat = self.whose("")
        try:
            self._ask(wire.AnswerDraw(id=self._next(), seat=seat, seq=self.outlook.seq, agree=agree))
            while self._draw_offered() and not self._table.over and self._socket.up.is_set():
                self._read(_MOMENT)
        except Problem as problem:
            self.notes.append(language.problem(problem))
        return self._table.over

    def ways_back(self, seat: str) -> list[Way]:
        self._turn_back()
        steps = self._standing()
        own = {one.seat for one in self._table.seats if one.you} | ({CHANCE} if self._table.dice == "hand" else set())
        free = self.number if self.outlook.undo_to is None else self.outlook.undo_to
        return [Way(to, _action(steps[to]), to >= free, crosses_luck(steps, to + 1)) for to in taking_back(steps, own)]

    def go_back(self, seat: str, to: int) -> bool:
        """Further back than is free, the others are asked."""
        own = seat if seat != CHANCE else (self.outlook.seat or seat)
        self._ask(wire.Undo(id=self._next(), seat=own, seq=self.outlook.seq, to=to))
        if self.outlook.undo is not None:
            self.notes.append(self.screen.language.say("play-undo-asked"))
        return self.outlook.undo is None

    def past(self, seat: str | None) -> list[Event]:
        self._turn_back()
        return [event for step in self._standing() for event in _events(step)]

    def keep(self, file: str) -> str:
        if not file:
            return self.screen.language.say("play-all-saved", file=self.link)
        path = Path(file).expanduser()
        text = self._web.record(self._table.id)
        try:
            with path.open("x", encoding="utf-8", newline="\n") as copy:
                copy.write(text)
        except FileExistsError:
            raise FileProblem("file-exists", file=str(path)) from None
        except OSError as error:
            raise FileProblem("file-unwritable", file=str(path), why=error.strerror or str(error)) from None
        return self.screen.language.say("play-copied", file=str(path))

    @property
    def link(self) -> str:
        return f"{self._web.origin}/table/{self._table.id}"

    def chat(self, text: str) -> None:
        self._ask(wire.Chat(id=self._next(), text=text[:1000]))

    def follow(self, count: int) -> None:
        self._follow = count

    # --- the course of the game ---------------------------------------------------------------------------------

    def play(self) -> int:
        """Until the game is over or the person leaves; the exit code."""
        self._socket.open()
        try:
            self._begin()
            while not self._table.over:
                self._turn()
            self._over()
        except Gone as gone:
            self.screen.line(self.screen.language.problem(gone.problem), "yellow")
            return 1
        except (Quit, EOFError, KeyboardInterrupt) as left:
            self.screen.line("")
            self.screen.whole(self.screen.language.say("play-online-left", link=self.link))
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
        finally:
            self._socket.close()
        return 0

    def _begin(self) -> None:
        while self._outlook is None:
            self._read(_MOMENT)
        heard(self._web.promises, self._table)
        self._happened = [event for step in self._standing() for event in _events(step)][-RECALLED:]

    def _turn(self) -> None:
        while self._read(None):
            pass
        outlook = self.outlook
        mine = [seat.seat for seat in self._table.seats if seat.you]
        if outlook.undo is not None and set(outlook.undo.waiting) & set(mine):
            self._answer_undo(outlook.undo, mine)
        elif self._draw_offered():
            self._answer_draw()
        elif outlook.prompt is not None:
            self._waiting = ""
            self._decide(outlook.prompt)
        elif outlook.waiting_for in mine and outlook.waiting_for != outlook.seat:
            self._change_chair(outlook.waiting_for)
        else:
            self._wait()

    def _decide(self, prompt: Prompt) -> None:
        if prompt.seat == CHANCE:
            self.screen.events(self.news(None))
            outcome = self._dice.pick(self.state)
            if outcome is not None:
                self.take(outcome)
        elif self._follow:
            self._follow -= 1
            self.take(self._advice(prompt))
        else:
            self._ask_person(prompt.seat, self.outlook.view)

    def _advice(self, prompt: Prompt) -> Action:
        seed = f"{self._table.id}:{self.outlook.seq}"
        adviser = player(usual_player(self._game.id), self._game.id, prompt.seat, seed)
        return adviser.choose(Situation(self.state, prompt.seat))

    def _wait(self) -> None:
        """Show the board once, then what happens as it comes."""
        seat = self.outlook.waiting_for
        told = self.screen.language.say("play-wait", seat=self.screen.language.name(seat or CHANCE))
        told = f"{told} {self._missing()}".rstrip()
        if told != self._waiting or self.notes:
            self._waiting = told
            notes = self._said()
            if self.screen.live:
                self.screen.turn_over(self.outlook.view, self.news(None), notes, [], told, [], None, surprise=False)
            else:
                for line in (*notes, told):
                    self.screen.line(line)
        typed = self.screen.typed()
        if typed is None:
            self._read(_MOMENT)
            return
        self._waiting = ""  # the board is shown again
        if typed and self._commands.run(typed, self.whose("")) is Done.NOTHING:
            self.notes.append(self.screen.language.problem(Problem("not-your-turn")))

    def _missing(self) -> str:
        """Who is away, and what can be done about it: told anew when that has become more."""
        passed = monotonic() - self._heard
        for seat in self._table.seats:
            missed = seat.missed
            if seat.you or missed is None or missed.since + passed < 0:
                continue
            language = self.screen.language
            key = "count" if passed < missed.bot else "bot" if passed < missed.claim else "claim"
            minutes = max(1, round(missed.bot / 60))
            where = language.name(seat.seat)
            return language.say("play-missed", name=seat.name, state=key, seat=where, minutes=minutes)
        return ""

    def _change_chair(self, seat: str) -> None:
        self._hand_over(seat)
        self._ask(wire.Look(id=self._next(), seat=seat))

    def _answer_undo(self, undo: UndoAsked, mine: list[str]) -> None:
        asked = self.screen.language.say(
            "play-undo-question", seat=self.screen.language.name(undo.by), steps=self.number - undo.to
        )
        agree = self.screen.confirm(asked)
        for seat in mine:
            if seat in undo.waiting:
                answer = wire.AnswerUndo(id=self._next(), seat=seat, seq=self.outlook.seq, agree=agree)
                try:
                    self._ask(answer)
                except Problem as problem:
                    self.notes.append(self.screen.language.problem(problem))

    def _over(self) -> None:
        found = self._table.result
        assert found is not None
        result = Result(found.winner, found.level, found.score, found.details)
        self.screen.events(self.news(None))
        for note in self.notes:
            self.screen.line(note)
        self.screen.pause()
        if self._save:
            self.screen.whole(self.keep(self._save))
        last = self.screen.language.say("play-online-over", link=f"{self._web.origin}/replay/{self._table.id}")
        self.screen.ending(self.outlook.view, result, last)
        self._turn_back()
        begun = max((step.seq for step in self._log.values() if step.kind == "rules"), default=0)
        rolls = (step for step in self._log.values() if step.seat == CHANCE and step.seq > begun)
        if taken_back := sum(step.undone for step in rolls):
            self.screen.say("luck-taken-back", count=taken_back)
        self._compare()

    def _compare(self) -> None:
        """Whether the record keeps to what we were told about the dice; without a seat we were told nothing."""
        known = promised(self._web.promises, self._table.id)
        if known is not None:
            try:
                found = compared(self._web.record(self._table.id), known)
            except Problem as problem:
                self.screen.line(self.screen.language.problem(problem), "yellow")
                return
            self.screen.line(self.screen.language.say("play-told", found=found), "" if found == "right" else "bold red")
        elif self._table.dice == "fair" and not self._table.imported and any(seat.you for seat in self._table.seats):
            self.screen.say("play-told", found="unkept")

    # --- the wire -----------------------------------------------------------------------------------------------

    def _next(self) -> int:
        self._request += 1
        return self._request

    def _ask(self, message: wire.Message) -> None:
        """Send a request and wait until it is answered and its consequences are known. Raises Problem if refused.

        If the connection breaks meanwhile, the welcome that follows shows whether it was carried out.
        """
        self._answered = None
        if not self._socket.send(message):
            self._reconnect()
            return
        answer = self._wait_for_answer()
        if answer is None:
            self._reconnect()
        elif isinstance(answer, wire.No):
            raise as_problem(answer.key, answer.params, answer.clause)
        elif isinstance(answer, wire.Done):
            while self.outlook.seq < answer.seq and self._socket.up.is_set():
                self._read(_MOMENT)

    def _turn_back(self) -> None:
        """Fetch the pages of the log that are still over there: only its last comes by itself."""
        while (first := next(iter(self._log), 1)) > 1 and self._socket.up.is_set():
            self._ask(wire.Log(id=self._next(), before=first))

    def _wait_for_answer(self) -> wire.Done | wire.No | wire.Looked | wire.Page | None:
        while self._answered is None and self._socket.up.is_set():
            self._read(_MOMENT)
        return self._answered

    def _reconnect(self) -> None:
        self.screen.say("play-connect-again")
        while not self._socket.up.is_set():
            self._read(_MOMENT)
        while self._read(_MOMENT):
            pass

    def _read(self, seconds: float | None) -> bool:
        """Take in one message; whether there was one."""
        message = self._socket.receive(seconds)
        if message is None:
            return False
        self._take_in(message)
        return True

    def _take_in(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Welcome():
                self._welcomed(message)
            case wire.News():
                self._take_news(message)
            case wire.Looked():
                self._log = {step.seq: step for step in message.log}
                self._see(message.outlook)
                self._happened = [e for step in message.log if step.seq > message.since for e in _events(step)]
                self._answered = message
            case wire.Page():
                self._log = {step.seq: step for step in message.log} | self._log
                self._answered = message
            case wire.TableNews():
                self._hear_of(message.table)
            case wire.ChatNews():
                self.notes.append(f"{message.line.name}: {message.line.text}")
            case wire.UndoNews():
                self._see(replace(self.outlook, undo=message.undo))
            case wire.Done() | wire.No():
                self._answered = message
            case wire.Bye() if not message.again:
                raise Gone(as_problem(message.key, message.params, None))
            case _:
                # Thinking bots and answers to pings need no words here.
                pass

    def _hear_of(self, table: TableInfo) -> None:
        if not table.started or table.signed != self._table.signed:
            heard(self._web.promises, table)
        self._table, self._heard = table, monotonic()

    def _welcomed(self, message: wire.Welcome) -> None:
        self._hear_of(message.table)
        steps = {step.seq: step for step in message.log}
        fresh = [step for step in message.log if step.seq not in self._log]
        known = self._outlook is not None
        self._log = steps if message.whole else self._log | steps
        self._see(message.outlook)
        if known:
            self._happened += [event for step in fresh for event in _events(step)]

    def _take_news(self, message: wire.News) -> None:
        for seq in message.undone:
            if seq in self._log:
                self._log[seq] = replace(self._log[seq], undone=True)
        self._log |= {step.seq: step for step in message.steps}
        seat = self.outlook.seat
        self._surprise = self._surprise or any(step.seat != seat for step in message.steps)
        happened = [event for step in message.steps if not step.undone for event in _events(step)]
        if message.undone:
            self._happened.clear()
        self._happened += happened
        self._see(message.outlook)
        if not self.screen.live and message.outlook.prompt is None:
            self.screen.events(self.news(None))

    def _see(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._socket.seat, self._socket.seen = outlook.seat, outlook.seq

    def news(self, seat: str | None) -> list[Event]:
        """Only one chair is looked from at a time."""
        happened, self._happened = self._happened, []
        return happened

    def _standing(self) -> list[StepInfo]:
        return [step for step in self._log.values() if step.kind == "step" and not step.undone]


def _action(step: StepInfo) -> Action:
    words = (step.action or "").split()
    return Action(words[0], tuple(words[1:])) if words else Action("")


def _events(step: StepInfo) -> list[Event]:
    return [Event(event.kind, event.params, event.clause) for event in step.events]
