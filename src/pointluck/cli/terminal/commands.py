"""What a person may type besides answers: ok, undo, why, log, save, resign, draw, help, quit and the like."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING

from pointluck.cli import rulebook
from pointluck.engine import LANGUAGES, Action, Params, Problem, Refusal, Refused
from pointluck.language import Language, language_of

if TYPE_CHECKING:
    from .sitting import Sitting

_LOG_LINES = 20


class Done(Enum):
    """What came of a line."""

    NOTHING = auto()
    """It was no command."""
    SAID = auto()
    """It was answered; the question stands."""
    AGAIN = auto()
    """The game or the language has changed: ask anew."""


class Quit(Exception):
    """The person has had enough for now."""


class Commands:
    """Each command has a method that takes the words after it and the seat that is asked."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._screen = sitting.screen
        self.menu: dict[int, Action] = {}
        self.usual: Action | None = None
        self._last_refusal: Refusal | None = None
        self._advised: tuple[str, list[Action]] = ("", [])
        """What the staff has advised last, and the position that it was about."""
        self._commands: dict[str, Callable[[list[str], str], Done]] = {
            "ok": self._ok,
            "undo": self._undo,
            "why": self._why,
            "staff": self._staff,
            "rules": self._rules,
            "log": self._log,
            "board": self._board,
            "briefing": self._briefing,
            "legend": self._legend,
            "save": self._save,
            "resign": self._resign,
            "draw": self._draw,
            "help": self._help,
            "lang": self._lang,
            "quit": self._quit,
        }

    def run(self, line: str, seat: str) -> Done:
        word, *rest = line.split()
        command = self._named().get(word.lower())
        if command is None:
            return Done.NOTHING
        try:
            return self._commands[command](rest, seat)
        except Problem as problem:
            self.refuse(problem)
            return Done.SAID

    def _named(self) -> dict[str, str]:
        """The command behind each word: the English ones always work, and those of the language."""
        words = {name: name for name in self._commands}
        for name in self._commands:
            for word in self._screen.language.say(f"command-{name}").split():
                words[word] = name
        return words

    def translated(self, line: str) -> str:
        """Notation is the same everywhere, but a person may use words of the language for it."""
        known = self._screen.language.say("synonyms").split()
        meaning = dict(zip(known[::2], known[1::2], strict=False))
        return " ".join(meaning.get(word.lower(), word) for word in line.replace(";", " ; ").split())

    def refuse(self, problem: Problem) -> None:
        """Say why not, and keep the clause for whoever asks on."""
        self._screen.line(self._screen.language.problem(problem), "yellow")
        if isinstance(problem, Refused) and problem.refusal.clause:
            self._last_refusal = problem.refusal
            self._screen.say("play-why", clause=problem.refusal.clause)

    # --- the usual answer -------------------------------------------------------------------------------------------

    def _ok(self, words: list[str], seat: str) -> Done:
        """Take the marked answer; with `all`, also whenever the same is asked until something else comes up."""
        state = self._sitting.state
        question = state.question
        assert question is not None
        if self.usual is None or state.seat != seat:
            raise Problem("no-usual")
        if words and words[0].lower() in self._screen.language.say("play-all").split():
            self._sitting.habit = question.kind
        self._sitting.take(self.usual)
        return Done.AGAIN

    # --- taking back ------------------------------------------------------------------------------------------------

    def _undo(self, words: list[str], seat: str) -> Done:
        """To one's own last decision, or further back; with `all`, as far as nobody has to be asked."""
        language = self._screen.language
        ways = self._sitting.ways_back(seat)
        wanted = words[0].lower() if words else "1"
        if wanted in language.say("play-all").split():
            ways = [way for way in ways if way.free]
            wanted = str(len(ways))
        if not ways:
            raise Problem("undo-nothing")
        if not wanted.isdecimal() or not 1 <= int(wanted) <= len(ways):
            raise Problem("undo-too-far", given=wanted, possible=len(ways))
        taken = ways[: int(wanted)]
        if self._sitting.go_back(seat, taken[-1].to):
            told = language.say("play-undone", actions=[language.action(way.action) for way in taken])
            self._sitting.notes.append(told)
            if taken[-1].luck:
                self._sitting.notes.append(language.say("play-undone-luck"))
        return Done.AGAIN

    # --- ending the game ------------------------------------------------------------------------------------------

    def _resign(self, words: list[str], seat: str) -> Done:
        own = self._sitting.whose(seat)
        if not self._screen.confirm(self._screen.language.say("play-resign-sure", seat=own)):
            return Done.SAID
        self._sitting.resign(own)
        return Done.AGAIN

    def _draw(self, words: list[str], seat: str) -> Done:
        if words:  # cards or counters that were drawn at a table of one's own
            return Done.NOTHING
        self._sitting.offer_draw(self._sitting.whose(seat))
        return Done.AGAIN

    # --- the staff ------------------------------------------------------------------------------------------------

    def _staff(self, words: list[str], seat: str) -> Done:
        """What one's staff would do; with a number, that answer is taken."""
        state = self._sitting.state
        if state.seat != seat:
            raise Problem("not-your-turn")
        position, answers = self._advised
        if words and position == state.hash():
            if not words[0].isdecimal() or not 1 <= int(words[0]) <= len(answers):
                raise Problem("menu-number", number=words[0], most=str(len(answers)))
            self._sitting.take(answers[int(words[0]) - 1])
            return Done.AGAIN
        from .staff import told  # what it is made of takes a while to load, and most games never need it

        counsel = self._sitting.advice(seat)
        self._advised = (state.hash(), [one.action for one in counsel.answers])
        for line in told(counsel, self._sitting.game, state.view(seat), self._screen.language):
            self._screen.line(line)
        return Done.SAID

    # --- rules ------------------------------------------------------------------------------------------------------

    def _why(self, words: list[str], seat: str) -> Done:
        state = self._sitting.state
        question = state.question
        assert question is not None
        refusal: Refusal | None = None
        clause = self._last_refusal.clause if self._last_refusal else question.clause
        if words:
            action = self._meant(" ".join(words))
            refusal = state.why_not(action)
            clause = refusal.clause if refusal else question.clause
            told = self._screen.language.action(action)
            if refusal is None:
                self._screen.say("play-allowed", action=told)
            else:
                self._screen.line(self._screen.language.refusal(refusal), "yellow")
        self._screen.clauses([self._sitting.game.clauses[clause]])
        return Done.SAID

    def _meant(self, text: str) -> Action:
        if text.isdecimal() and int(text) in self.menu:
            return self.menu[int(text)]
        return self._sitting.state.parse(self.translated(text))

    def _rules(self, words: list[str], seat: str) -> Done:
        question = self._sitting.state.question
        assert question is not None
        rulebook.look_up(self._screen.out, self._screen.language, self._sitting.game, words or [question.clause])
        return Done.SAID

    # --- looking ----------------------------------------------------------------------------------------------------

    def _log(self, words: list[str], seat: str) -> Done:
        """What happened, as this seat could see it; the last lines, or as many as wanted."""
        everything = bool(words) and words[0].lower() in self._screen.language.say("play-all").split()
        wanted = int(words[0]) if words and words[0].isdecimal() else _LOG_LINES
        events = self._sitting.past(seat)
        if not everything and len(events) > wanted:
            self._screen.say("play-log-more", count=len(events) - wanted)
            events = events[-wanted:] if wanted else []
        self._screen.events(events)
        return Done.SAID

    def _board(self, words: list[str], seat: str) -> Done:
        return Done.AGAIN

    def _legend(self, words: list[str], seat: str) -> Done:
        self._screen.legend()
        return Done.SAID

    def _briefing(self, words: list[str], seat: str) -> Done:
        self._screen.briefing(self._sitting.game.briefing(self._sitting.state.setup, seat))
        return Done.SAID

    # --- the rest ---------------------------------------------------------------------------------------------------

    def _save(self, words: list[str], seat: str) -> Done:
        self._screen.whole(self._sitting.keep(" ".join(words)))
        return Done.SAID

    def _help(self, words: list[str], seat: str) -> Done:
        language = self._screen.language
        if words and language.has(f"notation-{words[0].lower()}"):
            self._screen.line(language.say(f"notation-{words[0].lower()}"))
            return Done.SAID
        self._screen.say("play-help-answers")
        for kind in dict.fromkeys(action.kind for action in self._sitting.state.legal()):
            if language.has(f"notation-{kind}"):
                self._screen.line(f"  {language.say(f'notation-{kind}')}")
        self._screen.say("play-help-commands")
        examples = self._examples()
        for name in self._commands:
            word = language.say(f"command-{name}").split()[0]
            self._screen.entry(word, language.say(f"play-help-{name}", **examples))
        return Done.SAID

    def _examples(self) -> Params:
        """What a person could type now: the shortest action, its verb, and the clause behind the question."""
        state = self._sitting.state
        question = state.question
        assert question is not None
        action = min(state.legal(), key=lambda action: len(str(action)))
        return {"action": str(action), "verb": action.kind, "clause": question.clause}

    def _lang(self, words: list[str], seat: str) -> Done:
        if not words:
            raise Problem("language-missing", languages=list(LANGUAGES))
        self._screen.speak(Language(language_of(words[0], {})))
        return Done.AGAIN

    def _quit(self, words: list[str], seat: str) -> Done:
        raise Quit
