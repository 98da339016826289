// What a person chose for this device: language, mood, motion, sound. Kept in the browser.
import { PACES, type Pace } from "./frame/stage.svelte";
import { CODES, type Code } from "./language/texts";

type Mood = "system" | "light" | "dark";

interface Chosen {
  code: Code;
  mood: Mood;
  /** Less motion, even where the system does not ask for it. */
  still: boolean;
  sound: boolean;
  /** How loud sounds are where they are on, 0 to 1. */
  volume: number;
  /** How fast scenes are played. */
  pace: Pace;
  /** Let the table be seen at once when the seat changes: for those who play both sides. */
  open: boolean;
  /** Let the staff warn before a blunder, where it may be asked. */
  warn: boolean;
  /** Show the briefing of a side before the first game with it. */
  brief: boolean;
}

const KEY = "pointluck";

function remembered(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
  } catch {
    return {};
  }
}

function spoken(): Code {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return CODES.find((code) => code === wanted.find((tag) => (CODES as string[]).includes(tag))) ?? "en";
}

class Settings implements Chosen {
  code = $state<Code>("en");
  mood = $state<Mood>("system");
  still = $state(false);
  sound = $state(false);
  volume = $state(0.6);
  #pace = $state<Pace>("normal");
  open = $state(false);
  warn = $state(false);
  brief = $state(true);
  #darkOutside = $state(true);
  #stillOutside = $state(false);

  constructor() {
    const kept = remembered();
    this.code = kept.code && CODES.includes(kept.code) ? kept.code : spoken();
    this.mood = kept.mood ?? "system";
    this.still = kept.still ?? false;
    this.sound = kept.sound ?? false;
    this.volume = Math.min(1, Math.max(0, Number(kept.volume ?? 0.6))) || 0;
    this.#pace = PACES.find((pace) => pace === kept.pace) ?? "normal";
    this.open = kept.open ?? false;
    this.warn = kept.warn ?? false;
    this.brief = kept.brief ?? true;
    this.#follow("(prefers-color-scheme: light)", (light) => (this.#darkOutside = !light));
    this.#follow("(prefers-reduced-motion: reduce)", (still) => (this.#stillOutside = still));
  }

  #follow(query: string, take: (matches: boolean) => void): void {
    const media = matchMedia(query);
    take(media.matches);
    media.addEventListener("change", () => {
      take(media.matches);
    });
  }

  get light(): boolean {
    return this.mood === "light" || (this.mood === "system" && !this.#darkOutside);
  }

  get motion(): boolean {
    return !this.still && !this.#stillOutside;
  }

  /** How loud a sound is just now; 0 where they are off. */
  get loudness(): number {
    return this.sound ? this.volume : 0;
  }

  /** Nothing is played where less motion is wanted; results are shown all the same. */
  get pace(): Pace {
    return this.motion ? this.#pace : "off";
  }

  set pace(pace: Pace) {
    this.#pace = pace;
  }

  /** Call once, inside an effect root: writes the choices to the page and to the browser's memory. */
  apply(): void {
    $effect(() => {
      const root = document.documentElement;
      root.lang = this.code;
      root.dataset.mood = this.light ? "light" : "dark";
      root.dataset.motion = this.motion ? "welcome" : "less";
    });
    $effect(() => {
      const { code, mood, still, sound, volume, open, warn, brief } = this;
      const pace = this.#pace;
      try {
        localStorage.setItem(KEY, JSON.stringify({ code, mood, still, sound, volume, pace, open, warn, brief }));
      } catch {
        // A browser that remembers nothing: the choices hold until the page is left.
      }
    });
  }
}

export const settings = new Settings();
