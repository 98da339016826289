"""What players may type, and how the doctrine fares: recognisable play that beats chance."""

from __future__ import annotations

import pytest

from pointluck.engine import CHANCE, NotationError, Seeded
from pointluck.players import Situation, player

from .table import GAME, Table


def test_a_whole_order_in_one_breath() -> None:
    table = Table().put(14, "enterprise").status(enterprise="launch")
    table.spot("enterprise", "f4f", 2)
    table.spot("enterprise", "sbd", 3)
    table.run("order", "order", "order", side="usn")
    words = [str(action) for action in table.state.parse_all("launch enterprise 2f4f 3sbd > 18")]
    assert words == ["launch enterprise", "send 2f4f 3sbd-b", "to 18"]
    table.play("launch enterprise 1f4f 3sbd > sz18", "cap enterprise 1")
    assert len(table.state.flying_over(1, 18)) == 4
    assert len(table.state.flying_over(1, 14)) == 1


def test_only_the_ships_named_go() -> None:
    table = Table().run("order", "order").play("move 10 kongo-1 yagumo-9 > 11")
    assert [table.oob.ships[ship] for ship in table.state.ships_at(0, 11)] == ["Kongo 1", "Yagumo 9"]
    other = Table().run("order", "order").play("move tf1 > 11")
    assert not other.state.has_ships(0, 10)


def test_status_by_names_all_or_default() -> None:
    table = Table().until("status", "ijn")
    assert str(table.state.parse("status akagi recover")) == (
        "status akagi=recover kaga=launch hiryu=launch soryu=launch"
    )
    assert str(table.state.parse("status all man")).count("maneuver") == 4
    assert table.state.parse("status default") == table.state.legal()[0]
    with pytest.raises(NotationError):
        table.state.parse("status bismarck launch")


def test_unknown_verbs_are_named() -> None:
    with pytest.raises(NotationError):
        Table().state.parse("retreat at once")


@pytest.mark.slow
@pytest.mark.parametrize("seat", GAME.seats)
def test_the_doctrine_beats_random_play(seat: str) -> None:
    won = 0
    for number in range(3):
        state = GAME.new(vp_target=10)
        names = {one: "doctrine" if one == seat else "random" for one in GAME.seats}
        players = {one: player(name, GAME.id, one, number) for one, name in names.items()}
        dice = Seeded(number)
        while not state.over:
            to_act = state.seat
            assert to_act is not None
            state.apply(dice.pick(state) if to_act == CHANCE else players[to_act].choose(Situation(state, to_act)))
        assert state.problems() == []
        assert state.result is not None
        won += state.result.winner == seat
    assert won >= 2


def test_the_doctrine_sends_bombers_from_the_airfield_not_fighters_alone() -> None:
    table = Table().locate("ijn", 19).run("order", "order", side="usn")
    table.play("launch airfield")
    chosen = player("doctrine", GAME.id, "usn", 1).choose(Situation(table.state, "usn"))
    assert all("-" in word for word in chosen.args)
