"""Rounds of battle: going in, CAP shifting, fire between aircraft and from below, losses (BM-4.3i)."""

from __future__ import annotations

from pointluck.engine import Action, Die, Params, Refusal, refusal

from .asking import DONE, SideAsk
from .battle import Battle
from .battle_board import flier_word, team_word
from .order_of_battle import AREA_NAMES, CENTRE, LAND, SEATS, STRIP, TORPEDOES
from .pieces import CAP, DROP, FIGHT, HOLD, MODE_NAMES, Midway, the_battle

FIRING = ("attackers", "defenders", "flak")
UNMODIFIED: list[str] = []
"""Never changed."""


def active_teams(battle: Battle) -> list[int]:
    """Teams that are in the attack and have anybody left."""
    alive = set(battle.flier_team)
    return [team for team, area in enumerate(battle.team_area) if area < STRIP and team in alive]


def battle_round(state: Midway) -> None:
    """Up to three rounds; none when nobody is left to fight one (BM-4.3i)."""
    battle = the_battle(state)
    battle.round += 1
    attackers = bool(active_teams(battle))
    guns = battle.kind == "ships"
    if not attackers and not guns:
        return
    state.tell("round-began", "BM-4.3i", round=battle.round)
    battle.moved = []
    if guns:
        state.do("gunfire")
    if attackers:
        state.do("modes", "air-fire", "ordnance")
        if battle.round > 1:
            state.do("advance", "shifts")


def end_battle(state: Midway) -> None:
    """Survivors go back to the map (BM-4.3n)."""
    state.tell("battle-ended", "BM-4.3n", zone=state.zone_name(the_battle(state).zone))
    state.battle = None


# --- movement on the board ------------------------------------------------------------------------------------------


def advance(state: Midway) -> None:
    """Attackers go one ring in (BM-R73)."""
    battle = the_battle(state)
    battle.queue = [team for team in active_teams(battle) if state.oob.inward[battle.team_area[team]]]
    if battle.queue:
        state.do("go-in")


class GoIn(SideAsk):
    """Into which adjacent area of the next ring a team goes (BM-4.3m)."""

    kind = "go-in"
    clause = "BM-R73"
    verbs = ("go", "stay")

    def seat(self, state: Midway) -> str:
        battle = the_battle(state)
        return SEATS[battle.team_side[battle.queue[0]]]

    def legal(self, state: Midway) -> list[Action]:
        battle = the_battle(state)
        inward = state.oob.inward[battle.team_area[battle.queue[0]]]
        actions = [Action("go", (AREA_NAMES[area],)) for area in inward]
        return actions if state.oob.must_go_in else [*actions, Action("stay")]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        team = battle.queue.pop(0)
        start = AREA_NAMES[battle.team_area[team]]
        shown = {"seat": SEATS[battle.team_side[team]], "team": team_word(state, team)}
        if action.kind == "go":
            battle.team_area[team] = AREA_NAMES.index(action.args[0])
            state.tell("went-in", self.clause, start=start, area=action.args[0], **shown)
        else:
            state.tell("stayed-out", self.clause, area=start, **shown)
        if battle.queue:
            state.do(self.kind)

    def params(self, state: Midway) -> Params:
        battle = the_battle(state)
        team = battle.queue[0]
        return {"seat": self.seat(state), "team": team_word(state, team), "area": AREA_NAMES[battle.team_area[team]]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-inward", self.clause, area=action.args[0] if action.args else "")


def shifts(state: Midway) -> None:
    """Then CAP, or the escorts of intercepted bombers, may move one area (BM-R73, BM-R74)."""
    battle = the_battle(state)
    battle.queue = [board for board in battle.boards if _attacked(battle, board)]
    if battle.queue:
        state.do("shift")


def _attacked(battle: Battle, board: int) -> bool:
    return any(battle.team_side[team] != board for team in active_teams(battle))


def mobile(state: Midway, battle: Battle, board: int) -> list[int]:
    """Defenders that may still move this round: CAP on duty; escorts in Air Combat."""
    oob = state.oob
    units = []
    for unit, team in zip(battle.fliers, battle.flier_team, strict=True):
        if team >= 0 or oob.air_side[unit] != board or unit in battle.moved or not oob.is_fighter[unit]:
            continue
        if battle.kind == "bombers" or (state.job[unit] == CAP and state.fuel[unit]):
            units.append(unit)
    return units


class Shift(SideAsk):
    """One defending fighter at a time moves to an adjacent area (BM-R73)."""

    kind = "shift"
    clause = "BM-R73"
    verbs = ("shift", "done")

    def seat(self, state: Midway) -> str:
        return SEATS[the_battle(state).queue[0]]

    def _areas(self, state: Midway) -> dict[int, int]:
        """A unit that may move, for each area that has one."""
        battle = the_battle(state)
        first: dict[int, int] = {}
        for unit in mobile(state, battle, battle.queue[0]):
            first.setdefault(battle.flier_area[battle.fliers.index(unit)], unit)
        return first

    def legal(self, state: Midway) -> list[Action]:
        actions = [
            Action("shift", (AREA_NAMES[area], AREA_NAMES[other]))
            for area in sorted(self._areas(state))
            for other in state.oob.touching[area]
        ]
        return [*actions, DONE]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        if action == DONE:
            battle.queue.pop(0)
        else:
            start, end = (AREA_NAMES.index(word) for word in action.args)
            unit = self._areas(state)[start]
            battle.flier_area[battle.fliers.index(unit)] = end
            battle.moved.append(unit)
            shown = {"seat": SEATS[battle.queue[0]], "start": action.args[0], "area": action.args[1]}
            state.tell("shifted", self.clause, unit=flier_word(state, unit, False, state.load[unit]), **shown)
        if battle.queue:
            state.do(self.kind)

    def params(self, state: Midway) -> Params:
        return {"seat": self.seat(state)}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("no-shift", self.clause, action=str(action))


# --- fight, drop or hold --------------------------------------------------------------------------------------------


def targets(state: Midway, battle: Battle, team: int) -> list[int]:
    """Surface units in the area that something the team carries can be dropped on (BM-R71, BM-R82)."""
    oob = state.oob
    board = 1 - battle.team_side[team]
    loads = {state.load[unit] for unit in battle.team(team)} - {0}
    if not loads:
        return []
    there = battle.ships_in(board, battle.team_area[team], oob.ship_side)
    if loads == {TORPEDOES}:
        return [ship for ship in there if oob.ship_type[ship] != LAND]
    return there


def defenders(state: Midway, battle: Battle, board: int, area: int) -> list[int]:
    side = state.oob.air_side
    return [
        unit
        for unit, where, team in zip(battle.fliers, battle.flier_area, battle.flier_team, strict=True)
        if team < 0 and where == area and side[unit] == board
    ]


def attackers(battle: Battle, board: int, area: int) -> list[int]:
    teams = battle.teams_in(board, area)
    return [unit for unit, team in zip(battle.fliers, battle.flier_team, strict=True) if team in teams]


def modes(state: Midway) -> None:
    """Every bomber group says what it will do before any die is rolled (BM-R71)."""
    battle = the_battle(state)
    battle.queue = []
    for team in active_teams(battle):
        battle.team_mode[team] = FIGHT
        if any(not state.oob.is_fighter[unit] for unit in battle.team(team)):
            battle.queue.append(team)
    if battle.queue:
        state.do("mode")


def usual_mode(state: Midway, legal: list[Action]) -> Action:
    """Bombs are for the centre; on the way in bombers defend themselves."""
    battle = the_battle(state)
    wish = MODE_NAMES[DROP if battle.team_area[battle.queue[0]] == CENTRE else FIGHT]
    return next((action for action in legal if action.kind == wish), legal[-1])


class Mode(SideAsk):
    """Fight aircraft, drop ordnance, or hold (BM-R71)."""

    kind = "mode"
    clause = "BM-R71"
    verbs = MODE_NAMES

    def seat(self, state: Midway) -> str:
        battle = the_battle(state)
        return SEATS[battle.team_side[battle.queue[0]]]

    def legal(self, state: Midway) -> list[Action]:
        battle = the_battle(state)
        team = battle.queue[0]
        actions = []
        if targets(state, battle, team):
            actions.append(Action(MODE_NAMES[DROP]))
        if defenders(state, battle, 1 - battle.team_side[team], battle.team_area[team]):
            actions.append(Action(MODE_NAMES[FIGHT]))
        return [*actions, Action(MODE_NAMES[HOLD])]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        team = battle.queue.pop(0)
        battle.team_mode[team] = MODE_NAMES.index(action.kind)
        shown = {"seat": SEATS[battle.team_side[team]], "team": team_word(state, team), "mode": action.kind}
        state.tell("mode-chosen", self.clause, area=AREA_NAMES[battle.team_area[team]], **shown)
        if battle.queue:
            state.do(self.kind)

    def params(self, state: Midway) -> Params:
        battle = the_battle(state)
        team = battle.queue[0]
        return {
            "seat": self.seat(state),
            "team": team_word(state, team),
            "area": AREA_NAMES[battle.team_area[team]],
            "round": battle.round,
            "ships": [state.oob.ship_ids[ship] for ship in targets(state, battle, team)],
            "default": str(usual_mode(state, self.legal(state))),
        }

    def why(self, state: Midway, action: Action) -> Refusal:
        if action.kind == MODE_NAMES[FIGHT]:
            return refusal("nothing-to-fight", self.clause)
        if action.kind == MODE_NAMES[DROP]:
            return refusal("nothing-to-drop", self.clause)
        return refusal("other-question", self.clause, action=str(action))


# --- fire -----------------------------------------------------------------------------------------------------------


def air_fire(state: Midway) -> None:
    """Area by area (BM-4.3k)."""
    battle = the_battle(state)
    areas = {(1 - battle.team_side[team]) * 16 + battle.team_area[team] for team in active_teams(battle)}
    battle.queue = sorted(areas)
    state.do("area-fire")


def area_fire(state: Midway) -> None:
    """Attackers fire at aircraft; defenders, those just hit among them, fire back; then flak (BM-R72)."""
    battle = the_battle(state)
    if not battle.queue:
        return
    battle.board, battle.area = divmod(battle.queue.pop(0), 16)
    battle.hits = [0, 0, 0]
    state.do("attack-fire", "return-fire", "flak", "air-losses", "area-fire")


def fighter_round(state: Midway) -> None:
    """Fighters alone: one round without areas (BM-4.3g, BM-R75)."""
    battle = the_battle(state)
    battle.round = 1
    for team in range(len(battle.team_mode)):
        battle.team_mode[team] = FIGHT
    battle.queue = [battle.boards[0] * 16 + CENTRE]
    state.do("area-fire")


def attack_fire(state: Midway) -> None:
    battle = the_battle(state)
    if not defenders(state, battle, battle.board, battle.area):
        return
    fighter = state.oob.is_fighter
    units = []
    for team in battle.teams_in(battle.board, battle.area):
        fights = battle.team_mode[team] == FIGHT
        units += [unit for unit in battle.team(team) if fights or fighter[unit]]
    _roll(state, battle, 0, units, [state.oob.air_value[unit] for unit in units])


def return_fire(state: Midway) -> None:
    battle = the_battle(state)
    if attackers(battle, battle.board, battle.area):
        units = defenders(state, battle, battle.board, battle.area)
        _roll(state, battle, 1, units, [state.oob.air_value[unit] for unit in units])


def flak(state: Midway) -> None:
    """Every ship and battery in the area, once a round (BM-R71)."""
    battle = the_battle(state)
    if battle.kind == "fighters" or not attackers(battle, battle.board, battle.area):
        return
    ships, dice = [], []
    for ship in battle.ships_in(battle.board, battle.area, state.oob.ship_side):
        fire = volley(state, ship, state.oob.aa[ship])
        ships += [ship] * len(fire)
        dice += fire
    _roll(state, battle, 2, ships, dice)


def volley(state: Midway, ship: int, dice: tuple[int, int]) -> list[int]:
    """The dice of a ship, or of every battery left."""
    count, value = dice
    if ship == state.oob.guns:
        count *= state.hp(ship)
    return [value] * count


def _roll(state: Midway, battle: Battle, stage: int, firers: list[int], dice: list[int]) -> None:
    """Dice that cannot hit are not rolled."""
    battle.stage = stage
    battle.firers = [firer for firer, value in zip(firers, dice, strict=True) if value > 0]
    battle.dice = [value for value in dice if value > 0]
    if battle.dice:
        state.do("fire-die")


def _fire_die(state: Midway, die: int) -> None:
    battle = the_battle(state)
    stage, board = battle.stage, battle.board
    value, firer = battle.dice.pop(0), battle.firers.pop(0)
    seat = SEATS[board if stage else 1 - board]
    if stage == 2:
        weapon, word = "flak", state.oob.ships[firer]
    else:
        weapon, word = "air", flier_word(state, firer, not stage, state.load[firer])
    tell_roll(state, "BM-4.3a", seat, weapon, word, "aircraft", board, battle.area, value, UNMODIFIED, value, die)
    if die <= value:
        battle.hits[stage] += 1
    if battle.dice:
        state.do("fire-die")
        return
    fired_at = attackers(battle, board, battle.area) if stage else defenders(state, battle, board, battle.area)
    shown = {"seat": seat, "by": FIRING[stage], "area": AREA_NAMES[battle.area]}
    state.tell("fired", "BM-4.3a", hits=battle.hits[stage], units=state.count_words(fired_at), **shown)


def tell_roll(
    state: Midway,
    clause: str,
    seat: str,
    weapon: str,
    firer: str,
    target: str,
    board: int,
    area: int,
    value: int,
    modifiers: list[str],
    needed: int,
    die: int,
) -> None:
    """One die of a battle: its value and the modifiers (evading=-1) add up to what was needed."""
    state.tell(
        "rolled",
        clause,
        seat=seat,
        weapon=weapon,
        firer=firer,
        target=target,
        board=SEATS[board],
        area=AREA_NAMES[area],
        value=value,
        modifiers=modifiers,
        needed=needed,
        die=die,
        effect="hit" if die <= needed else "missed",
    )


def _firing(state: Midway) -> Params:
    battle = the_battle(state)
    return {
        "by": FIRING[battle.stage],
        "area": AREA_NAMES[battle.area],
        "value": battle.dice[0],
        "left": len(battle.dice),
    }


FIRE_DIE: Die[Midway] = Die("fire-die", "BM-4.3a", _fire_die, _firing, faces=12)


# --- losses ---------------------------------------------------------------------------------------------------------


def exposed(state: Midway, battle: Battle) -> list[int]:
    """Those among whom the next loss is chosen: attackers (stage 0) or defenders (stage 1) in the area."""
    if battle.stage == 1:
        return defenders(state, battle, battle.board, battle.area)
    units = attackers(battle, battle.board, battle.area)
    if state.oob.bombers_first and battle.hits[2]:
        bombers = [unit for unit in units if not state.oob.is_fighter[unit]]
        return bombers or units
    return units


def loss_word(state: Midway, battle: Battle, unit: int) -> str:
    return flier_word(state, unit, battle.stage == 0, state.load[unit])


def air_losses(state: Midway) -> None:
    """The owner picks; when there is nothing to pick, they are simply gone (BM-4.3a, BM-R72)."""
    battle = the_battle(state)
    while True:
        battle.stage = 0 if battle.hits[1] + battle.hits[2] else 1
        hits = battle.hits[1] + battle.hits[2] if battle.stage == 0 else battle.hits[0]
        if not hits:
            return
        units = exposed(state, battle)
        if not units:
            _count_loss(battle, hits)
        elif hits >= len(units) and not (state.oob.bombers_first and battle.stage == 0):
            for unit in units:
                _shoot_down(state, battle, unit)
            _count_loss(battle, hits)
        elif len({loss_word(state, battle, unit) for unit in units}) == 1:
            _shoot_down(state, battle, units[0])
            _count_loss(battle, 1)
        else:
            state.do("lose", "air-losses")
            return


def _shoot_down(state: Midway, battle: Battle, unit: int) -> None:
    state.strike_off(unit, "shot-down", "BM-4.3a", loss_word(state, battle, unit))


def _count_loss(battle: Battle, count: int) -> None:
    """Take hits off; those of anti-aircraft fire first."""
    if battle.stage == 1:
        battle.hits[0] -= count
        return
    flak = min(count, battle.hits[2])
    battle.hits[2] -= flak
    battle.hits[1] -= count - flak


class Lose(SideAsk):
    """Which air unit is lost to a hit: its owner says (BM-4.3a)."""

    kind = "lose"
    clause = "BM-4.3a"
    verbs = ("lose",)

    def seat(self, state: Midway) -> str:
        battle = the_battle(state)
        return SEATS[battle.board if battle.stage == 1 else 1 - battle.board]

    def legal(self, state: Midway) -> list[Action]:
        battle = the_battle(state)
        words = dict.fromkeys(loss_word(state, battle, unit) for unit in exposed(state, battle))
        return [Action("lose", (word,)) for word in words]

    def answer(self, state: Midway, action: Action) -> None:
        battle = the_battle(state)
        units = exposed(state, battle)
        unit = next(unit for unit in units if loss_word(state, battle, unit) == action.args[0])
        _shoot_down(state, battle, unit)
        _count_loss(battle, 1)

    def params(self, state: Midway) -> Params:
        battle = the_battle(state)
        hits = battle.hits[0] if battle.stage == 1 else battle.hits[1] + battle.hits[2]
        return {"seat": self.seat(state), "hits": hits, "area": AREA_NAMES[battle.area]}

    def why(self, state: Midway, action: Action) -> Refusal:
        return refusal("not-exposed", self.clause, unit=action.args[0] if action.args else "")
