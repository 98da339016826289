"""Whatever the program can say, it can say in every language, with the parameters that the code gives."""

from __future__ import annotations

import ast
import re
from random import Random

import pytest

import pointluck
from pointluck.engine import CHANCE, LANGUAGES, Seeded
from pointluck.language import Language
from tests.language import messages, sources
from tests.support import OURS

UNTRANSLATED = ("source-",)
"""Only one language needs them: the data file itself speaks English."""


def told_everywhere(key: str, given: list[sources.Place]) -> None:
    """Whoever says it has the message in each language, and it asks for no variable that the place leaves out."""
    for language in LANGUAGES:
        for game, names in given:
            rooms = messages.in_any(language, key)
            found = [(room, message) for room, message in rooms if game is None or room in (game, "common")]
            assert found, f"{language}: no message {key} for {game or 'everybody'}"
            for room, message in found:
                missing = message.variables - names if names is not None else None
                assert not missing, f"{room}/{language}.ftl: {key} uses {sorted(missing)}, which the code does not give"


# --- the files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("room", "language"), messages.every_file())
def test_a_file_has_only_messages_and_each_once(room: str, language: str) -> None:
    _, wrong = messages.read(room, language)
    assert wrong == []


@pytest.mark.parametrize("room", messages.ROOMS)
def test_all_languages_have_the_same_messages_with_the_same_variables(room: str) -> None:
    first, *others = (messages.read(room, language)[0] for language in LANGUAGES)
    for other in others:
        both = {key for key in first.keys() | other.keys() if not key.startswith(UNTRANSLATED)}
        assert sorted(both - other.keys()) == []
        assert sorted(both - first.keys()) == []
        for key in sorted(both):
            assert first[key].attributes == other[key].attributes, key
            assert first[key].variables == other[key].variables, key


# --- what the code says ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", sorted(sources.events()))
def test_every_event_can_be_told(kind: str) -> None:
    told_everywhere(f"event-{kind}", sources.events()[kind])


@pytest.mark.parametrize("reason", sorted(sources.refusals()))
def test_every_refusal_can_be_told(reason: str) -> None:
    told_everywhere(f"refusal-{reason}", sources.refusals()[reason])


@pytest.mark.parametrize("key", sorted(sources.problems()))
def test_every_problem_can_be_told(key: str) -> None:
    told_everywhere(f"problem-{key}", sources.problems()[key])


def test_nothing_is_told_that_cannot_happen() -> None:
    known = {f"event-{kind}" for kind in sources.events()}
    known |= {f"refusal-{reason}" for reason in sources.refusals()}
    known |= {f"problem-{key}" for key in sources.problems()}
    for room in ("common", "analysis", "desk", *OURS):
        for key in messages.read(room, "en")[0]:
            if key.startswith(("event-", "refusal-", "problem-")):
                assert key.removesuffix("-several") in known, f"{room}: {key} is never said"


def test_every_sentence_of_the_command_line_exists_with_its_parameters() -> None:
    everything = {key for room in messages.ROOMS for key in messages.read(room, "en")[0]}
    for file, line, key, given in sources.sayings():
        where = f"{file.name}, line {line}"
        if isinstance(key, ast.JoinedStr):
            pattern = "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in key.values)
            assert any(re.fullmatch(pattern, known) for known in everything), f"{where}: nothing like {pattern}"
        text = sources.text_of(key)
        if text is not None:
            told_everywhere(text, [(sources.game_of(file), given)])


# --- what the games declare -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", pointluck.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_preset_section_and_level_has_its_words(name: str, language: str) -> None:
    game = pointluck.game(name)
    spoken = messages.read(name, language)[0]
    for option in game.options:
        message = spoken[f"option-{option.id.replace('.', '-')}"]
        assert "help" in message.attributes
        assert {value for value in option.values if isinstance(value, str)} <= message.attributes, option.id
    for preset in game.presets:
        assert f"about-preset-{preset}" in spoken
    for clause in game.clauses.values():
        assert f"section-{clause.section.replace('.', '-')}" in spoken
    for level in game.levels:
        assert f"name-{level}" in spoken
    for seat in game.seats:
        assert f"name-{seat}" in spoken
    assert "summary" in spoken


def test_sources_and_reasons_are_translated() -> None:
    for name in pointluck.games():
        for language in LANGUAGES[1:]:
            spoken = messages.read(name, language)[0]
            for path in pointluck.game(name).data._provenance:
                key = "source-" + path.removeprefix("/figures/").replace("/", "-")
                assert key in spoken, f"{language}: {key}"


@pytest.mark.slow
@pytest.mark.parametrize("name", pointluck.games())
def test_every_question_can_be_asked(name: str) -> None:
    state = pointluck.game(name).new()
    observed = params_seen(name)
    declared = sources.question_params(name)
    for kind in state.sequence.asks:
        given = observed.get(kind, declared.get(kind))
        assert given is not None, f"{kind}: neither seen in play nor readable off the code"
        told_everywhere(f"ask-{kind}", [(name, given)])


def params_seen(name: str) -> dict[str, set[str]]:
    seen: dict[str, set[str]] = {}
    for number in range(12):
        state = pointluck.game(name).new()
        dice, choose = Seeded(number), Random(number)
        while state.seat is not None:
            question = state.question
            assert question is not None
            seen[question.kind] = set(question.params)
            state.apply(dice.pick(state) if state.seat == CHANCE else choose.choice(state.legal()))
    return seen


# --- what is said in play -------------------------------------------------------------------------------------------


class Strict(Language):
    """A language that fails where the real one would make do."""

    def _say(self, key: str, attribute: str | None, params: dict[str, object]) -> str:  # type: ignore[override]
        assert self.has(key), key
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        arguments = {name: self._argument(name, value) for name, value in params.items()}  # type: ignore[arg-type]
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, (key, params, errors)
        return str(text)


OTHERWISE: dict[str, object] = {
    "adv_10a": True,
    "adv_10c": True,
    "double_faced_fire": "random",
    "removal_choice": "random",
    "special_hits_us": "free",
    "capacity_removal": "immediate",
    "capacity_removal_dummy": True,
    "airborne_at_end": "must_have_deck",
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("options", [{}, OTHERWISE], ids=["standard", "otherwise"])
def test_whole_games_are_told_without_a_gap(code: str, options: dict[str, object]) -> None:
    game = pointluck.game("kido-butai")
    language = Strict(code, game)
    for number in range(4):
        state = game.new(**options)
        dice, choose = Seeded(number), Random(number)
        while state.seat is not None:
            question = state.question
            assert question is not None
            told = [language.question(question)]
            legal = state.legal()
            told += [language.action(action) for action in legal]
            action = dice.pick(state) if state.seat == CHANCE else choose.choice(legal)
            told += [language.event(event) for event in state.apply(action)]
            assert all("{" not in sentence and "???" not in sentence for sentence in told), told


def test_each_cause_of_a_loss_has_its_own_words() -> None:
    causes = {
        sources.text_of(call.args[1])
        for path, tree in sources.modules().items()
        for name, call in sources.calls(tree)
        if name == "lose" and len(call.args) == 3 and "games" in path.parts
    }
    for language in LANGUAGES:
        message = messages.read("kido-butai", language)[0]["event-squadron-lost"]
        assert causes == message.selectors["cause"]
