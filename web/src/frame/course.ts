// How a game went, as a curve: where its lines run and which moments bent them most. No DOM.
import type { Course, EventInfo, StandingInfo } from "../wire/messages";

export interface Size {
  width: number;
  height: number;
}

export interface Line {
  side: string;
  /** Steps, since a standing holds until it changes. */
  path: string;
  end: { x: number; y: number };
  value: number;
}

export const sidesOf = (course: Course): string[] => Object.keys(course.changes[0]?.values ?? {});

const value = (standing: StandingInfo | undefined, side: string): number => standing?.values[side] ?? 0;

export function highest(course: Course): number {
  return Math.max(1, ...course.changes.flatMap((one) => Object.values(one.values)));
}

export function lines(course: Course, size: Size): Line[] {
  const across = (number: number) => round((number / Math.max(1, course.total)) * size.width);
  const most = highest(course);
  const up = (points: number) => round(size.height - (points / most) * size.height);
  return sidesOf(course).map((side) => {
    const [first, ...rest] = course.changes;
    let path = `M0 ${up(value(first, side))}`;
    for (const one of rest) path += `H${across(one.number)}V${up(value(one, side))}`;
    const last = value(course.changes.at(-1), side);
    return { side, path: `${path}H${size.width}`, end: { x: size.width, y: up(last) }, value: last };
  });
}

/** Marks along a line, from left to right: moved on where one would stand on another, and back from the end. */
export function apart(places: number[], gap: number, end: number): number[] {
  const moved: number[] = [];
  for (const at of places) moved.push(Math.max(at, (moved.at(-1) ?? -Infinity) + gap));
  let most = end;
  for (let i = moved.length - 1; i >= 0; i--) {
    moved[i] = Math.min(moved[i] ?? 0, most);
    most = (moved[i] ?? 0) - gap;
  }
  return moved;
}

const round = (at: number) => Math.round(at * 10) / 10;

/** What changed the standing, in a few sentences: the server names the events, the same words are said once. */
export function decisive(events: StandingInfo["events"], say: (event: EventInfo) => string, most = 3): string {
  return [...new Set(events.map(say))].slice(0, most).join(" ");
}

export interface Turning {
  number: number;
  /** What each side gained or lost; those that did not change are left out. */
  changes: [string, number][];
  events: StandingInfo["events"];
}

/** The steps that changed most who is ahead, in the order in which they came. */
export function turnings(course: Course, most = 5): Turning[] {
  const sides = sidesOf(course);
  const found = course.changes.slice(1).map((one, at) => {
    const before = course.changes[at];
    const changes = sides.map((side): [string, number] => [side, value(one, side) - value(before, side)]);
    const swing = Math.abs(changes.reduce((sum, [, change], place) => sum + (place ? -change : change), 0));
    return { number: one.number, events: one.events, changes: changes.filter(([, change]) => change !== 0), swing };
  });
  return found
    .sort((a, b) => b.swing - a.swing || a.number - b.number)
    .slice(0, most)
    .sort((a, b) => a.number - b.number)
    .map(({ number, changes, events }) => ({ number, changes, events }));
}
