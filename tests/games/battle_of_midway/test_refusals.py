"""Every reason for a refusal: what a player might try, the reason with its particulars, the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pointluck.engine import LANGUAGES, Action, Params, Refused
from pointluck.games.battle_of_midway.refusals import REASONS
from pointluck.language import Language

from . import positions as at
from .table import GAME, Table

ENGINE = {"game-over", "not-an-outcome"}
"""Reasons that every game has."""

DRAWS: Params = {"action": "draw squall", "outcomes": ["draw ijn", "draw usn", "draw weather", "draw combat"]}

Case = tuple[Callable[[], Table], str, str, str, Params]
CASES: list[Case] = [
    (at.ijn_arrivals, "status akagi=launch", "other-question", "BM-1.3", {"action": "status akagi=launch"}),
    (lambda: at.usn_arrivals(turn=4), "done", "must-arrive", "BM-1.3.1", {"turn": 4}),
    (at.too_early_for_transports, "bring transports", "no-transports", "BM-1.3.2.1", {}),
    (at.ijn_arrivals, "bring yamato", "no-reinforcement", "BM-1.3.2", {"action": "bring yamato"}),
    (at.usn_arrivals, "bring tf-yorktown 14", "no-reinforcement", "BM-1.3.1", {"action": "bring tf-yorktown 14"}),
    (lambda: at.ijn_arrivals(tokens=1), "bring task-force", "no-tokens", "BM-R13", {"cost": 2}),
    (at.ijn_arrivals_blocked, "bring task-force", "entry-occupied", "BM-1.3.2", {"zone": "37"}),
    (at.usn_arrivals, "bring tf-hornet 31", "entry-closed", "BM-R14", {"zone": "31"}),
    (at.status, "status akagi=launch", "status-recover", "BM-1.4.1", {"ship": "Akagi"}),
    (at.status, "status hiryu=maneuver", "status-jammed", "BM-R28", {"ship": "Hiryu"}),
    (at.status, "status zuiho=launch", "status-arrived", "BM-1.4.1", {"ship": "Zuiho"}),
    (
        at.status,
        "status kaga=launch",
        "status-all",
        "BM-1.4.1",
        {"ships": ["Akagi", "Kaga", "Hiryu", "Soryu", "Zuiho"]},
    ),
    (at.spotting, "spot hornet 1f4f", "other-ship", "BM-1.5", {"ship": "Enterprise"}),
    (at.spotting, "raise enterprise 2f4f", "one-at-a-time", "BM-1.5", {"ship": "Enterprise"}),
    (at.spotting, "spot enterprise 1tbd-e", "not-spottable", "BM-R34", {"ship": "Enterprise", "unit": "tbd-e"}),
    (at.spotting, "spot enterprise 5f4f", "not-so-many", "BM-1.5", {"ship": "Enterprise", "unit": "f4f", "count": 4}),
    (at.spotting, "spot enterprise 3f4f 3sbd-b", "deck-full", "BM-R38", {"ship": "Enterprise", "places": 5}),
    (at.landing_some, "land akagi 2a6m 2b5n-t", "land-number", "BM-R37", {"ship": "Akagi", "places": 3}),
    (at.landing, "land kaga 2a6m@akagi:1", "not-recovering", "BM-1.4.1", {"ship": "Kaga"}),
    (at.landing, "land akagi 3a6m@akagi:1", "no-landing", "BM-1.6", {"action": "land akagi 3a6m@akagi:1"}),
    (at.landing_strays, "land kaga 5a6m", "no-landing", "BM-R28", {"action": "land kaga 5a6m"}),
    (at.strays_that_must_land, "done", "must-land", "BM-R28", {}),
    (at.patrol_in_the_way, "keep akagi", "other-question", "BM-R35", {"action": "keep akagi"}),
    (at.patrols, "patrol b17 20", "no-patrol", "BM-2.1", {"unit": "b17"}),
    (at.patrols, "patrol e13a-1 20", "no-patrol", "BM-2.1", {"unit": "e13a-1"}),
    (at.patrols, "patrol pby-4 27", "tired", "BM-R53", {"unit": "pby-4"}),
    (at.patrols, "patrol pby-2 26", "out-of-fuel", "BM-2.2.1", {"unit": "pby-2"}),
    (at.patrols, "patrol pby-3 27", "already-ordered", "BM-2.1", {"unit": "pby-3"}),
    (at.a_patrol_out_at_sea, "shadow pby-3", "nobody-to-shadow", "BM-2.2.2", {"unit": "pby-3"}),
    (at.patrols, "patrol pby-1 20", "is-shadowing", "BM-R48", {"unit": "pby-1"}),
    (at.patrols, "patrol sbd-b@enterprise 13", "cannot-launch-patrol", "BM-2.1.2", {"unit": "sbd-b@enterprise"}),
    (at.a_patrol_out_at_sea, "patrol pby-3 19", "too-far", "BM-2.1", {"unit": "pby-3", "zone": "19"}),
    (at.orders, "fly s7", "no-such-group", "BM-3.1.1", {"group": "s7"}),
    (at.orders, "fly s5", "not-yours", "BM-3", {"what": "s5"}),
    (at.orders, "launch airfield", "not-yours", "BM-3", {"what": "airfield"}),
    (at.ordered, "fly s1", "already-ordered", "BM-3", {"unit": "s1"}),
    (at.orders, "cap s1 a6m@akagi", "no-cap-there", "BM-3.1.1.1", {"group": "s1"}),
    (lambda: at.airfield(3, 2), "launch airfield", "airfield-tokens", "BM-1.4.2", {"tokens": 2}),
    (lambda: at.airfield(5, 1), "cap airfield", "airfield-tokens", "BM-1.4.2", {"tokens": 1}),
    (at.empty_airfield, "launch airfield", "nothing-ready", "BM-R40", {"ship": "Airfield"}),
    (at.orders, "launch tone-1", "no-flight-deck", "BM-3.1.1", {"ship": "Tone 1"}),
    (at.orders, "launch zuiho", "no-flight-deck", "BM-3.1.1", {"ship": "Zuiho"}),
    (at.orders, "launch akagi", "not-launching", "BM-1.4.1", {"ship": "Akagi"}),
    (at.orders, "launch hiryu", "in-squall", "BM-3.1.3.1", {"ship": "Hiryu"}),
    (at.orders, "launch kaga", "air-service", "BM-R38", {"ship": "Kaga", "count": 5}),
    (at.orders, "launch soryu", "nothing-spotted", "BM-1.5", {"ship": "Soryu"}),
    (at.sending, "send 3b5n-t", "cannot-send", "BM-R22", {"ship": "Akagi", "units": ["2a6m", "2b5n-t"], "limit": 5}),
    (at.flying, "leave d3a@hiryu", "cannot-leave", "BM-R23", {"unit": "d3a@hiryu"}),
    (at.flying, "to 32", "too-far", "BM-3.1.1.2", {"unit": "4a6m 6d3a-b", "zone": "32"}),
    (at.cap_flying, "to 20", "no-haven", "BM-3.1.1.1", {"zone": "20"}),
    (at.merging, "merge s2", "cannot-merge", "BM-R24", {"group": "s2"}),
    (at.moved, "move 20", "no-task-force", "BM-3.1.2", {"zone": "20"}),
    (at.moved, "move 10", "already-ordered", "BM-3", {"unit": "10"}),
    (at.moved, "move 19", "not-manoeuvring", "BM-3.1.2", {"zone": "19"}),
    (at.hemmed_in, "move 01", "stacking", "BM-R59", {"zone": "01"}),
    (at.moving, "to 15", "stacking", "BM-R59", {"zone": "15"}),
    (at.moving, "to 12", "not-adjacent", "BM-3.1.2", {"zone": "12"}),
    (at.moving, "leave akagi", "cannot-leave", "BM-3.1.2", {"unit": "akagi"}),
    (at.cap_parting, "follow 3a6m@akagi:2", "no-cap-here", "BM-R58", {"action": "follow 3a6m@akagi:2"}),
    (at.shadower_parting, "follow pby-2", "nobody-follows", "BM-R50", {"action": "follow pby-2"}),
    (at.weather, "squall 05", "squall-zone", "BM-R61", {"zones": ["02", "04"]}),
    (at.invading, "to 33", "no-escort", "BM-R18", {"zone": "33"}),
    (at.intercepting, "intercept c2 15", "no-such-cap", "BM-R63", {"group": "c2"}),
    (at.intercepting, "intercept c3 20", "no-intercept", "BM-4.2.1", {"zone": "20"}),
    (at.us_intercepting, "intercept c1 27", "no-intercept", "BM-4.2.2", {"zone": "27"}),
    (at.showing, "reveal 20", "no-reveal", "BM-R88", {"zone": "20"}),
    (at.over_a_hidden_force, "attack 14", "other-question", "BM-R65", {"action": "attack 14"}),
    (at.picking, "battle 31", "no-battle", "BM-4.3", {"zone": "31"}),
    (at.board, "place new-orleans-1 a1", "not-so-placed", "BM-R78", {"action": "place new-orleans-1 a1"}),
    (at.pairing, "escort s9/b5n@akagi", "no-bombers", "BM-R70", {"group": "s9/b5n@akagi"}),
    (at.entering, "enter c1", "other-question", "BM-R84", {"action": "enter c1"}),
    (at.round_1, "fight", "nothing-to-fight", "BM-R71", {}),
    (at.round_1_elsewhere, "drop", "nothing-to-drop", "BM-R71", {}),
    (at.round_1, "hold fire", "other-question", "BM-R71", {"action": "hold fire"}),
    (at.losing, "lose s9/b5n-t@akagi", "not-exposed", "BM-4.3a", {"unit": "s9/b5n-t@akagi"}),
    (at.going_in, "go c3", "not-inward", "BM-R73", {"area": "c3"}),
    (at.shifting, "shift a1 c2", "no-shift", "BM-R73", {"action": "shift a1 c2"}),
    (at.targeting, "target akagi", "not-a-target", "BM-R71", {"ship": "akagi"}),
    (at.deck_hit, "lose tbd-t", "not-on-deck", "BM-R29", {"action": "lose tbd-t"}),
    (at.gunfire, "fire hornet", "out-of-range", "BM-4.3h", {"ship": "hornet"}),
    (at.homeless, "ditch a6m@hiryu/21", "not-homeless", "BM-R46", {"unit": "a6m@hiryu/21"}),
    (at.diverting, "divert kaga", "no-slot", "BM-R46", {"ship": "kaga"}),
    (at.returning, "to 26", "not-the-way-home", "BM-R45", {"zone": "26"}),
    (at.arming, "arm akagi 1b5n-b", "not-in-hangar", "BM-5.3", {"action": "arm akagi 1b5n-b"}),
    (at.clearing, "clear akagi 2a6m", "not-on-deck", "BM-5.4", {"action": "clear akagi 2a6m"}),
    (lambda: Table().run("fill-cup", "next-draw", turn=2), "draw squall", "not-an-outcome", "BM-3.1", DRAWS),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case[2]}: {case[1]}" for case in CASES])
def test_a_refused_action_gets_its_reason_and_clause_and_changes_nothing(case: Case) -> None:
    make, line, reason, clause, params = case
    state = make().state
    kind, *words = line.split()
    action = Action(kind, tuple(words))
    before = state.to_json()
    legal = state.legal()
    refusal = state.why_not(action)
    assert refusal is not None
    assert (refusal.reason, refusal.clause, refusal.params) == (reason, clause, params)
    assert clause in GAME.clauses
    with pytest.raises(Refused) as caught:
        state.apply(action)
    assert caught.value.refusal == refusal
    assert state.to_json() == before
    assert state.legal() == legal
    for code in LANGUAGES:
        sentence = Language(code, GAME).refusal(refusal)
        assert "{" not in sentence, "a message that asks for something it is not given"


def test_every_reason_of_the_closed_list_has_its_case() -> None:
    assert {reason for _, _, reason, _, _ in CASES} - ENGINE == set(REASONS)
    assert len(set(REASONS)) == len(REASONS)


@pytest.mark.clause("BM-1.1")
def test_after_the_end_everything_is_refused() -> None:
    table = Table()
    table.state.vp = [12, 0]
    table.run(turn=5)
    assert table.state.over
    for line in ("done", "draw combat", "nonsense"):
        kind, *words = line.split()
        refusal = table.state.why_not(Action(kind, tuple(words)))
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == ("game-over", "BM-1.1")
