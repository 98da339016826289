// The words of Kido Butai's table, the clause behind each, and what they look like.
export { default as Picture } from "./Picture.svelte";

export const terms: Record<string, string> = {
  decks: "KB-3j",
  facing: "KB-3f",
  bombs: "KB-6.3",
  torpedoes: "KB-6.3",
  zero: "KB-3b",
  cap: "KB-3b",
  low: "KB-7c",
  centre: "KB-3c",
  midway: "KB-6.1",
  fleet: "KB-6.2",
  "must-land": "KB-3i",
  acted: "KB-3g",
  "deck-used": "KB-3j",
  hits: "KB-6c2",
  sight: "KB-4a",
  cups: "KB-5b",
  dummy: "KB-5b",
  "fleet-cup": "KB-6.4",
  track: "KB-7j",
  dice: "KB-6c1",
  points: "KB-8e",
  losses: "KB-8a",
  japanese: "KB-3",
  reconnaissance: "KB-4a",
  american: "KB-5a",
};

const PICTURED: Record<string, string> = {
  who: "sight",
  aim: "points",
  have: "decks",
  turn: "facing",
  fight: "cups",
  mind: "must-land",
};

export const pictured = (part: string): string => PICTURED[part] ?? "decks";
