// A view whose parts change one by one: what reads a part is touched only when that part is another.
import { untrack } from "svelte";

import type { View } from "./board";
import { pace } from "./pace";
import { steadied } from "./steady";

class Cell {
  value = $state.raw<unknown>();
}

/**
 * `view` is the same object for good and reads like the newest view. A plain view would be a new object with every move,
 * and everything that was made from any part of it would have to be looked at again.
 */
export class Facets {
  readonly view: View;
  #plain: View = {};
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
    this.take(first);
  }

  /** The next view. Parts that equal those of the last one stay the same objects. */
  take(next: View): void {
    const plain = steadied(this.#plain, next);
    if (plain === this.#plain) return;
    for (const name of new Set([...Object.keys(this.#plain), ...Object.keys(plain)]))
      if (plain[name] !== this.#plain[name]) this.#cell(name).value = plain[name];
    this.#plain = plain;
    this.#names = steadied(this.#names, Object.keys(plain));
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
 * A view for a part of a board that may be drawn in a later frame than the rest: it follows `given` in its turn, as a
 * whole. `wanted`: false as long as nobody sees that part.
 */
export function following(turn: number, given: () => View, wanted: () => boolean = () => true): View {
  const facets = new Facets(untrack(() => ({ ...given() })));
  $effect.pre(() => {
    if (!wanted()) return;
    const next = { ...given() };
    pace.later(turn, facets, () => {
      facets.take(next);
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
