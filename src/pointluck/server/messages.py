"""The words on the wire: a closed, versioned schema. docs/wire.md explains it; the client's types are made from it.

Whatever comes in is checked against these models before anything else looks at it, and nothing goes out that is not one
of them. Views, questions and events are the engine's plain data; sentences are made by whoever shows them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

PROTOCOL = 1
"""Raised with every change that an older client would not understand."""

Value: TypeAlias = str | int | list[str]
Params: TypeAlias = dict[str, Value]
Plain: TypeAlias = dict[str, Any]

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Word = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9._-]+$")]
TableId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
Seat = Annotated[str, Field(min_length=1, max_length=20, pattern=r"^[a-z-]+$")]
ActionText = Annotated[str, Field(min_length=1, max_length=400)]
RequestId = Annotated[int, Field(ge=0, le=2**31)]
Entropy = Annotated[str, Field(pattern=r"^[0-9a-f]{32,128}$", description="Random bytes of the person's own, in hex.")]
Secret = Annotated[str, Field(min_length=22, max_length=128, pattern=r"^[A-Za-z0-9_.~-]+$")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# --- what is told about tables ------------------------------------------------------------------------------------


class Missed(Message):
    """How long the others have to wait for the person there, in seconds as the message is sent."""

    since: int = Field(description="How long the person has been missed; below 0: is not missed for so long yet.")
    bot: int = Field(description="Until a bot may take the seat; 0: now.")
    claim: int = Field(description="Until the others may claim the game; 0: now.")


class SeatInfo(Message):
    """Who sits there. `you`: whoever asked holds this seat."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str = Field(description="The person's name, the bot's, or empty.")
    you: bool = False
    here: bool = Field(default=False, description="Connected now.")
    overdue: bool = Field(default=False, description="The others need not wait any longer: a bot may take the seat.")
    missed: Missed | None = None
    back: bool = Field(default=False, description="Kept for whoever asked: they sat here and may join again.")
    kept: int | None = Field(
        default=None,
        description="Seconds for which a bot keeps it for somebody: till then they alone may invite to it.",
    )


class TableInfo(Message):
    """What anybody who may see a table may know about it."""

    id: TableId
    game: Word
    rules: int
    preset: Word
    options: dict[str, bool | int | str]
    own_figures: bool = Field(description="Played with figures of its own.")
    seats: list[SeatInfo]
    watch: Literal["nobody", "link", "everyone"]
    listed: bool = Field(description="Open seats are offered in the lobby.")
    hours: int = Field(description="Hours a move; 0: live.")
    dice: Literal["fair", "hand"] = Field(description="Rolled by the server, or by hand and typed in.")
    created: str
    started: bool
    over: bool
    steps: int
    to_act: Seat | Literal["chance"] | None
    deadline: str | None
    result: ResultInfo | None
    draw: Seat | None = Field(default=None, description="The seat that offers a draw.")
    signed: str | None = Field(description="What the host signed about the dice before the first roll.")
    imported: bool = Field(description="The game, or its first part, was played elsewhere.")
    commitment: str = Field(description="SHA-256 of the secret behind the dice, known before the first step.")
    secret: str | None = Field(description="The secret itself, once the game is over.")
    stuck: str | None = Field(default=None, description="The message that says why it can be read but not played on.")


class ResultInfo(Message):
    winner: str | None
    level: str
    score: dict[str, int]
    details: dict[str, int]


class EventInfo(Message):
    kind: str
    params: Params
    clause: str


class StepInfo(Message):
    """One line of the table's log as a seat may see it. `undone`: taken back later."""

    seq: int = Field(description="Its line in the log, which only grows.")
    kind: Literal["step", "undo", "rules", "end"] = Field(
        default="step",
        description="undo: the game went back to `number`; rules: it went over to newer rules; end: the players ended "
        "it, `action` says how: `resign SEAT`, `draw`, `claim SEAT`.",
    )
    number: int = Field(description="The step of the game it was.")
    seat: str
    action: str | None = Field(description="None where the seat that reads may not know it.")
    events: list[EventInfo]
    undone: bool = False
    at: str


class Prompt(Message):
    """What is asked of a seat: message key with parameters, the clause, and everything that is legal."""

    seat: Seat | Literal["chance"]
    kind: str
    prompt: str
    params: Params
    clause: str
    legal: list[str]


class Chatted(Message):
    id: int
    name: str
    seat: Seat | None
    text: str
    at: str


class UndoAsked(Message):
    by: Seat
    to: int
    waiting: list[Seat] = Field(description="Whose consent is still missing.")


class Outlook(Message):
    """The table from one chair: everything a client needs to draw it. `seat` None: somebody who watches."""

    seq: int
    number: int
    seat: Seat | None
    view: Plain
    waiting_for: Seat | Literal["chance"] | None
    prompt: Prompt | None = Field(description="Only where this chair has to answer.")
    undo_to: int | None = Field(description="The step to which this seat may go back at once, without asking.")
    back_to: int | None = Field(
        description="The step before one's own last decision: where taking back leads, further with every press."
    )
    undo: UndoAsked | None


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


class Ping(Message):
    type: Literal["ping"] = "ping"
    id: RequestId


ClientMessage = Annotated[
    Hello | Act | Undo | AnswerUndo | Resign | OfferDraw | AnswerDraw | Claim | Look | Log | Why | Chat | Note | Ping,
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


class Belongings(Message):
    """What hangs on being somebody: at how many tables one sits, on how many devices one is logged in."""

    name: str
    tables: int
    devices: int


class Recovery(Message):
    """Whom a recovery link makes of one. `you`: whom one would cease to be on this device; None: nobody yet."""

    becomes: Belongings
    you: Belongings | None
    same: bool


class Logout(Message):
    """Which devices shall be nobody's any more: this one, all others, or all."""

    where: Literal["here", "elsewhere", "everywhere"]


class SeatWish(Message):
    """Who shall sit in a seat: oneself, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: Word | None = None


class NewTable(Message):
    game: Word
    preset: Word = "standard"
    options: dict[Word, bool | int | Annotated[str, Field(max_length=80)]] = Field(default={}, max_length=60)
    figures: dict[str, Any] | None = Field(default=None, description="Figures that differ from ours, as in --data.")
    seats: dict[Seat, SeatWish] = Field(max_length=8)
    hours: int = Field(default=0, ge=0, le=24 * 30)
    watch: Literal["nobody", "link", "everyone"] = "link"
    listed: bool = False
    dice: Literal["fair", "hand"] = "fair"
    entropy: Entropy


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


class GameInfo(Message):
    id: Word
    title: str
    seats: list[Seat]
    rules: int
    presets: dict[str, dict[str, bool | int | str]]
    options: list[OptionInfo]
    bots: list[BotInfo]
    levels: list[str]


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


class RecordText(Message):
    """A whole record, line by line, to be checked."""

    text: Annotated[str, Field(max_length=4_000_000)]


class ImportRecord(RecordText):
    """A record that shall become a table: to play on, or to be kept if the game is over."""

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


class Moment(Message):
    """A moment in replay, from one side."""

    number: int
    step: StepInfo | None
    view: Plain


class Replay(Message):
    total: int
    taken_back: int = Field(description="Dice and draws that were taken back once they had been seen.")
    first: int
    moments: list[Moment]


class StandingInfo(Message):
    """How the sides stood after a step of the game, and the events that made it so."""

    number: int
    values: dict[str, int]
    events: list[EventInfo]


class Course(Message):
    """How a finished game went. The standing is that of the last change until the next."""

    measure: str = Field(description="What is compared: `course-MEASURE` names it.")
    total: int
    taken_back: int = Field(description="Dice and draws that were taken back once they had been seen.")
    turns: list[StandingInfo] = Field(description="Where turns began, each with the event that says so.")
    changes: list[StandingInfo] = Field(description="The begin, and every step that changed the standing.")


class Verdict(Message):
    """What a check of a record found: each test with what is wrong, if anything is."""

    sound: bool
    steps: int
    chance: int
    taken_back: int = Field(description="Dice and draws that were taken back once they had been seen.")
    unranked: bool = Field(description="Luck was known before it came: `taken_back` is not 0.")
    rolls: list[TakenBackInfo] = Field(description="The first hundred of those that were taken back.")
    imported: int | None = Field(description="So many lines of the log were played elsewhere; null: none ever.")
    seats: list[SatDownInfo]
    checks: list[CheckInfo]


class TakenBackInfo(Message):
    line: int = Field(description="In the record.")
    step: int
    outcome: str


class SatDownInfo(Message):
    seat: str
    who: str = Field(description="`person`, `person-2`, ..., the name of a bot, or `nobody`.")
    step: int = Field(description="From this step on; 0: from the begin.")


class HostKey(Message):
    """What the host signs records with (Ed25519)."""

    host: str
    key: str = Field(description="64 hexadecimal digits.")
    fingerprint: str


class CheckInfo(Message):
    check: Literal["chain", "legal", "commitment", "dice", "end", "signature"]
    passed: bool
    key: str | None
    params: Params
    checked: bool = Field(description="False: nothing is wrong, but nothing proves it. The dice were typed in.")


class Trouble(Message):
    """What every failed HTTP request answers."""

    key: str
    params: Params
    clause: str | None = None


TableInfo.model_rebuild()
FigureInfo.model_rebuild()
Verdict.model_rebuild()
