// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { Language } from "../../src/language/language";
import { places } from "../../src/games/kido-butai/labels";
import { opening } from "./view";

const ROOT = join(import.meta.dirname, "../../..");
const RULES = join(ROOT, "src/pointluck/games/kido_butai");
const BOARD = join(ROOT, "web/src/games/kido-butai");

const text = (path: string) => readFileSync(path, "utf8");

function sources(folder: string, ending: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => text(join(folder, name)))
    .join("\n");
}

test("every kind of question of the rules has its entry", () => {
  const python = sources(RULES, ".py");
  const kinds = [...python.matchAll(/^ {4}kind = "([a-z-]+)"|(?:Die|AttackType|CupDraw|Flak)\(\s*"([a-z-]+)"/gm)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  const listed = text(join(BOARD, "index.ts")).split("questions = {")[1]?.split("} satisfies")[0] ?? "";
  const known = [...listed.matchAll(/^ {2}"?([a-z-]+)"?:/gm)].map(([, kind]) => kind ?? "");
  expect(kinds.length).toBeGreaterThan(20);
  expect([...known].sort()).toEqual([...new Set(kinds)].sort());
});

test("the track above the table has the phases of the rules", () => {
  const set = [...sources(RULES, ".py").matchAll(/state\.phase = "([a-z-]+)"/g)].map(([, phase]) => phase ?? "");
  const listed = /PHASES = \[(.*)\]/.exec(text(join(BOARD, "index.ts")))?.[1] ?? "";
  const track = [...listed.matchAll(/"([a-z-]+)"/g)].map(([, phase]) => phase ?? "");
  expect([...track, "setup", "over"].sort()).toEqual([...new Set(set)].sort());
});

test("both languages have the same words, and every word that the board says", () => {
  const keys = (code: string) =>
    new FluentResource(text(join(BOARD, `${code}.ftl`))).body.map((message) => message.id).sort();
  expect(keys("de")).toEqual(keys("en"));
  const said = [...(sources(BOARD, ".svelte") + sources(BOARD, ".ts")).matchAll(/say\(\s*"(kb-[a-z-]+)"/g)];
  for (const [, key] of said) expect(keys("en")).toContain(key);
});

test.each(["en", "de"])("the table can be read as a list (%s)", (code) => {
  const texts = [
    join(RULES, "text", `${code}.ftl`),
    join(BOARD, `${code}.ftl`),
    join(ROOT, `src/pointluck/language/text/${code}.ftl`),
  ];
  const language = new Language(code, texts.map(text));
  const list = places(language, opening({ ZA: { place: "cap" }, A1: { place: "lost" } }));
  const all = list.flatMap(({ name, things }) => [name, ...things]);
  expect(all.join(" ")).not.toMatch(/\b(kb|board|name)-[a-z]/);
  expect(all.some((line) => line.startsWith("ZA, "))).toBe(true);
  expect(list.at(-1)?.things).toEqual(["A1"]);
});
