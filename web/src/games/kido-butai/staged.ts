// What the table shows of a scene, up to the beat that is on stage: aircraft over their targets, fires, ships that sink.
import type { AircraftKind } from "../../art/aircraft";
import { told, type Scene } from "../../frame/scenes";
import type { EventInfo } from "../../wire/messages";
import type { KidoView, Squadron, UsShip } from "./table";

export interface Plane {
  /** As the events name it: B1, F2, ZA. */
  name: string;
  kind: AircraftKind;
  /** Japanese: they come from the west, which is below. */
  ours: boolean;
  /** Meets the attackers. */
  defends: boolean;
  /** The ship over which it flies. */
  target: string;
  /** Shot down or turned back. */
  gone: boolean;
}

/** Who fires at whom in the beat on stage. */
export interface Shot {
  from: string;
  at: string;
  hit: boolean;
}

export interface Staged {
  planes: Plane[];
  shots: Shot[];
  /** Hits so far, by the ship's name. */
  hits: ReadonlyMap<string, number>;
  sunk: ReadonlySet<string>;
}

/** The view before each scene: with its last result line the table is already the one after it, which has the hits itself. */
const before = new WeakMap<Scene, KidoView>();

export function staged(scene: Scene, news: readonly EventInfo[], view: KidoView): Staged {
  const so = told(scene, news);
  const hits = new Map<string, number>();
  if (scene.beats.some(({ events }) => events[0] === news[0])) before.set(scene, view);
  for (const { kind, params } of before.get(scene) === view ? so : [])
    if ((kind === "bombed" && params.effect === "hit") || kind === "damaged" || kind === "sunk") {
      const ship = String(params.ship);
      hits.set(ship, kind === "bombed" ? (hits.get(ship) ?? 0) + 1 : (hits.get(ship) ?? 1));
    }
  const sunk = new Set(so.filter(({ kind }) => kind === "sunk").map(({ params }) => String(params.ship)));
  const flying = planes(scene, so, view);
  const ended = before.get(scene) !== view;
  // With the result our own squadrons are on their way home, and nobody circles over a ship that is gone.
  const left = ended ? flying.filter(({ ours, defends, target }) => ours === defends && !sunk.has(target)) : flying;
  return { planes: left, shots: shots(news), hits, sunk };
}

/** The view with what has become known since: who has found whom, and which carriers came out of the cup. */
export function learned(view: KidoView, past: readonly EventInfo[]): KidoView {
  let { us_ships: ships, fleets_reported: reported, kido_butai_found: found } = view;
  const at = (place: string, wanted: (ship: UsShip) => boolean) =>
    ships.map((ship) => (ship.place === "cup" && wanted(ship) ? { ...ship, place } : ship));
  for (const { kind, params } of past) {
    if (kind === "us-searched") found ||= params.found === 1;
    else if (kind === "japan-searched" && params.found === 1) reported = Math.max(reported, Number(params.fleet));
    else if (kind === "carrier-drawn") ships = at("fleet-1", ({ name }) => name === params.ship);
    else if (kind === "fleet-drawn") ships = at("fleet-2", () => true);
  }
  if (ships === view.us_ships && reported === view.fleets_reported && found === view.kido_butai_found) return view;
  const carriers = ships.filter(({ place }) => place === "cup").length;
  return {
    ...view,
    us_ships: ships,
    fleets_reported: reported,
    kido_butai_found: found,
    fleet_cup: { ...view.fleet_cup, carriers },
  };
}

const shots = (news: readonly EventInfo[]): Shot[] =>
  news
    .filter(({ kind }) => kind === "fired")
    .map(({ params }) => ({
      from: String(params.shooter),
      at: String(params.target),
      hit: params.effect !== "missed",
    }));

function planes(scene: Scene, so: EventInfo[], view: KidoView): Plane[] {
  const all = scene.beats.flatMap(({ events }) => events);
  const find = (kind: string) => all.find((event) => event.kind === kind)?.params;
  const [strike, raid, combat] = [find("attack-began"), find("raid-began"), find("air-combat")];
  const { cast } = scene;
  if (!cast.length) return [];
  const ours = !view.ships.some(({ name }) => cast.includes(name));
  const bombers = Number(strike?.bombers ?? raid?.bombers ?? view.battle?.bombers ?? 0);
  const zeros = Number(strike?.zeros ?? combat?.zeros ?? 0);
  const fighters = Number(combat?.fighters ?? view.battle?.fighters ?? 0);
  const torpedo = find("attack-type")?.type === "torpedo" || view.battle?.torpedo === true;
  const aims = aimed(all, cast, bombers);
  const flight = (names: string[], kind: AircraftKind, japan: boolean): Plane[] =>
    names.map((name, i) => {
      const target = aims[i % aims.length] ?? "";
      return { name, kind, ours: japan, defends: japan !== ours, target, gone: false };
    });
  const flying = ours
    ? [
        ...flight(ourNames(view, strike?.target, "bomber", bombers), "kate", true),
        ...flight(ourNames(view, strike?.target, "zero", zeros), "zero", true),
        ...flight(numbered("F", fighters), "wildcat", false),
      ]
    : [
        ...flight(numbered("B", bombers), torpedo ? "devastator" : "dauntless", false),
        ...flight(numbered("F", fighters), "wildcat", false),
        ...flight(committed(find("committed")?.squadrons, view), "zero", true),
      ];
  return flown(flying, so, all.slice(so.length));
}

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${String(i + 1)}`);

/** Our squadrons over the target, by their own names where they are known. */
function ourNames(view: KidoView, target: unknown, type: Squadron["type"], count: number): string[] {
  const place = target === undefined || target === "midway" ? "midway" : "fleet";
  const there = view.squadrons.filter((one) => one.place === place && one.type === type).map(({ name }) => name);
  return there.length === count ? there : numbered(type === "zero" ? "Z" : "B", count);
}

/** The Zeros that meet a raid. */
function committed(told: unknown, view: KidoView): string[] {
  if (Array.isArray(told)) return told.map(String);
  return (view.battle?.force ?? []).flatMap((index) => view.squadrons[index]?.name ?? []);
}

/**
 * Without those that were shot down or turned back so far, by fighters or by the guns of the ship at which they are aimed. All
 * fire at once: who is still shot at is still there.
 */
function flown(all: Plane[], so: EventInfo[], later: EventInfo[]): Plane[] {
  const gone = new Set<string>();
  const aimed = new Set(later.filter(({ kind }) => kind === "fired").map(({ params }) => String(params.target)));
  for (const { kind, params } of so) {
    if (params.effect === "missed") continue;
    if (kind === "fired") gone.add(String(params.target));
    const shot = all.find(({ name, defends, target }) => !defends && target === params.ship && !gone.has(name));
    if (kind === "flak" && shot) gone.add(shot.name);
  }
  return all.map((plane) => ({ ...plane, gone: gone.has(plane.name) && !aimed.has(plane.name) }));
}

/** The target of each bomber: as they were aimed, else in turn. */
function aimed(all: EventInfo[], cast: string[], bombers: number): string[] {
  const named = all
    .filter(({ kind }) => kind === "targeted")
    .flatMap(({ params }) => Array.from({ length: Number(params.bombers) }, () => String(params.ship)));
  return named.length ? named : Array.from({ length: Math.max(bombers, 1) }, (_, i) => cast[i % cast.length] ?? "");
}
