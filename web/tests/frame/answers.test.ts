import { describe, expect, it } from "vitest";

import {
  besides,
  closing,
  faces,
  grouped,
  numbersOf,
  matching,
  shared,
  typedAnswer,
  type Answer,
} from "../../src/frame/answers";

const answer = (action: string, label = action): Answer => ({ action, label });

describe("answers", () => {
  it("stand together by their verb, with what they share as title", () => {
    const groups = grouped([answer("fly A1", "Fly A1"), answer("fly A2", "Fly A2"), answer("end", "End the phase")]);
    expect(groups.map((one) => [one.title, one.answers.length])).toEqual([
      ["Fly", 2],
      ["", 1],
    ]);
  });

  it("of one verb are split by the first thing they name when there are many", () => {
    const many = ["J1", "J2"].flatMap((plane) =>
      Array.from({ length: 10 }, (_, i) => answer(`place ${plane} ${String(i)}`, `Place ${plane} at ${String(i)}`)),
    );
    expect(grouped(many).map((one) => one.title)).toEqual(["Place J1 at", "Place J2 at"]);
  });

  it("that end something are always at hand", () => {
    expect(closing(["fly A1", "end", "pass"])).toEqual(["end", "pass"]);
  });

  it("that are at hand are not listed once more", () => {
    const listed = besides([answer("fly A1"), answer("pass", "Pass")], [answer("pass", "Pass")]);
    expect(listed.map(({ action }) => action)).toEqual(["fly A1"]);
  });

  it("that are numbers have that number as their key, others their place", () => {
    expect(numbersOf([answer("bid 0"), answer("bid 1"), answer("bid 2")])).toEqual(["0", "1", "2"]);
    expect(numbersOf([answer("fly A1"), answer("skip 2"), answer("pass")])).toEqual([]);
    expect(numbersOf([answer("bid 9"), answer("bid 10")])).toEqual([]);
  });

  it("are found by their words and by their notation, whatever the accents", () => {
    const answers = [
      answer("launch A1 cap", "A1 startet zur Sicherung"),
      answer("land A1 soryu", "A1 landet auf Sōryū"),
    ];
    expect(matching(answers, "soryu landet")).toHaveLength(1);
    expect(matching(answers, "a1")).toHaveLength(2);
    expect(matching(answers, "kaga")).toHaveLength(0);
  });

  it("may be typed: exactly, by the only match, or for the server to judge", () => {
    const answers = [answer("bid 1"), answer("bid 2"), answer("bid 12")];
    expect(typedAnswer(answers, " BID  1 ")).toBe("bid 1");
    expect(typedAnswer(answers, "12")).toBe("bid 12");
    expect(typedAnswer(answers, "bid 9")).toBe("bid 9");
    expect(typedAnswer(answers, "  ")).toBeNull();
  });

  it("are the faces of a die only when all of them are", () => {
    expect(faces(["die 1", "die 2"])).toEqual([1, 2]);
    expect(faces(["die 1", "draw bomber"])).toBeNull();
    expect(faces([])).toBeNull();
  });
});

it("what labels share ends before punctuation", () => {
  expect(shared(["Akagi: two up", "Akagi: three up"])).toBe("Akagi … up");
  expect(shared(["Fly U1", "Fly U2"])).toBe("Fly");
  expect(shared(["ZA auf der Kaga landen", "ZA auf der Soryu landen"])).toBe("ZA auf der … landen");
  expect(shared(["ZK zum CAP starten", "ZS zum CAP starten", "ZK zum Angriff starten"])).toBe("… starten");
  expect(shared(["Fertig", "Fertig"])).toBe("Fertig");
  expect(shared(["alone"])).toBe("");
});
