# What the lessons say. Keys: lesson-ID for the title, lesson-ID-WORD for each sentence.

lesson-first-strike = The first strike
    .about = The goal, bombs and torpedoes, launching, CAP
lesson-first-strike-goal = You command Japan’s four carriers for one day. Sink American carriers, and bring your own through the day.
lesson-first-strike-points = A sunk carrier is worth 2 or 3 points, Midway 1. After 16 hours the side with more points has won.
lesson-first-strike-fleet = Each carrier has squadrons of bombers and one of Zeros, the fighters. The counters on the deck are what is aboard.
lesson-first-strike-loads = Bombs are for Midway and nothing else. Akagi shall strike Midway: what do all three of her squadrons carry?
lesson-first-strike-loads-wrong = Torpedoes are of no use against an island. All of Akagi’s squadrons fly to Midway, so all of them need bombs.
lesson-first-strike-ships = Torpedoes are for ships and nothing else. Kaga waits for the American carriers. What does she carry?
lesson-first-strike-ships-wrong = Bombs hit only Midway. Whoever waits for ships needs torpedoes.
lesson-first-strike-others = Soryu and Hiryu: as you like. You can change the loads later, but it costs an hour.
lesson-first-strike-decks = 0430. A squadron does one thing an hour, and a carrier either launches or lands, never both in the same hour.
lesson-first-strike-launch = Touch Akagi and send everything up for a strike: three bomber squadrons, and the Zeros to protect them.
lesson-first-strike-cap = Who guards the carriers? Launch Soryu’s Zeros for CAP, the patrol over the fleet. They stay up for three hours.
lesson-first-strike-end-hour = That is enough for this hour. End the phase: both sides now search for each other.
lesson-first-strike-fly = Nobody has found anybody. Your strike is in the middle of the map: send all of it on to Midway.
lesson-first-strike-clock = Every counter is a clock hand. Up: ready or outbound. Right: at the target. Down: on the way home. Left: just landed.
lesson-first-strike-end-hour-2 = At the target, but an attack is the next hour’s business. End the phase.
lesson-first-strike-found = The Americans rolled a 6 and have found you. From 0630 on they may attack every hour.
lesson-first-strike-attack = Now attack Midway. First counters come out of a cup: fighters until a dummy appears. Then Zeros, flak, bombs; Midway is hit only on a 6.
lesson-first-strike-destroyed = Two hits: Midway is destroyed, one point for you. The strike turns for home and has to land in the next hour, or it is lost.
lesson-first-strike-end-hour-3 = Nothing more to do at 0630. End the phase; after the search the Americans may come.
lesson-first-strike-raid = A die of 6: your scouts have a US fleet, so there is something for torpedoes now. But first: one American bomber squadron attacks.
lesson-first-strike-commit = Without CAP in their way, bombers hit as often as the die shows, up to six times. Send your Zeros.
lesson-first-strike-commit-wrong = If no CAP fights, every pip of each bomber’s die is a hit: one squadron can sink three carriers.
lesson-first-strike-end-1 = Shot down. That was a strike from deck to target, and an attack beaten off. A game is sixteen such hours.
lesson-first-strike-end-2 = Remember: bombs for Midway, torpedoes for ships, and never be without CAP from 0630 on.
