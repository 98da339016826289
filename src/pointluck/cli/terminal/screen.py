"""What a person sees: the board, what happened, the menu, and the line to type on."""

from __future__ import annotations

import select
import sys
from collections.abc import Iterable
from itertools import groupby

from rich.console import Console, RenderableType
from rich.text import Text

from pointluck.cli import rulebook
from pointluck.cli.boards import Board, Choice, board, ending, numbered
from pointluck.cli.console import console, indented
from pointluck.cli.frame import flow
from pointluck.engine import Action, Brief, Clause, Event, Game, Result, Value, View
from pointluck.language import Language

from .digest import SEVERAL, digest

_MARGIN = 12


class Screen:
    """Writes in one language, which may change in the middle of a game."""

    def __init__(self, game: Game, language: Language, out: Console | None = None) -> None:
        self.out = out or console()
        # A screen is redrawn only where somebody looks at it and answers on it.
        self.live = self.out.is_terminal and not self.out.is_dumb_terminal and sys.stdin.isatty()
        self._game = game
        self._ahead = ""
        self.language: Language
        self.board: Board
        self.speak(language)

    def speak(self, language: Language) -> None:
        self.language = language.of(self._game)
        self.board = board(self._game, language)

    # --- sentences --------------------------------------------------------------------------------------------

    def say(self, key: str, /, **params: Value) -> None:
        self.line(self.language.say(key, **params))

    def line(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style))

    def whole(self, text: str) -> None:
        """A line with a command or a file in it, not broken, so that it can be copied."""
        self.out.print(Text(text), soft_wrap=True)

    def entry(self, word: str, text: str) -> None:
        """A line of a list with its word in the margin."""
        self.out.print(indented(text, _MARGIN, self.out.width, margin=f"  {word}"))

    def clauses(self, clauses: list[Clause]) -> None:
        rulebook.show(self.out, self.language, clauses)

    def legend(self) -> None:
        for line in self.board.legend():
            self.line(line)

    def briefing(self, lines: list[Brief]) -> None:
        """Part by part, with the clause behind each line in the margin."""
        if not lines:
            self.say("briefing-none")
        width = min(self.out.width, rulebook.WIDEST)
        for part, group in groupby(lines, key=lambda line: line.part):
            self.line(self.language.say(f"brief-part-{part}"), "bold")
            for line in group:
                told = self.language.say(line.message, **line.params)
                self.out.print(indented(told, _MARGIN, width, margin=line.clause))

    def events(self, events: list[Event]) -> None:
        self._print(self._rendered(events))

    def _rendered(self, events: list[Event]) -> list[RenderableType]:
        return [self._event(event) for event in digest(events, self.language)]

    def _event(self, event: Event) -> RenderableType:
        told = self.language.event(event)
        weight = self.board.weight(event._replace(kind=event.kind.removesuffix(SEVERAL)))
        if weight == "heading":
            return Text(told, "bold")
        return indented(told, 2, self.out.width, "bold" if weight == "grave" else "")

    # --- the screen as a whole ----------------------------------------------------------------------------------

    def turn_over(
        self,
        view: View,
        happened: list[Event],
        notes: list[str],
        warnings: list[str],
        question: str,
        choices: list[Choice],
        usual: Action | None,
        surprise: bool,
    ) -> None:
        """The board, what happened, what is asked and what can be answered.

        What happened stands below the board if all of it fits the window. Else a surprise is shown first, to be
        read in peace; of what the person did, the last lines are enough.
        """
        drawn = self.board.draw(view, self.out.width)
        choices = [self._marked(choice, usual) for choice in choices]
        said: list[RenderableType] = [Text(note, "italic") for note in notes]
        said += [Text(f"! {warning}", "yellow") for warning in warnings]
        said.append(Text(question, "bold"))
        menu = self._menu(choices)
        if not self.live:
            self.events(happened)
            self._print([drawn, *said, *menu])
            return
        told = self._rendered(happened)
        if self._room([drawn, *told, *said, *menu]) < 0:
            menu = self._short_menu(choices)
        if self._room([drawn, *told, *said, *menu]) < 0:
            if surprise:
                self._print(told)
                self.pause()
            room = 0 if surprise else self._room([drawn, *said, *menu])
            told = told[-room:] if room > 0 else []
        if self._room([drawn, *told, *said, *self._menu(choices)]) >= 0:
            menu = self._menu(choices)
        self.out.clear()
        self._print([drawn, *told, *said, *menu])

    def _marked(self, choice: Choice, usual: Action | None) -> Choice:
        if choice.action != usual or choice.part:
            return choice
        return choice._replace(label=self.language.say("play-usual", label=choice.label))

    def _room(self, parts: list[RenderableType]) -> int:
        """Lines that stay free in the window beside these and the one to type on."""
        return self.out.height - 1 - self._rows(parts)

    def _rows(self, parts: Iterable[RenderableType]) -> int:
        return sum(len(self.out.render_lines(part, pad=False)) for part in parts)

    def _print(self, parts: list[RenderableType]) -> None:
        for part in parts:
            self.out.print(part)

    def _menu(self, choices: list[Choice]) -> list[RenderableType]:
        """Headings in a column, the numbered choices beside them."""
        if not choices:
            return []
        widest = max(len(choice.heading) for choice in choices) + 2
        lines: list[RenderableType] = []
        for heading, group in groupby(numbered(choices).items(), key=lambda entry: entry[1].heading):
            items = [_item(number, choice) for number, choice in group]
            for number, line in enumerate(flow(items, self.out.width - widest, gap="  ")):
                lines.append(Text.assemble(f"{'' if number else heading:<{widest}}", line))
        return lines

    def _short_menu(self, choices: list[Choice]) -> list[RenderableType]:
        """The same, heading after heading on one line, for a low window."""
        items: list[Text] = []
        for heading, group in groupby(numbered(choices).items(), key=lambda entry: entry[1].heading):
            for place, (number, choice) in enumerate(group):
                before = ("", "") if place else (heading, "underline")
                space = "" if place else " "
                items.append(Text.assemble(before, space, _item(number, choice)))
        return list(flow(items, self.out.width, gap="  "))

    def ending(self, view: View, result: Result, last: str) -> None:
        """The last position and the result; in a low window the result alone."""
        drawn = self.board.draw(view, self.out.width)
        ended = ending(self.board, self.language, view, result)
        if self.live:
            self.out.clear()
        if not self.live or self._room([drawn, ended, Text(last)]) >= 0:
            self.out.print(drawn)
        self.out.print(ended)
        self.whole(last)

    # --- input --------------------------------------------------------------------------------------------------

    def ask(self, prompt: str = "> ") -> str:
        """A line from the person. Raises EOFError at the end of input."""
        if self._ahead:
            line, self._ahead = self._ahead, ""
            self.line(f"{prompt}{line}")
            return line
        if self.live:
            _line_editing()
            return _text(input(prompt))
        # Nobody edits a line in a pipe: read it plainly, and let the transcript show it.
        self.out.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        line = _text(line)
        if not sys.stdin.isatty():
            self.line(line)
        return line

    def typed(self) -> str | None:
        """A line that was typed though nothing is asked; None: nobody has. Lines in a pipe wait for a question."""
        return self.ask("") if self.live and _is_typing() else None

    def pause(self) -> None:
        """Whoever types ahead instead of waiting is answered next."""
        if self.live:
            self._ahead = _text(input(f"{self.language.say('play-pause')} "))

    def confirm(self, question: str) -> bool:
        yes, no = self.language.say("play-yes"), self.language.say("play-no")
        self.line(question, "yellow")
        answer = self.ask(f"[{yes[0]}/{no[0].upper()}] ")
        return answer.lower() in (yes, yes[0], "y", "yes")


def _text(line: str) -> str:
    """Bytes that are not UTF-8 arrive as lone surrogates, which cannot be printed."""
    return line.encode("utf-8", "replace").decode().strip()


def _item(number: int, choice: Choice) -> Text:
    """A choice with what is typed for it; an answer that is a number stands for itself."""
    if number == choice.number:
        rest = choice.label.lstrip("0123456789")
        return Text.assemble((choice.label.removesuffix(rest), "bold cyan"), rest)
    return Text.assemble((f"{number})", "bold cyan"), f" {choice.label}")


def _is_typing() -> bool:
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.kbhit()
    return bool(select.select([sys.stdin], [], [], 0)[0])


def _line_editing() -> None:
    """Importing it is enough to give input() a history and editing keys; Windows does without."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
