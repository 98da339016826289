// What can be done with the planes of one carrier or base, by pointing at them: read from the legal actions alone.
import { read } from "./legal";
import type { Family } from "./legal";
import { kindWord, type AirUnit, type Midway, type Ship } from "./view";

/** The family of counted moves that this ship's planes take part in, and where those planes stand. */
interface Handling {
  family: Family;
  from: "deck" | "below";
}

const PLACES: Record<string, "deck" | "below"> = { spot: "below", clear: "deck", unload: "below", send: "deck" };

export function handling(view: Midway, ship: Ship, families: Family[]): Handling | null {
  for (const family of families) {
    const from = PLACES[family.verb];
    if (!from) continue;
    if (family.head.includes(ship.id)) return { family, from };
    // A launch names only the units; the plan says from where.
    if (family.verb === "send" && view.ships[view.plan[1] ?? -1]?.id === ship.id) {
      return { family, from: ship.type === "land" ? "below" : "deck" };
    }
  }
  return null;
}

/** Planes in a row, those that are chosen apart from those that stay. */
export function divided(units: AirUnit[], chosen: Map<string, number>): { stay: AirUnit[]; go: AirUnit[] } {
  const left = new Map(chosen);
  const stay: AirUnit[] = [];
  const go: AirUnit[] = [];
  for (const unit of units) {
    const word = kindWord(unit);
    const count = left.get(word) ?? 0;
    if (count > 0) {
      left.set(word, count - 1);
      go.push(unit);
    } else stay.push(unit);
  }
  return { stay, go };
}

/** `lose f4f` while a deck burns: the plane that a click gives up. */
export function loss(kind: string, legal: string[], unit: AirUnit, burning: boolean): string | null {
  if (kind !== "deck-loss" || !burning) return null;
  return legal.find((text) => read(text).args[0] === kindWord(unit)) ?? null;
}
