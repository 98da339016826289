// The games in the order in which they are shown, and what the first screen needs to know of each.
import type { Component } from "svelte";

import BattleOfMidway from "../art/posters/BattleOfMidway.svelte";
import Dogfight from "../art/posters/Dogfight.svelte";
import KidoButai from "../art/posters/KidoButai.svelte";
import Plain from "../art/posters/Plain.svelte";
import type { GameInfo, NewTable } from "../wire/messages";
import { entropy } from "../wire/http";

export interface Poster {
  game: string;
  Art: Component;
  /** The seat that a quick game gives to the person. */
  seat: string;
  /** The preset of a quick game: the standard one, unless another makes a fairer first game. */
  preset?: string;
  /** What makes a first game short: a quarter of an hour instead of an evening. */
  short?: Partial<Pick<NewTable, "preset" | "options" | "figures">>;
  /** The one to begin with: the fewest rules, the shortest game. */
  easiest?: boolean;
}

const OURS: Poster[] = [
  { game: "kido-butai", Art: KidoButai, seat: "japan", short: { figures: { turns: { count: 8 } } } },
  {
    game: "battle-of-midway",
    Art: BattleOfMidway,
    seat: "usn",
    short: { preset: "short", figures: { victory: { points_target_short: 3 } } },
  },
  {
    game: "dogfight",
    Art: Dogfight,
    seat: "usa",
    preset: "carrier-hunt-even",
    short: { options: { "df.board": "compact" } },
    easiest: true,
  },
];

/** What the server offers, ours first; until it has answered ours alone. */
export function posters(games: GameInfo[] | null): Poster[] {
  const others = games?.filter((game) => !OURS.some((poster) => poster.game === game.id)) ?? [];
  return [...OURS, ...others.map((game) => ({ game: game.id, Art: Plain, seat: game.seats[0] ?? "" }))];
}

/** The game to begin with. */
export const easiest = OURS.find((poster) => poster.easiest)?.game ?? null;

/** The drawing of a game. */
export const artOf = (game: string): Component => OURS.find((poster) => poster.game === game)?.Art ?? Plain;

/** Who makes a good first evening: somebody who looks ahead but does not keep one waiting. */
const HOSTS = ["captain", "doctrine"];

/** The bot that sits down first: the captain where a game has one, else the doctrine, else the strongest there is. */
export function opponent(game: GameInfo): string {
  const known = HOSTS.find((id) => game.bots.some((bot) => bot.id === id));
  return known ?? game.bots.toSorted((one, other) => other.level - one.level)[0]?.id ?? "random";
}

/** A table at which one can begin at once: oneself in one seat, a good opponent in the others. */
export function quickTable(game: GameInfo, seat: string, preset = "standard", bot = opponent(game)): NewTable {
  const mine = game.seats.includes(seat) ? seat : game.seats[0];
  return {
    game: game.id,
    preset,
    options: {},
    figures: null,
    seats: Object.fromEntries(
      game.seats.map((one) => [one, one === mine ? { kind: "me" as const, bot: null } : { kind: "bot" as const, bot }]),
    ),
    hours: 0,
    watch: "link",
    listed: false,
    dice: "fair",
    entropy: entropy(),
  };
}
