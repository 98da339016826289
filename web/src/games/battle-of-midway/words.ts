// Words of the notation on buttons.
import type { Language } from "../../language/language";
import { isZone, read } from "./legal";
import { reading } from "./reading";

/** A kind of air unit in words; positions of a ring by their names; anything else by its own. */
export function kindName(word: string, language: Language, question = ""): string {
  if (word.startsWith("#")) return language.say(`bm-${question}-${word.slice(1)}`);
  if (/^[sc]\d+$/.test(word)) return language.say(word.startsWith("c") ? "bm-cap-group" : "bm-strike-group", { word });
  return reading(word, language) ?? language.name(word);
}

/** An action on a button: zones by their number alone, air units by name instead of notation. */
export function shortAction(text: string, language: Language): string {
  const move = read(text);
  const last = move.args.at(-1);
  if (move.verb === "to" && last) return last;
  const [first = "", ...others] = move.args.map((word) => (isZone(word) ? word : kindName(word, language)));
  // Here c1 is an area of the battle board, not a group in the air.
  if (move.verb === "place")
    return `${first}: ${move.args
      .slice(1)
      .map((area) => language.name(area))
      .join(", ")}`;
  const key = `bm-act-${move.verb}`;
  if (!language.has(key)) return language.button(text);
  return language.say(key, { what: [first, ...others].join(", ") });
}
