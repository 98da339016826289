"""Bots think in processes of their own, a few for the whole club, so that nobody waits for them who need not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .problems import Overloaded
from .processes import Bounds, Busy, Closed, Failed, Pool

SECONDS = 15.0
"""A bot answers in three seconds or less (`AT_TABLES`). After so many it hangs, and its process is ended."""
MEMORY = 4 << 30
"""Address space. Compiled kernels reserve far more of it than they use."""
EACH = 2
"""Tables of one person at which bots think at once."""


class BotFailed(Exception):
    """The bot broke down, took too long or its process died. Its seat still has to act."""


class Thinkers(Pool):
    """A small pool of processes in which bots think. `each`: at most for so many tables of one person at once."""

    def __init__(self, most: int, each: int = EACH, seconds: float = SECONDS) -> None:
        super().__init__("pointluck.players.thinker", most, Bounds(seconds, MEMORY, each=each, nice=5))

    async def choose(self, job: dict[str, Any], report: Callable[[float], None], who: str = "") -> int:
        """The place of the action that the bot chooses among the legal ones. Cancel it to call the bot off.

        `who`: the person who is served. Raises BotFailed, or Overloaded if too much is waiting.
        """
        try:
            place = await self.ask(who, job, report)
        except (Busy, Closed) as failure:
            raise Overloaded("work-busy") from failure
        except Failed as failure:
            raise BotFailed(str(failure)) from failure
        if not isinstance(place, int) or not 0 <= place < len(job["legal"]):
            raise BotFailed(f"no action: {place}")
        return place
