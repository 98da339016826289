// The games' tables, each loaded when it is opened. A game without one gets the plain table.
import { capital } from "../language/language";
import type { GameModule } from "./board";
import { plainPlaces } from "./plain";
import PlainBoard from "./PlainBoard.svelte";

const modules = import.meta.glob<GameModule>("../games/*/index.ts");

export const PLAIN: GameModule = {
  Board: PlainBoard,
  questions: {},
  track: () => [],
  moment: (view, language) => [
    ...["turn", "round"].flatMap((one) =>
      typeof view[one] === "number" ? [`${capital(language.name(one))} ${String(view[one])}`] : [],
    ),
    ...(typeof view["phase"] === "string" ? [language.name(view["phase"])] : []),
  ],
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
