"""7. Combat in the American Phase: what becomes of the squadrons aboard."""

from __future__ import annotations

import pytest

from .raids import DIVE
from .table import CARRIERS, Table


def bombed(ship_hits: dict[str, int], table: Table | None = None) -> Table:
    """Kido Butai after a normal raid that gave the ships these hits."""
    table = table or Table()
    order = [ship for ship in CARRIERS if table.condition(ship) != "sunk"]
    count = max(len(order) * number - len(order) + order.index(ship) + 1 for ship, number in ship_hits.items())
    table.put("cap", "ZA").set(turn=5, found=True)
    table.raid(bombers=count, die=DIVE)
    table.play("commit ZA")
    table.roll(1)
    while table.asked == "flak":
        table.roll(1)
    given: dict[str, int] = {}
    while table.asked == "bomb":
        ship = str(table.params["ship"]).lower()
        hit = given.get(ship, 0) < ship_hits.get(ship, 0)
        given[ship] = given.get(ship, 0) + hit
        table.roll(6 if hit else 1)
    return table


@pytest.mark.clause("KB-7g", "KB-R59")
def test_a_sunk_carrier_takes_all_squadrons_aboard_with_it() -> None:
    table = bombed({"kaga": 2})
    assert table.condition("kaga") == "sunk"
    assert table.at("lost") == ["K1", "K2", "K3", "ZK"]


@pytest.mark.clause("KB-7h", "KB-R39")
def test_a_damaged_carrier_loses_only_what_it_has_no_room_for() -> None:
    table = Table().put("centre", "A1")
    table = bombed({"akagi": 1}, table)
    assert table.condition("akagi") == "damaged"
    assert table.at("akagi") == ["A2", "A3"], "with the Zero on CAP two are aboard, and two have room"
    assert table.at("lost") == []


@pytest.mark.clause("KB-7h", "KB-7i", "KB-R39", "KB-R60")
def test_the_more_numerous_kind_aboard_loses_first() -> None:
    table = bombed({"kaga": 1})
    assert table.at("kaga") == ["K3", "ZK"], "three bombers and a Zero: two bombers go"
    assert [one["cause"] for one in table.told("squadron-lost")] == ["no-room", "no-room"]
    table = Table().put("lost", "K1", "K2").put("kaga", "ZS", "ZH")
    table = bombed({"kaga": 1}, table)
    assert table.asked == "japanese-phase"
    assert table.at("kaga") == ["K3", "ZH"], "one bomber and three Zeros: two Zeros go"


@pytest.mark.clause("KB-7i", "KB-R52", "KB-R39")
@pytest.mark.parametrize(("die", "left"), [(1, "ZS"), (3, "ZS"), (4, "S2"), (6, "S2")])
def test_a_tie_aboard_is_decided_by_a_die(die: int, left: str) -> None:
    table = bombed({"soryu": 1})
    assert table.at("soryu") == ["S2", "ZS"], "judged again after each removal"
    assert (table.asked, table.params["ship"]) == ("tie-aboard", "Soryu")
    table.roll(die)
    assert table.at("soryu") == [left]


@pytest.mark.clause("KB-R39")
def test_squadrons_in_the_air_are_safe() -> None:
    table = Table().put("centre", "K1", "K2", "K3").put("cap", "ZK")
    table = bombed({"kaga": 2}, table)
    assert table.at("lost") == []


@pytest.mark.clause("KB-R60")
def test_the_player_chooses_which_squadron_of_the_kind_goes() -> None:
    table = Table().put("kaga", "K2", facing="N").put("kaga", "K3", load="torpedoes")
    table = bombed({"kaga": 1}, table)
    assert (table.asked, table.state.seat, table.params["ship"]) == ("lose", "japan", "Kaga")
    assert table.options() == ["lose K1", "lose K2", "lose K3"]
    assert table.refused("lose ZK") == ("not-removable", "KB-R60")
    assert table.refused("end") == ("other-question", "KB-R60")
    table.play("lose K2; lose K1")
    assert table.at("kaga") == ["K3", "ZK"]


@pytest.mark.clause("KB-R60")
def test_squadrons_that_are_alike_are_listed_once_and_any_may_be_named() -> None:
    table = Table().put("kaga", "K3", load="torpedoes")
    table = bombed({"kaga": 1}, table)
    assert table.options() == ["lose K1", "lose K3"]
    table.play("lose K2; lose K3")
    assert table.at("kaga") == ["K1", "ZK"]


@pytest.mark.slow
@pytest.mark.clause("KB-R60")
def test_with_removal_choice_random_chance_picks_it() -> None:
    table = Table(removal_choice="random").put("kaga", "K3", load="torpedoes")
    table = bombed({"kaga": 1}, table)
    assert (table.asked, table.state.seat) == ("lose-random", "chance")
    assert table.options() == ["lose K1", "lose K3"]
    assert [str(part) for part in table.state.odds()] == ["2/3", "1/3"]
    table.record.apply(table.state.parse("lose K1"))
    table.record.apply(table.state.parse("lose K3"))
    assert table.at("kaga") == ["K2", "ZK"]


@pytest.mark.clause("KB-R59")
def test_all_bombs_strike_before_any_squadron_is_removed() -> None:
    table = bombed({"akagi": 1, "soryu": 2})
    assert (table.condition("akagi"), table.condition("soryu")) == ("damaged", "sunk")
    lost = [str(one["squadron"]) for one in table.told("squadron-lost")]
    assert lost == ["S1", "S2", "ZS", "A1"], "first those of the sunk ship, then those without room"


@pytest.mark.clause("KB-R59", "KB-6c3")
def test_bombers_cannot_be_aimed_anew_when_their_ship_is_sunk() -> None:
    table = Table().put("cap", "ZA").put("lost", "A1").set(turn=5, found=True, hits={"akagi": 1})
    table.raid(bombers=5, die=DIVE)
    table.play("commit ZA")
    table.roll(1)
    while table.asked == "flak":
        table.roll(1)
    table.roll(6, 6, 1, 1, 1)
    assert table.sunk() == ["akagi"]
    assert table.condition("kaga") == "whole"


@pytest.mark.clause("KB-7g", "KB-6c3")
def test_a_ship_damaged_before_sinks_on_the_next_hit() -> None:
    table = Table().put("hiryu", "H1").put("lost", "H2", "ZH").set(hits={"hiryu": 1, "akagi": 2, "kaga": 2, "soryu": 2})
    table = bombed({"hiryu": 1}, table)
    assert table.condition("hiryu") == "sunk"
    assert table.place("H1") == "lost"
