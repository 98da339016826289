// What the events on stage do to the table that stands behind them: where aircraft have flown, who fires, who is lost.
import type { Scene } from "../../frame/scenes";
import type { EventInfo } from "../../wire/messages";
import { area, direction, type Pose } from "./hexes";
import { SIDES, type DogfightView, type Layout, type Side } from "./table";

export interface Shooting {
  shooter: string;
  target: string;
  heavy: boolean;
}

export interface Staged {
  flown: Record<string, Pose[]>;
  shots: Shooting[];
  cards: Partial<Record<Side, number[]>> | null;
  /** Lost, and whether it burns. */
  lost: Record<string, boolean>;
}

export const NOTHING: Staged = { flown: {}, shots: [], cards: null, lost: {} };

/** The events of a scene so far. */
export function staged(events: EventInfo[], scene: Scene | null, view: DogfightView, layout: Layout): Staged {
  const found: Staged = { flown: {}, shots: [], cards: null, lost: {} };
  const sideOf = (name: string) => view.aircraft.find((one) => one.name === name)?.side;
  for (const { kind, params, clause } of events) {
    const aircraft = String(params["aircraft"] ?? "");
    if (kind === "moved" || kind === "swapped" || kind === "turned") fly(found, view, kind, params);
    else if (kind === "firing-began" && scene && clause !== "DF-S1") {
      const plane = (side: Side) => scene.cast.find((one) => sideOf(one) === side) ?? "";
      found.shots = SIDES.flatMap((side) => {
        const colour = layout.figures.colours[params[side] as keyof typeof layout.figures.colours] as
          { area: string } | undefined;
        const target = plane(side === "usa" ? "japan" : "usa");
        return colour ? [{ shooter: plane(side), target, heavy: colour.area === "attack" }] : [];
      });
    } else if (kind === "cards-shown")
      found.cards = Object.fromEntries(SIDES.map((side) => [side, [params[side] ?? []].flat().map(Number)]));
    else if (kind === "destroyed") {
      found.lost[aircraft] = params["cause"] === "shot-down";
      found.shots = [];
    }
  }
  return found;
}

function fly({ flown }: Staged, view: DogfightView, kind: string, params: EventInfo["params"]): void {
  const name = String(params[kind === "swapped" ? "other" : "aircraft"]);
  const known = view.aircraft.find((one) => one.name === name);
  if (!known?.area) return;
  const before = flown[name]?.at(-1) ?? { at: area(known.area), way: direction(known.facing) };
  const at = kind === "turned" ? before.at : area(String(params["area"]));
  const way = kind === "swapped" ? before.way : direction(String(params["facing"]));
  flown[name] = [...(flown[name] ?? []), { at, way }];
}
