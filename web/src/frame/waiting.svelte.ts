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
      if (!table().seats.some((seat) => missable(seat) || seat.kept)) return;
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

  /** For how many seconds a bot still keeps the seat for somebody; 0: it does not. */
  kept(seat: SeatInfo): number {
    return seat.kept ? left(seat.kept, this.#now - this.heard()) : 0;
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
  const since = Math.floor(told.since + Math.max(0, passed) / 1000);
  return since < 0 ? null : { since, bot: left(told.bot, passed), claim: left(told.claim, passed) };
}

/** What is left of so many seconds after some milliseconds. */
const left = (span: number, passed: number) => Math.max(0, Math.ceil(span - Math.max(0, passed) / 1000));

/** Seconds as a clock shows them: 9:05, 23:10:00. */
export function clock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const last = two(seconds % 60);
  if (minutes < 60) return `${String(minutes)}:${last}`;
  return `${String(Math.floor(minutes / 60))}:${two(minutes % 60)}:${last}`;
}
