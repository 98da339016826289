// The arithmetic of panning and zooming: where the sheet lies over its window. No DOM.

/** The sheet's top left corner in the window, in pixels, and its scale; at scale 1 the sheet fills the window. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The window through which one sees the sheet, and how much of its lower edge something else covers. */
export interface Window extends Size {
  covered?: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export const HOME: Stand = { x: 0, y: 0, scale: 1 };

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The sheet never leaves the window: when larger its edges stay outside, when smaller it is centred. What is covered of
 * the window's lower edge, it can be drawn up by.
 */
export function held(stand: Stand, window: Window): Stand {
  const hold = (at: number, size: number, covered: number) => {
    const slack = size - size * stand.scale;
    const rest = slack >= 0 ? slack / 2 : 0;
    return within(at, Math.min(slack, rest) - covered, rest);
  };
  return {
    x: hold(stand.x, window.width, 0),
    y: hold(stand.y, window.height, window.covered ?? 0),
    scale: stand.scale,
  };
}

/** Zoomed by a factor, with the point of the window (px, py) staying where it is. */
export function zoomed(
  stand: Stand,
  factor: number,
  px: number,
  py: number,
  window: Window,
  least: number,
  most: number,
): Stand {
  const scale = within(stand.scale * factor, least, most);
  const real = scale / stand.scale;
  return held({ x: px - (px - stand.x) * real, y: py - (py - stand.y) * real, scale }, window);
}

export function panned(stand: Stand, dx: number, dy: number, window: Window): Stand {
  return held({ x: stand.x + dx, y: stand.y + dy, scale: stand.scale }, window);
}

/** Moved as little as needed to bring a box (in pixels of the window) into sight with a margin around it. */
export function revealed(stand: Stand, box: Box, window: Window, margin = 24): Stand {
  const shift = (at: number, size: number, room: number) => {
    if (at < margin) return margin - at;
    if (at + size > room - margin) return Math.max(room - margin - at - size, margin - at);
    return 0;
  };
  return panned(
    stand,
    shift(box.x, box.width, window.width),
    shift(box.y, box.height, window.height - (window.covered ?? 0)),
    window,
  );
}

/** Where a part of a drawing lies in the box that shows the whole, as shares of the box; the drawing is fitted in. */
export function share(part: Box, whole: Box, box: Size): Box {
  const scale = Math.min(box.width / whole.width, box.height / whole.height);
  const left = (box.width - whole.width * scale) / 2;
  const top = (box.height - whole.height * scale) / 2;
  return {
    x: (left + (part.x - whole.x) * scale) / box.width,
    y: (top + (part.y - whole.y) * scale) / box.height,
    width: (part.width * scale) / box.width,
    height: (part.height * scale) / box.height,
  };
}

/** The stand that shows a part of the sheet (in shares of it, 0 to 1) as large as fits. */
export function shown(part: Box, window: Window, least: number, most: number): Stand {
  const free = window.height - (window.covered ?? 0);
  const scale = within(Math.min(1 / part.width, free / window.height / part.height), least, most);
  const centre = (at: number, size: number, room: number, seen: number) => seen / 2 - (at + size / 2) * room * scale;
  return held(
    {
      x: centre(part.x, part.width, window.width, window.width),
      y: centre(part.y, part.height, window.height, free),
      scale,
    },
    window,
  );
}
