"""All that can be wrong with a battle: who stands on the boards, where, in which team, and what is being rolled."""

from __future__ import annotations

from .battle import Battle
from .battle_board import NO_TEAM, TO_MIDDLE, TO_OUTER, UNPAIRED
from .order_of_battle import CENTRE, CRUISER, DESTROYER, IJN, MIDDLE, OUTER, STRIP, USN
from .pieces import CAP, DROP, FOUGHT, HOLD, PATROL, Midway

KINDS = ("surface", "ships", "bombers", "fighters")


def problems(state: Midway, battle: Battle) -> list[str]:
    shape = _shape(state, battle)
    return shape or [*_ships(state, battle), *_fliers(state, battle), *_teams(state, battle), *_dice(state, battle)]


def _shape(state: Midway, battle: Battle) -> list[str]:
    found = []
    if not len(battle.fliers) == len(battle.flier_area) == len(battle.flier_team):
        found.append("battle: fliers without area or team")
    if len(battle.ships) != len(battle.ship_area):
        found.append("battle: ships without area")
    if not len(battle.team_area) == len(battle.team_mode) == len(battle.team_side):
        found.append("battle: teams without area, mode or side")
    if battle.kind not in KINDS or not 1 <= battle.zone <= state.oob.zones or state.squall(battle.zone):
        found.append("battle: of no kind, in no zone or in a squall (BM-3.1.3.1)")
    strangers = [ship for ship in battle.ships if not 0 <= ship < len(state.zone)]
    if strangers or any(not 0 <= unit < len(state.at) for unit in battle.fliers):
        found.append("battle: no such ship or air unit")
    both = [IJN, USN]
    if battle.boards != (both if battle.kind == "ships" else [1 - battle.attacker]) or battle.board not in both:
        found.append("battle: on the wrong boards (BM-4.3c)")
    if not 0 <= battle.round <= state.oob.rounds:
        found.append("battle: a round too many (BM-4.3i)")
    return found


def _ships(state: Midway, battle: Battle) -> list[str]:
    oob = state.oob
    found = []
    if len(set(battle.ships)) < len(battle.ships):
        found.append("battle: a ship twice on the board")
    if battle.ships and battle.kind not in ("surface", "ships"):
        found.append("battle: ships in Air Combat (BM-4.3d)")
    for ship, area in zip(battle.ships, battle.ship_area, strict=True):
        name, side = oob.ships[ship], oob.ship_side[ship]
        if state.zone[ship] != battle.zone or state.hp(ship) <= 0 or side not in battle.boards:
            found.append(f"{name}: on a board, but not in the battle")
        if ship < oob.warships and not state.is_located(side, battle.zone):
            found.append(f"{name}: hidden, but on a board (BM-4.3b)")
        waiting = battle.round == 0 and area in (TO_OUTER, TO_MIDDLE)
        if not 0 <= area <= CENTRE and not waiting:
            found.append(f"{name}: in no area")
        if oob.ship_type[ship] not in (CRUISER, DESTROYER) and area != CENTRE:
            found.append(f"{name}: not in the centre (BM-G4)")
    if battle.round == 0 and battle.kind in ("surface", "ships"):
        found += _uneven(state, battle)
    return found


def _uneven(state: Midway, battle: Battle) -> list[str]:
    """Screens are spread by kind as soon as all of a kind stand (BM-R78)."""
    oob = state.oob
    found = []
    for board in battle.boards:
        placed = {
            kind: [
                area
                for ship, area in zip(battle.ships, battle.ship_area, strict=True)
                if oob.ship_side[ship] == board and oob.ship_type[ship] == kind
            ]
            for kind in (CRUISER, DESTROYER)
        }
        placed[CAP] = [
            area
            for unit, area in zip(battle.fliers, battle.flier_area, strict=True)
            if oob.air_side[unit] == board and state.job[unit] == CAP and area < CENTRE
        ]
        for areas in placed.values():
            counts = [[areas.count(area) for area in ring] for ring in (OUTER, MIDDLE)]
            if min(areas, default=0) >= 0 and any(max(ring) - min(ring) > 1 for ring in counts):
                found.append("battle: a screen that is not spread evenly (BM-R78)")
    return found


def _fliers(state: Midway, battle: Battle) -> list[str]:
    oob = state.oob
    found = []
    if len(set(battle.fliers)) < len(battle.fliers):
        found.append("battle: an air unit twice on the board")
    for unit, area, team in zip(battle.fliers, battle.flier_area, battle.flier_team, strict=True):
        name = f"{oob.words[unit]} {unit}"
        if state.at[unit] != battle.zone:
            found.append(f"{name}: on a board, but not over the zone")
        elif state.job[unit] >= PATROL:
            found.append(f"{name}: a patrol on a board (BM-4.3b)")
        elif not state.mark[unit] & FOUGHT:
            found.append(f"{name}: on a board without having fought (BM-R85)")
        if not UNPAIRED <= team < len(battle.team_side) or (team == UNPAIRED and battle.round):
            found.append(f"{name}: in no team")
        elif team == NO_TEAM and oob.air_side[unit] not in battle.boards:
            found.append(f"{name}: defends no board")
        waiting = battle.round == 0 and area in (TO_OUTER, TO_MIDDLE)
        if team == NO_TEAM and not 0 <= area <= CENTRE and not waiting:
            found.append(f"{name}: in no area")
    return found


def _teams(state: Midway, battle: Battle) -> list[str]:
    oob = state.oob
    found = []
    for team, side in enumerate(battle.team_side):
        units = battle.team(team)
        bombers = {(state.home[unit], oob.air_type[unit]) for unit in units if not oob.is_fighter[unit]}
        if len(bombers) > 1:
            found.append(f"team {team}: bombers of two Air Groups (BM-G2)")
        if any(oob.air_side[unit] != side for unit in units) or 1 - side not in battle.boards:
            found.append(f"team {team}: attacks nobody, or with enemies in it")
        if not 0 <= battle.team_area[team] <= STRIP or not HOLD <= battle.team_mode[team] <= DROP:
            found.append(f"team {team}: in no area or mode")
    return found


def _dice(state: Midway, battle: Battle) -> list[str]:
    found = []
    if min(battle.hits) < 0 or any(not 1 <= value <= state.oob.faces for value in battle.dice):
        found.append("battle: impossible hits or dice")
    if len(battle.firers) != len(battle.dice):
        found.append("battle: dice that nobody rolls")
    if battle.aim_load and not len(battle.aim_load) == len(battle.aim) == len(battle.dice):
        found.append("battle: dice without a target")
    if len(battle.aimed) % 3:
        found.append("battle: something aimed at nothing (BM-R93)")
    if len(battle.struck) % 3:
        found.append("battle: hits without a target")
    if any(ship >= state.oob.carriers for ship in battle.bonus):
        found.append("battle: a deck bonus without a deck (BM-R29)")
    return found
