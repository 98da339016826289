import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { places } from "../../src/games/battle-of-midway/describe";
import { reading } from "../../src/games/battle-of-midway/reading";
import type { Midway } from "../../src/games/battle-of-midway/view";
import { Language } from "../../src/language/language";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const english = new Language(
  "en",
  [
    file("../../../src/pointluck/games/battle_of_midway/text/en.ftl"),
    file("../../src/games/battle-of-midway/en.ftl"),
    file("../../../src/pointluck/language/text/en.ftl"),
  ],
  reading,
);

test("a battle is a place of its own: who stands in which area, and who attacks", () => {
  const ship = (id: string, name: string) =>
    ({ id, name, side: "ijn", type: "cruiser", zone: "15", hp: 3, damage: 1, moved: false }) as Midway["ships"][number];
  const unit = {
    side: "usn",
    type: "SBD",
    load: "bombs",
    home: "hornet",
    at: "15",
    job: "strike",
    group: 1,
    marks: [],
  };
  const view = {
    ships: [ship("tone-1", "Tone 1"), ship("tone-2", "Tone 2")],
    air: [unit, unit],
    squalls: [],
    located: { ijn: [], usn: [] },
    battle: {
      zone: 15,
      kind: "surface",
      attacker: 1,
      boards: [0],
      round: 1,
      ships: [0, 1],
      ship_area: [5, 8],
      fliers: [0, 1],
      flier_area: [9, 9],
      flier_team: [0, 0],
      team_area: [1],
    },
  } as unknown as Midway;
  expect(places(view, english)[0]).toEqual({
    name: "Battle in 15: aircraft against ships or land, USA attacks",
    things: [
      "Round 1 of 3",
      "Japan: Tone 1, hit points 2 of 3, in area C1",
      "Japan: Tone 2, hit points 2 of 3, in the centre",
      "USA: 2 Dauntlesses with bombs, in area A2, attacking",
    ],
  });
  expect(places({ ...view, battle: null }, english)[0]?.name).toBe("Zone 15");
});
