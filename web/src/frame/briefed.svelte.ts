// The briefing of a side: read once on this device before a new game of its kind, and a key away from then on.
import { Remembered } from "../remembered.svelte";
import type { BriefInfo, Outlook, TableInfo } from "../wire/messages";

const read = new Remembered("pointluck-briefed");

/** Another way to win is another page: who knows the one has not read the other. */
const page = (game: string, lines: BriefInfo[]): string =>
  [game, lines[0]?.seat, ...lines.filter(({ part }) => part === "aim").map(({ message }) => message)].join("/");

export const briefed = {
  has: (game: string, lines: BriefInfo[]): boolean => read.has(page(game, lines)),
  add: (game: string, lines: BriefInfo[]): void => {
    read.add(page(game, lines));
  },
};

/** Whether a seat is about to be asked its first question in a game of its own. */
export function isNew(outlook: Outlook, table: TableInfo, log: readonly { seq: number; seat: string }[]): boolean {
  if (!outlook.prompt || table.lesson || table.over || table.forked || table.imported) return false;
  return (log[0]?.seq ?? 1) <= 1 && !log.some(({ seat }) => seat === outlook.seat);
}
