// The stage: beats, then the result, then the question; skipped, paused, off, and one moment a turn.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Moment, Scene } from "../../src/frame/scenes";
import { Stage, weightiest, type Pace } from "../../src/frame/stage.svelte";
import type { EventInfo, Outlook } from "../../src/wire/messages";

const event = (kind: string): EventInfo => ({ kind, params: {}, clause: null }) as unknown as EventInfo;
const outlook = (seq: number): Outlook =>
  ({ seq, seat: "japan", view: { turn: 1 }, prompt: { kind: "order" }, back_to: 3, undo_to: 3 }) as unknown as Outlook;
const moment = (kind: Moment["kind"]): Moment => ({ kind, title: kind, text: "", side: null });
const hit = event("hit");
const moved = event("moved");
const scene = (name: string, change: Partial<Scene> = {}): Scene => ({
  title: name,
  beats: [500, 1000].map((ms, i) => ({ text: `${name} ${String(i)}`, rolls: [], events: i ? [hit] : [], ms })),
  result: `${name} over`,
  cast: [],
  moment: null,
  ...change,
});

function staged(scenes: Scene[], pace: Pace = "normal"): Stage {
  return new Stage({ scenes: () => scenes, turn: () => "Turn 1", pace: () => pace });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a scene", () => {
  test("is played on the table before it, beat by beat; its result shows the table after it, and then all can act", () => {
    const stage = staged([scene("raid")]);
    stage.hear([hit, moved], outlook(1), outlook(2));
    expect(stage.shot?.beat?.text).toBe("raid 0");
    expect(stage.shot?.outlook).toMatchObject({ seq: 1, prompt: null, back_to: null });
    vi.advanceTimersByTime(501);
    expect(stage.shot?.beat?.text).toBe("raid 1");
    expect(stage.news).toEqual([hit]);
    vi.advanceTimersByTime(1001);
    expect(stage.shot?.beat).toBeNull();
    expect(stage.shot?.outlook).toMatchObject({ seq: 2, prompt: null });
    expect(stage.news, "what no beat has shown").toEqual([moved]);
    vi.advanceTimersByTime(3000);
    expect(stage.shot).toBeNull();
    expect(stage.news, "nothing is animated twice").toEqual([]);
    expect(stage.told).toEqual(["raid over"]);
  });

  test("is skipped to its result, and from there to the next", () => {
    const stage = staged([scene("raid"), scene("strike")]);
    stage.hear([], outlook(1), outlook(2));
    stage.skip();
    expect([stage.shot?.scene?.title, stage.shot?.beat, stage.shot?.outlook.seq]).toEqual(["raid", null, 1]);
    stage.skip();
    expect(stage.shot?.beat?.text).toBe("strike 0");
    stage.skip();
    stage.skip();
    expect(stage.shot).toBeNull();
    expect(stage.told).toEqual(["raid over", "strike over"]);
  });

  test("stands still while it is paused", () => {
    const stage = staged([scene("raid")]);
    stage.hear([], outlook(1), outlook(2));
    vi.advanceTimersByTime(300);
    stage.pause();
    vi.advanceTimersByTime(60_000);
    expect(stage.shot?.beat?.text).toBe("raid 0");
    stage.pause();
    vi.advanceTimersByTime(150);
    expect(stage.shot?.beat?.text).toBe("raid 0");
    vi.advanceTimersByTime(100);
    expect(stage.shot?.beat?.text).toBe("raid 1");
  });

  test("is not played where scenes are off; its result is told", () => {
    const stage = staged([scene("raid", { moment: moment("sunk") })], "off");
    stage.hear([hit], outlook(1), outlook(2));
    expect([stage.shot, stage.told, stage.news]).toEqual([null, ["raid over"], [hit]]);
  });

  test("without beats is its result", () => {
    const stage = staged([scene("move", { beats: [] })]);
    stage.hear([], outlook(1), outlook(2));
    expect([stage.shot?.scene?.result, stage.shot?.beat, stage.shot?.outlook.seq]).toEqual(["move over", null, 2]);
  });
});

test("what comes while a scene is played waits, and a long queue is told by its results", () => {
  const stage = staged([scene("raid", { beats: [{ text: "long", rolls: [], events: [], ms: 7000 }] })]);
  for (let seq = 1; seq < 6; seq += 1) stage.hear([], outlook(seq), outlook(seq + 1));
  let beats = 0;
  while (stage.shot) {
    if (stage.shot.beat) beats += 1;
    vi.advanceTimersToNextTimer();
  }
  expect(stage.told).toHaveLength(5);
  expect(beats).toBe(3);
});

test("what makes no scene shows at once, or with the last result that waits", () => {
  const scenes = [scene("raid")];
  const stage = staged(scenes);
  stage.hear([], outlook(1), outlook(2));
  scenes.pop();
  stage.hear([moved], outlook(2), outlook(3));
  stage.skip();
  expect([stage.shot?.outlook.seq, stage.news]).toEqual([3, [moved]]);
  stage.skip();
  stage.hear([hit], outlook(3), outlook(4));
  expect([stage.shot, stage.news]).toEqual([null, [hit]]);
});

test("a take-back or another chair clears the stage", () => {
  const stage = staged([scene("raid")]);
  stage.hear([], outlook(1), outlook(2));
  stage.clear();
  vi.advanceTimersByTime(60_000);
  expect([stage.shot, stage.told]).toEqual([null, []]);
});

test("a turn has one moment; only a weightier one follows", () => {
  const scenes = [scene("search", { moment: moment("sighted") }), scene("raid", { moment: moment("hit") })];
  const first = weightiest(scenes, -1);
  expect(first.scenes.map((one) => one.moment?.kind)).toEqual([undefined, "hit"]);
  expect(weightiest(scenes, first.weight).scenes.map((one) => one.moment)).toEqual([null, null]);
  const sunk = [scene("raid", { moment: moment("sunk") })];
  expect(weightiest(sunk, first.weight).scenes[0]?.moment?.kind).toBe("sunk");
});
