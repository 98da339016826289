"""A person with real dice and cups: what came up is typed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from pointluck.engine import CHANCE, Action, Asked, Problem, State

from .commands import Commands, Done

if TYPE_CHECKING:
    from .screen import Screen


class _Again(Exception):
    """The game was taken back while chance was asked."""


class OwnDice:
    """Asks for each die and each draw, and says what to roll or draw."""

    def __init__(self, screen: Screen, commands: Commands) -> None:
        self._screen = screen
        self._commands = commands

    def pick(self, state: State) -> Action | None:
        """What came up, or None if the game has gone back instead."""
        try:
            return Asked(self._ask).pick(state)
        except _Again:
            return None

    def _ask(self, state: State, problem: Problem | None) -> str:
        outcomes = state.legal()
        if problem is None:
            self._show(state, outcomes)
        else:
            self._commands.refuse(problem)
        self._commands.menu = {}
        self._commands.usual = None
        while True:
            line = self._screen.ask()
            done = self._commands.run(line, CHANCE) if line else Done.NOTHING
            if done is Done.AGAIN:
                raise _Again
            if line and done is Done.NOTHING:
                try:
                    return self._meant(line, outcomes)
                except Problem as unknown:
                    self._commands.refuse(unknown)
                    continue
            self._show(state, outcomes)

    def _show(self, state: State, outcomes: list[Action]) -> None:
        question = state.question
        assert question is not None
        self._screen.line(self._screen.language.question(question), "bold")
        if not _is_die(outcomes):
            for number, outcome in enumerate(outcomes, 1):
                told = self._screen.language.action(outcome)
                self._screen.out.print(Text.assemble((f"  {number})", "bold cyan"), f" {told}"))

    def _meant(self, line: str, outcomes: list[Action]) -> str:
        """Draws may be named by their number in the list, their notation, or the beginning of their name."""
        if _is_die(outcomes):
            return line
        if line.isdecimal():
            if not 1 <= int(line) <= len(outcomes):
                raise Problem("menu-number", number=line, most=str(len(outcomes)))
            return str(outcomes[int(line) - 1])
        wanted = line.lower().replace(" ", "-")
        meant = [outcome for outcome in outcomes if self._called(outcome, wanted)]
        exactly = [outcome for outcome in meant if wanted in outcome.args]
        if len(exactly or meant) == 1:
            return str((exactly or meant)[0])
        return self._commands.translated(line)

    def _called(self, outcome: Action, wanted: str) -> bool:
        names = [*outcome.args, *(self._screen.language.name(arg).lower().replace(" ", "-") for arg in outcome.args)]
        return any(name.startswith(wanted) for name in names)


def _is_die(outcomes: list[Action]) -> bool:
    return all(outcome.kind == "die" for outcome in outcomes)
