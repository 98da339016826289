"""How the battle ended."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pointluck.engine import Result, View
from pointluck.language import Language

from . import marks


def ending(language: Language, view: View, result: Result) -> RenderableType:
    """Points and losses side by side: what each side lost stands in its own column."""
    say = language.say
    nothing = say("end-nothing")
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column()
    table.add_column()
    table.add_row("", marks.japanese(language.name("japan")), marks.american(language.name("usa")))
    points = result.details
    table.add_row(say("end-points"), Text(str(points["japan"]), "bold"), Text(str(points["usa"]), "bold"))
    carriers = [ship for ship in view["us_ships"] if ship["place"] != "midway"]
    base = next(ship for ship in view["us_ships"] if ship["place"] == "midway")
    for key, condition in (("end-ships-lost", "sunk"), ("end-ships-damaged", "damaged")):
        sides = (
            [ship["name"] for ship in ships if ship["condition"] == condition] for ships in (view["ships"], carriers)
        )
        table.add_row(say(key), *(language.listed(names) or nothing for names in sides))
    sunk = base["condition"] == "sunk"
    condition = say("board-base-sunk" if sunk else f"board-ship-{base['condition']}").lower()
    table.add_row(say("end-base"), "", condition)
    lost = [piece["name"] for piece in view["squadrons"] if piece["place"] == "lost"]
    shot, removed = view["shot_down"], view["removed"]
    us_lost = sum(shot[kind] + removed[kind] for kind in ("bombers", "fighters"))
    table.add_row(say("end-squadrons-lost"), str(len(lost)), str(us_lost))
    difference = result.score["japan"]
    verdict = say("end-difference", difference=f"{difference:+d}" if difference else "0", level=result.level)
    headline = language.name(result.level)
    return Panel(
        Group(table, Text(), Text(verdict, "bold")),
        title=Text(headline[0].upper() + headline[1:], "bold"),
        expand=False,
        padding=(1, 2),
    )
