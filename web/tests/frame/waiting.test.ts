import { expect, it } from "vitest";

import { clock, missedNow } from "../../src/frame/waiting.svelte";

it("counts on what the server told", () => {
  const told = { since: 5, bot: 595, claim: 1795 };
  expect(missedNow(told, 0)).toEqual(told);
  expect(missedNow(told, 60_400)).toEqual({ since: 65, bot: 535, claim: 1735 });
  expect(missedNow(told, 3_600_000)).toEqual({ since: 3605, bot: 0, claim: 0 });
});

it("misses nobody before the time", () => {
  const told = { since: -10, bot: 610, claim: 1810 };
  expect(missedNow(told, 9_000)).toBeNull();
  expect(missedNow(told, 10_000)).toEqual({ since: 0, bot: 600, claim: 1800 });
});

it("shows seconds as a clock does", () => {
  expect([0, 9, 65, 599, 3600, 86_399].map(clock)).toEqual(["0:00", "0:09", "1:05", "9:59", "1:00:00", "23:59:59"]);
});
