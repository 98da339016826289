// A move is drawn part by part: what one looks at first in the first frame, the rest in the frames right after it, as
// many parts in each as fit. On a fast machine all of it is one frame; on a slow phone no frame comes late.
import { flushSync } from "svelte";

/**
 * Milliseconds of script after which a frame takes no further part: on a slow phone laying out and painting what a part
 * has changed takes several times as long as changing it.
 */
const SHARE = 1.5;
/** Milliseconds after which everything is drawn even where no frame comes, as in a window that lies under others. */
const LATEST = 150;

export interface Frames {
  now(): number;
  /** False where nobody looks: then nothing is spread. */
  seen(): boolean;
  /** Calls back with the next frame. */
  next(what: () => void): void;
  after(ms: number, what: () => void): unknown;
  cancel(timer: unknown): void;
}

const BROWSER: Frames = {
  now: () => performance.now(),
  seen: () => typeof document !== "undefined" && document.visibilityState === "visible",
  next: (what) => requestAnimationFrame(what),
  after: (ms, what) => setTimeout(what, ms),
  cancel: (timer) => {
    clearTimeout(timer as ReturnType<typeof setTimeout>);
  },
};

interface Part {
  turn: number;
  draw: () => void;
}

export class Pace {
  readonly #parts = new Map<unknown, Part>();
  #spent = 0;
  #asked = false;
  #latest: unknown = null;

  constructor(readonly frames: Frames = BROWSER) {}

  /** What the next frame shows in any case. */
  first(draw: () => void): void {
    const began = this.frames.now();
    draw();
    flushSync();
    this.#spent += this.frames.now() - began;
    this.#ask();
  }

  /** What may come a frame later. Parts come in the order of their turns; one that still waits is replaced by its newer. */
  later(turn: number, part: unknown, draw: () => void): void {
    this.#parts.set(part, { turn, draw });
    this.#ask();
  }

  /** What waits is no longer wanted. */
  forget(part: unknown): void {
    this.#parts.delete(part);
  }

  /** Draws all that waits: somebody is about to act on what they see. */
  hurry(): void {
    while (this.#parts.size) this.#draw();
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
    this.#latest = this.frames.after(LATEST, () => {
      // The frame may never come, so the next parts must not wait for it.
      this.#asked = false;
      this.#spent = 0;
      this.hurry();
    });
    this.frames.next(() => {
      this.#frame();
    });
  }

  #frame(): void {
    this.#asked = false;
    this.frames.cancel(this.#latest);
    try {
      while (this.#parts.size && this.#spent < SHARE) this.#draw();
    } finally {
      // A part that fails takes no other with it.
      this.#spent = 0;
      this.#ask();
    }
  }

  #draw(): void {
    const [next] = [...this.#parts].sort(([, one], [, other]) => one.turn - other.turn);
    if (!next) return;
    this.#parts.delete(next[0]);
    const began = this.frames.now();
    next[1].draw();
    flushSync();
    this.#spent += this.frames.now() - began;
  }
}

/** One page, one frame at a time. */
export const pace = new Pace();

/** The turns of a move: the board as it stands comes first, what the game draws beside it, the question, the rest. */
export const TURN = { board: 0, beside: 1, question: 2, around: 3 } as const;
