// Warships from above without a flight deck: hull outlines and what stands on them. The bow points up, one length is one unit.

export type WarshipKind = "battleship" | "cruiser" | "destroyer" | "transport";

export interface Turret {
  /** Where it stands, from the bow (-0.5) to the stern (0.5), and its radius. */
  at: number;
  r: number;
  guns: number;
  aft?: boolean;
}

export interface WarshipPlan {
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

export const WARSHIPS: Record<WarshipKind, WarshipPlan> = {
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
export function warshipHull({ beam, bow }: WarshipPlan, broad = 1, long = 1): string {
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
