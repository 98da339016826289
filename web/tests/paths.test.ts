import { describe, expect, test } from "vitest";

import { kept, moved } from "../src/art/paths";

const HERE = { x: 0, y: 0, turn: 0, scale: 1 };

describe("a drawing elsewhere", () => {
  test("is moved and scaled", () => {
    expect(moved("M0 0L10 5Z", { ...HERE, x: 1, y: 2, scale: 2 })).toBe("M1 2L21 12Z");
  });

  test("is turned clockwise, its arcs and short steps too", () => {
    const turned = moved("M1 0h2v-3a4 2 0 1 0 1 0l1 1", { ...HERE, turn: 90 });
    expect(turned).toBe("M0 1l0 2l3 0a4 2 90 1 0 0 1l-1 1");
  });

  test("keeps to its lines along one axis", () => {
    expect(moved("M1 2H5V7", { ...HERE, x: 10 })).toBe("M11 2L15 2L15 7");
  });

  test("reads figures that stand close together", () => {
    expect(moved("M7 0C7-3.2 3.6-4.6.4-4.6", HERE)).toBe("M7 0C7 -3.2 3.6 -4.6 0.4 -4.6");
  });

  test("is worked out once", () => {
    let times = 0;
    const square = kept((side: number) => {
      times += 1;
      return side * side;
    });
    expect([square(3), square(3), square(4)]).toEqual([9, 9, 16]);
    expect(times).toBe(2);
  });
});
