// Par: what the computer makes of a preset, to compare a result with.
import type { Language } from "../language/language";
import type { GameInfo, ResultInfo } from "../wire/messages";

/** Par in a sentence, for a seat, in a game for one beside what was reached; null where it was not measured. */
export function parTold(
  game: GameInfo,
  preset: string,
  seat: string,
  language: Language,
  result?: ResultInfo,
): string | null {
  const par = game.par[preset];
  if (!par) return null;
  const alone = game.seats.length === 1;
  const points = (one: number, digits: number) =>
    one.toLocaleString(language.code, {
      signDisplay: "exceptZero",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const share = (one: number) =>
    language.say("percent", { number: Math.round(100 * (seat === game.seats[0] ? one : 1 - one)) });
  const [value = "", ...ends] = [par.mean, par.low, par.high].map((one) => (alone ? points(one, 1) : share(one)));
  const [low = "", high = ""] = alone || seat === game.seats[0] ? ends : ends.toReversed();
  const told = language.say("par-told", {
    name: alone ? language.say("par") : language.say("par-of", { seat }),
    value,
    how: language.say(alone ? "par-how-points" : "par-how-share", {
      rank: par.rank,
      games: par.games.toLocaleString(language.code),
      low,
      high,
    }),
  });
  if (!alone || !result) return told;
  return `${language.say("end-score", { score: points(result.score[seat] ?? 0, 0) })} ${told}`;
}
