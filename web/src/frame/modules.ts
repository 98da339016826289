// The games' tables, each loaded when it is opened. A game without one gets the plain table.
import type { GameModule } from "./board";
import { plainPlaces } from "./plain";
import PlainBoard from "./PlainBoard.svelte";

const modules = import.meta.glob<GameModule>("../games/*/index.ts");

export const PLAIN: GameModule = {
  Board: PlainBoard,
  questions: {},
  track: () => [],
  moment: (view, language) => (typeof view["phase"] === "string" ? [language.name(view["phase"])] : []),
  points: (view, language) =>
    typeof view["points"] === "object" && view["points"] !== null
      ? Object.entries(view["points"]).map(([side, value]) => ({
          side,
          label: language.name(side),
          value: String(value),
        }))
      : [],
  places: plainPlaces,
};

export async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`];
  return load ? await load() : PLAIN;
}
