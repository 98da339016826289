# Simulation und Fuzzing: Tabellen, die HTML-Seite, was schiefgehen kann.

## Zahlen

percent = { $number } %
interval = { $low } bis { $high }
percent-interval = { $low }–{ $high } %

## Die Tabelle einer Simulation

games-played =
    { $count ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
partial = Vorzeitig beendet: { $games } von { $asked } Partien. Alle Zahlen gelten nur für diese.
under = Voreinstellung { $preset }. { $players }. Startwert { $seed }.
changed = { $path }: { $value } statt { $default }
points = Punkte
mean = Mittel
stderr = Standardfehler
interval-95 = 95-%-Bereich
histogram = Wie oft welches Ergebnis vorkam
histogram-of = Wie oft welches Ergebnis von { $seat } vorkam
score = Ergebnis
games = Partien
share = Anteil
endings = Wie die Partien endeten
ending = { $winner }: { $level }
nobody = niemand
wins = Wer gewann
losses = Punkte und Verluste, je Partie
range = von bis
hours = Womit die Staffeln ihre Stunden verbrachten
hours-per-game = je Partie
time = Womit der Rechner seine Zeit verbrachte
seconds = Sekunden
time-players = Spieler
time-rules = Regeln
time-chance = Zufall
time-kernel = Rechenkern
by-kernel = Die Partien spielte der übersetzte Rechenkern. Jede tausendste wurde auch nach den Regeln gespielt und war dieselbe Partie.
speed =
    { $seconds } s, { $speed } Partien/s mit { $workers ->
        [one] einem Prozess
       *[other] { $workers } Prozessen
    }; { $decisions } Entscheidungen und { $chances } Zufallsereignisse je Partie

## Die Seite

page-title = { $title }: { $games } Partien
page-kicker = Point-Luck-Simulation
page-mean = mittleres Ergebnis
page-mean-of = mittleres Ergebnis, { $seat }
page-plus-minus = ± { $reach } (95 %)
page-games = gespielte Partien
page-partial = vorzeitig beendet, von { $asked }
page-won = gewonnen von { $seat }
page-length = Entscheidungen je Partie
page-chances = und { $chances } Würfe und Züge aus dem Becher
page-histogram-help = Jede Säule ist ein Ergebnis; Farbe und Muster sagen, wie diese Partien endeten; das nächste Diagramm erklärt sie.
page-histogram-desc = Die Ergebnisse reichen von { $low } bis { $high }; am häufigsten ist { $top }, in { $share } der Partien. Das Mittel ist { $mean }.
page-interval = 95 %
page-mean-mark = Mittel { $mean }
page-endings-desc = { $list }.
page-losses-help = Mittel je Partie; der Strich auf jedem Balken ist der 95-%-Bereich.
page-hours-help = Gezählt zu Beginn jeder Stunde, über alle Staffeln aller Partien.
page-setup = Die Ausgangslage
page-preset = Voreinstellung
page-players = Spieler
page-seed = Startwert
page-options = Geänderte Optionen
page-options-none = keine: wie in der Voreinstellung
page-figures = Geänderte Zahlen
page-figures-none = keine
page-rules = Regelfassung
page-program = Point Luck
page-data = Prüfsumme der Zahlen
page-reproduce = Dieselben Partien noch einmal
page-reproduce-help = Derselbe Startwert ergibt genau diese Zahlen, auf jedem Rechner und mit beliebig vielen Prozessen.
page-reproduce-figures = Die geänderten Zahlen, zu speichern als { $file }:
page-as-table = als Tabelle
page-time = Gespielt in { $seconds } s ({ $speed } Partien/s). Von der Rechenzeit entfielen { $players } auf die Spieler, { $rules } auf die Regeln und { $chance } auf den Zufall.
page-time-kernel = Gespielt in { $seconds } s ({ $speed } Partien/s).
page-made = Ein Rechner hat diese Partien nach den Regeln gegen sich selbst gespielt; sie sagen etwas über diese Spieler, nicht über Sie.

## Befehle

simulate-help = Computerspieler viele Partien spielen lassen und zählen, wie sie enden
simulate-games = wie viele Partien (sonst { $default })
simulate-players = wer spielt: ein Name für alle Plätze oder für jeden einer, mit Kommas ({ $players }; sonst doctrine, oder captain, wo es keine gibt)
simulate-seed = Zahl oder Wort; derselbe Startwert ergibt dieselben Zahlen (sonst ein neuer)
help-workers = Prozesse, die sich die Arbeit teilen (sonst einer je Prozessor)
help-cluster = die Arbeit mit den Maschinen eines Ray-Clusters teilen: auto für den dieser Maschine, oder seine Adresse
simulate-json = ein JSON-Objekt statt Tabellen ausgeben
simulate-html = außerdem eine Seite mit Diagrammen in diese Datei schreiben
simulate-playing = Es wird gespielt
simulate-written = Geschrieben: { $file }
fuzz-help = zufällige Partien mit zufälligen Optionen spielen und prüfen, dass nichts kaputtgeht
fuzz-games = wie viele Partien (sonst { $default })
fuzz-seed = Zahl oder Wort; derselbe Startwert ergibt dieselben Partien (sonst ein neuer)
fuzz-from = die Nummer der ersten Partie (sonst 1)
fuzz-figures = Zahlen ausprobieren, die niemand so schriebe: jede wird mit ihrem Namen abgelehnt oder ist spielbar
fuzz-option = eine Regeloption festlegen, beliebig oft; die übrigen werden für jede Partie neu gezogen
fuzz-preset = diese Voreinstellung spielen statt zufälliger Optionen
fuzz-trying = Es wird geprüft
fuzz-result =
    { $games } Partien, { $steps } Schritte, { $checks } Prüfungen: nichts kaputt. Startwert { $seed }, { $seconds } s, { $speed } Prüfungen/s, { $workers ->
        [one] ein Prozess
       *[other] { $workers } Prozesse
    }.
fuzz-stopped =
    Vorzeitig beendet nach { $games } von { $asked } Partien ({ $steps } Schritte, { $checks } Prüfungen): bisher nichts kaputt. Startwert { $seed }, { $seconds } s.
fuzz-failed = Partie { $number } zum Startwert { $seed } ist bei Schritt { $step } kaputt: { $sentence }
fuzz-detail = Beobachtet: { $detail }
fuzz-options = Voreinstellung { $preset }, Optionen: { $options }
fuzz-own-figures = Eigene Zahlen: { $figures }
fuzz-no-options = wie in der Voreinstellung
fuzz-record = Die Partie bis dahin steht in { $file }
fuzz-again = Noch einmal ansehen: { $command }

## Was kaputt sein kann

invariant-problems = ein Zustand widerspricht sich.
invariant-seat = es ist nicht klar, wer handeln muss.
invariant-legal = erlaubte Aktionen fehlen, oder eine steht doppelt da.
invariant-odds = die Wahrscheinlichkeiten ergeben zusammen nicht eins.
invariant-why-not = was abgelehnt wird, ist nicht, was verboten ist.
invariant-refused = eine abgelehnte Aktion hat das Spiel verändert.
invariant-copy = eine Kopie teilt etwas mit ihrem Original.
invariant-json = aus JSON entsteht nicht wieder derselbe Zustand.
invariant-notation = der Text einer Aktion wird als etwas anderes gelesen.
invariant-view = jemand bekommt ein Geheimnis zu sehen.
invariant-sample = ein aus einer Sicht erdachter Zustand ergibt nicht diese Sicht.
invariant-census = Spielsteine sind aufgetaucht oder verschwunden.
invariant-words = etwas lässt sich nicht in Worte fassen.
invariant-undo = die Rücknahme nimmt zurück, was bleiben muss, oder führt in einen anderen Zustand.
invariant-record = die Aufzeichnung lässt sich nicht nachspielen.
invariant-result = das Ergebnis fehlt oder ist unvollständig.
invariant-end = die Partie endet nicht.
invariant-figures = Zahlen wurden abgelehnt, ohne zu sagen, welche.
invariant-limits = es dauert zu lange oder braucht zu viel Speicher.
invariant-crash = das Programm ist zusammengebrochen.

## Probleme

problem-players-count =
    { COUNT($seats) ->
        [one] Dieses Spiel hat einen Platz ({ $seats }), genannt sind aber { $count } Spieler.
       *[other] Dieses Spiel hat die Plätze { $seats }: einen Spieler für alle nennen oder für jeden einen, nicht { $count }.
    }
problem-worker-died = Einer der Prozesse ist vor der Zeit gestorben; vielleicht ging der Speicher aus. Weniger --workers helfen vielleicht.
problem-cluster-missing = Ein Cluster braucht Ray: pip install "pointluck[cluster]"; ohne --cluster wird auf dieser Maschine gespielt.
problem-cluster-address = { $given } ist keine Adresse eines Clusters: auto oder RECHNER:PORT.
problem-cluster-unreachable = Unter { $address } antwortet kein Cluster: { $why }
problem-cluster-without = { $machine } kann nicht helfen: Dem Python, das Ray dort benutzt, fehlt Point Luck in dieser Version.
problem-cluster-version = { $machine } hat Point Luck { $theirs }, hier ist es { $ours }: Alle Maschinen brauchen dasselbe.
problem-cluster-lost = Einige Partien ließen sich nicht beenden, obwohl sie auf anderen Maschinen neu begonnen wurden: { $why }
problem-game-broke-down = Partie { $number } ist zusammengebrochen: { $error } ({ $place }). Das ist ein Fehler in Point Luck; Startwert und Nummer der Partie führen wieder zu ihm.
problem-kernel-differs = Der übersetzte Rechenkern hat Partie { $number } anders gespielt als die Regeln: { $what } ist { $kernel }, nach den Regeln { $rules }. Das ist ein Fehler in Point Luck. Mit POINTLUCK_KERNELS=plain in der Umgebung werden alle Partien nach den Regeln gespielt.

## Ein Wettkampf

arena-title = Arena: { $title }
arena-kicker = Point-Luck-Arena
arena-under = Vorgabe { $preset }. Startwert { $seed }.
arena-standings = Rangliste
arena-standings-help = Die Linie auf jedem Balken ist der 95-%-Bereich.
arena-rating = Wertung
arena-ahead = vor { $player }
arena-cross = Jeder gegen jeden
arena-cross-help = Anteil der Zeile an den Punkten gegen die Spalte: ein Sieg zählt eins, ein Unentschieden einen halben. Je zwei Partien hatten dieselben Würfel bei getauschten Plätzen.
arena-against = gegen
arena-seats = Was die Plätze wert waren
arena-seats-help = Über alle Partien des Wettkampfs, wer auch immer dort saß.
arena-best = steht vorn
arena-time =
    Gespielt in { $seconds } s von { $workers ->
        [one] einem Prozess
       *[other] { $workers } Prozessen
    }.
arena-by-kernel = Die Partien von { $players } spielte der übersetzte Rechenkern. Jede tausendste wurde auch nach den Regeln gespielt und war dieselbe Partie.
arena-help = Computerspieler gegeneinander antreten lassen, mit denselben Würfeln von beiden Plätzen aus, und bewerten
arena-players = wer teilnimmt, mit Kommas ({ $players }; sonst: random,doctrine oder random,captain); ein einzelner Name spielt gegen sich selbst
arena-games = Partien je Paar, im Solospiel je Spieler (sonst: { $default })
arena-journal = jede fertige Partie in dieser Datei festhalten und beim nächsten Start von dort fortfahren
arena-go-on = Jede fertige Partie steht in { $file }: derselbe Befehl fährt dort fort.

problem-arena-twice = Doppelt genannt: { $players }.
problem-arena-odd = Jedes Paar spielt jede Auslosung von beiden Plätzen aus: { $games } Partien lassen sich nicht halbieren.
problem-journal-unusable = { $file } taugt nicht als Protokolldatei: { $why }.
problem-journal-damaged = { $file } ist kein Protokoll eines Wettkampfs oder beschädigt. Nenne eine andere Datei.
problem-journal-other = { $file } ist das Protokoll eines anderen Wettkampfs. Nimm den Befehl, mit dem es begann, oder nenne eine andere Datei.

## Die Analyse einer Partie

review-help = eine gespielte Partie durchgehen: was Glück war und was jede Entscheidung gekostet hat
review-help-seat = Ihr Platz, falls die Partie noch läuft: dann werden nur Ihre eigenen Entscheidungen gewogen
review-going = Analyse
review-title = Analyse: { $title }
review-kicker = Point-Luck-Analyse
review-under = Voreinstellung { $preset }, { $steps } Schritte.
review-raw = Ergebnis
review-raw-of = Ergebnis: { $seat }
review-result-won = gewonnen
review-result-lost = verloren
review-result-draw = remis
review-luck = Glück: { $seat }
review-adjusted = Ergebnis ohne Glück
review-adjusted-of = Ergebnis ohne Glück: { $seat }
review-between = 95 %: { $low } bis { $high }
review-now = Wert der Stellung jetzt
review-curve = Was die Stellung wert war: { $seat }
review-curve-desc = Von { $low } bis { $high }; am Ende { $end }.
review-players = Die Spieler
review-weighed = Gewogene Entscheidungen: { $count }, davon gut: { $fine }
review-count-inaccuracy = Ungenauigkeiten: { $count }
review-count-mistake = Fehler: { $count }
review-count-blunder = Grobe Fehler: { $count }
review-rate =
    Verschenkt je Entscheidung, auf die es ankam, gegenüber { $against ->
        [captain] der Antwort des Kapitäns:
        [admiral] der Antwort des Admirals:
       *[none] der, die am besten aussah:
    } { $rate }
review-rank = So viel ist typisch für: { OR($ranks) }
review-rolls = Die Würfe, auf die es am meisten ankam
review-decisions = Die Entscheidungen, die am meisten gekostet haben
review-all-fine = Keine der gewogenen Entscheidungen hat nachweislich etwas verschenkt.
review-before = Zu Beginn
review-called-fine = gut
review-called-inaccuracy = Ungenauigkeit
review-called-mistake = Fehler
review-called-blunder = grober Fehler
review-give-or-take = { $told } ± { $error }
review-unit-points = Werte sind Punkte, aus vorgestellten Partien; ± ist ein Standardfehler.
review-unit-chance = Werte sind Gewinnaussichten, nach einem Urteil, das an Partien von Computerspielern angepasst ist; ± ist ein Standardfehler.
review-marks = Eine Ungenauigkeit verschenkt mindestens { $inaccuracy }, ein Fehler { $mistake }, ein grober Fehler { $blunder }; nachgewiesen mit zwei Standardfehlern.
review-interval = Das Intervall sagt, wie sehr Ergebnisse ohne Glück zwischen Partien gleich guter Spieler schwanken, gemessen an Kapitänen.
review-wide = Ergebnisse ohne Glück schwanken zwischen Partien gleich guter Spieler noch um { $spread } (Standardabweichung, gemessen an Kapitänen): Das einer einzigen Partie sagt wenig darüber, wer besser gespielt hat. Sehen Sie auf die Entscheidungen.
review-beyond = Ein Ergebnis ohne Glück kann außerhalb von 0 bis 100 % liegen: Es ist aus den Werten vieler Stellungen errechnet, und jeder kann etwas danebenliegen.
review-unfinished = Die Partie ist nicht zu Ende: betrachtet wurde nur, was { $seat } wissen darf.
review-partial = Vorzeitig beendet: { $steps } von { $count } Schritten.

# Die ganze Analyse in einem Absatz, an den, der dort saß

review-amount-points = { $number } Punkte
review-amount-chance = { $number } % eines Sieges
review-head-of = { $seat }: { $told }
review-ended-won = Gewonnen.
review-ended-lost = Verloren.
review-ended-draw = Unentschieden.
review-head-score = { $score }: { $level }.
review-head-lucky = Das Glück hat Ihnen { $amount } gebracht.
review-head-unlucky = Das Glück hat Sie { $amount } gekostet.
review-head-even = Das Glück hat sich ausgeglichen.
review-head-left = Ohne Glück: { $left }.
review-head-costliest = Ihre teuerste Entscheidung: { $told }
review-head-all = Die { $count } Entscheidungen, die nachweislich etwas gekostet haben, haben zusammen { $amount } verschenkt.
review-head-fine = Keine Ihrer Entscheidungen hat nachweislich etwas verschenkt.
review-roll-good = { $when }: { $what } Das brachte { $amount } ({ $seat }).
review-roll-bad = { $when }: { $what } Das kostete { $amount } ({ $seat }).
review-outcome = { $outcome }.
review-choice = { $seat }, { $told }
review-when = { $when }: { $told }
review-gave-away =
    „{ $taken }“ hat { $lost } verschenkt; { $against ->
        [captain] die Antwort des Kapitäns:
        [admiral] die Antwort des Admirals:
       *[none] besser:
    } „{ $better }“.

problem-review-running = Diese Partie ist nicht zu Ende. Nennen Sie mit --seat Ihren Platz ({ $verbs }): dann werden Ihre eigenen Entscheidungen betrachtet, soweit Sie etwas sehen dürfen.
problem-review-seat = „{ $seat }“ ist kein Platz dieser Partie; es gibt { $verbs }.

## Ein Tag der Geschichte

day-title = Stunde für Stunde
day-knew = Sein Bild der Lage: { $knew }
day-game = Im Spiel: { $told }
day-luck = Glück der Stunde: { $amount }.
day-fine = Keine Entscheidung der Stunde hat nachweislich etwas verschenkt.
day-sources = Was geschah, ist erzählt nach: { $told }

## Ergebnisse ohne Glück

adjusted = Ohne Glück
adjusted-mean = ohne Glück
adjusted-worth = so gut wie Partien
adjusted-help = das Glück jeder Partie zählen und aus den Ergebnissen herausnehmen: langsamer, aber weniger Partien sagen so viel

# Whether a bot keeps to the protocol
bot-check-ready = Er ist nach { $seconds } s bereit und nennt sich „{ $name }“.
bot-check-game = { $game }: eine ganze Partie, { $decisions } Entscheidungen, im Mittel { $mean } s, höchstens { $longest } s
bot-check-stop = Soll er aufhören, antwortet er innerhalb von { $seconds } s.
bot-check-quit = Nach Hause geschickt, beendet er sich innerhalb von { $seconds } s.
bot-check-passed = Der Bot hält sich an das Protokoll.
bot-check-passed-class = Der Bot spielt, was von ihm verlangt wird.

## Ein Augenblick einer beendeten Partie, noch einmal versucht

tried-better = Besser.
tried-alike = Weder besser noch schlechter.
tried-worse = Schlechter.
tried-same = Das wurde in der Partie gespielt.
tried-unknown = Das lässt sich nicht vergleichen: Nicht jede Antwort kann bewertet werden.
tried-then = In der Partie wurden hier { $lost } verschenkt.
tried-now = Diese Antwort verschenkt { $lost }.
tried-best = Die beste bewertete Antwort: „{ $best }“.
