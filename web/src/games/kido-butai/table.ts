// The shape of the view of Kido Butai, and what the figures say about the table.
import ours from "../../../../src/pointluck/games/kido_butai/data.toml";
import type { View } from "../../frame/board";
import { merged, type Figures } from "../../frame/figures";

export type Facing = "E" | "S" | "W" | "N";
export type Load = "bombs" | "torpedoes" | "none" | "unset";
export type Condition = "whole" | "damaged" | "sunk";
export type Counters = Record<"bombers" | "bomber-dummies" | "fighters" | "fighter-dummies", number>;

export interface Ship {
  id: string;
  name: string;
  condition: Condition;
  hits: number;
  capacity: number;
  deck: "free" | "launched" | "landed";
}

export interface Squadron {
  name: string;
  type: "zero" | "bomber";
  /** A carrier's id, or cap, centre, midway, fleet, lost. */
  place: string;
  facing: Facing;
  load: Load;
  acted: boolean;
  must_land: boolean;
  low_until: number;
}

export interface UsShip {
  id: string;
  name: string;
  condition: Condition;
  hits: number;
  capacity: number;
  /** midway, cup, fleet-1 or fleet-2. */
  place: string;
}

export interface Battle {
  at: string;
  names: string[];
  fighters: number;
  bombers: number;
  torpedo: boolean;
  special: boolean;
  aimed: number[];
  hits: number[];
  queue: number[];
  pips: number;
}

export interface KidoView {
  setup: { options: Record<string, unknown>; figures: Figures };
  turn: number;
  hour: string;
  phase: string;
  ships: Ship[];
  squadrons: Squadron[];
  us_ships: UsShip[];
  fleet_cup: { carriers: number; dummies: number };
  fleets_reported: number;
  fleets_alive: number[];
  kido_butai_found: boolean;
  cups: Counters;
  track: ({ turn: number; hour: string } & Counters)[];
  drawn: Counters;
  shot_down: { bombers: number; fighters: number; japan: number };
  removed: Counters;
  points: { japan: number; usa: number };
  level: string;
  battle: Battle | null;
}

export function read(view: View): KidoView {
  return view as unknown as KidoView;
}

interface Table {
  hours: string[];
  /** Hits that sink: a Japanese carrier, an American one, the base. */
  hits: { japan: number; usa: number; base: number };
  /** Squadrons that a ship holds undamaged, by its name. */
  full: Record<string, number>;
}

interface Known {
  turns: { count: number; hours: string[] };
  hits_to_destroy: Record<"japanese_carrier" | "us_carrier" | "us_carrier_with_10a" | "midway", number>;
  capacity: Record<string, { full: number }>;
}

const tables = new WeakMap<object, Table>();

/** What the figures in force say about the table: ours, changed by those it was begun with. */
export function table(view: KidoView): Table {
  const known = tables.get(view.setup);
  if (known) return known;
  const figures = merged(ours, view.setup.figures) as unknown as Known;
  const hits = figures.hits_to_destroy;
  const made: Table = {
    hours: figures.turns.hours.slice(0, figures.turns.count),
    hits: {
      japan: hits.japanese_carrier,
      usa: view.setup.options["kb.adv_10a"] === true ? hits.us_carrier_with_10a : hits.us_carrier,
      base: hits.midway,
    },
    full: Object.fromEntries(Object.entries(figures.capacity).map(([name, { full }]) => [name, full])),
  };
  tables.set(view.setup, made);
  return made;
}

/** Squadrons at a place, in the order of the game. */
export function squadronsAt(view: KidoView, place: string): Squadron[] {
  return view.squadrons.filter((squadron) => squadron.place === place);
}

/** Squadrons that are lost at the end of the phase unless they land. */
export function dueToLand(view: KidoView): string[] {
  return view.squadrons.filter((squadron) => squadron.must_land).map(({ name }) => name);
}

/** Outbound squadrons that turn back at the end of the phase unless they act; none where strikes may wait. */
export function wouldTurnBack(view: KidoView): string[] {
  if (view.setup.options["kb.loiter"] === "allowed") return [];
  return squadronsAt(view, "centre")
    .filter(({ facing, acted }) => facing === "E" && !acted)
    .map(({ name }) => name);
}

/** How many squadrons a carrier can still take aboard this turn. */
export function room(view: KidoView, ship: Ship): number {
  if (ship.deck === "launched") return 0;
  return Math.max(0, ship.capacity - squadronsAt(view, ship.id).length);
}
