"""What one action may change: pieces are lost once and are told of, nobody moves, lands or takes off against the rules.

Written without the functions that make the moves, so that a mistake in one is not repeated in the other.
"""

from __future__ import annotations

from pointluck.engine import Event

from .inspection import at_home
from .order_of_battle import IJN, SEATS, USN
from .pieces import BELOW, CLEAR, DECK, LAUNCH, LOST, MANEUVER, OFF_MAP, PATROL, RECOVER, SUNK, Midway


def problems(before: Midway, after: Midway, events: list[Event]) -> list[str]:
    found = [*_losses(before, after, events), *_ships(before, after, events), *_marks(before, after)]
    if before.turn == after.turn:
        for unit, start in enumerate(before.at):
            if start != after.at[unit] or before.fuel[unit] < after.fuel[unit]:
                found += [f"{after.oob.words[unit]} {unit}: {what}" for what in _air_unit(before, after, unit)]
        found += _airfield(before, after)
    return found


def _losses(before: Midway, after: Midway, events: list[Event]) -> list[str]:
    """Air units are conserved: whoever is lost was told of, and stays lost."""
    found = []
    for side in (IJN, USN):
        told = sum(event.kind == "air-unit-lost" and event.params["seat"] == SEATS[side] for event in events)
        were, are = ({unit for unit in after.oob.air[side] if state.at[unit] == LOST} for state in (before, after))
        if were - are:
            found.append(f"{SEATS[side]}: lost air units are back")
        if len(are - were) != told:
            found.append(f"{SEATS[side]}: {len(are - were)} air units lost, {told} told")
    return found


def _ships(before: Midway, after: Midway, events: list[Event]) -> list[str]:
    oob = after.oob
    found = []
    sunk = 0
    for ship, name in enumerate(oob.ships):
        start, end = before.zone[ship], after.zone[ship]
        if after.damage[ship] < before.damage[ship]:
            found.append(f"{name}: repaired (BM-R6)")
        if start == end:
            continue
        if start == SUNK:
            found.append(f"{name}: back from the bottom of the sea")
        elif end == SUNK:
            # Transports also leave the sea unharmed, by landing.
            sunk += ship < oob.warships or after.hp(ship) <= 0
        elif end == OFF_MAP:
            found.append(f"{name}: left the map (BM-R56)")
        elif start != OFF_MAP:
            if oob.chart.distance[start][end] > 1:
                found.append(f"{name}: moved more than one zone (BM-3.1.2)")
            if ship < oob.carriers and before.status[ship] != MANEUVER:
                found.append(f"{name}: moved without Maneuver orders (BM-1.4.1)")
    told = sum(event.kind == "sunk" for event in events)
    if sunk != told:
        found.append(f"{sunk} ships sunk, {told} told")
    return found


def _marks(before: Midway, after: Midway) -> list[str]:
    found = []
    if before.squalls & ~after.squalls:
        found.append("a squall has gone (BM-R61)")
    if any(now < then for now, then in zip(after.vp, before.vp, strict=True)):
        found.append("points were taken away (BM-4.4)")
    return found


def _air_unit(before: Midway, after: Midway, unit: int) -> list[str]:
    start, end = before.at[unit], after.at[unit]
    if LOST in (start, end):
        return []
    if start < BELOW and end < BELOW:
        return _flight(before, after, unit)
    if start < BELOW:
        return _landing(before, after, unit)
    if end < BELOW:
        return _launch(before, after, unit)
    return _spotting(after, end - DECK) if end >= DECK else []


def _spotting(after: Midway, carrier: int) -> list[str]:
    found = []
    if after.status[carrier] == MANEUVER:
        found.append("spotted on a deck that manoeuvres (BM-1.5)")
    if len(after.on_deck(carrier)) > after.service(carrier):
        found.append("one too many on deck (BM-R38)")
    return found


def _flight(before: Midway, after: Midway, unit: int) -> list[str]:
    found = []
    if after.fuel[unit] > before.fuel[unit]:
        found.append("refuelled in flight (BM-R41)")
    far = after.oob.chart.distance[before.at[unit]][after.at[unit]]
    sent_home = (
        after.job[unit] == PATROL and not after.fuel[unit] and after.at[unit] == after.zone[after.home[unit]]
    )  # at once, however far (BM-R48)
    if far > after.oob.air_move[unit] and not sent_home:
        found.append(f"flew {far} zones (BM-3.1.1.2)")
    return found


def _landing(before: Midway, after: Midway, unit: int) -> list[str]:
    base = after.home[unit]
    found = []
    if before.phase != "command":
        found.append("landed outside step 1.6 (BM-1.6)")
    if after.zone[base] != before.at[unit] or not at_home(after.oob, unit, base):
        found.append("landed where it is not or may not (BM-R36)")
    if base < after.oob.carriers:
        if after.status[base] != RECOVER and after.jam[base] == CLEAR:
            found.append("landed on a carrier that does not recover (BM-1.4.1)")
        if len(after.on_deck(base)) > after.service(base):
            found.append("one too many on deck (BM-R38)")
    return found


def _launch(before: Midway, after: Midway, unit: int) -> list[str]:
    oob = after.oob
    base = before.home[unit]
    zone = before.zone[base]
    found = []
    if base < oob.warships and (zone <= 0 or before.squall(zone)):
        found.append("took off from off the map or in a squall (BM-3.1.3.1)")
    if base < oob.carriers:
        orders = (LAUNCH, RECOVER) if after.job[unit] >= PATROL else (LAUNCH,)
        if before.at[unit] < DECK or before.status[base] not in orders:
            found.append("took off unspotted or without Launch orders (BM-1.4.1)")
        if after.launched[base] > before.service(base):
            found.append("one launch too many (BM-R38)")
    if oob.chart.distance[zone][after.at[unit]] > oob.air_move[unit]:
        found.append("took off further than it flies (BM-3.1.1.2)")
    return found


def _airfield(before: Midway, after: Midway) -> list[str]:
    """Launches for one token, and landings so far, as the damage allows (BM-1.4.2, BM-R27)."""
    oob = after.oob
    hp = before.hp(oob.airfield)
    here = BELOW + oob.airfield
    took_off = sum(start == here and 0 < end < BELOW for start, end in zip(before.at, after.at, strict=True))
    landed = any(end == here and 0 < start < BELOW for start, end in zip(before.at, after.at, strict=True))
    found = []
    if took_off > (oob.launches_per_token if hp > 0 else 1):
        found.append("airfield: one launch too many for a token (BM-1.4.2)")
    if took_off and before.airfield_tokens >= max(1, hp):
        found.append("airfield: a token too many (BM-1.4.2)")
    if landed and after.airfield_landings > max(1, oob.landings_per_hp * hp):
        found.append("airfield: one landing too many (BM-R27)")
    return found
