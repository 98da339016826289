// Where things stand inside a zone: task forces above, formations below, and a count of what found no room.
import { once } from "../../frame/once";
import type { AirUnit, Formation, Midway, TaskForce } from "./view";
import { formations, kindWord, placeOf, taskForces } from "./view";

export interface Stand<T> {
  thing: T;
  x: number;
  y: number;
  scale: number;
}

export interface ZoneContents {
  forces: Stand<TaskForce>[];
  formations: Stand<Formation>[];
  /** Formations that are only told, for want of room. */
  more: number;
}

const ROLES = { strike: 0, cap: 1, patrol: 2, homebound: 3 };

/** Formations of one side that only go home are one counter; nobody orders them. */
function gathered(list: Formation[]): Formation[] {
  const found: Formation[] = [];
  for (const one of list) {
    const twin = found.find(
      (known) => known.role === "homebound" && one.role === "homebound" && known.side === one.side,
    );
    if (twin) twin.units = [...twin.units, ...one.units];
    else found.push({ ...one });
  }
  return found.sort((a, b) => ROLES[a.role] - ROLES[b.role]);
}

/** Patrols still aboard or at their base that may take off now, by the words that mean them: they wait beside their ships. */
export function waiting(view: Midway, words: Iterable<string>): Formation[] {
  const aboard = wordsAboard(view.air);
  return [...words].flatMap((word) => {
    const unit = aboard.get(word);
    const zone = unit ? placeOf(view, unit) : null;
    if (!unit || !zone) return [];
    const { side } = unit;
    return [
      {
        key: `aboard ${word}`,
        words: [word],
        side,
        role: "patrol",
        zone,
        units: [unit],
        fuel: null,
        shadowing: false,
        ordered: false,
      },
    ];
  });
}

/** The units aboard by their names, and the first of each kind by the words for that. */
const wordsAboard = once((air: AirUnit[]): Map<string, AirUnit> => {
  const found = new Map<string, AirUnit>();
  for (const one of air) {
    if (!one.at.includes(" ")) continue;
    for (const word of [one.name, `${kindWord(one)}@${one.home}`]) if (!found.has(word)) found.set(word, one);
  }
  return found;
});

/** Of a side in a zone one counter for all, named by the first and most dangerous of them. */
function stacked(list: Formation[]): Formation[] {
  const sides = [...new Set(list.map((one) => one.side))];
  return sides.flatMap((side) => {
    const all = list.filter((one) => one.side === side);
    const [first] = all;
    if (!first || all.length < 2) return all;
    return { ...first, words: all.flatMap((one) => one.words), units: all.flatMap((one) => one.units), all };
  });
}

/** On a `small` chart there are few things in a zone, and they are large. */
export function contents(view: Midway, ready: Formation[] = [], small = false): Map<string, ZoneContents> {
  const found = new Map<string, ZoneContents>();
  const forces = taskForces(view);
  const flying = [...ready, ...formations(view)];
  for (const zone of new Set([...forces, ...flying].map((one) => one.zone))) {
    const here = forces.filter((one) => one.zone === zone).sort((a, b) => (a.side < b.side ? -1 : 1));
    const air = gathered(flying.filter((one) => one.zone === zone));
    found.set(zone, small ? laidLarge(here, air) : laidOut(here, air));
  }
  return found;
}

const WIDE = 55;
const ROOM = { withForce: 4, alone: 6 };

/** The fewer things, the larger they are drawn. */
function laidOut(forces: TaskForce[], flying: Formation[]): ZoneContents {
  const room = forces.length ? ROOM.withForce : ROOM.alone;
  const shown = flying.length > room ? flying.slice(0, room - 1) : flying;
  const rows = Math.ceil(shown.length / 2);
  const scale = forces.length ? (rows > 1 ? 1 : 1.14) : shown.length === 1 ? 1.5 : shown.length < 5 ? 1.18 : 1;
  const first = forces.length ? (rows > 1 ? 11 : 25) : ([6, 3, -11, -23][rows] ?? 0);
  const step = 27.5 * scale + 1.5;
  const placed = shown.map((thing, i) => {
    const inRow = Math.min(2, shown.length - Math.floor(i / 2) * 2);
    return {
      thing,
      x: ((i % 2) - (inRow - 1) / 2) * WIDE * scale,
      y: first + Math.floor(i / 2) * step,
      scale,
    };
  });
  return { forces: ranged(forces, rows), formations: placed, more: flying.length - shown.length };
}

/** For a phone: a task force and a row below it, or up to four counters. What is more lies in a stack for each side. */
function laidLarge(forces: TaskForce[], flying: Formation[]): ZoneContents {
  const shown = flying.length > (forces.length ? 2 : 4) ? stacked(flying) : flying;
  const count = shown.length;
  const two = forces.length > 1;
  const scale = count === 0 ? 1.55 : 1.08;
  const placed = forces.map((thing, i) => ({
    thing,
    x: two ? (i ? 37 : -37) : 0,
    y: count ? -14 : 4,
    scale: two ? 0.92 : scale,
  }));
  const inRow = !forces.length && count < 3 ? 1 : 2;
  const size = !forces.length && count === 1 ? 2 : inRow === 1 ? 1.6 : 1.3;
  const rows = Math.ceil(count / inRow);
  const formations = shown.map((thing, i) => ({
    thing,
    x: inRow === 1 || (count % 2 && i === count - 1) ? 0 : (i % 2 ? 0.5 : -0.5) * 54 * size,
    y: forces.length ? 25.5 : (Math.floor(i / inRow) - (rows - 1) / 2) * 29 * size + 3,
    scale: size,
  }));
  return { forces: placed, formations, more: 0 };
}

function ranged(forces: TaskForce[], rows: number): Stand<TaskForce>[] {
  const two = forces.length > 1;
  const scale = two ? 0.86 : ([1.5, 1.2, 0.9][rows] ?? 1);
  const y = rows === 0 ? 6 : rows === 1 ? -15 : -19.5;
  return forces.map((thing, i) => ({ thing, x: two ? (i ? 36 : -36) : 0, y: two ? Math.max(y, -18) : y, scale }));
}
