// Where the game stands: the turn, its five phases, both sides' points.
import type { GameModule } from "../../frame/board";
import type { Language } from "../../language/language";
import { SEATS, type Midway } from "./view";

const PHASES = ["command", "search", "orders", "combat", "maintenance"];
export function track(view: Midway, language: Language): ReturnType<GameModule["track"]> {
  const now = PHASES.indexOf(view.phase === "first-orders" ? "command" : view.phase);
  return PHASES.map((phase, i) => ({
    label: language.say(`bm-phase-${phase}`),
    term: phase,
    state: view.phase === "over" || i < now ? "past" : i === now ? "now" : "next",
  }));
}

export function moment(view: Midway, language: Language): string[] {
  return [language.say("bm-moment", { turn: view.turn }), language.say(`bm-phase-${view.phase}`)];
}

export function points(view: Midway, language: Language): ReturnType<GameModule["points"]> {
  return SEATS.map((seat) => ({
    side: seat,
    label: language.name(seat),
    value: `${view.points[seat]}/${view.points_to_win}`,
  }));
}
