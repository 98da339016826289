// What has been picked up and not yet put down: the part of an answer that is not an action yet.
import type { Prompt } from "../../wire/messages";
import { acting, placing, type Acting, type Placing } from "./ways";

const NONE: ReadonlyMap<string, string> = new Map();

export class Choice {
  aircraft = $state<string | null>(null);
  area = $state<string | null>(null);
  plan = $state<string[]>([]);
  readonly #prompt: () => Prompt | null;
  readonly placing: Placing = $derived.by(() => placing(this.#prompt()?.legal ?? []));
  readonly acting: Map<string, Acting> = $derived.by(() => acting(this.#prompt()?.legal ?? []));
  /** The enemies that the aircraft picked up may attack. */
  readonly targets: ReadonlyMap<string, string> = $derived.by(
    () => this.acting.get(this.aircraft ?? "")?.attacks ?? NONE,
  );

  constructor(prompt: () => Prompt | null) {
    this.#prompt = prompt;
  }

  /** A new question: whatever was in the hand is put back, and a single aircraft to place is taken up. */
  reset(): void {
    this.area = null;
    this.plan = [];
    const [only] = this.placing.keys();
    this.aircraft = only ?? null;
  }

  /** Pick an aircraft up; one that can only fly takes off at once. */
  take(aircraft: string, act: (action: string) => void): void {
    const known = this.acting.get(aircraft);
    if (known?.fly && known.attacks.size === 0) act(known.fly);
    else this.aircraft = this.aircraft === aircraft ? null : aircraft;
  }
}
