// What those who listen are told, one sentence after another: each stays long enough that the next does not cut it off.
const KEPT = 6;

export class Said {
  sentences = $state.raw<{ number: number; text: string }[]>([]);
  #number = 0;

  say(text: string): void {
    if (!text) return;
    this.sentences = [...this.sentences.slice(1 - KEPT), { number: this.#number++, text }];
  }
}
