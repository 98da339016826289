// Words of the notation as a player reads them: b5n-t@akagi:1 is a Kate with a torpedo, from Akagi, fuel 1.
import type { Language } from "../../language/language";
import { isZone, read } from "./legal";

const LOADS: Record<string, string> = { b: "bombs", t: "torpedoes", e: "none" };

export interface Kind {
  type: string;
  load: string;
  home: string;
  fuel: string;
}

export function kindOf(word: string): Kind | null {
  const bare = word.includes("/") ? (word.split("/")[1] ?? "") : word;
  const match = /^([a-z]\w*?\d*\w?)(?:-([bte]))?(?:@([\w-]+))?(?::(\d))?$/.exec(bare);
  if (!match) return null;
  const [, type = "", load = "", home = "", fuel = ""] = match;
  return { type: type.toUpperCase(), load: LOADS[load] ?? "own", home, fuel };
}

/** A kind of air unit in words; positions of a ring by their names; anything else by its own. */
export function kindName(word: string, language: Language, question = ""): string {
  if (word.startsWith("#")) return language.say(`bm-${question}-${word.slice(1)}`);
  const seaplane = /^(pby|e13a)-(\d+)$/.exec(word);
  if (seaplane) return `${language.say(`bm-plane-${seaplane[1] ?? ""}`)} ${seaplane[2] ?? ""}`;
  if (/^[sc]\d+$/.test(word)) return language.say(word.startsWith("c") ? "bm-cap-group" : "bm-strike-group", { word });
  const kind = kindOf(word);
  const key = `bm-plane-${kind?.type.toLowerCase() ?? ""}`;
  if (!kind || !language.has(key)) return language.name(word);
  return language.say("bm-kind", {
    type: language.say(key),
    load: kind.load,
    home: kind.home ? language.name(kind.home) : "none",
    fuel: kind.fuel || "none",
  });
}

/** An action on a button: zones by their number alone, air units by name instead of notation. */
export function shortAction(text: string, language: Language): string {
  const move = read(text);
  const last = move.args.at(-1);
  if (move.verb === "to" && last) return last;
  const key = `bm-act-${move.verb}`;
  if (!language.has(key)) return language.action(text);
  return language.say(key, {
    what: move.args.map((word) => (isZone(word) ? word : kindName(word, language))).join(", "),
  });
}
