"""Where everything lies in the two rows of numbers that the kernel works on: the table, and the figures of the game.

The names are those of the rules (games/kido_butai): this is the same table, flat.
"""

from __future__ import annotations

from typing import Final

# The most that fits. A game with more (through somebody's own figures) is played without the kernel.
SQUADRONS: Final = 32
SHIPS: Final = 8
TURNS: Final = 40
FACES: Final = 32
COUNTERS: Final = 64
"""US counters of one kind."""

# --- the table --------------------------------------------------------------------------------------------------------

TURN: Final = 0
PHASE: Final = 1
FLEET_DUMMIES: Final = 2
REPORTED: Final = 3
FOUND: Final = 4
SHOT_DOWN: Final = 5
DEBT: Final = 6
RUN_ON: Final = 7
STRUCK: Final = 8
CUPS: Final = 11
DRAWN: Final = 15
SHOT: Final = 19
REMOVED: Final = 23
GONE: Final = 27
DECK: Final = 31
HITS: Final = DECK + SHIPS
US_HITS: Final = HITS + SHIPS
FLEET_OF: Final = US_HITS + SHIPS
PLACE: Final = FLEET_OF + SHIPS
FACING: Final = PLACE + SQUADRONS
LOAD: Final = FACING + SQUADRONS
ACTED: Final = LOAD + SQUADRONS
DUE: Final = ACTED + SQUADRONS
LOW: Final = DUE + SQUADRONS
TRACK: Final = LOW + SQUADRONS

# The battle, if there is one.
BATTLE: Final = TRACK + 4 * (TURNS + 1)
B_TARGET: Final = BATTLE + 1
B_CAPACITY_LOST: Final = BATTLE + 2
B_FIGHTERS: Final = BATTLE + 3
B_TORPEDO: Final = BATTLE + 4
B_OPPOSED: Final = BATTLE + 5
B_SPECIAL: Final = BATTLE + 6
B_BOMBERS: Final = BATTLE + 7
B_SHOT: Final = BATTLE + 8
B_PIPS: Final = BATTLE + 9
# Lists: their length, then their members.
B_FORCE: Final = BATTLE + 10
B_AIMS: Final = B_FORCE + 1 + SQUADRONS
B_MET_BOMBERS: Final = B_AIMS + 1 + COUNTERS
B_DICE: Final = B_MET_BOMBERS + 1 + SQUADRONS
B_AIMED: Final = B_DICE + 1 + COUNTERS + SQUADRONS
B_HITS: Final = B_AIMED + 1 + SHIPS
B_QUEUE: Final = B_HITS + 1 + SHIPS
B_DOOMED: Final = B_QUEUE + 1 + SQUADRONS
STACK: Final = B_DOOMED + 1 + SQUADRONS
STACKED: Final = 24
POSITION: Final = STACK + 1 + STACKED
"""So long is a position; what comes after it is not part of the game."""
SCRATCH: Final = POSITION
"""Paper to work things out on."""
SCRATCHED: Final = 160
DIE_1: Final = SCRATCH + SCRATCHED
"""The state of the dice: two generators (see dice.py), and what they were seeded with."""
DIE_2: Final = DIE_1 + 1
SEED: Final = DIE_1 + 2
TABLE: Final = DIE_1 + 4

# --- the figures ------------------------------------------------------------------------------------------------------

N_SQUADRONS: Final = 0
N_SHIPS: Final = 1
N_US: Final = 2
"""US carriers; Midway comes after them."""
N_TURNS: Final = 3
AMERICAN_FROM: Final = 4
RETURN_JAPANESE: Final = 5
RETURN_AMERICAN: Final = 6
CARRIER_DUMMIES: Final = 7
SHIP_HITS: Final = 8
US_FINDS: Final = 9
JAPAN_FINDS: Final = 10
US_FIGHTER_KILLS: Final = 11
ZERO_KILLS: Final = 12
BOMBER_KILLED: Final = 13
BOMBER_ABORTED: Final = 14
US_FLAK: Final = 15
US_FLAK_SPECIAL: Final = 16
JAPAN_FLAK: Final = 17
JAPAN_FLAK_SPECIAL: Final = 18
HIT_CARRIER: Final = 19
HIT_MIDWAY: Final = 20
US_HIT: Final = 21
TORPEDO_MAX: Final = 22
TIE_BOMBER_MAX: Final = 23
POINTS_US_SUNK: Final = 24
POINTS_DAMAGED: Final = 25
POINTS_MIDWAY: Final = 26
POINTS_MIDWAY_DAMAGED: Final = 27
SQUADRON_OFFSET: Final = 28
SQUADRON_DIVISOR: Final = 29
SPECIAL_IF_NO_CAP: Final = 30
REMOVAL_AS_DUE: Final = 31
REMOVAL_TAKES_DUMMY: Final = 32
REMOVAL_CUMULATIVE: Final = 33
BOMBER_KILL_TAKES_DUMMY: Final = 34
LOITER: Final = 35
FILL_IN_ORDER: Final = 36
SWEEP: Final = 37
ALL_LOSSES_COUNT: Final = 38
MUST_HAVE_DECK: Final = 39
OFFER_EARLY_END: Final = 40
SPLIT_ATTACKS: Final = 41
PLAYER_AIMS: Final = 42
ALL_COMMITTED_GO_LOW: Final = 43
PLAYER_REMOVES: Final = 44
NO_SPECIAL_ON_US: Final = 45
RANDOM_TARGETS: Final = 46
N_FACES: Final = 47
POINTS_SUNK: Final = 48
FULL: Final = POINTS_SUNK + SHIPS
REDUCED: Final = FULL + SHIPS
US_SUNK_BY: Final = REDUCED + SHIPS
"""Hits that sink each US ship."""
US_FULL: Final = US_SUNK_BY + SHIPS
US_REDUCED: Final = US_FULL + SHIPS
ORDER: Final = US_REDUCED + SHIPS
FACE: Final = ORDER + SHIPS
IS_ZERO: Final = FACE + FACES
NAME_RANK: Final = IS_ZERO + SQUADRONS
"""A squadron's place in the alphabet: among equals the doctrine takes the first by name."""
FIGURES: Final = NAME_RANK + SQUADRONS

# --- words of the rules -----------------------------------------------------------------------------------------------

# Places, loads, facings, decks and counters have the numbers of games/kido_butai/pieces.py and order_of_battle.py.
CAP: Final = 100
CENTRE: Final = 101
MIDWAY: Final = 102
NORTH_EAST: Final = 103
LOST: Final = 104
BOMBS: Final = 0
TORPEDOES: Final = 1
NO_LOAD: Final = 2
UNSET: Final = 3
EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
FREE: Final = 0
LAUNCHED: Final = 1
LANDED: Final = 2
BOMBER: Final = 0
BOMBER_DUMMY: Final = 1
FIGHTER: Final = 2
FIGHTER_DUMMY: Final = 3
KINDS: Final = 4
AT_MIDWAY: Final = 0
AT_KIDO_BUTAI: Final = -1
PHASES: Final = ("setup", "japanese", "reconnaissance", "american", "over")

# --- the sequence of play ---------------------------------------------------------------------------------------------

NAMES: Final = (
    "over",
    # questions to the player
    "loads",
    "japanese-phase",
    "commit",
    "meet",
    "aim",
    "targets",
    "fill",
    "spread",
    "lose",
    # questions to chance
    "us-reconnaissance",
    "japanese-reconnaissance",
    "fleet-draw",
    "fighter-draw",
    "bomber-draw",
    "attack-type",
    "aim-random",
    "fire",
    "random-target",
    "flak",
    "bomb",
    "pips",
    "tie",
    "tie-aboard",
    "lose-random",
    # lines of the outline
    "game",
    "turn",
    "attack",
    "raid-sequence",
    # steps
    "begin-turn",
    "counters-return",
    "turn-clocks",
    "end-japanese-phase",
    "us-search",
    "japanese-search",
    "american-phase",
    "end-turn",
    "draw-fleet",
    "draw-fighters",
    "count-fighters",
    "air-combat",
    "pair-zeros",
    "take-aim",
    "air-combat-results",
    "us-cap-returns",
    "bombing",
    "raid-targets",
    "open-flak",
    "drop-bombs",
    "roll-pips",
    "allot-hits",
    "apply-hits",
    "losses-aboard",
    "us-capacity",
    "remove-at-once",
    "strike-returns",
    "raid",
    "low-cap",
    "raiders-return",
)
"""What a stack can hold; the place in this list is the number on the kernel's stack."""
OVER: Final = 0
Q_LOADS: Final = 1
Q_JAPANESE: Final = 2
Q_COMMIT: Final = 3
Q_MEET: Final = 4
Q_AIM: Final = 5
Q_TARGETS: Final = 6
Q_FILL: Final = 7
Q_SPREAD: Final = 8
Q_LOSE: Final = 9
FIRST_CHANCE: Final = 10
C_US_RECON: Final = 10
C_JAPAN_RECON: Final = 11
C_FLEET: Final = 12
C_FIGHTER: Final = 13
C_BOMBER: Final = 14
C_TYPE: Final = 15
C_AIM: Final = 16
C_FIRE: Final = 17
C_TARGET: Final = 18
C_FLAK: Final = 19
C_BOMB: Final = 20
C_PIPS: Final = 21
C_TIE: Final = 22
C_TIE_ABOARD: Final = 23
C_LOSE: Final = 24
L_GAME: Final = 25
L_TURN: Final = 26
L_ATTACK: Final = 27
L_RAID: Final = 28
S_BEGIN_TURN: Final = 29
S_COUNTERS_RETURN: Final = 30
S_TURN_CLOCKS: Final = 31
S_END_JAPANESE: Final = 32
S_US_SEARCH: Final = 33
S_JAPAN_SEARCH: Final = 34
S_AMERICAN: Final = 35
S_END_TURN: Final = 36
S_DRAW_FLEET: Final = 37
S_DRAW_FIGHTERS: Final = 38
S_COUNT_FIGHTERS: Final = 39
S_AIR_COMBAT: Final = 40
S_PAIR_ZEROS: Final = 41
S_TAKE_AIM: Final = 42
S_RESULTS: Final = 43
S_US_CAP_RETURNS: Final = 44
S_BOMBING: Final = 45
S_RAID_TARGETS: Final = 46
S_OPEN_FLAK: Final = 47
S_DROP_BOMBS: Final = 48
S_ROLL_PIPS: Final = 49
S_ALLOT_HITS: Final = 50
S_APPLY_HITS: Final = 51
S_LOSSES_ABOARD: Final = 52
S_US_CAPACITY: Final = 53
S_REMOVE: Final = 54
S_STRIKE_RETURNS: Final = 55
S_RAID: Final = 56
S_LOW_CAP: Final = 57
S_RAIDERS_RETURN: Final = 58

# --- actions: the kind in the high bits, what it names below ----------------------------------------------------------

KIND: Final = 1 << 56
A_LOAD: Final = 1 * KIND
"""+ squadrons with bombs"""
A_END: Final = 2 * KIND
A_RUN_ON: Final = 3 * KIND
A_LAUNCH: Final = 4 * KIND
"""+ squadron * 256 + (1: CAP, 0: strike)"""
A_FLY: Final = 5 * KIND
"""+ squadron * 256 + (1: fleet, 0: Midway)"""
A_LAND: Final = 6 * KIND
"""+ squadron * 256 + ship"""
A_READY: Final = 7 * KIND
"""+ squadron * 256 + load"""
A_ATTACK: Final = 8 * KIND
"""+ target * 65536 + bombers * 256 + Zeros, the first of each"""
A_COMMIT: Final = 9 * KIND
"""+ one bit for each squadron"""
A_PICK: Final = 10 * KIND
"""+ squadron, to meet, to be aimed at, to be lost"""
A_DIVIDE: Final = 11 * KIND
"""+ bombers or hits for each US ship, seven bits each"""
A_FILL: Final = 12 * KIND
"""+ US ship"""
A_CHANCE: Final = 13 * KIND
"""+ a die's face; or 1: drawn, 0: dummy; or a ship's number, the dummy having the number of Midway"""
