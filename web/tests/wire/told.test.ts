import { beforeEach, describe, expect, it, vi } from "vitest";

import type { TableInfo } from "../../src/wire/messages";
import { MOST, compared, forget, given, heard, keyTold, told, type Told } from "../../src/wire/told";

const SECRET = "07".repeat(32);
/** As `sha256sum` says it. */
const COMMITMENT = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
const MINE = "a1".repeat(32);
const KEY = "cd".repeat(32);
const SIGNED = "ef".repeat(64);

const TOLD: Told = { table: "t1", commitment: COMMITMENT, signed: SIGNED, key: KEY, entropy: { usa: MINE } };

const LINES = [
  "pointluck 1",
  `fair ${COMMITMENT} t1 0 | 1111`,
  `entropy japan ${"b2".repeat(32)} | 2222`,
  `entropy usa ${MINE} | 3333`,
  `signed begin localhost ${KEY} ${SIGNED} | 4444`,
  "1 usa: pass | 5555 6666",
  "end 1 | 7777",
  `secret ${SECRET} | 8888`,
  `signed end localhost ${KEY} ${"00".repeat(64)} | 9999`,
];
const record = (change: (line: string) => string | null = (line) => line) =>
  LINES.map(change)
    .filter((line) => line !== null)
    .map((line) => `${line}\n`)
    .join("");
const without = (start: string) => record((line) => (line.startsWith(start) ? null : line));
const instead = (old: string, fresh: string) => record((line) => line.replace(old, fresh));

describe("a record beside what this device was told", () => {
  it("is right where all is as it was told", async () => {
    expect(await compared(record(), TOLD)).toBe("right");
    expect(await compared(record(), { ...TOLD, signed: null, key: null, entropy: {} })).toBe("right");
  });

  it("is wrong with another commitment, table or none", async () => {
    expect(await compared(instead(`fair ${COMMITMENT}`, `fair ${"0".repeat(64)}`), TOLD)).toBe("commitment");
    expect(await compared(instead(" t1 0", " t2 0"), TOLD)).toBe("commitment");
    expect(await compared(without("fair"), TOLD)).toBe("commitment");
    expect(await compared(`${record()}fair ${COMMITMENT} t1 0 | 1\n`, TOLD)).toBe("commitment");
    expect(await compared("", TOLD)).toBe("commitment");
  });

  it("is wrong with other digits for one's seat, or without", async () => {
    expect(await compared(instead(MINE, "a2".repeat(32)), TOLD)).toBe("entropy");
    expect(await compared(without("entropy usa"), TOLD)).toBe("entropy");
    expect(await compared(`${record()}entropy usa ${MINE} | 1\n`, TOLD)).toBe("entropy");
  });

  it("is wrong with another signature of the begin, with another key, or without", async () => {
    expect(await compared(instead(SIGNED, "ee".repeat(64)), TOLD)).toBe("signature");
    expect(await compared(without("signed begin"), TOLD)).toBe("signature");
    expect(await compared(instead(`end localhost ${KEY}`, `end localhost ${"cc".repeat(32)}`), TOLD)).toBe("signature");
  });

  it("is wrong with a secret that was not promised, or without", async () => {
    expect(await compared(instead(SECRET, "08".repeat(32)), TOLD)).toBe("secret");
    expect(await compared(without("secret"), TOLD)).toBe("secret");
  });

  it("is right as far as can be said where nothing can be hashed", async () => {
    const cannot = () => Promise.resolve(null);
    expect(await compared(record(), TOLD, cannot)).toBe("unhashed");
    expect(await compared(without("entropy usa"), TOLD, cannot)).toBe("entropy");
  });
});

describe("what is kept", () => {
  const card = (id: string, more: Partial<TableInfo> = {}) =>
    ({
      id,
      dice: "fair",
      started: false,
      over: false,
      commitment: COMMITMENT,
      signed: null,
      seats: [{ seat: "usa", you: true }],
      ...more,
    }) as TableInfo;

  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    });
  });

  it("is what was told first, and one's digits", () => {
    given(card("t1"), "usa", MINE);
    keyTold("t1", KEY);
    keyTold("t1", "00".repeat(32));
    const begun = card("t1", { started: true, signed: SIGNED });
    heard(card("t1"), begun);
    expect(told("t1")).toEqual(TOLD);
    heard(null, { ...begun, commitment: "other", signed: "other" });
    given(begun, "usa", "digits that come too late");
    expect(told("t1")).toEqual(TOLD);
  });

  it("goes when one gets up before the begin, and is told anew when one sits down again", () => {
    given(card("t1"), "usa", MINE);
    heard(null, card("t1", { seats: [] }));
    expect(told("t1")?.entropy).toEqual({});
    given(card("t1"), "usa", KEY);
    expect(told("t1")?.entropy).toEqual({ usa: KEY });
  });

  it("is nothing about dice by hand, tables of others and games that are over", () => {
    given(card("t1", { dice: "hand" }), "usa", MINE);
    given(card("t2", { over: true }), "usa", MINE);
    heard(null, card("t3", { started: true, signed: SIGNED }));
    for (const id of ["t1", "t2", "t3"]) expect(told(id)).toBeNull();
  });

  it("is bounded, and gone when asked", () => {
    for (let at = 0; at <= MOST; at++) given(card(`t${String(at)}`), "usa", MINE);
    expect(told("t0")).toBeNull();
    expect(told("t1")).not.toBeNull();
    forget();
    expect(told("t1")).toBeNull();
  });
});
