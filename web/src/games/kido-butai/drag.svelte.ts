// A squadron under the finger: nothing until it has moved a little, so that a tap stays a tap.
import type { Point } from "./layout";

const START = 7;

export class Drag {
  /** The squadron that is being dragged. */
  name = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** A drag has just ended: the click that follows it is none. */
  justDropped = false;

  #held: { name: string; id: number; x: number; y: number } | null = null;

  begin(event: PointerEvent, name: string, at: Point): void {
    this.#held = { name, id: event.pointerId, x: event.clientX, y: event.clientY };
    this.justDropped = false;
    this.x = at.x;
    this.y = at.y;
  }

  move(event: PointerEvent, at: Point): void {
    const held = this.#held;
    if (held?.id !== event.pointerId) return;
    if (!this.name) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < START) return;
      this.name = held.name;
      // From here on the gesture is ours, even where it leaves the board.
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.x = at.x;
    this.y = at.y;
  }

  /** Lets go, and says whether anything was dragged. */
  end(): boolean {
    const was = this.name !== null;
    this.#held = null;
    this.name = null;
    this.justDropped = was;
    return was;
  }
}
