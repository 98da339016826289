import { expect, test } from "vitest";

import { ends, flights, judge, leading, passes, plans, scripted, type Sky } from "../../src/games/dogfight/courses";
import { name, within } from "../../src/games/dogfight/hexes";

const there = new Set(within(3, { q: 0, r: 0 }).map(name));
const from = { at: { q: -3, r: 0 }, way: 0 };
const sky = (change: Partial<Sky> = {}) =>
  judge({ there, taken: new Set(), sights: () => ({ aimed: 0, inDanger: 0 }), goal: { q: 3, r: 0 }, ...change });

test("ways have as many Manoeuvres as a Flight may have, and stay over the board", () => {
  const ways = flights(from, 2, 3, there);
  expect(new Set(ways.map(({ tokens }) => tokens.length))).toEqual(new Set([2, 3]));
  expect(ways.every(({ poses }) => poses.every(({ at }) => there.has(name(at))))).toBe(true);
  expect(flights({ at: { q: 3, r: 0 }, way: 0 }, 2, 3, there)).toEqual([]);
});

test("the way proposed goes straight on if nothing speaks against it", () => {
  const [first] = leading(flights(from, 3, 4, there), "0,0", sky());
  expect(first?.tokens).toEqual(["forward", "forward", "forward"]);
});

test("nobody is pushed aside where there is a way around, and an enemy in sight turns the nose", () => {
  const ways = flights(from, 3, 4, there);
  const [round] = leading(ways, "1,-1", sky({ taken: new Set(["-1,0"]) }));
  expect(passes(round ?? { tokens: [], poses: [] }, ["-1,0"])).toBe(false);
  const [aiming] = leading(ways, "0,0", sky({ sights: ({ way }) => ({ aimed: way === 1 ? 1 : 0, inDanger: 0 }) }));
  expect(aiming?.tokens).toEqual(["forward", "forward", "left"]);
});

test("a way can be asked to go over areas in their order", () => {
  const ways = flights(from, 3, 3, there).filter((one) => passes(one, ["-2,0", "-1,-1", "0,-1"]));
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.every(({ tokens }) => tokens[0] === "left" && tokens[1] === "right")).toBe(true);
  expect(ways.some((one) => passes(one, ["0,-1", "-1,-1"]))).toBe(false);
});

test("the ends are in the order in which one reads", () => {
  expect(ends(flights(from, 1, 2, there))).toEqual(["-1,-1", "-2,0", "-1,0", "-2,1"]);
});

test("plans are as the question lists them", () => {
  const found = plans(from, ["plan forward left", "plan left right", "stay"], there);
  expect(found.map(({ tokens }) => tokens.join(" "))).toEqual(["forward left", "left right"]);
  expect(plans({ at: { q: 3, r: 0 }, way: 0 }, ["plan forward left"], there)).toEqual([]);
});

test("a lesson's rows of answers are the only ways, from the first answer or from one on the way", () => {
  const rows = [
    ["fly U1", "forward", "left", "forward", "stop"],
    ["fly U1", "forward", "forward"],
  ];
  expect(scripted(from, rows, "fly U1").map(({ tokens }) => tokens.join(" "))).toEqual([
    "forward left forward",
    "forward forward",
  ]);
  expect(ends(scripted(from, [["left", "forward", "stop"]], "fly U1"))).toEqual(["-1,-1"]);
  expect(scripted(from, rows, "fly U2")).toEqual([]);
  expect(scripted(from, [["stop"], ["plan left left"]], "fly U1")).toEqual([]);
});
