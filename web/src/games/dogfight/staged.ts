// What the events on stage do to the table that stands behind them: where aircraft have flown, who fires, who is lost.
import type { Scene } from "../../frame/scenes";
import type { EventInfo } from "../../wire/messages";
import { area, direction, type Pose } from "./hexes";
import { SIDES, type DogfightView, type Layout, type Side } from "./table";

interface Shooting {
  shooter: string;
  target: string;
  heavy: boolean;
}

/** A card that turns over beside an aircraft: an order by its name, or Firing Cards. */
export interface Shown {
  at: string;
  order: string | null;
  faces: number[];
  /** The highest of them is the better one. */
  wins: boolean;
}

export interface Staged {
  flown: Record<string, Pose[]>;
  shots: Shooting[];
  cards: Shown[];
  /** Lost, and whether it burns. */
  lost: Record<string, boolean>;
  /** Whose carrier bombs fall on. */
  bombed: Side | null;
}

export const NOTHING: Staged = { flown: {}, shots: [], cards: [], lost: {}, bombed: null };

/** The events of a scene so far. */
export function staged(events: EventInfo[], scene: Scene | null, view: DogfightView, layout: Layout): Staged {
  const found: Staged = { ...NOTHING, flown: {}, lost: {} };
  const sideOf = (name: string) => view.aircraft.find((one) => one.name === name)?.side;
  /** Who fires for each side: in a Thach Weave a mate from outside the combat. */
  const plane = (side: Side, mate: string | null) =>
    mate !== null && sideOf(mate) === side ? mate : (scene?.cast.find((one) => sideOf(one) === side) ?? "");
  let mate: string | null = null;
  for (const { kind, params, clause } of events) {
    const aircraft = String(params["aircraft"] ?? "");
    if (kind === "moved" || kind === "swapped" || kind === "turned") fly(found, view, kind, params);
    else if (kind === "order-played") {
      const side = params["side"] as Side;
      mate = [params["mate"] ?? []].flat().map(String)[0] ?? null;
      found.cards = [{ at: plane(side, mate), order: String(params["card"]), faces: [], wins: false }];
    } else if (kind === "firing-began" && scene) {
      if (clause !== "DF-S1") mate = null;
      found.cards = [];
      found.shots = SIDES.flatMap((side) => {
        const colour = layout.figures.colours[params[side] as keyof typeof layout.figures.colours] as
          { area: string } | undefined;
        const target = plane(side === "usa" ? "japan" : "usa", mate);
        return colour
          ? [
              {
                shooter: plane(side, mate),
                target,
                heavy: colour.area === "attack" && (mate === null || sideOf(mate) === side),
              },
            ]
          : [];
      });
    } else if (kind === "cards-shown") {
      const faces = (side: Side) => [params[side] ?? []].flat().map(Number);
      const hands = SIDES.map((side) => ({ at: plane(side, mate), order: null, faces: faces(side), wins: false }));
      found.cards = hands.filter((one) => one.faces.length);
    } else if (kind === "firing-result") {
      found.cards = found.cards.map((one) => ({ ...one, wins: sideOf(one.at) === params["winner"] }));
    } else if (kind === "destroyed") {
      found.lost[aircraft] = params["cause"] === "shot-down";
      found.shots = [];
    } else if (kind === "carrier-bombed") found.bombed = params["side"] as Side;
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
