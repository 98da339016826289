// What happened, as a person can follow it: scenes of a few seconds, made by each game from its events.
import type { EventInfo } from "../wire/messages";

/** A die that fell: its face, what it needed ("5+"; null where nothing is needed) and whether it did something. */
export interface Roll {
  face: number;
  needs: string | null;
  hit: boolean;
}

/** One step of a scene: a sentence, the dice that belong to it, and the events that the board animates meanwhile. */
export interface Beat {
  text: string;
  rolls: Roll[];
  events: EventInfo[];
  /** How long it stays at normal speed, in milliseconds: a miss 500, a hit 1,000, a carrier lost 4,000. */
  ms: number;
}

/** The kinds of moments, the weightiest last. */
export const MOMENTS = ["sighted", "found", "hit", "field", "landed", "sunk", "over"] as const;

/** What decides a game: a card across the table. A game names all; the stage shows at most one a turn. */
export interface Moment {
  /** Which drawing it gets. */
  kind: (typeof MOMENTS)[number];
  title: string;
  text: string;
  /** The side whose news it is, for its colours; null for both. */
  side: string | null;
}

export interface Scene {
  /** Who against whom. */
  title: string;
  /** None: the scene is its result line alone. */
  beats: Beat[];
  /** What it meant, in one line. */
  result: string;
  /** The names of what takes part, as the board knows them; the rest of the table dims a little. */
  cast: string[];
  moment: Moment | null;
  /** Nothing of it decides anything for whoever looks: in a long turn, or without beats, its result is told as one line of several. */
  minor?: boolean;
  /** What it is about, where a later scene about the same says all that this one said: an aircraft that flies on. */
  about?: string;
}

/** The events of a scene up to the beat that is on stage: its result line, like its card, comes after all of them. */
export function told({ beats }: Scene, news: readonly EventInfo[]): EventInfo[] {
  const at = beats.findIndex(({ events }) => events[0] !== undefined && events[0] === news[0]);
  return beats.slice(0, at < 0 ? undefined : at + 1).flatMap(({ events }) => events);
}

/** How long a carrier that sinks has: its time is never cut. */
export const SINKING = 4000;

/** A scene is two to four seconds, its result included; who cannot see a beat for that long does not see it. */
const WHOLE = 4000;
const BEAT_AT_LEAST = 300;

/** Beats that last longer together go faster. */
export function shortened(beats: Beat[], most = WHOLE): Beat[] {
  const whole = beats.reduce((sum, { ms }) => sum + (ms < SINKING ? ms : 0), 0);
  if (whole <= most) return beats;
  return beats.map((beat) => (beat.ms < SINKING ? { ...beat, ms: Math.round((beat.ms * most) / whole) } : beat));
}

/** A scene whose beats leave time to read what it meant. */
export const fitted = (scene: Scene, resultMs: number): Scene => ({
  ...scene,
  beats: shortened(scene.beats, Math.max(WHOLE - resultMs, BEAT_AT_LEAST * scene.beats.length)),
});
