"""Options and presets that a game declares, and the reading of a player's choice among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from .words import OptionError, shown

OptionValue: TypeAlias = bool | int | str


class Option(NamedTuple):
    """One switch of the rules: its id, type, values (the default among them) and the clause behind it."""

    id: str
    type: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    added: bool = False
    """It came later: a game in which it has its default is the game that was played, and recorded, without it."""

    def read(self, given: object) -> OptionValue:
        """The declared value that `given` (a value, or its text as typed at a command line) means."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        if isinstance(given, str):
            for value in self.values:
                if given.strip().lower() == option_text(value):
                    return value
        values = [option_text(value) for value in self.values]
        raise OptionError("option-value", option=self.id, given=shown(given), values=values)


def option_text(value: OptionValue) -> str:
    return str(value).lower()


def read_options(
    declared: tuple[Option, ...],
    presets: Mapping[str, Mapping[str, OptionValue]],
    preset: str,
    given: Mapping[str, object],
) -> dict[str, OptionValue]:
    """Every option's value: the default, changed by the preset, changed by what was given.

    An option is named by its id (`kb.adv_10a`), by its id as a Python keyword (`kb_adv_10a`), or by the part after the
    dot alone (`adv_10a`).
    """
    if preset not in presets:
        raise OptionError("preset-unknown", preset=shown(preset), presets=sorted(presets))
    values = {option.id: option.default for option in declared}
    values |= {name: _named(declared, name).read(value) for name, value in presets[preset].items()}
    chosen: dict[str, OptionValue] = {}
    for name, value in given.items():
        option = _named(declared, name)
        read = option.read(value)
        if chosen.setdefault(option.id, read) != read:
            both = [option_text(chosen[option.id]), option_text(read)]
            raise OptionError("option-twice", option=option.id, values=both)
    return values | chosen


def _named(declared: tuple[Option, ...], name: str) -> Option:
    found = [option for option in declared if name == option.id]
    if not found:
        found = [option for option in declared if name in (option.id.replace(".", "_"), option.id.rpartition(".")[2])]
    if not found:
        raise OptionError("option-unknown", option=shown(name), options=[option.id for option in declared])
    if len(found) > 1:
        raise OptionError("option-ambiguous", option=name, options=[option.id for option in found])
    return found[0]
