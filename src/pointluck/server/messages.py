"""The words on the wire: a closed, versioned schema. docs/wire.md explains it; the client's types are made from it.

Whatever comes in is checked against these models before anything else looks at it, and nothing goes out that is not one
of them. What they say about tables is in `tables.info`; sentences are made by whoever shows them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from pointluck.engine import Params
from pointluck.tables.info import (
    Belongings,
    Chatted,
    Entropy,
    Outlook,
    Seat,
    StepInfo,
    TableInfo,
    UndoAsked,
    Word,
)

PROTOCOL = 1
"""Raised with every change that an older client would not understand."""

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
ActionText = Annotated[str, Field(min_length=1, max_length=400)]
RequestId = Annotated[int, Field(ge=0, le=2**31)]
Secret = Annotated[str, Field(min_length=22, max_length=128, pattern=r"^[A-Za-z0-9_.~-]+$")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# --- client to server, on the table's socket ----------------------------------------------------------------------


class Hello(Message):
    """The first message. `seen`: the last line of the log that this client has, to go on from there."""

    type: Literal["hello"] = "hello"
    protocol: int
    token: Secret | None = Field(default=None, description="The device token, for clients without cookies.")
    watch: Secret | None = Field(default=None, description="The last part of the table's watch path, to look on.")
    seat: Seat | None = Field(default=None, description="The chair to look from, of those one holds.")
    seen: int | None = Field(default=None, ge=0)


class Act(Message):
    """An action, by its text. `seq`: the last line of the log that was seen; a stale action is refused."""

    type: Literal["act"] = "act"
    id: RequestId
    seat: Seat | Literal["chance"]
    seq: int = Field(ge=0)
    action: ActionText


class Undo(Message):
    """Go back to the state after `to` steps: at once where that is free, else the others are asked.

    Dice and draws that are taken back are not rolled anew: they come again where the same is rolled in the same place.
    """

    type: Literal["undo"] = "undo"
    id: RequestId
    seat: Seat
    seq: int = Field(ge=0)
    to: int = Field(ge=0)


class AnswerUndo(Message):
    type: Literal["answer-undo"] = "answer-undo"
    id: RequestId
    seat: Seat
    seq: int = Field(ge=0)
    agree: bool


class Resign(Message):
    """Give the game up: the other side has won."""

    type: Literal["resign"] = "resign"
    id: RequestId
    seat: Seat
    seq: int = Field(ge=0)


class OfferDraw(Message):
    """Offer a draw, or agree to the one that is offered. It stands until it is answered, or the other plays on."""

    type: Literal["offer-draw"] = "offer-draw"
    id: RequestId
    seat: Seat
    seq: int = Field(ge=0)


class AnswerDraw(Message):
    """Agree to a draw that is offered, or not. Whoever offered it withdraws it so."""

    type: Literal["answer-draw"] = "answer-draw"
    id: RequestId
    seat: Seat
    seq: int = Field(ge=0)
    agree: bool


class Claim(Message):
    """Win, since the other side has been away too long."""

    type: Literal["claim"] = "claim"
    id: RequestId
    seat: Seat
    seq: int = Field(ge=0)


class Look(Message):
    """Look from another chair of one's own (hot-seat), or at the table's open side (None)."""

    type: Literal["look"] = "look"
    id: RequestId
    seat: Seat | None


class Log(Message):
    """Ask for the lines of the log before a line, as the chair from which one looks may see them."""

    type: Literal["log"] = "log"
    id: RequestId
    before: int = Field(ge=1)


class Why(Message):
    """Ask why an action is not allowed, without trying it."""

    type: Literal["why"] = "why"
    id: RequestId
    seat: Seat
    action: ActionText


class Chat(Message):
    type: Literal["chat"] = "chat"
    id: RequestId
    text: Annotated[str, Field(min_length=1, max_length=1000)]


class Note(Message):
    """One's private notes at this table, all of them; nobody else ever sees them."""

    type: Literal["note"] = "note"
    id: RequestId
    text: Annotated[str, Field(max_length=10000)]


class OrderStaff(Message):
    """What the staff of one's seat decides from now on, in the place of what was ordered before."""

    type: Literal["order-staff"] = "order-staff"
    id: RequestId
    seat: Seat
    seq: int = Field(ge=0)
    kinds: Annotated[list[Word], Field(max_length=60, description="Kinds of questions, whenever they are asked.")]
    now: Literal["question", "step"] | None = Field(
        description="The question of the moment too; step: all of its kind, until another is answered."
    )


class Ping(Message):
    type: Literal["ping"] = "ping"
    id: RequestId


ClientMessage = Annotated[
    Hello
    | Act
    | Undo
    | AnswerUndo
    | Resign
    | OfferDraw
    | AnswerDraw
    | Claim
    | Look
    | Log
    | Why
    | Chat
    | Note
    | OrderStaff
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# --- server to client ---------------------------------------------------------------------------------------------


class Welcome(Message):
    """The answer to hello: the table, the view, the log since `seen` or its last page, and what is new to the seat."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    table: TableInfo
    outlook: Outlook
    log: list[StepInfo]
    whole: bool = Field(
        description="The log takes the place of what the client had, and `log` asks for what is before it; otherwise "
        "it goes on from there."
    )
    since: int = Field(description="The line after which everything is new to this seat.")
    chat: list[Chatted]
    note: str


class News(Message):
    """One or more steps were taken or taken back. The view is the whole new one."""

    type: Literal["news"] = "news"
    steps: list[StepInfo]
    undone: list[int] = Field(description="The lines that an undo has just taken back.")
    outlook: Outlook


class Looked(Message):
    """The table from the chair asked for, with the last page of the log as that chair may see it."""

    type: Literal["looked"] = "looked"
    id: int
    outlook: Outlook
    log: list[StepInfo]
    since: int


class Page(Message):
    """A page of the log, the oldest line first. Nothing comes before line 1."""

    type: Literal["page"] = "page"
    id: int
    log: list[StepInfo]


class TableNews(Message):
    """Somebody came, went, sat down, or the table ended."""

    type: Literal["table"] = "table"
    table: TableInfo


class UndoNews(Message):
    """An undo is asked for, agreed to in part, or refused (None)."""

    type: Literal["undo-asked"] = "undo-asked"
    undo: UndoAsked | None


class ChatNews(Message):
    type: Literal["chat"] = "chat"
    line: Chatted


class Done(Message):
    """The request was carried out and is saved. `seq`: the last line of the log after it."""

    type: Literal["done"] = "done"
    id: int
    seq: int


class No(Message):
    """The request was refused and nothing changed. `key` and `params` are a message; `clause` where a rule forbids."""

    type: Literal["no"] = "no"
    id: int | None
    key: str
    params: Params
    clause: str | None


class Thinking(Message):
    """A bot is at work. `share`: how far it has come, 0 to 1, where it knows."""

    type: Literal["thinking"] = "thinking"
    seat: Seat
    share: float | None


class Pong(Message):
    type: Literal["pong"] = "pong"
    id: int


class Bye(Message):
    """The last message before the server closes. `again`: connect anew, nothing is wrong with you."""

    type: Literal["bye"] = "bye"
    key: str
    params: Params
    again: bool


ServerMessage = Annotated[
    Welcome | News | Looked | Page | TableNews | UndoNews | ChatNews | Done | No | Thinking | Pong | Bye,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


# --- HTTP ---------------------------------------------------------------------------------------------------------


class Me(Message):
    """Who one is here. The token is told once, to clients that keep no cookies."""

    name: str
    new: bool
    token: str | None


class Rename(Message):
    name: Name


class RecoveryLink(Message):
    path: str
    until: str


class Recovery(Message):
    """Whom a recovery link makes of one. `you`: whom one would cease to be on this device; None: nobody yet."""

    becomes: Belongings
    you: Belongings | None
    same: bool


class Logout(Message):
    """Which devices to log out: this one, all others, or all."""

    where: Literal["here", "elsewhere", "everywhere"]


class Made(Message):
    table: TableInfo
    invitations: dict[Seat, str] = Field(description="For each open seat the path that lets a friend sit down.")
    watch_path: str | None


class Join(Message):
    """Take a seat: an invited one by its token, an open listed one by its name, or one that a bot keeps."""

    seat: Seat
    invitation: Secret | None = None
    entropy: Entropy


class Invite(Message):
    """Ask for a new invitation to a seat that no person holds; the one before it is void."""

    seat: Seat


class InvitationLink(Message):
    path: str


class Invitation(Message):
    """Where an invitation leads."""

    table: TableInfo
    seat: Seat


class Recover(Message):
    """Become, on this device, whoever asked for the recovery link."""

    token: Secret


class Leave(Message):
    """Get up. `bot` takes over, or the seat is open again."""

    seat: Seat
    bot: Word | None = None


class Substitute(Message):
    """Put a bot into a seat: one's own, an open one, that of another bot or of somebody who is overdue."""

    seat: Seat
    bot: Word


class Lobby(Message):
    yours: list[TableInfo]
    open: list[TableInfo]


class BotInfo(Message):
    id: Word
    level: int = Field(description="The higher, the stronger.")


class OptionInfo(Message):
    id: str
    type: str
    values: list[bool | int | str]
    default: bool | int | str
    clause: str


class ParInfo(Message):
    """What a computer player makes of a preset."""

    rank: Word
    mean: float = Field(description="Points in a game for one; in games for two the first seat's share of the games.")
    low: float = Field(description="Its 95 % interval.")
    high: float
    games: int
    date: str = Field(description="When it was measured.")
    command: str = Field(description="What measures it again.")


class GameInfo(Message):
    id: Word
    title: str
    seats: list[Seat]
    rules: int
    presets: dict[str, dict[str, bool | int | str]]
    par: dict[str, ParInfo] = Field(description="By presets, as far as it was measured.")
    options: list[OptionInfo]
    bots: list[BotInfo]
    levels: list[str]
    positions: int = Field(description="How many the battle school has.")
    desk: bool = Field(default=False, description="Whether the odds desk knows it.")


class LessonInfo(Message):
    """A lesson: `lesson-ID` is its title, `lesson-ID.about` what is learned."""

    id: Word
    seat: Seat
    minutes: int


class BriefInfo(Message):
    """A line of the briefing of a seat: `brief-part-PART` is the heading it stands under, `message` what it says."""

    seat: Seat
    part: Literal["who", "aim", "have", "turn", "fight", "mind"]
    message: str
    params: Params
    clause: str


class Learn(Message):
    """Begin a lesson."""

    game: Word
    lesson: Word


class PositionInfo(Message):
    """A position of the battle school."""

    id: Annotated[str, Field(max_length=32)]
    seat: Seat
    preset: Word
    difficulty: int = Field(ge=1, le=3, description="1: an Ensign finds the answer, 2: a Captain, 3: neither.")


class Solve(Message):
    """Open a position of the battle school."""

    game: Word
    position: Annotated[str, Field(max_length=32)]
    entropy: Entropy


class ClauseInfo(Message):
    id: str
    section: str
    title: dict[str, str]
    text: dict[str, str]


class FigureInfo(Message):
    """One figure of a game and where it comes from."""

    id: str
    value: Any = Field(description="At a table the one in force there.")
    provenance: Literal["printed", "derived", "reconstructed", "user"] = Field(description="user: the table's own.")
    source: str
    ours: FigureInfo | None = Field(default=None, description="Our own figure, where the table has another.")


class FigureChange(Message):
    """A figure that differs from ours."""

    id: str
    default: Any
    value: Any


class DeskPart(Message):
    """A part of a sentence: so many ({n} in its text), one of several texts, a text or nothing, or always the same."""

    kind: Literal["count", "choice", "flag", "fixed"]
    texts: list[str]
    name: str = Field(description="What labels it, where its words do not.")
    most: int
    start: int = Field(description="How many, which text, or whether, in the beginning.")


class DeskGroup(Message):
    """Parts that belong together: `odds-form-KEY` names them."""

    key: str
    parts: list[DeskPart]
    plus: bool = Field(description="Joined by a plus, not by a blank.")


class DeskForm(Message):
    """One sort of question to the odds desk, group by group: `odds-form-KEY` names it."""

    key: str
    groups: list[DeskGroup]


class DeskInfo(Message):
    """How one asks the odds desk about a game."""

    examples: list[str]
    forms: list[DeskForm]


class AskDesk(Message):
    """A sentence to the odds desk."""

    sentence: Annotated[str, Field(min_length=1, max_length=200)]
    preset: Word = "standard"


class ExactShare(Message):
    """A fraction, and nearly the same as a number."""

    exact: str
    value: float


class DeskChance(ExactShare):
    change: int


class DeskStake(Message):
    """A quantity that changes: `odds-count-KEY`, `stake-KEY` or `tally-KEY` names it."""

    key: str
    mean: ExactShare
    changes: list[DeskChance]


class DeskNote(Message):
    """What the sentence left open, and how it was taken: `odds-note-KEY`."""

    key: str
    params: Params


class DeskAnswer(Message):
    """The exact odds of what a sentence describes."""

    understood: str
    notes: list[DeskNote]
    stakes: list[DeskStake]


FigurePath = Annotated[str, Field(min_length=1, max_length=200)]


class AskLab(Message):
    """An experiment of the designer's lab: figures by their paths, with the values that are tried."""

    figures: Annotated[
        dict[FigurePath, int | bool | Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=12)
    ]
    preset: Word = "standard"


class LabMean(Message):
    mean: float
    interval: list[float] | None = Field(description="Where it lies with 95 % confidence.")


class LabMeasure(Message):
    """A quantity before and after, and by how much it differs in the same games."""

    key: str
    before: LabMean
    after: LabMean
    difference: LabMean
    proven: bool = Field(description="Whether the interval of the difference excludes zero.")


class LabFound(Message):
    """What an experiment found."""

    games: int
    differed: int = Field(description="Games that ended differently.")
    worth: float | None = Field(description="How many games with luck of their own one pair with the same was worth.")
    value: LabMeasure = Field(description="Of the first seat: points in a game for one, else a win 1, a draw a half.")
    wins: list[LabMeasure] = Field(description="By side: shares of the games.")
    tallies: list[LabMeasure] = Field(description="Means of what moved: `tally-KEY`.")


class LabInfo(Message):
    """How far an experiment has come, and in the end what it found or what went wrong."""

    status: Literal["working", "done", "failed"]
    games: int
    asked: int
    key: str | None = None
    params: Params = {}
    found: LabFound | None = None


class RecordText(Message):
    """A whole record, line by line, to be checked."""

    text: Annotated[str, Field(max_length=4_000_000)]


class ImportRecord(RecordText):
    """A record to become a table: to play on, or to be kept if the game is over."""

    entropy: Entropy


class ChanceInfo(Message):
    """A change of a quantity and its probability, also as an exact fraction."""

    change: int
    share: float
    exact: str


class StakeInfo(Message):
    """A quantity that an action may change: `stake-KEY` or `tally-KEY` names it."""

    key: str
    mean: float
    chances: list[ChanceInfo]


class ActionOdds(Message):
    """What an action leads to before anybody is asked again."""

    action: str
    stakes: list[StakeInfo] | None = Field(description="None: no chance follows, or the seat cannot know its odds.")


class TableOdds(Message):
    """The odds of some actions for the seat that is asked, after line `seq` of the log."""

    seq: int
    actions: list[ActionOdds]


class AskStaff(Message):
    """Ask the staff of one's seat. `given`: an answer that one has in mind."""

    seat: Seat
    seq: int = Field(ge=0, description="The last line of the log that was seen.")
    given: ActionText | None = None


class HostKey(Message):
    """What the host signs records with (Ed25519)."""

    host: str
    key: str = Field(description="64 hexadecimal digits.")
    fingerprint: str


class Trouble(Message):
    """What every failed HTTP request answers."""

    key: str
    params: Params
    clause: str | None = None


FigureInfo.model_rebuild()
