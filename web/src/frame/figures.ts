// The figures in force at a table: ours from the data file, changed by those it was begun with.
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
