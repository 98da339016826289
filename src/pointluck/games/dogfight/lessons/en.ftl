# What the lessons say. Keys: lesson-ID for the title, lesson-ID-WORD for each sentence.

## 1 To the carrier

lesson-to-the-carrier = To the carrier
    .about = The goal, and how aircraft fly
lesson-to-the-carrier-goal = You fly for the USA. Bring one of your Bombers over the Japanese carrier, and you have won.
lesson-to-the-carrier-bombers = UB1 and UB2 are your two Bombers. Whoever has lost both of his loses the game, too. U1 and U2 are Fighters: they clear the way.
lesson-to-the-carrier-ahead = An aircraft flies in the direction of its nose, area by area. After each area it may turn by one side, left or right.
lesson-to-the-carrier-fly = A Fighter flies three or four areas. U1 has been picked up: choose any area with a bright rim, then press the button to fly there.
lesson-to-the-carrier-turns = Now Japan has flown an aircraft, and it is your turn again. Each aircraft acts once a round; a yellow tick shows who still may.
lesson-to-the-carrier-nose = The nose counts: an aircraft shoots mainly ahead. The red and yellow areas show what it can hit.
lesson-to-the-carrier-aim = Bring U2 behind J1, to the lit area before its tail. There U2 would have the enemy ahead, and J1 could not fire back.
lesson-to-the-carrier-fighter-over-carrier = A Fighter over a carrier does nothing. Only Bombers sink carriers. Fly to the lit area behind J1.
lesson-to-the-carrier-danger = Careful: the Bomber JB1 is on its way to your own carrier. In the next round it may be there.
lesson-to-the-carrier-bomb = But you are faster. A Bomber flies two or three areas, and UB1 is three away from the carrier. Finish it!
lesson-to-the-carrier-beside = Beside the carrier is not enough, the Bomber has to get into its area. It may fly three areas: use them all.
lesson-to-the-carrier-end-1 = The carrier is hit: the battle is won.
lesson-to-the-carrier-end-2 = Remember: always straight ahead, then turn. And do not fly off the board; unless you can lay a Small Tile there, the aircraft is lost.

## 2 In the sights

lesson-in-the-sights = In the sights
    .about = Attacking, the range diagram, Firing Cards
lesson-in-the-sights-diagram = The numbers around U1 are its range diagram: how many Firing Cards it draws against an enemy in that area.
lesson-in-the-sights-red = Red and yellow are its Attack Areas, marked “!”. There it can shoot down: three cards in red, straight ahead, two in yellow.
lesson-in-the-sights-blue = Blue are its Defence Areas. There it can only beat off an enemy who shoots. Anywhere else it draws nothing.
lesson-in-the-sights-attack = Instead of flying, an aircraft may attack an enemy that it can reach with five Manoeuvres. Attack J1 with U1.
lesson-in-the-sights-plan-how = First both sides plan two Manoeuvres in secret: straight on, or on and a turn. They are shown together and flown before anybody shoots.
lesson-in-the-sights-plan = Suppose J1 flies straight on twice. Where do you have it right ahead, in red? Choose an area or lay the tokens, then seal the plan.
lesson-in-the-sights-plan-beside = Nearly: there J1 is in your red area, but you are in one of its Defence Areas, so it draws a card. Come from right behind.
lesson-in-the-sights-plan-wrong = If J1 flies straight on twice, it is not in your red area there. Follow it: forward, then forward with a turn to the right.
lesson-in-the-sights-first = You guessed right. As the Attacker you say who flies his plan first. Let Japan go first, then you know where J1 is.
lesson-in-the-sights-first-wrong = Your ways cross. Whoever flies into an occupied area changes places with the aircraft there: U1 would be left farther back, with J1 only in yellow.
lesson-in-the-sights-fire = J1 is in your red area: three cards for you. It has you in no area of its own, so it draws none. That is a safe hit.
lesson-in-the-sights-cards = Before the shots orders may be played. You do not need one here: play no card.
lesson-in-the-sights-cards-wrong = Save it. J1 draws no card, and no card never wins: you hit for certain.
lesson-in-the-sights-down = Shot down. After a combat you go on at once, as long as one of your aircraft has a tick. After a flight it would be Japan’s turn.
lesson-in-the-sights-again = U2 is behind J2 just as U1 was. Attack it.
lesson-in-the-sights-plan-2 = The same plan keeps J2 in an Attack Area, whatever it does: forward, then forward with a turn to the right.
lesson-in-the-sights-plan-2-wrong = With that plan J2 could get out of your sights. Forward, then forward with a turn to the right, always works.
lesson-in-the-sights-turned = This time the enemy swerves. Let Japan go first again.
lesson-in-the-sights-yellow = J2 is ahead on one side now, in yellow: two cards for you. And you are in its navy area: it draws one.
lesson-in-the-sights-fire-2 = The highest single card wins. Play no order and see.
lesson-in-the-sights-end-1 = You drew 2 and 4, J2 drew a 6 and wins. But it has you in a Defence Area only: it saves itself and does not hit you.
lesson-in-the-sights-end-2 = Remember: red three, yellow two, the highest card wins. Best is right behind the enemy, where he cannot answer.

## 3 Two secret plans

lesson-two-plans = Two secret plans
    .about = Defending yourself, and who flies first
lesson-two-plans-attacked = Japan has the initiative, and J1 attacks U1. U1 loses its tick for this round. But a Defender plans like the Attacker, and may shoot as well.
lesson-two-plans-sealed = The plan of J1 lies here, face down. You plan without knowing it.
lesson-two-plans-plan = Flying straight on is what an Attacker hopes for. Turn towards him at once: on and right, then straight on.
lesson-two-plans-plan-straight = If J1 has planned to swing in, he has you ahead of him there. Turn towards him instead: on and right first.
lesson-two-plans-plan-away = Away from J1 you may be safe, but you will not hit him. Turn towards him: on and right, then straight on.
lesson-two-plans-overshot = J1 has swung in, but you are not where it looks. It has flown past, and now you have it in your yellow area.
lesson-two-plans-no-card = You draw two cards, J1 none. The Defender is asked first whether he plays an order: not needed here.
lesson-two-plans-shot = The Defender has shot down the Attacker. Japan has flown another aircraft since; a flight passes the initiative, the star, to you.
lesson-two-plans-attack = Now you attack: U2 against J2.
lesson-two-plans-plan-2 = J2 will probably fly straight on. Cut in ahead of it: on and left, then on and right.
lesson-two-plans-plan-2-wrong = Try to get in its way this time: on and left, then on and right. You will see why.
lesson-two-plans-crossing = Both plans lie open, and both end in the same area. Whoever comes second changes places with the one who is there.
lesson-two-plans-first = As the Attacker you say who flies first. You want to be behind J2 at the end: think it through, then choose.
lesson-two-plans-first-wrong = Then U2 would come second and change places, and J2 would be behind U2 with U2 in its sights. Let J2 come second.
lesson-two-plans-swapped = J2 flew into the area of U2 and pushed it one back: right behind J2. Three cards against none: play no order and fire.
lesson-two-plans-end-1 = Two shot down. A secret plan is half the fight, the order of the moves the other half.
lesson-two-plans-end-2 = Remember: turn towards an Attacker, never straight on by habit. And when ways cross, ask who should come second.
