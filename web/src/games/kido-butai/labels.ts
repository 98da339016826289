// What stands where, in words: for the counters' names, for tooltips, and for people who do not see the table.
import type { Place } from "../../frame/board";
import type { Language } from "../../language/language";
import { room, squadronsAt, table, type Counters, type KidoView, type Ship, type Squadron, type UsShip } from "./table";

const CAP_HOURS: Record<Squadron["facing"], number> = { E: 3, S: 2, W: 1, N: 0 };

/** Hours a Zero can still stay on CAP, this one included. */
export function capHours(squadron: Squadron): number {
  return CAP_HOURS[squadron.facing];
}

function condition(language: Language, squadron: Squadron, aboard: boolean): string {
  if (squadron.must_land) return language.say("board-must-land");
  if (aboard) return language.say(squadron.facing === "E" ? "kb-ready" : "kb-not-ready");
  if (squadron.place === "cap") return language.say("kb-hours-left", { hours: capHours(squadron) });
  if (squadron.place === "centre") return language.say(squadron.facing === "E" ? "board-outbound" : "board-inbound");
  return "";
}

/** Name, kind, what it carries, how it stands: everything that the counter shows. */
export function squadronWords(language: Language, view: KidoView, squadron: Squadron): string {
  const aboard = view.ships.some(({ id }) => id === squadron.place);
  const load = squadron.load === "none" ? "" : language.say(`kb-load-${squadron.load}`);
  return [
    `${squadron.name}, ${language.say(`kb-type-${squadron.type}`)}`,
    condition(language, squadron, aboard),
    load,
    squadron.low_until ? language.say("board-low") : "",
    squadron.acted ? language.say("kb-acted") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

const told = new WeakMap<Language, WeakMap<Squadron, string>>();

/** The same with the place, for a counter that is read alone. Told once for a squadron that stays as it is. */
export function squadronLabel(language: Language, view: KidoView, squadron: Squadron): string {
  const known = told.get(language) ?? new WeakMap<Squadron, string>();
  told.set(language, known);
  const label =
    known.get(squadron) ?? `${squadronWords(language, view, squadron)}; ${placeName(language, view, squadron.place)}`;
  known.set(squadron, label);
  return label;
}

export function placeName(language: Language, view: KidoView, place: string): string {
  const ship = view.ships.find(({ id }) => id === place);
  return ship ? ship.name : language.say(place === "lost" ? "kb-lost" : `kb-place-${place}`);
}

export function shipLabel(language: Language, view: KidoView, ship: Ship): string {
  if (ship.condition === "sunk") return `${ship.name}: ${language.say("board-ship-sunk")}`;
  const aboard = squadronsAt(view, ship.id).length;
  return [
    language.say("kb-ship", { ship: ship.name, aboard, capacity: ship.capacity }),
    language.say(`board-ship-${ship.condition}`),
    ship.deck === "free" ? "" : language.say(`kb-deck-${ship.deck}`),
    language.say("kb-room", { room: room(view, ship) }),
  ]
    .filter(Boolean)
    .join(", ");
}

export function usShipLabel(language: Language, ship: UsShip): string {
  const sunk = ship.place === "midway" ? "board-base-sunk" : "board-ship-sunk";
  return `${ship.name}: ${language.say(ship.condition === "sunk" ? sunk : `board-ship-${ship.condition}`)}`;
}

export function countersText(language: Language, counts: Counters): string {
  const kinds = ["bombers", "bomber-dummies", "fighters", "fighter-dummies"] as const;
  return kinds
    .filter((kind) => counts[kind])
    .map((kind) => language.say(`kb-counter-${kind}`, { count: counts[kind] }))
    .join(", ");
}

/** What is known of the fleets in the north-east. */
function fleetWords(language: Language, view: KidoView): string[] {
  if (!view.fleets_reported) return [language.say("board-unreported")];
  const words: string[] = [];
  for (const number of [1, 2]) {
    const ships = view.us_ships.filter(({ place }) => place === `fleet-${String(number)}`);
    const name = language.say("board-fleet", { number });
    if (number > view.fleets_reported) {
      if (ships.length) words.push(language.say("board-fleet-missing", { count: ships.length }));
    } else if (!ships.length) words.push(`${name}: ${language.say("board-fleet-undrawn")}`);
    else words.push(...ships.map((ship) => `${name}: ${usShipLabel(language, ship)}`));
  }
  return words;
}

/** The table as a list of places and what stands there. */
export function places(language: Language, view: KidoView): Place[] {
  const squadrons = (place: string) =>
    squadronsAt(view, place).map((squadron) => squadronWords(language, view, squadron));
  const base = view.us_ships.find(({ place }) => place === "midway");
  const cups = [
    language.say("board-bomber-cup", { squadrons: view.cups.bombers, dummies: view.cups["bomber-dummies"] }),
    language.say("board-fighter-cup", { squadrons: view.cups.fighters, dummies: view.cups["fighter-dummies"] }),
    language.say("board-fleet-cup", { carriers: view.fleet_cup.carriers }),
  ].filter(Boolean);
  const lost = squadronsAt(view, "lost").map(({ name }) => name);
  return [
    { name: language.say("board-north-east"), things: [...fleetWords(language, view), ...squadrons("fleet")] },
    { name: language.say("board-centre"), things: squadrons("centre") },
    {
      name: language.say("board-south-east"),
      things: [...(base ? [usShipLabel(language, base)] : []), ...squadrons("midway")],
    },
    { name: language.say("board-cap"), things: squadrons("cap") },
    {
      name: language.say("board-fleet-name"),
      things: [language.say("board-found", { found: Number(view.kido_butai_found) })],
    },
    ...view.ships.map((ship) => ({ name: shipLabel(language, view, ship), things: squadrons(ship.id) })),
    {
      name: language.say("board-track"),
      things: [
        language.say("board-turn", { turn: view.turn, hour: view.hour, turns: table(view).hours.length }),
        ...view.track.map((box) => `${box.hour}: ${countersText(language, box)}`),
      ],
    },
    { name: language.say("board-cups"), things: cups },
    ...(lost.length ? [{ name: language.say("kb-lost"), things: lost }] : []),
  ];
}
