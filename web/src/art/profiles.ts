// Aircraft from the side, drawn from a few measures: one metre is one unit, the nose points right, the origin lies between
// the wheels on the deck.

import { lines } from "./copies";
import { circlePath, kept, moved } from "./paths";

interface Profile {
  length: number;
  /** Half height of the fuselage at the cowling and amidships. */
  nose: number;
  body: number;
  /** Glass: where it begins and ends behind the nose, and how high it stands. */
  canopy: [from: number, to: number, high: number];
  /** Fin: height above the back, and chord. */
  fin: [high: number, chord: number];
  /** Wing seen edge on: how far behind the nose, chord, and height below the middle line (negative: above it). */
  wing: [at: number, chord: number, low: number];
  gear: "legs" | "spats" | "floats" | "hull";
  engines?: number;
}

const carrier = (given: Partial<Profile>): Profile => ({
  length: 9.8,
  nose: 0.66,
  body: 0.62,
  canopy: [3, 5.4, 0.7],
  fin: [1.25, 1.5],
  wing: [2.6, 2.8, 0.45],
  gear: "legs",
  ...given,
});

const JAPANESE = new Set(["A6M", "D3A", "B5N", "E13A"]);

const PROFILES: Record<string, Profile> = {
  A6M: carrier({ length: 9.1, nose: 0.6, body: 0.56, canopy: [3, 5.2, 0.72] }),
  D3A: carrier({ length: 10.2, canopy: [3, 6.8, 0.66], fin: [1.5, 1.9], gear: "spats" }),
  B5N: carrier({ length: 10.3, canopy: [2.8, 7.2, 0.68], fin: [1.5, 1.7] }),
  E13A: carrier({ length: 11.3, canopy: [3.4, 7.6, 0.66], fin: [1.6, 1.8], gear: "floats" }),
  F4F: carrier({ length: 8.8, nose: 0.84, body: 0.82, canopy: [3.2, 4.9, 0.6], fin: [1.3, 1.4], wing: [2.2, 2.5, 0] }),
  SBD: carrier({ length: 10.1, nose: 0.72, canopy: [2.9, 6.6, 0.66], fin: [1.5, 1.8] }),
  TBD: carrier({
    length: 10.7,
    nose: 0.78,
    body: 0.74,
    canopy: [2.8, 7.9, 0.7],
    fin: [1.5, 2],
    wing: [2.6, 3.6, 0.55],
  }),
  B25: carrier({
    length: 16,
    nose: 0.8,
    body: 1.05,
    canopy: [2, 4.6, 0.6],
    fin: [2.2, 2.4],
    wing: [5.4, 3.4, 0],
    engines: 1,
  }),
  B17: carrier({
    length: 22,
    nose: 0.9,
    body: 1.25,
    canopy: [3.6, 6.4, 0.6],
    fin: [4.2, 5.4],
    wing: [7, 5, 0.4],
    engines: 2,
  }),
  PBY: carrier({
    length: 19.5,
    nose: 0.9,
    body: 1.2,
    canopy: [3, 5, 0.6],
    fin: [3, 3],
    wing: [6.5, 4.6, -2.4],
    gear: "hull",
  }),
};

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Height of the middle line above the deck. */
const stance = ({ gear, body }: Profile): number =>
  gear === "floats" ? 2.9 : gear === "hull" ? 1.5 : 1.4 + body * 0.7;

function bodySide({ length, nose, body }: Profile): string {
  const l = length / 2;
  return [
    `M${n(l)} 0`,
    `C${n(l)} ${n(-nose)} ${n(l - 0.5)} ${n(-nose)} ${n(l - 1)} ${n(-nose)}`,
    `C${n(l * 0.3)} ${n(-body * 1.12)} ${n(-l * 0.3)} ${n(-body)} ${n(-l)} -0.16`,
    `L${n(-l)} 0.12`,
    `C${n(-l * 0.4)} ${n(body * 0.75)} ${n(l * 0.2)} ${n(body * 1.15)} ${n(l - 1)} ${n(nose)}`,
    `C${n(l - 0.5)} ${n(nose)} ${n(l)} ${n(nose)} ${n(l)} 0Z`,
  ].join("");
}

function canopySide({ length, body, canopy: [from, to, high] }: Profile): string {
  const l = length / 2;
  const base = -body * 0.85;
  return [
    `M${n(l - from + 0.3)} ${n(base)}`,
    `C${n(l - from)} ${n(base - high)} ${n(l - from - 0.4)} ${n(base - high)} ${n(l - from - 0.9)} ${n(base - high)}`,
    `L${n(l - to + 1)} ${n(base - high * 0.85)}`,
    `Q${n(l - to)} ${n(base - high * 0.6)} ${n(l - to - 0.4)} ${n(base + 0.1)}Z`,
  ].join("");
}

function finSide({ length, fin: [high, chord] }: Profile): string {
  const l = length / 2;
  return `M${n(-l + chord * 1.15)} -0.2Q${n(-l + chord * 0.5)} ${n(-high)} ${n(-l + 0.4)} ${n(-high - 0.25)}Q${n(-l - 0.3)} ${n(-high)} ${n(-l - 0.1)} 0Z`;
}

/** Wheels, spats, floats or nothing, as outlines. */
function gearSide(form: Profile): string {
  const x = form.length / 2 - form.wing[0] - form.wing[1] * 0.25;
  const ground = stance(form);
  if (form.gear === "legs") return `M${n(x)} 0.3L${n(x + 0.25)} ${n(ground - 0.4)}`;
  if (form.gear === "spats") {
    return `M${n(x - 0.35)} 0.3L${n(x - 0.6)} ${n(ground - 0.5)}Q${n(x + 0.3)} ${n(ground - 0.1)} ${n(x + 0.85)} ${n(ground - 0.6)}L${n(x + 0.45)} 0.3Z`;
  }
  if (form.gear === "floats") {
    return `M${n(x - 4)} ${n(ground - 0.9)}L${n(x + 3.2)} ${n(ground - 1)}Q${n(x + 3)} ${n(ground - 0.1)} ${n(x + 1)} ${n(ground)}L${n(x - 1)} ${n(ground - 0.1)}Z`;
  }
  return "";
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** A bar with half circles at its ends. */
const bar = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  const bend = (down: number) => `a${n(r)} ${n(r)} 0 0 1 0 ${n(down)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - height)}${bend(height)}h${n(height - width)}${bend(-height)}Z`;
};

const profile = (type: string): Profile => PROFILES[type] ?? carrier({});

/** A drawing in metres as it stands on a deck, `size` units long. */
const placed = (form: Profile, size: number, x: number, y: number): ((d: string) => string) => {
  const scale = size / form.length;
  return (d) => moved(d, { x, y: y - stance(form) * scale, turn: 0, scale });
};

/** An aircraft on its wheels, as markup. */
export const standing = kept(
  (type: string, size: number, load: "none" | "bombs" | "torpedoes", x: number, y: number) => {
    const form = profile(type);
    const japanese = JAPANESE.has(type);
    const at = placed(form, size, x, y);
    const scale = size / form.length;
    const [half, low] = [form.length / 2, stance(form)];
    const [wing, chord, wingLow] = form.wing;
    const wheel = half - wing - chord * 0.25;
    const skin = japanese ? "#5a735c" : "#5a7698";
    const [dark, brass] = ["#20262c", "#e8c66a"];
    const belly = form.body * 0.95;
    const legs = form.gear === "legs";
    const line = 0.8;
    return lines([
      { d: at(finSide(form) + (legs ? "" : gearSide(form))), fill: skin, width: line },
      { d: legs ? at(gearSide(form)) : "", fill: "none", width: 0.34 * scale },
      {
        d:
          legs || form.gear === "spats"
            ? at(circlePath(wheel + 0.25, low - 0.5, 0.5) + circlePath(-half + 0.9, low - 1, 0.26))
            : "",
        fill: "#18222b",
        width: line,
      },
      {
        d:
          wingLow < -1
            ? at(`M${wheel - 0.6} -1L${wheel - 0.6} ${wingLow}M${wheel + 0.6} -1L${wheel + 0.6} ${wingLow}`)
            : "",
        width: 0.5 * scale,
      },
      { d: at(bodySide(form)), fill: skin, width: line },
      { d: at(canopySide(form)), fill: "#cfe3ea", width: line },
      {
        d: load === "torpedoes" ? at(bar(wheel - 3.1, belly + 0.05, 5.6, 0.72)) : "",
        fill: dark,
        stroke: brass,
        width: 0.7,
      },
      {
        d: load === "bombs" ? at(ellipse(wheel + 0.1, belly + 0.55, 1.25, 0.56)) : "",
        fill: dark,
        stroke: brass,
        width: 0.7,
      },
      { d: at(ellipse(half - wing - chord / 2, wingLow, chord / 2, 0.26)), fill: "#dfe8e4", width: line },
      {
        d: at(circlePath(-half * 0.28, -0.02, form.body * 0.6)),
        fill: japanese ? "#c23b22" : "#f6f3ea",
        stroke: japanese ? "#f4e9d8" : "#20355c",
        width: (japanese ? 0.1 : 0.24) * scale,
      },
      form.engines
        ? { d: at(bar(wheel - 0.6, wingLow - 0.55, 3, 1.1)), fill: skin, width: line }
        : { d: at(`M${half} -1.55V1.55`), width: 0.16 * scale, opacity: 0.55 },
    ]);
  },
);

/** Its outline, as one path. */
export const ghostly = kept((type: string, size: number, x: number, y: number) => {
  const form = profile(type);
  return placed(form, size, x, y)(finSide(form) + bodySide(form) + canopySide(form));
});
