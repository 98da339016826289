"""What hits do: damaged and sunk ships, squadrons lost aboard, US squadrons without a deck (KB-6c, KB-7g to KB-7i)."""

from __future__ import annotations

from operator import add

from pointluck.engine import Action, Ask, ChanceAsk, Die, Params, Refusal, refusal

from . import refusals
from .air_combat import take_dummy
from .bombing import ship_name
from .pieces import (
    AT_KIDO_BUTAI,
    BOMBER,
    BOMBER_DUMMY,
    FIGHTER,
    FIGHTER_DUMMY,
    JAPAN,
    KINDS,
    NOTHING,
    Battle,
    KidoButai,
    changed,
    the_battle,
)


def apply_hits(state: KidoButai) -> None:
    """All bombs of one attack strike together; surplus hits are lost (KB-6c2, KB-6c3, KB-R59)."""
    battle = the_battle(state)
    raid = battle.target == AT_KIDO_BUTAI
    table = state.hits if raid else state.us_hits
    for ship, hits in enumerate(battle.hits):
        if not hits:
            continue
        enough = state.oob.ship_hits if raid else state.oob.us_hits[ship]
        before = table[ship]
        after = min(before + hits, enough)
        if raid:
            state.hits = changed(state.hits, ship, after)
        else:
            state.us_hits = changed(state.us_hits, ship, after)
        if after == enough:
            state.tell("sunk", "KB-6c3", ship=ship_name(state, battle, ship))
        elif not before:
            state.tell("damaged", "KB-6c2", ship=ship_name(state, battle, ship))
    if raid:
        _sink_squadrons(state, battle)
        state.do("losses-aboard")


def _sink_squadrons(state: KidoButai, battle: Battle) -> None:
    """KB-7g; the ships that are only damaged wait in the queue (KB-R59)."""
    for ship, hits in enumerate(battle.hits):
        if hits and not state.afloat(ship):
            for squadron in state.squadrons_at(ship):
                state.lose(squadron, "sunk", "KB-7g")
    battle.queue = [ship for ship in state.oob.target_order if battle.hits[ship] and state.afloat(ship)]


# --- squadrons beyond the reduced capacity of a Japanese carrier ------------------------------------------------


def losses_aboard(state: KidoButai) -> None:
    """One by one from the more numerous kind, a die deciding ties, until they fit (KB-7h, KB-7i, KB-R39)."""
    battle = the_battle(state)
    while battle.queue:
        ship = battle.queue[0]
        aboard = state.squadrons_at(ship)
        if len(aboard) <= state.capacity(ship):
            battle.queue.pop(0)
            continue
        zeros = [one for one in aboard if state.oob.is_zero[one]]
        bombers = [one for one in aboard if not state.oob.is_zero[one]]
        state.do("losses-aboard")
        if len(zeros) == len(bombers):
            state.do("tie-aboard")
        else:
            _condemn(state, battle, max(zeros, bombers, key=len))
        return


def _tie_aboard(state: KidoButai, die: int) -> None:
    """KB-R52."""
    battle = the_battle(state)
    aboard = state.squadrons_at(battle.queue[0])
    zeros_go = die > state.oob.tie_bomber_max
    state.tell("tie-die", "KB-R52", die=die, kind="fighter" if zeros_go else "bomber")
    _condemn(state, battle, [one for one in aboard if state.oob.is_zero[one] == zeros_go])


def _ship(state: KidoButai) -> Params:
    return {"ship": state.oob.ships[the_battle(state).queue[0]]}


def _tie_aboard_params(state: KidoButai) -> Params:
    return {**_ship(state), **_tie_params(state)}


def _tie_params(state: KidoButai) -> Params:
    return {"bomber": state.oob.tie_bomber_max}


TIE_ABOARD: Die[KidoButai] = Die("tie-aboard", "KB-7i", _tie_aboard, _tie_aboard_params)


def _condemn(state: KidoButai, battle: Battle, squadrons: list[int]) -> None:
    battle.doomed = squadrons
    state.do("lose" if state.oob.player_removes else "lose-random")


def _alike(state: KidoButai) -> list[list[int]]:
    """Squadrons to choose from, by load and readiness: those of one kind are interchangeable."""
    kinds: dict[tuple[int, int], list[int]] = {}
    for squadron in the_battle(state).doomed:
        kinds.setdefault((state.load[squadron], state.facing[squadron]), []).append(squadron)
    return list(kinds.values())


def _remove(state: KidoButai, action: Action) -> None:
    the_battle(state).doomed = []
    state.lose(state.oob.index[action.args[0]], "no-room", "KB-7h")


class Lose(Ask[KidoButai]):
    """Which squadron of the more numerous kind is lost (KB-R60)."""

    kind = "lose"
    clause = "KB-R60"

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def legal(self, state: KidoButai) -> list[Action]:
        return [Action("lose", (state.oob.squadrons[alike[0]],)) for alike in _alike(state)]

    def stands_for(self, state: KidoButai, action: Action) -> Action:
        for alike in _alike(state):
            if action.args and action.args[0].upper() in state.names(alike):
                return Action(action.kind, (state.oob.squadrons[alike[0]], *action.args[1:]))
        return action

    def answer(self, state: KidoButai, action: Action) -> None:
        _remove(state, action)

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        if action.kind != self.kind:
            return refusals.other_question(action, self.clause)
        return refusal("not-removable", self.clause, squadrons=state.names(the_battle(state).doomed))

    def params(self, state: KidoButai) -> Params:
        return _ship(state)


class LoseAtRandom(ChanceAsk[KidoButai]):
    """The same by chance, with option kb.removal_choice (KB-R60)."""

    kind = "lose-random"
    clause = "KB-R60"

    def legal(self, state: KidoButai) -> list[Action]:
        return [Action("lose", (state.oob.squadrons[alike[0]],)) for alike in _alike(state)]

    def weights(self, state: KidoButai) -> list[int]:
        return [len(alike) for alike in _alike(state)]

    def answer(self, state: KidoButai, action: Action) -> None:
        _remove(state, action)

    def params(self, state: KidoButai) -> Params:
        return _ship(state)


# --- US squadrons that have lost their deck (KB-6c6, KB-6c7, KB-R9) ---------------------------------------------


def us_capacity(state: KidoButai) -> None:
    """After a Japanese attack: what the US owe for it, and with `immediate` the removal itself (KB-R9, KB-R72)."""
    battle = the_battle(state)
    if not state.oob.removal_cumulative:
        state.debt += max(0, state.us_capacity_lost() - battle.capacity_lost - battle.shot)
    if not state.oob.removal_as_due:
        state.do("remove-at-once")


def owed(state: KidoButai) -> int:
    """US squadrons that have lost their deck and must still leave the game (KB-6c6, KB-R9)."""
    if not state.oob.removal_cumulative:
        return state.debt
    out = state.shot[BOMBER] + state.shot[FIGHTER] + state.removed[BOMBER] + state.removed[FIGHTER]
    return max(0, state.us_capacity_lost() - out)


def counters_return(state: KidoButai) -> None:
    """Counters due this turn: the US pay for lost decks from them, the rest goes back to the cups (KB-6a7, KB-R33)."""
    box = KINDS * state.turn
    due = state.track[box : box + KINDS]
    if not any(due):
        return
    bombers, bomber_dummies, fighters, fighter_dummies = due
    if state.oob.removal_as_due and (bombers or fighters) and owed(state):
        state.do("counters-return")
        _remove_larger(state, bombers, fighters)
        return
    state.cups = list(map(add, state.cups, due))
    state.track = state.track[:box] + NOTHING + state.track[box + KINDS :]
    state.tell(
        "counters-returned",
        "KB-R33",
        bombers=bombers,
        bomber_dummies=bomber_dummies,
        fighters=fighters,
        fighter_dummies=fighter_dummies,
    )


def remove_at_once(state: KidoButai) -> None:
    """Option kb.capacity_removal `immediate`: from the track, then the cup, of the kind with more left (KB-R9)."""
    bombers = state.on_track(BOMBER) + state.cups[BOMBER]
    fighters = state.on_track(FIGHTER) + state.cups[FIGHTER]
    if owed(state) and (bombers or fighters):
        state.do("remove-at-once")
        _remove_larger(state, bombers, fighters)
    else:
        state.debt = 0


def _remove_larger(state: KidoButai, bombers: int, fighters: int) -> None:
    """KB-6c7."""
    if bombers == fighters:
        state.do("tie")
    else:
        _take(state, BOMBER if bombers > fighters else FIGHTER)


def _tie(state: KidoButai, die: int) -> None:
    """KB-R52."""
    kind = BOMBER if die <= state.oob.tie_bomber_max else FIGHTER
    state.tell("tie-die", "KB-R52", die=die, kind="bomber" if kind == BOMBER else "fighter")
    _take(state, kind)


TIE: Die[KidoButai] = Die("tie", "KB-6c7", _tie, _tie_params)


def _take(state: KidoButai, kind: int) -> None:
    """One squadron out of the game: from the box now due or the earliest one, else from the cup."""
    if not state.take_from_track(kind):
        state.cups[kind] -= 1
    state.removed = changed(state.removed, kind, state.removed[kind] + 1)
    if not state.oob.removal_cumulative:
        state.debt -= 1
    dummy = False
    if state.oob.removal_takes_dummy:
        dummy = _take_paired_dummy(state, BOMBER_DUMMY if kind == BOMBER else FIGHTER_DUMMY)
    name = "bomber" if kind == BOMBER else "fighter"
    state.tell("us-removed", "KB-6c6", kind=name, dummies=int(dummy))


def _take_paired_dummy(state: KidoButai, dummy: int) -> bool:
    """Option kb.capacity_removal_dummy: from the track first, then the cup (KB-R9)."""
    if state.take_from_track(dummy):
        state.removed = changed(state.removed, dummy, state.removed[dummy] + 1)
        return True
    return take_dummy(state, dummy)
