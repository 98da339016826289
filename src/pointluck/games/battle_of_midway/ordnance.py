"""Bombs, torpedoes and guns, and what their hits do (BM-4.3i, BM-4.3.1)."""

from __future__ import annotations

from pointluck.engine import Action, Die, Params, Refusal, refusal

from .asking import SideAsk, alike, kinds_of, named_twin, take
from .battle import Battle
from .battle_board import flier_word, team_word
from .combat import UNMODIFIED, active_teams, targets, tell_roll, volley
from .order_of_battle import BOMBS, IJN, LAND, NO_LOAD, SEATS, STRIP, TORPEDOES, TYPE_NAMES, USN, ring
from .pieces import DROP, MANEUVER, SUNK, Midway, the_battle

WEAPONS = ("gun", "bomb", "torpedo")
"""By load; a gun has none."""

# --- naming targets ---------------------------------------------------------------------------------------------------


def ordnance(state: Midway) -> None:
    """Groups that drop name their targets, all of them before any rolls (BM-R80)."""
    battle = the_battle(state)
    battle.aimed = []
    battle.queue = [
        team
        for team in active_teams(battle)
        if battle.team_mode[team] == DROP and any(state.load[unit] for unit in battle.team(team))
    ]
    state.do("name-targets")


def name_targets(state: Midway) -> None:
    battle = the_battle(state)
    while battle.queue and not targets(state, battle, battle.queue[0]):
        battle.queue.pop(0)
    if not battle.queue:
        state.do("roll-ordnance")
    elif state.oob.declare_first:
        state.do("target", "name-targets")
    else:
        state.do("target", "roll-ordnance", "name-targets")


def _likeness(state: Midway, ship: int) -> tuple[object, ...]:
    """Targets with the same answer are one choice: alike, and alike in what was aimed at them and hit (BM-R93).

    The area counts where attackers may stay in it for another round (BM-R73).
    """
    battle = the_battle(state)
    aimed = battle.aimed
    dice = sorted((aimed[at + 1], aimed[at + 2]) for at in range(0, len(aimed), 3) if aimed[at] == ship)
    area = 0 if state.oob.must_go_in else battle.ship_area[battle.ships.index(ship)]
    return alike(state, ship), area, tuple(dice), battle.pending(ship)


def _first_of_each(state: Midway, ships: list[int]) -> list[int]:
    """Of interchangeable targets only one."""
    return ships if len(ships) == 1 else sorted({_likeness(state, ship): ship for ship in reversed(ships)}.values())


class Target(SideAsk):
    """The one surface unit in its area that a group attacks (BM-4.3a, BM-R71)."""

    kind = "target"
    clause = "BM-R71"
    verbs = ("target",)

    def seat(self, state: Midway) -> str:
        battle = the_battle(state)
        return SEATS[battle.team_side[battle.queue[0]]]

    def _targets(self, state: Midway) -> list[int]:
        battle = the_battle(state)
        return targets(state, battle, battle.queue[0])

    def legal(self, state: Midway) -> list[Action]:
        ships = _first_of_each(state, self._targets(state))
        return [Action("target", (state.oob.ship_ids[ship],)) for ship in ships]

    def stands_for(self, state: Midway, action: Action) -> Action:
        """Any of the targets that are one choice may be named (BM-R93)."""
        ships = self._targets(state)
        return named_twin(state, _first_of_each(state, ships), ships, action, _likeness)

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        team = battle.queue.pop(0)
        ship = state.oob.ship_index[action.args[0]]
        dropped = []
        for unit in battle.team(team):
            load = state.load[unit]
            if not load or (load == TORPEDOES and state.oob.ship_type[ship] == LAND):
                continue
            value = to_hit(state, unit, ship)
            battle.dice.append(value)
            battle.firers.append(unit)
            battle.aim.append(ship)
            battle.aim_load.append(load)
            battle.aimed += [ship, value, load]
            dropped.append(unit)
        shown = {"team": team_word(state, team), "ship": state.oob.ships[ship]}
        state.tell("targeted", self.clause, units=state.count_words(dropped), **shown)
        for unit in dropped:
            state.load[unit] = NO_LOAD
        battle.moved.append(-1 - team)

    def params(self, state: Midway) -> Params:
        battle = the_battle(state)
        return {"seat": self.seat(state), "team": team_word(state, battle.queue[0])}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-a-target", self.clause, ship=action.args[0] if action.args else "")


def to_hit(state: Midway, unit: int, ship: int) -> int:
    """The value of the load, with the modifiers for the type of target, never below 1 (BM-R73, BM-R81).

    A carrier under Maneuver evades whether it moved or not (BM-R39).
    """
    oob = state.oob
    load = state.load[unit]
    value = oob.types[oob.air_type[unit]].value[load]
    return max(oob.least_to_hit, value + modifier(state, ship, load)[1])


def modifier(state: Midway, ship: int, load: int) -> tuple[str, int]:
    """What makes that target harder to hit, and by how much (BM-R81)."""
    oob = state.oob
    if ship < oob.carriers:
        return ("evading", oob.evading[load]) if state.status[ship] == MANEUVER else ("", 0)
    kind = oob.ship_type[ship]
    return (TYPE_NAMES[kind], oob.target_modifier[kind][load]) if kind in oob.target_modifier else ("", 0)


def _modifiers(state: Midway, ship: int, load: int, value: int, needed: int) -> list[str]:
    """By name and amount: together they lead from the value to what is needed."""
    name, amount = modifier(state, ship, load)
    if not amount:
        return UNMODIFIED
    lift = needed - value - amount
    return [f"{name}={amount:+d}", f"least={lift:+d}"] if lift else [f"{name}={amount:+d}"]


def roll_ordnance(state: Midway) -> None:
    if the_battle(state).dice:
        state.do("ordnance-die", "apply-hits", "leave-board")


def _ordnance_die(state: Midway, die: int) -> None:
    battle = the_battle(state)
    needed, ship, load = battle.dice.pop(0), battle.aim.pop(0), battle.aim_load.pop(0)
    unit = battle.firers.pop(0)
    oob = state.oob
    value = oob.types[oob.air_type[unit]].value[load]
    why = _modifiers(state, ship, load, value, needed)
    seat, word = SEATS[oob.air_side[unit]], flier_word(state, unit, True, load)
    board, area = oob.ship_side[ship], battle.ship_area[battle.ships.index(ship)]
    tell_roll(state, "BM-R81", seat, WEAPONS[load], word, oob.ships[ship], board, area, value, why, needed, die)
    if die <= needed:
        strike(battle, ship, load == BOMBS)
    if battle.dice:
        state.do("ordnance-die")


def strike(battle: Battle, ship: int, bomb: bool) -> None:
    """Note a hit; it counts when the fire step is over."""
    for number in range(0, len(battle.struck), 3):
        if battle.struck[number] == ship:
            battle.struck[number + (1 if bomb else 2)] += 1
            return
    battle.struck += [ship, int(bomb), int(not bomb)]


def _aiming(state: Midway) -> Params:
    battle = the_battle(state)
    weapon = WEAPONS[battle.aim_load[0]]
    ship = state.oob.ships[battle.aim[0]]
    return {"ship": ship, "weapon": weapon, "value": battle.dice[0], "left": len(battle.dice)}


ORDNANCE_DIE: Die[Midway] = Die("ordnance-die", "BM-4.3a", _ordnance_die, _aiming, faces=12)


def leave_board(state: Midway) -> None:
    """Who has dropped goes to the strip, escorts too (BM-4.3k, BM-R70)."""
    battle = the_battle(state)
    for mark in battle.moved:
        if mark < 0:
            battle.team_area[-1 - mark] = STRIP
    battle.moved = [mark for mark in battle.moved if mark >= 0]


# --- damage -----------------------------------------------------------------------------------------------------------


def apply_hits(state: Midway) -> None:
    """All hits of the fire step count together (BM-R83)."""
    battle = the_battle(state)
    while battle.struck:
        ship, bombs, others = battle.struck[:3]
        del battle.struck[:3]
        doomed = _damage(state, battle, ship, bombs, others)
        if doomed:
            battle.aim = [ship, doomed]
            state.do("deck-loss", "apply-hits")
            return


def _damage(state: Midway, battle: Battle, ship: int, bombs: int, others: int) -> int:
    """Damage one unit; the number of aircraft that its owner has to choose from the deck (BM-R29)."""
    oob = state.oob
    deck = state.on_deck(ship) if ship < oob.carriers and bombs else []
    bonus = 0
    if ship < oob.carriers and bombs and ship not in battle.bonus:
        battle.bonus.append(ship)
        if deck:
            bonus = oob.deck_bonus
    hits = bombs + others
    damage = min(state.hp(ship), hits + bonus)
    state.damage[ship] += damage
    left = state.hp(ship)
    surplus = hits + bonus - damage
    shown = {"ship": oob.ships[ship], "seat": SEATS[oob.ship_side[ship]]}
    state.tell("hit", "BM-4.3.1", hits=hits, bonus=bonus, damage=damage, surplus=surplus, left=left, **shown)
    if left <= 0:
        _destroy(state, battle, ship)
        return 0
    doomed = bombs * oob.deck_losses
    if doomed < len(deck):
        return doomed
    for unit in deck:
        state.strike_off(unit, "on-deck", "BM-4.3.1")
    return 0


def _destroy(state: Midway, battle: Battle, ship: int) -> None:
    oob = state.oob
    number = battle.ships.index(ship)
    del battle.ships[number], battle.ship_area[number]
    if oob.ship_type[ship] == LAND:
        state.tell("knocked-out", "BM-1.4.2", ship=oob.ships[ship])
        if ship == oob.airfield and not state.airfield_lost:
            state.airfield_lost = state.turn
        if ship == oob.seaplane_base:
            for unit in state.below(ship):
                state.strike_off(unit, "no-base", "BM-R26")
        return
    zone = state.zone[ship]
    side = oob.ship_side[ship]
    state.zone[ship] = SUNK
    state.tell("sunk", "BM-R83", ship=oob.ships[ship], seat=SEATS[side])
    if not state.has_ships(side, zone):
        state.located[side] &= ~(1 << zone)
    aboard = [*state.below(ship), *(state.on_deck(ship) if ship < oob.carriers else [])]
    for unit in aboard:
        state.strike_off(unit, "sunk", "BM-R32")


class DeckLoss(SideAsk):
    """Which aircraft on deck a bomb destroys: its owner says (BM-4.3.1, BM-R29)."""

    kind = "deck-loss"
    clause = "BM-R29"
    verbs = ("lose",)

    def seat(self, state: Midway) -> str:
        return SEATS[state.oob.ship_side[the_battle(state).aim[0]]]

    def legal(self, state: Midway) -> list[Action]:
        carrier, _ = the_battle(state).aim
        return [Action("lose", (word,)) for word, _ in kinds_of(state, state.on_deck(carrier))]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        carrier, count = battle.aim
        unit = take(state, state.on_deck(carrier), action.args)[0]
        state.strike_off(unit, "on-deck", "BM-4.3.1")
        battle.aim = [carrier, count - 1] if count > 1 else []
        if battle.aim:
            state.do(self.kind)

    def params(self, state: Midway) -> Params:
        carrier, count = the_battle(state).aim
        return {"seat": self.seat(state), "ship": state.oob.ships[carrier], "count": count}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-on-deck", self.clause, action=str(action))


# --- gunfire ----------------------------------------------------------------------------------------------------------


def gunfire(state: Midway) -> None:
    """The IJN fires, the USN replies, ships just sunk among them; then damage counts (BM-R76, BM-R77)."""
    the_battle(state).aimed = []
    state.do("ijn-guns", "usn-guns", "apply-hits")


def in_range(state: Midway, battle: Battle, side: int) -> list[int]:
    """Ships and land units of a side whose ring can fire and be fired at in this round."""
    rings = state.oob.gun_range[battle.round - 1]
    return [
        ship
        for ship, area in zip(battle.ships, battle.ship_area, strict=True)
        if state.oob.ship_side[ship] == side and ring(area) in rings
    ]


def ijn_guns(state: Midway) -> None:
    _open_fire(state, IJN)


def usn_guns(state: Midway) -> None:
    _open_fire(state, USN)


def _open_fire(state: Midway, side: int) -> None:
    battle = the_battle(state)
    battle.standing = -1
    battle.queue = []
    if in_range(state, battle, 1 - side):
        battle.queue = [ship for ship in in_range(state, battle, side) if volley(state, ship, state.oob.gun[ship])]
    state.do("next-gun")


def next_gun(state: Midway) -> None:
    battle = the_battle(state)
    if battle.queue:
        state.do("gun", "gun-dice", "next-gun")


def gun_dice(state: Midway) -> None:
    if the_battle(state).dice:
        state.do("gun-die")


class Gun(SideAsk):
    """At which enemy in range a ship fires all its guns; or all ships still to fire, at one (BM-R77)."""

    kind = "gun"
    clause = "BM-R77"
    verbs = ("fire", "all-fire")

    def _side(self, state: Midway) -> int:
        return state.oob.ship_side[the_battle(state).queue[0]]

    def seat(self, state: Midway) -> str:
        return SEATS[self._side(state)]

    def _targets(self, state: Midway) -> list[int]:
        return in_range(state, the_battle(state), 1 - self._side(state))

    def legal(self, state: Midway) -> list[Action]:
        battle = the_battle(state)
        if battle.standing >= 0:
            return [state.oob.fire_at[battle.standing]]
        actions = [state.oob.fire_at[ship] for ship in _first_of_each(state, self._targets(state))]
        if len(battle.queue) > 1 and len(actions) > 1:
            actions += [Action("all-fire", action.args) for action in actions]
        return actions

    def stands_for(self, state: Midway, action: Action) -> Action:
        """Any of the targets that are one choice may be named (BM-R93)."""
        ships = self._targets(state)
        return named_twin(state, _first_of_each(state, ships), ships, action, _likeness)

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        shooter = battle.queue.pop(0)
        ship = state.oob.ship_index[action.args[0]]
        if action.kind == "all-fire":
            battle.standing = ship
        battle.dice = volley(state, shooter, state.oob.gun[shooter])
        battle.firers = [shooter] * len(battle.dice)
        battle.aim = [ship] * len(battle.dice)
        battle.aim_load = [NO_LOAD] * len(battle.dice)
        for value in battle.dice:
            battle.aimed += [ship, value, NO_LOAD]
        state.tell("gun-target", self.clause, shooter=state.oob.ships[shooter], ship=state.oob.ships[ship])

    def params(self, state: Midway) -> Params:
        battle = the_battle(state)
        return {"seat": self.seat(state), "ship": state.oob.ships[battle.queue[0]], "round": battle.round}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("out-of-range", "BM-4.3h", ship=action.args[0] if action.args else "")


def _gun_die(state: Midway, die: int) -> None:
    battle = the_battle(state)
    value, ship, _ = battle.dice.pop(0), battle.aim.pop(0), battle.aim_load.pop(0)
    oob, shooter = state.oob, battle.firers.pop(0)
    side, area = oob.ship_side[ship], battle.ship_area[battle.ships.index(ship)]
    seat, word, target = SEATS[1 - side], oob.ships[shooter], oob.ships[ship]
    tell_roll(state, "BM-R77", seat, "gun", word, target, side, area, value, UNMODIFIED, value, die)
    if die <= value:
        strike(battle, ship, False)
    if battle.dice:
        state.do("gun-die")


GUN_DIE: Die[Midway] = Die("gun-die", "BM-R77", _gun_die, _aiming, faces=12)
