// What moved between two views, and where the thing that is being ordered stands now.
import { flight, type Sheet } from "./chart";
import { isZone } from "./legal";
import type { EventInfo } from "../../wire/messages";
import { placeOf, zoneOf, type Midway } from "./view";

/** The zone from which the question of the moment looks out. */
export function origin(view: Midway, kind: string, picked: string[], legal: string[], from: string): string | null {
  const [word] = picked;
  if (word && !isZone(word)) return zoneOf(view, word);
  if (kind === "patrol") {
    const units = new Set(legal.filter((text) => text.startsWith("patrol ")).map((text) => text.split(" ")[1] ?? ""));
    const [only] = units;
    return units.size === 1 && only ? zoneOf(view, only) : null;
  }
  if (isZone(from)) return from;
  if (kind === "fly-to" || kind === "cap-to") {
    const unit = view.air[view.plan.at(-1) ?? -1];
    return unit ? placeOf(view, unit) : null;
  }
  return null;
}

const CROSSINGS = new Set([
  "strike-launched",
  "strike-flew",
  "cap-launched",
  "cap-flew",
  "patrol-launched",
  "patrol-moved",
  "task-force-moved",
  "returned",
]);

const SIGHTED = new Set(["search-succeeded", "located"]);

/** Zones where the news say that somebody was found. */
export const sightings = (news: EventInfo[]): string[] => [
  ...new Set(news.filter((one) => SIGHTED.has(one.kind)).map((one) => String(one.params["zone"]))),
];

/** Paths of whatever changed its zone, when the news say that something flew or sailed. */
export function tracks(before: Midway | null, now: Midway, news: EventInfo[], sheet: Sheet): string[] {
  if (!before || !news.some((one) => CROSSINGS.has(one.kind))) return [];
  const found = new Set<string>();
  now.air.forEach((unit, i) => {
    const was = before.air[i];
    if (!was || was.at === unit.at || !isZone(unit.at)) return;
    const from = placeOf(before, was);
    if (from && from !== unit.at) found.add(flight(from, unit.at, sheet));
  });
  now.ships.forEach((ship, i) => {
    const was = before.ships[i];
    if (was && was.zone !== ship.zone && isZone(was.zone) && isZone(ship.zone))
      found.add(flight(was.zone, ship.zone, sheet));
  });
  return [...found].slice(0, 6);
}
