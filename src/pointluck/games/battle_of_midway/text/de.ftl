# The Battle of Midway: jeder Satz des Spiels. COUNT zählt eine Liste, OR verbindet sie mit „oder“, NAME zeigt einen Namen,
# FORM ist „many“ für ein Subjekt, das den Plural verlangt, sonst „one“.

## Namen

name-ijn = Japan
name-usn = USA
    .number = many
name-weather = Wetter
name-combat = Kampf
name-setup = Aufstellung
name-command = Führung
name-search = Suche
name-orders = Befehle
name-first-orders = erste Befehle
name-maintenance = Wartung
name-over = Spielende
name-launch = Start
name-recover = Landung
name-maneuver = Manöver
name-surface = Flugzeuge gegen Schiffe oder Land
name-ships = Schiff gegen Schiff
name-bombers = Abfangjäger gegen Bomber
name-fighters = Jäger gegen Jäger
name-attackers = Angreifer
name-defenders = Verteidiger
name-flak = Flak
name-evading = Ausweichen
name-cruiser = Kreuzer
name-destroyer = Zerstörer
name-least = Mindestwert
name-airfield = Flugplatz Midway
name-seaplane-base = Wasserflugzeughafen
name-aa-guns = Flakgeschütze
    .number = many
name-cap = CAP
name-strike = Angriff
name-centre = Mitte
name-all = alle
name-transports = Transporter
name-task-force = der nächste Verband
name-tf-enterprise = Verband der Enterprise
name-tf-hornet = Verband der Hornet
name-tf-yorktown = Verband der Yorktown
name-transports-1 = Transportergruppe 1
name-transports-2 = Transportergruppe 2
name-ijn-decisive = entscheidender japanischer Sieg
name-ijn-major = großer japanischer Sieg
name-ijn-points = japanischer Sieg nach Punkten
name-ijn-dusk = Japan am Ende vorn
name-usn-dusk = USA am Ende vorn
name-usn-points = US-Sieg nach Punkten
name-usn-major = großer US-Sieg
name-usn-decisive = entscheidender US-Sieg
summary = Juni 1942, Träger gegen Träger. Finden Sie den Feind, bevor er Sie findet, halten Sie CAP in der Luft, treffen Sie seine Decks, solange Flugzeuge darauf stehen, und nehmen oder halten Sie Midway.
section-victory = Sieg
section-terms = Begriffe
section-setup = Aufstellung
section-order = Ablauf
section-1 = 1. Phase: Führung
section-2 = 2. Phase: Suche
section-3 = 3. Phase: Befehle
section-4 = 4. Phase: Kampf
section-5 = 5. Phase: Wartung
section-ruling = Auslegungen

## Flugzeuge, wie man sie nennt

plane-a6m =
    { $count ->
        [one] Zero
       *[other] Zeros
    }
plane-d3a =
    { $count ->
        [one] Val
       *[other] Vals
    }
plane-b5n =
    { $count ->
        [one] Kate
       *[other] Kates
    }
plane-e13a =
    { $count ->
        [one] Jake
       *[other] Jakes
    }
plane-f4f =
    { $count ->
        [one] Wildcat
       *[other] Wildcats
    }
plane-sbd =
    { $count ->
       *[other] Dauntless
    }
plane-tbd =
    { $count ->
        [one] Devastator
       *[other] Devastators
    }
plane-b25 =
    { $count ->
       *[other] B-25
    }
plane-b17 =
    { $count ->
       *[other] B-17
    }
plane-pby =
    { $count ->
        [one] Catalina
       *[other] Catalinas
    }
kind =
    { $count ->
        [0] { "" }
       *[other] { $count }{ " " }
    }{ $type }{ $load ->
        [bombs] { " " }mit Bomben
        [torpedoes] { " " }mit Torpedos
        [none] { ", " }unbewaffnet
       *[own] { "" }
    }{ $where ->
        [none] { "" }
       *[other] { " " }({ $where })
    }
kind-fuel = Treibstoff { $fuel }

## Fragen an die Spieler

ask-reinforce = { NAME($seat) }, Runde { $turn }: Welche Verstärkungen kommen? Marken zum Bezahlen: { $tokens }.
ask-status = { NAME($seat) }: Welche Befehle bekommen Ihre Träger? Wer nicht genannt ist, bleibt beim Üblichen.
ask-spot = { NAME($ship) }: Was kommt aufs Flugdeck? Plätze: { $places }.
ask-patrol-in-the-way = { NAME($ship) }: Der Aufklärungsbomber nimmt einen Landeplatz. Kommt er hinunter?
ask-land-some = { NAME($ship) } kann { $places } von denen aufnehmen, die landen müssen. Welche?
ask-land-stray =
    { $units }: ohne Treibstoff, und zu Hause ist kein Platz. Wo { FORM($units) ->
        [many] landen sie
       *[one] landet sie
    }?
ask-land = { NAME($seat) }: Landet jemand, der noch Treibstoff hat?
ask-patrol = { NAME($seat) }, Runde { $turn }: Wohin fliegen Ihre Aufklärer, wen beschatten sie?
ask-order = { NAME($seat) }: Ihre Marke ist gezogen. Wie lautet Ihr Befehl? Marken noch im Becher: { $left }.
ask-weather = { NAME($seat) }: Wo wächst die Sturmfront?
ask-send = { NAME($ship) }: Welche Einheiten starten ({ NAME($mission) })? Höchstens { $limit }.
ask-fly-to = { $units }: in welche Zone?
ask-cap-to = { $units }: CAP über welcher Zone?
ask-merge = Angriffsgruppe { $group }: Schließt sie sich dort einer anderen an?
ask-move-to = Zone { $zone }: Wohin fährt der Verband, und wer bleibt? ({ $ships })
ask-cap-follow = Welche CAP begleitet die Schiffe von { $start } nach { $zone }?
ask-enemy-follow = Der feindliche Verband teilt sich auf { $start } und { $zone }. Welche Ihrer Flugzeuge folgen nach { $zone }?
ask-transports = { NAME($group) }: in welche gesicherte Zone?
ask-intercept = { NAME($seat) }: Welche CAP fängt ab, und wo?
ask-reveal = { NAME($seat) }: Zeigt sich ein verborgener Verband?
ask-cap-attack = { NAME($seat) }: Greift Ihre CAP über { $zone } die Flugzeuge dort an?
ask-pick-battle = { NAME($seat) }: Welches Gefecht kommt als nächstes?
ask-flag = Zone { $zone }: Welcher Kreuzer steht als Flaggschiff in der Mitte?
ask-picket = Zone { $zone }: Wie viele Zerstörer im äußeren Ring, im mittleren Ring und in der Mitte?
ask-place = Zone { $zone }: Wo stehen sie?
ask-escorts = Zone { $zone }: Wie viele Begleiter in jedem der drei mittleren Felder?
ask-escort =
    { $count } × { $group }: Welche Bomber { $count ->
        [one] begleitet sie
       *[other] begleiten sie
    }?
ask-entry-area = { $team }: In welches äußere Feld kommen Sie?
ask-go-in = { $team } in { NAME($area) }: Wohin dringen Sie vor?
ask-shift = { NAME($seat) }: Wechseln Ihre verteidigenden Jäger das Feld?
ask-mode = Kampfrunde { $round }, { $team } in { NAME($area) }: Was tun die Bomber?
ask-lose = { NAME($seat) }, Feld { NAME($area) }: Treffer: { $hits }. Welche Einheit geht verloren?
ask-target = { $team }: welches Ziel?
ask-deck-loss = { NAME($ship) }: an Deck zerstörte Flugzeuge: { $count }. Welche?
ask-gun = Kampfrunde { $round }, { NAME($ship) }: Feuer auf wen?
ask-ditch = { NAME($seat) }: Es fehlen Decks. Welche Einheit notwassert?
ask-divert =
    { $units } über { $zone }: Die Heimat ist verloren. Wo { FORM($units) ->
        [many] werden sie
       *[one] wird sie
    } landen?
ask-return = { $units }: von { $start } heim nach { $home }, über welche Zone?
ask-rearm = { NAME($seat) }: Was wird geladen oder entladen?
ask-clear = { NAME($seat) }: Kommt etwas, das an Deck blieb, hinunter?

## Fragen an den Zufall

ask-squall-landing = { $unit } landet im Sturm auf { NAME($ship) }: ein Würfel. 11 und 12 sind das Ende.
ask-search-die = Suche von { NAME($seat) } in { $zone }: ein Würfel. Noch { $left }, bester bisher { $best }.
ask-task-force-die = Der Verband in { $zone } würfelt: Über { $best } bleibt er ungesehen.
ask-draw = Marke ziehen: Japan { $ijn }, USA { $usn }, Wetter { $weather }, Kampf { $combat }.
ask-entry-die = { $team }: ein Würfel für das Feld des Einflugs.
ask-fire-die = Feuer in { NAME($area) } ({ NAME($by) }): ein Würfel. Bis { $value } trifft; noch { $left } Würfel.
ask-ordnance-die =
    { $weapon ->
        [bomb] Bombe
       *[torpedo] Torpedo
    } auf { NAME($ship) }: ein Würfel. Bis { $value } trifft; noch { $left } Würfel.
ask-gun-die = Geschütze auf { NAME($ship) }: ein Würfel. Bis { $value } trifft; noch { $left } Würfel.

## Ereignisse

event-turn-began = Runde { $turn }
event-cup-filled = In den Becher: Japan { $ijn }, USA { $usn }.
event-second-batch = Die übrigen Marken kommen dazu: Japan { $ijn }, USA { $usn }, Wetter und Kampf.
event-reinforced = { NAME($seat) }: { $force } trifft in { $zone } ein.
event-reinforced-unseen = { NAME($seat) }: { $force } trifft ein, außer Sicht.
event-transports-arrived = { NAME($group) } trifft ein: { $transports } Schiffe.
event-status-sealed =
    { NAME($seat) } { FORM($seat) ->
        [many] haben die Befehle ihrer Träger
       *[one] hat die Befehle seiner Träger
    } gewählt.
event-status-set = { NAME($ship) }: { NAME($status) }.
event-spotted = { NAME($ship) } stellt { $units } bereit.
event-landed = Gelandet auf { NAME($ship) }: { $units }.
event-squall-rolled = { $unit } kommt im Sturm zur Landung auf { NAME($ship) }, Würfel { $die }.
event-deck-jammed = { NAME($ship) } war nicht bereit: Was an Deck stand, kommt hinunter, was landet, blockiert es bis zur nächsten Runde.
event-patrol-struck-below = { NAME($ship) } schickt den Aufklärungsbomber hinunter.
event-patrol-launched = { $unit } startet nach { $zone }.
event-patrol-moved = { $unit } fliegt nach { $zone }.
event-shadow-declared = { $unit } beschattet den Verband in { $zone }.
event-shadow-ended = { $unit } lässt vom Verband in { $zone } ab und kehrt heim.
event-search-began =
    { NAME($seat) } { FORM($seat) ->
        [many] suchen
       *[one] sucht
    } in { $zone } mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }.
event-search-rolled-several =
    { NAME($seat) } { FORM($seat) ->
        [many] würfeln
       *[one] würfelt
    } bei der Suche in { $zone }: { $die }.
event-search-rolled =
    { NAME($seat) } { FORM($seat) ->
        [many] würfeln
       *[one] würfelt
    } bei der Suche in { $zone }: { $die }.
event-search-succeeded =
    { NAME($seat) } { FORM($seat) ->
        [many] entdecken
       *[one] entdeckt
    } den Verband in { $zone }: { $best } gegen { $die }.
event-search-failed =
    { NAME($seat) } { FORM($seat) ->
        [many] finden
       *[one] findet
    } nichts in { $zone }: { $best } gegen { $die }. Die Aufklärer kehren heim.
event-shadowing-succeeded =
    { NAME($seat) } { FORM($seat) ->
        [many] halten
       *[one] hält
    } Fühlung in { $zone }: { $best } gegen { $die }.
event-shadowing-failed =
    { NAME($seat) } { FORM($seat) ->
        [many] verlieren
       *[one] verliert
    } die Fühlung in { $zone }: { $best } gegen { $die }.
event-token-drawn = Marke: { NAME($token) }
event-passed =
    { NAME($seat) } { FORM($seat) ->
        [many] passen
       *[one] passt
    }.
event-strike-launched = { NAME($ship) } startet Angriffsgruppe { $group } nach { $zone }: { $units }.
event-strike-flew = Angriffsgruppe { $group } fliegt nach { $zone }: { $units }.
event-cap-launched = { NAME($ship) } startet CAP { $group } über { $zone }: { $units }.
event-cap-flew = CAP { $group } fliegt über { $zone }: { $units }.
event-merged = Angriffsgruppe { $other } schließt sich { $group } an.
event-task-force-moved =
    { NAME($seat) }: { $ships } { FORM($ships) ->
        [many] fahren
       *[one] fährt
    } von { $start } nach { $zone }.
event-task-force-lost =
    { NAME($seat) }: { $ships } { FORM($ships) ->
        [many] verlassen
       *[one] verlässt
    } { $start }.
event-watch-changed = Was bis hierher zu sehen war, kann nicht zurückgenommen werden.
event-moved-unseen =
    { NAME($seat) } { FORM($seat) ->
        [many] bewegen
       *[one] bewegt
    } einen Verband, den Sie nicht sehen.
event-followed =
    { $units } { FORM($units) ->
        [many] folgen
       *[one] folgt
    } nach { $zone }.
event-squall = Ein Sturm in { $zone }.
event-located = { NAME($seat) }: Der Verband in { $zone } ist in Sicht des Feindes.
event-transports-moved = { NAME($group) } fährt nach { $zone }.
event-intercepted =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] fangen
       *[one] fängt
    } über { $zone } ab.
event-battle-began =
    Gefecht in { $zone }: { NAME($type) }, { NAME($attacker) } { FORM($attacker) ->
        [many] greifen an
       *[one] greift an
    }
event-defends =
    { NAME($seat) } { FORM($seat) ->
        [many] verteidigen
       *[one] verteidigt
    }: { COUNT($ships) ->
        [0] { $units }
       *[other] { COUNT($units) ->
            [0] { $ships }
           *[other] { $ships }; { $units }
        }
    }.
event-attacks =
    { NAME($seat) } { FORM($seat) ->
        [many] greifen
       *[one] greift
    } an: { $units }.
event-placed =
    { NAME($seat) } { FORM($seat) ->
        [many] stellen
       *[one] stellt
    } { $units }: { $areas }.
event-escort-joined =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] begleiten
       *[one] begleitet
    } { $team }.
event-escort-alone =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] fliegen
       *[one] fliegt
    } allein.
event-entry-free = { $team }: Würfel { $die }, freie Wahl des Feldes.
event-entered =
    { $team } fliegt über { NAME($area) } ein ({ $die ->
        [0] gewählt
       *[other] Würfel { $die }
    }): { $units }.
event-round-began = Kampfrunde { $round }
event-went-in = { $team } dringt von { NAME($start) } nach { NAME($area) } vor.
event-went-in-several = { $team } dringen von { NAME($start) } nach { NAME($area) } vor.
event-stayed-out = { $team } bleibt in { NAME($area) }.
event-shifted = { $unit } wechselt von { NAME($start) } nach { NAME($area) }.
event-mode-chosen =
    { $team } in { NAME($area) }: { $mode ->
        [fight] bekämpft Flugzeuge
        [drop] wirft
       *[hold] hält
    }.
event-mode-chosen-several =
    { $team } in { NAME($area) }: Sie { $mode ->
        [fight] bekämpfen Flugzeuge
        [drop] werfen
       *[hold] halten
    }.
roll-of =
    { $weapon ->
        [air] { $firer }, gegen Flugzeuge { $value }
        [flak] { NAME($firer) }, Flakfeuer { $value }
        [gun] { NAME($firer) } auf { NAME($target) }, Geschütz { $value }
        [bomb] { $firer } auf { NAME($target) }, Bombe { $value }
       *[torpedo] { $firer } auf { NAME($target) }, Torpedo { $value }
    }{ COUNT($modifiers) ->
        [0] {""}
       *[other] , { $modifiers }
    }: nötig höchstens { $needed }
event-rolled =
    { roll-of }, gewürfelt { $die }, { $effect ->
        [hit] Treffer
       *[missed] daneben
    }.
event-rolled-several = { roll-of }, gewürfelt { $die }.
event-fired =
    Feuer in { NAME($area) }: { NAME($by) } ({ NAME($seat) }) auf { $units }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-air-unit-lost =
    { NAME($seat) } { FORM($seat) ->
        [many] verlieren
       *[one] verliert
    } { $unit }: { $cause ->
        [shot-down] abgeschossen
        [on-deck] an Deck zerbombt
        [sunk] mit dem Schiff versunken
        [squall] bei der Landung im Sturm
        [ditched] notgewassert
       *[no-base] keine Basis mehr
    }.
event-targeted = { $team } greift { NAME($ship) } mit { $units } an.
event-gun-target =
    { NAME($shooter) } { FORM($shooter) ->
        [many] feuern
       *[one] feuert
    } auf { NAME($ship) }.
event-hit =
    { NAME($ship) }: { $hits } Treffer{ $bonus ->
        [0] {""}
       *[other] , { $bonus } mehr für Flugzeuge an Deck
    }, { $damage } Schaden{ $surplus ->
        [0] {""}
       *[other] , { $surplus } zu viel
    }; Trefferpunkte übrig: { $left }.
event-sunk = { NAME($ship) } sinkt.
event-knocked-out = { NAME($ship) }: ausgeschaltet.
event-battle-ended = Das Gefecht in { $zone } ist vorüber.
event-invasion = Transporter bei Midway: { $transports }; Punkte { $points }.
event-points = Punkte: Japan { $ijn }, USA { $usn }.
event-diverted =
    { $units } { FORM($units) ->
        [many] werden
       *[one] wird
    } auf { NAME($ship) } landen.
event-returned =
    { NAME($seat) }: { $units } { FORM($units) ->
        [many] fliegen
       *[one] fliegt
    } über { $zone } heim.
event-out-of-fuel = Ohne Treibstoff: { $units }.
event-armed = { NAME($ship) } bewaffnet { $units }.
event-unloaded = { NAME($ship) } entlädt { $units }.
event-cleared = { NAME($ship) } schickt { $units } hinunter.
event-game-over = Das Spiel ist aus: Japan { $ijn }, USA { $usn }, { NAME($level) }

## Ablehnungen

refusal-other-question = „{ $action }“ beantwortet nicht, was jetzt gefragt ist.
refusal-must-arrive = Ab Runde { $turn } muss jeder Verband kommen, der kann.
refusal-no-transports = Transporter kommen erst nach der Runde, in der der Flugplatz fiel.
refusal-no-reinforcement = „{ $action }“: Keine solche Verstärkung wartet.
refusal-no-tokens = Zu wenig Marken: Es kostet { $cost }.
refusal-entry-occupied = In { $zone } steht ein eigener Verband, oder einer ist in dieser Runde gekommen.
refusal-entry-closed = { $zone } ist keine offene Eintrittszone: Feind, zu viele Schiffe oder keine der fünf.
refusal-status-arrived = { NAME($ship) } ist in dieser Runde eingetroffen oder gefahren und muss manövrieren.
refusal-status-jammed = { NAME($ship) } hat ein blockiertes Deck und muss landen lassen.
refusal-status-recover = { NAME($ship) } hat eigene Flugzeuge ohne Treibstoff über sich und muss landen lassen.
refusal-status-all = Nennen Sie einen Befehl für { $ships }.
refusal-one-at-a-time = { NAME($ship) }: Mit „raise“ kommt eine Einheit herauf; mehrere mit „spot“.
refusal-other-ship = { NAME($ship) } ist an der Reihe.
refusal-not-spottable = { NAME($ship) } kann { $unit } nicht bereitstellen: nicht im Hangar oder nicht bewaffnet.
refusal-not-so-many = { NAME($ship) } hat nur { $count } { $unit }.
refusal-deck-full =
    { NAME($ship) } hat { $places ->
        [one] einen Platz
       *[other] { $places } Plätze
    } an Deck.
refusal-land-number = Auf { NAME($ship) } landen genau { $places }.
refusal-not-recovering = { NAME($ship) } lässt nicht landen.
refusal-no-landing = „{ $action }“: So kann hier niemand landen.
refusal-must-land = Flugzeuge ohne Treibstoff müssen landen, solange ein Deck hier sie aufnehmen kann.
refusal-no-patrol = „{ $unit }“ ist kein Aufklärer von Ihnen.
refusal-tired = { $unit } ist gelandet und fliegt nächste Runde wieder.
refusal-out-of-fuel = { $unit } hat keinen Treibstoff.
refusal-already-ordered = { $unit } hatte in dieser Runde schon einen Befehl.
refusal-nobody-to-shadow = { $unit } hat dort niemanden zu beschatten oder beschattet noch nicht.
refusal-is-shadowing = { $unit } beschattet: Es kann nur aufhören und heimkehren.
refusal-cannot-launch-patrol = { $unit } kann jetzt nicht starten.
refusal-too-far = { $unit } erreicht { $zone } nicht.
refusal-no-such-group = Keine Gruppe { $group } ist in der Luft.
refusal-not-yours = { $what } gehört nicht Ihnen.
refusal-no-cap-there = { $group } hat keine Jäger oder kein eigenes Großkampfschiff und keine Basis in Reichweite.
refusal-airfield-tokens =
    Der Flugplatz nimmt { $tokens ->
        [one] eine Marke
       *[other] { $tokens } Marken
    } je Runde.
refusal-nothing-ready = { NAME($ship) }: Dort ist nichts bereit.
refusal-no-flight-deck = { NAME($ship) } hat kein Flugdeck im Spiel.
refusal-not-launching = { NAME($ship) } hat keinen Startbefehl.
refusal-in-squall = { NAME($ship) } liegt im Sturm: Nichts startet.
refusal-air-service = { NAME($ship) } startet höchstens { $count } je Runde.
refusal-nothing-spotted = { NAME($ship) } hat nichts Passendes an Deck.
refusal-cannot-send = { NAME($ship) } kann von { $units } höchstens { $limit } senden.
refusal-cannot-leave = { $unit } kann nicht zurückbleiben.
refusal-no-haven = In { $zone } ist kein eigenes Großkampfschiff und keine Basis in Reichweite.
refusal-cannot-merge = { $group } ist nicht dort oder kommt von einem anderen Verband.
refusal-no-task-force = Sie haben keinen Verband in { $zone }.
refusal-not-manoeuvring = Die Träger in { $zone } manövrieren nicht, oder die übrigen sind schon gefahren.
refusal-stacking = { $zone }: höchstens zwei Großkampfschiffe und acht Schiffe.
refusal-not-adjacent = { $zone } ist nicht benachbart.
refusal-no-cap-here = „{ $action }“: Eine solche CAP ist nicht dort.
refusal-nobody-follows = „{ $action }“: So jemand kann nicht folgen.
refusal-squall-zone = Der Sturm kann nur nach { OR($zones) }.
refusal-no-escort = { $zone } liegt nicht näher an Midway oder hat kein japanisches Kriegsschiff.
refusal-no-such-cap = { $group } ist keine CAP, die noch abfangen kann.
refusal-no-intercept = { $zone } ist für diese CAP nicht erreichbar.
refusal-no-reveal = Sich in { $zone } zu zeigen bringt nichts.
refusal-no-battle = In { $zone } gibt es kein Gefecht.
refusal-not-so-placed = „{ $action }“: Sie müssen gleichmäßig auf ihre Felder verteilt werden.
refusal-no-bombers = Keine Bomber { $group } greifen an.
refusal-not-inward = { NAME($area) } ist von hier nicht der nächste Ring.
refusal-no-shift = „{ $action }“: So kann kein Jäger wechseln.
refusal-nothing-to-fight = Im Feld sind keine feindlichen Flugzeuge.
refusal-nothing-to-drop = Im Feld ist kein Ziel, oder es ist nichts abzuwerfen.
refusal-not-exposed = { $unit } gehört nicht zu den Getroffenen.
refusal-not-a-target = { NAME($ship) } ist in diesem Feld kein Ziel.
refusal-not-on-deck = „{ $action }“: nicht auf diesem Deck.
refusal-out-of-range = { NAME($ship) } ist in dieser Kampfrunde außer Reichweite.
refusal-not-homeless = { $unit } muss nicht notwassern.
refusal-no-slot = { NAME($ship) } hat keinen freien Platz.
refusal-not-the-way-home = { $zone } liegt auf keinem kürzesten Heimweg.
refusal-not-in-hangar = „{ $action }“: Dort sind keine solchen Einheiten zu laden oder zu entladen.

## Aktionen in Worten

action-bring =
    { COUNT($rest) ->
        [0] { NAME($arg1) } kommt
       *[other] { NAME($arg1) } nach { $arg2 }
    }
action-status = Befehle: { $args }
action-spot =
    { NAME($arg1) } stellt { COUNT($rest) ->
        [0] nichts
       *[other] { $rest }
    } bereit
action-raise = { NAME($arg1) } holt eine { $arg2 } herauf
action-land = { $rest } auf { NAME($arg1) } landen
action-strike-below = hinunterschicken
action-keep = an Deck lassen
action-patrol = { $arg1 } nach { $arg2 }
action-shadow = { $arg1 } beschattet
action-stop = { $arg1 } beendet das Beschatten
action-launch = Start von { NAME($arg1) }
action-fly = Angriffsgruppe { $arg1 } bewegen
action-cap =
    { COUNT($rest) ->
        [0] CAP von { NAME($arg1) }
       *[other] { $rest } von { $arg1 } als CAP
    }
action-move = Verband in { $arg1 } bewegen
action-send = { $args } senden
action-to = nach { $arg1 }
action-leave = { NAME($arg1) } zurücklassen
action-merge = an { $arg1 } anschließen
action-apart = getrennt bleiben
action-follow =
    folgen: { COUNT($args) ->
        [0] niemand
       *[other] { $args }
    }
action-squall = Sturm in { $arg1 }
action-intercept = CAP { $arg1 } fängt über { $arg2 } ab
action-pass = passen
action-reveal = Verband in { $arg1 } zeigen
action-attack = angreifen
action-leave-alone = in Ruhe lassen
action-battle = Gefecht in { $arg1 }
action-flag = Flaggschiff: { NAME($arg1) }
action-picket = außen, mittlerer Ring, Mitte: { $args }
action-place = { NAME($arg1) }: { $rest }
action-escorts = Begleiter: { $args }
action-escort = { $arg1 } begleiten
action-alone = allein fliegen
action-usual = für alle wie üblich
action-enter = über { NAME($arg1) } einfliegen
action-go = nach { NAME($arg1) }
action-stay = bleiben
action-shift = von { NAME($arg1) } nach { NAME($arg2) }
action-fight = Flugzeuge bekämpfen
action-drop = hier auf ein Ziel werfen
action-hold = Waffen behalten und weiterfliegen
action-target = Ziel { NAME($arg1) }
action-lose = { $arg1 } verlieren
action-fire = auf { NAME($arg1) } feuern
action-all-fire = alle feuern auf { NAME($arg1) }
action-ditch = { $arg1 } notwassern
action-divert = { $rest } auf { NAME($arg1) } landen
action-arm = { NAME($arg1) } bewaffnet { $rest }
action-unload = { NAME($arg1) } entlädt { $rest }
action-clear = { NAME($arg1) } schickt { $rest } hinunter
action-done = fertig
action-die = Würfel { $arg1 }
action-draw = { NAME($arg1) } ziehen

## Was man eingeben kann

problem-notation-verb = „{ $text }“ ist unverständlich. Geben Sie eine Nummer ein oder beginnen Sie mit { OR($verbs) }; „help“ erklärt es.
problem-notation-word = „{ $word }“ ist hier nicht bekannt; bekannt sind { $squadrons }.
notation-bring = bring tf-enterprise 14; bring task-force; bring transports
notation-status = status akagi launch kaga recover; status all maneuver; status default
notation-spot = spot akagi 2a6m 3b5n; spot 2a6m 3b5n; spot (nichts weiter)
notation-raise = raise akagi a6m; raise a6m: eine Einheit, dann kommt die Frage wieder
notation-land = land kaga 2a6m
notation-patrol = patrol pby-1 > 19; patrol sbd-b@enterprise > 22
notation-shadow = shadow pby-1
notation-launch = launch enterprise 2f4f 3sbd > 22
notation-fly = fly s1 > 31
notation-cap = cap hornet 2; cap akagi 2 > 15; cap s1 a6m@akagi
notation-move = move tf1 > 16; move 19 akagi tone-1 > 20
notation-to = to 21
notation-intercept = intercept c3 31
notation-place = place yagumo-1 a1 a2 a4 a5
notation-target = target akagi
notation-lose = lose d3a
notation-arm = arm kaga 2b5n-t 1b5n-b
notation-die = die 7 oder nur 7
notation-draw = draw ijn; draw combat

## Über viele Spiele gezählt

tally-ijn-points = Punkte Japans
tally-usn-points = Punkte der USA
tally-turns = Runden
tally-ijn-carriers-sunk = japanische Träger versenkt
tally-usn-carriers-sunk = US-Träger versenkt
tally-ijn-ships-sunk = japanische Schiffe versenkt
tally-usn-ships-sunk = US-Schiffe versenkt
tally-ijn-air-units-lost = japanische Flugeinheiten verloren
tally-usn-air-units-lost = US-Flugeinheiten verloren
tally-airfield-knocked-out = Flugplatz ausgeschaltet
tally-transports-landed = gelandete Transportergruppen
census-hangar = unter Deck oder an einer Basis
census-deck = an Deck
census-cap = CAP
census-strike = im Angriff
census-patrol = auf Aufklärung
census-homebound = ohne Treibstoff
census-lost = verloren

## Das Brett und das Menü

board-turn = Runde { $turn }, { NAME($phase) }
board-points = Japan { $ijn } : { $usn } USA, { $target } gewinnen
board-cup = Becher: Japan { $ijn }, USA { $usn }, Wetter { $weather }, Kampf { $combat }
board-carriers = Träger und Basen
board-carrier =
    { $zone ->
        [hidden] { $name }, ungesehen
       *[other] { $name } in { $zone }
    }: { NAME($status) }, Schaden { $damage }/{ $hp }
board-base = { $name }: Schaden { $damage }/{ $hp }
board-deck = an Deck { $units }
board-below = unten { $units }
board-empty = leer
board-aloft = In der Luft
board-group = { $word } über { $zone }, Treibstoff { $fuel }: { $units }
board-homebound = ohne Treibstoff
board-patrol = Aufklärer
board-battle = Gefecht in { $zone }, Kampfrunde { $round }
board-area = { NAME($area) }: { $units }
board-off-map = außerhalb der Karte
board-sunk = Versenkt: { $ships }
legend-ships = ● japanische, ★ amerikanische Schiffe: CV Träger, BB Schlachtschiffe, CA Kreuzer, DD Zerstörer, TR Transporter; ! vom Feind entdeckt
legend-air = j und u: japanische und US-Flugzeuge, 2f Jäger, 3b Bomber, 1p Aufklärer, 4x ohne Treibstoff
legend-zone = ~ Sturm, # Midway; Zonen berühren sich seitlich und schräg
legend-units = sbd-b hat Bomben, b5n-t Torpedos, sbd-e nichts; s1 eine Angriffsgruppe, c2 CAP
end-points = Punkte
end-ships = Kriegsschiffe versenkt
end-aircraft = Flugeinheiten verloren
end-level = Nach { $turns } Runden: { NAME($level) }
board-parts = Mehrere Zahlen in einer Zeile ergeben eine Antwort: „3 8“.

## Vorgaben

about-preset-standard = Wie gedruckt, bis 12 Punkte.
about-preset-short = Bis 10 Punkte statt 12.
about-preset-historical-losses = Keine Punkte: Die Verluste der Schlacht entscheiden.

## Optionen

option-bm-victory = Sieg
    .help = Was das Spiel entscheidet.
    .points = Siegpunkte
    .losses = versenkte Schiffe
option-bm-vp_target = Punkte zum Sieg
    .help = Wie viele Punkte zum Sieg reichen.
option-bm-turn_cap = Letzte Runde
    .help = Die Runde, nach der die Dämmerung das Spiel beendet; 0: keine.
option-bm-losses_stop = Verluste beenden das Spiel
    .help = Bei welcher Stufe ein Spiel um Verluste endet.
    .major = beim großen Sieg
    .decisive = erst beim entscheidenden
option-bm-invasion_vp = Punkte für eine Invasion
    .help = Was eine gelandete Transportergruppe zählt.
option-bm-transport_move_on_arrival = Transporter fahren sofort
    .help = Ob Transporter schon in der Ankunftsrunde fahren.
option-bm-simultaneous = Wahl des Status
    .help = Wie beide Seiten die Befehle ihrer Träger wählen.
    .blind = verdeckt
    .japan_first = Japan zuerst, offen
option-bm-fog_of_war = Nebel des Krieges
    .help = Ob verborgene Verbände für den Gegner unsichtbar sind; sonst sind sie nur vor Angriffen sicher.
option-bm-turn1_sequence = Ablauf der Runde 1
    .help = Wann die ersten vier Marken der Runde 1 gespielt werden.
    .normal = nach der Suche, wie in jeder Runde
    .orders_first = bevor Verstärkung eintrifft
option-bm-turn1_payment = Bezahlung in Runde 1
    .help = Welche Marken in Runde 1 Verbände bezahlen.
    .second_batch = die später gelegten
    .first_batch = die ersten
option-bm-knocked_out_ops = Ausgeschalteter Flugplatz
    .help = Was er je Runde noch kann.
    .one_each = ein Start und eine Landung
    .one_total = eins von beidem
option-bm-out_of_fuel_in_battle = Ohne Treibstoff über eigenen Schiffen
    .help = Wo solche Flugzeuge im Gefecht sind.
    .absent = nicht dabei
    .centre = in der Mitte
option-bm-combat_aircraft_follow = Einem Verband folgen
    .help = Ob Kampfflugzeuge über einem entdeckten Verband folgen müssen.
    .mandatory = sie müssen
    .optional = sie dürfen
option-bm-cap_fight_reveals = CAP verrät verborgenen Verband
    .help = Ob ein verborgener Verband entdeckt ist, wenn seine CAP kämpft.
option-bm-aa_losses = Verluste durch Flak
    .help = Wen die Flak trifft.
    .owner = nach Wahl des Besitzers
    .bombers_first = zuerst Bomber
option-bm-inward_move = Vordringen
    .help = Ob Angreifer je Runde einen Ring vordringen müssen.
    .must = sie müssen
    .may = sie dürfen
option-bm-ordnance_declaration = Ziele nennen
    .help = Wann werfende Gruppen ihre Ziele nennen.
    .all_first = alle vor dem ersten Wurf
    .group_by_group = nacheinander
option-bm-entry_table = Äußere Felder
    .help = Welche Würfel in welches äußere Feld führen.
    .symmetric = 1-2, 3-4, 5-8, 9-10, 11-12
    .fifths = je zwei Augen, bei 11 und 12 freie Wahl
option-bm-us_entry = US-Eintrittszonen
    .help = Wo US-Verbände eintreffen.
    .east_ends = 05, 14, 23, 32, 41
    .east_edge = 09, 14, 18, 23, 27
    .north_east = 05, 09, 14, 18, 23

## Die Auswahl

menu-to = nach Zone
menu-patrol = { $who }
menu-land = Landung auf { $who }
menu-arm = { $who } bewaffnet
menu-unload = { $who } entlädt
menu-clear = { $who } schickt hinunter
menu-intercept = { $who } fängt ab über
menu-place = { $who }
menu-raise = { $who } holt herauf
label-zone = Zone { $zone }

# Wörter, die statt derer der Notation eingegeben werden dürfen, paarweise.
synonyms = start launch landung recover manöver maneuver fertig done passen pass

## Woher die Zahlen stammen; die Datendatei selbst spricht Englisch.

source-dice = RB Components
source-map = neun Reihen zu 5/4/.../5 passen am besten zu allen gedruckten Zonennummern; kein Beweis
source-map-midway = RB 1.3.2.1
source-map-ijn_entry = RB 1.3.2
source-map-usn_entry = fünf Zonen sind gedruckt (RB 1.3.1), welche, nicht; die Ostenden der Fünferreihen und Alternativen zum Ausprobieren
source-map-squall_start = RB 3.1.3
source-map-squall_markers = RB Components
source-scale = RB Game Scale
source-stacking = RB Game Terminology
source-fuel = 40 Marker, 10 je Art, eine Art heißt „ohne Treibstoff“ (RB Components)
source-air = die Einheitentabellen fehlen im Text; an Beispiele und Geschichte angepasst
source-air-SBD-bomb = 6 statt 5, des Gleichgewichts wegen (docs/strength.md): eine Bombe von 454 kg, wo die D3A 250 kg trägt
source-air-A6M-name = RB Components, 1.4.2, 2.1
source-air-A6M-side = RB Components, 1.4.2, 2.1
source-air-A6M-role = RB Components, 1.4.2, 2.1
source-air-D3A-name = RB Components, 1.4.2, 2.1
source-air-D3A-side = RB Components, 1.4.2, 2.1
source-air-D3A-role = RB Components, 1.4.2, 2.1
source-air-B5N-name = RB Components, 1.4.2, 2.1
source-air-B5N-side = RB Components, 1.4.2, 2.1
source-air-B5N-role = RB Components, 1.4.2, 2.1
source-air-E13A-name = RB Components, 1.4.2, 2.1
source-air-E13A-side = RB Components, 1.4.2, 2.1
source-air-E13A-role = RB Components, 1.4.2, 2.1
source-air-F4F-name = RB Components, 1.4.2, 2.1
source-air-F4F-side = RB Components, 1.4.2, 2.1
source-air-F4F-role = RB Components, 1.4.2, 2.1
source-air-SBD-name = RB Components, 1.4.2, 2.1
source-air-SBD-side = RB Components, 1.4.2, 2.1
source-air-SBD-role = RB Components, 1.4.2, 2.1
source-air-TBD-name = RB Components, 1.4.2, 2.1
source-air-TBD-side = RB Components, 1.4.2, 2.1
source-air-TBD-role = RB Components, 1.4.2, 2.1
source-air-B25-name = RB Components, 1.4.2, 2.1
source-air-B25-side = RB Components, 1.4.2, 2.1
source-air-B25-role = RB Components, 1.4.2, 2.1
source-air-B17-name = RB Components, 1.4.2, 2.1
source-air-B17-side = RB Components, 1.4.2, 2.1
source-air-B17-role = RB Components, 1.4.2, 2.1
source-air-PBY-name = RB Components, 1.4.2, 2.1
source-air-PBY-side = RB Components, 1.4.2, 2.1
source-air-PBY-role = RB Components, 1.4.2, 2.1
source-air-A6M-move = Beispiele in RB 2.1, 3.1 und 5.1 auf der abgeleiteten Karte
source-air-D3A-move = Beispiele in RB 2.1, 3.1 und 5.1 auf der abgeleiteten Karte
source-air-B5N-move = Beispiele in RB 2.1, 3.1 und 5.1 auf der abgeleiteten Karte
source-air-F4F-move = Beispiele in RB 2.1, 3.1 und 5.1 auf der abgeleiteten Karte
source-air-SBD-move = Beispiele in RB 2.1, 3.1 und 5.1 auf der abgeleiteten Karte
source-air-TBD-move = Beispiele in RB 2.1, 3.1 und 5.1 auf der abgeleiteten Karte
source-air-PBY-move = Beispiele in RB 2.1, 3.1 und 5.1 auf der abgeleiteten Karte
source-air-E13A-fuel = RB 2.1.1, 5.2.2: nicht gezählt
source-air-PBY-fuel = RB 2.1.1, 5.2.2: nicht gezählt
source-air-B17-fuel = RB 2.1.1, 5.2.2: nicht gezählt
source-air-SBD-patrol_bomber = RB 2.1.2
source-air-B5N-patrol_bomber = RB 2.1.2
source-ships = die Einheitentabellen fehlen im Text; Punkte wie öffentlich zu einer früheren Ausgabe genannt
source-ships-CV-name = RB Components
source-ships-CV-count = RB Components
source-ships-CV-type = RB Game Terminology, 4.3
source-ships-CVL-name = RB Components
source-ships-CVL-count = RB Components
source-ships-CVL-type = RB Game Terminology, 4.3
source-ships-BB-name = RB Components
source-ships-BB-count = RB Components
source-ships-BB-type = RB Game Terminology, 4.3
source-ships-CA_TONE-name = RB Components
source-ships-CA_TONE-count = RB Components
source-ships-CA_TONE-type = RB Game Terminology, 4.3
source-ships-CA_MYOKO-name = RB Components
source-ships-CA_MYOKO-count = RB Components
source-ships-CA_MYOKO-type = RB Game Terminology, 4.3
source-ships-CL_NAGARA-name = RB Components
source-ships-CL_NAGARA-count = RB Components
source-ships-CL_NAGARA-type = RB Game Terminology, 4.3
source-ships-CA_NEW_ORLEANS-name = RB Components
source-ships-CA_NEW_ORLEANS-count = RB Components
source-ships-CA_NEW_ORLEANS-type = RB Game Terminology, 4.3
source-ships-DD_YAGUMO-name = RB Components
source-ships-DD_YAGUMO-count = RB Components
source-ships-DD_YAGUMO-type = RB Game Terminology, 4.3
source-ships-DD_FARRAGUT-name = RB Components
source-ships-DD_FARRAGUT-count = RB Components
source-ships-DD_FARRAGUT-type = RB Game Terminology, 4.3
source-ships-TRANSPORT-name = RB Components
source-ships-TRANSPORT-count = RB Components
source-ships-TRANSPORT-type = RB Game Terminology, 4.3
source-ships-CV-air_service = RB 1.5
source-ships-CVL-air_service = RB 1.5
source-ships-DD_YAGUMO-aa-dice = Beispiel in RB 4.3: der US-Zerstörer würfelt mit zwei Würfeln; ebenso die japanische Klasse
source-ships-DD_FARRAGUT-aa-dice = Beispiel in RB 4.3
source-ships-CA_TONE-seaplanes = 4 Tone, 4 E13A (RB Components); je ein Aufklärer (RB 2.1)
source-land = Werte stehen nicht im Text
source-land-AIRFIELD-name = RB Components
source-land-SEAPLANE_BASE-name = RB Components
source-land-AA_GUNS-name = RB Components
source-land-AIRFIELD-hp = RB 1.3.2.1, 1.4.2
source-land-AIRFIELD-launches_per_token = RB 1.4.2
source-land-SEAPLANE_BASE-patrol_launches_per_turn = RB 2.1
source-land-AA_GUNS-hp = RB Components
source-modifiers = RB 4.3.1, Kasten
source-modifiers-minimum_to_hit = BM-R73
source-search = RB 2.2
source-squall = RB 3.1.3.1
source-tokens = RB Components, 1.2, 1.3
source-victory = RB Victory by Points, 1.3.2.1, 4.4, Optional Rules
source-victory-last_turn = BM-R89: zwei Tage in Runden zu 45 Minuten, damit jedes Spiel endet
source-battle_board = das Bild fehlt; symmetrische Beschriftung, Sektoren von Halbkreisen
source-battle_board-rounds = RB 4.3
source-battle_board-outer-A2 = Beispiel in RB 4.3 (Beschriftung 3-4)
source-battle_board-gun_range_by_round = RB 4.3, Schiff gegen Schiff
source-carriers = die Trägerkarten fehlen; Anfangsstärke und eine kleine Reserve, auf kleineren Schiffen weniger
source-carriers-Enterprise-hp = 5, wo die anderen Flottenträger 4 haben, des Gleichgewichts wegen (docs/strength.md): die Yorktown-Klasse hielt mehr aus als die japanischen Träger
source-carriers-Hornet-hp = 5, wo die anderen Flottenträger 4 haben, des Gleichgewichts wegen (docs/strength.md): die Yorktown-Klasse hielt mehr aus als die japanischen Träger
source-carriers-Yorktown-hp = 5, wo die anderen Flottenträger 4 haben, des Gleichgewichts wegen (docs/strength.md): die Yorktown-Klasse hielt mehr aus als die japanischen Träger
source-carriers-Enterprise-colour = RB Setup
source-carriers-Enterprise-side = RB Components
source-carriers-Enterprise-class = RB Components
source-carriers-Hornet-side = RB Components
source-carriers-Hornet-class = RB Components
source-carriers-Yorktown-side = RB Components
source-carriers-Yorktown-class = RB Components
source-carriers-Kaga-side = RB Components
source-carriers-Kaga-class = RB Components
source-carriers-Akagi-side = RB Components
source-carriers-Akagi-class = RB Components
source-carriers-Hiryu-side = RB Components
source-carriers-Hiryu-class = RB Components
source-carriers-Soryu-side = RB Components
source-carriers-Soryu-class = RB Components
source-carriers-Zuiho-side = RB Components
source-carriers-Zuiho-class = RB Components
source-setup = die Aufstellungstafeln fehlen; die Schiffszahlen entsprechen der gedruckten Liste, die Einheiten je Träger folgen aus den Chips
source-setup-transport_groups = RB Components, 1.3.2.2
source-setup-usn_deadline_turn = RB 1.3.1
stake-ijn-hits = Treffer auf japanische Schiffe
stake-usn-hits = Treffer auf US-Schiffe und Midway
stake-ijn-located = geortete japanische Verbände
stake-usn-located = geortete US-Verbände

## Die Lage: was Neulinge vor der ersten Runde erfahren

brief-who-ijn = Sie führen die japanische Flotte, die aus dem Nordwesten kommt, um Midway zu nehmen und die amerikanischen Träger zu versenken, die ihm zu Hilfe kommen.
brief-who-usn = Sie führen die amerikanische Flotte. Sie wissen, dass die japanischen Träger aus dem Nordwesten kommen; Ihre kommen aus dem Osten, und Midway ist Ihr Flugplatz, den niemand versenken kann.
brief-points = Erreichen Sie als Erster { $target } Punkte. Gezählt wird am Ende jeder Runde.
brief-worth =
    Versenkte Schiffe zählen: ein Flottenträger { $carrier }{ $light ->
        [none] { "" }
       *[other] , ein leichter Träger { $light }
    }{ $battleship ->
        [none] { "" }
       *[other] , ein Schlachtschiff { $battleship }
    }, ein Kreuzer { $cruiser }, ein Zerstörer { $destroyer }.
brief-landing-ijn = Auch Landungen zählen: Ist der Flugplatz von Midway außer Gefecht, dürfen Transporter kommen, und eine Gruppe, die Midway mit mindestens { $transports } von ihnen erreicht, bringt { $points }.
brief-landing-usn = Japan punktet auch mit Landungen: Ist der Flugplatz von Midway außer Gefecht, dürfen Transporter kommen, und eine Gruppe, die Midway mit mindestens { $transports } von ihnen erreicht, bringt { $points }.
brief-losses-ijn = Der Flugplatz von Midway muss außer Gefecht und US-Träger müssen versenkt sein: { $major } sind ein großer Sieg, { $decisive } ein entscheidender.
brief-losses-usn = Versenken Sie japanische Träger: { $major } sind ein großer Sieg, ebenso { $capitals } Träger und Schlachtschiffe zusammen; { $decisive } Träger sind ein entscheidender.
brief-stop =
    Das Spiel endet { $stop ->
        [major] mit dem ersten großen Sieg.
       *[decisive] mit einem entscheidenden Sieg.
    }
brief-last-turn =
    Mit Runde { $turn } ist auf jeden Fall Schluss: { $victory ->
        [losses] Der höhere Sieg gilt, und ohne einen gewinnt, wer mehr Punkte hat.
       *[points] Wer mehr Punkte hat, gewinnt.
    } { $tie ->
        [ijn] Bei Gleichstand gewinnt Japan.
       *[usn] Bei Gleichstand gewinnen die USA.
    }
brief-have-ijn = Die Träger { $carriers }, dazu { $fighters } Jägereinheiten, { $bombers } Bombereinheiten und { $patrols } Schwimmerflugzeuge auf den Kreuzern, die aufklären.
brief-have-usn = Die Träger { $carriers } und Midway, dazu { $fighters } Jägereinheiten, { $bombers } Bombereinheiten und { $patrols } Catalinas, die aufklären.
brief-aloft =
    { $strikes ->
        [0] Noch ist keiner Ihrer Angriffe in der Luft.
        [one] Einer Ihrer Angriffe ist schon in der Luft.
       *[other] { $strikes } Ihrer Angriffe sind schon in der Luft.
    }
brief-come-ijn =
    { $forces ->
        [0] Es kommt kein Verband mehr.
        [one] Ein Verband kommt noch, in Zone { $zone }
       *[other] { $forces } Verbände kommen noch, einer je Runde in Zone { $zone }
    }{ $forces ->
        [0] { "" }
       *[other] , für je { $cost ->
            [one] eine Marke
           *[other] { $cost } Marken
        }.
    }
brief-come-usn =
    { $forces ->
        [one] Ihr Verband kommt noch aus dem Osten
       *[other] Ihre { $forces } Verbände kommen noch aus dem Osten
    }, bis Runde { $turn }, für je { $cost ->
        [one] eine Marke
       *[other] { $cost } Marken
    }.
brief-turn = Eine Runde hat fünf Phasen: Träger bekommen ihre Befehle; Aufklärer suchen; Marken bringen Angriffen und Verbänden Befehle; es wird gekämpft; Flugzeuge werden betankt und bewaffnet.
brief-tokens-ijn =
    Jeder Ihrer Flottenträger auf der Karte legt { $carrier ->
        [one] eine Marke
       *[other] { $carrier } Marken
    } in den Becher. Sie werden blind gezogen, und jede gibt einen Befehl. Kommt die Kampfmarke, so ist für diese Runde verloren, was noch im Becher liegt.
brief-tokens-usn =
    Jeder Ihrer schwimmenden Flottenträger legt { $carrier ->
        [one] eine Marke
       *[other] { $carrier } Marken
    } in den Becher, der Flugplatz { $airfield ->
        [one] eine weitere
       *[other] { $airfield }
    }. Sie werden blind gezogen, und jede gibt einen Befehl. Kommt die Kampfmarke, so ist für diese Runde verloren, was noch im Becher liegt.
brief-search =
    Angreifen lässt sich nur, was gefunden ist. { $fog ->
        [yes] Wo die verborgenen Schiffe des Gegners sind, sehen Sie nicht: Vermuten Sie, und schicken Sie Aufklärer.
       *[no] Verborgene Verbände sehen Sie auf der Karte, doch erst ein Aufklärer, dessen Suche gelingt, gibt sie zum Angriff frei.
    }
brief-battle = Im Gefecht dringen Angreifer in bis zu { $rounds } Kampfrunden vom äußeren Ring zur Mitte vor, durch CAP (Jagdschutz) und Flak. Ein Würfel trifft, wenn er den Wert der Einheit nicht übersteigt.
brief-choice = In jeder Kampfrunde kämpft eine Bombergruppe gegen Jäger, oder sie wirft ihre Bomben auf ein Schiff in ihrem Feld, oder sie hält: Sie behält die Bomben und fliegt weiter, einen Ring näher zu den Trägern in der Mitte.
brief-status = In einer Runde lässt ein Träger starten, oder er lässt landen, oder er manövriert; nie zweierlei. Planen Sie eine Runde ein, in der die Heimkehrer landen können.
brief-deck = Flugzeuge an Deck machen jede Bombe schlimmer: mehr Schaden, und sie verbrennen mit.
brief-fuel = Achten Sie auf den Treibstoff: Wer keinen mehr hat oder gekämpft hat, fliegt sofort heim und braucht ein Deck, auf dem gelandet wird.
