# What Point Luck says whatever the game. COUNT is how many a list names, OR joins it with "or", NAME shows an id.

and = and
or = or
value-true = on
value-false = off

name-person = person
name-random = random
name-doctrine = doctrine
name-ensign = ensign
name-captain = captain
name-admiral = admiral
name-chance = chance
name-resigned = by resignation
name-draw-agreed = a draw by agreement
name-claimed = because the other side stayed away

## Help

help-usage = Usage
help-arguments = arguments
help-options-title = options
help-lang = language: en or de (else that of the environment)
help-help = show this help
help-intro = Point Luck: the Battle of Midway as board games. What you can do:
help-start =
    Begin with:  pointluck   (in the browser), or:  pointluck play kido-butai --terminal
    More about one of them:  pointluck play --help
help-play = play a game in the terminal (in the browser: “pointluck” alone)
help-review = go through a finished game: what was luck, and what you gave away
help-school = a position of the battle school: find the best answer, and see why
help-school-position = the number of a position (else that of the day)
help-replay = check a record and show a position of it
help-rules = the rules of a game, clause by clause, or those about something
help-figures = every figure of a game and where it comes from
help-options = every option of a game’s rules, and the presets
help-games = the games there are
help-simulate = play many games and report how they end
help-home = play in the browser: a server for this computer alone
help-serve = serve tables to a club or the internet
help-verify-key = the key (64 digits) with which it must be signed: the server tells it at /api/key
help-verify = check a finished game: every step, every die and draw
help-backup = save all games of a server, even a running one, in one file
help-restore = put the games of a backup into an empty database
help-admin = look after the people and tables of a server, also of a running one
help-admin-actions = ACTION is one of: people, tables, bans (lists); show ID; close, reopen TABLE; end-idle --days N; delete PERSON or TABLE; mute, unmute, logout, export PERSON; ban, unban PERSON or ADDRESS.
help-admin-what = people and tables by their ids, addresses as 203.0.113.7 or 203.0.113.0/24
help-admin-find = only those with this name, id or game
help-admin-days = tables at which nothing has happened for so many days
help-admin-json = lists as JSON
help-admin-yes = do not ask
help-backup-file = the file to write; it must not exist yet
help-restore-file = a file that “pointluck backup” has written
help-no-browser = do not open the browser
help-host = the address to listen at (127.0.0.1: this computer only; 0.0.0.0: everybody who can reach it)
help-port = the port to listen at (1942)
help-database = where the games are: a file, or postgresql://… (else a file in your own data folder)
help-serve-workers = how many processes serve (1); more than one needs PostgreSQL
help-bots = how many processes think for bots (1)
help-url = the address people use, such as https://club.example.org; may be given several times
help-limits = how much a visitor may ask of the server: usual, or none for measurements and closed networks
help-open-metrics = let others than this computer read /metrics
help-arena = let computer players meet each other and rate them
help-odds = work out the exact odds of a fight or a search, described in a sentence
help-lab = change figures and see whom that helps, by games with the same luck
help-fuzz = play random games and check that nothing breaks
help-bot = check a bot of your own, or let it play at a server
help-bot-what = check: whether it keeps to the protocol; run: let it play at a server
help-bot-bot = the command that starts it, in quotes, such as "node bot.mjs"; or FILE.py:CLASS
help-bot-game = check: a game it shall play, as often as needed (default: all it says it plays)
help-bot-server = run: the server at which it plays, at every table where it sits
help-bot-stay = run: wait for more games when all are over
help-player = a player of your own: FILE.py:CLASS, or the command of a program that speaks PLP, such as mine="node bot.mjs"; then NAME can be named like any player
bot-run-begins = { $name } plays at { $server }. Ctrl-C ends it; started again with the same name, it goes on.
bot-run-over = A game is over: { $link }
bot-run-left = The bot has stopped. Its seats wait for it.
help-game = which game; “pointluck games” lists them
help-rules-game = which game; “pointluck games” lists them. Without it the words are looked up in all of them
help-rules-words = words to look for, such as: acceleration; or a clause such as KB-6a4, or the beginning of several, such as KB-6a. Without any, all the rules of the game
help-data = your own figures: a TOML or JSON file, or the name of one of the game’s sets
help-figures-toml = print the figures as a TOML file to edit and give back with --data
help-terminal = play in the terminal, as this command always does; without a command, “pointluck” plays in the browser
help-preset = a set of options; “pointluck options GAME” lists them
help-option = one option of the rules, such as kb.adv_10a=true; may be given several times
help-seed = any word or number: the same one gives the same dice and draws
help-dice = roll: the program rolls; ask: you roll and draw at your own table and type in what came up
help-seat = who plays a seat: person, random, ensign, doctrine, captain or admiral, such as japan=doctrine
help-save = where to save the game (else in your own data folder)
help-resume = go on with a saved game, without FILE with the latest unfinished one
help-recover = with --resume: go on from the last good step of a damaged file
help-server = play at a table on that server, such as http://127.0.0.1:1942
help-join = sit down where an invitation or the address of a table leads
help-name = who you are on the server (else your login name); each name is a person of its own
help-replay-file = the record of a game (.plk)
help-replay-step = show the position after step N instead of the last one
help-replay-to = text: tell the whole game in words

games-credit = { $designer ->
    [none] Published by { $publisher }; its rules name no designer.
   *[other] Designed by { $designer }, published by { $publisher }.
 }
games-seats =
    { $count ->
        [one] One player.
       *[other] { $count } players.
    }
rules-see = See also:
rules-many = { $count } clauses. More words find fewer; “rules { $clause }” shows one of them.
options-default = default
options-preset = Preset { $preset }
options-preset-plain = every option at its default
options-use = Use them like this: pointluck play { $game } --terminal --preset NAME --option NAME=VALUE
figures-changes = Your file changes:
figures-same = Your file changes nothing.
figures-printed = the rules say so
figures-derived = follows from what the rules say
figures-reconstructed = chosen by us because no text states it; not to be taken for the published figure
figures-user = changed by your own file
replay-setup = Preset { $preset }. Players: { $players }.
replay-options = Options: { $options }.
replay-figures =
    { $count ->
        [one] One figure was changed by the player.
       *[other] { $count } figures were changed by the player.
    }
replay-sound =
    { $steps ->
        [one] The record is sound: one step, every line and every position checked.
       *[other] The record is sound: { $steps } steps, every line and every position checked.
    }
replay-position = Position after step { $step }, state { $hash }

## Serving

serve-running = Point Luck is at { $url } (Ctrl-C stops it)
serve-stopped = Stopped. Every game is saved.
serve-port-taken = Port { $port } is taken, so it is { $other } today.
verify-counted =
    { $steps ->
        [one] One step, { $chance } of them dice and draws.
       *[other] { $steps } steps, { $chance } of them dice and draws.
    }
verify-passed = right:
verify-failed = WRONG:
verify-open = cannot be checked:
verify-sound = The record is what it says.
verify-unproven = The record is what it says, as far as it can be checked.
verify-unsound = The record is not what it says.
check-chain = every line holds to those before it
check-legal = every step was allowed
check-commitment = the secret is the one that was promised before the first step
check-dice = every die and draw follows from the secret
check-end = the game came to its end
check-signature = the host has signed for this game and no other
verify-roll = line { $line }: { $outcome } (step { $step })
verify-more-rolls = and { $count } more
verify-imported = Brought along from elsewhere: the first { $count } lines were not played at the table that wrote this.
verify-forked = Goes on from step { $step } of the game { $origin }: what stands before was played there.
verify-sat = { $step ->
    [0] { $seat }: { $who }
   *[other] { $seat }: { $who } from step { $step } on
}
backup-done =
    { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, and { $people ->
        [one] one person
       *[other] { $people } people
    }. Every table was played again{ $broken ->
        [0] { " " }and is sound
       *[other] ; those that are damaged are named below
    }. The file also holds secrets: keep it safe.
backup-stuck = Table { $table } can be read but not played on: it began under rules that this version does not play.
backup-broken = Table { $table } is damaged: its log does not lead to the position it claims. All the others are whole.
restore-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, and { $people ->
        [one] one person
       *[other] { $people } people
    }. Every table was played again{ $broken ->
        [0] { " " }and is sound
       *[other] ; those that are damaged are named below
    }.
admin-close =
    { $count ->
        [one] One table is closed: nobody can play on there. It
       *[other] { $count } tables are closed: nobody can play on there. They
    } can still be read, and opened again.
admin-idle =
    Nothing has happened for { $days } days or more: { $begun ->
        [one] one table is
       *[other] { $begun } tables are
    } closed, and { $untouched ->
        [one] one at which nobody ever played is
       *[other] { $untouched } at which nobody ever played are
    } deleted.
admin-delete-tables =
    { $count ->
        [one] One table is
       *[other] { $count } tables are
    } deleted with everything: record, talk, notes. This cannot be taken back.
admin-delete-person = Everything about { $name } is deleted: name, devices, links, talk, notes, and { $alone ->
        [one] one table
       *[other] { $alone } tables
    } at which nobody else sat. At { $left } running tables the seat becomes open; { $finished } finished ones keep a seat without a name. This cannot be taken back.
admin-ban =
    Shut out, until it is taken back with “unban” ({ $count }). Whatever they have open is closed.
admin-logout = All their devices are logged out ({ $count }). Whoever has no recovery link cannot come back.
admin-sure = Do it? [y/N]
admin-yes = y yes
admin-done = Done. A running server notices within a few seconds.
server-page = The server runs, but its web client has not been built.
server-page-build = In a clone of the repository: make web. Then load this page again.
server-page-play = In the terminal it works already: pointluck play dogfight --server, with the address of this page.

## At the table

play-first = Type a number from the menu, or an action such as “help” shows. Every step is saved at once.
play-figures =
    { $count ->
        [one] One figure is yours ({ $source }).
       *[other] { $count } figures are yours ({ $source }).
    }
play-resumed =
    { $steps ->
        [one] Taken up again after one step: { $file }
       *[other] Taken up again after { $steps } steps: { $file }
    }
play-recovered =
    { $steps ->
        [one] Recovered up to step one. The damaged file is kept as { $file }
       *[other] Recovered up to step { $steps }. The damaged file is kept as { $file }
    }
play-pause = Enter: go on
play-yes = yes
play-no = no
play-all = all
play-anyway = Do it anyway?
play-why = The rule is { $clause }; “why” shows it.
play-allowed = Allowed now: { $action }.
play-usual = { $label } (usual)
play-rest = Not done, because a die or a draw came between: { $actions }.
play-undone = Taken back: { $actions }.
play-undone-luck = Dice and draws that you have seen are not rolled again: the same comes where the same is rolled.
play-seen = { $outcome }: that has been rolled already, and comes again.
luck-taken-back =
    { $count ->
        [one] Unranked: one die or draw was taken back after it had been seen.
       *[other] Unranked: { $count } dice and draws were taken back after they had been seen.
    }
play-log-more =
    { $count ->
        [one] (one earlier line: “log all”)
       *[other] ({ $count } earlier lines: “log all”)
    }
play-copied = Copied to { $file }
play-all-saved = Every step is saved already, in { $file }
play-hand-over = Please hand over to: { $seat }.
play-record = Show it again with: { $command }
play-saved = Saved. Go on with: { $command }
play-nothing-played = Nothing was played, so nothing was saved.
play-write-failed = The last step could not be written to { $file } ({ $why }). Make room there, then go on with --resume and, if need be, --recover.
play-invite = { $seat } is open. Whoever has this link can sit down: { $link }
play-wait = Waiting for: { $seat }.
play-missed =
    { $state ->
        [count] { $name } is away. In { $minutes ->
            [one] a minute
           *[other] { $minutes } minutes
        } the computer may take over.
        [bot] { $name } is away. Type “bot { $seat } captain” to let the computer take over.
       *[claim] { $name } is away. Type “bot { $seat } captain” to let the computer take over, or “claim” to win.
    }
play-resign-sure = Resign as { NAME($seat) }? The game is lost and over at once.
play-draw-sure = Do all of you agree to a draw? The game is then over.
play-draw-waits = The others are asked whether they agree to a draw. Enter looks for their answer.
play-draw-question = { $seat } offers a draw. Agreed?
play-claim-sure = Claim the game, since the other side stayed away? It is then over for good.
end-plain = Won by: { $winner }
end-plain-draw = Draw
end-settled =
    { $level ->
        [resigned] Won by resignation: { NAME($winner) }.
        [claimed] Won because the other side stayed away: { NAME($winner) }.
       *[draw-agreed] A draw by agreement.
    } As it stood: { $stood }.
play-connect-again = The connection is broken. Trying again; Ctrl-C leaves.
play-undo-asked = The others are asked whether they agree.
play-undo-question =
    { $steps ->
        [one] { $seat } wants to take back one step. Agreed?
       *[other] { $seat } wants to take back { $steps } steps. Agreed?
    }
play-online-left = The table stays as it is: { $link }
play-online-over = The game can be seen again at { $link }
play-told =
    { $found ->
        [right] This computer has checked it: the record keeps to what was promised about the dice before the first roll and to what you gave for them, and nothing in it is wrong.
        [unkept] What was promised about the dice is not kept on this computer, so it cannot compare it.
        [commitment] The record does NOT match what this computer was told: it names another promise about the dice.
        [entropy] The record does NOT match what this computer was told: your digits in it are not those that this computer gave.
        [signature] The record does NOT match what this computer was told: the host has signed something else.
       *[record] The record names what was promised about the dice, but something in it is WRONG: save it, and “pointluck verify” says what.
    }
play-help-resign = give the game up: it is lost and over
play-help-draw = offer a draw, or agree to the one that is offered; two at one keyboard agree at once
play-help-decline = decline a draw, or withdraw your own offer
play-help-claim = win, if the other side has been away too long
play-help-bot = “bot captain” puts the computer into your seat, “bot japan captain” into another that is open, a bot’s, or left alone
play-help-sit = take your seat back from the computer
play-help-say = “say Well played” is read by everybody at the table
play-help-go = take what the doctrine would do; “go 5” five times in a row
play-help-answers = Type the number of a choice, or several (1 4 7); where it says ×3, also 1x2 for two of them or 1* for all. Or an action:
play-help-commands = Besides:
play-help-ok = the answer marked as usual; “ok all” also when the same is asked again
play-help-undo = take back your last decision, “undo 3” three of them, “undo all” as many as possible; dice that were seen stay the same
play-help-why = the rule behind the last refusal; “why { $action }” whether that is allowed, and why not
play-help-staff = what your staff would do, what that is worth and why; “h 1” takes its first answer
play-help-rules = the rule behind the question; “rules { $clause }” a clause, “rules WORDS” those that say so
play-help-log = what happened; “log 50” more of it, “log all” everything
play-help-board = draw the board again (so does Enter)
play-help-briefing = who you are, what wins, what you have and what to watch
play-help-legend = what the marks on the board mean
play-help-save = where the game is saved; “save FILE” makes a copy
play-help-help = this; “help { $verb }” how to write an action
play-help-lang = “lang de” for German, “lang en” for English
play-help-quit = leave; the game can be taken up again (so do Ctrl-C and Ctrl-D)

# The words a person may type for a command, the first of them shown.
command-ok = ok
command-undo = undo u
command-why = why
command-rules = rules rule
command-log = log
command-board = board
command-briefing = briefing
command-legend = legend
command-save = save
command-resign = resign
command-draw = draw
command-decline = decline
command-claim = claim
command-bot = bot
command-sit = sit
command-help = help ?
command-staff = staff h
command-lang = lang language
command-quit = quit q exit
command-say = say
command-go = go

## Refusals of the engine

refusal-game-over = The game is over.
refusal-not-an-outcome = “{ $action }” cannot come up now. Possible: { OR($outcomes) }.

## Problems: what is wrong, and what to do about it

problem-usage = The command line is not understood ({ $why }). “--help” after the command shows how it is written.
problem-argument = { $argument } is not complete, or has a value where it takes none. “--help” after the command shows how it is written.
problem-argument-text = “{ $argument }” is no text in UTF-8.
problem-argument-unknown = “{ $argument }” has no place here. “--help” after the command shows what has.
problem-argument-number = { $argument } needs a whole number of at least { $least }, not “{ $given }”.
problem-command-unknown = There is no command “{ $command }”. Choose { OR($commands) }.
problem-language-unknown = “{ $language }” is no language that Point Luck speaks. Choose { OR($languages) }.
problem-language-missing = Say which language: { OR($languages) }.
problem-game-unknown = There is no game “{ $game }”. Choose { OR($games) }.
problem-game-missing = Say which game: { OR($games) }.
problem-player-unknown = There is no player “{ $player }”. Choose { OR($players) }.
problem-seat-unknown = “{ $given }” names no seat of this game. Write SEAT=WHO with the seat { OR($seats) }.
problem-seat-player = “{ $given }” cannot sit there. Choose { OR($players) }.
problem-bot-name = “{ $given }” is no name for a player: small letters, digits and hyphens, at most 31, and not the name of one of ours.
problem-bot-variable = { $variable } must be a JSON object of names and commands. Unset it, or use --player.
problem-bot-file = There is no file { $file }. A player of your own is FILE.py:CLASS, or a command.
problem-bot-class = { $file } has no class { $name } with a method “choose”. docs/bots.md shows one.
problem-bot-start = “{ $bot }” cannot be started: { $why }
problem-bot-broken = The bot “{ $bot }” failed: { $error } ({ $place })
problem-bot-illegal = The bot “{ $bot }” answered “{ $given }”, which is none of the legal answers it was given.
problem-bot-line = The bot “{ $bot }” wrote a line that cannot be understood: { $given }. docs/bots.md describes them all.
problem-bot-late = The bot “{ $bot }” did not answer within { $seconds } s, nor when it was told to stop. It has been ended.
problem-bot-unready = The bot “{ $bot }” did not say “ready” within { $seconds } s. It has been ended.
problem-bot-ended = The bot “{ $bot }” has ended without an answer.
problem-bot-talks = The bot “{ $bot }” wrote { $lines } lines without an answer. It has been ended.
problem-bot-stays = The bot “{ $bot }” did not end within { $seconds } s of “quit”. It has been ended.
problem-bot-game = The bot “{ $bot }” does not play { $game }: it plays { $games }.
problem-bot-what = Say what to do with the bot: pointluck bot check COMMAND, or pointluck bot run COMMAND --server URL.
problem-bot-missing = Name the bot: the command that starts it, in quotes.
problem-bot-server = Name the server (--server URL) or the invitation (--join LINK).
problem-dice-unknown = --dice is roll or ask, not “{ $given }”.
problem-recover-alone = --recover needs --resume.
problem-resume-with = { $argument } cannot be given with --resume: a saved game keeps what it began with.
problem-resume-game = { $file } is a game of { $game }. Name that game, or none.
problem-nothing-to-resume = There is no unfinished game in { $folder }. Begin one, or name a file after --resume.
problem-option-form = “{ $given }” is no option. Write it as NAME=VALUE.
problem-option-unknown = There is no option “{ $option }”. “pointluck options” with the name of the game explains them: { $options }.
problem-option-value = { $option } cannot be “{ $given }”. Choose { OR($values) }.
problem-option-ambiguous = “{ $option }” may mean { OR($options) }. Give the whole name.
problem-option-twice = { $option } is given twice: { $values }.
problem-preset-unknown = There is no preset “{ $preset }”. Choose { OR($presets) }.
problem-clause-unknown =
    { COUNT($near) ->
        [0] No clause is called “{ $clause }” or says so. “pointluck rules { $game }” lists all of them.
       *[other] No clause is called “{ $clause }” or says so. Did you mean { OR($near) }?
    }
problem-rules-nothing =
    No clause of any game is called “{ $words }” or says so. { COUNT($near) ->
        [0] The games are { $games }.
       *[other] Did you mean { OR($near) }?
    }
problem-undo-nothing = There is nothing that you could take back.
problem-undo-range = The game cannot go back to step { $number }: it has { $steps }.
problem-undo-long = After { $most } lines nothing can be taken back any more: what a record still holds is for playing the game to its end.
problem-game-long = This game has come to { $most } lines, and a record cannot hold many more. You can resign, or agree to a draw, and keep the record.
problem-undo-too-far =
    { $possible ->
        [one] Only one decision can be taken back, not “{ $given }”.
       *[other] At most { $possible } decisions can be taken back, not “{ $given }”.
    }
problem-no-usual = Here nothing is usual: choose.
problem-menu-number = { $number } is not in the menu. Choose 1 to { $most }.
problem-menu-number-other = { $number } is not in the menu. Choose { OR($numbers) }.
problem-menu-times =
    { $most ->
        [one] Choice { $number } stands for one piece only.
       *[other] Choice { $number } stands for { $most } pieces, no more.
    }
problem-menu-nobody = “{ $text }” names nobody who could do that now.
problem-replay-to = --to can be text, not “{ $given }”.
problem-replay-step = There is no step { $given }: the record has { $steps }.
problem-script-empty = The script has no outcome left for { $question }.

problem-database-unknown = “{ $given }” is no database that Point Luck knows. Give a file, or postgresql://user:password@host/name.
problem-server-missing = This needs the parts for servers: pip install "pointluck[server]"; in the terminal you can play without them: pointluck play GAME --terminal.
problem-environments-missing = The environments need { $module }: pip install "pointluck[envs]"; for OpenSpiel also pip install open_spiel.
problem-environment-too-large = A game with { $count } different actions is too large for an environment, which takes { $most } at most: give it fewer squadrons or carriers.
problem-environment-games = { $count } games cannot lie side by side: ask for 1 to { $most }.
problem-environment-beyond-kernel = These figures make a game too large for the kernel that plays games side by side: give it fewer squadrons, carriers, turns or counters.
problem-environment-too-high = { $label } can be { $high }, and an environment shows numbers up to { $most }: lower the figures behind it.
problem-environment-overflow = { $game }: { $what ->
    [view] the view has { $count } tokens
    [answer] an answer has { $count } tokens
    [outcomes] there are { $count } outcomes of chance
   *[legal] there are { $count } legal answers
 }, and an environment takes { $most }: choose figures that give fewer.
problem-environment-actions = “{ $given }” is no way to number actions: say { $known }.
problem-environment-rewards = “{ $given }” is no kind of reward: say { $known }.
problem-environment-unlisted = The actions of { $game } have no numbers of their own: say actions="listed".
problem-environment-options = “{ $given }” is no table in JSON: say options='{"{"}"name": value{"}"}'.
problem-workers-postgres = { $workers } workers need PostgreSQL: a file can be served by one process only. Give --database postgresql://…, or leave --workers away.
problem-limits-unknown = --limits is usual or none, not “{ $given }”.
problem-url-form = “{ $given }” is no address such as https://club.example.org.
problem-port-range = There is no port { $given }. Choose one from 1 to 65535, or 0 for any that is free.
problem-port-taken = { $host } port { $port } cannot be used ({ $why }). Choose another with --port.

problem-server-form = “{ $given }” is no address of a server. Write it like http://127.0.0.1:1942
problem-server-unreachable = { $server } does not answer ({ $why }). Check the address, and whether the server runs.
problem-server-with = { $argument } does not go with --server: the table is kept there.
problem-join-form = “{ $given }” is neither an invitation nor the address of a table.
problem-join-game = At that table { $game } is played. Name that game, or none.
problem-name-alone = --name goes with --server or --join.
problem-go-count = “go” takes a whole number, not “{ $given }”.
problem-body-large = The request is too large: at most { $most } bytes are read.
problem-descriptors = The server has hardly any file descriptors left and may have to turn people away. Allow it more (ulimit -n).
problem-hello-first = The first message must be hello. Connect anew.
problem-hello-late = No hello came. Connect anew.
problem-host-unknown = This server does not go by the name “{ $host }”. Whoever runs it can add the name with --url.
problem-late = The server took too long. Try again.
problem-message-wrong = The message is not understood: { $where } ({ $why }).
problem-method = That cannot be done with this address.
problem-metrics-closed = Only the computer that the server runs on may read this. Whoever runs it can change that with --open-metrics.
problem-nowhere = There is nothing at this address.
problem-origin-foreign = The request comes from another page (“{ $origin }”) and is not carried out. Use the server’s own page.
problem-protocol = This client speaks version { $given } of the protocol, the server version { $spoken }. Load the page anew, or update the program.
problem-request-wrong = The request is not understood: { $where } ({ $why }).
problem-server-stops = The server is being restarted. You are connected again in a moment.
problem-stranger = The server does not know you yet. Give yourself a name first.
problem-too-often =
    { $seconds ->
        [one] That was too often. Wait a second.
       *[other] That was too often. Wait { $seconds } seconds.
    }
problem-trouble = Something went wrong in the server, and nothing was changed. Try again.
problem-unreachable = The database does not answer.
problem-work-busy = The server has too much to do right now. Try again in a while.
problem-work-much = That is more than this server works out for one request. Nothing was changed.

problem-file-missing = Say which file.
problem-file-unreadable = { $file } cannot be read ({ $why }). Check the name.
problem-file-unwritable = { $file } cannot be written ({ $why }). Choose another place.
problem-file-exists = { $file } exists already. Choose another name, or go on with that game with --resume.
problem-file-in-use = { $file } is being played in another window. Go on there, or close it first.
problem-file-damaged = { $file }, line { $line }: { $told } “pointluck play --resume FILE --recover” goes on from the last good step.
problem-file-foreign = { $file }, line { $line }: { $told } This file cannot be played.
problem-file-hopeless = { $file }, line { $line }: { $told } Nothing in this file can be recovered.

problem-data-unreadable =
    { COUNT($sets) ->
        [0] The figures in { $file } cannot be read ({ $why }). Give a TOML or JSON file.
       *[other] The figures in { $file } cannot be read ({ $why }). Give a TOML or JSON file, or one of the sets { $sets }.
    }
problem-data-syntax = { $file } is not well-formed ({ $why }). Correct it there.
problem-data-type =
    { $path } must be { $expected ->
        [number] a whole number
        [text] a text
        [truth] true or false
        [list] a list
       *[table] a table
    }, not { $given }. Correct it in your file.
problem-data-unknown = The game has no figure { $path }. At that place it knows { $known }.
problem-data-missing = The figure { $path } is missing. Add it to your file.
problem-data-range = { $path } must be from { $low } to { $high }, not { $given }. Correct it in your file.
problem-data-names = { $path } must name each of these once, and as they are called: { $names }. Correct it in your file.
problem-data-choice = { $path } may only name these: { $names }. Correct it in your file.
problem-data-large = Your figures take { $given } bytes. At most { $most } are possible: keep only the lines that you change.
problem-data-long = { $path } has { $given } entries. At most { $most } are possible. Correct it in your file.
problem-data-text = { $path } must be a text that can be printed, with 1 to { $most } characters. Correct it in your file.
problem-data-word = { $path } is typed by players: letters, digits, blanks and hyphens alone, not “{ $given }”. Correct it in your file.
problem-data-home = { $path }: { $home } is no home for { $unit }. Give it another one, or name that one in /air/{ $unit }/home.
problem-data-areas = { $path }: { $areas } lie on no Big Tile. Correct it in your file.
problem-data-twice = { $path } names { $names } more than once. Correct it in your file.

problem-state-unreadable = That is no saved position ({ $why }).
problem-state-contradiction = The saved position contradicts itself: { $problems }.
problem-state-foreign = The saved position belongs to { $game }, not to { $expected }.
problem-state-rules = The saved position was played under rules { $rules }; these are rules { $expected }.

problem-record-foreign = This is no Point Luck record.
problem-record-format = The record has format { $found }; this version of Point Luck reads format { $expected }.
problem-record-cut = The file ends in the middle of a line or before the game begins.
problem-record-header = Here the line “{ $expected }” should stand, not “{ $found }”.
problem-record-table = This line does not hold a table.
problem-record-game = The game “{ $game }” is not known.
problem-record-rules = The game was played under rules { $found }; this version of Point Luck plays rules { $expected }.
problem-record-setup = The game cannot be set up like this ({ $why }).
problem-record-data = The figures are not those that the game began with (digest { $found }, now { $expected }).
problem-record-seats = The seats must be { $expected }.
problem-record-step = This line is damaged: it is no step with its two hashes.
problem-record-chain = This line is damaged, or a line before it was changed: the chain of hashes breaks here.
problem-record-number = Step { $expected } is expected here, not “{ $found }”.
problem-record-seat = { NAME($expected) } is to act here, not “{ $found }”.
problem-record-action = “{ $action }” is no action of this game.
problem-record-illegal = “{ $action }” is not allowed here ({ $reason }).
problem-record-undo = The game cannot go back to step “{ $target }” here.
problem-record-replay = Replaying leads to another position (state { $found }) than the record says ({ $expected }).
problem-record-after-end = The game has ended, but the record goes on.
problem-record-early-end = The record ends here, but the game has not ended.
problem-record-no-end = The game has ended, but the line that says so is missing.
problem-record-settled = The players cannot have ended the game here like this: “{ $found }”.
problem-record-note = A line “{ $found }” cannot stand here, or says what it cannot.
problem-record-line = This line has more than { $most } letters: no line of a record is that long.
problem-record-text = This line is damaged: it holds what is no text.
problem-record-lines = The record has more than { $most } lines of this kind: no game is that long.

## Tables

problem-table-unknown = There is no such table, or it is not open to you. Ask whoever invited you for the link.
problem-table-seats = Say for each seat who shall sit there: { $seats }.
problem-table-waiting = The game begins when every seat is taken.
problem-table-over = The game is over.
problem-lesson-unknown = There is no such lesson here. Go to the lessons and choose another.
problem-lesson-over = This lesson is finished. Take the next one, or begin a game.
problem-lesson-other = The rules allow it, but this lesson asks for something else: do what is lit.
problem-lesson-undo = In a lesson nothing is taken back. Begin it again if you like.
problem-lesson-seats = In a lesson nobody else sits down.
problem-table-moved-on = The game has gone on meanwhile. Look at the table, then decide again.
problem-table-unwatched = Whoever made this table wants nobody to look on.
problem-table-not-yours = That is for people at this table.
problem-table-broken = The log of table { $table } does not lead to the position it claims. Restore it from a backup.
problem-table-rules = This game began under rules { $rules }; this version of Point Luck plays rules { $now }. It can be read and saved, but not played on here.
problem-table-setup = This game cannot be set up any more ({ $why }). It can be read and saved, but not played on here.
problem-table-figures = This game began with other figures (digest { $found }, now { $now }). It can be read and saved, but not played on here.
problem-not-your-turn = It is not your turn.
problem-seat-not-yours = That seat is not yours.
problem-seat-taken = { NAME($seat) } is taken. Choose another seat, or ask for an invitation to another table.
problem-seat-second = Others play here, and you hold or have held another seat: here you would know the secrets of both sides.
problem-seat-kept =
    { $minutes ->
        [one] { NAME($seat) } is kept for whoever sat there, for another minute. Until then only they can give it away.
       *[other] { NAME($seat) } is kept for whoever sat there, for another { $minutes } minutes. Until then only they can give it away.
    }
problem-seat-not-offered = { NAME($seat) } is not open to everybody. Ask somebody at the table for an invitation.
problem-invitation-unknown = This invitation is not valid any more. Ask for a new one.
problem-entropy-form = The digits for the dice must be 32 to 128 hexadecimal ones. Let your program make them again.
problem-undo-over = The game is over, and the secret behind the dice is out: nothing can be taken back.
problem-undo-not-asked = Nobody asks to take anything back now.
problem-settled = The players have ended this game: nothing can follow.
problem-settle-wrong = This game cannot be ended like that now: “{ $found }”.
problem-draw-alone = You play alone: there is nobody to agree to a draw. You can resign.
problem-draw-nobody = Only people agree to a draw, and the computer never does. You can resign, or play on.
problem-draw-not-offered = No draw is offered to you now.
problem-seat-not-kept = No seat is kept for you here.
problem-claim-early = The other side has not been away long enough: the game cannot be claimed yet.
problem-person-unknown = This device is not known here. Begin as somebody new, or use a recovery link.
problem-person-name = A name has 1 to { $most } visible letters.
problem-recovery-unknown = This recovery link was used or has expired. Make a new one on your other device.
problem-banned = You have been shut out of this server by whoever runs it.
problem-muted = Whoever runs this server has taken your right to talk. You can play on.
problem-session-ended = You are logged out here.
problem-block-form = “{ $given }” is no address and no block of addresses such as 203.0.113.0/24.
problem-admin-action = “{ $given }” is nothing that pointluck admin can do. It knows: { $actions }.
problem-admin-what = pointluck admin { $action } needs the id of a person or a table.
problem-admin-days = Say for how long nothing must have happened: --days N.
problem-admin-unknown = There is no person and no table “{ $given }” here.
problem-table-closed = Whoever runs this server has closed this table. It can be read, but not played on.
problem-chat-length = Say something of at most { $most } letters.
problem-note-length = Notes hold at most { $most } letters.
staff-worth =
    { $unit ->
        [points] { $value } points expected
       *[chance] { $value } chance to win
    }
staff-gap =
    { $unit ->
        [points] { $gap } points
       *[chance] { $gap }
    }
staff-why-best = The best of what was tried: the next gives away { $gap }.
staff-why-best-alike = What your staff would do. Nothing was proven better, and the next cannot be told apart from it.
staff-why-behind = Gives away { $gap } against the first.
staff-why-alike = Cannot be told apart from the first.
staff-why-mixed = One of several, drawn at random so that nobody can foresee it: no single one is best.
staff-why-habit = What your staff would do. It did not weigh anything against it, so it can say no more.
staff-until-game = From { $games } imagined games after each answer, played to their end.
staff-until-turns = From { $games } imagined games after each answer, two turns long, and a judgement of where they led.
staff-until-round = From { $games } imagined games after each answer, to the end of the round, and a judgement of where they led.
staff-until-random = From { $games } imagined games after each answer, played on at random.
school-level =
    { $level ->
        [1] Easy
        [2] Middling
       *[3] Hard
    }
school-question = Which answer is best?
school-right = Found: that is the best.
school-wrong = Not the best.
school-none-such = Type a number from 1 to { $most }, or an answer in notation.
school-theme-cap = Fighter cover
school-theme-strike = Strikes
school-theme-command = What comes first
school-theme-sea = At sea
school-theme-deck = Decks and landings
school-theme-battle = Over the target
school-theme-patience = When to let it be
school-theme-activation = Who acts
school-theme-manoeuvre = Manoeuvres
school-theme-cards = Firing Cards
staff-warning = Your staff calls that a blunder: it gives away { $gap } against “{ $best }”. Do it all the same?
staff-used =
    { $part ->
        [decided] { $count ->
            [one] The staff of { NAME($seat) } decided one question.
           *[other] The staff of { NAME($seat) } decided { $count } questions.
        }
       *[advised] { $count ->
            [one] The staff of { NAME($seat) } was asked about one question.
           *[other] The staff of { NAME($seat) } was asked about { $count } questions.
        }
    }
problem-staff-not-here = In a game between people you can ask your staff only at a table that allows it for all. This one does not.
problem-staff-kind = No such question is asked in this game.
problem-review-empty = Nothing has been played in this game yet.
problem-review-early = The review is made when the game is over: before that it would give away what is sealed.
problem-course-running = How the game went is told when it is over: before that it would give away what is sealed.
problem-record-sealed = The record can be had when the game is over: before that it would give away what is sealed.
problem-record-long = The record is longer than { $most } letters.
problem-record-unsound = This record is not what it says (line { $line }: { $why }), so it is not taken. Check it to see more.
problem-table-carry = This game cannot be carried over to the rules of today: step { $step }, “{ $action }”, does not fit them. It can be read and saved, but not played on here.
problem-store-missing = There is no database { $file }. Check the name.
problem-backup-exists = { $file } exists already. Choose another name.
problem-restore-not-empty = There are people or tables in this database already. Restore into an empty one.
problem-store-address = “{ $given }” is no database that Point Luck can use. Give the path of a file, or postgresql://USER@HOST/NAME.
problem-store-newer = This database was last used by a newer version of Point Luck (its form is { $found }, this version knows { $known }). Nothing was changed in it: use the newer version.
problem-store-full = There is no room left to save. Nothing was lost: make room, then do it again.
problem-store-busy = The database is busy and did not take it. Nothing was changed: try again.
problem-store-down = The database cannot be reached now ({ $why }). Nothing that was acknowledged is lost: try again.
problem-verify-by-hand = Dice and draws were typed in, or made on a player’s own computer: nobody can check them.
problem-verify-some-by-hand = Dice and draws before line { $line } were typed in, or made elsewhere: only those after it can be checked.
problem-moments-sealed = What was hidden is shown when the game is over.
problem-day-unknown = There is no such day.
problem-school-nowhere = There is no battle school for { $game }.
problem-school-position = There is no position { $given }: the battle school has { $most }.
problem-school-unknown = There is no such position. Go to the battle school and choose another.
problem-school-none = This table has nothing to do with the battle school.
problem-fork-sealed = You can play on from a game when it is over: before that it would give away what is sealed.
problem-fork-over = The game is over at this moment: there is nothing to play on.
problem-fork-none = This game does not go on from another one.
problem-fork-untried = You have not answered here yet.
problem-verify-some-elsewhere = Dice and draws before line { $line } came up in the game that this one goes on from: only those after it can be checked here.
problem-verify-no-secret = The secret behind the dice is not in the record: it is told when the game is over.
problem-verify-commitment = The secret does not fit the commitment in line { $line }: one of them was changed.
problem-verify-seen = Line { $line } says “{ $found }”, but “{ $due }” had been seen and taken back: it must come again.
problem-verify-dice = Line { $line } says “{ $found }”, but the dice gave “{ $due }”.
problem-verify-not-reached = Line { $line } cannot be played, so what comes after it could not be checked.
problem-verify-unfinished = The game is not finished yet: the record has { $steps } steps.
problem-verify-unsigned = Not signed: the host could have chosen among many games.
problem-verify-signed = Signed by { $host }, key { $fingerprint }. Compare the key with what { $host } tells at /api/key.
problem-verify-signed-late = { $host } (key { $fingerprint }) signed the end, but not the dice before the first roll: it could have chosen among many games.
problem-verify-signed-early = { $host } (key { $fingerprint }) signed the dice before the first roll, but not this end.
problem-verify-other-key = The key { $fingerprint } is not the one of { $host }: somebody else has signed.
problem-verify-signature = The signature of { $host } does not fit: something was changed after it.
problem-seats-changed = Seats have changed { $most } times in this game, and a record holds no more. Play on as you sit, or end the game.

## Par

percent = { $number } %
par = Par
par-of = Par, { NAME($seat) }
par-how-points = the mean of { $games } games of the { NAME($rank) }; 95 %: { $low } to { $high }
par-how-share = games won, { NAME($rank) } against { NAME($rank) }, { $games } of them; 95 %: { $low } to { $high }
par-told = { $name }: { $value } ({ $how })
par-measured = measured { $date }: { $command }

## The briefing

briefing = Briefing
brief-part-who = Who you are
brief-part-aim = What wins
brief-part-have = What you have
brief-part-turn = How a turn goes
brief-part-fight = How it is decided
brief-part-mind = What to watch
briefing-none = This game has no briefing.
