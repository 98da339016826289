// Carriers from above: outlines in a box that runs from 0 to `length` downwards, bow up, and half a beam to each side.

import { kept } from "./paths";

interface CarrierPlan {
  nation: "japan" | "usa";
  /** Where the island stands; Akagi and Hiryu had theirs to port. */
  island: "port" | "starboard";
  /** Shares of the deck's length at which the lifts lie. */
  lifts: number[];
  /** How broad the deck still is at the bow, as a share of the beam. */
  bow: number;
}

const CARRIERS: Record<string, CarrierPlan> = {
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
function carrierPlan(id: string, nation: "japan" | "usa" = "usa"): CarrierPlan {
  return CARRIERS[id] ?? { ...UNKNOWN, nation };
}

const n = (value: number) => String(Math.round(value * 10) / 10);

const n2 = (value: number) => String(Math.round(value * 100) / 100);

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
function deckPath(length: number, beam: number, plan: CarrierPlan): string {
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

/** A carrier as markup. What is alike is one path: each element has to be made, styled and painted, and a fleet has many decks. */
export const carrier = kept((id: string, nation: "japan" | "usa", length: number, beam: number): string => {
  const plan = carrierPlan(id, nation);
  const japan = plan.nation === "japan";
  const port = plan.island === "port";
  const deck = deckPath(length, beam, plan);
  const clip = `deck-${id}-${String(Math.round(length))}`;
  const planks = [-2, -1, 0, 1, 2].map((i) => `M${n2((i * beam) / 6)} 0V${n2(length)}`).join("");
  const box = (x: number, y: number, w: number, h: number) => `M${n2(x)} ${n2(y)}h${n2(w)}v${n2(h)}h${n2(-w)}Z`;
  const lifts = plan.lifts.map((at) => box(-beam * 0.19, length * at - beam * 0.17, beam * 0.38, beam * 0.34)).join("");
  const checks = (first: number) =>
    [first, first + 2].map((i) => box(beam * (0.215 * i - 0.43), length * 0.955, beam * 0.215, length * 0.03)).join("");
  const stripe = (x: number) => `M${n2(x)} ${n2(length * 0.08)}V${n2(length * 0.92)}`;
  const marks = japan
    ? `<path d="${checks(0)}" fill="#b23a26"/><path d="${checks(1)}" fill="#efe6d0"/>` +
      `<circle cx="0" cy="${n2(length * 0.11)}" r="${n2(beam * 0.17)}" fill="#c23b22" stroke="#efe6d0" stroke-width="${n2(beam * 0.03)}"/>`
    : `<path d="${stripe(-beam * 0.3)}${stripe(beam * 0.3)}" fill="none" stroke="#e6edf2" stroke-opacity=".45" stroke-width=".8" stroke-dasharray="3 3"/>`;
  return (
    `<path d="${hullPath(length, beam * 1.14)}" fill="none" stroke="#dfeef2" stroke-opacity=".22" stroke-width="2"/>` +
    `<path d="${hullPath(length, beam)}" fill="#39434b" stroke="#141b21"/>` +
    `<clipPath id="${clip}"><path d="${deck}"/></clipPath>` +
    `<path d="${deck}" fill="${japan ? "#b8935f" : "#5b7188"}" stroke="${japan ? "#3b2c19" : "#1b2833"}"/>` +
    `<g clip-path="url(#${clip})">` +
    `<path d="${planks}" stroke="#000" stroke-opacity=".13" stroke-width=".8"/>` +
    `<path d="${lifts}" fill="#000" fill-opacity=".12" stroke="#000" stroke-opacity=".35" stroke-width=".7" stroke-linejoin="round"/>` +
    `<path d="M0 ${n2(length * 0.06)}V${n2(length * 0.94)}" fill="none" stroke="#f3ead6" stroke-opacity=".7" stroke-dasharray="6 5"/>` +
    `${marks}</g>` +
    `<rect x="${n2(port ? -beam * 0.57 : beam * 0.42)}" y="${n2(length * (japan && port ? 0.5 : 0.34))}" width="${n2(beam * 0.15)}" height="${n2(length * (japan ? 0.09 : 0.16))}" rx="2" fill="#4a545c" stroke="#11171c" stroke-width=".8"/>`
  );
});
