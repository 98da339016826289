"""What a person may type at a server's table, besides what works everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointluck.cli.terminal.commands import Commands, Done
from pointluck.engine import Problem

if TYPE_CHECKING:
    from .sitting import OnlineSitting


class OnlineCommands(Commands):
    def __init__(self, sitting: OnlineSitting) -> None:
        super().__init__(sitting)
        self._sitting = sitting
        self._commands |= {"say": self._say, "go": self._go}

    def _undo(self, words: list[str], seat: str) -> Done:
        """Further back than is free, the others are asked."""
        free = len(self._sitting.undoable(seat))
        wanted = words[0].lower() if words else "1"
        if wanted.isdecimal() and free < int(wanted) <= self._sitting.number:
            self._sitting.go_back(seat, int(wanted))
            return Done.AGAIN
        return super()._undo(words, seat)

    def _say(self, words: list[str], seat: str) -> Done:
        if words:
            self._sitting.chat(" ".join(words))
        return Done.AGAIN

    def _go(self, words: list[str], seat: str) -> Done:
        """Take what a bot proposes: now, and at the next so many questions."""
        count = words[0] if words else "1"
        if not count.isdecimal() or int(count) < 1:
            raise Problem("go-count", given=count)
        self._sitting.follow(int(count))
        return Done.AGAIN
