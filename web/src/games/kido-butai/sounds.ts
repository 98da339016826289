// What the events of Kido Butai sound like.
import type { GameModule } from "../../frame/board";
import type { Sound } from "../../frame/sound";

const SOUND: Record<string, Sound> = {
  launched: "engines",
  "attack-began": "engines",
  "raid-began": "engines",
  "strike-returned": "engines",
  drew: "card",
  "carrier-drawn": "card",
  "air-combat": "guns",
  fired: "guns",
  flak: "flak",
  "special-attack": "engines",
  "all-eyes": "hit",
  damaged: "hit",
  sunk: "sinking",
  "squadron-lost": "fall",
  "us-shot-down": "fall",
};

export const sounds: NonNullable<GameModule["sounds"]> = ({ kind, params }) =>
  kind === "bombed" ? (params.effect === "hit" ? "hit" : "water") : (SOUND[kind] ?? null);
