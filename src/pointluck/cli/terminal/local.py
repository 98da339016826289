"""A game that is kept in a file: asks whoever must act, writes every step down and shows what happened."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from pointluck.cli.problems import BAD_FILE
from pointluck.cli.save import SaveFile
from pointluck.engine import CHANCE, Action, Event, Game, Problem, Record, Seeded, Settlement, State
from pointluck.engine.notes import ADVISED
from pointluck.engine.settlement import DRAW, RESIGN
from pointluck.engine.taking_back import crosses_luck
from pointluck.engine.taking_back import ways_back as taking_back
from pointluck.players import AT_TABLES, Player, Situation, player

from .commands import Commands, Quit
from .interrupt import uninterrupted
from .screen import Screen
from .sitting import INTERRUPTED, RECALLED, Sitting, Way

if TYPE_CHECKING:
    from pointluck.analysis.staff import Counsel


class LocalSitting(Sitting):
    def __init__(
        self,
        record: Record,
        save: SaveFile,
        screen: Screen,
        bots: Mapping[str, str],
        seed: str,
        own_dice: bool,
        again: list[str],
    ) -> None:
        super().__init__(screen)
        self.record = record
        self.save = save
        self.own_dice = own_dice
        self._bots = bots
        self._seed = seed
        self._again = again
        self._since = len(record.steps)
        self.people = [seat for seat in record.game.seats if seat not in bots]
        self._news: dict[str | None, list[Event]] = {seat: [] for seat in self.people} or {None: []}
        self._at_table: str | None = None
        self._listen_to(Commands(self))

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def state(self) -> State:
        return self.record.state

    # --- the course of the game -----------------------------------------------------------------------------------

    def play(self) -> int:
        """Until the game is over or the person leaves; the exit code."""
        try:
            self._recall()
            while not self.record.over:
                seat = self.record.state.seat
                assert seat is not None
                if seat == CHANCE:
                    self._chance()
                elif seat in self._bots:
                    self.take(self._bot(seat).choose(Situation(self.record.state, seat)))
                else:
                    self._person(seat)
            self._over()
        except Quit:
            return self._farewell(0)
        except (EOFError, KeyboardInterrupt) as left:
            # The cursor still stands where the person was asked.
            self.screen.line("")
            return self._farewell(0 if isinstance(left, EOFError) else INTERRUPTED)
        except OSError as error:
            self.screen.say("play-write-failed", file=str(self.save.path), why=error.strerror or str(error))
            return BAD_FILE
        return 0

    def take(self, action: Action) -> None:
        """Take a step that is known to be legal."""
        seat = self.record.state.seat
        with uninterrupted():
            events = self.record.apply(action)
        for person, news in self._news.items():
            news += [event for event in events if _seen(event, person)]
        self._surprise = self._surprise or seat not in self.people
        if not self.people:
            self.screen.events(self.news(None))

    def go_back(self, seat: str, to: int) -> bool:
        with uninterrupted():
            self.record.undo(to)
        for news in self._news.values():
            news.clear()
        return True

    def whose(self, seat: str) -> str:
        return seat if seat != CHANCE else self._at_table or self.people[0]

    def resign(self, seat: str) -> None:
        with uninterrupted():
            self.record.settle(Settlement(RESIGN, seat))

    def offer_draw(self, seat: str) -> None:
        """Whoever shares a keyboard can agree at once."""
        if len(self.game.seats) == 1:
            raise Problem("draw-alone")
        if len(self.people) < len(self.game.seats):
            raise Problem("draw-nobody")
        if self.screen.confirm(self.screen.language.say("play-draw-sure")):
            with uninterrupted():
                self.record.settle(Settlement(DRAW))

    def advice(self, seat: str) -> Counsel:
        """Alone and against bots; two people at one keyboard play without."""
        from pointluck.analysis.staff import advise

        if len(self.people) > 1:
            raise Problem("staff-not-here")
        with uninterrupted():
            self.record.employ(seat, ADVISED)
        count = sum(step.seat == seat for step in self.record.steps)
        return advise(self.game, Situation(self.record.state, seat), f"{self._seed}:staff:{count}")

    def ways_back(self, seat: str) -> list[Way]:
        """Alone or against bots everything; two people go back to the last news, or take back dice they typed in."""
        steps = self.record.steps
        first = 0
        if len(self.people) > 1:
            first = min(self._since, len(steps)) if self.own_dice else self.record.undo_point(seat)
        ways = (to for to in taking_back(steps, self._own()) if to >= first)
        idle = self._idle() if self.own_dice else ()
        return [Way(to, steps[to].action, True, crosses_luck(steps, to + 1)) for to in ways if to not in idle]

    def _own(self) -> list[str]:
        """The seats whose steps are the doing of whoever sits here: dice that are typed in are, too."""
        return [*self.people, CHANCE] if self.own_dice else self.people

    def _idle(self) -> set[int]:
        """How many steps stood before each roll that decided nothing: the program has made it."""
        moments = [self.record.start, *(moment.state for moment in self.record.replay())]
        return {number for number, state in enumerate(moments) if state.idle}

    def keep(self, file: str) -> str:
        if not file:
            return self.screen.language.say("play-all-saved", file=str(self.save.path))
        copy = Path(file).expanduser()
        self.save.copy_to(copy, self.record)
        return self.screen.language.say("play-copied", file=str(copy))

    def news(self, seat: str | None) -> list[Event]:
        """What that seat has not been shown yet."""
        if seat not in self._news:
            return []
        news, self._news[seat] = self._news[seat], []
        return news

    def past(self, seat: str | None) -> list[Event]:
        """Everything that stands, as that seat could see it."""
        return [event for moment in self.record.replay() for event in moment.events if _seen(event, seat)]

    # --- who acts ---------------------------------------------------------------------------------------------------

    def _chance(self) -> None:
        state, seen = self.record.state, self.record.seen
        typed = self.own_dice and not state.idle
        due = None if typed and seen.again else seen.due(state)
        if due is not None:
            if typed:
                self.screen.say("play-seen", outcome=self.screen.language.action(due))
            self.take(due)
        elif typed:
            self.screen.events(self.news(self.people[0] if len(self.people) == 1 else None))
            for note in self._said():
                self.screen.line(note, "italic")
            action = self._dice.pick(state)
            if action is not None:
                self.take(action)
        else:
            # A generator for each line: the same seed then gives the same game however often it is interrupted.
            self.take(Seeded(f"{self._seed}:{self.record.logged}").pick(state))

    def _bot(self, seat: str) -> Player:
        """A bot anew for each of its decisions: after taking back it does the same again."""
        count = sum(step.seat == seat for step in self.record.steps)
        return player(self._bots[seat], self.game.id, seat, f"{self._seed}:{seat}:{count}", AT_TABLES)

    def _person(self, seat: str) -> None:
        if len(self.people) > 1 and seat != self._at_table:
            self._hand_over(seat)
        self._at_table = seat
        self._ask_person(seat, self.record.state.view(seat))

    def _recall(self) -> None:
        """Somebody who comes back sees how the game stood."""
        for person, news in self._news.items():
            news += self.past(person)[-RECALLED:]

    # --- the end ------------------------------------------------------------------------------------------------------

    def _over(self) -> None:
        state = self.record.state
        result = self.record.result
        assert result is not None
        seat = self.people[0] if self.people else None
        self.screen.events(self.news(seat))
        self.screen.pause()
        if self.record.seen.count:
            self.screen.say("luck-taken-back", count=self.record.seen.count)
        command = shlex.join(["pointluck", "replay", str(self.save.path)])
        self.screen.ending(state.view(seat), result, self.screen.language.say("play-record", command=command))

    def _farewell(self, code: int) -> int:
        """What was played is in the file already: say where, and how to go on."""
        if not self.record.steps:
            self.save.discard()
            self.screen.say("play-nothing-played")
            return code
        again = ["--lang", self.screen.language.code, *self._again]
        command = shlex.join(["pointluck", "play", "--resume", str(self.save.path), *again])
        self.screen.whole(self.screen.language.say("play-saved", command=command))
        return code


def _seen(event: Event, seat: str | None) -> bool:
    return event.seats is None or (seat is not None and event.seen_by(seat))
