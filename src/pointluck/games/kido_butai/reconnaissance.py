"""The Mutual Reconnaissance Phase (KB-4) and the drawing of fleets (KB-6.4 to KB-6.6)."""

from __future__ import annotations

from pointluck.engine import Action, ChanceAsk, Die, Params

from .pieces import AT_MIDWAY, KidoButai, changed, the_battle


def us_search(state: KidoButai) -> None:
    """KB-4a: rolled until Kido Butai is found, once and for all."""
    state.phase = "reconnaissance"
    if not state.found:
        state.do("us-reconnaissance")


def japanese_search(state: KidoButai) -> None:
    """KB-4b to KB-4d: rolled while a fleet is known to be out there unfound (KB-R35, KB-R46)."""
    if fleets_known(state) > state.reported:
        state.do("japanese-reconnaissance")


def fleets_known(state: KidoButai) -> int:
    """Fleets that Japan has reason to look for: one, and a second once the first has been drawn without it."""
    return 2 if 2 in state.fleet_of else 1


def _us_die(state: KidoButai, die: int) -> None:
    state.found = die >= state.oob.us_finds
    state.tell("us-searched", "KB-4a", die=die, found=int(state.found))


def _japanese_die(state: KidoButai, die: int) -> None:
    found = die >= state.oob.japan_finds
    state.reported += found
    state.tell("japan-searched", "KB-4b", die=die, found=int(found), fleet=state.reported)


def _us_needs(state: KidoButai) -> Params:
    return {"needs": state.oob.us_finds}


def _japanese_needs(state: KidoButai) -> Params:
    return {"needs": state.oob.japan_finds}


US_RECONNAISSANCE: Die[KidoButai] = Die("us-reconnaissance", "KB-4a", _us_die, _us_needs)
JAPANESE_RECONNAISSANCE: Die[KidoButai] = Die("japanese-reconnaissance", "KB-4b", _japanese_die, _japanese_needs)


def draw_fleet(state: KidoButai) -> None:
    """The first attack on a fleet shows which carriers it has (KB-6.4)."""
    if the_battle(state).target != AT_MIDWAY and not state.fleet_drawn():
        state.do("fleet-draw")


NO_CARRIER = Action("draw", ("no-carrier",))


class FleetDraw(ChanceAsk[KidoButai]):
    """One carrier, then the dummy goes in, then on until the dummy comes out (KB-6.4, KB-R14)."""

    kind = "fleet-draw"
    clause = "KB-6.4"

    def legal(self, state: KidoButai) -> list[Action]:
        names = state.oob.us_ship_ids
        outcomes = [Action("draw", (names[ship],)) for ship, fleet in enumerate(state.fleet_of) if not fleet]
        return [*outcomes, NO_CARRIER] if state.fleet_dummies else outcomes

    def weights(self, state: KidoButai) -> list[int]:
        weights = [1] * state.fleet_of.count(0)
        return [*weights, state.fleet_dummies] if state.fleet_dummies else weights

    def answer(self, state: KidoButai, action: Action) -> None:
        if action == NO_CARRIER:
            self._complete(state)
            return
        ship = state.oob.us_ship_ids.index(action.args[0])
        state.fleet_of = changed(state.fleet_of, ship, 1)
        state.fleet_dummies = state.oob.carrier_dummies
        state.tell("carrier-drawn", self.clause, ship=state.oob.us_ships[ship])
        if state.fleet_dummies or 0 in state.fleet_of:
            state.do(self.kind)
        else:
            self._complete(state)

    def params(self, state: KidoButai) -> Params:
        return {"carriers": state.fleet_of.count(0), "dummies": state.fleet_dummies}

    def _complete(self, state: KidoButai) -> None:
        """What is left in the cup is a second fleet; the dummy leaves play (KB-6.5, KB-6.6, KB-R34)."""
        state.fleet_dummies = 0
        state.fleet_of = tuple(fleet or 2 for fleet in state.fleet_of)
        ships = [state.oob.us_ships[ship] for ship in state.fleet(1)]
        state.tell("fleet-drawn", "KB-6.5", ships=ships, missing=len(state.fleet(2)))
