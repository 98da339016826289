"""What a club tells about its tables and what it is asked for: plain, unchangeable data, said once.

The server sends these as they are. The annotations are the schema of the wire (docs/wire.md); what comes in is checked
against them there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from pydantic import ConfigDict, Field

from pointluck.engine import Event, OptionValue, Params, View

Watch = Literal["nobody", "link", "everyone"]
Dice = Literal["fair", "hand"]
Mark = Literal["fine", "inaccuracy", "mistake", "blunder"]
Part = Literal["advised", "decided"]
Test = Literal["chain", "legal", "commitment", "dice", "end", "signature"]

Word = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9._-]+$")]
TableId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
Seat = Annotated[str, Field(min_length=1, max_length=20, pattern=r"^[a-z-]+$")]
Entropy = Annotated[str, Field(pattern=r"^[0-9a-f]{32,128}$", description="Random bytes of the person's own, in hex.")]


class Info:
    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


# --- people -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or watches."""

    id: str
    name: str
    banned: bool = False


@dataclass(frozen=True, slots=True)
class Belongings(Info):
    """What one would lose with one's identity: at how many tables one sits, on how many devices one is logged in."""

    name: str
    tables: int
    devices: int
    person_id: Annotated[str | None, Field(exclude=True)] = None


# --- making a table -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatWish(Info):
    """Who is to sit in a seat: oneself, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: Word | None = None


@dataclass(frozen=True, slots=True)
class NewTable(Info):
    game: Word
    seats: Annotated[dict[Seat, SeatWish], Field(max_length=8)]
    entropy: Entropy
    preset: Word = "standard"
    options: Annotated[dict[Word, bool | int | Annotated[str, Field(max_length=80)]], Field(max_length=60)] = field(
        default_factory=dict
    )
    figures: Annotated[dict[str, Any] | None, Field(description="Figures that differ from ours, as in --data.")] = None
    hours: Annotated[int, Field(ge=0, le=24 * 30)] = 0
    watch: Watch = "link"
    listed: bool = False
    dice: Dice = "fair"
    staff: Annotated[bool, Field(description="All may ask their staff, also in a game between people.")] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Fork(Info):
    """Play on from the moment after `step` steps of a game: oneself in one seat, a bot in each other."""

    step: Annotated[int, Field(ge=0, le=10**6)]
    seat: Seat
    bot: Annotated[Word | None, Field(description="For the other seat; none in a game for one.")] = None
    luck: Annotated[
        Literal["same", "new"],
        Field(description="same: dice and draws that came up there later come again where the same is asked."),
    ] = "same"
    entropy: Entropy


class Created(NamedTuple):
    """A new table with the tokens that are told only now: one for each open seat, and one to watch."""

    table: TableInfo
    invitations: dict[str, str]
    watch_token: str | None


# --- what a table is ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds others wait at a live table. At a slow one they wait as long as a move may take, and for a
    claim as long again."""

    bot: float = 600
    """Until a bot may take the seat of somebody who is away."""
    claim: float = 1800
    """Until the game may be claimed."""
    idle: float = 3600
    """Whoever is connected, asked and silent for so long counts as away from then on."""


@dataclass(frozen=True, slots=True)
class Missed(Info):
    """How long the others have to wait for the person there, in seconds as the message is sent."""

    since: Annotated[
        int, Field(description="How long the person has been missed; below 0: is not missed for so long yet.")
    ]
    bot: Annotated[int, Field(description="Until a bot may take the seat; 0: now.")]
    claim: Annotated[int, Field(description="Until the others may claim the game; 0: now.")]


@dataclass(frozen=True, slots=True)
class SeatInfo(Info):
    """Who sits there. `you`: whoever asked holds this seat."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Field(description="The person's name, the bot's, or empty.")]
    you: bool = False
    here: Annotated[bool, Field(description="Connected now.")] = False
    overdue: Annotated[bool, Field(description="The others need not wait any longer: a bot may take the seat.")] = False
    missed: Missed | None = None
    back: Annotated[bool, Field(description="Kept for whoever asked: they sat here and may join again.")] = False
    kept: Annotated[
        int | None,
        Field(description="Seconds for which a bot keeps it for somebody: till then they alone may invite to it."),
    ] = None
    person_id: Annotated[str | None, Field(exclude=True)] = None


@dataclass(frozen=True, slots=True)
class ResultInfo(Info):
    winner: str | None
    level: str
    score: dict[str, int]
    details: dict[str, int]


@dataclass(frozen=True, slots=True)
class ForkedInfo(Info):
    """The game that another one goes on from, as it stood after `step` steps."""

    origin: Annotated[str, Field(description="Its table; of a game in a file the link of its last line.")]
    step: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo(Info):
    """What anybody who may see a table may know about it."""

    # Times are UTC in ISO form with a Z.
    id: TableId
    game: Word
    rules: int
    preset: Word
    options: dict[str, OptionValue]
    own_figures: Annotated[bool, Field(description="Played with figures of its own.")]
    seats: tuple[SeatInfo, ...]
    watch: Watch
    listed: Annotated[bool, Field(description="Open seats are offered in the lobby.")]
    hours: Annotated[int, Field(description="Hours a move; 0: live.")]
    dice: Annotated[Dice, Field(description="Rolled by the server, or by hand and typed in.")]
    staff: Annotated[bool, Field(description="All may ask their staff, also in a game between people.")]
    created: str
    started: bool
    over: bool
    steps: int
    to_act: Seat | Literal["chance"] | None
    deadline: str | None
    result: ResultInfo | None
    draw: Annotated[Seat | None, Field(description="The seat that offers a draw.")] = None
    lesson: Annotated[Word | None, Field(description="A lesson is taken here: its id.")] = None
    forked: Annotated[ForkedInfo | None, Field(description="The game goes on from a moment of another one.")] = None
    signed: Annotated[str | None, Field(description="What the host signed about the dice before the first roll.")]
    imported: Annotated[bool, Field(description="The game, or its first part, was played elsewhere.")]
    commitment: Annotated[str, Field(description="SHA-256 of the secret behind the dice, known before the first step.")]
    secret: Annotated[str | None, Field(description="The secret itself, once the game is over.")]
    stuck: Annotated[str | None, Field(description="The message that says why it can be read but not played on.")] = (
        None
    )
    seq: Annotated[int, Field(exclude=True)] = 0


# --- the game from one chair --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventInfo(Info):
    kind: str
    params: Params
    clause: str

    @classmethod
    def of(cls, event: Event) -> EventInfo:
        return cls(event.kind, event.params, event.clause)


@dataclass(frozen=True, slots=True, kw_only=True)
class StepInfo(Info):
    """One line of the table's log as a seat may see it. `undone`: taken back later."""

    seq: Annotated[int, Field(description="Its line in the log, which only grows.")]
    kind: Annotated[
        Literal["step", "undo", "rules", "end"],
        Field(
            description="undo: the game went back to `number`; rules: it went over to newer rules; end: the players "
            "ended it, `action` says how: `resign SEAT`, `draw`, `claim SEAT`."
        ),
    ] = "step"
    number: Annotated[int, Field(description="The step of the game it was.")]
    seat: str
    action: Annotated[str | None, Field(description="None where the seat that reads may not know it.")]
    events: list[EventInfo]
    undone: bool = False
    staff: Annotated[Part | None, Field(description="The staff of the seat that was asked advised it, or decided.")] = (
        None
    )
    at: str


@dataclass(frozen=True, slots=True)
class Prompt(Info):
    """What is asked of a seat: message key with parameters, the clause, and everything that is legal."""

    seat: Seat | Literal["chance"]
    kind: str
    prompt: str
    params: Params
    clause: str
    legal: list[str]
    rows: Annotated[
        list[tuple[str, ...]] | None,
        Field(description="In a lesson: rows of answers, this one and those to come, where only they are taken."),
    ] = None


@dataclass(frozen=True, slots=True)
class Chatted(Info):
    id: int
    name: str
    seat: Seat | None
    text: str
    at: str


@dataclass(frozen=True, slots=True)
class UndoAsked(Info):
    by: Seat
    to: int
    waiting: Annotated[tuple[Seat, ...], Field(description="Whose consent is still missing.")]


@dataclass(frozen=True, slots=True)
class LessonNow(Info):
    """Where the learner is in a lesson."""

    step: Annotated[int, Field(description="From 0 on; `steps`: it is finished.")]
    steps: int
    again: Annotated[bool, Field(description="The sentences of this step have been read; another answer is wanted.")]
    say: Annotated[tuple[str, ...], Field(description="Message keys, to be read one after the other.")]
    lit: Annotated[dict[str, str], Field(description="By message key the place on the table that it is about.")]


@dataclass(frozen=True, slots=True)
class LeftToStaff(Info):
    """A kind of question, and the clause that asks it."""

    kind: str
    clause: str


@dataclass(frozen=True, slots=True)
class StaffNow(Info):
    """What the staff of this chair decides until that is taken back."""

    kinds: Annotated[tuple[LeftToStaff, ...], Field(description="Whenever they are asked.")]
    now: Annotated[LeftToStaff | None, Field(description="As well, until the player answers something.")]


@dataclass(frozen=True, slots=True)
class Outlook(Info):
    """The table from one chair: everything a client needs to draw it. `seat` None: somebody who watches."""

    seq: int
    number: int
    seat: Seat | None
    view: View
    waiting_for: Seat | Literal["chance"] | None
    prompt: Annotated[Prompt | None, Field(description="Only where this chair has to answer.")]
    undo_to: Annotated[
        int | None, Field(description="The step to which this seat may go back at once, without asking.")
    ]
    back_to: Annotated[
        int | None,
        Field(
            description="The step before one's own last decision: where taking back leads, further with every press."
        ),
    ]
    undo: UndoAsked | None
    lesson: Annotated[
        LessonNow | None, Field(description="At the table of a lesson; the prompt then offers what it asks for.")
    ] = None
    staff: Annotated[StaffNow | None, Field(description="Only where this chair may ask its staff.")] = None


# --- the staff ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class AdvisedInfo(Info):
    """An answer as the staff sees it: points in a game for one, the chance to win in a game for two."""

    action: str
    why: Annotated[
        Literal["best", "best-alike", "behind", "alike", "mixed", "habit"],
        Field(description="Message `staff-why-WHY`."),
    ]
    value: Annotated[float | None, Field(description="What the seat may expect of it; None: it was not weighed.")]
    gap: Annotated[
        float | None,
        Field(description="What it gives away against the first answer; of the first, what the next one would."),
    ]
    error: Annotated[float | None, Field(description="The standard error of `gap`.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviceInfo(Info):
    """What the staff would do, from what the seat may know."""

    unit: Literal["points", "chance"]
    until: Annotated[
        Literal["game", "turns", "round", "random"],
        Field(description="How far imagined games went: `staff-until-UNTIL`."),
    ]
    games: Annotated[int, Field(description="So many were imagined after each answer.")]
    answers: Annotated[tuple[AdvisedInfo, ...], Field(description="Three at most, the best first.")]
    given: Annotated[AdvisedInfo | None, Field(description="The answer that was asked about, if it was weighed.")]
    mark: Annotated[Mark, Field(description="What that is called.")]


# --- looking back -------------------------------------------------------------------------------------------------

_TAKEN_BACK = "Dice and draws that were taken back once they had been seen."


@dataclass(frozen=True, slots=True)
class Moment(Info):
    """A moment in replay, from one side."""

    # `step` is None before the first.
    number: int
    step: StepInfo | None
    view: View


@dataclass(frozen=True, slots=True)
class Replay(Info):
    total: int
    taken_back: Annotated[int, Field(description=_TAKEN_BACK)]
    first: int
    moments: list[Moment]


@dataclass(frozen=True, slots=True)
class StandingInfo(Info):
    """How the sides stood after a step of the game, and the events that made it so."""

    number: int
    values: dict[str, int]
    events: list[EventInfo]


@dataclass(frozen=True, slots=True)
class StaffUsed(Info):
    """How many lines of the log a staff had that part in."""

    seat: Seat
    part: Part
    count: int


@dataclass(frozen=True, slots=True)
class Course(Info):
    """How a finished game went. The standing is that of the last change until the next."""

    measure: Annotated[str, Field(description="What is compared: `course-MEASURE` names it.")]
    total: int
    taken_back: Annotated[int, Field(description=_TAKEN_BACK)]
    turns: Annotated[list[StandingInfo], Field(description="Where turns began, each with the event that says so.")]
    changes: Annotated[list[StandingInfo], Field(description="The begin, and every step that changed the standing.")]
    staff: Annotated[tuple[StaffUsed, ...], Field(description="Who was helped, and how often.")] = ()


# --- what was luck, and what was not ------------------------------------------------------------------------------


class Said(Info):
    """What is said here is a part of what `analysis.review_words.plain` gives."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="ignore")


@dataclass(frozen=True, slots=True)
class FactSaid(Said):
    name: str
    value: str
    more: str


@dataclass(frozen=True, slots=True)
class PlayerSaid(Said):
    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RollSaid(Said):
    step: int
    luck: Annotated[float, Field(description="For the first seat.")]
    told: str


@dataclass(frozen=True, slots=True)
class DecisionSaid(Said):
    step: int
    seat: Seat
    mark: Mark
    called: str
    asked: str
    told: str


@dataclass(frozen=True, slots=True)
class HourSaid(Said):
    """An hour of a day of history beside what the review found in it."""

    step: Annotated[int, Field(description="How many steps come before it.")]
    hour: str
    happened: str
    knew: str
    game: Annotated[str, Field(description="Where the game tells it otherwise; empty where it does not.")]
    luck: str
    worth: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReviewSaid(Said):
    """A review in sentences, ready to be shown."""

    headline: dict[Seat, str]
    facts: tuple[FactSaid, ...]
    players: dict[Seat, PlayerSaid]
    rolls: Annotated[tuple[RollSaid, ...], Field(description="Those that mattered most, the greatest first.")]
    decisions: Annotated[tuple[DecisionSaid, ...], Field(description="Those that gave most away, the costliest first.")]
    notes: tuple[str, ...]
    hours: Annotated[tuple[HourSaid, ...], Field(description="Of a day of history; else empty.")] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed(Said):
    """A decision that was weighed, in the values of its own seat."""

    step: int
    seat: Seat
    taken: str
    best: str
    loss: float
    error: float
    mark: Mark


@dataclass(frozen=True, slots=True)
class ValueAt(Info):
    """What the position was worth after so many steps."""

    step: int
    value: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Reviewed(Said):
    """What was luck in a game and what was not. A step is its number: the position before step 12 is moment 11."""

    unit: Literal["points", "chance"]
    values_of: Annotated[Seat, Field(description="Whose values `curve`, `raw`, `luck` and `adjusted` are.")]
    raw: float | None
    luck: float
    adjusted: float | None
    curve: tuple[ValueAt, ...]
    decisions: tuple[Weighed, ...]
    told: Annotated[dict[str, ReviewSaid], Field(description="By language.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewInfo(Info):
    """How far the review of a finished game has come."""

    status: Annotated[
        Literal["none", "working", "done", "failed"],
        Field(description="none: nobody has asked for it yet, or whoever worked on it is gone. Ask with POST."),
    ]
    share: Annotated[float, Field(description="How much of the game has been gone through, 0 to 1.")]
    key: Annotated[str | None, Field(description="Why it failed, as a message.")]
    review: Reviewed | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried(Said):
    """What the first answer at a table that goes on from another game is worth beside the answer given there."""

    step: Annotated[int, Field(description="Its number, in both games.")]
    taken: str
    then: Annotated[str | None, Field(description="The answer given there; null: not known.")]
    verdict: Annotated[
        Literal["better", "alike", "worse", "same", "unknown"],
        Field(description="Beside the answer given there; `unknown`: one of the two could not be weighed."),
    ]
    mark: Mark | None
    told: Annotated[dict[str, str], Field(description="The same in a sentence, by language.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved(Info):
    """What the first answer to a position of the battle school was worth, in the terms of the staff."""

    position: str
    theme: Annotated[Word, Field(description="Message `school-theme-THEME`.")]
    difficulty: Annotated[int, Field(ge=1, le=3)]
    right: bool
    unit: Literal["points", "chance"]
    until: Annotated[
        Literal["game", "turns", "round"], Field(description="How far imagined games went: `staff-until-UNTIL`.")
    ]
    games: Annotated[int, Field(description="So many were imagined after each answer.")]
    given: AdvisedInfo
    answers: Annotated[tuple[AdvisedInfo, ...], Field(description="Three at most, the best first.")]


# --- checking a record --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CheckInfo(Info):
    # `key` and `params` are a message: what is wrong, or what is worth knowing.
    check: Test
    passed: bool
    key: str | None
    params: Params
    checked: Annotated[
        bool, Field(description="False: nothing is wrong, but nothing proves it. The dice were typed in.")
    ]


@dataclass(frozen=True, slots=True)
class TakenBackInfo(Info):
    line: Annotated[int, Field(description="In the record.")]
    step: int
    outcome: str


@dataclass(frozen=True, slots=True)
class SatDownInfo(Info):
    seat: str
    who: Annotated[str, Field(description="`person`, `person-2`, ..., the name of a bot, or `nobody`.")]
    step: Annotated[int, Field(description="From this step on; 0: from the begin.")]


@dataclass(frozen=True, slots=True)
class Verdict(Info):
    """What a check of a record found: each test with what is wrong, if anything is."""

    sound: bool
    steps: int
    chance: int
    taken_back: Annotated[int, Field(description=_TAKEN_BACK)]
    unranked: Annotated[bool, Field(description="Luck was known before it came: `taken_back` is not 0.")]
    rolls: Annotated[tuple[TakenBackInfo, ...], Field(description="The first hundred of those that were taken back.")]
    imported: Annotated[
        int | None, Field(description="So many lines of the log were played elsewhere; null: none ever.")
    ]
    forked: Annotated[ForkedInfo | None, Field(description="The game goes on from a moment of another one.")]
    seats: tuple[SatDownInfo, ...]
    staff: Annotated[tuple[StaffUsed, ...], Field(description="Who was helped, and how often.")]
    checks: tuple[CheckInfo, ...]
