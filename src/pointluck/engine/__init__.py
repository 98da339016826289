"""The contract every game speaks. Standard library only."""

from .chance import Asked, Chance, Scripted, Seeded, distribution
from .clauses import LANGUAGES, Clause
from .fair import Entropy, FairDice, Fairness
from .figures import Change, Figures, GameData, Provenance, leaves, read_name, read_number, read_table
from .game import Game
from .options import Option, OptionValue, option_text
from .record import SUFFIX, Moment, Record, Step, brings_news
from .sequence import Ask, ChanceAsk, Die, Sequence
from .settlement import Settlement
from .setup import Setup
from .state import Plain, State, refusal
from .taking_back import Seen
from .words import (
    CHANCE,
    Action,
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
)

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "SUFFIX",
    "Action",
    "Ask",
    "Asked",
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
    "Figures",
    "Game",
    "GameData",
    "Moment",
    "NotationError",
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
    "Result",
    "Scripted",
    "Seeded",
    "Seen",
    "Sequence",
    "Settlement",
    "Setup",
    "State",
    "StateError",
    "Step",
    "Value",
    "brings_news",
    "distribution",
    "leaves",
    "option_text",
    "read_name",
    "read_number",
    "read_table",
    "refusal",
]
