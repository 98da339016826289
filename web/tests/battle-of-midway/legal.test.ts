import { describe, expect, it } from "vitest";

import {
  central,
  choices,
  composed,
  families,
  fewer,
  fitting,
  glowing,
  instead,
  more,
  paired,
  settled,
} from "../../src/games/battle-of-midway/legal";

const PATROL = ["patrol pby-1 19", "patrol pby-1 20", "patrol sbd-b@enterprise 22", "shadow pby-1", "done"];

describe("pointing", () => {
  it("begins with the patrols, not with all the zones they reach", () => {
    expect([...glowing(PATROL, [])]).toEqual(["pby-1", "sbd-b@enterprise"]);
  });

  it("goes on with the zones of the patrol that was pointed at", () => {
    expect([...glowing(PATROL, ["pby-1"])]).toEqual(["19", "20"]);
    expect(fitting(PATROL, ["pby-1"]).map((move) => move.text)).toContain("shadow pby-1");
  });

  it("offers zones at once where only one thing can move", () => {
    expect([...glowing(["bring tf-hornet 05", "bring tf-hornet 14", "done"], [])]).toEqual(["05", "14"]);
  });

  it("is settled when one action is left", () => {
    expect(settled(PATROL, ["pby-1", "20"])).toBe("patrol pby-1 20");
    expect(settled(PATROL, ["pby-1"])).toBeNull();
    expect(settled(["to 19", "to 20"], ["20"])).toBe("to 20");
  });

  it("tells from and to apart when fighters change their area", () => {
    const legal = ["shift a1 a2", "shift a1 c1", "shift a2 a1", "done"];
    expect([...glowing(legal, [])]).toEqual(["a1", "a2"]);
    expect([...glowing(legal, ["a1"])]).toEqual(["a2", "c1"]);
    expect(settled(legal, ["a2", "a1"])).toBe("shift a2 a1");
  });

  it("takes the areas of a placing in any order", () => {
    const legal = ["place yagumo-1 a1 a2", "place yagumo-1 a1 a5", "place yagumo-1 a2 a5"];
    expect([...glowing(legal, [])].sort()).toEqual(["a1", "a2", "a5"]);
    expect(settled(legal, ["a5", "a2"])).toBe("place yagumo-1 a2 a5");
  });

  it("knows what to ask about a zone that is not legal", () => {
    expect(instead(["to 19", "to 20", "leave tone-1"], [], "05")).toBe("to 05");
    expect(instead(PATROL, ["pby-1"], "41")).toBe("patrol pby-1 41");
    expect(instead(["pass"], [], "41")).toBeNull();
  });
});

const SPOT = [
  "spot akagi 2a6m 1b5n-t",
  "spot akagi 1a6m 2b5n-t",
  "spot akagi 2a6m",
  "spot akagi 1a6m 1b5n-t",
  "spot akagi 2b5n-t",
  "spot akagi 1a6m",
  "spot akagi 1b5n-t",
  "spot akagi",
];

describe("composing", () => {
  it("finds the one family with its kinds and the empty choice", () => {
    const { families: found, rest } = families(SPOT);
    expect(rest).toEqual([]);
    expect(found).toHaveLength(1);
    expect(found[0]?.kinds).toEqual(["a6m", "b5n-t"]);
    expect(found[0]?.options).toHaveLength(SPOT.length);
  });

  it("reaches only what is legal, and swaps where the deck is full", () => {
    const family = families(SPOT).families[0];
    if (!family) throw new Error("no family");
    expect(more(family, [1, 1], 0)).toEqual([2, 1]);
    expect(more(family, [2, 1], 1)).toEqual([1, 2]);
    expect(more(family, [2, 0], 0)).toBeNull();
    expect(fewer(family, [0, 1], 0)).toBeNull();
    expect(composed(family, [0, 0])).toBe("spot akagi");
    expect(composed(family, [2, 1])).toBe("spot akagi 2a6m 1b5n-t");
  });

  it("keeps carriers apart, and what is no count among the rest", () => {
    const { families: found, rest } = families([
      "clear akagi 2a6m",
      "clear akagi 1a6m",
      "clear akagi all",
      "clear kaga 1a6m",
      "done",
    ]);
    expect(found.map((one) => one.key)).toEqual(["clear akagi", "clear kaga"]);
    expect(rest).toEqual(["clear akagi all", "done"]);
  });

  it("changes to another kind where kinds exclude each other", () => {
    const family = families(["clear akagi 2a6m", "clear akagi 1a6m", "clear akagi 1d3a-b", "done"]).families[0];
    if (!family) throw new Error("no family");
    expect(more(family, [2, 0], 1)).toEqual([0, 1]);
    expect(more(family, [2, 0], 0)).toBeNull();
  });

  it("shares out pickets: one ring gains what another loses", () => {
    const family = families([
      "picket 2 0 0",
      "picket 1 1 0",
      "picket 1 0 1",
      "picket 0 2 0",
      "picket 0 1 1",
      "picket 0 0 2",
    ]).families[0];
    if (!family) throw new Error("no family");
    expect(more(family, [2, 0, 0], 1)).toEqual([1, 1, 0]);
    expect(composed(family, [1, 1, 0])).toBe("picket 1 1 0");
  });

  it("knows the usual places around the middle", () => {
    expect(central(["place x-1 a1 a2", "place x-1 a2 a3", "place x-1 a4 a5"])).toBe("place x-1 a2 a3");
    expect(central([])).toBeNull();
  });

  it("reads the orders of carriers as pairs", () => {
    const legal = ["status akagi=launch kaga=launch", "status akagi=launch kaga=recover"];
    expect(choices(legal)).toEqual([
      { name: "akagi", values: ["launch"] },
      { name: "kaga", values: ["launch", "recover"] },
    ]);
    expect(paired(legal, { akagi: "launch", kaga: "recover" })).toBe(legal[1]);
    expect(paired(legal, { akagi: "recover", kaga: "recover" })).toBeNull();
  });
});
