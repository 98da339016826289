import { expect, test } from "vitest";

import { commitText, eligible } from "../../src/games/kido-butai/chosen.svelte";
import { bursts, rolls } from "../../src/games/kido-butai/dice";
import { divisions, forces, loads, shipsOf, stepped, withParts } from "../../src/games/kido-butai/divisions";
import { opening } from "./view";

const TARGETS = divisions([
  "targets enterprise 3",
  "targets enterprise 2 hornet 1",
  "targets enterprise 2 yorktown 1",
  "targets enterprise 1 hornet 2",
  "targets enterprise 1 hornet 1 yorktown 1",
  "targets enterprise 1 yorktown 2",
  "targets hornet 3",
  "targets hornet 2 yorktown 1",
  "targets hornet 1 yorktown 2",
  "targets yorktown 3",
]);

test("a division is read off its words", () => {
  expect(shipsOf(TARGETS)).toEqual(["enterprise", "hornet", "yorktown"]);
  expect(withParts(TARGETS, { hornet: 1, enterprise: 2 })?.text).toBe("targets enterprise 2 hornet 1");
  expect(withParts(TARGETS, { hornet: 9 })).toBeNull();
});

test("one more here is one less where most are, and the answer is always a legal one", () => {
  const all = withParts(TARGETS, { enterprise: 3 });
  if (!all) throw new Error("not legal");
  expect(stepped(TARGETS, all, "yorktown", 1)?.text).toBe("targets enterprise 2 yorktown 1");
  expect(stepped(TARGETS, all, "enterprise", 1)).toBeNull();
  expect(stepped(TARGETS, all, "hornet", -1)).toBeNull();
});

test("attacks are told apart by target and strength", () => {
  expect(forces(opening(), ["attack fleet-2 A1 A2 ZA", "attack midway", "end"])).toEqual([
    { text: "attack fleet-2 A1 A2 ZA", target: "fleet-2", bombers: 2, zeros: 1 },
    { text: "attack midway", target: "midway", bombers: 0, zeros: 0 },
  ]);
});

test("loads are counted", () => {
  expect(loads(["load akagi 2b 1t"])).toEqual([{ text: "load akagi 2b 1t", bombs: 2, torpedoes: 1 }]);
});

test("whoever is tapped intercepts, in the order of the list", () => {
  const legal = ["commit ZA ZK", "commit ZA", "commit ZK", "commit none"];
  expect(eligible({ legal })).toEqual(["ZA", "ZK"]);
  expect(commitText({ legal }, ["ZK", "ZA"])).toBe("commit ZA ZK");
  expect(commitText({ legal }, [])).toBe("commit none");
});

const event = (kind: string, params: Record<string, string | number>) => ({ kind, params, clause: "KB-1" });

test("the tray shows what fell, and for whom it was good", () => {
  const ships = ["Akagi"];
  const news = [
    event("turn-began", { turn: 3, hour: "0630" }),
    event("us-searched", { die: 5, found: 1 }),
    event("drew", { counter: "no-bomber" }),
    event("fired", { shooter: "F1", target: "ZA", die: 6, effect: "destroyed" }),
    event("fired", { shooter: "ZA", target: "F1", die: 6, effect: "destroyed" }),
    event("flak", { ship: "Akagi", die: 6, effect: "aborted" }),
    event("bombed", { ship: "Akagi", die: 5, effect: "hit" }),
    event("bombed", { ship: "Hornet", die: 5, effect: "hit" }),
    event("bombed", { ship: "Hornet", die: 1, effect: "missed" }),
    event("raid-began", { bombers: 1 }),
    event("all-eyes", { die: 4, hits: 4 }),
  ];
  expect(rolls(news, ships).map(({ face, tone }) => [face, tone])).toEqual([
    [5, "bad"],
    [null, "good"],
    [6, "bad"],
    [6, "good"],
    [6, "good"],
    [5, "bad"],
    [5, "good"],
    [1, "plain"],
    [4, "bad"],
  ]);
});

test("bombs burst where they fell", () => {
  const news = [
    event("flak", { ship: "Akagi", die: 1, effect: "missed" }),
    event("bombed", { ship: "Akagi", die: 1, effect: "missed" }),
    event("bombed", { ship: "Akagi", die: 6, effect: "hit" }),
    event("sunk", { ship: "Akagi" }),
  ];
  expect(bursts(news).map(({ effect }) => effect)).toEqual(["flak", "miss", "hit", "sunk"]);
});
