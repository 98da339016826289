// How long ago something was, in the words of the language.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(at: string, code: string, now = Date.now()): string {
  const seconds = (Date.parse(at) - now) / 1000;
  if (Number.isNaN(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(code, { numeric: "auto" });
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(0, "second");
}

/** The time of day, as it stands beside a line of chat. */
export const clockTime = (at: string, code: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleTimeString(code, { hour: "2-digit", minute: "2-digit" });
};
