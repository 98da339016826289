// Every text of the client, by language: the common messages and the client's own at once, a game's when it is opened.
import commonDe from "../../../src/pointluck/language/text/de.ftl?raw";
import commonEn from "../../../src/pointluck/language/text/en.ftl?raw";
import clientDe from "./de.ftl?raw";
import clientEn from "./en.ftl?raw";
import { request } from "../wire/http";
import type { Reader } from "./language";

export type Code = "en" | "de";
export const CODES: Code[] = ["en", "de"];

export const COMMON: Record<Code, string[]> = { en: [clientEn, commonEn], de: [clientDe, commonDe] };

/** The sentences of the rules, shared with the terminal. */
const games = import.meta.glob<string>("../../../src/pointluck/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The words of a game's board: web/src/games/GAME/{en,de}.ftl. */
const boards = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });

/** How a game's notation is read aloud, where a game has its own way: web/src/games/GAME/reading.ts. */
const readings = import.meta.glob<{ reading: Reader }>("../games/*/reading.ts");

export async function gameReading(game: string): Promise<Reader | null> {
  const load = readings[`../games/${game}/reading.ts`];
  return load ? (await load()).reading : null;
}

/** Everything that is said at a table of this game, in order of precedence: give it to Language before COMMON. */
export async function gameTexts(game: string, code: Code): Promise<string[]> {
  const rules = games[`../../../src/pointluck/games/${game.replaceAll("-", "_")}/text/${code}.ftl`];
  if (!rules) return [await told(game, code)];
  const board = boards[`../games/${game}/${code}.ftl`];
  return await Promise.all([rules, board].flatMap((load) => (load ? [load()] : [])));
}

/** The sentences of a game that this client was not built with. The common ones, which come with them, are here already. */
async function told(game: string, code: Code): Promise<string> {
  const text = await (await request("GET", `/api/text/${code}/${game}`)).text();
  return text.replace(COMMON[code].at(-1) ?? "", "");
}
