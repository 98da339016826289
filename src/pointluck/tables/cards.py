"""What a club tells about its tables: plain, unchangeable data. The server's messages are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from pointluck.engine import Action, Event, OptionValue, Params, Question, Result, View

Watch = Literal["nobody", "link", "everyone"]
Dice = Literal["fair", "hand"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or watches."""

    id: str
    name: str
    banned: bool = False


@dataclass(frozen=True, slots=True)
class Belongings:
    """What hangs on being somebody: at how many tables one sits, and on how many devices one is logged in."""

    person: Person
    tables: int
    devices: int


# --- making a table -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall sit in a seat: whoever makes the table, a bot by its name, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class NewTableWish:
    """A table as somebody wants it. `entropy`: hex digits of the person's own, mixed into the dice."""

    game: str
    seats: Mapping[str, SeatWish]
    entropy: str
    preset: str = "standard"
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    figures: Mapping[str, Any] | None = None
    hours: int = 0
    watch: Watch = "link"
    listed: bool = False
    dice: Dice = "fair"


@dataclass(frozen=True, slots=True)
class Made:
    """A new table with the tokens that are told only now: one for each open seat, and one to watch."""

    table: TableCard
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


class Missed(NamedTuple):
    """When somebody is missed: since when, from when on a bot may take the seat, and the game may be claimed."""

    since: str
    bot: str
    claim: str


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Who sits there. `you`: whoever asked holds this seat. `back`: it is kept for whoever asked."""

    seat: str
    kind: Literal["person", "bot", "open"]
    name: str
    person_id: str | None
    you: bool
    overdue: bool
    """The others need not wait for the person any longer."""
    missed: Missed | None
    back: bool
    kept: str | None
    """Until when a bot keeps the seat for somebody: before that nobody else may be invited to it."""


@dataclass(frozen=True, slots=True)
class TableCard:
    """What anybody who may see a table may know about it. Times are UTC in ISO form with a Z."""

    id: str
    game: str
    rules: int
    preset: str
    options: dict[str, OptionValue]
    own_figures: bool
    seats: tuple[SeatCard, ...]
    watch: Watch
    listed: bool
    hours: int
    dice: Dice
    created: str
    started: bool
    over: bool
    seq: int
    steps: int
    to_act: str | None
    deadline: str | None
    result: Result | None
    draw: str | None
    """The seat that offers a draw."""
    commitment: str
    signed: str | None
    """What the host signed about the dice before the first roll."""
    imported: bool
    """The game, or its first part, was played elsewhere."""
    secret: str | None
    stuck: str | None
    """None, or the key of the problem for which the table can be read but not played on."""


# --- the game from one chair --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked. `seat` is `chance` where dice are rolled by hand and this chair may type them in."""

    seat: str
    question: Question
    legal: list[Action]


@dataclass(frozen=True, slots=True)
class UndoAsked:
    by: str
    to: int
    waiting: tuple[str, ...]
    """Seats whose consent is still missing."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table from one chair (None: somebody who watches)."""

    seq: int
    number: int
    seat: str | None
    view: View
    waiting_for: str | None
    prompt: Prompt | None
    undo_to: int | None
    """The step to which the person may go back at once, without asking."""
    back_to: int | None
    """The step before the last decision of their own: where taking back leads, and from there to the one before."""
    undo: UndoAsked | None


@dataclass(frozen=True, slots=True)
class LogStep:
    """One line of the log as a chair may see it.

    `kind` is `step`, `undo` (the game went back to `number`), `rules` (it went over to newer rules) or `end` (the
    players ended it: `action` says how). `action` is None where the chair may not know it.
    """

    seq: int
    kind: Literal["step", "undo", "rules", "end"]
    number: int
    seat: str
    action: str | None
    events: list[Event]
    undone: bool
    at: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table."""

    id: int
    name: str
    seat: str | None
    text: str
    at: str


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after `number` steps that stand, from one side. `step` is None before the first."""

    number: int
    step: LogStep | None
    view: View


@dataclass(frozen=True, slots=True)
class Replay:
    """A part of a game move by move; it has `total` steps in all. `taken_back`: dice and draws, once seen."""

    total: int
    taken_back: int
    first: int
    moments: list[Moment]


@dataclass(frozen=True, slots=True)
class Standing:
    """How the sides stood after a step, and the events that made it so."""

    number: int
    values: dict[str, int]
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Course:
    """How a finished game went: the standing at its begin and whenever it changed, turn by turn."""

    measure: str
    total: int
    taken_back: int
    """Dice and draws that were taken back once they had been seen."""
    turns: list[Standing]
    """Where a turn began, with the event that says so."""
    changes: list[Standing]


# --- checking a record --------------------------------------------------------------------------------------------


Test = Literal["chain", "legal", "commitment", "dice", "end", "signature"]


@dataclass(frozen=True, slots=True)
class Check:
    """One test of a record. `key` and `params` are a message: what is wrong, or what is worth knowing.

    `checked`: whether there was anything to check. Dice that somebody typed in pass, but nothing proves them.
    """

    check: Test
    passed: bool
    key: str | None
    params: Params
    checked: bool = True


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A die or draw that was seen and taken back: its line in the record, the number of the step, what came up."""

    line: int
    step: int
    outcome: str


@dataclass(frozen=True, slots=True)
class SatDown:
    """Who sat where from the step with that number on; 0: from the begin."""

    seat: str
    who: str
    step: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """`chance`: how many dice and draws there were; `taken_back`: how many of them were taken back once seen.

    A game with such is unranked: whoever knows the luck that comes has played another game. `rolls` names the first of
    them; `imported`: the first so many lines of the log were played elsewhere (None: it was never brought along).
    """

    sound: bool
    steps: int
    chance: int
    taken_back: int
    rolls: tuple[TakenBack, ...]
    imported: int | None
    seats: tuple[SatDown, ...]
    checks: tuple[Check, ...]

    @property
    def unranked(self) -> bool:
        return self.taken_back > 0
