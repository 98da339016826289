import { describe, expect, it } from "vitest";

import { apart, decisive, highest, lines, sidesOf, turnings } from "../../src/frame/course";
import type { Course } from "../../src/wire/messages";

const event = (kind: string) => ({ kind, params: {}, clause: "" });
const course: Course = {
  measure: "points",
  taken_back: 0,
  total: 100,
  turns: [{ number: 10, values: { japan: 0, usa: 0 }, events: [event("turn-began")] }],
  changes: [
    { number: 0, values: { japan: 0, usa: 0 }, events: [] },
    { number: 20, values: { japan: 1, usa: 0 }, events: [event("small")] },
    { number: 50, values: { japan: 1, usa: 4 }, events: [event("large")] },
    { number: 60, values: { japan: 2, usa: 5 }, events: [event("even")] },
  ],
};

describe("the curve of a game", () => {
  it("goes in steps from edge to edge, the highest at the top", () => {
    expect(sidesOf(course)).toEqual(["japan", "usa"]);
    expect(highest(course)).toBe(5);
    const [japan, usa] = lines(course, { width: 200, height: 50 });
    expect(japan?.path).toBe("M0 50H40V40H100V40H120V30H200");
    expect(usa?.path).toBe("M0 50H40V50H100V10H120V0H200");
    expect(usa?.end).toEqual({ x: 200, y: 0 });
    expect([japan?.value, usa?.value]).toEqual([2, 5]);
  });

  it("stays flat where nobody ever scored", () => {
    const flat = { ...course, changes: course.changes.slice(0, 1) };
    expect(lines(flat, { width: 200, height: 50 }).map(({ path }) => path)).toEqual(["M0 50H200", "M0 50H200"]);
    expect(turnings(flat)).toEqual([]);
  });

  it("names moments that lie close together side by side, and none beyond the end", () => {
    expect(apart([10, 40, 42, 80], 13, 200)).toEqual([10, 40, 53, 80]);
    expect(apart([190, 195, 200], 13, 200)).toEqual([174, 187, 200]);
    expect(apart([], 13, 200)).toEqual([]);
  });

  it("names what changed the standing, the same words once", () => {
    const say = ({ kind }: { kind: string }) => `${kind}.`;
    const events = ["sunk", "lost", "lost", "shot-down", "removed"].map(event);
    expect(decisive(events, say)).toBe("sunk. lost. shot-down.");
    expect(decisive([], say)).toBe("");
  });

  it("names the moments that changed most who is ahead, in their order", () => {
    expect(turnings(course, 2)).toEqual([
      { number: 20, changes: [["japan", 1]], events: [event("small")] },
      { number: 50, changes: [["usa", 4]], events: [event("large")] },
    ]);
  });
});
