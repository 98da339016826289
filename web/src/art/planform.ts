// Aircraft seen from above, drawn from a few measures. One metre is one unit; the nose points up, the origin is the middle.

import { once } from "../frame/once";
import { circlePath, moved, type Spot } from "./paths";

export interface Wing {
  /** Where the leading edge meets the fuselage, and where the tip begins, behind the nose. */
  root: number;
  tip: number;
  span: number;
  rootChord: number;
  tipChord: number;
  /** How round the tip is: 0 cut square, 1 a half ellipse. */
  round: number;
}

export interface Planform {
  length: number;
  /** Half widths of the fuselage at shares of its length, nose to tail. */
  body: [at: number, half: number][];
  wing: Wing;
  tail: Wing;
  /** Engines on the wing: distance from the middle line, half width, and how far they stand before the leading edge. */
  engines?: { at: number; half: number; ahead: number }[];
  /** Wheel spats or floats: distance from the middle, half width, first and last metre behind the nose. */
  floats?: { at: number; half: number; from: number; to: number }[];
  /** The glass: first and last metre behind the nose, half width. */
  canopy: [from: number, to: number, half: number];
}

const n = (value: number) => String(Math.round(value * 100) / 100);

/** The outline of the fuselage: a smooth curve through its half widths, mirrored. */
function bodyPath({ length, body }: Planform): string {
  const right = body.map(([at, half]) => [half, (at - 0.5) * length] as const);
  const left = [...right].reverse().map(([x, y]) => [-x, y] as const);
  return smooth([...right, ...left]);
}

function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] as readonly [number, number];
  const middle = (i: number) => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2] as const;
  const start = middle(-1);
  const curves = points.map((_, i) => `Q${n(at(i)[0])} ${n(at(i)[1])} ${n(middle(i)[0])} ${n(middle(i)[1])}`);
  return `M${n(start[0])} ${n(start[1])}${curves.join("")}Z`;
}

/** A wing or tailplane across the whole span. */
function wingPath(wing: Wing, length: number): string {
  const nose = -length / 2;
  const half = wing.span / 2;
  const bend = half - wing.tipChord * 0.6 * wing.round;
  const front = nose + wing.root;
  const back = front + wing.rootChord;
  const tipFront = nose + wing.tip;
  const tipBack = tipFront + wing.tipChord;
  const middle = (tipFront + tipBack) / 2;
  const right = [
    `L${n(bend)} ${n(tipFront)}`,
    `Q${n(half)} ${n(tipFront)} ${n(half)} ${n(middle)}`,
    `Q${n(half)} ${n(tipBack)} ${n(bend)} ${n(tipBack)}`,
    `L0 ${n(back)}`,
  ];
  const left = [
    `L${n(-bend)} ${n(tipBack)}`,
    `Q${n(-half)} ${n(tipBack)} ${n(-half)} ${n(middle)}`,
    `Q${n(-half)} ${n(tipFront)} ${n(-bend)} ${n(tipFront)}`,
  ];
  return `M0 ${n(front)}${right.join("")}${left.join("")}Z`;
}

/** Rounded bars along the flight line: engines before the wing, spats, floats. */
function barPaths(form: Planform): string[] {
  const nose = -form.length / 2;
  const engines = (form.engines ?? []).map(({ at, half, ahead }) => {
    const share = at / (form.wing.span / 2);
    const edge = form.wing.root + (form.wing.tip - form.wing.root) * share;
    return { at, half, from: edge - ahead, to: edge + form.wing.rootChord * 0.75 };
  });
  return [...engines, ...(form.floats ?? [])].flatMap(({ at, half, from, to }) =>
    [at, -at].map((x) => capsule(x, half, nose + from, nose + to)),
  );
}

function capsule(x: number, half: number, top: number, bottom: number): string {
  return smooth([
    [x + half, top],
    [x + half, (top + bottom) / 2],
    [x + half * 0.5, bottom],
    [x - half * 0.5, bottom],
    [x - half, (top + bottom) / 2],
    [x - half, top],
  ]);
}

function canopyPath(form: Planform): string {
  const [from, to, half] = form.canopy;
  return capsule(0, half, from - form.length / 2, to - form.length / 2);
}

const RAYS: [number, number][] = [
  [0, -1],
  [0.235, -0.309],
  [0.951, -0.309],
  [0.38, 0.118],
  [0.588, 0.809],
  [0, 0.382],
  [-0.588, 0.809],
  [-0.38, 0.118],
  [-0.951, -0.309],
  [-0.235, -0.309],
];

/** A star of five points around a point, drawn there: moving it would make it a sheet of its own in every frame. */
export const starPath = (x: number, y: number, r: number): string =>
  `M${RAYS.map(([right, down]) => `${String(x + right * r)} ${String(y + down * r)}`).join("L")}Z`;

/** Where the national marks lie on the wing, and how large they are. */
function roundels(form: Planform): { x: number; y: number; r: number } {
  const { span, root, tip, rootChord, tipChord } = form.wing;
  const share = 0.66;
  const chord = rootChord + (tipChord - rootChord) * share;
  return {
    x: (span / 2) * share,
    y: -form.length / 2 + root + (tip - root) * share + chord / 2,
    r: chord * 0.34,
  };
}

/** One path of an aircraft: what it is painted with, and the width of its line. */
export interface Stroke {
  d: string;
  paint: "skin" | "light" | "glass" | "disc" | "star";
  line: number;
}

/** Two marks alike, one on each wing. */
const both = (form: Planform, mark: (x: number, y: number, r: number) => string): string => {
  const { x, y, r } = roundels(form);
  return mark(x, y, r) + mark(-x, y, r);
};

/** An aircraft in as few paths as its overlaps allow: what has the same paint and lies apart is one. */
const outlines = once(
  (form: Planform): Record<"under" | "wing" | "over" | "glass" | "discs" | "suns" | "stars", string> => {
    const { r } = roundels(form);
    return {
      under: barPaths({ ...form, engines: [] }).join("") + wingPath(form.tail, form.length),
      wing: wingPath(form.wing, form.length),
      over: barPaths({ ...form, floats: [] }).join("") + bodyPath(form),
      glass: canopyPath(form),
      discs: both(form, (x, y) => circlePath(x, y, r * 1.08)),
      suns: both(form, circlePath),
      stars: both(form, starPath),
    };
  },
);

/** Its paths where it flies. */
export function strokes(form: Planform, spot: Spot, marks: "none" | "plain" | "japanese" | "american"): Stroke[] {
  const at = (d: string): string => moved(d, spot);
  const { under, wing, over, glass, discs, suns, stars } = outlines(form);
  const drawn: Stroke[] = [
    { d: at(under), paint: "skin", line: 0.7 },
    { d: at(wing), paint: "light", line: 0.7 },
    { d: at(over), paint: "skin", line: 0.7 },
  ];
  if (marks === "plain") return drawn;
  drawn.push({ d: at(glass), paint: "glass", line: 0.4 });
  if (marks === "japanese") drawn.push({ d: at(suns), paint: "disc", line: roundels(form).r * 0.16 * spot.scale });
  if (marks === "american") {
    drawn.push({ d: at(discs), paint: "disc", line: 0 });
    drawn.push({ d: at(stars), paint: "star", line: 0 });
  }
  return drawn;
}
