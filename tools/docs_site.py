"""What `mkdocs` needs besides the pages: those made from the games themselves, and the files that pages link to
outside the folder of the docs.
"""

from __future__ import annotations

import posixpath
import re
from itertools import groupby
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import pointluck
from pointluck.analysis.par import par, sentence
from pointluck.engine import Game, option_text
from pointluck.language import Language

ROOT = Path(__file__).parents[1]
GAMES = ("kido-butai", "battle-of-midway", "dogfight")
OUTSIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE")
"""Files of the repository that are pages or downloads of the site too."""
_LINK = re.compile(r"\[([^\[\]]*)\]\(((?:\.\./)+|docs/)([^)#]*)(#[^)]*)?\)")
"""A link that leaves the folder of the docs, or from a file above it into it."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in GAMES:
        game = pointluck.game(name)
        files.append(File.generated(config, f"games/{name}.md", content=game_page(game)))
        files.append(File.generated(config, f"rules/{name}.md", content=rules_page(game)))
    for name in OUTSIDE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    for file in (ROOT / "examples" / "bots").iterdir():
        files.append(File.generated(config, f"examples/bots/{file.name}", abs_src_path=str(file)))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that leave the folder of the docs lead to the page made of the file, or only name the file."""
    folder = posixpath.dirname(page.file.src_uri)

    def led(found: re.Match[str]) -> str:
        said, climbs, target, anchor = found.groups()
        if climbs == "docs/":
            return f"[{said}]({target}{anchor or ''})"
        there = posixpath.normpath(posixpath.join("docs", folder, climbs, target))
        if there.startswith("docs/"):
            return found.group()
        if there not in OUTSIDE and files.get_file_from_path(there) is None:
            return said if there.removeprefix("src/pointluck/") in said else f"{said} (`{there}`)"
        return f"[{said}]({posixpath.relpath(there, folder or '.')}{anchor or ''})"

    return _LINK.sub(led, markdown)


def game_page(game: Game) -> str:
    """Who one is, what wins, what can be chosen: from the briefing, the presets and the options."""
    language = Language("en", game)
    credits = game.data.credits
    lines = [f"# {game.title}", "", f"![{game.title}](../pictures/{game.id}.jpg)", ""]
    lines += [f"{name.capitalize()}: {value}." for name, value in credits.items() if value != "none"]
    lines += ["", f"[Every rule of it, in our words](../rules/{game.id}.md)", ""]
    setup = game.setup()
    for seat in game.seats:
        lines += [f"## {language.name(seat)}", ""]
        for part, group in groupby(game.briefing(setup, seat), key=lambda line: line.part):
            lines += [f"**{language.say(f'brief-part-{part}')}**", ""]
            lines += [f"* {language.say(line.message, **line.params)} ({line.clause})" for line in group] + [""]
    lines += ["## Presets", "", "| preset | |", "|---|---|"]
    for preset in game.presets:
        told = language.say(f"about-preset-{preset}")
        if found := par(game.setup(preset)):
            told = f"{told} {sentence(found, game, game.seats[0], language)}"
        lines.append(f"| `{preset}` | {told} |")
    lines += [
        "",
        "## Options",
        "",
        "| option | what it decides | values, the first by default | clause |",
        "|---|---|---|---|",
    ]
    for option in game.options:
        values = sorted(option.values, key=lambda value: value != option.default)
        told = "; ".join(f"`{option_text(value)}`: {language.option_value(option, value)}" for value in values)
        lines.append(f"| `{option.id}` | {language.option_help(option)} | {told} | {option.clause} |")
    return "\n".join(lines)


def rules_page(game: Game) -> str:
    language = Language("en", game)
    lines = [f"# The rules of {game.title}", "", "Each rule in our own words, by the sections of the rulebook.", ""]
    for section, group in groupby(game.clauses.values(), key=lambda clause: clause.section):
        number = "" if section.isalpha() else f"{section} "
        lines += [f"## {number}{language.say('section-' + section.replace('.', '-'))}", ""]
        for clause in group:
            title, text = language.clause_title(clause), language.clause_text(clause)
            lines += [f"**{clause.id} {title}**{{ #{clause.id} }}", f"<br>{text}", ""]
    return "\n".join(lines)
