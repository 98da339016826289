# What the board of Kido Butai says beyond the sentences of the game.

kb-table = The table of Kido Butai
ending-major-defeat = A major Japanese defeat
ending-minor-defeat = A minor Japanese defeat
ending-draw = A draw
ending-minor-victory = A minor Japanese victory
ending-major-victory = A major Japanese victory
kb-decks = Your carriers
kb-squadrons = The squadrons
kb-moment =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn } of { $turns }
    }
kb-east = East is on top
kb-centre-short = Centre
kb-low-cap = Low
kb-raid-title = Raid
kb-tray = Dice
kb-no-rolls = no dice yet
kb-no-rolls-short = no dice
kb-drawn = Drawn
kb-lost = lost
kb-second-fleet = second fleet
kb-carriers-short = carriers
kb-chance = The next one is a squadron: { $chance }
kb-losses = Out of the game
kb-us-lost =
    { $count ->
        [0] none
        [one] one squadron
       *[other] { $count } squadrons
    }
kb-eyes =
    { $hits ->
        [one] All eyes count: one hit
       *[other] All eyes count: { $hits } hits
    }
kb-chance-short = { $chance } real

## Squadrons and ships in words

kb-type-zero = Zero squadron
kb-type-bomber = bomber squadron
kb-ready = ready
kb-not-ready = not ready
kb-hours-left =
    { $hours ->
        [one] one hour left
       *[other] { $hours } hours left
    }
kb-load-bombs = bombs
kb-load-torpedoes = torpedoes
kb-load-unset = load not yet chosen
kb-acted = has acted
kb-place-cap = on CAP
kb-place-centre = in the centre
kb-place-midway = over Midway
kb-place-fleet = over the US fleet
kb-ship = { $ship }, { $aboard } of { $capacity } squadrons aboard
kb-deck-launched = has launched this turn, so nobody can land
kb-deck-landed = has landed squadrons this turn, so nobody can take off
kb-room =
    { $room ->
        [0] no room to land
        [one] room for one to land
       *[other] room for { $room } to land
    }
kb-raid =
    { $bombers ->
        [one] one
       *[other] { $bombers }
    } { $type ->
        [torpedo]
            { $bombers ->
                [one] torpedo bomber squadron
               *[other] torpedo bomber squadrons
            }
       *[dive]
            { $bombers ->
                [one] dive bomber squadron
               *[other] dive bomber squadrons
            }
    }, { $fighters ->
        [0] no escort
        [one] one escort
       *[other] { $fighters } escorts
    }
kb-counter-bombers =
    { $count ->
        [one] one bomber
       *[other] { $count } bombers
    }
kb-counter-bomber-dummies =
    { $count ->
        [one] one bomber dummy
       *[other] { $count } bomber dummies
    }
kb-counter-fighters =
    { $count ->
        [one] one fighter
       *[other] { $count } fighters
    }
kb-counter-fighter-dummies =
    { $count ->
        [one] one fighter dummy
       *[other] { $count } fighter dummies
    }

## Orders

kb-do-launch-strike = Launch for a strike
kb-do-launch-cap = Launch for CAP
kb-do-fly-midway = Fly to Midway
kb-do-fly-fleet = Fly to the US fleet
kb-do-land = Land on { $ship }
kb-do-ready = Make ready
kb-do-ready-bombs = Make ready with bombs
kb-do-ready-torpedoes = Make ready with torpedoes
kb-do-change-bombs = Change to bombs
kb-do-change-torpedoes = Change to torpedoes
kb-rack-bombs = Bombs
kb-rack-torpedoes = Torpedoes
kb-rack-ready = Make ready
kb-all = all { $count }
kb-orders-at = Orders for all: { $place }
kb-nothing-to-order = Nothing to order here now.
kb-goes = intercepts
kb-stays = stays out

## The prompt

kb-able =
    { $count ->
        [one] One squadron can still act.
       *[other] { $count } squadrons can still act. Choose one, or a carrier’s name for all aboard.
    }
kb-end = End the phase
kb-attack = Attack { $target }
kb-force-bombers =
    { $count ->
        [one] bomber squadron
       *[other] bomber squadrons
    }
kb-force-zeros =
    { $count ->
        [one] Zero squadron
       *[other] Zero squadrons
    }
kb-less = one less
kb-more = one more
kb-so-be-it = Do it so

## Under a die, in one short word

kb-roll-us-searched = US search
kb-roll-japan-searched = search
kb-roll-attack-type = type
kb-roll-all-eyes = all eyes
kb-roll-tie-die = tie
kb-with-bombs = { $count } with bombs
kb-with-torpedoes = { $count } with torpedoes
kb-cup-bomber = bombers
kb-cup-fighter = fighters
kb-cup-dummies =
    { $count ->
        [0] no dummies
        [one] one dummy
       *[other] { $count } dummies
    }

## Scenes

kb-scene-search = Both sides search
kb-scene-search-us = The Americans search for Kido Butai
kb-scene-search-japan = Kido Butai searches for the Americans
kb-scene-raid = American raid on Kido Butai
kb-scene-strike = Japanese strike on { NAME($target) }
kb-scene-loss = Squadrons lost
kb-scene-over = The game is over
kb-scene-drew =
    { $cup ->
        [bomber]
            From the bomber cup: { $count ->
                [0] a dummy, no bombers.
                [one] one bomber squadron{ $dummies ->
                    [0] .
                   *[other] , then a dummy.
                }
               *[other] { $count } bomber squadrons{ $dummies ->
                    [0] .
                   *[other] , then a dummy.
                }
            }
       *[fighter]
            From the fighter cup: { $count ->
                [0] a dummy, no fighters.
                [one] one fighter squadron{ $dummies ->
                    [0] .
                   *[other] , then a dummy.
                }
               *[other] { $count } fighter squadrons{ $dummies ->
                    [0] .
                   *[other] , then a dummy.
                }
            }
    }
kb-scene-missed-fired = { $count } fighters fire and miss.
kb-scene-missed-flak = Anti-aircraft fire of { $ships }: all miss.
kb-scene-missed-bombed = { $count } attacks on { $ship } miss.
kb-result-us-searched =
    { $found ->
        [1] Kido Butai is found
       *[0] Kido Butai stays unseen
    }
kb-result-japan-searched =
    { $found ->
        [1] US fleet { $fleet } is reported
       *[0] no US fleet is reported
    }
kb-result-no-raid = no bombers come
kb-result-missed = nothing is hit
kb-result-nothing = nobody is hit
kb-result-ship =
    { $ship } hit{ $hits ->
        [one] {""}
        [2] {" "}twice
       *[other] {" "}{ $hits } times
    }{ $state ->
        [sunk]
            { $ship ->
                [Midway] , the base destroyed
               *[other] , sunk
            }
       *[burning] , on fire
    }
kb-result-lost =
    { $count ->
        [one] one squadron lost
       *[other] { $count } squadrons lost
    } ({ $squadrons })
kb-result-shot =
    { $count ->
        [one] one US squadron shot down
       *[other] { $count } US squadrons shot down
    }
kb-result-aborted =
    { $count ->
        [one] one bomber squadron turned back
       *[other] { $count } bomber squadrons turned back
    }
kb-result-removed =
    { $count ->
        [one] one US squadron without a deck
       *[other] { $count } US squadrons without a deck
    }
kb-moment-found = Kido Butai is found
kb-moment-found-text = From now on American bombers know where to go.
kb-moment-sighted = US fleet { $fleet } is reported
kb-moment-sighted-text = There are American carriers to the north-east.
kb-moment-loaded = { $ship } is hit on a loaded deck
kb-moment-armed = { $squadrons } stood there armed and ready.
kb-moment-sunk =
    { COUNT($ships) ->
        [one] { $ships } sinks
       *[other] { $ships } sink
    }
kb-moment-afloat =
    { $left ->
        [0] No { $side ->
            [japan] Japanese
           *[usa] American
        } carrier is left.
        [one] One of { $all } { $side ->
            [japan] Japanese
           *[usa] American
        } carriers is left.
       *[other] { $left } of { $all } { $side ->
            [japan] Japanese
           *[usa] American
        } carriers are left.
    }
kb-moment-over = Japan { $japan }, USA { $usa }.
kb-moment-field = Midway’s field is out

## Places where nobody is

kb-empty-cap = Combat air patrol: Zeros meet raids here
kb-empty-low = Low: Zeros that met torpedo bombers
kb-empty-centre = Strikes on their way out and home

## In one minute

primer-says-aim = Score more than the Americans within sixteen hours: sink their carriers, destroy Midway, shoot down squadrons, and lose as little as you can.
primer-says-turn = Each hour every squadron does one thing: it takes off, flies on to its target, attacks, lands, or is made ready with bombs or torpedoes. A strike is four hours away from its deck, and ready again in the fifth.
primer-says-fight = Both sides search with a die: a 5 or 6 finds you, a 6 finds them. Once you are found, raids come from a cup, and nobody knows how strong. A bomber that gets through hits a carrier on a 5 or 6, and the second hit sinks her.
primer-says-mind = In one hour a deck either launches or lands. Whoever faces west must land now or is lost. Only Zeros on CAP (combat air patrol) keep raids off.
