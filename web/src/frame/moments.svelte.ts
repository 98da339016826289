// The game moment by moment from one side, fetched in pieces as they are needed.
import { server } from "../wire/http";
import type { Moment } from "../wire/messages";

const PIECE = 40;

export class Moments {
  total = $state<number | null>(null);
  /** Dice and draws that were taken back once they had been seen. */
  takenBack = $state(0);
  at = $state(0);
  problem = $state.raw<unknown>(null);
  #known = $state.raw(new Map<number, Moment>());
  #asked = new Set<number>();

  constructor(
    readonly table: string,
    readonly seat: string | null,
    readonly watch: string | null,
    first: number,
  ) {
    this.go(first);
  }

  get now(): Moment | null {
    return this.#known.get(this.at) ?? null;
  }

  /** Shows a moment; what lies around it is fetched too, so that the next steps are there at once. */
  go(to: number): void {
    const last = this.total ?? to;
    this.at = Math.max(0, Math.min(last, to));
    const piece = Math.floor(this.at / PIECE);
    void this.#fetch(piece);
    if (this.at % PIECE > PIECE / 2) void this.#fetch(piece + 1);
  }

  async #fetch(piece: number): Promise<void> {
    if (this.#asked.has(piece) || (this.total !== null && piece * PIECE > this.total)) return;
    this.#asked.add(piece);
    try {
      const replay = await server.moments(this.table, this.seat, piece * PIECE, PIECE, this.watch);
      this.total = replay.total;
      this.takenBack = replay.taken_back;
      this.#known = new Map([...this.#known, ...replay.moments.map((moment) => [moment.number, moment] as const)]);
      this.problem = null;
      if (this.at > replay.total) this.go(replay.total);
    } catch (error) {
      this.#asked.delete(piece);
      this.problem = error;
    }
  }
}
