// Reads the loads of a carrier's squadrons aloud: 2b is two with bombs, 1t one with torpedoes.
import type { Language, Reader } from "../../language/language";

export const reading: Reader = (word: string, language: Language): string | null => {
  const match = /^(\d)([bt])$/.exec(word);
  return match
    ? language.say(match[2] === "b" ? "kb-with-bombs" : "kb-with-torpedoes", { count: match[1] ?? "" })
    : null;
};
