// The shape of the seat's view, and the questions the table asks of it: who stands where, and in which formation.
import type { View } from "../../frame/board";
import { once } from "../../frame/once";
import { classOf, tracksFuel } from "./figures";
import type { AirUnit, MidwayView as Midway, Ship } from "../../wire/views/battle-of-midway";

export type { AirUnit, Battle, MidwayView as Midway, Ship } from "../../wire/views/battle-of-midway";
export type Seat = Midway["side"];
export type ShipType = Ship["type"];
export type Status = NonNullable<Ship["status"]>;

export const SEATS: Seat[] = ["ijn", "usn"];

/** The frame hands over plain data; this is the one place that says what it is. */
export const midway = (view: View): Midway => view as Midway;

export const other = (seat: Seat): Seat => (seat === "ijn" ? "usn" : "ijn");
/** The same for as long as a battle lasts: who attacks what, where and on which boards. */
export const battleName = ({ battle }: Midway): string | null =>
  battle && [battle.zone, battle.kind, battle.attacker, ...battle.boards].join(" ");
export const zoneName = (zone: number): string => String(zone).padStart(2, "0");

export const isFighter = (unit: AirUnit): boolean => classOf(unit.type) === "fighter";
export const isSeaplane = (unit: AirUnit): boolean => classOf(unit.type) === "patrol";
const isPatrol = (unit: AirUnit): boolean => unit.job === "patrol" || unit.job === "shadow" || unit.job === "shadowing";

const LOADS = { none: "e", bombs: "b", torpedoes: "t" } as const;

/** The kind of an air unit as the notation writes it: f4f, sbd-b, b5n-t, b5n-e, pby-1. */
export function kindWord(unit: AirUnit): string {
  const type = unit.type.toLowerCase();
  if (isSeaplane(unit)) return unit.name;
  return isFighter(unit) ? type : `${type}-${LOADS[unit.load]}`;
}

export type Role = "strike" | "cap" | "patrol" | "homebound";

/** Aircraft in one zone that fly as one: a Strike Group, CAP, a patrol, or those who go home. */
export interface Formation {
  key: string;
  /** The words the notation has for it: s1, c2, pby-1 pby-2; none for those who only go home. */
  words: string[];
  side: Seat;
  role: Role;
  zone: string;
  units: AirUnit[];
  /** 3 to 1, 0 for out of fuel, null where it is not tracked. */
  fuel: number | null;
  shadowing: boolean;
  ordered: boolean;
  /** Where it stands for several, for want of room: all of them. */
  all?: Formation[];
}

function roleOf(unit: AirUnit): Role {
  if (isPatrol(unit)) return "patrol";
  if (unit.job === "cap") return "cap";
  return unit.fuel > 0 && unit.group ? "strike" : "homebound";
}

function wordOf(unit: AirUnit, role: Role): string {
  if (role === "patrol") return isSeaplane(unit) ? unit.name : `${unit.type.toLowerCase()}@${unit.home}`;
  if (!unit.group) return "";
  return `${role === "cap" ? "c" : "s"}${unit.group}`;
}

export const formations = (view: Midway): readonly Formation[] => inAir(view.air);

const inAir = once((air: AirUnit[]): readonly Formation[] => {
  const found = new Map<string, Formation>();
  for (const unit of air) {
    if (!/^\d\d$/.test(unit.at)) continue;
    const role = roleOf(unit);
    const word = wordOf(unit, role);
    const key = `${unit.side} ${unit.at} ${role} ${role === "patrol" ? `${unit.job} ${unit.type}` : word}`;
    const known = found.get(key);
    const fuel = tracksFuel(unit.type) ? unit.fuel : unit.fuel > 0 ? null : 0;
    if (known) {
      known.units.push(unit);
      known.ordered &&= unit.marks.includes("ordered");
      if (word && !known.words.includes(word)) known.words.push(word);
      if (fuel !== null) known.fuel = known.fuel === null ? fuel : Math.min(known.fuel, fuel);
      continue;
    }
    const ordered = unit.marks.includes("ordered");
    const shadowing = unit.job === "shadow" || unit.job === "shadowing";
    const words = word ? [word] : [];
    found.set(key, { key, words, side: unit.side, role, zone: unit.at, units: [unit], fuel, shadowing, ordered });
  }
  return [...found.values()];
});

export interface TaskForce {
  side: Seat;
  zone: string;
  ships: Ship[];
  located: boolean;
  moved: boolean;
}

export const taskForces = (view: Midway): readonly TaskForce[] => atSea(view.ships)(view.located);

const atSea = once((ships: Ship[]) =>
  once((located: Midway["located"]): readonly TaskForce[] => {
    const found = new Map<string, TaskForce>();
    for (const ship of ships) {
      const { side, zone, moved } = ship;
      if (ship.type === "land" || !/^\d\d$/.test(zone)) continue;
      const known = found.get(`${side} ${zone}`);
      if (known) {
        known.ships.push(ship);
        known.moved &&= moved;
      } else {
        found.set(`${side} ${zone}`, { side, zone, ships: [ship], located: located[side].includes(zone), moved });
      }
    }
    return [...found.values()];
  }),
);

const ORDER: ShipType[] = ["carrier", "battleship", "cruiser", "destroyer", "transport", "land"];

/** How many of each type, the largest first. Transports of a group are one ship with a hit point for each. */
export function countTypes(ships: Ship[]): [ShipType, number][] {
  return ORDER.map((type): [ShipType, number] => {
    const these = ships.filter((ship) => ship.type === type);
    return [type, type === "transport" ? these.reduce((sum, ship) => sum + ship.hp - ship.damage, 0) : these.length];
  }).filter(([, count]) => count > 0);
}

/** What a side has lost at sea, by type. Transports that are gone may have landed: their hits say how many were sunk. */
export function countSunk(view: Midway, side: Seat): [ShipType, number][] {
  return ORDER.map((type): [ShipType, number] => {
    const these = view.ships.filter((ship) => ship.side === side && ship.type === type);
    if (type === "transport") return [type, these.reduce((sum, ship) => sum + ship.damage, 0)];
    return [type, these.filter((ship) => ship.zone === "gone").length];
  }).filter(([, count]) => count > 0);
}

/** Units alike, with how many: [2, unit]. In order of appearance. */
export function alike(units: AirUnit[], sort: (unit: AirUnit) => string = kindWord): [number, AirUnit][] {
  const found = new Map<string, [number, AirUnit]>();
  for (const unit of units) {
    const known = found.get(sort(unit));
    if (known) known[0] += 1;
    else found.set(sort(unit), [1, unit]);
  }
  return [...found.values()];
}

export const aboard = (view: Midway, ship: string, place: "deck" | "below"): AirUnit[] =>
  view.air.filter((unit) => unit.at === `${ship} ${place}`);
export const aloft = (view: Midway, ship: string): AirUnit[] =>
  view.air.filter((unit) => unit.home === ship && /^\d\d$/.test(unit.at));

export const inPlay = (ship: Ship): boolean => ship.zone !== "gone" && ship.zone !== "off-map";
/** A ship in play need not be in sight: with fog of war the enemy's hidden ones are somewhere. */
export const onChart = (ship: Ship): boolean => /^\d\d$/.test(ship.zone);
export const decks = (view: Midway, side: Seat): Ship[] =>
  view.ships.filter((ship) => ship.side === side && ship.status !== undefined);
export const bases = (view: Midway): Ship[] => view.ships.filter((ship) => ship.type === "land");
export const isCarrier = (ship: Ship | undefined): boolean => ship?.type === "carrier";
export const shipNamed = (view: Midway, name: string): Ship | undefined =>
  view.ships.find((ship) => ship.name === name);
export const shipById = (view: Midway, id: string): Ship | undefined => view.ships.find((ship) => ship.id === id);

/** Where a word of the notation stands on the chart, or null. */
export function zoneOf(view: Midway, word: string): string | null {
  if (/^\d\d$/.test(word)) return word;
  const ship = shipById(view, word);
  if (ship) return onChart(ship) ? ship.zone : null;
  const group = formations(view).find((one) => one.words.includes(word));
  if (group) return group.zone;
  const patrol = view.air.find((unit) => unit.name === word || `${kindWord(unit)}@${unit.home}` === word);
  return patrol ? placeOf(view, patrol) : null;
}

/** The zone of an air unit, in the air or aboard. */
export function placeOf(view: Midway, unit: AirUnit): string | null {
  if (/^\d\d$/.test(unit.at)) return unit.at;
  const ship = shipById(view, unit.at.split(" ")[0] ?? "");
  return ship && onChart(ship) ? ship.zone : null;
}
