import { describe, expect, it } from "vitest";

import { AREAS, RADII, outline, seatsIn, span } from "../../src/games/battle-of-midway/rings";

describe("the battle board", () => {
  it("has five outer areas over three inner ones, from left to right", () => {
    expect(span("a1")).toMatchObject({ from: 180, to: 144 });
    expect(span("a5")).toMatchObject({ from: 36, to: 0 });
    expect(span("c2")).toMatchObject({ from: 120, to: 60 });
  });

  it("draws every area as one closed line", () => {
    for (const area of AREAS) expect(outline(area)).toMatch(/^M.*Z$/);
  });

  it("seats everybody inside the area, nobody on top of another", () => {
    for (const area of AREAS) {
      for (const count of [1, 2, 5, 9]) {
        const seats = seatsIn(area, count);
        expect(seats).toHaveLength(count);
        expect(new Set(seats.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(count);
        const { inner, outer } = span(area);
        for (const { x, y } of seats) {
          const far = Math.hypot(x, y);
          expect(far).toBeLessThanOrEqual(outer);
          expect(far).toBeGreaterThanOrEqual(area === "centre" ? 0 : inner);
        }
      }
    }
    expect(RADII.centre).toBeLessThan(RADII.middle);
  });

  it("seats everybody inside an area of taller rings, and larger", () => {
    const tall = 1.6;
    for (const area of AREAS) {
      for (const count of [1, 2, 5]) {
        const seats = seatsIn(area, count, 0, tall);
        const { inner, outer } = span(area);
        for (const { x, y } of seats) {
          const far = Math.hypot(x, y / tall);
          expect(far).toBeLessThanOrEqual(outer);
          expect(far).toBeGreaterThanOrEqual(area === "centre" ? 0 : inner);
        }
        const before = seatsIn(area, count).map(({ scale }) => scale);
        expect(Math.min(...seats.map(({ scale }) => scale))).toBeGreaterThanOrEqual(Math.min(...before));
      }
    }
    expect(seatsIn("a3", 1, 1, tall)[0]?.scale).toBeGreaterThan(1.4 * (seatsIn("a3", 1, 1)[0]?.scale ?? 0));
  });

  it("keeps ships in the centre apart from the aircraft over them", () => {
    for (const ships of [1, 2, 4]) {
      const seats = seatsIn("centre", ships + 5, ships);
      const [lowest, highest] = [seats.slice(0, ships), seats.slice(ships)].map((row) => row.map(({ y }) => y));
      expect(Math.max(...(lowest ?? []))).toBeLessThan(Math.min(...(highest ?? [])) - 50);
      for (const { x, y } of seats) expect(Math.hypot(x, y)).toBeLessThanOrEqual(RADII.centre);
    }
  });
});
