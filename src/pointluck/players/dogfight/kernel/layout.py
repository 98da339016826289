"""Where everything lies in the rows of numbers that the kernel works on.

`t` holds the whole numbers of a setup, `f` its fractions, `p` a position; chart.py fills them in.
"""

from __future__ import annotations

from typing import Final

from pointluck.games.dogfight.hexes import CODES
from pointluck.games.dogfight.order_of_battle import CARDS, ROLE_NAMES

MOST: Final = 36
"""Aircraft on both sides together, at most."""
ROLES: Final = len(ROLE_NAMES)
KINDS: Final = len(CARDS)
POSES: Final = CODES * 6
NEAR: Final = 8
"""Nobody fights somebody further away than that in either coordinate."""
WINDOW: Final = (2 * NEAR + 1) ** 2
WIDE: Final = 15
WIDE_WINDOW: Final = (2 * WIDE + 1) ** 2
ROWS: Final = 300
"""Different rows of tokens, at most, that an aircraft can carry out."""
ROW: Final = 5
PLANS: Final = 243
CHOICES: Final = 5
"""Rows that can come of one plan, at most."""
DEALS: Final = 8
"""Firing Cards on a side, none to seven: more are counted as seven."""
ROLLS: Final = 3

# --- t: single numbers, then tables ----------------------------------------------------------------------------

COUNT: Final = 0
HALF: Final = 1
DOMINATION: Final = 2
TARGET: Final = 3
MIDWAY_POINTS: Final = 4
SWAP_WINS: Final = 5
SPARE: Final = 6
"""Small Tiles that can be laid now."""
DRAW_FROM_ZERO: Final = 7
REACH: Final = 8
STARTS: Final = 9
EVADE_ENDS: Final = 10
"""Whether Evade ends the combat, and not only its Firing."""
SIDE: Final = 16
ROLE: Final = SIDE + MOST
LEAST: Final = ROLE + MOST
MOST_FLOWN: Final = LEAST + MOST
SCORES: Final = MOST_FLOWN + MOST
"""Points for destroying each aircraft."""
STEPS: Final = SCORES + MOST
TURN: Final = STEPS + 6
CARRIER: Final = TURN + 3
START: Final = CARRIER + 2
"""For each side the poses in which aircraft come back, MOST of them."""
EXISTS: Final = START + 2 * MOST
MIDWAY: Final = EXISTS + CODES
WAY: Final = MIDWAY + CODES
"""For each side and pose the Manoeuvres to the goal."""
DISTANCE: Final = WAY + 2 * POSES
"""For each facing and wide offset the Manoeuvres on an open table."""
DIAGRAM: Final = DISTANCE + 6 * WIDE_WINDOW
"""For each side, role, facing and offset: twice the cards, and one more in an Attack Area."""
TURNED: Final = DIAGRAM + 2 * ROLES * 6 * WINDOW
"""For each facing and offset the offset as seen by the pilot."""
ROW_COUNT: Final = TURNED + 6 * WINDOW
ROW_LENGTH: Final = ROW_COUNT + ROLES
ROW_TOKEN: Final = ROW_LENGTH + ROLES * ROWS
PLAN_COUNT: Final = ROW_TOKEN + ROLES * ROWS * ROW
CHOICE_COUNT: Final = PLAN_COUNT + ROLES
CHOICE: Final = CHOICE_COUNT + ROLES * PLANS
T_SIZE: Final = CHOICE + ROLES * PLANS * CHOICES

# --- f ------------------------------------------------------------------------------------------------------------

ODDS: Final = 0
"""USA wins, Japan wins: for both roles, rolls against each and cards of each."""
THREAT: Final = ODDS + ROLES * ROLES * ROLLS * ROLLS * DEALS * DEALS * 2
"""The chance that an attack destroys its target: side and role of the attacker, role of the target, facing, offset."""
WEIGHTS: Final = THREAT + 2 * ROLES * ROLES * 6 * WINDOW
FEATURES: Final = 320
F_SIZE: Final = WEIGHTS + FEATURES

# --- p: a position --------------------------------------------------------------------------------------------------

AREA: Final = 0
FACING: Final = AREA + MOST
MARKER: Final = FACING + MOST
HOLDER: Final = MARKER + MOST
"""0 USA, 1 Japan, 2 nobody yet: the bids of the round are still to come."""
POINTS: Final = HOLDER + 1
PURSE: Final = POINTS + 2
HANDS: Final = PURSE + 2
WINNER: Final = HANDS + 2 * KINDS
"""-1 while the game goes on."""
ATTACKER: Final = WINNER + 1
DEFENDER: Final = ATTACKER + 1
CHANCES: Final = DEFENDER + 1
EVADED: Final = CHANCES + 1
WAYS: Final = EVADED + 1
"""By side the steps of its aircraft in the combat: how many, then the pose before each (DF-R20)."""
WAY_SPAN: Final = 17
"""Room for one side; steps beyond that are forgotten."""
VETERANS_IN: Final = WAYS + 2 * WAY_SPAN
ELITE_IN: Final = VETERANS_IN + 2
ROLLS_IN: Final = ELITE_IN + 2
"""By side, what cards have added to the Firing to come."""
P_SIZE: Final = ROLLS_IN + 2
