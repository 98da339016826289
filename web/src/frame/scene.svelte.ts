// The table as one part of the page shows it: a whole outlook at a time, perhaps a frame or two behind the newest.
import type { EventInfo, Outlook, StepInfo } from "../wire/messages";
import type { View } from "./board";
import { Facets } from "./facets.svelte";

export interface Told {
  outlook: Outlook;
  log: StepInfo[];
  since: number;
  /** The events that led here from what was shown before, for the board's animation. */
  news: EventInfo[];
}

export class Scene {
  #told = $state.raw<Told | null>(null);
  readonly #facets = new Facets();

  /** Always this object, whose parts change one by one. */
  get view(): View {
    return this.#facets.view;
  }

  get told(): Told | null {
    return this.#told;
  }

  take(told: Told): void {
    // Every outlook was steadied by the one before it when it came.
    this.#facets.take(told.outlook.view, true);
    this.#told = told;
  }
}
