import { expect, test } from "vitest";

import { effects, middleOf } from "../../src/games/battle-of-midway/effects";
import { RADII } from "../../src/games/battle-of-midway/rings";
import type { EventInfo } from "../../src/wire/messages";

const event = (kind: string, params: Record<string, unknown>) => ({ kind, params, clause: "" }) as EventInfo;
const akagi = { x: 40, y: -60 };
const ship = (name: string) => (name === "Akagi" ? akagi : undefined);

test("attackers come in by their sector, from beyond the strip", () => {
  const [arrival] = effects([event("entered", { area: "a2", die: 3 })], "ijn", ship);
  expect(arrival).toMatchObject({ kind: "arrive", ...middleOf("a2") });
  expect(Math.hypot(arrival?.from?.x ?? 0, arrival?.from?.y ?? 0)).toBeGreaterThan(RADII.strip);
});

test("a bomb bursts on the ship it hits and raises the sea beside the one it misses", () => {
  const bomb = (effect: string) => event("rolled", { weapon: "bomb", target: "Akagi", effect, area: "centre" });
  const [hit, miss] = effects([bomb("hit"), bomb("")], "ijn", ship);
  const far = (one: { x: number; y: number } | undefined) =>
    Math.hypot((one?.x ?? 0) - akagi.x, (one?.y ?? 0) - akagi.y);
  expect([hit?.kind, miss?.kind]).toEqual(["burst", "splash"]);
  expect(far(hit)).toBeLessThan(10);
  expect(far(miss)).toBeGreaterThan(30);
});

test("fire at aircraft is seen in its area, on its own board only", () => {
  const rolled = (weapon: string) => event("rolled", { weapon, target: "aircraft", board: "ijn", area: "c1" });
  const seen = effects([rolled("air"), rolled("flak")], "ijn", ship);
  expect(seen.map(({ kind }) => kind)).toEqual(["tracer", "flak"]);
  expect(effects([rolled("air")], "usn", ship)).toEqual([]);
});
