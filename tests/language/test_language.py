"""How sentences are put together, and which language is spoken."""

from __future__ import annotations

import pytest

import pointluck
from pointluck.engine import Action, Event, NotationError, Problem, RecordError, Refusal, Refused
from pointluck.language import Language, language_of

KIDO_BUTAI = pointluck.game("kido-butai")


def english() -> Language:
    return Language("en").of(KIDO_BUTAI)


def german() -> Language:
    return Language("de").of(KIDO_BUTAI)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_AT", "LANG": "en_US.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
    ],
)
def test_the_environment_chooses_as_for_other_programs(environment: dict[str, str], code: str) -> None:
    assert language_of(None, environment) == code


def test_what_is_asked_for_comes_first() -> None:
    assert language_of("de", {"LANG": "en_US.UTF-8"}) == "de"
    assert language_of("EN-gb", {"LANG": "de"}) == "en"
    with pytest.raises(Problem, match="language-unknown"):
        language_of("fr", {})


def test_lists_are_joined_the_way_the_language_does_it() -> None:
    event = Event("must-land", {"squadrons": ["A1", "K1", "S1"]}, "KB-3i")
    assert english().event(event) == "A1, K1 and S1 must land this turn."
    assert german().event(event) == "A1, K1 und S1 müssen in dieser Runde landen."
    alone = Event("must-land", {"squadrons": ["ZA"]}, "KB-3i")
    assert german().event(alone) == "ZA muss in dieser Runde landen."


def test_alternatives_are_joined_by_or_and_ids_become_names() -> None:
    problem = Problem("notation-ship", ships=["akagi", "kaga"])
    assert english().problem(problem) == "Say on which carrier: Akagi or Kaga."
    assert german().problem(problem) == "Sagen Sie, auf welchem Träger: Akagi oder Kaga."


def test_actions_are_told_in_words() -> None:
    assert english().action(Action("launch", ("A1", "strike"))) == "launch A1 for a strike"
    assert german().action(Action("land", ("ZA", "kaga"))) == "ZA auf der Kaga landen"
    assert english().action(Action("attack", ("fleet-1", "A1", "ZA"))) == "attack US fleet 1 with A1 and ZA"
    assert (
        english().action(Action("targets", ("enterprise", "2", "hornet", "1"))) == "bombers: Enterprise 2 and Hornet 1"
    )
    assert english().action(Action("ready", ("ZA",))) == "make ZA ready"
    assert english().action(Action("unheard-of", ("x",))) == "unheard-of x"


def test_a_refusal_is_told_also_when_it_comes_as_a_problem() -> None:
    refusal = Refusal("no-room", {"ship": "Akagi", "capacity": 4}, "KB-3k")
    assert english().refusal(refusal) == english().problem(Refused(refusal)) == "Akagi is full: it holds 4."


def test_the_cause_of_a_problem_is_told_after_it() -> None:
    problem = RecordError(12, "record-illegal", action="launch A1 cap", reason="bombers-no-cap")
    problem.__cause__ = Refused(Refusal("bombers-no-cap", {"squadron": "A1"}, "KB-3b"))
    told = english().problem(problem)
    assert told.endswith("A1 is a bomber squadron, and only Zeros fly CAP.")


def test_options_have_labels_help_and_meanings() -> None:
    option = next(option for option in KIDO_BUTAI.options if option.id == "kb.loiter")
    assert german().option(option) == "Warten unterwegs"
    assert german().option_value(option, "allowed") == "erlaubt"
    assert german().option_help(option).endswith(".")
    switch = next(option for option in KIDO_BUTAI.options if option.id == "kb.adv_10a")
    assert german().option_value(switch, True) == "ein"


def test_names_fall_back_to_the_id_with_capitals() -> None:
    assert english().name("fleet-1") == "US fleet 1"
    assert english().name("shokaku") == "Shokaku"
    assert english().name("A1") == "A1"
    assert german().name("major-victory") == "entscheidender japanischer Sieg"


def test_a_missing_message_does_not_stop_play() -> None:
    assert english().say("no-such-message", count=3) == "no-such-message"
    assert english().event(Event("unheard-of", {}, "KB-3")) == "event-unheard-of"
    assert english().say("event-landed") == "squadron lands on ship."


def test_verbs_to_type_are_not_taken_for_names() -> None:
    """`draw` is what a player types for a counter from a cup; as a level it would be "Unentschieden"."""
    language = german()
    problem = NotationError("notation-verb", text="j", verbs=["die", "draw"])
    assert "draw" in language.problem(problem)
    assert "Unentschieden" not in language.problem(problem)
