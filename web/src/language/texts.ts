// Every text of the client, each loaded when it is first needed: one language, and the games that are opened.
import { request } from "../wire/http";
import type { Reader } from "./language";

export type Code = "en" | "de";
export const CODES: Code[] = ["en", "de"];

/** The client's own words, and those it shares with the terminal. */
const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob<string>("../../../src/pointluck/language/text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** What every page may say, in order of precedence. */
export function commonTexts(code: Code): Promise<string[]> {
  const loads = [own[`./${code}.ftl`], shared[`../../../src/pointluck/language/text/${code}.ftl`]];
  return Promise.all(loads.flatMap((load) => (load ? [load()] : [])));
}

/** The sentences of the rules, shared with the terminal. */
const games = import.meta.glob<string>("../../../src/pointluck/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** What the lessons of a game say, and what the odds desk and the lab say of any game. */
const lessons = import.meta.glob<string>("../../../src/pointluck/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});
const desk = import.meta.glob<string>("../../../src/pointluck/analysis/desk/text/*.ftl", {
  query: "?raw",
  import: "default",
});
export type More = "lessons" | "desk" | null;

/** The words of a game's board: web/src/games/GAME/{en,de}.ftl. */
const boards = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });

/** What the frame of a table says, whatever is played at it. */
const frames = import.meta.glob<string>("../frame/*.ftl", { query: "?raw", import: "default" });

/** How a game's notation is read aloud, where a game has its own way: web/src/games/GAME/reading.ts. */
const readings = import.meta.glob<{ reading: Reader }>("../games/*/reading.ts");

export async function gameReading(game: string): Promise<Reader | null> {
  const load = readings[`../games/${game}/reading.ts`];
  return load ? (await load()).reading : null;
}

/** Everything that is said at a table of this game, in order of precedence: give it to Language before the common ones. */
export async function gameTexts(game: string, code: Code, more: More = null): Promise<string[]> {
  const room = `../../../src/pointluck/games/${game.replaceAll("-", "_")}`;
  const frame = frames[`../frame/${code}.ftl`];
  const rules = games[`${room}/text/${code}.ftl`] ?? (() => told(game, code));
  const board = boards[`../games/${game}/${code}.ftl`];
  const lesson = more === "lessons" ? lessons[`${room}/lessons/${code}.ftl`] : undefined;
  const odds = more === "desk" ? desk[`../../../src/pointluck/analysis/desk/text/${code}.ftl`] : undefined;
  return await Promise.all([odds, rules, board, lesson, frame].flatMap((load) => (load ? [load()] : [])));
}

/** The sentences of a game that this client was not built with. The common ones, which come with them, are here already. */
export async function told(game: string, code: Code): Promise<string> {
  const [answer, common] = await Promise.all([request("GET", `/api/text/${code}/${game}`), commonTexts(code)]);
  return (await answer.text()).replace(common.at(-1) ?? "", "");
}
