"""Firing: diagrams, drawing, the result, and the exact odds."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from pointluck.engine import Action, State, distribution
from pointluck.games.dogfight.odds import Guns, firing_odds

from .table import Table, aimed

YELLOW = ("U1 0,0 E", "J1 2,0 W")
"""Head-on at distance 2: each has the other in a yellow area."""


def fired(table: Table, usa: str = "", japan: str = "") -> Table:
    """Pass all cards and draw these Firing Cards."""
    table.pass_cards()
    for cards in (usa, japan):
        if cards:
            assert table.asked == "draw"
            table.play(f"draw {cards}")
    return table


@pytest.mark.clause("DF-C10")
@pytest.mark.parametrize(
    ("aircraft", "seen"),
    [
        (("U1 0,0 NE", "J1 1,-1 NE"), {"usa": "red", "japan": "off"}),
        (("U1 0,0 NE", "J1 0,-1 NE"), {"usa": "yellow", "japan": "navy"}),
        (("J1 2,-1 W", "U1 0,1 E"), {"japan": "yellow", "usa": "off"}),
        (("UB1 -1,2 SW", "J1 1,0 SW"), {"usa": "light_blue", "japan": "yellow"}),
        (("JB1 -1,2 SW", "U1 1,0 SW"), {"japan": "navy", "usa": "yellow"}),
        (("JB1 -1,2 SW", "U1 -2,3 SW"), {"japan": "yellow", "usa": "light_blue"}),
        (("U1 0,0 E", "J1 -1,0 E"), {"usa": "light_blue", "japan": "red"}),
        (("J1 0,0 E", "U1 -1,0 E"), {"japan": "off", "usa": "red"}),
    ],
)
def test_where_each_has_the_other(aircraft: tuple[str, str], seen: dict[str, str]) -> None:
    """DF-T8."""
    table = aimed(*aircraft).pass_cards()
    assert table.told("firing-began") == [seen]


@pytest.mark.clause("DF-C9", "DF-R23")
def test_without_an_attack_area_there_is_no_firing() -> None:
    table = aimed("U1 0,0 E", "J1 -2,0 W").pass_cards()
    assert len(table.told("no-firing")) == 1
    assert (table.asked, table.holder) == ("activate", "usa")


@pytest.mark.clause("DF-C9", "DF-R45")
def test_the_defender_may_be_the_one_who_shoots_and_off_the_diagram_draws_nothing() -> None:
    table = fired(aimed("J1 0,0 E", "U1 1,0 NE"), usa="1", japan="3 2 5")
    assert table.at("U1") == "lost", "U1 was the Attacker"
    table = aimed("U1 0,0 E", "J1 1,0 E")
    fired(table, usa="1 2 3")
    assert table.at("J1") == "lost", "red 1, 2, 3 against off the diagram (DF-T11)"


@pytest.mark.clause("DF-C11", "DF-C12", "DF-R47")
@pytest.mark.parametrize(
    ("usa", "japan", "lost"),
    [("5 3", "5 1", []), ("2 1", "6 3", ["U1"]), ("7 1", "6 5", ["J1"]), ("4 1", "4 3", [])],
)
def test_the_highest_card_wins_and_equal_ones_are_a_tie(usa: str, japan: str, lost: list[str]) -> None:
    table = fired(aimed(*YELLOW), usa, japan)
    assert [name for name in ("U1", "J1") if table.at(name) == "lost"] == lost


@pytest.mark.clause("DF-C12", "DF-R23")
def test_a_winner_with_a_defence_area_destroys_nothing() -> None:
    """DF-T11: yellow 5, 3 against light blue 6, 1."""
    table = fired(aimed("J1 0,0 SE", "U1 1,0 E"), usa="6 1", japan="5 3")
    assert (table.at("J1"), table.at("U1")) == ("0,0 SE", "1,0 E")


@pytest.mark.clause("DF-3.3.3", "DF-R32", "DF-R47")
def test_an_ace_adds_one_to_each_card() -> None:
    """DF-T11: Ace yellow 6, 2 against yellow 7, 1."""
    table = aimed("UA1 0,0 E", "J1 2,0 W", preset="domination")
    fired(table, usa="6 2", japan="7 1")
    assert table.told("firing-result") == [{"usa": 7, "japan": 7, "winner": "tie"}]


@pytest.mark.clause("DF-R24")
def test_third_aircraft_neither_block_nor_are_hit() -> None:
    table = aimed(*YELLOW, "J2 1,0 W", "U2 1,1 W")
    fired(table, usa="7 6", japan="1 2")
    assert [name for name in ("U1", "U2", "J1", "J2") if table.at(name) == "lost"] == ["J1"]


@pytest.mark.clause("DF-C13", "DF-R26")
def test_cards_are_drawn_without_replacement_and_all_go_back() -> None:
    table = aimed(*YELLOW).pass_cards()
    assert len(table.options()) == 21
    assert all(len(set(option.split()[1:])) == 2 for option in table.options())
    table.play("draw 1 2")
    assert table.view("usa")["firing_piles"] == {"usa": 5, "japan": 7}
    table.play("draw 1 2")
    assert table.view("usa")["firing_piles"] == {"usa": 7, "japan": 7}


@pytest.mark.clause("DF-R48")
def test_both_draw_then_show_together() -> None:
    table = aimed(*YELLOW).pass_cards()
    table.play("draw 3 5")
    assert [event.seats for event in table.events] == [("usa",)]
    assert table.view("usa")["combat"]["drawn"] == {"usa": [3, 5], "japan": []}
    for seat in ("japan", None):
        assert table.view(seat)["combat"]["drawn"] == {"usa": "sealed", "japan": []}
    table.play("draw 1 2")
    assert table.told("cards-shown") == [{"usa": ["3", "5"], "japan": ["1", "2"]}]


@pytest.mark.clause("DF-R68")
def test_a_pile_that_is_too_small_gives_what_it_has() -> None:
    table = aimed(*YELLOW, data={"firing_cards": {"usa": [4]}}).pass_cards()
    assert table.view("usa")["combat"]["drawn"]["usa"] == [4], "the only card needs no draw"


@pytest.mark.clause("DF-C14", "DF-R2")
def test_after_the_firing_the_combat_is_over() -> None:
    table = fired(aimed(*YELLOW), "5 3", "5 1")
    assert table.view()["combat"] is None
    assert (table.holder, table.asked) == ("usa", "activate"), "U4 still has its marker"


# --- odds -------------------------------------------------------------------------------------------------------

SEVEN = tuple(range(1, 8))
PLAIN = {
    (1, 1): ("3/7", "1/7", "3/7"),
    (2, 1): ("13/21", "1/7", "5/21"),
    (2, 2): ("25/63", "13/63", "25/63"),
    (3, 1): ("5/7", "1/7", "1/7"),
    (3, 2): ("53/105", "5/21", "9/35"),
    (3, 3): ("61/175", "53/175", "61/175"),
    (4, 1): ("27/35", "1/7", "3/35"),
    (4, 2): ("61/105", "9/35", "17/105"),
    (4, 3): ("517/1225", "61/175", "281/1225"),
    (2, 0): ("1", "0", "0"),
}
ACE = {
    (1, 1): ("4/7", "6/49", "15/49"),
    (2, 1): ("16/21", "5/49", "20/147"),
    (2, 2): ("38/63", "10/63", "5/21"),
    (2, 3): ("52/105", "4/21", "11/35"),
    (3, 1): ("6/7", "4/49", "3/49"),
    (3, 2): ("26/35", "1/7", "4/35"),
    (3, 3): ("114/175", "33/175", "4/25"),
}
AILERON_ROLL = {
    (2, 1): ("1", "0", "0"),
    (1, 2): ("13/21", "1/7", "5/21"),
    (2, 2): ("53/63", "5/63", "5/63"),
    (2, 3): ("71/105", "1/7", "19/105"),
    (3, 2): ("97/105", "1/21", "1/35"),
    (3, 3): ("143/175", "19/175", "13/175"),
}


def cases() -> list[tuple[Guns, Guns, tuple[Fraction, ...]]]:
    found = []
    for table, bonus, ignored in ((PLAIN, 0, 0), (ACE, 1, 0), (AILERON_ROLL, 0, 1)):
        for (own, other), odds in table.items():
            guns = Guns(SEVEN, own, bonus), Guns(SEVEN, other, 0, ignored)
            found.append((*guns, tuple(Fraction(part) for part in odds)))
    return found


@pytest.mark.clause("DF-C11")
@pytest.mark.parametrize(("own", "other", "odds"), cases())
def test_the_odds_of_firing(own: Guns, other: Guns, odds: tuple[Fraction, ...]) -> None:
    assert firing_odds(own, other) == odds


def _who_is_lost(state: State) -> str:
    """The outcome for the USA."""
    lost = [one["name"] for one in state.view(None)["aircraft"] if one["area"] is None]
    return "win" if "J1" in lost else "loss" if "U1" in lost else "tie"


def _combat_over(state: State) -> bool:
    return state.view(None)["combat"] is None


def _enumerated(table: Table, choose: Callable[[State], Action] | None = None) -> tuple[Fraction, ...]:
    """Win, tie and loss of the USA by following every draw through the rules themselves."""
    table.pass_cards()
    found = distribution(table.state, _who_is_lost, _combat_over, choose)
    return tuple(found.get(name, Fraction(0)) for name in ("win", "tie", "loss"))


@pytest.mark.slow
@pytest.mark.clause("DF-C11", "DF-C12", "DF-R26")
@pytest.mark.parametrize(("own", "other"), list(PLAIN))
def test_the_rules_give_the_same_odds(own: int, other: int) -> None:
    """Both in yellow areas, with as many cards as the case wants."""
    data = {"colours": {"yellow": {"cards": own}, "red": {"cards": other}}}
    # U1 has J1 in yellow (front left); J1 faces U1, which is red, or has it off the diagram.
    facing = "NE" if other == 0 else "SW"
    table = aimed("U1 0,0 E", f"J1 1,-1 {facing}", "U2 -3,0 E", data=data)
    win, tie, loss = _enumerated(table)
    assert (win, tie, loss) == tuple(Fraction(part) for part in PLAIN[own, other])


@pytest.mark.clause("DF-O6", "DF-R19")
def test_the_rules_give_the_odds_of_an_aileron_roll() -> None:
    table = aimed(*YELLOW, usa="aileron-roll")
    table.play("pass", "play aileron-roll")
    win, tie, loss = _enumerated(table)
    assert (win, tie, loss) == tuple(Fraction(part) for part in AILERON_ROLL[2, 2])


@pytest.mark.clause("DF-S2")
def test_veterans_have_the_odds_of_one_card_more() -> None:
    table = aimed(*YELLOW, usa="veterans")
    table.play("pass", "play veterans")
    assert _enumerated(table) == tuple(Fraction(part) for part in PLAIN[3, 2])


@pytest.mark.clause("DF-S4", "DF-R66")
def test_elite_pilots_have_the_odds_of_one_card_more() -> None:
    """Exchanging the lowest card whenever not winning."""
    table = aimed(*YELLOW, japan="elite-pilots")
    table.play("play elite-pilots")
    win, tie, loss = _elite(table, lambda mine, theirs: mine <= theirs)
    assert (loss, tie, win) == tuple(Fraction(part) for part in PLAIN[3, 2])


@pytest.mark.clause("DF-S4")
def test_elite_pilots_with_one_card_and_best_play() -> None:
    """Losing, or level with a card that is more likely to get better than worse."""
    data = {"colours": {"yellow": {"cards": 1}}}
    table = aimed(*YELLOW, japan="elite-pilots", data=data)
    table.play("play elite-pilots")
    win, tie, loss = _elite(table, lambda mine, theirs: mine < theirs or (mine == theirs and mine < 4))
    assert (loss, tie, win) == (Fraction(88, 147), Fraction(15, 98), Fraction(73, 294))


def _elite(table: Table, give: Callable[[int, int], bool]) -> tuple[Fraction, ...]:
    """The same, with the lowest card exchanged when `give` says so of the highest ones."""

    def choose(state: State) -> Action:
        drawn = state.view("japan")["combat"]["drawn"]
        legal = state.legal()
        return legal[0] if give(max(drawn["japan"]), max(drawn["usa"])) else legal[-1]

    return _enumerated(table, choose)


def test_the_highest_of_two_cards() -> None:
    low = Guns((2,), 1)
    both = Guns(SEVEN, 2)
    assert firing_odds(both, low).tie == Fraction(1, 21)
    assert firing_odds(both, Guns((6,), 1)).tie == Fraction(5, 21)
