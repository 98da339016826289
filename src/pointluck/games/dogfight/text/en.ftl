# Dogfight: every sentence of the game. COUNT is how many a list names, OR joins it with "or", NAME shows an id.

## Names

name-E = east
name-NE = north-east
name-NW = north-west
name-W = west
name-SW = south-west
name-SE = south-east
name-N = north
name-S = south
name-usa = USA
name-japan = Japan
name-fighter = Fighter
name-bomber = Bomber
name-ace = Ace
name-carrier-hunt = Carrier Hunt
name-domination = Domination
name-setup = set-up
name-orders = Order Pool
name-initiative = contest for initiative
name-activation = activation
name-purchase = purchase of orders
name-reinforcements = reinforcements
name-over = game over
name-forward = straight on
name-left = left turn
name-right = right turn
name-acceleration = Acceleration
name-feint-left = Feint left
name-feint-right = Feint right
name-reversal = Reversal
name-loop = Loop
name-surprise-attack = Surprise Attack
name-aileron-roll = Aileron Roll
name-evade = Evade
name-sixth-sense = Sixth Sense
name-thach-weave = Thach Weave
name-veterans = Veterans
name-hineri-komi = Hineri-komi
name-elite-pilots = Elite Pilots
name-red = red
name-yellow = yellow
name-light_blue = light blue
name-navy = navy
name-off = off the diagram
name-carrier-bombed = carrier bombed
name-bombers-destroyed = all bombers destroyed
name-points = victory points reached
name-round-cap = last round over

summary = Fighters and bombers over Midway, hexagon by hexagon. Sink the enemy carrier with a bomber, or hold the sky over the island: plans are secret, and the better guess shoots.

section-1 = Contents
section-2 = Carrier Hunt
section-2-3 = Preparation
section-2-4 = The round
section-flight = Flight
section-combat = Combat
section-3 = Domination
section-orders = List of orders
section-ruling = Rulings

## Where an aircraft is, and how it stands to its enemies

told-where =
    { $by ->
        [over-midway] { $apart ->
            [0] over the middle of Midway
           *[other] over the { NAME($bearing) } of Midway
        }
        [midway] { told-areas } { told-side } of Midway
        [usa] { $apart ->
            [0] over the US carrier
           *[other] { told-areas } { told-side } of the US carrier
        }
       *[japan] { $apart ->
            [0] over the Japanese carrier
           *[other] { told-areas } { told-side } of the Japanese carrier
        }
    }
told-areas =
    { $apart ->
        [one] one area
       *[other] { $apart } areas
    }
told-side = { NAME($bearing) }
told-heading = { NAME($facing) }
told-stance =
    { COUNT($tail) ->
        [0] { "" }
       *[other] , on the tail of { $tail }
    }{ COUNT($met) ->
        [0] { "" }
       *[other] , head-on with { $met }
    }{ COUNT($sights) ->
        [0] { "" }
       *[other] , with { $sights } in its sights
    }{ COUNT($danger) ->
        [0] { "" }
       *[other] , in the sights of { $danger }
    }

## Questions to the players

ask-place =
    { $left ->
        [one] Place your last aircraft: where, and facing which way?
       *[other] Place an aircraft: which one, where, and facing which way? { $left } are still to be placed by both sides.
    }
ask-return = A Fighter comes back. On which Reinforcement Area, and facing which way?
ask-bid =
    Round { $round }: how many of your { $most } Command Points do you bid for the initiative? Bids are lost; a tie goes to { $tie ->
        [usa] the USA
       *[other] { NAME($tie) }
    }.
ask-activate =
    { COUNT($marked) ->
        [one] Only { $marked } has a marker. What does it do?
       *[other] Which aircraft acts? With markers: { $marked }.
    }
ask-manoeuvre =
    { $aircraft }, Manoeuvre { $number } (at least { $least }, at most { $most }){ $ahead ->
        [edge] . Ahead the board ends.
        [sea] . Ahead is the sea: no Small Tile can be laid there.
        [aircraft] . Ahead is { $swap }: they would change places.
        [gives-victory] . Ahead is { $swap }: changing places would put that Bomber on your carrier!
        [brings-victory] . Ahead is { $swap }: changing places puts that Bomber on the enemy’s carrier, and you win!
       *[free] : which way?
    }
ask-leave-board = { $aircraft } leaves the board, { told-where }. Lay a Small Tile there, or let it go?
ask-plan =
    { $tokens ->
        [one] Plan one token for { $aircraft }, in secret.
       *[other] Plan { $tokens } tokens for { $aircraft }, in secret.
    }
ask-first = The plans lie open. USA: { $usa }. Japan: { $japan }. Who carries out his tokens first?
ask-skip = { $aircraft } leaves one token out: { $tokens }. Which?
ask-card =
    { $role ->
        [attacker] { $attacker } attacks { $defender }. Do you play a card as Attacker?
       *[defender] { $attacker } attacks { $defender }. Do you play a card as Defender?
    }{ COUNT($perils) ->
        [0] { "" }
       *[other] { " " }Careful: { $bombers } could end on your carrier by it!
    }
ask-accelerate =
    Acceleration: one more Manoeuvre of { $aircraft }{ $ahead ->
        [edge] . Ahead the board ends.
        [sea] . Ahead is the sea: no Small Tile can be laid there.
        [aircraft] . Ahead is { $swap }: they would change places.
        [gives-victory] . Ahead is { $swap }: changing places would put that Bomber on your carrier!
        [brings-victory] . Ahead is { $swap }: changing places puts that Bomber on the enemy’s carrier, and you win!
       *[free] : which way?
    }
ask-plan-again = Sixth Sense: plan { $tokens } tokens for { $aircraft } again, openly, or stay?
ask-face = Hineri-komi: to which side does { $aircraft } turn?
ask-exchange = Elite Pilots: USA { $usa }, Japan { $japan }. Exchange one of your cards?
ask-buy =
    { $points ->
        [one] You have one Command Point. Which order do you buy?
       *[other] You have { $points } Command Points. Which order do you buy?
    }

## Questions to chance

ask-deal =
    { $pile ->
        [one] Turn up the last card of the order pile.
       *[other] Turn up a card of the order pile ({ $pile } cards).
    }
ask-draw =
    { $count ->
        [one] { NAME($side) } draws one Firing Card.
       *[other] { NAME($side) } draws { $count } Firing Cards.
    }
ask-exchange-draw = { NAME($side) } takes the top card of the Firing Pile.

## Events

event-placed = { $aircraft } is placed { told-where }, heading { NAME($facing) }.
event-round-began = Round { $round }
event-bid-sealed = { NAME($side) } has made a bid.
event-bids-shown =
    Bids: USA { $usa }, Japan { $japan }. The initiative is with { $holder ->
        [usa] the USA
       *[other] { NAME($holder) }
    }.
event-initiative-passed =
    The Initiative Card goes to { $side ->
        [usa] the USA
       *[other] { NAME($side) }
    }.
event-flight-began = { $aircraft } flies
event-moved =
    { $aircraft } { $turn ->
        [left] turns left
        [right] turns right
        [feint-left] slides to the left
        [feint-right] slides to the right
        [back] flies back
       *[forward] flies straight on
    }, heading { told-heading }: { told-where }{ told-stance }.
event-swapped = { $aircraft } changes places with { $other }, which is now { told-where }.
event-turned = { $aircraft } turns to the { NAME($facing) }{ told-stance }.
event-tile-laid = Small Tile { $tile } is laid under { $aircraft }.
event-destroyed =
    { $cause ->
        [flown-off] { $aircraft } flies off the board and is lost.
       *[shot-down] { $aircraft } is shot down.
    }
event-scored =
    { $points ->
        [one] One point for { $side ->
            [usa] the USA
           *[other] { NAME($side) }
        }: { $total }.
       *[other] { $points } points for { $side ->
            [usa] the USA
           *[other] { NAME($side) }
        }: { $total }.
    }
event-carrier-bombed =
    { $aircraft } bombs the carrier of { $side ->
        [usa] the USA
       *[other] { NAME($side) }
    }.
event-battle-ended =
    { $winner ->
        [draw] The battle ends in a draw: { NAME($ending) }
       *[other] { NAME($winner) } wins: { NAME($ending) }
    }
event-combat-began = { $attacker } attacks { $defender }
event-plan-sealed = { NAME($side) } has planned.
event-plans-shown = Plans: USA { $usa }; Japan { $japan }.
event-moves-first = { NAME($side) } goes first.
event-token-skipped = { $aircraft } leaves out token { $number } ({ NAME($token) }).
event-card-declined = { NAME($side) } plays no card.
event-order-played =
    { NAME($side) } plays { NAME($card) }{ COUNT($mate) ->
        [0] .
       *[other] : { $mate } fires.
    }
event-planned-again = { NAME($side) } plans again: { $plan }.
event-stays = { NAME($side) } makes no new plan.
event-firing-began = Firing: USA { NAME($usa) }, Japan { NAME($japan) }.
event-no-firing = Nobody has the other in an Attack Area.
event-firing-evaded = Evade: there is no Firing in this combat.
event-cards-drawn = { NAME($side) } draws { $cards }.
event-cards-shown =
    Firing Cards: USA { COUNT($usa) ->
        [0] none
       *[other] { $usa }
    }, Japan { COUNT($japan) ->
        [0] none
       *[other] { $japan }
    }.
event-card-exchanged = { NAME($side) } gives away the { $card }.
event-card-replaced = { NAME($side) } gets a { $card } for it.
event-cards-kept = { NAME($side) } keeps the cards.
event-firing-result =
    USA { $usa }, Japan { $japan }: { $winner ->
        [tie] a tie.
       *[other] { NAME($winner) } has the better card.
    }
event-combat-ended = The combat is over.
event-order-bought = { NAME($side) } buys { NAME($card) }.
event-order-dealt = Into the Order Pool: { NAME($card) }.
event-order-dealt-several = Into the Order Pool: { $card }.
event-pile-reshuffled =
    { $cards ->
        [one] One discarded order makes a new pile.
       *[other] { $cards } discarded orders are shuffled into a new pile.
    }
event-midway-counted = Over Midway: USA { $usa }, Japan { $japan }.

## Refusals

refusal-other-question = “{ $action }” does not answer what is asked now.
refusal-not-your-aircraft =
    { $aircraft } does not belong to { $side ->
        [usa] the USA
       *[other] { NAME($side) }
    }.
refusal-aircraft-placed = { $aircraft } is on the board already.
refusal-aircraft-lost = { $aircraft } is not on the board.
refusal-ace-lost = { $aircraft } is an Ace and does not come back.
refusal-not-a-start-area = { $area } is not one of your areas: { OR($areas) }.
refusal-area-occupied = Another aircraft is at { $area }.
refusal-bid-range = Bid 0 to { $most } Command Points.
refusal-no-marker = { $aircraft } has no marker: it has acted or was attacked this round.
refusal-not-an-enemy = { $aircraft } is on your own side.
refusal-out-of-reach = { $aircraft } cannot reach { $target } with { $manoeuvres } Manoeuvres.
refusal-too-early = { $aircraft } has flown { $flown } and must fly at least { $least } Manoeuvres.
refusal-tile-occupied = Another aircraft is on { $tile }.
refusal-tile-misses = There { $tile } would not lie under { $area }.
refusal-tile-overlaps = At { $place } the tile { $tile } would lie on another tile or off the table.
refusal-tile-detached = At { $place } the tile { $tile } would not touch another tile as it must.
refusal-plan-length = { $aircraft } plans exactly { $tokens } tokens.
refusal-plan-tokens = You have only { $tokens } tokens of each kind.
refusal-no-such-token = Choose a token by its place, 1 to { $tokens }.
refusal-card-not-held = You do not hold { NAME($card) }.
refusal-nobody-weaves = None of your other aircraft has the enemy in an Attack Area.
refusal-cannot-weave = Only { OR($able) } has the enemy in an Attack Area.
refusal-not-drawn = You have drawn { $cards }: exchange one of them.
refusal-not-in-pool = { NAME($card) } is not in the pool.
refusal-too-expensive = { NAME($card) } costs { $cost }, and you have { $points }.

## Actions in words

action-place = { $arg1 } at { $arg2 }, facing { NAME($arg3) }
action-bid = bid { $arg1 }
action-fly = fly { $arg1 }
action-attack = { $arg1 } attacks { $arg2 }
action-forward = forward
action-left = forward and left
action-right = forward and right
action-stop = end the Flight
action-tile = lay { $arg1 } at { $arg2 }
action-fly-off = let it go
action-plan = plan { $args }
action-first = { NAME($arg1) } first
action-skip = leave out token { $arg1 }
action-play =
    { COUNT($args) ->
        [one] play { NAME($arg1) }
       *[other] play { NAME($arg1) } with { $arg2 }
    }
action-pass = no card
action-face = to the { NAME($arg1) }
action-stay = make no new plan
action-exchange = exchange the { $arg1 }
action-keep = keep the cards
action-buy = buy { NAME($arg1) }
action-done = buy nothing more
action-deal = { NAME($arg1) }
action-draw = draw { $args }

## The board and the menu

board-round =
    { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }
board-holder = initiative: { NAME($side) }
board-standing = USA { $usa } : { $japan } Japan (to { $target })
board-aircraft = { NAME($side) }
board-aircraft-lost = lost: { $aircraft }
board-command = Command Points: USA { $usa }, Japan { $japan }
board-bids = Bids: USA { $usa }, Japan { $japan }
board-bid-none = none yet
board-sealed = sealed
board-hand = { NAME($side) } holds
board-pool = Order Pool
board-pile = pile { $pile }, discarded { $discards }
board-nothing = nothing
board-combat = { $attacker } attacks { $defender }
board-plans = plans: USA { $usa }; Japan { $japan }
board-no-plan = none yet
board-moving = { $aircraft }: + marks where it can get to in this Flight
board-range = { $aircraft }: 3! and 2! are its Attack Areas, 2 and 1 its Defence Areas
board-odds = If nobody plays another card: { $own } of your Firing Cards against { $other }. You shoot it down: { $win } %. You are shot down: { $loss } %.
board-no-fire = If nobody plays another card, nobody can fire.
board-evaded = Somebody has evaded: there is no Firing in this combat.
board-gives-victory = That would put { $bomber } on your carrier, and the enemy would win.
board-stake-fly-off = { $aircraft } would be lost.

legend-aircraft = U1 to U4, J1 to J4: Fighters of the USA and Japan. UB, JB: Bombers. UA, JA: Aces.
legend-facing = → ↗ ↖ ← ↙ ↘ is where an aircraft faces: E, NE, NW, W, SW, SE.
legend-marker = Capital letters: the aircraft has its marker. Small letters: it has acted or was attacked.
legend-areas = · an area, m the Midway Tile, s a Small Tile, U# and J# the carriers, u and j Reinforcement Areas.
legend-ghosts = + where the aircraft in flight can get to. 3! and 2! Attack Areas, 2 and 1 Defence Areas of your aircraft in a combat.
legend-coordinates = An area is named q,r: r is the row at the right, and q grows by one with each area to the east; 0,0 is the middle.

menu-place = { $aircraft }
menu-bid = Bid
menu-fly = Fly
menu-attack = Attack with { $aircraft }
menu-manoeuvre = Manoeuvre
menu-tile = Small Tile
menu-plan = Plan
menu-first = First
menu-skip = Leave out
menu-card = Card
menu-face = Turn to
menu-exchange = Exchange
menu-buy = Buy

label-fly-off = none: { $aircraft } is lost
label-cost = { NAME($card) } ({ $cost })
label-none = none
label-stop = stop here
label-done = nothing more
label-target = { $target } ({ $value })

## The end of the game

end-winner = Winner
end-nobody = nobody
end-rounds = Rounds
end-points = Victory points
end-lost = Aircraft lost
end-draw = Draw

## Over many games

hours = Where the aircraft were, round by round
tally-rounds = rounds
tally-carriers-bombed = carriers bombed
tally-usa-points = points of the USA
tally-japan-points = points of Japan
tally-usa-aircraft-lost = aircraft of the USA lost
tally-japan-aircraft-lost = aircraft of Japan lost
census-usa-midway = USA, over Midway
census-usa-elsewhere = USA, elsewhere
census-usa-destroyed = USA, lost
census-japan-midway = Japan, over Midway
census-japan-elsewhere = Japan, elsewhere
census-japan-destroyed = Japan, lost

## Presets

about-preset-standard = Carrier Hunt as printed.
about-preset-carrier-hunt = Bomb the enemy carrier, as printed: ties of bids go to the USA.
about-preset-carrier-hunt-even = The same with ties of bids by turns, which is not printed.
about-preset-domination-short = Points for kills and for holding Midway: the first to 9 wins, in about 45 minutes.
about-preset-domination = Points for kills and for holding Midway: the first to 12 wins.
about-preset-domination-long = Points for kills and for holding Midway: the first to 15 wins, in about 75 minutes.

## Options

option-df-mode = Mode
    .help = What the game is about.
    .carrier_hunt = Carrier Hunt: bomb the enemy carrier
    .domination = Domination: points for kills and for Midway
option-df-vp_target = Victory points
    .help = Domination only: the points that win.
option-df-board = Board
    .help = Carrier Hunt only: tiles of 19 or of 7 areas.
    .large = large
    .compact = compact, for a very short game
option-df-reinforcement_layout = Reinforcement Areas
    .help = Domination only: which outer tiles belong to whom.
    .sides = three neighbours each
    .alternating = every second one
option-df-swap_onto_carrier_wins = A swap onto the carrier wins
    .help = Whether a Bomber wins when a swap puts it on the enemy carrier.
option-df-small_tile_touch = Small Tiles must touch
    .help = What a Small Tile must lie against.
    .any = any tile
    .big = a Big Tile
option-df-evade_ends = Evade ends
    .help = What is over when somebody evades.
    .firing = the Firing; cards go on
    .combat = the combat, at once
option-df-veterans_zero = Veterans without a card
    .help = What Veterans do for an aircraft that would draw none.
    .draws_1 = it draws one
    .no_effect = nothing
option-df-japanese_specials = Japanese special orders
    .help = The two that the rulebook’s text leaves out.
    .reconstructed = Hineri-komi and Elite Pilots
    .veterans_twice = Veterans, twice
option-df-ties_by_turns = Ties of bids by turns
    .help = Evens out Carrier Hunt: in every second round equal bids give the initiative to Japan.
option-df-round_cap = Last round
    .help = The round after which the game ends; 0: never.

## What a player may type

problem-notation-verb = “{ $text }” is not understood. Type a number, or begin with { OR($verbs) }; “help” explains.
problem-notation-form = “{ $text }” is not complete or has too much in it. “help { $verb }” shows how to write it.
problem-notation-aircraft = “{ $text }” is no aircraft. There are { $aircraft }.

notation-place = place U1 4,2 W
notation-bid = bid 2
notation-fly = fly U1
notation-attack = attack U1 J3
notation-forward = forward, or f
notation-left = left, or l
notation-right = right, or r
notation-stop = stop
notation-tile = tile S1 9,-4
notation-fly-off = fly-off
notation-plan = plan forward left; plan f l
notation-first = first usa
notation-skip = skip 2
notation-play = play loop; play thach-weave U3
notation-pass = pass
notation-face = face NE
notation-stay = stay
notation-exchange = exchange 3
notation-keep = keep
notation-buy = buy reversal
notation-done = done
notation-deal = deal loop
notation-draw = draw 2 6

# Words that may be typed instead of those of the notation, in pairs.
synonyms = end done nothing pass none pass straight forward

## The briefing: what a newcomer is told before the first round

brief-who =
    You lead the { $side ->
        [japan] Japanese
       *[usa] American
    } aircraft over Midway: { $mode ->
        [hunt] yours and theirs hunt each other’s carrier.
       *[domination] two air groups fight for the sky.
    }
brief-hunt =
    Bring one of your { $bombers } bombers into the area of the enemy’s carrier, or shoot down { $bombers ->
        [one] his only bomber
        [2] both of his
       *[other] all of his
    }. Either wins at once.
brief-domination = Be the first to score { $target } points: that wins at once.
brief-points = An enemy fighter shot down scores { $fighter }, an Ace { $ace }; more aircraft than the enemy on the Midway Tile at the end of a round score { $midway }.
brief-last-round =
    After round { $round } it is over: { $mode ->
        [hunt] nobody has won.
       *[domination] whoever has more points has won.
    }
brief-aircraft =
    { $fighters } fighters, which fly { $least } to { $most } Manoeuvres, and { $specials } { $mode ->
        [hunt] bombers, which fly { $slow } to { $fast }.
       *[domination] Aces. An Ace plans { $tokens } tokens, leaves one out, and adds { $bonus } to each of its Firing Cards.
    }
brief-orders =
    Special-Order Cards of your own, in your hand from the start: { $orders }{ $twice ->
        [yes] , twice.
       *[no] .
    }
brief-bid =
    Each round both sides have { $points } Command Points, and bid as many as they like in secret for the initiative. { $tie ->
        [turns] Equal bids go to the sides by turns.
       *[usa] Equal bids go to the USA.
        [japan] Equal bids go to Japan.
    } What you keep buys Order Cards afterwards.
brief-turn = Then aircraft act one after another. Each flies, with a turn to one side after each step, or attacks an enemy in reach.
brief-plan = In a combat both sides plan { $tokens } Manoeuvres face down. The plans are shown and flown; then Order Cards may be played.
brief-fire = Whoever then has the other in an Attack Area shoots: a red area draws { $red } Firing Cards, a yellow one { $yellow }. The highest single card wins, a tie hits nobody.
brief-behind = An attack can end badly: if the defender ends up with you in his sights, you can be shot down.
brief-edge = An aircraft that leaves the board is lost, unless a Small Tile can be laid under it.
brief-guard = Keep a fighter near your carrier and your bombers: you lose by either.
brief-return = Fighters shot down come back at the end of the round. Aces do not.
