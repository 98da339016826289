// The Zeros picked to intercept: shared by the table, where one taps them, and the prompt, where one confirms.
import type { Prompt } from "../../wire/messages";

class Chosen {
  #prompt: string = "";
  names = $state<string[]>([]);

  /** A new question begins with all that may go: the first of the legal list. */
  begin(prompt: Prompt): void {
    const key = JSON.stringify([prompt.params, prompt.legal]);
    if (key === this.#prompt) return;
    this.#prompt = key;
    this.names = eligible(prompt);
  }

  toggle(name: string): void {
    this.names = this.names.includes(name) ? this.names.filter((one) => one !== name) : [...this.names, name];
  }
}

export const chosen = new Chosen();

/** Everyone who may intercept stands in the first and longest answer. */
export function eligible(prompt: Pick<Prompt, "legal">): string[] {
  const all = prompt.legal.flatMap((text) => text.split(" ").slice(1));
  return all.filter((word, i) => word !== "none" && all.indexOf(word) === i);
}

/** The answer that commits these: in the order of the list, so that the text is one the rules wrote. */
export function commitText(prompt: Pick<Prompt, "legal">, names: readonly string[]): string {
  const order = eligible(prompt).filter((name) => names.includes(name));
  return order.length ? `commit ${order.join(" ")}` : "commit none";
}
