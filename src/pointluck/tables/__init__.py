"""A table is a game with seats, a record that only grows, undo, a clock and fair dice; `Club` keeps all of them.

Nothing here knows that a network exists. The server speaks to a `Club`, and so can any program that keeps games.
"""

from .cards import (
    Belongings,
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
from .problems import NotAllowed, NotFound, Overloaded, Stale, StoreProblem, TableProblem, TooMuch
from .rows import seconds_to
from .signing import fingerprint
from .sittings import Sitting
from .tokens import hashed as session_id
from .verify import verify

__all__ = [
    "Behind",
    "Belongings",
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
    "Overloaded",
    "Patience",
    "Person",
    "Prompt",
    "Replay",
    "SeatCard",
    "SeatWish",
    "Sitting",
    "Stale",
    "Standing",
    "StepsTaken",
    "StoreProblem",
    "Subscription",
    "TableCard",
    "TableChanged",
    "TableProblem",
    "Thinking",
    "TooMuch",
    "UndoAsked",
    "UndoChanged",
    "Verdict",
    "fingerprint",
    "seconds_to",
    "session_id",
    "verify",
]
