// Sounds: pure recipes, what a shot sounds like, and that nothing is made where they are off.
import { afterEach, expect, test, vi } from "vitest";

import { heard } from "../../src/frame/heard";
import { play, SOUNDS, strokes, type Sound } from "../../src/frame/sound";
import type { Shot } from "../../src/frame/stage.svelte";
import { sounds as midway } from "../../src/games/battle-of-midway/sounds";
import { sounds as kidoButai } from "../../src/games/kido-butai/sounds";
import type { EventInfo, Outlook } from "../../src/wire/messages";

const ends = (sound: Sound) => Math.max(...strokes(sound).map(({ at, length }) => at + length));
const lowest = (sound: Sound) => Math.min(...strokes(sound).map(({ to }) => to));
const weight = (sound: Sound) => strokes(sound).reduce((sum, { gain, length }) => sum + gain * length, 0);

test.each(SOUNDS)("%s is short, never loud, and can be made", (sound) => {
  expect(ends(sound)).toBeLessThanOrEqual(4);
  for (const one of strokes(sound)) {
    expect(Math.min(one.from, one.to, one.attack, one.gain)).toBeGreaterThan(0);
    expect(one.attack).toBeLessThan(one.length);
    expect(one.gain).toBeLessThanOrEqual(0.5);
  }
});

test("what weighs more is lower, longer and heavier: a miss, a hit, a ship that sinks", () => {
  expect(weight("hit")).toBeGreaterThan(weight("water"));
  expect(weight("sinking")).toBeGreaterThan(weight("hit"));
  expect(lowest("sinking")).toBeLessThan(lowest("hit"));
  expect(ends("sinking")).toBeGreaterThan(ends("hit"));
});

test("from afar all is softer and duller", () => {
  for (const sound of SOUNDS)
    for (const [i, one] of strokes(sound, true).entries()) {
      expect(one.gain).toBeLessThan(strokes(sound)[i]?.gain ?? 0);
      expect(one.from).toBeLessThan(strokes(sound)[i]?.from ?? 0);
    }
});

const event = (kind: string, params: EventInfo["params"] = {}): EventInfo => ({ kind, params, clause: "" });
const shot = (news: EventInfo[], change: Partial<Shot> = {}): Shot => ({
  scene: null,
  beat: null,
  moment: null,
  lines: [],
  outlook: {} as Outlook,
  news,
  past: [],
  ms: 500,
  ...change,
});

test("a beat sounds of its dice, then of what they did, each once", () => {
  const beat = { text: "", rolls: [{ face: 6, needs: "5+", hit: true }], events: [], ms: 1000 };
  const bombed = (effect: string) => event("bombed", { effect });
  const found = heard(shot([bombed("missed"), bombed("missed"), bombed("hit")], { beat }), kidoButai);
  expect(found.map(({ sound }) => sound)).toEqual(["dice", "water", "hit"]);
  expect(found.map(({ after }) => after)).toEqual([...found.map(({ after }) => after)].sort((one, two) => one - two));
  expect(heard(shot([event("readied")]), kidoButai)).toEqual([]);
});

test("what is gathered in lines is far away", () => {
  const lines = [{ title: "", beats: [], result: "", cast: [], moment: null }];
  expect(heard(shot([event("strike-flew")], { lines }), midway)).toMatchObject([{ sound: "engines", far: true }]);
});

afterEach(() => vi.unstubAllGlobals());

test("nothing is made where sounds are off", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  play("hit", 0);
  expect(made).not.toHaveBeenCalled();
});
