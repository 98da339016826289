// The stage: what happened is played in scenes before the next question. The server does not wait for it.
import type { EventInfo, Outlook } from "../wire/messages";
import { fitted, MOMENTS, type Beat, type Moment, type Scene } from "./scenes";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const RATE: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const CARD_MS = 2800;
/** Who looks on never decides: so many scenes stay readable. */
const KEPT = 40;
/** A turn in which more than this is to be played is long: what decides nothing is gathered, one line each. */
const LONG_MS = 12_000;

/** What is on stage for a while: a beat, a moment, lines, or the result where there is none of these. */
export interface Shot {
  scene: Scene | null;
  beat: Beat | null;
  moment: Moment | null;
  /** Scenes that are told by their results alone, one line each. */
  lines: Scene[];
  /** The table meanwhile. */
  outlook: Outlook;
  news: EventInfo[];
  /** All that has happened to that table so far, what is on stage included. */
  past: EventInfo[];
  ms: number;
}

/** Long enough to be read; with the next question it can still be read above it. */
const resultMs = (text: string): number => Math.min(1800, 600 + 15 * text.length);
const linesMs = (lines: Scene[]): number =>
  Math.min(
    5000,
    lines.reduce((sum, one) => sum + resultMs(one.result) / 2, 600),
  );
const wholeMs = ({ beats, result }: Scene): number => beats.reduce((sum, { ms }) => sum + ms, resultMs(result));

/** Scenes with a later one, which says all that those about the same thing said. */
export const added = (scenes: Scene[], more: Scene[]): Scene[] =>
  more.reduce((all, one) => [...all.filter(({ about }) => !about || about !== one.about), one], scenes);

/** Before the last result the table stands as it was; nothing is asked meanwhile. */
export function shots(scenes: Scene[], events: EventInfo[], before: Outlook, after: Outlook, long: boolean): Shot[] {
  const still = (outlook: Outlook): Outlook => ({ ...outlook, prompt: null, back_to: null, undo_to: null });
  const gathered = (scene: Scene) => scene.minor === true && !scene.moment && (long || !scene.beats.length);
  const played = new Set(
    scenes.flatMap((scene) => (gathered(scene) ? [] : scene.beats.flatMap((beat) => beat.events))),
  );
  const rest = events.filter((event) => !played.has(event));
  const found: Shot[] = [];
  let past: EventInfo[] = [];
  const upTo = (told: EventInfo[]) =>
    (past = events.slice(0, Math.max(past.length, ...told.map((event) => events.indexOf(event) + 1))));
  for (const [i, scene] of scenes.entries()) {
    const then = { beat: null, moment: null, lines: [], outlook: still(before), news: [] as EventInfo[] };
    const quick = gathered(scene);
    for (const beat of quick ? [] : scene.beats)
      found.push({ ...then, scene, beat, news: beat.events, past: upTo(beat.events), ms: beat.ms });
    const last = i === scenes.length - 1;
    const now = last
      ? { ...then, outlook: still(after), news: rest, past: [] }
      : { ...then, past: upTo(scene.beats.flatMap((beat) => beat.events)) };
    if (quick) {
      const shot = { ...now, scene: null, lines: [scene], ms: linesMs([scene]) };
      const other = found.at(-1);
      if (other?.lines.length) found[found.length - 1] = joined(other, shot);
      else found.push(shot);
      continue;
    }
    found.push({ ...now, scene, ms: resultMs(scene.result) });
    if (scene.moment) found.push({ ...now, scene, news: [], moment: scene.moment, ms: CARD_MS });
  }
  return found;
}

function joined(one: Shot, other: Shot): Shot {
  const lines = added(one.lines, other.lines);
  return { ...other, lines, news: [...one.news, ...other.news], ms: linesMs(lines) };
}

/** One moment at most: the weightiest. A turn that has shown one has no other; the end of the game is always shown. */
export function weightiest(scenes: Scene[], shown: boolean): { scenes: Scene[]; shown: boolean } {
  const weights = scenes.map(({ moment }) => (moment ? MOMENTS.indexOf(moment.kind) : -1));
  const most = Math.max(-1, ...weights);
  const at = most >= 0 && (!shown || MOMENTS[most] === "over") ? weights.lastIndexOf(most) : -1;
  return {
    scenes: scenes.map((scene, i) => (i === at || !scene.moment ? scene : { ...scene, moment: null })),
    shown: shown || most >= 0,
  };
}

interface Source {
  scenes: (events: EventInfo[], before: Outlook, after: Outlook) => Scene[];
  /** The turn a table is in: it has one moment. */
  turn: (outlook: Outlook) => string;
  pace: () => Pace;
  /** Tells those who listen what happened; `quietly` what made no scene. */
  say: (text: string) => void;
  quietly: (events: EventInfo[]) => string;
}

export class Stage {
  /** What is on stage; null when the table itself can be seen and answers. */
  shot = $state.raw<Shot | null>(null);
  /** The events that the board animates. */
  news = $state.raw<EventInfo[]>([]);
  /** The scenes since the last decision: their results stay readable. */
  told = $state.raw<Scene[]>([]);
  paused = $state(false);
  /** Where nothing is played, what decides still has its card, over a table that can be used. */
  card = $state.raw<Moment | null>(null);
  #waiting: Shot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends = 0;
  #left = 0;
  #turn = { name: "", shown: false };
  #unsaid: Scene[] = [];

  constructor(readonly source: Source) {}

  hear(events: EventInfo[], before: Outlook, after: Outlook): void {
    const pace = this.source.pace();
    const turn = this.source.turn(after);
    if (turn !== this.#turn.name) this.#turn = { name: turn, shown: false };
    const made = this.source.scenes(events, before, after).map((scene) => fitted(scene, resultMs(scene.result)));
    const { scenes, shown } = weightiest(made, this.#turn.shown);
    this.#turn.shown = shown;
    if (!scenes.length && events.length) this.source.say(this.source.quietly(events));
    if (pace === "off") {
      this.#tell(scenes);
      if (after.prompt || !after.waiting_for) this.#say();
      this.news = events;
      this.#lay(scenes.find(({ moment }) => moment)?.moment ?? null);
      return;
    }
    const ahead = this.#waiting.reduce((sum, { ms }) => sum + ms, 0);
    const more = scenes.reduce((sum, scene) => sum + wholeMs(scene), 0);
    const [first, ...others] = shots(scenes, events, before, after, ahead + more > LONG_MS);
    if (!first) {
      if (this.shot) this.#catchUp(events, after);
      else this.news = events;
      return;
    }
    const last = this.#waiting.at(-1);
    if (first.lines.length && last?.lines.length) this.#waiting[this.#waiting.length - 1] = joined(last, first);
    else if (first.lines.length && !last && this.shot?.lines.length) this.#goOn(first);
    else this.#waiting.push(first);
    this.#waiting.push(...others);
    if (!this.shot) this.#next();
  }

  #lay(card: Moment | null): void {
    if (!card) return;
    this.card = card;
    this.#wait(CARD_MS);
  }

  /** The table as it is, with nothing on stage: after a reload, a look from another chair, or a take-back. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#unsaid = [];
    this.shot = null;
    this.news = [];
    this.told = [];
    this.card = null;
    this.paused = false;
  }

  /** Somebody here has decided: what was told before is over. */
  decided(): void {
    this.told = [];
    this.card = null;
  }

  /** From a beat to the result, from a result to what follows. */
  skip(): void {
    const shot = this.shot;
    this.card = null;
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

  #tell(scenes: Scene[]): void {
    this.told = added(this.told, scenes).slice(-KEPT);
    this.#unsaid = added(this.#unsaid, scenes);
    // What may still be told better waits.
    if (this.#unsaid.some(({ about }) => !about)) this.#say();
  }

  #say(): void {
    for (const { result } of this.#unsaid) this.source.say(result);
    this.#unsaid = [];
  }

  /** Something without a scene happened after what waits: the last shot ends at the table as it is now. */
  #catchUp(events: EventInfo[], after: Outlook): void {
    const last = this.#waiting[this.#waiting.length - 1];
    const outlook = { ...after, prompt: null, back_to: null, undo_to: null };
    if (!last && this.shot?.lines.length) {
      this.shot = { ...this.shot, outlook, past: [] };
      this.news = events;
    }
    if (!last) return;
    this.#waiting[this.#waiting.length - 1] = { ...last, outlook, past: [], news: [...last.news, ...events] };
  }

  /** Another line for those on stage. */
  #goOn(more: Shot): void {
    this.shot = { ...more, lines: added(this.shot?.lines ?? [], more.lines) };
    this.news = more.news;
    this.#tell(more.lines);
    if (!this.paused) this.#wait(more.ms * this.#rate);
  }

  get #rate(): number {
    return RATE[this.source.pace()] || RATE.fast;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const shot = this.#waiting.shift() ?? null;
    this.shot = shot;
    this.card = null;
    this.news = shot?.news ?? [];
    if (!shot?.lines.length) this.#say();
    if (!shot) return;
    if (shot.lines.length) this.#tell(shot.lines);
    else if (shot.scene && !shot.beat && !shot.moment) this.#tell([shot.scene]);
    this.#wait(shot.ms * this.#rate);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#ends = Date.now() + ms;
    this.#timer = setTimeout(() => {
      this.#next();
    }, ms);
  }
}
