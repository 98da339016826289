// Made from the game's view_types.py by `make types`. Do not edit.

export type SetupView = {
  game: string;
  rules: number;
  preset: string;
  options: Record<string, boolean | number | string>;
  figures: Record<string, unknown>;
};

export type Ship = {
  id: string;
  name: string;
  condition: "whole" | "damaged" | "sunk";
  hits: number;
  capacity: number;
  deck: "free" | "launched" | "landed";
};

export type Squadron = {
  name: string;
  type: "zero" | "bomber";
  place: string;
  facing: "E" | "S" | "W" | "N";
  load: "bombs" | "torpedoes" | "none" | "unset";
  acted: boolean;
  must_land: boolean;
  low_until: number;
};

export type UsShip = {
  id: string;
  name: string;
  condition: "whole" | "damaged" | "sunk";
  hits: number;
  capacity: number;
  place: string;
};

export type FleetCup = {
  carriers: number;
  dummies: number;
};

export type Counters = {
  bombers: number;
  "bomber-dummies": number;
  fighters: number;
  "fighter-dummies": number;
};

export type Box = {
  bombers: number;
  "bomber-dummies": number;
  fighters: number;
  "fighter-dummies": number;
  turn: number;
  hour: string;
};

export type ShotDown = {
  bombers: number;
  fighters: number;
  japan: number;
};

export type Battle = {
  target: number;
  force: number[];
  capacity_lost: number;
  fighters: number;
  torpedo: boolean;
  opposed: boolean;
  special: boolean;
  bombers: number;
  shot: number;
  pips: number;
  aims: number[];
  met_bombers: number[];
  dice: number[];
  aimed: number[];
  hits: number[];
  queue: number[];
  doomed: number[];
};

export type BattleNames = {
  at: string;
  names: string[];
};

export type KidoButaiView = {
  turn: number;
  phase: string;
  stack: string[];
  debt: number;
  run_on: boolean;
  setup: SetupView;
  hour: string;
  ships: Ship[];
  squadrons: Squadron[];
  us_ships: UsShip[];
  fleet_cup: FleetCup;
  fleets_reported: number;
  fleets_alive: number[];
  kido_butai_found: boolean;
  attacked_this_turn: Record<string, boolean>;
  cups: Counters;
  track: Box[];
  drawn: Counters;
  shot_down: ShotDown;
  removed: Counters;
  gone: Counters;
  us_squadrons_owed: number;
  points: Record<string, number>;
  level: string;
  battle: (Battle & BattleNames) | null;
};
