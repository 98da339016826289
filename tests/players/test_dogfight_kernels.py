"""The kernels of Dogfight do what the rules do: Flights, plans, cards and Firing, move by move."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pointluck.engine import CHANCE, Action, Seeded
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.combat import aircraft_of
from pointluck.games.dogfight.hexes import area, within
from pointluck.games.dogfight.odds import Guns, firing_odds
from pointluck.games.dogfight.order_of_battle import CARDS, SIDES, SURPRISE_ATTACK, THACH_WEAVE, TOKEN_NAMES
from pointluck.games.dogfight.pieces import the_combat
from pointluck.players.dogfight.chart import Chart, chart, position
from pointluck.players.dogfight.fights import chart_of
from pointluck.players.dogfight.kernel import KERNEL
from pointluck.players.dogfight.kernel.cards import do, own_aircraft, player
from pointluck.players.dogfight.kernel.courses import fly
from pointluck.players.dogfight.kernel.desk import Desk
from pointluck.players.dogfight.kernel.layout import (
    AREA,
    CHANCES,
    EVADED,
    FACING,
    HOLDER,
    MARKER,
    P_SIZE,
    POINTS,
    ROLE,
    ROW_COUNT,
    ROW_LENGTH,
    ROW_TOKEN,
    ROWS,
    WAY_SPAN,
    WAYS,
    WINNER,
)
from pointluck.players.dogfight.kernel.layout import ROW as ROW_SIZE
from pointluck.players.dogfight.kernel.look import flights, ways_to_act
from pointluck.players.dogfight.kernel.plans import begin, solve
from pointluck.players.dogfight.kernel.rules import carry_out, copy, end_round, firing_chances
from pointluck.players.kernels import Flat
from tests.games.dogfight.table import GAME
from tests.support import edited

PRESETS = ["carrier-hunt", "domination"]
ROOM = Desk()


def states(preset: str, kind: str, games: int, seed: int = 0) -> Iterator[DogfightState]:
    """Positions of random games in which that question is asked."""
    for number in range(games):
        state = GAME.new(preset)
        chance, rng = Seeded(f"{seed}:{number}"), Random(f"{seed}:{number}")
        while (seat := state.seat) is not None:
            if seat == CHANCE:
                state.apply(chance.pick(state))
                continue
            assert isinstance(state, DogfightState)
            if state.stack[-1] == kind:
                yield state
            state.apply(rng.choice(state.legal()))


def scratch() -> Flat:
    return KERNEL.row([0] * P_SIZE)


def same(p: Flat, state: DogfightState) -> None:
    for aircraft in range(len(state.area)):
        assert p[AREA + aircraft] == state.area[aircraft]
        assert state.area[aircraft] < 0 or p[FACING + aircraft] == state.facing[aircraft]
    assert p[WINNER] == state.winner
    assert [p[POINTS], p[POINTS + 1]] == state.points


def ways(p: Flat) -> list[list[int]]:
    """How each side's aircraft has come to where it is in the combat (DF-R20)."""
    return [
        [int(p[at + 1 + number]) for number in range(p[at])] for at in (WAYS + side * WAY_SPAN for side in range(2))
    ]


def tokens(code: int) -> list[str]:
    found = []
    while code:
        found.append(TOKEN_NAMES[code % 4 - 1])
        code //= 4
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_every_flight_ends_where_the_rules_say_and_the_card_passes_on(preset: str) -> None:
    rng = Random(1)
    tried = 0
    for state in states(preset, "activate", 3):
        known = chart_of(state.oob)
        p, q = position(state, known), scratch()
        before = list(p)
        aircraft = rng.choice([one for one in state.oob.own[state.holder] if state.marker[one]])
        count = flights(known.t, known.f, p, ROOM, aircraft, 0, 0)
        assert list(p) == before, "nothing is left behind"
        for number in rng.sample(range(count), min(4, count)):
            code = ROOM.codes[number]
            after = state.copy()
            after.apply(Action("fly", (state.name(aircraft),)))
            for kind in tokens(code):
                after.apply(Action(kind))
            if not after.over and after.stack[-1] == "manoeuvre" and after.mover == aircraft:
                after.apply(Action("stop"))
            copy(p, q)
            fly(known.t, q, aircraft, code)
            if after.phase in ("activation", "over"):
                same(q, after)
                if after.mover >= 0 and not after.over:
                    continue  # the only aircraft left has begun its Flight: a single answer is not asked for
                assert after.over or (q[HOLDER] == after.holder and list(q[MARKER : MARKER + 12]) == after.marker)
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("preset", PRESETS)
def test_no_attack_of_the_rules_is_overlooked(preset: str) -> None:
    for number, state in enumerate(states(preset, "activate", 2)):
        if number % 4:
            continue
        known = chart_of(state.oob)
        count = ways_to_act(known.t, known.f, position(state, known), ROOM, 0, 0.0)
        names = state.oob.aircraft
        found = {(names[ROOM.who[n]], names[-1 - ROOM.codes[n]]) for n in range(count) if ROOM.codes[n] < 0}
        assert {action.args for action in state.legal() if action.kind == "attack"} <= found


def rows_of(known: Chart, aircraft: int) -> dict[tuple[int, ...], int]:
    t, role = known.t, known.t[ROLE + aircraft]
    return {
        tuple(
            int(t[ROW_TOKEN + (role * ROWS + row) * ROW_SIZE + place])
            for place in range(t[ROW_LENGTH + role * ROWS + row])
        ): row
        for row in range(t[ROW_COUNT + role])
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_tokens_are_carried_out_as_in_the_rules(preset: str) -> None:
    rng = Random(2)
    tried = 0
    for state in states(preset, "activate", 6):
        attacks = [action for action in state.legal() if action.kind == "attack"]
        if not attacks:
            continue
        known = chart_of(state.oob)
        attack = rng.choice(attacks)
        a, d = (state.oob.index[name.lower()] for name in attack.args)
        p = position(state, known)
        begin(p, a, d)
        after = state.copy()
        after.apply(attack)
        first = rng.randrange(2)
        rows: dict[int, list[int]] = {}
        while not after.over and after.stack[-1] in ("plan", "first", "skip"):
            action = rng.choice(after.legal()) if after.stack[-1] != "first" else Action("first", (SIDES[first],))
            if after.stack[-1] == "skip":
                number = int(action.args[0]) - 1
                plan = the_combat(after).tokens
                rows[after.side] = plan[:number] + plan[number + 1 :]
            after.apply(action)
        if after.over or after.stack[-1] != "card":
            continue  # somebody left the board, or the game was won
        for side in (first, 1 - first):
            aircraft = aircraft_of(after, side)
            row = tuple(rows.get(side, the_combat(after).plans[side]))
            assert carry_out(known.t, p, aircraft, rows_of(known, aircraft)[row])
        same(p, after)
        tried += 1
    assert tried > 20


@pytest.mark.parametrize("preset", PRESETS)
def test_cards_do_what_the_rules_say(preset: str) -> None:
    rng = Random(3)
    seen: set[int] = set()
    for state in states(preset, "card", 24):
        seen |= every_card(state, rng)
    assert len(seen) >= 9


@pytest.mark.clause("DF-R20")
@pytest.mark.parametrize("preset", PRESETS)
def test_cards_do_so_in_a_crowd_where_everybody_changes_places(preset: str) -> None:
    rng = Random(4)
    seen: set[int] = set()
    for number in range(30):
        state = crowd(preset, number)
        state.apply(rng.choice([action for action in state.legal() if action.kind == "attack"]))
        while not state.over and state.combat is not None and state.seat != CHANCE:
            if state.stack[-1] == "card":
                seen |= every_card(state, rng)
            state.apply(rng.choice(state.legal()))
    assert len(seen) >= 9


def crowd(preset: str, seed: int) -> DogfightState:
    """Everybody in the middle of the board, with all the cards that there are in the hands of both."""
    rng = Random(seed)
    state = next(states(preset, "activate", 1, seed))

    def change(position: dict[str, Any]) -> None:
        areas = rng.sample(within(2), len(position["area"]))
        position["area"] = [area(*one) for one in areas]
        for card in range(len(position["pile"])):
            for hand in position["hands"]:
                moved = min(position["pile"][card], 1)
                position["pile"][card] -= moved
                hand[card] += moved

    found = edited(state, change)
    assert isinstance(found, DogfightState)
    return found


def every_card(state: DogfightState, rng: Random) -> set[int]:
    """Plays each card by the rules and by the kernels, and compares; returns those that could be compared."""
    compared: set[int] = set()
    known = chart_of(state.oob)
    p, z = position(state, known), scratch()
    side = player(known.t, p)
    assert SIDES[side] == state.seat
    for action in state.legal()[1:]:
        card = CARDS.index(action.args[0])
        if card in (THACH_WEAVE, SURPRISE_ATTACK):
            continue  # they lead to Firing at once, which has its own test
        after = state.copy()
        after.apply(action)
        own = own_aircraft(known.t, p, side)
        choice = 0
        if not after.over and after.stack[-1] == "accelerate":
            choice = rng.randrange(3)
            after.apply(Action(TOKEN_NAMES[choice]))
        elif not after.over and after.stack[-1] == "face":
            choice = rng.randrange(6)
            after.apply(Action("face", (state.oob.directions[choice],)))
        elif not after.over and after.stack[-1] == "plan-again":
            after.apply(Action("stay"))
        if after.area[own] < 0 or (not after.over and after.stack[-1] == "leave-board"):
            continue  # whether a Small Tile can be laid is not looked into: one that is free will do
        do(known.t, p, z, side, own, card, choice)
        same(z, after)
        if after.combat is not None:
            assert ways(z) == after.combat.ways
            assert z[EVADED] == after.combat.evaded
            assert z[CHANCES] <= after.combat.chances, "whoever has no card is not asked"
        compared.add(card)
    return compared


@pytest.mark.parametrize("preset", PRESETS)
def test_firing_has_the_exact_odds(preset: str) -> None:
    tried = 0
    for state in states(preset, "card", 60):
        known = chart_of(state.oob)
        p, oob, combat = position(state, known), state.oob, the_combat(state)
        guns, attack = [], []
        for side in range(2):
            own, enemy = aircraft_of(state, side), aircraft_of(state, 1 - side)
            colour = oob.diagrams[own][state.facing[own]].get(state.area[enemy] - state.area[own])
            cards = 0 if colour is None else colour.cards
            cards += combat.veterans[side] + (combat.elite[side] if cards else 0)
            attack.append(colour is not None and colour.attack)
            guns.append(Guns(tuple(oob.firing_piles[side]), cards, oob.bonus[own], combat.rolls[1 - side]))
        if not any(attack) or max(gun.ignored for gun in guns) > 2:
            continue
        win, _, loss = firing_odds(*guns)
        if combat.evaded:
            win = loss = Fraction(0)  # DF-O7
        expected = [float(loss) if attack[1] else 0.0, float(win) if attack[0] else 0.0]  # USA lost, Japan lost
        kill, own_loss = firing_chances(known.t, known.f, p, combat.attacker, combat.defender)
        lost = {combat.defender: kill, combat.attacker: own_loss}
        for side in range(2):
            assert abs(lost[aircraft_of(state, side)] - expected[side]) < 1e-9
        tried += 1
    assert tried >= 5


def test_the_end_of_a_round_counts_midway_and_gives_everybody_a_marker() -> None:
    tried = 0
    for state in states("domination", "buy", 6):
        if state.side != state.holder or state.stack.count("buy") < 2:
            continue
        known = chart_of(state.oob)
        p = position(state, known)
        end_round(known.t, p)
        while not state.over and state.stack[-1] in ("buy", "deal"):
            state.apply(state.legal()[0])
        assert [p[POINTS], p[POINTS + 1]] == state.points
        if not state.over:
            assert p[HOLDER] == 2
            assert all(p[MARKER + one] == (p[AREA + one] >= 0) for one in range(len(state.area)))
        tried += 1
        break
    assert tried


def test_a_matrix_game_is_solved() -> None:
    rock = KERNEL.fractions([0.5, 0.0, 1.0, 1.0, 0.5, 0.0, 0.0, 1.0, 0.5])
    rows, columns, mine, theirs = (KERNEL.fractions([0.0] * 3) for _ in range(4))
    assert abs(solve(rock, 3, 3, rows, columns, mine, theirs, 3000) - 0.5) < 0.02
    assert all(abs(share - 1 / 3) < 0.05 for share in (*mine, *theirs))


def test_charts_are_made_once() -> None:
    state = GAME.new("domination")
    assert isinstance(state, DogfightState)
    assert chart_of(state.oob) is chart_of(state.oob)
    assert chart(state.oob, (1.0,)) is not chart_of(state.oob)


# --- compiled and plain -----------------------------------------------------------------------------------------------

BOTH_WAYS = """
import sys
from pointluck.engine import CHANCE, Seeded
from pointluck.games import game
from pointluck.players import Budget, Situation, player
from pointluck.players.dogfight.kernel import KERNEL

print(KERNEL.compiled, file=sys.stderr)
title, preset = game("dogfight"), sys.argv[1]
state, chance, decisions = title.new(preset), Seeded(2), 0
seats = dict(zip(title.seats, ("captain", "admiral")))
leaders = {seat: player(rank, "dogfight", seat, 2, Budget(simulations=1)) for seat, rank in seats.items()}
while (seat := state.seat) is not None and decisions < 32:
    if seat == CHANCE:
        state.apply(chance.pick(state))
        continue
    action = leaders[seat].choose(Situation(state, seat))
    decisions += state.stack[-1] != "place"
    print(action, leaders[seat].explain())
    state.apply(action)
"""


def decided(preset: str, kernels: str) -> tuple[str, str]:
    environment = os.environ | {"POINTLUCK_KERNELS": kernels, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", BOTH_WAYS, preset]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return ran.stdout, ran.stderr.strip()


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_compiled_and_plain_kernel_decide_alike(preset: str) -> None:
    """Decision by decision, with what was weighed to the last bit."""
    compiled, plain = decided(preset, ""), decided(preset, "plain")
    assert (compiled[1], plain[1]) == ("True", "False")
    assert compiled[0] == plain[0]
    assert compiled[0].count("Candidate") > 50
