import { expect, test } from "vitest";

import { effects, middleOf, type Standing } from "../../src/games/battle-of-midway/effects";
import { RADII } from "../../src/games/battle-of-midway/rings";
import type { EventInfo } from "../../src/wire/messages";

const event = (kind: string, params: Record<string, unknown>) => ({ kind, params, clause: "" }) as EventInfo;
const akagi: Standing = { x: 40, y: -60, side: "ijn", area: "centre", names: ["Akagi"] };
const zero: Standing = { x: -90, y: -200, side: "ijn", area: "c1", names: ["a6m@akagi"], plane: "zero" };
const dauntless: Standing = {
  x: -60,
  y: -210,
  side: "usn",
  area: "c1",
  names: ["s1/sbd-b@hornet"],
  plane: "dauntless",
};
const all = [akagi, zero, dauntless];
const far = (one: { x: number; y: number } | undefined, from: { x: number; y: number }) =>
  Math.hypot((one?.x ?? 0) - from.x, (one?.y ?? 0) - from.y);

test("attackers come in by their sector, from beyond the strip", () => {
  const [arrival] = effects([event("entered", { area: "a2", die: 3 })], "ijn", all);
  expect(arrival).toMatchObject({ kind: "arrive", ...middleOf("a2") });
  expect(Math.hypot(arrival?.from?.x ?? 0, arrival?.from?.y ?? 0)).toBeGreaterThan(RADII.strip);
});

test("a bomber flies at its ship once; a bomb bursts on it or raises the sea beside it, when it is down", () => {
  const bomb = (effect: string) =>
    event("rolled", { weapon: "bomb", firer: "s1/sbd-b@hornet", target: "Akagi", effect, area: "centre" });
  const [run, hit, miss] = effects([bomb("hit"), bomb("")], "ijn", all);
  expect([run?.kind, hit?.kind, miss?.kind]).toEqual(["run", "burst", "splash"]);
  expect(run).toMatchObject({ plane: "dauntless", x: akagi.x, y: akagi.y, from: dauntless });
  expect(far(hit, akagi)).toBeLessThan(10);
  expect(far(miss, akagi)).toBeGreaterThan(30);
  expect(hit?.wait).toBeGreaterThan(run?.wait ?? 0);
});

test("fighters and attackers fly at each other in their area; flak bursts about the attackers, on its own board only", () => {
  const rolled = (weapon: string, seat: string, firer: string) =>
    event("rolled", { weapon, seat, firer, target: "aircraft", board: "ijn", area: "c1", effect: "" });
  const seen = effects(
    [rolled("air", "ijn", "a6m@akagi"), rolled("air", "usn", "s1/sbd-b@hornet"), rolled("flak", "ijn", "Akagi")],
    "ijn",
    all,
  );
  expect(seen.map(({ kind }) => kind)).toEqual(["run", "tracer", "run", "tracer", "flash", "flak"]);
  expect(seen[0]).toMatchObject({ plane: "zero", x: dauntless.x, y: dauntless.y });
  expect(seen[2]).toMatchObject({ plane: "dauntless", x: zero.x, y: zero.y });
  expect(far(seen[5], dauntless)).toBeLessThan(30);
  expect(effects([rolled("air", "ijn", "a6m@akagi")], "usn", all)).toEqual([]);
});

test("what is shot down falls where it stood", () => {
  const [fall] = effects([event("air-unit-lost", { unit: "a6m@akagi" })], "ijn", all);
  expect(fall?.kind).toBe("fall");
  expect(far(fall, zero)).toBeLessThan(20);
});
