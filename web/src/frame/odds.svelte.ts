// What the answers to the question of the moment would lead to, asked of the server when somebody looks at them.
import { getContext, setContext } from "svelte";

import type { FigureInfo, Outlook, StakeInfo, TableOdds } from "../wire/messages";

/** So many answers are asked about in one request. */
export const AT_ONCE = 12;
/** Milliseconds until odds are asked for: first the table is drawn. */
const PAUSE = 150;

/** What the odds rest on: for a quantity the paths of figures behind it, and the figures of the table. */
interface Grounds {
  of: (key: string) => string[];
  figures: () => Promise<Pick<FigureInfo, "id" | "provenance">[]>;
}

type Fetch = (seat: string, seq: number, actions: string[]) => Promise<TableOdds>;

export class OddsBook {
  #known = $state.raw(new Map<string, StakeInfo[] | null>());
  #wanted = new Set<string>();
  #asked = new Set<string>();
  #seat: string | null = null;
  #seq = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The figures that we chose ourselves, once they are known. */
  #ours = $state.raw<string[] | null>(null);

  constructor(
    readonly fetch: Fetch,
    readonly pause = PAUSE,
    readonly grounds: Grounds | null = null,
  ) {}

  /** Where to look for the figures behind the odds of a quantity, if we chose any of them ourselves; else null. */
  ours(key: string): string | null {
    const behind = (path: string) => this.#ours?.some((id) => id === path || id.startsWith(`${path}/`));
    const paths = this.grounds?.of(key).filter(behind) ?? [];
    return paths.length ? paths.map((path) => `/figures/${path}`).join(" ") : null;
  }

  async #look(): Promise<void> {
    if (!this.grounds || this.#ours) return;
    this.#ours = [];
    const figures = await this.grounds.figures().catch(() => null);
    // Without an answer it is asked again with the next odds.
    this.#ours = figures?.filter(({ provenance }) => provenance === "reconstructed").map(({ id }) => id) ?? null;
  }

  /** The question of the moment: what was known of the last one is forgotten. */
  begin(outlook: Pick<Outlook, "seq" | "prompt">): void {
    const seat = outlook.prompt?.seat ?? null;
    if (outlook.seq === this.#seq && seat === this.#seat) return;
    this.#seq = outlook.seq;
    this.#seat = seat;
    this.#wanted.clear();
    this.#asked.clear();
    if (this.#known.size) this.#known = new Map();
  }

  /** Somebody looks at an answer. */
  want(action: string): void {
    // Dice that are rolled by hand are nobody's choice.
    if (this.#seat === null || this.#seat === "chance" || this.#asked.has(action)) return;
    this.#asked.add(action);
    this.#wanted.add(action);
    this.#timer ??= setTimeout(() => void this.#ask(), this.pause);
  }

  /** What it leads to; null where chance has no part in it or it cannot be known, undefined as long as it is not known. */
  of(action: string): StakeInfo[] | null | undefined {
    return this.#known.get(action);
  }

  async #ask(): Promise<void> {
    this.#timer = undefined;
    const [seat, seq] = [this.#seat, this.#seq];
    const actions = [...this.#wanted].slice(0, AT_ONCE);
    for (const action of actions) this.#wanted.delete(action);
    if (seat === null || !actions.length) return;
    const told = await this.fetch(seat, seq, actions).catch(() => null);
    if (told && told.seq === this.#seq) {
      this.#known = new Map([...this.#known, ...told.actions.map(({ action, stakes }) => [action, stakes] as const)]);
      if (told.actions.some(({ stakes }) => stakes?.length)) void this.#look();
    }
    if (this.#wanted.size) this.#timer ??= setTimeout(() => void this.#ask(), this.pause);
  }
}

const BOOK = Symbol("odds");

export function oddsFrom(book: OddsBook): void {
  setContext(BOOK, book);
}

export const oddsBook = (): OddsBook | null => getContext<OddsBook | undefined>(BOOK) ?? null;

/** What one asks first: was it found, does it hit, who is lost; points last, since they follow from these. */
const WEIGHT = [/located|reported/, /hits$/, /bombed|sunk|knocked|destroyed/, /lost$/, /points$/];
const weight = (key: string) => WEIGHT.findIndex((one) => one.test(key)) + 1 || WEIGHT.length + 1;

export const weightiest = (stakes: StakeInfo[]): StakeInfo[] =>
  [...stakes].sort((one, other) => weight(one.key) - weight(other.key));

/** One for each language: making it is more expensive than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

function percentIn(code: string): Intl.NumberFormat {
  let format = formats.get(code);
  if (!format)
    formats.set(code, (format = new Intl.NumberFormat(code, { style: "percent", maximumFractionDigits: 0 })));
  return format;
}

/** A share in per cent; never 0 % for what can happen, nor 100 % for what need not. */
export function percent(share: number, code: string): string {
  const format = (value: number) => percentIn(code).format(value);
  if (share > 0 && share < 0.005) return `<${format(0.01)}`;
  if (share < 1 && share > 0.995) return `>${format(0.99)}`;
  return format(share);
}
