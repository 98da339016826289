import { describe, expect, it } from "vitest";

import { once } from "../../src/frame/once";
import { shared } from "../../src/frame/shared";

describe("what came over the wire", () => {
  const before = { turn: 4, ships: [{ id: "akagi", hits: 0 }, { id: "kaga" }], points: { ijn: 3 }, battle: null };

  it("is what was there, if it equals that", () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it("keeps every part that equals, and tells the rest as it came", () => {
    const sent = { ...structuredClone(before), turn: 5, ships: [{ id: "akagi", hits: 1 }, { id: "kaga" }] };
    const told = structuredClone(sent);
    const kept = shared(before, sent);
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
      expect(shared<unknown>(before, structuredClone(next))).toEqual(next);
    expect(shared({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
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
