"""The one suite that every game has to pass."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import pointluck
from pointluck.engine import CHANCE, Action, Game, Problem, Record, Refused, Seeded, State
from tests.support import OURS, examples, is_chance, perft, play_through, prefix, random_options

from . import conformance, golden

GAMES = [pointluck.game(name) for name in pointluck.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_game_of_ours = pytest.mark.parametrize("game", [pointluck.game(name) for name in OURS], ids=OURS)

PERFT = {
    "kido-butai": {
        0: [(4, 4), (16, 16), (48, 48), (144, 144), (2928, 2928)],
        24: [(6, 2), (12, 4), (187, 63), (4235, 766), (86592, 5846)],
        54: [(6, 2), (36, 4), (216, 5), (1380, 25), (10458, 211), (101526, 1311)],
        63: [(4, 4), (13, 11), (38, 22), (124, 42), (556, 79)],
    },
    "battle-of-midway": {
        0: [(2, 2), (12, 12), (972, 972)],
        11: [(4, 4), (55, 55), (460, 460)],
        36: [(8, 8), (22, 19), (191, 181)],
        52: [(10, 10), (120, 50), (240, 100)],
        54: [(2, 2), (24, 4), (288, 5)],
        55: [(12, 2), (144, 3), (1728, 16)],
        374: [(3, 3), (15, 15), (180, 30)],
    },
    "dogfight": {
        0: [(84, 84), (7056, 7056)],
        12: [(9, 9), (81, 45), (722, 158), (6328, 430)],
        16: [(4, 4), (16, 16), (96, 96), (288, 288), (864, 852)],
        106: [(6, 6), (36, 36), (270, 266), (579, 557)],
        110: [(4, 4), (18, 18), (62, 60), (225, 201)],
    },
}
"""By game and step of its golden playthrough: paths and different positions after 1, 2, ... further steps."""


def _start(game: Game, seed: int) -> State:
    """A new game with random preset and options; every third one is plain."""
    if seed % 3 == 0:
        return game.new()
    random = Random(seed)
    return game.new(random.choice(sorted(game.presets)), **random_options(game, random))


@cache
def _played(game: Game, seed: int) -> Record:
    return play_through(Record(_start(game, seed)), seed)


@cache
def _actions(game: Game) -> list[Action]:
    """Actions of many kinds, taken from everywhere in some games."""
    found: dict[Action, None] = {}
    for seed in range(5):
        for moment in _played(game, seed).replay():
            found.update(dict.fromkeys(moment.state.legal()))
    return list(found)


# --- the game itself ------------------------------------------------------------------------------------------------


@every_game
def test_a_game_says_what_it_is(game: Game) -> None:
    assert pointluck.game(game.id) is game
    assert game.title
    assert game.data.credits["designer"]
    assert game.data.credits["publisher"]
    assert game.seats
    assert "chance" not in game.seats
    assert game.rules_version >= 1
    assert "standard" in game.presets
    assert game.levels


@every_game
def test_options_declare_their_values_the_default_among_them_and_a_clause(game: Game) -> None:
    ids = [option.id for option in game.options]
    assert len(set(ids)) == len(ids)
    for option in game.options:
        assert option.default in option.values
        assert len(option.values) > 1
        assert option.clause in game.clauses
        kind = {"bool": bool, "int": int, "choice": str}[option.type]
        assert all(type(value) is kind for value in option.values)
    for preset in game.presets.values():
        assert set(preset) <= set(ids)


@every_game
def test_every_option_value_and_preset_can_be_played(game: Game) -> None:
    for preset in game.presets:
        assert game.new(preset).setup.preset == preset
    for option in game.options:
        for value in option.values:
            chosen: dict[str, Any] = {option.id: value}
            state = game.new(**chosen)
            assert state.setup.options[option.id] == value
            prefix(state, f"{option.id} {value}", 40)
            assert state.problems() == []


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_from_first_to_last_step(game: Game, seed: int) -> None:
    record = _played(game, seed)
    assert record.state.over
    assert record.state.result is not None
    snapshots = [(record.start, record.start.to_json())]
    counts = set()
    for moment in record.replay():
        state = moment.state
        assert state.problems() == []
        assert state.problems_since(snapshots[-1][0], moment.events) == []
        assert state.hash() == moment.step.state_hash
        conformance.check_events(game, moment.events)
        if moment.step.seat == CHANCE:
            conformance.check_chance_is_told(moment.step.action, moment.events)
        conformance.check_question(state)
        conformance.check_odds(state)
        conformance.check_legal(state)
        conformance.check_notation(state)
        snapshots.append((state, state.to_json()))
        if any(event.kind == game.milestone for event in moment.events):
            counts.add(sum(state.census().values()))
    assert len(counts) <= 1, "a census always adds up to the same sum"
    for state, text in snapshots:
        assert state.to_json() == text, "old states never change"
    assert all(isinstance(value, int) for value in record.state.tally().values())


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seed", range(3))
def test_records_read_back_and_replay(game: Game, seed: int) -> None:
    record = _played(game, seed)
    conformance.check_record(record)
    part = play_through(Record(_start(game, seed)), seed, length=30)
    conformance.check_record(part)


@pytest.mark.slow
@every_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    one = play_through(Record(game.new()), 11)
    other = play_through(Record(game.new()), 11)
    assert one.text() == other.text()
    assert play_through(Record(game.new()), 12).text() != one.text()


@pytest.mark.slow
@every_game
def test_what_is_hidden_from_a_seat_varies_from_sample_to_sample(game: Game) -> None:
    """In a game with secrets somebody is ignorant of something at some time; in one without nobody ever is."""
    varied = secret = False
    for seed in range(3):
        record = Record(_start(game, seed))
        for step in _played(game, seed).steps[::4]:
            play_through(record, seed, length=4)
            for seat in game.seats:
                view = record.state.view(seat)
                hashes = {game.sample(view, Random(number)).hash() for number in range(3)}
                varied = varied or len(hashes) > 1
                secret = secret or record.state.with_other_secrets(seat, Random(seed)) is not None
            assert step
    assert varied == secret


# --- golden files and counts ------------------------------------------------------------------------------------------


@pytest.mark.slow
@every_game_of_ours
def test_golden_playthroughs_still_give_the_same_hashes(game: Game) -> None:
    for preset in game.presets:
        lines = golden.file(game.id, preset).read_text(encoding="utf-8").splitlines(keepends=True)
        record = Record.read(lines, pointluck.game)
        assert record.state.over
        assert record.setup.preset == preset
        for moment in record.replay():
            assert moment.state.hash() == moment.step.state_hash


@pytest.mark.slow
@every_game_of_ours
def test_golden_playthroughs_are_what_the_same_seed_plays_today(game: Game) -> None:
    for preset in game.presets:
        assert golden.playthrough(game.id, preset).text() == golden.file(game.id, preset).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "step"), [(name, step) for name in PERFT for step in PERFT[name]])
def test_counts_of_reachable_positions(name: str, step: int) -> None:
    record = golden.playthrough(name, "standard")
    state = record.start
    for played in record.steps[:step]:
        state.apply(played.action)
    expected = PERFT[name][step]
    assert perft(state, len(expected)) == expected


def test_every_game_has_its_positions_counted() -> None:
    assert set(PERFT) == set(OURS)


# --- any position of any game ----------------------------------------------------------------------------------------


@pytest.mark.slow
@every_game
@settings(max_examples=examples(150))
@given(seed=st.integers(0, 10_000), length=st.integers(0, 220))
def test_any_position_keeps_the_contract(game: Game, seed: int, length: int) -> None:
    record = play_through(Record(_start(game, seed)), seed, length)
    state = record.state
    assert state.problems() == []
    conformance.check_copy(state)
    conformance.check_position(state)
    conformance.check_json(state)
    conformance.check_notation(state)
    conformance.check_legal(state)
    conformance.check_question(state)
    conformance.check_odds(state)
    conformance.check_every_answer(state)
    conformance.check_view(state)
    conformance.check_undo(record)


@pytest.mark.slow
@every_game
@settings(max_examples=examples(60))
@given(seed=st.integers(0, 10_000), length=st.integers(0, 220))
def test_any_action_anywhere_is_taken_or_refused(game: Game, seed: int, length: int) -> None:
    state = prefix(_start(game, seed), seed, length)
    conformance.check_refusals(state, _actions(game))


@cache
def _words(game: Game) -> list[str]:
    """The vocabulary of a game, and words that are in none."""
    words = {word for action in _actions(game) for word in (action.kind, *action.args)}
    return [
        *sorted(words),
        *(word.upper() for word in sorted(words)),
        "",
        "0",
        "-1",
        "01",
        "²",
        "٣",
        "9" * 5000,
        "\ud800",
    ]


def _any_word(data: st.DataObject, game: Game) -> str:
    return data.draw(st.one_of(st.sampled_from(_words(game)), st.text(max_size=4)))


@pytest.mark.slow
@every_game
@settings(max_examples=examples(200))
@given(seed=st.integers(0, 50), length=st.integers(0, 150), data=st.data())
def test_random_words_never_crash(game: Game, seed: int, length: int, data: st.DataObject) -> None:
    state = prefix(_start(game, seed), seed, length)
    action = data.draw(st.sampled_from([*state.legal(), *_actions(game)]))
    words = [action.kind, *action.args]
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words)))
        how = data.draw(st.sampled_from(("put", "change", "drop", "double")))
        if how == "put":
            words.insert(place, _any_word(data, game))
        elif how == "change":
            words[place : place + 1] = [_any_word(data, game)]
        elif how == "drop":
            del words[place : place + 1]
        else:
            words += words[place:]
    conformance.check_refusals(state, [Action(words[0] if words else "", tuple(words[1:]))])


@pytest.mark.slow
@every_game
@settings(max_examples=examples(200))
@given(seed=st.integers(0, 50), length=st.integers(0, 150), text=st.text(), data=st.data())
def test_random_text_is_read_or_refused_with_a_problem(
    game: Game, seed: int, length: int, text: str, data: st.DataObject
) -> None:
    state = prefix(_start(game, seed), seed, length)
    before = state.to_json()
    words = " ".join(_any_word(data, game) for _ in range(data.draw(st.integers(0, 5))))
    for line in (text, words, f"{words}; {text}"):
        for read in (state.parse, state.parse_all):
            try:
                read(line)
            except Problem as problem:
                assert problem.key
                conformance.check_params(problem.params)
    assert state.to_json() == before


class RecordMachine(RuleBasedStateMachine):
    """A record under apply, refusal and undo, beside a model: the list of hashes that the steps led to."""

    game: Game

    @initialize(seed=st.integers(0, 1000))
    def begin(self, seed: int) -> None:
        self.record = Record(_start(self.game, seed))
        self.hashes = [self.record.state.hash()]
        self.chance = Seeded(seed)

    @rule(pick=st.integers(0, 10_000), count=st.integers(1, 12))
    def play(self, pick: int, count: int) -> None:
        for number in range(count):
            state = self.record.state
            if state.over:
                return
            legal = state.legal()
            action = self.chance.pick(state) if is_chance(state) else legal[(pick + number * 7) % len(legal)]
            self.record.apply(action)
            self.hashes.append(self.record.state.hash())

    @rule()
    def refuse(self) -> None:
        with pytest.raises(Refused):
            self.record.apply(Action("nonsense"))

    @rule()
    def undo_freely(self) -> None:
        for seat in self.game.seats:
            point = self.record.undo_point(seat)
            conformance.check_undo(self.record)
            if point < len(self.record.steps):
                self._undo(point)

    @precondition(lambda self: self.record.steps)
    @rule(part=st.floats(0, 1, exclude_max=True))
    def undo_to_any_step(self, part: float) -> None:
        self._undo(int(part * len(self.record.steps)))

    def _undo(self, number: int) -> None:
        self.record.undo(number)
        del self.hashes[number + 1 :]

    @invariant()
    def agrees_with_the_model(self) -> None:
        assert self.record.state.hash() == self.hashes[-1]
        assert [step.state_hash for step in self.record.steps] == self.hashes[1:]
        assert self.record.state.problems() == []

    def teardown(self) -> None:
        if hasattr(self, "record"):
            conformance.check_record(self.record)


@pytest.mark.slow
@every_game
def test_records_under_apply_and_undo(game: Game) -> None:
    class Machine(RecordMachine):
        pass

    Machine.game = game
    test_case = Machine.TestCase
    test_case.settings = settings(max_examples=examples(50), stateful_step_count=20)
    test_case().runTest()
