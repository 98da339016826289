# Was Point Luck in jedem Spiel sagt. COUNT zählt eine Aufzählung, OR verbindet sie mit „oder“, NAME zeigt eine Kennung.

and = und
or = oder
value-true = ein
value-false = aus

name-person = Mensch
name-random = Zufall
name-doctrine = Doktrin
name-ensign = Fähnrich
name-captain = Kapitän
name-admiral = Admiral
name-chance = Zufall
name-resigned = durch Aufgabe
name-draw-agreed = Remis durch Einigung
name-claimed = weil die andere Seite fernblieb

## Hilfe

help-usage = Aufruf
help-arguments = Argumente
help-options-title = Optionen
help-lang = Sprache: en oder de (sonst die der Umgebung)
help-help = diese Hilfe zeigen
help-intro = Point Luck: die Schlacht um Midway als Brettspiele. Was Sie tun können:
help-start =
    Beginnen Sie mit:  pointluck   (im Browser), oder:  pointluck play kido-butai --terminal
    Mehr zu einem Befehl:  pointluck play --help
help-play = ein Spiel im Terminal spielen (im Browser: nur „pointluck“)
help-review = eine gespielte Partie durchgehen: was Glück war und was Sie verschenkt haben
help-school = eine Lage der Gefechtsschule: die beste Antwort finden und sehen, warum
help-school-position = die Nummer einer Lage (sonst die des Tages)
help-replay = eine Aufzeichnung prüfen und eine Stellung daraus zeigen
help-rules = die Regeln eines Spiels, Absatz für Absatz, oder die zu einem Stichwort
help-figures = alle Zahlen eines Spiels und woher sie stammen
help-options = alle Optionen der Regeln und die Voreinstellungen
help-games = die Spiele, die es gibt
help-simulate = viele Partien spielen und berichten, wie sie ausgehen
help-home = im Browser spielen: ein Server nur für diesen Rechner
help-serve = Tische für einen Verein oder das Internet bereitstellen
help-verify-key = der Schlüssel (64 Ziffern), mit dem unterschrieben sein muss: der Server nennt ihn unter /api/key
help-verify = ein beendetes Spiel prüfen: jeden Schritt, jeden Würfel, jede Ziehung
help-backup = alle Spiele eines Servers, auch eines laufenden, in einer Datei sichern
help-restore = die Spiele einer Sicherung in eine leere Datenbank einspielen
help-admin = sich um Leute und Tische eines Servers kümmern, auch eines laufenden
help-admin-actions = ACTION ist eins von: people, tables, bans (Listen); show ID; close, reopen TISCH; end-idle --days N; delete PERSON oder TISCH; mute, unmute, logout, export PERSON; ban, unban PERSON oder ADRESSE.
help-admin-what = Leute und Tische mit ihrer Kennung, Adressen als 203.0.113.7 oder 203.0.113.0/24
help-admin-find = nur die mit diesem Namen, dieser Kennung oder diesem Spiel
help-admin-days = Tische, an denen so viele Tage lang nichts geschah
help-admin-json = Listen als JSON
help-admin-yes = nicht nachfragen
help-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
help-restore-file = eine Datei, die „pointluck backup“ geschrieben hat
help-no-browser = den Browser nicht öffnen
help-host = die Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner; 0.0.0.0: alle, die ihn erreichen)
help-port = der Port, an dem gelauscht wird (1942)
help-database = wo die Spiele liegen: eine Datei oder postgresql://… (sonst eine Datei im eigenen Datenordner)
help-serve-workers = wie viele Prozesse bedienen (1); mehr als einer braucht PostgreSQL
help-bots = wie viele Prozesse für Bots nachdenken (1)
help-url = die Adresse, die die Leute benutzen, etwa https://verein.example.org; mehrfach möglich
help-limits = wie viel ein Besucher vom Server verlangen darf: usual (das Übliche) oder none (ohne Grenze, für Messungen und geschlossene Netze)
help-open-metrics = auch andere als diesen Rechner /metrics lesen lassen
help-arena = Computerspieler gegeneinander antreten lassen und bewerten
help-odds = die genauen Chancen eines Kampfes oder einer Suche ausrechnen, in einem Satz beschrieben
help-lab = Zahlen ändern und sehen, wem das hilft, in Partien mit demselben Glück
help-fuzz = zufällige Partien spielen und prüfen, dass nichts zerbricht
help-bot = einen eigenen Bot prüfen oder auf einem Server spielen lassen
help-bot-what = check: ob er sich an das Protokoll hält; run: ihn auf einem Server spielen lassen
help-bot-bot = der Befehl, der ihn startet, in Anführungszeichen, etwa "node bot.mjs"; oder DATEI.py:KLASSE
help-bot-game = check: ein Spiel, das er spielen soll, beliebig oft (sonst alle, die er nach eigener Auskunft spielt)
help-bot-server = run: der Server, auf dem er spielt, an jedem Tisch, an dem er sitzt
help-bot-stay = run: auf weitere Partien warten, wenn alle vorbei sind
help-player = ein eigener Spieler: DATEI.py:KLASSE oder der Befehl eines Programms, das PLP spricht, etwa meiner="node bot.mjs"; danach ist NAME ein Spieler wie jeder andere
bot-run-begins = { $name } spielt auf { $server }. Strg-C beendet das; mit demselben Namen neu gestartet, geht es weiter.
bot-run-over = Eine Partie ist vorbei: { $link }
bot-run-left = Der Bot hat aufgehört. Seine Plätze warten auf ihn.
help-game = welches Spiel; „pointluck games“ zählt sie auf
help-rules-game = welches Spiel; „pointluck games“ zählt sie auf. Ohne Spiel wird in allen gesucht
help-rules-words = gesuchte Wörter, etwa: Beschleunigung; oder ein Absatz wie KB-6a4 oder der Anfang mehrerer wie KB-6a. Ohne Wörter alle Regeln des Spiels
help-data = Ihre eigenen Zahlen: eine TOML- oder JSON-Datei oder der Name eines Zahlensatzes des Spiels
help-figures-toml = die Zahlen als TOML-Datei ausgeben, zum Ändern und Zurückgeben mit --data
help-terminal = im Terminal spielen, wie dieser Befehl es immer tut; ohne Befehl spielt „pointluck“ im Browser
help-preset = ein Satz von Optionen; „pointluck options GAME“ zählt sie auf
help-option = eine Option der Regeln, etwa kb.adv_10a=true; darf mehrmals stehen
help-seed = ein Wort oder eine Zahl: Gleiches ergibt gleiche Würfel und Ziehungen
help-dice = roll: das Programm würfelt; ask: Sie würfeln und ziehen an Ihrem eigenen Tisch und geben das Ergebnis ein
help-seat = wer einen Platz spielt: person, random, ensign, doctrine, captain oder admiral, etwa japan=doctrine
help-save = wohin das Spiel gespeichert wird (sonst in Ihren eigenen Datenordner)
help-resume = ein gespeichertes Spiel fortsetzen, ohne FILE das letzte nicht beendete
help-recover = mit --resume: eine beschädigte Datei ab dem letzten guten Schritt fortsetzen
help-server = an einem Tisch auf diesem Server spielen, etwa http://127.0.0.1:1942
help-join = dort Platz nehmen, wohin eine Einladung oder die Adresse eines Tisches führt
help-name = wer Sie auf dem Server sind (sonst Ihr Anmeldename); jeder Name ist eine eigene Person
help-replay-file = die Aufzeichnung eines Spiels (.plk)
help-replay-step = die Stellung nach Schritt N zeigen statt der letzten
help-replay-to = text: das ganze Spiel in Worten erzählen

games-credit = { $designer ->
    [none] Verlag: { $publisher }; die Regel nennt keinen Autor.
   *[other] Entworfen von { $designer }, erschienen bei { $publisher }.
 }
games-seats =
    { $count ->
        [one] Für eine Person.
       *[other] Für { $count } Personen.
    }
rules-see = Siehe auch:
rules-many = { $count } Absätze. Mehr Wörter finden weniger; „regel { $clause }“ zeigt einen davon.
options-default = Vorgabe
options-preset = Voreinstellung { $preset }
options-preset-plain = alle Optionen wie vorgegeben
options-use = So werden sie verwendet: pointluck play { $game } --terminal --preset NAME --option NAME=WERT
figures-changes = Ihre Datei ändert:
figures-same = Ihre Datei ändert nichts.
figures-printed = so steht es in den Regeln
figures-derived = folgt aus dem, was in den Regeln steht
figures-reconstructed = von uns gewählt, weil es nirgends steht; nicht mit der veröffentlichten Zahl zu verwechseln
figures-user = durch Ihre eigene Datei geändert
replay-setup = Voreinstellung { $preset }. Es spielen: { $players }.
replay-options = Optionen: { $options }.
replay-figures =
    { $count ->
        [one] Eine Zahl wurde geändert.
       *[other] { $count } Zahlen wurden geändert.
    }
replay-sound =
    { $steps ->
        [one] Die Aufzeichnung ist in Ordnung: ein Schritt, jede Zeile und jede Stellung geprüft.
       *[other] Die Aufzeichnung ist in Ordnung: { $steps } Schritte, jede Zeile und jede Stellung geprüft.
    }
replay-position = Stellung nach Schritt { $step }, Zustand { $hash }

## Server

serve-running = Point Luck läuft auf { $url } (Strg-C beendet es)
serve-stopped = Beendet. Alle Spiele sind gespeichert.
serve-port-taken = Port { $port } ist belegt, heute ist es { $other }.
verify-counted =
    { $steps ->
        [one] Ein Schritt, davon { $chance } Würfel und Ziehungen.
       *[other] { $steps } Schritte, davon { $chance } Würfel und Ziehungen.
    }
verify-passed = richtig:
verify-failed = FALSCH:
verify-open = nicht prüfbar:
verify-sound = Die Aufzeichnung ist, was sie sagt.
verify-unproven = Die Aufzeichnung ist, was sie sagt, soweit es sich prüfen lässt.
verify-unsound = Die Aufzeichnung ist nicht, was sie sagt.
check-chain = jede Zeile hängt an denen vor ihr
check-legal = jeder Schritt war erlaubt
check-commitment = das Geheimnis ist das vor dem ersten Schritt versprochene
check-dice = jeder Würfel und jede Ziehung folgt aus dem Geheimnis
check-end = das Spiel kam zu seinem Ende
check-signature = der Gastgeber hat für dieses und kein anderes Spiel unterschrieben
verify-roll = Zeile { $line }: { $outcome } (Schritt { $step })
verify-more-rolls = und { $count } weitere
verify-imported = Von anderswo mitgebracht: Die ersten { $count } Zeilen wurden nicht an dem Tisch gespielt, der dies geschrieben hat.
verify-forked = Setzt die Partie { $origin } nach Schritt { $step } fort: Was davor steht, wurde dort gespielt.
verify-sat = { $step ->
    [0] { $seat }: { $who }
   *[other] { $seat }: { $who } ab Schritt { $step }
}
backup-done =
    { $file } enthält { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    } mit { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } und { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }. Jeder Tisch wurde nachgespielt{ $broken ->
        [0] { " " }und ist heil
       *[other] ; die beschädigten sind unten genannt
    }. Die Datei enthält auch Geheimnisse: Verwahren Sie sie gut.
backup-stuck = Tisch { $table } kann gelesen, aber nicht weitergespielt werden: Er begann unter Regeln, die diese Version nicht spielt.
backup-broken = Tisch { $table } ist beschädigt: Sein Protokoll führt nicht zu der Stellung, die es angibt. Alle anderen sind heil.
restore-done =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } und { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }. Jeder Tisch wurde nachgespielt{ $broken ->
        [0] { " " }und ist heil
       *[other] ; die beschädigten sind unten genannt
    }.
admin-close =
    { $count ->
        [one] Ein Tisch wird geschlossen: Niemand kann dort weiterspielen. Er lässt sich
       *[other] { $count } Tische werden geschlossen: Niemand kann dort weiterspielen. Sie lassen sich
    } noch lesen und wieder öffnen.
admin-idle =
    Seit { $days } Tagen oder länger geschah nichts: { $begun ->
        [one] Ein Tisch wird
       *[other] { $begun } Tische werden
    } geschlossen und { $untouched ->
        [one] einer, an dem nie gespielt wurde, wird
       *[other] { $untouched }, an denen nie gespielt wurde, werden
    } gelöscht.
admin-delete-tables =
    { $count ->
        [one] Ein Tisch wird
       *[other] { $count } Tische werden
    } mit allem gelöscht: Aufzeichnung, Gespräche, Notizen. Das lässt sich nicht zurücknehmen.
admin-delete-person = Alles über { $name } wird gelöscht: Name, Geräte, Links, Gesprochenes, Notizen und { $alone ->
        [one] ein Tisch
       *[other] { $alone } Tische
    }, an denen sonst niemand saß. An { $left } laufenden Tischen wird der Platz frei; { $finished } beendete behalten einen Platz ohne Namen. Das lässt sich nicht zurücknehmen.
admin-ban =
    Ausgeschlossen, bis es mit „unban“ zurückgenommen wird ({ $count }). Was sie offen haben, wird geschlossen.
admin-logout = Alle Geräte werden abgemeldet ({ $count }). Wer keinen Umzugslink hat, kann nicht zurückkommen.
admin-sure = Ausführen? [j/N]
admin-yes = j ja
admin-done = Erledigt. Ein laufender Server merkt es in wenigen Sekunden.
server-page = Der Server läuft, aber der Web-Client ist nicht gebaut.
server-page-build = In einer Kopie des Repositorys: make web. Danach diese Seite neu laden.
server-page-play = Im Terminal geht es schon: pointluck play dogfight --server mit der Adresse dieser Seite.

## Am Tisch

play-first = Geben Sie eine Nummer der Auswahl ein oder eine Aktion, wie „hilfe“ sie zeigt. Jeder Schritt wird sofort gespeichert.
play-figures =
    { $count ->
        [one] Eine Zahl stammt von Ihnen ({ $source }).
       *[other] { $count } Zahlen stammen von Ihnen ({ $source }).
    }
play-resumed =
    { $steps ->
        [one] Fortgesetzt nach einem Schritt: { $file }
       *[other] Fortgesetzt nach { $steps } Schritten: { $file }
    }
play-recovered = Wiederhergestellt bis Schritt { $steps }. Die beschädigte Datei bleibt erhalten als { $file }
play-pause = Eingabetaste: weiter
play-yes = ja
play-no = nein
play-all = alles all
play-anyway = Trotzdem?
play-why = Die Regel ist { $clause }; „warum“ zeigt sie.
play-allowed = Jetzt erlaubt: { $action }.
play-usual = { $label } (üblich)
play-rest = Nicht ausgeführt, weil ein Würfel oder eine Ziehung dazwischenkam: { $actions }.
play-undone = Zurückgenommen: { $actions }.
play-undone-luck = Gesehene Würfe und Ziehungen werden nicht wiederholt: Wo dasselbe gewürfelt wird, kommt dasselbe.
play-seen = { $outcome }: Das ist schon gefallen und kommt wieder.
luck-taken-back =
    { $count ->
        [one] Ohne Wertung: Ein Wurf oder eine Ziehung wurde zurückgenommen, nachdem das Ergebnis bekannt war.
       *[other] Ohne Wertung: { $count } Würfe und Ziehungen wurden zurückgenommen, nachdem das Ergebnis bekannt war.
    }
play-log-more =
    { $count ->
        [one] (eine frühere Zeile: „verlauf alles“)
       *[other] ({ $count } frühere Zeilen: „verlauf alles“)
    }
play-copied = Kopiert nach { $file }
play-all-saved = Jeder Schritt ist schon gespeichert, in { $file }
play-hand-over = Bitte übergeben an: { $seat }.
play-record = Noch einmal zeigen: { $command }
play-saved = Gespeichert. Weiter geht es mit: { $command }
play-nothing-played = Es wurde nichts gespielt, also auch nichts gespeichert.
play-write-failed = Der letzte Schritt ließ sich nicht nach { $file } schreiben ({ $why }). Schaffen Sie dort Platz, und setzen Sie das Spiel mit --resume und nötigenfalls --recover fort.
play-invite = { $seat } ist frei. Wer diesen Link hat, kann sich setzen: { $link }
play-wait = Warten auf: { $seat }.
play-missed =
    { $state ->
        [count] { $name } ist nicht da. In { $minutes ->
            [one] einer Minute
           *[other] { $minutes } Minuten
        } darf der Computer übernehmen.
        [bot] { $name } ist nicht da. Mit „bot { $seat } kapitän“ übernimmt der Computer.
       *[claim] { $name } ist nicht da. Mit „bot { $seat } kapitän“ übernimmt der Computer, mit „beanspruchen“ gewinnen Sie.
    }
play-resign-sure = Aufgeben ({ NAME($seat) })? Das Spiel ist sofort verloren und zu Ende.
play-draw-sure = Sind alle mit einem Remis einverstanden? Dann ist das Spiel zu Ende.
play-draw-waits = Die anderen werden gefragt, ob sie mit einem Remis einverstanden sind. Die Eingabetaste sieht nach der Antwort.
play-draw-question = Remisangebot von: { $seat }. Einverstanden?
play-claim-sure = Den Sieg beanspruchen, weil die andere Seite fernblieb? Dann ist das Spiel endgültig zu Ende.
end-plain = Sieger: { $winner }
end-plain-draw = Unentschieden
end-settled =
    { $level ->
        [resigned] Sieg durch Aufgabe: { NAME($winner) }.
        [claimed] Sieg, weil die andere Seite fernblieb: { NAME($winner) }.
       *[draw-agreed] Remis durch Einigung.
    } Der Stand: { $stood }.
play-connect-again = Die Verbindung ist unterbrochen. Neuer Versuch; mit Strg-C gehen Sie.
play-undo-asked = Die anderen werden gefragt, ob sie einverstanden sind.
play-undo-question =
    { $steps ->
        [one] { $seat } möchte einen Schritt zurücknehmen. Einverstanden?
       *[other] { $seat } möchte { $steps } Schritte zurücknehmen. Einverstanden?
    }
play-online-left = Der Tisch bleibt, wie er ist: { $link }
play-online-over = Das Spiel ist wieder zu sehen auf { $link }
play-told =
    { $found ->
        [right] Dieser Rechner hat es geprüft: Die Aufzeichnung hält sich an das, was vor dem ersten Wurf über die Würfel versprochen wurde, und an Ihren Beitrag dazu, und nichts darin ist falsch.
        [unkept] Was über die Würfel versprochen wurde, ist auf diesem Rechner nicht aufgehoben, deshalb kann er nicht vergleichen.
        [commitment] Die Aufzeichnung passt NICHT zu dem, was diesem Rechner gesagt wurde: Sie nennt ein anderes Versprechen über die Würfel.
        [entropy] Die Aufzeichnung passt NICHT zu dem, was diesem Rechner gesagt wurde: Ihre Ziffern darin sind nicht die, die dieser Rechner gegeben hat.
        [signature] Die Aufzeichnung passt NICHT zu dem, was diesem Rechner gesagt wurde: Der Gastgeber hat etwas anderes unterschrieben.
       *[record] Die Aufzeichnung nennt, was über die Würfel versprochen wurde, aber etwas darin ist FALSCH: Speichern Sie sie, und „pointluck verify“ sagt, was.
    }
play-help-resign = das Spiel aufgeben: Es ist verloren und zu Ende
play-help-draw = Remis anbieten oder einem Angebot zustimmen; zu zweit an einer Tastatur einigt man sich sofort
play-help-decline = ein Remis ablehnen oder das eigene Angebot zurückziehen
play-help-claim = gewinnen, wenn die andere Seite zu lange fort ist
play-help-bot = „bot kapitän“ setzt den Computer auf Ihren Platz, „bot japan kapitän“ auf einen, der frei, verlassen oder schon der eines Computers ist
play-help-sit = den eigenen Platz wieder einnehmen
play-help-say = „sag Gut gespielt“ lesen alle am Tisch
play-help-go = tun, was die Doktrin täte; „los 5“ fünfmal hintereinander
play-help-answers = Geben Sie die Nummer einer Möglichkeit ein oder mehrere (1 4 7); wo ×3 steht, auch 1x2 für zwei davon oder 1* für alle. Oder eine Aktion:
play-help-commands = Außerdem:
play-help-ok = die als üblich bezeichnete Antwort; „ok alles“ auch, wenn dasselbe wieder gefragt wird
play-help-undo = Ihre letzte Entscheidung zurücknehmen, „zurück 3“ drei davon, „zurück alles“ so viele wie möglich; gesehene Würfe bleiben, wie sie sind
play-help-why = die Regel hinter der letzten Ablehnung; „warum { $action }“ sagt, ob und warum nicht
play-help-staff = was Ihr Stab täte, was das wert ist und warum; „h 1“ nimmt seine erste Antwort
play-help-rules = die Regel hinter der Frage; „regel { $clause }“ einen Absatz, „regel WÖRTER“ die davon sprechen
play-help-log = was geschehen ist; „verlauf 50“ mehr davon, „verlauf alles“ alles
play-help-board = die Karte neu zeichnen (wie die Eingabetaste)
play-help-briefing = wer Sie sind, was gewinnt, was Sie haben und worauf zu achten ist
play-help-legend = was die Zeichen auf der Karte bedeuten
play-help-save = wo das Spiel gespeichert ist; „sichern DATEI“ macht eine Kopie
play-help-help = diese Hilfe; „hilfe { $verb }“ zeigt, wie man eine Aktion schreibt
play-help-lang = „sprache en“ für Englisch, „sprache de“ für Deutsch
play-help-quit = aufhören; das Spiel lässt sich fortsetzen (ebenso nach Strg-C und Strg-D)

# Die Wörter, die man für einen Befehl eingeben kann; das erste wird gezeigt.
command-ok = ok
command-undo = zurück zurueck undo u
command-why = warum why
command-rules = regel regeln rules
command-log = verlauf log
command-board = karte board
command-briefing = lage briefing
command-legend = legende legend
command-save = sichern speichern save
command-resign = aufgeben resign
command-draw = remis draw
command-decline = ablehnen decline
command-claim = beanspruchen claim
command-bot = bot
command-sit = setzen sit
command-help = hilfe help ?
command-staff = stab h
command-lang = sprache lang
command-quit = schluss quit q exit
command-say = sag say
command-go = los go

## Ablehnungen des Regelwerks

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-an-outcome = „{ $action }“ kann jetzt nicht herauskommen. Möglich ist { OR($outcomes) }.

## Was nicht stimmt, und was zu tun ist

problem-usage = Die Befehlszeile ist unverständlich ({ $why }). „--help“ nach dem Befehl zeigt, wie man ihn schreibt.
problem-argument = { $argument } ist unvollständig oder hat einen Wert, wo keiner hingehört. „--help“ nach dem Befehl zeigt, wie man ihn schreibt.
problem-argument-text = „{ $argument }“ ist kein Text in UTF-8.
problem-argument-unknown = „{ $argument }“ gehört nicht hierher. „--help“ nach dem Befehl zeigt, was möglich ist.
problem-argument-number = { $argument } braucht eine ganze Zahl ab { $least }, nicht „{ $given }“.
problem-command-unknown = Den Befehl „{ $command }“ gibt es nicht. Wählen Sie { OR($commands) }.
problem-language-unknown = „{ $language }“ ist keine Sprache, die Point Luck spricht. Wählen Sie { OR($languages) }.
problem-language-missing = Sagen Sie, welche Sprache: { OR($languages) }.
problem-game-unknown = Das Spiel „{ $game }“ gibt es nicht. Wählen Sie { OR($games) }.
problem-game-missing = Sagen Sie, welches Spiel: { OR($games) }.
problem-player-unknown = Den Spieler „{ $player }“ gibt es nicht. Wählen Sie { OR($players) }.
problem-seat-unknown = „{ $given }“ nennt keinen Platz dieses Spiels. Schreiben Sie PLATZ=WER mit dem Platz { OR($seats) }.
problem-seat-player = „{ $given }“ kann dort nicht spielen. Wählen Sie { OR($players) }.
problem-bot-name = „{ $given }“ ist kein Name für einen Spieler: Kleinbuchstaben, Ziffern und Bindestriche, höchstens 31, und nicht der Name eines der unseren.
problem-bot-variable = { $variable } muss ein JSON-Objekt aus Namen und Befehlen sein. Löschen Sie es, oder nehmen Sie --player.
problem-bot-file = Die Datei { $file } gibt es nicht. Ein eigener Spieler ist DATEI.py:KLASSE oder ein Befehl.
problem-bot-class = In { $file } gibt es keine Klasse { $name } mit einer Methode „choose“. docs/bots.md zeigt eine.
problem-bot-start = „{ $bot }“ lässt sich nicht starten: { $why }
problem-bot-broken = Der Bot „{ $bot }“ ist gescheitert: { $error } ({ $place })
problem-bot-illegal = Der Bot „{ $bot }“ antwortete „{ $given }“; das ist keine der erlaubten Antworten, die er bekommen hat.
problem-bot-line = Der Bot „{ $bot }“ schrieb eine Zeile, die nicht zu verstehen ist: { $given }. docs/bots.md beschreibt alle.
problem-bot-late = Der Bot „{ $bot }“ antwortete weder innerhalb von { $seconds } s noch, als er aufhören sollte. Er wurde beendet.
problem-bot-unready = Der Bot „{ $bot }“ sagte innerhalb von { $seconds } s nicht „ready“. Er wurde beendet.
problem-bot-ended = Der Bot „{ $bot }“ hat sich ohne Antwort beendet.
problem-bot-talks = Der Bot „{ $bot }“ schrieb { $lines } Zeilen ohne eine Antwort. Er wurde beendet.
problem-bot-stays = Der Bot „{ $bot }“ hat sich nicht innerhalb von { $seconds } s nach „quit“ beendet. Er wurde beendet.
problem-bot-game = Der Bot „{ $bot }“ spielt { $game } nicht: Er spielt { $games }.
problem-bot-what = Sagen Sie, was mit dem Bot geschehen soll: pointluck bot check BEFEHL oder pointluck bot run BEFEHL --server URL.
problem-bot-missing = Nennen Sie den Bot: den Befehl, der ihn startet, in Anführungszeichen.
problem-bot-server = Nennen Sie den Server (--server URL) oder die Einladung (--join LINK).
problem-dice-unknown = --dice ist roll oder ask, nicht „{ $given }“.
problem-recover-alone = --recover gilt nur zusammen mit --resume.
problem-resume-with = { $argument } passt nicht zu --resume: Ein gespeichertes Spiel behält, womit es begann.
problem-resume-game = { $file } ist ein Spiel von { $game }. Nennen Sie dieses Spiel oder keines.
problem-nothing-to-resume = In { $folder } gibt es kein angefangenes Spiel. Beginnen Sie eines, oder nennen Sie nach --resume eine Datei.
problem-option-form = „{ $given }“ ist keine Option. Schreiben Sie NAME=WERT.
problem-option-unknown = Die Option „{ $option }“ gibt es nicht. Es gibt { $options }; „pointluck options“ mit dem Namen des Spiels erklärt sie.
problem-option-value = { $option } kann nicht „{ $given }“ sein. Wählen Sie { OR($values) }.
problem-option-ambiguous = „{ $option }“ kann { OR($options) } heißen. Geben Sie den ganzen Namen an.
problem-option-twice = { $option } ist zweimal angegeben: { $values }.
problem-preset-unknown = Die Voreinstellung „{ $preset }“ gibt es nicht. Wählen Sie { OR($presets) }.
problem-clause-unknown =
    { COUNT($near) ->
        [0] Kein Absatz heißt „{ $clause }“ oder spricht davon. „pointluck rules { $game }“ zählt alle auf.
       *[other] Kein Absatz heißt „{ $clause }“ oder spricht davon. Meinten Sie { OR($near) }?
    }
problem-rules-nothing =
    Kein Absatz irgendeines Spiels heißt „{ $words }“ oder spricht davon. { COUNT($near) ->
        [0] Die Spiele sind { $games }.
       *[other] Meinten Sie { OR($near) }?
    }
problem-undo-nothing = Es gibt nichts, was Sie zurücknehmen könnten.
problem-undo-range = Das Spiel kann nicht zu Schritt { $number } zurück: Es hat { $steps }.
problem-undo-long = Nach { $most } Zeilen lässt sich nichts mehr zurücknehmen: Was eine Aufzeichnung noch fasst, ist dafür da, das Spiel zu Ende zu spielen.
problem-game-long = Dieses Spiel ist bei { $most } Zeilen angekommen, und viel mehr fasst keine Aufzeichnung. Sie können aufgeben oder ein Remis vereinbaren und die Aufzeichnung behalten.
problem-undo-too-far =
    { $possible ->
        [one] Nur eine Entscheidung lässt sich zurücknehmen, nicht „{ $given }“.
       *[other] Höchstens { $possible } Entscheidungen lassen sich zurücknehmen, nicht „{ $given }“.
    }
problem-no-usual = Hier ist nichts üblich: Wählen Sie.
problem-menu-number = { $number } steht nicht zur Auswahl. Wählen Sie 1 bis { $most }.
problem-menu-number-other = { $number } steht nicht zur Auswahl. Wählen Sie { OR($numbers) }.
problem-menu-times =
    { $most ->
        [one] Nummer { $number } steht nur für eine.
       *[other] Nummer { $number } steht für { $most }, nicht für mehr.
    }
problem-menu-nobody = „{ $text }“ nennt niemanden, der das jetzt könnte.
problem-replay-to = --to kann text sein, nicht „{ $given }“.
problem-replay-step = Einen Schritt { $given } gibt es nicht: Die Aufzeichnung hat { $steps }.
problem-script-empty = Im Skript steht kein Ergebnis mehr für { $question }.

problem-database-unknown = „{ $given }“ ist keine Datenbank, die Point Luck kennt. Geben Sie eine Datei an oder postgresql://benutzer:passwort@rechner/name.
problem-server-missing = Dazu fehlen die Teile für Server: pip install "pointluck[server]"; im Terminal können Sie ohne sie spielen: pointluck play SPIEL --terminal.
problem-environments-missing = Den Umgebungen fehlt { $module }: pip install "pointluck[envs]"; für OpenSpiel auch pip install open_spiel.
problem-environment-too-large = Ein Spiel mit { $count } verschiedenen Aktionen ist zu groß für eine Umgebung; sie fasst höchstens { $most }: Geben Sie ihm weniger Staffeln oder Träger.
problem-environment-games = { $count } Partien können nicht nebeneinander liegen: Verlangen Sie 1 bis { $most }.
problem-environment-beyond-kernel = Diese Werte machen das Spiel zu groß für den Rechenkern, der Partien nebeneinander spielt: Geben Sie ihm weniger Staffeln, Träger, Runden oder Marker.
problem-environment-too-high = { $label } kann { $high } werden; eine Umgebung zeigt Zahlen bis { $most }: Senken Sie die Werte dahinter.
problem-environment-overflow = { $game }: { $what ->
    [view] die Ansicht hat { $count } Zeichen
    [answer] eine Antwort hat { $count } Zeichen
    [outcomes] es gibt { $count } Ergebnisse des Zufalls
   *[legal] es gibt { $count } erlaubte Antworten
 }; eine Umgebung fasst { $most }: Wählen Sie Werte, bei denen es weniger sind.
problem-environment-actions = „{ $given }“ ist keine Art, Aktionen zu zählen: Sagen Sie { $known }.
problem-environment-rewards = „{ $given }“ ist keine Art von Belohnung: Sagen Sie { $known }.
problem-environment-unlisted = Die Aktionen von { $game } haben keine eigenen Nummern: Sagen Sie actions="listed".
problem-environment-options = „{ $given }“ ist keine Tabelle in JSON: Sagen Sie options='{"{"}"name": wert{"}"}'.
problem-workers-postgres = { $workers } Prozesse brauchen PostgreSQL: Eine Datei kann nur einer bedienen. Geben Sie --database postgresql://… an, oder lassen Sie --workers weg.
problem-limits-unknown = --limits ist usual oder none, nicht „{ $given }“.
problem-url-form = „{ $given }“ ist keine Adresse wie https://verein.example.org.
problem-port-range = Einen Port { $given } gibt es nicht. Wählen Sie einen von 1 bis 65535, oder 0 für irgendeinen freien.
problem-port-taken = { $host }, Port { $port }, ist nicht zu haben ({ $why }). Wählen Sie mit --port einen anderen.

problem-server-form = „{ $given }“ ist keine Adresse eines Servers. Schreiben Sie sie wie http://127.0.0.1:1942
problem-server-unreachable = { $server } antwortet nicht ({ $why }). Prüfen Sie die Adresse, und ob der Server läuft.
problem-server-with = { $argument } passt nicht zu --server: Der Tisch liegt dort.
problem-join-form = „{ $given }“ ist weder eine Einladung noch die Adresse eines Tisches.
problem-join-game = An diesem Tisch wird { $game } gespielt. Nennen Sie dieses Spiel oder keines.
problem-name-alone = --name gehört zu --server oder --join.
problem-go-count = Zu „los“ gehört eine ganze Zahl, nicht „{ $given }“.
problem-body-large = Die Anfrage ist zu groß: Höchstens { $most } Bytes werden gelesen.
problem-descriptors = Der Server hat kaum noch Dateideskriptoren und muss vielleicht Leute abweisen. Erlauben Sie ihm mehr (ulimit -n).
problem-hello-first = Die erste Nachricht muss hello sein. Verbinden Sie sich neu.
problem-hello-late = Es kam kein hello. Verbinden Sie sich neu.
problem-host-unknown = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen mit --url hinzufügen.
problem-late = Der Server hat zu lange gebraucht. Versuchen Sie es noch einmal.
problem-message-wrong = Die Nachricht ist nicht zu verstehen: { $where } ({ $why }).
problem-method = Das geht mit dieser Adresse nicht.
problem-metrics-closed = Das darf nur der Rechner lesen, auf dem der Server läuft. Wer ihn betreibt, kann das mit --open-metrics ändern.
problem-nowhere = Unter dieser Adresse gibt es nichts.
problem-origin-foreign = Die Anfrage kommt von einer anderen Seite („{ $origin }“) und wird nicht ausgeführt. Benutzen Sie die Seite des Servers selbst.
problem-protocol = Dieser Client spricht Version { $given } des Protokolls, der Server Version { $spoken }. Laden Sie die Seite neu, oder aktualisieren Sie das Programm.
problem-request-wrong = Die Anfrage ist nicht zu verstehen: { $where } ({ $why }).
problem-server-stops = Der Server wird neu gestartet. Gleich sind Sie wieder verbunden.
problem-stranger = Der Server kennt Sie noch nicht. Geben Sie sich zuerst einen Namen.
problem-too-often =
    { $seconds ->
        [one] Das war zu oft. Warten Sie eine Sekunde.
       *[other] Das war zu oft. Warten Sie { $seconds } Sekunden.
    }
problem-trouble = Im Server ging etwas schief, und nichts wurde geändert. Versuchen Sie es noch einmal.
problem-unreachable = Die Datenbank antwortet nicht.
problem-work-busy = Der Server hat gerade zu viel zu tun. Versuchen Sie es nachher noch einmal.
problem-work-much = Das ist mehr, als dieser Server für eine Anfrage ausrechnet. Nichts wurde geändert.

problem-file-missing = Sagen Sie, welche Datei.
problem-file-unreadable = { $file } lässt sich nicht lesen ({ $why }). Prüfen Sie den Namen.
problem-file-unwritable = { $file } lässt sich nicht schreiben ({ $why }). Wählen Sie einen anderen Ort.
problem-file-exists = { $file } gibt es schon. Wählen Sie einen anderen Namen, oder setzen Sie jenes Spiel mit --resume fort.
problem-file-in-use = { $file } wird gerade in einem anderen Fenster gespielt. Spielen Sie dort weiter, oder schließen Sie es zuerst.
problem-file-damaged = { $file }, Zeile { $line }: { $told } „pointluck play --resume FILE --recover“ setzt das Spiel ab dem letzten guten Schritt fort.
problem-file-foreign = { $file }, Zeile { $line }: { $told } Diese Datei lässt sich nicht spielen.
problem-file-hopeless = { $file }, Zeile { $line }: { $told } Aus dieser Datei lässt sich nichts wiederherstellen.

problem-data-unreadable =
    { COUNT($sets) ->
        [0] Die Zahlen in { $file } lassen sich nicht lesen ({ $why }). Geben Sie eine TOML- oder JSON-Datei an.
       *[other] Die Zahlen in { $file } lassen sich nicht lesen ({ $why }). Geben Sie eine TOML- oder JSON-Datei an oder einen der Zahlensätze { $sets }.
    }
problem-data-syntax = { $file } ist fehlerhaft geschrieben ({ $why }). Berichtigen Sie es dort.
problem-data-type =
    { $path } muss { $expected ->
        [number] eine ganze Zahl
        [text] ein Text
        [truth] true oder false
        [list] eine Liste
       *[table] eine Tabelle
    } sein, nicht { $given }. Berichtigen Sie es in Ihrer Datei.
problem-data-unknown = Das Spiel kennt { $path } nicht. An dieser Stelle kennt es { $known }.
problem-data-missing = { $path } fehlt. Ergänzen Sie es in Ihrer Datei.
problem-data-range = { $path } muss von { $low } bis { $high } reichen, nicht { $given }. Berichtigen Sie es in Ihrer Datei.
problem-data-names = { $path } muss diese Namen enthalten, jeden einmal und genau so: { $names }. Berichtigen Sie es in Ihrer Datei.
problem-data-choice = { $path } darf nur diese nennen: { $names }. Berichtigen Sie es in Ihrer Datei.
problem-data-large = Ihre Zahlen brauchen { $given } Byte. Höchstens { $most } sind möglich: Behalten Sie nur die Zeilen, die Sie ändern.
problem-data-long = { $path } hat { $given } Einträge. Höchstens { $most } sind möglich. Berichtigen Sie es in Ihrer Datei.
problem-data-text = { $path } muss ein druckbarer Text mit 1 bis { $most } Zeichen sein. Berichtigen Sie es in Ihrer Datei.
problem-data-word = { $path } wird von Spielern getippt: nur Buchstaben, Ziffern, Leerzeichen und Bindestriche, nicht „{ $given }“. Berichtigen Sie es in Ihrer Datei.
problem-data-home = { $path }: { $home } ist kein Heimathafen für { $unit }. Geben Sie einen anderen an, oder nennen Sie ihn in /air/{ $unit }/home.
problem-data-areas = { $path }: { $areas } liegen auf keiner großen Spielplatte. Berichtigen Sie es in Ihrer Datei.
problem-data-twice = { $path } nennt { $names } mehr als einmal. Berichtigen Sie es in Ihrer Datei.

problem-state-unreadable = Das ist keine gespeicherte Stellung ({ $why }).
problem-state-contradiction = Die gespeicherte Stellung widerspricht sich: { $problems }.
problem-state-foreign = Die gespeicherte Stellung gehört zu { $game }, nicht zu { $expected }.
problem-state-rules = Die gespeicherte Stellung wurde nach Regelfassung { $rules } gespielt; hier gilt Fassung { $expected }.

problem-record-foreign = Das ist keine Aufzeichnung von Point Luck.
problem-record-format = Die Aufzeichnung hat das Format { $found }; dieses Point Luck liest Format { $expected }.
problem-record-cut = Die Datei endet mitten in einer Zeile oder vor Beginn des Spiels.
problem-record-header = Hier müsste die Zeile „{ $expected }“ stehen, nicht „{ $found }“.
problem-record-table = In dieser Zeile steht keine Tabelle.
problem-record-game = Das Spiel „{ $game }“ ist unbekannt.
problem-record-rules = Das Spiel wurde nach Regelfassung { $found } gespielt; dieses Point Luck spielt Fassung { $expected }.
problem-record-setup = So lässt sich das Spiel nicht aufbauen ({ $why }).
problem-record-data = Die Zahlen sind nicht die, mit denen das Spiel begann (Prüfsumme { $found }, jetzt { $expected }).
problem-record-seats = Die Plätze müssen { $expected } sein.
problem-record-step = Diese Zeile ist beschädigt: Sie ist kein Schritt mit seinen zwei Prüfsummen.
problem-record-chain = Diese Zeile ist beschädigt, oder eine davor wurde geändert: Die Kette der Prüfsummen reißt hier.
problem-record-number = Hier müsste Schritt { $expected } stehen, nicht „{ $found }“.
problem-record-seat = Hier ist { NAME($expected) } an der Reihe, nicht „{ $found }“.
problem-record-action = „{ $action }“ ist keine Aktion dieses Spiels.
problem-record-illegal = „{ $action }“ ist hier nicht erlaubt ({ $reason }).
problem-record-undo = Zu Schritt „{ $target }“ kann das Spiel hier nicht zurück.
problem-record-replay = Das Nachspielen führt zu einer anderen Stellung (Zustand { $found }), als die Aufzeichnung sagt ({ $expected }).
problem-record-after-end = Das Spiel ist zu Ende, aber die Aufzeichnung geht weiter.
problem-record-early-end = Die Aufzeichnung endet hier, aber das Spiel ist nicht zu Ende.
problem-record-no-end = Das Spiel ist zu Ende, aber die Zeile fehlt, die es sagt.
problem-record-settled = So können die Spieler die Partie hier nicht beendet haben: „{ $found }“.
problem-record-note = Eine Zeile „{ $found }“ kann hier nicht stehen, oder sie sagt, was sie nicht kann.
problem-record-line = Diese Zeile hat mehr als { $most } Zeichen: So lang ist keine Zeile einer Aufzeichnung.
problem-record-text = Diese Zeile ist beschädigt: Sie enthält etwas, das kein Text ist.
problem-record-lines = Die Aufzeichnung hat mehr als { $most } Zeilen dieser Art: So lang ist kein Spiel.

## Tische

problem-table-unknown = Diesen Tisch gibt es nicht, oder er steht Ihnen nicht offen. Bitten Sie um den Link.
problem-table-seats = Sagen Sie für jeden Platz, wer dort sitzen soll: { $seats }.
problem-table-waiting = Das Spiel beginnt, wenn jeder Platz besetzt ist.
problem-table-over = Das Spiel ist zu Ende.
problem-lesson-unknown = Diese Lektion gibt es hier nicht. Gehen Sie zu den Lektionen und wählen Sie eine andere.
problem-lesson-over = Diese Lektion ist fertig. Nehmen Sie die nächste oder beginnen Sie ein Spiel.
problem-lesson-other = Die Regeln erlauben es, aber diese Lektion will etwas anderes: Tun Sie, was leuchtet.
problem-lesson-undo = In einer Lektion wird nichts zurückgenommen. Sie können sie jederzeit neu beginnen.
problem-lesson-seats = In einer Lektion setzt sich niemand anders dazu.
problem-table-moved-on = Das Spiel ist inzwischen weitergegangen. Sehen Sie auf den Tisch und entscheiden Sie neu.
problem-table-unwatched = Wer diesen Tisch eröffnet hat, möchte keine Zuschauer.
problem-table-not-yours = Das können nur Leute an diesem Tisch.
problem-table-broken = Das Protokoll von Tisch { $table } führt nicht zu der Stellung, die es angibt. Stellen Sie es aus einer Sicherung wieder her.
problem-table-rules = Dieses Spiel begann nach Regelfassung { $rules }; dieses Point Luck spielt Fassung { $now }. Man kann es lesen und sichern, aber hier nicht weiterspielen.
problem-table-setup = Dieses Spiel lässt sich nicht mehr aufbauen ({ $why }). Man kann es lesen und sichern, aber hier nicht weiterspielen.
problem-table-figures = Dieses Spiel begann mit anderen Zahlen (Prüfsumme { $found }, jetzt { $now }). Man kann es lesen und sichern, aber hier nicht weiterspielen.
problem-not-your-turn = Sie sind nicht an der Reihe.
problem-seat-not-yours = Das ist nicht Ihr Platz.
problem-seat-taken = { NAME($seat) } ist besetzt. Wählen Sie einen anderen Platz, oder bitten Sie um Einladung an einen anderen Tisch.
problem-seat-second = Hier spielen andere mit, und Sie sitzen oder saßen auf einem anderen Platz: hier wüssten Sie die Geheimnisse beider Seiten.
problem-seat-kept =
    { $minutes ->
        [one] { NAME($seat) } wird noch eine Minute lang für die Person freigehalten, die dort saß. Bis dahin kann nur sie den Platz vergeben.
       *[other] { NAME($seat) } wird noch { $minutes } Minuten lang für die Person freigehalten, die dort saß. Bis dahin kann nur sie den Platz vergeben.
    }
problem-seat-not-offered = { NAME($seat) } steht nicht allen offen. Bitten Sie jemanden am Tisch um eine Einladung.
problem-invitation-unknown = Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.
problem-entropy-form = Die Ziffern für die Würfel müssen 32 bis 128 hexadezimale sein. Lassen Sie Ihr Programm neue machen.
problem-undo-over = Das Spiel ist zu Ende und das Geheimnis hinter den Würfeln verraten: Nichts lässt sich mehr zurücknehmen.
problem-undo-not-asked = Niemand bittet gerade darum, etwas zurückzunehmen.
problem-settled = Die Spieler haben diese Partie beendet: Es kann nichts mehr folgen.
problem-settle-wrong = So kann diese Partie jetzt nicht beendet werden: „{ $found }“.
problem-draw-alone = Sie spielen allein: Niemand kann einem Remis zustimmen. Sie können aufgeben.
problem-draw-nobody = Nur Menschen einigen sich auf Remis, der Computer nie. Sie können aufgeben oder weiterspielen.
problem-draw-not-offered = Ihnen wird gerade kein Remis angeboten.
problem-seat-not-kept = Hier ist kein Platz für Sie freigehalten.
problem-claim-early = Die andere Seite ist noch nicht lange genug fort: Der Sieg lässt sich noch nicht beanspruchen.
problem-person-unknown = Dieses Gerät ist hier unbekannt. Beginnen Sie als jemand Neues, oder nehmen Sie einen Umzugslink.
problem-person-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-recovery-unknown = Dieser Umzugslink ist verbraucht oder abgelaufen. Machen Sie auf Ihrem anderen Gerät einen neuen.
problem-banned = Wer diesen Server betreibt, hat Sie ausgeschlossen.
problem-muted = Wer diesen Server betreibt, hat Ihnen das Wort entzogen. Weiterspielen können Sie.
problem-session-ended = Sie sind hier abgemeldet.
problem-block-form = „{ $given }“ ist keine Adresse und kein Adressblock wie 203.0.113.0/24.
problem-admin-action = „{ $given }“ ist nichts, was pointluck admin kann. Es kennt: { $actions }.
problem-admin-what = pointluck admin { $action } braucht die Kennung einer Person oder eines Tisches.
problem-admin-days = Sagen Sie, wie lange nichts geschehen sein muss: --days N.
problem-admin-unknown = Hier gibt es weder eine Person noch einen Tisch „{ $given }“.
problem-table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Man kann ihn lesen, aber nicht weiterspielen.
problem-chat-length = Sagen Sie etwas mit höchstens { $most } Zeichen.
problem-note-length = Notizen fassen höchstens { $most } Zeichen.
staff-worth =
    { $unit ->
        [points] { $value } Punkte zu erwarten
       *[chance] { $value } Gewinnchance
    }
staff-gap =
    { $unit ->
        [points] { $gap } Punkte
       *[chance] { $gap }
    }
staff-why-best = Von allem Durchgespielten das Beste: Das Nächste verschenkt { $gap }.
staff-why-best-alike = Das täte Ihr Stab. Nichts ist erwiesenermaßen besser, und das Nächste lässt sich nicht davon unterscheiden.
staff-why-behind = Verschenkt { $gap } gegenüber der ersten Antwort.
staff-why-alike = Lässt sich von der ersten Antwort nicht unterscheiden.
staff-why-mixed = Eine von mehreren, ausgelost, damit niemand sie vorhersieht: Keine ist allein die beste.
staff-why-habit = Das täte Ihr Stab. Er hat nichts dagegen abgewogen und kann deshalb nicht mehr sagen.
staff-until-game = Aus { $games } gedachten Partien nach jeder Antwort, bis zum Ende gespielt.
staff-until-turns = Aus { $games } gedachten Partien nach jeder Antwort, zwei Züge weit, und einem Urteil darüber, wohin sie führten.
staff-until-round = Aus { $games } gedachten Partien nach jeder Antwort, bis zum Ende der Runde, und einem Urteil darüber, wohin sie führten.
staff-until-random = Aus { $games } gedachten Partien nach jeder Antwort, zufällig weitergespielt.
school-level =
    { $level ->
        [1] Leicht
        [2] Mittel
       *[3] Schwer
    }
school-question = Welche Antwort ist die beste?
school-right = Gefunden: Das ist die beste.
school-wrong = Nicht die beste.
school-none-such = Tippen Sie eine Zahl von 1 bis { $most } oder eine Antwort in Notation.
school-theme-cap = Jagdschutz
school-theme-strike = Angriffe
school-theme-command = Was zuerst kommt
school-theme-sea = Auf See
school-theme-deck = Decks und Landungen
school-theme-battle = Über dem Ziel
school-theme-patience = Wann man es lässt
school-theme-activation = Wer handelt
school-theme-manoeuvre = Manöver
school-theme-cards = Feuerkarten
staff-warning = Ihr Stab nennt das einen groben Fehler: Es verschenkt { $gap } gegenüber „{ $best }“. Trotzdem?
staff-used =
    { $part ->
        [decided] { $count ->
            [one] Der Stab von { NAME($seat) } hat eine Frage entschieden.
           *[other] Der Stab von { NAME($seat) } hat { $count } Fragen entschieden.
        }
       *[advised] { $count ->
            [one] Der Stab von { NAME($seat) } wurde zu einer Frage gehört.
           *[other] Der Stab von { NAME($seat) } wurde zu { $count } Fragen gehört.
        }
    }
problem-staff-not-here = Spielen Menschen gegeneinander, dürfen Sie Ihren Stab nur fragen, wo der Tisch es allen erlaubt. Dieser erlaubt es nicht.
problem-staff-kind = Eine solche Frage gibt es in diesem Spiel nicht.
problem-review-empty = In dieser Partie ist noch nichts gespielt.
problem-review-early = Die Analyse gibt es, wenn das Spiel zu Ende ist: Vorher verriete sie, was verdeckt liegt.
problem-course-running = Wie das Spiel verlief, wird an seinem Ende erzählt: Vorher verriete es, was verdeckt liegt.
problem-record-sealed = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist: Vorher verriete sie, was verdeckt liegt.
problem-record-long = Die Aufzeichnung ist länger als { $most } Zeichen.
problem-record-unsound = Diese Aufzeichnung ist nicht, was sie sagt (Zeile { $line }: { $why }), und wird nicht angenommen. Wer sie prüft, erfährt mehr.
problem-table-carry = Dieses Spiel lässt sich nicht auf die heutigen Regeln umstellen: Schritt { $step }, „{ $action }“, passt nicht zu ihnen. Man kann es lesen und sichern, aber hier nicht weiterspielen.
problem-store-missing = Die Datenbank { $file } gibt es nicht. Prüfen Sie den Namen.
problem-backup-exists = { $file } gibt es schon. Wählen Sie einen anderen Namen.
problem-restore-not-empty = In dieser Datenbank gibt es schon Leute oder Tische. Stellen Sie in einer leeren wieder her.
problem-store-address = „{ $given }“ ist keine Datenbank, die Point Luck nutzen kann. Nennen Sie den Pfad einer Datei oder postgresql://BENUTZER@RECHNER/NAME.
problem-store-newer = Diese Datenbank hat zuletzt ein neueres Point Luck benutzt (ihre Form ist { $found }, diese Version kennt { $known }). Nichts wurde an ihr geändert: Nehmen Sie die neuere Version.
problem-store-full = Zum Sichern ist kein Platz mehr. Nichts ging verloren: Schaffen Sie Platz, und versuchen Sie es noch einmal.
problem-store-busy = Die Datenbank ist beschäftigt und nahm es nicht an. Nichts wurde geändert: Versuchen Sie es noch einmal.
problem-store-down = Die Datenbank ist gerade nicht erreichbar ({ $why }). Nichts Bestätigtes ging verloren: Versuchen Sie es noch einmal.
problem-verify-by-hand = Würfel und Ziehungen wurden eingetippt oder auf dem Rechner eines Spielers gemacht: Das kann niemand prüfen.
problem-verify-some-by-hand = Würfel und Ziehungen vor Zeile { $line } wurden eingetippt oder anderswo gemacht: Prüfen lässt sich nur, was danach kommt.
problem-moments-sealed = Was verdeckt war, wird gezeigt, wenn die Partie zu Ende ist.
problem-day-unknown = Diesen Tag gibt es nicht.
problem-school-nowhere = Für { $game } gibt es keine Gefechtsschule.
problem-school-position = Eine Lage { $given } gibt es nicht: Die Gefechtsschule hat { $most }.
problem-school-unknown = Diese Lage gibt es nicht. Gehen Sie zur Gefechtsschule und wählen Sie eine andere.
problem-school-none = Dieser Tisch hat mit der Gefechtsschule nichts zu tun.
problem-fork-sealed = Weiterspielen können Sie eine Partie, wenn sie zu Ende ist: Vorher würde das Verdecktes verraten.
problem-fork-over = In diesem Augenblick ist die Partie zu Ende: Es gibt nichts weiterzuspielen.
problem-fork-none = Diese Partie setzt keine andere fort.
problem-fork-untried = Sie haben hier noch nicht geantwortet.
problem-verify-some-elsewhere = Was vor Zeile { $line } gewürfelt und gezogen wurde, stammt aus der Partie, die diese fortsetzt: Nur was danach kam, lässt sich hier prüfen.
problem-verify-no-secret = Das Geheimnis hinter den Würfeln steht nicht in der Aufzeichnung: Es wird am Ende des Spiels verraten.
problem-verify-commitment = Das Geheimnis passt nicht zur Festlegung in Zeile { $line }: Eines von beiden wurde geändert.
problem-verify-seen = In Zeile { $line } steht „{ $found }“, aber „{ $due }“ war schon gesehen und zurückgenommen: Es muss wiederkommen.
problem-verify-dice = In Zeile { $line } steht „{ $found }“, aber die Würfel ergaben „{ $due }“.
problem-verify-not-reached = Zeile { $line } lässt sich nicht spielen; was danach kommt, konnte nicht geprüft werden.
problem-verify-unfinished = Das Spiel ist noch nicht zu Ende: Die Aufzeichnung hat { $steps } Schritte.
problem-verify-unsigned = Nicht unterschrieben: Der Gastgeber könnte unter vielen Spielen gewählt haben.
problem-verify-signed = Unterschrieben von { $host }, Schlüssel { $fingerprint }. Vergleichen Sie ihn mit dem, den { $host } unter /api/key nennt.
problem-verify-signed-late = { $host } (Schlüssel { $fingerprint }) hat das Ende unterschrieben, aber nicht die Würfel vor dem ersten Wurf: Es könnte unter vielen Spielen gewählt worden sein.
problem-verify-signed-early = { $host } (Schlüssel { $fingerprint }) hat die Würfel vor dem ersten Wurf unterschrieben, aber nicht dieses Ende.
problem-verify-other-key = Der Schlüssel { $fingerprint } ist nicht der von { $host }: Jemand anderes hat unterschrieben.
problem-verify-signature = Die Unterschrift von { $host } passt nicht: Danach wurde etwas geändert.
problem-seats-changed = In diesem Spiel haben die Plätze schon { $most }-mal gewechselt, und mehr fasst keine Aufzeichnung. Spielen Sie so weiter, oder beenden Sie das Spiel.

## Par

percent = { $number } %
par = Par
par-of = Par, { NAME($seat) }
par-how-points = der { NAME($rank) } im Mittel aus { $games } Partien; 95 %: { $low } bis { $high }
par-how-share = gewonnene Partien, { NAME($rank) } gegen { NAME($rank) }, { $games } Partien; 95 %: { $low } bis { $high }
par-told = { $name }: { $value } ({ $how })
par-measured = gemessen { $date }: { $command }

## Die Lage

briefing = Die Lage
brief-part-who = Wer Sie sind
brief-part-aim = Was gewinnt
brief-part-have = Was Sie haben
brief-part-turn = Wie eine Runde geht
brief-part-fight = Wie es sich entscheidet
brief-part-mind = Worauf zu achten ist
briefing-none = Zu diesem Spiel gibt es keine Einweisung.
