// The figures a player sees, read from the game's own data file, so that none is written twice.
import data from "../../../../src/pointluck/games/battle_of_midway/data.toml?raw";

export interface AirFigures {
  [name: string]: number;
  air: number;
  bomb: number;
  torpedo: number;
  move: number;
}

const read = new Map<string, Record<string, string>>();

/** The plain `key = number` lines of one table of the file. It is searched once for each. */
function tableOf(path: string): Record<string, string> {
  let found = read.get(path);
  if (!found) read.set(path, (found = searched(path, data)));
  return found;
}

function searched(path: string, text: string): Record<string, string> {
  const start = text.indexOf(`\n[${path}]\n`);
  if (start < 0) return {};
  const body = text.slice(start + path.length + 4).split(/\n\[/)[0] ?? "";
  const lines = body.split("\n").map((line) => /^(\w+) = (.+)$/.exec(line));
  return Object.fromEntries(lines.flatMap((match) => (match ? [[match[1] ?? "", match[2] ?? ""]] : [])));
}

interface Changed {
  air?: Record<string, Record<string, unknown>>;
}

/** The values of a type of aircraft, with what this game's own figures change; null for those who never fight. */
export function figuresOf(type: string, changed: unknown = null): AirFigures | null {
  const own = (changed as Changed | null)?.air?.[type] ?? {};
  const found: Record<string, unknown> = { ...tableOf(`figures.air.${type}`), ...own };
  const number = (key: string): number => Number(found[key] ?? 0);
  const figures = { air: number("vs_air"), bomb: number("bomb"), torpedo: number("torpedo"), move: number("move") };
  return figures.air + figures.bomb + figures.torpedo > 0 ? figures : null;
}

/** The numbers on the die that lead into an outer area of the battle board: 1-2, 5-8. */
export function entryOf(area: string): string {
  const outer = tableOf("figures.battle_board")["outer"] ?? "";
  const match = new RegExp(`${area.toUpperCase()} = \\[(\\d+), (\\d+)\\]`).exec(outer);
  return match ? `${match[1] ?? ""}-${match[2] ?? ""}` : "";
}

/** Dice of one patrol beyond those of a plain search: it shadows for the first time, or has done so before. */
export function shadowBonus(job: string): number {
  const dice = tableOf("figures.search");
  const key = job === "shadow" ? "dice_first_shadow" : job === "shadowing" ? "dice_later_shadow" : "dice_search";
  return Number(dice[key] ?? 0) - Number(dice["dice_search"] ?? 0);
}

/** The zones by which each side's reinforcements come. */
export function entryZones(options: Record<string, unknown> = {}): Record<"ijn" | "usn", string[]> {
  const own = tableOf("figures.map");
  const list = tableOf("figures.map.usn_entry")[String(options["bm.us_entry"] ?? "east_ends")] ?? "";
  const names = (text: string): string[] => (text.match(/\d+/g) ?? []).map((zone) => zone.padStart(2, "0"));
  return { ijn: names(own["ijn_entry"] ?? ""), usn: names(list) };
}
