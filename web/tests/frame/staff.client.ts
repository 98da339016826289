import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { spoken } from "../../ftl";
import { Staff, staffDecides, whyOf, worthOf } from "../../src/frame/staff.svelte";
import { Language } from "../../src/language/language";
import type { AdvisedInfo, AdviceInfo, Prompt } from "../../src/wire/messages";

const shared = (code: string) =>
  readFileSync(join(import.meta.dirname, `../../../src/pointluck/language/text/${code}.ftl`), "utf-8");
const english = new Language("en", [shared("en")]);
const prompt: Prompt = { seat: "japan", kind: "k", prompt: "ask-k", params: {}, clause: "", legal: ["a", "b"] };
const one = (action: string, why: AdvisedInfo["why"], value: number, gap: number): AdvisedInfo => ({
  action,
  why,
  value,
  gap,
  error: 0.1,
});
const best = one("a", "best", 7.04, 1.53);
const worse = one("b", "behind", 5.51, 1.53);
const advice = (given: AdvisedInfo | null, mark: AdviceInfo["mark"]): AdviceInfo => ({
  unit: "points",
  until: "game",
  games: 512,
  answers: [best, worse],
  given,
  mark,
});

describe("the staff", () => {
  it("drops an answer to a question that has passed", async () => {
    let tell: (told: AdviceInfo) => void = () => undefined;
    const staff = new Staff(() => new Promise((settle) => (tell = settle)));
    staff.begin({ seq: 1, prompt });
    const asked = staff.ask();
    staff.begin({ seq: 2, prompt });
    tell(advice(null, "fine"));
    expect(await asked).toBeNull();
    expect(staff.advice).toBeNull();
    expect(staff.asking).toBe(false);
  });

  it("warns before a blunder, and before nothing else", async () => {
    let told = advice(worse, "blunder");
    const staff = new Staff(() => Promise.resolve(told));
    staff.begin({ seq: 1, prompt });
    expect(await staff.warning("b", english)).toContain("1.5 points");
    told = advice(worse, "mistake");
    expect(await staff.warning("b", english)).toBeNull();
  });

  it("holds up no answer when it cannot be reached", async () => {
    const staff = new Staff(() => Promise.reject(new Error("gone")));
    staff.begin({ seq: 1, prompt });
    expect(await staff.warning("b", english)).toBeNull();
  });

  it("says what an answer is worth and gives away", () => {
    expect(worthOf(best, "points", english)).toBe("7.0 points expected");
    expect(worthOf(one("a", "best", 0.456, 0.1), "chance", english)).toBe("46% chance to win");
    expect(whyOf(worse, "points", english)).toBe("Gives away 1.5 points against the first.");
  });

  it("knows what is left to it", () => {
    const left = { kind: "k", clause: "KB-1c" };
    expect(staffDecides({ prompt, staff: { kinds: [left], now: null } })).toBe(true);
    expect(staffDecides({ prompt, staff: { kinds: [], now: left } })).toBe(true);
    expect(staffDecides({ prompt, staff: { kinds: [], now: null } })).toBe(false);
  });
});

it("leaves out what only the terminal says, and nothing else", () => {
  for (const code of ["en", "de"]) {
    const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "");
    const left = keys(spoken(shared(code)));
    expect(left).toEqual(keys(shared(code)).filter((key) => !/^(help|play|command|admin|backup|serve)-/.test(key)));
    expect(left).toContain("staff-why-best");
  }
});
