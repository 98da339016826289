# Simulation and fuzzing: tables, the HTML page, what can go wrong.

## Numbers

percent = { $number } %
interval = { $low } to { $high }
percent-interval = { $low }–{ $high } %

## The table of a simulation

games-played =
    { $count ->
        [one] One game
       *[other] { $games } games
    }
partial = Stopped early: { $games } of { $asked } games. All figures are for these alone.
under = Preset { $preset }. { $players }. Seed { $seed }.
changed = { $path }: { $value } instead of { $default }
points = Points
mean = mean
stderr = standard error
interval-95 = 95 % interval
histogram = How often each score came up
histogram-of = How often each score of { $seat } came up
score = score
games = games
share = share
endings = How the games ended
ending = { $winner }: { $level }
nobody = nobody
wins = Who won
losses = Points and losses, per game
range = least to most
hours = Where the squadrons’ hours went
hours-per-game = per game
time = Where the computer’s time went
seconds = seconds
time-players = players
time-rules = rules
time-chance = chance
time-kernel = kernel
by-kernel = The games were played by the compiled kernel. Every thousandth was played by the rules as well, and was the same game.
speed =
    { $seconds } s, { $speed } games/s with { $workers ->
        [one] one process
       *[other] { $workers } processes
    }; { $decisions } decisions and { $chances } chance outcomes per game

## The page

page-title = { $title }: { $games } games
page-kicker = Point Luck simulation
page-mean = mean score
page-mean-of = mean score, { $seat }
page-plus-minus = ± { $reach } (95 %)
page-games = games played
page-partial = stopped early, of { $asked }
page-won = won by { $seat }
page-length = decisions per game
page-chances = and { $chances } dice and draws
page-histogram-help = Each column is one score; colour and pattern say how those games ended, as the next chart explains.
page-histogram-desc = Scores run from { $low } to { $high }; the commonest is { $top }, in { $share } of the games. The mean is { $mean }.
page-interval = 95 %
page-mean-mark = mean { $mean }
page-endings-desc = { $list }.
page-losses-help = Means per game; the line on each bar is the 95 % interval.
page-hours-help = Counted at the beginning of every hour, for all squadrons of all games.
page-setup = The setup
page-preset = Preset
page-players = Players
page-seed = Seed
page-options = Options changed
page-options-none = none: as the preset has them
page-figures = Figures changed
page-figures-none = none
page-rules = Rules version
page-program = Point Luck
page-data = Figures’ digest
page-reproduce = Play the same games again
page-reproduce-help = The same seed gives exactly these figures, on any machine and with any number of processes.
page-reproduce-figures = The changed figures, to be saved as { $file }:
page-as-table = as a table
page-time = Played in { $seconds } s ({ $speed } games/s). Of the computer’s time, { $players } went to the players, { $rules } to the rules and { $chance } to chance.
page-time-kernel = Played in { $seconds } s ({ $speed } games/s).
page-made = A computer played these games against itself by the rules; they say something about those players, not about yours.

## Commands

simulate-help = let computer players play many games and count how they end
simulate-games = how many games (default: { $default })
simulate-players = who plays: one name for all seats, or one for each with commas ({ $players }; default: doctrine, or captain where there is none)
simulate-seed = a number or word; the same seed gives the same figures (default: a new one)
help-workers = processes to share the work (default: one for each processor)
help-cluster = share the work with the machines of a Ray cluster: auto for the one of this machine, or its address
simulate-json = print one JSON object instead of tables
simulate-html = also write a page with charts to this file
simulate-playing = Playing
simulate-written = Written: { $file }
fuzz-help = play random games under random options and check that nothing breaks
fuzz-games = how many games (default: { $default })
fuzz-seed = a number or word; the same seed gives the same games (default: a new one)
fuzz-from = the number of the first game (default: 1)
fuzz-figures = try figures that nobody would write: each is refused by its name, or can be played
fuzz-option = fix a rule option, as often as needed; the others are drawn anew for each game
fuzz-preset = play this preset instead of random options
fuzz-trying = Trying
fuzz-result =
    { $games } games, { $steps } steps, { $checks } checks: nothing broke. Seed { $seed }, { $seconds } s, { $speed } checks/s, { $workers ->
        [one] one process
       *[other] { $workers } processes
    }.
fuzz-stopped =
    Stopped early after { $games } of { $asked } games ({ $steps } steps, { $checks } checks): nothing broke so far. Seed { $seed }, { $seconds } s.
fuzz-failed = Game { $number } of seed { $seed } is broken at step { $step }: { $sentence }
fuzz-detail = What was seen: { $detail }
fuzz-options = Preset { $preset }, options: { $options }
fuzz-own-figures = Own figures: { $figures }
fuzz-no-options = as the preset has them
fuzz-record = The game so far is in { $file }
fuzz-again = See it again: { $command }

## What can be found broken

invariant-problems = a state contradicts itself.
invariant-seat = it is not clear who must act.
invariant-legal = the legal actions are missing, or one is there twice.
invariant-odds = the odds of chance do not add up to one.
invariant-why-not = what is refused is not what is illegal.
invariant-refused = a refused action changed the game.
invariant-copy = a copy shares something with its original.
invariant-json = JSON does not give the state back.
invariant-notation = the text of an action is read as something else.
invariant-view = somebody is shown a secret.
invariant-sample = a state made up from a view does not give that view.
invariant-census = pieces have appeared or vanished.
invariant-words = something cannot be told in words.
invariant-undo = undo takes back what it must not, or goes to another state.
invariant-record = the record does not replay.
invariant-result = the result is missing or incomplete.
invariant-end = the game does not end.
invariant-figures = figures were refused without saying which.
invariant-limits = it takes too long, or too much memory.
invariant-crash = the program broke down.

## Problems

problem-players-count =
    { COUNT($seats) ->
        [one] This game has one seat ({ $seats }), but { $count } players were named.
       *[other] This game has the seats { $seats }: name one player for all or one for each, not { $count }.
    }
problem-worker-died = One of the processes died before its work was done; perhaps the machine ran out of memory. Fewer --workers may help.
problem-cluster-missing = A cluster needs Ray: pip install "pointluck[cluster]"; without --cluster the games are played on this machine.
problem-cluster-address = { $given } is no address of a cluster: auto, or HOST:PORT.
problem-cluster-unreachable = No cluster answers at { $address }: { $why }
problem-cluster-without = { $machine } cannot help: there is no Point Luck of this version in the Python that Ray uses there.
problem-cluster-version = { $machine } has Point Luck { $theirs }, and here it is { $ours }: every machine needs the same.
problem-cluster-lost = Some games could not be finished, though they were begun again on other machines: { $why }
problem-game-broke-down = Game { $number } broke down: { $error } ({ $place }). This is a fault in Point Luck; the seed and the number of the game reproduce it.
problem-kernel-differs = The compiled kernel played another game { $number } than the rules: { $what } is { $kernel }, by the rules { $rules }. This is a fault in Point Luck. With POINTLUCK_KERNELS=plain in the environment all games are played by the rules.

## A contest

arena-title = Arena: { $title }
arena-kicker = Point Luck arena
arena-under = Preset { $preset }. Seed { $seed }.
arena-standings = Standings
arena-standings-help = The line on each bar is the 95 % interval.
arena-rating = rating
arena-ahead = ahead of { $player }
arena-cross = Everybody against everybody
arena-cross-help = The row’s share of the points against the column: a win counts one, a draw a half. Each pair of games had the same dice, seats swapped.
arena-against = against
arena-seats = What the seats were worth
arena-seats-help = Over all games of the contest, whoever sat there.
arena-best = is first
arena-time =
    Played in { $seconds } s by { $workers ->
        [one] one process
       *[other] { $workers } processes
    }.
arena-by-kernel = The compiled kernel played the games of { $players }. Every thousandth was played by the rules as well, and was the same game.
arena-help = let computer players meet each other, with the same dice from both seats, and rate them
arena-players = who takes part, with commas ({ $players }; default: random,doctrine, or random,captain); one name alone plays against itself
arena-games = games for each pair, or for each player of a solitaire game (default: { $default })
arena-journal = keep every finished game in this file, and go on from there when started again
arena-go-on = Every finished game is in { $file }: the same command goes on from there.

problem-arena-twice = Named twice: { $players }.
problem-arena-odd = Each pair plays every deal from both seats: { $games } games cannot be halved.
problem-journal-unusable = { $file } cannot be used as a journal: { $why }.
problem-journal-damaged = { $file } is no journal of a contest, or it is damaged. Name another file.
problem-journal-other = { $file } is the journal of another contest. Use the command it began with, or name another file.

## The review of a game

review-help = go through a finished game: what was luck, and what each decision gave away
review-help-seat = your seat, if the game is not over: then only your own decisions are weighed
review-going = reviewing
review-title = Review: { $title }
review-kicker = Point Luck review
review-under = Preset { $preset }, { $steps } steps.
review-raw = Result
review-raw-of = Result: { $seat }
review-result-won = won
review-result-lost = lost
review-result-draw = draw
review-luck = Luck: { $seat }
review-adjusted = Result without luck
review-adjusted-of = Result without luck: { $seat }
review-between = 95 %: { $low } to { $high }
review-now = Value of the position now
review-curve = What the position was worth: { $seat }
review-curve-desc = From { $low } to { $high }; at the end { $end }.
review-players = The players
review-weighed = Decisions weighed: { $count }, fine among them: { $fine }
review-count-inaccuracy = Inaccuracies: { $count }
review-count-mistake = Mistakes: { $count }
review-count-blunder = Blunders: { $count }
review-rate =
    Given away in a decision that mattered, against { $against ->
        [captain] what the Captain would have answered:
        [admiral] what the Admiral would have answered:
       *[none] what looked best:
    } { $rate }
review-rank = As much as is typical of: { OR($ranks) }
review-rolls = The rolls that mattered most
review-decisions = The decisions that gave most away
review-all-fine = No decision that was weighed gave anything away that could be proven.
review-before = At the beginning
review-called-fine = fine
review-called-inaccuracy = inaccuracy
review-called-mistake = mistake
review-called-blunder = blunder
review-give-or-take = { $told } ± { $error }
review-unit-points = Values are points, by imagined games; ± is a standard error.
review-unit-chance = Values are chances to win, by a judgement fitted to games of computer players; ± is a standard error.
review-marks = An inaccuracy gives away { $inaccuracy } or more, a mistake { $mistake }, a blunder { $blunder }; it must be proven by two standard errors.
review-interval = The interval is how much results without luck vary between games of equally good players, measured with Captains.
review-wide = Results without luck still vary by { $spread } between games of equally good players (standard deviation, measured with Captains): that of a single game says little about who played better. Look at the decisions.
review-beyond = A result without luck can lie outside 0 to 100 %: the values of many positions went into it, and each may be a little off.
review-unfinished = The game is not over: only what { $seat } may know was looked at.
review-partial = Stopped early: { $steps } of { $count } steps.

# The whole review in one paragraph, to whoever sat there

review-amount-points = { $number } points
review-amount-chance = { $number } % of a win
review-head-of = { $seat }: { $told }
review-ended-won = You won.
review-ended-lost = You lost.
review-ended-draw = A draw.
review-head-score = { $score }: { $level }.
review-head-lucky = Luck gave you { $amount }.
review-head-unlucky = Luck cost you { $amount }.
review-head-even = Luck evened out.
review-head-left = Without luck: { $left }.
review-head-costliest = Your costliest decision: { $told }
review-head-all = The { $count } decisions that are proven to have lost something gave away { $amount } in all.
review-head-fine = No decision of yours is proven to have given anything away.
review-roll-good = { $when }: { $what } Worth { $amount } ({ $seat }).
review-roll-bad = { $when }: { $what } Cost { $amount } ({ $seat }).
review-outcome = { $outcome }.
review-choice = { $seat }, { $told }
review-when = { $when }: { $told }
review-gave-away =
    “{ $taken }” gave away { $lost }; { $against ->
        [captain] the Captain’s answer:
        [admiral] the Admiral’s answer:
       *[none] better:
    } “{ $better }”.

problem-review-running = This game is not over. Name your seat with --seat ({ $verbs }): then your own decisions are reviewed, as far as you may see.
problem-review-seat = “{ $seat }” is no seat of this game; there are { $verbs }.

## A day of history

day-title = Hour by hour
day-knew = His picture: { $knew }
day-game = In the game: { $told }
day-luck = Luck of the hour: { $amount }.
day-fine = No decision of the hour is proven to have given anything away.
day-sources = What happened is told after: { $told }

## Results without luck

adjusted = Without luck
adjusted-mean = without luck
adjusted-worth = as good as games
adjusted-help = count the luck of every game and take it out of the results: slower, but fewer games tell as much

# Whether a bot keeps to the protocol
bot-check-ready = It is ready after { $seconds } s and calls itself “{ $name }”.
bot-check-game = { $game }: a whole game, { $decisions } decisions, { $mean } s on average, { $longest } s at most
bot-check-stop = Told to stop, it answers within { $seconds } s.
bot-check-quit = Sent home, it ends within { $seconds } s.
bot-check-passed = The bot keeps to the protocol.
bot-check-passed-class = The bot plays what it is asked to.

## A moment of a finished game, tried again

tried-better = Better.
tried-alike = No better and no worse.
tried-worse = Worse.
tried-same = That is what was played in the game.
tried-unknown = This cannot be compared: not every answer can be weighed.
tried-then = In the game { $lost } were given away here.
tried-now = This answer gives away { $lost }.
tried-best = The best answer that was weighed: “{ $best }”.
