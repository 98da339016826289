// The legal actions as things to press: few as buttons, many in groups that can be searched.
import type { Language } from "../language/language";
import type { Prompt } from "../wire/messages";

export interface Answer {
  action: string;
  label: string;
}

export interface Group {
  title: string;
  answers: Answer[];
}

/** Up to so many answers stand in the prompt bar itself. */
export const FEW = 6;

export const answersOf = (legal: string[], language: Language): Answer[] =>
  legal.map((action) => ({ action, label: language.button(action) }));

/** Actions of a single word, such as "done" or "pass": they end something and are always at hand. */
export const closing = (legal: string[]): string[] => legal.filter((action) => !action.includes(" "));

/** The answers that do not stand elsewhere already. */
export const besides = (answers: Answer[], shown: Answer[]): Answer[] =>
  answers.filter((one) => !shown.some(({ action }) => action === one.action));

/** Whether an answer loses something for certain, as the server says (`lost`), or hands the game over (`perils`). */
export const loses = ({ params }: Prompt, action: string): boolean =>
  [params["lost"], params["perils"]].some((named) => Array.isArray(named) && named.includes(action));

/** The faces of a die, where the question is what came up. */
export function faces(legal: string[]): number[] | null {
  const found = legal.map((action) => /^die (\d+)$/.exec(action)?.[1]);
  return legal.length > 0 && found.every((face) => face !== undefined) ? found.map(Number) : null;
}

/** Grouped by verb and, where a verb has many, by the first word after it. The title is what the labels share. */
export function grouped(answers: Answer[]): Group[] {
  return byWord(answers, 0).flatMap((same) => {
    if (same.length <= 12) return [group(same)];
    const parts = byWord(same, 1);
    return parts.length > same.length / 2 ? [group(same)] : parts.map(group);
  });
}

function byWord(answers: Answer[], place: number): Answer[][] {
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    const word = answer.action.split(" ")[place] ?? "";
    const same = found.get(word);
    if (same) same.push(answer);
    else found.set(word, [answer]);
  }
  return [...found.values()];
}

const group = (answers: Answer[]): Group => ({ title: shared(answers.map(({ label }) => label)), answers });

/** The words with which all labels begin and end: in some languages the verb comes last. */
export function shared(labels: string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(" "));
  if (!others.length) return "";
  const least = Math.min(first.length, ...others.map((words) => words.length));
  const alike = (place: number) => others.every((words) => words.at(place) === first.at(place));
  let begun = 0;
  while (begun < least && alike(begun)) begun += 1;
  let ended = 0;
  while (ended < least - begun && alike(-1 - ended)) ended += 1;
  const head = first
    .slice(0, begun)
    .join(" ")
    .replace(/[\s:,.(]+$/, "");
  const tail = ended ? first.slice(-ended).join(" ") : "";
  return tail ? `${head} … ${tail}`.trim() : head;
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

/** Those whose words or notation hold every word that was typed. */
export function matching(answers: Answer[], typed: string): Answer[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return answers;
  return answers.filter(({ action, label }) => {
    const text = folded(`${action} ${label}`);
    return words.every((word) => text.includes(word));
  });
}

/** Where all answers are numbers, the number of each: it is its key. */
export function numbersOf(answers: Answer[]): string[] {
  const numbers = answers.flatMap(({ action }) => /^[a-z-]+ (\d)$/.exec(action)?.[1] ?? []);
  return numbers.length === answers.length ? numbers : [];
}

/** What a typed line means: a legal action by its notation, the only match, or the line itself for the server to judge. */
export function typedAnswer(answers: Answer[], typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, " ");
  if (!text) return null;
  const exact = answers.find(({ action }) => folded(action) === folded(text));
  if (exact) return exact.action;
  const found = matching(answers, text);
  return found.length === 1 && found[0] ? found[0].action : text;
}
