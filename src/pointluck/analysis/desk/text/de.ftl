# Der Chancenrechner, im Terminal, auf einer eigenen Seite und im Browser.

odds-help = die genauen Chancen eines Kampfes oder einer Suche ausrechnen, die in einem Satz beschrieben sind
odds-sentence = der Satz, etwa { $example }; ohne Satz nennt der Befehl Beispiele
odds-nodes = wie viele Stellungen angesehen werden, bevor eine Frage aufgegeben wird (sonst { $default })
odds-html = auch eine Seite mit Diagrammen in diese Datei schreiben
odds-title = Chancen: { $title }
odds-kicker = Point Luck, Chancenrechner
odds-understood = Verstanden als: { $sentence }
odds-examples = Sätze, die verstanden werden
odds-none = Nichts von dem, was gezählt wird, ändert sich.
odds-certain = Das ist sicher.
odds-mean = im Mittel { $mean }
odds-change = Änderung
odds-chance = Chance
odds-command = Auf der Befehlszeile
odds-exact = genau
odds-taken = Wie es gemeint wurde
odds-chart = Von { $low } bis { $high }; am wahrscheinlichsten ist { $top }, mit { $share }.
odds-page-help = Jeder Würfel und jede Ziehung wurde nach den Regeln verfolgt: Das sind keine Stichproben, sondern genaue Anteile.
odds-page-made = Ausgerechnet nach den Regeln von { $title }, Version { $rules }, Vorlage { $preset }.
odds-count-target-damage = Schaden am Ziel
odds-count-shadowing-kept = Beschattung geht weiter
odds-count-kido-butai-found = Kido Butai von den USA entdeckt

odds-note-doctrine = Was zu entscheiden ist, etwa welche Bomber welchen Träger angreifen, wird wie vom Stabsoffizier entschieden.
odds-note-doctrine-both = Beide Seiten entscheiden wie der Stabsoffizier; nur das Ziel ist das von Ihnen genannte.
odds-note-fighters-drawn = US-Jäger werden aus einem vollen Becher gezogen ({ $fighters } Staffeln darin): Sagen Sie, wie viele es sind, wenn Sie es wissen.
odds-note-decks-full = Jede Staffel, die keine CAP fliegt, steht startklar auf ihrem eigenen Deck.
odds-note-type-rolled = Der Würfel sagt, ob es ein Torpedo- oder ein Sturzangriff ist.
odds-note-nobody-attacks = Über { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    } von der ersten Stunde an, in denen niemand angreift.
odds-note-places = { $one } auf { $there } und { $other } auf { $where } sind die nächsten solchen Felder. Genannte Karten werden gespielt.

problem-odds-no-desk = Für { $game } gibt es keinen Chancenrechner; es gibt einen für { $games }.
problem-odds-stopped = Verstanden bis hier: „{ $understood }“. Statt „{ $word }“ braucht es eines von: { OR($verbs) }.
problem-odds-number = Nach „{ $understood }“ kann eine Zahl von { $low } bis { $high } stehen, nicht { $given }.
problem-odds-letter = „{ $letter }“ kann in einem Satz an den Chancenrechner nicht stehen: Er nimmt Buchstaben, Ziffern, Bindestriche, + , und >.
problem-odds-long = Ein Satz an den Chancenrechner hat höchstens { $most } Zeichen.
problem-odds-too-many = Davon gibt es keine { $given }: höchstens { $most }.
problem-odds-too-large = Das sind mehr als { $nodes } Stellungen, zu viele, um jeder zu folgen. Fragen Sie nach kleineren Kräften, oder sagen Sie mehr von dem, was bekannt ist.
problem-odds-load = Mit { $load } lässt sich das nicht angreifen: Es braucht { $wanted }.
problem-odds-impossible = Eine solche Stellung kann es nicht geben: { $why }.
problem-odds-fleet-fighters = Welche Träger in einer Flotte sind, wird vor den Jägern gezogen. Nennen Sie die Träger, um zu sagen, wie viele Jäger es sind.
problem-odds-raid-open = Ob es ein Sturz- oder ein Torpedoangriff ist, wird nach dem Ziehen der Jäger gewürfelt. Sagen Sie, wie viele Jäger es sind, etwa „+ 0 Jäger“.
problem-odds-kind = Nach diesen Zahlen kann kein Angriff von der Art { $kind } sein.
problem-odds-no-battle = In einer solchen Stellung gibt es keinen Kampf.
problem-odds-evading-deck = Ein Träger, der ausweicht, hat keine startbereiten Flugzeuge an Deck: Lassen Sie „evading“ oder „spotted“ weg.
problem-odds-ace-and-bomber = Asse fliegen in Herrschaft, Bomber in der Flugzeugträger-Jagd: Sie treffen sich nie.
problem-odds-nobody = In diesem Spiel fliegt niemand: { $role }.
problem-odds-card = { $card } ist keine Karte, die { $side } hier haben kann.
problem-odds-diagrams = Nirgends haben die beiden einander so vor sich. Es gibt: { OR($verbs) }.

# Die Werkstatt für Spieleerfinder

lab-about = dieselben Partien mit anderen Zahlen spielen, mit demselben Glück, und sehen, wem sie helfen
lab-figure = eine Zahl, die geändert wird, mit ihrem Pfad, wie ihn „pointluck figures“ zeigt, etwa { $example }, so oft wie nötig; eine davon kann mehrere Werte haben: 4,5,6
lab-games = wie viele Partien mit jedem Satz von Zahlen (sonst { $default })
lab-title = Werkstatt: { $title }
lab-kicker = Point Luck, Werkstatt für Spieleerfinder
lab-help = Jede Partie hatte vorher und nachher dasselbe Glück; der Strich auf jedem Balken ist das 95-%-Intervall.
lab-before = vorher
lab-after = nachher
lab-difference = Unterschied
lab-adjusted = { $seat }, ohne Glück
lab-points = { $number } %
lab-points-interval = { $low } bis { $high } %
lab-helps = Das hilft: { $seat }.
lab-not-proven = In so vielen Partien ist kein Unterschied nachgewiesen.
lab-none-differed = Keine von { $games } Partien verlief anders: höchstens { $share } tun es.
lab-differed = Partien, die anders endeten: { $share } ({ $interval })
lab-worth = Mit demselben Glück sagte jedes Paar von Partien so viel wie { $worth } ohne.
lab-same-figures = dieselben Zahlen wie vorher

problem-lab-form = „{ $given }“ ist keine Zahl mit einem Wert. Schreiben Sie etwa: air/SBD/bomb=5
problem-lab-nothing = Nennen Sie mindestens eine Zahl, die geändert wird: --figure PFAD=WERT. „pointluck figures SPIEL“ zählt sie auf.
problem-lab-two-sweeps = Nur eine Zahl kann mehrere Werte auf einmal haben; „{ $path }“ wäre die zweite.
problem-lab-many = Eine Zahl kann höchstens { $most } Werte auf einmal haben.

# Im Browser

odds-about = Beschreiben Sie einen Kampf oder eine Suche: durch Klicken oder in einem Satz. Jeder Würfel und jede Ziehung wird nach den Regeln verfolgt, die Chancen sind also genau.
odds-ask = Ausrechnen
odds-input = Der Satz
odds-busy = Jeder Würfel wird verfolgt …
odds-sort = Worum geht es?
odds-more = eins mehr
odds-less = eins weniger
odds-link = Die Adresse dieser Seite führt zu dieser Antwort zurück.
odds-form-strike = Japan greift an
odds-form-raid = Angriff auf Kido Butai
odds-form-search = Aufklärung
odds-form-strike-usn = Die USA greifen an
odds-form-strike-ijn = Japan greift an
odds-form-search-usn = Die USA suchen
odds-form-search-ijn = Japan sucht
odds-form-firing = Beschuss
odds-form-force = Angreifer
odds-form-target = Ziel
odds-form-opposition = Ihnen gegenüber
odds-form-usa = USA
odds-form-japan = Japan
odds-word-bomber = Bomber
odds-word-zero = Zeros
odds-word-fighter = Jäger
odds-word-carrier = Träger
odds-word-turn = Runden
odds-word-search = Suche
odds-word-cap = CAP
odds-word-screen = Schirm:
odds-word-destroyer = Zerstörer
odds-word-cruiser = Kreuzer
odds-word-opposed = gegen
odds-word-damaged = schon beschädigt
odds-word-spotted = Flugzeuge an Deck
odds-word-evading = weicht aus
odds-word-shadowing = Beschattung
odds-word-again = wie zuvor
odds-word-squall = in einer Bö
odds-word-bombs = mit Bomben
odds-word-torpedoes = mit Torpedos
odds-word-kido-butai = Kido Butai
odds-word-airfield = Flugplatz Midway
odds-word-seaplane-base = Wasserflugzeugbasis
odds-word-aa-guns = Flak
odds-word-light-blue = hellblau
odds-word-off = außerhalb
odds-word-usa-fighter = Jäger
odds-word-usa-bomber = Bomber
odds-word-usa-ace = Ass
odds-word-japan-fighter = Jäger
odds-word-japan-bomber = Bomber
odds-word-japan-ace = Ass
odds-word-1-carrier = 1 Träger
odds-word-opposed-0-fighter = keine Jäger
odds-word-opposed-1-fighter = gegen 1 Jäger
odds-word-nothing = –
lab-intro = Ändern Sie Zahlen, und der Computer spielt dieselben Partien vorher und nachher mit demselben Glück: So sehen Sie, wem die Änderung hilft.
lab-pick = Zahl
lab-value = Neuer Wert
lab-now = jetzt { $value }
lab-add = Noch eine Zahl
lab-remove = Diese Zahl weglassen
lab-run = Partien spielen
lab-busy = { $games } von { $asked } Partien
lab-result = { $games } Partien zwischen Stabsoffizieren, vorher und nachher
lab-more = Alles, was sich bewegt hat
lab-same = Wählen Sie eine Zahl und geben Sie ihr einen anderen Wert.
lab-value-points = Ergebnis für { $seat }
lab-wins = von { $seat } gewonnene Partien
