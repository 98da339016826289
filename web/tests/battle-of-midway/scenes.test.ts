import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Scene } from "../../src/frame/scenes";
import { reading } from "../../src/games/battle-of-midway/reading";
import { scenes } from "../../src/games/battle-of-midway/scenes";
import { Language, type Params } from "../../src/language/language";
import type { EventInfo } from "../../src/wire/messages";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const speak = (code: string): Language =>
  new Language(
    code,
    [
      file(`../../../src/pointluck/games/battle_of_midway/text/${code}.ftl`),
      file(`../../src/games/battle-of-midway/${code}.ftl`),
      file(`../../../src/pointluck/language/text/${code}.ftl`),
    ],
    reading,
  );
const [english, german] = [speak("en"), speak("de")];

const ship = (name: string, side: string, type = "carrier", zone = "19") => ({
  id: name.toLowerCase(),
  name,
  side,
  type,
  zone,
  hp: 4,
});
const view = {
  battle: { zone: 19, kind: "surface", attacker: 1 },
  located: { ijn: [] as string[], usn: [] as string[] },
  ships: [
    ship("Soryu", "ijn"),
    ship("Akagi", "ijn"),
    ship("Enterprise", "usn", "carrier", "24"),
    ship("Airfield", "usn", "land", "36"),
  ],
};
const event = (kind: string, params: Params = {}): EventInfo => ({ kind, params, clause: "" });
const tell = (events: EventInfo[], seat: string | null = "usn", language = english): Scene[] =>
  scenes(events, view, view, seat, language);
const roll = (die: number, needed = 5, target = "Soryu", weapon = "bomb"): EventInfo =>
  event("rolled", {
    seat: "usn",
    weapon,
    firer: weapon === "flak" ? "Tone 1" : "s1/sbd-b@enterprise",
    target,
    board: "ijn",
    area: "centre",
    value: needed,
    modifiers: [],
    needed,
    die,
    effect: die <= needed ? "hit" : "missed",
  });
const hit = (name: string, hits: number, bonus = 0, left = 2): EventInfo =>
  event("hit", { ship: name, seat: "ijn", hits, bonus, damage: hits + bonus, surplus: 0, left });
const lost = (unit: string, seat = "usn"): EventInfo => event("air-unit-lost", { seat, unit, cause: "shot-down" });
const length = (scene: Scene | undefined): number => (scene?.beats ?? []).reduce((sum, beat) => sum + beat.ms, 0);

describe("a step of fire", () => {
  it("shows a volley of misses in less than a second", () => {
    const [scene, ...others] = tell([roll(9), roll(12)]);
    expect(others).toEqual([]);
    expect(scene?.title).toBe("Attack on Soryu");
    expect(scene?.result).toBe("2 Dauntlesses miss Soryu.");
    expect(tell([roll(9)], "usn", german)[0]?.result).toBe("1 Dauntless verfehlt Soryu.");
    expect(scene?.beats.map(({ ms, text }) => [ms, text])).toEqual([[700, "2 Dauntlesses: bombs on Soryu."]]);
    expect(scene?.beats[0]?.rolls).toEqual([
      { face: 9, needs: "5-", hit: false },
      { face: 12, needs: "5-", hit: false },
    ]);
    expect(scene?.cast).toEqual(["soryu", "19"]);
  });

  it("says how often a ship was hit, in both languages, and that its deck was full", () => {
    const events = [roll(3), roll(5), roll(6), hit("Soryu", 2, 1, 1)];
    const [scene] = tell(events);
    expect(scene?.result).toBe(
      "3 Dauntlesses hit Soryu twice, 1 more for the aircraft on deck: on fire, 1 of 4 hit points left.",
    );
    expect(scene?.beats.map((beat) => beat.ms)).toEqual([1000, 1000]);
    expect(scene?.beats[1]?.text).toBe("Soryu: 2 hits, 1 more for the aircraft on deck, one hit point left.");
    expect(scene?.moment).toMatchObject({ kind: "hit", title: "Soryu is hit with a full deck", side: "ijn" });
    expect(tell(events, "usn", german)[0]?.result).toBe(
      "3 Dauntless treffen Soryu zweimal, 1 mehr für die Flugzeuge an Deck: in Brand, noch 1 von 4 Trefferpunkten.",
    );
  });

  it("gives a carrier that sinks four seconds and a moment", () => {
    const gone = event("sunk", { ship: "Akagi", seat: "ijn" });
    const told = tell([
      roll(1),
      hit("Soryu", 1, 1),
      event("round-began", { round: 2 }),
      roll(2, 5, "Akagi"),
      hit("Akagi", 1, 0, 0),
      gone,
      lost("a6m@akagi", "ijn"),
    ]);
    expect(told.map((scene) => scene.result)).toEqual([
      "1 Dauntless hits Soryu once, 1 more for the aircraft on deck: on fire, 2 of 4 hit points left.",
      "1 Dauntless hits Akagi once: sunk; Japan loses 1 Zero.",
    ]);
    expect(told.map((scene) => scene.moment?.kind)).toEqual(["hit", "sunk"]);
    expect(told[1]?.beats.at(-1)).toMatchObject({ text: "Akagi sinks.", ms: 4000, events: [gone] });
  });

  const fired = (seat: string, hits: number, units = ["4sbd-b", "1f4f"]) => event("fired", { seat, hits, units });

  it("tells flak, at whom it fired and what it shot down together", () => {
    const flak = [roll(1, 3, "aircraft", "flak"), roll(2, 3, "aircraft", "flak"), fired("ijn", 2)];
    const [scene] = tell([...flak, lost("s1/sbd-b@enterprise"), lost("s1/sbd-b@enterprise")]);
    expect(scene?.title).toBe("USA against Japan, zone 19");
    expect(scene?.result).toBe("Flak of Tone 1 fires at 4 Dauntlesses and 1 Wildcat: 2 hits; USA loses 2 Dauntlesses.");
    expect(scene?.beats[0]?.text).toBe("Tone 1: anti-aircraft fire at 4 Dauntlesses and 1 Wildcat.");
    expect(tell([lost("pby-1@seaplane-base")], "usn", german)[0]?.result).toBe("USA verlieren 1 Catalina.");
  });

  it("says who has still to choose what is lost, and who fires in vain", () => {
    const air = {
      ...roll(1, 5, "aircraft", "air"),
      params: { ...roll(1, 5, "aircraft", "air").params, firer: "c1/a6m@akagi" },
    };
    expect(tell([air, fired("ijn", 1)])[0]?.result).toBe(
      "1 Zero fires at 4 Dauntlesses and 1 Wildcat: one hit; USA chooses which one is lost.",
    );
    expect(tell([air, fired("ijn", 0, ["1sbd-b"])], "usn", german)[0]?.result).toBe(
      "1 Zero feuert auf 1 Dauntless: kein Treffer.",
    );
    expect(tell([air, fired("ijn", 1)], "usn", german)[0]?.result).toBe(
      "1 Zero feuert auf 4 Dauntless und 1 Wildcat: ein Treffer; USA wählen, welche Einheit verloren geht.",
    );
  });

  it("is never longer than six seconds while nothing sinks", () => {
    const many = Array.from({ length: 12 }, (_, i) => roll(1, 5, i % 2 ? "Soryu" : "Akagi"));
    expect(length(tell(many)[0])).toBeLessThanOrEqual(6010);
    const misses = Array.from({ length: 12 }, (_, i) => roll(12, 5, i % 2 ? "Soryu" : "Akagi"));
    expect(tell(misses)[0]?.beats).toHaveLength(1);
  });

  it("knows Midway’s airfield", () => {
    const [scene] = tell([
      roll(1, 5, "Airfield"),
      hit("Airfield", 1, 0, 0),
      event("knocked-out", { ship: "Airfield" }),
    ]);
    expect(scene?.result).toBe("1 Dauntless hits Midway airfield once: out of action.");
    expect(scene?.moment?.kind).toBe("field");
  });
});

describe("a search", () => {
  const search = (best: number, die: number): EventInfo[] => [
    event("search-began", { seat: "usn", zone: "19", dice: 2 }),
    event("search-rolled", { seat: "usn", zone: "19", die: 4 }),
    event("search-rolled", { seat: "usn", zone: "19", die: best }),
    event(best >= die ? "search-succeeded" : "search-failed", { seat: "usn", zone: "19", best, die }),
  ];

  it("finds carriers: good news for one, bad for the other", () => {
    const events = search(9, 7);
    const [scene, ...others] = tell(events);
    expect(others).toEqual([]);
    expect(scene?.result).toBe("USA finds the force in 19.");
    expect(scene?.beats[0]?.rolls).toEqual([
      { face: 4, needs: "7+", hit: false },
      { face: 9, needs: "7+", hit: true },
    ]);
    expect(scene?.beats[1]?.rolls).toEqual([{ face: 7, needs: "10+", hit: false }]);
    expect(scene?.moment).toMatchObject({ kind: "found", text: "Soryu and Akagi in zone 19", side: "usn" });
    expect(tell(events, "ijn")[0]?.moment?.kind).toBe("sighted");
  });

  it("that finds more of a fleet already in sight, or keeps contact, has no moment", () => {
    const seen = { ...view, located: { ijn: ["19"], usn: [] } };
    expect(scenes(search(9, 7), seen, seen, "usn", english)[0]?.moment).toBeNull();
    const kept = [
      ...search(9, 7).slice(0, 3),
      event("shadowing-succeeded", { seat: "usn", zone: "19", best: 9, die: 7 }),
    ];
    expect(tell(kept)[0]).toMatchObject({ moment: null, minor: true });
  });

  it("fails without a moment", () => {
    const [scene] = tell(search(6, 7));
    expect(scene?.result).toBe("USA finds nothing in 19.");
    expect(scene?.moment).toBeNull();
  });
});

describe("lines", () => {
  it("gathers strikes, and the enemy’s movements but not one’s own", () => {
    const strike = (zone: string) =>
      event("strike-launched", { ship: "Akagi", group: "s1", zone, units: ["4a6m", "6d3a-b"] });
    expect(tell([strike("24"), strike("25")]).map((one) => [one.title, one.result, one.beats])).toEqual([
      ["Japan", "2 strikes take off for 24 and 25.", []],
    ]);
    const moved = event("task-force-moved", { seat: "ijn", ships: ["Akagi"], start: "19", zone: "20" });
    expect(tell([moved])[0]?.result).toBe("Japan: Akagi sails from 19 to 20.");
    expect(tell([moved], "ijn")).toEqual([]);
  });

  it("shows escorts and interceptors", () => {
    const told = tell([
      event("intercepted", { seat: "ijn", units: ["2a6m"], zone: "19" }),
      event("battle-began", { zone: "19", type: "bombers", attacker: "ijn" }),
      event("escort-joined", { seat: "usn", units: ["2f4f@enterprise"], team: "s1/sbd@enterprise" }),
    ]);
    expect(told.map((one) => one.result)).toEqual([
      "Japan: 2 Zeros intercept over 19.",
      "Battle in 19: interceptors against bombers, Japan attacks",
    ]);
    expect(told[1]?.title).toBe("Japan against USA, zone 19");
    expect(told[1]?.beats).toHaveLength(1);
  });

  it("leaves routine out, and ends with the end", () => {
    expect(tell(["armed", "cleared", "landed", "token-drawn", "moved-unseen"].map((kind) => event(kind)))).toEqual([]);
    const [scene] = tell([event("game-over", { winner: "usn", level: "usn-major", ijn: 3, usn: 12 })]);
    expect(scene?.moment).toMatchObject({ kind: "over", title: "major US victory", side: "usn" });
    expect(tell([event("invasion", { transports: 6, points: 4 })])[0]?.moment?.kind).toBe("landed");
    expect(tell([event("invasion", { transports: 1, points: 0 })])[0]?.moment).toBeNull();
  });
});
