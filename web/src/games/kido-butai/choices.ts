// Orders as words and pictures for the menu at a counter, a ship or a place.
import type { Language } from "../../language/language";
import { batches, tailOf, zoneOf, type Batch, type Order } from "./orders";
import { placeName } from "./labels";
import { room, type KidoView } from "./table";

const ICONS: Record<string, string> = {
  strike: "M0 9V-9M-6-3L0-9L6-3",
  cap: "M-8 4A9 9 0 1 1 8 4M8 4L9-2M8 4L2 3",
  fly: "M-9 6L9-6M9-6L2-6M9-6L6 0",
  land: "M0-9V5M-6-1L0 5L6-1M-9 10H9",
  ready: "M-8 1L-3 7L9-7",
  bombs: "M0-9C5-9 5 3 0 7C-5 3-5-9 0-9ZM-4 10L0 6L4 10",
  torpedoes: "M-9 0C-9-4 7-4 9 0C7 4-9 4-9 0ZM-11-4V4",
  attack: "M0-10V-3M0 3V10M-10 0H-3M3 0H10M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0",
  lose: "M-7-7L7 7M7-7L-7 7",
};

export function iconOf({ verb, args }: Pick<Order, "verb" | "args">): string {
  const [, tail = ""] = args;
  const name = verb === "launch" ? tail : verb === "ready" && tail ? tail : verb;
  return ICONS[name] ?? ICONS.attack ?? "";
}

/** What an order does, without saying to whom. */
export function orderWords(language: Language, view: KidoView, verb: string, tail: string, changes = false): string {
  if (verb === "land") return language.say("kb-do-land", { ship: placeName(language, view, tail) });
  if (verb === "ready" && tail) return language.say(changes ? `kb-do-change-${tail}` : `kb-do-ready-${tail}`);
  return language.say(tail ? `kb-do-${verb}-${tail}` : `kb-do-${verb}`);
}

/** The same order for all at one place who may follow it, the one named first. */
export function together(view: KidoView, orders: ReadonlyMap<string, Order[]>, one: Order): Batch | null {
  const [name = ""] = one.args;
  const squadron = view.squadrons.find((other) => other.name === name);
  if (!squadron || zoneOf(one) === null) return null;
  const all = batches(view, orders, squadron.place).find(
    (batch) => batch.verb === one.verb && batch.tail === tailOf(one),
  );
  if (!all || all.names.length < 2) return null;
  const kind = (other: string) => view.squadrons.find(({ name }) => name === other)?.type;
  const alike = all.names.filter((other) => kind(other) === squadron.type);
  const names = limited(view, { ...all, names: alike }).names;
  return names.length > 1 ? { ...all, names } : null;
}

/** No more landings than there is room for. */
export function limited(view: KidoView, batch: Batch): Batch {
  const ship = batch.verb === "land" ? view.ships.find(({ id }) => id === batch.tail) : undefined;
  return ship ? { ...batch, names: batch.names.slice(0, room(view, ship)) } : batch;
}

/** What can be ordered at a ship: for everyone aboard, and for everyone who could come aboard. */
export function shipBatches(view: KidoView, orders: ReadonlyMap<string, Order[]>, ship: string): Batch[] {
  const landing = ["centre", "cap"].flatMap((place) =>
    batches(view, orders, place).filter(({ verb, tail }) => verb === "land" && tail === ship),
  );
  return [...batches(view, orders, ship), ...landing].map((batch) => limited(view, batch));
}
