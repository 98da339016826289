"""The reasons for refusals of every game: a closed list, given by the code and told in every language."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module

import pytest

import pointluck
from pointluck.engine import LANGUAGES, Game
from pointluck.language import Language
from tests.support import OURS

GAMES = [pointluck.game(name) for name in OURS]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def reasons(game: Game) -> tuple[str, ...]:
    found: tuple[str, ...] = import_module(f"pointluck.games.{game.id.replace('-', '_')}.refusals").REASONS
    assert len(set(found)) == len(found)
    return found


@every_game
def test_the_code_gives_the_reasons_of_the_list_and_no_other(game: Game) -> None:
    given = set()
    words: Counter[str] = Counter()
    for file in game.room.iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "refusal":
                    given |= {part.value for part in node.args[:1] if isinstance(part, ast.Constant)}
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    words[node.value] += 1
    assert given - set(reasons(game)) == set()
    assert [reason for reason in reasons(game) if words[reason] < 2] == [], "in the list and nowhere else"


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(game: Game, code: str) -> None:
    language = Language(code, game)
    assert [reason for reason in reasons(game) if not language.has(f"refusal-{reason}")] == []
