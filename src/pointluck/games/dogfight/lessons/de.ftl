# Was die Lektionen sagen. Schlüssel: lesson-ID für den Titel, lesson-ID-WORT für jeden Satz.

## 1 Zum Träger

lesson-to-the-carrier = Zum Träger
    .about = Das Ziel, und wie Flugzeuge fliegen
lesson-to-the-carrier-goal = Sie fliegen für die USA. Bringen Sie einen Ihrer Bomber über den japanischen Träger, und Sie haben gewonnen.
lesson-to-the-carrier-bombers = UB1 und UB2 sind Ihre Bomber. Wer beide Bomber verloren hat, hat das Spiel verloren. U1 und U2 sind Jäger: Sie machen den Weg frei.
lesson-to-the-carrier-ahead = Ein Flugzeug fliegt immer der Nase nach, Feld für Feld. Nach jedem Feld darf es sich um eine Seite drehen, nach links oder rechts.
lesson-to-the-carrier-fly = Ein Jäger fliegt drei oder vier Felder. U1 ist schon ausgewählt: Wählen Sie ein hell umrandetes Feld, dann den Knopf, der dorthin fliegt.
lesson-to-the-carrier-turns = Nun ist ein japanisches Flugzeug geflogen, und Sie sind wieder dran. Jedes fliegt einmal pro Runde; der gelbe Haken zeigt, wer noch darf.
lesson-to-the-carrier-nose = Auf die Nase kommt es an: Ein Flugzeug schießt vor allem nach vorn. Was es treffen kann, zeigen die roten und gelben Felder.
lesson-to-the-carrier-aim = Bringen Sie U2 hinter J1, auf das leuchtende Feld an dessen Heck. Dort hätte U2 den Gegner vor sich, und J1 könnte nicht zurückschießen.
lesson-to-the-carrier-fighter-over-carrier = Ein Jäger über einem Träger bewirkt nichts; nur Bomber zählen. Fliegen Sie auf das leuchtende Feld hinter J1.
lesson-to-the-carrier-danger = Vorsicht: Der Bomber JB1 ist auf dem Weg zu Ihrem eigenen Träger. In der nächsten Runde kann er dort sein.
lesson-to-the-carrier-bomb = Aber Sie sind schneller. Ein Bomber fliegt zwei oder drei Felder, und UB1 ist drei vom Träger entfernt. Bringen Sie es zu Ende!
lesson-to-the-carrier-beside = Daneben genügt nicht: Der Bomber muss auf das Feld des Trägers. Er darf drei Felder fliegen, also nutzen Sie alle drei.
lesson-to-the-carrier-end-1 = Der Träger ist getroffen, die Schlacht gewonnen.
lesson-to-the-carrier-end-2 = Merken Sie sich: immer geradeaus, dann drehen. Und bleiben Sie über dem Plan: Wer hinausfliegt, ist meistens verloren.

## 2 Im Visier

lesson-in-the-sights = Im Visier
    .about = Angreifen, das Reichweitendiagramm, Schießkarten
lesson-in-the-sights-diagram = Die Zahlen rund um U1 sind sein Reichweitendiagramm: so viele Schießkarten zieht es gegen einen Gegner auf diesem Feld.
lesson-in-the-sights-red = Rot und Gelb sind Angriffsbereiche, mit „!“ markiert: Dort kann es abschießen. Drei Karten gibt es im roten Feld genau voraus, zwei in gelben.
lesson-in-the-sights-blue = Blau sind Verteidigungsbereiche: Dort kann es einen Angreifer nur abwehren. Überall sonst zieht es keine Karte.
lesson-in-the-sights-attack = Statt zu fliegen, darf ein Flugzeug einen Gegner angreifen, den es mit höchstens fünf Manövern erreicht, Feld für Feld. Greifen Sie mit U1 J1 an.
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

## 4 Kommandopunkte

lesson-command-points = Kommandopunkte
    .about = Das Gebot um die Initiative, und Befehle kaufen
lesson-command-points-points = Zu Beginn jeder Runde erhält jede Seite drei Kommandopunkte. Sie zahlen für zweierlei: jetzt für die Initiative, später für Befehle.
lesson-command-points-orders = Befehle sind Karten für einen Kampf. Vier liegen offen im Vorrat, die Zahl darauf ist der Preis. Gekauft wird am Ende der Runde.
lesson-command-points-bids = Zuerst bieten beide heimlich um die Initiative. Wer mehr bietet, handelt zuerst; Gleichstand geht an die USA. Beide Gebote sind weg.
lesson-command-points-bid = Am Ende der Runde wollen Sie für 2 Punkte Umkehr kaufen. Wie viel haben Sie für die Initiative übrig?
lesson-command-points-bid-none = Sie dürfen nichts bieten. Bietet Japan aber nur einen Punkt, ist es zuerst dran. Einen können Sie entbehren.
lesson-command-points-bid-much = Dann reichen die Punkte nicht mehr für Umkehr: Sie kostet 2, und Sie haben 3.
lesson-command-points-tie = Je ein Punkt, und Gleichstand geht an die USA: Der Stern gehört Ihnen. Wer zuerst handelt, kann angreifen, bevor er angegriffen wird.
lesson-command-points-fly = Noch ist niemand in der Nähe. Fliegen Sie mit U1 vor, auf das leuchtende Feld.
lesson-command-points-fly-2 = Und nun der Bomber UB1.
lesson-command-points-last = Alle haben gehandelt, nun gibt es Befehle. Wer zuletzt handelte, kauft zuerst: Japan nahm Beschleunigung. Eine neue Karte wurde aufgedeckt.
lesson-command-points-buy = Umkehr liegt noch da. Sie dreht Ihr Flugzeug mitten im Kampf um. Kaufen Sie sie.
lesson-command-points-buy-none = Übrige Punkte verfallen. Geben Sie Ihre zwei aus: Nehmen Sie Umkehr.
lesson-command-points-buy-loop = Schleife nimmt die Bewegungen zurück, die Ihr Flugzeug durch Marken gemacht hat. Nützlich, aber diesmal geht es um Umkehr.
lesson-command-points-filled = Umkehr ist nun auf Ihrer Hand, und der Gegner weiß es: Die Hände liegen für beide offen. Der Vorrat ist wieder auf vier ergänzt.
lesson-command-points-again = Eine neue Runde: Alle haben wieder drei Punkte. Was bieten Sie diesmal? Jetzt entscheiden Sie.
lesson-command-points-end-1 = Das ist eine ganze Runde: Punkte, Gebote, jedes Flugzeug handelt einmal, dann werden Befehle gekauft.
lesson-command-points-end-2 = Merken Sie sich: Ein Punkt ist für die Initiative oder für Befehle, nie für beides, und keiner hält bis zur nächsten Runde.

## 5 Befehle im Kampf

lesson-orders = Befehle im Kampf
    .about = Wann Karten gespielt werden, und wie man eine beantwortet
lesson-orders-seat = Diesmal fliegen Sie für Japan. U1 ist hinter J1 und greift es an.
lesson-orders-hand = Ihre Befehle: Umkehr, in der letzten Runde gekauft, und Japans zwei Sonderbefehle. Die USA haben Beschleunigung gekauft. Zum Lesen auf eine Karte zeigen oder tippen.
lesson-orders-plan = Zeigen Sie ihm das Heck: zweimal geradeaus, so weit es geht.
lesson-orders-far = U1 ist nun drei Felder hinter Ihnen. Sein Diagramm reicht zwei Felder nach vorn: So, wie es steht, kann niemand schießen.
lesson-orders-turns = Vor dem Schießen werden reihum Befehle gespielt, je einer: erst darf der Verteidiger, dann der Angreifer. Auf jede gespielte Karte darf man antworten.
lesson-orders-keep = Sie sind der Verteidiger. Spielen Sie jetzt eine Karte, oder warten Sie ab, was er tut?
lesson-orders-keep-reversal = Zu früh: Sie stünden Nase an Nase, aber drei Felder entfernt, wo keiner schießen kann, und er könnte noch antworten. Warten Sie auf seine Karte.
lesson-orders-keep-special = So, wie es steht, kann niemand schießen. Behalten Sie Ihre Karten; spielt er eine, dürfen Sie antworten. Jetzt keine Karte.
lesson-orders-near = Beschleunigung: ein Feld mehr. Nun hat U1 Sie im gelben Bereich und würde zwei Karten ziehen, Sie keine.
lesson-orders-answer = Auf seine Karte dürfen Sie antworten. Welche Ihrer Karten hilft am meisten?
lesson-orders-answer-none = Dann zieht er zwei Karten und Sie keine, denn er ist außerhalb Ihres Diagramms: J1 wäre verloren. Spielen Sie Umkehr.
lesson-orders-answer-elite = Elitepiloten tauschen eine Ihrer eigenen Schießkarten. So, wie es steht, ziehen Sie keine. Spielen Sie Umkehr.
lesson-orders-answer-hineri = Das würde Sie retten: ein Feld weiter, außer Reichweite. Aber es geht besser: umdrehen und schießen. Spielen Sie Umkehr.
lesson-orders-end-1 = Nase an Nase hatte jeder den anderen im gelben Bereich: zwei Karten für jeden. Ihre 6 schlug seine 2; der Gejagte hat den Jäger abgeschossen.
lesson-orders-end-2 = Merken Sie sich: Als Antwort ist eine Karte am stärksten. Beide Hände sind offen; sehen Sie nach, was der Gegner hält, bevor Sie angreifen.

## 6 Der Geleitschutz

lesson-escort = Der Geleitschutz
    .about = Das Ende einer Trägerjagd: Bomber, Thach Weave, Plätze tauschen
lesson-escort-chased = Die Jagd ist fast vorbei. Japan hat die Initiative, und J1 greift Ihren Bomber UB1 von hinten an.
lesson-escort-bomber = Ein Bomber kämpft schlecht: Er trifft nur, was genau vor ihm ist. Nach hinten kann er einen Angriff höchstens abwehren.
lesson-escort-plan = Abschütteln lässt sich J1 nicht. Fliegen Sie zweimal geradeaus, an Ihrem Begleiter U1 vorbei.
lesson-escort-danger = J1 hat UB1 im gelben Bereich: zwei Karten. Auch UB1 zieht zwei, aber nur, um sich zu wehren. Wer könnte noch helfen?
lesson-escort-weave = U1 ist nicht an diesem Kampf beteiligt. Aber J1 ist ihm genau vor die Nase geflogen, in seinen roten Bereich.
lesson-escort-card = Thach Weave, ein Sonderbefehl der USA: Ein unbeteiligtes Flugzeug schießt sofort. Es kostet keinen Haken. Spielen Sie ihn mit U1.
lesson-escort-card-none = Dann stehen zwei Karten gegen zwei: Ist seine höchste besser, so ist UB1 verloren. Spielen Sie Thach Weave.
lesson-escort-card-veterans = Eine Karte mehr hilft UB1 zu überleben, aber nach hinten trifft es nicht. Thach Weave kann die Jagd beenden.
lesson-escort-saved = J1 ist abgeschossen, der Kampf sofort vorbei. UB1 ist gerettet, hat als Angegriffener aber keinen Haken mehr und fliegt in dieser Runde nicht.
lesson-escort-race = JB1 ist neben Ihren Träger geflogen. In der nächsten Runde ist es darüber.
lesson-escort-guard = Der Jäger J2 bewacht den feindlichen Träger. Aber ein Feld ist nie versperrt: Wer hineinfliegt, tauscht mit dem Flugzeug dort den Platz.
lesson-escort-bomb = UB2 hat noch seinen Haken, und der Träger liegt drei Felder genau voraus. Fliegen Sie!
lesson-escort-beside = Das endet neben dem Träger. Kümmern Sie sich nicht um den Jäger darauf: Fliegen Sie hinein, und er muss mit Ihnen tauschen.
lesson-escort-end-1 = Der Träger ist getroffen, die Jagd um Haaresbreite gewonnen.
lesson-escort-end-2 = Merken Sie sich: Bomber fliegen am besten dort, wo Jäger sie im Auge haben. Und behalten Sie einen mit Haken für den letzten Sprung.

## 7 Herrschaft

lesson-domination = Herrschaft
    .about = Punkte, Asse, die Midway-Platte, Verstärkungen
lesson-domination-goal = Herrschaft ist ein anderes Spiel mit denselben Regeln für Flug und Kampf. Bomber gibt es nicht: Wer zuerst genug Punkte hat, hier 9, gewinnt.
lesson-domination-points = Ein abgeschossener Jäger zählt 1 Punkt, ein Ass 3. Und wer am Ende einer Runde mehr Flugzeuge auf der Midway-Platte hat, bekommt 2.
lesson-domination-ace = UA1 ist ein Ass. Es fliegt wie ein Jäger, plant drei Marken und lässt eine davon aus, und jede seiner Schießkarten zählt 1 mehr.
lesson-domination-attack = Japan hat 3 Punkte: zwei für Midway in der letzten Runde, einen, weil Ihr U2 vom Plan geflogen ist. Greifen Sie mit dem Ass J1 an.
lesson-domination-three = Planen Sie drei: geradeaus, vor und rechts, vor und links. Eine davon lassen Sie aus, sobald Sie seinen Plan gesehen haben.
lesson-domination-first = Sein Plan ist offen: vor und rechts, dann vor und links. Lassen Sie Japan den Vortritt, dann sehen Sie, wo J1 steht.
lesson-domination-skip = J1 ist nach rechts ausgewichen. Welche Marke lassen Sie aus, damit es am Ende schräg vor Ihnen ist, im gelben Bereich?
lesson-domination-skip-turn = Dann zeigt die Nase von UA1 am Ende von J1 weg, und es hat J1 nur in einem Verteidigungsbereich. Lassen Sie die dritte aus, die Linkskurve.
lesson-domination-skip-first = Dann flöge UA1 auf das Feld von J1, tauschte den Platz und hätte es hinter sich. Lassen Sie die dritte aus, die Linkskurve.
lesson-domination-cards = Gelb: zwei Karten für Sie. Sie sind in einem marineblauen Bereich von J1: eine Karte für ihn. Kein Befehl, Feuer!
lesson-domination-plus = Sie haben 3 und 5, J1 eine 5. Beim Jäger wäre das Gleichstand und kein Treffer, das Ass zählt 1 mehr: Sechs schlägt fünf, ein Punkt für Sie.
lesson-domination-midway = Nun zu Midway. Die hellen Felder um die Inseln sind seine Platte. UA1 ist schon dort; auch Japan kann eines schicken.
lesson-domination-fly = Bringen Sie U1 auf das leuchtende Feld über Midway.
lesson-domination-off-midway = Das liegt neben der Platte und zählt nicht. Nur die hellen Felder gehören zu Midway.
lesson-domination-count = Alle haben gehandelt. Über Midway sind zwei von Ihnen und das japanische Ass: Sobald Befehle gekauft sind, bringt das 2 Punkte.
lesson-domination-buy = Kaufen Sie diesmal nichts, und weiter geht es.
lesson-domination-two = Zwei Punkte für Midway: drei zu drei, Sie haben aufgeholt. Nun kommen abgeschossene Jäger zurück; Asse nie.
lesson-domination-back = J1 ist wieder auf dem Plan. Stellen Sie U2 auf einen Ihrer Verstärkungsbereiche am Rand, mit der Nase, wohin Sie wollen.
lesson-domination-end-1 = So geht es weiter, bis eine Seite 9, 12 oder 15 Punkte hat, wie vor dem Spiel vereinbart.
lesson-domination-end-2 = Merken Sie sich: Über Midway liegen zwei Punkte pro Runde, und ein verlorenes Ass bringt dem Gegner drei und bleibt weg.
