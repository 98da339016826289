import { describe, expect, test } from "vitest";

import { holds, layout, spread, type Layout, type Rect } from "../../src/games/kido-butai/layout";
import { neighbour } from "../../src/games/kido-butai/neighbour";
import { berths, cornerParts, racks, squadronPoints, turnedTo, zoneAt, zones } from "../../src/games/kido-butai/stand";
import { opening } from "./view";

const WINDOWS: [number, number][] = [
  [360, 560],
  [390, 664],
  [768, 860],
  [475, 405],
  [557, 345],
  [800, 560],
  [844, 300],
  [1280, 620],
  [1440, 740],
  [3840, 1960],
];
const SLOTS = [4, 4, 3, 3];

function boxes(table: Layout): Rect[] {
  const { fleet, centre, midway, cap, low, sight, cups, tray, track, losses } = table;
  const all = [fleet, centre, midway, cap, low, sight, cups, tray, track, ...table.decks.map(({ rect }) => rect)];
  return losses ? [...all, losses] : all;
}

const apart = (a: Rect, b: Rect) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each(WINDOWS)("in a window of %i by %i", (width, height) => {
  const table = layout({ width, height }, SLOTS);

  test("nothing overlaps and nothing leaves the table", () => {
    const all = boxes(table);
    for (const [i, one] of all.entries()) {
      expect(one.w).toBeGreaterThan(0);
      expect(one.h).toBeGreaterThan(0);
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(table.width + 0.01);
      expect(one.y + one.h).toBeLessThanOrEqual(table.height + 0.01);
      for (const other of all.slice(i + 1)) expect(apart(one, other)).toBe(true);
    }
  });

  test("the table has the shape of the window", () => {
    expect(table.width / table.height).toBeCloseTo(width / height, 5);
  });

  test("counters on a deck do not cover each other", () => {
    for (const { slots, rect } of table.decks) {
      for (const [i, slot] of slots.entries()) {
        expect(holds(rect, slot)).toBe(true);
        const after = slots[i + 1];
        if (after) expect(after.y - slot.y).toBeGreaterThanOrEqual(table.counter);
      }
    }
  });

  test("every squadron stands in its place", () => {
    const view = opening({
      A1: { place: "centre" },
      A2: { place: "centre", facing: "W" },
      A3: { place: "midway", facing: "S" },
      K1: { place: "fleet", facing: "S" },
      ZA: { place: "cap" },
      ZK: { place: "cap", low_until: 3 },
      ZS: { place: "lost" },
    });
    const points = squadronPoints(view, table);
    const places = zones(view, table);
    expect(points.has("ZS")).toBe(false);
    for (const [name, point] of points) {
      const place = view.squadrons.find((one) => one.name === name)?.place ?? "";
      expect(zoneAt(places, point), name).toBe(place);
    }
  });
});

test("on a phone the counters are large enough to touch", () => {
  expect(layout({ width: 390, height: 664 }, SLOTS).counter).toBeGreaterThanOrEqual(44);
});

test.each([
  [390, 567, 34],
  [557, 345, 30],
])("in a window of %i by %i a strike of ten is no heap", (width, height, least) => {
  const table = layout({ width, height }, SLOTS);
  const strike = ["A1", "A2", "A3", "K1", "K2", "K3", "S1", "S2", "H1", "H2"];
  const view = opening(Object.fromEntries(strike.map((name) => [name, { place: "centre" as const }])));
  const all = strike.flatMap((name) => squadronPoints(view, table).get(name) ?? []);
  expect(all).toHaveLength(10);
  for (const [i, one] of all.entries()) {
    expect((one.size * width) / table.width).toBeGreaterThanOrEqual(least);
    for (const other of all.slice(i + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(one.size);
  }
});

test.each([
  [390, 567],
  [475, 405],
  [557, 345],
])(
  "in a window of %i by %i squadrons over the US fleet stand in its corner and leave its hulls in sight",
  (width, height) => {
    const table = layout({ width, height }, SLOTS);
    const strike = ["A1", "A2", "A3", "K1", "K2", "K3"];
    const view = opening(Object.fromEntries(strike.map((name) => [name, { place: "fleet" as const }])));
    const points = squadronPoints(view, table);
    const { target } = cornerParts(table.fleet, table, strike.length);
    const hulls = berths(target, table, 3, true).berths.map(({ ship }) => ship.y);
    for (const name of strike) {
      const { x, y, size } = points.get(name) ?? { x: 0, y: 0, size: 0 };
      for (const side of [-0.45, 0.45])
        expect(holds(table.fleet, { x: x + side * size, y: y + side * size })).toBe(true);
      expect(y - size / 2).toBeGreaterThan(Math.max(...hulls));
    }
  },
);

test("fourteen squadrons fit into the centre without leaving it", () => {
  const rect = { x: 10, y: 20, w: 300, h: 98 };
  for (const { x, y, size } of spread(rect, 14, 46)) {
    expect(x - size / 2).toBeGreaterThanOrEqual(rect.x - 0.01);
    expect(x + size / 2).toBeLessThanOrEqual(rect.x + rect.w + 0.01);
    expect(y - size / 2).toBeGreaterThanOrEqual(rect.y - 0.01);
    expect(y + size / 2).toBeLessThanOrEqual(rect.y + rect.h + 0.01);
  }
});

test("a crowd grows smaller rather than covering itself, and a few stay large", () => {
  // The centre of the smallest phone with all fourteen squadrons in it.
  const all = spread({ x: 0, y: 0, w: 140, h: 95 }, 12, 44);
  for (const [i, one] of all.entries()) {
    expect(one.size).toBeGreaterThanOrEqual(28);
    for (const other of all.slice(i + 1)) {
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(one.size - 0.01);
    }
  }
  expect(spread({ x: 0, y: 0, w: 140, h: 95 }, 4, 44).map(({ size }) => size)).toEqual([44, 44, 44, 44]);
});

test("few squadrons stand side by side without touching", () => {
  const [a, b, c] = spread({ x: 0, y: 0, w: 300, h: 50 }, 3, 46);
  expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThan(46);
  expect((c?.x ?? 0) - (b?.x ?? 0)).toBeGreaterThan(46);
});

test("racks lie side by side on the table", () => {
  const table = layout({ width: 390, height: 664 }, SLOTS);
  const [bombs, torpedoes] = [...racks(table, ["rack-bombs", "rack-torpedoes"]).values()];
  expect(bombs && torpedoes && apart(bombs, torpedoes)).toBe(true);
});

test("the hand turns clockwise only, as a clock's does", () => {
  expect(turnedTo("E", undefined)).toBe(0);
  expect(turnedTo("S", 0)).toBe(90);
  expect(turnedTo("E", 270)).toBe(360);
  expect(turnedTo("E", 360)).toBe(360);
  expect(turnedTo("W", 360)).toBe(540);
});

test("an arrow key goes to what lies nearest in its direction", () => {
  const at = (left: number, top: number) => ({ getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }) });
  const [here, right, farRight, below] = [at(0, 0), at(50, 5), at(90, 0), at(5, 60)];
  const all = [here, right, farRight, below];
  expect(neighbour(here, all, "ArrowRight")).toBe(right);
  expect(neighbour(here, all, "ArrowDown")).toBe(below);
  expect(neighbour(here, all, "ArrowLeft")).toBeNull();
  expect(neighbour(here, all, "Enter")).toBeNull();
});
