"""3. Domination: Aces, points, reinforcements."""

from __future__ import annotations

import pytest

from .table import GAME, Table


def at_the_end(
    *aircraft: str, points: tuple[int, int] = (0, 0), preset: str = "domination", **options: object
) -> Table:
    """The round is about to end: the last to act is J4, which flies about in a corner."""
    table = Table(preset, bids=(3, 3), **options)
    table.only(*(f"{one} -" for one in aircraft), "J4 -7,5 NE", points=list(points), holder=1)
    table.play("fly J4") if table.asked == "activate" else None
    table.play("forward; left; left; stop")
    return table


@pytest.mark.clause("DF-3.3.4", "DF-3.3.2")
def test_all_aircraft_start_on_own_reinforcement_areas_japan_first() -> None:
    table = Table("domination", set_up=False)
    assert table.seat == "japan"
    areas = {option.split()[2] for option in table.options()}
    assert areas == {"-3,-4", "-4,-3", "-5,-2", "-7,3", "-7,4", "-7,5", "2,-7", "3,-7", "4,-7"}
    table = Table("domination", reinforcement_layout="alternating", set_up=False)
    assert "7,-5" in {option.split()[2] for option in table.options()}


@pytest.mark.clause("DF-3.2")
@pytest.mark.parametrize(("preset", "target"), [("domination-short", 9), ("domination", 12), ("domination-long", 15)])
def test_three_lengths(preset: str, target: int) -> None:
    assert Table(preset).view()["target"] == target
    assert target in GAME.data.figures["domination_points"]["targets"]


@pytest.mark.clause("DF-3.1", "DF-3.1.1", "DF-R33", "DF-R55")
@pytest.mark.parametrize(("name", "before", "after"), [("U1", 11, 12), ("UA1", 11, 14)])
def test_reaching_the_threshold_ends_the_game_at_once(name: str, before: int, after: int) -> None:
    table = Table("domination").only(f"{name} 7,-3 E", "U2 0,0 E", "J1 -4,3 E").set(points=[11, before])
    table.play(f"fly {name}; forward; fly-off")
    assert table.outcome == ("japan", "points")
    assert table.points == (11, after)


@pytest.mark.clause("DF-3.1.1", "DF-R32")
def test_every_kill_scores_also_of_a_fighter_that_had_returned() -> None:
    table = (
        Table("domination").only("U1 7,-3 E", "U2 0,0 E", "J1 -4,3 E").set(lost=[3, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1])
    )
    table.play("fly U1; forward; fly-off")
    assert table.points == (0, 1)
    assert table.aircraft("U1")["lost"] == 4


@pytest.mark.clause("DF-3.3.3", "DF-F1")
def test_an_ace_flies_like_a_fighter() -> None:
    table = Table("domination").put("UA1 0,0 E")
    table.play("fly UA1; forward; forward; forward")
    assert table.allows("stop")
    table.play("forward")
    assert table.at("UA1") == "4,0 E"


@pytest.mark.clause("DF-3.3.3", "DF-R16", "DF-R43")
def test_an_ace_plans_three_and_leaves_one_out() -> None:
    """DF-T19."""
    table = Table("domination").only("UA1 0,0 E", "J1 3,-1 E")
    table.play("attack UA1 J1")
    assert len(table.options("plan")) == 24
    assert table.refused("plan left left left") == ("plan-tokens", "DF-R43")
    assert table.refused("plan left left") == ("plan-length", "DF-C3")
    table.play("plan left left right", "plan forward forward", "first usa")
    assert (table.asked, table.seat, table.params["tokens"]) == ("skip", "usa", ["left", "left", "right"])
    assert table.options() == ["skip 1", "skip 3"], "the two lefts are alike"
    assert table.allows("skip 2")
    assert table.refused("skip 4") == ("no-such-token", "DF-3.3.3")
    table.play("skip 2")
    assert table.at("UA1") == "2,-1 E"


@pytest.mark.clause("DF-R50", "DF-R16")
def test_of_two_aces_the_first_to_move_chooses_first() -> None:
    table = Table("domination").only("UA1 0,0 E", "JA1 3,-1 E")
    table.play("attack UA1 JA1", "plan left forward right", "plan forward left right", "first japan")
    assert (table.asked, table.seat) == ("skip", "japan")
    table.play("skip 2")
    assert table.at("JA1") == "5,-1 SE"
    assert (table.asked, table.seat) == ("skip", "usa")


@pytest.mark.clause("DF-3.4.1a", "DF-R30", "DF-R61")
@pytest.mark.parametrize(
    ("aircraft", "points"),
    [
        (("U1 0,0 E", "U2 1,0 E", "UA1 2,0 E", "J1 0,1 E", "JA1 0,2 E"), (2, 0)),
        (("U1 0,0 E", "J1 0,1 E"), (0, 0)),
        (("U1 0,0 E", "J1 0,1 E", "JA1 0,2 E"), (0, 2)),
        (("U1 3,0 E", "J1 0,1 E"), (0, 2)),
    ],
)
def test_more_aircraft_on_midway_score_two(aircraft: tuple[str, ...], points: tuple[int, int]) -> None:
    """Fighters and Aces count alike; equal numbers score nothing; (3,0) is not Midway."""
    assert at_the_end(*aircraft).points == points


@pytest.mark.clause("DF-R61")
def test_a_small_tile_never_belongs_to_midway() -> None:
    table = Table("domination")
    oob = table.plain_oob()
    assert not any(placement.areas & oob.midway for placement in oob.board.placements)


@pytest.mark.clause("DF-R30", "DF-3.1")
def test_midway_can_win_the_game_before_reinforcements() -> None:
    """DF-T16: USA 10 points, 3 against 2 aircraft on Midway."""
    table = at_the_end("U1 0,0 E", "U2 1,0 E", "UA1 2,0 E", "J1 0,1 E", "JA1 0,2 E", points=(10, 3))
    assert table.outcome == ("usa", "points")
    assert table.points == (12, 3)


@pytest.mark.clause("DF-3.4.1b", "DF-R31")
def test_fighters_return_aces_do_not_the_holder_first() -> None:
    """DF-T16: two Japanese Fighters and an Ace were lost."""
    table = at_the_end("U1 4,0 E", "U2 4,1 E", "U3 4,-1 E", "UA1 4,-2 E", "J1 -4,1 E", "JA1 -4,2 E")
    asked = []
    while table.asked == "return":
        asked.append(table.seat)
        assert all(option.split()[1][1] != "A" for option in table.options())
        table.play(table.options()[0])
    assert asked == ["japan", "japan", "usa"]
    assert table.at("JA2") == "lost"
    assert table.view()["round"] == 2
    assert "J2" in table.marked()


@pytest.mark.clause("DF-R31")
def test_an_ace_cannot_be_named_as_reinforcement() -> None:
    table = at_the_end("U1 4,0 E", "J1 -4,1 E")
    assert table.refused("place JA2 -7,3 E") == ("ace-lost", "DF-R31")


@pytest.mark.clause("DF-R49", "DF-R31")
def test_any_aircraft_blocks_a_reinforcement_area_and_without_a_free_one_a_fighter_waits() -> None:
    blocked = {"reinforcement_areas": {"sides": {"usa": [[3, 4], [4, 3], [5, 2], [7, -5], [7, -4], [7, -3]]}}}
    table = at_the_end(
        "J1 3,4 E",
        "J2 4,3 E",
        "J3 5,2 E",
        "JA1 7,-5 E",
        "JA2 7,-4 E",
        "U1 7,-3 E",
        "U2 0,0 E",
        "UA1 0,1 E",
        data=blocked,
    )
    assert table.asked == "bid", "U3 and U4 find no free area"
    assert (table.at("U3"), table.at("U4")) == ("lost", "lost")


@pytest.mark.clause("DF-R49")
def test_placing_is_compulsory_while_an_area_is_free() -> None:
    table = at_the_end("U1 4,0 E", "J1 -4,1 E")
    assert {option.split()[0] for option in table.options()} == {"place"}
    assert table.refused("done")[0] == "other-question"
