import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { reading } from "../../src/games/battle-of-midway/reading";
import { Language } from "../../src/language/language";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const language = new Language(
  "en",
  [
    file("../../../src/pointluck/games/battle_of_midway/text/en.ftl"),
    file("../../src/games/battle-of-midway/en.ftl"),
    file("../../../src/pointluck/language/text/en.ftl"),
  ],
  reading,
);

describe("reading aloud", () => {
  it("says what the notation means", () => {
    expect(reading("3sbd-b", language)).toBe("3 Dauntlesses with bombs");
    expect(reading("s1/d3a@kaga", language)).toBe("Val (Kaga, S1)");
    expect(reading("2a6m@akagi:1", language)).toBe("2 Zeros (Akagi, fuel 1)");
    expect(reading("pby-2", language)).toBe("Catalina 2");
    expect(reading("akagi=launch kaga=recover", language)).toBe("Akagi: Launch, Kaga: Recover");
    expect(reading("1b25-t", language)).toBe("1 B-25 with torpedoes");
    expect(["a1", "c3", "s12"].map((word) => reading(word, language))).toEqual(["A1", "C3", "S12"]);
  });

  it("leaves everything else alone", () => {
    for (const word of ["akagi", "ijn", "19", "centre", "done", "Airfield", "bombs", "strike"]) {
      expect(reading(word, language), word).toBeNull();
    }
  });

  it("serves questions, events and actions", () => {
    expect(language.question({ prompt: "ask-target", params: { team: "s2/b5n@hiryu" } })).toBe(
      "Kate (Hiryu, S2): which target?",
    );
    expect(language.action("patrol e13a-3 28")).toBe("Jake 3 to 28");
    expect(language.button("bring tf-enterprise 05")).toBe("Enterprise’s force to 05");
    expect(language.question({ prompt: "ask-go-in", params: { team: "s5/b17@airfield", area: "centre" } })).toBe(
      "B-17 (Midway airfield, S5) in centre: where do you go in?",
    );
    expect(language.question({ prompt: "ask-fly-to", params: { units: ["4a6m", "6d3a-b"] } })).toBe(
      "4 Zeros and 6 Vals with bombs: to which zone?",
    );
  });

  it("tells a roll with what it needed, and lets verbs agree with their subjects", () => {
    const params = {
      seat: "ijn",
      weapon: "bomb",
      firer: "s1/d3a-b@akagi",
      target: "Enterprise",
      value: 5,
      modifiers: ["evading=-1"],
      needed: 4,
      die: 3,
      effect: "hit",
    };
    expect(language.event({ kind: "rolled", params, clause: "" })).toBe(
      "Val with bombs (Akagi, S1) on Enterprise, bomb 5, evading -1: needs 4 or less, rolled 3, hit.",
    );
    const fires = (shooter: string) =>
      language.event({ kind: "gun-target", params: { shooter, ship: "Kongo 1" }, clause: "" });
    expect(fires("AA guns")).toBe("AA guns fire at Kongo 1.");
    expect(fires("Enterprise")).toBe("Enterprise fires at Kongo 1.");
    const follow = (units: string[]) => language.event({ kind: "followed", params: { units, zone: "20" }, clause: "" });
    expect(follow(["1a6m"])).toMatch(/^1 Zero follows/);
    expect(follow(["2a6m"])).toMatch(/^2 Zeros? follow /);
    expect(follow(["1a6m", "1d3a-b"])).toMatch(/ follow to 20/);
  });
});
