import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";

import { Facets, following, lagging } from "../../src/frame/facets.svelte";
import { pace, TURN } from "../../src/frame/pace";
import { effectRoot } from "./effects.svelte";

/** Reads something in an effect and counts how often that had to run. */
function counted(read: () => unknown): { times: () => number; stop: () => void } {
  let times = 0;
  const stop = effectRoot(() => {
    read();
    times += 1;
  });
  return { times: () => times, stop };
}

describe("a view whose parts change one by one", () => {
  it("reads like the newest view", () => {
    const facets = new Facets({ turn: 1, ships: [{ id: "akagi" }] });
    expect({ ...facets.view }).toEqual({ turn: 1, ships: [{ id: "akagi" }] });
    expect(Object.keys(facets.view)).toEqual(["turn", "ships"]);
    facets.take({ turn: 2, battle: null });
    expect({ ...facets.view }).toEqual({ turn: 2, battle: null });
    expect("ships" in facets.view).toBe(false);
    expect(facets.view["ships"]).toBeUndefined();
  });

  it("touches only those who read what has changed", () => {
    const facets = new Facets({ turn: 1, ships: [{ id: "akagi" }] });
    const turn = counted(() => facets.view["turn"]);
    const ships = counted(() => facets.view["ships"]);
    const all = counted(() => ({ ...facets.view }));
    flushSync();
    facets.take({ turn: 2, ships: [{ id: "akagi" }] });
    flushSync();
    expect([turn.times(), ships.times(), all.times()]).toEqual([2, 1, 2]);
    facets.take({ turn: 2, ships: [{ id: "kaga" }] });
    flushSync();
    expect([turn.times(), ships.times(), all.times()]).toEqual([2, 2, 3]);
    for (const one of [turn, ships, all]) one.stop();
  });

  it("cannot be written to", () => {
    const facets = new Facets({ turn: 1 });
    expect(() => {
      facets.view["turn"] = 9;
    }).toThrow();
    expect(facets.view["turn"]).toBe(1);
  });
});

describe("what may be drawn a frame later", () => {
  it("is as it was until its turn comes, then as it is now", () => {
    const facets = new Facets({ turn: 1 });
    let value: { readonly value: unknown } = { value: null };
    let view: Record<string, unknown> = {};
    const stop = effectRoot(() => {
      value = lagging(TURN.answers, () => facets.view["turn"]);
      view = following(TURN.beside, () => facets.view);
    });
    flushSync();
    pace.hurry();
    facets.take({ turn: 2 });
    flushSync();
    expect([value.value, view["turn"]]).toEqual([1, 1]);
    pace.hurry();
    expect([value.value, view["turn"]]).toEqual([2, 2]);
    stop();
  });
});
