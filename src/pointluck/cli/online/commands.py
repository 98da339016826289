"""What a person may type at a server's table, besides what works everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointluck.cli.terminal.commands import Commands, Done
from pointluck.engine import Problem
from pointluck.players import players

if TYPE_CHECKING:
    from .sitting import OnlineSitting


class OnlineCommands(Commands):
    def __init__(self, sitting: OnlineSitting) -> None:
        super().__init__(sitting)
        self._online = sitting
        self._commands |= {
            "decline": self._decline,
            "claim": self._claim,
            "bot": self._bot,
            "sit": self._sit,
            "say": self._say,
            "go": self._go,
        }

    def _decline(self, words: list[str], seat: str) -> Done:
        self._online.decline_draw(self._online.whose(seat))
        return Done.AGAIN

    def _claim(self, words: list[str], seat: str) -> Done:
        if not self._screen.confirm(self._screen.language.say("play-claim-sure")):
            return Done.SAID
        self._online.claim(self._online.whose(seat))
        return Done.AGAIN

    def _bot(self, words: list[str], seat: str) -> Done:
        """`bot japan captain`: into that seat; `bot captain`: into one's own."""
        ranks = players(self._online.game.id)
        rank = self._named_as(words[-1], ranks) if words else None
        if rank is None:
            raise Problem("seat-player", given=" ".join(words), players=ranks)
        if len(words) > 1:
            seats = list(self._online.game.seats)
            found = self._named_as(" ".join(words[:-1]), seats)
            if found is None:
                raise Problem("seat-unknown", given=" ".join(words), seats=seats)
            seat = found
        else:
            seat = self._online.whose(seat)
        self._online.put_bot(seat, rank)
        return Done.AGAIN

    def _named_as(self, word: str, ids: list[str]) -> str | None:
        """The id that a word means: itself, or its name in the language."""
        known = {self._screen.language.name(one).lower(): one for one in ids} | {one: one for one in ids}
        return known.get(word.lower())

    def _sit(self, words: list[str], seat: str) -> Done:
        self._online.come_back()
        return Done.AGAIN

    def _say(self, words: list[str], seat: str) -> Done:
        if words:
            self._online.chat(" ".join(words))
        return Done.AGAIN

    def _go(self, words: list[str], seat: str) -> Done:
        """Take what a bot proposes: now, and at the next so many questions."""
        count = words[0] if words else "1"
        if not count.isdecimal() or int(count) < 1:
            raise Problem("go-count", given=count)
        self._online.follow(int(count))
        return Done.AGAIN
