// The chart: nine offset rows of sea zones as flat-sided hexes, wide because screens are, and on a phone as tall as there is room.
// A test holds it to the data file.
import type { Box, Size } from "../../frame/panzoom";

export interface Point {
  x: number;
  y: number;
}

/** Zones in a row, from the north. */
const ROWS = [5, 4, 5, 4, 5, 4, 5, 4, 5];
const WIDTH = 152;

/** How the chart is drawn: the height of its rows, its margins, and where its zones lie. */
export interface Sheet {
  cell: { width: number; pitch: number; height: number };
  margin: Point;
  size: Size;
  zones: Zone[];
  /** On a phone: few things in a zone, and large. */
  small: boolean;
}

export interface Zone {
  name: string;
  column: number;
  row: number;
  centre: Point;
  next: string[];
}

function laidOut(pitch: number, margin: Point, small: boolean): Sheet {
  const zones: Zone[] = [];
  const cell = { width: WIDTH, pitch, height: (pitch * 4) / 3 };
  ROWS.forEach((count, row) => {
    for (let place = 0; place < count; place += 1) {
      const column = place * 2 + (row % 2);
      const centre = {
        x: margin.x + cell.width * (column / 2 + 0.5),
        y: margin.y + cell.height / 2 + cell.pitch * row,
      };
      zones.push({ name: String(zones.length + 1).padStart(2, "0"), column, row, centre, next: [] });
    }
  });
  for (const zone of zones) {
    zone.next = zones.filter((one) => touches(zone, one)).map((one) => one.name);
  }
  const size = {
    width: cell.width * 5 + margin.x * 2,
    height: cell.pitch * (ROWS.length - 1) + cell.height + margin.y * 2,
  };
  return { cell, margin, size, zones, small };
}

function touches(one: Zone, two: Zone): boolean {
  const dx = Math.abs(one.column - two.column);
  const dy = Math.abs(one.row - two.row);
  return (dy === 0 && dx === 2) || (dy === 1 && dx === 1);
}

const PITCH = { least: 88, most: 112 };
const THIN = 18;
export const DESK: Sheet = laidOut(PITCH.least, { x: 46, y: 34 }, false);
const PHONE = 640;

/** The sheet for a window: on a phone with thin margins, and rows that fill its height. */
export function sheetFor({ width, height }: Size): Sheet {
  if (!width || width > PHONE) return DESK;
  const tall = (height / width) * (WIDTH * 5 + THIN * 2) - THIN * 2;
  const pitch = Math.floor(tall / (ROWS.length + 1 / 3));
  return laidOut(Math.min(PITCH.most, Math.max(PITCH.least, pitch)), { x: THIN, y: THIN }, true);
}

export const zoneAt = (name: string, sheet = DESK): Zone | undefined => sheet.zones.find((zone) => zone.name === name);

/** The six corners around a centre, `inset` units inside the border. */
export function corners(centre: Point, inset = 0, sheet = DESK): Point[] {
  const w = sheet.cell.width / 2 - inset;
  const h = sheet.cell.height / 2 - inset * 1.1;
  const side = h / 2;
  return [
    [0, -h],
    [w, -side],
    [w, side],
    [0, h],
    [-w, side],
    [-w, -side],
  ].map(([x = 0, y = 0]) => ({ x: centre.x + x, y: centre.y + y }));
}

export const points = (list: Point[]): string => list.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");

/** The edges between zones of a set and their neighbours outside it, as one path; of these neighbours only some, if said so. */
export function border(inside: ReadonlySet<string>, sheet: Sheet, among?: ReadonlySet<string>): string {
  const found: string[] = [];
  for (const zone of sheet.zones) {
    if (!inside.has(zone.name)) continue;
    const own = corners(zone.centre, 0, sheet);
    const outside = zone.next
      .filter((name) => !inside.has(name) && among?.has(name) !== false)
      .flatMap((name) => zoneAt(name, sheet) ?? []);
    for (const { centre } of outside) {
      // The two corners that are nearest to the neighbour are the edge to it.
      const far = (corner: Point): number => Math.hypot(corner.x - centre.x, corner.y - centre.y);
      const [a, b] = [...own].sort((one, two) => far(one) - far(two));
      if (a && b) found.push(`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`);
    }
  }
  return found.join("");
}

/** A slightly bowed flight path between two zones, as a grease pencil would draw it. */
export function flight(from: string, to: string, sheet = DESK): string {
  const a = zoneAt(from, sheet)?.centre;
  const b = zoneAt(to, sheet)?.centre;
  if (!a || !b) return "";
  const bow = 0.12;
  const mid = { x: (a.x + b.x) / 2 + (a.y - b.y) * bow, y: (a.y + b.y) / 2 + (b.x - a.x) * bow };
  return `M${round(a.x)} ${round(a.y)}Q${round(mid.x)} ${round(mid.y)} ${round(b.x)} ${round(b.y)}`;
}

/** The part of the chart with these zones and the sea about them. */
export function around(names: string[], sheet = DESK): Box | null {
  const { cell } = sheet;
  const centres = names.flatMap((name) => zoneAt(name, sheet)?.centre ?? []);
  if (!centres.length) return null;
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - cell.width, Math.min(...ys) - cell.height];
  return { x, y, width: Math.max(...xs) + cell.width - x, height: Math.max(...ys) + cell.height - y };
}

/** The zone an arrow key leads to: the neighbour that lies most in that direction. */
export function towards(name: string, dx: number, dy: number): string | null {
  const here = zoneAt(name);
  if (!here) return null;
  let best: string | null = null;
  let most = 0.3;
  for (const one of here.next) {
    const there = zoneAt(one);
    if (!there) continue;
    const x = there.centre.x - here.centre.x;
    const y = there.centre.y - here.centre.y;
    const along = (x * dx + y * dy) / Math.hypot(x, y);
    if (along > most + 0.01) {
      most = along;
      best = one;
    }
  }
  return best;
}

const round = (value: number): number => Math.round(value * 10) / 10;
