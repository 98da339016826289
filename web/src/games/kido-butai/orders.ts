// The legal actions as orders to squadrons: who may do what, where one drags it to, and several one after the other.
import type { KidoView, Squadron } from "./table";

export interface Order {
  text: string;
  verb: string;
  args: string[];
}

const OF_SQUADRONS = new Set(["launch", "fly", "land", "ready", "meet", "aim", "lose"]);

export function order(text: string): Order {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args };
}

/** The legal list names one of several interchangeable squadrons; the others may be named in its place. */
export function ordersBySquadron(view: KidoView, legal: readonly string[]): Map<string, Order[]> {
  const found = new Map<string, Order[]>();
  const add = (name: string, one: Order): void => {
    const known = found.get(name);
    if (known) known.push(one);
    else found.set(name, [one]);
  };
  const all = legal.map(order);
  const twins = new Map<string, string[]>();
  for (const { verb, args, text } of all) {
    const [first = "", ...rest] = args;
    if (!OF_SQUADRONS.has(verb)) continue;
    const asked = `${verb} ${first}`;
    const names = twins.get(asked) ?? alike(view, verb, first);
    twins.set(asked, names);
    for (const name of names) add(name, order(name === first ? text : [verb, name, ...rest].join(" ")));
  }
  for (const one of all) {
    if (one.verb !== "attack") continue;
    for (const name of attackers(view, one)) add(name, one);
  }
  return found;
}

/** Those who would fly an attack: the squadrons named, or all there that have not acted. */
function attackers(view: KidoView, { args: [target = "", ...named] }: Order): string[] {
  const place = target === "midway" ? "midway" : "fleet";
  const there = view.squadrons.filter((one) => one.place === place && !one.acted).map(({ name }) => name);
  return named.length ? there.filter((name) => named.includes(name)) : there;
}

function alike(view: KidoView, verb: string, name: string): string[] {
  const one = view.squadrons.find((squadron) => squadron.name === name);
  if (!one) return [];
  // At whom an escort fires depends on who faces it, which the view does not say: only those listed.
  if (verb === "aim") return [name];
  const met = new Set((view.battle?.queue ?? []).map((index) => view.squadrons[index]?.name));
  const free = (other: Squadron) =>
    verb !== "meet" || (view.battle?.names.includes(other.name) && !met.has(other.name));
  return view.squadrons
    .filter((other) => other.name === name || (same(one, other) && (verb === "lose" || !other.acted) && free(other)))
    .map((other) => other.name);
}

function same(one: Squadron, other: Squadron): boolean {
  return (["type", "place", "facing", "load", "must_land", "low_until"] as const).every(
    (key) => one[key] === other[key],
  );
}

/** The place on the table to which one drags a squadron to give it an order; null: by tapping only. */
export function zoneOf({ verb, args }: Order): string | null {
  const [, tail = ""] = args;
  if (verb === "launch") return tail === "cap" ? "cap" : "centre";
  if (verb === "fly" || verb === "land") return tail;
  if (verb === "ready") return `rack-${tail || "ready"}`;
  return null;
}

/** What somebody means who drags a squadron there, legal or not: to be told why not. */
export function meant(name: string, zone: string): string {
  if (zone === "cap") return `launch ${name} cap`;
  if (zone === "centre") return `launch ${name} strike`;
  if (zone === "midway" || zone === "fleet") return `fly ${name} ${zone}`;
  if (zone.startsWith("rack-")) return zone === "rack-ready" ? `ready ${name}` : `ready ${name} ${zone.slice(5)}`;
  return `land ${name} ${zone}`;
}

/** What somebody means who taps a squadron that can do nothing. */
export function nearest(squadron: Squadron, ships: readonly string[]): string {
  const { name, place, facing } = squadron;
  if (ships.includes(place)) return facing === "E" ? `launch ${name} strike` : `ready ${name}`;
  if (place === "centre" && facing === "E") return `fly ${name} midway`;
  if (place === "cap" || place === "centre") return `land ${name} ${ships[0] ?? ""}`;
  return `launch ${name} strike`;
}

/** What a squadron there could be told to do at all, legal now or not: what a menu lists. */
function conceivable(view: KidoView, squadron: Squadron): Order[] {
  const { name, place, facing, type } = squadron;
  const afloat = view.ships.filter(({ condition }) => condition !== "sunk").map(({ id }) => id);
  const aboard =
    type === "zero"
      ? [`launch ${name} cap`, `launch ${name} strike`, `ready ${name}`]
      : [`launch ${name} strike`, `ready ${name} bombs`, `ready ${name} torpedoes`];
  if (afloat.includes(place)) return aboard.map(order);
  const flights = place === "centre" && facing === "E" ? [`fly ${name} midway`, `fly ${name} fleet`] : [];
  const landings = place === "centre" || place === "cap" ? afloat.map((ship) => `land ${name} ${ship}`) : [];
  return [...flights, ...landings].map(order);
}

/** Of what these squadrons could be told, that which none of them may do now: each once, for somebody who has not acted. */
export function withheld(view: KidoView, orders: ReadonlyMap<string, Order[]>, squadrons: Squadron[]): Order[] {
  const same = (one: Order) => `${one.verb} ${tailOf(one)}`;
  const may = new Set(squadrons.flatMap(({ name }) => (orders.get(name) ?? []).map(same)));
  const found = new Map<string, Order>();
  for (const squadron of [...squadrons].sort((one, other) => Number(one.acted) - Number(other.acted)))
    for (const one of conceivable(view, squadron))
      if (!may.has(same(one)) && !found.has(same(one))) found.set(same(one), one);
  return [...found.values()];
}

/** The same order for everyone at a place: `launch ... strike` from Akagi. Who is next is read off each new list. */
export interface Batch {
  from: string;
  verb: string;
  tail: string;
  /** Squadrons that could follow it now; landing may end sooner, when the deck is full. */
  names: string[];
}

export function tailOf({ args }: Order): string {
  return args.slice(1).join(" ");
}

/** The orders that everyone at a place may follow together, in the order of the list. */
export function batches(view: KidoView, orders: ReadonlyMap<string, Order[]>, from: string): Batch[] {
  const found = new Map<string, Batch>();
  for (const squadron of view.squadrons) {
    if (squadron.place !== from) continue;
    for (const one of orders.get(squadron.name) ?? []) {
      if (zoneOf(one) === null) continue;
      const key = `${one.verb} ${tailOf(one)}`;
      const batch = found.get(key) ?? { from, verb: one.verb, tail: tailOf(one), names: [] };
      batch.names.push(squadron.name);
      found.set(key, batch);
    }
  }
  return [...found.values()].map((batch) => ({ ...batch, names: urgentFirst(view, batch.names) }));
}

function urgentFirst(view: KidoView, names: string[]): string[] {
  const due = new Set(view.squadrons.filter(({ must_land }) => must_land).map(({ name }) => name));
  return [...names.filter((name) => due.has(name)), ...names.filter((name) => !due.has(name))];
}

/** The next order of a batch under the new list, and what is then left of it. */
export function next(orders: ReadonlyMap<string, Order[]>, batch: Batch): { text: string; rest: Batch } | null {
  for (const [at, name] of batch.names.entries()) {
    const one = orders.get(name)?.find((other) => other.verb === batch.verb && tailOf(other) === batch.tail);
    if (one) return { text: one.text, rest: { ...batch, names: batch.names.slice(at + 1) } };
  }
  return null;
}
