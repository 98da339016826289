import { readFileSync, readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { KINDS } from "../../src/games/battle-of-midway/kinds";

const room = new URL("../../../src/pointluck/games/battle_of_midway/", import.meta.url);
const english = readFileSync(new URL("text/en.ftl", room), "utf-8");

describe("questions", () => {
  it("are answered for every kind that the game asks", () => {
    const asked = [...english.matchAll(/^ask-([a-z-]+) =/gm)].map((match) => match[1] ?? "");
    expect(asked.length).toBeGreaterThan(40);
    expect([...KINDS].sort()).toEqual([...new Set(asked)].sort());
  });
});

describe("words", () => {
  const here = new URL("../../src/games/battle-of-midway/", import.meta.url);
  const keys = (code: string): string[] =>
    [...readFileSync(new URL(`${code}.ftl`, here), "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(
      (match) => match[1] ?? "",
    );

  it("exist in both languages, none twice, and in no other file", () => {
    expect(keys("de")).toEqual(keys("en"));
    expect(new Set(keys("en")).size).toBe(keys("en").length);
    for (const key of keys("en")) expect(english).not.toContain(`\n${key} =`);
  });

  it("are all there for what the components say", () => {
    const known = new Set(keys("en"));
    for (const file of readdirSync(here, { recursive: true, encoding: "utf-8" }).filter((name) =>
      /\.\w+$/.test(name),
    )) {
      const text = readFileSync(new URL(file, here), "utf-8");
      for (const [, key = ""] of text.matchAll(/"(bm-[a-z0-9-]*[a-z0-9])"/g))
        expect(known, `${file}: ${key}`).toContain(key);
    }
  });
});
