// The same game once more: the same seats, options and bots at a new table.
import { entropy, server } from "../wire/http";
import type { TableInfo } from "../wire/messages";
import { quickTable } from "./games";
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
