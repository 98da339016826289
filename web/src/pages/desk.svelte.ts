// The words of the odds desk and of the designer's lab, and how a sentence is put together by clicking.
import { commonTexts, gameTexts } from "../language/texts";
import { Language } from "../language/language";
import { speech } from "../language/speech.svelte";
import { settings } from "../settings.svelte";
import type { DeskForm, DeskPart } from "../wire/messages";

const texts = import.meta.glob<string>("../../../src/pointluck/analysis/desk/text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Follows the language of the moment with a game's words and the desk's. */
export class DeskSpeech {
  #loaded = $state.raw<Language | null>(null);

  constructor(game: () => string) {
    $effect(() => {
      const id = game();
      const code = settings.code;
      const own = texts[`../../../src/pointluck/analysis/desk/text/${code}.ftl`];
      let wanted = true;
      Promise.all([gameTexts(id, code), own?.() ?? "", commonTexts(code)]).then(
        ([told, desk, common]) => {
          if (wanted) this.#loaded = new Language(code, [desk, ...told, ...common]);
        },
        () => undefined,
      );
      return () => {
        wanted = false;
      };
    });
  }

  get ready(): boolean {
    return this.#loaded !== null;
  }

  get language(): Language {
    return this.#loaded ?? speech.common;
  }
}

/** What a part says with a value: so many, which text, or whether. */
export function said(part: DeskPart, value: number): string {
  const [first = ""] = part.texts;
  if (part.kind === "count") return value ? first.replace("{n}", String(value)) : "";
  if (part.kind === "flag") return value ? first : "";
  return part.kind === "choice" ? (part.texts[value] ?? "") : first;
}

export type Values = number[][];

export const startOf = (form: DeskForm): Values => form.groups.map(({ parts }) => parts.map(({ start }) => start));

export function sentenceOf(form: DeskForm, values: Values): string {
  const groups = form.groups.map(({ parts, plus }, at) =>
    parts
      .map((part, number) => said(part, values[at]?.[number] ?? 0))
      .filter(Boolean)
      .join(plus ? " + " : " "),
  );
  return groups.filter(Boolean).join(" ");
}

/** A text of the notation as a person reads it, word by word. */
export function read(text: string, language: Language, name = ""): string {
  const words = text.replace("{n}", "").split(" ").filter(Boolean);
  if (!words.length) return language.say("odds-word-nothing");
  const known = (word: string) => language.has(`odds-word-${word}`);
  if (name) return [name, ...words.slice(1).map((word) => tell(word, language))].join(" ");
  const whole = words.join("-");
  return known(whole) ? language.say(`odds-word-${whole}`) : words.map((word) => tell(word, language)).join(" ");
}

const tell = (word: string, language: Language) =>
  language.has(`odds-word-${word}`) ? language.say(`odds-word-${word}`) : language.name(word);
