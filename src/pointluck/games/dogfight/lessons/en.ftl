# What the lessons say. Keys: lesson-ID for the title, lesson-ID-WORD for each sentence.

## 1 To the carrier

lesson-to-the-carrier = To the carrier
    .about = The goal, and how aircraft fly
lesson-to-the-carrier-goal = You fly for the USA. Bring one of your Bombers over the Japanese carrier, and you have won.
lesson-to-the-carrier-bombers = UB1 and UB2 are your Bombers. A side that has lost both of its Bombers has lost the game. U1 and U2 are Fighters: they clear the way.
lesson-to-the-carrier-ahead = An aircraft flies in the direction of its nose, area by area. After each area it may turn by one side, left or right.
lesson-to-the-carrier-fly = A Fighter flies three or four areas. U1 has been picked up: choose any area with a bright rim, then press the button to fly there.
lesson-to-the-carrier-turns = Now Japan has flown an aircraft, and it is your turn again. Each aircraft acts once a round; a yellow tick shows who still may.
lesson-to-the-carrier-nose = The nose counts: an aircraft shoots mainly ahead. The red and yellow areas show what it can hit.
lesson-to-the-carrier-aim = Bring U2 behind J1, to the lit area at its tail. There U2 would have the enemy ahead, and J1 could not fire back.
lesson-to-the-carrier-fighter-over-carrier = A Fighter over a carrier does nothing; only Bombers count. Fly to the lit area behind J1.
lesson-to-the-carrier-danger = Careful: the Bomber JB1 is on its way to your own carrier. In the next round it may be there.
lesson-to-the-carrier-bomb = But you are faster. A Bomber flies two or three areas, and UB1 is three away from the carrier. Finish it!
lesson-to-the-carrier-beside = Beside the carrier is not enough, the Bomber has to get into its area. It may fly three areas: use them all.
lesson-to-the-carrier-end-1 = The carrier is hit: the battle is won.
lesson-to-the-carrier-end-2 = Remember: always straight ahead, then turn. And stay over the board: an aircraft that flies off it is usually lost.

## 2 In the sights

lesson-in-the-sights = In the sights
    .about = Attacking, the range diagram, Firing Cards
lesson-in-the-sights-diagram = The numbers around U1 are its range diagram: how many Firing Cards it draws against an enemy in that area.
lesson-in-the-sights-red = Red and yellow are its Attack Areas, marked “!”. There it can shoot down: three cards in red, straight ahead, two in yellow.
lesson-in-the-sights-blue = Blue are its Defence Areas. There it can only beat off an enemy who shoots. Anywhere else it draws nothing.
lesson-in-the-sights-attack = Instead of flying, an aircraft may attack an enemy within five Manoeuvres: five areas, with a turn after each if need be. Attack J1 with U1.
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

## 4 Command Points

lesson-command-points = Command Points
    .about = The bid for the initiative, and buying orders
lesson-command-points-points = At the start of a round each side gets three Command Points. They pay for two things: the initiative now, orders later.
lesson-command-points-orders = Orders are cards for a fight. Four lie open in the Order Pool; the number on a card is its price. They are bought at the end of the round.
lesson-command-points-bids = First both sides bid for the initiative, in secret. The higher bid acts first; a tie goes to the USA. Both bids are lost.
lesson-command-points-bid = You want to buy Reversal for 2 points at the end of the round. What can you spare for the initiative?
lesson-command-points-bid-none = You may bid nothing, but then Japan goes first if it bids a single point. You can spare one.
lesson-command-points-bid-much = Then there are not enough points left for Reversal. It costs 2, and you have 3.
lesson-command-points-tie = One point each, and a tie goes to the USA: the star is yours. Whoever acts first can attack before he is attacked.
lesson-command-points-fly = Nobody is near yet. Bring U1 forward, to the lit area.
lesson-command-points-fly-2 = And now the Bomber UB1.
lesson-command-points-last = All have acted, and orders are sold. Whoever acted last buys first: Japan took Acceleration. Another card was turned up at once.
lesson-command-points-buy = Reversal is still there. It turns your aircraft round in the middle of a fight. Buy it.
lesson-command-points-buy-none = Points that are left over are lost. Spend your two: take Reversal.
lesson-command-points-buy-loop = Loop takes back the moves that your aircraft made by its tokens. Useful, but this time Reversal is what you came for.
lesson-command-points-filled = Reversal is in your hand now, and the enemy knows: hands are open to both. The pool has been filled up to four.
lesson-command-points-again = A new round: everybody has three points again. What do you bid this time? Now it is up to you.
lesson-command-points-end-1 = That is a whole round: points, bids, every aircraft acts once, then orders are bought.
lesson-command-points-end-2 = Remember: a point is for the initiative or for orders, not for both, and none is carried over.

## 5 Orders in a fight

lesson-orders = Orders in a fight
    .about = When cards are played, and how to answer one
lesson-orders-seat = This time you fly for Japan. U1 is behind J1 and attacks it.
lesson-orders-hand = These are your orders: Reversal, bought in the last round, and Japan’s two special ones. The USA has bought Acceleration. Point at a card or touch it to read it.
lesson-orders-plan = Show him your tail: fly straight on twice, as fast as you can.
lesson-orders-far = U1 is three areas behind you now. Its diagram reaches two areas ahead: as things stand, nobody can fire.
lesson-orders-turns = Before the Firing orders are played by turns, one at a time: first the Defender may, then the Attacker. Each card that is played may be answered.
lesson-orders-keep = You are the Defender. Do you play a card now, or wait for what he does?
lesson-orders-keep-reversal = Too early: you would be nose to nose, but three areas apart, where neither can fire, and he could still answer. Wait for his card.
lesson-orders-keep-special = Nobody can fire as things stand. Keep your cards; if he plays one, you may answer it. Play no card now.
lesson-orders-near = Acceleration: one more area. Now U1 has you in yellow and would draw two cards, you none.
lesson-orders-answer = His card may be answered. Which of yours helps most?
lesson-orders-answer-none = Then he draws two cards and you none, since he is off your diagram: J1 would be lost. Play Reversal.
lesson-orders-answer-elite = Elite Pilots exchange one of your own Firing Cards. As things stand you draw none. Play Reversal.
lesson-orders-answer-hineri = That would save you: one area on, out of his reach. But you can do better: turn round and shoot. Play Reversal.
lesson-orders-end-1 = Nose to nose, each had the other in yellow: two cards each. Your 6 beat his 2, and the hunter was shot down by the hunted.
lesson-orders-end-2 = Remember: a card is strongest as an answer. Both hands are open, so look what the enemy holds before you attack.

## 6 The escort

lesson-escort = The escort
    .about = The end of a Carrier Hunt: Bombers, Thach Weave, changing places
lesson-escort-chased = The hunt is nearly over. Japan has the initiative, and J1 attacks your Bomber UB1 from behind.
lesson-escort-bomber = A Bomber is a poor fighter: it can only hit what is right ahead of it. From behind it may at best beat off an attack.
lesson-escort-plan = You will not shake him off. Fly straight on twice, past your escort U1.
lesson-escort-danger = J1 has UB1 in yellow: two cards. UB1 draws two as well, but only to defend itself. Who else could help?
lesson-escort-weave = U1 is not in this combat. But J1 has flown right before its nose, into its red area.
lesson-escort-card = Thach Weave, a special order of the USA: an aircraft outside the combat fires at once. It costs no tick. Play it with U1.
lesson-escort-card-none = Then it is two cards against two: if his highest is better, UB1 is lost. Play Thach Weave.
lesson-escort-card-veterans = One more card helps UB1 to survive, but it cannot hit what is behind it. Thach Weave can end the chase.
lesson-escort-saved = J1 is down, and the combat is over at once. UB1 is saved, but whoever was attacked has lost its tick: it cannot fly this round.
lesson-escort-race = JB1 has flown up beside your carrier. In the next round it will be over it.
lesson-escort-guard = The Fighter J2 guards the enemy’s carrier. But an area is never blocked: whoever flies in changes places with the aircraft there.
lesson-escort-bomb = UB2 still has its tick, and the carrier is three areas straight ahead. Fly!
lesson-escort-beside = That ends beside the carrier. Do not mind the Fighter on it: fly in, and it has to change places with you.
lesson-escort-end-1 = The carrier is hit, and the hunt is won by a hair.
lesson-escort-end-2 = Remember: let Bombers fly where your Fighters can see them, and keep one with a tick for the last leap.

## 7 Domination

lesson-domination = Domination
    .about = Points, Aces, the Midway Tile, reinforcements
lesson-domination-goal = Domination is another game with the same rules of flight and combat. There are no Bombers: who first has the points at the top wins, here 9.
lesson-domination-points = A Fighter shot down is worth 1 point, an Ace 3. And more aircraft than the enemy on the tile of Midway, at the end of a round, are worth 2.
lesson-domination-ace = UA1 is an Ace. It flies like a Fighter, plans three tokens and leaves one of them out, and adds 1 to each of its Firing Cards.
lesson-domination-attack = Japan has 3 points: two for Midway in the last round, one since your U2 flew off the board, which counts as shot down. Attack J1 with your Ace.
lesson-domination-three = Plan three: on, on and right, on and left. One of them you will leave out when you have seen his plan.
lesson-domination-first = His plan is open: on and right, then on and left. Let Japan go first, then you see where J1 stands.
lesson-domination-skip = J1 has gone round to the right. Which token do you leave out, so that it ends ahead of you on one side, in yellow?
lesson-domination-skip-turn = Then UA1 ends with its nose away from J1, and has it in a Defence Area only. Leave out the third, the turn to the left.
lesson-domination-skip-first = Then UA1 would fly into the area of J1, change places, and have it behind. Leave out the third, the turn to the left.
lesson-domination-cards = Yellow: two cards for you. You are in a navy area of J1: one card for him. Play no order and fire.
lesson-domination-plus = You drew 3 and 5, J1 a 5. For a Fighter that is a tie and no hit, but an Ace adds 1: six beats five, J1 is down, and you have a point.
lesson-domination-midway = Now for Midway. The bright areas around the islands are its tile. UA1 is there already; Japan may send one, too.
lesson-domination-fly = Bring U1 to the lit area over Midway.
lesson-domination-off-midway = That is beside the tile and would not count. Only the bright areas belong to Midway.
lesson-domination-count = All have acted. Over Midway you have two aircraft, Japan has its Ace: as soon as orders have been bought, that is worth 2 points.
lesson-domination-buy = This time buy nothing and go on.
lesson-domination-two = Two points for Midway: three each, you have caught up. And now the Fighters that were shot down come back; Aces never do.
lesson-domination-back = J1 is on the board again. Now place U2 on one of your Reinforcement Areas at the edge, with its nose where you like.
lesson-domination-end-1 = So it goes on, until one side has 9, 12 or 15 points, as agreed before the game.
lesson-domination-end-2 = Remember: two points a round lie over Midway, and an Ace that is lost is worth three to the enemy and stays away.
