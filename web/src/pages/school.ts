// The battle school: how a position is opened.
import { place } from "../place.svelte";
import { toasts } from "../toasts.svelte";
import { server } from "../wire/http";
import type { ForkedInfo } from "../wire/messages";
import { myself } from "./me.svelte";

/** A table whose origin begins like this goes on from a position of the school. */
export const isSchool = ({ origin }: ForkedInfo): boolean => origin.startsWith("school-");

export async function openPosition(game: string, position: string): Promise<void> {
  try {
    await myself.known();
    const table = await server.school(game, position);
    place.go(`/table/${table.id}`);
  } catch (error) {
    toasts.problem(error);
  }
}
