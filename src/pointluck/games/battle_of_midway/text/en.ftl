# The Battle of Midway: every sentence of the game. COUNT is how many a list names, OR joins it with "or", NAME shows an id,
# FORM is “many” for a subject that needs the plural, else “one”.

## Names

name-ijn = Japan
name-usn = USA
    .number = one
name-weather = weather
name-combat = combat
name-setup = setup
name-command = Command Operations
name-search = Search Operations
name-orders = Execute Orders
name-first-orders = first orders
name-maintenance = Air Unit Maintenance
name-over = game over
name-launch = Launch
name-recover = Recover
name-maneuver = Maneuver
name-surface = aircraft against ships or land
name-ships = ship against ship
name-bombers = interceptors against bombers
name-fighters = fighters against fighters
name-attackers = attackers
name-defenders = defenders
name-flak = anti-aircraft guns
name-evading = evading
name-cruiser = cruiser
name-destroyer = destroyer
name-least = lowest value
name-airfield = Midway airfield
name-seaplane-base = seaplane base
name-aa-guns = AA guns
    .number = many
name-cap = CAP
name-strike = strike
name-centre = centre
name-all = all
name-transports = transports
name-task-force = the next task force
name-tf-enterprise = Enterprise’s force
name-tf-hornet = Hornet’s force
name-tf-yorktown = Yorktown’s force
name-transports-1 = Transport Group 1
name-transports-2 = Transport Group 2
name-ijn-decisive = decisive Japanese victory
name-ijn-major = major Japanese victory
name-ijn-points = Japanese victory by points
name-ijn-dusk = Japan ahead at the end
name-usn-dusk = USA ahead at the end
name-usn-points = US victory by points
name-usn-major = major US victory
name-usn-decisive = decisive US victory
summary = June 1942, carrier against carrier. Find the enemy before he finds you, keep CAP overhead, strike his decks while his planes stand on them, and take Midway or hold it.
section-victory = Victory
section-terms = Terms
section-setup = Setup
section-order = Order of play
section-1 = 1st Phase: Command Operations
section-2 = 2nd Phase: Search Operations
section-3 = 3rd Phase: Execute Orders
section-4 = 4th Phase: Combat
section-5 = 5th Phase: Air Unit Maintenance
section-ruling = Rulings

## Air units read aloud

plane-a6m =
    { $count ->
        [one] Zero
       *[other] Zeros
    }
plane-d3a =
    { $count ->
        [one] Val
       *[other] Vals
    }
plane-b5n =
    { $count ->
        [one] Kate
       *[other] Kates
    }
plane-e13a =
    { $count ->
        [one] Jake
       *[other] Jakes
    }
plane-f4f =
    { $count ->
        [one] Wildcat
       *[other] Wildcats
    }
plane-sbd =
    { $count ->
        [one] Dauntless
       *[other] Dauntlesses
    }
plane-tbd =
    { $count ->
        [one] Devastator
       *[other] Devastators
    }
plane-b25 =
    { $count ->
        [one] B-25
       *[other] B-25s
    }
plane-b17 =
    { $count ->
        [one] B-17
       *[other] B-17s
    }
plane-pby =
    { $count ->
        [one] Catalina
       *[other] Catalinas
    }
kind =
    { $count ->
        [0] { "" }
       *[other] { $count }{ " " }
    }{ $type }{ $load ->
        [bombs] { " " }with bombs
        [torpedoes] { " " }with torpedoes
        [none] { ", " }unarmed
       *[own] { "" }
    }{ $where ->
        [none] { "" }
       *[other] { " " }({ $where })
    }
kind-fuel = fuel { $fuel }

## Questions to the players

ask-reinforce = { NAME($seat) }, turn { $turn }: which reinforcements arrive? Tokens to pay with: { $tokens }.
ask-status = { NAME($seat) }: which orders do your carriers take? Who is not named keeps the usual.
ask-spot = { NAME($ship) }: what comes up to the flight deck? Places: { $places }.
ask-patrol-in-the-way = { NAME($ship) }: the patrol bomber takes a landing place. Does it go below?
ask-land-some = { NAME($ship) } can land { $places } of those who have to. Which?
ask-land-stray =
    { $units }: out of fuel, and no place at home. Where { FORM($units) ->
        [many] do they land
       *[one] does it land
    }?
ask-land = { NAME($seat) }: does anybody with fuel land?
ask-patrol = { NAME($seat) }, turn { $turn }: where do your patrols fly, and whom do they shadow?
ask-order = { NAME($seat) }: your token is drawn. What is your order? Tokens still in the cup: { $left }.
ask-weather = { NAME($seat) }: where does the squall line grow?
ask-send = { NAME($ship) }: which units take off ({ NAME($mission) })? At most { $limit }.
ask-fly-to = { $units }: to which zone?
ask-cap-to = { $units }: CAP over which zone?
ask-merge = Strike { $group }: does it join another one there?
ask-move-to = Zone { $zone }: where does the task force go, and who stays? ({ $ships })
ask-cap-follow = Which CAP goes with the ships from { $start } to { $zone }?
ask-enemy-follow = The enemy force splits between { $start } and { $zone }. Which of your aircraft follow to { $zone }?
ask-transports = { NAME($group) }: to which escorted zone?
ask-intercept = { NAME($seat) }: which CAP intercepts, and where?
ask-reveal = { NAME($seat) }: does a hidden force show itself?
ask-cap-attack = { NAME($seat) }: does your CAP over { $zone } attack the aircraft there?
ask-pick-battle = { NAME($seat) }: which battle comes next?
ask-flag = Zone { $zone }: which cruiser is the flag in the centre?
ask-picket = Zone { $zone }: how many destroyers in the outer ring, the middle ring and the centre?
ask-place = Zone { $zone }: where do they stand?
ask-escorts = Zone { $zone }: how many escorts in each of the three middle areas?
ask-escort =
    { $count } × { $group }: which bombers { $count ->
        [one] does it
       *[other] do they
    } escort?
ask-entry-area = { $team }: in which outer area do you enter?
ask-go-in = { $team } in { NAME($area) }: where do you go in?
ask-shift = { NAME($seat) }: do your defending fighters change their area?
ask-mode = Round { $round }, { $team } in { NAME($area) }: what do the bombers do?
ask-lose = { NAME($seat) }, area { NAME($area) }: hits to take: { $hits }. Which unit is lost?
ask-target = { $team }: which target?
ask-deck-loss = { NAME($ship) }: aircraft destroyed on deck: { $count }. Which?
ask-gun = Round { $round }, { NAME($ship) }: fire at whom?
ask-ditch = { NAME($seat) }: not enough decks. Which unit ditches?
ask-divert =
    { $units } over { $zone }: home is lost. Where will { FORM($units) ->
        [many] they
       *[one] it
    } land?
ask-return = { $units }: home from { $start } to { $home }, by which zone?
ask-rearm = { NAME($seat) }: what is loaded or unloaded?
ask-clear = { NAME($seat) }: does anything left on deck go below?

## Questions to chance

ask-squall-landing = { $unit } lands on { NAME($ship) } in a squall: roll a die. 11 and 12 are fatal.
ask-search-die = Search of { $zone } by { NAME($seat) }: roll a die. Dice left { $left }, best so far { $best }.
ask-task-force-die = The task force in { $zone } rolls a die: above { $best } it stays unseen.
ask-draw = Draw a token: Japan { $ijn }, USA { $usn }, weather { $weather }, combat { $combat }.
ask-entry-die = { $team }: roll a die for the area where it comes in.
ask-fire-die = Fire in { NAME($area) } ({ NAME($by) }): roll a die. { $value } or less hits; dice left: { $left }.
ask-ordnance-die =
    { $weapon ->
        [bomb] Bomb
       *[torpedo] Torpedo
    } on { NAME($ship) }: roll a die. { $value } or less hits; dice left: { $left }.
ask-gun-die = Guns at { NAME($ship) }: roll a die. { $value } or less hits; dice left: { $left }.

## Events

event-turn-began = Turn { $turn }
event-cup-filled = Into the cup: Japan { $ijn }, USA { $usn }.
event-second-batch = The other tokens go in: Japan { $ijn }, USA { $usn }, weather and combat.
event-reinforced = { NAME($seat) }: { $force } arrives in { $zone }.
event-reinforced-unseen = { NAME($seat) }: { $force } arrives, out of your sight.
event-transports-arrived = { NAME($group) } arrives: { $transports } ships.
event-status-sealed = { NAME($seat) } has chosen the orders of its carriers.
event-status-set = { NAME($ship) }: { NAME($status) }.
event-spotted = { NAME($ship) } spots { $units }.
event-landed = Landed on { NAME($ship) }: { $units }.
event-squall-rolled = { $unit } comes in to { NAME($ship) } in a squall, die { $die }.
event-deck-jammed = { NAME($ship) } was not ready: what stood on deck goes below, what lands blocks it until the next turn.
event-patrol-struck-below = { NAME($ship) } strikes its patrol bomber below.
event-patrol-launched = { $unit } takes off for { $zone }.
event-patrol-moved = { $unit } flies to { $zone }.
event-shadow-declared = { $unit } shadows the force in { $zone }.
event-shadow-ended = { $unit } gives up the force in { $zone } and goes home.
event-search-began =
    { NAME($seat) } searches { $zone } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
event-search-rolled-several = { NAME($seat) }, searching { $zone }, rolls { $die }.
event-search-rolled = { NAME($seat) }, searching { $zone }, rolls { $die }.
event-search-succeeded = { NAME($seat) } finds the force in { $zone }: { $best } against { $die }.
event-search-failed = { NAME($seat) } finds nothing in { $zone }: { $best } against { $die }. The patrols go home.
event-shadowing-succeeded = { NAME($seat) } keeps contact in { $zone }: { $best } against { $die }.
event-shadowing-failed = { NAME($seat) } loses contact in { $zone }: { $best } against { $die }.
event-token-drawn = Token: { NAME($token) }
event-passed = { NAME($seat) } passes.
event-strike-launched = { NAME($ship) } launches strike { $group } to { $zone }: { $units }.
event-strike-flew = Strike { $group } flies to { $zone }: { $units }.
event-cap-launched = { NAME($ship) } launches CAP { $group } over { $zone }: { $units }.
event-cap-flew = CAP { $group } flies over { $zone }: { $units }.
event-merged = Strike { $other } joins strike { $group }.
event-task-force-moved =
    { NAME($seat) }: { $ships } { FORM($ships) ->
        [many] sail
       *[one] sails
    } from { $start } to { $zone }.
event-task-force-lost =
    { NAME($seat) }: { $ships } { FORM($ships) ->
        [many] leave
       *[one] leaves
    } { $start }.
event-watch-changed = What has been seen by now cannot be taken back.
event-moved-unseen = { NAME($seat) } moves a force that you cannot see.
event-followed =
    { $units } { FORM($units) ->
        [many] follow
       *[one] follows
    } to { $zone }.
event-squall = A squall in { $zone }.
event-located = { NAME($seat) }: the force in { $zone } is in sight of the enemy.
event-transports-moved = { NAME($group) } sails to { $zone }.
event-intercepted =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] intercept
       *[one] intercepts
    } over { $zone }.
event-battle-began = Battle in { $zone }: { NAME($type) }, { NAME($attacker) } attacks
event-defends =
    { NAME($seat) } defends: { COUNT($ships) ->
        [0] { $units }
       *[other] { COUNT($units) ->
            [0] { $ships }
           *[other] { $ships }; { $units }
        }
    }.
event-attacks = { NAME($seat) } attacks: { $units }.
event-placed = { NAME($seat) } places { $units }: { $areas }.
event-escort-joined =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] escort
       *[one] escorts
    } { $team }.
event-escort-alone =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] go
       *[one] goes
    } alone.
event-entry-free = { $team }: die { $die }, free choice of the area.
event-entered =
    { $team } comes in by { NAME($area) } ({ $die ->
        [0] chosen
       *[other] die { $die }
    }): { $units }.
event-round-began = Round { $round }
event-went-in = { $team } goes in from { NAME($start) } to { NAME($area) }.
event-went-in-several = { $team } go in from { NAME($start) } to { NAME($area) }.
event-stayed-out = { $team } stays in { NAME($area) }.
event-shifted = { $unit } moves from { NAME($start) } to { NAME($area) }.
event-mode-chosen =
    { $team } in { NAME($area) }: { $mode ->
        [fight] fights aircraft
        [drop] drops ordnance
       *[hold] holds
    }.
event-mode-chosen-several =
    { $team } in { NAME($area) }: they { $mode ->
        [fight] fight aircraft
        [drop] drop ordnance
       *[hold] hold
    }.
roll-of =
    { $weapon ->
        [air] { $firer }, against aircraft { $value }
        [flak] { NAME($firer) }, anti-aircraft fire { $value }
        [gun] { NAME($firer) } at { NAME($target) }, gun { $value }
        [bomb] { $firer } on { NAME($target) }, bomb { $value }
       *[torpedo] { $firer } on { NAME($target) }, torpedo { $value }
    }{ COUNT($modifiers) ->
        [0] {""}
       *[other] , { $modifiers }
    }: needs { $needed } or less
event-rolled =
    { roll-of }, rolled { $die }, { $effect ->
        [hit] hit
       *[missed] missed
    }.
event-rolled-several = { roll-of }, rolled { $die }.
event-fired =
    Fire in { NAME($area) }: { NAME($by) } ({ NAME($seat) }) at { $units }: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
event-air-unit-lost =
    { NAME($seat) } loses { $unit }: { $cause ->
        [shot-down] shot down
        [on-deck] bombed on deck
        [sunk] gone down with its ship
        [squall] lost landing in the squall
        [ditched] ditched
       *[no-base] no base to return to
    }.
event-targeted = { $team } attacks { NAME($ship) } with { $units }.
event-gun-target =
    { NAME($shooter) } { FORM($shooter) ->
        [many] fire
       *[one] fires
    } at { NAME($ship) }.
event-hit =
    { NAME($ship) }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } more for aircraft on deck
    }, { $damage } damage{ $surplus ->
        [0] {""}
       *[other] , { $surplus } too many
    }; hit points left: { $left }.
event-sunk = { NAME($ship) } sinks.
event-knocked-out = { NAME($ship) }: knocked out.
event-battle-ended = The battle in { $zone } is over.
event-invasion = Transports at Midway: { $transports }; points { $points }.
event-points = Points: Japan { $ijn }, USA { $usn }.
event-diverted = { $units } will land on { NAME($ship) }.
event-returned =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] fly
       *[one] flies
    } home by { $zone }.
event-out-of-fuel = Out of fuel: { $units }.
event-armed = { NAME($ship) } arms { $units }.
event-unloaded = { NAME($ship) } unloads { $units }.
event-cleared = { NAME($ship) } strikes below { $units }.
event-game-over = The game is over: Japan { $ijn }, USA { $usn }, { NAME($level) }

## Refusals

refusal-other-question = “{ $action }” does not answer what is asked now.
refusal-must-arrive = From turn { $turn } on every task force that can must arrive.
refusal-no-transports = Transports come only after the turn in which the airfield fell.
refusal-no-reinforcement = “{ $action }”: no such reinforcement is waiting.
refusal-no-tokens = Not enough tokens: it costs { $cost }.
refusal-entry-occupied = A task force of yours is in { $zone }, or has entered this turn.
refusal-entry-closed = { $zone } is no open entry zone: enemy ships, too many ships, or not one of the five.
refusal-status-arrived = { NAME($ship) } has arrived or sailed this turn and must manoeuvre.
refusal-status-jammed = { NAME($ship) } has a blocked deck and must recover.
refusal-status-recover = { NAME($ship) } has own aircraft out of fuel overhead and must recover.
refusal-status-all = Name an order for each of { $ships }.
refusal-one-at-a-time = { NAME($ship) }: one unit at a time comes up with “raise”; several with “spot”.
refusal-other-ship = It is { NAME($ship) }’s turn.
refusal-not-spottable = { NAME($ship) } cannot spot { $unit }: not in the hangar, or not armed.
refusal-not-so-many = { NAME($ship) } has only { $count } { $unit }.
refusal-deck-full =
    { NAME($ship) } has { $places ->
        [one] one place
       *[other] { $places } places
    } on deck.
refusal-land-number = Exactly { $places } land on { NAME($ship) }.
refusal-not-recovering = { NAME($ship) } is not recovering.
refusal-no-landing = “{ $action }”: nobody can land like that here.
refusal-must-land = Aircraft out of fuel must land while a deck here can take them.
refusal-no-patrol = “{ $unit }” is no patrol of yours.
refusal-tired = { $unit } has landed and flies again next turn.
refusal-out-of-fuel = { $unit } is out of fuel.
refusal-already-ordered = { $unit } has been ordered this turn.
refusal-nobody-to-shadow = { $unit } has nobody to shadow there, or has not begun to.
refusal-is-shadowing = { $unit } is shadowing: it can only stop and go home.
refusal-cannot-launch-patrol = { $unit } cannot take off now.
refusal-too-far = { $unit } cannot reach { $zone }.
refusal-no-such-group = No group { $group } is in the air.
refusal-not-yours = { $what } is not yours.
refusal-no-cap-there = { $group } has no fighters, or no friendly capital ship or base within reach.
refusal-airfield-tokens =
    The airfield takes { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } a turn.
refusal-nothing-ready = { NAME($ship) }: nothing is ready there.
refusal-no-flight-deck = { NAME($ship) } has no flight deck in play.
refusal-not-launching = { NAME($ship) } has no Launch orders.
refusal-in-squall = { NAME($ship) } is in a squall: nothing takes off.
refusal-air-service = { NAME($ship) } launches no more than { $count } a turn.
refusal-nothing-spotted = { NAME($ship) } has nothing fit for it on deck.
refusal-cannot-send = { NAME($ship) } can send of { $units } at most { $limit }.
refusal-cannot-leave = { $unit } cannot be left behind.
refusal-no-haven = { $zone } has no friendly capital ship or base within reach.
refusal-cannot-merge = { $group } is not there or comes from another task force.
refusal-no-task-force = You have no task force in { $zone }.
refusal-not-manoeuvring = The carriers in { $zone } are not manoeuvring, or the others have moved.
refusal-stacking = { $zone }: no more than two capital ships and eight ships.
refusal-not-adjacent = { $zone } is not adjacent.
refusal-no-cap-here = “{ $action }”: no such CAP is there.
refusal-nobody-follows = “{ $action }”: nobody like that can follow.
refusal-squall-zone = The squall can only go to { OR($zones) }.
refusal-no-escort = { $zone } is not nearer to Midway, or has no Japanese warship.
refusal-no-such-cap = { $group } is no CAP that can still intercept.
refusal-no-intercept = { $zone } is out of reach of this CAP.
refusal-no-reveal = Nothing is to be gained by showing yourself in { $zone }.
refusal-no-battle = There is no battle in { $zone }.
refusal-not-so-placed = “{ $action }”: they have to be spread evenly over their areas.
refusal-no-bombers = No bombers { $group } are attacking.
refusal-not-inward = { NAME($area) } is not the next ring from here.
refusal-no-shift = “{ $action }”: no fighter can move like that.
refusal-nothing-to-fight = There are no enemy aircraft in the area.
refusal-nothing-to-drop = There is no target in the area, or nothing to drop.
refusal-not-exposed = { $unit } is not among those hit.
refusal-not-a-target = { NAME($ship) } is no target in this area.
refusal-not-on-deck = “{ $action }”: not on that deck.
refusal-out-of-range = { NAME($ship) } is out of range in this round.
refusal-not-homeless = { $unit } does not have to ditch.
refusal-no-slot = { NAME($ship) } has no free place.
refusal-not-the-way-home = { $zone } is not on a shortest way home.
refusal-not-in-hangar = “{ $action }”: no such units to load or unload there.

## Actions in words

action-bring =
    { COUNT($rest) ->
        [0] bring { NAME($arg1) }
       *[other] { NAME($arg1) } to { $arg2 }
    }
action-status = orders: { $args }
action-spot =
    { NAME($arg1) } spots { COUNT($rest) ->
        [0] nothing
       *[other] { $rest }
    }
action-raise = { NAME($arg1) } brings up one { $arg2 }
action-land = land { $rest } on { NAME($arg1) }
action-strike-below = strike it below
action-keep = keep it on deck
action-patrol = { $arg1 } to { $arg2 }
action-shadow = { $arg1 } shadows
action-stop = { $arg1 } stops shadowing
action-launch = launch from { NAME($arg1) }
action-fly = move strike { $arg1 }
action-cap =
    { COUNT($rest) ->
        [0] CAP from { NAME($arg1) }
       *[other] { $rest } of { $arg1 } as CAP
    }
action-move = move the task force in { $arg1 }
action-send = send { $args }
action-to = to { $arg1 }
action-leave = leave { NAME($arg1) } behind
action-merge = join strike { $arg1 }
action-apart = stay apart
action-follow =
    follow: { COUNT($args) ->
        [0] nobody
       *[other] { $args }
    }
action-squall = squall in { $arg1 }
action-intercept = CAP { $arg1 } intercepts over { $arg2 }
action-pass = pass
action-reveal = show the force in { $arg1 }
action-attack = attack
action-leave-alone = leave them alone
action-battle = battle in { $arg1 }
action-flag = flag: { NAME($arg1) }
action-picket = outer, middle, centre: { $args }
action-place = { NAME($arg1) }: { $rest }
action-escorts = escorts: { $args }
action-escort = escort { $arg1 }
action-alone = go alone
action-usual = the usual pairing for all
action-enter = enter by { NAME($arg1) }
action-go = go to { NAME($arg1) }
action-stay = stay
action-shift = from { NAME($arg1) } to { NAME($arg2) }
action-fight = fight aircraft
action-drop = drop on a target here
action-hold = keep the ordnance and fly on
action-target = target { NAME($arg1) }
action-lose = lose { $arg1 }
action-fire = fire at { NAME($arg1) }
action-all-fire = all fire at { NAME($arg1) }
action-ditch = ditch { $arg1 }
action-divert = land { $rest } on { NAME($arg1) }
action-arm = { NAME($arg1) } arms { $rest }
action-unload = { NAME($arg1) } unloads { $rest }
action-clear = { NAME($arg1) } strikes below { $rest }
action-done = done
action-die = die { $arg1 }
action-draw = draw { NAME($arg1) }

## What a player may type

problem-notation-verb = “{ $text }” is not understood. Type a number, or begin with { OR($verbs) }; “help” explains.
problem-notation-word = “{ $word }” is nothing known here; known are { $squadrons }.
notation-bring = bring tf-enterprise 14; bring task-force; bring transports
notation-status = status akagi launch kaga recover; status all maneuver; status default
notation-spot = spot akagi 2a6m 3b5n; spot 2a6m 3b5n; spot (nothing more)
notation-raise = raise akagi a6m; raise a6m: one unit, then you are asked again
notation-land = land kaga 2a6m
notation-patrol = patrol pby-1 > 19; patrol sbd-b@enterprise > 22
notation-shadow = shadow pby-1
notation-launch = launch enterprise 2f4f 3sbd > 22
notation-fly = fly s1 > 31
notation-cap = cap hornet 2; cap akagi 2 > 15; cap s1 a6m@akagi
notation-move = move tf1 > 16; move 19 akagi tone-1 > 20
notation-to = to 21
notation-intercept = intercept c3 31
notation-place = place yagumo-1 a1 a2 a4 a5
notation-target = target akagi
notation-lose = lose d3a
notation-arm = arm kaga 2b5n-t 1b5n-b
notation-die = die 7, or just 7
notation-draw = draw ijn; draw combat

## Counted over many games

tally-ijn-points = points of Japan
tally-usn-points = points of the USA
tally-turns = turns
tally-ijn-carriers-sunk = Japanese carriers sunk
tally-usn-carriers-sunk = US carriers sunk
tally-ijn-ships-sunk = Japanese ships sunk
tally-usn-ships-sunk = US ships sunk
tally-ijn-air-units-lost = Japanese air units lost
tally-usn-air-units-lost = US air units lost
tally-airfield-knocked-out = airfield knocked out
tally-transports-landed = groups of transports landed
census-hangar = below or at a base
census-deck = on deck
census-cap = CAP
census-strike = on a strike
census-patrol = on patrol
census-homebound = out of fuel
census-lost = lost

## The board and the menu

board-turn = Turn { $turn }, { NAME($phase) }
board-points = Japan { $ijn } : { $usn } USA, { $target } win
board-cup = Cup: Japan { $ijn }, USA { $usn }, weather { $weather }, combat { $combat }
board-carriers = Carriers and bases
board-carrier =
    { $zone ->
        [hidden] { $name }, unseen
       *[other] { $name } in { $zone }
    }: { NAME($status) }, damage { $damage }/{ $hp }
board-base = { $name }: damage { $damage }/{ $hp }
board-deck = deck { $units }
board-below = below { $units }
board-empty = empty
board-aloft = In the air
board-group = { $word } over { $zone }, fuel { $fuel }: { $units }
board-homebound = out of fuel
board-patrol = patrols
board-battle = Battle in { $zone }, round { $round }
board-area = { NAME($area) }: { $units }
board-off-map = off the map
board-sunk = Sunk: { $ships }
legend-ships = ● Japanese, ★ American ships: CV carriers, BB battleships, CA cruisers, DD destroyers, TR transports; ! located by the enemy
legend-air = j and u: Japanese and US aircraft, 2f fighters, 3b bombers, 1p patrols, 4x out of fuel
legend-zone = ~ squall, # Midway; zones touch to the sides and diagonally
legend-units = sbd-b has bombs, b5n-t torpedoes, sbd-e nothing; s1 a Strike Group, c2 CAP
end-points = Points
end-ships = Warships sunk
end-aircraft = Air units lost
end-level = After { $turns } turns: { NAME($level) }
board-parts = Several numbers on one line make up one answer: “3 8”.

## Presets

about-preset-standard = As printed, to 12 points.
about-preset-short = To 10 points instead of 12.
about-preset-historical-losses = No points: the losses of the battle decide.

## Options

option-bm-victory = Victory
    .help = What decides the game.
    .points = victory points
    .losses = ships sunk
option-bm-vp_target = Points to win
    .help = How many points win.
option-bm-turn_cap = Last turn
    .help = The turn after which dusk ends the game; 0 for none.
option-bm-losses_stop = Losses end the game
    .help = At which level a game for losses ends.
    .major = at a major victory
    .decisive = only at a decisive one
option-bm-invasion_vp = Points for an invasion
    .help = What a landed group of transports scores.
option-bm-transport_move_on_arrival = Transports move at once
    .help = Whether transports move in the turn they arrive.
option-bm-simultaneous = Choice of status
    .help = How both sides choose the orders of their carriers.
    .blind = unseen
    .japan_first = Japan first, openly
option-bm-fog_of_war = Fog of war
    .help = Whether hidden task forces are kept out of the enemy’s sight; as a rule they are only safe from attack.
option-bm-turn1_sequence = Order of turn 1
    .help = When the first four tokens of turn 1 are played.
    .normal = after the search, as in every turn
    .orders_first = before reinforcements arrive
option-bm-turn1_payment = Payment on turn 1
    .help = Which tokens pay for task forces on turn 1.
    .second_batch = the second batch
    .first_batch = the first batch
option-bm-knocked_out_ops = Knocked-out airfield
    .help = What it can still do in a turn.
    .one_each = one launch and one landing
    .one_total = one of the two
option-bm-out_of_fuel_in_battle = Out of fuel over own ships
    .help = Where such aircraft are in a battle.
    .absent = not there
    .centre = in the centre
option-bm-combat_aircraft_follow = Following a moving force
    .help = Whether combat aircraft over a located force must follow it.
    .mandatory = they must
    .optional = they may
option-bm-cap_fight_reveals = CAP betrays a hidden force
    .help = Whether a hidden force is located when its CAP fights.
option-bm-aa_losses = Losses to flak
    .help = Who is lost to anti-aircraft fire.
    .owner = as the owner likes
    .bombers_first = bombers first
option-bm-inward_move = Going in
    .help = Whether attackers must go one ring in each round.
    .must = they must
    .may = they may
option-bm-ordnance_declaration = Naming targets
    .help = When groups that drop name their targets.
    .all_first = all before the first die
    .group_by_group = one after the other
option-bm-entry_table = Outer areas
    .help = Which dice lead to which outer area.
    .symmetric = 1-2, 3-4, 5-8, 9-10, 11-12
    .fifths = two faces each, choice on 11 and 12
option-bm-us_entry = US entry zones
    .help = Where US task forces arrive.
    .east_ends = 05, 14, 23, 32, 41
    .east_edge = 09, 14, 18, 23, 27
    .north_east = 05, 09, 14, 18, 23

## The menu

menu-to = to zone
menu-patrol = { $who }
menu-land = Landing on { $who }
menu-arm = { $who } arms
menu-unload = { $who } unloads
menu-clear = { $who } strikes below
menu-intercept = { $who } intercepts over
menu-place = { $who }
menu-raise = { $who } brings up
label-zone = zone { $zone }

# Words a player may type instead of those of the notation, in pairs.
synonyms = manoeuvre maneuver takeoff launch
stake-ijn-hits = hits on Japanese ships
stake-usn-hits = hits on US ships and Midway
stake-ijn-located = Japanese fleets located
stake-usn-located = US fleets located

## The briefing: what a newcomer is told before the first turn

brief-who-ijn = You command the Japanese fleet that comes from the north-west to take Midway, and to sink the American carriers that will come to its help.
brief-who-usn = You command the American fleet. You know that the Japanese carriers come from the north-west; yours arrive from the east, and Midway is your airfield that cannot be sunk.
brief-points = Reach { $target } points first. Points are counted at the end of each turn.
brief-worth =
    Ships sunk score: a fleet carrier { $carrier }{ $light ->
        [none] { "" }
       *[other] , a light carrier { $light }
    }{ $battleship ->
        [none] { "" }
       *[other] , a battleship { $battleship }
    }, a cruiser { $cruiser }, a destroyer { $destroyer }.
brief-landing-ijn = You score for landings as well: once Midway’s airfield is out, transports may come, and a group that reaches Midway with { $transports } or more of them left scores { $points }.
brief-landing-usn = Japan scores for landings as well: once Midway’s airfield is out, transports may come, and a group that reaches Midway with { $transports } or more of them left scores { $points }.
brief-losses-ijn = Midway’s airfield must be out, and US carriers sunk: { $major } are a major victory, { $decisive } a decisive one.
brief-losses-usn = Sink Japanese carriers: { $major } are a major victory, as are { $capitals } carriers and battleships together; { $decisive } carriers are a decisive one.
brief-stop =
    The game ends { $stop ->
        [major] as soon as somebody has a major victory.
       *[decisive] as soon as somebody has a decisive victory.
    }
brief-last-turn =
    It ends with turn { $turn } in any case: { $victory ->
        [losses] the higher victory counts, and without one the side with more points has won.
       *[points] whoever has more points has won.
    } { $tie ->
        [ijn] A tie goes to Japan.
       *[usn] A tie goes to the USA.
    }
brief-have-ijn = The carriers { $carriers }, with { $fighters } fighter units, { $bombers } bomber units and { $patrols } floatplanes on the cruisers, which search.
brief-have-usn = The carriers { $carriers }, and Midway, with { $fighters } fighter units, { $bombers } bomber units and { $patrols } Catalinas, which search.
brief-aloft =
    { $strikes ->
        [0] None of your strikes is in the air yet.
        [one] One of your strikes is in the air already.
       *[other] { $strikes } of your strikes are in the air already.
    }
brief-come-ijn =
    { $forces ->
        [0] No task force is still to come.
        [one] One task force is still to come, at zone { $zone }
       *[other] { $forces } task forces are still to come, one a turn at zone { $zone }
    }{ $forces ->
        [0] { "" }
       *[other] , for { $cost ->
            [one] one token
           *[other] { $cost } tokens
        } each.
    }
brief-come-usn =
    { $forces ->
        [one] Your task force is still to come from the east
       *[other] Your { $forces } task forces are still to come from the east
    }, by turn { $turn }, for { $cost ->
        [one] one token
       *[other] { $cost } tokens
    } each.
brief-turn = A turn has five phases: carriers get their orders; patrols search; tokens bring orders to strikes and task forces; battles are fought; aircraft are refuelled and armed.
brief-tokens-ijn =
    Each of your fleet carriers on the map puts { $carrier ->
        [one] a token
       *[other] { $carrier } tokens
    } into the cup. They are drawn blind, and each gives one order. Once the Combat token comes, what is left in the cup is lost for this turn.
brief-tokens-usn =
    Each of your fleet carriers afloat puts { $carrier ->
        [one] a token
       *[other] { $carrier } tokens
    } into the cup, the airfield { $airfield ->
        [one] another
       *[other] { $airfield }
    }. They are drawn blind, and each gives one order. Once the Combat token comes, what is left in the cup is lost for this turn.
brief-search =
    Only what has been located can be attacked. { $fog ->
        [yes] You do not see where the enemy’s hidden ships are: guess, and send patrols.
       *[no] You see hidden task forces on the chart, yet only a patrol that searches with success opens them to attack.
    }
brief-battle = In a battle attackers go in from the outer ring to the centre in up to { $rounds } rounds, through CAP (combat air patrol) and guns. A die at or below a unit’s value hits.
brief-choice = Each round a bomber group fights fighters, or drops on a ship where it is, or holds: it keeps its bombs and flies on, one ring further, to the carriers in the centre.
brief-status = In a turn a carrier launches, or recovers, or manoeuvres; never two of these. Plan a turn in which those who come home can land.
brief-deck = Aircraft on deck make every bomb worse: more damage, and they burn with her.
brief-fuel = Watch the fuel: whoever runs dry, or has fought, flies home at once and needs a deck that recovers.
