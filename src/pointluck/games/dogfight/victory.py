"""Losses, points and the end of the game (DF-2.1, DF-3.1)."""

from __future__ import annotations

from typing import Final

from pointluck.engine import Event, Result

from .hexes import NOWHERE
from .order_of_battle import JAPAN, SIDES, USA
from .pieces import NOBODY, Dogfight

LEVELS: Final = ("carrier-bombed", "bombers-destroyed", "points", "round-cap")
"""How a game can end. Each but the last has a winner."""


def destroy(state: Dogfight, aircraft: int, cause: str, clause: str) -> None:
    """Out of play, with its marker (DF-R6). The action it was in is over (DF-R39, DF-R42), perhaps the game too."""
    oob = state.oob
    state.area[aircraft] = NOWHERE
    state.marker[aircraft] = 0
    state.lost[aircraft] += 1
    state.tell("destroyed", clause, aircraft=oob.aircraft[aircraft], cause=cause)
    side = oob.side_of[aircraft]
    if oob.domination:
        # Every kill, also of a Fighter that had come back (DF-R32).
        score(state, 1 - side, oob.points_for[oob.role_of[aircraft]], "DF-3.1.1")
    elif oob.is_bomber[aircraft] and not _bombers_left(state, side):
        state.win(1 - side, "bombers-destroyed", "DF-2.1")
    stack = state.stack
    while stack and stack[-1] not in ("end-flight", "end-combat"):
        stack.pop()


def _bombers_left(state: Dogfight, side: int) -> bool:
    return any(state.area[bomber] != NOWHERE for bomber in state.oob.specials[side])


def score(state: Dogfight, side: int, points: int, clause: str) -> None:
    """Victory points; reaching the threshold ends the game at any moment (DF-3.1, DF-R33, DF-R55)."""
    state.points[side] += points
    state.tell("scored", clause, side=SIDES[side], points=points, total=state.points[side])
    if state.points[side] >= state.oob.target:
        state.win(side, "points", "DF-3.1")


def check_carriers(state: Dogfight, mover: int, displaced: int) -> None:
    """A Bomber in the enemy carrier's area wins, after every move of whatever kind (DF-2.1, DF-R12, DF-R27, DF-R67)."""
    oob = state.oob
    if oob.domination:
        return
    for aircraft in (mover, displaced):
        if aircraft == NOBODY or not oob.is_bomber[aircraft]:
            continue
        if aircraft == displaced and not oob.swap_wins:
            continue  # DF-R9
        side = oob.side_of[aircraft]
        if state.area[aircraft] == oob.carriers[1 - side]:
            clause = "DF-2.1" if aircraft == mover else "DF-R9"
            state.tell("carrier-bombed", clause, aircraft=oob.aircraft[aircraft], side=SIDES[1 - side])
            state.win(side, "carrier-bombed", clause)
            return


def round_cap(state: Dogfight) -> None:
    """After the last round more points win; Carrier Hunt is a draw (DF-R35)."""
    if state.oob.round_cap is None or state.round < state.oob.round_cap:
        return
    usa, japan = state.points
    state.win(USA if usa > japan else JAPAN if japan > usa else NOBODY, "round-cap", "DF-R35")


def next_round(state: Dogfight) -> None:
    """DF-2.4.5."""
    state.do("round")


def result(state: Dogfight) -> Result:
    winner = None if state.winner == NOBODY else SIDES[state.winner]
    score: dict[str, int] = {side: 0 if winner is None else 1 if side == winner else -1 for side in SIDES}
    details = {"rounds": state.round}
    for number, side in enumerate(SIDES):
        details[f"{side}-points"] = state.points[number]
        details[f"{side}-lost"] = _lost(state, number)
    return Result(winner, state.ending, score, details)


def _lost(state: Dogfight, side: int) -> int:
    return sum(state.lost[aircraft] for aircraft in state.oob.own[side])


def tally(state: Dogfight) -> dict[str, int]:
    """Whole numbers worth averaging over many games."""
    return {
        "rounds": state.round,
        "carriers-bombed": int(state.ending == "carrier-bombed"),
        "usa-points": state.points[USA],
        "japan-points": state.points[JAPAN],
        "usa-aircraft-lost": _lost(state, USA),
        "japan-aircraft-lost": _lost(state, JAPAN),
    }


def census(state: Dogfight) -> dict[str, int]:
    """Where the aircraft are."""
    found: dict[str, int] = {}
    for number, side in enumerate(SIDES):
        there = [state.area[aircraft] for aircraft in state.oob.own[number]]
        found[f"{side}-midway"] = state.on_midway(number)
        found[f"{side}-destroyed"] = there.count(NOWHERE)
        found[f"{side}-elsewhere"] = len(there) - found[f"{side}-midway"] - found[f"{side}-destroyed"]
    return found


def stakes(state: Dogfight) -> dict[str, int]:
    """What a single order may change: the tally without the rounds."""
    return {key: count for key, count in tally(state).items() if key != "rounds"}


def course(state: Dogfight) -> str:
    """What tells how the sides stand: points where there are any, else who is not shot down."""
    return "points" if state.oob.domination else "aircraft"


def standing(state: Dogfight) -> dict[str, int]:
    if course(state) == "points":
        return {side: state.points[number] for number, side in enumerate(SIDES)}
    return {side: len(state.oob.own[number]) - _lost(state, number) for number, side in enumerate(SIDES)}


def bends(state: Dogfight, event: Event) -> str | None:
    """Who gets points for what happened, or where aircraft are counted who lost one."""
    oob, params = state.oob, event.params
    if event.kind == "destroyed":
        side = oob.side_of[oob.aircraft.index(str(params["aircraft"]))]
        return SIDES[1 - side if oob.domination else side]
    if event.kind == "midway-counted":
        usa, japan = int(str(params["usa"])), int(str(params["japan"]))
        return None if usa == japan else SIDES[JAPAN if japan > usa else USA]
    return None
