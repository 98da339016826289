import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { DESK, border, flight, towards, zoneAt } from "../../src/games/battle-of-midway/chart";
import { entryOf, entryZones, figuresOf, playWith, shadowBonus } from "../../src/games/battle-of-midway/figures";

const data = readFileSync(new URL("../../../src/pointluck/games/battle_of_midway/data.toml", import.meta.url), "utf-8");

describe("the chart", () => {
  it("has the zones, places and neighbours of the data file", () => {
    const lines = [...data.matchAll(/^(\d\d) = \{ at = \[(\d+), (\d+)\], next = \[([\d, ]+)\] \}$/gm)];
    expect(lines).toHaveLength(41);
    expect(DESK.zones).toHaveLength(41);
    for (const [, name = "", column, row, next = ""] of lines) {
      const zone = zoneAt(name);
      expect([zone?.column, zone?.row]).toEqual([Number(column), Number(row)]);
      expect(zone?.next.map(Number)).toEqual(next.split(", ").map(Number));
    }
  });

  it("draws a flight from the middle of one zone to the middle of another, and none to nowhere", () => {
    expect(flight("21", "31")).toMatch(/^M426 444\.7Q.* 578 620\.7$/);
    expect(zoneAt("21")?.centre.x).toBe(426);
    expect(flight("21", "99")).toBe("");
  });

  it("follows the arrow keys, and stays at the edge", () => {
    expect(towards("21", -1, 0)).toBe("20");
    expect(towards("21", 1, 0)).toBe("22");
    expect(["16", "17"]).toContain(towards("21", 0, -1));
    expect(towards("03", 0, -1)).toBeNull();
  });
});

describe("figures", () => {
  it("come from the data file", () => {
    expect(figuresOf("A6M")).toEqual({ air: 6, bomb: 0, torpedo: 0, move: 2 });
    expect(figuresOf("XYZ")).toBeNull();
    expect(entryOf("a3")).toBe("5-8");
    expect(entryOf("a5")).toBe("11-12");
    expect([shadowBonus("patrol"), shadowBonus("shadow"), shadowBonus("shadowing")]).toEqual([0, 1, 2]);
    expect(entryZones()).toEqual({ ijn: ["37"], usn: ["05", "14", "23", "32", "41"] });
    expect(entryZones({ "bm.us_entry": "north_east" }).usn).toEqual(["05", "09", "14", "18", "23"]);
  });

  it("are the table's own where it has any", () => {
    playWith({ air: { A6M: { vs_air: 9 } }, search: { dice_later_shadow: 6 }, map: { ijn_entry: 28 } });
    expect(figuresOf("A6M")).toEqual({ air: 9, bomb: 0, torpedo: 0, move: 2 });
    expect(shadowBonus("shadowing")).toBe(4);
    expect(entryZones().ijn).toEqual(["28"]);
    playWith({});
    expect(figuresOf("A6M")?.air).toBe(6);
  });
});

describe("lines and room", () => {
  it("draws a border edge by edge, and none where the chart ends or nobody asks", () => {
    const edges = (path: string): number => path.split("M").length - 1;
    expect(edges(border(new Set(["12"]), DESK))).toBe(zoneAt("12")?.next.length);
    expect(edges(border(new Set(["12", "13"]), DESK))).toBe(10);
    expect(edges(border(new Set(["12"]), DESK, new Set(["13"])))).toBe(1);
  });
});
