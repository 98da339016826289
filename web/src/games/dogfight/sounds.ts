// What the events of Dogfight sound like.
import type { GameModule } from "../../frame/board";
import type { Sound } from "../../frame/sound";

const SOUND: Record<string, Sound> = {
  moved: "engines",
  "plans-shown": "card",
  "order-played": "card",
  "card-exchanged": "card",
  "firing-began": "guns",
  "cards-shown": "card",
  destroyed: "fall",
  "carrier-bombed": "sinking",
};

export const sounds: NonNullable<GameModule["sounds"]> = ({ kind }) => SOUND[kind] ?? null;
