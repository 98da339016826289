# The odds desk, in the terminal, in a page of its own and in the browser.

odds-help = work out the exact odds of a fight or a search that is described in one sentence
odds-sentence = the sentence, such as { $example }; without one the command lists examples
odds-nodes = how many positions may be looked at before a question is given up (default: { $default })
odds-html = also write a page with charts to this file
odds-title = Odds: { $title }
odds-kicker = Point Luck odds desk
odds-understood = Understood as: { $sentence }
odds-examples = Sentences that are understood
odds-none = Nothing of what is counted changes.
odds-certain = This is certain.
odds-mean = on average { $mean }
odds-change = change
odds-chance = chance
odds-command = On the command line
odds-exact = exact
odds-taken = How it was taken
odds-chart = From { $low } to { $high }; the likeliest is { $top }, with { $share }.
odds-page-help = Every die and draw was followed through the rules: these are no samples but exact shares.
odds-page-made = Worked out by the rules of { $title }, version { $rules }, preset { $preset }.
odds-count-target-damage = damage to the target
odds-count-shadowing-kept = shadowing goes on
odds-count-kido-butai-found = Kido Butai found by the USA

odds-note-doctrine = Whatever is to be decided, such as which bombers attack which carrier, is decided as by the staff officer.
odds-note-doctrine-both = Both sides decide as the staff officer does; only the target is the one you named.
odds-note-fighters-drawn = US fighters are drawn from a full cup ({ $fighters } squadrons in it): say how many there are if you know.
odds-note-decks-full = Every squadron that is not on CAP stands on its own deck, ready.
odds-note-type-rolled = The die says whether it is a torpedo or a dive attack.
odds-note-nobody-attacks = Over { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } from the first hour on, in which nobody attacks.
odds-note-places = { $one } at { $there } and { $other } at { $where } are the nearest such places. Cards that are named are played.

problem-odds-no-desk = There is no odds desk for { $game }; there is one for { $games }.
problem-odds-stopped = Understood up to here: “{ $understood }”. Instead of “{ $word }” it needs one of: { OR($verbs) }.
problem-odds-number = After “{ $understood }” a number from { $low } to { $high } can stand, not { $given }.
problem-odds-letter = “{ $letter }” cannot stand in a sentence to the odds desk: it takes letters, digits, hyphens, + , and >.
problem-odds-long = A sentence to the odds desk has { $most } letters at most.
problem-odds-too-many = There are no { $given } of them: at most { $most }.
problem-odds-too-large = This has more than { $nodes } positions, too many to be followed one by one. Ask for a smaller force, or say more of what is known.
problem-odds-load = With { $load } this cannot be attacked: it takes { $wanted }.
problem-odds-impossible = Such a position cannot arise: { $why }.
problem-odds-fleet-fighters = Which carriers are in a fleet is drawn before the fighters. Name the carriers to say how many fighters there are.
problem-odds-raid-open = Whether it is a dive or a torpedo attack is rolled after the fighters are drawn. Say how many fighters there are, such as “+ 0 fighters”.
problem-odds-kind = By these figures no raid can be of the kind { $kind }.
problem-odds-no-battle = There is no battle in such a position.
problem-odds-evading-deck = A carrier that evades has no aircraft on deck to launch: leave out “evading” or “spotted”.
problem-odds-ace-and-bomber = Aces fly in Domination, bombers in Carrier Hunt: they never meet.
problem-odds-nobody = Nobody flies a { $role } in this game.
problem-odds-card = { $card } is no card that { $side } can hold here.
problem-odds-diagrams = Nowhere do the two have each other like that. There is: { OR($verbs) }.

# The designer's lab

lab-about = play the same games with other figures, dealt with the same luck, and see whom they help
lab-figure = a figure to change, by its path as “pointluck figures” shows it, such as { $example }, as often as needed; one of them may have several values: 4,5,6
lab-games = how many games with each set of figures (default: { $default })
lab-title = Lab: { $title }
lab-kicker = Point Luck designer’s lab
lab-help = Each game was dealt with the same luck before and after; the line on each bar is the 95 % interval.
lab-before = before
lab-after = after
lab-difference = difference
lab-adjusted = { $seat }, without luck
lab-points = { $number } %
lab-points-interval = { $low } to { $high } %
lab-helps = Whom it helps: { $seat }.
lab-not-proven = In so many games no difference is proven.
lab-none-differed = Not one of { $games } games went differently: at most { $share } of them do.
lab-differed = Games that ended differently: { $share } ({ $interval })
lab-worth = With the same luck each pair of games told as much as { $worth } without.
lab-same-figures = the same figures as before

problem-lab-form = “{ $given }” is no figure with a value. Write it like this: air/SBD/bomb=5
problem-lab-nothing = Name at least one figure to change: --figure PATH=VALUE. “pointluck figures GAME” lists them.
problem-lab-two-sweeps = Only one figure can have several values at a time; “{ $path }” would be the second.
problem-lab-many = One figure can have { $most } values at most in one go.

# In the browser

odds-about = Describe a fight or a search: by clicking, or in a sentence. Every die and draw is followed through the rules, so the odds are exact.
odds-ask = Work it out
odds-input = The sentence
odds-busy = Every die is being followed …
odds-sort = What is it about?
odds-more = one more
odds-less = one less
odds-link = The address of this page leads back to this answer.
odds-form-strike = Japan strikes
odds-form-raid = A raid on Kido Butai
odds-form-search = Search
odds-form-strike-usn = The USA strike
odds-form-strike-ijn = Japan strikes
odds-form-search-usn = The USA search
odds-form-search-ijn = Japan searches
odds-form-firing = Firing
odds-form-force = Attackers
odds-form-target = Target
odds-form-opposition = Against them
odds-form-usa = USA
odds-form-japan = Japan
odds-word-bomber = bombers
odds-word-zero = Zeros
odds-word-fighter = fighters
odds-word-carrier = carriers
odds-word-turn = turns
odds-word-search = search
odds-word-cap = CAP
odds-word-screen = screen:
odds-word-destroyer = destroyers
odds-word-cruiser = cruiser
odds-word-opposed = against
odds-word-damaged = damaged already
odds-word-spotted = aircraft on deck
odds-word-evading = evading
odds-word-shadowing = shadowing
odds-word-again = as before
odds-word-squall = in a squall
odds-word-bombs = with bombs
odds-word-torpedoes = with torpedoes
odds-word-kido-butai = Kido Butai
odds-word-airfield = Midway’s airfield
odds-word-seaplane-base = seaplane base
odds-word-aa-guns = AA guns
odds-word-light-blue = light blue
odds-word-off = off the diagram
odds-word-usa-fighter = fighter
odds-word-usa-bomber = bomber
odds-word-usa-ace = ace
odds-word-japan-fighter = fighter
odds-word-japan-bomber = bomber
odds-word-japan-ace = ace
odds-word-1-carrier = 1 carrier
odds-word-opposed-0-fighter = no fighters
odds-word-opposed-1-fighter = against 1 fighter
odds-word-nothing = –
lab-intro = Change figures, and the computer plays the same games before and after, dealt with the same luck: so you see whom the change helps.
lab-pick = Figure
lab-value = New value
lab-now = now { $value }
lab-add = One more figure
lab-remove = Leave this figure out
lab-run = Play the games
lab-busy = { $games } of { $asked } games
lab-result = { $games } games between staff officers, before and after
lab-more = Everything that moved
lab-same = Choose a figure and give it another value.
lab-value-points = result for { $seat }
lab-wins = games won by { $seat }
