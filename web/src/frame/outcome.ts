// How a game ended, in one sentence.
import { capital, type Language } from "../language/language";
import type { ResultInfo } from "../wire/messages";

/** The ends that people make themselves, whatever the game. */
const SETTLED = new Set(["resigned", "draw-agreed", "claimed"]);

export const isSettled = (result: ResultInfo | null): boolean => result !== null && SETTLED.has(result.level);

/** "USA has won by resignation", "A draw by agreement". */
export function outcome(result: ResultInfo, language: Language): string {
  const how = language.name(result.level);
  return result.winner === null ? capital(how) : language.say("outcome", { seat: language.name(result.winner), how });
}
