import { expect, test } from "vitest";

import {
  ahead,
  area,
  centre,
  direction,
  facingOf,
  flown,
  hexAt,
  name,
  orientations,
  tileAreas,
  turned,
  within,
} from "../../src/games/dogfight/hexes";

test("a name and its area are the same thing", () => {
  for (const text of ["0,0", "-4,2", "7,-3"]) expect(name(area(text))).toBe(text);
  expect(area("3,-1/2")).toEqual({ q: 3, r: -1 });
});

test("six steps around a corner lead home", () => {
  let at = { q: 2, r: -1 };
  for (let way = 0; way < 6; way++) at = ahead(at, way);
  expect(at).toEqual({ q: 2, r: -1 });
});

test("east is to the right and south-east below", () => {
  expect(centre(ahead({ q: 0, r: 0 }, direction("E")))).toMatchObject({ y: 0 });
  expect(centre(ahead({ q: 0, r: 0 }, direction("SE"))).y).toBeGreaterThan(0);
  expect(facingOf(direction("NW") + 1)).toBe("W");
});

test("turning a vector by one side keeps its length and six turns bring it back", () => {
  expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: 1, r: -1 });
  expect(turned({ q: 2, r: -3 }, 6)).toEqual({ q: 2, r: -3 });
});

test("a tile of radius two has nineteen areas", () => {
  expect(within(2, { q: 5, r: -3 })).toHaveLength(19);
});

test("a Manoeuvre goes ahead first and turns then", () => {
  const pose = { at: { q: 0, r: 0 }, way: 0 };
  expect(flown(pose, "left")).toEqual({ at: { q: 1, r: 0 }, way: 1 });
  expect(flown(pose, "right")).toEqual({ at: { q: 1, r: 0 }, way: -1 });
});

test("every point lies in the area around it", () => {
  for (const one of within(4, { q: 1, r: -2 })) {
    const { x, y } = centre(one);
    for (const [dx, dy] of [
      [0, 0],
      [30, 8],
      [-30, -8],
      [4, 35],
      [-4, -35],
    ] as const)
      expect(name(hexAt({ x: x + dx, y: y + dy }))).toBe(name(one));
  }
});

test("a round tile lies one way, a triangle two", () => {
  const round = within(1, { q: 0, r: 0 });
  expect(orientations(round)).toHaveLength(1);
  const triangle = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: -1 },
  ];
  expect(orientations(triangle)).toHaveLength(2);
  expect(tileAreas("4,4/2", triangle)).toHaveLength(3);
});
