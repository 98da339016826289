// The lessons that were finished on this device.
const KEY = "pointluck-lessons";

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class Learned {
  #done = $state.raw<string[]>(remembered());

  has(game: string, lesson: string): boolean {
    return this.#done.includes(`${game}/${lesson}`);
  }

  finish(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = [...this.#done, `${game}/${lesson}`];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // A browser that remembers nothing: until the page is left.
    }
  }
}

export const learned = new Learned();
