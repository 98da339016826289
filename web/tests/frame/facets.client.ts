import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";

import { Facets, following, gradual, lagging, later, nearer, whole } from "../../src/frame/facets.svelte";
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

  it("can be handed on as a whole, and is another whole only when something has changed", () => {
    const facets = new Facets({ turn: 1, ships: [{ id: "akagi" }] });
    const before = whole(facets.view);
    const all = counted(() => whole(facets.view));
    flushSync();
    facets.take({ turn: 1, ships: [{ id: "akagi" }] });
    flushSync();
    expect(whole(facets.view)).toBe(before);
    expect(all.times()).toBe(1);
    facets.take({ turn: 2 });
    flushSync();
    expect(whole(facets.view)).toEqual({ turn: 2 });
    expect(all.times()).toBe(2);
    expect(whole(before)).toBe(before);
    all.stop();
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

describe("a list that is drawn a few things at a time", () => {
  const key = (thing: { id: string }) => thing.id;
  const thing = (id: string, load = "none") => ({ id, load });
  const [akagi, kaga, soryu] = [thing("akagi"), thing("kaga"), thing("soryu")];

  it("comes nearer to what is wanted by so many steps, and is it in the end", () => {
    const armed = thing("kaga", "bombs");
    const wanted = [armed, soryu, thing("hiryu")];
    const one = nearer([akagi, kaga, soryu], wanted, key, 1, 1);
    expect(one).toEqual([kaga, soryu]);
    const two = nearer(one, wanted, key, 1, 1);
    expect(two).toEqual([armed, soryu]);
    expect(nearer(two, wanted, key, 1, 1)).toBe(wanted);
  });

  it("does not mix what changes with what is new, and stops at as many of each as it may", () => {
    const armed = thing("kaga", "bombs");
    const wanted = [armed, thing("hiryu"), akagi, thing("zuikaku"), thing("shokaku")];
    const one = nearer([akagi, kaga, soryu], wanted, key, 9, 9);
    expect(one).toEqual([akagi, armed]);
    const two = nearer(one, wanted, key, 9, 2);
    expect(two.map(key)).toEqual(["kaga", "hiryu", "akagi", "zuikaku"]);
    expect(nearer(two, wanted, key, 9, 2)).toBe(wanted);
  });

  it("needs no step where only the order is another", () => {
    const wanted = [kaga, akagi];
    expect(nearer([akagi, kaga], wanted, key, 0, 0)).toBe(wanted);
  });

  it("stays as it was until its turn comes, and is whole before anybody acts", () => {
    const fleet = Array.from({ length: 40 }, (_, i) => thing(`ship ${i}`));
    const facets = new Facets({ ships: [] });
    let list: { readonly value: readonly { id: string }[] } = { value: [] };
    const stop = effectRoot(() => {
      list = gradual(TURN.board, () => facets.view["ships"] as { id: string }[], key);
    });
    flushSync();
    pace.hurry();
    facets.take({ ships: fleet });
    flushSync();
    expect(list.value).toEqual([]);
    pace.hurry();
    expect(list.value).toEqual(fleet);
    stop();
  });

  it("begins with what it is told to begin with", () => {
    let list: { readonly value: readonly { id: string }[] } = { value: [] };
    let shown = { value: true };
    const stop = effectRoot(() => {
      list = gradual(TURN.board, () => [akagi, kaga], key, []);
      shown = later(TURN.beside);
    });
    flushSync();
    expect([list.value, shown.value]).toEqual([[], false]);
    pace.hurry();
    expect([list.value, shown.value]).toEqual([[akagi, kaga], true]);
    stop();
  });
});
