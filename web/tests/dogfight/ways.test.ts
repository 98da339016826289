import { expect, test } from "vitest";

import { acting, byFirst, laying, placing, planning } from "../../src/games/dogfight/ways";

test("placing goes from aircraft to area to facing", () => {
  const found = placing(["place J1 -4,-2 E", "place J1 -4,-2 NE", "place JB1 -3,-2 W"]);
  expect([...found.keys()]).toEqual(["J1", "JB1"]);
  expect(found.get("J1")?.get("-4,-2")?.get("NE")).toBe("place J1 -4,-2 NE");
});

test("an aircraft may fly, attack, or both", () => {
  const found = acting(["fly U1", "attack U1 J2", "attack U1 J3", "fly U2"]);
  expect(found.get("U1")).toEqual({
    fly: "fly U1",
    attacks: new Map([
      ["J2", "attack U1 J2"],
      ["J3", "attack U1 J3"],
    ]),
  });
  expect(found.get("U2")?.attacks.size).toBe(0);
});

test("a plan is complete only when it is one of the legal ones", () => {
  const legal = ["plan forward left", "plan forward right", "plan left left", "stay"];
  expect([...planning(legal, []).next]).toEqual(["forward", "left"]);
  expect([...planning(legal, ["forward"]).next]).toEqual(["left", "right"]);
  expect(planning(legal, ["forward"]).action).toBeNull();
  expect(planning(legal, ["left", "left"])).toEqual({ next: new Set(), action: "plan left left" });
});

test("cards and tiles are found by what they name", () => {
  expect(
    byFirst(["play loop", "pass", "play thach-weave U2", "play thach-weave U3"], "play").get("thach-weave"),
  ).toHaveLength(2);
  expect(laying(["tile S1 -7,-2", "fly-off"]).get("-7,-2")).toBe("tile S1 -7,-2");
});
