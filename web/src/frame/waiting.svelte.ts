// Whom the others wait for in vain, and how long still: the server tells seconds when something changes, here they are counted on.
import type { Missed, SeatInfo, TableInfo } from "../wire/messages";

export class Waiting {
  #now = $state(Date.now());

  /** `heard`: when the table was told of, in milliseconds. To be made where a component is. */
  constructor(
    readonly table: () => TableInfo,
    readonly heard: () => number,
  ) {
    $effect(() => {
      this.#now = Math.max(Date.now(), heard());
      if (!table().seats.some((seat) => missable(seat))) return;
      const tick = setInterval(() => (this.#now = Date.now()), 1000);
      return () => {
        clearInterval(tick);
      };
    });
  }

  /** How long somebody else has been missed, and how long it takes until something can be done; null: nobody is. */
  of(seat: SeatInfo): Missed | null {
    return missable(seat) ? missedNow(seat.missed, this.#now - this.heard()) : null;
  }

  /** The first seat whose person is missed. */
  get first(): SeatInfo | null {
    return this.table().seats.find((seat) => this.of(seat) !== null) ?? null;
  }
}

const missable = (seat: SeatInfo): seat is SeatInfo & { missed: Missed } =>
  seat.kind === "person" && !seat.you && Boolean(seat.missed);

/** What was told, so many milliseconds later; null as long as the person is not missed yet. */
export function missedNow(told: Missed, passed: number): Missed | null {
  const seconds = Math.max(0, passed) / 1000;
  const since = Math.floor(told.since + seconds);
  if (since < 0) return null;
  const left = (span: number) => Math.max(0, Math.ceil(span - seconds));
  return { since, bot: left(told.bot), claim: left(told.claim) };
}

/** Seconds as a clock shows them: 9:05, 23:10:00. */
export function clock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const last = two(seconds % 60);
  if (minutes < 60) return `${String(minutes)}:${last}`;
  return `${String(Math.floor(minutes / 60))}:${two(minutes % 60)}:${last}`;
}
