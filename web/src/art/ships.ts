// Carriers from above: outlines in a box that runs from 0 to `length` downwards, bow up, and half a beam to each side.

export interface CarrierPlan {
  nation: "japan" | "usa";
  /** Where the island stands; Akagi and Hiryu had theirs to port. */
  island: "port" | "starboard";
  /** Shares of the deck's length at which the lifts lie. */
  lifts: number[];
  /** How broad the deck still is at the bow, as a share of the beam. */
  bow: number;
}

export const CARRIERS: Record<string, CarrierPlan> = {
  akagi: { nation: "japan", island: "port", lifts: [0.26, 0.52, 0.74], bow: 0.62 },
  kaga: { nation: "japan", island: "starboard", lifts: [0.22, 0.56, 0.78], bow: 0.8 },
  soryu: { nation: "japan", island: "starboard", lifts: [0.27, 0.55, 0.75], bow: 0.66 },
  hiryu: { nation: "japan", island: "port", lifts: [0.27, 0.55, 0.75], bow: 0.66 },
  enterprise: { nation: "usa", island: "starboard", lifts: [0.2, 0.5, 0.78], bow: 0.86 },
  hornet: { nation: "usa", island: "starboard", lifts: [0.2, 0.5, 0.78], bow: 0.86 },
  yorktown: { nation: "usa", island: "starboard", lifts: [0.2, 0.5, 0.78], bow: 0.86 },
};

const UNKNOWN: CarrierPlan = { nation: "usa", island: "starboard", lifts: [0.2, 0.5, 0.78], bow: 0.86 };

/** The plan of a ship by its id; ships we do not know look like American carriers. */
export function carrierPlan(id: string, nation: "japan" | "usa" = "usa"): CarrierPlan {
  return CARRIERS[id] ?? { ...UNKNOWN, nation };
}

const n = (value: number) => String(Math.round(value * 10) / 10);

/** The hull at the waterline, a little longer and slimmer than the deck, with a sharp bow and a rounded stern. */
export function hullPath(length: number, beam: number): string {
  const half = beam * 0.47;
  const bow = -length * 0.035;
  const stern = length * 1.02;
  return [
    `M0 ${n(bow)}`,
    `C${n(half * 0.5)} ${n(length * 0.06)} ${n(half)} ${n(length * 0.13)} ${n(half)} ${n(length * 0.28)}`,
    `L${n(half)} ${n(length * 0.82)}`,
    `C${n(half)} ${n(length * 0.95)} ${n(half * 0.6)} ${n(stern)} 0 ${n(stern)}`,
    `C${n(-half * 0.6)} ${n(stern)} ${n(-half)} ${n(length * 0.95)} ${n(-half)} ${n(length * 0.82)}`,
    `L${n(-half)} ${n(length * 0.28)}`,
    `C${n(-half)} ${n(length * 0.13)} ${n(-half * 0.5)} ${n(length * 0.06)} 0 ${n(bow)}Z`,
  ].join("");
}

/** The flight deck: tapering to the bow, squared off, with rounded corners. */
export function deckPath(length: number, beam: number, plan: CarrierPlan): string {
  const half = beam / 2;
  const bow = half * plan.bow;
  const top = length * 0.025;
  const r = beam * 0.12;
  return [
    `M${n(-bow + r)} ${n(top)}`,
    `L${n(bow - r)} ${n(top)}`,
    `Q${n(bow)} ${n(top)} ${n(bow + r * 0.2)} ${n(top + r)}`,
    `L${n(half)} ${n(length * 0.2)}`,
    `L${n(half)} ${n(length * 0.86)}`,
    `L${n(half * 0.84)} ${n(length * 0.985)}`,
    `L${n(-half * 0.84)} ${n(length * 0.985)}`,
    `L${n(-half)} ${n(length * 0.86)}`,
    `L${n(-half)} ${n(length * 0.2)}`,
    `L${n(-bow - r * 0.2)} ${n(top + r)}`,
    `Q${n(-bow)} ${n(top)} ${n(-bow + r)} ${n(top)}Z`,
  ].join("");
}
