"""Games side by side: the same answers, the same table and the same results as by the rules."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, cast

import numpy as np
import pytest

import pointluck
from pointluck.engine import CHANCE, Problem
from pointluck.envs.batch import Batch, _known
from pointluck.envs.kido_butai import Actions, Table
from pointluck.games.kido_butai import KidoButaiState
from pointluck.games.kido_butai.view_types import KidoButaiView
from pointluck.players.kernels import Flat
from pointluck.players.kido_butai.kernel import encoding
from pointluck.players.kido_butai.kernel import layout as at
from pointluck.players.kido_butai.many import KERNEL, legal, luck, seen, wide
from tests.players.kido_butai_kernel import CROWDED, any_game
from tests.support import examples, random_options, steps

GAME = pointluck.game("kido-butai")


def compare(state: KidoButaiState, seed: int) -> set[str]:
    """Play at random by the rules; at every position the kernel lists and sees the same. Which questions were put."""
    actions, table = Actions(state.oob), Table(state.oob)
    known, figures = _known(state, actions), encoding.figures(state.oob)[:]
    met: set[str] = set()
    for now, _ in steps(state, seed):
        assert isinstance(now, KidoButaiState)
        row = encoding.table(now)[:] + [0] * (1 + len(actions))
        name = at.NAMES.index(now.stack[-1])
        met.add(now.stack[-1])
        if now.seat == CHANCE:
            compare_luck(now, row, figures, name)
            continue
        mask = bytearray(len(actions))
        wide.enlist(row, figures, known, name, mask, 0)
        offered = actions.offered(now.legal())
        assert row[legal.LISTED + 1 : legal.LISTED + 1 + row[legal.LISTED]] == list(offered), f"at {now!r}"
        assert mask == actions.mask(offered.values())
        for number, action in offered.items():
            assert wide.code_of(row, figures, known, number) == encoding.code(now, action)
        look = bytearray(len(table))
        assert seen.row(row, figures, look, 0) == len(table)
        assert list(look) == table.row(cast(KidoButaiView, now.view("japan")))
    return met


def compare_luck(state: KidoButaiState, row: Flat, figures: Flat, name: int) -> None:
    """Each mark on the line is the outcome that the rules' weights put there."""
    codes = [encoding.code(state, one) for one in state.legal()]
    wanted = [code for code, weight in zip(codes, state.weights(), strict=True) for _ in range(weight)]
    assert luck.length(row, figures, name) == len(wanted)
    assert [luck.outcome(row, figures, name, mark) for mark in range(len(wanted))] == wanted


def test_the_kernel_lists_and_sees_what_the_rules_do() -> None:
    for seed in range(4):
        compare(any_game(seed), seed)


@pytest.mark.slow
def test_nothing_differs_under_any_options_and_figures() -> None:
    met: set[str] = set()
    for seed in range(examples(60)):
        met |= compare(any_game(seed), seed)
    assert {"loads", "japanese-phase", "commit", "meet", "targets", "fill", "lose"} <= met
    assert {"random-target", "lose-random", "fleet-draw", "tie-aboard"} <= met


@pytest.mark.slow
@pytest.mark.parametrize("option", ["kb.loiter", "kb.attacks_per_target", "kb.special_hits_us", "kb.double_faced_fire"])
def test_nothing_differs_where_lists_are_longest(option: str) -> None:
    figures = {"reconnaissance": {"us_finds_japan_min": 2, "japan_finds_us_min": 2}}
    for value in next(one.values for one in GAME.options if one.id == option):
        for seed in range(examples(6)):
            state = GAME.new("standard", figures, **{option: value})
            assert isinstance(state, KidoButaiState)
            compare(state, seed)


def played(batch: Batch, decisions: int) -> list[Any]:
    """All that a batch shows of its random games."""
    found = []
    for _ in range(decisions):
        batch.step(batch.random_actions())
        shown = (batch.mask, batch.observe(), batch.points, batch.ended, batch.refused)
        found.append([one.copy().tolist() for one in shown])
    return found


def as_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KERNEL, "_library", None)
    plain = {one.__name__: one for one in KERNEL.entries}
    for name in ("begin", "step", "choose", "wander"):
        monkeypatch.setattr(wide, name, plain[name])
    monkeypatch.setattr(seen, "look", plain["look"])


def test_compiled_and_plain_kernel_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    assert KERNEL.compiled
    compiled = Batch(3, seed=7)
    found, wandered = played(compiled, 130), compiled.play_at_random(60)
    assert any(sum(step[3]) for step in found), "a game has ended"
    as_python(monkeypatch)
    plain = Batch(3, seed=7)
    assert not plain.compiled
    assert played(plain, 130) == found
    assert plain.play_at_random(60) == wandered


def test_a_game_is_the_same_alone_and_among_many() -> None:
    few, many = Batch(2, seed=3), Batch(50, seed=3)
    for _ in range(200):
        actions = many.random_actions()
        assert few.random_actions().tolist() == actions[:2].tolist()
        few.step(actions[:2])
        many.step(actions)
        assert few.points.tolist() == many.points[:2].tolist()
    assert few.mask.tolist() == many.mask[:2].tolist()


def test_another_seed_is_other_luck_and_the_same_seed_the_same() -> None:
    batch = Batch(20, seed=1)
    first = batch.play_at_random(100)
    batch.reset(seed=2)
    assert batch.play_at_random(100) != first
    batch.reset(seed=1)
    assert batch.play_at_random(100) == first


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = Batch(4, seed=1)
    before = batch.mask.copy(), batch.observe().copy()
    for wrong in (-1, len(batch.actions), batch.actions.number("end"), 2**40):
        batch.step([wrong] * 4)
        assert batch.refused.tolist() == [1] * 4
        assert not batch.ended.any()
        assert (batch.mask == before[0]).all() and (batch.observe() == before[1]).all()
    actions = batch.random_actions()
    actions[2] = -1
    batch.step(actions)
    assert batch.refused.tolist() == [0, 0, 1, 0]
    assert (batch.mask[2] == before[0][2]).all() and (batch.mask[1] != before[0][1]).any()


def test_nobody_can_write_into_a_mask() -> None:
    batch = Batch(2)
    for shown in (batch.mask, batch.points, batch.ended, batch.refused, batch.observe(), batch.legal_numbers):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1


def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    batch = Batch(8, seed=5)
    fresh = batch.mask[0].copy()
    ends = 0
    for _ in range(400):
        batch.step(batch.random_actions())
        for game in np.flatnonzero(batch.ended):
            ends += 1
            assert (batch.mask[game] == fresh).all()
            assert batch.observe()[game, batch.table.labels.index("turn")] == 0
        assert not batch.points[batch.ended == 0].any()
    assert ends > 10


def test_without_automatic_reset_a_game_stays_as_it_ended() -> None:
    batch = Batch(6, seed=5, automatic=False)
    over = np.zeros(6, bool)
    points = np.zeros(6, int)
    while not over.all():
        batch.step(batch.random_actions())
        points += batch.points
        assert (batch.refused[over] == 1).all() and not batch.ended[over].any()
        over |= batch.ended.astype(bool)
        assert (batch.mask.any(axis=1) == ~over).all()
    labels = batch.table.labels
    japan, usa = (batch.observe()[:, labels.index(f"points.{side}")].astype(int) for side in ("japan", "usa"))
    assert (japan - usa == points).all()
    batch.reset([True, False, False, False, False, False])
    assert batch.mask.any(axis=1).tolist() == [True] + [False] * 5


@pytest.mark.slow
def test_all_actions_of_a_game_lead_where_the_rules_lead() -> None:
    """The same actions by the rules, the dice being those that the batch rolled: no step is impossible, and the points
    are the same."""
    batch, state = Batch(1, seed=11), GAME.new()
    assert isinstance(state, KidoButaiState)
    for _ in range(300):
        number = int(batch.random_actions()[0])
        before = state.copy()
        text = batch.actions.texts[number]
        batch.step([number])
        state.apply(state.parse(text))
        wanted = None if batch.ended[0] else batch.observe()[0].tolist()
        state = follow(state, batch, wanted)
        assert state is not None, f"{text} at {before!r}"
        if state.over:
            assert state.result is not None
            assert state.result.score["japan"] == batch.points[0]
            return
    raise AssertionError("the game has not ended")


def follow(state: KidoButaiState, batch: Batch, wanted: list[int] | None) -> Any:
    """A position that chance can lead to from here, and that is what the batch shows; without it, one that is over."""
    waiting, met = [state], set()
    while waiting:
        now = waiting.pop()
        if now.seat == CHANCE:
            for outcome in now.legal():
                after = now.copy()
                after.apply(outcome)
                if (name := after.hash()) not in met:
                    met.add(name)
                    waiting.append(after)
        elif wanted is None:
            if now.over and now.result is not None and now.result.score["japan"] == batch.points[0]:
                return now
        elif not now.over and batch.table.row(cast(KidoButaiView, now.view("japan"))) == wanted:
            return now
    return None


@pytest.mark.slow
def test_random_games_come_to_the_same_points_as_by_the_rules() -> None:
    ends, total, _ = Batch(200, seed=1).play_at_random(2000)
    results = []
    for number in range(150):
        state = GAME.new()
        for _ in steps(state, f"mean:{number}"):
            pass
        assert state.result is not None
        results.append(state.result.score["japan"])
    mean = sum(results) / len(results)
    spread = sqrt(sum((one - mean) ** 2 for one in results) / (len(results) - 1))
    assert abs(total / ends - mean) < 4 * spread / sqrt(len(results))


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"games": 0}, "environment-games"),
        ({"games": 10**9}, "environment-games"),
        ({"games": 1, "data": CROWDED}, "environment-beyond-kernel"),
        ({"games": 1, "preset": "gigantic"}, "preset-unknown"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(asked: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        Batch(**asked)
    assert caught.value.key == key


def test_options_and_figures_are_those_of_the_game() -> None:
    options = random_options(GAME, Random(4))
    batch = Batch(5, "detailed-sequence", {"turns": {"count": 6}}, options, seed=1)
    assert batch.play_at_random(300).ended > 20
