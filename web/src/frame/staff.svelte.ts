// The staff of whoever plays: what it would do about the question of the moment, and a warning before a blunder.
import type { Language } from "../language/language";
import { Problem } from "../wire/http";
import type { AdvisedInfo, AdviceInfo, Outlook, Prompt } from "../wire/messages";
import { percent } from "./odds.svelte";

/** Nobody waits longer for a warning, in milliseconds. */
const PATIENCE = 2000;

type Fetch = (seat: string, seq: number, given: string | null) => Promise<AdviceInfo>;

export class Staff {
  advice = $state.raw<AdviceInfo | null>(null);
  asking = $state(false);
  problem = $state.raw<Problem | null>(null);
  #prompt: Prompt | null = null;
  #seq = -1;

  constructor(readonly fetch: Fetch) {}

  /** The question of the moment: what was said about the last one is forgotten. */
  begin({ seq, prompt }: Pick<Outlook, "seq" | "prompt">): void {
    this.#prompt = prompt;
    if (seq === this.#seq) return;
    this.#seq = seq;
    this.advice = null;
    this.asking = false;
    this.problem = null;
  }

  /** The advice; null where there is none, or it comes too late for the question. */
  async ask(): Promise<AdviceInfo | null> {
    const [prompt, seq] = [this.#prompt, this.#seq];
    if (!prompt || this.asking) return null;
    this.asking = true;
    this.problem = null;
    try {
      const advice = await this.fetch(prompt.seat, seq, null);
      if (seq !== this.#seq) return null;
      this.advice = advice;
      return advice;
    } catch (error) {
      if (seq === this.#seq) this.problem = error instanceof Problem ? error : new Problem("problem-client");
      return null;
    } finally {
      if (seq === this.#seq) this.asking = false;
    }
  }

  /** What is to be said before an answer that is proven to be a blunder; null for any other, and where it takes long. */
  async warning(action: string, language: Language): Promise<string | null> {
    const prompt = this.#prompt;
    if (!prompt || prompt.legal.length < 2) return null;
    const late = new Promise<null>((settle) => setTimeout(() => settle(null), PATIENCE));
    const asked = this.fetch(prompt.seat, this.#seq, action).catch(() => null);
    const advice = await Promise.race([asked, late]);
    const [best] = advice?.answers ?? [];
    if (!advice?.given || !best || advice.mark !== "blunder") return null;
    return language.say("staff-warning", {
      gap: gapOf(advice.given, advice.unit, language),
      best: language.action(best.action),
    });
  }
}

const points = (value: number, code: string) =>
  value.toLocaleString(code, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" });

/** What an answer is worth, in words; null where it was not weighed. */
export function worthOf({ value }: AdvisedInfo, unit: AdviceInfo["unit"], language: Language): string | null {
  if (value === null) return null;
  const told = unit === "points" ? points(value, language.code) : percent(value, language.code);
  return language.say("staff-worth", { unit, value: told });
}

/** What an answer gives away. */
function gapOf({ gap }: AdvisedInfo, unit: AdviceInfo["unit"], language: Language): string {
  const told = unit === "points" ? points(gap ?? 0, language.code) : percent(gap ?? 0, language.code);
  return language.say("staff-gap", { unit, gap: told });
}

/** Why the staff places an answer there. */
export const whyOf = (one: AdvisedInfo, unit: AdviceInfo["unit"], language: Language): string =>
  language.say(`staff-why-${one.why}`, { gap: gapOf(one, unit, language) });

/** Whether the question of the moment is left to the staff. */
export function staffDecides({ prompt, staff }: Pick<Outlook, "prompt" | "staff">): boolean {
  if (!prompt || !staff) return false;
  return staff.now?.kind === prompt.kind || staff.kinds.some(({ kind }) => kind === prompt.kind);
}
