// Quiet sounds, made on the spot. Off unless somebody turned them on.
export type Sound = "act" | "turn" | "refused" | "news";

const NOTES: Record<Sound, [frequency: number, at: number, length: number][]> = {
  act: [[520, 0, 0.06]],
  news: [[392, 0, 0.09]],
  turn: [
    [523, 0, 0.14],
    [784, 0.13, 0.22],
  ],
  refused: [
    [220, 0, 0.1],
    [185, 0.09, 0.14],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound, on: boolean): void {
  if (!on) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, at, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.05, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0004, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
}
