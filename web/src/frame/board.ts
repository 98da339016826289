// What every game's table gets from the frame, and all it may do: draw the view, offer what is legal, and ask to act.
import type { Component } from "svelte";

import type { Language } from "../language/language";
import type { EventInfo, Prompt } from "../wire/messages";
import type { Scene } from "./scenes";
import type { Sound } from "./sound";
import type { Refusal } from "./table.svelte";

export type View = Record<string, unknown>;

export interface BoardProps {
  /** The seat's view: plain data of the game's own shape. */
  view: View;
  /** The chair one looks from; null for somebody who watches. */
  seat: string | null;
  /** What is asked of this chair, with everything that is legal; null when somebody else must act. */
  prompt: Prompt | null;
  /** Messages in the language of the moment. */
  language: Language;
  /**
   * The events to animate now, oldest first: those of the beat that is on stage, else those that led to this view. Empty after a reload.
   */
  news: EventInfo[];
  /** The scene on stage, while the view is still the one before it; null when nothing is played. */
  scene: Scene | null;
  /** All that has happened since the view, up to what is on stage. */
  past?: EventInfo[];
  /** Take one of `prompt.legal`, by its text. What goes on with the answer before it is taken back together with it. */
  act: (action: string, goesOn?: boolean) => void;
  /** Somebody chose a thing that is not legal: the frame asks the server why not and shows the rule. */
  whyNot: (action: string) => void;
  /** The reason why an action is not legal, as the server gives it, to be shown beside it. Null if it is legal. */
  reason?: (action: string) => Promise<Refusal | null>;
  /** Shows the provenance of a figure, by its path in the data file ("/figures/..."). */
  figure: (path: string) => void;
  /** Motion is welcome (false: the system or the player asked for less). */
  motion: boolean;
  /** The place on the table that a sentence of a lesson is about. */
  lit?: string | null;
}

/** One kind of question: how the prompt bar answers it when the table alone is not enough. */
export interface QuestionProps {
  prompt: Prompt;
  view: View;
  language: Language;
  act: (action: string) => void;
}

/** A line of the log: what a game draws beside the sentence of an event. */
export interface ToldProps {
  event: EventInfo;
  language: Language;
}

/** A place on the table and what stands there, for people who do not see it. */
export interface Place {
  name: string;
  things: string[];
}

/** What a game gives the frame. Loaded when its table is opened, so no game pays for another. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** For every kind of question of the game: its own component, or null where buttons from the legal list serve. */
  questions: Record<string, Component<QuestionProps> | null>;
  /** The turn track: what was, what is, what comes. */
  track: (view: View, language: Language) => { label: string; state: "past" | "now" | "next"; term?: string }[];
  /** The question says where one is on the track: a small top bar leaves it out. */
  trackInQuestion?: boolean;
  /** The line under the game's name: the turn, then the phase, which is left out where room is short. */
  moment: (view: View, language: Language) => string[];
  /** The word that the phase of the moment is called by, for its explanation. */
  phase?: (view: View) => string;
  /** Both sides' points, for the top bar. */
  points: (view: View, language: Language) => { side: string; label: string; value: string }[];
  /** The table as a list of places and what stands there. */
  places: (view: View, language: Language) => Place[];
  /** The scenes that events make, as a seat may see them; events that need no telling make none. */
  scenes?: (events: EventInfo[], before: View, after: View, seat: string | null, language: Language) => Scene[];
  /** Played with dice of six faces, which show their eyes in a scene; all else that is rolled or drawn is told by its number. */
  eyes?: boolean;
  /** What belongs to an event in the log beside its sentence: a card. It draws nothing where there is none. */
  Told?: Component<ToldProps>;
  /** What an event sounds like; null for silence. */
  sounds?: (event: EventInfo) => Sound | null;
  /** The figure that makes the points of the top bar, and the one that ends the game, where they are our own. */
  pointsFrom?: string;
  endFrom?: string;
  /** The figures behind the odds of a quantity, by their paths in the data file without "/figures/". */
  oddsFrom?: (key: string) => string[];
  /**
   * Asked before an action is taken: a sentence that names what will be learned or lost by it, or null. Without it nothing
   * asks.
   */
  confirm?: (action: string, view: View, language: Language, prompt: Prompt | null) => string | null;
}
