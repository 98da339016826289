// What the table shows of a scene, up to the beat that is on stage: attackers over their targets, fires, ships that sink.
import type { AircraftKind } from "../../art/aircraft";
import type { Scene } from "../../frame/scenes";
import type { EventInfo } from "../../wire/messages";
import type { KidoView } from "./table";

export interface Attacker {
  name: string;
  kind: AircraftKind;
  /** The ship over which it flies. */
  target: string;
  /** Shot down or turned back. */
  gone: boolean;
}

export interface Staged {
  attackers: Attacker[];
  /** Hits so far, by the ship's name. */
  hits: ReadonlyMap<string, number>;
  sunk: ReadonlySet<string>;
}

/** The events of a scene up to those that are shown now. */
function told({ beats }: Scene, news: readonly EventInfo[]): EventInfo[] {
  const at = beats.findIndex(({ events }) => events[0] !== undefined && events[0] === news[0]);
  return beats.slice(0, at + 1).flatMap(({ events }) => events);
}

export function staged(scene: Scene, news: readonly EventInfo[], view: KidoView): Staged {
  const so = told(scene, news);
  const hits = new Map<string, number>();
  for (const { kind, params } of so)
    if ((kind === "bombed" && params.effect === "hit") || kind === "damaged" || kind === "sunk") {
      const ship = String(params.ship);
      hits.set(ship, kind === "bombed" ? (hits.get(ship) ?? 0) + 1 : (hits.get(ship) ?? 1));
    }
  const sunk = new Set(so.filter(({ kind }) => kind === "sunk").map(({ params }) => String(params.ship)));
  return { attackers: attackers(scene, so, view), hits, sunk };
}

function attackers(scene: Scene, so: EventInfo[], view: KidoView): Attacker[] {
  const all = scene.beats.flatMap(({ events }) => events);
  const find = (kind: string) => all.find((event) => event.kind === kind)?.params;
  const [strike, raid] = [find("attack-began"), find("raid-began")];
  const { cast } = scene;
  if (!cast.length) return [];
  const ours = !view.ships.some(({ name }) => cast.includes(name));
  const bombers = Number(strike?.bombers ?? raid?.bombers ?? view.battle?.bombers ?? 0);
  const fighters = Number(strike?.zeros ?? view.battle?.fighters ?? 0);
  const torpedo = find("attack-type")?.type === "torpedo" || view.battle?.torpedo === true;
  const bomber = ours ? "kate" : torpedo ? "devastator" : "dauntless";
  const aims = aimed(all, cast, bombers);
  const away = new Set(
    so
      .filter(({ kind, params }) => kind === "fired" && params.effect !== "missed")
      .map(({ params }) => String(params.target)),
  );
  const one = (letter: string, kind: AircraftKind) => (_: unknown, i: number) => {
    const name = `${letter}${String(i + 1)}`;
    return { name, kind, target: aims[i % aims.length] ?? "", gone: !ours && away.has(name) };
  };
  return [
    ...Array.from({ length: bombers }, one("B", bomber)),
    ...Array.from(
      { length: ours ? fighters : Number(view.battle?.fighters ?? 0) },
      one("F", ours ? "zero" : "wildcat"),
    ),
  ];
}

/** The target of each bomber: as they were aimed, else in turn. */
function aimed(all: EventInfo[], cast: string[], bombers: number): string[] {
  const named = all
    .filter(({ kind }) => kind === "targeted")
    .flatMap(({ params }) => Array.from({ length: Number(params.bombers) }, () => String(params.ship)));
  return named.length ? named : Array.from({ length: Math.max(bombers, 1) }, (_, i) => cast[i % cast.length] ?? "");
}
