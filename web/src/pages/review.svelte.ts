// The review of a finished game: asked for, and asked again until it is there.
import { Problem, server } from "../wire/http";
import type { DecisionSaid, Reviewed, ReviewSaid, RollSaid } from "../wire/messages";

const EVERY = 1500;
/** The server has too much to do, or cannot be reached: it is asked again later. */
const LATER = 6000;
const BUSY = ["problem-work-busy", "problem-server-stops", "problem-offline", "problem-too-often"];

export class ReviewOf {
  /** 0 to 1. */
  share = $state(0);
  review = $state.raw<Reviewed | null>(null);
  problem = $state.raw<Problem | null>(null);
  #left = false;

  constructor(
    readonly table: string,
    readonly watch: string | null,
  ) {
    void this.#ask();
  }

  leave(): void {
    this.#left = true;
  }

  async #ask(): Promise<void> {
    let pause = EVERY;
    try {
      const told = await server.review(this.table, this.watch);
      this.share = Math.max(this.share, told.share);
      this.review = told.review;
      if (told.status === "done") return;
      if (told.status === "failed") throw new Problem(told.key ?? "problem-client");
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem("problem-client");
      if (!BUSY.includes(problem.key)) {
        this.problem = problem;
        return;
      }
      pause = LATER;
    }
    if (!this.#left) setTimeout(() => void this.#ask(), pause);
  }
}

export const saidIn = (review: Reviewed, code: string): ReviewSaid | undefined =>
  review.told[code] ?? Object.values(review.told)[0];

/** What mattered most, in the order in which it happened. */
export const inOrder = <T extends RollSaid | DecisionSaid>(told: T[]): T[] => [...told].sort((a, b) => a.step - b.step);

interface ValueCurve {
  /** How far up each point is, 0 to 1. */
  points: { step: number; up: number }[];
  levels: { up: number; label: string }[];
}

/** The values of the first seat, or turned for the other one, and the scale that fits them. */
export function valueCurve(review: Reviewed, turned: boolean, sign: (points: number) => string): ValueCurve {
  const values = review.curve.map(({ step, value }): [number, number] => [step, turned ? 1 - value : value]);
  if (review.unit === "chance") {
    return {
      points: values.map(([step, value]) => ({ step, up: Math.min(1, Math.max(0, value)) })),
      levels: [0, 0.5, 1].map((up) => ({ up, label: `${String(100 * up)} %` })),
    };
  }
  const low = Math.floor(Math.min(0, ...values.map(([, value]) => value)));
  const high = Math.ceil(Math.max(1, ...values.map(([, value]) => value)));
  const up = (value: number) => (value - low) / (high - low);
  return {
    points: values.map(([step, value]) => ({ step, up: up(value) })),
    levels: [...new Set([low, 0, high])].map((value) => ({ up: up(value), label: sign(value) })),
  };
}
