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
