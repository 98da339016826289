// Where each squadron stands and which parts of the table one can drag to.
import type { Box } from "../../frame/panzoom";
import { holds, inset, spread, type Layout, type Point, type Rect, type Spot } from "./layout";
import { squadronsAt, type KidoView, type Squadron, type UsShip } from "./table";

export function titleHeight(layout: Layout): number {
  return layout.wide ? 28 : 20;
}

/**
 * A corner of the map: ships or base above, the squadrons over them below, in as many rows as they need; on a table with
 * little height they fly over what is there.
 */
export function cornerParts(rect: Rect, layout: Layout, count: number): { target: Rect; squadrons: Rect } {
  const title = titleHeight(layout);
  if (layout.short) return { target: inset(rect, title, 4, 3), squadrons: inset(rect, title + 1, 5, 3) };
  const row = layout.counter * 1.08;
  const rows = Math.max(1, Math.ceil(count / Math.max(1, Math.floor((rect.w - 10) / row))));
  const target = Math.max(layout.wide ? 76 : 40, rect.h - title - rows * row - 6);
  return {
    target: { x: rect.x + 4, y: rect.y + title, w: rect.w - 8, h: target },
    squadrons: inset(rect, title + target, 5, 4),
  };
}

export interface Berth {
  /** The middle of the ship. */
  ship: Point;
  name: Point;
  rect: Rect;
}

/** The length of the words "US fleet" above their corner, on a small table. */
const TITLE = 72;

/**
 * The American carriers of a corner: side by side with their names below, or under each other with the names beside. While
 * squadrons fly over a small corner the hulls lie in the row of its title, without names.
 */
export function berths(
  part: Rect,
  layout: Layout,
  count: number,
  flown: boolean,
): { berths: Berth[]; length: number; beam: number; named: boolean } {
  if (layout.short && flown) {
    const from = layout.fleet.x + TITLE;
    const w = (layout.fleet.x + layout.fleet.w - 4 - from) / count;
    const h = titleHeight(layout);
    return {
      named: false,
      length: w * 0.86,
      beam: Math.min(w * 0.36, 9),
      berths: Array.from({ length: count }, (_, i) => {
        const at = { x: from + w * (i + 0.5), y: layout.fleet.y + h / 2 + 1 };
        return { ship: at, name: at, rect: { x: at.x - w / 2, y: layout.fleet.y + 1, w, h } };
      }),
    };
  }
  if (layout.short) {
    const h = Math.min(part.h / count, 26);
    const length = Math.min(part.w * 0.22, h * 2.6);
    return {
      named: true,
      length,
      beam: length * 0.3,
      berths: Array.from({ length: count }, (_, i) => {
        const y = part.y + h * (i + 0.5);
        const rect = { x: part.x, y: y - h / 2 + 1, w: part.w, h: h - 2 };
        return { ship: { x: part.x + length / 2 + 4, y }, name: { x: part.x + length + 8, y: y + 3.4 }, rect };
      }),
    };
  }
  const w = part.w / count;
  const length = Math.min(w * 0.86, part.h * 1.7);
  const beam = Math.min(length * 0.28, part.h * 0.4);
  const y = part.y + Math.max(beam / 2 + 8, part.h * 0.38);
  return {
    named: true,
    length,
    beam,
    berths: Array.from({ length: count }, (_, i) => {
      const x = part.x + w * (i + 0.5);
      const name = { x, y: y + beam / 2 + (layout.wide ? 17.5 : 12.5) };
      return { ship: { x, y }, name, rect: { x: part.x + w * i + 2, y: part.y, w: w - 4, h: part.h } };
    }),
  };
}

/** The American carriers that are known, as they lie from left to right. */
export const drawnShips = (view: KidoView): UsShip[] =>
  view.us_ships
    .filter(({ place }) => place.startsWith("fleet-") && Number(place.at(-1)) <= view.fleets_reported)
    .sort((a, b) => a.place.localeCompare(b.place));

/** A berth for each American carrier, known or not. */
export function fleetBerths(view: KidoView, layout: Layout): ReturnType<typeof berths> {
  const flown = squadronsAt(view, "fleet").length;
  const count = view.us_ships.filter(({ place }) => place !== "midway").length;
  return berths(cornerParts(layout.fleet, layout, flown).target, layout, Math.max(count, 1), flown > 0);
}

/** A point over a ship or the base, by its name; each number has another one. */
export function overShip(view: KidoView, layout: Layout, ship: string, i: number): Point {
  const deck = layout.decks[view.ships.findIndex(({ name }) => name === ship)];
  const jitter = ((i * 37) % 11) / 11 - 0.5;
  if (deck) return { x: deck.at.x + deck.beam * jitter, y: deck.at.y + deck.length * (0.25 + 0.5 * ((i * 0.37) % 1)) };
  if (ship === "Midway") {
    const part = cornerParts(layout.midway, layout, squadronsAt(view, "midway").length).target;
    return { x: part.x + part.w * 0.42 + 40 * jitter, y: part.y + part.h * (0.35 + 0.2 * ((i * 0.37) % 1)) };
  }
  const drawn = drawnShips(view);
  const known = drawn.findIndex(({ name }) => name === ship);
  // One that is not known yet lies where the next one is shown.
  const { berths, length, beam } = fleetBerths(view, layout);
  const at = (berths[known < 0 ? drawn.length : known] ?? berths[0])?.ship ?? layout.fleet;
  // Where the ships are small they would be under the aircraft.
  return {
    x: at.x + length * 0.7 * jitter,
    y: at.y + beam * (((i * 0.37) % 1) - 0.4) + (layout.short ? layout.counter * 0.4 : 0),
  };
}

/** Where a scene plays, in shares of the table: the decks or the corners of those who are in it. */
export function stageOf(view: KidoView, layout: Layout, cast: string[]): Box | null {
  const rects = cast.map((ship) => {
    const deck = layout.decks[view.ships.findIndex(({ name }) => name === ship)];
    return deck?.rect ?? layout[ship === "Midway" ? "midway" : "fleet"];
  });
  if (!rects.length) return null;
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const right = Math.max(...rects.map((one) => one.x + one.w));
  const bottom = Math.max(...rects.map((one) => one.y + one.h));
  const { width, height } = layout;
  return { x: x / width, y: y / height, width: (right - x) / width, height: (bottom - y) / height };
}

/** Every squadron that is not lost, by name, with the middle and the size of its counter. */
export function squadronPoints(view: KidoView, layout: Layout): Map<string, Spot> {
  const points = new Map<string, Spot>();
  const put = (squadrons: Squadron[], at: Spot[]) => {
    squadrons.forEach(({ name }, i) => {
      const point = at[i];
      if (point) points.set(name, point);
    });
  };
  const inBox = (squadrons: Squadron[], rect: Rect) => {
    put(squadrons, spread(rect, squadrons.length, layout.counter));
  };
  view.ships.forEach((ship, i) => {
    const deck = layout.decks[i];
    const aboard = squadronsAt(view, ship.id);
    if (!deck) return;
    const places = aboard.length <= deck.slots.length ? deck.slots : crowded(deck.slots, aboard.length);
    put(
      aboard,
      places.map((place) => ({ ...place, size: layout.counter })),
    );
  });
  const title = titleHeight(layout);
  const cap = squadronsAt(view, "cap");
  inBox(
    cap.filter((one) => !one.low_until),
    inset(layout.cap, title, 4),
  );
  inBox(
    cap.filter((one) => one.low_until),
    inset(layout.low, title, 4),
  );
  centreGroups(view, layout).forEach(({ squadrons, rect }) => {
    inBox(squadrons, rect);
  });
  inBox(squadronsAt(view, "fleet"), cornerParts(layout.fleet, layout, squadronsAt(view, "fleet").length).squadrons);
  inBox(squadronsAt(view, "midway"), cornerParts(layout.midway, layout, squadronsAt(view, "midway").length).squadrons);
  return points;
}

/** A deck that holds more than it should for a moment: closer together. */
function crowded(slots: Point[], count: number): Point[] {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  return Array.from({ length: count }, (_, i) => ({
    x: first.x,
    y: first.y + ((last.y - first.y) * i) / Math.max(1, count - 1),
  }));
}

/** On a small table with a low centre its words stand beside the squadrons, in a strip of that width. */
const STRIP = 76;
const flat = ({ wide, centre }: Layout): boolean => !wide && centre.w > 2.4 * centre.h;

/** Where the button with orders for all in the centre finds its corner. */
export const ordersAt = (layout: Layout): Rect => (flat(layout) ? { ...layout.centre, w: STRIP / 2 } : layout.centre);

/** The centre: outbound above, inbound below; one of them alone has all of it. Each says at `at` which way it flies. */
export function centreGroups(
  view: KidoView,
  layout: Layout,
): { way: "outbound" | "inbound"; squadrons: Squadron[]; rect: Rect; at: Point }[] {
  const there = squadronsAt(view, "centre");
  const groups = [
    { way: "outbound" as const, squadrons: there.filter(({ facing }) => facing === "E") },
    { way: "inbound" as const, squadrons: there.filter(({ facing }) => facing !== "E") },
  ].filter(({ squadrons }) => squadrons.length);
  const { wide, centre } = layout;
  const title = titleHeight(layout);
  const beside = flat(layout);
  const strip = beside ? STRIP : 0;
  const small = { x: centre.x + 5 + strip, y: centre.y + 2, w: centre.w - 10 - strip, h: centre.h - 6 };
  const room = wide ? inset(centre, title, 96, 8) : small;
  const h = room.h / Math.max(1, groups.length);
  return groups.map((group, i) => {
    const y = room.y + i * h;
    if (wide) return { ...group, rect: { ...room, y, h }, at: { x: room.x - 50, y: y + h / 2 } };
    if (beside) return { ...group, rect: { ...room, y, h }, at: { x: room.x - 8, y: centre.y + title + 12 + 16 * i } };
    // In the row of the title, beside the button with orders for all, or in a row of its own.
    return {
      ...group,
      rect: { ...room, y: y + title, h: h - title },
      at: { x: centre.x + centre.w - 35, y: y + title / 2 + 1 },
    };
  });
}

/** The parts of the table by the name of the place, as orders name them. */
export function zones(view: KidoView, layout: Layout): Map<string, Rect> {
  const { fleet, midway, centre, cap, low } = layout;
  const sky = layout.wide
    ? { x: cap.x, y: cap.y, w: cap.w, h: low.y + low.h - cap.y }
    : { x: cap.x, y: cap.y, w: low.x + low.w - cap.x, h: cap.h };
  const found = new Map<string, Rect>([
    ["fleet", fleet],
    ["midway", midway],
    ["centre", centre],
    ["cap", sky],
  ]);
  view.ships.forEach(({ id }, i) => {
    const deck = layout.decks[i];
    if (deck) found.set(id, deck.rect);
  });
  return found;
}

/** Where one arms: on the turn track's place, shown while a squadron that can be armed is dragged. */
export function racks(layout: Layout, names: string[]): Map<string, Rect> {
  const { bench } = layout;
  const w = (bench.w - 10 * (names.length - 1)) / Math.max(1, names.length);
  return new Map(names.map((name, i) => [name, { x: bench.x + i * (w + 10), y: bench.y, w, h: bench.h }]));
}

export function zoneAt(all: ReadonlyMap<string, Rect>, point: Point): string | null {
  for (const [name, rect] of all) if (holds(rect, point)) return name;
  return null;
}

const DIAL = { E: 0, S: 90, W: 180, N: 270 } as const;

/** The angle of a facing, east up; turned on clockwise from the angle shown last, as a clock's hand goes. */
export function turnedTo(facing: Squadron["facing"], last: number | undefined): number {
  const target = DIAL[facing];
  if (last === undefined) return target;
  return last + ((((target - last) % 360) + 360) % 360);
}
