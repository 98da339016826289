// Kido Butai's table for the frame.
import type { Component } from "svelte";

import type { GameModule, QuestionProps } from "../../frame/board";
import Board from "./Board.svelte";
import { places as placesOf } from "./labels";
import Commit from "./questions/Commit.svelte";
import Divide from "./questions/Divide.svelte";
import Loads from "./questions/Loads.svelte";
import Phase from "./questions/Phase.svelte";
import { scenes as scenesOf } from "./scenes";
import { sounds as soundsOf } from "./sounds";
import { dueToLand, read, table } from "./table";

/** Every kind of question of the game: a test compares them with the rules' own sequence of play. */
export const questions = {
  loads: Loads,
  "japanese-phase": Phase,
  commit: Commit,
  meet: null,
  aim: null,
  targets: Divide,
  fill: null,
  spread: Divide,
  lose: null,
  "us-reconnaissance": null,
  "japanese-reconnaissance": null,
  "fleet-draw": null,
  "fighter-draw": null,
  "bomber-draw": null,
  "attack-type": null,
  "aim-random": null,
  fire: null,
  "random-target": null,
  flak: null,
  bomb: null,
  pips: null,
  tie: null,
  "tie-aboard": null,
  "lose-random": null,
} satisfies Record<string, Component<QuestionProps> | null>;

/** The phases of a turn, as the sequence of play has them. */
const PHASES = ["japanese", "reconnaissance", "american"];

const module: GameModule = {
  Board,
  questions,
  // The hours are on the board.
  track: (view, language) => {
    const now = PHASES.indexOf(read(view).phase);
    return PHASES.map((phase, i) => ({
      label: language.name(phase),
      state: i < now ? "past" : i === now ? "now" : "next",
    }));
  },
  trackInQuestion: true,
  moment: (view, language) => {
    const { turn, phase } = read(view);
    const said = language.say("kb-moment", { turn, turns: table(read(view)).hours.length });
    return turn ? [said, language.name(phase)] : [said];
  },
  phase: (view) => read(view).phase,
  points: (view, language) => {
    const { points } = read(view);
    return (["japan", "usa"] as const).map((side) => ({
      side,
      label: language.name(side),
      value: String(points[side]),
    }));
  },
  places: (view, language) => placesOf(language, read(view)),
  scenes: scenesOf,
  sounds: soundsOf,
  // Dice follow the end of the phase: who takes it back has seen them, and the game will say so.
  confirm: (action, view, language) => {
    const due = action === "end" ? dueToLand(read(view)) : [];
    return due.length ? language.say("board-at-stake", { squadrons: due }) : null;
  },
};

export const { track, trackInQuestion, moment, phase, points, places, confirm } = module;
export { Board, scenesOf as scenes, soundsOf as sounds };
export default module;

export const eyes = true;
export const pointsFrom = "/figures/victory_points/score_sheet";
export const endFrom = "/figures/victory_points/score_sheet";

/** Who flies and what a raid brings is drawn from cups whose contents no text states; what is seen depends on dice alone. */
export const oddsFrom = (key: string): string[] =>
  key === "fleets-reported" ? [] : key.endsWith("points") ? ["counters", "victory_points"] : ["counters"];
