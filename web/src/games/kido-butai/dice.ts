// The dice and draws among the events, for the tray: what fell, for whom it was good, and a word on what it was.
import type { EventInfo } from "../../wire/messages";

export interface Roll {
  /** A die's face; null for a counter drawn from a cup. */
  face: number | null;
  counter: string | null;
  /** For Japan, which is the player: good, bad, or neither. */
  tone: "good" | "bad" | "plain";
  /** Who rolled: a squadron, a fighter, a ship; empty for a search. */
  who: string;
  kind: string;
  event: EventInfo;
}

const TELLING = new Set(["missed", ""]);

/** All rolls of the events. `ships` are the Japanese carriers' names. */
export function rolls(news: readonly EventInfo[], ships: readonly string[]): Roll[] {
  let ourAttack = true;
  const found: Roll[] = [];
  for (const event of news) {
    if (event.kind === "attack-began") ourAttack = true;
    if (event.kind === "raid-began") ourAttack = false;
    const roll = one(event, ships, ourAttack);
    if (roll) found.push(roll);
  }
  return found;
}

function one(event: EventInfo, ships: readonly string[], ourAttack: boolean): Roll | null {
  const { kind, params } = event;
  if (kind === "drew") {
    const counter = String(params.counter);
    return { face: null, counter, tone: counter.startsWith("no-") ? "good" : "bad", who: "", kind, event };
  }
  if (kind === "carrier-drawn") return { face: null, counter: "carrier", tone: "plain", who: "", kind, event };
  if (typeof params.die !== "number") return null;
  const ship = typeof params.ship === "string" ? params.ship : "";
  const shooter = typeof params.shooter === "string" ? params.shooter : "";
  const ours = { fired: !/^F\d/.test(shooter), flak: ships.includes(ship), bombed: !ships.includes(ship) };
  const bare = { face: params.die, counter: null, kind, event };
  if (kind === "us-searched") return { ...bare, tone: params.found ? "bad" : "plain", who: "" };
  if (kind === "japan-searched") return { ...bare, tone: params.found ? "good" : "plain", who: "" };
  if (kind === "all-eyes") return { ...bare, tone: ourAttack ? "good" : "bad", who: "" };
  if (kind === "fired" || kind === "flak" || kind === "bombed") {
    const hit = !TELLING.has(String(params.effect ?? ""));
    const tone = hit ? (ours[kind] ? "good" : "bad") : "plain";
    return { ...bare, tone, who: shooter || ship };
  }
  return { ...bare, tone: "plain", who: "" };
}

/** Something that happens at a ship, in the order in which it happened: for a short moment of light and smoke. */
interface Burst {
  ship: string;
  effect: "hit" | "miss" | "flak" | "sunk";
}

export function bursts(news: readonly EventInfo[]): Burst[] {
  return news.flatMap(({ kind, params }): Burst[] => {
    const ship = typeof params.ship === "string" ? params.ship : "";
    if (!ship) return [];
    if (kind === "bombed") return [{ ship, effect: params.effect === "hit" ? "hit" : "miss" }];
    if (kind === "flak") return [{ ship, effect: "flak" }];
    if (kind === "damaged") return [{ ship, effect: "hit" }];
    return kind === "sunk" ? [{ ship, effect: "sunk" }] : [];
  });
}
