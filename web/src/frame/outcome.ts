// How a game ended, in one sentence.
import { capital, type Language } from "../language/language";
import type { ResultInfo } from "../wire/messages";

/** The ends that people make themselves, whatever the game. */
const SETTLED = new Set(["resigned", "draw-agreed", "claimed"]);

export const isSettled = (result: ResultInfo | null): boolean => result !== null && SETTLED.has(result.level);

/** The result as a headline: "A minor Japanese victory", "USA has won by resignation". */
export function ending(result: ResultInfo, language: Language): string {
  const key = `ending-${result.level}`;
  if (language.has(key)) return language.say(key, { winner: result.winner ?? "" });
  return isSettled(result) && result.winner !== null
    ? language.say("ending", { seat: language.name(result.winner), how: language.name(result.level) })
    : outcome(result, language);
}

/** "USA has won by resignation", "A draw by agreement". */
export function outcome(result: ResultInfo, language: Language): string {
  const how = language.name(result.level);
  return result.winner === null ? capital(how) : language.say("outcome", { seat: language.name(result.winner), how });
}
