// A move is drawn part by part: what one looks at first in the first frame, the rest in the frames right after it, as
// many parts in each as fit. On a fast machine all of it is one frame; on a slow phone no frame comes late.
import { flushSync } from "svelte";

/**
 * Milliseconds of script that a frame of 16.7 has room for on a slow phone: styling, laying out, painting and handing
 * over what the script has changed took nine to twelve in the longest frames that were measured (web/README.md).
 */
const SHARE = 3.5;
/** Milliseconds after which everything is drawn even where no frame comes, as in a window that lies under others. */
const LATEST = 150;
/** How much the last time counts in what a part is expected to cost. */
const LAST = 0.5;
/** Milliseconds that a part is expected to cost before it was ever drawn. */
const GUESS = 3;

export interface Frames {
  now(): number;
  /** False where nobody looks: then nothing is spread. */
  seen(): boolean;
  /** Calls back with the next frame. */
  next(what: () => void): void;
  after(ms: number, what: () => void): void;
  /** For whoever looks into a trace of the page (`--explain` of benchmarks/frames). */
  tell(what: string): void;
}

const BROWSER: Frames = {
  now: () => performance.now(),
  seen: () => typeof document !== "undefined" && document.visibilityState === "visible",
  next: (what) => requestAnimationFrame(what),
  after: (ms, what) => void setTimeout(what, ms),
  tell: (what) => {
    // Not every browser has it.
    (console as Partial<Console>).timeStamp?.(what);
  },
};

/**
 * The turns of a move: the board as it stands, what the game draws beside it, the question, what answers it, that it can
 * be answered now, the rest.
 */
export const TURN = { board: 0, beside: 1, question: 2, answers: 3, ready: 4, around: 5 } as const;
const NAMES = Object.keys(TURN);

interface Part {
  of: object;
  turn: number;
  draw: () => void;
  alone: boolean;
}

export class Pace {
  readonly #parts = new Map<object, Part>();
  /** What the parts cost of late. */
  readonly #costs = new WeakMap<object, number>();
  #spent = 0;
  #asked = false;
  /** How many frames came, and whether somebody looks after them: a timer for each would cost a frame dearly. */
  #frames = 0;
  #watched = false;
  #hurried = false;

  constructor(readonly frames: Frames = BROWSER) {}

  /** What comes before all parts: it takes room in the next frame. */
  first(draw: () => void): void {
    const began = this.frames.now();
    draw();
    flushSync();
    this.#spent += this.frames.now() - began;
    this.#ask();
  }

  /**
   * What may come a frame later. Parts come in the order of their turns; one that still waits is replaced by its newer.
   * `alone`: next to no script, but so much to paint that nothing else has room in its frame.
   */
  later(turn: number, part: object, draw: () => void, alone = false): void {
    this.#parts.set(part, { of: part, turn, draw, alone });
    this.#ask();
  }

  /** The next frame has no room for parts: what the browser does by itself takes it, as when an answer comes in. */
  fill(): void {
    this.#spent = Math.max(this.#spent, SHARE);
    this.#ask();
  }

  /** What waits is no longer wanted. */
  forget(part: object): void {
    this.#parts.delete(part);
  }

  /** Draws all that waits: somebody is about to act on what they see. */
  hurry(): void {
    this.#hurried = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) this.#draw(next);
    } finally {
      this.#hurried = false;
    }
  }

  /** Everything is drawn at once just now. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** What a part has cost of late; undefined before it was ever drawn. */
  cost(part: object): number | undefined {
    return this.#costs.get(part);
  }

  #ask(): void {
    if (this.#asked || (!this.#parts.size && this.#spent === 0)) return;
    if (!this.frames.seen()) {
      // Not at once: whoever gives parts may be in the midst of drawing.
      queueMicrotask(() => {
        this.hurry();
      });
      this.#spent = 0;
      return;
    }
    this.#asked = true;
    this.#watch();
    this.frames.next(() => {
      this.#frame();
    });
  }

  /** The frame may never come, so the parts must not wait for it. */
  #watch(): void {
    if (this.#watched) return;
    this.#watched = true;
    const before = this.#frames;
    this.frames.after(LATEST, () => {
      this.#watched = false;
      if (!this.#asked) return;
      if (this.#frames !== before) {
        this.#watch();
        return;
      }
      this.#asked = false;
      this.#spent = 0;
      this.hurry();
    });
  }

  #frame(): void {
    this.#asked = false;
    this.#frames += 1;
    try {
      for (let next = this.#next(); next && this.#fits(next); next = this.#next()) this.#draw(next);
    } finally {
      // A part that fails takes no other with it.
      this.#spent = 0;
      this.#ask();
    }
  }

  /** A part that alone is more than a frame has room for gets one of its own. */
  #fits({ of, alone }: Part): boolean {
    return this.#spent === 0 || (!alone && this.#spent + (this.#costs.get(of) ?? GUESS) <= SHARE);
  }

  #next(): Part | null {
    let first: Part | null = null;
    for (const one of this.#parts.values()) if (!first || one.turn < first.turn) first = one;
    return first;
  }

  #draw({ of, turn, draw, alone }: Part): void {
    this.#parts.delete(of);
    const began = this.frames.now();
    draw();
    flushSync();
    const cost = this.frames.now() - began;
    // A part that was dear once may be so again: that is forgotten slowly.
    this.#costs.set(of, Math.max(cost, LAST * cost + (1 - LAST) * (this.#costs.get(of) ?? cost)));
    this.#spent += alone ? SHARE : cost;
    this.frames.tell(`${NAMES[turn] ?? "part"} ${cost.toFixed(1)}`);
  }
}

/** One page, one frame at a time. */
export const pace = new Pace();
