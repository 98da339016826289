// Every text of the client, by language: the common messages and the client's own at once, a game's when it is opened.
import commonDe from "../../../src/pointluck/language/text/de.ftl?raw";
import commonEn from "../../../src/pointluck/language/text/en.ftl?raw";
import clientDe from "./de.ftl?raw";
import clientEn from "./en.ftl?raw";

export type Code = "en" | "de";
export const CODES: Code[] = ["en", "de"];

export const COMMON: Record<Code, string[]> = { en: [clientEn, commonEn], de: [clientDe, commonDe] };

const games = import.meta.glob<string>("../../../src/pointluck/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

const tables = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });

/** What the browser's table of a game says beyond the game's own messages. */
export async function tableText(game: string, code: Code): Promise<string> {
  return (await tables[`../games/${game}/${code}.ftl`]?.()) ?? "";
}

export async function gameText(game: string, code: Code): Promise<string> {
  const load = games[`../../../src/pointluck/games/${game.replaceAll("-", "_")}/text/${code}.ftl`];
  return load ? await load() : "";
}
