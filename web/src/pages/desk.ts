// How a sentence for the odds desk is put together by clicking, and its words as a person reads them.
import type { Language } from "../language/language";
import type { DeskForm, DeskPart } from "../wire/messages";

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
