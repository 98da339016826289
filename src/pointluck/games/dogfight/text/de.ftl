# Dogfight: alle Sätze des Spiels. COUNT zählt eine Liste, OR verbindet sie mit „oder“, NAME zeigt den Namen zu einer Kennung.

## Namen

name-E = Osten
name-NE = Nordosten
name-NW = Nordwesten
name-W = Westen
name-SW = Südwesten
name-SE = Südosten
name-N = Norden
name-S = Süden
name-usa = USA
name-japan = Japan
name-fighter = Jäger
name-bomber = Bomber
name-ace = Ass
name-carrier-hunt = Trägerjagd
name-domination = Herrschaft
name-setup = Aufstellung
name-orders = Befehlsvorrat
name-initiative = Kampf um die Initiative
name-activation = Aktivierung
name-purchase = Kauf von Befehlen
name-reinforcements = Verstärkungen
name-over = Spiel beendet
name-forward = geradeaus
name-left = Linkskurve
name-right = Rechtskurve
name-acceleration = Beschleunigung
name-feint-left = Finte links
name-feint-right = Finte rechts
name-reversal = Umkehr
name-loop = Schleife
name-surprise-attack = Überraschungsangriff
name-aileron-roll = Querruder-Rolle
name-evade = Ausweichen
name-sixth-sense = Sechster Sinn
name-thach-weave = Thach Weave
name-veterans = Veteranen
name-hineri-komi = Hineri-komi
name-elite-pilots = Elitepiloten
name-red = rot
name-yellow = gelb
name-light_blue = hellblau
name-navy = marineblau
name-off = außerhalb des Diagramms
name-carrier-bombed = Träger bombardiert
name-bombers-destroyed = alle Bomber zerstört
name-points = Siegpunkte erreicht
name-round-cap = letzte Runde vorbei

summary = Jäger und Bomber über Midway, Sechseck für Sechseck. Versenken Sie den feindlichen Träger mit einem Bomber oder beherrschen Sie den Himmel über der Insel: Die Pläne sind geheim, und wer besser rät, schießt.

section-1 = Inhalt
section-2 = Trägerjagd
section-2-3 = Vorbereitung
section-2-4 = Die Runde
section-flight = Flug
section-combat = Kampf
section-3 = Herrschaft
section-orders = Liste der Befehle
section-ruling = Entscheidungen

## Wo ein Flugzeug ist, und wie es zu seinen Feinden steht

told-where =
    { $by ->
        [over-midway] { $apart ->
            [0] über der Mitte von Midway
           *[other] über dem { NAME($bearing) } von Midway
        }
        [midway] { told-areas } { told-side } von Midway
        [usa] { $apart ->
            [0] über dem US-Träger
           *[other] { told-areas } { told-side } des US-Trägers
        }
       *[japan] { $apart ->
            [0] über dem japanischen Träger
           *[other] { told-areas } { told-side } des japanischen Trägers
        }
    }
told-areas =
    { $apart ->
        [one] ein Feld
       *[other] { $apart } Felder
    }
told-side =
    { $bearing ->
        [E] östlich
        [NE] nordöstlich
        [N] nördlich
        [NW] nordwestlich
        [W] westlich
        [SW] südwestlich
        [S] südlich
       *[SE] südöstlich
    }
told-heading =
    { $facing ->
        [E] Ost
        [NE] Nordost
        [NW] Nordwest
        [W] West
        [SW] Südwest
       *[SE] Südost
    }
told-stance =
    { COUNT($tail) ->
        [0] { "" }
       *[other] , im Nacken von { $tail }
    }{ COUNT($met) ->
        [0] { "" }
       *[other] , Nase an Nase mit { $met }
    }{ COUNT($sights) ->
        [0] { "" }
       *[other] , mit { $sights } im Visier
    }{ COUNT($danger) ->
        [0] { "" }
       *[other] , im Visier von { $danger }
    }

## Fragen an die Spieler

ask-place =
    { $left ->
        [one] Stellen Sie Ihr letztes Flugzeug auf: wohin, und in welche Richtung?
       *[other] Stellen Sie ein Flugzeug auf: welches, wohin, und in welche Richtung? Beide Seiten haben zusammen noch { $left }.
    }
ask-return = Ein Jäger kehrt zurück. Auf welchen Verstärkungsbereich, und in welche Richtung?
ask-bid =
    Runde { $round }: Wie viele Ihrer { $most } Kommandopunkte bieten Sie für die Initiative? Gebote sind verloren; Gleichstand geht an { $tie ->
        [usa] die USA
       *[other] { NAME($tie) }
    }.
ask-activate =
    { COUNT($marked) ->
        [one] Nur { $marked } hat einen Marker. Was tut es?
       *[other] Welches Flugzeug handelt? Mit Marker: { $marked }.
    }
ask-manoeuvre =
    { $aircraft }, Manöver { $number } (mindestens { $least }, höchstens { $most }){ $ahead ->
        [edge] . Geradeaus endet der Plan.
        [sea] . Geradeaus ist das Meer: Dort lässt sich keine kleine Platte anlegen.
        [aircraft] . Geradeaus ist { $swap }: Die beiden würden die Plätze tauschen.
        [gives-victory] . Geradeaus ist { $swap }: Der Tausch brächte diesen Bomber auf Ihren Träger!
        [brings-victory] . Geradeaus ist { $swap }: Der Tausch bringt diesen Bomber auf den feindlichen Träger, und Sie gewinnen!
       *[free] : wohin?
    }
ask-leave-board = { $aircraft } verlässt den Plan, { told-where }. Eine kleine Platte anlegen oder das Flugzeug aufgeben?
ask-plan =
    { $tokens ->
        [one] Planen Sie geheim eine Marke für { $aircraft }.
       *[other] Planen Sie geheim { $tokens } Marken für { $aircraft }.
    }
ask-first = Die Pläne liegen offen. USA: { $usa }. Japan: { $japan }. Wer führt seine Marken zuerst aus?
ask-skip = { $aircraft } lässt eine Marke aus: { $tokens }. Welche?
ask-card =
    { $role ->
        [attacker] { $attacker } greift { $defender } an. Spielen Sie als Angreifer eine Karte?
       *[defender] { $attacker } greift { $defender } an. Spielen Sie als Verteidiger eine Karte?
    }{ COUNT($perils) ->
        [0] { "" }
       *[other] { " " }Vorsicht: { $bombers } könnte dadurch auf Ihren Träger geraten!
    }
ask-accelerate =
    Beschleunigung: ein weiteres Manöver von { $aircraft }{ $ahead ->
        [edge] . Geradeaus endet der Plan.
        [sea] . Geradeaus ist das Meer: Dort lässt sich keine kleine Platte anlegen.
        [aircraft] . Geradeaus ist { $swap }: Die beiden würden die Plätze tauschen.
        [gives-victory] . Geradeaus ist { $swap }: Der Tausch brächte diesen Bomber auf Ihren Träger!
        [brings-victory] . Geradeaus ist { $swap }: Der Tausch bringt diesen Bomber auf den feindlichen Träger, und Sie gewinnen!
       *[free] : wohin?
    }
ask-plan-again = Sechster Sinn: { $tokens } Marken für { $aircraft } offen neu planen oder bleiben?
ask-face = Hineri-komi: In welche Richtung dreht { $aircraft }?
ask-exchange = Elitepiloten: USA { $usa }, Japan { $japan }. Eine Ihrer Karten tauschen?
ask-buy =
    { $points ->
        [one] Sie haben einen Kommandopunkt. Welchen Befehl kaufen Sie?
       *[other] Sie haben { $points } Kommandopunkte. Welchen Befehl kaufen Sie?
    }

## Fragen an den Zufall

ask-deal =
    { $pile ->
        [one] Decken Sie die letzte Karte des Befehlsstapels auf.
       *[other] Decken Sie eine Karte des Befehlsstapels auf ({ $pile } Karten).
    }
ask-draw =
    { $count ->
        [one] { $side ->
            [usa] Die USA ziehen
           *[other] { NAME($side) } zieht
        } eine Schießkarte.
       *[other] { $side ->
            [usa] Die USA ziehen
           *[other] { NAME($side) } zieht
        } { $count } Schießkarten.
    }
ask-exchange-draw =
    { $side ->
        [usa] Die USA nehmen
       *[other] { NAME($side) } nimmt
    } die oberste Karte des Schießstapels.

## Ereignisse

event-placed = { $aircraft } wird aufgestellt: { told-where }, Nase nach { NAME($facing) }.
event-round-began = Runde { $round }
event-bid-sealed =
    { $side ->
        [usa] Die USA haben
       *[other] { NAME($side) } hat
    } geboten.
event-bids-shown =
    Gebote: USA { $usa }, Japan { $japan }. Die Initiative { $holder ->
        [usa] haben die USA
       *[other] hat { NAME($holder) }
    }.
event-initiative-passed =
    Die Initiativekarte geht an { $side ->
        [usa] die USA
       *[other] { NAME($side) }
    }.
event-flight-began = { $aircraft } fliegt
event-moved =
    { $aircraft } { $turn ->
        [left] dreht nach links
        [right] dreht nach rechts
        [feint-left] gleitet nach links
        [feint-right] gleitet nach rechts
        [back] fliegt zurück
       *[forward] fliegt geradeaus
    }, Kurs { told-heading }: { told-where }{ told-stance }.
event-swapped = { $aircraft } tauscht den Platz mit { $other }; das ist jetzt { told-where }.
event-turned = { $aircraft } dreht nach { NAME($facing) }{ told-stance }.
event-tile-laid = Die kleine Platte { $tile } liegt jetzt unter { $aircraft }.
event-destroyed =
    { $cause ->
        [flown-off] { $aircraft } verlässt den Plan und ist verloren.
       *[shot-down] { $aircraft } ist abgeschossen.
    }
event-scored =
    { $points ->
        [one] Ein Punkt für { $side ->
            [usa] die USA
           *[other] { NAME($side) }
        }: { $total }.
       *[other] { $points } Punkte für { $side ->
            [usa] die USA
           *[other] { NAME($side) }
        }: { $total }.
    }
event-carrier-bombed =
    { $aircraft } bombardiert den Träger { $side ->
        [usa] der USA
       *[other] Japans
    }.
event-battle-ended =
    { $winner ->
        [draw] Das Gefecht endet unentschieden: { NAME($ending) }
       *[other] Sieg für { $winner ->
            [usa] die USA
           *[other] { NAME($winner) }
        }: { NAME($ending) }
    }
event-combat-began = { $attacker } greift { $defender } an
event-plan-sealed =
    { $side ->
        [usa] Die USA haben
       *[other] { NAME($side) } hat
    } geplant.
event-plans-shown = Pläne: USA { $usa }; Japan { $japan }.
event-moves-first =
    { $side ->
        [usa] Die USA beginnen
       *[other] { NAME($side) } beginnt
    }.
event-token-skipped = { $aircraft } lässt Marke { $number } aus ({ NAME($token) }).
event-card-declined =
    { $side ->
        [usa] Die USA spielen
       *[other] { NAME($side) } spielt
    } keine Karte.
event-order-played =
    { $side ->
        [usa] Die USA spielen
       *[other] { NAME($side) } spielt
    } { NAME($card) }{ COUNT($mate) ->
        [0] .
       *[other] : { $mate } schießt.
    }
event-planned-again =
    { $side ->
        [usa] Die USA planen
       *[other] { NAME($side) } plant
    } neu: { $plan }.
event-stays =
    { $side ->
        [usa] Die USA planen
       *[other] { NAME($side) } plant
    } nicht neu.
event-firing-began = Schießen: USA { NAME($usa) }, Japan { NAME($japan) }.
event-no-firing = Keiner hat den anderen im Angriffsbereich.
event-firing-evaded = Ausweichen: In diesem Kampf wird nicht geschossen.
event-cards-drawn =
    { $side ->
        [usa] Die USA ziehen
       *[other] { NAME($side) } zieht
    } { $cards }.
event-cards-shown =
    Schießkarten: USA { COUNT($usa) ->
        [0] keine
       *[other] { $usa }
    }, Japan { COUNT($japan) ->
        [0] keine
       *[other] { $japan }
    }.
event-card-exchanged =
    { $side ->
        [usa] Die USA geben
       *[other] { NAME($side) } gibt
    } die { $card } weg.
event-card-replaced =
    { $side ->
        [usa] Die USA bekommen
       *[other] { NAME($side) } bekommt
    } dafür eine { $card }.
event-cards-kept =
    { $side ->
        [usa] Die USA behalten
       *[other] { NAME($side) } behält
    } die Karten.
event-firing-result =
    USA { $usa }, Japan { $japan }: { $winner ->
        [tie] unentschieden.
       *[other] { $winner ->
            [usa] Die USA haben
           *[other] { NAME($winner) } hat
        } die bessere Karte.
    }
event-combat-ended = Der Kampf ist vorbei.
event-order-bought =
    { $side ->
        [usa] Die USA kaufen
       *[other] { NAME($side) } kauft
    } { NAME($card) }.
event-order-dealt = In den Vorrat: { NAME($card) }.
event-order-dealt-several = In den Vorrat: { $card }.
event-pile-reshuffled =
    { $cards ->
        [one] Ein abgelegter Befehl bildet den neuen Stapel.
       *[other] { $cards } abgelegte Befehle werden zu einem neuen Stapel gemischt.
    }
event-midway-counted = Über Midway: USA { $usa }, Japan { $japan }.

## Ablehnungen

refusal-other-question = „{ $action }“ beantwortet nicht, was jetzt gefragt ist.
refusal-not-your-aircraft =
    { $aircraft } gehört nicht zu { $side ->
        [usa] den USA
       *[other] { NAME($side) }
    }.
refusal-aircraft-placed = { $aircraft } steht schon auf dem Plan.
refusal-aircraft-lost = { $aircraft } ist nicht auf dem Plan.
refusal-ace-lost = { $aircraft } ist ein Ass und kehrt nicht zurück.
refusal-not-a-start-area = { $area } ist keines Ihrer Felder: { OR($areas) }.
refusal-area-occupied = Auf { $area } steht ein anderes Flugzeug.
refusal-bid-range = Bieten Sie 0 bis { $most } Kommandopunkte.
refusal-no-marker = { $aircraft } hat keinen Marker: Es hat in dieser Runde gehandelt oder wurde angegriffen.
refusal-not-an-enemy = { $aircraft } gehört zu Ihrer Seite.
refusal-out-of-reach = { $aircraft } kann { $target } mit { $manoeuvres } Manövern nicht erreichen.
refusal-too-early = { $aircraft } ist { $flown } Manöver geflogen und muss mindestens { $least } fliegen.
refusal-tile-occupied = Auf { $tile } steht ein anderes Flugzeug.
refusal-tile-misses = Dort läge { $tile } nicht unter { $area }.
refusal-tile-overlaps = Bei { $place } läge { $tile } auf einer anderen Platte oder neben dem Tisch.
refusal-tile-detached = Bei { $place } berührte { $tile } den Plan nicht.
refusal-plan-length = { $aircraft } plant genau { $tokens } Marken.
refusal-plan-tokens = Sie haben von jeder Art nur { $tokens } Marken.
refusal-no-such-token = Nennen Sie die Marke nach ihrem Platz, 1 bis { $tokens }.
refusal-card-not-held = Sie haben { NAME($card) } nicht auf der Hand.
refusal-nobody-weaves = Keines Ihrer anderen Flugzeuge hat den Gegner im Angriffsbereich.
refusal-cannot-weave = Nur { OR($able) } hat den Gegner im Angriffsbereich.
refusal-not-drawn = Sie haben { $cards } gezogen: Tauschen Sie eine davon.
refusal-not-in-pool = { NAME($card) } liegt nicht im Vorrat.
refusal-too-expensive = { NAME($card) } kostet { $cost }, und Sie haben { $points }.

## Aktionen in Worten

action-place = { $arg1 } auf { $arg2 }, Richtung { NAME($arg3) }
action-bid = { $arg1 } bieten
action-fly = { $arg1 } fliegt
action-attack = { $arg1 } greift { $arg2 } an
action-forward = vor
action-left = vor und links
action-right = vor und rechts
action-stop = den Flug beenden
action-tile = { $arg1 } bei { $arg2 } anlegen
action-fly-off = aufgeben
action-plan = { $args } planen
action-first = { NAME($arg1) } zuerst
action-skip = Marke { $arg1 } auslassen
action-play =
    { COUNT($args) ->
        [one] { NAME($arg1) } spielen
       *[other] { NAME($arg1) } mit { $arg2 } spielen
    }
action-pass = keine Karte
action-face = nach { NAME($arg1) }
action-stay = nicht neu planen
action-exchange = die { $arg1 } tauschen
action-keep = die Karten behalten
action-buy = { NAME($arg1) } kaufen
action-done = nichts mehr kaufen
action-deal = { NAME($arg1) }
action-draw = { $args } ziehen

## Plan und Auswahl

board-round =
    { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round }
    }
board-holder = Initiative: { NAME($side) }
board-standing = USA { $usa } : { $japan } Japan (bis { $target })
board-aircraft = { NAME($side) }
board-aircraft-lost = verloren: { $aircraft }
board-command = Kommandopunkte: USA { $usa }, Japan { $japan }
board-bids = Gebote: USA { $usa }, Japan { $japan }
board-bid-none = noch keines
board-sealed = verdeckt
board-hand = { NAME($side) } hält
board-pool = Befehlsvorrat
board-pile = Stapel { $pile }, abgelegt { $discards }
board-nothing = nichts
board-combat = { $attacker } greift { $defender } an
board-plans = Pläne: USA { $usa }; Japan { $japan }
board-no-plan = noch keiner
board-moving = { $aircraft }: + zeigt, wohin es in diesem Flug kommen kann
board-range = { $aircraft }: 3! und 2! sind seine Angriffsbereiche, 2 und 1 seine Verteidigungsbereiche
board-odds = Spielt niemand mehr eine Karte: { $own } Ihrer Schießkarten gegen { $other }. Sie schießen ihn ab: { $win } %. Sie werden abgeschossen: { $loss } %.
board-no-fire = Spielt niemand mehr eine Karte, kann niemand schießen.
board-evaded = Jemand ist ausgewichen: In diesem Kampf wird nicht geschossen.
board-gives-victory = Das brächte { $bomber } auf Ihren Träger, und der Gegner würde gewinnen.
board-stake-fly-off = { $aircraft } wäre verloren.

legend-aircraft = U1 bis U4, J1 bis J4: Jäger der USA und Japans. UB, JB: Bomber. UA, JA: Asse.
legend-facing = → ↗ ↖ ← ↙ ↘ zeigt, wohin ein Flugzeug zeigt: E Osten, NE Nordosten, NW Nordwesten, W Westen, SW Südwesten, SE Südosten.
legend-marker = Große Buchstaben: Das Flugzeug hat seinen Marker. Kleine: Es hat gehandelt oder wurde angegriffen.
legend-areas = · ein Feld, m die Midway-Platte, s eine kleine Platte, U# und J# die Träger, u und j Verstärkungsbereiche.
legend-ghosts = + wohin das fliegende Flugzeug kommen kann. 3! und 2! Angriffsbereiche, 2 und 1 Verteidigungsbereiche Ihres Flugzeugs im Kampf.
legend-coordinates = Ein Feld heißt q,r: r ist die Zeile am rechten Rand, q wächst mit jedem Feld nach Osten um eins; 0,0 ist die Mitte.

menu-place = { $aircraft }
menu-bid = Bieten
menu-fly = Fliegen
menu-attack = Angreifen mit { $aircraft }
menu-manoeuvre = Manöver
menu-tile = Kleine Platte
menu-plan = Planen
menu-first = Zuerst
menu-skip = Auslassen
menu-card = Karte
menu-face = Drehen nach
menu-exchange = Tauschen
menu-buy = Kaufen

label-fly-off = keine: { $aircraft } ist verloren
label-cost = { NAME($card) } ({ $cost })
label-none = keine
label-stop = hier aufhören
label-done = nichts mehr
label-target = { $target } ({ $value })

## Das Ende des Spiels

end-winner = Sieger
end-nobody = niemand
end-rounds = Runden
end-points = Siegpunkte
end-lost = Verlorene Flugzeuge
end-draw = Unentschieden

## Über viele Partien gezählt

hours = Wo die Flugzeuge waren, Runde für Runde
tally-rounds = Runden
tally-carriers-bombed = bombardierte Träger
tally-usa-points = Punkte der USA
tally-japan-points = Punkte Japans
tally-usa-aircraft-lost = verlorene Flugzeuge der USA
tally-japan-aircraft-lost = verlorene Flugzeuge Japans
census-usa-midway = USA, über Midway
census-usa-elsewhere = USA, anderswo
census-usa-destroyed = USA, verloren
census-japan-midway = Japan, über Midway
census-japan-elsewhere = Japan, anderswo
census-japan-destroyed = Japan, verloren

## Vorgaben

about-preset-standard = Trägerjagd wie gedruckt.
about-preset-carrier-hunt = Den feindlichen Träger bombardieren, wie gedruckt: Gleichstand beim Bieten geht an die USA.
about-preset-carrier-hunt-even = Ebenso, doch geht Gleichstand beim Bieten reihum, was nicht gedruckt ist.
about-preset-domination-short = Punkte für Abschüsse und für Midway: Wer zuerst 9 hat, gewinnt, in etwa 45 Minuten.
about-preset-domination = Punkte für Abschüsse und für Midway: Wer zuerst 12 hat, gewinnt.
about-preset-domination-long = Punkte für Abschüsse und für Midway: Wer zuerst 15 hat, gewinnt, in etwa 75 Minuten.

## Optionen

option-df-mode = Modus
    .help = Worum es im Spiel geht.
    .carrier_hunt = Trägerjagd: den feindlichen Träger bombardieren
    .domination = Herrschaft: Punkte für Abschüsse und für Midway
option-df-vp_target = Siegpunkte
    .help = Nur in der Herrschaft: die Punkte, die gewinnen.
option-df-board = Plan
    .help = Nur in der Trägerjagd: Platten mit 19 oder mit 7 Feldern.
    .large = groß
    .compact = klein, für ein sehr kurzes Spiel
option-df-reinforcement_layout = Verstärkungsbereiche
    .help = Nur in der Herrschaft: welche äußeren Platten wem gehören.
    .sides = je drei Nachbarn
    .alternating = jede zweite
option-df-swap_onto_carrier_wins = Tausch auf den Träger gewinnt
    .help = Ob ein Bomber gewinnt, den ein Tausch auf den feindlichen Träger bringt.
option-df-small_tile_touch = Kleine Platten berühren
    .help = Woran eine kleine Platte liegen muss.
    .any = irgendeine Platte
    .big = eine große Platte
option-df-evade_ends = Ausweichen beendet
    .help = Was vorbei ist, wenn jemand ausweicht.
    .firing = das Schießen; Karten folgen weiter
    .combat = den Kampf, sofort
option-df-veterans_zero = Veteranen ohne Karte
    .help = Was Veteranen für ein Flugzeug tun, das keine zöge.
    .draws_1 = es zieht eine
    .no_effect = nichts
option-df-japanese_specials = Japanische Sonderbefehle
    .help = Die beiden, die im Text der Anleitung fehlen.
    .reconstructed = Hineri-komi und Elitepiloten
    .veterans_twice = zweimal Veteranen
option-df-ties_by_turns = Gleichstand reihum
    .help = Gleicht die Trägerjagd aus: in jeder zweiten Runde geben gleiche Gebote Japan die Initiative.
option-df-round_cap = Letzte Runde
    .help = Die Runde, nach der das Spiel endet; 0: nie.

## Was ein Spieler eingeben kann

problem-notation-verb = „{ $text }“ ist nicht verständlich. Geben Sie eine Zahl ein oder beginnen Sie mit { OR($verbs) }; „hilfe“ erklärt es.
problem-notation-form = „{ $text }“ ist unvollständig oder enthält zu viel. „hilfe { $verb }“ zeigt, wie man es schreibt.
problem-notation-aircraft = „{ $text }“ ist kein Flugzeug. Es gibt { $aircraft }.

notation-place = place U1 4,2 W
notation-bid = bid 2
notation-fly = fly U1
notation-attack = attack U1 J3
notation-forward = forward oder f
notation-left = left oder l
notation-right = right oder r
notation-stop = stop
notation-tile = tile S1 9,-4
notation-fly-off = fly-off
notation-plan = plan forward left; plan f l
notation-first = first usa
notation-skip = skip 2
notation-play = play loop; play thach-weave U3
notation-pass = pass
notation-face = face NE
notation-stay = stay
notation-exchange = exchange 3
notation-keep = keep
notation-buy = buy reversal
notation-done = done
notation-deal = deal loop
notation-draw = draw 2 6

# Wörter, die man statt derer der Notation eingeben kann, paarweise.
synonyms = stelle place aufstellen place biete bid bieten bid fliege fly fliegen fly angreifen attack vor forward links left rechts right halt stop platte tile aufgeben fly-off plane plan planen plan zuerst first auslassen skip spiele play spielen play keine pass passe pass drehe face bleibe stay tausche exchange behalte keep kaufe buy kaufen buy fertig done beschleunigung acceleration umkehr reversal schleife loop ausweichen evade veteranen veterans

## Woher die Zahlen stammen (RB: Anleitung)

source-components = RB 1
source-grid = sechs Platten um eine, Drehung um eine Seite und um 180 Grad (RB 2.3.2, Flug, Umkehr); die Achsen sind von uns
source-grid-table_radius = ein Tisch endet irgendwo; weit genug für beide kleinen Platten hintereinander jenseits des Plans (DF-R63)
source-boards-large = Bild fehlt; Platten mit 19 Feldern und dem Träger im inneren Ring außen ergeben 7 Startfelder
source-boards-large-midway_tile = RB 2.3.1, 3.3.1
source-boards-large-small_tile = braucht zwei Felder in einer Linie (Flugbeispiel); Form der großen Platte, kleiner
source-boards-compact = unser kleiner Plan für kurze Spiele; der Träger liegt in der Mitte seiner Platte, damit sechs Flugzeuge auf ihm und neben ihm Platz finden (RB 2.3.4)
source-reinforcement_areas = Bild fehlt; dass sie nach außen liegen, ist gedruckt (RB 3.3.2), welche Platten und Felder es sind, nicht: die äußersten von drei Platten je Seite
source-setup-first_to_place = RB 2.3.4, 3.3.4
source-aircraft = RB Flug, Kampf, 3.3.3
source-combat-range_manoeuvres = RB Kampf
source-colours = RB, Tabelle der Positionen und Effekte
source-range_diagrams = Bild fehlt; ein ausgewogenes Paar, das zum Kampfbeispiel passt
source-firing_cards = Kartenbilder fehlen; sieben Karten, von denen 2 und 6 im gedruckten Beispiel vorkommen
source-manoeuvre_tokens = sechs Marken und drei Arten sind gedruckt, die Aufteilung nicht
source-order_cards = Kosten und Anzahl fehlen; die Wirkungen sind gedruckt und die Namen übersetzt
source-special_orders-usa = RB, Liste der Befehle
source-special_orders-japan = nicht im Text; dass es zwei sind, ist gedruckt (RB 1.6.4)
source-orders-pool = RB 2.3.7, 2.4.4
source-initiative-command_points = RB 2.4.1
source-initiative-tie = RB 2.4.2
source-domination_points = RB 3.1.1, 3.2
source-end-round_cap = keine gedruckte Regel beendet ein endloses Spiel (DF-R35)

## Die Lage: was Neulinge vor der ersten Runde erfahren

brief-who =
    Sie führen die { $side ->
        [japan] japanischen
       *[usa] amerikanischen
    } Flugzeuge über Midway: { $mode ->
        [hunt] Jede Seite jagt den Träger der anderen.
       *[domination] Zwei Verbände kämpfen um die Herrschaft am Himmel.
    }
brief-hunt =
    Bringen Sie einen Ihrer { $bombers } Bomber auf das Feld des gegnerischen Trägers, oder schießen Sie { $bombers ->
        [one] den einen des Gegners
        [2] seine beiden
       *[other] alle des Gegners
    } ab. Beides gewinnt sofort.
brief-domination = Erreichen Sie als Erster { $target } Punkte: Das gewinnt sofort.
brief-points = Ein abgeschossener Jäger zählt { $fighter }, ein Ass { $ace }; wer am Ende einer Runde mehr Flugzeuge auf der Platte Midway hat als der Gegner, bekommt { $midway }.
brief-last-round =
    Nach Runde { $round } ist Schluss: { $mode ->
        [hunt] Niemand hat gewonnen.
       *[domination] Wer mehr Punkte hat, hat gewonnen.
    }
brief-aircraft =
    { $fighters } Jäger, die { $least } bis { $most } Manöver fliegen, und { $specials } { $mode ->
        [hunt] Bomber, die { $slow } bis { $fast } fliegen.
       *[domination] Asse. Ein Ass plant { $tokens } Marken, lässt eine davon aus und zählt auf jede seiner Schießkarten { $bonus } dazu.
    }
brief-orders =
    Eigene Sonderbefehle, von Anfang an auf Ihrer Hand: { $orders }{ $twice ->
        [yes] , zweimal.
       *[no] .
    }
brief-bid =
    In jeder Runde hat jede Seite { $points } Kommandopunkte und bietet verdeckt so viele davon, wie sie mag, um die Initiative. { $tie ->
        [turns] Bei gleichen Geboten gewinnen die Seiten abwechselnd.
       *[usa] Bei gleichen Geboten gewinnen die USA.
        [japan] Bei gleichen Geboten gewinnt Japan.
    } Was Sie behalten, kauft danach Befehlskarten.
brief-turn = Dann handelt ein Flugzeug nach dem anderen. Es fliegt, nach jedem Schritt mit einer Drehung um eine Seite, oder es greift einen Gegner in Reichweite an.
brief-plan = In einem Luftkampf planen beide Seiten verdeckt { $tokens } Manöver. Sie werden aufgedeckt und geflogen; dann können Befehlskarten gespielt werden.
brief-fire = Wer dann den anderen in einem Angriffsbereich hat, schießt: Ein roter Bereich zieht { $red } Schießkarten, ein gelber { $yellow }. Die höchste einzelne Karte gewinnt, bei Gleichstand trifft niemand.
brief-behind = Ein Angriff kann übel enden: Hat am Schluss der Verteidiger Sie im Visier, können Sie abgeschossen werden.
brief-edge = Ein Flugzeug, das den Plan verlässt, ist verloren, wenn keine kleine Platte angelegt werden kann.
brief-guard = Lassen Sie einen Jäger bei Ihrem Träger und Ihren Bombern: Mit beidem können Sie verlieren.
brief-return = Abgeschossene Jäger kommen am Ende der Runde zurück. Asse nicht.
