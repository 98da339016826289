// Dragging a counter onto a place is pointing at the one, then at the other.
export interface Drag {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  click: (event: MouseEvent) => void;
}

const START = 8;

const wordAt = (target: EventTarget | Element | null, selector: string): string | null =>
  target instanceof Element ? (target.closest(selector)?.getAttribute("data-word") ?? null) : null;

export function dragging(take: (word: string) => void, drop: (word: string) => void): Drag {
  let word: string | null = null;
  let began = { x: 0, y: 0 };
  let moving = false;
  let swallow = false;
  return {
    down(event) {
      word = wordAt(event.target, "[data-drag][data-word]");
      began = { x: event.clientX, y: event.clientY };
      moving = false;
      swallow = false;
      // A finger holds on to where it went down; let it find what it goes over.
      if (word && event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
        event.target.releasePointerCapture(event.pointerId);
      }
    },
    move(event) {
      if (!word || moving || Math.hypot(event.clientX - began.x, event.clientY - began.y) < START) return;
      moving = true;
      take(word);
    },
    up(event) {
      const from = word;
      word = null;
      if (!from || !moving) return;
      swallow = true;
      const target = wordAt(document.elementFromPoint(event.clientX, event.clientY), "[data-word]");
      if (target && target !== from) drop(target);
    },
    click(event) {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
