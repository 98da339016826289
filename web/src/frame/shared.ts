// Structural sharing: the server tells the whole table with every message, and most of it is as it was.

type Table = Record<string, unknown>;

/**
 * `after` as it just came over the wire, with every part that equals its counterpart in `before` replaced by that very
 * object; `before` itself if all of it does. Then `$derived` and keyed `{#each}` skip what has not changed.
 */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || typeof after !== "object" || after === null) return after;
  if (typeof before !== "object" || before === null || Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Table, after as Table];
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    fresh[name] = shared(old[name], fresh[name]);
    if (fresh[name] !== old[name] || !(name in old)) same = false;
  }
  return same ? (before as T) : after;
}
