import { expect, test } from "vitest";

import { confirm } from "../../src/games/dogfight";
import type { Language } from "../../src/language/language";
import type { Prompt } from "../../src/wire/messages";

const language = { say: (key: string, params: object) => `${key} ${JSON.stringify(params)}` } as unknown as Language;
const asked = (perils: string[], bombers: string[]) => ({ params: { perils, bombers } }) as unknown as Prompt;

test("a card that would put an enemy Bomber on the own carrier is asked about before it is played (DF-R9)", () => {
  const prompt = asked(["play loop", "play feint-left"], ["UB1", "UB2"]);
  expect(confirm("play feint-left", {}, language, prompt)).toBe('board-gives-victory {"bomber":"UB2"}');
  expect(confirm("play evade", {}, language, prompt)).toBeNull();
  expect(confirm("bid 2", {}, language, { params: {} } as unknown as Prompt)).toBeNull();
});

test("what loses an aircraft to the sea is asked about once (DF-F4)", () => {
  const prompt = (params: object) => ({ params }) as unknown as Prompt;
  const lost = 'board-stake-fly-off {"aircraft":"U2"}';
  expect(confirm("fly-off", {}, language, prompt({ aircraft: "U2", area: "7,2", lost: ["fly-off"] }))).toBe(lost);
  const steps = ["forward", "left", "right"];
  expect(confirm("left", {}, language, prompt({ aircraft: "U2", lost: steps }))).toBe(lost);
  expect(confirm("stop", {}, language, prompt({ aircraft: "U2", lost: steps }))).toBeNull();
  expect(confirm("left", {}, language, prompt({ aircraft: "U2", lost: [] }))).toBeNull();
  expect(confirm("play feint-left", {}, language, prompt({ aircraft: "U2", lost: ["play feint-left"] }))).toBe(lost);
  expect(confirm("plan left left", {}, language, prompt({ aircraft: "U2", lost: ["plan left left"] }))).toBe(lost);
});
