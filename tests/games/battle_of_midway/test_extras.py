"""The two extras of the rulings: fog of war, and orders before reinforcements on turn 1; and spotting unit by unit."""

from __future__ import annotations

import json
from random import Random

import pytest

from pointluck.engine import CHANCE, Record, Seeded
from pointluck.games.battle_of_midway.pieces import CAP, DECK, MANEUVER, SHADOWING
from pointluck.players import Situation, player
from tests.support import play_through, prefix, steps

from .table import GAME, Table

# --- orders first -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-R11", "BM-R90")
def test_with_orders_first_the_four_tokens_come_before_reinforcements() -> None:
    table = Table(turn1_sequence="orders_first")
    assert (table.asked, table.state.phase, table.state.cup) == ("draw", "first-orders", [2, 2, 0, 0])
    table.draw("ijn").play("fly s1 > 31").draw("usn").play("cap airfield 3")
    assert len(table.state.flying_over(0, 31)) == 10
    table.draw("usn").play("pass", "pass")
    assert (table.asked, table.state.phase) == ("reinforce", "command")
    assert table.state.cup == [0, 0, 0, 0]
    table.until("draw")
    assert table.state.phase == "orders"
    assert table.state.cup == [2, 2, 1, 1], "the others, Weather and Combat follow after the search"


@pytest.mark.clause("BM-R11")
def test_normally_reinforcements_come_before_the_first_token() -> None:
    assert Table().asked == "reinforce"


@pytest.mark.clause("BM-R12", "BM-R90")
def test_with_orders_first_task_forces_are_paid_from_the_second_batch_whatever_the_option_says() -> None:
    table = Table(turn1_sequence="orders_first", turn1_payment="first_batch").until("reinforce", "usn")
    table.play("bring tf-enterprise > 14")
    assert table.state.reserve == [2, 1]


@pytest.mark.clause("BM-R90", "BM-R15")
def test_with_orders_first_a_carrier_that_sailed_keeps_maneuver_and_bars_no_reinforcements() -> None:
    table = Table(turn1_sequence="orders_first").draw("ijn").play("move 19 > 20").until("reinforce", "ijn")
    assert "bring task-force" in table.legal()
    table.until("status", "ijn")
    table.refused("status akagi launch", "status-arrived", "BM-1.4.1")
    table.play("status default").until("spot")
    akagi, kaga, hiryu, _ = (table.ship(name) for name in ("akagi", "kaga", "hiryu", "soryu"))
    assert [table.state.status[ship] for ship in (akagi, kaga)] == [MANEUVER] * 2
    assert table.state.status[hiryu] != MANEUVER


@pytest.mark.clause("BM-R90")
def test_with_orders_first_no_carrier_can_launch_yet() -> None:
    table = Table(turn1_sequence="orders_first").draw("ijn")
    table.refused("launch akagi", "not-launching", "BM-1.4.1")


# --- fog of war -------------------------------------------------------------------------------------------------------


def _zones(table: Table, seat: str | None, *names: str) -> list[str]:
    ships = table.state.view(seat)["ships"]
    return [ships[table.ship(name)]["zone"] for name in names]


@pytest.mark.clause("BM-R10", "BM-R91")
def test_in_the_fog_hidden_task_forces_are_shown_to_their_owner_only() -> None:
    table = Table(fog_of_war=True)
    assert _zones(table, "ijn", "akagi", "tone-1") == ["19", "19"]
    assert _zones(table, "usn", "akagi", "tone-1") == ["hidden", "hidden"]
    assert _zones(table, None, "akagi", "tone-1") == ["hidden", "hidden"]
    table.locate("ijn", 19)
    assert _zones(table, "usn", "akagi", "hiryu") == ["19", "hidden"]
    assert _zones(Table(), "usn", "akagi") == ["19"], "without the option all pieces lie open"


@pytest.mark.clause("BM-R91")
def test_in_the_fog_cards_aircraft_in_flight_and_transports_stay_open() -> None:
    table = Table(fog_of_war=True)
    table.put(37, "transports-1").damage("akagi", 2).spot("kaga", "a6m", 2)
    view = table.state.view("usn")
    assert view["ships"][table.ship("akagi")]["damage"] == 2
    assert _zones(table, "usn", "transports-1", "airfield") == ["37", "31"]
    assert sum(unit["at"] == "kaga deck" for unit in view["air"]) == 2
    assert sum(unit["at"] == "21" for unit in view["air"]) == 20


@pytest.mark.clause("BM-R91")
def test_in_the_fog_positions_that_differ_in_unseen_ships_look_the_same() -> None:
    one, other = Table(fog_of_war=True), Table(fog_of_war=True)
    other.put(28, "akagi", "kaga").put(24, "kongo-1")
    other.state.moved[other.ship("kongo-1")] = True
    for seat in ("usn", None):
        assert json.dumps(one.state.view(seat)) == json.dumps(other.state.view(seat))
    assert one.state.view("ijn") != other.state.view("ijn")


@pytest.mark.clause("BM-R91")
def test_in_the_fog_a_move_is_told_to_the_owner_and_the_enemy_learns_only_that_there_was_one() -> None:
    table = Table(fog_of_war=True).run("order", "order")
    table.play("move 10")
    assert table.state.view("ijn")["plan"][0] == 10
    assert (table.state.view("usn")["plan"], table.state.view("usn")["plan_unseen"]) == ([], True)
    table.play("to 11")
    seen = {seat: [event.kind for event in table.events if event.seen_by(seat)] for seat in GAME.seats}
    assert seen == {"ijn": ["task-force-moved"], "usn": ["moved-unseen"]}
    assert all("11" not in str(event.params) for event in table.events if event.seen_by("usn"))
    located = Table(fog_of_war=True).locate("ijn", 10).run("order", "order").play("move tf1 > 11")
    (left,) = [event for event in located.events if event.seen_by("usn")]
    assert (left.kind, left.params["start"], "zone" in left.params) == ("task-force-lost", "10", False)


@pytest.mark.clause("BM-R91")
def test_in_the_fog_an_arrival_is_told_without_its_zone() -> None:
    table = Table(fog_of_war=True).until("reinforce", "usn").play("bring tf-enterprise > 14")
    assert _zones(table, "ijn", "enterprise", "hornet") == ["hidden", "off-map"]
    (event,) = [event for event in table.events if event.seen_by("ijn")]
    assert (event.kind, event.params) == ("reinforced-unseen", {"seat": "usn", "force": "Task Force 16, Enterprise"})


@pytest.mark.clause("BM-R92")
def test_in_the_fog_an_unseen_force_does_not_close_an_entry_zone_and_is_met() -> None:
    table = Table(fog_of_war=True, us_entry="north_east").put(9, "kongo-1").run("reinforce", side="usn", turn=2)
    assert 9 in table.zones("bring")
    table.play("bring tf-enterprise > 09")
    assert table.state.is_located(0, 9)
    assert table.state.is_located(1, 9)
    assert all(event.reveals for event in table.told("located"))
    seen = Table(fog_of_war=True, us_entry="north_east").put(9, "kongo-1").locate("ijn", 9)
    assert 9 not in seen.run("reinforce", side="usn", turn=2).zones("bring")


@pytest.mark.clause("BM-R91", "BM-R66")
def test_in_the_fog_whoever_looked_with_his_ships_cannot_take_it_back() -> None:
    record = Record(GAME.new(fog_of_war=True, turn1_sequence="orders_first"))
    for text in ("draw ijn", "move 10", "to 11"):
        record.apply(record.state.parse(text))
    assert record.undo_point("ijn") == 3, "that zone 11 is empty is news"
    open_game = Record(GAME.new(turn1_sequence="orders_first"))
    for text in ("draw ijn", "move 10", "to 11"):
        open_game.apply(open_game.state.parse(text))
    assert open_game.undo_point("ijn") == 1


def _news(table: Table) -> bool:
    """Whether what was played last cannot be taken back."""
    return any(event.reveals for event in table.events)


@pytest.mark.clause("BM-R92", "BM-1.3.2.1")
@pytest.mark.parametrize("fog", [True, False])
def test_in_the_fog_whom_transports_meet_is_news_and_so_is_that_they_meet_nobody(fog: bool) -> None:
    for usn_is_there in (True, False):
        table = Table(fog_of_war=fog).damage("airfield", 5)
        table.state.airfield_lost = 1
        if usn_is_there:
            table.put(table.oob.ijn_entry, "enterprise")
        table.run("reinforce", turn=2).play("bring transports")
        assert table.state.is_located(1, table.oob.ijn_entry) == usn_is_there
        assert _news(table) == fog


@pytest.mark.clause("BM-R65", "BM-R91")
@pytest.mark.parametrize("below", ["enterprise", "nobody"])
def test_in_the_fog_whether_cap_that_fights_betrays_a_force_is_news(below: str) -> None:
    """At the airfield CAP has a haven, with ships below it or without."""
    table = Table(fog_of_war=True, cap_fight_reveals=True).empty_sea().damage("airfield", 5).damage("seaplane-base", 5)
    if below == "enterprise":
        table.put(31, "enterprise")
    table.fly(31, "akagi", "d3a", 2, fuel=0)
    table.fly(31, "airfield", "f4f", 1, job=CAP)
    table.run("combat-zones", "battles", "order").play("attack")
    assert table.state.is_located(1, 31) == (below == "enterprise")
    assert _news(table)


@pytest.mark.clause("BM-R50", "BM-R92")
def test_in_the_fog_where_a_shadower_follows_a_force_by_itself_is_news() -> None:
    """The other aircraft over the force are asked next, so that it has not arrived yet."""
    table = _sailing_from_below_aircraft(home="hiryu", cap_zone=15)
    assert table.state.view("usn")["plan"][:2] == [10, 0]
    table.play("follow")
    assert table.asked == "enemy-follow"
    assert table.state.view("usn")["plan"][:2] == [10, 11]
    assert _news(table)


@pytest.mark.clause("BM-R58", "BM-R91")
def test_in_the_fog_where_cap_goes_with_its_force_is_news() -> None:
    table = _sailing_from_below_aircraft(home="akagi", cap_zone=10, shadowed=False)
    table.play("follow 2a6m@akagi:2")
    assert table.asked == "enemy-follow"
    assert table.state.view("usn")["plan"][:2] == [10, 0], "the ships are out of sight"
    assert len(table.state.flying_over(0, 11)) == 2, "the CAP above them is not"
    assert _news(table)


@pytest.mark.clause("BM-R91")
def test_in_the_fog_a_sample_has_nobody_in_the_zone_that_a_force_has_left_in_sight() -> None:
    view = _sailing_from_below_aircraft(home="hiryu", cap_zone=15).state.view("usn")
    samples = [GAME.sample(view, Random(number)) for number in range(100)]
    assert not any(sample.has_ships(0, 10) for sample in samples)  # type: ignore[attr-defined]


def _sailing_from_below_aircraft(home: str, cap_zone: int, shadowed: bool = True) -> Table:
    """A located force leaves a zone with enemy aircraft over it; its CAP has not followed yet, nor have they."""
    table = Table(fog_of_war=True, combat_aircraft_follow="optional").locate("ijn", 10)
    table.fly(10, "enterprise", "sbd", 2)
    table.fly(cap_zone, home, "a6m", 2, job=CAP)
    if shadowed:
        pby = table.oob.patrol_index["pby-1"]
        table.state.at[pby], table.state.job[pby] = 10, SHADOWING
        table.state.fuel[pby] = table.oob.full[pby]
    table.run("order", "order").play("move 10", "to 11")
    assert table.asked == "cap-follow"
    return table


@pytest.mark.clause("BM-R95")
def test_in_the_fog_who_has_to_fly_home_is_news() -> None:
    """Whoever is asked for a way home is not over the deck: the step that led there cannot be taken back."""
    for fog in (True, False):
        table = Table(fog_of_war=fog).put(14, "enterprise")
        table.fly(25, "enterprise", "sbd", 2, fuel=0)
        table.run("return-home", side="usn")
        assert table.asked == "return"
        assert any(event.reveals for event in table.events) == fog


@pytest.mark.clause("BM-R95")
def test_in_the_fog_who_has_no_choice_is_asked_all_the_same() -> None:
    """So that nobody can tell from a question that is not put where ships are. Without fog nobody is bothered."""
    alone = [now.stack[-1] for now, _ in steps(GAME.new(fog_of_war=True), 3) if len(now.legal()) == 1]
    assert {"reinforce", "patrol", "reveal"} <= set(alone)
    assert all(len(now.legal()) > 1 for now, _ in steps(GAME.new(), 3))


@pytest.mark.clause("BM-R91", "BM-R95")
def test_in_the_fog_orders_are_told_to_their_own_side_only() -> None:
    table = Table(fog_of_war=True).run("order", "order")
    assert table.state.known_to == ("ijn",)
    table.play("move 10")
    assert table.state.known_to == ("ijn",)
    assert Table().run("order", "order").state.known_to is None, "without the option all pieces lie open"


@pytest.mark.clause("BM-R95")
def test_in_the_fog_whoever_follows_is_not_told_where_to_before() -> None:
    table = Table(fog_of_war=True).locate("ijn", 10).put(10, "kongo-1")
    table.fly(10, "enterprise", "sbd", 2)
    table.run("order", "order")
    table.play("move 10", "leave kongo-1", "to 11")
    assert (table.state.seat, table.asked) == ("usn", "enemy-follow")
    assert table.state.view("usn")["plan"][:2] == [10, 0]
    assert table.state.question is not None
    assert table.state.question.params["zone"] == "?"
    table.play("follow all" if "follow all" in map(str, table.state.legal()) else str(table.state.legal()[0]))
    assert any(event.reveals for event in table.events), "and then it cannot be taken back"


@pytest.mark.slow
@pytest.mark.clause("BM-R91")
@pytest.mark.parametrize("seed", range(3))
def test_in_the_fog_a_sample_fits_the_view_can_be_played_on_and_varies(seed: int) -> None:
    state = GAME.new(fog_of_war=True)
    random = Random(seed)
    varied = False
    for number, (now, _) in enumerate(steps(state, seed)):
        if number > 900 or random.random() > 0.05:
            continue
        for seat in GAME.seats:
            view = now.view(seat)
            samples = [GAME.sample(json.loads(json.dumps(view)), random) for _ in range(2)]
            varied = varied or samples[0] != samples[1]
            for sample in samples:
                assert sample.view(seat) == view
                assert sample.problems() == []
                assert sample.seat == now.seat
                assert sample.legal()
                if now.seat == seat:
                    assert sample.legal() == now.legal()
            prefix(samples[0], number, 30)
            assert samples[0].problems() == []
    assert varied


@pytest.mark.clause("BM-R91")
def test_in_the_fog_a_sample_has_somebody_where_the_search_dice_fall_and_under_cap() -> None:
    table = Table(fog_of_war=True).run("usn", "search")
    table.state.at[table.oob.patrol_index["pby-1"]] = 19
    table.run("usn", "search")
    assert table.asked == "search-die"
    view = table.state.view("usn")
    for number in range(20):
        sample = GAME.sample(view, Random(number))
        assert sample.has_ships(0, 19)  # type: ignore[attr-defined]
    above = Table(fog_of_war=True).run("reinforce", side="usn", turn=2)
    above.fly(24, "akagi", "a6m", 2, job=CAP)
    view = above.state.view("usn")
    there = sum(GAME.sample(view, Random(number)).zone[above.ship("akagi")] == 24 for number in range(40))  # type: ignore[attr-defined]
    assert there > 20, "CAP stays with a capital ship, so that is where the carrier most likely is"


@pytest.mark.clause("BM-R10", "BM-R91")
def test_the_doctrine_plays_a_whole_game_in_the_fog() -> None:
    state = GAME.new(fog_of_war=True, turn1_sequence="orders_first", vp_target=10)
    players = {seat: player("doctrine", GAME.id, seat, 5) for seat in GAME.seats}
    dice = Seeded(5)
    while (seat := state.seat) is not None:
        state.apply(dice.pick(state) if seat == CHANCE else players[seat].choose(Situation(state, seat)))
    assert state.problems() == []
    assert state.result is not None
    for viewer in GAME.seats:
        sample = GAME.sample(state.view(viewer), Random(1))
        assert (sample.over, sample.view(viewer)) == (True, state.view(viewer))


def test_a_record_of_a_game_in_the_fog_replays() -> None:
    record = play_through(Record(GAME.new(fog_of_war=True)), 3, 300)
    assert Record.read(record.text().splitlines(keepends=True), lambda _: GAME).state == record.state


# --- unit by unit -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("BM-1.5")
def test_a_deck_may_be_spotted_unit_by_unit() -> None:
    table = Table().until("status", "ijn").play("status all launch").until("spot", "ijn")
    table.play("raise akagi a6m", "raise b5n", "raise akagi b5n-t")
    akagi = table.ship("akagi")
    assert table.state.count_words(table.state.on_deck(akagi)) == ["1a6m", "2b5n-t"]
    assert table.state.queue[0] == akagi, "asked again"
    table.refused("raise 2a6m", "one-at-a-time", "BM-1.5")
    table.refused("raise d3a", "not-spottable", "BM-R34")
    table.play("spot")
    assert table.state.queue[0] == table.ship("kaga")


@pytest.mark.clause("BM-1.5", "BM-R38")
def test_a_full_deck_is_not_asked_about_again() -> None:
    table = Table().until("status", "ijn").play("status all launch").until("spot", "ijn")
    table.play(*["raise a6m"] * 2, *["raise b5n"] * 3)
    assert len(table.state.on_deck(table.ship("akagi"))) == 5
    assert table.state.queue[0] == table.ship("kaga")


@pytest.mark.clause("BM-R34")
def test_one_empty_bomber_on_deck_is_enough_for_a_patrol() -> None:
    table = Table()
    for unit in table.units("akagi", "b5n"):
        table.state.load[unit] = 0
    table.until("status", "ijn").play("status all launch").until("spot", "ijn")
    table.play("raise b5n-e")
    table.refused("raise b5n-e", "not-spottable", "BM-R34")
    assert sum(place == DECK + table.ship("akagi") for place in table.state.at) == 1


@pytest.mark.clause("BM-1.4.1", "BM-1.5")
def test_under_recover_orders_nothing_is_raised() -> None:
    table = Table().until("status", "ijn").play("status all recover").until("spot", "ijn")
    table.refused("raise b5n-t", "not-launching", "BM-1.4.1")


@pytest.mark.clause("BM-1.5")
def test_the_usual_deck_comes_first_and_nothing_last() -> None:
    table = Table().until("status", "ijn").play("status all launch").until("spot", "ijn")
    assert table.legal()[0] == "spot akagi 2a6m 3b5n-t"
    assert table.legal()[-1] == "spot akagi"
    assert str(table.state.parse("spot 2a6m 1b5n")) == "spot akagi 2a6m 1b5n-t"
