# Kido Butai: every sentence of the game. COUNT is how many a list names, OR joins it with "or", NAME shows an id.

## Names

name-japan = Japan
name-usa = USA
name-cap = CAP
name-centre = centre
name-midway = Midway
name-fleet = US fleet
name-fleet-1 = US fleet 1
name-fleet-2 = US fleet 2
name-akagi = Akagi
name-kaga = Kaga
name-soryu = Soryu
name-hiryu = Hiryu
name-enterprise = Enterprise
name-hornet = Hornet
name-yorktown = Yorktown
name-setup = setup
name-japanese = Japanese Phase
name-reconnaissance = Mutual Reconnaissance Phase
name-american = American Phase
name-over = game over
name-major-defeat = major Japanese defeat
name-minor-defeat = minor Japanese defeat
name-draw = draw
name-minor-victory = minor Japanese victory
name-major-victory = major Japanese victory
name-bomber = bomber
name-no-bomber = dummy (no bomber)
name-fighter = fighter
name-no-fighter = dummy (no fighter)
name-no-carrier = dummy (no carrier)

summary = You are Admiral Nagumo, 4 June 1942: four carriers, fourteen squadrons, sixteen hours. Strike Midway, find the American carriers, and keep a deck free for everyone who comes home.

section-1 = Setup
section-2 = Sequence of play
section-3 = Japanese Phase
section-4 = Mutual Reconnaissance Phase
section-5 = American Phase
section-6 = Combat in the Japanese Phase
section-6-a = Air combat
section-6-b = Anti-aircraft fire
section-6-c = Bombing
section-7 = Combat in the American Phase
section-8 = Victory
section-9 = Example of play
section-10-a = Advanced rule: superior damage control
section-10-b = Advanced rule: no “Midway reversed”
section-10-c = Advanced rule: random target assignment
section-ruling = Rulings

## Questions to the player

ask-loads = How many of { $ship }’s { $count } bomber squadrons start with bombs (they hit only Midway)? The others carry torpedoes (only ships).
ask-japanese-phase = { $hour }, Japanese Phase: what do your squadrons do?
ask-commit =
    { $type ->
        [torpedo]
            { $bombers ->
                [one] A torpedo bomber squadron attacks
               *[other] { $bombers } torpedo bomber squadrons attack
            }
       *[dive]
            { $bombers ->
                [one] A dive bomber squadron attacks
               *[other] { $bombers } dive bomber squadrons attack
            }
    }{ $fighters ->
        [0] {" "}without escort
        [one] {" "}with one escort
       *[other] {" "}with { $fighters } escorts
    }. Which CAP squadrons intercept?
ask-meet =
    { $escorts ->
        [one] Which Zero meets escort F{ $number }?
       *[other] Which Zero meets { $escorts } escorts, F{ $number } the first of them?
    }
ask-aim = Escort F{ $number } faces several Zeros. At which one does it fire?
ask-targets =
    { $bombers ->
        [one] Which carrier does your bomber squadron attack?
       *[other] How do your { $bombers } bomber squadrons divide among the carriers?
    }
ask-fill =
    { $hits ->
        [one] One hit left. Which carrier takes it?
       *[other] { $hits } hits left. Which carrier takes them next, until it sinks?
    }
ask-spread =
    { $hits ->
        [one] One hit. Which carrier takes it?
       *[other] How do you divide { $hits } hits among the carriers?
    }
ask-lose = { $ship } is damaged and cannot hold all its squadrons. Which one is lost?

## Questions to chance

ask-us-reconnaissance =
    American search: roll one die. { $needs ->
        [6] A 6 finds
       *[other] { $needs } to 6 finds
    } Kido Butai.
ask-japanese-reconnaissance =
    Your search: roll one die. { $needs ->
        [6] A 6 reports
       *[other] { $needs } to 6 reports
    } a US fleet.
ask-fleet-draw =
    Draw from the fleet cup: { $carriers ->
        [one] one carrier
       *[other] { $carriers } carriers
    }{ $dummies ->
        [0] , the dummy not yet in it
       *[other] {" "}and the dummy
    }.
ask-fighter-draw =
    Draw from the fighter cup: { $squadrons ->
        [one] one fighter
       *[other] { $squadrons } fighters
    }, { $dummies ->
        [one] one dummy
       *[other] { $dummies } dummies
    }.
ask-bomber-draw =
    Draw from the bomber cup: { $squadrons ->
        [one] one bomber
       *[other] { $squadrons } bombers
    }, { $dummies ->
        [one] one dummy
       *[other] { $dummies } dummies
    }.
ask-attack-type =
    { $bombers ->
        [one] One bomber squadron
       *[other] { $bombers } bomber squadrons
    }, { $fighters ->
        [0] no escort
        [one] one escort
       *[other] { $fighters } escorts
    }. What kind of attack? Roll one die: 1 to { $torpedo } torpedo bombers, higher dive bombers.
ask-aim-random = Escort F{ $number } faces several Zeros. Chance picks the one it fires at.
ask-fire =
    { $shooter } fires at { $target }: roll one die. { $needs ->
        [6] A 6 shoots it down
       *[other] { $needs } to 6 shoots it down
    }{ $aborts ->
        [0] {""}
       *[other] , { $aborts } or more aborts it
    }.
ask-random-target = Target of bomber squadron { $number } of { $bombers }: roll one die ({ $faces }); roll again for a sunk ship.
ask-flak =
    Anti-aircraft fire of { $ship }: roll one die. { $needs ->
        [6] A 6 aborts
       *[other] { $needs } to 6 aborts
    } a bomber squadron.
ask-bomb =
    Bombing of { $ship }: roll one die. { $needs ->
        [6] A 6 hits
       *[other] { $needs } to 6 hits
    }.
ask-pips =
    Unopposed attack, { $bombers ->
        [one] the last bomber squadron
       *[other] { $bombers } bomber squadrons to go
    }: roll one die. Every eye is a hit.
ask-tie = Bombers and fighters are equal in number. Roll one die: 1 to { $bomber } a bomber squadron goes, otherwise a fighter squadron.
ask-tie-aboard = As many bombers as Zeros aboard { $ship }. Roll one die: 1 to { $bomber } a bomber squadron is lost, otherwise a Zero.
ask-lose-random = { $ship } is damaged and cannot hold all its squadrons. Chance picks the one that is lost.

## Events

event-loaded =
    { $ship }: { $bombs ->
        [0] no squadron with bombs
        [one] one squadron with bombs
       *[other] { $bombs } squadrons with bombs
    }, { $torpedoes ->
        [0] none with torpedoes
        [one] one with torpedoes
       *[other] { $torpedoes } with torpedoes
    }.
event-turn-began = { $hour }, turn { $turn }
event-low-cap-over-several = { $squadron } are low no longer.
event-low-cap-over = { $squadron } is low no longer.
event-counters-returned =
    Back to the cups, squadrons + dummies:{ $bombers ->
        [0]
            { $bomber_dummies ->
                [0] {""}
               *[other] {" "}Bombers 0 + { $bomber_dummies }.
            }
       *[other] {" "}Bombers { $bombers } + { $bomber_dummies }.
    }{ $fighters ->
        [0]
            { $fighter_dummies ->
                [0] {""}
               *[other] {" "}Fighters 0 + { $fighter_dummies }.
            }
       *[other] {" "}Fighters { $fighters } + { $fighter_dummies }.
    }
event-must-land = { $squadrons } must land this turn.
event-launched-several =
    { $squadron } take off from { $ship } { $mission ->
        [cap] for CAP
       *[strike] for a strike
    }.
event-launched =
    { $squadron } takes off from { $ship } { $mission ->
        [cap] for CAP
       *[strike] for a strike
    }.
event-flew-several =
    { $squadron } fly { $target ->
        [midway] to Midway
       *[fleet] north-east, to the US fleet
    }.
event-flew =
    { $squadron } flies { $target ->
        [midway] to Midway
       *[fleet] north-east, to the US fleet
    }.
event-landed-several = { $squadron } land on { $ship }.
event-landed = { $squadron } lands on { $ship }.
event-readied-several =
    { $squadron } are made ready{ $load ->
        [bombs] {" "}with bombs
        [torpedoes] {" "}with torpedoes
       *[none] {""}
    }.
event-readied =
    { $squadron } is made ready{ $load ->
        [bombs] {" "}with bombs
        [torpedoes] {" "}with torpedoes
       *[none] {""}
    }.
event-attack-began =
    Attack on { NAME($target) }: { $bombers ->
        [0] no bomber squadrons
        [one] one bomber squadron
       *[other] { $bombers } bomber squadrons
    }, { $zeros ->
        [0] no Zeros
        [one] one Zero squadron
       *[other] { $zeros } Zero squadrons
    }
event-carrier-drawn = From the fleet cup: { $ship }.
event-fleet-drawn =
    The fleet is { $ships }. { $missing ->
        [0] No US carrier is missing.
        [one] One carrier is missing: there is a second fleet.
       *[other] { $missing } carriers are missing: there is a second fleet.
    }
event-drew =
    { $counter ->
        [bomber] From the bomber cup: a bomber squadron.
        [no-bomber] From the bomber cup: a dummy.
        [fighter] From the fighter cup: a fighter squadron.
       *[no-fighter] From the fighter cup: a dummy.
    }
event-air-combat =
    Air combat: { $zeros ->
        [0] no Zeros
        [one] one Zero squadron
       *[other] { $zeros } Zero squadrons
    }, { $fighters ->
        [0] no US fighters
        [one] one US fighter squadron
       *[other] { $fighters } US fighter squadrons
    }, { $bombers ->
        [0] no bombers
        [one] one bomber squadron
       *[other] { $bombers } bomber squadrons
    }
event-fired =
    { $shooter } fires at { $target }: { $die }, { $effect ->
        [destroyed] shot down
        [aborted] aborted
       *[missed] missed
    }.
event-us-shot-down =
    { $kind ->
        [bomber]
            { $count ->
                [one] One US bomber squadron is out of the game
               *[other] { $count } US bomber squadrons are out of the game
            }
       *[fighter]
            { $count ->
                [one] One US fighter squadron is out of the game
               *[other] { $count } US fighter squadrons are out of the game
            }
    }{ $dummies ->
        [0] {""}
        [one] , and a dummy with it
       *[other] , and { $dummies } dummies with them
    }.
event-squadron-lost-several =
    { $squadron } are lost: { $cause ->
        [shot-down] shot down
        [ditched] they did not land and ditched
        [sunk] they went down with their carrier
        [no-room] no room aboard any more
       *[no-deck] no deck to land on
    }.
event-squadron-lost =
    { $squadron } is lost: { $cause ->
        [shot-down] shot down
        [ditched] it did not land and ditched
        [sunk] it went down with its carrier
        [no-room] no room aboard any more
       *[no-deck] no deck to land on
    }.
event-special-attack =
    { $bombers ->
        [one] Unopposed attack by one bomber squadron: all eyes count
       *[other] Unopposed attack by { $bombers } bomber squadrons: all eyes count
    }
event-targeted =
    { $bombers ->
        [one] One bomber squadron attacks { $ship }.
       *[other] { $bombers } bomber squadrons attack { $ship }.
    }
event-target-rolled = Target of a bomber squadron: { $die }, { $ship }.
event-aimed-at-random = Escort F{ $number } fires at { $target }, as chance will have it.
event-flak =
    Anti-aircraft fire of { $ship }: { $die }, { $effect ->
        [aborted] one bomber squadron aborted
       *[missed] missed
    }.
event-bombed =
    { $ship } is bombed: { $die }, { $effect ->
        [hit] hit
       *[missed] missed
    }.
event-all-eyes =
    The die shows { $die }, { $hits ->
        [one] one hit so far.
       *[other] { $hits } hits so far.
    }
event-damaged = { $ship } is damaged.
event-sunk =
    { $ship ->
        [Midway] The base on Midway is destroyed.
       *[other] { $ship } sinks.
    }
event-tie-die =
    A tie: { $die }, { $kind ->
        [bomber] a bomber squadron goes.
       *[fighter] a fighter squadron goes.
    }
event-us-removed =
    { $kind ->
        [bomber] A US bomber squadron has no deck left and is out of the game
       *[fighter] A US fighter squadron has no deck left and is out of the game
    }{ $dummies ->
        [0] {""}
       *[other] , and a dummy with it
    }.
event-strike-returned =
    { COUNT($squadrons) ->
        [one] { $squadrons } turns for home and must land next turn.
       *[other] { $squadrons } turn for home and must land next turn.
    }
event-target-gone =
    { COUNT($squadrons) ->
        [one] The target is gone: { $squadrons } turns for home and must land next turn.
       *[other] The target is gone: { $squadrons } turn for home and must land next turn.
    }
event-turned-back-several = { $squadron } have waited in the centre; they turn back and must land next turn.
event-turned-back = { $squadron } has waited in the centre; it turns back and must land next turn.
event-us-searched =
    American search: { $die }, { $found ->
        [1] Kido Butai is found.
       *[0] nothing found.
    }
event-japan-searched =
    Your search: { $die }, { $found ->
        [1] US fleet { $fleet } is reported.
       *[0] nothing found.
    }
event-raid-began =
    { $bombers ->
        [one] American attack with one bomber squadron
       *[other] American attack with { $bombers } bomber squadrons
    }
event-attack-type =
    Kind of attack: { $die }, { $type ->
        [torpedo] torpedo bombers.
       *[dive] dive bombers.
    }
event-committed =
    { COUNT($squadrons) ->
        [one] { $squadrons } intercepts.
       *[other] { $squadrons } intercept.
    }
event-went-low =
    { COUNT($squadrons) ->
        [one] { $squadrons } is low now.
       *[other] { $squadrons } are low now.
    }
event-game-over = The game is over: Japan { $japan }, USA { $usa }, { NAME($level) }

## Refusals

refusal-other-question = “{ $action }” does not answer what is asked now.
refusal-load-count =
    { $ship } has { $count ->
        [one] one bomber squadron
       *[other] { $count } bomber squadrons
    } to load: say how many carry bombs, the rest carry torpedoes.
refusal-must-attack =
    { COUNT($squadrons) ->
        [one] { $squadrons } is over its target and must attack before you can end the phase.
       *[other] { $squadrons } are over their target and must attack before you can end the phase.
    }
refusal-nothing-to-run = You still have carriers or squadrons to command, so the turns cannot be run through.
refusal-squadron-lost = { $squadron } is lost.
refusal-already-acted = { $squadron } has acted this turn.
refusal-not-aboard = { $squadron } is not aboard a carrier.
refusal-not-ready = { $squadron } is not ready: make it ready first.
refusal-bombers-no-cap = { $squadron } is a bomber squadron, and only Zeros fly CAP.
refusal-deck-landed = { $squadron } cannot take off: { $ship } has landed squadrons this turn.
refusal-not-outbound = { $squadron } is not outbound in the centre of the map.
refusal-wrong-load =
    { $target ->
        [midway] { $squadron } carries torpedoes: Midway is attacked with bombs.
       *[fleet] { $squadron } carries bombs: carriers are attacked with torpedoes.
    }
refusal-no-fleet = That US fleet has not been reported yet.
refusal-target-gone =
    { $target ->
        [midway] Midway is no target any more.
       *[other] That US fleet is no target any more.
    }
refusal-no-sweep = { $squadron } is a Zero squadron and may not go without a bomber.
refusal-nobody-there = You have no squadron over { NAME($target) } that could attack.
refusal-already-struck = { NAME($target) } has been attacked this turn.
refusal-not-there =
    { COUNT($squadrons) ->
        [one] { $squadrons } is not over { NAME($target) }, or has acted this turn.
       *[other] { $squadrons } are not over { NAME($target) }, or have acted this turn.
    }
refusal-name-force = These squadrons cannot attack { NAME($target) } like that: name each one once, or none for all of them.
refusal-not-airborne = { $squadron } is neither on CAP nor in the centre of the map.
refusal-ship-sunk = { $ship } is sunk.
refusal-deck-launched = { $squadron } cannot land: { $ship } has launched squadrons this turn.
refusal-no-room = { $ship } is full: it holds { $capacity }.
refusal-already-ready = { $squadron } is ready with that load already.
refusal-no-load-for-zero = { $squadron } is a Zero squadron and carries no load.
refusal-which-load = Say whether { $squadron } takes bombs or torpedoes.
refusal-low-cap =
    { COUNT($squadrons) ->
        [one] { $squadrons } is too low to reach dive bombers.
       *[other] { $squadrons } are too low to reach dive bombers.
    }
refusal-not-eligible = Only { $squadrons } can intercept, each named once.
refusal-not-committed = Choose one of the committed Zeros: { OR($squadrons) }.
refusal-not-faced = The escort faces { $squadrons }: choose one of them.
refusal-all-bombers =
    { $total ->
        [one] Your bomber squadron needs one target.
       *[other] All { $total } bomber squadrons need a target, no more and no fewer.
    }
refusal-not-a-target = Choose among { $targets }; { $ships } cannot be chosen.
refusal-all-hits =
    { $total ->
        [one] Place the one hit on a carrier.
       *[other] Place all { $total } hits, on no carrier more than sink it.
    }
refusal-not-removable = Choose one of these: { OR($squadrons) }.

## Actions in words

action-load = { NAME($arg1) }: { $arg2 }, { $arg3 }
action-launch =
    { $arg2 ->
        [cap] launch { $arg1 } for CAP
       *[strike] launch { $arg1 } for a strike
    }
action-fly =
    { $arg2 ->
        [midway] fly { $arg1 } to Midway
       *[fleet] fly { $arg1 } to the US fleet
    }
action-attack =
    { COUNT($rest) ->
        [0] attack { NAME($arg1) }
       *[other] attack { NAME($arg1) } with { $rest }
    }
action-land = land { $arg1 } on { NAME($arg2) }
action-ready =
    { $arg2 ->
        [bombs] make { $arg1 } ready with bombs
        [torpedoes] make { $arg1 } ready with torpedoes
       *[none] make { $arg1 } ready
    }
action-end = end the phase
action-run-on = run the remaining turns through
action-commit =
    { $arg1 ->
        [none] do not intercept
       *[other] intercept with { $args }
    }
action-meet = { $arg1 } meets the escort
action-aim = the escort fires at { $arg1 }
action-targets = bombers: { $pairs }
action-fill = hits on { NAME($arg1) }
action-spread = hits: { $pairs }
action-lose = lose { $arg1 }
action-die = die { $arg1 }
action-draw = draw { NAME($arg1) }

## The board and the menu

board-north-east = North-east: US fleet
board-centre = Centre
board-south-east = South-east: Midway
board-cap = CAP
board-track = Turn track
board-cups = Cups
board-turn =
    { $turn ->
        [0] Before the first turn
       *[other] { $hour }, turn { $turn } of { $turns }
    }
board-found =
    { $found ->
        [1] found
       *[0] not found
    }
board-fleet-name = Kido Butai
board-unreported = none reported
board-fleet = Fleet { $number }
board-fleet-undrawn = ships unknown
board-fleet-missing =
    { $count ->
        [one] a second fleet: one carrier
       *[other] a second fleet: { $count } carriers
    }
board-outbound = outbound
board-inbound = inbound
board-ship-whole = undamaged
board-ship-damaged = damaged
board-ship-sunk = SUNK
board-base-sunk = DESTROYED
board-deck-launched = launched
board-deck-landed = landed
board-empty = empty
board-low = low
board-hours = { $hours } h
board-must-land = must land
board-fleet-cup =
    { $carriers ->
        [0] {""}
        [one] fleet: 1 carrier
       *[other] fleet: { $carriers } carriers
    }
board-bomber-cup =
    bombers { $squadrons } + { $dummies ->
        [one] 1 dummy
       *[other] { $dummies } dummies
    }
board-fighter-cup =
    fighters { $squadrons } + { $dummies ->
        [one] 1 dummy
       *[other] { $dummies } dummies
    }
board-drawn = drawn: { $counters }
board-due = { $hour }: { $counters }
board-counter-bombers = { $count } B
board-counter-bomber-dummies = { $count } –B
board-counter-fighters = { $count } F
board-counter-fighter-dummies = { $count } –F
board-lost = lost: { $squadrons }
board-us-lost =
    { $count ->
        [one] US squadrons out of the game: 1
       *[other] US squadrons out of the game: { $count }
    }
board-at-stake =
    { COUNT($squadrons) ->
        [one] Lost at the end of the phase unless it lands: { $squadrons }.
       *[other] Lost at the end of the phase unless they land: { $squadrons }.
    }
board-would-turn-back =
    { COUNT($squadrons) ->
        [one] Turns back at the end of the phase unless it acts: { $squadrons }.
       *[other] Turn back at the end of the phase unless they act: { $squadrons }.
    }

legend-squadron = A1 K2 S1 H2: bomber squadrons of Akagi, Kaga, Soryu and Hiryu. ZA ZK ZS ZH: their Zeros.
legend-facing-E = ↑  east: ready on deck, outbound, or in the first hour of CAP
legend-facing-S = →  south: at the target, or in the second hour of CAP
legend-facing-W = ↓  west: inbound, or in the third hour of CAP; must land next turn
legend-facing-N = ←  north: landed, not ready
legend-load = b bombs (for Midway), t torpedoes (for carriers)
legend-marks = · has acted this turn, ! must land this turn or is lost, low: cannot reach dive bombers
legend-ships = ● Japanese, ★ American; ■ for a hit, □ for one still to come; 3/4: three squadrons aboard, room for four
legend-counters = B bomber, F fighter, –B and –F their dummies, on their way back along the turn track
legend-us = F1 and B1 in a battle: the first US fighter and the first US bomber

menu-load = Load
menu-launch-strike = Launch: strike
menu-launch-cap = Launch: CAP
menu-fly-midway = Fly: Midway
menu-fly-fleet = Fly: US fleet
menu-attack = Attack
menu-land = Land: { $ship }
menu-ready = Make ready
menu-rearm = Rearm
menu-end = End
menu-commit = Intercept
menu-meet = Meet the escort
menu-aim = Fires at
menu-targets = Targets
menu-fill = Hits on
menu-spread = Hits
menu-lose = Lose

label-load =
    { $torpedoes ->
        [0] all with bombs
       *[other]
            { $bombs ->
                [0] all with torpedoes
               *[other] { $bombs } with bombs, { $torpedoes } with torpedoes
            }
    }
label-attack =
    { COUNT($squadrons) ->
        [0] { NAME($target) }, everything there
       *[other] { NAME($target) } with { $squadrons }
    }
label-end = end the phase
label-run-on = run the remaining turns through
label-nobody = nobody

## The end of the game

end-points = Points
end-ships-lost = Carriers sunk
end-ships-damaged = Carriers damaged
end-base = Midway
end-squadrons-lost = Squadrons lost
end-nothing = none
end-difference = Difference { $difference }: { NAME($level) }

## Presets

about-preset-standard = As the printed charts have it.
about-preset-detailed-sequence = Where chart and text differ, as the detailed sequence of play has it.

## Options

option-kb-us_hit_min = US bombing
    .help = The die with which US bombers hit a carrier, this or higher.
option-kb-jp_aa_special_min = Japanese anti-aircraft fire, unopposed attack
    .help = The die with which Japanese ships abort a bomber when no CAP fought, this or higher.
option-kb-special_attack = Unopposed attack
    .help = When an attack counts as unopposed, so that all eyes are hits.
    .no_cap_fought = no CAP squadron fought
    .no_bomber_attacked = no bomber was attacked by CAP
option-kb-capacity_removal = US squadrons without a deck
    .help = When US squadrons leave the game because their deck is lost.
    .as_due = when they come due on the turn track
    .immediate = at once
option-kb-capacity_removal_dummy = A dummy leaves with each of them
    .help = Whether a dummy goes with each US squadron that has lost its deck.
option-kb-capacity_loss_scope = Lost decks are counted
    .help = Against which losses the lost decks are set off.
    .cumulative = over the whole game
    .this_combat = attack by attack
option-kb-bomber_kill_dummy = A dummy leaves with a shot-down bomber
    .help = Whether a bomber dummy goes with each US bomber shot down.
    .same_type = yes, a bomber dummy
    .fighters_only = no, only with fighters
option-kb-vp_table = Victory points
    .help = Which table of victory points counts.
    .rules = the rulebook
    .score_sheet = a player-made score sheet
option-kb-loiter = Loitering strikes
    .help = Whether squadrons in the centre or over a target may wait.
    .forbidden = forbidden
    .allowed = allowed
option-kb-special_hits_us = Your hits in an unopposed attack
    .help = How you place hits on a US fleet.
    .fill_in_chosen_order = ship by ship, in the order you choose
    .free = freely
option-kb-fighter_sweep = Fighter sweeps
    .help = Whether Zeros may fly to a target without bombers.
option-kb-destroyed_counts = Squadrons that score
    .help = Which lost squadrons count for victory points.
    .all_losses = all that are lost for good
    .shot_down_only = only those shot down
option-kb-airborne_at_end = In the air at the end
    .help = What happens to squadrons in the air after the last turn.
    .no_penalty = nothing
    .must_have_deck = those without room on a deck are lost
option-kb-early_end = Nothing left to command
    .help = Whether the remaining turns may be run through when no carrier and no squadron is left.
    .offer = offer it
    .never = play on turn by turn
option-kb-attacks_per_target = Attacks on one target in a turn
    .help = Whether squadrons at one target may attack one after another.
    .one = one, with everything
    .split = several
option-kb-double_faced_fire = A fighter with several opponents
    .help = Who decides at whom it fires.
    .player = you do
    .random = chance does
option-kb-low_cap_flip = Low CAP after torpedo bombers
    .help = Which Zeros are low after fighting torpedo bombers.
    .all_committed = all that were committed
    .only_vs_bombers = those that met a bomber
option-kb-removal_choice = Squadrons lost aboard
    .help = Who decides which squadron goes when a carrier is damaged.
    .player = you do
    .random = chance does
option-kb-adv_10a = Advanced rule 10.a: superior damage control
    .help = US carriers sink at the third hit instead of the second.
option-kb-adv_10b = Advanced rule 10.b: no “Midway reversed”
    .help = Your attacks on a US fleet are always normal attacks.
option-kb-adv_10c = Advanced rule 10.c: random target assignment
    .help = US bombers past the CAP roll for their ship.

## What a player may type

problem-notation-one =
    { $count ->
        [0] “{ $text }” names nobody who could do that now.
       *[other] “{ $text }” names { $count } actions where one is needed.
    }
problem-notation-verb = “{ $text }” is not understood. Type a number, or begin with { OR($verbs) }; “help” explains.
problem-notation-squadron = { $verb }: that names no squadron which could do it now. The squadrons are { $squadrons }.
problem-notation-target = { $squadron } can fly to Midway or to the fleet: say which.
problem-notation-ship = Say on which carrier: { OR($ships) }.
problem-notation-word = “{ $word }” is neither a squadron nor a place. The squadrons are { $squadrons }.
problem-notation-form = “{ $text }” is not complete or has too much in it. “help { $verb }” shows how to write it.

notation-load = load akagi 1b 2t
notation-launch = launch A1 A2 ZA strike; launch ZK cap; launch akagi
notation-fly = fly A1 midway; fly centre fleet
notation-attack = attack midway; attack fleet-1 A1 A2 ZA
notation-land = land A1 akagi; land centre kaga; land cap soryu
notation-ready = ready A1 bombs; ready ZA; ready akagi torpedoes
notation-end = end
notation-run-on = run-on
notation-commit = commit ZA ZK; commit none
notation-meet = meet ZA
notation-aim = aim ZA
notation-targets = targets enterprise 2 hornet 1
notation-fill = fill hornet
notation-spread = spread enterprise 2 hornet 1
notation-lose = lose A1
notation-die = die 5, or just 5
notation-draw = draw bomber; draw no-bomber; draw enterprise

## Counted over many games

tally-japan-points = points of Japan
tally-usa-points = points of the USA
tally-japanese-carriers-sunk = Japanese carriers sunk
tally-japanese-carriers-damaged = Japanese carriers damaged
tally-us-carriers-sunk = US carriers sunk
tally-us-carriers-damaged = US carriers damaged
tally-midway-destroyed = base on Midway destroyed
tally-japanese-squadrons-lost = Japanese squadrons lost
tally-us-squadrons-lost = US squadrons lost
tally-fleets-reported = US fleets reported
census-ready = aboard, ready
census-not-ready = aboard, not ready
census-cap = CAP
census-outbound = outbound
census-at-target = at the target
census-inbound = inbound
census-lost = lost

# Words a player may type instead of those of the notation, in pairs.
synonyms = center centre takeoff launch
stake-us-hits = hits on US carriers and Midway
stake-japanese-hits = hits on Japanese carriers

## The briefing: what a newcomer is told before the first hour

brief-who = You are Vice Admiral Nagumo, 4 June 1942, { $from } to { $to }: { $ships } sail as one fleet. The Americans are played by dice and by cups.
brief-aim = Score more points than the Americans within { $turns } turns of one hour each. With { $most } more than they have you win a major victory.
brief-points =
    A US carrier sunk is worth { $japan }, one damaged { $damaged }, Midway destroyed { $base }; every few squadrons { $lost ->
        [all] lost
       *[shot] shot down
    } count as well. The Americans score in the same way: { $usa } when sunk.
brief-have = { $zeros } Zero squadrons and { $bombers } bomber squadrons on { $ships } carriers. All are ready at dawn.
brief-loads = First you choose how many of the { $bombers } bomber squadrons start with bombs; the others carry torpedoes. Bombs are good against Midway only, torpedoes against ships only. To change a load costs a squadron an hour on deck.
brief-turn = Each hour every squadron does one thing: it takes off, flies on to its target, attacks, lands, or is made ready.
brief-strike = So a strike takes off in one hour, flies to its target in the second, attacks in the third and lands in the fourth. In the fifth it is made ready again.
brief-search =
    Each hour both sides search with a die: { $usa } finds you, { $japan } finds a US fleet. { $hour ->
        [none] The Americans never come.
       *[other] Once you are found raids come, from { $hour } on, drawn from the cups: nobody knows how strong.
    }
brief-hit = A bomber that gets through hits a US carrier on { $carrier }, Midway on { $base }; theirs hit yours on { $usa }. A US carrier sinks at { $hits } hits, one of yours at { $own }.
brief-deck = In one hour a deck either launches or lands. Keep one free for those who come home.
brief-west = A squadron that faces west must land this hour, or it is lost.
brief-cap =
    Only Zeros on CAP (combat air patrol) keep raids off. { $opposed ->
        [no-cap] If none of them fights a raid
       *[no-bomber] If none of them attacks its bombers
    }, every pip on the dice of its bombers is a hit.
brief-low = Zeros that fight torpedo bombers stand low for an hour and cannot meet dive bombers: hold some back.
