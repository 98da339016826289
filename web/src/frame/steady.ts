// What has not changed stays the very same object, so that nothing that hangs on it is worked out or drawn again.

type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `after`, with every part of it that equals its counterpart in `before` replaced by that; `before` if all of it does. */
export function steadied<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? list(before, after) : after) as T;
  if (after instanceof Map) return (before instanceof Map ? map(before, after) : after) as T;
  if (after instanceof Set) return (before instanceof Set ? set(before, after) : after) as T;
  return isTable(after) && isTable(before) ? (table(before, after) as T) : after;
}

// Most of what is compared has not changed: a copy is begun only where the first difference is found.
function list(before: unknown[], after: unknown[]): unknown[] {
  let kept: unknown[] | null = null;
  for (let at = 0; at < after.length; at++) {
    const part = steadied(before[at], after[at]);
    if (!kept && (part !== before[at] || at >= before.length)) kept = before.slice(0, at);
    kept?.push(part);
  }
  return kept ?? (before.length === after.length ? before : before.slice(0, after.length));
}

function table(before: Table, after: Table): Table {
  let kept: Table | null = null;
  let names = 0;
  for (const name in after) {
    const part = steadied(before[name], after[name]);
    if (!kept && (part !== before[name] || !(name in before))) kept = beginning(before, after, names);
    if (kept) kept[name] = part;
    names += 1;
  }
  if (kept) return kept;
  return names === Object.keys(before).length ? before : beginning(before, after, Infinity);
}

/** The first few parts of `after`, as `before` has them. */
function beginning(before: Table, after: Table, count: number): Table {
  const kept: Table = {};
  let left = count;
  for (const name in after) {
    if (left-- <= 0) break;
    kept[name] = before[name];
  }
  return kept;
}

function map(before: Map<unknown, unknown>, after: Map<unknown, unknown>): Map<unknown, unknown> {
  let same = before.size === after.size;
  const kept = new Map<unknown, unknown>();
  const order = before.keys();
  for (const [key, value] of after) {
    const part = steadied(before.get(key), value);
    same &&= order.next().value === key && part === before.get(key);
    kept.set(key, part);
  }
  return same ? before : kept;
}

function set(before: Set<unknown>, after: Set<unknown>): Set<unknown> {
  if (before.size !== after.size) return after;
  for (const value of after) if (!before.has(value)) return after;
  return before;
}

/** For a derived value that is made anew each time: remembers the last one and steadies the next by it. */
export function steady<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = steadied(last, next));
}

/** What is worked out from an object that never changes, once, whoever asks. */
export function once<K extends object, T>(make: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, T>();
  return (from) => {
    const found = known.get(from) ?? make(from);
    known.set(from, found);
    return found;
  };
}

/** `steadied` for what just came over the wire and belongs to nobody yet: the same, without a copy of everything. */
export function absorbed<T>(before: unknown, after: T): T {
  if (before === after || typeof after !== "object" || after === null) return after;
  if (typeof before !== "object" || before === null) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? row(before, after) : after) as T;
  return (Array.isArray(before) ? after : into(before as Table, after as Table)) as T;
}

function row(before: unknown[], after: unknown[]): unknown[] {
  let same = before.length === after.length;
  for (let at = 0; at < after.length; at++) {
    const known = before[at];
    const part = absorbed(known, after[at]);
    if (part !== known) same = false;
    else after[at] = part;
  }
  return same ? before : after;
}

function into(before: Table, after: Table): Table {
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const fresh = after[name];
    const known = before[name];
    const part = absorbed(known, fresh);
    if (part !== known) same = false;
    else if (part !== fresh) after[name] = part;
    else if (part === undefined && !(name in before)) same = false;
  }
  return same ? before : after;
}
