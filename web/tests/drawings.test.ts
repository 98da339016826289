import { describe, expect, test } from "vitest";

import { drawn } from "../src/art/aircraft";
import { lines } from "../src/art/copies";
import { die } from "../src/art/dice";
import { ghostly, standing } from "../src/art/profiles";
import { carrier } from "../src/art/ships";

const count = (markup: string, what: string): number => markup.split(what).length - 1;

describe("a drawing as markup", () => {
  test("says of each path what is not common to all, and leaves out paths of nothing", () => {
    expect(
      lines([{ d: "M0 0h1", fill: "red", width: 2 }, { d: "" }, { d: "M1 1", stroke: "none", opacity: 0.5 }]),
    ).toBe('<path d="M0 0h1" fill="red" stroke-width="2"/><path d="M1 1" stroke="none" stroke-opacity="0.5"/>');
  });

  test("of a die has as many eyes as it shows, and a figure beyond six", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(count(die(face, 30, "plain", false), "h0")).toBe(face);
    expect(die(12, 30, "plain", false)).toContain(">12</text>");
    expect(die(3, 30, "plain", true)).toContain(">3</text>");
    expect(die(3, 30, "good", false)).not.toBe(die(3, 30, "bad", false));
  });

  test("of an aircraft tells its side, and in one colour has no marks", () => {
    expect(drawn("zero", "japanese", 1, 0, 0, 0, "")).toContain("#c23b22");
    expect(drawn("wildcat", "american", 1, 0, 0, 0, "")).toContain("#20355c");
    const plain = drawn("catalina", "plain", 1, 0, 0, 0, "black");
    expect(count(plain, 'fill="black"')).toBe(count(plain, "<path"));
  });

  test("of an aircraft on deck stands where it is put, with what it carries", () => {
    const bare = standing("SBD", 40, "none", 0, 0);
    expect(count(standing("SBD", 40, "bombs", 0, 0), "#e8c66a")).toBe(1);
    expect(count(bare, "#e8c66a")).toBe(0);
    const [x, y] = [100, 50];
    const propeller = (markup: string) =>
      (/d="M([-\d.]+) [-\d.]+L\1 ([-\d.]+)" stroke-width/.exec(markup) ?? []).slice(1).map(Number);
    const [fromX = 0, fromY = 0] = propeller(bare);
    const [toX = 0, toY = 0] = propeller(standing("SBD", 40, "none", x, y));
    expect(fromX).toBeCloseTo(20);
    expect(toX - fromX).toBeCloseTo(x);
    expect(toY - fromY).toBeCloseTo(y);
  });

  test("of a type nobody drew is some aircraft all the same", () => {
    expect(count(standing("XYZ", 40, "none", 0, 0), "<path")).toBeGreaterThan(5);
    expect(ghostly("XYZ", 40, 0, 0)).toMatch(/^M/);
  });

  test("of a carrier flies her colours; the islands of Akagi and Hiryu stand to port", () => {
    const island = (id: string) => Number(/<rect x="([-\d.]+)"/.exec(carrier(id, "usa", 100, 20))?.[1]);
    expect([island("akagi"), island("hiryu")].every((x) => x < 0)).toBe(true);
    expect([island("kaga"), island("hornet")].every((x) => x > 0)).toBe(true);
    expect(carrier("akagi", "usa", 100, 20)).toContain("#c23b22");
    expect(carrier("hornet", "usa", 100, 20)).not.toContain("#c23b22");
  });
});

test("what two drawings paint with has two names: on one page the first of a name serves all", () => {
  const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const paints = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<(?:\w+Gradient|pattern|clipPath|mask|filter)\s+id="([^"{]+)"/g)].map(([, id]) => id),
  );
  expect(paints.length).toBeGreaterThan(5);
  expect(new Set(paints).size).toBe(paints.length);
});
