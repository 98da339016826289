# What the browser client says beyond the messages it shares with the terminal.

## Everywhere

close = Close
cancel = Cancel
keep = Keep
again = Try again
copy = Copy
copied = Copied.
copied-for-later = Copied. Nobody may look on at this table: others can open the link when the game is over.
share = Share
loading = One moment …
nowhere = There is nothing here. The link may be incomplete.
to-first-screen = To the first screen
to-the-table = To the table
you = You
versus = against

game-kido-butai = Kido Butai
game-battle-of-midway = The Battle of Midway
game-dogfight = Dogfight
seat-japan = Japan
seat-usa = USA
seat-ijn = Japan
seat-usn = USA
name-random = Recruit
name-doctrine = Staff officer
name-ensign = Ensign
name-captain = Captain
name-admiral = Admiral

problem-offline = The server cannot be reached. Check your connection, or wait a moment and try again.
problem-server-answer = The server gave an answer that makes no sense here ({ $status }). Try again in a moment.
problem-client = Something went wrong in this browser. Reload the page: nothing at the table is lost.
problem-copy = This browser does not allow copying. Mark the link and copy it yourself.
problem-no-link = That is no link to a table. Paste the whole address that you were given.

## First screen

first-line = June 1942, north-west of Hawaii. Three board games about the Battle of Midway: pick a side, and the table is set.
games = Games
poster-kido-butai = You are Admiral Nagumo with four carriers. Strike Midway, find the American fleet, and keep a deck free for everyone who comes home.
    .time = one player: 30 to 60 minutes
    .button = Take command
poster-battle-of-midway = You command a fleet and see half of the ocean. Find the enemy’s carriers before he finds yours, and strike while his planes stand on deck.
    .time = two players, or you and the computer: 2 to 3 hours
    .button = Play now
poster-dogfight = You lead a flight over the atoll. Plan in secret, guess better than your enemy, and get on his tail.
    .time = two players, or you and the computer: 20 to 40 minutes
    .button = Play now
poster-easiest = Easiest to begin with
poster-rules = How to play
quick-begin = Play now
quick-sides = You: { $seat } · Opponent: { $bot }
quick-alone = You: { $seat } · Opponent: cups and dice
newcomer = New here?
newcomer-game = Begin with { $game }: the fewest rules, and the shortest game.
newcomer-learn = Learn { $game }, step by step
lessons = Lessons
lessons-of = Learn { $game }
lessons-how = On the real table, in a few minutes: read a sentence, do what is lit. A wrong try costs nothing.
lessons-all = All lessons
lesson-done = done
lesson-following = Next lesson: { $title }
lesson-first-game = Play against the Ensign, who makes mistakes
lesson-first-game-alone = Play a whole game
first-game-kido-butai = A short game: eight of the sixteen hours
first-game-battle-of-midway = A short game against the Ensign, who makes mistakes: three points win
first-game-dogfight = A short game against the Ensign, who makes mistakes, on the small board
first-game = Your first game
minutes =
    { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
quick-setting-up = Setting up …
table-set-up = Set up a table …
tables-yours = Your tables
tables-open = Open tables
tables-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
your-turn = Your turn
table-over = Finished
table-over-by = Finished, { $how }
table-back = The computer plays for you
table-goes-on = Goes on
table-waits-for = Waits for { $name }
table-waits-for-players = Waits for players
seat-open = open seat
bot-named = Computer ({ $bot })
sit-down-as = Sit down as { $seat }
join = Join
join-by-link = Were you sent a link?
    .example = https://…/join/…
join-go = Go there
join-name = Your name here:
join-invited = { $name } invites you to play as { $seat }.
your-name = Your name
your-name-change = Change your name
records = Records of games
record-bring = Bring a record
desks = Chances and figures
odds-desk = Odds desk
lab-desk = Designer’s lab
record-check = Check a record
other-device-ask = Going on elsewhere?
other-device = Take my tables along
other-device-help = Open this link on the other device and it is yours: name and tables. It works once, until { $until }. Show it to nobody.
other-device-link = For my other device
other-device-take-back = Take the link back
other-device-taken-back = The link is void. Nobody can use it any more.
recover = Be myself on this device
recover-sure =
    You will become { $name } on this device, { $tables ->
        [0] who sits at no table
        [one] who sits at one table
       *[other] who sits at { $tables } tables
    }. The link works once.
recover-same = You are { $name } on this device already. Nothing needs to be done.
recover-instead = Here you are now { $name }. That stays yours on your other devices only.
recover-lost =
    Here you are now { $name }, with { $tables ->
        [one] one table
       *[other] { $tables } tables
    }. You would lose { $tables ->
        [one] it
       *[other] them
    }: no other device is { $name }’s. To keep both, open the link in another browser.
recover-yes = Become { $name }
somebody-gone = somebody who left
log-out = Log out
log-out-who =
    You are { $name } on this device{ $others ->
        [0] { "" }
        [one] { " " }and on one other
       *[other] { " " }and on { $others } others
    }, with a seat at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
log-out-elsewhere = Log out my other devices
log-out-elsewhere-help = For a device that you lost or lent. Here you stay logged in.
log-out-elsewhere-done = Your other devices are logged out.
log-out-here = Log out here
log-out-here-help = This browser forgets you. Your other devices stay logged in, and can bring you back.
log-out-everywhere = Log out everywhere
log-out-lost = No device will be { $name }’s any more, and nobody can ever be { $name } again: there is no password. First take your tables along if you want to keep them.

credits = Whose games these are
credits-kido-butai = Kido Butai: Japan’s Carriers at Midway
    .by = Designed by Benjamin Richter, published by Dr. Richter Konfliktsimulationen.
credits-battle-of-midway = The Battle of Midway
    .by = Published by HistoricalBoardGaming.com (HBG); its rules name no designer.
credits-dogfight = Battle of Midway: The Board Game (here: Dogfight)
    .by = Designed by Przemysław Kot-Rembowski and Sebastian Srebro, graphics by Łukasz Dudasz; published by Bored Games, later COBI.
credits-theirs = The games belong to their designers and publishers, who have nothing to do with this program. It contains none of their art and none of their text. If you like what you play here, buy the box from the publisher or your game shop: it is the better evening, and with “my own dice” this table will gladly sit beside it.
credits-face = Headings are set in Oswald by Vernon Adams and others, under the SIL Open Font License.
    .licence = Its licence

## A new table

new-table = New table: { $game }
preset = Variant
preset-standard = Standard
preset-detailed-sequence = Detailed sequence
preset-short = Short
preset-historical-losses = By losses
preset-carrier-hunt = Carrier Hunt
preset-carrier-hunt-even = Carrier Hunt, even
preset-domination-short = Domination, short
preset-domination = Domination
preset-domination-long = Domination, long
holder-me = Me
holder-open = A friend
holder-bot = Computer
bot-level = How strong
bot-about-random = Makes any move that the rules allow. Answers at once.
bot-about-ensign = Knows the book, and slips now and then. Answers at once.
bot-about-doctrine = Plays by the book, without a slip. Answers at once.
bot-about-captain = Looks ahead before every decision. May think for a moment.
bot-about-admiral = Searches deep and forgives little. Takes its time where much hangs on it.
pace = Pace
    .help = Live is now, both of you at the table. Otherwise each has that long for a move.
pace-0 = Live
pace-24 = A day a move
pace-72 = Three days
pace-168 = A week
pace-hours =
    { $hours ->
        [0] live
        [one] one hour a move
       *[other] { $hours } hours a move
    }
dice = Dice
dice-fair = Rolled here
    .help = Fair and provably so: after the game everybody can check each roll.
dice-hand = My own dice
    .help = You roll and draw at your own table and say what came up.
watch = Who may watch
watch-ask = A link to look on
watch-nobody = Nobody
watch-link = With a link
watch-everyone = Everybody
dice-and-watch = Dice and onlookers
listed = Offer the open seat to everybody on the first screen
options = Rules in detail
options-changed =
    { $count ->
        [0] as the variant has them
        [one] one changed
       *[other] { $count } changed
    }
own-figures = My own figures
    .help = If you own the game and know better than our reconstruction, bring a TOML or JSON file with your figures. “pointluck figures GAME --toml” writes one to begin with.
own-figures-none = ours
own-figures-used = Played with figures of its own.
own-figures-drop = Ours after all
own-figures-count =
    { $count ->
        [0] no difference
        [one] one difference
       *[other] { $count } differences
    }
file-choose = Choose a file
figure = Figure
figures-user = the table’s own figure, from a file its players brought
figure-ours = ours
figure-yours = yours
make = To the table
make-and-invite = Make the table and invite
invite = Invite
invite-friend = Invite a friend
invite-to-seat = A seat for a friend: { $seat }
invite-to-watch = To look on
qr-code = QR code: { $what }

## At the table

zoom-in = Zoom in
zoom-out = Zoom out
zoom-home = Whole table
figure-mark = Our own figure, because no text states it. Show where it comes from.
figure-from = Where this figure comes from
figure-differs = It differs from ours, which is { $value }:
figure-unknown = There is no figure { $id }.

status-connecting = Connecting …
status-offline = Offline. Trying again …
status-closed = The table is closed.
track = Turn and phase
points = Points
seats = Players at this table
table-moved-on = The table went on before your move arrived, so it was not made. Look again and choose anew.
watching = You are looking on.
since =
    { $count ->
        [one] Since your last turn: one event
       *[other] Since your last turn: { $count } events
    }
since-skip = I have seen it

prompt = What is asked
bot-progress = The computer is thinking
result-show = Show the result
why-rule = Why? The rule: { $clause }
undo = Take back
redo = Do again
confirm = Before you do it
confirm-yes = Do it
confirm-no = Not yet
drawer = Log, talk, rules, settings
luck-taken-back =
    { $count ->
        [one] Unranked: one die or draw was taken back after it had been seen.
       *[other] Unranked: { $count } dice and draws were taken back after they had been seen.
    }
log-resign = Resigned: { $seat }.
log-draw = A draw by agreement.
log-claim = The other side stayed away, and the game was claimed: { $seat }.
log-jump = Show the table at this moment (step { $number })
chat = Talk
notes = My notes
notes-help = Only you see this.
rules = Rules
rules-of = Rules: { $game }
primer-aim = What you want
primer-turn = What you do
primer-fight = How it is decided
primer-mind = What to mind
rules-all = All rules
rules-own-words = Every rule in our own words. The rulebook in the box is the original.
rules-search = Search the rules
rules-none = No rule has “{ $text }” in it.
rules-found =
    { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
places = The table in words
settings-language = Language
settings-mood = Light
mood-system = Like the system
mood-light = Light
mood-dark = Dark
mood-to-dark = Dim the light
mood-to-light = Turn up the light
settings-sound = Sounds
settings-volume = How loud
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Off
stage = What happens
record-keep = Save the record
seat-here = is here
seat-away = is away
seat-overdue = is overdue
seat-look = Look from here
seat-leave = Get up
seat-back = Take my seat back
seat-kept = Kept for whoever sat here, for another { $time }.
end-game = End the game
end-game-open = End the game …
resign = Resign …
resign-sure = Resign as { $seat }? The game is lost and over at once, which cannot be taken back. The winner: { $other }.
give-up = Give up …
give-up-sure = Give up? The game ends here and counts as lost, which cannot be taken back.
agree-sure = A draw: the game is over at once, nobody has won, and that cannot be taken back.
claim = Claim the game …
claim-in = Claim the game in { $time }
claim-sure = Claim the game? The other side has stayed away: you win, and the game is over for good. You can also let the computer play there.
table-origin = From
table-imported = Brought along from elsewhere
commitment = Commitment of the dice

## The end and after

end = The game is over
end-you-won = You have won
end-you-lost = You have lost
ending = { $seat } has won { $how }
outcome = Winner: { $seat }, { $how }.
end-score = Points: { $score }.
end-replay = Watch it again
end-record = Save the record
end-check = Check the dice
end-told =
    { $found ->
        [right] This device has checked it: the record keeps to what was promised about the dice before the first roll, and to what you gave for them.
        [unhashed] This device has checked it: promise and digits are those that it knows. Whether the secret fits the promise it can compute only over https.
        [unkept] What was promised about the dice is not kept on this device, so it cannot compare it.
        [commitment] The record does NOT match what this device was told: it names another promise about the dice.
        [entropy] The record does NOT match what this device was told: your digits in it are not those that this device gave.
        [signature] The record does NOT match what this device was told: the host has signed something else.
       *[secret] The record does NOT match what this device was told: its secret is not the one that was promised.
    }
end-look = Look at the table
end-again = Once more
detail-turns = turns
detail-rounds = rounds
detail-ijn = points of Japan
detail-usn = points of the USA
detail-usa-points = points of the USA
detail-japan-points = points of Japan
detail-usa-lost = US aircraft lost
detail-japan-lost = Japanese aircraft lost
replay = Replay
replay-side = From which side
replay-outside = From outside
replay-everything = As it was
replay-beginning = Before the first move.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-moment = Moment of the game
replay-of = Step { $at } of { $total }
replay-close = Back to the present
share-moment = Link to this moment
verify-about = Every die and draw of a game played here can be recomputed from its record: the server committed itself to a secret before the first move, and everybody at the table added random bytes of their own. Nobody could choose what came up.
verify-drop = Choose a record (.plk), or drop it here
verify-busy = Checking { $name } …
verdict-sound = The record is sound.
verdict-unproven = The record is sound as far as it can be checked.
verdict-roll = Line { $line }: { $outcome } (step { $step })
verdict-imported = Brought along: the first { $count } lines were played elsewhere.
verdict-sat =
    { $step ->
        [0] { $seat }: { $who }
       *[other] { $seat }: { $who } from step { $step } on
    }
verdict-person = person { $number }
verdict-nobody = nobody
verdict-unsound = Something is wrong with this record.
verdict-steps =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    }, { $chance ->
        [one] one of them by chance.
       *[other] { $chance } of them by chance.
    }
check-chain = No line was changed, added or left out
check-legal = Every move was allowed by the rules
check-commitment = The secret is the one promised before the first move
check-dice = Every die and draw follows from the secret
check-end = The end is the one that the moves lead to
check-signature = The host has signed for this game and no other
check-passed = passed
check-failed = failed
check-open = cannot be checked

## Odds

staff-for-all = Everybody may ask their staff, also against people
staff-for-all-told = At this table everybody may ask their staff: the computer advises, or decides what is left to it. The log says where.
log-staff-advised = after asking the staff
log-staff-decided = decided by the staff
## The review of a game

review = What was luck, and what was you
review-open = Review the game
review-going = The game is being gone through …
review-curve = What the position was worth: { $seat }
review-curve-described = The value of the position for { $seat } over the game; at the end { $end }.
review-decisions = The decisions that gave most away
review-rolls = The rolls that mattered most
review-all-fine = No decision is proven to have given anything away.
review-no-rolls = No roll moved much.
review-look = Look at that moment
review-to-end = How it ended

course = How the battle went
course-points = Points
course-aircraft = Aircraft still flying
course-turn = Turn
course-begin = Begin
course-end = End
course-as-table = The curve as a table
course-moments = What changed it most
course-change = { $side } { $change }
course-described = { $measure } of both sides over the game, from { $first } at the begin to { $last } at the end.

## Playing on from a moment of another game

fork-here = Play on from here
fork-title = Play on from step { $step }
fork-seat = Your seat
fork-bot = Against
fork-luck = Dice
fork-luck-same = The same
fork-luck-new = New
fork-luck-told =
    { $luck ->
        [new] New dice from here on.
       *[same] The dice and draws of the game come again, as far as the same is rolled.
    }
fork-start = Play on
fork-from = Goes on from
fork-note = Goes on from another game, step { $step }.
fork-origin = To that moment
fork-question = What would you do here instead?
fork-compare = Was that better?
fork-comparing = Both answers are being weighed …
fork-to-review = Back to the review
review-try = Try again
verdict-forked = Goes on from another game: the first { $step } steps were played there.

## The battle school

school = Battle school
    .about = One position, one best answer: proven, and explained.
school-of = Battle school: { $game }
school-how = Positions from games of the computer in which one answer is clearly better than all others. Find it; then see what each is worth.
school-today = Position of the day
school-streak =
    { $count ->
        [0] One a day.
        [one] One day in a row.
       *[other] { $count } days in a row.
    }
school-score = { $right } of { $all } found at the first try.
school-solve = Solve it
school-position =
    Position { $number }{ $result ->
        [right] , found
        [wrong] , not found
       *[open] { "" }
    }
school-given = Your answer
school-next = Next position
school-again = Try again

## A day of history

day-nagumo = Nagumo’s day, hour by hour
    .go = 4 June 1942
day-hours = Hour by hour
day-before = The hour before
day-next = The next hour
