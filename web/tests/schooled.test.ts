// The battle school on this device: what counts, which position is the one of the day, and what comes next.
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { PositionInfo } from "../src/wire/messages";

const positions = ["a", "b", "c"].map((id): PositionInfo => ({ id, seat: "japan", preset: "standard", difficulty: 1 }));
const day = (number: number) => new Date(2026, 10, number, 23, 30);

describe("the battle school", () => {
  const items = new Map<string, string>();

  beforeEach(() => {
    items.clear();
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
    });
  });

  const school = () => import("../src/pages/schooled.svelte");
  const fresh = async () => (await school()).schooled;

  it("counts the first answer, also after a reload", async () => {
    const schooled = await fresh();
    expect(schooled.of("a")).toBeNull();
    schooled.answered("dogfight", "a", false, false, day(1));
    schooled.answered("dogfight", "a", true, false, day(1));
    vi.resetModules();
    expect((await fresh()).of("a")).toBe(false);
  });

  it("counts days in a row, once a day, and begins anew after a gap", async () => {
    const schooled = await fresh();
    for (const [number, streak] of [
      [1, 1],
      [1, 1],
      [2, 2],
      [3, 3],
      [5, 1],
    ] as const) {
      schooled.answered("dogfight", "a", true, true, day(number));
      expect(schooled.streak("dogfight", day(number))).toBe(streak);
    }
    expect(schooled.streak("dogfight", day(6))).toBe(1);
    expect(schooled.streak("dogfight", day(7))).toBe(0);
    expect(schooled.streak("kido-butai", day(5))).toBe(0);
    schooled.answered("dogfight", "b", true, false, day(9));
    expect(schooled.streak("dogfight", day(9))).toBe(0);
  });

  it("is not put off by what others have left there", async () => {
    items.set("pointluck-school", "[broken");
    expect((await fresh()).of("a")).toBeNull();
  });

  it("has one position a day, and goes on with what was not answered", async () => {
    const schooled = await fresh();
    const { nextAfter, positionOf } = await school();
    const [one, two] = [positionOf(positions, day(1)), positionOf(positions, day(2))];
    expect(one).toBeDefined();
    expect(one).not.toBe(two);
    expect(positionOf(positions, day(4))).toBe(one);
    expect(nextAfter(positions, "b")?.id).toBe("c");
    schooled.answered("dogfight", "c", true, false, day(1));
    expect(nextAfter(positions, "b")?.id).toBe("a");
    for (const id of ["a", "b"]) schooled.answered("dogfight", id, true, false, day(1));
    expect(nextAfter(positions, "b")).toBeNull();
  });
});
