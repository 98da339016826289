"""Options and presets: what a game declares and how a player's choice is read."""

from __future__ import annotations

from typing import Any

import pytest

import pointluck
from pointluck.engine import Option, OptionError
from pointluck.engine.options import read_options

GAME = pointluck.game("kido-butai")


def read(options: dict[str, Any], preset: str = "standard") -> dict[str, object]:
    return dict(GAME.setup(preset, None, options).options)


def test_without_a_choice_every_option_has_its_default() -> None:
    assert read({}) == {option.id: option.default for option in GAME.options}


@pytest.mark.parametrize("name", ["kb.adv_10a", "kb_adv_10a", "adv_10a"])
def test_an_option_is_named_by_its_id_as_a_keyword_or_without_the_part_before_the_dot(name: str) -> None:
    assert read({name: True})["kb.adv_10a"] is True


@pytest.mark.parametrize("name", pointluck.games())
def test_every_option_of_every_game_is_a_keyword_of_new(name: str) -> None:
    game = pointluck.game(name)
    for option in game.options:
        value = next(value for value in option.values if value != option.default)
        for keyword in (option.id.replace(".", "_"), option.id.rpartition(".")[2]):
            assert keyword.isidentifier()
            assert game.setup(options={keyword: value}).options[option.id] == value
    assert pointluck.game("battle-of-midway").new(bm_victory="losses").setup.options["bm.victory"] == "losses"


def test_a_name_that_may_mean_two_options_is_refused_with_both() -> None:
    one, other = (Option(name, "bool", (False, True), False, "") for name in ("a.b_c", "a_b.c"))
    assert read_options((one, other), {"standard": {}}, "standard", {"a.b_c": True}) == {"a.b_c": True, "a_b.c": False}
    with pytest.raises(OptionError) as caught:
        read_options((one, other), {"standard": {}}, "standard", {"a_b_c": True})
    assert (caught.value.key, caught.value.params) == (
        "option-ambiguous",
        {"option": "a_b_c", "options": ["a.b_c", "a_b.c"]},
    )


def test_an_option_cannot_be_given_twice_with_two_values() -> None:
    assert read({"adv_10a": True, "kb_adv_10a": True})["kb.adv_10a"] is True
    with pytest.raises(OptionError) as caught:
        read({"adv_10a": True, "kb.adv_10a": False})
    assert (caught.value.key, caught.value.params) == (
        "option-twice",
        {"option": "kb.adv_10a", "values": ["true", "false"]},
    )


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        ("adv_10a", True, True),
        ("adv_10a", "true", True),
        ("adv_10a", "False", False),
        ("adv_10a", " TRUE ", True),
        ("us_hit_min", 6, 6),
        ("us_hit_min", "6", 6),
        ("loiter", "allowed", "allowed"),
        ("loiter", "Allowed", "allowed"),
    ],
)
def test_a_value_may_be_given_as_itself_or_as_text(option: str, given: object, value: object) -> None:
    found = read({option: given})[f"kb.{option}"]
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("adv_10a", 1),
        ("adv_10a", 0),
        ("adv_10a", "yes"),
        ("adv_10a", None),
        ("us_hit_min", 4),
        ("us_hit_min", True),
        ("us_hit_min", 5.0),
        ("us_hit_min", "five"),
        ("us_hit_min", ""),
        ("loiter", "sometimes"),
        ("loiter", True),
        ("loiter", ["allowed"]),
        ("loiter", {"allowed": 1}),
    ],
)
def test_any_other_value_is_refused_with_those_that_are_possible(option: str, given: object) -> None:
    with pytest.raises(OptionError) as caught:
        read({option: given})
    assert caught.value.key == "option-value"
    assert caught.value.params["option"] == f"kb.{option}"
    values = caught.value.params["values"]
    assert isinstance(values, list)
    assert len(values) == 2


@pytest.mark.parametrize("name", ["adv_10d", "", "kb.", "kb.kb.adv_10a", "KB.ADV_10A", "kb__adv_10a", "bm_adv_10a"])
def test_an_unknown_option_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        read({name: True})
    assert caught.value.key == "option-unknown"
    assert caught.value.params == {"option": name, "options": [option.id for option in GAME.options]}


def test_an_unknown_preset_is_refused_with_those_that_exist() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new("advanced")
    assert caught.value.key == "preset-unknown"
    assert caught.value.params == {"preset": "advanced", "presets": ["detailed-sequence", "standard"]}


def test_a_preset_changes_the_defaults_and_a_choice_changes_the_preset() -> None:
    assert read({}, "detailed-sequence")["kb.us_hit_min"] == 6
    assert read({"us_hit_min": 5}, "detailed-sequence")["kb.us_hit_min"] == 5
    assert read({"adv_10c": True}, "detailed-sequence")["kb.jp_aa_special_min"] == 5


def test_the_detailed_sequence_is_the_bundle_of_the_reference() -> None:
    changed = {name: value for name, value in read({}, "detailed-sequence").items() if value != read({})[name]}
    assert changed == {
        "kb.us_hit_min": 6,
        "kb.jp_aa_special_min": 5,
        "kb.special_attack": "no_bomber_attacked",
        "kb.capacity_removal": "immediate",
        "kb.capacity_removal_dummy": True,
        "kb.capacity_loss_scope": "this_combat",
    }


def test_a_state_remembers_what_was_chosen_beyond_the_preset() -> None:
    setup = GAME.new("detailed-sequence", us_hit_min=5, adv_10b=True, jp_aa_special_min=5).setup
    assert setup.chosen_options == {"kb.us_hit_min": 5, "kb.adv_10b": True}


def test_states_under_different_options_differ_although_their_positions_agree() -> None:
    plain, other = GAME.new(), GAME.new(adv_10a=True)
    assert plain.position() == other.position()
    assert plain != other
    assert plain.hash() != other.hash()


def test_the_same_options_reached_by_another_way_give_the_same_hash() -> None:
    chosen: dict[str, Any] = dict(GAME.presets["detailed-sequence"])
    assert GAME.new(**chosen).hash() == GAME.new("detailed-sequence").hash()
