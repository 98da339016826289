// A list of words that this device keeps: lessons that were finished, briefings that were read.
export class Remembered {
  #words = $state.raw<string[]>([]);

  constructor(readonly key: string) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      if (Array.isArray(kept)) this.#words = kept.filter((one) => typeof one === "string");
    } catch {
      // Nothing is kept here, or nothing that we wrote.
    }
  }

  has(word: string): boolean {
    return this.#words.includes(word);
  }

  add(word: string): void {
    if (this.has(word)) return;
    this.#words = [...this.#words, word];
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#words));
    } catch {
      // A browser that remembers nothing: until the page is left.
    }
  }
}
