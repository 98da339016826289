// What this device was told about the dice of its tables and gave for them, and whether the record keeps to it.
import type { TableInfo } from "./messages";

export interface Told {
  table: string;
  commitment: string;
  /** What the host signed before the first roll, as soon as it was told. */
  signed: string | null;
  /** The host's key as it was when we sat down. */
  key: string | null;
  /** Our own digits, by the seat for which they were given. */
  entropy: Record<string, string>;
}

/** What the record says otherwise than we were told; `unhashed`: all fits, but the secret could not be hashed here. */
export type Found = "right" | "unhashed" | "commitment" | "entropy" | "signature" | "secret";

const KEY = "pointluck-dice";
export const MOST = 200;

function kept(): Told[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Told[]) : [];
  } catch {
    return [];
  }
}

/** The one that was told last stands last, and the first makes room. */
function keep(told: Told): void {
  const others = kept().filter((one) => one.table !== told.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, told].slice(-MOST)));
  } catch {
    // A browser that remembers nothing: at the end it says so.
  }
}

export const told = (table: string): Told | null => kept().find((one) => one.table === table) ?? null;

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** We sat down and gave digits for the dice; once a game has begun nobody's digits count any more. */
export function given(table: TableInfo, seat: string | undefined, digits: string, counts = !table.started): void {
  if (table.dice !== "fair" || table.over) return;
  const { id, commitment, signed } = table;
  const before = told(id) ?? { table: id, commitment, signed, key: null, entropy: {} };
  keep({ ...before, entropy: counts && seat ? { ...before.entropy, [seat]: digits } : before.entropy });
}

export function keyTold(table: string, key: string): void {
  const before = told(table);
  if (before && before.key === null) keep({ ...before, key });
}

/** A card of the table: what was told first stays. Who gets up before the first step takes the digits along. */
export function heard(before: TableInfo | null, now: TableInfo): void {
  if (now.over || (now.started && before?.signed === now.signed)) return;
  const known = told(now.id);
  if (!known) return;
  const mine = now.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const entropy = now.started
    ? known.entropy
    : Object.fromEntries(Object.entries(known.entropy).filter(([seat]) => mine.includes(seat)));
  keep({ ...known, signed: known.signed ?? now.signed, entropy });
}

/** SHA-256 of hexadecimal digits, in such digits; null where the browser will not say: it does so only over https. */
async function sha256(digits: string): Promise<string | null> {
  // Not every page may use it, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the record of a finished game keeps to what we were told. The dice themselves `pointluck verify` rolls again. */
export async function compared(record: string, told: Told, hash = sha256): Promise<Found> {
  const lines = record.split("\n").map((line) => (line.split(" | ")[0] ?? "").split(" "));
  const of = (...words: string[]) => lines.filter((line) => words.every((word, place) => line[place] === word));
  const [fair, another] = of("fair");
  if (!fair || another || fair[1] !== told.commitment || fair[2] !== told.table) return "commitment";
  for (const [seat, digits] of Object.entries(told.entropy)) {
    const [mine, other] = of("entropy", seat);
    if (mine?.[2] !== digits || other) return "entropy";
  }
  const [begin] = of("signed", "begin");
  if (told.signed !== null && begin?.[4] !== told.signed) return "signature";
  if (told.key !== null && of("signed").some((line) => line[3] !== told.key)) return "signature";
  const secret = of("secret")[0]?.[1] ?? "";
  if (!/^[0-9a-f]{64}$/.test(secret)) return "secret";
  const hashed = await hash(secret);
  if (hashed === null) return "unhashed";
  return hashed === told.commitment ? "right" : "secret";
}
