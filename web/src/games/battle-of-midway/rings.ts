// The battle board: half circles open to the strip from which the attackers come. Five areas outside, three inside, the centre.
// Where there is more room upwards than sideways they are half ellipses, so many times as `tall`.
import type { Battle, Midway, Seat } from "./view";
import { SEATS } from "./view";

export const AREAS = ["a1", "a2", "a3", "a4", "a5", "c1", "c2", "c3", "centre", "strip"] as const;
export type Area = (typeof AREAS)[number];

export const RADII = { centre: 170, middle: 290, outer: 412, strip: 492 };

interface Span {
  from: number;
  to: number;
  inner: number;
  outer: number;
}

/** The angles of an area in degrees, 180 on the left to 0 on the right, and its radii. */
export function span(area: Area): Span {
  const number = Number(area[1]) - 1;
  if (area.startsWith("a")) {
    return { from: 180 - number * 36, to: 144 - number * 36, inner: RADII.middle, outer: RADII.outer };
  }
  if (area === "centre") return { from: 180, to: 0, inner: 0, outer: RADII.centre };
  if (area === "strip") return { from: 180, to: 0, inner: RADII.outer + 8, outer: RADII.strip };
  return { from: 180 - number * 60, to: 120 - number * 60, inner: RADII.centre, outer: RADII.middle };
}

export function polar(radius: number, degrees: number, tall = 1): { x: number; y: number } {
  const a = (degrees * Math.PI) / 180;
  return { x: Math.cos(a) * radius, y: -Math.sin(a) * radius * tall };
}

/** By how much a name on a ring is turned, to lie along it. */
export function along(degrees: number, tall = 1): number {
  const a = (degrees * Math.PI) / 180;
  return 90 - (Math.atan2(Math.sin(a), Math.cos(a) * tall) * 180) / Math.PI;
}

const at = (radius: number, degrees: number, tall: number): string => {
  const { x, y } = polar(radius, degrees, tall);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** The outline of an area, a few units inside its borders. */
export function outline(area: Area, gap = 3, tall = 1): string {
  const { from, to, inner, outer } = span(area);
  const arc = (radius: number, way: number, to: number): string =>
    `A${radius} ${radius * tall} 0 0 ${way} ${at(radius, to, tall)}`;
  if (area === "centre") return `M${at(outer - gap, 180, tall)}${arc(outer - gap, 1, 0)}Z`;
  const turn = (radius: number): number => ((gap / radius) * 180) / Math.PI;
  const [r, R] = [inner + gap, outer - gap];
  const start = from === 180 ? 180 : from - turn(R);
  const stop = to === 0 ? 0 : to + turn(R);
  const startIn = from === 180 ? 180 : from - turn(r);
  const stopIn = to === 0 ? 0 : to + turn(r);
  return `M${at(R, start, tall)}${arc(R, 1, stop)}L${at(r, stopIn, tall)}${arc(r, 0, startIn)}Z`;
}

/** No counter is drawn larger, unless the rings are taller. */
const MOST = 1.7;

interface Seated {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

/** Places for `count` counters in an area, in arcs from the outside in. `y` grows downwards, away from the strip.
 * Of the first so many, which are ships, the centre makes a row of its own. */
export function seatsIn(area: Area, count: number, ships = 0, tall = 1): Seated[] {
  if (!count) return [];
  const most = MOST * tall ** 0.8;
  if (area === "centre")
    return ships > 0 && ships < count && ships <= 4 ? overShips(count, ships, tall) : centreSeats(count, tall);
  const { from, to, inner, outer } = span(area);
  // What is drawn taller lies above in the depth of an area, and beside the middle in its length.
  const up = (tall - 1) * Math.abs(Math.sin(((from + to) * Math.PI) / 360));
  const depth = (outer - inner - (area === "strip" ? 0 : 22)) * (1 + up);
  const arc = (((from - to) * Math.PI) / 180) * ((inner + outer) / 2) * (tall - up);
  // As large as the area allows, in one row or more: a counter is about 60 wide and 56 high.
  const fit = (rows: number): number => Math.min(most, depth / rows / 56, (arc - 12) / Math.ceil(count / rows) / 60);
  const rows = [1, 2, 3].reduce((best, one) => (fit(one) > fit(best) + 0.01 ? one : best));
  const scale = fit(rows);
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const angle = from - ((from - to) / inRow) * ((i % perRow) + 0.5);
    const radius = outer - 22 - ((outer - inner - 22) / rows) * (row + 0.5);
    return { ...polar(area === "strip" ? (inner + outer) / 2 : radius, angle, tall), turn: 90 - angle, scale };
  });
}

/** A few ships, and below them the aircraft that have come through: in two rows where there is room upwards. */
function overShips(count: number, ships: number, tall: number): Seated[] {
  const planes = count - ships;
  const grown = (scale: number, room: number): number => Math.max(scale, Math.min(scale * tall ** 0.8, room / 60));
  const row = (number: number, y: number, wide: number, scale: number): Seated[] =>
    Array.from({ length: number }, (_, i) => ({ x: (i - (number - 1) / 2) * (wide / number), y, turn: 0, scale }));
  const two = tall > 1.3 && planes > 4;
  const above = row(
    ships,
    (two ? -122 : -98) * tall,
    Math.min(240, 90 * ships),
    grown(ships < 4 ? 1.15 : 1, 240 / ships),
  );
  if (two) {
    const lower = Math.floor(planes / 2);
    const scale = Math.min(1.2, 310 / (planes - lower) / 62);
    return [
      ...above,
      ...row(planes - lower, 14 - 78 * scale, 310, scale),
      ...row(lower, 14 - 26 * scale, (310 * lower) / (planes - lower), scale),
    ];
  }
  return [
    ...above,
    ...row(
      planes,
      -20 * tall ** 0.5,
      Math.min(310, 84 * planes * tall ** 0.5),
      grown(Math.min(1, 310 / planes / 64), 310 / planes),
    ),
  ];
}

function centreSeats(count: number, tall: number): Seated[] {
  const rows = count <= 3 ? 1 : count <= 8 ? 2 : 3;
  const scale = (count <= 2 ? MOST : ([1.45, 1.1, 0.88][rows - 1] ?? 0.8)) * Math.min(1.3, tall ** 0.8);
  // The half disc is wide at its foot: more stand there than above.
  const shares =
    rows === 1
      ? [count]
      : rows === 2
        ? [Math.floor(count * 0.42)]
        : [Math.floor(count * 0.22), Math.floor(count * 0.34)];
  while (shares.length < rows) shares.push(count - shares.reduce((sum, one) => sum + one, 0));
  const found: Seated[] = [];
  shares.forEach((inRow, row) => {
    // Below the lowest stand the names of large ships, still on the board.
    const y = rows === 1 ? -66 : rows === 2 ? -42 - (1 - row) * 70 : -34 - (2 - row) * 50;
    const width = 2 * Math.sqrt(Math.max(1, 160 ** 2 - (Math.abs(y) + 14) ** 2));
    const step = Math.min(84 * scale, width / Math.max(1, inRow));
    for (let i = 0; i < inRow; i += 1)
      found.push({ x: (i - (inRow - 1) / 2) * step, y: y * tall, turn: 0, scale: Math.min(scale, step / 52) });
  });
  return found;
}

/** Units alike in one area of one board: a counter. */
export interface Piece {
  key: string;
  board: Seat;
  area: Area | "waiting";
  side: Seat;
  /** Index of a ship in the view, or null. */
  ship: number | null;
  /** Indices of air units in the view. */
  air: number[];
  /** The team of attackers, or -1 for a defender. */
  team: number;
}

const areaName = (number: number): Area | "waiting" => AREAS[number] ?? "waiting";

/** Everything that stands on the boards. Attackers stand on the other side's board. */
export function pieces(view: Midway, battle: Battle): Piece[] {
  const found: Piece[] = [];
  const alike = new Map<string, Piece>();
  battle.ships.forEach((ship, i) => {
    const side = view.ships[ship]?.side;
    if (!side || view.ships[ship]?.zone === "gone") return;
    found.push({
      key: `ship ${ship}`,
      board: side,
      area: areaName(battle.ship_area[i] ?? -1),
      side,
      ship,
      air: [],
      team: -1,
    });
  });
  battle.fliers.forEach((air, i) => {
    const unit = view.air[air];
    if (!unit || unit.at === "lost") return;
    const team = battle.flier_team[i] ?? -1;
    const attacks = team >= 0 || team === -2;
    const number = team >= 0 ? (battle.team_area[team] ?? 9) : (battle.flier_area[i] ?? -1);
    const area = team === -2 ? "strip" : areaName(number);
    const own = SEATS[battle.boards[0] ?? 0] ?? unit.side;
    const board = battle.boards.length > 1 ? (attacks ? (unit.side === "ijn" ? "usn" : "ijn") : unit.side) : own;
    const like = `${unit.side} ${board} ${area} ${unit.type} ${unit.home} ${unit.load} ${team}`;
    const known = alike.get(like);
    if (known) {
      known.air.push(air);
      return;
    }
    // By its first aircraft: a counter is the same wherever it is, and flies from area to area.
    const piece: Piece = { key: `air ${air}`, board, area, side: unit.side, ship: null, air: [air], team };
    alike.set(like, piece);
    found.push(piece);
  });
  return found;
}
