import { describe, expect, it } from "vitest";

import { table } from "../../src/games/battle-of-midway/table.svelte";
import type { Prompt } from "../../src/wire/messages";

const sent = (mission: string, legal: string[]): number[][] => {
  const params = { ship: "airfield", mission, limit: 2 };
  const prompt: Prompt = { seat: "usn", kind: "send", prompt: "ask-send", params, clause: "BM-R22", legal };
  table.ask(prompt);
  return Object.values(table.counts);
};
const MIXED = ["send 2f4f", "send 1f4f 1sbd-b", "send 2sbd-b", "send 1f4f", "send 1sbd-b"];

describe("who takes off", () => {
  it("is nobody at first where fighters alone would strike, though bombers could", () => {
    expect(sent("strike", MIXED)).toEqual([[0, 0]]);
  });

  it("is what is usual for CAP, for a strike with bombers, and where there are fighters alone", () => {
    expect(sent("cap", ["send 2f4f", "send 1f4f"])).toEqual([[2]]);
    expect(sent("strike", ["send 1f4f 1sbd-b", "send 1f4f", "send 1sbd-b"])).toEqual([[1, 1]]);
    expect(sent("strike", ["send 2f4f", "send 1f4f"])).toEqual([[2]]);
  });
});
