// The language of the moment, everywhere: switched in place, with a game's words where a game is open.
import { SvelteMap } from "svelte/reactivity";

import { settings } from "../settings.svelte";
import { Language } from "./language";
import { commonTexts, gameReading, gameTexts, told, type Code, type More } from "./texts";

const made = new Map<string, Promise<Language>>();

/** A language with the words of a game, and with more where its lessons or the desk are open. */
export function languageOf(game: string, code: Code, more: More = null): Promise<Language> {
  const key = `${game}/${code}/${String(more)}`;
  let found = made.get(key);
  if (!found) {
    found = Promise.all([gameTexts(game, code, more), gameReading(game), commonTexts(code)]).then(
      ([texts, reading, common]) => new Language(code, [...texts, ...common], reading),
    );
    made.set(key, found);
    // Without an answer from the server somebody asks again.
    found.catch(() => made.delete(key));
  }
  return found;
}

class Speech {
  readonly #common = new SvelteMap<Code, Language>();
  readonly #mute = new Language("en", []);

  /** The words that every page has; those spoken before, until the language of the moment is learned. */
  get common(): Language {
    return this.#common.get(settings.code) ?? this.#common.values().next().value ?? this.#mute;
  }

  async learn(code: Code): Promise<void> {
    if (!this.#common.has(code)) this.#common.set(code, new Language(code, await commonTexts(code)));
  }
}

export const speech = new Speech();

/** Says a message of the client in the language of the moment. */
export const say: Language["say"] = (key, params, attribute) => speech.common.say(key, params, attribute);

/** Whoever could not be told a game's words says less; that the server is away is told elsewhere. */
const untold = () => undefined;

const brought = new SvelteMap<string, Language>();

/** The words of a game that this client was not built with, as soon as the server has told them. */
function ownWords(game: string): Language | undefined {
  const code = settings.code;
  const key = `${game}/${code}`;
  if (!brought.has(key)) {
    // Without what is said at a table only: the first screen names a game and no more.
    const texts = Promise.all([told(game, code), commonTexts(code)]);
    texts.then(([own, common]) => brought.set(key, new Language(code, [own, ...common])), untold);
  }
  return brought.get(key);
}

/** Says something about a game where no table is open: in the client's words, or in the game's own. */
export function sayOf(game: string, key: string): string {
  return speech.common.has(key) ? say(key) : (ownWords(game)?.say(key) ?? "");
}

export const gameName = (game: string): string => sayOf(game, `game-${game}`);

/** What one does in a game, in a sentence. */
export const gameLine = (game: string): string =>
  sayOf(game, speech.common.has(`poster-${game}`) ? `poster-${game}` : "summary");

export const seatName = (game: string, seat: string): string =>
  speech.common.has(`seat-${seat}`) ? say(`seat-${seat}`) : (ownWords(game)?.name(seat) ?? "");

/** Follows the language of the moment with a game's words; the common ones until they are loaded. */
export class GameSpeech {
  #loaded = $state.raw<Language | null>(null);

  constructor(game: () => string | null, more: () => More = () => null) {
    $effect(() => {
      const id = game();
      const also = more();
      const code = settings.code;
      if (!id) return;
      let wanted = true;
      languageOf(id, code, also).then((language) => {
        if (wanted) this.#loaded = language;
      }, untold);
      return () => {
        wanted = false;
      };
    });
  }

  get ready(): boolean {
    return this.#loaded !== null;
  }

  get language(): Language {
    return this.#loaded ?? speech.common;
  }
}
