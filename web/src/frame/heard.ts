// What a shot of the stage sounds like: its dice, then what its events sound like in their game.
import type { GameModule } from "./board";
import type { Sound } from "./sound";
import type { Shot } from "./stage.svelte";

/** So many different sounds at most for one shot, one after another. */
const MOST = 3;

interface Heard {
  sound: Sound;
  /** What decides nothing is far away. */
  far: boolean;
  /** Seconds after the shot began. */
  after: number;
}

export function heard({ beat, lines, news }: Shot, sounds: GameModule["sounds"]): Heard[] {
  const found = new Set<Sound>();
  // A die makes its noise before it tells what it did.
  if (beat?.rolls.length) found.add("dice");
  for (const event of news) {
    const sound = sounds?.(event);
    if (sound) found.add(sound);
  }
  return [...found].slice(0, MOST).map((sound, i) => ({ sound, far: lines.length > 0, after: i * 0.3 }));
}
