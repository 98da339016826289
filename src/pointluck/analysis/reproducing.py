"""What a page of figures says at its end: what was played under, and what to type to get the same figures."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable
from html import escape

import pointluck
from pointluck.engine import Setup, option_text

from .sheet import facts_of, section
from .simulation import Series
from .words import Words

FIGURES_FILE = "figures.json"


def setup_facts(setup: Setup, words: Words, players: list[str], seed: int | str) -> list[tuple[str, list[str]]]:
    declared = {option.id: option for option in setup.game.options}
    options = [
        f"{words.option(declared[name])}: {words.option_value(declared[name], value)} ({name}={option_text(value)})"
        for name, value in setup.chosen_options.items()
    ]
    figures = [words.changed(change) for change in setup.game.data.changes(setup.overrides)]
    return [
        ("page-preset", [setup.preset]),
        ("page-options", options or [words.say("page-options-none")]),
        ("page-figures", figures or [words.say("page-figures-none")]),
        ("page-players", players),
        ("page-seed", [str(seed)]),
        ("page-rules", [str(setup.game.rules_version)]),
        ("page-data", [setup.data_digest]),
        ("page-program", [pointluck.__version__]),
    ]


def setup_section(title: str, facts: Iterable[tuple[str, list[str]]], words: Words) -> str:
    return section(words.say(title), "", facts_of([(words.say(key), lines) for key, lines in facts]))


def adjusted(series: Series) -> list[str]:
    return ["--adjusted"] if series.adjusted else []


def players_typed(seats: dict[str, str]) -> str:
    names = list(seats.values())
    return names[0] if len(set(names)) == 1 else ",".join(names)


def typed(words: list[str], setup: Setup, *more: str) -> str:
    """What to type, with the preset, the options and the figures of a setup."""
    line = ["pointluck", *words]
    if setup.preset != "standard":
        line += ["--preset", setup.preset]
    for name, value in setup.chosen_options.items():
        line += ["--option", f"{name}={option_text(value)}"]
    if setup.overrides:
        line += ["--data", _figures_name(setup)]
    return shlex.join([*line, *more])


def _figures_name(setup: Setup) -> str:
    """The game's own set with exactly these figures, else a file that the reader has to make."""
    data = setup.game.data
    named = (name for name in data.sets if data.read_overrides(name) == setup.overrides)
    return next(named, FIGURES_FILE)


def reproduce_section(command: str, setup: Setup, words: Words, title: str, help_text: str) -> str:
    body = f"<pre><code>{escape(command)}</code></pre>"
    if setup.overrides and _figures_name(setup) == FIGURES_FILE:
        told = escape(words.say("page-reproduce-figures", file=FIGURES_FILE))
        figures = escape(json.dumps(setup.overrides, indent=2, ensure_ascii=False))
        body += f"<p>{told}</p><pre><code>{figures}</code></pre>"
    return section(title, help_text, body)
