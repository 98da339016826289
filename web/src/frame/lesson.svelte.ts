// Where the learner is in a lesson: its sentences are read one after the other, then its question is answered.
import type { LessonNow } from "../wire/messages";

export class Reading {
  /** How many sentences of which step have been read. */
  #read = $state({ step: -1, count: 0 });

  constructor(readonly now: () => LessonNow | null) {}

  get #page(): number {
    const now = this.now();
    if (!now) return 0;
    const last = now.say.length - 1;
    if (now.again) return last;
    return now.step === this.#read.step ? Math.min(this.#read.count, last) : 0;
  }

  /** The key of the sentence to be read now. */
  get key(): string {
    return this.now()?.say[this.#page] ?? "";
  }

  /** The place on the table that it is about. */
  get lit(): string | null {
    return this.now()?.lit[this.key] ?? null;
  }

  /** There are more sentences to read before anything is asked. */
  get more(): boolean {
    const now = this.now();
    return now !== null && this.#page < now.say.length - 1;
  }

  get finished(): boolean {
    const now = this.now();
    return now !== null && now.step === now.steps;
  }

  next(): void {
    const now = this.now();
    if (now && this.more) this.#read = { step: now.step, count: this.#page + 1 };
  }
}
