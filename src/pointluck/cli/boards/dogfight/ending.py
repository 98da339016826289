"""How the battle ended."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pointluck.engine import Result
from pointluck.games.dogfight.order_of_battle import SIDES
from pointluck.language import Language

from . import marks


def ending(language: Language, result: Result) -> RenderableType:
    say = language.say
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(3):
        table.add_column()
    heads = (Text(language.name(side), f"bold {marks.STYLES[number]}") for number, side in enumerate(SIDES))
    table.add_row("", *heads)
    if result.level in ("points", "round-cap"):
        table.add_row(say("end-points"), *(str(result.details[f"{side}-points"]) for side in SIDES))
    table.add_row(say("end-lost"), *(str(result.details[f"{side}-lost"]) for side in SIDES))
    table.add_row(say("end-rounds"), str(result.details["rounds"]), "")
    winner = say("end-nobody") if result.winner is None else language.name(result.winner)
    table.add_row(say("end-winner"), Text(winner, "bold"), language.name(result.level))
    title = say("end-draw") if result.winner is None else language.name(result.winner)
    return Panel(table, title=Text(title, "bold"), expand=False, padding=(1, 2))
