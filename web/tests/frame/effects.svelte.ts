// Effects for tests: runes are only known in files of this kind.
export function effectRoot(run: () => void): () => void {
  return $effect.root(() => {
    $effect(run);
  });
}
