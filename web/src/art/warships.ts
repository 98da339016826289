// Warships from above without a flight deck: hull outlines and what stands on them. The bow points up, one length is one unit.

import { kept, moved } from "./paths";

export type WarshipKind = "battleship" | "cruiser" | "destroyer" | "transport";

interface Turret {
  /** Where it stands, from the bow (-0.5) to the stern (0.5), and its radius. */
  at: number;
  r: number;
  guns: number;
  aft?: boolean;
}

interface WarshipPlan {
  /** Beam as a share of the length. */
  beam: number;
  /** How full the bow is: 0 a needle, 1 a barge. */
  bow: number;
  turrets: Turret[];
  /** Superstructure: first and last share, half width. */
  houses: [from: number, to: number, half: number][];
  funnels: [at: number, r: number][];
  hatches: number[];
}

const WARSHIPS: Record<WarshipKind, WarshipPlan> = {
  battleship: {
    beam: 0.175,
    bow: 0.35,
    turrets: [
      { at: -0.27, r: 0.042, guns: 2 },
      { at: -0.18, r: 0.042, guns: 2 },
      { at: 0.17, r: 0.042, guns: 2, aft: true },
      { at: 0.29, r: 0.042, guns: 2, aft: true },
    ],
    houses: [
      [-0.13, 0.02, 0.045],
      [0.05, 0.12, 0.035],
    ],
    funnels: [
      [-0.02, 0.024],
      [0.07, 0.024],
    ],
    hatches: [],
  },
  cruiser: {
    beam: 0.13,
    bow: 0.22,
    turrets: [
      { at: -0.3, r: 0.032, guns: 2 },
      { at: -0.22, r: 0.032, guns: 2 },
      { at: 0.28, r: 0.032, guns: 2, aft: true },
    ],
    houses: [
      [-0.17, -0.06, 0.034],
      [0.1, 0.19, 0.028],
    ],
    funnels: [
      [-0.02, 0.02],
      [0.06, 0.02],
    ],
    hatches: [],
  },
  destroyer: {
    beam: 0.11,
    bow: 0.12,
    turrets: [
      { at: -0.26, r: 0.028, guns: 1 },
      { at: 0.22, r: 0.028, guns: 1, aft: true },
      { at: 0.32, r: 0.028, guns: 1, aft: true },
    ],
    houses: [[-0.2, -0.11, 0.03]],
    funnels: [
      [-0.05, 0.02],
      [0.06, 0.02],
    ],
    hatches: [],
  },
  transport: {
    beam: 0.16,
    bow: 0.6,
    turrets: [],
    houses: [[-0.04, 0.12, 0.055]],
    funnels: [[0.04, 0.026]],
    hatches: [-0.3, -0.17, 0.23, 0.34],
  },
};

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The waterline: a sharp bow, straight sides, a rounded stern; smaller by these shares for the deck within it. */
function warshipHull({ beam, bow }: WarshipPlan, broad = 1, long = 1): string {
  const half = (beam / 2) * broad;
  const full = half * (0.35 + bow * 0.5);
  const shoulder = -0.5 + 0.34 - bow * 0.2;
  const y = (share: number) => n(share * long);
  return [
    `M0 ${y(-0.5)}`,
    `C${n(full)} ${y(-0.46)} ${n(half)} ${y(shoulder - 0.08)} ${n(half)} ${y(shoulder)}`,
    `L${n(half)} ${y(0.3)}`,
    `C${n(half)} ${y(0.44)} ${n(half * 0.6)} ${y(0.5)} 0 ${y(0.5)}`,
    `C${n(-half * 0.6)} ${y(0.5)} ${n(-half)} ${y(0.44)} ${n(-half)} ${y(0.3)}`,
    `L${n(-half)} ${y(shoulder)}`,
    `C${n(-half)} ${y(shoulder - 0.08)} ${n(-full)} ${y(-0.46)} 0 ${y(-0.5)}Z`,
  ].join("");
}

/** One path of a drawing: which paint it takes, and the width of its line where that is not the common one. */
export interface Stroke {
  d: string;
  paint: "steel" | "deck" | "hatch" | "funnel";
  bare?: boolean;
  line?: number;
}

const circle = (y: number, rx: number, ry = rx): string =>
  `M${n(-rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

function house([from, to, half]: WarshipPlan["houses"][number]): string {
  const r = half * 0.5;
  const bend = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const [across, along] = [2 * (half - r), to - from - 2 * r];
  return `M${-half + r} ${from}h${across}${bend(r, r)}v${along}${bend(-r, r)}h${-across}${bend(-r, -r)}v${-along}${bend(r, -r)}Z`;
}

/** A warship in as few paths as its overlaps allow: a fleet has dozens of ships, and each path is looked at in every frame. */
function drawing(plan: WarshipPlan): Stroke[] {
  // One path for all barrels and one for all turrets: a fleet has hundreds of them, and each would be an element.
  const barrels = plan.turrets.map(({ at, r, guns, aft }) =>
    (guns === 1 ? [0] : [-r * 0.4, r * 0.4]).map((x) => `M${x} ${at}v${aft ? r * 2.4 : -r * 2.4}`).join(""),
  );
  const turrets: Stroke[] = [
    { d: barrels.join(""), paint: "steel", line: Math.max(0, ...plan.turrets.map(({ r }) => r * 0.3)) },
    { d: plan.turrets.map(({ at, r }) => circle(at, r)).join(""), paint: "steel" },
  ];
  return [
    { d: warshipHull(plan), paint: "steel" },
    { d: warshipHull(plan, 0.72, 0.9), paint: "deck", bare: true },
    { d: plan.hatches.map((at) => `M-.035 ${at - 0.035}h.07v.07h-.07Z`).join(""), paint: "hatch" },
    ...turrets,
    { d: plan.houses.map(house).join(""), paint: "steel" },
    { d: plan.funnels.map(([at, r]) => circle(at, r, r * 1.25)).join(""), paint: "funnel" },
  ].filter((one): one is Stroke => one.d !== "");
}

const DRAWINGS: Record<WarshipKind, Stroke[]> = {
  battleship: drawing(WARSHIPS.battleship),
  cruiser: drawing(WARSHIPS.cruiser),
  destroyer: drawing(WARSHIPS.destroyer),
  transport: drawing(WARSHIPS.transport),
};

/** One ship's drawing where she lies; `line` is the width that every path has there. */
const lying = kept((kind: WarshipKind, size: number, turn: number, x: number, y: number): Stroke[] =>
  DRAWINGS[kind].map((one) => ({
    ...one,
    d: moved(one.d, { x, y, turn, scale: size }),
    line: Math.max(0.8, (one.line ?? 0) * size),
  })),
);

/** Ships alike, as few paths as one of them has. */
export function warships(
  kind: WarshipKind,
  size: number,
  turn: number,
  spots: readonly { x: number; y: number }[],
): Stroke[] {
  const ships = spots.map(({ x, y }) => lying(kind, size, turn, x, y));
  return (ships[0] ?? []).map((one, i) => ({ ...one, d: ships.map((ship) => ship[i]?.d ?? "").join("") }));
}
