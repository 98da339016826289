// The table in words: for tooltips, for people who do not see it, and for the list of places.
import type { Place } from "../../frame/board";
import type { Language } from "../../language/language";
import { shadowBonus } from "./figures";
import { pieces } from "./rings";
import {
  SEATS,
  aboard,
  alike,
  countSunk,
  countTypes,
  formations,
  inPlay,
  isFighter,
  isSeaplane,
  taskForces,
  zoneName,
  type AirUnit,
  type Formation,
  type Midway,
  type Seat,
  type Ship,
  type ShipType,
  type TaskForce,
} from "./view";

/** Several units as a reader says them: 2 Zeros, 3 Vals with bombs. */
export function unitsText(units: AirUnit[], language: Language): string {
  return alike(units)
    .map(([count, unit]) => {
      const load = isFighter(unit) || isSeaplane(unit) ? "own" : unit.load;
      const type = language.say(`plane-${unit.type.toLowerCase()}`, { count });
      return language.say("bm-units", { count, type, load });
    })
    .join(", ");
}

export function formationText(formation: Formation, language: Language): string {
  const fuel = formation.fuel === null ? "full" : formation.fuel > 0 ? String(formation.fuel) : "out";
  return language.say("bm-formation", {
    seat: formation.side,
    role: formation.shadowing ? "shadow" : formation.role,
    word: formation.role === "patrol" ? "none" : (formation.words[0] ?? "none"),
    units: unitsText(formation.units, language) || "none",
    count: formation.units.length,
    bonus: formation.shadowing ? shadowBonus(formation.units[0]?.job ?? "") : 0,
    fuel,
  });
}

export const shipsText = (ships: Ship[], language: Language): string => typesText(countTypes(ships), language);

/** The ships that a side has lost, with the names of the large ones; empty while there are none. */
export function sunkText(view: Midway, side: Seat, language: Language): string {
  const large = view.ships.filter((ship) => ship.side === side && ship.zone === "gone" && !SMALL.has(ship.type));
  const named = large.length ? ` (${large.map((ship) => ship.name).join(", ")})` : "";
  return typesText(countSunk(view, side), language) + named;
}

const SMALL = new Set<ShipType>(["destroyer", "transport"]);

const typesText = (counts: [ShipType, number][], language: Language): string =>
  counts.map(([type, count]) => language.say(`bm-ships-${type}`, { count })).join(", ");

export function forceText(force: TaskForce, language: Language): string {
  const names = force.ships.filter((ship) => ship.type === "carrier").map((ship) => ship.name);
  return language.say("bm-force", {
    seat: force.side,
    ships: shipsText(force.ships, language),
    named: names.length ? names.join(", ") : "none",
    seen: force.located ? "located" : force.ships.every((ship) => ship.type === "transport") ? "open" : "hidden",
  });
}

/** What stands in each zone, in words; zones with nothing in them are left out. One look at the fleet serves all. */
export function thingsByZone(view: Midway, language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (zone: string, text: string): void => {
    const known = found.get(zone);
    if (known) known.push(text);
    else found.set(zone, [text]);
  };
  for (const zone of view.squalls) add(zone, language.say("bm-squall"));
  for (const ship of view.ships) if (ship.type === "land") add(ship.zone, shipText(ship, language));
  for (const force of taskForces(view)) add(force.zone, forceText(force, language));
  for (const one of formations(view)) add(one.zone, formationText(one, language));
  return found;
}

export function shipText(ship: Ship, language: Language): string {
  const name = ship.type === "land" ? language.name(ship.id) : ship.name;
  return language.say("bm-ship", { name, left: ship.hp - ship.damage, hp: ship.hp });
}

/** A carrier or base with its deck and hangar. */
function deckText(view: Midway, ship: Ship, language: Language): string[] {
  const things = [shipText(ship, language)];
  if (ship.status) things.push(language.say("bm-status-is", { status: language.name(ship.status) }));
  const deck = aboard(view, ship.id, "deck");
  const below = aboard(view, ship.id, "below");
  if (deck.length) things.push(language.say("bm-on-deck", { units: unitsText(deck, language) }));
  if (below.length) things.push(language.say("bm-in-hangar", { units: unitsText(below, language) }));
  return things;
}

/** The battle that is fought: who against whom, and what stands in which area of whose board. */
function battlePlaces(view: Midway, language: Language): Place[] {
  const { battle } = view;
  if (!battle) return [];
  const attacker = SEATS[battle.attacker] ?? "ijn";
  const zone = zoneName(battle.zone);
  const title = language.say("event-battle-began", { zone, type: battle.kind, attacker });
  const stands = pieces(view, battle).map((piece) => {
    const ship = piece.ship === null ? undefined : view.ships[piece.ship];
    const units = piece.air.flatMap((index) => view.air[index] ?? []);
    const what = ship ? shipText(ship, language) : unitsText(units, language);
    const params = { seat: piece.side, area: piece.area, what, attacks: piece.team === -1 ? "no" : "yes" };
    return language.say("bm-battle-piece", params);
  });
  return [{ name: title, things: [language.say("bm-round", { round: battle.round }), ...stands] }];
}

export function places(view: Midway, language: Language): Place[] {
  const found = battlePlaces(view, language);
  const zones = [...thingsByZone(view, language)].sort(([one], [two]) => one.localeCompare(two));
  for (const [zone, things] of zones) found.push({ name: language.say("bm-zone", { zone }), things });
  for (const seat of SEATS) {
    for (const ship of view.ships) {
      const holds = ship.status !== undefined || ship.type === "land";
      if (ship.side !== seat || !holds || !inPlay(ship)) continue;
      const name = ship.type === "land" ? language.name(ship.id) : ship.name;
      found.push({ name, things: deckText(view, ship, language) });
    }
  }
  const unseen = view.ships.filter((ship) => ship.zone === "hidden");
  if (unseen.length) found.push({ name: language.say("bm-out-of-sight"), things: [shipsText(unseen, language)] });
  const off = view.ships.filter((ship) => ship.zone === "off-map" && ship.type !== "transport");
  if (off.length) found.push({ name: language.say("bm-off-map"), things: [shipsText(off, language)] });
  return found;
}
