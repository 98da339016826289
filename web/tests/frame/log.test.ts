import { describe, expect, it } from "vitest";

import { answerBegan, chapters, joined, lines, newTo, wayBack } from "../../src/frame/log";
import type { StepInfo } from "../../src/wire/messages";

const step = (seq: number, more: Partial<StepInfo> = {}): StepInfo => ({
  seq,
  number: seq,
  kind: "step",
  seat: "usa",
  action: `a${String(seq)}`,
  events: [],
  undone: false,
  at: "",
  ...more,
});
const event = (kind: string) => ({ kind, params: {}, clause: "" });

describe("chapters", () => {
  it("gather the lines of a turn under the event that opens it", () => {
    const log = [step(1), step(2, { events: [event("hit"), event("turn-began"), event("found")] }), step(3)];
    const told = chapters(log);
    expect(told.map((one) => [one.opening?.kind, one.steps.map((line) => line.seq)])).toEqual([
      [undefined, [1, 2]],
      ["turn-began", [2, 3]],
    ]);
    expect(told[1]?.steps[0]?.action).toBeNull();
  });

  it("take rounds for chapters only where there are no turns", () => {
    const battle = [step(1, { events: [event("turn-began")] }), step(2, { events: [event("round-began")] })];
    expect(chapters(battle).filter((one) => one.opening)).toHaveLength(1);
    expect(chapters([step(1, { events: [event("round-began")] })]).at(-1)?.opening?.kind).toBe("round-began");
  });
});

it("dice lie before the line that they led to", () => {
  const die = (seq: number, face: number, events: ReturnType<typeof event>[] = []) =>
    step(seq, { seat: "chance", action: `die ${String(face)}`, events });
  const log = [step(1), die(2, 6), die(3, 11), die(4, 5, [event("found")]), step(5), die(6, 2)];
  expect(lines(log).map((one) => [one.step.seq, one.dice])).toEqual([
    [1, []],
    [4, [6, 11, 5]],
    [5, []],
    [6, [2]],
  ]);
});

describe("rolls of one volley", () => {
  const several = (kind: string) => kind === "rolled-several";
  const roll = (seq: number, die: number, firer: string, more: ReturnType<typeof event>[] = []) =>
    step(seq, {
      seat: "chance",
      action: `die ${String(die)}`,
      events: [
        {
          kind: "rolled",
          params: { firer, modifiers: ["evading=-1"], die, effect: die < 5 ? "hit" : "missed" },
          clause: "",
        },
        ...more,
      ],
    });
  const log = [roll(1, 3, "Akagi"), roll(2, 3, "Akagi"), roll(3, 9, "Kaga"), roll(4, 2, "Kaga", [event("fired")])];

  it("are one line, with all its dice", () => {
    const told = lines(log, several);
    expect(told.map((one) => [one.step.seq, one.dice])).toEqual([
      [2, [3, 3]],
      [4, [9, 2]],
    ]);
    expect(told[1]?.step.events.map((one) => [one.kind, one.params["die"]])).toEqual([
      ["rolled-several", ["9", "2"]],
      ["fired", undefined],
    ]);
  });
});

describe("joining the log", () => {
  it("takes every line once", () => {
    expect(joined([step(1), step(2)], [step(2), step(3)]).map((one) => one.seq)).toEqual([1, 2, 3]);
  });

  it("marks what an undo took back, also one that happened while the line was down", () => {
    const log = joined([step(1), step(2), step(3)], [step(4, { kind: "undo", number: 1, action: null })]);
    expect(log.map((one) => one.undone)).toEqual([false, true, true, false]);
  });

  it("marks the lines that the server names", () => {
    expect(joined([step(1), step(2)], [], [2])[1]?.undone).toBe(true);
  });
});

it("what is new to a seat is what others did and what stands", () => {
  const log = [step(1), step(2, { seat: "japan" }), step(3, { seat: "japan", undone: true }), step(4)];
  expect(newTo("usa", log, 1).map((one) => one.seq)).toEqual([2]);
});

describe("what is taken back", () => {
  const log = [step(1), step(2, { undone: true }), step(3, { kind: "undo", number: 1 }), step(4, { number: 2 })];

  it("is the step after which the game will stand", () => {
    expect(wayBack(log, 1)).toEqual({ action: "a4", luck: false });
    expect(wayBack(log, 0)).toEqual({ action: "a1", luck: false });
  });

  it("says whether dice lie on the way, other than the one that was typed in", () => {
    const rolled = [...log, step(5, { number: 3, seat: "chance" }), step(6, { number: 4, seat: "japan" })];
    expect(wayBack(rolled, 1).luck).toBe(true);
    expect(wayBack(rolled, 2).luck).toBe(false);
    expect(wayBack(rolled, 3).luck).toBe(false);
  });
});

describe("an answer of several steps", () => {
  const log = [
    step(1),
    step(2, { seat: "japan" }),
    step(3),
    step(4, { seat: "japan" }),
    step(5),
    step(6, { undone: true }),
  ];

  it("began before the first of them, whatever others did in between", () => {
    expect(answerBegan(log, "usa", 4, new Set([2, 4]))).toBe(0);
    expect(answerBegan(log, "usa", 4, new Set([4]))).toBe(2);
  });

  it("is one step where nothing went on with it", () => {
    expect(answerBegan(log, "usa", 4, new Set([2]))).toBe(4);
    expect(answerBegan(log, "usa", null, new Set([2]))).toBe(null);
  });

  it("began no earlier than the log that is here", () => {
    expect(answerBegan(log.slice(4), "usa", 4, new Set([2, 4]))).toBe(4);
  });
});
