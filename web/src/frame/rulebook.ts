// The clause index of a game: asked once, searched here.
import type { Code } from "../language/texts";
import { server } from "../wire/http";
import type { ClauseInfo } from "../wire/messages";

const asked = new Map<string, Promise<ClauseInfo[]>>();

export function rulebook(game: string): Promise<ClauseInfo[]> {
  let found = asked.get(game);
  if (!found) {
    found = server.clauses(game);
    asked.set(game, found);
    // A failure is not kept: the next one who asks tries again.
    found.catch(() => asked.delete(game));
  }
  return found;
}

export const textOf = (told: Record<string, string>, code: Code): string => told[code] ?? told["en"] ?? "";

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ß", "ss");

/** The clauses in which every word of the query stands, those with it in id or title first. */
export function searched(clauses: ClauseInfo[], query: string, code: Code): ClauseInfo[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return clauses;
  const found = clauses.flatMap((clause, place) => {
    const head = folded(`${clause.id} ${textOf(clause.title, code)}`);
    const whole = `${head} ${folded(textOf(clause.text, code))}`;
    if (!words.every((word) => whole.includes(word))) return [];
    const first =
      folded(clause.id) === words.join(" ") ? 2 : words.filter((word) => head.includes(word)).length / words.length;
    return [{ clause, place, first }];
  });
  return found.sort((one, other) => other.first - one.first || one.place - other.place).map(({ clause }) => clause);
}
