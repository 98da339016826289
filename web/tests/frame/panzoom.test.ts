import { describe, expect, it } from "vitest";

import { HOME, held, panned, revealed, shown, zoomed } from "../../src/frame/panzoom";

const window = { width: 800, height: 600 };

describe("the sheet over its window", () => {
  it("keeps the point under the pointer when zooming", () => {
    const stand = zoomed(HOME, 2, 200, 150, window, 1, 6);
    expect(stand).toEqual({ x: -200, y: -150, scale: 2 });
  });

  it("stops at the largest and the smallest scale", () => {
    expect(zoomed(HOME, 100, 0, 0, window, 1, 6).scale).toBe(6);
    expect(zoomed(HOME, 0.01, 0, 0, window, 1, 6)).toEqual(HOME);
  });

  it("never shows anything beyond the sheet", () => {
    const large = { x: 0, y: 0, scale: 2 };
    expect(panned(large, 50, 50, window)).toEqual(large);
    expect(panned(large, -5000, -5000, window)).toEqual({ x: -800, y: -600, scale: 2 });
  });

  it("centres a sheet that is smaller than the window", () => {
    expect(held({ x: 0, y: 0, scale: 0.5 }, window)).toEqual({ x: 200, y: 150, scale: 0.5 });
  });

  it("moves as little as needed to reveal what has the focus", () => {
    const large = { x: -400, y: -300, scale: 2 };
    expect(revealed(large, { x: 300, y: 200, width: 50, height: 50 }, window)).toEqual(large);
    expect(revealed(large, { x: -30, y: 200, width: 50, height: 50 }, window, 20).x).toBe(-350);
    expect(revealed(large, { x: 780, y: 200, width: 50, height: 50 }, window, 20).x).toBe(-450);
  });

  it("shows a part of the sheet as large as fits", () => {
    const stand = shown({ x: 0.5, y: 0.5, width: 0.25, height: 0.25 }, window, 1, 6);
    expect(stand.scale).toBe(4);
    expect(stand.x).toBeCloseTo(400 - 0.625 * 800 * 4);
  });

  it("can be drawn up from under what covers the window's lower edge, and falls back when that goes", () => {
    const covered = { ...window, covered: 80 };
    expect(panned(HOME, 0, -500, covered)).toEqual({ x: 0, y: -80, scale: 1 });
    expect(held({ x: 0, y: -80, scale: 1 }, window)).toEqual(HOME);
    const large = { x: -400, y: -500, scale: 2 };
    expect(panned(large, 0, -5000, covered).y).toBe(-680);
    expect(revealed(large, { x: 300, y: 520, width: 50, height: 50 }, covered, 20).y).toBe(-570);
  });

  it("shows a part in what is left of a covered window", () => {
    const part = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
    const stand = shown(part, { ...window, covered: 300 }, 1, 6);
    expect(stand.scale).toBe(1);
    expect(shown(part, window, 1, 6).scale).toBe(2);
    expect(stand.y).toBe(-150);
  });
});
