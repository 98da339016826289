# What the Dogfight table says in the browser beyond the messages it shares with the terminal.

df-sky = The sky over Midway
df-area =
    Area { $area }, { told-where }{ $kind ->
        [small] , on a Small Tile
       *[sea] { "" }
    }
ending-carrier-bombed = The carrier is bombed: { NAME($winner) } has won
ending-bombers-destroyed = No bomber is left: { NAME($winner) } has won
ending-points = { NAME($winner) } has won on points
ending-round-cap = The last round is over, and nobody has won
df-carrier = carrier of { NAME($side) }
df-back = Reinforcement Area of { NAME($side) }
df-aircraft =
    { $aircraft }, { NAME($role) } of { NAME($side) }, { told-where } ({ $area }), facing { NAME($facing) }{ $marker ->
        [yes] , ready
       *[no] , has acted
    }
df-in-sights = in its sights: { $targets }
df-beside = Beside the board
df-lost = Lost
df-your-hand = Your hand
df-hand = Hand of { NAME($side) }
df-their-number = holds { $count }
df-their-hand =
    { COUNT($cards) ->
        [0] holds no cards
       *[other] holds { $cards }
    }
df-pool = Order Pool
df-pile = Pile { $pile }
df-does-acceleration = One more Manoeuvre with your aircraft.
df-does-feint-left = Your aircraft slides to the next area ahead on its left; the nose stays as it is.
df-does-feint-right = Your aircraft slides to the next area ahead on its right; the nose stays as it is.
df-does-reversal = Your aircraft turns by 180 degrees.
df-does-loop = The moves that your aircraft made by tokens are taken back.
df-does-surprise-attack = No more cards in this combat: Firing follows at once.
df-does-aileron-roll = In Firing the opponent's highest card is ignored.
df-does-evade = There is no Firing in this combat.
df-does-sixth-sense = As Loop; then the tokens may be planned again.
df-does-thach-weave = One of your aircraft outside the combat fires at once at the enemy in the combat. The enemy draws as well but cannot destroy it.
df-does-veterans = One more card in Firing.
df-does-hineri-komi = One more Manoeuvre, then a turn to any side.
df-does-elite-pilots = After the Firing Cards are shown, one own card may be exchanged for the top card of the own pile.
df-command = Command Points of { NAME($side) }: { $points }
df-initiative = has the initiative
df-bid = Bid
df-bid-points =
    { $points ->
        [0] bid nothing
        [one] bid one point
       *[other] bid { $points } points
    }
df-bid-sealed = sealed bid
df-plan = Plan of { $aircraft }
df-plan-go = Seal the plan
df-plan-back = Take back a token
df-plan-sealed = sealed
df-token = token { $number }: { NAME($token) }
df-fly-there = Fly { $aircraft }: { told-where }
df-fly-otherwise = Another way
df-fly-where = Choose an area
df-fly-elsewhere = Another area
df-fly-by-steps = Step by step
df-fly-end = { $area }: { $aircraft } ends its Flight { told-where }
df-usual-set-up = The usual set-up
df-attack = Attack { $target }
df-choose-act = { $aircraft }: fly, or attack?
df-firing = Firing Cards of { NAME($side) }
df-card-down = face down
df-legend = Ranges
df-legend-range =
    { $attack ->
        [yes] may shoot down
       *[no] fires back only
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
df-round = Round { $round }
df-set-up = Set-up
df-combat = { $attacker } against { $defender }
df-hint-place = Or place by hand: an aircraft beside the board, then a lit area, then where its nose points.
df-hint-return = Choose the fighter beside the board, then a glowing area, then where its nose points.
df-hint-plan = Choose a lit area, or lay the tokens beside the board one by one; the sky shows where they lead. Then seal the plan.
df-hint-plan-again = Lay new tokens beside the board, or stay with your plan.
df-more-cards = All cards
df-fewer-cards = Hide the cards
df-card-again = Tap again: { $does }
df-hint-buy = Choose a glowing card, or keep your Command Points.

df-figures-board = map and range

df-scene-bids = The bids
df-scene-midway = Over Midway
df-scene-over = The end
df-scene-flight = The enemy flies: { $aircraft }
df-scene-flew = { $aircraft } flies ({ $way }): now { told-where }, heading { told-heading }{ told-stance }.
df-scene-bombs = { $aircraft } over the carrier of { NAME($side) }
df-scene-fires =
    { $shooter } has { $target } in its { $range ->
        [red] red
       *[other] yellow
    } Attack Area: { $percent } % to shoot it down.
df-scene-cards =
    { $needs ->
        [none] { NAME($side) } turns over { $cards }.
       *[other] { NAME($side) } turns over { $cards }; { $needs } is needed.
    }
df-scene-shot-down = { $shooter } shoots down { $target }; the risk was { $percent } %.
df-scene-down = { $shooter } shoots down { $target }.
df-scene-unhurt = Nobody is hit: { $attacker } and { $defender } fly on.
df-scene-spared =
    { $tie ->
        [yes] The highest cards are equal and nobody is hit: { $target } survives a risk of { $percent } %.
       *[no] Nobody is hit: { $target } survives a risk of { $percent } %.
    }
df-scene-evaded = { $aircraft } evades, and no shot is fired.
df-scene-no-shot = { $attacker } and { $defender } miss each other: no shot is fired.
df-scene-goes-on = { $attacker } and { $defender } have manoeuvred; now orders may be played.
df-moment-carrier-bombed = The carrier of { NAME($side) } is bombed
df-moment-bombers-destroyed = The last bomber of { NAME($side) } is lost
df-moment-over = The battle is over

## In one minute

primer-says-aim = Bring one of your two bombers into the area of the enemy’s carrier, or shoot down both of his.
primer-says-turn = Each round both sides bid Command Points in secret for the initiative. Then aircraft act one after another: each flies a few steps, with a turn to one side after each, or attacks an enemy within reach.
primer-says-fight = Both sides plan two manoeuvres face down. When they are shown and flown, whoever has the other in an Attack Area shoots: red areas draw three Firing Cards, yellow ones two, and the highest card wins.
primer-says-mind = An attacker can be shot down as well, if the defender ends up behind him. An aircraft that leaves the board is lost.
