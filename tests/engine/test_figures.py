"""Figures: a player's own file over the game's data, checked, told apart by provenance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pointluck
from pointluck.engine import Change, DataError, GameData, OptionError, Problem, leaves
from pointluck.engine.figures import LONGEST_FILE, LONGEST_LIST, LONGEST_TEXT, MOST_BYTES, TAGS
from tests.support import examples, prefix

GAME = pointluck.game("kido-butai")
DATA = GAME.data


def cups(data: Any) -> dict[str, int]:
    found: dict[str, int] = GAME.new(data=data).view(None)["cups"]
    return found


# --- ways to give them ----------------------------------------------------------------------------------------------


def test_a_table_changes_single_figures_and_leaves_the_others() -> None:
    assert cups({"counters": {"us_bombers": 9}}) == {
        "bombers": 9,
        "bomber-dummies": 11,
        "fighters": 4,
        "fighter-dummies": 5,
    }


def test_a_table_may_have_its_figures_under_that_name() -> None:
    assert cups({"figures": {"counters": {"us_fighters": 3}}})["fighters"] == 3


def test_a_toml_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[figures.counters]\nus_bombers = 8\n", encoding="utf-8")
    assert cups(file)["bombers"] == 8
    assert cups(str(file))["bombers"] == 8


def test_a_json_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"counters": {"us_bombers": 7}}), encoding="utf-8")
    assert cups(file)["bombers"] == 7


def test_the_name_of_a_set() -> None:
    assert cups("mix-10-10-5-6")["bombers"] == 10
    assert sorted(DATA.sets) == ["mix-10-10-5-6", "mix-11-11-4-4", "mix-12-11-4-4"]


def test_a_list_is_replaced_as_a_whole() -> None:
    order = ["Hiryu", "Soryu", "Kaga", "Akagi"]
    setup = GAME.setup(data={"targets": {"order": order}})
    assert setup.figures["targets"]["order"] == order
    assert DATA.figures["targets"]["order"] == ["Akagi", "Kaga", "Soryu", "Hiryu"], "the game's own data stay"


def test_the_same_value_is_no_change() -> None:
    assert DATA.read_overrides({"counters": {"us_bombers": 11}}) == {}
    assert GAME.new(data={"counters": {"us_bombers": 11}}).hash() == GAME.new().hash()


def test_a_state_keeps_the_figures_it_was_started_with() -> None:
    state = GAME.new(data={"counters": {"us_bombers": 9}})
    again = GAME.from_json(state.to_json())
    assert again.setup.overrides == {"counters": {"us_bombers": 9}}
    assert again == state
    assert again.hash() != GAME.new().hash()


# --- what is wrong with them ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "key", "path"),
    [
        ({"counter": {}}, "data-unknown", "/counter"),
        ({"counters": {"us_bomber": 9}}, "data-unknown", "/counters/us_bomber"),
        ({1: 2}, "data-unknown", "/1"),
        ({"counters": 9}, "data-type", "/counters"),
        ({"counters": {"us_bombers": "9"}}, "data-type", "/counters/us_bombers"),
        ({"counters": {"us_bombers": 9.0}}, "data-type", "/counters/us_bombers"),
        ({"counters": {"us_bombers": True}}, "data-type", "/counters/us_bombers"),
        ({"counters": {"us_bombers": [9]}}, "data-type", "/counters/us_bombers"),
        ({"counters": {"us_bombers": None}}, "data-type", "/counters/us_bombers"),
        ({"turns": {"hours": "0430"}}, "data-type", "/turns/hours"),
        ({"turns": {"hours": [430]}}, "data-type", "/turns/hours/0"),
        ({"names": {"base": 5}}, "data-type", "/names/base"),
        ({"figures": [1]}, "data-type", "/"),
        ({"counters": {"us_bombers": -1}}, "data-range", "/counters/us_bombers"),
        ({"counters": {"us_bombers": 10**9}}, "data-range", "/counters/us_bombers"),
        ({"bombing": {"japan_v_midway_min": 8}}, "data-range", "/bombing/japan_v_midway_min"),
        ({"bombing": {"japan_v_midway_min": 0}}, "data-range", "/bombing/japan_v_midway_min"),
        ({"turns": {"count": 0}}, "data-range", "/turns/count"),
        ({"turns": {"count": 17}}, "data-range", "/turns/hours"),
        ({"capacity": {"Akagi": {"reduced": 5}}}, "data-range", "/capacity/Akagi/reduced"),
        ({"capacity": {"Akagi": {"full": 3}}}, "data-range", "/capacity/Akagi/full"),
        ({"setup": {"Akagi": {"bomber": 4}}}, "data-range", "/capacity/Akagi/full"),
        ({"setup": {name: {"bomber": 0} for name in ("Akagi", "Kaga", "Soryu", "Hiryu")}}, "data-range", "/setup"),
        ({"return_delay_turns": {"american_phase": 0}}, "data-range", "/return_delay_turns/american_phase"),
        ({"names": {"japanese_carriers": []}}, "data-names", "/names/japanese_carriers"),
        ({"names": {"us_carriers": []}}, "data-names", "/names/us_carriers"),
        ({"names": {"us_carriers": ["Hornet", "Hornet"]}}, "data-names", "/names"),
        ({"names": {"us_carriers": ["Wasp"]}}, "data-missing", "/capacity/Wasp"),
        ({"names": {"japanese_carriers": ["Zuikaku"]}}, "data-missing", "/setup/Zuikaku"),
        ({"targets": {"order": ["Akagi"]}}, "data-names", "/targets/order"),
        ({"targets": {"order": ["Akagi", "Kaga", "Soryu", "Yamato"]}}, "data-choice", "/targets/order"),
        ({"targets": {"random_10c": ["Akagi"]}}, "data-names", "/targets/random_10c"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(data: Any, key: str, path: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.new(data=data)
    assert (caught.value.key, caught.value.params["path"]) == (key, path)


def test_a_file_that_is_not_there_is_told_with_the_names_of_the_sets(tmp_path: Path) -> None:
    for missing in (tmp_path / "none.toml", tmp_path, "no-such-set", "\0"):
        with pytest.raises(DataError) as caught:
            GAME.new(data=missing)
        assert caught.value.key == "data-unreadable"
        assert caught.value.params["sets"] == sorted(DATA.sets)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.toml", b"counters = {"),
        ("a.toml", b"[counters]\nus_bombers = 1\nus_bombers = 2\n"),
        ("a.toml", b"x = " + b"[" * 100_000),
        ("a.json", b"{"),
        ("a.json", b"[1, 2]"),
        ("a.json", b'"text"'),
        ("a.json", b""),
        ("a.json", b"[" * 100_000),
        ("a.json", b'{"counters": {"us_bombers": ' + b"9" * 5000 + b"}}"),
    ],
)
def test_a_file_with_broken_syntax_is_told(tmp_path: Path, name: str, content: bytes) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(DataError) as caught:
        GAME.new(data=file)
    assert caught.value.key == "data-syntax"
    assert caught.value.params["file"] == str(file)


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(bytes(range(128, 256)))
    with pytest.raises(DataError) as caught:
        GAME.new(data=file)
    assert caught.value.key == "data-unreadable"


# --- provenance -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "tag"),
    [
        ("/figures/turns/count", "printed"),
        ("/figures/turns/hours", "derived"),
        ("/figures/counters/us_bombers", "reconstructed"),
        ("/figures/counters/carrier_dummies", "printed"),
        ("/figures/capacity/Akagi/full", "reconstructed"),
        ("/figures/hits_to_destroy/midway", "printed"),
        ("/figures/hits_to_destroy/us_carrier_with_10a", "printed"),
        ("/figures/bombing/japan_v_midway_min", "printed"),
        ("/figures/bombing/us_v_carrier_min", "derived"),
        ("/figures/victory_points/rules/us_carrier_sunk", "printed"),
        ("/figures/victory_points/rules/midway_damaged", "derived"),
        ("/figures/victory_points/score_sheet/us_carrier_sunk", "reconstructed"),
        ("/figures/names/us_carriers", "reconstructed"),
        ("/figures/names/base", "printed"),
        ("/figures/tie_die/bomber_removed_max", "reconstructed"),
    ],
)
def test_the_entry_with_the_longest_matching_path_holds(path: str, tag: str) -> None:
    assert DATA.provenance(path).tag == tag


def test_every_figure_has_a_provenance_with_a_reason() -> None:
    for path, _ in leaves(DATA.figures):
        found = DATA.provenance(path)
        assert found.tag in TAGS
        assert found.why


def test_a_figure_without_an_entry_is_an_error_of_ours() -> None:
    with pytest.raises(KeyError):
        DATA.provenance("/elsewhere/count")


def test_changed_figures_are_listed_and_tagged_user() -> None:
    overrides = DATA.read_overrides({"counters": {"us_bombers": 9}, "capacity": {"Midway": {"full": 4}}})
    assert DATA.changes(overrides) == [
        Change("/figures/counters/us_bombers", 11, 9),
        Change("/figures/capacity/Midway/full", 3, 4),
    ]
    assert DATA.provenance("/figures/counters/us_bombers", overrides).tag == "user"
    assert DATA.provenance("/figures/counters/us_fighters", overrides).tag == "reconstructed"
    assert DATA.provenance("/figures/capacity/Midway/reduced", overrides).tag == "reconstructed"


# --- options against figures ----------------------------------------------------------------------------------------


def _needs(question: str, data: Any, **options: Any) -> object:
    """What the die must show at the first question of that kind in a raid without CAP or (bomb) with one."""
    state = GAME.new(data=data, **options)
    zero = "launch ZA cap" if question == "bomb" else ""
    script = [
        "load akagi 3b",
        "load kaga 3b",
        "load soryu 2b",
        "load hiryu 2b",
        "end",
        "6",
        "1",
        "end",
        "1",
        zero,
        "end",
    ]
    script += ["1", "draw bomber", "draw no-bomber", "draw no-fighter", "4"]
    script += ["commit ZA", "1", "1"] if question == "bomb" else []
    for line in filter(None, script):
        state.apply(state.parse(line))
    assert state.question is not None
    assert state.question.kind == question
    return state.question.params["needs"]


@pytest.mark.clause("KB-R1")
def test_a_figure_of_the_players_own_goes_before_the_option_for_us_hits() -> None:
    assert _needs("bomb", None) == 5
    assert _needs("bomb", None, us_hit_min=6) == 6
    assert _needs("bomb", {"bombing": {"us_v_carrier_min": 4}}) == 4
    assert _needs("bomb", {"bombing": {"us_v_carrier_min": 4}}, us_hit_min=6) == 4


@pytest.mark.clause("KB-R2")
def test_a_figure_of_the_players_own_goes_before_the_option_for_unopposed_fire() -> None:
    assert _needs("flak", None) == 6
    assert _needs("flak", None, jp_aa_special_min=5) == 5
    assert _needs("flak", {"anti_aircraft": {"japan_special_min": 3}}) == 3
    assert _needs("flak", {"anti_aircraft": {"japan_special_min": 3}}, jp_aa_special_min=5) == 3


# --- any figures at all ---------------------------------------------------------------------------------------------

NUMBERS = [(path, value) for path, value in leaves(DATA.figures) if isinstance(value, int)]


@settings(max_examples=examples(150))
@given(
    st.lists(st.tuples(st.sampled_from(NUMBERS), st.integers(-2, 20)), min_size=1, max_size=4),
    st.integers(0, 1000),
)
def test_any_numbers_are_refused_or_played(changes: list[tuple[tuple[str, int], int]], seed: int) -> None:
    data: dict[str, Any] = {}
    for (path, _), value in changes:
        *tables, last = path.split("/")[2:]
        inner = data
        for name in tables:
            inner = inner.setdefault(name, {})
        inner[last] = value
    try:
        state = GAME.new(data=data)
    except DataError as error:
        assert error.key in ("data-range", "data-names")
        return
    prefix(state, seed, 400)
    assert state.problems() == []
    assert GAME.from_json(state.to_json()) == state


@settings(max_examples=examples(150))
@given(
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
        lambda inner: st.one_of(
            st.lists(inner, max_size=3),
            st.dictionaries(
                st.sampled_from([*DATA.figures, "figures", "Akagi", "count", "hours", "x"]), inner, max_size=3
            ),
        ),
        max_leaves=8,
    )
)
def test_anything_at_all_is_refused_with_a_problem_or_played(given_data: Any) -> None:
    if not isinstance(given_data, dict):
        given_data = {"counters": given_data}
    try:
        GAME.new(data=given_data)
    except Problem as error:
        assert error.key.startswith("data-")


# --- more than a game can need --------------------------------------------------------------------------------------


def nested(depth: int) -> Any:
    inner: Any = 1
    for _ in range(depth):
        inner = [inner]
    return inner


BEYOND: list[tuple[Any, str, str]] = [
    ({"counters": {"us_bombers": 10**5000}}, "data-range", "/counters/us_bombers"),
    ({"counters": {"us_bombers": float("nan")}}, "data-type", "/counters/us_bombers"),
    ({"counters": nested(100_000)}, "data-type", "/counters"),
    ({"turns": {"hours": nested(100_000)}}, "data-type", "/turns/hours/0"),
    ({"turns": {"hours": ["0430"] * 33}}, "data-long", "/turns/hours"),
    ({"turns": {"hours": ["x" * 100_000] * 16}}, "data-text", "/turns/hours/0"),
    ({"names": {"base": "Mid\ud800way"}}, "data-text", "/names/base"),
    ({"\ud800" * 1000: 1}, "data-unknown", "/" + "?" * 57 + "..."),
    ({"levels": {"draw": 1000}}, "data-range", "/levels/draw"),
    ({"setup": {"Akagi": {"bomber": 13}}}, "data-range", "/setup/Akagi/bomber"),
]


def test_what_is_beyond_all_bounds_is_refused_with_its_place() -> None:
    for data, key, path in BEYOND:
        with pytest.raises(DataError) as caught:
            GAME.new(data=data)
        assert (caught.value.key, caught.value.params["path"]) == (key, path)
        told = json.dumps(caught.value.params, ensure_ascii=False).encode()
        assert len(told) < 1000, "what is told can be told, and is short"


def test_all_figures_together_have_a_bound() -> None:
    """No file that fits the games of today comes near to it; one with many more figures could."""
    many = GameData({"title": "", "credits": {}, "options": [], "presets": {}, "provenance": [], "figures": {}})
    many.figures = {f"table{number}": {"list": ["x"]} for number in range(100)}
    names = ["x" * LONGEST_TEXT] * LONGEST_LIST
    assert many.read_overrides({"table1": {"list": names}})
    with pytest.raises(DataError) as caught:
        many.read_overrides({name: {"list": names} for name in many.figures})
    assert (caught.value.key, caught.value.params["most"]) == ("data-large", MOST_BYTES)


@pytest.mark.parametrize("name", ["mine.toml", "mine.json"])
def test_a_file_that_is_too_long_is_not_read_to_its_end(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(b" " * (LONGEST_FILE + 1))
    with pytest.raises(DataError) as caught:
        GAME.new(data=file)
    assert caught.value.key == "data-large"


@pytest.mark.slow
def test_an_option_that_is_beyond_all_bounds_is_refused_in_a_few_words() -> None:
    for value in (nested(100_000), 10**5000, "\ud800", {"x": nested(100_000)}, float("inf"), None):
        with pytest.raises(OptionError) as caught:
            GAME.setup(options={"kb.adv_10a": value})
        assert caught.value.key == "option-value"
        assert len(str(caught.value.params["given"]).encode()) < 100
        with pytest.raises(OptionError):
            GAME.setup(options={"\ud800" * 1000: value})
