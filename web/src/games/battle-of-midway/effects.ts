// What the beat on stage looks like on the battle board: who comes in, who flies at whom, what falls where.
import type { AircraftKind } from "../../art/aircraft";
import type { EventInfo } from "../../wire/messages";
import { AREAS, RADII, polar, span, type Area } from "./rings";

export interface Spot {
  x: number;
  y: number;
}

/** A counter on the board, by all the names that events have for it. */
export interface Standing extends Spot {
  side: string;
  area: string;
  names: string[];
  /** What flies; ships have none. */
  plane?: AircraftKind;
}

export interface Effect extends Spot {
  kind: "arrive" | "run" | "tracer" | "flash" | "flak" | "splash" | "burst" | "fall";
  /** For what flies: where from. */
  from?: Spot;
  plane?: AircraftKind;
  /** Milliseconds after the beat began. */
  wait: number;
}

const STEP = 70;
const LAST = 350;
/** From the start of a run until the bombs are down. */
const DOWN = 380;

/** The middle of an area. */
export function middleOf(area: Area, tall = 1): Spot {
  const { from, to, inner, outer } = span(area);
  return area === "centre"
    ? { x: 0, y: (-RADII.centre / 2) * tall }
    : polar((inner + outer) / 2, (from + to) / 2, tall);
}

/** Shells fall around a ship, not all in one place. */
const around = ({ x, y }: Spot, order: number, far: number): Spot => {
  const turn = order * 2.4 + 0.6;
  return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
};

/** Everything to be seen on one side's board. */
export function effects(news: EventInfo[], board: string, standing: Standing[], tall = 1): Effect[] {
  const found: Effect[] = [];
  const flown = new Set<string>();
  const named = (name: string, area?: string) =>
    standing.find((one) => one.names.includes(name) && one.area === area) ??
    standing.find((one) => one.names.includes(name));
  /** Whoever fires flies at the target, once. */
  function run(firer: Standing | undefined, at: Spot, wait: number): void {
    if (!firer?.plane) return;
    const key = `${firer.names[0] ?? ""} ${String(at.x)} ${String(at.y)}`;
    if (flown.has(key)) return;
    flown.add(key);
    found.push({ kind: "run", x: at.x, y: at.y, from: firer, plane: firer.plane, wait });
  }
  let dice = 0;
  for (const { kind, params } of news) {
    const area = AREAS.find((one) => one === params["area"]);
    if (kind === "entered" && area) {
      const { from, to } = span(area);
      found.push({
        kind: "arrive",
        ...middleOf(area, tall),
        from: polar(RADII.strip + 60, (from + to) / 2, tall),
        wait: 0,
      });
    }
    if (kind === "air-unit-lost") {
      const lost = named(String(params["unit"]));
      if (lost) found.push({ kind: "fall", ...around(lost, found.length, 12), wait: found.length * STEP });
    }
    if (kind !== "rolled" || (params["board"] ?? board) !== board) continue;
    const wait = Math.min(dice * STEP, LAST);
    const firer = named(String(params["firer"]), area);
    const ship = named(String(params["target"]));
    const [hit, weapon] = [params["effect"] === "hit", params["weapon"]];
    if (ship) {
      run(firer, ship, wait);
      if (weapon === "gun" && firer) found.push({ kind: "flash", x: firer.x, y: firer.y, wait });
      found.push({ kind: hit ? "burst" : "splash", ...around(ship, dice, hit ? 9 : 34), wait: wait + DOWN });
    } else if (area) {
      const foes = standing.filter((one) => one.plane && one.area === area && one.side !== params["seat"]);
      const at = foes[dice % Math.max(1, foes.length)] ?? middleOf(area, tall);
      if (weapon === "flak") {
        if (firer) found.push({ kind: "flash", x: firer.x, y: firer.y, wait });
        found.push({ kind: "flak", ...around(at, dice, 26), wait: wait + 120 });
      } else {
        run(firer, at, wait);
        found.push({ kind: "tracer", x: at.x, y: at.y, from: firer ?? middleOf(area, tall), wait: wait + 150 });
      }
      if (hit) found.push({ kind: "burst", ...around(at, dice, 9), wait: wait + DOWN });
    }
    dice += 1;
  }
  return found;
}
