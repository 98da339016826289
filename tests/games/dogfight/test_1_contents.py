"""1. Contents: what is in the box, and that the figures add up."""

from __future__ import annotations

import pytest

from pointluck.engine import leaves

from .table import GAME, Table

FIGURES = GAME.data.figures
COMPONENTS = FIGURES["components"]


@pytest.mark.clause("DF-1.2")
@pytest.mark.parametrize("board", ["large", "compact"])
def test_seven_big_tiles_one_of_them_midway_and_two_small_ones(board: str) -> None:
    assert len(FIGURES["boards"][board]["big_tiles"]) == COMPONENTS["big_tiles"] == 7
    assert FIGURES["boards"][board]["midway_tile"] in FIGURES["boards"][board]["big_tiles"]
    assert len(Table().view()["tiles"]) == COMPONENTS["small_tiles"] == 2


@pytest.mark.clause("DF-1.4", "DF-1.5")
@pytest.mark.parametrize(("preset", "role"), [("carrier-hunt", "bomber"), ("domination", "ace")])
def test_four_fighters_and_two_special_aircraft_a_side(preset: str, role: str) -> None:
    for side in GAME.seats:
        roles = [one["role"] for one in Table(preset).view()["aircraft"] if one["side"] == side]
        assert roles == ["fighter"] * 4 + [role] * 2


@pytest.mark.clause("DF-1.6.3", "DF-1.6.4", "DF-1.6.5")
def test_the_cards_add_up() -> None:
    assert sum(card["copies"] for card in FIGURES["order_cards"].values()) == COMPONENTS["order_cards"] == 20
    for side in GAME.seats:
        assert len(FIGURES["special_orders"][side]) == COMPONENTS["special_order_cards_per_side"] == 2
        assert len(FIGURES["firing_cards"][side]) == COMPONENTS["firing_cards_per_side"] == 7
    diagrams, score_charts, initiative = 2, 2, 1
    assert COMPONENTS["cards_total"] == diagrams + score_charts + 20 + 2 * 2 + 2 * 7 + initiative


@pytest.mark.clause("DF-1.7", "DF-1.8", "DF-1.9")
def test_tokens_points_and_markers_add_up() -> None:
    assert sum(FIGURES["manoeuvre_tokens"].values()) == COMPONENTS["manoeuvre_tokens_per_side"] == 6
    assert FIGURES["initiative"]["command_points"] == COMPONENTS["command_points_per_side"] == 3
    assert len(Table().marked()) == COMPONENTS["activation_markers"] == 12


def test_every_figure_has_a_provenance() -> None:
    for path, _ in leaves(FIGURES):
        assert GAME.data.provenance(path).tag in ("printed", "derived", "reconstructed"), path


@pytest.mark.clause("DF-R36")
def test_one_word_for_one_thing() -> None:
    words = " ".join(clause.text["en"] for clause in GAME.clauses.values())
    assert "Initials" not in words
    assert "Dominion" not in words


@pytest.mark.clause("DF-R58", "DF-R59")
def test_there_are_two_seats_and_nothing_more() -> None:
    assert GAME.seats == ("usa", "japan")
