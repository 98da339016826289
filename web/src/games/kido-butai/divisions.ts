// Questions that divide a number: so many on this ship, so many on that. Read off the legal list, never computed.
import type { KidoView } from "./table";

export interface Division {
  text: string;
  parts: Record<string, number>;
}

/** `targets enterprise 2 hornet 1` as counts by ship. */
export function divisions(legal: readonly string[]): Division[] {
  return legal.map((text) => {
    const words = text.split(" ").slice(1);
    const parts: Record<string, number> = {};
    for (let i = 0; i + 1 < words.length; i += 2) parts[words[i] ?? ""] = Number(words[i + 1]);
    return { text, parts };
  });
}

export function shipsOf(all: readonly Division[]): string[] {
  return [...new Set(all.flatMap(({ parts }) => Object.keys(parts)))];
}

/** The division with exactly these counts. */
export function withParts(all: readonly Division[], parts: Readonly<Record<string, number>>): Division | null {
  const names = shipsOf(all);
  return all.find((one) => names.every((name) => (one.parts[name] ?? 0) === (parts[name] ?? 0))) ?? null;
}

/** The nearest division with one more or one less on a ship: what is added is taken from the ship with most, and back. */
export function stepped(all: readonly Division[], now: Division, ship: string, by: 1 | -1): Division | null {
  const wanted = (now.parts[ship] ?? 0) + by;
  const distance = (one: Division) =>
    shipsOf(all).reduce((sum, name) => sum + Math.abs((one.parts[name] ?? 0) - (now.parts[name] ?? 0)), 0);
  const fitting = all.filter((one) => (one.parts[ship] ?? 0) === wanted);
  const evenness = (one: Division) => Math.max(...Object.values(one.parts));
  return fitting.sort((a, b) => distance(a) - distance(b) || evenness(a) - evenness(b))[0] ?? null;
}

export interface Force {
  text: string;
  target: string;
  bombers: number;
  zeros: number;
}

/** Attacks by target and strength; those without names take everything there, which is zero and zero here. */
export function forces(view: KidoView, legal: readonly string[]): Force[] {
  const fighters = new Set(view.squadrons.filter(({ type }) => type === "zero").map(({ name }) => name));
  return legal
    .filter((text) => text.startsWith("attack "))
    .map((text) => {
      const [, target = "", ...names] = text.split(" ");
      const zeros = names.filter((name) => fighters.has(name)).length;
      return { text, target, bombers: names.length - zeros, zeros };
    });
}

/** A load: `load akagi 1b 2t`. */
export function loads(legal: readonly string[]): { text: string; bombs: number; torpedoes: number }[] {
  return legal
    .filter((text) => text.startsWith("load "))
    .map((text) => {
      const [, , bombs = "", torpedoes = ""] = text.split(" ");
      return { text, bombs: Number.parseInt(bombs), torpedoes: Number.parseInt(torpedoes) };
    });
}
