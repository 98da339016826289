# What the browser client says beyond the messages it shares with the terminal.

## Everywhere

close = Schließen
cancel = Abbrechen
keep = Übernehmen
again = Noch einmal versuchen
copy = Kopieren
copied = Kopiert.
copied-for-later = Kopiert. An diesem Tisch darf niemand zusehen: Andere können den Link öffnen, wenn die Partie zu Ende ist.
share = Teilen
loading = Einen Moment …
nowhere = Hier ist nichts. Vielleicht ist der Link nicht vollständig.
to-first-screen = Zum Anfang
to-the-table = Zum Tisch
you = Sie
versus = gegen

game-kido-butai = Kido Butai
game-battle-of-midway = The Battle of Midway
game-dogfight = Dogfight
seat-japan = Japan
seat-usa = USA
seat-ijn = Japan
seat-usn = USA
name-random = Rekrut
name-doctrine = Stabsoffizier
name-ensign = Fähnrich
name-captain = Kapitän
name-admiral = Admiral

problem-offline = Der Server ist nicht zu erreichen. Prüfen Sie die Verbindung, oder versuchen Sie es gleich noch einmal.
problem-server-answer = Mit der Antwort des Servers ist hier nichts anzufangen ({ $status }). Versuchen Sie es gleich noch einmal.
problem-client = In diesem Browser ist etwas schiefgegangen. Laden Sie die Seite neu: Am Tisch geht nichts verloren.
problem-copy = Dieser Browser erlaubt das Kopieren nicht. Markieren Sie den Link und kopieren Sie ihn selbst.
problem-no-link = Das ist kein Link zu einem Tisch. Fügen Sie die ganze Adresse ein, die Sie bekommen haben.

## First screen

first-line = Juni 1942, nordwestlich von Hawaii. Drei Brettspiele über die Schlacht um Midway: Wählen Sie eine Seite, der Tisch ist gedeckt.
games = Spiele
poster-kido-butai = Sie sind Admiral Nagumo mit vier Trägern. Greifen Sie Midway an, finden Sie die amerikanische Flotte, und halten Sie für alle, die heimkehren, ein Deck frei.
    .time = eine Person: 30 bis 60 Minuten
    .button = Kommando übernehmen
poster-battle-of-midway = Sie führen eine Flotte und sehen den halben Ozean. Finden Sie die Träger des Gegners, ehe er Ihre findet, und schlagen Sie zu, solange seine Flugzeuge an Deck stehen.
    .time = zu zweit oder gegen den Computer: 2 bis 3 Stunden
    .button = Jetzt spielen
poster-dogfight = Sie führen einen Schwarm über dem Atoll. Planen Sie verdeckt, raten Sie besser als der Gegner, und setzen Sie sich hinter ihn.
    .time = zu zweit oder gegen den Computer: 20 bis 40 Minuten
    .button = Jetzt spielen
poster-easiest = Für den Anfang am leichtesten
poster-rules = So geht es
quick-begin = Jetzt spielen
quick-sides = Sie: { $seat } · Gegner: { $bot }
quick-alone = Sie: { $seat } · Gegner: Becher und Würfel
newcomer = Neu hier?
newcomer-game = Beginnen Sie mit { $game }: die wenigsten Regeln und das kürzeste Spiel.
newcomer-learn = { $game } Schritt für Schritt lernen
lessons = Lektionen
lessons-of = { $game } lernen
lessons-how = Am echten Tisch, in ein paar Minuten: einen Satz lesen, tun, was leuchtet. Ein falscher Versuch kostet nichts.
lessons-all = Alle Lektionen
lesson-done = geschafft
lesson-following = Nächste Lektion: { $title }
lesson-first-game = Gegen den Fähnrich spielen, der Fehler macht
lesson-first-game-alone = Ein ganzes Spiel spielen
first-game-kido-butai = Ein kurzes Spiel: acht der sechzehn Stunden
first-game-battle-of-midway = Ein kurzes Spiel gegen den Fähnrich, der Fehler macht: Drei Punkte gewinnen
first-game-dogfight = Ein kurzes Spiel gegen den Fähnrich, der Fehler macht, auf dem kleinen Plan
first-game = Ihr erstes Spiel
minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
quick-setting-up = Wird aufgebaut …
table-set-up = Tisch einrichten …
tables-yours = Ihre Tische
tables-open = Offene Tische
tables-finished =
    { $count ->
        [one] Ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }
your-turn = Sie sind dran
table-over = Beendet
table-over-by = Beendet, { $how }
table-back = Der Computer spielt für Sie
table-goes-on = Geht weiter
table-waits-for = Wartet auf { $name }
table-waits-for-players = Wartet auf Mitspieler
seat-open = freier Platz
bot-named = Computer ({ $bot })
sit-down-as = Als { $seat } Platz nehmen
join = Mitspielen
join-by-link = Hat man Ihnen einen Link geschickt?
    .example = https://…/join/…
join-go = Dorthin
join-name = Ihr Name hier:
join-invited = { $name } lädt Sie ein, { $seat } zu spielen.
your-name = Ihr Name
your-name-change = Namen ändern
records = Spielprotokolle
record-bring = Protokoll mitbringen
desks = Chancen und Zahlen
odds-desk = Chancenrechner
lab-desk = Werkstatt
record-check = Protokoll prüfen
other-device-ask = Geht es anderswo weiter?
other-device = Meine Tische mitnehmen
other-device-help = Öffnen Sie diesen Link auf dem anderen Gerät, und es ist Ihres: Name und Tische. Er gilt einmal, bis { $until }. Zeigen Sie ihn niemandem.
other-device-link = Für mein anderes Gerät
other-device-take-back = Link zurücknehmen
other-device-taken-back = Der Link gilt nicht mehr. Niemand kann ihn noch benutzen.
recover = Auf diesem Gerät ich sein
recover-sure =
    Sie werden auf diesem Gerät zu { $name }{ $tables ->
        [0] { "" }, ohne einen Platz an einem Tisch
        [one] { "" }, mit einem Platz an einem Tisch
       *[other] { "" }, mit Plätzen an { $tables } Tischen
    }. Der Link gilt einmal.
recover-same = Sie sind auf diesem Gerät schon { $name }. Es ist nichts zu tun.
recover-instead = Hier sind Sie jetzt { $name }. Das bleiben Sie nur auf Ihren anderen Geräten.
recover-lost =
    Hier sind Sie jetzt { $name }, mit { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }. { $tables ->
        [one] Den
       *[other] Die
    } würden Sie verlieren: Kein anderes Gerät gehört { $name }. Wollen Sie beides behalten, öffnen Sie den Link in einem anderen Browser.
recover-yes = Zu { $name } werden
somebody-gone = jemand, der gegangen ist
log-out = Abmelden
log-out-who =
    Sie sind { $name } auf diesem Gerät{ $others ->
        [0] { "" }
        [one] { " " }und auf einem anderen
       *[other] { " " }und auf { $others } anderen
    }, mit einem Platz an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }.
log-out-elsewhere = Meine anderen Geräte abmelden
log-out-elsewhere-help = Für ein Gerät, das Sie verloren oder verliehen haben. Hier bleiben Sie angemeldet.
log-out-elsewhere-done = Ihre anderen Geräte sind abgemeldet.
log-out-here = Hier abmelden
log-out-here-help = Dieser Browser vergisst Sie. Ihre anderen Geräte bleiben angemeldet und können Sie zurückholen.
log-out-everywhere = Überall abmelden
log-out-lost = Kein Gerät gehört dann noch { $name }, und niemand kann je wieder { $name } sein: Es gibt kein Passwort. Nehmen Sie vorher Ihre Tische mit, wenn Sie sie behalten wollen.

credits = Wessen Spiele das sind
credits-kido-butai = Kido Butai: Japan’s Carriers at Midway
    .by = Von Benjamin Richter, erschienen bei Dr. Richter Konfliktsimulationen.
credits-battle-of-midway = The Battle of Midway
    .by = Erschienen bei HistoricalBoardGaming.com (HBG); die Regeln nennen keinen Autor.
credits-dogfight = Battle of Midway: The Board Game (hier: Dogfight)
    .by = Von Przemysław Kot-Rembowski und Sebastian Srebro, Grafik von Łukasz Dudasz; erschienen bei Bored Games, später COBI.
credits-theirs = Die Spiele gehören ihren Autoren und Verlagen, die mit diesem Programm nichts zu tun haben. Es enthält nichts von ihren Bildern und nichts von ihrem Text. Wenn Ihnen gefällt, was Sie hier spielen, kaufen Sie die Schachtel beim Verlag oder im Spieleladen: Es ist der schönere Abend, und mit „eigenen Würfeln“ sitzt dieser Tisch gern daneben.
credits-face = Die Überschriften sind aus der Oswald von Vernon Adams und anderen gesetzt, unter der SIL Open Font License.
    .licence = Ihre Lizenz

## A new table

new-table = Neuer Tisch: { $game }
preset = Variante
preset-standard = Standard
preset-detailed-sequence = Genauer Ablauf
preset-short = Kurz
preset-historical-losses = Nach Verlusten
preset-carrier-hunt = Trägerjagd
preset-carrier-hunt-even = Trägerjagd, ausgeglichen
preset-domination-short = Herrschaft, kurz
preset-domination = Herrschaft
preset-domination-long = Herrschaft, lang
holder-me = Ich
holder-open = Jemand anders
holder-bot = Computer
bot-level = Wie stark
bot-about-random = Macht irgendeinen erlaubten Zug. Antwortet sofort.
bot-about-ensign = Kennt das Lehrbuch und vertut sich ab und zu. Antwortet sofort.
bot-about-doctrine = Spielt nach Lehrbuch, ohne Ausrutscher. Antwortet sofort.
bot-about-captain = Denkt vor jeder Entscheidung voraus. Überlegt manchmal einen Augenblick.
bot-about-admiral = Rechnet tief und verzeiht wenig. Nimmt sich Zeit, wo viel davon abhängt.
pace = Tempo
    .help = Live heißt jetzt, beide am Tisch. Sonst hat jede Seite so lange für einen Zug.
pace-0 = Sofort
pace-24 = Ein Tag je Zug
pace-72 = Drei Tage
pace-168 = Eine Woche
pace-hours =
    { $hours ->
        [0] sofort
        [one] eine Stunde je Zug
       *[other] { $hours } Stunden je Zug
    }
dice = Würfel
dice-fair = Hier gewürfelt
    .help = Nachweislich gerecht: Nach dem Spiel kann jeder jeden Wurf nachrechnen.
dice-hand = Eigene Würfel
    .help = Sie würfeln und ziehen an Ihrem eigenen Tisch und sagen, was herauskam.
watch = Wer zusehen darf
watch-ask = Ein Link zum Zusehen
watch-nobody = Niemand
watch-link = Wer den Link hat
watch-everyone = Alle
dice-and-watch = Würfel und Zuschauer
listed = Den freien Platz auf der ersten Seite allen anbieten
options = Regeln im Einzelnen
options-changed =
    { $count ->
        [0] wie in der Variante
        [one] eine geändert
       *[other] { $count } geändert
    }
own-figures = Eigene Zahlen
    .help = Wenn Sie das Spiel besitzen und es besser wissen als unsere Rekonstruktion, bringen Sie eine TOML- oder JSON-Datei mit Ihren Zahlen mit. „pointluck figures SPIEL --toml“ schreibt eine zum Anfangen.
own-figures-none = unsere
own-figures-used = Mit eigenen Zahlen gespielt.
own-figures-drop = Doch unsere
own-figures-count =
    { $count ->
        [0] kein Unterschied
        [one] ein Unterschied
       *[other] { $count } Unterschiede
    }
file-choose = Datei wählen
figure = Zahl
figures-user = die eigene Zahl dieses Tisches, aus einer mitgebrachten Datei
figure-ours = unsere
figure-yours = Ihre
make = Zum Tisch
make-and-invite = Tisch einrichten und einladen
invite = Einladen
invite-friend = Jemanden einladen
invite-to-seat = Ein Platz für Ihren Gast: { $seat }
invite-to-watch = Zum Zusehen
qr-code = QR-Code: { $what }

## At the table

zoom-in = Näher heran
zoom-out = Weiter weg
zoom-home = Ganzer Tisch
figure-mark = Unsere eigene Zahl, weil kein Text sie nennt. Zeigt, woher sie kommt.
figure-from = Woher diese Zahl kommt
figure-differs = Sie weicht von unserer ab, die { $value } ist:
figure-unknown = Es gibt keine Zahl { $id }.

status-connecting = Verbindung wird aufgebaut …
status-offline = Keine Verbindung. Es wird weiter versucht …
status-closed = Der Tisch ist geschlossen.
track = Runde und Phase
points = Punkte
seats = Wer am Tisch sitzt
table-moved-on = Der Tisch war schon weiter, als Ihr Zug ankam; er wurde nicht gemacht. Sehen Sie nach und wählen Sie neu.
watching = Sie sehen zu.
since =
    { $count ->
        [one] Seit Ihrem letzten Zug: ein Ereignis
       *[other] Seit Ihrem letzten Zug: { $count } Ereignisse
    }
since-skip = Ich habe es gesehen

prompt = Was gefragt ist
bot-progress = Der Computer denkt nach
result-show = Ergebnis zeigen
why-rule = Warum? Die Regel: { $clause }
undo = Zurücknehmen
redo = Wiederholen
confirm = Bevor Sie es tun
confirm-yes = Tun
confirm-no = Noch nicht
drawer = Verlauf, Gespräch, Regeln, Einstellungen
luck-taken-back =
    { $count ->
        [one] Ohne Wertung: Ein Wurf oder eine Ziehung wurde zurückgenommen, nachdem das Ergebnis bekannt war.
       *[other] Ohne Wertung: { $count } Würfe und Ziehungen wurden zurückgenommen, nachdem das Ergebnis bekannt war.
    }
log-resign = Aufgegeben: { $seat }.
log-draw = Remis durch Einigung.
log-claim = Die andere Seite blieb fern, und der Sieg wurde beansprucht: { $seat }.
log-jump = Den Tisch in diesem Augenblick zeigen (Schritt { $number })
chat = Gespräch
notes = Meine Notizen
notes-help = Das sehen nur Sie.
rules = Regeln
rules-of = Regeln: { $game }
primer-aim = Was Sie wollen
primer-turn = Was Sie tun
primer-fight = Wie es sich entscheidet
primer-mind = Worauf zu achten ist
rules-all = Alle Regeln
rules-own-words = Jede Regel in unseren eigenen Worten. Das Original liegt in der Schachtel.
rules-search = In den Regeln suchen
rules-none = Keine Regel enthält „{ $text }“.
rules-found =
    { $count ->
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
places = Der Tisch in Worten
settings-language = Sprache
settings-mood = Licht
mood-system = Wie das System
mood-light = Hell
mood-dark = Dunkel
mood-to-dark = Licht dämpfen
mood-to-light = Licht heller
settings-sound = Töne
settings-volume = Lautstärke
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-off = Aus
stage = Was geschieht
record-keep = Protokoll sichern
seat-here = ist da
seat-away = ist nicht da
seat-overdue = ist überfällig
seat-look = Von hier aus sehen
seat-leave = Aufstehen
seat-back = Meinen Platz wieder einnehmen
seat-kept = Freigehalten für die Person, die hier saß, noch { $time }.
end-game = Spiel beenden
end-game-open = Spiel beenden …
resign = Aufgeben …
resign-sure = Als { $seat } aufgeben? Das Spiel ist sofort verloren und zu Ende, und das lässt sich nicht zurücknehmen. Der Sieg geht an: { $other }.
give-up = Aufgeben …
give-up-sure = Aufgeben? Das Spiel endet hier und gilt als verloren, und das lässt sich nicht zurücknehmen.
agree-sure = Remis: Das Spiel ist sofort zu Ende, niemand hat gewonnen, und das lässt sich nicht zurücknehmen.
claim = Sieg beanspruchen …
claim-in = Sieg beanspruchen in { $time }
claim-sure = Den Sieg beanspruchen? Die andere Seite ist ferngeblieben: Sie gewinnen, und das Spiel ist endgültig zu Ende. Sie können dort auch den Computer spielen lassen.
table-origin = Herkunft
table-imported = Von anderswo mitgebracht
commitment = Festlegung der Würfel

## The end and after

end = Das Spiel ist zu Ende
end-you-won = Sie haben gewonnen
end-you-lost = Sie haben verloren
ending = Sieg für { $seat } { $how }
outcome = Sieg: { $seat }, { $how }.
end-score = Punkte: { $score }.
end-replay = Noch einmal ansehen
end-record = Protokoll sichern
end-check = Würfel nachrechnen
end-told =
    { $found ->
        [right] Dieses Gerät hat es geprüft: Das Protokoll hält sich an das, was vor dem ersten Wurf über die Würfel versprochen wurde, und an Ihren Beitrag dazu.
        [unhashed] Dieses Gerät hat es geprüft: Versprechen und Ziffern sind die bekannten. Ob das Geheimnis zum Versprechen passt, kann es nur über https berechnen.
        [unkept] Was über die Würfel versprochen wurde, ist auf diesem Gerät nicht aufgehoben, deshalb kann es nicht vergleichen.
        [commitment] Das Protokoll passt NICHT zu dem, was diesem Gerät gesagt wurde: Es nennt ein anderes Versprechen über die Würfel.
        [entropy] Das Protokoll passt NICHT zu dem, was diesem Gerät gesagt wurde: Ihre Ziffern darin sind nicht die, die dieses Gerät gegeben hat.
        [signature] Das Protokoll passt NICHT zu dem, was diesem Gerät gesagt wurde: Der Gastgeber hat etwas anderes unterschrieben.
       *[secret] Das Protokoll passt NICHT zu dem, was diesem Gerät gesagt wurde: Sein Geheimnis ist nicht das versprochene.
    }
end-look = Tisch ansehen
end-again = Noch einmal
detail-turns = Runden
detail-rounds = Runden
detail-ijn = Punkte Japans
detail-usn = Punkte der USA
detail-usa-points = Punkte der USA
detail-japan-points = Punkte Japans
detail-usa-lost = verlorene US-Flugzeuge
detail-japan-lost = verlorene japanische Flugzeuge
replay = Wiedergabe
replay-side = Von welcher Seite
replay-outside = Von außen
replay-everything = Wie es war
replay-beginning = Vor dem ersten Zug.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Augenblick des Spiels
replay-of = Schritt { $at } von { $total }
replay-close = Zurück zur Gegenwart
share-moment = Link zu diesem Augenblick
verify-about = Jeder Würfel und jede Ziehung eines hier gespielten Spiels lässt sich aus seinem Protokoll nachrechnen: Der Server hat sich vor dem ersten Zug auf ein Geheimnis festgelegt, und alle am Tisch haben eigene Zufallszahlen dazugegeben. Niemand konnte wählen, was fällt.
verify-drop = Ein Protokoll (.plk) wählen oder hier ablegen
verify-busy = { $name } wird geprüft …
verdict-sound = Das Protokoll ist in Ordnung.
verdict-unproven = Das Protokoll ist in Ordnung, soweit es sich prüfen lässt.
verdict-roll = Zeile { $line }: { $outcome } (Schritt { $step })
verdict-imported = Mitgebracht: Die ersten { $count } Zeilen wurden anderswo gespielt.
verdict-sat =
    { $step ->
        [0] { $seat }: { $who }
       *[other] { $seat }: { $who } ab Schritt { $step }
    }
verdict-person = Person { $number }
verdict-nobody = niemand
verdict-unsound = Mit diesem Protokoll stimmt etwas nicht.
verdict-steps =
    { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }, { $chance ->
        [one] davon einer durch Zufall.
       *[other] davon { $chance } durch Zufall.
    }
check-chain = Keine Zeile wurde geändert, eingefügt oder weggelassen
check-legal = Jeder Zug war nach den Regeln erlaubt
check-commitment = Das Geheimnis ist das vor dem ersten Zug versprochene
check-dice = Jeder Würfel und jede Ziehung folgt aus dem Geheimnis
check-end = Das Ende ist das, zu dem die Züge führen
check-signature = Der Gastgeber hat für dieses und kein anderes Spiel unterschrieben
check-passed = bestanden
check-failed = nicht bestanden
check-open = nicht prüfbar

## Chancen

staff-for-all = Alle dürfen ihren Stab fragen, auch gegen Menschen
staff-for-all-told = An diesem Tisch dürfen alle ihren Stab fragen: Der Computer rät oder entscheidet, was ihm überlassen wird. Im Verlauf steht, wo.
log-staff-advised = nach Rat des Stabs
log-staff-decided = vom Stab entschieden
## Die Analyse einer Partie

review = Was Glück war und was Sie selbst
review-open = Partie analysieren
review-going = Die Partie wird durchgerechnet …
review-curve = Was die Stellung wert war: { $seat }
review-curve-described = Der Wert der Stellung für { $seat } im Lauf der Partie; am Ende { $end }.
review-decisions = Die Entscheidungen, die am meisten gekostet haben
review-rolls = Die Würfe, die am meisten bewegt haben
review-all-fine = Keine Entscheidung hat nachweislich etwas gekostet.
review-no-rolls = Kein Wurf hat viel bewegt.
review-look = Augenblick ansehen
review-to-end = Wie es ausging

course = Wie die Schlacht verlief
course-points = Punkte
course-aircraft = Flugzeuge, die noch fliegen
course-turn = Runde
course-begin = Anfang
course-end = Ende
course-as-table = Die Kurve als Tabelle
course-moments = Was sie am meisten änderte
course-change = { $side } { $change }
course-described = { $measure } beider Seiten im Lauf des Spiels, von { $first } am Anfang bis { $last } am Ende.

## Weiterspielen von einem Augenblick einer anderen Partie

fork-here = Ab hier weiterspielen
fork-title = Weiterspielen nach Schritt { $step }
fork-seat = Ihr Platz
fork-bot = Gegen
fork-luck = Würfel
fork-luck-same = Dieselben
fork-luck-new = Neue
fork-luck-told =
    { $luck ->
        [new] Ab hier wird neu gewürfelt und gezogen.
       *[same] Was in der Partie gewürfelt und gezogen wurde, kommt wieder, soweit um dasselbe gewürfelt wird.
    }
fork-start = Weiterspielen
fork-from = Setzt fort
fork-note = Setzt eine andere Partie nach Schritt { $step } fort.
fork-origin = Zu diesem Augenblick
fork-question = Was würden Sie hier stattdessen tun?
fork-compare = War das besser?
fork-comparing = Beide Antworten werden bewertet …
fork-to-review = Zurück zur Analyse
review-try = Noch einmal versuchen
verdict-forked = Setzt eine andere Partie fort: Die ersten { $step } Schritte wurden dort gespielt.

## Die Gefechtsschule

school = Gefechtsschule
    .about = Eine Lage, eine beste Antwort: bewiesen und erklärt.
school-of = Gefechtsschule: { $game }
school-how = Lagen aus Partien des Computers, in denen eine Antwort deutlich besser ist als alle anderen. Finden Sie sie; dann sehen Sie, was jede wert ist.
school-today = Lage des Tages
school-streak =
    { $count ->
        [0] Jeden Tag eine.
        [one] Ein Tag in Folge.
       *[other] { $count } Tage in Folge.
    }
school-score = { $right } von { $all } auf Anhieb gefunden.
school-solve = Lösen
school-position =
    Lage { $number }{ $result ->
        [right] , gefunden
        [wrong] , nicht gefunden
       *[open] { "" }
    }
school-given = Ihre Antwort
school-next = Nächste Lage
school-again = Noch einmal

## Ein Tag der Geschichte

day-nagumo = Nagumos Tag, Stunde für Stunde
    .go = 4. Juni 1942
day-hours = Stunde für Stunde
day-before = Die Stunde davor
day-next = Die nächste Stunde
