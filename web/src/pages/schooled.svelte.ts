// What was answered in the battle school on this device, and what comes next: the first answer to each position counts.
import type { PositionInfo } from "../wire/messages";

const KEY = "pointluck-school";

interface Kept {
  /** By position whether the first answer was right. */
  answers: Record<string, boolean>;
  /** By game the last day on which the position of the day was answered, and how many days in a row there are. */
  days: Record<string, { last: string; count: number }>;
}

function remembered(): Kept {
  try {
    const { answers, days } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { answers: { ...answers }, days: { ...days } };
  } catch {
    return { answers: {}, days: {} };
  }
}

/** The number of a day, counted where the reader lives. */
const dayNumber = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);

const named = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

class Schooled {
  #kept = $state.raw<Kept>(remembered());

  /** Whether the first answer was right; null: none was given. */
  of(position: string): boolean | null {
    return this.#kept.answers[position] ?? null;
  }

  /** Days in a row on which the position of the day was answered, up to today or yesterday. */
  streak(game: string, now: Date): number {
    const kept = this.#kept.days[game];
    const today = dayNumber(now);
    return kept && [named(today), named(today - 1)].includes(kept.last) ? kept.count : 0;
  }

  /** `ofToday`: it is the position of the day. */
  answered(game: string, position: string, right: boolean, ofToday: boolean, now: Date): void {
    let { answers, days } = this.#kept;
    if (this.of(position) === null) answers = { ...answers, [position]: right };
    const today = named(dayNumber(now));
    if (ofToday && days[game]?.last !== today)
      days = { ...days, [game]: { last: today, count: this.streak(game, now) + 1 } };
    this.#kept = { answers, days };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that remembers nothing: until the page is left.
    }
  }
}

export const schooled = new Schooled();

/** The same for everybody on that day. */
export const positionOf = (positions: PositionInfo[], now: Date): PositionInfo | undefined =>
  positions[dayNumber(now) % positions.length];

/** The next one that was not answered, after the last the first again; null where all were. */
export function nextAfter(positions: PositionInfo[], position: string): PositionInfo | null {
  const at = positions.findIndex(({ id }) => id === position) + 1;
  const following = [...positions.slice(at), ...positions.slice(0, at)];
  return following.find(({ id }) => schooled.of(id) === null) ?? null;
}
