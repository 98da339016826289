# What the lessons say. Keys: lesson-ID for the title, lesson-ID-WORD for each sentence.

## 1 To the carrier

lesson-to-the-carrier = To the carrier
    .about = The goal, and how aircraft fly
lesson-to-the-carrier-goal = You fly for the USA. Bring one of your Bombers over the Japanese carrier, and you have won.
lesson-to-the-carrier-bombers = UB1 and UB2 are your two Bombers. Whoever has lost both of his loses the game, too. U1 and U2 are Fighters: they clear the way.
lesson-to-the-carrier-ahead = An aircraft flies in the direction of its nose, area by area. After each area it may turn by one side, left or right.
lesson-to-the-carrier-fly = A Fighter flies three or four areas. U1 has been picked up: choose any area that is lit, then press the button to fly there.
lesson-to-the-carrier-turns = Now Japan has flown an aircraft, and it is your turn again. Each aircraft acts once a round; a yellow tick shows who still may.
lesson-to-the-carrier-nose = The nose counts: an aircraft shoots mainly ahead. The red and yellow areas show what it can hit.
lesson-to-the-carrier-aim = Bring U2 behind J1, to the lit area before its tail. There U2 would have the enemy ahead, and J1 could not fire back.
lesson-to-the-carrier-fighter-over-carrier = A Fighter over a carrier does nothing. Only Bombers sink carriers. Fly to the lit area behind J1.
lesson-to-the-carrier-danger = Careful: the Bomber JB1 is on its way to your own carrier. In the next round it may be there.
lesson-to-the-carrier-bomb = But you are faster. A Bomber flies two or three areas, and UB1 is three away from the carrier. Finish it!
lesson-to-the-carrier-beside = Beside the carrier is not enough, the Bomber has to get into its area. It may fly three areas: use them all.
lesson-to-the-carrier-end-1 = The carrier is hit: the battle is won.
lesson-to-the-carrier-end-2 = Remember: always straight ahead, then turn. And do not fly off the board; unless you can lay a Small Tile there, the aircraft is lost.
