"""What can be ordered otherwise than the doctrine does: the numbers of a plan.

A plan is two rows of these numbers: those of the hour that is being planned, and those of all later hours.
"""

from __future__ import annotations

from typing import Final

RULE: Final = -1
"""As the doctrine's own rule says."""

WAVE: Final = 0
"""Torpedo squadrons launched in an hour against a reported fleet."""
VANGUARD: Final = 1
"""Torpedo squadrons launched in an hour while no fleet is reported."""
BOMBS: Final = 2
"""Squadrons with bombs launched in an hour against Midway; RULE: all."""
GUARDS: Final = 3
"""Zeros launched to fly CAP in an hour; RULE: one an hour, as relief comes due."""
ESCORTS: Final = 4
"""Zeros launched with the strike."""
ARMING: Final = 5
"""The load of squadrons made ready; RULE: torpedoes unless only Midway is left."""
REARM: Final = 6
"""Whether ready squadrons change their load; RULE: when the other has become useless."""
HOLD: Final = 7
"""1: outbound squadrons do not fly on to their target."""
RECALL: Final = 8
"""Zeros on CAP that land before they have to."""
FLEET_FIRST: Final = 9
"""1: where both can be attacked, a fleet is attacked before Midway."""
BOMB_SHIPS: Final = 10
"""The carriers that begin with bombs."""
LAST_STRIKE: Final = 11
"""Hours before the end after which everybody goes up and stays there."""
ZEROS_UP: Final = 12
"""Hours before the end from which all Zeros fly CAP."""
POOR_WAVE: Final = 13
"""WAVE, when US fighters are likely to be met; RULE: the same."""
POOR: Final = 14
"""So likely, in percent."""
POOR_VANGUARD: Final = 15
GUARDS_UP: Final = 16
"""Zeros that should be on CAP and not low; only with GUARDS by the rule. RULE: as the doctrine."""
RESERVE: Final = 17
"""1: somebody is kept from fighting torpedo bombers (KB-7c), 0: nobody."""
QUOTA_QUIET: Final = 18
"""While no fleet is reported: so many squadrons with torpedoes are enough, the others take bombs for Midway."""
QUOTA_FLEET: Final = 19
"""The same while one is."""
LEAST_BOMBS: Final = 20
"""Fewer squadrons than this do not set out for Midway."""
WAVE_ONE: Final = 21
"""WAVE against a fleet with a single carrier left; RULE: the same."""
WORTH_LANDED: Final = 22
"""What a squadron is worth when carriers have to choose between launching and landing: one that must land,"""
WORTH_GUARD: Final = 23
WORTH_TORPEDOES: Final = 24
WORTH_BOMBS: Final = 25
WORTH_ONLY_GUARD: Final = 26
"""and the only Zero that could meet dive bombers."""
LAST_BOMBS: Final = 27
"""Hours before the end after which nobody takes bombs for Midway because of a quota."""
ESCORTS_FLEET: Final = 28
"""Zeros launched with a wave against a reported fleet; only those that CAP can spare."""
SPARE: Final = 29
"""So many Zeros on CAP, those just launched included, are enough to spare others as escorts."""
RICH: Final = 30
"""With at least so many torpedo squadrons ready,"""
RICH_VANGUARD: Final = 31
"""the vanguard is so large."""
THIN: Final = 32
"""With at most so many it is one squadron, so that another is left for the next hour."""
COMMITTED: Final = 33
"""Zeros more than American squadrons that meet a torpedo attack at most, the others staying high; RULE: no limit."""
COMMITTED_DIVE: Final = 34
"""The same against dive bombers."""
LAND_ON: Final = 35
"""The carrier that lands first; 0: that is attacked last, 1: that is attacked first."""
LAUNCH_FROM: Final = 36
"""The carrier that launches first; 0: that is attacked first, 1: that is attacked last."""
NUMBERS: Final = 37


def doctrine(ships: int, massed: bool) -> list[int]:
    """The doctrine's own numbers."""
    row = [RULE] * NUMBERS
    row[WAVE] = 5 if massed else 3
    row[VANGUARD] = 2
    row[ESCORTS] = row[HOLD] = row[RECALL] = row[FLEET_FIRST] = 0
    row[BOMB_SHIPS] = ships // 2
    row[LAST_STRIKE] = row[ZEROS_UP] = 2
    row[POOR] = 100
    row[RESERVE] = 1
    row[QUOTA_QUIET] = row[QUOTA_FLEET] = 99
    row[LEAST_BOMBS] = 1
    row[WORTH_LANDED], row[WORTH_GUARD], row[WORTH_ONLY_GUARD] = 10, 8, 40
    row[WORTH_TORPEDOES] = row[WORTH_BOMBS] = 3
    row[LAST_BOMBS] = 3
    row[ESCORTS_FLEET] = row[SPARE] = 0
    row[RICH] = 99
    row[RICH_VANGUARD] = row[THIN] = row[LAND_ON] = row[LAUNCH_FROM] = 0
    return row


def tuned(ships: int, massed: bool, bombers_must_be_met: bool) -> list[int]:
    """The doctrine with the numbers that came out best in many thousands of imagined games (docs/strength.md)."""
    row = doctrine(ships, massed)
    row[LAST_STRIKE] = 3
    if massed:
        row[VANGUARD] = 4
    else:
        row[QUOTA_QUIET] = row[QUOTA_FLEET] = 6
    if bombers_must_be_met:
        row[COMMITTED] = 0
    return row
