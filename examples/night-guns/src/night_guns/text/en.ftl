# Night Guns: every sentence of the game.

game-night-guns = Night Guns
summary = Two destroyers shell Midway at night, and its guns answer. Close in and hit, or save your salvoes for the round in which the enemy has none left.

name-destroyers = Destroyers
    .number = many
name-garrison = Garrison
name-round = round
name-range = range
name-salvoes = salvoes left
name-points = hits
name-planned = about to fire
name-flash = seen
name-hit = hit
name-miss = miss
name-close = close
name-hold = hold
name-open = open
name-silenced = silenced
name-dawn = dawn
name-draw = draw

section-1 = The night
section-2 = The round
section-3 = Fire
section-4 = The end

ask-approach = Round { $round }, range { $range }, { $salvoes } salvoes left. Which way do you steam, and how many salvoes do you fire?
ask-reply =
    They are at range { $range } and fire { $theirs }. You hit with { $needed } or more and have { $salvoes } salvoes left. How many do you fire?
ask-salvo = Roll a die for a salvo of the { NAME($side) }: { $needed } or more hits.

event-round-began = Round { $round }
event-steamed =
    The destroyers { $way ->
        [close] close to range { $range }
        [open] turn away to range { $range }
       *[hold] stay at range { $range }
    } and { $salvoes ->
        [0] hold their fire.
        [one] fire one salvo.
       *[other] fire { $salvoes } salvoes.
    }
event-replied =
    The garrison { $salvoes ->
        [0] holds its fire.
        [one] fires one salvo.
       *[other] fires { $salvoes } salvoes.
    }
event-salvo =
    { $side ->
        [destroyers] The destroyers
       *[garrison] The garrison
    }: { $die } ({ $needed } or more): { NAME($effect) }.
event-ceased-fire =
    { $winner ->
        [destroyers] The destroyers steam home in triumph
        [garrison] The island holds
       *[nobody] Nobody can claim the night
    }: { $destroyers } hits by the destroyers, { $garrison } by the garrison.

refusal-no-sea-room = There is no sea room: the range is { $range }.
refusal-salvoes = Say { OR($verbs) } and how many salvoes: none to { $most }.

action-close = close in, salvoes: { $arg1 }
action-hold = keep the range, salvoes: { $arg1 }
action-open = turn away, salvoes: { $arg1 }
action-fire = salvoes: { $arg1 }
action-die = { $arg1 }

tally-rounds = rounds
tally-destroyers-hits = hits by the destroyers
tally-garrison-hits = hits by the garrison
course-points = Hits

preset-dark = No flashes
about-preset-standard = Whoever fires three salvoes is seen.
about-preset-dark = Nobody is seen, however much he fires.
option-ng-flashes = Flashes
    .help = Whoever fires three salvoes at once is seen by his flashes.

problem-notation-verb = “{ $text }” is not understood. Type a number, or begin with { OR($verbs) }.
notation-close = close 2
notation-hold = hold 0
notation-open = open 1
notation-fire = fire 3
notation-die = die 4
