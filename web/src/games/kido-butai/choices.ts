// Orders as words and pictures for the menu at a counter, a ship or a place.
import type { Language } from "../../language/language";
import { batches, tailOf, zoneOf, type Batch, type Order } from "./orders";
import { placeName } from "./labels";
import { room, type KidoView } from "./table";

/** The name of the picture that goes with an order. */
export function iconOf({ verb, args }: Pick<Order, "verb" | "args">): string {
  const [, tail = ""] = args;
  return verb === "launch" || (verb === "ready" && tail) ? tail : verb;
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
