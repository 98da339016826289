"""A table is a game with seats, a record that only grows, undo, a clock and fair dice; `Club` keeps all of them.

Nothing here knows that a network exists. The server speaks to a `Club`, and so can any program that keeps games.
"""

from .club import Club
from .info import (
    Belongings,
    Chatted,
    CheckInfo,
    Course,
    Created,
    EventInfo,
    Missed,
    Moment,
    NewTable,
    Outlook,
    Patience,
    Person,
    Prompt,
    Replay,
    ResultInfo,
    Reviewed,
    ReviewInfo,
    SatDownInfo,
    SeatInfo,
    SeatWish,
    StandingInfo,
    StepInfo,
    TableInfo,
    TakenBackInfo,
    UndoAsked,
    Verdict,
)
from .notices import Behind, ChatAdded, Notice, StepsTaken, Subscription, TableChanged, Thinking, UndoChanged
from .problems import NotAllowed, NotFound, Overloaded, Stale, StoreProblem, TableProblem, TooMuch
from .signing import fingerprint
from .sittings import Tenure
from .tokens import hashed as session_id
from .verify import verify

__all__ = [
    "Behind",
    "Belongings",
    "ChatAdded",
    "Chatted",
    "CheckInfo",
    "Club",
    "Course",
    "Created",
    "EventInfo",
    "Missed",
    "Moment",
    "NewTable",
    "NotAllowed",
    "NotFound",
    "Notice",
    "Outlook",
    "Overloaded",
    "Patience",
    "Person",
    "Prompt",
    "Replay",
    "ResultInfo",
    "ReviewInfo",
    "Reviewed",
    "SatDownInfo",
    "SeatInfo",
    "SeatWish",
    "Stale",
    "StandingInfo",
    "StepInfo",
    "StepsTaken",
    "StoreProblem",
    "Subscription",
    "TableChanged",
    "TableInfo",
    "TableProblem",
    "TakenBackInfo",
    "Tenure",
    "Thinking",
    "TooMuch",
    "UndoAsked",
    "UndoChanged",
    "Verdict",
    "fingerprint",
    "session_id",
    "verify",
]
