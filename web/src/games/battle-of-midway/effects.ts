// What the beat on stage looks like on the battle board: who comes in, who fires, what falls where.
import type { EventInfo } from "../../wire/messages";
import { AREAS, RADII, polar, span, type Area } from "./rings";

export interface Effect {
  kind: "arrive" | "tracer" | "flak" | "splash" | "burst";
  x: number;
  y: number;
  /** For what comes in: where from. */
  from?: { x: number; y: number };
  /** Which of several, so that they come one after another. */
  order: number;
}

type Spot = { x: number; y: number };

/** The middle of an area. */
export function middleOf(area: Area): Spot {
  const { from, to, inner, outer } = span(area);
  return area === "centre" ? { x: 0, y: -RADII.centre / 2 } : polar((inner + outer) / 2, (from + to) / 2);
}

/** Shells fall around a ship, not all in one place. */
const around = ({ x, y }: Spot, order: number, miss: boolean): Spot => {
  const far = miss ? 34 : 9;
  const turn = order * 2.4 + 0.6;
  return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
};

/** Everything to be seen on one side's board; `ship` says where a ship stands there, by its name. */
export function effects(news: EventInfo[], board: string, ship: (name: string) => Spot | undefined): Effect[] {
  const found: Effect[] = [];
  for (const { kind, params } of news) {
    const area = AREAS.find((one) => one === params["area"]);
    const order = found.length;
    if (kind === "entered" && area) {
      const { from, to } = span(area);
      found.push({ kind: "arrive", ...middleOf(area), from: polar(RADII.strip + 60, (from + to) / 2), order });
    }
    if (kind !== "rolled") continue;
    const target = ship(String(params["target"]));
    const hit = params["effect"] === "hit";
    if (target) found.push({ kind: hit ? "burst" : "splash", ...around(target, order, !hit), order });
    else if (area && (params["board"] ?? board) === board) {
      const flak = params["weapon"] === "flak";
      found.push({ kind: flak ? "flak" : "tracer", ...around(middleOf(area), order, true), order });
    }
  }
  return found;
}
