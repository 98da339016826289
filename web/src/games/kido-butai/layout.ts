// Where everything lies on the table: east on top, as in the box. Three layouts: for wide windows, for tall ones, and for
// small ones that are wider than tall, such as a phone held sideways.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Deck {
  /** The whole column of the ship. */
  rect: Rect;
  /** The flight deck: the middle of its bow end, and its measures. */
  at: Point;
  length: number;
  beam: number;
  /** The plate with the ship's name. */
  plate: Rect;
  slots: Point[];
}

export interface Layout {
  wide: boolean;
  /** A table with little height: the ships of a corner stand under each other. */
  short: boolean;
  width: number;
  height: number;
  /** The least size of letters: eleven pixels on a wide table, twelve on a phone. */
  least: number;
  /** The side of a counter. */
  counter: number;
  fleet: Rect;
  centre: Rect;
  midway: Rect;
  cap: Rect;
  low: Rect;
  sight: Rect;
  decks: Deck[];
  cups: Rect;
  tray: Rect;
  /** Who is lost; small windows have no room for it. */
  losses: Rect | null;
  track: Rect;
  /** Where one arms, while a squadron that can be armed is dragged. */
  bench: Rect;
}

const WIDE = { height: 800, width: 1220 };
const TALL = { width: 400, height: 660 };
/** The least height of a tall table that puts centre and corners into one row. */
const SHORT = 560;
const LOW = { width: 470, height: 340 };
/** From this width on the wide table has room for its words. */
const ROOMY = 860;

/** The table for a window of that many pixels; `slots` are the squadrons that each carrier holds undamaged. */
export function layout(pixels: { width: number; height: number }, slots: number[]): Layout {
  const width = Math.max(pixels.width, 1);
  const height = Math.max(pixels.height, 1);
  const [least, table] =
    width / height < 1.1
      ? ([{ width: TALL.width, height: SHORT }, tallTable] as const)
      : width < ROOMY
        ? ([LOW, lowTable] as const)
        : ([WIDE, wideTable] as const);
  const unit = Math.min(height / least.height, width / least.width);
  return table({ w: width / unit, h: height / unit }, unit, slots);
}

/** Room at the lower right for the frame's zoom buttons, which keep their size in pixels: above each other, or in a row. */
const BUTTONS = { w: 58, h: 108, row: 108, one: 56 };

function wideTable({ w, h }: { w: number; h: number }, unit: number, slots: number[]): Layout {
  const m = 12;
  const gap = 10;
  const trackHeight = 76;
  const top = Math.round(h * 0.315);
  const side = (w - 2 * m - 2 * gap) * 0.29;
  const middle = { y: m + top + gap, h: h - 2 * m - top - trackHeight - 2 * gap };
  const left = Math.max(250, w * 0.185);
  const right = Math.max(290, w * 0.215);
  const fleet = { x: m, y: m, w: side, h: top };
  const centre = { x: m + side + gap, y: m, w: w - 2 * (m + side + gap), h: top };
  const sky = column({ x: m, y: middle.y, w: left, h: middle.h }, [0.4, 0.29, 0.31], gap);
  const ships = { x: m + left + gap, y: middle.y, w: w - 2 * m - left - right - 2 * gap, h: middle.h };
  const bench = column({ x: w - m - right, y: middle.y, w: right, h: middle.h }, [0.47, 0.26, 0.27], gap);
  const buttons = BUTTONS.w / unit;
  const counter = Math.min(64, fitting(middle.h, Math.max(...slots, 1), 34));
  const losses = bench[2] as Rect;
  const above = Math.max(0, BUTTONS.h / unit - trackHeight - m);
  return {
    wide: true,
    short: false,
    width: w,
    height: h,
    least: 11 / unit,
    counter,
    fleet,
    centre,
    midway: { x: w - m - side, y: m, w: side, h: top },
    cap: sky[0] as Rect,
    low: sky[1] as Rect,
    sight: sky[2] as Rect,
    decks: decks(ships, slots, counter, 34),
    cups: bench[0] as Rect,
    tray: bench[1] as Rect,
    losses: losses.h - above > 72 ? { ...losses, h: losses.h - above } : null,
    track: { x: m, y: h - m - trackHeight, w: w - 2 * m - buttons, h: trackHeight },
    bench: { x: ships.x, y: h - m - trackHeight, w: ships.w, h: trackHeight },
  };
}

/** The carriers on the left at nearly the full height, all else beside them, the hours below. */
function lowTable({ w, h }: { w: number; h: number }, unit: number, slots: number[]): Layout {
  const m = 5;
  const gap = 5;
  const buttons = (BUTTONS.row + 4) / unit;
  const trackHeight = Math.max(46, BUTTONS.one / unit - m);
  const foot = { x: m, y: h - m - trackHeight, w: w - 2 * m - buttons, h: trackHeight };
  const [track, tray] = cells(foot, [0.7, 0.3], gap) as [Rect, Rect];
  const above = { x: m, y: m, w: w - 2 * m, h: foot.y - gap - m };
  const [ships, other] = cells(above, [0.5, 0.5], gap) as [Rect, Rect];
  // As broad as the deck leaves them some planks on both sides.
  const most = (ships.w / Math.max(slots.length, 1)) * 0.68;
  const counter = Math.min(46, most, fitting(ships.h, Math.max(...slots, 1), PLATE));
  const [corners, centre, sky, cups] = column(other, [0.28, 0.31, 0.22, 0.19], gap) as [Rect, Rect, Rect, Rect];
  const [fleet, midway] = cells(corners, [0.56, 0.44], gap) as [Rect, Rect];
  const [cap, low, sight] = cells(sky, [0.35, 0.19, 0.46], gap) as [Rect, Rect, Rect];
  return {
    wide: false,
    short: true,
    width: w,
    height: h,
    least: 12 / unit,
    counter,
    fleet,
    midway,
    centre,
    cap,
    low,
    sight,
    decks: decks(ships, slots, counter, PLATE),
    cups,
    tray,
    losses: null,
    track,
    bench: foot,
  };
}

function tallTable({ w, h }: { w: number; h: number }, unit: number, slots: number[]): Layout {
  const m = 6;
  const gap = 5;
  const short = h < TALL.height;
  const counter = short ? 44 : 46;
  const ships = counter * deckLength(Math.max(...slots, 1)) + PLATE + EDGE;
  const fixed = short ? [112, 62, ships, 44, 52] : [106, 106, 68, ships, 48, 50];
  const spare = h - fixed.reduce((sum, one) => sum + one, 0) - 2 * m - gap * (fixed.length - 1);
  // What is left goes to the corners and the centre, which fill up first.
  const shares = short ? [1, 0, 0, 0, 0] : [0.5, 0.5, 0, 0, 0, 0];
  const rows = stack(
    m,
    gap,
    fixed.map((height, i) => height + spare * (shares[i] ?? 0)),
  ).map((at) => ({ x: m, w: w - 2 * m, ...at }));
  const row = (fromEnd: number) => rows.at(fromEnd) as Rect;
  const [top, second] = rows as [Rect, Rect];
  const [fleet, centre, midway] = short
    ? (cells(top, [0.3, 0.46, 0.24], gap) as [Rect, Rect, Rect])
    : [cells(top, [0.56, 0.44], gap)[0] as Rect, second, cells(top, [0.56, 0.44], gap)[1] as Rect];
  const [cap, low, sight] = cells(row(-4), [0.47, 0.25, 0.28], gap) as [Rect, Rect, Rect];
  const [cups, bench] = cells(row(-2), [0.62, 0.38], gap) as [Rect, Rect];
  // On the smallest screens the buttons are higher than the track: the dice make room for them.
  const under = (row(-1).h + m) * unit < BUTTONS.one ? BUTTONS.row / unit : 0;
  const tray = { ...bench, w: bench.w - Math.min(under, bench.w / 2) };
  const track = { ...row(-1), w: w - 2 * m - BUTTONS.row / unit };
  return {
    wide: false,
    short,
    width: w,
    height: h,
    least: 12 / unit,
    counter,
    fleet,
    midway,
    centre,
    cap,
    low,
    sight,
    decks: decks(row(-3), slots, counter, PLATE),
    cups,
    tray,
    losses: null,
    track,
    bench: { x: m, y: cups.y, w: track.w, h: track.y + track.h - cups.y },
  };
}

function stack(from: number, gap: number, heights: number[]): { y: number; h: number }[] {
  let y = from;
  return heights.map((h) => {
    const at = { y, h };
    y += h + gap;
    return at;
  });
}

function column(rect: Rect, shares: number[], gap: number): Rect[] {
  const free = rect.h - gap * (shares.length - 1);
  return stack(
    rect.y,
    gap,
    shares.map((share) => share * free),
  ).map((at) => ({ x: rect.x, w: rect.w, ...at }));
}

function cells(rect: Rect, shares: number[], gap: number): Rect[] {
  const free = rect.w - gap * (shares.length - 1);
  let x = rect.x;
  return shares.map((share) => {
    const cell = { ...rect, x, w: share * free };
    x += cell.w + gap;
    return cell;
  });
}

/** What bow and stern take beyond the squadrons' places, in counters, and the water before and behind. */
const BOW = 0.42;
const STERN = 0.22;
const EDGE = 16;
/** The height of a ship's plate on a tall table. */
const PLATE = 22;

/** The largest counter of which so many stand on a deck in that height without touching. */
function fitting(height: number, most: number, plate: number): number {
  return (height - plate - EDGE) / deckLength(most);
}

/** A deck for so many squadrons, in counters. */
function deckLength(most: number): number {
  return most * 1.05 + BOW + STERN;
}

/** The carriers side by side, bows up and sterns in line, each as long as the squadrons it holds. */
function decks(rect: Rect, slots: number[], counter: number, plate: number): Deck[] {
  const most = Math.max(...slots, 1);
  const bow = counter * BOW;
  const stern = counter * STERN;
  const free = rect.h - plate - EDGE;
  const pitch = Math.min((free - bow - stern) / most, counter * 1.18);
  const full = pitch * most + bow + stern;
  const bottom = rect.y + EDGE * 0.8 + free - (free - full) / 2;
  return cells(
    rect,
    slots.map(() => 1 / slots.length),
    6,
  ).map((cell, i) => {
    const count = Math.max(slots[i] ?? 0, 1);
    const length = pitch * count + bow + stern;
    const at = { x: cell.x + cell.w / 2, y: bottom - length };
    return {
      rect: cell,
      at,
      length,
      beam: Math.min(counter * 1.36, cell.w * 0.86),
      plate: { x: cell.x, y: rect.y + rect.h - plate, w: cell.w, h: plate },
      slots: Array.from({ length: count }, (_, slot) => ({ x: at.x, y: at.y + bow + pitch * (slot + 0.5) })),
    };
  });
}

export interface Spot extends Point {
  /** The side of the counter that stands here. */
  size: number;
}

/** Between counters, in counters: what one likes to see, and the least. */
const GAP = 0.16;
const LEAST_GAP = 0.1;
/** A crowd is drawn smaller, but never below this share; from there on it closes up. */
const SMALLEST = 0.64;

/** Where counters stand in a box: in even rows, middle on middle, as large as they can be without covering each other. */
export function spread(rect: Rect, count: number, size: number): Spot[] {
  if (count === 0) return [];
  const roomFor = (rows: number): number => {
    const columns = Math.ceil(count / rows);
    const across = rect.w / (columns + LEAST_GAP * (columns - 1));
    return Math.min(size, across, rect.h / (rows + LEAST_GAP * (rows - 1)));
  };
  let rows = 1;
  for (let more = 2; more <= count; more++) if (roomFor(more) > roomFor(rows) + 0.01) rows = more;
  const side = Math.max(roomFor(rows), size * SMALLEST);
  const each = Math.ceil(count / rows);
  const pitch = (length: number, number: number) =>
    number > 1 ? Math.min(side * (1 + GAP), (length - side) / (number - 1)) : 0;
  const step = pitch(rect.w, each);
  const drop = pitch(rect.h, rows);
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / each);
    const inLine = Math.min(each, count - line * each);
    return {
      x: rect.x + rect.w / 2 + ((i % each) - (inLine - 1) / 2) * step,
      y: rect.y + rect.h / 2 + (line - (rows - 1) / 2) * drop,
      size: side,
    };
  });
}

export function inset(rect: Rect, top: number, side = 0, bottom = side): Rect {
  return {
    x: rect.x + side,
    y: rect.y + top,
    w: Math.max(0, rect.w - 2 * side),
    h: Math.max(0, rect.h - top - bottom),
  };
}

export function holds(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;
}
