// What the events of The Battle of Midway sound like.
import type { GameModule } from "../../frame/board";
import type { Sound } from "../../frame/sound";

const SOUND: Record<string, Sound> = {
  "strike-launched": "engines",
  "strike-flew": "engines",
  "battle-began": "engines",
  entered: "engines",
  "air-unit-lost": "fall",
  hit: "hit",
  sunk: "sinking",
  "knocked-out": "sinking",
};
const WEAPON: Record<string, Sound> = { flak: "flak", gun: "flak", air: "guns" };

export const sounds: NonNullable<GameModule["sounds"]> = ({ kind, params }) => {
  if (kind !== "rolled") return SOUND[kind] ?? null;
  return WEAPON[String(params["weapon"])] ?? (params["effect"] === "hit" ? "hit" : "water");
};
