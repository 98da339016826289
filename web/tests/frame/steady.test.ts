import { describe, expect, it } from "vitest";

import { absorbed, once, steadied, steady } from "../../src/frame/steady";

describe("what has not changed", () => {
  const before = {
    turn: 4,
    ships: [
      { id: "akagi", hits: 0 },
      { id: "kaga", hits: 1 },
    ],
    points: { ijn: 3 },
  };

  it("is the very same object, all of it", () => {
    expect(steadied(before, structuredClone(before))).toBe(before);
  });

  it("is the very same object in every part that equals", () => {
    const after = structuredClone(before);
    after.ships[1] = { id: "kaga", hits: 2 };
    const kept = steadied(before, after);
    expect(kept).toEqual(after);
    expect(kept).not.toBe(before);
    expect(kept.points).toBe(before.points);
    expect(kept.ships[0]).toBe(before.ships[0]);
    expect(kept.ships[1]).not.toBe(before.ships[1]);
  });

  it("notices what is shorter, longer, missing, or of another shape", () => {
    expect(steadied([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(steadied([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(steadied({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
    expect(steadied({ a: 1 }, [1])).toEqual([1]);
    expect(steadied(null, { a: 1 })).toEqual({ a: 1 });
    expect(steadied({ a: 1 }, null)).toBeNull();
  });

  it("knows maps by their order, and sets", () => {
    const map = new Map([
      ["a", { x: 1 }],
      ["b", { x: 2 }],
    ]);
    expect(steadied(map, structuredClone(map))).toBe(map);
    const turned = new Map([
      ["b", { x: 2 }],
      ["a", { x: 1 }],
    ]);
    const kept = steadied(map, turned);
    expect([...kept.keys()]).toEqual(["b", "a"]);
    expect(kept.get("a")).toBe(map.get("a"));
    const set = new Set([1, 2]);
    expect(steadied(set, new Set([2, 1]))).toBe(set);
    expect(steadied(set, new Set([2, 3]))).toEqual(new Set([2, 3]));
  });

  it("never changes what it was given", () => {
    const after = { ships: [{ id: "akagi", hits: 0 }] };
    const copy = structuredClone(after);
    steadied(before, after);
    expect(after).toEqual(copy);
  });

  it("is remembered from one time to the next", () => {
    const keep = steady<number[]>();
    const first = keep([1, 2]);
    expect(keep([1, 2])).toBe(first);
    expect(keep([1, 3])).toEqual([1, 3]);
  });
});

describe("what came over the wire", () => {
  const before = { turn: 4, ships: [{ id: "akagi", hits: 0 }, { id: "kaga" }], points: { ijn: 3 }, battle: null };

  it("is what was there, if it equals that", () => {
    expect(absorbed(before, structuredClone(before))).toBe(before);
  });

  it("keeps every part that equals, and tells the rest as it came", () => {
    const sent = { ...structuredClone(before), turn: 5, ships: [{ id: "akagi", hits: 1 }, { id: "kaga" }] };
    const told = structuredClone(sent);
    const kept = absorbed(before, sent);
    expect(kept).toEqual(told);
    expect(kept.points).toBe(before.points);
    expect(kept.ships[1]).toBe(before.ships[1]);
    expect(before.ships[0]).toEqual({ id: "akagi", hits: 0 });
  });

  it("notices what is shorter, longer, missing, or of another shape", () => {
    for (const next of [
      { ...before, ships: before.ships.slice(1) },
      { ...before, ships: [...before.ships, { id: "hiryu" }] },
      { turn: 4, ships: before.ships, points: before.points },
      { ...before, ships: { "0": before.ships[0], "1": before.ships[1] } },
      { ...before, battle: [] },
      { ...before, points: null },
    ])
      expect(absorbed<unknown>(before, structuredClone(next))).toEqual(next);
  });
});

describe("what is worked out from an object", () => {
  it("is worked out once for each of them", () => {
    let times = 0;
    const size = once((list: number[]) => {
      times += 1;
      return list.length;
    });
    const [one, other] = [[1, 2], [3]];
    expect([size(one), size(one), size(other)]).toEqual([2, 2, 1]);
    expect(times).toBe(2);
  });
});
