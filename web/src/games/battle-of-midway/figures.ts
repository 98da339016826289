// The figures a player sees, read from the game's own data file, so that none is written twice.
import ours from "../../../../src/pointluck/games/battle_of_midway/data.toml";
import { merged, type Figures } from "../../frame/figures";

interface AirFigures {
  [name: string]: number;
  air: number;
  bomb: number;
  torpedo: number;
  move: number;
}

interface AirType {
  role: string;
  fuel: number;
  vs_air: number;
  bomb: number;
  torpedo: number;
  move: number;
}

type Known = {
  air: Record<string, AirType>;
  search: Record<"dice_search" | "dice_first_shadow" | "dice_later_shadow", number>;
  map: { ijn_entry: number; usn_entry: Record<string, number[]> };
  battle_board: { outer: Record<string, number[]> };
};

let inForce = ours as Known;
let changedBy: unknown = null;

/** The figures of the table that is open: ours, changed by its own. */
export function playWith(own: unknown): void {
  if (own === changedBy) return;
  changedBy = own;
  inForce = merged(ours as Figures, own) as Known;
}

/** The values of a type of aircraft; null for those who never fight. */
export function figuresOf(type: string): AirFigures | null {
  const found = inForce.air[type];
  if (!found || found.vs_air + found.bomb + found.torpedo <= 0) return null;
  return { air: found.vs_air, bomb: found.bomb, torpedo: found.torpedo, move: found.move };
}

export const classOf = (type: string): string => inForce.air[type]?.role ?? "";

/** Fuel is a figure for those who track it; the others have fuel or have none. */
export const tracksFuel = (type: string): boolean => (inForce.air[type]?.fuel ?? 0) > 0;

/** The numbers on the die that lead into an outer area of the battle board: 1-2, 5-8. */
export function entryOf(area: string): string {
  return (inForce.battle_board.outer[area.toUpperCase()] ?? []).join("-");
}

/** Dice of one patrol beyond those of a plain search: it shadows for the first time, or has done so before. */
export function shadowBonus(job: string): number {
  const dice = inForce.search;
  const key = job === "shadow" ? "dice_first_shadow" : job === "shadowing" ? "dice_later_shadow" : "dice_search";
  return dice[key] - dice.dice_search;
}

const zone = (number: number): string => String(number).padStart(2, "0");

/** The zones by which each side's reinforcements come. */
export function entryZones(options: Record<string, unknown> = {}): Record<"ijn" | "usn", string[]> {
  const { ijn_entry, usn_entry } = inForce.map;
  return { ijn: [zone(ijn_entry)], usn: (usn_entry[String(options["bm.us_entry"] ?? "east_ends")] ?? []).map(zone) };
}
