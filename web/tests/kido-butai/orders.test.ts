import { expect, test } from "vitest";

import {
  batches,
  meant,
  nearest,
  next,
  order,
  ordersBySquadron,
  withheld,
  zoneOf,
  type Batch,
} from "../../src/games/kido-butai/orders";
import { limited, shipBatches, together } from "../../src/games/kido-butai/choices";
import { Language } from "../../src/language/language";
import { reasoned } from "../../src/games/kido-butai/menus";
import { opening } from "./view";

const LEGAL = ["launch A1 strike", "ready A1 torpedoes", "launch ZA cap", "launch ZA strike", "end"];

test("a squadron like the one listed may be named in its place", () => {
  const orders = ordersBySquadron(opening({ A3: { load: "torpedoes" } }), LEGAL);
  expect(orders.get("A2")?.map(({ text }) => text)).toEqual(["launch A2 strike", "ready A2 torpedoes"]);
  expect(orders.has("A3")).toBe(false);
  expect(orders.has("K1")).toBe(false);
});

test("one that has acted is not like one that has not", () => {
  expect(ordersBySquadron(opening({ A2: { acted: true } }), LEGAL).has("A2")).toBe(false);
});

test("an attack belongs to everyone over the target", () => {
  const there = { place: "midway", facing: "S" } as const;
  const orders = ordersBySquadron(opening({ A1: there, K1: { ...there, acted: true }, ZA: there }), ["attack midway"]);
  expect([...orders.keys()]).toEqual(["A1", "ZA"]);
});

test("an attack with names belongs to those named", () => {
  const there = { place: "fleet", facing: "S" } as const;
  const orders = ordersBySquadron(opening({ A1: there, A2: there }), ["attack fleet-1 A1"]);
  expect([...orders.keys()]).toEqual(["A1"]);
});

test("only committed Zeros that meet nobody yet may meet an escort", () => {
  const cap = { place: "cap" } as const;
  const view = opening({ ZA: cap, ZK: cap, ZS: cap, ZH: cap });
  view.battle = {
    at: "kido-butai",
    names: ["ZA", "ZK", "ZS"],
    fighters: 2,
    bombers: 2,
    torpedo: false,
    special: false,
    aimed: [],
    hits: [],
    queue: [3],
    pips: 0,
    target: -1,
    force: [3, 7, 10],
    capacity_lost: 0,
    opposed: true,
    shot: 0,
    aims: [],
    met_bombers: [],
    dice: [],
    doomed: [],
  };
  expect([...ordersBySquadron(view, ["meet ZK"]).keys()]).toEqual(["ZK", "ZS"]);
});

test("every order of the phase has its place on the table", () => {
  const zone = (text: string) => zoneOf(order(text));
  expect(zone("launch ZA cap")).toBe("cap");
  expect(zone("launch A1 strike")).toBe("centre");
  expect(zone("fly A1 midway")).toBe("midway");
  expect(zone("fly A1 fleet")).toBe("fleet");
  expect(zone("land A1 kaga")).toBe("kaga");
  expect(zone("ready A1 bombs")).toBe("rack-bombs");
  expect(zone("ready ZA")).toBe("rack-ready");
  expect(zone("attack midway")).toBeNull();
});

test("what is meant by a drag is the order of that place", () => {
  for (const text of [
    "launch ZA cap",
    "launch A1 strike",
    "fly A1 fleet",
    "land A1 hiryu",
    "ready A1 bombs",
    "ready ZA",
  ]) {
    const one = order(text);
    expect(meant(one.args[0] ?? "", zoneOf(one) ?? "")).toBe(text);
  }
});

test("a squadron that can do nothing is asked about what it would do next", () => {
  const ships = ["akagi", "kaga"];
  const view = opening({ A1: { facing: "N" }, A2: { place: "cap" }, A3: { place: "centre" } });
  const [a1, a2, a3, za] = view.squadrons;
  if (!a1 || !a2 || !a3 || !za) throw new Error("squadrons are missing");
  expect(nearest(a1, ships)).toBe("ready A1");
  expect(nearest(a2, ships)).toBe("land A2 akagi");
  expect(nearest(a3, ships)).toBe("fly A3 midway");
  expect(nearest(za, ships)).toBe("launch ZA strike");
});

test("a carrier's squadrons go together, one kind of order at a time", () => {
  const view = opening();
  const all = batches(view, ordersBySquadron(view, LEGAL), "akagi");
  expect(all.map(({ verb, tail, names }) => [verb, tail, names])).toEqual([
    ["launch", "strike", ["A1", "A2", "A3", "ZA"]],
    ["ready", "torpedoes", ["A1", "A2", "A3"]],
    ["launch", "cap", ["ZA"]],
  ]);
});

test("a batch goes on with whoever the new list still allows, and ends when nobody is left", () => {
  const batch: Batch = { from: "akagi", verb: "launch", tail: "strike", names: ["A1", "A2", "ZA"] };
  const first = next(ordersBySquadron(opening(), LEGAL), batch);
  expect(first?.text).toBe("launch A1 strike");
  const later = opening({ A1: { acted: true }, A2: { acted: true } });
  const step = next(ordersBySquadron(later, ["launch ZA strike", "end"]), first?.rest ?? batch);
  expect(step?.text).toBe("launch ZA strike");
  expect(next(ordersBySquadron(later, ["end"]), step?.rest ?? batch)).toBeNull();
});

test("those who must land come first, and no more than there is room for", () => {
  const home = { place: "centre", facing: "W" } as const;
  const view = opening({ A1: home, A2: { ...home, must_land: true }, A3: home });
  const legal = ["land A1 akagi", "land A2 akagi", "end"];
  const [landing] = shipBatches(view, ordersBySquadron(view, legal), "akagi");
  expect(landing?.names).toEqual(["A2", "A1", "A3"]);
  const full = { from: "centre", verb: "land", tail: "soryu", names: ["A1", "A2"] };
  expect(limited(view, full).names).toEqual([]);
});

test("all of a kind follow the one that was chosen", () => {
  const view = opening();
  const orders = ordersBySquadron(view, LEGAL);
  expect(together(view, orders, order("launch A2 strike"))?.names).toEqual(["A1", "A2", "A3"]);
  expect(together(view, orders, order("launch ZA strike"))).toBeNull();
});

test("what nobody aboard may do now is known, each order once and for one who has not acted", () => {
  const view = opening({ A1: { acted: true }, A3: { facing: "N" } });
  const akagi = view.squadrons.filter(({ place }) => place === "akagi");
  const told = (legal: string[]) => withheld(view, ordersBySquadron(view, legal), akagi).map(({ text }) => text);
  expect(told(LEGAL.filter((text) => text !== "ready A1 torpedoes"))).toEqual([
    "ready A2 bombs",
    "ready A2 torpedoes",
    "ready ZA",
  ]);
  expect(told(["end"])).toContain("launch A2 strike");
});

test("nobody is told of a deck that is gone, nor of a flight on the way home", () => {
  const view = opening({ A1: { place: "centre", facing: "W" } });
  for (const ship of view.ships) if (ship.id !== "kaga") ship.condition = "sunk";
  const [a1] = view.squadrons;
  if (!a1) throw new Error("A1 is missing");
  expect(withheld(view, new Map(), [a1]).map(({ text }) => text)).toEqual(["land A1 kaga"]);
});

test("a reason stands under what is refused, and what is legal after all is not greyed", async () => {
  const choice = (refused: string) => ({ label: refused, icon: "", refused, pick: () => undefined });
  const choices = [choice("launch A1 strike"), choice("ready A1 bombs")];
  const refusal = { key: "refusal-acted", params: { squadron: "A1" }, clause: null };
  const told = await reasoned(new Language("en", ["refusal-acted = { $squadron } has acted."]), choices, (action) =>
    Promise.resolve(action.startsWith("launch") ? refusal : null),
  );
  expect(told.map(({ why }) => why?.replace(/[\u2068\u2069]/g, ""))).toEqual(["A1 has acted."]);
});
