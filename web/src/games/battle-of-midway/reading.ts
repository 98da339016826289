// Reads the notation of air units aloud, in questions, in the log and on buttons.
import type { Language, Reader } from "../../language/language";

const LOADS: Record<string, string> = { b: "bombs", t: "torpedoes", e: "none" };

export interface Kind {
  count: number | null;
  /** The formation it flies in: s1, c2. */
  group: string;
  type: string;
  load: string;
  home: string;
  fuel: string;
}

/** 2b5n-t@akagi:1 is two Kates with torpedoes from Akagi with fuel 1; s1/d3a@kaga are the Vals of Kaga in s1. */
export function kindOf(word: string): Kind | null {
  const match = /^(?:([sc]\d+)\/)?(\d+)?([a-z]\w*?)(?:-([bte]))?(?:@([\w-]+))?(?::(\d))?$/.exec(word);
  if (!match) return null;
  const [, group = "", count, type = "", load = "", home = "", fuel = ""] = match;
  return {
    count: count === undefined ? null : Number(count),
    group,
    type: type.toUpperCase(),
    load: LOADS[load] ?? "own",
    home,
    fuel,
  };
}

/** The orders of carriers: akagi=launch kaga=recover. */
const PAIRS = /^[\w-]+=\w+( [\w-]+=\w+)*$/;
const SEAPLANE = /^(pby|e13a)-(\d+)$/;

/** Areas of the battle board and groups in the air, as they are lettered on the table: a1, c3, s2. */
const LETTERED = /^[acs]\d+$/;

export const reading: Reader = (word: string, language: Language): string | null => {
  if (LETTERED.test(word)) return word.toUpperCase();
  const seaplane = SEAPLANE.exec(word);
  if (seaplane) return `${language.say(`plane-${seaplane[1] ?? ""}`, { count: 1 })} ${seaplane[2] ?? ""}`;
  if (PAIRS.test(word))
    return word
      .split(" ")
      .map((pair) =>
        pair
          .split("=")
          .map((one) => language.name(one))
          .join(": "),
      )
      .join(", ");
  const kind = kindOf(word);
  const key = `plane-${kind?.type.toLowerCase() ?? ""}`;
  if (!kind || !language.has(key)) return null;
  const where = [
    kind.home && language.name(kind.home),
    kind.group.toUpperCase(),
    kind.fuel && language.say("kind-fuel", { fuel: kind.fuel }),
  ].filter(Boolean);
  return language.say("kind", {
    count: kind.count ?? 0,
    type: language.say(key, { count: kind.count ?? 1 }),
    load: kind.load,
    where: where.join(", ") || "none",
  });
};
