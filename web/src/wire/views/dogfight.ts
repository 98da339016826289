// Made from the game's view_types.py by `make types`. Do not edit.

export type SetupView = {
  game: string;
  rules: number;
  preset: string;
  options: Record<string, boolean | number | string>;
  figures: Record<string, unknown>;
};

export type Aircraft = {
  name: string;
  side: "usa" | "japan";
  role: "fighter" | "bomber" | "ace";
  area: string | null;
  facing: string;
  marker: boolean;
  lost: number;
};

export type Moving = {
  aircraft: string;
  flown: number;
  entering: string | null;
  heading: string;
};

export type Pose = {
  area: string;
  facing: string;
};

export type CombatShown = {
  chances: number;
  evaded: boolean;
  shown: boolean;
  attacker: string;
  defender: string;
  ways: Record<"usa" | "japan", Pose[]>;
  plans: Record<"usa" | "japan", string[] | "sealed">;
  first: "usa" | "japan" | null;
  tokens: string[];
  aileron_rolls: Record<"usa" | "japan", number>;
  veterans: Record<"usa" | "japan", number>;
  elite_pilots: Record<"usa" | "japan", number>;
  thach_weave: boolean;
  gunners: Record<"usa" | "japan", string | null>;
  cards_to_draw: Record<"usa" | "japan", number>;
  drawn: Record<"usa" | "japan", number[] | "sealed">;
  exchanged: Record<"usa" | "japan", number[]>;
};

export type DogfightView = {
  round: number;
  phase: string;
  stack: string[];
  ending: string;
  setup: SetupView;
  seat: "usa" | "japan" | null;
  mode: "carrier-hunt" | "domination";
  aircraft: Aircraft[];
  tiles: (string | null)[];
  holder: "usa" | "japan";
  acting: "usa" | "japan";
  command: Record<"usa" | "japan", number>;
  bids: Record<"usa" | "japan", number | "sealed" | null>;
  points: Record<"usa" | "japan", number>;
  target: number | null;
  hands: Record<"usa" | "japan", Record<string, number>>;
  pool: Record<string, number>;
  pile: number;
  discards: Record<string, number>;
  firing_piles: Record<"usa" | "japan", number>;
  moving: Moving | null;
  combat: CombatShown | null;
  winner: "usa" | "japan" | null;
};
