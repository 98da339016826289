# Was die Lektionen sagen. Schlüssel: lesson-ID für den Titel, lesson-ID-WORT für jeden Satz.

lesson-first-strike = Der erste Angriff
    .about = Das Ziel, Bomben und Torpedos, Starten, CAP
lesson-first-strike-goal = Sie führen einen Tag lang Japans vier Träger. Versenken Sie amerikanische Träger und bringen Sie Ihre eigenen durch den Tag.
lesson-first-strike-points = Ein versenkter Träger zählt 2 oder 3 Punkte, Midway 1. Nach 16 Stunden gewinnt, wer mehr Punkte hat.
lesson-first-strike-fleet = Jeder Träger hat Bomberstaffeln und eine Staffel Zeros, die Jäger. Die Marker auf dem Deck zeigen, wer an Bord ist.
lesson-first-strike-loads = Bomben treffen nur Midway, sonst nichts. Die Akagi soll Midway angreifen: Was tragen alle drei ihrer Staffeln?
lesson-first-strike-loads-wrong = Gegen eine Insel nützen Torpedos nichts. Alle Staffeln der Akagi fliegen nach Midway, also brauchen alle Bomben.
lesson-first-strike-ships = Torpedos treffen nur Schiffe, sonst nichts. Die Kaga wartet auf die amerikanischen Träger. Was trägt sie?
lesson-first-strike-ships-wrong = Bomben treffen nur Midway. Wer auf Schiffe wartet, braucht Torpedos.
lesson-first-strike-others = Soryu und Hiryu: wie Sie mögen. Umrüsten geht später, kostet aber eine Stunde.
lesson-first-strike-decks = 04:30. Eine Staffel tut eine Sache pro Stunde, und ein Träger startet oder landet – nie beides in derselben Stunde.
lesson-first-strike-launch = Tippen Sie auf die Akagi und schicken Sie alles zum Angriff los: drei Bomberstaffeln und die Zeros als Geleit.
lesson-first-strike-cap = Und wer bewacht die Träger? Starten Sie die Zeros der Soryu zur CAP, der Patrouille über der Flotte. Sie bleibt drei Stunden oben.
lesson-first-strike-end-hour = Genug für diese Stunde. Beenden Sie die Phase: Jetzt suchen beide Seiten nacheinander.
lesson-first-strike-fly = Noch hat keiner den anderen gefunden. Ihr Angriffsverband ist in der Kartenmitte: Schicken Sie alle weiter nach Midway.
lesson-first-strike-clock = Jeder Marker ist ein Uhrzeiger. Oben: bereit oder auf dem Hinflug. Rechts: am Ziel. Unten: auf dem Heimflug. Links: eben gelandet.
lesson-first-strike-end-hour-2 = Am Ziel – aber angegriffen wird erst in der nächsten Stunde. Beenden Sie die Phase.
lesson-first-strike-found = Die Amerikaner haben eine 6 gewürfelt und Sie entdeckt. Ab 06:30 können sie jede Stunde angreifen.
lesson-first-strike-attack = Greifen Sie jetzt Midway an. Zuerst kommen Jäger aus dem Becher, bis ein Platzhalter erscheint. Dann Zeros, Flak, Bomben; Midway trifft nur die 6.
lesson-first-strike-destroyed = Zwei Treffer: Midway ist zerstört, ein Punkt für Sie. Der Verband kehrt um und muss in der nächsten Stunde landen, sonst ist er verloren.
lesson-first-strike-end-hour-3 = Um 06:30 ist nichts mehr zu tun. Beenden Sie die Phase; nach der Suche können die Amerikaner kommen.
lesson-first-strike-raid = Eine 6: Ihre Aufklärer melden eine US-Flotte, jetzt gibt es Arbeit für Torpedos. Aber erst greift eine amerikanische Bomberstaffel an.
lesson-first-strike-commit = Stellt sich keine CAP in den Weg, treffen Bomber so oft, wie der Würfel zeigt – bis zu sechsmal. Schicken Sie Ihre Zeros.
lesson-first-strike-commit-wrong = Kämpft keine CAP, ist jedes Auge jedes Bomberwürfels ein Treffer: Eine einzige Staffel kann drei Träger versenken.
lesson-first-strike-end-1 = Abgeschossen. Das war ein Angriff vom Deck bis zum Ziel und eine Abwehr. Eine Partie hat sechzehn solche Stunden.
lesson-first-strike-end-2 = Merken Sie sich: Bomben für Midway, Torpedos für Schiffe, und ab 06:30 nie ohne CAP.
