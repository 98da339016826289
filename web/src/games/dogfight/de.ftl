# Was der Dogfight-Tisch im Browser über die mit dem Terminal geteilten Meldungen hinaus sagt.

df-sky = Der Himmel über Midway
df-area =
    Feld { $area }, { told-where }{ $kind ->
        [small] , auf einer kleinen Platte
       *[sea] { "" }
    }
ending-carrier-bombed = Der Träger ist bombardiert: Sieg für { NAME($winner) }
ending-bombers-destroyed = Kein Bomber ist übrig: Sieg für { NAME($winner) }
ending-points = Sieg nach Punkten für { NAME($winner) }
ending-round-cap = Die letzte Runde ist vorbei, ohne Sieger
df-carrier = Träger: { NAME($side) }
df-back = Verstärkungsfeld: { NAME($side) }
df-aircraft =
    { $aircraft }, { NAME($role) } ({ NAME($side) }), { told-where } ({ $area }), Blick nach { NAME($facing) }{ $marker ->
        [yes] , bereit
       *[no] , hat gehandelt
    }
df-in-sights = im Visier: { $targets }
df-beside = Neben dem Brett
df-lost = Verloren
df-your-hand = Ihre Hand
df-hand = Hand: { NAME($side) }
df-their-number = hält { $count }
df-their-hand =
    { COUNT($cards) ->
        [0] hält keine Karten
       *[other] hält { $cards }
    }
df-pool = Befehlsvorrat
df-pile = Stapel { $pile }
df-does-acceleration = Ein zusätzliches Manöver mit dem eigenen Flugzeug.
df-does-feint-left = Das eigene Flugzeug gleitet auf das nächste Feld links voraus; die Nase bleibt, wie sie ist.
df-does-feint-right = Das eigene Flugzeug gleitet auf das nächste Feld rechts voraus; die Nase bleibt, wie sie ist.
df-does-reversal = Das eigene Flugzeug dreht sich um 180 Grad.
df-does-loop = Die Bewegungen des eigenen Flugzeugs durch Marken werden zurückgenommen.
df-does-surprise-attack = Keine weiteren Karten in diesem Kampf: Es wird sofort geschossen.
df-does-aileron-roll = Beim Schießen zählt die höchste Karte des Gegners nicht.
df-does-evade = In diesem Kampf wird nicht geschossen.
df-does-sixth-sense = Wie die Schleife; danach dürfen die Marken neu geplant werden.
df-does-thach-weave = Ein eigenes Flugzeug außerhalb des Kampfs schießt sofort auf den Gegner im Kampf. Dieser zieht ebenfalls, kann es aber nicht zerstören.
df-does-veterans = Eine Karte mehr beim Schießen.
df-does-hineri-komi = Ein zusätzliches Manöver, dann eine Drehung in beliebige Richtung.
df-does-elite-pilots = Nachdem die Schießkarten gezeigt sind, darf eine eigene Karte gegen die oberste des eigenen Stapels getauscht werden.
df-command = Kommandopunkte { NAME($side) }: { $points }
df-initiative = hat die Initiative
df-bid = Gebot
df-bid-points =
    { $points ->
        [0] nichts bieten
        [one] einen Punkt bieten
       *[other] { $points } Punkte bieten
    }
df-bid-sealed = verdecktes Gebot
df-plan = Plan für { $aircraft }
df-plan-go = Plan verdeckt ablegen
df-plan-back = Ein Plättchen zurücknehmen
df-plan-sealed = verdeckt
df-token = Plättchen { $number }: { NAME($token) }
df-fly-there = { $aircraft } fliegen: { told-where }
df-fly-otherwise = Anderer Weg
df-fly-where = Feld wählen
df-fly-elsewhere = Anderes Feld
df-fly-by-steps = Schritt für Schritt
df-fly-end = { $area }: { $aircraft } beendet den Flug { told-where }
df-usual-set-up = Die übliche Aufstellung
df-attack = { $target } angreifen
df-choose-act = { $aircraft }: fliegen oder angreifen?
df-firing = Feuerkarten { NAME($side) }
df-card-down = verdeckt
df-legend = Reichweiten
df-legend-range =
    { $attack ->
        [yes] kann abschießen
       *[no] schießt nur zurück
    }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
df-round = Runde { $round }
df-set-up = Aufbau
df-combat = { $attacker } gegen { $defender }
df-hint-place = Oder von Hand: ein Flugzeug neben dem Brett, dann ein helles Feld, dann die Richtung seiner Nase.
df-hint-return = Wählen Sie den Jäger neben dem Brett, dann ein leuchtendes Feld, dann die Richtung seiner Nase.
df-hint-plan = Wählen Sie ein helles Feld, oder legen Sie neben dem Brett Marke für Marke; der Himmel zeigt, wohin sie führen. Dann den Plan verdeckt ablegen.
df-hint-plan-again = Legen Sie neben dem Brett neue Marken, oder bleiben Sie bei Ihrem Plan.
df-more-cards = Alle Karten
df-fewer-cards = Karten verbergen
df-card-again = Noch einmal tippen: { $does }
df-hint-buy = Wählen Sie eine leuchtende Karte, oder behalten Sie Ihre Kommandopunkte.

df-figures-board = Karte und Reichweite

df-scene-bids = Die Gebote
df-scene-midway = Über Midway
df-scene-over = Das Ende
df-scene-flight = Der Gegner fliegt: { $aircraft }
df-scene-flew = { $aircraft } fliegt ({ $way }): jetzt { told-where }, Kurs { told-heading }{ told-stance }.
df-scene-bombs = { $aircraft } über dem Träger ({ NAME($side) })
df-scene-fires =
    { $shooter } hat { $target } im { $range ->
        [red] roten
       *[other] gelben
    } Angriffsfeld: { $percent } % für einen Abschuss.
df-scene-cards =
    { $needs ->
        [none] { NAME($side) } deckt { $cards } auf.
       *[other] { NAME($side) } deckt { $cards } auf; nötig ist { $needs }.
    }
df-scene-shot-down = { $shooter } schießt { $target } ab; das Risiko war { $percent } %.
df-scene-down = { $shooter } schießt { $target } ab.
df-scene-unhurt = Niemand wird getroffen: { $attacker } und { $defender } fliegen weiter.
df-scene-spared =
    { $tie ->
        [yes] Die höchsten Karten sind gleich, niemand wird getroffen: { $target } übersteht ein Risiko von { $percent } %.
       *[no] Niemand wird getroffen: { $target } übersteht ein Risiko von { $percent } %.
    }
df-scene-evaded = { $aircraft } weicht aus, und kein Schuss fällt.
df-scene-no-shot = { $attacker } und { $defender } verfehlen einander: Kein Schuss fällt.
df-scene-goes-on = { $attacker } und { $defender } haben manövriert; jetzt können Befehle gespielt werden.
df-moment-carrier-bombed = Der Träger ({ NAME($side) }) ist bombardiert
df-moment-bombers-destroyed = Der letzte Bomber ({ NAME($side) }) ist verloren
df-moment-over = Die Schlacht ist vorbei

## In einer Minute

primer-says-aim = Bringen Sie einen Ihrer beiden Bomber auf das Feld des gegnerischen Trägers, oder schießen Sie seine beiden ab.
primer-says-turn = Jede Runde bieten beide Seiten verdeckt Kommandopunkte um die Initiative. Dann handelt ein Flugzeug nach dem anderen: Es fliegt einige Schritte, nach jedem mit einer Drehung um eine Seite, oder es greift einen Gegner in Reichweite an.
primer-says-fight = Beide Seiten planen verdeckt zwei Manöver. Sind sie aufgedeckt und geflogen, schießt, wer den anderen in einem Angriffsbereich hat: Rote Bereiche ziehen drei Schießkarten, gelbe zwei, und die höchste Karte gewinnt.
primer-says-mind = Auch der Angreifer kann abgeschossen werden, wenn der Verteidiger hinter ihn kommt. Ein Flugzeug, das den Plan verlässt, ist verloren.
