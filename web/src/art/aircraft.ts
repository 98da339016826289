// The aircraft of June 1942 in metres, close enough to tell them apart from above.
import { lines } from "./copies";
import { kept } from "./paths";
import { strokes, type Planform, type Stroke } from "./planform";

export type AircraftKind =
  "zero" | "kate" | "val" | "jake" | "wildcat" | "buffalo" | "devastator" | "dauntless" | "b17" | "b26" | "catalina";

export const JAPANESE: ReadonlySet<AircraftKind> = new Set(["zero", "kate", "val", "jake"]);

/** A slim fuselage of an inline shape: engine, cockpit, tail cone. */
const slim = (nose: number, middle: number, tail: number): [number, number][] => [
  [0, nose * 0.55],
  [0.03, nose],
  [0.2, nose],
  [0.45, middle],
  [0.8, tail * 1.5],
  [1, tail],
];

export const AIRCRAFT: Record<AircraftKind, Planform> = {
  zero: {
    length: 9.1,
    body: slim(0.62, 0.58, 0.12),
    wing: { root: 2.1, tip: 2.75, span: 12, rootChord: 2.6, tipChord: 1.25, round: 1 },
    tail: { root: 7.4, tip: 7.75, span: 4.6, rootChord: 1.15, tipChord: 0.6, round: 1 },
    canopy: [2.9, 5.2, 0.36],
  },
  kate: {
    length: 10.3,
    body: slim(0.66, 0.62, 0.14),
    wing: { root: 2.5, tip: 3.35, span: 15.5, rootChord: 3.3, tipChord: 1.5, round: 1 },
    tail: { root: 8.3, tip: 8.75, span: 5.6, rootChord: 1.5, tipChord: 0.75, round: 1 },
    canopy: [2.8, 7, 0.36],
  },
  val: {
    length: 10.2,
    body: slim(0.64, 0.6, 0.12),
    wing: { root: 2.6, tip: 3.5, span: 14.4, rootChord: 3.4, tipChord: 1.1, round: 1.9 },
    tail: { root: 8.2, tip: 8.75, span: 4.9, rootChord: 1.5, tipChord: 0.6, round: 1.6 },
    floats: [{ at: 2.05, half: 0.3, from: 1.7, to: 4.6 }],
    canopy: [3, 6.6, 0.36],
  },
  jake: {
    length: 11.3,
    body: slim(0.62, 0.6, 0.13),
    wing: { root: 2.9, tip: 3.7, span: 14.5, rootChord: 3, tipChord: 1.3, round: 1 },
    tail: { root: 9.3, tip: 9.75, span: 5, rootChord: 1.3, tipChord: 0.7, round: 1 },
    floats: [{ at: 1.8, half: 0.42, from: 0.4, to: 8.8 }],
    canopy: [3.4, 7.4, 0.34],
  },
  wildcat: {
    length: 8.8,
    body: [
      [0, 0.5],
      [0.03, 0.74],
      [0.24, 0.76],
      [0.5, 0.62],
      [0.82, 0.26],
      [1, 0.12],
    ],
    wing: { root: 1.9, tip: 2.2, span: 11.6, rootChord: 2.6, tipChord: 1.9, round: 0.18 },
    tail: { root: 7, tip: 7.2, span: 4.2, rootChord: 1.3, tipChord: 0.95, round: 0.25 },
    canopy: [2.9, 4.6, 0.4],
  },
  buffalo: {
    length: 8,
    body: [
      [0, 0.6],
      [0.03, 0.82],
      [0.3, 0.84],
      [0.6, 0.6],
      [0.85, 0.26],
      [1, 0.12],
    ],
    wing: { root: 1.8, tip: 2.3, span: 10.7, rootChord: 2.5, tipChord: 1.3, round: 0.7 },
    tail: { root: 6.4, tip: 6.7, span: 3.9, rootChord: 1.2, tipChord: 0.7, round: 0.6 },
    canopy: [2.6, 5.4, 0.42],
  },
  devastator: {
    length: 10.7,
    body: slim(0.72, 0.66, 0.16),
    wing: { root: 2.3, tip: 3.1, span: 15.2, rootChord: 3.9, tipChord: 1.9, round: 0.8 },
    tail: { root: 8.6, tip: 8.9, span: 5.6, rootChord: 1.7, tipChord: 0.95, round: 0.8 },
    canopy: [2.7, 7.7, 0.42],
  },
  dauntless: {
    length: 10.1,
    body: slim(0.68, 0.62, 0.14),
    wing: { root: 2.2, tip: 3.2, span: 12.7, rootChord: 3.3, tipChord: 1.2, round: 1 },
    tail: { root: 8, tip: 8.4, span: 4.9, rootChord: 1.5, tipChord: 0.75, round: 1 },
    canopy: [2.8, 6.3, 0.4],
  },
  b17: {
    length: 22.5,
    body: slim(1.05, 1.1, 0.3),
    wing: { root: 5.6, tip: 8, span: 31.6, rootChord: 5.6, tipChord: 2, round: 1 },
    tail: { root: 18.6, tip: 19.6, span: 13.2, rootChord: 2.9, tipChord: 1.2, round: 1 },
    engines: [
      { at: 4.1, half: 0.62, ahead: 1.5 },
      { at: 8.2, half: 0.6, ahead: 1.4 },
    ],
    canopy: [3.4, 6.6, 0.6],
  },
  b26: {
    length: 17.8,
    body: slim(1.05, 1.1, 0.32),
    wing: { root: 5.2, tip: 6.1, span: 19.8, rootChord: 3.6, tipChord: 1.6, round: 0.8 },
    tail: { root: 14.8, tip: 15.4, span: 8.5, rootChord: 2.3, tipChord: 1.1, round: 0.8 },
    engines: [{ at: 3.4, half: 0.75, ahead: 1.9 }],
    canopy: [3, 5.6, 0.62],
  },
  catalina: {
    length: 19.5,
    body: [
      [0, 0.4],
      [0.06, 1.15],
      [0.3, 1.3],
      [0.55, 1.05],
      [0.8, 0.5],
      [1, 0.24],
    ],
    wing: { root: 5.2, tip: 6.1, span: 31.7, rootChord: 4.4, tipChord: 3, round: 0.5 },
    tail: { root: 15.8, tip: 16.4, span: 9.3, rootChord: 2.6, tipChord: 1.6, round: 0.8 },
    engines: [{ at: 2.9, half: 0.7, ahead: 1.5 }],
    canopy: [3.2, 5, 0.8],
  },
};

/** What an aircraft is painted with: in its own colours, or all in one. */
const paints = (kind: AircraftKind, plain: string): Record<Stroke["paint"], string> => {
  const japanese = JAPANESE.has(kind);
  return {
    skin: plain || (japanese ? "#4d6350" : "#4a6484"),
    light: plain || (japanese ? "#6f8a6f" : "#7391b4"),
    glass: "#cfe3ea",
    disc: japanese ? "#c23b22" : "#20355c",
    star: "#f6f3ea",
  };
};

/** An aircraft where it flies, as markup. */
export const drawn = kept(
  (
    kind: AircraftKind,
    marks: Parameters<typeof strokes>[2],
    scale: number,
    x: number,
    y: number,
    turn: number,
    plain: string,
  ) => {
    const paint = paints(kind, plain);
    return lines(
      strokes(AIRCRAFT[kind], { x, y, turn, scale }, marks).map(({ d, paint: of, line }) => ({
        d,
        fill: paint[of],
        stroke: line === 0 ? "none" : of === "disc" ? "#f4e9d8" : undefined,
        width: line,
      })),
    );
  },
);
