import { expect, test } from "vitest";

import { pieces } from "../../src/games/battle-of-midway/rings";
import { unfolded } from "../../src/games/battle-of-midway/unfold";
import type { AirUnit, Battle, Midway } from "../../src/games/battle-of-midway/view";
import type { EventInfo } from "../../src/wire/messages";

const event = (kind: string, params: Record<string, unknown>) => ({ kind, params, clause: "" }) as EventInfo;
const unit = (type: string, side: string, job: string, home: string, load = "none") =>
  ({ type, side, job, home, load, group: 1, at: "15", name: "" }) as unknown as AirUnit;
const view = {
  ships: [],
  air: [
    unit("SBD", "usn", "strike", "hornet", "bombs"),
    unit("SBD", "usn", "strike", "hornet", "bombs"),
    unit("A6M", "ijn", "cap", "akagi"),
    unit("A6M", "ijn", "cap", "akagi"),
  ],
} as unknown as Midway;
const battle = {
  boards: [0],
  ships: [],
  ship_area: [],
  fliers: [0, 1, 2, 3],
  flier_area: [-1, -1, 0, 1],
  flier_team: [-2, -2, -1, -1],
  team_area: [],
} as unknown as Battle;

const told = (...past: EventInfo[]) => {
  const now = unfolded(view, battle, past);
  return pieces(now.view, now.battle).map(({ key, area, air }) => `${key} ${area} ${String(air.length)}`);
};
const entered = event("entered", { units: ["s1/2sbd-b@hornet"], team: "s1/sbd@hornet", area: "a3", seat: "usn" });
const wentIn = event("went-in", { team: "s1/sbd@hornet", start: "a3", area: "c2" });

test("attackers wait in the strip, come in, and fly on, always as the same counter", () => {
  expect(told()).toContain("air 0 strip 2");
  expect(told(entered)).toContain("air 0 a3 2");
  expect(told(entered, wentIn)).toContain("air 0 c2 2");
});

test("a fighter that shifts leaves the other where it is", () => {
  const shifted = event("shifted", { unit: "a6m@akagi", start: "a2", area: "c2" });
  expect(told(shifted).filter((one) => !one.includes("strip"))).toEqual(["air 2 a1 1", "air 3 c2 1"]);
});

test("what was shot down is no longer there", () => {
  const lost = event("air-unit-lost", { unit: "s1/sbd-b@hornet", seat: "usn" });
  expect(told(entered, lost)).toContain("air 1 a3 1");
});
