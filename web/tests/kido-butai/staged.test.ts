import { expect, test } from "vitest";

import type { Beat, Scene } from "../../src/frame/scenes";
import { batchChoices } from "../../src/games/kido-butai/menus";
import { ordersBySquadron } from "../../src/games/kido-butai/orders";
import { drawnShips } from "../../src/games/kido-butai/stand";
import { learned, staged } from "../../src/games/kido-butai/staged";
import { Language } from "../../src/language/language";
import type { EventInfo } from "../../src/wire/messages";
import type { KidoView } from "../../src/games/kido-butai/table";
import { opening } from "./view";

const event = (kind: string, params: EventInfo["params"]): EventInfo => ({ kind, params, clause: "KB-1" });
const beat = (...events: EventInfo[]): Beat => ({ text: "", rolls: [], events, ms: 500 });
const beats = [
  beat(event("raid-began", { bombers: 3 }), event("attack-type", { die: 1, type: "torpedo" })),
  beat(event("fired", { shooter: "ZA", target: "B2", die: 6, effect: "destroyed" })),
  beat(event("targeted", { ship: "Akagi", bombers: 2 }), event("targeted", { ship: "Kaga", bombers: 1 })),
  beat(event("bombed", { ship: "Akagi", die: 6, effect: "hit" })),
  beat(event("bombed", { ship: "Akagi", die: 5, effect: "hit" })),
  beat(event("sunk", { ship: "Akagi" })),
];
const scene: Scene = { title: "", beats, result: "", cast: ["Akagi", "Kaga"], moment: null };
const at = (number: number) => staged(scene, beats[number]?.events ?? [], opening());

test("attackers fly over the ships at which they are aimed, and leave when they are shot down", () => {
  const { planes } = at(0);
  expect(planes.map(({ kind, target }) => [kind, target])).toEqual([
    ["devastator", "Akagi"],
    ["devastator", "Akagi"],
    ["devastator", "Kaga"],
  ]);
  expect(planes.some(({ gone }) => gone)).toBe(false);
  expect(at(1).planes.map(({ gone }) => gone)).toEqual([false, true, false]);
});

test("the Zeros that intercept are seen beside the bombers, and who fires at whom", () => {
  const met = [
    beat(event("committed", { squadrons: ["ZA", "ZK"] })),
    beat(event("air-combat", { zeros: 2, fighters: 1, bombers: 3 })),
    beat(event("fired", { shooter: "F1", target: "ZK", die: 6, effect: "destroyed" })),
  ];
  const raid = { ...scene, beats: [...beats.slice(0, 1), ...met] };
  const seen = staged(raid, met[2]?.events ?? [], opening());
  expect(seen.planes.filter(({ defends }) => defends).map(({ name, gone }) => [name, gone])).toEqual([
    ["ZA", false],
    ["ZK", true],
  ]);
  expect(seen.shots).toEqual([{ from: "F1", at: "ZK", hit: true }]);
});

test("who turns back is seen until all have fired at it", () => {
  const shot = (shooter: string, die: number, effect: string) =>
    beat(event("fired", { shooter, target: "B1", die, effect }));
  const met = [shot("ZA", 4, "aborted"), shot("ZK", 1, "missed")];
  const raid = { ...scene, beats: [...beats.slice(0, 1), ...met] };
  const seen = met.map(({ events }) => staged(raid, events, opening()).planes.find(({ name }) => name === "B1")?.gone);
  expect(seen).toEqual([false, true]);
});

test("flak turns back a bomber that is aimed at the ship that fires", () => {
  const flak = beat(event("flak", { ship: "Kaga", die: 6, effect: "aborted" }));
  const after = staged({ ...scene, beats: [...beats, flak] }, flak.events, opening());
  expect(after.planes.map(({ name, gone }) => [name, gone])).toContainEqual(["B3", true]);
});

test("hits burn from their beat on, and a ship sinks only at its own", () => {
  expect([2, 3, 4, 5].map((number) => at(number).hits.get("Akagi") ?? 0)).toEqual([0, 1, 2, 2]);
  expect([4, 5].map((number) => at(number).sunk.has("Akagi"))).toEqual([false, true]);
});

test("with the result line nothing comes back, and the table after it is not burnt twice", () => {
  const then = opening();
  staged(scene, beats[5]?.events ?? [], then);
  const result = (view: KidoView) => staged(scene, [], view);
  expect(result(then).sunk.has("Akagi")).toBe(true);
  expect(result(then).planes.map(({ gone }) => gone)).toEqual([false, true, false]);
  expect(result(then).hits.get("Akagi")).toBe(2);
  expect(result(opening()).hits.size).toBe(0);
});

test("a strike of ours is flown by Kates and Zeros", () => {
  const attack = beat(event("attack-began", { target: "midway", bombers: 1, zeros: 1 }));
  const strike = staged({ ...scene, beats: [attack], cast: ["Midway"] }, attack.events, opening());
  expect(strike.planes.map(({ kind, target }) => `${kind} ${target}`)).toEqual(["kate Midway", "zero Midway"]);
});

test("a group is never offered more landings than there is room for", () => {
  const home = { place: "centre", facing: "W" } as const;
  const view = opening({ A1: home, A2: home, K1: home, K2: home });
  const names = ["A1", "A2", "K1", "K2"];
  const orders = ordersBySquadron(
    view,
    names.map((name) => `land ${name} akagi`),
  );
  const run: string[][] = [];
  const desk = {
    view,
    language: new Language("en", []),
    orders,
    give: () => undefined,
    refuse: () => undefined,
    run: ({ names }: { names: string[] }) => run.push(names),
  };
  batchChoices(desk, [{ from: "centre", verb: "land", tail: "akagi", names }])[0]?.pick();
  const akagi = view.ships.find(({ id }) => id === "akagi");
  const aboard = view.squadrons.filter(({ place }) => place === "akagi").length;
  expect(run[0]).toHaveLength((akagi?.capacity ?? 0) - aboard);
  expect(run[0]?.length).toBeLessThan(4);
});

test("with the result nobody circles over a ship that is gone, and an own strike is on its way home", () => {
  const last = at(5);
  expect(last.planes).not.toEqual([]);
  const after = staged(scene, [], opening());
  expect([...new Set(after.planes.map(({ target }) => target))]).toEqual(["Kaga"]);
  const began = beat(event("attack-began", { target: "fleet-1", bombers: 2, zeros: 0 }));
  const strike: Scene = { ...scene, beats: [began], cast: ["Enterprise"] };
  expect(staged(strike, began.events, opening()).planes).toHaveLength(2);
  expect(staged(strike, [], opening()).planes).toEqual([]);
});

test("what becomes known is on the table at once: who is found, and which carriers come out of the cup", () => {
  const view = opening();
  expect(learned(view, [event("us-searched", { die: 1, found: 0 })])).toBe(view);
  const found = [event("us-searched", { die: 6, found: 1 }), event("japan-searched", { die: 6, found: 1, fleet: 1 })];
  expect(learned(view, found)).toMatchObject({ kido_butai_found: true, fleets_reported: 1 });
  const drawn = [...found, event("carrier-drawn", { ship: "Hornet" })];
  const seen = learned(view, drawn);
  expect(drawnShips(seen).map(({ name }) => name)).toEqual(["Hornet"]);
  expect(seen.fleet_cup.carriers).toBe(2);
  const whole = learned(view, [...drawn, event("fleet-drawn", { ships: ["Hornet"], missing: 2 })]);
  expect(whole.us_ships.map(({ place }) => place)).toEqual(["fleet-2", "fleet-1", "fleet-2", "midway"]);
  expect(drawnShips(whole).map(({ name }) => name)).toEqual(["Hornet"]);
});
