"""Tells questions, events, refusals and problems in one language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Resource

from pointluck.engine import (
    Action,
    Clause,
    Event,
    Game,
    Option,
    OptionValue,
    Params,
    Problem,
    Question,
    Refusal,
    Refused,
    Value,
    option_text,
)
from pointluck.lessons import sentences

_AMOUNT = re.compile(r"[+-]\d+")
_NUMBER = re.compile(r"(?:[sc]\d+/)?(\d+)\D")
"""How many the notation names: 3sbd-b, s1/2a6m@akagi."""
TYPED = ("verbs",)
"""Parameters that list what a player types: these words stay as they are, whatever else they are a name for."""


class Listed(FluentType):
    """Several names in a sentence, joined the way the language does it."""

    def __init__(self, items: list[str], word: str) -> None:
        self.items = items
        self._word = word

    def format(self, locale: Locale) -> str:
        if len(self.items) < 2:
            return "".join(self.items)
        return f"{', '.join(self.items[:-1])} {self._word} {self.items[-1]}"

    def joined_by(self, word: str) -> Listed:
        return Listed(self.items, word)


class Language:
    """The common messages and, with a game, the game's own ones, which come first.

    A message that is missing is told by its key: play goes on, and the tests prove that it does not happen.
    """

    def __init__(self, code: str, game: Game | None = None) -> None:
        self.code = code
        self.game = game
        # Functions that messages may call: how many, "a or b" instead of "a and b", the name behind an id, one or many.
        functions: dict[str, Callable[[Any], FluentType]] = {
            "COUNT": self._count,
            "OR": self._either,
            "NAME": self._named,
            "FORM": self._form,
        }
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        if game is not None:
            self._bundle.add_resource(_read(game.room / "text" / f"{code}.ftl"))
            self._bundle.add_resource(_parsed(sentences(game, code)))
        self._bundle.add_resource(_common(code))
        self._of: dict[str, Language] = {}

    def of(self, game: Game) -> Language:
        """The same language with the words of that game."""
        if game.id not in self._of:
            self._of[game.id] = Language(self.code, game)
        return self._of[game.id]

    # --- messages -------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **params: Value) -> str:
        return self._say(key, None, params)

    def _say(self, key: str, attribute: str | None, params: Params) -> str:
        if not self.has(key):
            return key
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return key if attribute is None else attribute
        arguments = {name: self._argument(name, value) for name, value in params.items()}
        text, _ = self._bundle.format_pattern(pattern, arguments)
        return str(text)

    def _argument(self, param: str, value: Value) -> str | int | Listed:
        if isinstance(value, list):
            return Listed(value if param in TYPED else [self.word(item) for item in value], self.say("and"))
        return self._aloud(value) or value if isinstance(value, str) and param not in TYPED else value

    def _aloud(self, word: str) -> str | None:
        return None if self.game is None else self.game.aloud(word, self.say, self.name)

    def _count(self, given: Any) -> FluentType:
        return fluent_number(len(given.items) if isinstance(given, Listed) else 1)

    def _either(self, given: Any) -> Any:
        return given.joined_by(self.say("or")) if isinstance(given, Listed) else given

    def _named(self, given: Any) -> Any:
        return self.name(given) if isinstance(given, str) else given

    def _form(self, given: Any) -> Any:
        """Whether a subject needs the plural: several, a number other than one, or a name that says so itself."""
        items = given.items if isinstance(given, Listed) else [str(given)]
        if len(items) != 1:
            return "many"
        number = _NUMBER.match(items[0])
        if number:
            return "one" if number[1] == "1" else "many"
        key = self._key(items[0])
        return "many" if key and self._say(key, "number", {}) == "many" else "one"

    # --- the words of the contract ----------------------------------------------------------------------------

    def question(self, question: Question) -> str:
        return self._say(question.prompt, None, question.params)

    def event(self, event: Event) -> str:
        return self._say(f"event-{event.kind}", None, event.params)

    def refusal(self, refusal: Refusal) -> str:
        return self._say(f"refusal-{refusal.reason}", None, refusal.params)

    def problem(self, problem: Problem) -> str:
        """The problem in a sentence, and the one behind it where that says more."""
        if isinstance(problem, Refused):
            return self.refusal(problem.refusal)
        told = self._say(f"problem-{problem.key}", None, problem.params)
        behind = problem.__cause__
        return f"{told} {self.problem(behind)}" if isinstance(behind, Problem) else told

    def action(self, action: Action) -> str:
        """An action in words. Its message may use `arg1` to `arg3`, `args`, the `rest` after the first, and `pairs`."""
        key = f"action-{action.kind}"
        if not self.has(key):
            return str(action)
        args = list(action.args)
        params: Params = {f"arg{number}": word for number, word in enumerate([*args, "", "", ""][:3], 1)}
        pairs = [f"{self.name(name)} {count}" for name, count in zip(args[::2], args[1::2], strict=False)]
        return self._say(key, None, {**params, "args": args, "rest": args[1:], "pairs": pairs})

    def option(self, option: Option) -> str:
        return self._say(_option_key(option), None, {})

    def option_help(self, option: Option) -> str:
        return self._say(_option_key(option), "help", {})

    def option_value(self, option: Option, value: OptionValue) -> str:
        """What a value means: numbers speak for themselves, switches are on or off."""
        if isinstance(value, bool):
            return self.say(f"value-{option_text(value)}")
        return str(value) if isinstance(value, int) else self._say(_option_key(option), value, {})

    def clause_title(self, clause: Clause) -> str:
        return clause.title[self.code]

    def clause_text(self, clause: Clause) -> str:
        return clause.text[self.code]

    def name(self, word: str) -> str:
        """The shown name of an id, or of a thing by its printed name, of a place or a seat; else with capitals."""
        key = self._key(word)
        if key:
            return self.say(key)
        return " ".join(part.capitalize() for part in word.split("-")) if word.islower() else word

    def word(self, word: str) -> str:
        """A word of an action or a list: what has a name, alone or with an amount (evading=-1); else notation aloud."""
        name, sign, amount = word.partition("=")
        if sign and _AMOUNT.fullmatch(amount):
            return f"{self.name(name)} {amount}"
        return self.name(word) if self._key(word) else self._aloud(word) or word

    def _key(self, word: str) -> str | None:
        keys = (f"name-{word}", f"name-{word.lower().replace(' ', '-')}")
        return next((key for key in keys if self.has(key)), None)

    def listed(self, items: list[str]) -> str:
        return Listed(items, self.say("and")).format(Locale(self.code))


def _option_key(option: Option) -> str:
    return f"option-{option.id.replace('.', '-')}"


def _read(file: Traversable) -> Resource:
    return _parsed(file.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> Resource:
    """A game's messages take a fifth of a second to parse, so every text is parsed once."""
    return FluentResource(text)


def _common(code: str) -> Resource:
    return _read(files(__package__) / "text" / f"{code}.ftl")
