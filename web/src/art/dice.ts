// Dice as markup: a bevelled face, and its eyes in one line of dots, since each element is made, styled and painted.
import { lines } from "./copies";
import { kept } from "./paths";

export type Tone = "plain" | "good" | "bad";

const EYES: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const FACES: Record<Tone, [fill: string, edge: string, width: number]> = {
  plain: ["#f3ead6", "#8d7f62", 0.8],
  good: ["#d9efd2", "#2b7a4b", 1.8],
  bad: ["#f8d7c8", "#b23a26", 1.8],
};
const INK = "#1c2327";

/** A square with round corners around a point. */
function square(x: number, y: number, size: number): string {
  const r = size * 0.2;
  const side = size - 2 * r;
  const bend = (right: number, down: number) => `a${r} ${r} 0 0 1 ${right} ${down}`;
  return `M${x - size / 2 + r} ${y - size / 2}h${side}${bend(r, r)}v${side}${bend(-r, r)}h${-side}${bend(-r, -r)}v${-side}${bend(r, -r)}Z`;
}

/** With `numbers` it is told by its number, as what has more faces than six, or is a card. */
export const die = kept((face: number, size: number, tone: Tone, numbers: boolean): string => {
  const [fill, edge, width] = FACES[tone];
  const half = size / 2;
  const drawn = lines([
    { d: square(1, 2, size), fill: "rgb(0 0 0 / 0.35)" },
    { d: square(0, 0, size), fill, stroke: edge, width },
    { d: `M${-half + size * 0.2} ${-half + 1.2}H${half - size * 0.2}`, stroke: "#fff", opacity: 0.8, width: 1.4 },
  ]);
  const eyes = EYES[face];
  if (!eyes || numbers) {
    return `${drawn}<text y="${size * 0.2}" text-anchor="middle" font-size="${size * 0.6}" font-weight="700" fill="${INK}">${face}</text>`;
  }
  const dots = eyes.map(([x, y]) => `M${x * size * 0.26} ${y * size * 0.26}h0`).join("");
  return drawn + lines([{ d: dots, stroke: INK, width: size * 0.19 }]);
});
