"""What a person may type in answer to a question: a number of the menu, or actions in notation."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from pointluck.cli.boards import Choice, numbered
from pointluck.engine import Action, Problem, Refused, State

from .commands import Commands, Done

if TYPE_CHECKING:
    from .sitting import Sitting

_PICK = re.compile(r"(?P<number>[0-9]{1,4})(?:[x×](?P<times>[0-9]{1,4})|(?P<all>\*))?")


class Answers:
    """Reads lines until one of them has changed something."""

    def __init__(self, sitting: Sitting, commands: Commands) -> None:
        self._sitting = sitting
        self._screen = sitting.screen
        self._commands = commands

    def ask(self, seat: str, choices: list[Choice], usual: Action | None) -> None:
        """Until the game has gone on, or the board has to be drawn anew."""
        menu = numbered(choices)
        self._commands.menu = {number: choice.action for number, choice in menu.items()}
        self._commands.usual = usual
        while True:
            line = self._screen.ask()
            done = self._commands.run(line, seat) if line else Done.AGAIN
            if done is Done.NOTHING:
                done = self._act(line, seat, menu)
            if done is Done.AGAIN:
                return

    def _act(self, line: str, seat: str, menu: dict[int, Choice]) -> Done:
        try:
            actions = self._actions(line, menu)
            if not self._trial(actions, seat):
                return Done.SAID
        except Problem as problem:
            self._commands.refuse(problem)
            return Done.SAID
        return self._take_all(actions, seat)

    def _take_all(self, actions: list[Action], seat: str) -> Done:
        for number, action in enumerate(actions):
            if self._sitting.state.seat != seat:
                self._leave_undone(actions[number:])
                break
            try:
                self._sitting.take(action)
            except Problem as problem:
                # Somebody else at the table was faster, or the server cannot save it now.
                self._commands.refuse(problem)
                self._sitting.notes.append(self._screen.language.problem(problem))
                break
        return Done.AGAIN

    def _leave_undone(self, actions: list[Action]) -> None:
        """Nobody misses a "done" after the last thing that could be done."""
        left = [str(action) for action in actions if action != Action("done")]
        if left:
            self._sitting.notes.append(self._screen.language.say("play-rest", actions=left))

    def _actions(self, line: str, menu: dict[int, Choice]) -> list[Action]:
        numbers = self._numbers(line, menu)
        if numbers is not None:
            return numbers
        actions = self._sitting.state.parse_all(self._commands.translated(self._spelled_out(line, menu)))
        if not actions:
            raise Problem("menu-nobody", text=line)
        return actions

    def _numbers(self, line: str, menu: dict[int, Choice]) -> list[Action] | None:
        """What the numbers of a line stand for; None if there is anything else in it."""
        picks = [_PICK.fullmatch(word) for word in line.replace(",", " ").split()]
        return self._put_together(_picked([pick for pick in picks if pick], menu)) if all(picks) else None

    def _spelled_out(self, line: str, menu: dict[int, Choice]) -> str:
        """Numbers before a semicolon are of this menu too: `40 61; done`."""
        parts: list[str] = []
        for part in line.split(";"):
            numbers = self._numbers(part, menu) if len(parts) == 0 and ";" in line else None
            parts += [str(action) for action in numbers] if numbers else [part]
        return ";".join(parts)

    def _put_together(self, picks: list[tuple[Action, Choice]]) -> list[Action]:
        """Neighbours with the same stem make up one action: a whole deck, the orders of all carriers."""
        actions: list[Action] = []
        for stem, group in groupby(picks, key=lambda pick: pick[1].stem):
            chosen = list(group)
            if stem and len(chosen) > 1:
                text = " ".join([stem, *(choice.part for _, choice in chosen)])
                actions.append(self._sitting.state.parse(text))
            else:
                actions += [action for action, _ in chosen]
        return actions

    def _trial(self, actions: list[Action], seat: str) -> bool:
        """All or nothing: the actions are tried on a copy, as far as they can be foreseen.

        What would be lost for good is asked about once, before anything is done (KB-R51 and its like).
        """
        trial: State = self._sitting.state.copy()
        for action in actions:
            if trial.seat != seat:
                break
            refusal = trial.why_not(action)
            if refusal is not None:
                raise Refused(refusal)
            stake = self._screen.board.at_stake(action, trial.view(seat))
            if stake is not None and not self._screen.confirm(f"{stake} {self._screen.language.say('play-anyway')}"):
                return False
            trial.apply(action)
        return True


def _picked(picks: list[re.Match[str]], menu: dict[int, Choice]) -> list[tuple[Action, Choice]]:
    """Numbers of the menu: `4`, or `4x3` for three of the pieces that are alike there, or `4*` for all of them."""
    used: Counter[int] = Counter()
    actions: list[tuple[Action, Choice]] = []
    for pick in picks:
        number = int(pick["number"])
        if number not in menu:
            if list(menu) == list(range(1, len(menu) + 1)):
                raise Problem("menu-number", number=str(number), most=str(len(menu)))
            raise Problem("menu-number-other", number=str(number), numbers=[str(one) for one in menu])
        choice = menu[number]
        if not choice.alike and not pick["all"] and not pick["times"]:
            # Not one of several pieces: the same number twice is the same answer to the same question put again.
            actions.append((choice.action, choice))
            continue
        alike = choice.alike or (choice.action,)
        count = len(alike) - used[number] if pick["all"] else int(pick["times"] or 1)
        if used[number] + count > len(alike):
            raise Problem("menu-times", number=str(number), most=len(alike))
        actions += [(action, choice) for action in alike[used[number] : used[number] + count]]
        used[number] += count
    return actions
