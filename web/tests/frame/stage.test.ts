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

/** What those who listen hear. */
let said: string[] = [];
function staged(scenes: Scene[], pace: Pace = "normal"): Stage {
  return new Stage({
    scenes: () => scenes,
    turn: () => "Turn 1",
    pace: () => pace,
    say: (text) => said.push(text),
    quietly: (events) => events.map(({ kind }) => kind).join(" "),
  });
}
const told = (stage: Stage): string[] => stage.told.map(({ result }) => result);

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long a scene is on stage, in milliseconds. */
function lasts(beats: number[], result: string): number {
  const all = beats.map((ms, i) => ({ text: String(i), rolls: [], events: [], ms }));
  const stage = staged([scene("raid", { beats: all, result })]);
  stage.hear([hit], outlook(1), outlook(2));
  let ms = 0;
  for (; stage.shot; ms += 50) vi.advanceTimersByTime(50);
  return ms;
}

test("a scene lasts four seconds with its result at most, unless it has more beats than one can follow, or a ship sinks", () => {
  const result = "Akagi hit twice, on fire; 2 bomber squadrons lost, one turned back.";
  expect(lasts([500], "Nothing is hit.")).toBeLessThan(2000);
  expect(lasts(Array<number>(6).fill(1000), result)).toBeLessThanOrEqual(4050);
  expect(lasts(Array<number>(12).fill(700), result)).toBeGreaterThan(12 * 300);
  expect(lasts([1000, 1000, 1000, 4000], result)).toBeGreaterThan(6000);
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
    expect(told(stage)).toEqual(["raid over"]);
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
    expect(told(stage)).toEqual(["raid over", "strike over"]);
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
    expect([stage.shot, told(stage), stage.news]).toEqual([null, ["raid over"], [hit]]);
  });

  test("without beats is its result", () => {
    const stage = staged([scene("move", { beats: [] })]);
    stage.hear([], outlook(1), outlook(2));
    expect([stage.shot?.scene?.result, stage.shot?.beat, stage.shot?.outlook.seq]).toEqual(["move over", null, 2]);
  });
});

describe("a long turn", () => {
  const long = (name: string, minor: boolean) =>
    scene(name, { beats: [{ text: "long", rolls: [], events: [], ms: 5000 }], minor });

  test("plays in full what decides something, and gathers the rest, a line each", () => {
    const stage = staged([long("a", true), long("b", true), long("raid", false), long("c", true), long("d", true)]);
    stage.hear([], outlook(1), outlook(2));
    const seen: string[] = [];
    while (stage.shot) {
      const { lines, beat, scene: one } = stage.shot;
      seen.push(lines.length ? lines.map(({ title }) => title).join("+") : `${one?.title ?? ""}${beat ? "" : "!"}`);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual(["a+b", "raid", "raid!", "c+d"]);
    expect(told(stage)).toEqual(["a over", "b over", "raid over", "c over", "d over"]);
    expect(said).toEqual(told(stage));
  });

  test("of one short scene plays that in full", () => {
    const stage = staged([long("search", true)]);
    stage.hear([], outlook(1), outlook(2));
    expect([stage.shot?.beat?.text, stage.shot?.lines]).toEqual(["long", []]);
  });

  test("keeps one line for an aircraft that flies on, and says it once", () => {
    const scenes: Scene[] = [];
    const stage = staged(scenes);
    for (const [seq, area] of ["A1", "A2", "A3"].entries()) {
      scenes.splice(0, 1, scene(area, { beats: [], minor: true, about: "J1" }));
      stage.hear([moved], outlook(seq), outlook(seq + 1));
      expect([stage.shot?.lines.map(({ title }) => title), stage.shot?.outlook.seq]).toEqual([[area], seq + 1]);
      expect(stage.news).toEqual([moved]);
    }
    scenes.splice(0, 1, scene("B1", { beats: [], minor: true, about: "J2" }));
    stage.hear([moved], outlook(3), outlook(4));
    expect(stage.shot?.lines.map(({ title }) => title)).toEqual(["A3", "B1"]);
    vi.runAllTimers();
    expect(said).toEqual(["A3 over", "B1 over"]);
  });
});

describe("those who listen", () => {
  test("hear every result once, also where scenes are off, and what makes no scene", () => {
    const scenes = [scene("raid"), scene("strike")];
    const stage = staged(scenes, "off");
    stage.hear([hit], outlook(1), outlook(2));
    scenes.length = 0;
    stage.hear([moved], outlook(2), outlook(3));
    expect(said).toEqual(["raid over", "strike over", "moved"]);
  });

  test("hear the result of a scene that is skipped", () => {
    const stage = staged([scene("raid")]);
    stage.hear([], outlook(1), outlook(2));
    stage.skip();
    stage.skip();
    expect(said).toEqual(["raid over"]);
  });
});

test("what was told stays until the next decision", () => {
  const scenes = [scene("raid")];
  const stage = staged(scenes);
  stage.hear([], outlook(1), outlook(2));
  vi.runAllTimers();
  scenes[0] = scene("strike");
  stage.hear([], outlook(2), outlook(3));
  vi.runAllTimers();
  expect(told(stage)).toEqual(["raid over", "strike over"]);
  stage.decided();
  expect(told(stage)).toEqual([]);
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
  expect([stage.shot, told(stage)]).toEqual([null, []]);
});

test("a turn has one moment at most, though the end of the game is always shown", () => {
  const scenes = [scene("search", { moment: moment("sighted") }), scene("raid", { moment: moment("hit") })];
  const kinds = (all: Scene[], shown: boolean) => weightiest(all, shown).scenes.map((one) => one.moment?.kind ?? null);
  expect(kinds(scenes, false)).toEqual([null, "hit"]);
  expect(weightiest(scenes, false).shown).toBe(true);
  expect(kinds(scenes, true)).toEqual([null, null]);
  expect(kinds([scene("raid", { moment: moment("sunk") })], true)).toEqual([null]);
  expect(kinds([scene("raid", { moment: moment("over") })], true)).toEqual(["over"]);
});

test("the next turn has a moment of its own", () => {
  let turn = "Turn 1";
  const stage = new Stage({
    scenes: () => [scene("raid", { beats: [], moment: moment("sunk") })],
    turn: () => turn,
    pace: () => "normal",
    say: () => undefined,
    quietly: () => "",
  });
  const moments = (): number => {
    let count = 0;
    stage.hear([], outlook(1), outlook(2));
    while (stage.shot) {
      if (stage.shot.moment) count += 1;
      vi.advanceTimersToNextTimer();
    }
    return count;
  };
  expect([moments(), moments()]).toEqual([1, 0]);
  turn = "Turn 2";
  expect(moments()).toBe(1);
});
