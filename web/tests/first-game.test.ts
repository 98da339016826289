import { expect, test } from "vitest";

import type { GameInfo } from "../src/wire/messages";
import { posters, quickTable } from "../src/pages/games";

const game = (id: string, seats: string[]) =>
  ({ id, seats, bots: [{ id: "captain", level: 3 }] }) as unknown as GameInfo;

test("“Play now” starts the even Carrier Hunt, and the standard preset of the other games", () => {
  const made = posters(null).map((poster) =>
    quickTable(game(poster.game, [poster.seat, "other"]), poster.seat, poster.preset),
  );
  expect(made.map((table) => table.preset)).toEqual(["standard", "standard", "carrier-hunt-even"]);
});
