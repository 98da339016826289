// The shape of the view of Kido Butai, and what the figures say about the table.
import ours from "../../../../src/pointluck/games/kido_butai/data.toml";
import type { View } from "../../frame/board";
import { merged } from "../../frame/figures";
import type { KidoButaiView as KidoView, Ship, Squadron } from "../../wire/views/kido-butai";

export type { Counters, KidoButaiView as KidoView, Ship, Squadron, UsShip } from "../../wire/views/kido-butai";

export const read = (view: View): KidoView => view as KidoView;

interface Table {
  hours: string[];
  /** Hits that sink: a Japanese carrier, an American one, the base. */
  hits: { japan: number; usa: number; base: number };
  /** Squadrons that a ship holds undamaged, by its name. */
  full: Record<string, number>;
}

type Known = {
  turns: { count: number; hours: string[] };
  hits_to_destroy: Record<"japanese_carrier" | "us_carrier" | "us_carrier_with_10a" | "midway", number>;
  capacity: Record<string, { full: number }>;
};

const tables = new WeakMap<object, Table>();

/** What the figures in force say about the table: ours, changed by those it was begun with. */
export function table(view: KidoView): Table {
  const known = tables.get(view.setup);
  if (known) return known;
  const figures = merged(ours, view.setup.figures) as Known;
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
