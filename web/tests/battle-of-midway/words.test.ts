import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { modeText } from "../../src/games/battle-of-midway/words";
import type { Midway } from "../../src/games/battle-of-midway/view";
import { Language } from "../../src/language/language";
import type { Prompt } from "../../src/wire/messages";

const words = (code: "en" | "de"): Language => {
  const path = new URL(`../../src/games/battle-of-midway/${code}.ftl`, import.meta.url);
  return new Language(code, [readFileSync(path, "utf-8")]);
};
const ship = (id: string, type: string) => ({ id, name: id, type, side: "ijn", zone: "12" });
// The destroyer stands in the second outer area, the carrier in the centre.
const view = {
  ships: [ship("Akagi", "carrier"), ship("Nowaki", "destroyer")],
  battle: { ships: [0, 1], ship_area: [8, 1] },
} as unknown as Midway;
const asked = (area: string, ships: string[]) => ({ params: { seat: "usn", area, ships } }) as unknown as Prompt;

test("bombers are asked in words: drop on what is here, or fly on to what lies ahead", () => {
  const language = words("en");
  expect(modeText("drop", asked("a2", ["Nowaki"]), view, language)).toBe("Drop on the destroyer here");
  expect(modeText("hold", asked("a2", ["Nowaki"]), view, language)).toBe("Fly on to the carriers");
});

test("in the centre there is nowhere to fly on to", () => {
  const language = words("de");
  expect(modeText("drop", asked("centre", ["Akagi"]), view, language)).toBe("Auf Akagi werfen");
  expect(modeText("hold", asked("centre", ["Akagi"]), view, language)).toBe("Bomben behalten");
});
