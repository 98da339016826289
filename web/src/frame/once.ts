/** What is worked out from an object that never changes, once, whoever asks. */
export function once<K extends object, T>(make: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, T>();
  return (from) => {
    const found = known.get(from) ?? make(from);
    known.set(from, found);
    return found;
  };
}
