# Kido Butai: alle Sätze des Spiels. COUNT zählt eine Aufzählung, OR verbindet sie mit „oder“, NAME zeigt eine Kennung.

## Namen

name-japan = Japan
name-usa = USA
name-cap = CAP
name-centre = Kartenmitte
name-midway = Midway
name-fleet = US-Flotte
name-fleet-1 = US-Flotte 1
name-fleet-2 = US-Flotte 2
name-akagi = Akagi
name-kaga = Kaga
name-soryu = Soryu
name-hiryu = Hiryu
name-enterprise = Enterprise
name-hornet = Hornet
name-yorktown = Yorktown
name-setup = Aufbau
name-japanese = Japanische Phase
name-reconnaissance = Beiderseitige Aufklärungsphase
name-american = Amerikanische Phase
name-over = Spielende
name-major-defeat = schwere japanische Niederlage
name-minor-defeat = geringfügige japanische Niederlage
name-draw = Unentschieden
name-minor-victory = kleiner japanischer Sieg
name-major-victory = entscheidender japanischer Sieg
name-bomber = Bomber
name-no-bomber = Platzhalter (kein Bomber)
name-fighter = Jäger
name-no-fighter = Platzhalter (kein Jäger)
name-no-carrier = Platzhalter (kein Träger)

summary = Sie sind Admiral Nagumo am 4. Juni 1942: vier Träger, vierzehn Staffeln, sechzehn Stunden. Greifen Sie Midway an, finden Sie die amerikanischen Träger, und halten Sie ein Deck für alle frei, die heimkehren.

section-1 = Aufbau
section-2 = Spielablauf
section-3 = Die japanische Phase
section-4 = Die beiderseitige Aufklärungsphase
section-5 = Die amerikanische Phase
section-6 = Kampf in der japanischen Phase
section-6-a = Luftkampf
section-6-b = Flugabwehr
section-6-c = Bombardement
section-7 = Kampf in der amerikanischen Phase
section-8 = Sieg
section-9 = Beispielpartie
section-10-a = Fortgeschrittene Regel: bessere Schadensbekämpfung
section-10-b = Fortgeschrittene Regel: kein „umgekehrtes Midway“
section-10-c = Fortgeschrittene Regel: zufällige Zielzuweisung
section-ruling = Festlegungen

## Fragen an den Spieler

ask-loads = Wie viele der { $count } Bomberstaffeln auf der { $ship } tragen Bomben (nur gegen Midway)? Die übrigen: Torpedos (nur gegen Schiffe).
ask-japanese-phase = { $hour } Uhr, japanische Phase: Was tun Ihre Staffeln?
ask-commit =
    { $type ->
        [torpedo]
            { $bombers ->
                [one] Eine Staffel Torpedobomber greift
               *[other] { $bombers } Staffeln Torpedobomber greifen
            }
       *[dive]
            { $bombers ->
                [one] Eine Staffel Sturzkampfbomber greift
               *[other] { $bombers } Staffeln Sturzkampfbomber greifen
            }
    }{ $fighters ->
        [0] {" "}ohne Begleitjäger
        [one] {" "}mit einer Staffel Begleitjäger
       *[other] {" "}mit { $fighters } Staffeln Begleitjäger
    } an. Welche CAP-Staffeln fangen sie ab?
ask-meet =
    { $escorts ->
        [one] Welche Zero trifft auf den Begleitjäger F{ $number }?
       *[other] Welche Zero trifft auf { $escorts } Begleitjäger, deren erster F{ $number } ist?
    }
ask-aim = Der Begleitjäger F{ $number } hat mehrere Zeros gegen sich. Auf welche schießt er?
ask-targets =
    { $bombers ->
        [one] Welchen Träger greift Ihre Bomberstaffel an?
       *[other] Wie verteilen sich Ihre { $bombers } Bomberstaffeln auf die Träger?
    }
ask-fill =
    { $hits ->
        [one] Noch ein Treffer. Welcher Träger bekommt ihn?
       *[other] Noch { $hits } Treffer. Welcher Träger bekommt sie als nächster, bis er sinkt?
    }
ask-spread =
    { $hits ->
        [one] Ein Treffer. Welcher Träger bekommt ihn?
       *[other] Wie verteilen Sie { $hits } Treffer auf die Träger?
    }
ask-lose = Die { $ship } ist beschädigt und fasst nicht mehr alle Staffeln. Welche geht verloren?

## Fragen an den Zufall

ask-us-reconnaissance =
    Amerikanische Aufklärung: Werfen Sie einen Würfel. { $needs ->
        [6] Eine 6 findet
       *[other] { $needs } bis 6 findet
    } Kido Butai.
ask-japanese-reconnaissance =
    Ihre Aufklärung: Werfen Sie einen Würfel. { $needs ->
        [6] Eine 6 meldet
       *[other] { $needs } bis 6 meldet
    } eine US-Flotte.
ask-fleet-draw =
    Ziehen Sie aus dem Flottenbecher: { $carriers ->
        [one] ein Träger
       *[other] { $carriers } Träger
    }{ $dummies ->
        [0] , noch ohne den Platzhalter
       *[other] {" "}und der Platzhalter
    }.
ask-fighter-draw = Ziehen Sie aus dem Jägerbecher: { $squadrons } Jäger, { $dummies } Platzhalter.
ask-bomber-draw = Ziehen Sie aus dem Bomberbecher: { $squadrons } Bomber, { $dummies } Platzhalter.
ask-attack-type =
    { $bombers ->
        [one] Eine Bomberstaffel
       *[other] { $bombers } Bomberstaffeln
    }, { $fighters ->
        [0] keine Begleitjäger
        [one] eine Staffel Begleitjäger
       *[other] { $fighters } Staffeln Begleitjäger
    }. Welche Art von Angriff? Werfen Sie einen Würfel: 1 bis { $torpedo } Torpedobomber, sonst Sturzkampfbomber.
ask-aim-random = Der Begleitjäger F{ $number } hat mehrere Zeros gegen sich. Der Zufall bestimmt, auf welche er schießt.
ask-fire =
    { $shooter } schießt auf { $target }: Werfen Sie einen Würfel. { $needs ->
        [6] Eine 6 schießt ab
       *[other] { $needs } bis 6 schießt ab
    }{ $aborts ->
        [0] {""}
       *[other] , ab { $aborts } ist der Bomber abgewehrt
    }.
ask-random-target = Ziel der Bomberstaffel { $number } von { $bombers }: Werfen Sie einen Würfel ({ $faces }), für ein versenktes Schiff noch einmal.
ask-flak =
    Flugabwehr ({ $ship }): Werfen Sie einen Würfel. { $needs ->
        [6] Eine 6 wehrt
       *[other] { $needs } bis 6 wehrt
    } eine Bomberstaffel ab.
ask-bomb =
    Bombardement ({ $ship }): Werfen Sie einen Würfel. { $needs ->
        [6] Eine 6 trifft
       *[other] { $needs } bis 6 trifft
    }.
ask-pips =
    Ungestörter Angriff, { $bombers ->
        [one] die letzte Bomberstaffel
       *[other] noch { $bombers } Bomberstaffeln
    }: Werfen Sie einen Würfel. Jedes Auge ist ein Treffer.
ask-tie = Bomber und Jäger sind gleich zahlreich. Werfen Sie einen Würfel: Bei 1 bis { $bomber } scheidet eine Bomberstaffel aus, sonst eine Jagdstaffel.
ask-tie-aboard = Auf der { $ship } sind gleich viele Bomber und Zeros. Werfen Sie einen Würfel: Bei 1 bis { $bomber } geht eine Bomberstaffel verloren, sonst eine Zero.
ask-lose-random = Die { $ship } ist beschädigt und fasst nicht mehr alle Staffeln. Der Zufall bestimmt, welche verloren geht.

## Ereignisse

event-loaded =
    { $ship }: { $bombs ->
        [0] keine Staffel mit Bomben
        [one] eine Staffel mit Bomben
       *[other] { $bombs } Staffeln mit Bomben
    }, { $torpedoes ->
        [0] keine mit Torpedos
        [one] eine mit Torpedos
       *[other] { $torpedoes } mit Torpedos
    }.
event-turn-began = { $hour } Uhr, Runde { $turn }
event-low-cap-over-several = { $squadron } sind keine tiefe CAP mehr.
event-low-cap-over = { $squadron } ist keine tiefe CAP mehr.
event-counters-returned =
    Zurück in die Becher, Staffeln + Platzhalter:{ $bombers ->
        [0]
            { $bomber_dummies ->
                [0] {""}
               *[other] {" "}Bomber 0 + { $bomber_dummies }.
            }
       *[other] {" "}Bomber { $bombers } + { $bomber_dummies }.
    }{ $fighters ->
        [0]
            { $fighter_dummies ->
                [0] {""}
               *[other] {" "}Jäger 0 + { $fighter_dummies }.
            }
       *[other] {" "}Jäger { $fighters } + { $fighter_dummies }.
    }
event-must-land =
    { COUNT($squadrons) ->
        [one] { $squadrons } muss in dieser Runde landen.
       *[other] { $squadrons } müssen in dieser Runde landen.
    }
event-launched-several =
    { $squadron } starten von der { $ship } { $mission ->
        [cap] zur CAP
       *[strike] zum Angriff
    }.
event-launched =
    { $squadron } startet von der { $ship } { $mission ->
        [cap] zur CAP
       *[strike] zum Angriff
    }.
event-flew-several =
    { $squadron } fliegen { $target ->
        [midway] nach Midway
       *[fleet] nach Nordosten, zur US-Flotte
    }.
event-flew =
    { $squadron } fliegt { $target ->
        [midway] nach Midway
       *[fleet] nach Nordosten, zur US-Flotte
    }.
event-landed-several = { $squadron } landen auf der { $ship }.
event-landed = { $squadron } landet auf der { $ship }.
event-readied-several =
    { $squadron } sind bereitgemacht{ $load ->
        [bombs] , mit Bomben
        [torpedoes] , mit Torpedos
       *[none] {""}
    }.
event-readied =
    { $squadron } ist bereitgemacht{ $load ->
        [bombs] , mit Bomben
        [torpedoes] , mit Torpedos
       *[none] {""}
    }.
event-attack-began =
    Angriff auf { NAME($target) }: { $bombers ->
        [0] keine Bomberstaffel
        [one] eine Bomberstaffel
       *[other] { $bombers } Bomberstaffeln
    }, { $zeros ->
        [0] keine Zeros
        [one] eine Zero-Staffel
       *[other] { $zeros } Zero-Staffeln
    }
event-carrier-drawn = Aus dem Flottenbecher: { $ship }.
event-fleet-drawn =
    Zur Flotte gehören: { $ships }. { $missing ->
        [0] Kein US-Träger fehlt.
        [one] Ein Träger fehlt: Es gibt eine zweite Flotte.
       *[other] { $missing } Träger fehlen: Es gibt eine zweite Flotte.
    }
event-drew =
    { $counter ->
        [bomber] Aus dem Bomberbecher: eine Bomberstaffel.
        [no-bomber] Aus dem Bomberbecher: ein Platzhalter.
        [fighter] Aus dem Jägerbecher: eine Jagdstaffel.
       *[no-fighter] Aus dem Jägerbecher: ein Platzhalter.
    }
event-air-combat =
    Luftkampf: { $zeros ->
        [0] keine Zeros
        [one] eine Zero-Staffel
       *[other] { $zeros } Zero-Staffeln
    }, { $fighters ->
        [0] keine US-Jäger
        [one] eine US-Jagdstaffel
       *[other] { $fighters } US-Jagdstaffeln
    }, { $bombers ->
        [0] keine Bomber
        [one] eine Bomberstaffel
       *[other] { $bombers } Bomberstaffeln
    }
event-fired =
    { $shooter } schießt auf { $target }: { $die }, { $effect ->
        [destroyed] abgeschossen
        [aborted] abgewehrt
       *[missed] verfehlt
    }.
event-us-shot-down =
    { $kind ->
        [bomber]
            { $count ->
                [one] Eine US-Bomberstaffel scheidet aus
               *[other] { $count } US-Bomberstaffeln scheiden aus
            }
       *[fighter]
            { $count ->
                [one] Eine US-Jagdstaffel scheidet aus
               *[other] { $count } US-Jagdstaffeln scheiden aus
            }
    }{ $dummies ->
        [0] {""}
        [one] , mit ihr ein Platzhalter
       *[other] , mit ihnen { $dummies } Platzhalter
    }.
event-squadron-lost-several =
    { $squadron } sind verloren: { $cause ->
        [shot-down] abgeschossen
        [ditched] nicht gelandet, ins Meer gestürzt
        [sunk] mit dem Träger gesunken
        [no-room] kein Platz mehr an Bord
       *[no-deck] kein Deck zum Landen
    }.
event-squadron-lost =
    { $squadron } ist verloren: { $cause ->
        [shot-down] abgeschossen
        [ditched] nicht gelandet, ins Meer gestürzt
        [sunk] mit dem Träger gesunken
        [no-room] kein Platz mehr an Bord
       *[no-deck] kein Deck zum Landen
    }.
event-special-attack =
    { $bombers ->
        [one] Ungestörter Angriff einer Bomberstaffel: Alle Augen zählen
       *[other] Ungestörter Angriff von { $bombers } Bomberstaffeln: Alle Augen zählen
    }
event-targeted =
    { $bombers ->
        [one] Eine Bomberstaffel greift die { $ship } an.
       *[other] { $bombers } Bomberstaffeln greifen die { $ship } an.
    }
event-target-rolled = Ziel einer Bomberstaffel: { $die }, { $ship }.
event-aimed-at-random = Der Begleitjäger F{ $number } schießt auf { $target }, wie es der Zufall will.
event-flak =
    Flugabwehr ({ $ship }): { $die }, { $effect ->
        [aborted] eine Bomberstaffel abgewehrt
       *[missed] verfehlt
    }.
event-bombed =
    Bombardement ({ $ship }): { $die }, { $effect ->
        [hit] Treffer
       *[missed] daneben
    }.
event-all-eyes = Der Würfel zeigt { $die }, bisher { $hits } Treffer.
event-damaged =
    { $ship ->
        [Midway] Midway ist beschädigt.
       *[other] Die { $ship } ist beschädigt.
    }
event-sunk =
    { $ship ->
        [Midway] Die Basis auf Midway ist zerstört.
       *[other] Die { $ship } sinkt.
    }
event-tie-die =
    Gleichstand: { $die }, { $kind ->
        [bomber] eine Bomberstaffel scheidet aus.
       *[fighter] eine Jagdstaffel scheidet aus.
    }
event-us-removed =
    { $kind ->
        [bomber] Eine US-Bomberstaffel hat kein Deck mehr und scheidet aus
       *[fighter] Eine US-Jagdstaffel hat kein Deck mehr und scheidet aus
    }{ $dummies ->
        [0] {""}
       *[other] , mit ihr ein Platzhalter
    }.
event-strike-returned =
    { COUNT($squadrons) ->
        [one] { $squadrons } kehrt um und muss in der nächsten Runde landen.
       *[other] { $squadrons } kehren um und müssen in der nächsten Runde landen.
    }
event-target-gone =
    { COUNT($squadrons) ->
        [one] Das Ziel gibt es nicht mehr: { $squadrons } kehrt um und muss in der nächsten Runde landen.
       *[other] Das Ziel gibt es nicht mehr: { $squadrons } kehren um und müssen in der nächsten Runde landen.
    }
event-turned-back-several = { $squadron } haben in der Kartenmitte gewartet, kehren um und müssen in der nächsten Runde landen.
event-turned-back = { $squadron } hat in der Kartenmitte gewartet, kehrt um und muss in der nächsten Runde landen.
event-us-searched =
    Amerikanische Aufklärung: { $die }, { $found ->
        [1] Kido Butai ist gefunden.
       *[0] nichts gefunden.
    }
event-japan-searched =
    Ihre Aufklärung: { $die }, { $found ->
        [1] US-Flotte { $fleet } ist gemeldet.
       *[0] nichts gefunden.
    }
event-raid-began =
    { $bombers ->
        [one] Amerikanischer Angriff mit einer Bomberstaffel
       *[other] Amerikanischer Angriff mit { $bombers } Bomberstaffeln
    }
event-attack-type =
    Art des Angriffs: { $die }, { $type ->
        [torpedo] Torpedobomber.
       *[dive] Sturzkampfbomber.
    }
event-committed =
    { COUNT($squadrons) ->
        [one] { $squadrons } fängt die Angreifer ab.
       *[other] { $squadrons } fangen die Angreifer ab.
    }
event-went-low =
    { COUNT($squadrons) ->
        [one] { $squadrons } ist jetzt tiefe CAP.
       *[other] { $squadrons } sind jetzt tiefe CAP.
    }
event-game-over = Das Spiel ist zu Ende: Japan { $japan }, USA { $usa }, { NAME($level) }

## Ablehnungen

refusal-other-question = „{ $action }“ beantwortet nicht, was jetzt gefragt ist.
refusal-load-count =
    Auf der { $ship } { $count ->
        [one] ist eine Bomberstaffel
       *[other] sind { $count } Bomberstaffeln
    } zu bewaffnen: Sagen Sie, wie viele Bomben tragen, die übrigen tragen Torpedos.
refusal-must-attack =
    { COUNT($squadrons) ->
        [one] { $squadrons } ist über dem Ziel und muss angreifen, bevor Sie die Phase beenden können.
       *[other] { $squadrons } sind über dem Ziel und müssen angreifen, bevor Sie die Phase beenden können.
    }
refusal-nothing-to-run = Sie haben noch Träger oder Staffeln zu führen, deshalb lassen sich die Runden nicht in einem Zug durchspielen.
refusal-squadron-lost = { $squadron } ist verloren.
refusal-already-acted = { $squadron } hat in dieser Runde schon gehandelt.
refusal-not-aboard = { $squadron } ist nicht an Bord eines Trägers.
refusal-not-ready = { $squadron } ist nicht bereit: Machen Sie die Staffel zuerst bereit.
refusal-bombers-no-cap = { $squadron } ist eine Bomberstaffel, und nur Zeros fliegen CAP.
refusal-deck-landed = { $squadron } kann nicht starten: Auf der { $ship } sind in dieser Runde Staffeln gelandet.
refusal-not-outbound = { $squadron } ist nicht auf dem Hinflug in der Kartenmitte.
refusal-wrong-load =
    { $target ->
        [midway] { $squadron } trägt Torpedos: Midway wird mit Bomben angegriffen.
       *[fleet] { $squadron } trägt Bomben: Träger werden mit Torpedos angegriffen.
    }
refusal-no-fleet = Diese US-Flotte ist noch nicht gemeldet.
refusal-target-gone =
    { $target ->
        [midway] Midway ist kein Ziel mehr.
       *[other] Diese US-Flotte ist kein Ziel mehr.
    }
refusal-no-sweep = { $squadron } ist eine Zero-Staffel und darf nicht ohne einen Bomber fliegen.
refusal-nobody-there = Über dem Ziel { NAME($target) } ist keine Staffel, die angreifen könnte.
refusal-already-struck = { NAME($target) } ist in dieser Runde schon angegriffen worden.
refusal-not-there =
    { COUNT($squadrons) ->
        [one] { $squadrons } ist nicht über dem Ziel { NAME($target) } oder hat in dieser Runde schon gehandelt.
       *[other] { $squadrons } sind nicht über dem Ziel { NAME($target) } oder haben in dieser Runde schon gehandelt.
    }
refusal-name-force = So können diese Staffeln { NAME($target) } nicht angreifen: Nennen Sie jede einmal, oder keine für alle.
refusal-not-airborne = { $squadron } ist weder in der CAP noch in der Kartenmitte.
refusal-ship-sunk = Die { $ship } ist versenkt.
refusal-deck-launched = { $squadron } kann nicht landen: Von der { $ship } sind in dieser Runde Staffeln gestartet.
refusal-no-room = Die { $ship } ist voll: Sie fasst { $capacity }.
refusal-already-ready = { $squadron } ist mit dieser Bewaffnung schon bereit.
refusal-no-load-for-zero = { $squadron } ist eine Zero-Staffel und trägt weder Bomben noch Torpedos.
refusal-which-load = Sagen Sie, ob { $squadron } Bomben (bombs) oder Torpedos (torpedoes) nimmt.
refusal-low-cap =
    { COUNT($squadrons) ->
        [one] { $squadrons } ist zu tief, um Sturzkampfbomber zu erreichen.
       *[other] { $squadrons } sind zu tief, um Sturzkampfbomber zu erreichen.
    }
refusal-not-eligible =
    { COUNT($squadrons) ->
        [one] Nur { $squadrons } kann abfangen.
       *[other] Nur { $squadrons } können abfangen, jede höchstens einmal genannt.
    }
refusal-not-committed = Wählen Sie eine der eingesetzten Zeros: { OR($squadrons) }.
refusal-not-faced = Der Begleitjäger hat { $squadrons } gegen sich: Wählen Sie davon eine.
refusal-all-bombers =
    { $total ->
        [one] Ihre Bomberstaffel braucht genau ein Ziel.
       *[other] Alle { $total } Bomberstaffeln brauchen ein Ziel, nicht mehr und nicht weniger.
    }
refusal-not-a-target = Zur Wahl stehen { $targets }, nicht aber { $ships }.
refusal-all-hits =
    { $total ->
        [one] Geben Sie den einen Treffer einem Träger.
       *[other] Verteilen Sie alle { $total } Treffer, auf keinen Träger mehr, als ihn versenken.
    }
refusal-not-removable = Wählen Sie eine von diesen: { OR($squadrons) }.

## Aktionen in Worten

action-load = { NAME($arg1) }: { $arg2 }, { $arg3 }
action-launch =
    { $arg2 ->
        [cap] { $arg1 } zur CAP starten
       *[strike] { $arg1 } zum Angriff starten
    }
action-fly =
    { $arg2 ->
        [midway] mit { $arg1 } nach Midway fliegen
       *[fleet] mit { $arg1 } zur US-Flotte fliegen
    }
action-attack =
    { COUNT($rest) ->
        [0] { NAME($arg1) } angreifen
       *[other] { NAME($arg1) } mit { $rest } angreifen
    }
action-land = { $arg1 } auf der { NAME($arg2) } landen
action-ready =
    { $arg2 ->
        [bombs] { $arg1 } mit Bomben bereitmachen
        [torpedoes] { $arg1 } mit Torpedos bereitmachen
       *[none] { $arg1 } bereitmachen
    }
action-end = die Phase beenden
action-run-on = die übrigen Runden durchspielen
action-commit =
    { $arg1 ->
        [none] nicht abfangen
       *[other] mit { $args } abfangen
    }
action-meet = { $arg1 } trifft auf den Begleitjäger
action-aim = der Begleitjäger schießt auf { $arg1 }
action-targets = Bomber: { $pairs }
action-fill = Treffer auf { NAME($arg1) }
action-spread = Treffer: { $pairs }
action-lose = { $arg1 } geht verloren
action-die = Würfel { $arg1 }
action-draw = gezogen: { NAME($arg1) }

## Karte und Auswahl

board-north-east = Nordosten: US-Flotte
board-centre = Kartenmitte
board-south-east = Südosten: Midway
board-cap = CAP
board-track = Rundenleiste
board-cups = Becher
board-turn =
    { $turn ->
        [0] Vor der ersten Runde
       *[other] { $hour } Uhr, Runde { $turn } von { $turns }
    }
board-found =
    { $found ->
        [1] gefunden
       *[0] nicht gefunden
    }
board-fleet-name = Kido Butai
board-unreported = keine gemeldet
board-fleet = Flotte { $number }
board-fleet-undrawn = Schiffe unbekannt
board-fleet-missing =
    { $count ->
        [one] eine zweite Flotte: ein Träger
       *[other] eine zweite Flotte: { $count } Träger
    }
board-outbound = Hinflug
board-inbound = Rückflug
board-ship-whole = unbeschädigt
board-ship-damaged = beschädigt
board-ship-sunk = VERSENKT
board-base-sunk = ZERSTÖRT
board-deck-launched = Start
board-deck-landed = Landung
board-empty = leer
board-low = tief
board-hours = { $hours } h
board-must-land = muss landen
board-fleet-cup =
    { $carriers ->
        [0] {""}
       *[other] Flotte: { $carriers } Träger
    }
board-bomber-cup = Bomber { $squadrons } + { $dummies } Platzhalter
board-fighter-cup = Jäger { $squadrons } + { $dummies } Platzhalter
board-drawn = gezogen: { $counters }
board-due = { $hour }: { $counters }
board-counter-bombers = { $count } B
board-counter-bomber-dummies = { $count } –B
board-counter-fighters = { $count } J
board-counter-fighter-dummies = { $count } –J
board-lost = verloren: { $squadrons }
board-us-lost = US-Staffeln ausgeschieden: { $count }
board-at-stake =
    { COUNT($squadrons) ->
        [one] Am Ende der Phase verloren, wenn sie nicht landet: { $squadrons }.
       *[other] Am Ende der Phase verloren, wenn sie nicht landen: { $squadrons }.
    }
board-would-turn-back =
    { COUNT($squadrons) ->
        [one] Kehrt am Ende der Phase um, wenn sie nichts tut: { $squadrons }.
       *[other] Kehren am Ende der Phase um, wenn sie nichts tun: { $squadrons }.
    }

legend-squadron = A1 K2 S1 H2: Bomberstaffeln der Akagi, Kaga, Soryu und Hiryu. ZA ZK ZS ZH: ihre Zeros.
legend-facing-E = ↑  Osten: bereit an Deck, auf dem Hinflug oder in der ersten Stunde der CAP
legend-facing-S = →  Süden: am Ziel oder in der zweiten Stunde der CAP
legend-facing-W = ↓  Westen: auf dem Rückflug oder in der dritten Stunde der CAP; muss nächste Runde landen
legend-facing-N = ←  Norden: gelandet, nicht bereit
legend-load = b Bomben (für Midway), t Torpedos (für Träger)
legend-marks = · hat in dieser Runde gehandelt, ! muss landen oder ist verloren, tief: erreicht keine Sturzkampfbomber
legend-ships = ● japanisch, ★ amerikanisch; ■ ein Treffer, □ einer, der noch fehlt; 3/4: drei Staffeln an Bord, Platz für vier
legend-counters = B Bomber, J Jäger, –B und –J ihre Platzhalter, auf dem Rückweg über die Rundenleiste
legend-us = F1 und B1 im Kampf: der erste US-Jäger und der erste US-Bomber

menu-load = Bewaffnung
menu-launch-strike = Start: Angriff
menu-launch-cap = Start: CAP
menu-fly-midway = Flug: Midway
menu-fly-fleet = Flug: US-Flotte
menu-attack = Angriff auf
menu-land = Landung: { $ship }
menu-ready = Bereitmachen
menu-rearm = Umrüsten
menu-end = Ende
menu-commit = Abfangen
menu-meet = Trifft den Jäger
menu-aim = Schießt auf
menu-targets = Ziele
menu-fill = Treffer auf
menu-spread = Treffer
menu-lose = Verloren

label-load =
    { $torpedoes ->
        [0] alle mit Bomben
       *[other]
            { $bombs ->
                [0] alle mit Torpedos
               *[other] { $bombs } mit Bomben, { $torpedoes } mit Torpedos
            }
    }
label-attack =
    { COUNT($squadrons) ->
        [0] { NAME($target) }, mit allem dort
       *[other] { NAME($target) } mit { $squadrons }
    }
label-end = die Phase beenden
label-run-on = die übrigen Runden durchspielen
label-nobody = niemand

## Das Ende des Spiels

end-points = Punkte
end-ships-lost = Träger versenkt
end-ships-damaged = Träger beschädigt
end-base = Midway
end-squadrons-lost = Staffeln verloren
end-nothing = keine
end-difference = Differenz { $difference }: { NAME($level) }

## Vorgaben

about-preset-standard = So, wie es die gedruckten Tabellen sagen.
about-preset-detailed-sequence = Wo Tabelle und Text abweichen, so, wie es der genaue Ablauf sagt.

## Optionen

option-kb-us_hit_min = US-Bombardement
    .help = Die Augenzahl, ab der US-Bomber einen Träger treffen.
option-kb-jp_aa_special_min = Japanische Flugabwehr im ungestörten Angriff
    .help = Die Augenzahl, ab der japanische Schiffe einen Bomber abwehren, wenn keine CAP kämpfte.
option-kb-special_attack = Ungestörter Angriff
    .help = Wann ein Angriff als ungestört gilt, so dass alle Augen Treffer sind.
    .no_cap_fought = keine CAP-Staffel hat gekämpft
    .no_bomber_attacked = kein Bomber wurde von CAP angegriffen
option-kb-capacity_removal = US-Staffeln ohne Deck
    .help = Wann US-Staffeln ausscheiden, weil ihr Deck verloren ist.
    .as_due = wenn sie auf der Rundenleiste fällig werden
    .immediate = sofort
option-kb-capacity_removal_dummy = Mit jeder scheidet ein Platzhalter aus
    .help = Ob mit jeder US-Staffel, die ihr Deck verloren hat, ein Platzhalter ausscheidet.
option-kb-capacity_loss_scope = Verlorene Decks zählen
    .help = Gegen welche Verluste verlorene Decks aufgerechnet werden.
    .cumulative = über das ganze Spiel
    .this_combat = Angriff für Angriff
option-kb-bomber_kill_dummy = Platzhalter für abgeschossene Bomber
    .help = Ob mit jedem abgeschossenen US-Bomber ein Bomber-Platzhalter ausscheidet.
    .same_type = ja, ein Bomber-Platzhalter
    .fighters_only = nein, nur bei Jägern
option-kb-vp_table = Siegpunkte
    .help = Welche Tabelle der Siegpunkte gilt.
    .rules = das Regelheft
    .score_sheet = ein Wertungsblatt von Spielern
option-kb-loiter = Warten unterwegs
    .help = Ob Staffeln in der Kartenmitte oder am Ziel warten dürfen.
    .forbidden = verboten
    .allowed = erlaubt
option-kb-special_hits_us = Ihre Treffer im ungestörten Angriff
    .help = Wie Sie Treffer auf eine US-Flotte verteilen.
    .fill_in_chosen_order = Schiff für Schiff, in Ihrer Reihenfolge
    .free = frei
option-kb-fighter_sweep = Jagdvorstöße
    .help = Ob Zeros ohne Bomber zu einem Ziel fliegen dürfen.
option-kb-destroyed_counts = Staffeln, die zählen
    .help = Welche verlorenen Staffeln Siegpunkte bringen.
    .all_losses = alle endgültig verlorenen
    .shot_down_only = nur abgeschossene
option-kb-airborne_at_end = Am Ende in der Luft
    .help = Was nach der letzten Runde mit Staffeln in der Luft geschieht.
    .no_penalty = nichts
    .must_have_deck = ohne Platz an Deck sind sie verloren
option-kb-early_end = Nichts mehr zu führen
    .help = Ob die übrigen Runden durchgespielt werden dürfen, wenn weder Träger noch Staffeln bleiben.
    .offer = anbieten
    .never = Runde für Runde weiterspielen
option-kb-attacks_per_target = Angriffe auf ein Ziel je Runde
    .help = Ob Staffeln an einem Ziel nacheinander angreifen dürfen.
    .one = einer, mit allem
    .split = mehrere
option-kb-double_faced_fire = Ein Jäger mit mehreren Gegnern
    .help = Wer bestimmt, auf wen er schießt.
    .player = Sie
    .random = der Zufall
option-kb-low_cap_flip = Tiefe CAP nach Torpedobombern
    .help = Welche Zeros nach dem Kampf gegen Torpedobomber tief sind.
    .all_committed = alle eingesetzten
    .only_vs_bombers = die, die auf einen Bomber trafen
option-kb-removal_choice = An Bord verlorene Staffeln
    .help = Wer bestimmt, welche Staffel bei der Beschädigung eines Trägers verloren geht.
    .player = Sie
    .random = der Zufall
option-kb-adv_10a = Fortgeschrittene Regel 10.a: bessere Schadensbekämpfung
    .help = US-Träger sinken beim dritten statt beim zweiten Treffer.
option-kb-adv_10b = Fortgeschrittene Regel 10.b: kein „umgekehrtes Midway“
    .help = Ihre Angriffe auf eine US-Flotte sind immer normale Angriffe.
option-kb-adv_10c = Fortgeschrittene Regel 10.c: zufällige Zielzuweisung
    .help = US-Bomber, die an der CAP vorbei sind, würfeln ihr Schiff aus.

## Was man eingeben kann

problem-notation-one =
    { $count ->
        [0] „{ $text }“ nennt niemanden, der das jetzt könnte.
       *[other] „{ $text }“ nennt { $count } Aktionen, wo nur eine möglich ist.
    }
problem-notation-verb = „{ $text }“ ist unverständlich. Geben Sie eine Nummer ein, oder beginnen Sie mit { OR($verbs) }; „hilfe“ erklärt es.
problem-notation-squadron = { $verb }: Das nennt keine Staffel, die es jetzt könnte. Die Staffeln sind { $squadrons }.
problem-notation-target = { $squadron } kann nach Midway (midway) oder zur Flotte (fleet) fliegen: Sagen Sie, wohin.
problem-notation-ship = Sagen Sie, auf welchem Träger: { OR($ships) }.
problem-notation-word = „{ $word }“ ist weder eine Staffel noch ein Ort. Die Staffeln sind { $squadrons }.
problem-notation-form = „{ $text }“ ist unvollständig oder enthält zu viel. „hilfe { $verb }“ zeigt, wie man es schreibt.

notation-load = load akagi 1b 2t
notation-launch = launch A1 A2 ZA strike; launch ZK cap; launch akagi
notation-fly = fly A1 midway; fly centre fleet
notation-attack = attack midway; attack fleet-1 A1 A2 ZA
notation-land = land A1 akagi; land centre kaga; land cap soryu
notation-ready = ready A1 bombs; ready ZA; ready akagi torpedoes
notation-end = end
notation-run-on = run-on
notation-commit = commit ZA ZK; commit none
notation-meet = meet ZA
notation-aim = aim ZA
notation-targets = targets enterprise 2 hornet 1
notation-fill = fill hornet
notation-spread = spread enterprise 2 hornet 1
notation-lose = lose A1
notation-die = die 5, oder einfach 5
notation-draw = draw bomber; draw no-bomber; draw enterprise

## Über viele Partien gezählt

tally-japan-points = Punkte Japans
tally-usa-points = Punkte der USA
tally-japanese-carriers-sunk = japanische Träger versenkt
tally-japanese-carriers-damaged = japanische Träger beschädigt
tally-us-carriers-sunk = US-Träger versenkt
tally-us-carriers-damaged = US-Träger beschädigt
tally-midway-destroyed = Stützpunkt Midway zerstört
tally-japanese-squadrons-lost = japanische Staffeln verloren
tally-us-squadrons-lost = US-Staffeln verloren
tally-fleets-reported = gemeldete US-Flotten
census-ready = an Bord, bereit
census-not-ready = an Bord, nicht bereit
census-cap = CAP
census-outbound = auf dem Hinflug
census-at-target = am Ziel
census-inbound = auf dem Rückflug
census-lost = verloren

# Wörter, die man statt derer der Notation eingeben kann, paarweise.
synonyms = bewaffnen load starten launch fliegen fly angreifen attack landen land bereit ready bereitmachen ready ende end beenden end abfangen commit treffen meet ziele targets treffer fill verlieren lose würfel die ziehen draw mitte centre kartenmitte centre flotte fleet angriff strike bomben bombs torpedos torpedoes niemand none alle all jäger fighter kein-jäger no-fighter kein-bomber no-bomber kein-träger no-carrier

## Woher die Zahlen stammen (EN: englische Regeln, DE: deutsche Regeln, SoP: ausführlicher Ablauf eines Spielers)

source-turns = EN 2, EN 5
source-turns-hours = EN 1 (Beginn um 0430), EN 2 (Runden zu einer Stunde)
source-names = EN 1
source-names-us_carriers = Geschichte; das Regelheft nennt keine Namen
source-counters-us_bombers = drei für jeden Träger und zwei auf Midway; mit den Jägern füllen sie die US-Kapazität
source-counters-us_bomber_dummies = etwa ein Platzhalter je Staffel, da EN 6.a sie paarweise entfernt
source-counters-us_fighters = einer für jeden Träger und einer auf Midway
source-counters-us_fighter_dummies = die Beispielpartie verbraucht mindestens vier; ergänzt die 55 Plättchen öffentlicher Beschreibungen
source-counters-carrier_dummies = EN 1, EN 6
source-setup = EN 1
source-capacity = voll: die Staffeln zu Beginn (Japan) oder die vorhandenen (USA); reduziert: die Hälfte, abgerundet
source-hits_to_destroy = EN 6.c, EN 7
source-hits_to_destroy-us_carrier_with_10a = SoP, japanische Phase (fortgeschrittene Regel 10.a)
source-reconnaissance = EN 4
source-air_combat = EN 6.a
source-anti_aircraft-us_min = EN 6.b
source-anti_aircraft-us_special_min = EN 6.c verwendet das Feuer von EN 6.b; SoP nennt 5-6
source-anti_aircraft-japan_min = EN 7
source-anti_aircraft-japan_special_min = EN 7 nennt keine Ausnahme, EN 9 (0830) stimmt überein; SoP sagt 5-6 (KB-R2)
source-bombing = EN 6.c
source-bombing-us_v_carrier_min = EN 7 ändert die Zahl von EN 6.c nicht; SoP sagt 6 (KB-R1)
source-attack_type = EN 7
source-return_delay_turns = EN 6.a, EN 7
source-targets-order = EN 7
source-targets-random_10c = SoP, amerikanische Phase (fortgeschrittene Regel 10.c)
source-tie_die = EN 7 sagt nur, dass ein Würfel entscheidet (KB-R52)
source-victory_points-squadrons = EN 8: ein halber Punkt für jede zweite Staffel, Brüche aufgerundet (KB-R11)
source-victory_points-rules = EN 8
source-victory_points-rules-midway_damaged = EN 8 nennt nur die Zerstörung (KB-R66)
source-victory_points-score_sheet = ein Wertungsblatt von Spielern (KB-R11)
source-levels = EN 8 (Vorzeichen: KB-R43)
stake-us-hits = Treffer auf US-Träger und Midway
stake-japanese-hits = Treffer auf japanische Träger

## Die Lage: was Neulinge vor der ersten Stunde erfahren

brief-who = Sie sind Vizeadmiral Nagumo, 4. Juni 1942, { $from } bis { $to } Uhr: { $ships } fahren als eine Flotte. Die Amerikaner spielen Würfel und Becher.
brief-aim = Holen Sie in { $turns } Runden zu je einer Stunde mehr Punkte als die Amerikaner. Mit { $most } Punkten Vorsprung erringen Sie einen großen Sieg.
brief-points =
    Ein versenkter US-Träger zählt { $japan }, ein beschädigter { $damaged }, das zerstörte Midway { $base }; auch { $lost ->
        [all] verlorene
       *[shot] abgeschossene
    } Staffeln zählen. Die Amerikaner punkten ebenso, versenkt zählen: { $usa }.
brief-have = { $zeros } Zero-Staffeln und { $bombers } Bomberstaffeln auf { $ships } Trägern. Im Morgengrauen sind alle bereit.
brief-loads = Zuerst wählen Sie, wie viele der { $bombers } Bomberstaffeln mit Bomben beginnen; die anderen tragen Torpedos. Bomben taugen nur gegen Midway, Torpedos nur gegen Schiffe. Umladen kostet eine Staffel eine Stunde an Deck.
brief-turn = In jeder Stunde tut jede Staffel eines: Sie startet, fliegt weiter zum Ziel, greift an, landet oder wird bereit gemacht.
brief-strike = Ein Angriff startet also in der ersten Stunde, fliegt in der zweiten zum Ziel, greift in der dritten an und landet in der vierten. In der fünften wird er wieder bereit gemacht.
brief-search =
    Jede Stunde suchen beide Seiten mit einem Würfel: { $usa } findet Sie, { $japan } findet eine US-Flotte. { $hour ->
        [none] Die Amerikaner kommen nie.
       *[other] Sind Sie entdeckt, kommen ab { $hour } Uhr Angriffe aus den Bechern: Niemand weiß, wie stark.
    }
brief-hit = Ein Bomber, der durchkommt, trifft einen US-Träger mit { $carrier }, Midway mit { $base }; Ihre Träger treffen sie mit { $usa }. Ein US-Träger sinkt bei { $hits } Treffern, einer der Ihren bei { $own }.
brief-deck = In einer Stunde lässt ein Deck entweder starten oder landen. Halten Sie eines für die Heimkehrer frei.
brief-west = Eine Staffel, die nach Westen zeigt, muss in dieser Stunde landen, sonst ist sie verloren.
brief-cap =
    Nur Zeros als CAP (Jagdschutz) halten Angriffe ab. { $opposed ->
        [no-cap] Kämpft keine von ihnen
       *[no-bomber] Greift keine von ihnen die Bomber an
    }, so ist jedes Auge auf den Würfeln der Bomber ein Treffer.
brief-low = Zeros, die gegen Torpedobomber kämpfen, stehen eine Stunde lang tief und erreichen keine Sturzbomber: Halten Sie einige zurück.
