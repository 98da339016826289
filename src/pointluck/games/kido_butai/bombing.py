"""Anti-aircraft fire and bombing in both phases (KB-6b, KB-6c, KB-7e, KB-7f)."""

from __future__ import annotations

from collections.abc import Iterator

from pointluck.engine import Action, Ask, ChanceAsk, Die, Params, Refusal, refusal

from . import refusals
from .pieces import AT_KIDO_BUTAI, AT_MIDWAY, JAPAN, Battle, KidoButai, the_battle


def ships_under_attack(state: KidoButai, battle: Battle) -> list[int]:
    """The ships of the target that are afloat, in the order of the rules (KB-R27)."""
    if battle.target == AT_KIDO_BUTAI:
        return [ship for ship in state.oob.target_order if state.afloat(ship)]
    if battle.target == AT_MIDWAY:
        return [state.oob.midway]
    return [ship for ship in state.fleet(battle.target) if state.us_afloat(ship)]


def ship_name(state: KidoButai, battle: Battle, ship: int) -> str:
    return (state.oob.ships if battle.target == AT_KIDO_BUTAI else state.oob.us_ships)[ship]


def begin(state: KidoButai) -> None:
    """An unopposed attack on a fleet is special; Midway never suffers one (KB-6c4, KB-R15, KB-10b)."""
    battle = the_battle(state)
    raid = battle.target == AT_KIDO_BUTAI
    count = len(state.oob.ships if raid else state.oob.us_ships)
    battle.aimed = [0] * count
    battle.hits = [0] * count
    if not battle.bombers:
        return
    battle.special = not battle.opposed and battle.target != AT_MIDWAY and (raid or not state.oob.no_special_on_us)
    if battle.special:
        state.tell("special-attack", "KB-6c4", bombers=battle.bombers)
        battle.queue = ships_under_attack(state, battle)
        state.do("flak", "roll-pips", "allot-hits")
    elif raid:
        state.do("raid-targets", "open-flak", "drop-bombs")
    elif battle.target == AT_MIDWAY:
        battle.aimed[state.oob.midway] = battle.bombers
        state.do("open-flak", "drop-bombs")
    else:
        state.do("targets", "open-flak", "drop-bombs")


# --- who attacks which ship -------------------------------------------------------------------------------------


def shares(total: int, limits: list[int]) -> Iterator[list[int]]:
    """Every way to divide `total` over places with limits, most to the first place first."""
    if len(limits) == 1:
        if total <= limits[0]:
            yield [total]
        return
    for first in range(min(total, limits[0]), -1, -1):
        for rest in shares(total - first, limits[1:]):
            yield [first, *rest]


def _division(kind: str, names: list[str], parts: list[int]) -> Action:
    words = [word for name, part in zip(names, parts, strict=True) if part for word in (name, str(part))]
    return Action(kind, tuple(words))


class Targets(Ask[KidoButai]):
    """How many bombers attack each carrier of the US fleet (KB-6b1)."""

    kind = "targets"
    clause = "KB-6b1"

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def legal(self, state: KidoButai) -> list[Action]:
        battle = the_battle(state)
        ships = ships_under_attack(state, battle)
        names = [state.oob.us_ship_ids[ship] for ship in ships]
        return [_division(self.kind, names, parts) for parts in shares(battle.bombers, [battle.bombers] * len(ships))]

    def stands_for(self, state: KidoButai, action: Action) -> Action:
        return _in_fleet_order(state, action)

    def answer(self, state: KidoButai, action: Action) -> None:
        battle = the_battle(state)
        words = _in_fleet_order(state, action).args
        for name, count in zip(words[::2], words[1::2], strict=True):
            ship = state.oob.us_ship_ids.index(name)
            battle.aimed[ship] = int(count)
            state.tell("targeted", self.clause, ship=state.oob.us_ships[ship], bombers=int(count))

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        battle = the_battle(state)
        if action.kind != self.kind:
            return refusals.other_question(action, self.clause)
        return _refuse_division(state, action, "all-bombers", self.clause, battle.bombers)

    def params(self, state: KidoButai) -> Params:
        return {"bombers": the_battle(state).bombers}


def _in_fleet_order(state: KidoButai, action: Action) -> Action:
    """The same division with the ships named in the order of the fleet."""
    pairs = list(zip(action.args[::2], action.args[1::2], strict=False))
    known = state.oob.us_ship_ids
    if len(pairs) * 2 != len(action.args) or any(name not in known for name, _ in pairs):
        return action
    ordered = sorted((pair for pair in pairs if pair[1] != "0"), key=lambda pair: known.index(pair[0]))
    return Action(action.kind, tuple(word for pair in ordered for word in pair))


def _refuse_division(state: KidoButai, action: Action, reason: str, clause: str, total: int) -> Refusal:
    ships = [state.oob.us_ship_ids[ship] for ship in ships_under_attack(state, the_battle(state))]
    strangers = [name for name in action.args[::2] if name not in ships]
    if strangers:
        return refusal("not-a-target", clause, ships=strangers, targets=ships)
    return refusal(reason, clause, total=total)


def raid_targets(state: KidoButai) -> None:
    """US bombers fall on the carriers in fixed order, or by die with 10.c (KB-7e, KB-10c)."""
    battle = the_battle(state)
    if state.oob.random_targets:
        state.do("random-target")
        return
    ships = ships_under_attack(state, battle)
    for number in range(battle.bombers):
        battle.aimed[ships[number % len(ships)]] += 1
    for ship in ships:
        if battle.aimed[ship]:
            state.tell("targeted", "KB-7e", ship=state.oob.ships[ship], bombers=battle.aimed[ship])


class RandomTarget(ChanceAsk[KidoButai]):
    """10.c: the next bomber's target. Faces of sunk ships are rolled again, so they are no outcome (KB-R71)."""

    kind = "random-target"
    clause = "KB-10c"

    def legal(self, state: KidoButai) -> list[Action]:
        faces = enumerate(state.oob.random_target, 1)
        return [Action("die", (str(face),)) for face, ship in faces if state.afloat(ship)]

    def weights(self, state: KidoButai) -> list[int]:
        return [1] * len(self.legal(state))

    def answer(self, state: KidoButai, action: Action) -> None:
        battle = the_battle(state)
        die = int(action.args[0])
        ship = state.oob.random_target[die - 1]
        battle.aimed[ship] += 1
        state.tell("target-rolled", self.clause, die=die, ship=state.oob.ships[ship])
        if sum(battle.aimed) < battle.bombers:
            state.do(self.kind)

    def params(self, state: KidoButai) -> Params:
        battle = the_battle(state)
        faces = enumerate(state.oob.random_target, 1)
        table = [f"{face} {state.oob.ships[ship]}" for face, ship in faces if state.afloat(ship)]
        return {"number": sum(battle.aimed) + 1, "bombers": battle.bombers, "faces": table}


# --- anti-aircraft fire -----------------------------------------------------------------------------------------


def open_flak(state: KidoButai) -> None:
    """Every ship with bombers on it fires once (KB-6b2, KB-R30)."""
    battle = the_battle(state)
    battle.queue = [ship for ship in ships_under_attack(state, battle) if battle.aimed[ship]]
    state.do("flak")


def _flak_needs(state: KidoButai, battle: Battle) -> int:
    oob = state.oob
    if battle.target == AT_KIDO_BUTAI:
        return oob.japan_flak_special if battle.special else oob.japan_flak
    return oob.us_flak_special if battle.special else oob.us_flak


def _flak(state: KidoButai, die: int) -> None:
    """A hit aborts one bomber on that ship, or any one in a special attack (KB-6b2, KB-6c4, KB-7f)."""
    battle = the_battle(state)
    ship = battle.queue.pop(0)
    hit = die >= _flak_needs(state, battle)
    if hit:
        battle.bombers -= 1
        if not battle.special:
            battle.aimed[ship] -= 1
    effect = "aborted" if hit else "missed"
    state.tell("flak", FLAK.cites(state), ship=ship_name(state, battle, ship), die=die, effect=effect)
    if not battle.bombers:
        battle.queue = []
    if battle.queue:
        state.do("flak")


def _flak_params(state: KidoButai) -> Params:
    battle = the_battle(state)
    return {"ship": ship_name(state, battle, battle.queue[0]), "needs": _flak_needs(state, battle)}


class Flak(Die[KidoButai]):
    """One die for each ship that fires, under the rule of the side and of the kind of attack."""

    def cites(self, state: KidoButai) -> str:
        battle = the_battle(state)
        return "KB-7f" if battle.target == AT_KIDO_BUTAI else "KB-6c4" if battle.special else self.clause


FLAK: Flak = Flak("flak", "KB-6b2", _flak, _flak_params)


# --- bombs ------------------------------------------------------------------------------------------------------


def drop_bombs(state: KidoButai) -> None:
    battle = the_battle(state)
    battle.queue = [ship for ship in ships_under_attack(state, battle) if battle.aimed[ship]]
    if battle.queue:
        state.do("bomb")


def _bomb_needs(state: KidoButai, battle: Battle) -> int:
    if battle.target == AT_KIDO_BUTAI:
        return state.oob.us_hit
    return state.oob.hit_midway if battle.target == AT_MIDWAY else state.oob.hit_carrier


def _bomb(state: KidoButai, die: int) -> None:
    """One die for each bomber on its ship (KB-6c1)."""
    battle = the_battle(state)
    ship = battle.queue[0]
    needs = _bomb_needs(state, battle)
    battle.hits[ship] += die >= needs
    effect = "hit" if die >= needs else "missed"
    state.tell("bombed", "KB-6c1", ship=ship_name(state, battle, ship), die=die, effect=effect)
    battle.aimed[ship] -= 1
    if not battle.aimed[ship]:
        battle.queue.pop(0)
    if battle.queue:
        state.do("bomb")


def _bomb_params(state: KidoButai) -> Params:
    battle = the_battle(state)
    return {"ship": ship_name(state, battle, battle.queue[0]), "needs": _bomb_needs(state, battle)}


BOMB: Die[KidoButai] = Die("bomb", "KB-6c1", _bomb, _bomb_params)


def roll_pips(state: KidoButai) -> None:
    if the_battle(state).bombers:
        state.do("pips")


def _pips(state: KidoButai, die: int) -> None:
    """All eyes count (KB-6c5)."""
    battle = the_battle(state)
    battle.pips += die
    battle.bombers -= 1
    state.tell("all-eyes", "KB-6c5", die=die, hits=battle.pips)
    if battle.bombers:
        state.do("pips")


def _bombers_left(state: KidoButai) -> Params:
    return {"bombers": the_battle(state).bombers}


PIPS: Die[KidoButai] = Die("pips", "KB-6c5", _pips, _bombers_left)


# --- hits of a special attack -----------------------------------------------------------------------------------


def _needs(state: KidoButai, battle: Battle, ship: int) -> int:
    """Hits that still sink the ship, beyond those already given to it."""
    if battle.target == AT_KIDO_BUTAI:
        return state.oob.ship_hits - state.hits[ship] - battle.hits[ship]
    return state.oob.us_hits[ship] - state.us_hits[ship] - battle.hits[ship]


def allot_hits(state: KidoButai) -> None:
    """Ship by ship until each sinks; the player orders the US ships, surplus hits are lost (KB-R28)."""
    battle = the_battle(state)
    ships = ships_under_attack(state, battle)
    needs = sum(_needs(state, battle, ship) for ship in ships)
    if battle.target == AT_KIDO_BUTAI or battle.pips >= needs:
        for ship in ships:
            _fill(state, battle, ship)
        battle.pips = 0
    elif battle.pips:
        state.do("fill" if state.oob.fill_in_order else "spread")


def _fill(state: KidoButai, battle: Battle, ship: int) -> None:
    hits = min(battle.pips, _needs(state, battle, ship))
    battle.hits[ship] += hits
    battle.pips -= hits


class Fill(Ask[KidoButai]):
    """Which US carrier takes the next hits, until it sinks or none are left (KB-R28)."""

    kind = "fill"
    clause = "KB-R28"

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def legal(self, state: KidoButai) -> list[Action]:
        return [Action("fill", (state.oob.us_ship_ids[ship],)) for ship in self._open(state)]

    def answer(self, state: KidoButai, action: Action) -> None:
        battle = the_battle(state)
        _fill(state, battle, state.oob.us_ship_ids.index(action.args[0]))
        if battle.pips:
            state.do(self.kind)

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        if action.kind != self.kind:
            return refusals.other_question(action, self.clause)
        targets = [state.oob.us_ship_ids[ship] for ship in self._open(state)]
        return refusal("not-a-target", self.clause, ships=list(action.args), targets=targets)

    def params(self, state: KidoButai) -> Params:
        return {"hits": the_battle(state).pips}

    def _open(self, state: KidoButai) -> list[int]:
        battle = the_battle(state)
        return [ship for ship in ships_under_attack(state, battle) if _needs(state, battle, ship) > 0]


class Spread(Ask[KidoButai]):
    """The hits on the US fleet divided freely, with option kb.special_hits_us (KB-R28)."""

    kind = "spread"
    clause = "KB-R28"

    def seat(self, state: KidoButai) -> str:
        return JAPAN

    def legal(self, state: KidoButai) -> list[Action]:
        battle = the_battle(state)
        ships = ships_under_attack(state, battle)
        names = [state.oob.us_ship_ids[ship] for ship in ships]
        limits = [_needs(state, battle, ship) for ship in ships]
        return [_division(self.kind, names, parts) for parts in shares(battle.pips, limits)]

    def stands_for(self, state: KidoButai, action: Action) -> Action:
        return _in_fleet_order(state, action)

    def answer(self, state: KidoButai, action: Action) -> None:
        battle = the_battle(state)
        for name, count in zip(action.args[::2], action.args[1::2], strict=True):
            battle.hits[state.oob.us_ship_ids.index(name)] += int(count)
        battle.pips = 0

    def refuse(self, state: KidoButai, action: Action) -> Refusal:
        if action.kind != self.kind:
            return refusals.other_question(action, self.clause)
        return _refuse_division(state, action, "all-hits", self.clause, the_battle(state).pips)

    def params(self, state: KidoButai) -> Params:
        return {"hits": the_battle(state).pips}
