// A table that is being thought of: what was chosen so far, and the wish that is sent.
import { entropy } from "../wire/http";
import type { FigureChange, GameInfo, NewTable } from "../wire/messages";
import { opponent, quickTable } from "./games";

export type Value = boolean | number | string;
export type Holder = "me" | "open" | "bot";

export interface Chosen {
  preset: string;
  /** Only what differs from the preset. */
  options: Record<string, Value>;
  seats: Record<string, { kind: Holder; bot: string }>;
  hours: number;
  dice: "fair" | "hand";
  watch: "nobody" | "link" | "everyone";
  listed: boolean;
  /** All may ask their staff, also in a game between people. */
  staff: boolean;
  figures: { name: string; table: Record<string, unknown>; changes: FigureChange[] } | null;
}

export function firstChoice(game: GameInfo, seat: string): Chosen {
  const quick = quickTable(game, seat);
  return {
    preset: "standard",
    options: {},
    seats: Object.fromEntries(
      Object.entries(quick.seats).map(([one, wish]) => [one, { kind: wish.kind, bot: wish.bot ?? opponent(game) }]),
    ),
    hours: 0,
    dice: "fair",
    watch: "link",
    listed: false,
    staff: false,
    figures: null,
  };
}

/** The presets that make different games: one that says of every option what is so anyway is the standard one again. */
export function variants(game: GameInfo): string[] {
  const byDefault = new Map(game.options.map((option) => [option.id, option.default]));
  return Object.entries(game.presets)
    .filter(([id, set]) => id === "standard" || Object.entries(set).some(([key, to]) => byDefault.get(key) !== to))
    .map(([id]) => id);
}

/** The value of an option as it stands: chosen, by the preset, or by default. */
export function valueOf(game: GameInfo, chosen: Chosen, id: string): Value {
  const byPreset = game.presets[chosen.preset]?.[id];
  return chosen.options[id] ?? byPreset ?? game.options.find((option) => option.id === id)?.default ?? false;
}

/** Options with one set; a choice that agrees with the preset is none. */
export function withOption(game: GameInfo, chosen: Chosen, id: string, value: Value): Record<string, Value> {
  const plain = valueOf(game, { ...chosen, options: {} }, id);
  const others = Object.fromEntries(Object.entries(chosen.options).filter(([one]) => one !== id));
  return value === plain ? others : { ...others, [id]: value };
}

export function wishOf(game: GameInfo, chosen: Chosen): NewTable {
  const open = Object.values(chosen.seats).some((seat) => seat.kind === "open");
  return {
    game: game.id,
    preset: chosen.preset,
    options: chosen.options,
    figures: chosen.figures?.table ?? null,
    seats: Object.fromEntries(
      Object.entries(chosen.seats).map(([seat, { kind, bot }]) => [seat, { kind, bot: kind === "bot" ? bot : null }]),
    ),
    // Nobody waits for a computer.
    hours: open ? chosen.hours : 0,
    watch: chosen.watch,
    listed: chosen.listed && open,
    dice: chosen.dice,
    staff: chosen.staff && open,
    entropy: entropy(),
  };
}

/** Figures of one's own, from a TOML or JSON file. Throws with the parser's words if it is neither. */
export async function readFigures(name: string, text: string): Promise<Record<string, unknown>> {
  if (name.toLowerCase().endsWith(".json")) return JSON.parse(text) as Record<string, unknown>;
  const { parse } = await import("smol-toml");
  return parse(text) as Record<string, unknown>;
}
