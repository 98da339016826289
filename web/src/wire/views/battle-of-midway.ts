// Made from the game's view_types.py by `make types`. Do not edit.

export type Battle = {
  zone: number;
  kind: string;
  attacker: number;
  boards: number[];
  round: number;
  ships: number[];
  ship_area: number[];
  fliers: number[];
  flier_area: number[];
  flier_team: number[];
  team_area: number[];
  team_mode: number[];
  team_side: number[];
  board: number;
  area: number;
  stage: number;
  standing: number;
  dice: number[];
  firers: number[];
  aim: number[];
  aim_load: number[];
  aimed: number[];
  hits: number[];
  queue: number[];
  struck: number[];
  bonus: number[];
  moved: number[];
};

export type SetupView = {
  game: string;
  rules: number;
  preset: string;
  options: Record<string, boolean | number | string>;
  figures: Record<string, unknown>;
};

export type SecondBatch = {
  held: boolean;
  ijn: number;
  usn: number;
};

export type Ship = {
  id: string;
  name: string;
  side: "ijn" | "usn";
  type: "carrier" | "battleship" | "cruiser" | "destroyer" | "transport" | "land";
  zone: string;
  hp: number;
  damage: number;
  moved: boolean;
  status: "maneuver" | "launch" | "recover";
  service: number;
  launched: number;
  capacity: number;
  deck: "clear" | "jammed" | "must-recover";
};

export type AirUnit = {
  name: string;
  type: string;
  side: "ijn" | "usn";
  home: string;
  at: string;
  fuel: number;
  load: "none" | "bombs" | "torpedoes";
  job: "idle" | "strike" | "cap" | "patrol" | "shadow" | "shadowing";
  group: number;
  marks: string[];
};

export type Airfield = {
  tokens_played: number;
  landings: number;
  knocked_out_in_turn: number;
};

export type MidwayView = {
  turn: number;
  phase: string;
  stack: string[];
  landed_groups: number;
  level: string;
  seaplane_launches: number;
  queue: number[];
  roll: number[];
  fights: number[];
  battle: Battle | null;
  setup: SetupView;
  seat: "ijn" | "usn" | null;
  side: "ijn" | "usn";
  points: Record<"ijn" | "usn", number>;
  points_to_win: number;
  winner: "ijn" | "usn" | null;
  cup: Record<"ijn" | "usn" | "weather" | "combat", number>;
  second_batch: SecondBatch;
  ships: Ship[];
  air: AirUnit[];
  located: Record<"ijn" | "usn", string[]>;
  squalls: string[];
  status_sealed: boolean;
  sealed: number[];
  airfield: Airfield;
  passed: Record<"ijn" | "usn", boolean>;
  plan: number[];
  plan_unseen: boolean;
};
