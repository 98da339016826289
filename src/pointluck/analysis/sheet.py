"""What pages of figures have in common: one self-contained file, no scripts, nothing loaded from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from .charts import compass, looks, patterns
from .words import Words


def sheet(words: Words, title: str, head: str, parts: Iterable[str], foot: str) -> str:
    style = (files(__package__) / "page.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{words.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}{looks()}\n</style>\n</head>\n<body>\n{patterns()}\n"
        f'{head}\n<main class="wrap">\n'
        + "\n".join(part for part in parts if part)
        + f"\n</main>\n{foot}\n</body>\n</html>\n"
    )


def header(kicker: str, title: str, under: str) -> str:
    return (
        f'<header><div class="wrap">{compass()}<div><p class="kicker">{escape(kicker)}</p>'
        f'<h1>{escape(title)}</h1><p class="under">{escape(under)}</p></div></div></header>'
    )


def footer(*told: str) -> str:
    return f'<footer class="wrap">{"".join(f"<p>{escape(line)}</p>" for line in told)}</footer>'


def notice(told: str) -> str:
    return f'<section class="partial"><p>{escape(told)}</p></section>'


def cards_of(cards: Iterable[tuple[str, str, str]]) -> str:
    """Headline numbers: the number, or one word, what it is, and more about it."""
    shown = "".join(
        f'<section class="card"><span class="big{" word" * big.isalpha()}">{escape(big)}</span>'
        f'<span class="what">{escape(what)}</span>'
        f'<span class="more">{escape(more)}</span></section>'
        for big, what, more in cards
    )
    return f'<div class="cards">{shown}</div>'


def facts_of(facts: Iterable[tuple[str, list[str]]]) -> str:
    shown = "".join(f"<dt>{escape(name)}</dt><dd>{_lines(lines)}</dd>" for name, lines in facts)
    return f'<dl class="facts">{shown}</dl>'


def _lines(lines: list[str]) -> str:
    if len(lines) == 1:
        return escape(lines[0])
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def section(title: str, help_text: str, *body: str) -> str:
    helped = f'<p class="help">{escape(help_text)}</p>' if help_text else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{helped}{''.join(body)}\n</section>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], look: str = "plain") -> str:
    """Cells are HTML already. The first column names the row."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    return f'<div class="scroll"><table class="{look}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(words: Words, shown: str) -> str:
    return f"<details><summary>{escape(words.say('page-as-table'))}</summary>{shown}</details>"
