"""`pointluck play GAME --server URL`: make a table there or sit down at one, and play."""

from __future__ import annotations

from argparse import Namespace
from typing import Any
from urllib.parse import urlsplit

import pointluck
from pointluck.cli.arguments import pairs
from pointluck.cli.problems import UsageProblem
from pointluck.cli.terminal.screen import Screen
from pointluck.cli.titles import title
from pointluck.engine import Game
from pointluck.language import Language
from pointluck.players import players
from pointluck.server.messages import Made
from pointluck.tables import TableInfo

from .sitting import OnlineSitting
from .table_socket import TableSocket
from .web import Web

_ME, _OPEN = "person", "open"


def play(arguments: Namespace, language: Language) -> int:
    for name in ("resume", "recover", "seed"):
        if getattr(arguments, name):
            raise UsageProblem("server-with", argument=f"--{name}")
    web = Web(arguments.server or arguments.join, arguments.name)
    web.introduce()
    table = _joined(web, arguments) if arguments.join else _make(web, arguments, language)
    screen = Screen(pointluck.game(table.game), language)
    socket = TableSocket(web.socket_url(table.id), web.token)
    return OnlineSitting(web, socket, screen, table, arguments.save).play()


def join(web: Web, link: str) -> TableInfo:
    """A link is an invitation, or leads to a table where one sits already."""
    path = urlsplit(link).path if "://" in link else link
    words = [word for word in path.split("/") if word]
    if len(words) >= 2 and words[-2] in ("table", "replay"):
        table = web.table(words[-1])
        kept = next((seat.seat for seat in table.seats if seat.back), None)
        if kept is not None and not any(seat.you for seat in table.seats):
            table = web.sit(table.id, kept)
    elif words:
        table = web.join(words[-1])
    else:
        raise UsageProblem("join-form", given=link)
    return table


def _joined(web: Web, arguments: Namespace) -> TableInfo:
    table = join(web, arguments.join)
    if arguments.game is not None and arguments.game != table.game:
        raise UsageProblem("join-game", game=table.game)
    return table


def _make(web: Web, arguments: Namespace, language: Language) -> TableInfo:
    game = title(arguments.game)
    setup = game.setup(arguments.preset or "standard", arguments.data, pairs(arguments.option))
    wish: dict[str, Any] = {
        "game": game.id,
        "preset": setup.preset,
        "options": dict(setup.chosen_options),
        "figures": setup.overrides or None,
        "seats": _seats(arguments.seat, game),
        "dice": "hand" if arguments.dice == "ask" else "fair",
    }
    made = web.make_table(wish)
    _show_links(web, made, language)
    return made.table


def _seats(given: list[str], game: Game) -> dict[str, dict[str, str]]:
    """Who sits where: seats that nobody names stay open; if nobody is named at all, the first is one's own."""
    named: dict[str, str] = {}
    for pair in given:
        seat, _, who = pair.partition("=")
        if seat not in game.seats:
            raise UsageProblem("seat-unknown", given=pair, seats=list(game.seats))
        if who not in ("", _ME, _OPEN, *players(game.id)):
            raise UsageProblem("seat-player", given=who, players=[_ME, _OPEN, *players(game.id)])
        named[seat] = who or _ME
    if _ME not in named.values():
        free = [seat for seat in game.seats if seat not in named]
        if free:
            named[free[0]] = _ME
    return {seat: _wish(named.get(seat, _OPEN)) for seat in game.seats}


def _wish(who: str) -> dict[str, str]:
    if who in (_ME, _OPEN):
        return {"kind": "me" if who == _ME else "open"}
    return {"kind": "bot", "bot": who}


def _show_links(web: Web, made: Made, language: Language) -> None:
    """Said before the screen is cleared for the first time, and again until somebody comes."""
    spoken = language.of(pointluck.game(made.table.game))
    for seat, path in made.invitations.items():
        print(spoken.say("play-invite", seat=spoken.name(seat), link=f"{web.origin}{path}"), flush=True)
