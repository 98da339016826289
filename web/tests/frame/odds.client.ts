import { describe, expect, it } from "vitest";

import { AT_ONCE, OddsBook, percent, weightiest } from "../../src/frame/odds.svelte";
import type { Prompt, StakeInfo, TableOdds } from "../../src/wire/messages";

const prompt = (seat: string): Prompt => ({ seat, kind: "k", prompt: "ask-k", params: {}, clause: "", legal: [] });
const stake = (key: string): StakeInfo => ({ key, mean: 0, chances: [{ change: 1, share: 0.5, exact: "1/2" }] });
const later = () => new Promise((done) => setTimeout(done, 5));

function server() {
  const asked: [string, number, string[]][] = [];
  const fetch = (seat: string, seq: number, actions: string[]): Promise<TableOdds> => {
    asked.push([seat, seq, actions]);
    return Promise.resolve({ seq, actions: actions.map((action) => ({ action, stakes: [stake("us-hits")] })) });
  };
  return { asked, fetch };
}

describe("the book of odds", () => {
  it("asks once for all answers that somebody looks at", async () => {
    const { asked, fetch } = server();
    const book = new OddsBook(fetch, 0);
    book.begin({ seq: 7, prompt: prompt("japan") });
    for (const action of ["a", "b", "a"]) book.want(action);
    expect(book.of("a")).toBeUndefined();
    await later();
    expect(asked).toEqual([["japan", 7, ["a", "b"]]]);
    expect(book.of("a")).toEqual([stake("us-hits")]);
  });

  it("asks in pieces where there are many", async () => {
    const { asked, fetch } = server();
    const book = new OddsBook(fetch, 0);
    book.begin({ seq: 1, prompt: prompt("japan") });
    for (let i = 0; i < AT_ONCE + 3; i++) book.want(`a${String(i)}`);
    await later();
    await later();
    expect(asked.map(([, , actions]) => actions.length)).toEqual([AT_ONCE, 3]);
  });

  it("forgets what belongs to another question, and does not take late answers for it", async () => {
    const { asked, fetch } = server();
    const book = new OddsBook(fetch, 0);
    book.begin({ seq: 1, prompt: prompt("japan") });
    book.want("a");
    await later();
    book.begin({ seq: 2, prompt: prompt("japan") });
    expect(book.of("a")).toBeUndefined();
    book.want("a");
    await later();
    expect(asked.map(([, seq]) => seq)).toEqual([1, 2]);
  });

  it("keeps what two answers told that came before either was drawn", async () => {
    const waiting: ((told: TableOdds) => void)[] = [];
    const book = new OddsBook(() => new Promise((done) => waiting.push(done)), 0);
    book.begin({ seq: 1, prompt: prompt("japan") });
    for (const action of ["a", "b"]) {
      book.want(action);
      await later();
    }
    for (const [i, action] of ["a", "b"].entries()) waiting[i]?.({ seq: 1, actions: [{ action, stakes: [] }] });
    await later();
    expect([book.of("a"), book.of("b")]).toEqual([[], []]);
  });

  it("asks nothing for those who only look on, nor for dice rolled by hand", async () => {
    const { asked, fetch } = server();
    const book = new OddsBook(fetch, 0);
    book.begin({ seq: 1, prompt: null });
    book.want("a");
    book.begin({ seq: 2, prompt: prompt("chance") });
    book.want("die 3");
    await later();
    expect(asked).toEqual([]);
  });
});

describe("how odds are told", () => {
  it("never calls impossible what can happen, nor certain what need not", () => {
    expect(percent(0.0001, "en")).toBe("<1%");
    expect(percent(0.9999, "en")).toBe(">99%");
    expect([percent(0, "en"), percent(1, "en"), percent(0.444, "en")]).toEqual(["0%", "100%", "44%"]);
  });

  it("puts first what one asks first", () => {
    const keys = ["japan-points", "us-squadrons-lost", "us-hits", "fleets-reported"].map(stake);
    expect(weightiest(keys).map(({ key }) => key)).toEqual([
      "fleets-reported",
      "us-hits",
      "us-squadrons-lost",
      "japan-points",
    ]);
  });
});

describe("odds that rest on our own figures", () => {
  const figures = [
    { id: "counters/us_bombers", provenance: "reconstructed" as const },
    { id: "reconnaissance/die", provenance: "printed" as const },
  ];
  const grounds = {
    of: (key: string) => (key === "us-hits" ? ["counters", "reconnaissance"] : ["reconnaissance"]),
    figures: () => Promise.resolve(figures),
  };

  it("name where these stand, once odds were told", async () => {
    const book = new OddsBook(server().fetch, 0, grounds);
    book.begin({ seq: 1, prompt: prompt("japan") });
    expect(book.ours("us-hits")).toBeNull();
    book.want("a");
    await later();
    expect(book.ours("us-hits")).toBe("/figures/counters");
  });

  it("are not marked where every figure is printed, or the table has its own", async () => {
    const own = {
      ...grounds,
      figures: () => Promise.resolve([{ id: "counters/us_bombers", provenance: "user" as const }]),
    };
    for (const [book, key] of [
      [new OddsBook(server().fetch, 0, grounds), "fleets-reported"],
      [new OddsBook(server().fetch, 0, own), "us-hits"],
    ] as const) {
      book.begin({ seq: 1, prompt: prompt("japan") });
      book.want("a");
      await later();
      expect(book.ours(key)).toBeNull();
    }
  });

  it("are looked up again after a line that was down", async () => {
    let times = 0;
    const shaky = {
      ...grounds,
      figures: () => (++times === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(figures)),
    };
    const book = new OddsBook(server().fetch, 0, shaky);
    for (const seq of [1, 2]) {
      book.begin({ seq, prompt: prompt("japan") });
      book.want("a");
      await later();
    }
    expect(book.ours("us-hits")).toBe("/figures/counters");
  });
});
