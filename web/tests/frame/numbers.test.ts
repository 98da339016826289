import { expect, test } from "vitest";

import { numbers } from "../../src/frame/numbers";

const none = (count: number) => Array.from({ length: count }, () => null);

test("few buttons have the keys of their places", () => {
  expect(numbers(none(3), 0)).toEqual({ keys: ["1", "2", "3"], further: null });
});

test("an answer that is a number keeps it, and the others take what is left", () => {
  expect(numbers(["0", "1", "2", null], 0)).toEqual({ keys: ["0", "1", "2", "3"], further: null });
});

test("of more than nine the last key leads on, and round to the first", () => {
  expect(numbers(none(9), 0).further).toBeNull();
  const first = numbers(none(18), 0);
  expect(first.further).toBe("9");
  expect(first.keys.slice(0, 9)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", null]);
  expect(numbers(none(18), 2).keys.slice(14)).toEqual([null, null, "1", "2"]);
  expect(numbers(none(18), 3)).toEqual(first);
});
