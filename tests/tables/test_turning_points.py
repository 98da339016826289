"""How a game went: every change of the standing names the events that made it, and no others."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import pointluck
from pointluck.engine import CHANCE, Event, Record, Seeded, State
from pointluck.games.battle_of_midway.pieces import Midway
from pointluck.games.dogfight.pieces import Dogfight
from pointluck.players import Situation, player
from pointluck.tables import Course
from tests.tables.playing import opened

PLAYED = [
    ("kido-butai", "standard"),
    ("battle-of-midway", "short"),
    ("dogfight", "carrier-hunt"),
    ("dogfight", "domination-short"),
]
CAUSES = {
    "kido-butai": {"sunk", "damaged", "squadron-lost", "us-shot-down", "us-removed"},
    "battle-of-midway": {"sunk", "invasion"},
    "dogfight": {"destroyed", "midway-counted"},
}


@cache
def played(name: str, preset: str, seed: int) -> Record:
    game = pointluck.game(name)
    record = Record(game.new(preset), dict.fromkeys(game.seats, "somebody"))
    chance, bots = Seeded(seed), {seat: player("doctrine", name, seat, seed) for seat in game.seats}
    while (seat := record.state.seat) is not None:
        state = record.state
        record.apply(chance.pick(state) if seat == CHANCE else bots[seat].choose(Situation(state, seat)))
    return record


_COURSES: dict[int, Course] = {}


async def course_of(folder: Path, record: Record) -> Course:
    """Through a club, once for each record; `test_records` reads logs from each kind of database."""
    if id(record) not in _COURSES:
        async with opened(f"{folder}/club.db") as club:
            ann = await club.new_person("Ann")
            _COURSES[id(record)] = await club.course((await club.import_record(ann.id, record.text())).id)
    return _COURSES[id(record)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "preset"), PLAYED)
async def test_every_change_of_the_standing_names_its_causes(tmp_path: Path, name: str, preset: str) -> None:
    record = played(name, preset, 3)
    course = await course_of(tmp_path, record)
    assert len(course.changes) > 1
    for before, after in pairwise(course.changes):
        changed = {side for side, value in after.values.items() if value != before.values[side]}
        assert {record.state.bends(event) for event in after.events} == changed
        assert {event.kind for event in after.events} <= CAUSES[name]


def worth(state: State, event: Event) -> int:
    """What an event is worth, where that can be counted."""
    if isinstance(state, Midway):
        oob = state.oob
        return event.params["points"] if event.kind == "invasion" else oob.vp[oob.ships.index(event.params["ship"])]
    assert isinstance(state, Dogfight)
    oob_ = state.oob
    if event.kind == "midway-counted":
        return oob_.points_midway
    return oob_.points_for[oob_.role_of[oob_.aircraft.index(event.params["aircraft"])]]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "preset"), [PLAYED[1], PLAYED[3]])
async def test_the_causes_add_up_to_the_change(tmp_path: Path, name: str, preset: str) -> None:
    record = played(name, preset, 3)
    course = await course_of(tmp_path, record)
    for before, after in pairwise(course.changes):
        for side, value in after.values.items():
            mine = [event for event in after.events if record.state.bends(event) == side]
            assert sum(worth(record.state, event) for event in mine) == value - before.values[side]


@pytest.mark.slow
@pytest.mark.clause("BM-4.4")
async def test_a_ship_counts_where_it_sinks_not_where_points_are_written_down(tmp_path: Path) -> None:
    """Points are written down in step 4.4: what was decided then was decided in the battle before."""
    record = played("battle-of-midway", "short", 1942)
    course = await course_of(tmp_path, record)
    assert any(event.kind == "sunk" for one in course.changes for event in one.events)
    result = record.state.result
    assert result is not None
    assert course.changes[-1].values == {seat: result.details[seat] for seat in record.game.seats}
