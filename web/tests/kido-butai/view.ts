// A table to test with: the opening position, changed as a test needs it.
import type { KidoView, Squadron } from "../../src/games/kido-butai/table";

function squadron(name: string, place: string, change: Partial<Squadron> = {}): Squadron {
  const zero = name.startsWith("Z");
  return {
    name,
    type: zero ? "zero" : "bomber",
    place,
    facing: "E",
    load: zero ? "none" : "bombs",
    acted: false,
    must_land: false,
    low_until: 0,
    ...change,
  };
}

const NONE = { bombers: 0, "bomber-dummies": 0, fighters: 0, "fighter-dummies": 0 };

export function opening(changes: Record<string, Partial<Squadron>> = {}): KidoView {
  const home: [string, string[]][] = [
    ["akagi", ["A1", "A2", "A3", "ZA"]],
    ["kaga", ["K1", "K2", "K3", "ZK"]],
    ["soryu", ["S1", "S2", "ZS"]],
    ["hiryu", ["H1", "H2", "ZH"]],
  ];
  const usShip = (name: string, place: string) =>
    ({ id: name.toLowerCase(), name, condition: "whole", hits: 0, capacity: 4, place }) as const;
  return {
    setup: { game: "kido-butai", rules: 1, preset: "standard", options: {}, figures: {} },
    turn: 1,
    hour: "0430",
    phase: "japanese",
    stack: [],
    ships: home.map(([id, names]) => ({
      id,
      name: id.charAt(0).toUpperCase() + id.slice(1),
      condition: "whole",
      hits: 0,
      capacity: names.length,
      deck: "free",
    })),
    squadrons: home.flatMap(([ship, names]) => names.map((name) => squadron(name, ship, changes[name]))),
    us_ships: [...["Enterprise", "Hornet", "Yorktown"].map((name) => usShip(name, "cup")), usShip("Midway", "midway")],
    fleet_cup: { carriers: 3, dummies: 0 },
    fleets_reported: 0,
    fleets_alive: [],
    kido_butai_found: false,
    attacked_this_turn: {},
    cups: { bombers: 11, "bomber-dummies": 11, fighters: 4, "fighter-dummies": 5 },
    track: [],
    drawn: { ...NONE },
    shot_down: { bombers: 0, fighters: 0, japan: 0 },
    removed: { ...NONE },
    gone: { ...NONE },
    us_squadrons_owed: 0,
    debt: 0,
    run_on: false,
    points: { japan: 0, usa: 0 },
    level: "draw",
    battle: null,
  };
}
