// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { scenes } from "../../src/games/kido-butai/scenes";
import type { KidoView } from "../../src/games/kido-butai/table";
import { Language } from "../../src/language/language";
import type { EventInfo } from "../../src/wire/messages";
import { opening } from "./view";

const ROOT = join(import.meta.dirname, "../../..");
const [english, german] = ["en", "de"].map((code) => {
  const texts = ["src/pointluck/games/kido_butai/text", "web/src/games/kido-butai", "src/pointluck/language/text"];
  return new Language(
    code,
    texts.map((folder) => readFileSync(join(ROOT, folder, `${code}.ftl`), "utf8")),
  );
}) as [Language, Language];

const event = (kind: string, params: EventInfo["params"]): EventInfo => ({ kind, params, clause: "KB-1" });
const staged = (events: EventInfo[], before = opening(), after = before, language = english) =>
  scenes(events, before, after, "japan", language);

function battle(view: KidoView, at: string, bombers: number): KidoView {
  const none = {
    aimed: [],
    hits: [],
    queue: [],
    aims: [],
    met_bombers: [],
    dice: [],
    doomed: [],
    force: [],
    names: [],
  };
  const plain = { target: -1, capacity_lost: 0, fighters: 0, torpedo: false, opposed: true, special: false };
  return { ...view, battle: { ...none, ...plain, at, bombers, shot: 0, pips: 0 } };
}

const bomb = (ship: string, die: number) => event("bombed", { ship, die, effect: die >= 5 ? "hit" : "missed" });
const flak = (ship: string, die: number) => event("flak", { ship, die, effect: die >= 6 ? "aborted" : "missed" });

test("both searches are one scene with what each die needed", () => {
  const [scene, ...others] = staged([
    event("turned-back", { squadron: "A1" }),
    event("us-searched", { die: 5, found: 1 }),
    event("japan-searched", { die: 5, found: 0, fleet: 0 }),
    event("turn-began", { turn: 2, hour: "0530" }),
  ]);
  expect(others).toEqual([]);
  expect(scene?.beats.map(({ rolls }) => rolls)).toEqual([
    [{ face: 5, needs: "5+", hit: true }],
    [{ face: 5, needs: "6", hit: false }],
  ]);
  expect(scene?.result).toBe("Kido Butai is found; no US fleet is reported.");
  expect(scene?.moment?.kind).toBe("found");
});

test("each scene names its moment", () => {
  const found = [event("us-searched", { die: 6, found: 1 }), event("japan-searched", { die: 6, found: 1, fleet: 1 })];
  expect(staged(found)[0]?.moment).toMatchObject({ kind: "sighted", title: "US fleet 1 is reported" });
  const over = event("game-over", { japan: 1, usa: 4, level: "minor-defeat" });
  expect(staged([...found, over]).map(({ moment }) => moment?.kind)).toEqual(["sighted", "over"]);
});

test("a dummy at once is no raid", () => {
  const [scene] = staged([event("drew", { counter: "no-bomber" })]);
  expect(scene?.title).toBe("American raid on Kido Butai");
  expect(scene?.beats[0]?.text).toBe("From the bomber cup: a dummy, no bombers.");
  expect(scene?.result).toBe("No bombers come.");
});

test("a raid comes in: counters from one cup are one beat", () => {
  const events = ["bomber", "bomber", "no-bomber"].map((counter) => event("drew", { counter }));
  events.push(event("raid-began", { bombers: 2 }), event("drew", { counter: "no-fighter" }));
  events.push(event("attack-type", { die: 4, type: "dive" }));
  const [scene] = staged(events, opening(), battle(opening(), "kido-butai", 2));
  expect(scene?.beats.map(({ text }) => text)).toEqual([
    "From the bomber cup: 2 bomber squadrons, then a dummy.",
    "From the fighter cup: a dummy, no fighters.",
    "Kind of attack: 4, dive bombers.",
  ]);
  expect(scene?.result).toBe("2 dive bomber squadrons, no escort.");
  expect(scene?.cast).toEqual(["Akagi", "Kaga", "Soryu", "Hiryu"]);
});

test("hits on a loaded deck, and bombers turned back and shot down", () => {
  const events = [
    event("committed", { squadrons: ["ZA", "ZK"] }),
    event("air-combat", { zeros: 2, fighters: 0, bombers: 4 }),
    event("fired", { shooter: "ZA", target: "B1", die: 3, effect: "aborted" }),
    event("fired", { shooter: "ZK", target: "B2", die: 6, effect: "destroyed" }),
    event("us-shot-down", { kind: "bomber", count: 1, dummies: 1 }),
    event("targeted", { ship: "Akagi", bombers: 1 }),
    event("targeted", { ship: "Kaga", bombers: 1 }),
    flak("Akagi", 2),
    flak("Kaga", 6),
    bomb("Akagi", 5),
    event("damaged", { ship: "Akagi" }),
    event("squadron-lost", { squadron: "A1", cause: "no-room" }),
    event("squadron-lost", { squadron: "A2", cause: "no-room" }),
    event("turn-began", { turn: 4, hour: "0730" }),
  ];
  const before = battle(opening({ ZA: { place: "cap" }, ZK: { place: "cap" } }), "kido-butai", 4);
  const [scene, ...others] = staged(events, before);
  expect(others).toEqual([]);
  expect(scene?.result).toBe(
    "Akagi hit, on fire; 2 squadrons lost (A1 and A2); one US squadron shot down; 2 bomber squadrons turned back.",
  );
  expect(scene?.cast).toEqual(["Akagi", "Kaga"]);
  expect(scene?.moment).toMatchObject({ kind: "hit", text: "A1, A2 and A3 stood there armed and ready." });
  const rolls = scene?.beats.flatMap((beat) =>
    beat.rolls.map(({ face, needs }) => `${String(face)} of ${String(needs)}`),
  );
  expect(rolls).toEqual(["3 of 3+", "6 of 3+", "2 of 6", "6 of 6", "5 of 5+"]);
  expect(scene?.beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(6500);
  expect(staged(events, before, before, german)[0]?.result).toBe(
    "Akagi getroffen, in Brand; 2 Staffeln verloren (A1 und A2); eine US-Staffel abgeschossen; 2 Bomberstaffeln abgewehrt.",
  );
});

test("misses in a row are one short beat, and nothing is hit", () => {
  const events = [flak("Akagi", 1), flak("Kaga", 2), bomb("Akagi", 1), bomb("Akagi", 4), bomb("Kaga", 2)];
  const [scene] = staged(events, battle(opening(), "kido-butai", 3));
  expect(scene?.beats.map(({ text, ms }) => [text, ms])).toEqual([
    ["Anti-aircraft fire of Akagi and Kaga: all miss.", 750],
    ["2 attacks on Akagi miss.", 750],
    ["Kaga is bombed: 2, missed.", 500],
  ]);
  expect(scene?.result).toBe("Nothing is hit.");
  expect(scene?.moment).toBeNull();
});

test("all eyes count, and carriers sink", () => {
  const after = opening();
  after.ships = after.ships.map((ship) =>
    ship.name === "Akagi"
      ? { ...ship, hits: 2, condition: "sunk" }
      : ship.name === "Kaga"
        ? { ...ship, hits: 1 }
        : ship,
  );
  const events = [
    event("special-attack", { bombers: 1 }),
    event("all-eyes", { die: 3, hits: 3 }),
    event("sunk", { ship: "Akagi" }),
    event("damaged", { ship: "Kaga" }),
  ];
  const [scene] = staged(events, battle(opening(), "kido-butai", 1), after);
  expect(scene?.result).toBe("Akagi hit twice, sunk; Kaga hit, on fire.");
  expect(scene?.beats.find(({ text }) => text === "Akagi sinks.")?.ms).toBe(4000);
  expect(scene?.beats[1]?.rolls).toEqual([{ face: 3, needs: null, hit: true }]);
  expect(scene?.moment).toMatchObject({ kind: "sunk", title: "Akagi sinks", side: "japan" });
  expect(scene?.moment?.text).toBe("3 of 4 Japanese carriers are left.");
});

test("a strike on Midway needs what the base needs, and puts its field out", () => {
  const events = [
    event("attack-began", { target: "midway", bombers: 2, zeros: 0 }),
    event("drew", { counter: "no-fighter" }),
    bomb("Midway", 6),
    bomb("Midway", 6),
    event("sunk", { ship: "Midway" }),
    event("strike-returned", { squadrons: ["A1", "A2"] }),
  ];
  const [scene] = staged(events);
  expect(scene?.title).toBe("Japanese strike on Midway");
  expect(scene?.result).toBe("Midway hit twice, the base destroyed.");
  expect(scene?.moment?.kind).toBe("field");
  expect(scene?.beats.flatMap(({ rolls }) => rolls.map(({ needs }) => needs))).toEqual(["6", "6"]);
});

test("figures and options of the table change what a die needs; what cannot be known is not told", () => {
  const needed = (setup: Partial<KidoView["setup"]>) => {
    const view = battle(opening(), "kido-butai", 1);
    return staged([bomb("Akagi", 5)], { ...view, setup: { ...view.setup, ...setup } })[0]?.beats[0]?.rolls[0]?.needs;
  };
  expect(needed({})).toBe("5+");
  expect(needed({ options: { "kb.us_hit_min": 6 } })).toBe("6");
  expect(needed({ figures: { bombing: { us_v_carrier_min: 4 } } })).toBe("4+");
  expect(needed({ preset: "detailed-sequence" })).toBeNull();
});

test("orders make no scene, losses at sea do", () => {
  expect(staged([event("launched", { squadron: "A1", ship: "Akagi", mission: "strike" })])).toEqual([]);
  const lost = ["A1", "ZA"].map((squadron) => event("squadron-lost", { squadron, cause: "ditched" }));
  const [scene] = staged(lost);
  expect(scene?.beats).toHaveLength(1);
  expect(scene?.result).toBe("2 squadrons lost (A1 and ZA).");
});
