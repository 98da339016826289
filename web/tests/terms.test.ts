// Every word of a table that answers: it has a name, a sentence and a picture of its own, in every language, and its clause exists.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import type { Glossary } from "../src/frame/glossary";
import { Language } from "../src/language/language";

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf-8");
const found = import.meta.glob<Glossary>("../src/games/*/terms/index.ts", { eager: true });
const SEATS: Record<string, string[]> = { "battle-of-midway": ["ijn", "usn"] };

/** What stands on the order cards. */
const signs = (game: string) => (game === "dogfight" ? [read("src/games/dogfight/signs.ts")] : []);

describe.each(Object.entries(found))("%s", (file, { terms, pictured }) => {
  const game = file.split("/").at(-3) ?? "";
  const room = `../src/pointluck/games/${game.replaceAll("-", "_")}`;
  const sources = readdirSync(join(ROOT, "src/games", game), { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => read(`src/games/${game}/${name}`));

  it.each(["en", "de"])("has a name and a sentence for each (%s)", (code) => {
    const own = read(`src/games/${game}/terms/${code}.ftl`);
    const language = new Language(code, [own, read(`src/games/${game}/${code}.ftl`), read(`${room}/text/${code}.ftl`)]);
    const told = new FluentResource(own).body.map(({ id }) => id.slice("term-".length));
    expect(told.sort()).toEqual(Object.keys(terms).sort());
    for (const term of told) {
      expect(language.say(`term-${term}`), term).toMatch(/^[^{}]{3,60}$/);
      expect(language.say(`term-${term}`, {}, "says"), term).toMatch(/^[^{}]{20,220}$/);
      expect(language.say(`term-${term}`, {}, "says"), term).not.toBe("says");
    }
    // Of what may be the table's own figure no number is typed in: the table shows it, and the clause tells it.
    expect(own.match(/^ +\.says = .*\d/gm)).toBeNull();
  });

  it("leads to a clause of the game", () => {
    const clauses = read(`${room}/rules/clauses.toml`);
    for (const clause of Object.values(terms)) expect(clauses).toContain(`"${clause}"`);
  });

  it("has a picture for each, and for each part of the briefing", () => {
    const drawn = [read(`src/games/${game}/terms/Picture.svelte`), ...signs(game)].join("");
    const bare = Object.keys(terms).filter((term) => !new RegExp(`(?<!-)\\b${term}\\b`).test(drawn));
    // What is left over at the end of the drawing is one word's own.
    expect(bare.length).toBeLessThan(2);
    for (const part of ["who", "aim", "have", "turn", "fight", "mind"]) {
      for (const seat of SEATS[game] ?? ["japan", "usa"]) expect(terms).toHaveProperty([pictured(part, seat)]);
    }
  });

  it("marks nothing on the table with a word that there is not", () => {
    const marked = sources.flatMap((text) => [...text.matchAll(/(?:data-)?term="([a-z -]+)"/g)]);
    const words = marked.flatMap((match) => (match[1] ?? "").split(" "));
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) expect(terms).toHaveProperty([word]);
  });
});
