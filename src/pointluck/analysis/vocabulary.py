"""Whether everything a game has to say can be said in every language."""

from __future__ import annotations

from functools import cache

import pointluck
from pointluck.engine import LANGUAGES, Action, Event, Params, Problem, Question, Refusal, Value
from pointluck.language import Language

from .invariants import must


class Vocabulary:
    """Tells what it is given in all languages and finds what is missing. What was told well once is not told again."""

    def __init__(self, languages: list[Language]) -> None:
        self._languages = languages
        self._told: set[object] = set()

    def event(self, event: Event) -> None:
        if self._is_new("event", event.kind, event.params):
            for language in self._languages:
                self._must_say(language, f"event-{event.kind}", language.event(event))

    def question(self, question: Question) -> None:
        if self._is_new("question", question.kind, question.params):
            for language in self._languages:
                self._must_say(language, question.prompt, language.question(question))

    def refusal(self, refusal: Refusal) -> None:
        if self._is_new("refusal", refusal.reason, refusal.params):
            for language in self._languages:
                self._must_say(language, f"refusal-{refusal.reason}", language.refusal(refusal))

    def problem(self, problem: Problem) -> None:
        if self._is_new("problem", problem.key, problem.params):
            for language in self._languages:
                # What was given may have braces of its own, so none are left of it.
                text = language.problem(problem).replace("{...}", "")
                self._must_say(language, f"problem-{problem.key}", text)

    def clause(self, game: str, clause: str) -> None:
        """What is cited must be in the index."""
        if ("clause", clause) not in self._told:
            must(clause in pointluck.game(game).clauses, "words", "no clause", clause)
            self._told.add(("clause", clause))

    def action(self, action: Action) -> None:
        if action.kind not in self._told:
            self._told.add(action.kind)
            for language in self._languages:
                must(language.has(f"action-{action.kind}"), "words", language.code, "has no words for", action)

    def _is_new(self, sort: str, kind: str, params: Params) -> bool:
        key = (sort, kind, tuple((name, _gist(value)) for name, value in params.items()))
        if key in self._told:
            return False
        self._told.add(key)
        return True

    def _must_say(self, language: Language, key: str, text: str) -> None:
        must(language.has(key), "words", language.code, "has no message", key)
        # Where a message asks for something that it is not given, its name is left in braces.
        must("{" not in text, "words", language.code, "cannot complete", key, ":", text)


def _gist(value: Value) -> object:
    """What of a parameter can change the sentence: words that choose a variant, and one, two or many."""
    if isinstance(value, str):
        return value if value.islower() else ""
    return min(value, 2) if isinstance(value, int) else min(len(value), 2)


@cache
def vocabulary(game: str) -> Vocabulary:
    return Vocabulary([Language(code, pointluck.game(game)) for code in LANGUAGES])
