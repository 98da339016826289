import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { sunkText } from "../../src/games/battle-of-midway/describe";
import type { Midway, Ship, ShipType } from "../../src/games/battle-of-midway/view";
import { Language } from "../../src/language/language";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const language = new Language("en", [
  file("../../src/games/battle-of-midway/en.ftl"),
  file("../../../src/pointluck/language/text/en.ftl"),
]);

const ship = (name: string, type: ShipType, zone: string, hp: number, damage: number): Ship =>
  ({ id: name.toLowerCase(), name, side: "ijn", type, zone, hp, damage, moved: false }) as Ship;
const lost = (...ships: Ship[]): string => sunkText({ ships } as unknown as Midway, "ijn", language);

describe("the panel of losses", () => {
  it("does not count transports that have landed", () => {
    expect(lost(ship("Transports 1", "transport", "gone", 8, 0))).toBe("");
    expect(lost(ship("Transports 1", "transport", "gone", 8, 3))).toBe("3 transports");
  });

  it("counts every transport that was sunk, of groups that are gone and of those at sea", () => {
    const groups = [ship("Transports 1", "transport", "gone", 8, 8), ship("Transports 2", "transport", "36", 8, 1)];
    expect(lost(...groups)).toBe("9 transports");
  });

  it("names the large ships", () => {
    const fleet = [
      ship("Akagi", "carrier", "gone", 4, 4),
      ship("Kaga", "carrier", "19", 4, 3),
      ship("Tone 1", "cruiser", "gone", 3, 3),
      ship("Yagumo 1", "destroyer", "gone", 1, 1),
    ];
    expect(lost(...fleet)).toBe("one carrier, one cruiser, one destroyer (Akagi, Tone 1)");
  });
});
