// How the prompt bar answers each kind of question; the type proves that none is missing.
import type { Component } from "svelte";

import type { QuestionProps } from "../../frame/board";
import CountQuestion from "./CountQuestion.svelte";
import type { QuestionKind } from "./kinds";
import PointQuestion from "./PointQuestion.svelte";
import StatusQuestion from "./StatusQuestion.svelte";

type Answer = Component<QuestionProps> | null;

/** Null: the plain buttons of the frame serve best; dice and tokens drawn by hand are such. */
export const questions: Record<QuestionKind, Answer> = {
  reinforce: PointQuestion,
  status: StatusQuestion,
  spot: CountQuestion,
  "patrol-in-the-way": PointQuestion,
  "land-some": CountQuestion,
  "land-stray": CountQuestion,
  land: CountQuestion,
  "squall-landing": PointQuestion,
  patrol: PointQuestion,
  "search-die": null,
  "task-force-die": null,
  draw: null,
  order: PointQuestion,
  weather: PointQuestion,
  send: CountQuestion,
  "fly-to": PointQuestion,
  "cap-to": PointQuestion,
  merge: PointQuestion,
  "move-to": PointQuestion,
  "cap-follow": CountQuestion,
  "enemy-follow": PointQuestion,
  transports: PointQuestion,
  intercept: PointQuestion,
  reveal: PointQuestion,
  "cap-attack": PointQuestion,
  "pick-battle": PointQuestion,
  flag: PointQuestion,
  picket: CountQuestion,
  place: PointQuestion,
  escorts: CountQuestion,
  escort: PointQuestion,
  "entry-die": null,
  "entry-area": PointQuestion,
  "go-in": PointQuestion,
  shift: PointQuestion,
  mode: PointQuestion,
  "fire-die": null,
  lose: PointQuestion,
  target: PointQuestion,
  "ordnance-die": null,
  "deck-loss": PointQuestion,
  gun: PointQuestion,
  "gun-die": null,
  ditch: PointQuestion,
  divert: CountQuestion,
  return: PointQuestion,
  rearm: CountQuestion,
  clear: CountQuestion,
};
