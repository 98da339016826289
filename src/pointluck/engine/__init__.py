"""The contract every game speaks. Standard library only."""

from .chance import Asked, Chance, Scripted, Seeded, distribution
from .clauses import LANGUAGES, Clause
from .fair import Entropy, FairDice, Fairness
from .fields import Both, Fields, Open, Plain, View
from .figures import (
    Change,
    Figures,
    GameData,
    Provenance,
    leaves,
    read_name,
    read_number,
    read_table,
    read_whole,
    read_word,
)
from .game import Game, GameOf
from .lines import LAST_STEP, LAST_UNDO, MOST_LINES, SUFFIX, brings_news
from .options import Option, OptionValue, option_text
from .record import Record, Replayed, Step
from .sequence import Ask, ChanceAsk, Die, Sequence
from .settlement import Settlement
from .setup import Setup, SetupView
from .state import State, refusal
from .taking_back import Seen
from .words import (
    CHANCE,
    Action,
    Brief,
    DataError,
    Event,
    NotationError,
    OptionError,
    Params,
    Problem,
    Question,
    RecordError,
    Refusal,
    Refused,
    Result,
    StateError,
    Value,
    shown,
)

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "LAST_STEP",
    "LAST_UNDO",
    "MOST_LINES",
    "SUFFIX",
    "Action",
    "Ask",
    "Asked",
    "Both",
    "Brief",
    "Chance",
    "ChanceAsk",
    "Change",
    "Clause",
    "DataError",
    "Die",
    "Entropy",
    "Event",
    "FairDice",
    "Fairness",
    "Fields",
    "Figures",
    "Game",
    "GameData",
    "GameOf",
    "NotationError",
    "Open",
    "Option",
    "OptionError",
    "OptionValue",
    "Params",
    "Plain",
    "Problem",
    "Provenance",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Replayed",
    "Result",
    "Scripted",
    "Seeded",
    "Seen",
    "Sequence",
    "Settlement",
    "Setup",
    "SetupView",
    "State",
    "StateError",
    "Step",
    "Value",
    "View",
    "brings_news",
    "distribution",
    "leaves",
    "option_text",
    "read_name",
    "read_number",
    "read_table",
    "read_whole",
    "read_word",
    "refusal",
    "shown",
]
