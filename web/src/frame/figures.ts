// The figures in force at a table: ours from the data file, changed by those it was begun with.
import { getContext, setContext } from "svelte";

export type Figures = Record<string, unknown>;

function isTable(value: unknown): value is Figures {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function merged(ours: Figures, own: unknown): Figures {
  if (!isTable(own)) return ours;
  const result: Figures = { ...ours };
  for (const [key, value] of Object.entries(own)) {
    const known = ours[key];
    result[key] = isTable(known) && isTable(value) ? merged(known, value) : value;
  }
  return result;
}

/** Shows where the figures under a path of the data file ("/figures/...") come from. */
type Explain = (path: string) => void;

const EXPLAIN = Symbol("explain");

/** For whoever shows a table: every mark on it, however deep, opens this. */
export function explainWith(explain: Explain): void {
  setContext(EXPLAIN, explain);
}

export const explainer = (): Explain => getContext<Explain | undefined>(EXPLAIN) ?? (() => undefined);
