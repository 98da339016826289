// Lifting a plane from one place of a card to another: what a click on it would do, done by hand.
export type Place = "sky" | "deck" | "below";

/** Where the flight deck lies in the drawing of a carrier. */
const DECK = { top: 4, bottom: 52, right: 340, foot: 134 };
const START = 6;

export function placeAt(x: number, y: number): Place {
  if (x < 0 || x > DECK.right || y < DECK.top || y > DECK.foot) return "sky";
  return y <= DECK.bottom ? "deck" : "below";
}

/** On the card of Midway: from here on downwards lies the sand, above it is sky, as is everything beside the card. */
const SAND = { top: 46, foot: 110 };

export const groundAt = (x: number, y: number): Place =>
  x < 0 || x > DECK.right || y < SAND.top || y > SAND.foot ? "sky" : "below";

/** One per card. A plane is held by its key; where it is let go decides, and a plane put back does nothing. */
export class Lift {
  held = $state<{ key: string; x: number; y: number } | null>(null);
  #from: Place = "deck";
  #began = { x: 0, y: 0 };
  #pick: (() => void) | null = null;
  #key = "";
  #moved = false;

  down(event: PointerEvent, key: string, from: Place, pick: (() => void) | null): void {
    this.#moved = false;
    if (!pick || event.button !== 0) return;
    this.#key = key;
    this.#from = from;
    this.#pick = pick;
    this.#began = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent, scale: number): void {
    if (!this.#pick) return;
    const [x, y] = [event.clientX - this.#began.x, event.clientY - this.#began.y];
    if (!this.#moved && Math.hypot(x, y) < START) return;
    this.#moved = true;
    this.held = { key: this.#key, x: x / scale, y: y / scale };
  }

  up(at: Place): void {
    const pick = this.#pick;
    this.#pick = null;
    this.held = null;
    if (pick && this.#moved && at !== this.#from) pick();
  }

  cancel(): void {
    this.#pick = null;
    this.held = null;
  }

  /** A click that ends a drag is none. */
  get dragged(): boolean {
    return this.#moved;
  }
}
