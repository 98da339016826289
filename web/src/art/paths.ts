// A drawing put where it belongs by its figures. A group that moves, turns or scales it would be a sheet of its own, which
// the browser looks at in every frame; figures cost nothing once they are worked out.

/** Where a drawing goes: scaled, turned clockwise by degrees, then moved. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

const COMMANDS = /([MLHVQCAZlhva])([^MLHVQCAZlhva]*)/g;
const NUMBERS = /-?\d*\.?\d+(?:e[-+]?\d+)?/g;

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A path of the commands that the drawings here are made of, elsewhere. */
export function moved(d: string, { x, y, turn, scale }: Spot): string {
  const angle = (turn * Math.PI) / 180;
  const [along, across] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const far = (right: number, down: number): string =>
    `${n(right * along - down * across)} ${n(right * across + down * along)}`;
  let [atX, atY] = [0, 0];
  const at = (right: number, down: number): string => {
    [atX, atY] = [right, down];
    return `${n(right * along - down * across + x)} ${n(right * across + down * along + y)}`;
  };
  const arc = ([rx = 0, ry = 0, lean = 0, large = 0, sweep = 0]: number[]): string =>
    `${n(rx * scale)} ${n(ry * scale)} ${n(lean + turn)} ${String(large)} ${String(sweep)} `;
  return d.replaceAll(COMMANDS, (_, command: string, rest: string) => {
    const numbers = (rest.match(NUMBERS) ?? []).map(Number);
    const [first = 0, second = 0] = numbers;
    switch (command) {
      case "H":
        return `L${at(first, atY)}`;
      case "V":
        return `L${at(atX, first)}`;
      case "h":
        return `l${far(first, 0)}`;
      case "v":
        return `l${far(0, first)}`;
      case "l":
        return `l${far(first, second)}`;
      case "a":
        return `a${arc(numbers)}${far(numbers[5] ?? 0, numbers[6] ?? 0)}`;
      case "A":
        return `A${arc(numbers)}${at(numbers[5] ?? 0, numbers[6] ?? 0)}`;
      default:
        return (
          command +
          pairs(numbers)
            .map(([right, down]) => at(right, down))
            .join(" ")
        );
    }
  });
}

const pairs = (numbers: number[]): [number, number][] =>
  Array.from({ length: numbers.length >> 1 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);

/** A circle as a path, so that several can be one. */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** More drawings than one table ever shows; a window that is drawn larger makes others. */
const MOST = 400;

/** Remembers what was worked out: the same few drawings stand at the same few places time and again. */
export function kept<A extends (string | number | boolean)[], T>(make: (...args: A) => T): (...args: A) => T {
  const known = new Map<string, T>();
  return (...args) => {
    const key = args.join(" ");
    let made = known.get(key);
    if (made === undefined) {
      if (known.size >= MOST) known.clear();
      made = make(...args);
      known.set(key, made);
    }
    return made;
  };
}
