"""What Firing would come to if nobody played another card."""

from __future__ import annotations

from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.combat import aircraft_of
from pointluck.games.dogfight.firing import colour
from pointluck.games.dogfight.odds import Guns, firing_odds
from pointluck.games.dogfight.order_of_battle import SIDES
from pointluck.games.dogfight.pieces import the_combat
from pointluck.language import Language


def prospects(language: Language, state: DogfightState, seat: str) -> str:
    own = SIDES.index(seat)
    combat = the_combat(state)
    oob = state.oob
    if combat.evaded:
        return language.say("board-evaded")
    aircraft = [aircraft_of(state, own), aircraft_of(state, 1 - own)]
    seen = [colour(state, aircraft[0], aircraft[1]), colour(state, aircraft[1], aircraft[0])]
    attacks = [one is not None and one.attack for one in seen]
    if not any(attacks):
        return language.say("board-no-fire")
    guns = []
    for number, side in enumerate((own, 1 - own)):
        view = seen[number]
        cards = 0 if view is None else view.cards
        if cards or oob.veterans_draw_from_zero:
            cards += combat.veterans[side]
        pile = tuple(oob.firing_piles[side])
        guns.append(Guns(pile, min(cards, len(pile)), oob.bonus[aircraft[number]], combat.rolls[1 - side]))
    odds = firing_odds(*guns)
    return language.say(
        "board-odds",
        own=guns[0].cards,
        other=guns[1].cards,
        win=round(100 * odds.win) if attacks[0] else 0,
        loss=round(100 * odds.loss) if attacks[1] else 0,
    )
