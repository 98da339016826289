import { expect, test } from "vitest";

import type { Beat, Scene } from "../../src/frame/scenes";
import { batchChoices } from "../../src/games/kido-butai/menus";
import { ordersBySquadron } from "../../src/games/kido-butai/orders";
import { staged } from "../../src/games/kido-butai/staged";
import { Language } from "../../src/language/language";
import type { EventInfo } from "../../src/wire/messages";
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
  const { attackers } = at(0);
  expect(attackers.map(({ kind, target }) => [kind, target])).toEqual([
    ["devastator", "Akagi"],
    ["devastator", "Akagi"],
    ["devastator", "Kaga"],
  ]);
  expect(attackers.some(({ gone }) => gone)).toBe(false);
  expect(at(1).attackers.map(({ gone }) => gone)).toEqual([false, true, false]);
});

test("hits burn from their beat on, and a ship sinks only at its own", () => {
  expect([2, 3, 4, 5].map((number) => at(number).hits.get("Akagi") ?? 0)).toEqual([0, 1, 2, 2]);
  expect([4, 5].map((number) => at(number).sunk.has("Akagi"))).toEqual([false, true]);
});

test("a strike of ours is flown by Kates and Zeros", () => {
  const attack = beat(event("attack-began", { target: "midway", bombers: 1, zeros: 1 }));
  const strike = staged({ ...scene, beats: [attack], cast: ["Midway"] }, attack.events, opening());
  expect(strike.attackers.map(({ kind, target }) => `${kind} ${target}`)).toEqual(["kate Midway", "zero Midway"]);
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
