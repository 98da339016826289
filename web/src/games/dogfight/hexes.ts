// Hexagons with a point up, as axial pairs; facing is a direction from 0 (east), counted to the left.
import type { Box } from "../../frame/panzoom";

export interface Area {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}

export const SIZE = 40;
const STEPS: Area[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
const DIRECTIONS = ["E", "NE", "NW", "W", "SW", "SE"];

const around = (way: number): number => ((way % 6) + 6) % 6;

export const name = ({ q, r }: Area): string => `${q},${r}`;

export function area(text: string): Area {
  const [q = 0, r = 0] = (text.split("/")[0] ?? "").split(",").map(Number);
  return { q, r };
}

export const direction = (facing: string): number => Math.max(0, DIRECTIONS.indexOf(facing));
export const facingOf = (way: number): string => DIRECTIONS[around(way)] ?? "E";
const WINDS = ["E", "NE", "N", "NW", "W", "SW", "S", "SE"];

/** The compass word, of eight, for the way from one area to another. */
export function bearing(start: Area, end: Area): string {
  const [from, to] = [centre(start), centre(end)];
  const turns = Math.atan2(from.y - to.y, to.x - from.x) / (2 * Math.PI);
  return WINDS[(Math.round(turns * WINDS.length) + WINDS.length) % WINDS.length] ?? "E";
}

export const apart = (one: Area, other: Area): number => {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** Degrees as SVG turns: clockwise, 0 to the east. */
export const degrees = (way: number): number => -60 * way;

export const centre = ({ q, r }: Area): Point => ({ x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r });

/** The area in which a point lies. */
export function hexAt({ x, y }: Point): Area {
  const r = y / (SIZE * 1.5);
  const q = x / (SIZE * Math.sqrt(3)) - r / 2;
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [wideQ, wideR, wideS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  if (wideQ > wideR && wideQ > wideS) return { q: -roundR - roundS, r: roundR };
  return { q: roundQ, r: wideR > wideS ? -roundQ - roundS : roundR };
}

export const plus = (one: Area, other: Area): Area => ({ q: one.q + other.q, r: one.r + other.r });

export const ahead = (at: Area, way: number): Area => plus(at, STEPS[around(way)] ?? { q: 0, r: 0 });

/** The vector turned left by that many sides. */
export function turned({ q, r }: Area, times: number): Area {
  let found = { q, r };
  for (let i = 0; i < around(times); i++) found = { q: found.q + found.r, r: -found.q };
  return found;
}

export function within(radius: number, middle: Area): Area[] {
  const found: Area[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) found.push(plus(middle, { q, r }));
  return found;
}

const ANGLES = [0, 1, 2, 3, 4, 5].map((i) => (Math.PI / 180) * (60 * i - 30));

/**
 * The corners of a hexagon around a point, a little smaller than the area so that a gap shows the grid. Drawn where it
 * lies and not moved there: to the browser everything that is moved is a sheet of its own, to be sorted with every frame.
 */
export function corners(scale = 0.965, at: Point = { x: 0, y: 0 }): string {
  return ANGLES.map((angle) => ({ x: Math.cos(angle), y: Math.sin(angle) }))
    .map(({ x, y }) => `${(at.x + SIZE * scale * x).toFixed(2)},${(at.y + SIZE * scale * y).toFixed(2)}`)
    .join(" ");
}

export interface Pose {
  at: Area;
  way: number;
}

/** A Manoeuvre leads into the area ahead; a turn follows there. */
export function flown(pose: Pose, token: string): Pose {
  const turn = token === "left" ? 1 : token === "right" ? -1 : 0;
  return { at: ahead(pose.at, pose.way), way: pose.way + turn };
}

/** The different ways a small tile can lie, in the order in which the notation numbers them. */
export function orientations(shape: Area[]): Area[][] {
  const found = new Map<string, Area[]>();
  const reading = (one: Area, other: Area) => one.r - other.r || one.q - other.q;
  for (let times = 0; times < 6; times++) {
    const lying = shape.map((one) => turned(one, times)).sort(reading);
    const first = lying[0] ?? { q: 0, r: 0 };
    const moved = lying.map((one) => ({ q: one.q - first.q, r: one.r - first.r }));
    const key = moved.map(name).join(" ");
    if (!found.has(key)) found.set(key, moved);
  }
  return found.size === 1 ? [shape] : [...found.values()];
}

export function tileAreas(place: string, shape: Area[]): Area[] {
  const anchor = area(place);
  const number = Number(place.split("/")[1] ?? "1") - 1;
  return (orientations(shape)[number] ?? shape).map((one) => plus(anchor, one));
}

/** The rectangle around these areas, with so much room about them. */
export function frame(areas: Area[], room: number): Box {
  const points = areas.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - room;
  const top = Math.min(...points.map(({ y }) => y)) - room;
  const right = Math.max(...points.map(({ x }) => x)) + room;
  const bottom = Math.max(...points.map(({ y }) => y)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
