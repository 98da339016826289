// Every word of a table that answers: it has a name, a sentence and a picture, in every language, and its clause exists.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf-8");
const found = import.meta.glob<{ terms: Record<string, string>; pictured: (part: string, seat: string) => string }>(
  "../src/games/*/terms/index.ts",
  { eager: true },
);
const SEATS: Record<string, string[]> = { "battle-of-midway": ["ijn", "usn"] };

describe.each(Object.entries(found))("%s", (file, { terms, pictured }) => {
  const game = file.split("/").at(-3) ?? "";
  const sources = readdirSync(join(ROOT, "src/games", game), { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => read(`src/games/${game}/${name}`));

  it.each(["en", "de"])("has a name and a sentence for each (%s)", (code) => {
    const told = new FluentResource(read(`src/games/${game}/terms/${code}.ftl`)).body;
    expect(told.map(({ id }) => id.slice(5)).sort()).toEqual(Object.keys(terms).sort());
    for (const { id, value, attributes } of told) {
      expect(value, id).toBeTruthy();
      // A figure may be the table's own: what it is stands on the table, and the clause tells it.
      expect(String(attributes["says"]), id).toMatch(/^[^0-9]{20,}$/);
    }
  });

  it("leads to a clause of the game", () => {
    const clauses = read(`../src/pointluck/games/${game.replaceAll("-", "_")}/rules/clauses.toml`);
    for (const clause of Object.values(terms)) expect(clauses).toContain(`"${clause}"`);
  });

  it("has a picture for each, and for each part of the briefing", () => {
    const picture = read(`src/games/${game}/terms/Picture.svelte`);
    for (const term of Object.keys(terms)) {
      expect(picture.includes(`"${term}"`) || picture.includes("CARDS") || term === "japanese", term).toBe(true);
    }
    for (const part of ["who", "aim", "have", "turn", "fight", "mind"]) {
      for (const seat of SEATS[game] ?? ["japan", "usa"]) expect(terms).toHaveProperty(pictured(part, seat));
    }
  });

  it("marks nothing on the table with a word that there is not", () => {
    const marked = sources.flatMap((text) => [...text.matchAll(/(?:data-)?term="([a-z -]+)"/g)]);
    const words = marked.flatMap((match) => (match[1] ?? "").split(" "));
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) expect(terms).toHaveProperty(word);
  });
});
