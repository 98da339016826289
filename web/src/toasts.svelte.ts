// Short messages that come and go. A refusal stays until it is read: it carries its rule.
import type { Language } from "./language/language";
import { Problem, type Params } from "./wire/http";

interface Toast {
  id: number;
  kind: "news" | "refusal" | "problem";
  key: string;
  params: Params;
  /** The clause behind it, and how to open it. */
  clause: string | null;
  language: Language | null;
}

const STAY = 6000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  /** Opens a clause, where a rulebook is at hand. */
  open = $state.raw<((clause: string) => void) | null>(null);
  #next = 1;

  show(kind: Toast["kind"], key: string, more: Partial<Pick<Toast, "params" | "clause" | "language">> = {}): void {
    const toast: Toast = { id: this.#next++, kind, key, params: {}, clause: null, language: null, ...more };
    // The same words again replace the old ones, so that a table of ten clicks shows one sentence.
    this.list = [...this.list.filter((old) => old.key !== key), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), kind === "news" ? STAY : STAY * 2);
  }

  problem(error: unknown, language: Language | null = null): void {
    if (error instanceof Problem)
      this.show("problem", error.key, { params: error.params, clause: error.clause, language });
    else {
      console.error(error);
      this.show("problem", "problem-client");
    }
  }

  /** An answer was taken: why others were not is no longer of use. */
  answered(): void {
    this.list = this.list.filter(({ kind }) => kind !== "refusal");
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
