// Whatever the client can say, it can say in every language, with the same variables.
import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SHARED = join(ROOT, "../src/pointluck/language/text");
const read = (file: string) => readFileSync(file, "utf-8");

interface Told {
  variables: Set<string>;
  attributes: Set<string>;
}

function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) variables(part, found);
  else if (typeof pattern === "object" && pattern !== null) {
    const node = pattern as Record<string, unknown>;
    if (node["type"] === "var") found.add(String(node["name"]));
    for (const value of Object.values(node)) variables(value, found);
  }
  return found;
}

function messages(text: string): Map<string, Told> {
  return new Map(
    new FluentResource(text).body.map((entry) => [
      entry.id,
      { variables: variables([entry.value, entry.attributes]), attributes: new Set(Object.keys(entry.attributes)) },
    ]),
  );
}

/** Messages that the reader does not understand vanish without a word: they are counted in the text itself. */
const written = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);

function folders(): string[] {
  const games = join(ROOT, "src/games");
  try {
    return readdirSync(games)
      .flatMap((game) => [join(games, game), join(games, game, "terms")])
      .filter(existsSync);
  } catch {
    return [];
  }
}

const rooms = [join(ROOT, "src/language"), join(ROOT, "src/frame"), ...folders()].filter((room) =>
  readdirSync(room).includes("en.ftl"),
);

describe.each(rooms)("%s", (room) => {
  const [en, de] = [messages(read(join(room, "en.ftl"))), messages(read(join(room, "de.ftl")))];

  it("has the same messages in both languages", () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it("uses the same variables and attributes in both", () => {
    for (const [key, told] of en) expect([key, de.get(key)]).toEqual([key, told]);
  });

  it.each(["en", "de"])("is understood whole, each message once (%s)", (code) => {
    const text = read(join(room, `${code}.ftl`));
    expect([...messages(text).keys()].sort()).toEqual(written(text).sort());
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("messages.ts"))
    .map((name) => join(folder, name));
}

describe("every message that the frame says by name", () => {
  const known = new Set([
    ...messages(read(join(ROOT, "src/language/en.ftl"))).keys(),
    ...messages(read(join(SHARED, "en.ftl"))).keys(),
    ...messages(read(join(ROOT, "src/frame/en.ftl"))).keys(),
    ...messages(read(join(SHARED, "../../analysis/desk/text/en.ftl"))).keys(),
    // Said by every game.
    "summary",
  ]);
  const said = ["src/frame", "src/pages", "src/parts", "src/App.svelte"].flatMap((part) =>
    (part.endsWith(".svelte") ? [join(ROOT, part)] : sources(join(ROOT, part))).flatMap((file) =>
      [...read(file).matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? ""),
    ),
  );

  it("is there", () => {
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((key) => !known.has(key))).toEqual([]);
  });
});
