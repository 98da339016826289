// The lessons that were finished on this device.
import { Remembered } from "../remembered.svelte";

const done = new Remembered("pointluck-lessons");

export const learned = {
  has: (game: string, lesson: string): boolean => done.has(`${game}/${lesson}`),
  finish: (game: string, lesson: string): void => {
    done.add(`${game}/${lesson}`);
  },
};
