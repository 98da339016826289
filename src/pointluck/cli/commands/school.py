"""`pointluck school`: a position of the battle school, an answer, and what it was worth."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointluck.analysis.school import Position
    from pointluck.cli.arguments import Subparsers
    from pointluck.cli.terminal.screen import Screen
    from pointluck.engine import Action, State
    from pointluck.language import Language


def add(subparsers: Subparsers, language: Language) -> None:
    parser = subparsers.add_parser("school", description=language.say("help-school"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=language.say("help-game"))
    parser.add_argument("--position", metavar="N", help=language.say("help-school-position"))


def run(arguments: Namespace, language: Language) -> int:
    from pointluck.cli.terminal.screen import Screen

    position = _chosen(arguments)
    state = position.state()
    screen = Screen(state.setup.game, language)
    _put(screen, position, state)
    try:
        given = _answer(screen, state)
    except (EOFError, KeyboardInterrupt):
        screen.line("")
        return 0
    _tell(screen, position, state, given)
    return 0


def _chosen(arguments: Namespace) -> Position:
    """The one that is named by its number, or the position of the day."""
    from datetime import date

    from pointluck.analysis.school import of_the_day, positions
    from pointluck.cli.arguments import whole_number
    from pointluck.cli.problems import UsageProblem
    from pointluck.cli.titles import title

    game = title(arguments.game)
    all_of = positions(game.id)
    if not all_of:
        raise UsageProblem("school-nowhere", game=game.id)
    if arguments.position is None:
        return of_the_day(game.id, date.today())
    number = whole_number(arguments.position, "--position", 1)
    if number > len(all_of):
        raise UsageProblem("school-position", given=str(number), most=str(len(all_of)))
    return all_of[number - 1]


def _put(screen: Screen, position: Position, state: State) -> None:
    """The table as the seat sees it, the question, and every answer."""
    words, question = screen.language, state.question
    assert question is not None
    screen.out.print(screen.board.draw(state.view(position.seat), screen.out.width))
    level = words.say("school-level", level=position.difficulty)
    screen.line(f"{words.name(position.seat)} · {level} · {words.say('school-question')}", "bold")
    screen.line(words.question(question))
    for number, action in enumerate(state.legal(), 1):
        screen.entry(str(number), words.action(action))


def _answer(screen: Screen, state: State) -> Action:
    """By its number, or in notation."""
    legal = state.legal()
    while True:
        text = screen.ask()
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        action = next((one for one in legal if str(one) == text), None)
        if action is not None:
            return action
        screen.say("school-none-such", most=len(legal))


def _tell(screen: Screen, position: Position, state: State, given: Action) -> None:
    """Whether it was the best, and what it and the best are worth, in the words of the staff."""
    from pointluck.analysis.staff import BEHIND, BEST, TOLD, Advised, Counsel
    from pointluck.analysis.value import Estimate
    from pointluck.cli.terminal.staff import told

    def advised(place: int) -> Advised:
        one, gap = position.worth[place], position.worth[max(place, 1)]
        value, lost = Estimate(one.value, 0.0), Estimate(gap.gap, gap.error)
        return Advised(state.parse(one.action), BEHIND if place else BEST, value, lost)

    mine = next(place for place, one in enumerate(position.worth) if one.action == str(given))
    places = sorted({*range(min(TOLD, len(position.worth))), mine})
    answers = [advised(place) for place in places]
    counsel = Counsel(position.unit, position.until, position.games, answers, advised(mine), "")
    screen.say("school-wrong" if mine else "school-right")
    for line in told(counsel, state.setup.game, state.view(position.seat), screen.language):
        screen.line(line)
    screen.line(screen.language.say(f"school-theme-{position.theme}"))
