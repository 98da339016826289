// What the scenes say, in the words of the game, for event lists as the rules tell them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { chance } from "../../src/games/dogfight/odds";
import { places } from "../../src/games/dogfight/places";
import { area } from "../../src/games/dogfight/hexes";
import { Layout, type DogfightView } from "../../src/games/dogfight/table";
import { scenes } from "../../src/games/dogfight/scenes";
import { staged } from "../../src/games/dogfight/staged";
import { Language } from "../../src/language/language";
import type { EventInfo } from "../../src/wire/messages";

const ROOT = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(ROOT, path), "utf-8");
const language = new Language("en", [
  text("src/pointluck/games/dogfight/text/en.ftl"),
  text("web/src/games/dogfight/en.ftl"),
]);

const event = (kind: string, params: EventInfo["params"] = {}): EventInfo => ({ clause: "DF-C12", kind, params });
const plane = (name: string, area: string, facing: string) => ({
  name,
  side: name.startsWith("U") ? "usa" : "japan",
  role: name[1] === "B" ? "bomber" : "fighter",
  area,
  facing,
  marker: true,
  lost: 0,
});
const table = {
  setup: { game: "dogfight", rules: 1, preset: "standard", options: {}, figures: {} },
  mode: "carrier-hunt",
  aircraft: [plane("U3", "-3,2", "NE"), plane("UB1", "3,3", "W"), plane("J2", "-2,2", "W"), plane("JB1", "0,0", "E")],
  combat: null,
  moving: null,
};
const play = (events: EventInfo[], seat: string | null = "usa") => scenes(events, table, table, seat, language);
const began = event("combat-began", { attacker: "J2", defender: "U3" });
const firing = event("firing-began", { japan: "red", usa: "navy" });
const shown = (usa: string[], japan: string[]) => event("cards-shown", { usa, japan });
const result = (usa: number, japan: number, winner: string) => event("firing-result", { usa, japan, winner });
const ended = event("combat-ended");
const nobody = { tail: [], met: [], sights: [], danger: [] };

test("a hit: the cards turn over, the best one hits, and the risk is told", () => {
  const gone = event("destroyed", { aircraft: "U3", cause: "shot-down" });
  const all = play([began, firing, shown(["2"], ["3", "4", "6"]), result(2, 6, "japan"), gone, ended]);
  expect(all).toHaveLength(1);
  const [scene] = all;
  expect(scene?.title).toBe("J2 against U3");
  expect(scene?.result).toBe("J2 shoots down U3; the risk was 71 %.");
  expect(scene?.cast).toEqual(["J2", "U3"]);
  expect(scene?.beats.flatMap(({ rolls }) => rolls)).toEqual([
    { face: 2, needs: null, hit: false },
    { face: 3, needs: "3+", hit: false },
    { face: 4, needs: "3+", hit: false },
    { face: 6, needs: "3+", hit: true },
  ]);
  expect(scene?.beats.at(-1)?.ms).toBe(1500);
  expect(scene?.moment).toBeNull();
});

test("a miss: whoever survives is told what the risk was", () => {
  const [tie] = play([began, firing, shown(["6"], ["1", "2", "6"]), result(6, 6, "tie"), ended]);
  expect(tie?.result).toBe("The highest cards are equal and nobody is hit: U3 survives a risk of 71 %.");
  const [spared] = play([began, firing, shown(["7"], ["1", "2", "6"]), result(7, 6, "usa"), ended]);
  expect(spared?.result).toBe("Nobody is hit: U3 survives a risk of 71 %.");
  expect(spared?.beats.flatMap(({ rolls }) => rolls).some(({ hit }) => hit)).toBe(false);
});

test("after an exchange of cards: who shot whom, and who flies on, without odds", () => {
  const gone = event("destroyed", { aircraft: "U3", cause: "shot-down" });
  const exchanged = event("card-exchanged", { side: "japan", card: "1", other: "6" });
  const [hit] = play([began, firing, exchanged, shown(["2"], ["6"]), result(2, 6, "japan"), gone, ended]);
  expect(hit?.result).toBe("J2 shoots down U3.");
  const [spared] = play([began, firing, exchanged, shown(["7"], ["6"]), result(7, 6, "usa"), ended]);
  expect(spared?.result).toBe("Nobody is hit: J2 and U3 fly on.");
});

test("evaded: in the middle of a combat, by the one who played the card", () => {
  const before = { ...table, combat: { attacker: "J2", defender: "U3", aileron_rolls: { usa: 0, japan: 0 } } };
  const events = [event("order-played", { side: "usa", card: "evade" }), event("firing-evaded"), ended];
  const [scene] = scenes(events, before, table, "usa", language);
  expect(scene?.title).toBe("J2 against U3");
  expect(scene?.result).toBe("U3 evades, and no shot is fired.");
});

test("flown off: a loss is a scene of its own, the last bomber a moment", () => {
  const gone = event("destroyed", { aircraft: "JB1", cause: "flown-off" });
  const over = event("battle-ended", { winner: "usa", ending: "bombers-destroyed" });
  const all = play([event("flight-began", { aircraft: "JB1" }), gone, over]);
  expect(all.map((one) => one.result)).toEqual(["JB1 flies off the board and is lost."]);
  expect(all[0]?.moment).toMatchObject({ kind: "over", title: "The last bomber of Japan is lost", side: "usa" });
});

test("a carrier that is bombed is four seconds and the moment of the game", () => {
  const moved = event("moved", { aircraft: "JB1", area: "4,2", facing: "E" });
  const bombed = event("carrier-bombed", { aircraft: "JB1", side: "usa" });
  const over = event("battle-ended", { winner: "japan", ending: "carrier-bombed" });
  const [scene] = play([event("flight-began", { aircraft: "JB1" }), moved, bombed, over]);
  expect(scene?.beats.at(-1)?.ms).toBe(4000);
  expect(scene?.moment).toMatchObject({ kind: "sunk", side: "japan" });
});

test("the enemy's flights are a line each, with whom they threaten; one's own make no scene", () => {
  const flight = (aircraft: string, area: string, facing: string, more: EventInfo["params"] = {}) => [
    event("flight-began", { aircraft }),
    event("moved", { aircraft, area: "1,1", facing: "E", turn: "left", ...more }),
    event("moved", { aircraft, area, facing, turn: "forward", ...nobody, ...more }),
    event("initiative-passed", { side: "usa" }),
  ];
  const found = play([
    ...flight("J2", "-2,2", "W", { by: "over-midway", apart: 2, bearing: "SW", tail: ["U3"], danger: ["U1", "U2"] }),
    ...flight("JB1", "3,2", "E", { by: "usa", apart: 1, bearing: "W" }),
  ]);
  expect(found.map((one) => one.result)).toEqual([
    "J2 flies (left turn and straight on): now over the south-west of Midway, heading west, on the tail of U3, in the sights of U1 and U2.",
    "JB1 flies (left turn and straight on): now one area west of the US carrier, heading east.",
  ]);
  expect(found.map((one) => [one.minor, one.about])).toEqual([
    [true, "J2"],
    [true, "JB1"],
  ]);
  expect(play(flight("UB1", "3,3", "W"))).toEqual([]);
  expect(play([event("placed", { aircraft: "U1", area: "4,2", facing: "W" })])).toEqual([]);
});

test("the table in words says how the battle stands, and at whom each aircraft aims", () => {
  const whole = {
    ...table,
    round: 2,
    holder: "usa",
    command: { usa: 3, japan: 2 },
    combat: { attacker: "J2", defender: "U3" },
    hands: { usa: {}, japan: {} },
    pool: { evade: 1 },
    tiles: [null, null],
  };
  const [battle, usa, japan] = places(whole, language);
  expect(battle?.things).toEqual(expect.arrayContaining(["Round 2", "J2 against U3", "USA has the initiative"]));
  expect(battle?.things.at(-1)).toMatch(/^carrier of Japan: -?\d/);
  expect(usa?.things).toHaveLength(2);
  expect(japan?.things[0]).toBe(
    "J2, Fighter of Japan, over the south-west of Midway (-2,2), facing west, ready; in its sights: U3",
  );
});

test("an area is told as the rules tell it", () => {
  // The same as in tests/games/dogfight/test_telling.py.
  const hunt = new Layout(table as unknown as DogfightView);
  const where = (at: string, layout = hunt) => language.say("told-where", layout.whereabouts(area(at)));
  expect(["0,0", "-2,2", "4,2", "3,2", "-6,0", "0,3"].map((at) => where(at))).toEqual([
    "over the middle of Midway",
    "over the south-west of Midway",
    "over the US carrier",
    "one area west of the US carrier",
    "2 areas south-west of the Japanese carrier",
    "3 areas south-east of Midway",
  ]);
  const domination = new Layout({ ...table, mode: "domination" } as unknown as DogfightView);
  expect(where("4,2", domination)).toBe("6 areas east of Midway");
});

test("the chance of the better card is exact", () => {
  const guns = (cards: number) => ({ pile: [1, 2, 3, 4, 5, 6, 7], cards, bonus: 0, ignored: 0 });
  expect(chance(guns(1), guns(1))).toBeCloseTo(21 / 49);
  expect(chance(guns(1), guns(0))).toBe(1);
});

test("in a Thach Weave the mate fires, with tracers of its own, and cannot be hit", () => {
  const before = {
    ...table,
    aircraft: [...table.aircraft, plane("U1", "-1,2", "W")],
    combat: { attacker: "J2", defender: "U3", aileron_rolls: { usa: 0, japan: 0 } },
  };
  const played = event("order-played", { side: "usa", card: "thach-weave", mate: ["U1"] });
  const opened = { ...event("firing-began", { usa: "red", japan: "yellow" }), clause: "DF-S1" };
  const gone = event("destroyed", { aircraft: "J2", cause: "shot-down" });
  const told = [played, opened, shown(["3", "4", "6"], ["2"]), result(6, 2, "usa"), gone];
  const [scene] = scenes(told, before, table, "usa", language);
  expect(scene?.cast).toEqual(["J2", "U3", "U1"]);
  expect(scene?.beats[0]?.text).toBe("USA plays Thach Weave: U1 fires.");
  expect(scene?.beats[1]?.text).toMatch(/^U1 has J2 in its red Attack Area: \d+ % to shoot it down\.$/);
  expect(scene?.result).toMatch(/^U1 shoots down J2; the risk was \d+ %\.$/);
  const view = before as unknown as DogfightView;
  const layout = new Layout(view);
  const so = (count: number) => staged(told.slice(0, count), scene ?? null, view, layout);
  expect(so(1).cards).toEqual([{ at: "U1", order: "thach-weave", faces: [], wins: false }]);
  expect(so(2).shots).toEqual([
    { shooter: "U1", target: "J2", heavy: true },
    { shooter: "J2", target: "U1", heavy: false },
  ]);
  expect(so(4).cards).toEqual([
    { at: "U1", order: null, faces: [3, 4, 6], wins: true },
    { at: "J2", order: null, faces: [2], wins: false },
  ]);
});

test("the cards of a side that draws alone turn over before they hit", () => {
  const gone = event("destroyed", { aircraft: "J2", cause: "shot-down" });
  const [scene] = play([began, firing, shown(["2", "7"], []), result(7, 0, "usa"), gone, ended]);
  const kinds = scene?.beats.map(({ events }) => events.map(({ kind }) => kind));
  expect(kinds?.slice(-2)).toEqual([["cards-shown", "firing-result"], ["destroyed"]]);
  expect(scene?.beats.at(-2)?.rolls).toEqual([
    { face: 2, needs: null, hit: false },
    { face: 7, needs: null, hit: true },
  ]);
});

test("a carrier burns while it is told that bombs fall on it", () => {
  const bombed = event("carrier-bombed", { aircraft: "UB1", side: "japan" });
  const [scene] = play([event("flight-began", { aircraft: "UB1" }), bombed]);
  const view = table as unknown as DogfightView;
  expect(staged([bombed], scene ?? null, view, new Layout(view)).bombed).toBe("japan");
});
