# Was das Brett von Kido Butai über die Sätze des Spiels hinaus sagt.

kb-table = Der Tisch von Kido Butai
ending-major-defeat = Eine schwere japanische Niederlage
ending-minor-defeat = Eine geringfügige japanische Niederlage
ending-draw = Unentschieden
ending-minor-victory = Ein kleiner japanischer Sieg
ending-major-victory = Ein entscheidender japanischer Sieg
kb-decks = Ihre Träger
kb-squadrons = Die Staffeln
kb-moment =
    { $turn ->
        [0] Aufstellung
       *[other] Runde { $turn } von { $turns }
    }
kb-east = Osten ist oben
kb-centre-short = Mitte
kb-low-cap = Tief
kb-raid-title = Angriff
kb-tray = Würfel
kb-no-rolls = noch keine Würfel
kb-no-rolls-short = keine Würfel
kb-drawn = Gezogen
kb-lost = verloren
kb-second-fleet = zweite Flotte
kb-carriers-short = Träger
kb-chance = Als Nächstes kommt eine Staffel: { $chance }
kb-losses = Aus dem Spiel
kb-us-lost =
    { $count ->
        [0] keine
        [one] eine Staffel
       *[other] { $count } Staffeln
    }
kb-eyes =
    { $hits ->
        [one] Alle Augen zählen: ein Treffer
       *[other] Alle Augen zählen: { $hits } Treffer
    }
kb-chance-short = { $chance } echt

## Staffeln und Schiffe in Worten

kb-type-zero = Zero-Staffel
kb-type-bomber = Bomberstaffel
kb-ready = startbereit
kb-not-ready = nicht startbereit
kb-hours-left =
    { $hours ->
        [one] noch eine Stunde
       *[other] noch { $hours } Stunden
    }
kb-load-bombs = Bomben
kb-load-torpedoes = Torpedos
kb-load-unset = Beladung noch nicht gewählt
kb-acted = hat gehandelt
kb-place-cap = im CAP
kb-place-centre = in der Kartenmitte
kb-place-midway = über Midway
kb-place-fleet = über der US-Flotte
kb-ship = { $ship }, { $aboard } von { $capacity } Staffeln an Bord
kb-deck-launched = ist diese Runde gestartet, darum kann niemand landen
kb-deck-landed = hat diese Runde Staffeln gelandet, darum kann niemand starten
kb-room =
    { $room ->
        [0] kein Platz zum Landen
        [one] Platz für eine Landung
       *[other] Platz für { $room } Landungen
    }
kb-raid =
    { $bombers ->
        [one] eine
       *[other] { $bombers }
    } { $type ->
        [torpedo]
            { $bombers ->
                [one] Torpedobomberstaffel
               *[other] Torpedobomberstaffeln
            }
       *[dive]
            { $bombers ->
                [one] Sturzbomberstaffel
               *[other] Sturzbomberstaffeln
            }
    }, { $fighters ->
        [0] kein Begleitschutz
        [one] ein Begleitjäger
       *[other] { $fighters } Begleitjäger
    }
kb-counter-bombers =
    { $count ->
        [one] ein Bomber
       *[other] { $count } Bomber
    }
kb-counter-bomber-dummies =
    { $count ->
        [one] ein Bomber-Platzhalter
       *[other] { $count } Bomber-Platzhalter
    }
kb-counter-fighters =
    { $count ->
        [one] ein Jäger
       *[other] { $count } Jäger
    }
kb-counter-fighter-dummies =
    { $count ->
        [one] ein Jäger-Platzhalter
       *[other] { $count } Jäger-Platzhalter
    }

## Befehle

kb-do-launch-strike = Zum Angriff starten
kb-do-launch-cap = Zum CAP starten
kb-do-fly-midway = Nach Midway fliegen
kb-do-fly-fleet = Zur US-Flotte fliegen
kb-do-land = Auf der { $ship } landen
kb-do-ready = Startbereit machen
kb-do-ready-bombs = Mit Bomben bereitmachen
kb-do-ready-torpedoes = Mit Torpedos bereitmachen
kb-do-change-bombs = Auf Bomben wechseln
kb-do-change-torpedoes = Auf Torpedos wechseln
kb-rack-bombs = Bomben
kb-rack-torpedoes = Torpedos
kb-rack-ready = Bereitmachen
kb-all = alle { $count }
kb-orders-at = Befehle für alle: { $place }
kb-nothing-to-order = Hier gibt es jetzt nichts zu befehlen.
kb-goes = fängt ab
kb-stays = hält sich heraus

## Die Frage

kb-able =
    { $count ->
        [one] Eine Staffel kann noch handeln.
       *[other] { $count } Staffeln können noch handeln. Wählen Sie eine, oder den Namen eines Trägers für alle an Bord.
    }
kb-end = Phase beenden
kb-attack = { $target } angreifen
kb-force-bombers =
    { $count ->
        [one] Bomberstaffel
       *[other] Bomberstaffeln
    }
kb-force-zeros =
    { $count ->
        [one] Zero-Staffel
       *[other] Zero-Staffeln
    }
kb-less = eine weniger
kb-more = eine mehr
kb-so-be-it = So ausführen

## Unter einem Würfel, in einem kurzen Wort

kb-roll-us-searched = US-Suche
kb-roll-japan-searched = Suche
kb-roll-attack-type = Art
kb-roll-all-eyes = alle Augen
kb-roll-tie-die = Gleichstand
kb-with-bombs = { $count } mit Bomben
kb-with-torpedoes = { $count } mit Torpedos
kb-cup-bomber = Bomber
kb-cup-fighter = Jäger
kb-cup-dummies =
    { $count ->
        [0] keine Nieten
        [one] eine Niete
       *[other] { $count } Nieten
    }

## Szenen

kb-scene-search = Beide Seiten klären auf
kb-scene-search-us = Die Amerikaner suchen Kido Butai
kb-scene-search-japan = Kido Butai sucht die Amerikaner
kb-scene-raid = Amerikanischer Angriff auf Kido Butai
kb-scene-strike = Japanischer Angriff auf { NAME($target) }
kb-scene-loss = Verlorene Staffeln
kb-scene-over = Das Spiel ist zu Ende
kb-scene-drew =
    { $cup ->
        [bomber]
            Aus dem Bomberbecher: { $count ->
                [0] ein Platzhalter, keine Bomber.
                [one] eine Bomberstaffel{ $dummies ->
                    [0] .
                   *[other] , dann ein Platzhalter.
                }
               *[other] { $count } Bomberstaffeln{ $dummies ->
                    [0] .
                   *[other] , dann ein Platzhalter.
                }
            }
       *[fighter]
            Aus dem Jägerbecher: { $count ->
                [0] ein Platzhalter, keine Jäger.
                [one] eine Jagdstaffel{ $dummies ->
                    [0] .
                   *[other] , dann ein Platzhalter.
                }
               *[other] { $count } Jagdstaffeln{ $dummies ->
                    [0] .
                   *[other] , dann ein Platzhalter.
                }
            }
    }
kb-scene-missed-fired = { $count } Jagdstaffeln schießen und verfehlen.
kb-scene-missed-flak = Flugabwehr ({ $ships }): alles verfehlt.
kb-scene-missed-bombed = Bombardement ({ $ship }): { $count }-mal daneben.
kb-result-us-searched =
    { $found ->
        [1] Kido Butai ist gefunden
       *[0] Kido Butai bleibt unentdeckt
    }
kb-result-japan-searched =
    { $found ->
        [1] US-Flotte { $fleet } ist gemeldet
       *[0] keine US-Flotte gemeldet
    }
kb-result-no-raid = es kommen keine Bomber
kb-result-missed = nichts ist getroffen
kb-result-nothing = niemand ist getroffen
kb-result-ship =
    { $ship } { $hits ->
        [one] getroffen
        [2] zweimal getroffen
       *[other] { $hits }-mal getroffen
    }{ $state ->
        [sunk]
            { $ship ->
                [Midway] , die Basis zerstört
               *[other] , gesunken
            }
       *[burning] , in Brand
    }
kb-result-lost =
    { $count ->
        [one] eine Staffel verloren
       *[other] { $count } Staffeln verloren
    } ({ $squadrons })
kb-result-shot =
    { $count ->
        [one] eine US-Staffel abgeschossen
       *[other] { $count } US-Staffeln abgeschossen
    }
kb-result-aborted =
    { $count ->
        [one] eine Bomberstaffel abgewehrt
       *[other] { $count } Bomberstaffeln abgewehrt
    }
kb-result-removed =
    { $count ->
        [one] eine US-Staffel ohne Deck
       *[other] { $count } US-Staffeln ohne Deck
    }
kb-moment-found = Kido Butai ist gefunden
kb-moment-found-text = Von jetzt an wissen die amerikanischen Bomber, wohin.
kb-moment-sighted = US-Flotte { $fleet } ist gemeldet
kb-moment-sighted-text = Im Nordosten stehen amerikanische Träger.
kb-moment-loaded = Treffer auf dem vollen Deck der { $ship }
kb-moment-armed =
    { COUNT($squadrons) ->
        [one] { $squadrons } stand dort beladen und startbereit.
       *[other] { $squadrons } standen dort beladen und startbereit.
    }
kb-moment-sunk =
    { COUNT($ships) ->
        [one] Die { $ships } sinkt
       *[other] { $ships } sinken
    }
kb-moment-afloat =
    { $left ->
        [0] Kein { $side ->
            [japan] japanischer
           *[usa] amerikanischer
        } Träger ist übrig.
        [one] Einer von { $all } { $side ->
            [japan] japanischen
           *[usa] amerikanischen
        } Trägern ist übrig.
       *[other] { $left } von { $all } { $side ->
            [japan] japanischen
           *[usa] amerikanischen
        } Trägern sind übrig.
    }
kb-moment-over = Japan { $japan }, USA { $usa }.
kb-moment-field = Der Flugplatz von Midway ist ausgeschaltet

## Plätze, an denen niemand ist

kb-empty-cap = Jagdschutz (CAP): Zeros fangen hier ab
kb-empty-low = Tief: Zeros nach Torpedobombern
kb-empty-centre = Angriffe auf Hin- und Rückweg

## In einer Minute

primer-says-aim = Holen Sie in sechzehn Stunden mehr Punkte als die Amerikaner: Versenken Sie ihre Träger, zerstören Sie Midway, schießen Sie Staffeln ab, und verlieren Sie so wenig wie möglich.
primer-says-turn = Jede Stunde tut jede Staffel eines: Sie startet, fliegt weiter zum Ziel, greift an, landet oder wird mit Bomben oder Torpedos bereit gemacht. Ein Verband ist vier Stunden von Deck und in der fünften wieder bereit.
primer-says-fight = Beide Seiten suchen mit einem Würfel: Eine 5 oder 6 findet Sie, eine 6 findet die Amerikaner. Sind Sie entdeckt, kommen Angriffe aus einem Becher, und niemand weiß, wie stark. Ein Bomber, der durchkommt, trifft einen Träger mit 5 oder 6, und der zweite Treffer versenkt ihn.
primer-says-mind = In einer Stunde lässt ein Deck entweder starten oder landen. Wer nach Westen zeigt, muss jetzt landen oder ist verloren. Nur Zeros als CAP (Jagdschutz) halten Angriffe ab.
