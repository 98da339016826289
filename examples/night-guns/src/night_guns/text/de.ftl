# Night Guns: alle Sätze des Spiels.

game-night-guns = Night Guns
summary = Zwei Zerstörer beschießen nachts Midway, und seine Geschütze antworten. Gehen Sie nah heran und treffen Sie, oder sparen Sie Salven für die Runde, in der der Gegner keine mehr hat.

name-destroyers = Zerstörer
    .number = many
name-garrison = Garnison
name-round = Runde
name-range = Entfernung
name-salvoes = übrige Salven
name-points = Treffer
name-planned = feuern gleich
name-flash = gesehen
name-hit = Treffer
name-miss = daneben
name-close = näher
name-hold = gleich
name-open = weiter
name-silenced = zum Schweigen gebracht
name-dawn = Dämmerung
name-draw = Unentschieden

section-1 = Die Nacht
section-2 = Die Runde
section-3 = Feuer
section-4 = Das Ende

ask-approach = Runde { $round }, Entfernung { $range }, noch { $salvoes } Salven. Wohin steuern Sie, und wie viele Salven feuern Sie?
ask-reply =
    Sie sind auf Entfernung { $range } und feuern { $theirs }. Sie treffen mit { $needed } oder mehr und haben noch { $salvoes } Salven. Wie viele feuern Sie?
ask-salvo = Würfeln Sie für eine Salve der { NAME($side) }: { $needed } oder mehr trifft.

event-round-began = Runde { $round }
event-steamed =
    Die Zerstörer { $way ->
        [close] gehen heran auf Entfernung { $range }
        [open] drehen ab auf Entfernung { $range }
       *[hold] bleiben auf Entfernung { $range }
    } und { $salvoes ->
        [0] feuern nicht.
        [one] feuern eine Salve.
       *[other] feuern { $salvoes } Salven.
    }
event-replied =
    Die Garnison { $salvoes ->
        [0] feuert nicht.
        [one] feuert eine Salve.
       *[other] feuert { $salvoes } Salven.
    }
event-salvo =
    { $side ->
        [destroyers] Die Zerstörer
       *[garrison] Die Garnison
    }: { $die } ({ $needed } oder mehr): { NAME($effect) }.
event-ceased-fire =
    { $winner ->
        [destroyers] Die Zerstörer laufen im Triumph nach Hause
        [garrison] Die Insel hält stand
       *[nobody] Die Nacht gehört niemandem
    }: { $destroyers } Treffer der Zerstörer, { $garrison } der Garnison.

refusal-no-sea-room = Dort ist kein Seeraum: Die Entfernung ist { $range }.
refusal-salvoes = Sagen Sie { OR($verbs) } und wie viele Salven: keine bis { $most }.

action-close = herangehen, Salven: { $arg1 }
action-hold = Entfernung halten, Salven: { $arg1 }
action-open = abdrehen, Salven: { $arg1 }
action-fire = Salven: { $arg1 }
action-die = { $arg1 }

tally-rounds = Runden
tally-destroyers-hits = Treffer der Zerstörer
tally-garrison-hits = Treffer der Garnison
course-points = Treffer

preset-dark = Ohne Mündungsfeuer
about-preset-standard = Wer drei Salven feuert, wird gesehen.
about-preset-dark = Niemand wird gesehen, so viel er auch feuert.
option-ng-flashes = Mündungsfeuer
    .help = Wer drei Salven auf einmal feuert, wird am Mündungsfeuer erkannt.

problem-notation-verb = „{ $text }“ verstehe ich nicht. Geben Sie eine Zahl ein, oder beginnen Sie mit { OR($verbs) }.
notation-close = close 2
notation-hold = hold 0
notation-open = open 1
notation-fire = fire 3
notation-die = die 4

source-rounds = eine Partie von fünf Minuten
source-silenced = manche Partien enden vor der Dämmerung, manche nicht
source-range = von zwei Treffern mit drei Salven bis zu einem mit sechs
source-salvoes = bei bestem Spiel gewinnen die Zerstörer 53 von hundert Partien
