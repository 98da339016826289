# Was der Tisch von The Battle of Midway über die Meldungen des Spiels hinaus sagt.

bm-chart = Karte der Seegebiete
ending-ijn-decisive = Ein entscheidender japanischer Sieg
ending-ijn-major = Ein großer japanischer Sieg
ending-ijn-points = Ein japanischer Sieg nach Punkten
ending-ijn-dusk = Japan liegt am Ende vorn
ending-usn-dusk = Die USA liegen am Ende vorn
ending-usn-points = Ein US-Sieg nach Punkten
ending-usn-major = Ein großer US-Sieg
ending-usn-decisive = Ein entscheidender US-Sieg
bm-standing = Schiffe und Flugzeuge auf der Karte
bm-zone = Seegebiet { $zone }
bm-zone-label =
    Seegebiet { $zone }{ $things ->
        [none] { "" }
       *[other] : { $things }
    }{ $open ->
        [yes] . Kann gewählt werden.
       *[no] { "" }
    }
bm-squall = Sturm
bm-empty-sea = Offene See.
bm-midway = Midway
bm-off-map = Kommt noch
bm-sunk = Verloren
bm-close = Schließen

bm-units =
    { $count } { $type }{ $load ->
        [bombs] { " " }mit Bomben
        [torpedoes] { " " }mit Torpedos
        [none] { " " }unbewaffnet
       *[own] { "" }
    }
bm-formation =
    { NAME($seat) }, { $role ->
        [strike] Angriffsverband
        [cap] CAP
        [patrol] Aufklärer
        [shadow] beschattender Aufklärer
       *[homebound] auf dem Heimweg
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    }{ $word ->
        [none] { "" }
       *[other] { " " }{ $word }
    }{ $count ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }({ $count })
    }{ $units ->
        [none] { "" }
       *[other] : { $units }
    }, { $fuel ->
        [full] Treibstoff wird nicht gezählt
        [out] ohne Treibstoff
       *[other] Treibstoff { $fuel }
    }
bm-ships-carrier =
    { $count ->
        [one] ein Träger
       *[other] { $count } Träger
    }
bm-ships-battleship =
    { $count ->
        [one] ein Schlachtschiff
       *[other] { $count } Schlachtschiffe
    }
bm-ships-cruiser =
    { $count ->
        [one] ein Kreuzer
       *[other] { $count } Kreuzer
    }
bm-ships-destroyer =
    { $count ->
        [one] ein Zerstörer
       *[other] { $count } Zerstörer
    }
bm-ships-transport =
    { $count ->
        [one] ein Transporter
       *[other] { $count } Transporter
    }
bm-ships-land =
    { $count ->
        [one] ein Stützpunkt
       *[other] { $count } Stützpunkte
    }
bm-force =
    { NAME($seat) }, Verband: { $ships }{ $named ->
        [none] { "" }
       *[other] { " " }({ $named })
    }, { $seen ->
        [located] entdeckt
        [open] offen sichtbar
       *[hidden] nicht entdeckt
    }
bm-force-of = { NAME($seat) }: Verband
bm-located = entdeckt
bm-hidden = nicht entdeckt
bm-ship = { $name }, Trefferpunkte { $left } von { $hp }
bm-hit-points = Trefferpunkte { $left } von { $hp }
bm-status-is = Befehl: { $status }
bm-on-deck = auf Deck: { $units }
bm-in-hangar = im Hangar: { $units }
bm-plane-aboard =
    { $unit }{ $tired ->
        [yes] , in dieser Runde gelandet
       *[no] { "" }
    }{ $chosen ->
        [yes] , gewählt
       *[no] { "" }
    }
bm-values = Luft { $air }, Bombe { $bomb }, Torpedo { $torpedo }, Bewegung { $move }
bm-deck-and-hangar = { $ship }: Flugdeck und Hangar
bm-on-the-ground = Flugzeuge auf Midway
bm-base-airfield = Flugplatz
bm-base-seaplane-base = Flugboote
bm-base-aa-guns = Flak
bm-aloft =
    { $count ->
        [one] Eine Lufteinheit in der Luft
       *[other] { $count } Lufteinheiten in der Luft
    }
bm-aloft-short = { $count } in der Luft
bm-orders-of = Befehl für { $ship }
bm-in-the-air = { NAME($seat) } in der Luft
bm-nobody = Niemand.

bm-cup = Im Becher: Japan { $ijn }, USA { $usn }, Wetter { $weather }, Gefecht { $combat }
bm-drawn = Gezogen: { $token }
bm-later = { $count } weitere in dieser Runde

bm-battle-board = Gefechtstafel
bm-battle-air = { NAME($seat) }: { $units }, von { $home }
bm-battle-piece =
    { NAME($seat) }: { $what }, { $area ->
        [waiting] noch nicht aufgestellt
        [strip] draußen, bei den Angreifern
        [centre] im Zentrum
       *[other] im Bereich { NAME($area) }
    }{ $attacks ->
        [yes] , greift an
       *[no] { "" }
    }
bm-area =
    Feld { $area }: { $count ->
        [0] leer
        [one] eine Einheit
       *[other] { $count } Einheiten
    }{ $open ->
        [yes] . Kann gewählt werden.
       *[no] { "" }
    }
bm-round = Durchgang { $round } von 3
bm-strip = ANGREIFENDE LUFTGRUPPEN
bm-show-chart = Karte zeigen
bm-show-battle = Zurück zum Gefecht

bm-tab-decks = Decks
bm-mine = Meine Decks
bm-decks-of = { NAME($seat) }
bm-deck = Deck
bm-hangar = Hangar
bm-deck-jammed = Deck blockiert
bm-deck-must-recover = Deck blockiert: muss aufnehmen
bm-tab-sky = In der Luft
bm-panels = Ansichten des Tisches
bm-panel-chart = Karte
bm-panel-battle = Gefecht
bm-panel-decks = Decks
bm-panel-sky = In der Luft

bm-phase-setup = Aufbau
bm-phase-command = Führung
bm-phase-search = Suche
bm-phase-orders = Befehle
bm-phase-combat = Gefecht
bm-phase-maintenance = Wartung
bm-phase-over = Ende
bm-moment = Runde { $turn }

bm-usual-orders = Die üblichen Befehle
bm-these-orders = Diese Befehle geben
bm-all = Alle
bm-all-take = Alle Träger: { $status }
bm-usual = Der übliche Angriff
bm-nothing = Nichts
bm-confirm =
    { $count ->
        [0] Niemand
        [one] Diese eine
       *[other] Diese { $count }
    }
bm-go = Ausführen
bm-do =
    { $place ->
        [none] Wie viele
       *[other] { $place }
    }
bm-do-arm = { $place }: beladen
bm-do-unload = { $place }: entladen
bm-do-clear = { $place }: unter Deck
bm-do-land = { $place }: landen
bm-do-divert = { $place }: landen
bm-fewer = Weniger: { $kind }
bm-more = Mehr: { $kind }
bm-picket-1 = äußerer Ring
bm-picket-2 = mittlerer Ring
bm-picket-3 = Zentrum
bm-escorts-1 = C1
bm-escorts-2 = C2
bm-escorts-3 = C3
bm-let-go = Loslassen
bm-point = Zeigen Sie auf den Tisch: Was leuchtet, kann gewählt werden.
bm-point-zone = Zeigen Sie auf ein leuchtendes Seegebiet.
bm-point-back = Innerhalb der gestrichelten Linie sind sie in einem Flug wieder zu Hause.

bm-act-leave = Zurücklassen: { $what }
bm-act-lose = { $what } verlieren
bm-act-escort = { $what } begleiten
bm-act-ditch = { $what } notwassern
bm-act-follow = Folgen: { $what }
bm-cap-group = CAP { $word }
bm-strike-group = Verband { $word }
bm-act-move = Fahren: Flotte in { $what }
bm-middle-places = Um die Mitte

bm-mode-drop = { $what ->
        [destroyer] { $count ->
            [one] Auf den Zerstörer hier werfen
           *[other] Auf einen Zerstörer hier werfen
        }
        [cruiser] { $count ->
            [one] Auf den Kreuzer hier werfen
           *[other] Auf einen Kreuzer hier werfen
        }
        [transport] Auf die Transporter hier werfen
        [carrier] { $count ->
            [one] Auf { $ships } werfen
           *[other] Auf die Träger hier werfen
        }
        [land] Auf Midway werfen
       *[none] Auf ein Schiff hier werfen
    }
bm-mode-fly-on = { $to ->
        [carrier] Weiter zu den Trägern
        [transport] Weiter zu den Transportern
        [battleship] Weiter zu den Schlachtschiffen
        [land] Weiter nach Midway
       *[other] Weiter zur Mitte
    }
bm-mode-hold = Bomben behalten
bm-mode-fight = Hier die Jäger bekämpfen
bm-unseen = ungesehen
bm-out-of-sight = Außer Sicht
bm-phase-first-orders = Erste Befehle
bm-entry = { NAME($seat) }: hier kommen Verstärkungen
bm-forces = Die Kräfte in diesem Gefecht

bm-figures-board = Gefechtstafel

## Szenen: was geschah, Schritt für Schritt

bm-scene-score = Punkte
bm-scene-search =
    { NAME($seat) } { FORM($seat) ->
        [many] suchen
       *[one] sucht
    } in { $zone }
bm-scene-searches =
    { NAME($seat) } { FORM($seat) ->
        [many] suchen
       *[one] sucht
    } in { $zone } mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }.
bm-scene-hides = Der Verband in { $zone } bleibt über { $best } ungesehen.
bm-scene-search-succeeded =
    { NAME($seat) } { FORM($seat) ->
        [many] finden
       *[one] findet
    } den Verband in { $zone }.
bm-scene-search-failed =
    { NAME($seat) } { FORM($seat) ->
        [many] finden
       *[one] findet
    } nichts in { $zone }.
bm-scene-shadowing-succeeded =
    { NAME($seat) } { FORM($seat) ->
        [many] halten
       *[one] hält
    } Fühlung in { $zone }.
bm-scene-shadowing-failed =
    { NAME($seat) } { FORM($seat) ->
        [many] verlieren
       *[one] verliert
    } die Fühlung in { $zone }.
bm-scene-against =
    { NAME($attacker) } gegen { NAME($defender) }{ $zone ->
        [none] { "" }
       *[other] , Zone { $zone }
    }
bm-scene-on = Angriff auf { $ships }
bm-scene-entered = Einflug durch { $areas }: { $planes }.
bm-scene-volley =
    { $firers }{ $weapon ->
        [air] { $target ->
            [aircraft] : gegen Flugzeuge.
           *[other] { " " }auf { $target }.
        }
        [flak] : Flakfeuer{ $target ->
            [aircraft] .
           *[other] { " " }auf { $target }.
        }
        [gun] { " " }auf { NAME($target) }.
        [bomb] : Bomben auf { NAME($target) }.
       *[torpedo] : Torpedos auf { NAME($target) }.
    }
bm-scene-damage =
    { NAME($ship) }: { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } mehr für die Flugzeuge an Deck
    }, { $left ->
        [0] kein Trefferpunkt
        [one] ein Trefferpunkt
       *[other] { $left } Trefferpunkte
    } übrig.
bm-scene-ships = { $count } Schiffe
bm-scene-fired =
    { $weapon ->
        [flak] Flak von { $who }
       *[air] { $who }
    } { $count ->
        [one] feuert
       *[other] feuern
    } auf { $at }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
bm-scene-struck =
    { $who ->
        [none] { NAME($ship) }{ $hits ->
            [0] { " " }verfehlt
            [1] { " " }einmal getroffen
            [2] { " " }zweimal getroffen
           *[other] { " " }{ $hits }-mal getroffen
        }
       *[other] { $who } { $hits ->
            [0] { $count ->
                [one] verfehlt
               *[other] verfehlen
            }
           *[other] { $count ->
                [one] trifft
               *[other] treffen
            }
        } { NAME($ship) }{ $hits ->
            [0] { "" }
            [1] { " " }einmal
            [2] { " " }zweimal
           *[other] { " " }{ $hits }-mal
        }
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } mehr für die Flugzeuge an Deck
    }{ $state ->
        [sunk] : versenkt
        [out] : außer Gefecht
        [burns] : in Brand, noch { $left } von { $hp } Trefferpunkten
        [damaged] : noch { $left } von { $hp } Trefferpunkten
       *[none] { "" }
    }
bm-scene-loses =
    { NAME($seat) } { FORM($seat) ->
        [many] verlieren
       *[one] verliert
    } { $planes }
bm-scene-owes =
    { NAME($seat) } { FORM($seat) ->
        [many] wählen
       *[one] wählt
    }, { $count ->
        [one] welche Einheit verloren geht
       *[other] welche { $count } Einheiten verloren gehen
    }
bm-scene-strike-launched = { $count } Angriffe starten nach { $zones }.
bm-scene-strike-flew = { $count } Angriffe fliegen nach { $zones }.
bm-scene-task-force-moved = { $count } Verbände fahren nach { $zones }.
bm-scene-task-force-lost = { $count } Verbände verlassen { $zones }.
bm-scene-transports-moved = { $count } Transportergruppen fahren nach { $zones }.
bm-scene-intercepted = { $count } CAP-Gruppen fangen ab über { $zones }.
bm-scene-went-in = { $count } Gruppen fliegen weiter hinein.
bm-scene-reinforced = { $count } Verbände treffen ein in { $zones }.

## Große Augenblicke

bm-moment-found =
    { $seat ->
        [ijn] Japans Träger sind gefunden
       *[usn] Die Träger der USA sind gefunden
    }
bm-moment-sighted = Der Gegner hat unsere Träger gefunden
bm-moment-found-where = { $ships } in Zone { $zone }
bm-moment-hit = { NAME($ship) } wird mit vollem Deck getroffen
bm-moment-sunk =
    { $ships } { $count ->
        [one] sinkt
       *[other] sinken
    }
bm-moment-sunk-left =
    { NAME($seat) } { FORM($seat) ->
        [many] haben
       *[one] hat
    } { $count ->
        [0] keinen Träger mehr.
        [one] noch einen Träger.
       *[other] noch { $count } Träger.
    }
bm-moment-field = Midways Flugplatz ist ausgeschaltet
bm-moment-field-out = Der Weg für die Transporter ist frei.
bm-moment-landed = Die Transporter landen auf Midway
bm-moment-over = { NAME($level) }

## In einer Minute

primer-says-aim = Erreichen Sie als Erster 12 Punkte: Versenken Sie die Schiffe des Gegners. Japan punktet auch für Truppen, die auf Midway landen.
primer-says-turn = Ein Zug hat fünf Phasen: Träger entscheiden sich für Starten, Landen oder Manövrieren; Aufklärer suchen; Befehle geben Marken, die blind aus einem Becher gezogen werden; es wird gekämpft; Flugzeuge werden betankt und bewaffnet.
primer-says-fight = Angreifen lässt sich nur, was gefunden ist. In einer Schlacht dringen Angreifer in bis zu drei Runden vom äußeren Ring zur Mitte vor, durch CAP (Jagdschutz) und Flak. Ein Würfel trifft, wenn er den Wert der Einheit nicht übersteigt.
primer-says-mind = Flugzeuge an Deck machen jede Bombe schlimmer. Achten Sie auf den Treibstoff: Wer keinen mehr hat, fliegt sofort heim und braucht ein Deck, auf dem gelandet wird.
