# What the table of The Battle of Midway says beyond the game's own messages.

bm-chart = Chart of the sea zones
ending-ijn-decisive = A decisive Japanese victory
ending-ijn-major = A major Japanese victory
ending-ijn-points = A Japanese victory by points
ending-ijn-dusk = Japan is ahead at the end
ending-usn-dusk = The USA is ahead at the end
ending-usn-points = A US victory by points
ending-usn-major = A major US victory
ending-usn-decisive = A decisive US victory
bm-standing = Ships and aircraft on the chart
bm-zone = Zone { $zone }
bm-zone-label =
    Zone { $zone }{ $things ->
        [none] { "" }
       *[other] : { $things }
    }{ $open ->
        [yes] . Can be chosen.
       *[no] { "" }
    }
bm-squall = squall
bm-empty-sea = Open sea.
bm-midway = Midway
bm-off-map = Still to come
bm-sunk = Lost
bm-close = Close

bm-units =
    { $count } { $type }{ $load ->
        [bombs] { " " }with bombs
        [torpedoes] { " " }with torpedoes
        [none] { " " }unarmed
       *[own] { "" }
    }
bm-formation =
    { NAME($seat) }, { $role ->
        [strike] strike group
        [cap] CAP
        [patrol] patrol
        [shadow] shadowing patrol
       *[homebound] going home
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    }{ $word ->
        [none] { "" }
       *[other] { " " }{ $word }
    }{ $count ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }({ $count })
    }{ $units ->
        [none] { "" }
       *[other] : { $units }
    }, { $fuel ->
        [full] fuel not tracked
        [out] out of fuel
       *[other] fuel { $fuel }
    }
bm-ships-carrier =
    { $count ->
        [one] one carrier
       *[other] { $count } carriers
    }
bm-ships-battleship =
    { $count ->
        [one] one battleship
       *[other] { $count } battleships
    }
bm-ships-cruiser =
    { $count ->
        [one] one cruiser
       *[other] { $count } cruisers
    }
bm-ships-destroyer =
    { $count ->
        [one] one destroyer
       *[other] { $count } destroyers
    }
bm-ships-transport =
    { $count ->
        [one] one transport
       *[other] { $count } transports
    }
bm-ships-land =
    { $count ->
        [one] one base
       *[other] { $count } bases
    }
bm-force =
    { NAME($seat) }, task force: { $ships }{ $named ->
        [none] { "" }
       *[other] { " " }({ $named })
    }, { $seen ->
        [located] located
        [open] in plain sight
       *[hidden] not located
    }
bm-force-of = { NAME($seat) }: task force
bm-located = located
bm-hidden = not located
bm-ship = { $name }, hit points { $left } of { $hp }
bm-hit-points = hit points { $left } of { $hp }
bm-status-is = orders: { $status }
bm-on-deck = on deck: { $units }
bm-in-hangar = in the hangar: { $units }
bm-plane-aboard =
    { $unit }{ $tired ->
        [yes] , landed this turn
       *[no] { "" }
    }{ $chosen ->
        [yes] , chosen
       *[no] { "" }
    }
bm-values = air { $air }, bomb { $bomb }, torpedo { $torpedo }, moves { $move }
bm-deck-and-hangar = { $ship }: flight deck and hangar
bm-on-the-ground = Aircraft on Midway
bm-base-airfield = Airfield
bm-base-seaplane-base = Seaplanes
bm-base-aa-guns = Guns
bm-aloft =
    { $count ->
        [one] One air unit in the air
       *[other] { $count } air units in the air
    }
bm-aloft-short = { $count } aloft
bm-orders-of = Orders for { $ship }
bm-in-the-air = { NAME($seat) } in the air
bm-nobody = Nobody.

bm-cup = In the cup: Japan { $ijn }, USA { $usn }, weather { $weather }, combat { $combat }
bm-drawn = Drawn: { $token }
bm-later = { $count } more to come this turn

bm-battle-board = Battle board
bm-battle-air = { NAME($seat) }: { $units }, from { $home }
bm-battle-piece =
    { NAME($seat) }: { $what }, { $area ->
        [waiting] not yet placed
        [strip] outside, with the attackers
        [centre] in the centre
       *[other] in area { NAME($area) }
    }{ $attacks ->
        [yes] , attacking
       *[no] { "" }
    }
bm-area =
    Area { $area }: { $count ->
        [0] empty
        [one] one counter
       *[other] { $count } counters
    }{ $open ->
        [yes] . Can be chosen.
       *[no] { "" }
    }
bm-round = Round { $round } of 3
bm-strip = ATTACKING AIR GROUPS
bm-show-chart = Show the chart
bm-show-battle = Back to the battle

bm-tab-decks = Decks
bm-mine = My decks
bm-decks-of = { NAME($seat) }
bm-deck = Deck
bm-hangar = Hangar
bm-deck-jammed = Deck blocked
bm-deck-must-recover = Deck blocked: must recover
bm-tab-sky = In the air
bm-panels = Views of the table
bm-panel-chart = Chart
bm-panel-battle = Battle
bm-panel-decks = Decks
bm-panel-sky = In the air

bm-phase-setup = Setup
bm-phase-command = Command
bm-phase-search = Search
bm-phase-orders = Orders
bm-phase-combat = Combat
bm-phase-maintenance = Maintenance
bm-phase-over = Over
bm-moment = Turn { $turn }

bm-usual-orders = The usual orders
bm-these-orders = Give these orders
bm-all = All
bm-all-take = All carriers: { $status }
bm-usual = The usual strike
bm-nothing = Nothing
bm-confirm =
    { $count ->
        [0] Nobody
        [one] This one
       *[other] These { $count }
    }
bm-go = Do it
bm-do =
    { $place ->
        [none] How many
       *[other] { $place }
    }
bm-do-arm = { $place }: load
bm-do-unload = { $place }: unload
bm-do-clear = { $place }: strike below
bm-do-land = { $place }: land
bm-do-divert = { $place }: land
bm-fewer = Fewer: { $kind }
bm-more = More: { $kind }
bm-picket-1 = outer ring
bm-picket-2 = middle ring
bm-picket-3 = centre
bm-escorts-1 = C1
bm-escorts-2 = C2
bm-escorts-3 = C3
bm-let-go = Let go
bm-point = Point at the table: what glows can be chosen.
bm-point-zone = Point at a bright zone.
bm-point-back = Inside the dashed line they are home again in one flight.

bm-act-leave = Leave behind: { $what }
bm-act-lose = Lose { $what }
bm-act-escort = Escort { $what }
bm-act-ditch = Ditch { $what }
bm-act-follow = Follow: { $what }
bm-cap-group = CAP { $word }
bm-strike-group = Strike { $word }
bm-act-move = Sail: fleet in { $what }
bm-middle-places = Around the middle

bm-mode-drop = Drop on { $what ->
        [destroyer] { $count ->
            [one] the destroyer here
           *[other] a destroyer here
        }
        [cruiser] { $count ->
            [one] the cruiser here
           *[other] a cruiser here
        }
        [transport] the transports here
        [carrier] { $count ->
            [one] { $ships }
           *[other] the carriers here
        }
        [land] Midway
       *[none] a ship here
    }
bm-mode-fly-on = Fly on to { $to ->
        [carrier] the carriers
        [transport] the transports
        [battleship] the battleships
        [land] Midway
       *[other] the centre
    }
bm-mode-hold = Keep the bombs
bm-mode-fight = Fight the fighters here
bm-unseen = unseen
bm-out-of-sight = Out of your sight
bm-phase-first-orders = First orders
bm-entry = { NAME($seat) }: reinforcements enter here
bm-forces = The forces in this battle

bm-figures-board = battle board

## Scenes: what happened, step by step

bm-scene-score = Score
bm-scene-search = { NAME($seat) } searches { $zone }
bm-scene-searches =
    { NAME($seat) } searches { $zone } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
bm-scene-hides = The task force in { $zone } stays unseen above { $best }.
bm-scene-search-succeeded = { NAME($seat) } finds the force in { $zone }.
bm-scene-search-failed = { NAME($seat) } finds nothing in { $zone }.
bm-scene-shadowing-succeeded = { NAME($seat) } keeps contact in { $zone }.
bm-scene-shadowing-failed = { NAME($seat) } loses contact in { $zone }.
bm-scene-against =
    { NAME($attacker) } against { NAME($defender) }{ $zone ->
        [none] { "" }
       *[other] , zone { $zone }
    }
bm-scene-on = Attack on { $ships }
bm-scene-entered = In by { $areas }: { $planes }.
bm-scene-volley =
    { $firers }{ $weapon ->
        [air] { $target ->
            [aircraft] : against aircraft.
           *[other] { " " }at { $target }.
        }
        [flak] : anti-aircraft fire{ $target ->
            [aircraft] .
           *[other] { " " }at { $target }.
        }
        [gun] { " " }at { NAME($target) }.
        [bomb] : bombs on { NAME($target) }.
       *[torpedo] : torpedoes on { NAME($target) }.
    }
bm-scene-damage =
    { NAME($ship) }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } more for the aircraft on deck
    }, { $left ->
        [0] no hit points left
        [one] one hit point left
       *[other] { $left } hit points left
    }.
bm-scene-ships = { $count } ships
bm-scene-fired =
    { $weapon ->
        [flak] flak of { $who }
       *[air] { $who }
    } { $count ->
        [one] fires
       *[other] fire
    } at { $at }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }
bm-scene-struck =
    { $who ->
        [none] { NAME($ship) } { $hits ->
            [0] missed
           *[other] hit
        }
       *[other] { $who } { $hits ->
            [0] { $count ->
                [one] misses
               *[other] miss
            }
           *[other] { $count ->
                [one] hits
               *[other] hit
            }
        } { NAME($ship) }
    }{ $hits ->
        [0] { "" }
        [1] { " " }once
        [2] { " " }twice
       *[other] { " " }{ $hits } times
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } more for the aircraft on deck
    }{ $state ->
        [sunk] : sunk
        [out] : out of action
        [burns] : on fire, { $left } of { $hp } hit points left
        [damaged] : { $left } of { $hp } hit points left
       *[none] { "" }
    }
bm-scene-loses = { NAME($seat) } loses { $planes }
bm-scene-owes =
    { NAME($seat) } chooses which { $count ->
        [one] one is lost
       *[other] { $count } are lost
    }
bm-scene-strike-launched = { $count } strikes take off for { $zones }.
bm-scene-strike-flew = { $count } strikes fly to { $zones }.
bm-scene-task-force-moved = { $count } task forces sail to { $zones }.
bm-scene-task-force-lost = { $count } task forces leave { $zones }.
bm-scene-transports-moved = { $count } groups of transports sail to { $zones }.
bm-scene-intercepted = { $count } CAP groups intercept over { $zones }.
bm-scene-went-in = { $count } groups go in.
bm-scene-reinforced = { $count } forces arrive in { $zones }.

## Moments

bm-moment-found = { NAME($seat) }’s carriers are found
bm-moment-sighted = The enemy has found our carriers
bm-moment-found-where = { $ships } in zone { $zone }
bm-moment-hit = { NAME($ship) } is hit with a full deck
bm-moment-sunk =
    { $ships } { $count ->
        [one] sinks
       *[other] sink
    }
bm-moment-sunk-left =
    { NAME($seat) } has { $count ->
        [0] no carriers left.
        [one] one carrier left.
       *[other] { $count } carriers left.
    }
bm-moment-field = Midway’s airfield is out
bm-moment-field-out = The way is open for the transports.
bm-moment-landed = The transports land on Midway
bm-moment-over = { NAME($level) }

## In one minute

primer-says-aim = Be the first to reach 12 points: sink the enemy’s ships. Japan scores for troops landed on Midway as well.
primer-says-turn = A turn has five phases: carriers choose to launch, to recover or to manoeuvre; patrols search; orders are given by tokens drawn blind from a cup; battles are fought; aircraft are refuelled and armed.
primer-says-fight = Only what has been located can be attacked. In a battle attackers break in from the outer ring to the centre in up to three rounds, through CAP (combat air patrol) and guns. A die at or below a unit’s value hits.
primer-says-mind = Aircraft on deck make every bomb worse. Watch the fuel: whoever runs dry flies home at once and needs a deck that recovers.
