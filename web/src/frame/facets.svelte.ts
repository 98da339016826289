// A view whose parts change one by one: what reads a part is touched only when that part is another.
import { untrack } from "svelte";

import type { View } from "./board";
import { pace } from "./pace";
import { steadied } from "./steady";

class Cell {
  value = $state.raw<unknown>();
}

const known = new WeakMap<object, Facets>();

/**
 * All of a view as it is now, to be handed on: whoever copied it part by part would hang on each of them, and read all
 * again where one changes.
 */
export const whole = (view: object): View => known.get(view)?.plain ?? (view as View);

/**
 * `view` is the same object for good and reads like the newest view. A plain view would be a new object with every move,
 * and everything that was made from any part of it would have to be looked at again.
 */
export class Facets {
  readonly view: View;
  /** All of it as one plain object. Never changed: another view is another object. */
  #plain = $state.raw<View>({});
  readonly #cells = new Map<string, Cell>();
  #names = $state.raw<string[]>([]);

  constructor(first: View = {}) {
    this.view = new Proxy<View>(
      {},
      {
        get: (_, name) => (typeof name === "string" ? this.#cell(name).value : undefined),
        has: (_, name) => this.#names.includes(String(name)),
        ownKeys: () => this.#names,
        getOwnPropertyDescriptor: (_, name) =>
          this.#names.includes(String(name))
            ? { value: this.#cell(String(name)).value, enumerable: true, configurable: true, writable: false }
            : undefined,
        set: () => false,
      },
    );
    known.set(this.view, this);
    this.take(first);
  }

  get plain(): View {
    return this.#plain;
  }

  /** The next view. Parts that equal those of the last one stay the same objects; `steadily`: they are so already. */
  take(next: View, steadily = false): void {
    const last = untrack(() => this.#plain);
    const plain = steadily ? next : steadied(last, next);
    if (plain === last) return;
    for (const name in plain) if (plain[name] !== last[name]) this.#cell(name).value = plain[name];
    for (const name in last) if (!(name in plain)) this.#cell(name).value = undefined;
    this.#plain = plain;
    this.#names = steadied(
      untrack(() => this.#names),
      Object.keys(plain),
    );
  }

  #cell(name: string): Cell {
    let cell = this.#cells.get(name);
    if (!cell) {
      cell = new Cell();
      this.#cells.set(name, cell);
    }
    return cell;
  }
}

/**
 * A view for a part of a board that may be drawn in a later frame than the rest: it follows `given`, whose parts are
 * steadied, in its turn and as a whole. `wanted`: false as long as nobody sees that part.
 */
export function following(turn: number, given: () => object, wanted: () => boolean = () => true): View {
  const facets = new Facets(untrack(() => whole(given())));
  $effect.pre(() => {
    if (!wanted()) return;
    const next = whole(given());
    pace.later(turn, facets, () => {
      facets.take(next, true);
    });
  });
  $effect(() => () => {
    pace.forget(facets);
  });
  return facets.view;
}

/** A value that may be drawn in a later frame than what it comes from: it follows in its turn. */
export function lagging<T>(turn: number, given: () => T): { readonly value: T } {
  const cell = new Cell();
  cell.value = untrack(given);
  $effect.pre(() => {
    const next = given();
    pace.later(turn, cell, () => {
      cell.value = next;
    });
  });
  $effect(() => () => {
    pace.forget(cell);
  });
  return cell as { readonly value: T };
}

/** For a part that is dear to set up: false until its turn comes. */
export function later(turn: number): { readonly value: boolean } {
  const cell = new Cell();
  cell.value = false;
  $effect.pre(() => {
    pace.later(turn, cell, () => {
      cell.value = true;
    });
  });
  $effect(() => () => {
    pace.forget(cell);
  });
  return cell as { readonly value: boolean };
}

/** Milliseconds of script that one step of a gradual list may take. */
const STEP = 1.5;
/** How many things of a list are drawn at once to begin with, and at the most. */
const FEW = 1;
const MOST = 32;

/**
 * A list that may take several frames to be drawn: what is other than before or gone from it comes a few things at a
 * time, then what is new in it, likewise. Things that did not change must be the same objects as before (`steady`).
 * `from`: what there is to begin with, where drawing all of the list at once would take too long. `turn`: where it may
 * change, a function.
 */
export function gradual<T>(
  turn: number | (() => number),
  given: () => readonly T[],
  key: (thing: T) => unknown,
  from: readonly T[] | null = null,
): { readonly value: readonly T[] } {
  const cell = new Cell();
  let wanted = untrack(given);
  cell.value = from ?? wanted;
  let most = { changed: FEW, added: FEW };
  let last: keyof typeof most = "changed";
  const when = (): number => (typeof turn === "number" ? turn : turn());
  const draw = (): void => {
    const now = cell.value as readonly T[];
    const list = pace.hurried ? wanted : nearer(now, wanted, key, most.changed, most.added);
    last = list.length > now.length ? "added" : "changed";
    cell.value = list;
    if (list !== wanted) pace.later(when(), cell, onwards);
  };
  /** As many more as the last ones of that sort allow: some things are a stroke, others a whole fleet. */
  const onwards = (): void => {
    const cost = pace.cost(cell) ?? STEP;
    const before = most[last];
    most[last] = Math.max(1, Math.min(MOST, cost < STEP / 2 ? before * 2 : cost > STEP ? before >> 1 : before));
    draw();
  };
  $effect.pre(() => {
    wanted = given();
    if (untrack(() => cell.value) === wanted) return;
    most = { changed: FEW, added: FEW };
    pace.later(when(), cell, draw);
  });
  $effect(() => () => {
    pace.forget(cell);
  });
  return cell as { readonly value: readonly T[] };
}

/**
 * The list `now` with up to `changed` things more as `wanted` has them or gone, each in its old place; where none of those
 * is left, as `wanted` has it but for what is new beyond `added`. `wanted` itself when nothing is left to do.
 */
export function nearer<T>(
  now: readonly T[],
  wanted: readonly T[],
  key: (thing: T) => unknown,
  changed: number,
  added: number,
): readonly T[] {
  const known = new Set(now.map(key));
  const next = new Map(wanted.map((thing) => [key(thing), thing]));
  let left = changed;
  let settled = true;
  const list: T[] = [];
  for (const thing of now) {
    const then = next.get(key(thing));
    if (then !== thing) settled = false;
    if (then === thing || left-- <= 0) list.push(thing);
    else if (then !== undefined) list.push(then);
  }
  if (!settled) return left >= 0 && list.length === wanted.length ? wanted : list;
  left = added;
  const grown = wanted.filter((thing) => known.has(key(thing)) || left-- > 0);
  return grown.length === wanted.length ? wanted : grown;
}
