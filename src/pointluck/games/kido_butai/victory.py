"""Victory points and levels (KB-8)."""

from __future__ import annotations

from pointluck.engine import Event, Result

from .pieces import BOMBER, FIGHTER, JAPAN, LOST, USA, KidoButai


def end_turn(state: KidoButai) -> None:
    """KB-2a: the next hour, or the end after the last one."""
    if state.turn < state.oob.turns:
        state.do("turn")
        return
    if state.oob.must_have_deck:
        _ditch_the_homeless(state)
    state.phase = "over"
    points = score(state)
    state.tell("game-over", "KB-8g", japan=points[JAPAN], usa=points[USA], level=level(state, points))


def _ditch_the_homeless(state: KidoButai) -> None:
    """Option kb.airborne_at_end: squadrons in the air beyond the free deck space are destroyed (KB-R40)."""
    room = sum(state.capacity(ship) - len(state.squadrons_at(ship)) for ship in range(len(state.hits)))
    for squadron in state.airborne()[max(0, room) :]:
        state.lose(squadron, "no-deck", "KB-R40")


def destroyed(state: KidoButai) -> dict[str, int]:
    """Squadrons that each side has lost for good (KB-R38)."""
    shot = state.shot[BOMBER] + state.shot[FIGHTER]
    if not state.oob.all_losses_count:
        return {JAPAN: state.shot_down, USA: shot}
    return {JAPAN: state.place.count(LOST), USA: shot + state.removed[BOMBER] + state.removed[FIGHTER]}


def squadron_points(state: KidoButai, count: int) -> int:
    """Half a point for every second squadron, rounded up for each side by itself (KB-8a, KB-R11, KB-R65)."""
    return (count + state.oob.squadron_offset) // state.oob.squadron_divisor


def score(state: KidoButai) -> dict[str, int]:
    """The points of each side as they stand (KB-8a to KB-8e, KB-R44, KB-R66)."""
    oob = state.oob
    lost = destroyed(state)
    japan = squadron_points(state, lost[USA])
    usa = squadron_points(state, lost[JAPAN])
    for ship in range(len(oob.us_carriers)):
        if not state.us_afloat(ship):
            japan += oob.points_us_sunk
        elif state.us_hits[ship]:
            japan += oob.points_damaged
    if not state.midway_lives():
        japan += oob.points_midway
    elif state.us_hits[oob.midway]:
        japan += oob.points_midway_damaged
    for ship, points in enumerate(oob.points_sunk):
        if not state.afloat(ship):
            usa += points
        elif state.hits[ship]:
            usa += oob.points_damaged
    return {JAPAN: japan, USA: usa}


def bends(state: KidoButai, event: Event) -> str | None:
    """Who gets points for what happened."""
    kind, params = event.kind, event.params
    if kind in ("sunk", "damaged"):
        return USA if params["ship"] in state.oob.ships else JAPAN
    if kind == "squadron-lost" and (state.oob.all_losses_count or params["cause"] == "shot-down"):
        return USA
    if kind == "us-shot-down" or (kind == "us-removed" and state.oob.all_losses_count):
        return JAPAN
    return None


def level(state: KidoButai, points: dict[str, int]) -> str:
    """KB-8f, KB-8g, KB-R43."""
    difference = points[JAPAN] - points[USA]
    return next((name for least, name in state.oob.levels if difference >= least), "major-defeat")


def result(state: KidoButai) -> Result:
    points = score(state)
    difference = points[JAPAN] - points[USA]
    winner = JAPAN if difference > 0 else USA if difference < 0 else None
    return Result(winner, level(state, points), {JAPAN: difference}, points)


def tally(state: KidoButai) -> dict[str, int]:
    """Whole numbers worth averaging over many games."""
    lost = destroyed(state)
    carriers = range(len(state.oob.us_carriers))
    return {
        "japan-points": score(state)[JAPAN],
        "usa-points": score(state)[USA],
        "japanese-carriers-sunk": sum(not state.afloat(ship) for ship in range(len(state.hits))),
        "japanese-carriers-damaged": sum(state.afloat(ship) and hits > 0 for ship, hits in enumerate(state.hits)),
        "us-carriers-sunk": sum(not state.us_afloat(ship) for ship in carriers),
        "us-carriers-damaged": sum(state.us_afloat(ship) and state.us_hits[ship] > 0 for ship in carriers),
        "midway-destroyed": int(not state.midway_lives()),
        "japanese-squadrons-lost": lost[JAPAN],
        "us-squadrons-lost": lost[USA],
        "fleets-reported": state.reported,
    }


def stakes(state: KidoButai) -> dict[str, int]:
    """What a single order may change: the tally, and every hit by itself."""
    return tally(state) | {"us-hits": sum(state.us_hits), "japanese-hits": sum(state.hits)}
