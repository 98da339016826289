"""Victory by points and by losses, and when it is checked."""

from __future__ import annotations

import pytest

from .table import GAME, Table


def _sink(table: Table, *names: str) -> None:
    for name in names:
        table.put(-1, name).damage(name, table.oob.hp[table.ship(name)])


def _ended(table: Table) -> tuple[str | None, str]:
    table.run(turn=5)
    result = table.state.result
    return (result.winner, result.level) if result else (None, "")


@pytest.mark.clause("BM-V1", "BM-1.1", "BM-R4")
@pytest.mark.parametrize(
    ("points", "winner"),
    [([12, 0], "ijn"), ([0, 12], "usn"), ([13, 12], "ijn"), ([12, 13], "usn"), ([12, 12], "usn"), ([11, 11], None)],
)
def test_twelve_points_win_at_the_start_of_the_next_turn(points: list[int], winner: str | None) -> None:
    table = Table()
    table.state.vp = points
    assert _ended(table)[0] == winner


@pytest.mark.clause("BM-V1")
def test_ten_points_win_the_short_game() -> None:
    table = Table("short")
    table.state.vp = [10, 3]
    assert _ended(table) == ("ijn", "ijn-points")


@pytest.mark.clause("BM-R4", "BM-R89")
def test_dusk_and_the_last_turn_end_the_game() -> None:
    table = Table(turn_cap=18)
    table.state.vp = [3, 2]
    table.run(turn=18)
    assert table.state.level == "ijn-dusk"
    table = Table()
    table.run(turn=63)
    assert not table.state.over
    table.run(turn=64)
    assert table.state.level == "usn-dusk", "a tie is the USN's"


@pytest.mark.clause("BM-V2", "BM-V3", "BM-V4", "BM-R5")
@pytest.mark.parametrize(
    ("sunk", "airfield", "level"),
    [
        (("akagi", "kaga", "hiryu"), 0, "usn-major"),
        (("akagi", "kaga", "kongo-1", "kongo-2"), 0, "usn-major"),
        (("akagi", "kaga", "hiryu", "zuiho"), 0, "usn-decisive"),
        (("akagi", "kaga", "kongo-1"), 0, ""),
        (("hornet", "yorktown"), 5, "ijn-major"),
        (("hornet", "yorktown"), 4, ""),
        (("enterprise", "hornet", "yorktown"), 5, "ijn-decisive"),
        (("hornet", "yorktown", "akagi", "kaga", "hiryu"), 5, "usn-major"),
    ],
)
def test_levels_of_victory_by_losses(sunk: tuple[str, ...], airfield: int, level: str) -> None:
    table = Table("historical-losses", losses_stop="major")
    _sink(table, *sunk)
    table.damage("airfield", airfield)
    assert _ended(table)[1] == level


@pytest.mark.clause("BM-R5")
def test_a_game_for_a_decisive_victory_goes_on_after_a_major_one() -> None:
    table = Table("historical-losses")
    _sink(table, "akagi", "kaga", "hiryu")
    assert _ended(table)[1] == ""
    _sink(table, "soryu")
    assert _ended(table)[1] == "usn-decisive"


@pytest.mark.clause("BM-R5", "BM-R4")
@pytest.mark.parametrize(("cap", "last"), [(18, 18), (0, 64)])
def test_at_the_turn_cap_the_best_level_met_counts(cap: int, last: int) -> None:
    table = Table("historical-losses", turn_cap=cap)
    _sink(table, "akagi", "kaga", "hiryu")
    table.run(turn=last - 1)
    assert not table.state.over
    table.run(turn=last)
    assert table.state.level == "usn-major"


@pytest.mark.clause("BM-4.4", "BM-R7")
def test_points_are_scored_for_ships_sunk() -> None:
    table = Table()
    _sink(table, "akagi", "zuiho", "kongo-1", "tone-1", "yagumo-1", "enterprise", "new-orleans-1", "farragut-1")
    table.run("score")
    assert table.state.vp == [3 + 1, 3 + 2 + 3 + 1]


@pytest.mark.clause("BM-R1", "BM-R19", "BM-4.4")
@pytest.mark.parametrize(("left", "options", "points"), [(4, {}, 2), (3, {}, 0), (8, {"invasion_vp": 4}, 4)])
def test_an_invasion_scores_once_with_four_transports(left: int, options: dict[str, object], points: int) -> None:
    table = Table(**options)
    table.put(31, "transports-1").damage("transports-1", 8 - left).run("score")
    assert table.state.vp[0] == points
    assert table.state.zone[table.ship("transports-1")] == -1
    table.run("score")
    assert table.state.vp[0] == points


@pytest.mark.clause("BM-R2", "BM-R3", "BM-R8")
def test_words_and_counts_of_the_components() -> None:
    table = Table()
    assert sum(1 for ship in range(table.oob.carriers) if table.oob.fleet_carrier[ship]) + 1 == 8
    assert {"maneuver", "launch", "recover"} == {word.split("=")[1] for word in _status_words(table)}
    assert table.oob.squall_markers == 10
    assert GAME.over_clause == "BM-1.1"


def _status_words(table: Table) -> set[str]:
    table.until("status")
    return {word for action in table.state.legal() for word in action.args}
