"""What a person sees: the board, what happened, the menu, and the line to type on."""

from __future__ import annotations

import sys
from itertools import groupby

from rich.console import Console, RenderableType
from rich.text import Text

from pointluck.cli import rulebook
from pointluck.cli.boards import Board, Choice, board
from pointluck.cli.console import console, indented
from pointluck.cli.frame import flow
from pointluck.engine import Clause, Event, Game, Plain, Value
from pointluck.language import Language


_MARGIN = 12


class Screen:
    """Writes in one language, which may change in the middle of a game."""

    def __init__(self, game: Game, language: Language, out: Console | None = None) -> None:
        self.out = out or console()
        # A screen is redrawn only where somebody looks at it and answers on it.
        self.live = self.out.is_terminal and not self.out.is_dumb_terminal and sys.stdin.isatty()
        self._game = game
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

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.out.print(self._event(event))

    def _event(self, event: Event) -> RenderableType:
        told = self.language.event(event)
        weight = self.board.weight(event)
        if weight == "heading":
            return Text(told, "bold")
        return indented(told, 2, self.out.width, "bold" if weight == "grave" else "")

    # --- the screen as a whole ----------------------------------------------------------------------------------

    def turn_over(
        self,
        view: Plain,
        happened: list[Event],
        notes: list[str],
        warnings: list[str],
        question: str,
        choices: list[Choice],
    ) -> None:
        """The board, what happened, what is asked and what can be answered.

        What happened stands below the board if all of it fits the window; else it is shown first, to be read.
        """
        drawn = self.board.draw(view, self.out.width)
        below: list[RenderableType] = [Text(note, "italic") for note in notes]
        below += [Text(f"! {warning}", "yellow") for warning in warnings]
        below += [Text(question, "bold"), *self._menu(choices)]
        if not self.live:
            self.events(happened)
            self._print([drawn, *below])
            return
        needed = sum(len(self.out.render_lines(part)) for part in (drawn, *map(self._event, happened), *below))
        if needed + 2 > self.out.height and len(happened) > 1:
            self.events(happened)
            self.pause()
            happened = []
        self.out.clear()
        self._print([drawn, *map(self._event, happened), *below])

    def _print(self, parts: list[RenderableType]) -> None:
        for part in parts:
            self.out.print(part)

    def _menu(self, choices: list[Choice]) -> list[RenderableType]:
        """Headings in a column, the numbered choices beside them."""
        if not choices:
            return []
        widest = max(len(choice.heading) for choice in choices) + 2
        lines: list[RenderableType] = []
        for heading, group in groupby(enumerate(choices, 1), key=lambda entry: entry[1].heading):
            items = [Text.assemble((f"{number})", "bold cyan"), f" {choice.label}") for number, choice in group]
            for number, line in enumerate(flow(items, self.out.width - widest, gap="  ")):
                lines.append(Text.assemble(f"{'' if number else heading:<{widest}}", line))
        return lines

    def ending(self, renderable: RenderableType) -> None:
        self.out.print(renderable)

    # --- input --------------------------------------------------------------------------------------------------

    def ask(self, prompt: str = "> ") -> str:
        """A line from the person. Raises EOFError at the end of input."""
        if self.live:
            _line_editing()
            return input(prompt).strip()
        # Nobody edits a line in a pipe: read it plainly, and let the transcript show it.
        self.out.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.out.print(line.strip())
        return line.strip()

    def pause(self) -> None:
        if self.live:
            input(self.language.say("play-pause"))

    def confirm(self, question: str) -> bool:
        yes = self.language.say("play-yes")
        answer = self.ask(f"{question} [{yes[0]}/{self.language.say('play-no')[0].upper()}] ")
        return answer.lower() in (yes, yes[0], "y", "yes")


def _line_editing() -> None:
    """Importing it is enough to give input() a history and editing keys; Windows does without."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
