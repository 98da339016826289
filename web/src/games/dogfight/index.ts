import type { GameModule, View } from "../../frame/board";
import { capital, type Language } from "../../language/language";
import type { Prompt } from "../../wire/messages";
import Activate from "./Activate.svelte";
import Board from "./Board.svelte";
import Fly from "./Fly.svelte";
import Hint from "./Hint.svelte";
import { places } from "./places";
import { scenes } from "./scenes";
import { sounds } from "./sounds";
import { read, SIDES } from "./table";
import Told from "./Told.svelte";

const PHASES = ["orders", "initiative", "activation", "purchase", "reinforcements"];

/** Every kind of question of the game. The table answers most of them; buttons from the legal list serve as well. */
const questions: GameModule["questions"] = {
  place: Hint,
  return: Hint,
  bid: null,
  activate: Activate,
  manoeuvre: Fly,
  "leave-board": null,
  plan: Hint,
  first: null,
  skip: null,
  card: null,
  accelerate: null,
  "plan-again": Hint,
  face: null,
  exchange: null,
  buy: Hint,
  deal: null,
  draw: null,
  "exchange-draw": null,
};

function track(view: View, language: Language): ReturnType<GameModule["track"]> {
  const { phase, mode, round } = read(view);
  const phases = PHASES.filter(
    (one) => (one !== "reinforcements" || mode === "domination") && (one !== "orders" || round === 0 || phase === one),
  );
  const now = phases.indexOf(phase);
  return phases.map((one, number) => ({
    label: capital(language.name(one)),
    term: one === "orders" ? "pool" : one,
    state: phase === "over" || number < now ? "past" : number === now ? "now" : "next",
  }));
}

function moment(view: View, language: Language): string[] {
  const { round, phase } = read(view);
  const name = capital(language.name(phase));
  return round === 0 ? [name] : [language.say("df-round", { round }), name];
}

function points(view: View, language: Language): ReturnType<GameModule["points"]> {
  const { points: scored, target, aircraft } = read(view);
  return SIDES.map((side) => {
    const alive = aircraft.filter((one) => one.side === side && (one.area !== null || one.lost === 0)).length;
    return { side, label: language.name(side), value: target === null ? `${alive}` : `${scored[side]} / ${target}` };
  });
}

/** What would hand the game to the enemy by a swap (DF-R9), or lose the aircraft to the sea (DF-F4). */
function confirm(action: string, _view: View, language: Language, prompt: Prompt | null): string | null {
  const { perils = [], bombers = [] } = (prompt?.params ?? {}) as { perils?: string[]; bombers?: string[] };
  const bomber = bombers[perils.indexOf(action)];
  if (bomber !== undefined) return language.say("board-gives-victory", { bomber });
  const { aircraft = "", lost = [] } = (prompt?.params ?? {}) as { aircraft?: string; lost?: string[] };
  return lost.includes(action) ? language.say("board-stake-fly-off", { aircraft }) : null;
}

export { Board, confirm, moment, places, points, questions, scenes, sounds, Told, track };

export const endFrom = "/figures/end/round_cap";

/** Whoever fires draws from cards of which only pictures exist. */
export const oddsFrom = (): string[] => ["firing_cards", "range_diagrams"];
