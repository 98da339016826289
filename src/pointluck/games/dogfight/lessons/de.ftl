# Was die Lektionen sagen. Schlüssel: lesson-ID für den Titel, lesson-ID-WORT für jeden Satz.

## 1 Zum Träger

lesson-to-the-carrier = Zum Träger
    .about = Das Ziel, und wie Flugzeuge fliegen
lesson-to-the-carrier-goal = Sie fliegen für die USA. Bringen Sie einen Ihrer Bomber über den japanischen Träger, und Sie haben gewonnen.
lesson-to-the-carrier-bombers = UB1 und UB2 sind Ihre zwei Bomber. Wer beide verliert, verliert auch das Spiel. U1 und U2 sind Jäger: Sie machen den Weg frei.
lesson-to-the-carrier-ahead = Ein Flugzeug fliegt immer der Nase nach, Feld für Feld. Nach jedem Feld darf es sich um eine Seite drehen, nach links oder rechts.
lesson-to-the-carrier-fly = Ein Jäger fliegt drei oder vier Felder. U1 ist schon ausgewählt: Wählen Sie ein hell umrandetes Feld, dann den Knopf, der dorthin fliegt.
lesson-to-the-carrier-turns = Nun ist ein japanisches Flugzeug geflogen, und Sie sind wieder dran. Jedes fliegt einmal pro Runde; der gelbe Haken zeigt, wer noch darf.
lesson-to-the-carrier-nose = Auf die Nase kommt es an: Ein Flugzeug schießt vor allem nach vorn. Was es treffen kann, zeigen die roten und gelben Felder.
lesson-to-the-carrier-aim = Bringen Sie U2 hinter J1, auf das leuchtende Feld vor dessen Heck. Dort hätte U2 den Gegner vor sich, und J1 könnte nicht zurückschießen.
lesson-to-the-carrier-fighter-over-carrier = Ein Jäger über einem Träger bewirkt nichts; nur Bomber zählen. Fliegen Sie auf das leuchtende Feld hinter J1.
lesson-to-the-carrier-danger = Vorsicht: Der Bomber JB1 ist auf dem Weg zu Ihrem eigenen Träger. In der nächsten Runde kann er dort sein.
lesson-to-the-carrier-bomb = Aber Sie sind schneller. Ein Bomber fliegt zwei oder drei Felder, und UB1 ist drei vom Träger entfernt. Bringen Sie es zu Ende!
lesson-to-the-carrier-beside = Daneben genügt nicht: Der Bomber muss auf das Feld des Trägers. Er darf drei Felder fliegen, also nutzen Sie alle drei.
lesson-to-the-carrier-end-1 = Der Träger ist getroffen, die Schlacht gewonnen.
lesson-to-the-carrier-end-2 = Merken Sie sich: immer geradeaus, dann drehen. Und bleiben Sie über dem Plan: Wer hinausfliegt und keine kleine Platte anlegt, ist verloren.

## 2 Im Visier

lesson-in-the-sights = Im Visier
    .about = Angreifen, das Reichweitendiagramm, Schießkarten
lesson-in-the-sights-diagram = Die Zahlen rund um U1 sind sein Reichweitendiagramm: so viele Schießkarten zieht es gegen einen Gegner auf diesem Feld.
lesson-in-the-sights-red = Rot und Gelb sind Angriffsbereiche, mit „!“ markiert: Dort kann es abschießen. Drei Karten gibt es im roten Feld genau voraus, zwei in gelben.
lesson-in-the-sights-blue = Blau sind Verteidigungsbereiche: Dort kann es einen Angreifer nur abwehren. Überall sonst zieht es keine Karte.
lesson-in-the-sights-attack = Statt zu fliegen, darf ein Flugzeug einen Gegner angreifen, den es mit fünf Manövern erreicht. Greifen Sie mit U1 das Flugzeug J1 an.
lesson-in-the-sights-plan-how = Zuerst planen beide heimlich zwei Manöver: geradeaus, oder vor und drehen. Sie werden zugleich gezeigt und geflogen, bevor jemand schießt.
lesson-in-the-sights-plan = Angenommen, J1 fliegt zweimal geradeaus. Wo haben Sie es genau voraus, im roten Feld? Feld antippen oder Marken legen, dann den Plan verdecken.
lesson-in-the-sights-plan-beside = Fast: J1 ist dort in Ihrem roten Feld, aber Sie sind in einem seiner Verteidigungsbereiche, also zieht es eine Karte. Kommen Sie genau von hinten.
lesson-in-the-sights-plan-wrong = Fliegt J1 zweimal geradeaus, ist es dort nicht in Ihrem roten Feld. Folgen Sie ihm: geradeaus, dann vor und nach rechts drehen.
lesson-in-the-sights-first = Richtig geraten. Als Angreifer bestimmen Sie, wer zuerst fliegt. Lassen Sie Japan den Vortritt, dann wissen Sie, wo J1 steht.
lesson-in-the-sights-first-wrong = Ihre Wege kreuzen sich. Wer auf ein besetztes Feld fliegt, tauscht mit dem Flugzeug dort den Platz: U1 fiele zurück und hätte J1 nur noch in Gelb.
lesson-in-the-sights-fire = J1 ist in Ihrem roten Feld: drei Karten für Sie. J1 hat Sie in keinem seiner Bereiche und zieht keine. Das ist ein sicherer Treffer.
lesson-in-the-sights-cards = Vor den Schüssen dürfen Befehle gespielt werden. Hier brauchen Sie keinen: Spielen Sie keine Karte.
lesson-in-the-sights-cards-wrong = Heben Sie sie auf. J1 zieht keine Karte, und ohne Karte gewinnt niemand: Sie treffen sicher.
lesson-in-the-sights-down = Abgeschossen. Nach einem Kampf bleiben Sie dran, solange eines Ihrer Flugzeuge einen Haken hat. Nach einem Flug wäre Japan an der Reihe.
lesson-in-the-sights-again = U2 ist hinter J2 wie eben U1 hinter J1. Greifen Sie an.
lesson-in-the-sights-plan-2 = Mit demselben Plan bleibt J2 in einem Angriffsbereich, was es auch tut: geradeaus, dann vor und nach rechts drehen.
lesson-in-the-sights-plan-2-wrong = Mit diesem Plan könnte J2 Ihnen entwischen. Geradeaus, dann vor und nach rechts drehen: Das passt immer.
lesson-in-the-sights-turned = Diesmal weicht der Gegner aus. Lassen Sie wieder Japan den Vortritt.
lesson-in-the-sights-yellow = J2 ist jetzt schräg voraus, im gelben Feld: zwei Karten für Sie. Und Sie sind in seinem marineblauen Bereich: eine Karte für J2.
lesson-in-the-sights-fire-2 = Die höchste einzelne Karte gewinnt. Spielen Sie keinen Befehl und sehen Sie, was kommt.
lesson-in-the-sights-end-1 = Sie haben 2 und 4 gezogen, J2 die 6. Es gewinnt, hat Sie aber nur in einem Verteidigungsbereich: Es rettet sich und trifft Sie nicht.
lesson-in-the-sights-end-2 = Merken Sie sich: Rot drei, Gelb zwei, die höchste Karte gewinnt. Am besten ist man genau hinter dem Gegner, wo er nicht antworten kann.

## 3 Zwei geheime Pläne

lesson-two-plans = Zwei geheime Pläne
    .about = Sich verteidigen, und wer zuerst fliegt
lesson-two-plans-attacked = Japan hat die Initiative, und J1 greift U1 an. U1 verliert seinen Haken für diese Runde. Aber auch ein Verteidiger plant und darf schießen.
lesson-two-plans-sealed = Hier liegt verdeckt der Plan von J1. Sie planen, ohne ihn zu kennen.
lesson-two-plans-plan = Geradeaus, darauf hofft ein Angreifer. Drehen Sie sofort auf ihn zu: vor und nach rechts, dann geradeaus.
lesson-two-plans-plan-straight = Hat J1 geplant einzuschwenken, so hat es Sie dort vor sich. Drehen Sie lieber auf ihn zu: zuerst vor und nach rechts.
lesson-two-plans-plan-away = Weg von J1 sind Sie vielleicht sicher, treffen aber nichts. Drehen Sie auf ihn zu: vor und nach rechts, dann geradeaus.
lesson-two-plans-overshot = J1 ist eingeschwenkt, aber Sie sind nicht dort, wohin es zielt. Es ist vorbeigeflogen, und nun haben Sie es in Ihrem gelben Bereich.
lesson-two-plans-no-card = Sie ziehen zwei Karten, J1 keine. Der Verteidiger wird zuerst gefragt, ob er einen Befehl spielt: hier nicht nötig.
lesson-two-plans-shot = Der Verteidiger hat den Angreifer abgeschossen. Danach ist Japan geflogen; nach einem Flug geht die Initiative, der Stern, an Sie.
lesson-two-plans-attack = Jetzt greifen Sie an: U2 gegen J2.
lesson-two-plans-plan-2 = J2 fliegt wohl geradeaus weiter. Setzen Sie sich davor: vor und nach links, dann vor und nach rechts.
lesson-two-plans-plan-2-wrong = Fliegen Sie ihm diesmal in den Weg: vor und nach links, dann vor und nach rechts. Sie werden sehen, warum.
lesson-two-plans-crossing = Beide Pläne liegen offen, und beide enden auf demselben Feld. Wer als Zweiter kommt, tauscht den Platz mit dem, der dort ist.
lesson-two-plans-first = Als Angreifer bestimmen Sie, wer zuerst fliegt. Am Ende wollen Sie hinter J2 sein: Denken Sie es durch und wählen Sie.
lesson-two-plans-first-wrong = Dann käme U2 als Zweiter und würde tauschen, und J2 säße hinter U2 und hätte es im Visier. Lassen Sie J2 als Zweiten kommen.
lesson-two-plans-swapped = J2 ist auf das Feld von U2 geflogen und hat es um eines zurückversetzt: genau hinter J2. Drei Karten gegen keine: ohne Befehl, Feuer!
lesson-two-plans-end-1 = Zwei Abschüsse. Der geheime Plan ist die eine Hälfte des Kampfs, die Reihenfolge die andere.
lesson-two-plans-end-2 = Merken Sie sich: auf den Angreifer zu drehen, nie aus Gewohnheit geradeaus. Und wo sich Wege kreuzen: Wer kommt besser als Zweiter?
