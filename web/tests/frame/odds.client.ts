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
