// The stage: what happened is played in scenes before the next question. The server does not wait for it.
import type { EventInfo, Outlook } from "../wire/messages";
import { MOMENTS, type Beat, type Moment, type Scene } from "./scenes";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const RATE: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const CARD_MS = 2800;
/** More than this waits to be played: scenes that decide nothing are told by their result alone. */
const LONG_MS = 12_000;

/** What is on stage for a while: a beat, a moment, or the result where there is neither. */
export interface Shot {
  scene: Scene | null;
  beat: Beat | null;
  moment: Moment | null;
  /** The table meanwhile. */
  outlook: Outlook;
  news: EventInfo[];
  ms: number;
}

/** Long enough to be read. */
const resultMs = (text: string): number => Math.min(2400, 700 + 18 * text.length);

/** Before the last result the table stands as it was; nothing is asked meanwhile. */
export function shots(scenes: Scene[], events: EventInfo[], before: Outlook, after: Outlook, short: boolean): Shot[] {
  const still = (outlook: Outlook): Outlook => ({ ...outlook, prompt: null, back_to: null, undo_to: null });
  const played = new Set(scenes.flatMap((scene) => scene.beats.flatMap((beat) => beat.events)));
  const rest = events.filter((event) => !played.has(event));
  return scenes.flatMap((scene, i) => {
    const last = i === scenes.length - 1;
    const then = { scene, outlook: still(before), news: [] as EventInfo[] };
    const found: Shot[] = [];
    if (!short || scene.moment) {
      for (const beat of scene.beats) found.push({ ...then, beat, moment: null, news: beat.events, ms: beat.ms });
    }
    const now = last ? { ...then, outlook: still(after), news: rest } : then;
    found.push({ ...now, beat: null, moment: null, ms: resultMs(scene.result) });
    if (scene.moment) found.push({ ...now, news: [], beat: null, moment: scene.moment, ms: CARD_MS });
    return found;
  });
}

/** At most one moment: the one that weighs most, if it weighs more than what the turn has shown. */
export function weightiest(scenes: Scene[], shown: number): { scenes: Scene[]; weight: number } {
  const weights = scenes.map(({ moment }) => (moment ? MOMENTS.indexOf(moment.kind) : -1));
  const most = Math.max(-1, ...weights);
  const at = most > shown ? weights.lastIndexOf(most) : -1;
  return {
    scenes: scenes.map((scene, i) => (i === at ? scene : { ...scene, moment: null })),
    weight: Math.max(most, shown),
  };
}

interface Source {
  scenes: (events: EventInfo[], before: Outlook, after: Outlook) => Scene[];
  /** The turn a table is in: it has one moment. */
  turn: (outlook: Outlook) => string;
  pace: () => Pace;
}

export class Stage {
  /** What is on stage; null when the table itself can be seen and answers. */
  shot = $state.raw<Shot | null>(null);
  /** The events that the board animates. */
  news = $state.raw<EventInfo[]>([]);
  /** The results since the last decision, which stay readable. */
  told = $state.raw<string[]>([]);
  paused = $state(false);
  #waiting: Shot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends = 0;
  #left = 0;
  #turn = { name: "", weight: -1 };

  constructor(readonly source: Source) {}

  hear(events: EventInfo[], before: Outlook, after: Outlook): void {
    const pace = this.source.pace();
    const turn = this.source.turn(after);
    if (turn !== this.#turn.name) this.#turn = { name: turn, weight: -1 };
    const chosen = weightiest(this.source.scenes(events, before, after), this.#turn.weight);
    this.#turn.weight = chosen.weight;
    if (pace === "off") {
      this.#tell(chosen.scenes.map(({ result }) => result));
      this.news = events;
      return;
    }
    const ahead = this.#waiting.reduce((sum, { ms }) => sum + ms, 0);
    this.#waiting.push(...shots(chosen.scenes, events, before, after, ahead > LONG_MS));
    if (this.shot) {
      if (!chosen.scenes.length && this.#waiting.length) this.#catchUp(events, after);
    } else if (this.#waiting.length) {
      this.told = [];
      this.#next();
    } else this.news = events;
  }

  /** The table as it is, with nothing on stage: after a reload, a look from another chair, or a take-back. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shot = null;
    this.news = [];
    this.told = [];
    this.paused = false;
  }

  /** From a beat to the result, from a result to what follows. */
  skip(): void {
    const shot = this.shot;
    if (!shot) return;
    this.paused = false;
    if (shot.beat) while (this.#waiting[0]?.beat && this.#waiting[0].scene === shot.scene) this.#waiting.shift();
    this.#next();
  }

  pause(): void {
    if (!this.shot) return;
    this.paused = !this.paused;
    if (this.paused) {
      clearTimeout(this.#timer);
      this.#left = this.#ends - Date.now();
    } else this.#wait(this.#left);
  }

  #tell(results: string[]): void {
    if (results.length) this.told = results;
  }

  /** Something without a scene happened after what waits: the last shot ends at the table as it is now. */
  #catchUp(events: EventInfo[], after: Outlook): void {
    const last = this.#waiting[this.#waiting.length - 1];
    if (!last) return;
    const outlook = { ...after, prompt: null, back_to: null, undo_to: null };
    this.#waiting[this.#waiting.length - 1] = { ...last, outlook, news: [...last.news, ...events] };
  }

  #next(): void {
    clearTimeout(this.#timer);
    const shot = this.#waiting.shift() ?? null;
    this.shot = shot;
    this.news = shot?.news ?? [];
    if (!shot) return;
    if (shot.scene && !shot.beat && !shot.moment) this.#tell([...this.told, shot.scene.result]);
    this.#wait(shot.ms * (RATE[this.source.pace()] || RATE.fast));
  }

  #wait(ms: number): void {
    this.#ends = Date.now() + ms;
    this.#timer = setTimeout(() => {
      this.#next();
    }, ms);
  }
}
