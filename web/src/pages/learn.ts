// What leads from one lesson to the next, and to a first game.
import type { Language } from "../language/language";
import { place } from "../place.svelte";
import { toasts } from "../toasts.svelte";
import { server } from "../wire/http";
import type { GameInfo } from "../wire/messages";
import { posters, quickTable } from "./games";
import { myself } from "./me.svelte";

/** Who makes a good first game: somebody who errs. */
const BEGINNER = "ensign";

export async function beginLesson(game: string, lesson: string): Promise<void> {
  try {
    await myself.known();
    const table = await server.learn(game, lesson);
    place.go(`/table/${table.id}`);
  } catch (error) {
    toasts.problem(error);
  }
}

/** What a first game is, in a line. */
export function firstGame(game: GameInfo, language: Language): string {
  const key = `first-game-${game.id}`;
  if (language.has(key)) return language.say(key);
  return language.say(game.seats.length > 1 ? "lesson-first-game" : "lesson-first-game-alone");
}

/** A first game: a short one, against the easiest opponent who plays to win. */
export async function beginFirstGame(game: GameInfo): Promise<void> {
  const poster = posters([game]).find((one) => one.game === game.id);
  try {
    await myself.known();
    const wish = quickTable(game, poster?.seat ?? "", poster?.preset, BEGINNER);
    const made = await server.make({ ...wish, ...poster?.short });
    place.go(`/table/${made.table.id}`);
  } catch (error) {
    toasts.problem(error);
  }
}
