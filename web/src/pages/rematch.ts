// The same game once more, at a new table: from its begin, or from a moment of it.
import { entropy, server } from "../wire/http";
import type { GameInfo, TableInfo } from "../wire/messages";
import { opponent, quickTable } from "./games";
import { myself } from "./me.svelte";

/** The path of the new table; null where the server no longer offers the game. */
export async function rematch(table: TableInfo): Promise<string | null> {
  const game = (await myself.loadGames()).find((one) => one.id === table.game);
  if (!game) return null;
  const seats = Object.fromEntries(
    table.seats.map((one) => [
      one.seat,
      one.you
        ? { kind: "me" as const, bot: null }
        : one.kind === "bot"
          ? { kind: "bot" as const, bot: one.name }
          : { kind: "open" as const, bot: null },
    ]),
  );
  const { preset, options, hours, watch, dice, staff } = table;
  const made = await server.make({
    ...quickTable(game, ""),
    preset,
    options,
    hours,
    watch,
    dice,
    staff,
    seats,
    entropy: entropy(),
  });
  return `/table/${made.table.id}`;
}

/** The bot against which one plays on in that seat: whichever sat there, else a good one; null in a game for one. */
export function whoPlaysOn(table: TableInfo, seat: string, game: GameInfo | undefined): string | null {
  const other = table.seats.find((one) => one.seat !== seat);
  if (!other || !game) return null;
  return game.bots.some((bot) => bot.id === other.name) ? other.name : opponent(game);
}

/** The path of a table at which a decision is to be taken once more: the game as it stood before that step. */
export async function tryAgain(
  table: TableInfo,
  decision: { step: number; seat: string },
  watch: string | null,
): Promise<string> {
  const game = (await myself.loadGames()).find((one) => one.id === table.game);
  const { step, seat } = decision;
  const bot = whoPlaysOn(table, seat, game);
  const made = await server.fork(table.id, { step: step - 1, seat, bot, luck: "same" }, watch);
  return `/table/${made.id}#try`;
}
