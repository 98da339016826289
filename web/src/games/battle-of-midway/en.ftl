# What the table of The Battle of Midway says beyond the game's own messages.

bm-chart = Chart of the sea zones
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
bm-dice = Dice: { $dice }
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
bm-point-zone = Point at a glowing zone.

bm-act-leave = Leave behind: { $what }
bm-act-lose = Lose { $what }
bm-act-escort = Escort { $what }
bm-act-ditch = Ditch { $what }
bm-act-follow = Follow: { $what }
bm-cap-group = CAP { $word }
bm-strike-group = Strike { $word }
bm-act-move = Fleet in { $what }
bm-usual-places = The usual places
bm-unseen = unseen
bm-out-of-sight = Out of your sight
bm-phase-first-orders = First orders
bm-entry = { NAME($seat) }: reinforcements enter here
bm-forces = The forces in this battle

bm-figures-board = battle board
bm-figures-ships = ships
bm-figures-air = aircraft
