"""A table is a game with seats, a record that only grows, undo, a clock and fair dice; `Club` keeps all of them.

Nothing here knows that a network exists. The server speaks to a `Club`, and so can any program that keeps games.
"""

from .cards import (
    ChatLine,
    Check,
    Course,
    LogStep,
    Made,
    Missed,
    Moment,
    NewTableWish,
    Outlook,
    Patience,
    Person,
    Prompt,
    Replay,
    SeatCard,
    SeatWish,
    Standing,
    TableCard,
    UndoAsked,
    Verdict,
)
from .club import Club
from .notices import Behind, Chatted, Notice, StepsTaken, Subscription, TableChanged, Thinking, UndoChanged
from .problems import NotAllowed, NotFound, Stale, StoreProblem, TableProblem
from .rows import seconds_to
from .verify import verify

__all__ = [
    "Behind",
    "ChatLine",
    "Chatted",
    "Check",
    "Club",
    "Course",
    "LogStep",
    "Made",
    "Missed",
    "Moment",
    "NewTableWish",
    "NotAllowed",
    "NotFound",
    "Notice",
    "Outlook",
    "Patience",
    "Person",
    "Prompt",
    "Replay",
    "SeatCard",
    "SeatWish",
    "Stale",
    "Standing",
    "StepsTaken",
    "StoreProblem",
    "Subscription",
    "TableCard",
    "TableChanged",
    "TableProblem",
    "Thinking",
    "UndoAsked",
    "UndoChanged",
    "Verdict",
    "seconds_to",
    "verify",
]
