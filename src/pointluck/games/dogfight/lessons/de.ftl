# Was die Lektionen sagen. Schlüssel: lesson-ID für den Titel, lesson-ID-WORT für jeden Satz.

## 1 Zum Träger

lesson-to-the-carrier = Zum Träger
    .about = Das Ziel, und wie Flugzeuge fliegen
lesson-to-the-carrier-goal = Sie fliegen für die USA. Bringen Sie einen Ihrer Bomber über den japanischen Träger, und Sie haben gewonnen.
lesson-to-the-carrier-bombers = UB1 und UB2 sind Ihre zwei Bomber. Wer beide verliert, verliert auch das Spiel. U1 und U2 sind Jäger: Sie machen den Weg frei.
lesson-to-the-carrier-ahead = Ein Flugzeug fliegt immer der Nase nach, Feld für Feld. Nach jedem Feld darf es sich um eine Seite drehen, nach links oder rechts.
lesson-to-the-carrier-fly = Ein Jäger fliegt drei oder vier Felder. U1 ist schon ausgewählt: Tippen Sie auf ein leuchtendes Feld, dann auf den Knopf, der dorthin fliegt.
lesson-to-the-carrier-turns = Nun ist ein japanisches Flugzeug geflogen, und Sie sind wieder dran. Jedes fliegt einmal pro Runde; der gelbe Haken zeigt, wer noch darf.
lesson-to-the-carrier-nose = Auf die Nase kommt es an: Ein Flugzeug schießt vor allem nach vorn. Was es treffen kann, zeigen die roten und gelben Felder.
lesson-to-the-carrier-aim = Bringen Sie U2 hinter J1, auf das leuchtende Feld vor dessen Heck. Dort hätte U2 den Gegner vor sich, und J1 könnte nicht zurückschießen.
lesson-to-the-carrier-fighter-over-carrier = Ein Jäger über einem Träger bewirkt nichts; nur Bomber zählen. Fliegen Sie auf das leuchtende Feld hinter J1.
lesson-to-the-carrier-danger = Vorsicht: Der Bomber JB1 ist auf dem Weg zu Ihrem eigenen Träger. In der nächsten Runde kann er dort sein.
lesson-to-the-carrier-bomb = Aber Sie sind schneller. Ein Bomber fliegt zwei oder drei Felder, und UB1 ist drei vom Träger entfernt. Bringen Sie es zu Ende!
lesson-to-the-carrier-beside = Daneben genügt nicht: Der Bomber muss auf das Feld des Trägers. Er darf drei Felder fliegen, also nutzen Sie alle drei.
lesson-to-the-carrier-end-1 = Der Träger ist getroffen, die Schlacht gewonnen.
lesson-to-the-carrier-end-2 = Merken Sie sich: immer geradeaus, dann drehen. Und bleiben Sie über dem Plan: Wer hinausfliegt und keine kleine Platte anlegt, ist verloren.
