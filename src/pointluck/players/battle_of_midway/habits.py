"""What admirals differ in: how much a target is worth, how far to reach for it, how close to come, when to wait."""

from __future__ import annotations

from typing import NamedTuple


class Habits(NamedTuple):
    """The figures of a staff. As they stand here they are the doctrine's."""

    # What a target is worth.
    carrier: float = 30
    battleship: float = 12
    cruiser: float = 5
    transports: float = 16
    """A group of transports, while enough of it is left to land."""
    spent_transports: float = 32
    """A group too weak to land."""
    airfield: float = 25
    airfield_hurt: float = 7
    """More for each hit the airfield has taken."""
    hurt_ship: float = 0
    """More for a ship that is hit already, as a share of its worth for each hit."""
    distance_discount: float = 0.25
    cap_fear: float = 0
    """What each enemy fighter over a target takes off its worth, as a share."""

    # Strikes.
    launch_least: float = 2
    """Bombers without which no carrier launches a strike."""
    field_least: float = 1
    """The same for the airfield."""
    launch_reach: float = 4
    field_reach: float = 4
    launch_near: float = 45
    launch_far: float = 28
    each_bomber: float = 2
    launch_prize: float = 0.3
    fly_near: float = 60
    fly_far: float = 30
    fly_prize: float = 0.5
    loiter: float = 10
    """A strike stays over a prize of this worth rather than look for another."""
    escort: float = 2
    """Fighters spotted for a strike."""

    # CAP.
    cap: float = 22
    cap_close: float = 50
    """With enemy bombers within two zones."""
    cap_each: float = 12
    """What each fighter that is up takes off."""
    cap_most: float = 3

    # Carriers.
    status_least: float = 2
    """Bombers for which a carrier stays under Launch orders with a target in reach."""
    status_reach: float = 4
    ready_reach: float = 4
    """How near the enemy's carriers must be for a carrier to keep its decks ready without a target."""
    evade_hurt: float = 3
    """Hits after which a carrier without CAP evades."""
    stand_off: float = 3
    """How far from the enemy's carriers a carrier likes to be."""
    shake_off: float = 1.5
    """What moving is worth to a carrier that is located."""
    shadowed: float = 0
    """The same less so much if somebody shadows it and would come along."""
    squall: float = -2
    theatre: float = 0
    """What each zone nearer to Midway, or to the transports on their way there, is worth to US carriers."""
    theatre_near: float = 2
    """How near is near enough."""
    move_carrier: float = 15
    escape: float = 0
    """More for moving a carrier that is located and not shadowed."""

    # Task forces without carriers, and reinforcements.
    move_lead: float = 40
    move_other: float = 8
    move_hunt: float = 40
    """Gun ships go for the enemy's carriers, with no transports to lead."""
    reinforce_turn: float = 6
    entries: tuple[str, ...] = ("23", "14", "32", "18", "27", "09", "05", "41")
    """Where US task forces come in, by preference: within a day's flight of the Japanese, and near Midway."""


class Seasoning(NamedTuple):
    """What a staff that weighs its strikes goes by; targets in victory points."""

    carrier: float = 4.5
    battleship: float = 3.0
    cruiser: float = 1.0
    transports: float = 1.25
    """A group that can land, for each point that it would score."""
    airfield: float = 5.0
    least: float = 0.3
    """A strike that gains less is not launched."""
    least_behind: float = 0.3
    """The same for who would lose if it ended now."""
    decks: float = 1.0
    """Carriers under Launch orders for a strike, for each token in the cup."""
    far: float = 0.6
    """What is left of a gain for each flight that must come before the last."""
    company: float = 0.5
    """How far bombers are counted on that could still join an attack this turn."""
    far_escort: float = 0.0
    """Fighters for a strike on a way on which they run dry before the bombers."""
    scale: float = 40.0
    """How urgent a point is, beside CAP and moves."""
    fly: float = 10.0
    """More for aircraft that burn fuel already."""
    cap_size: float = 2.0
    """Fighters sent up as CAP with one token."""
    cap_reach: float = 0.0
    """How near loaded bombers must be for a deck without a target to be kept for CAP; 0: it never is."""
    hunt: float = 0.0
    """How near an enemy force must be for gun ships to leave their carriers and go for it; 0: they never do."""
    hunt_odds: float = 2.0
    """How strong they must be beside it."""
    hunt_near: float = 120.0
    """How urgent that is, with the enemy in the next zone."""
    hunt_far: float = 80.0


DOCTRINE = (Habits(), Habits(escort=0, theatre=1))
"""The IJN's and the USN's: the Wildcat's two turns of fuel would call whole strikes back, so it stays at home."""
