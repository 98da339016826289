// The words of a game's table, explained: loaded when somebody first asks for one, so that nobody waits for them.
import type { Component } from "svelte";

import { Language } from "../language/language";
import { commonTexts, gameTexts, type Code } from "../language/texts";

/** What a game gives: web/src/games/GAME/terms/index.ts, and beside it the sentences. */
interface Words {
  /**
   * The words and the clause behind each: `term-NAME` is what it is called, `term-NAME.says` the rule in a sentence. Whatever is
   * marked with `data-term` or `data-lit` and such a name answers to the pointer, the focus and a finger that rests on it.
   */
  terms: Record<string, string>;
  /** What a word looks like, drawn around the origin in a box of 100 by 100. */
  Picture: Component<{ name: string }>;
  /** The word whose picture stands beside a part of a seat's briefing. */
  pictured: (part: string, seat: string) => string;
}

export interface Glossary extends Words {
  language: Language;
}

const words = import.meta.glob<Words>("../games/*/terms/index.ts");
const texts = import.meta.glob<string>("../games/*/terms/*.ftl", { query: "?raw", import: "default" });

/** Null for a game that explains no words. */
export async function glossary(game: string, code: Code): Promise<Glossary | null> {
  const [own, said] = [words[`../games/${game}/terms/index.ts`], texts[`../games/${game}/terms/${code}.ftl`]];
  if (!own || !said) return null;
  const [found, ...all] = await Promise.all([own(), said(), gameTexts(game, code), commonTexts(code)]);
  return { ...found, language: new Language(code, all.flat()) };
}
