// The Battle of Midway as the frame knows it.
import type { GameModule } from "../../frame/board";
import Board from "./Board.svelte";
import * as describe from "./describe";
import * as moments from "./moments";
import { midway } from "./view";

export const track: GameModule["track"] = (view, language) => moments.track(midway(view), language);
export const moment: GameModule["moment"] = (view, language) => moments.moment(midway(view), language);
export const points: GameModule["points"] = (view, language) => moments.points(midway(view), language);
export const places: GameModule["places"] = (view, language) => describe.places(midway(view), language);
export { scenes } from "./scenes";
export { questions } from "./questions";
export { sounds } from "./sounds";
export { Board };

export const endFrom = "/figures/victory/last_turn";

/** A search depends on dice and zones that the rules print; whoever fights, on values of aircraft, ships and the base. */
export const oddsFrom = (key: string): string[] =>
  key.endsWith("located") ? ["search"] : ["air", "ships", "land", "modifiers"];
