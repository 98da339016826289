// Quiet sounds, made on the spot from noise and a few tones: distance and weight, never a melody. Off unless somebody turned them on.

export const SOUNDS = [
  "act",
  "refused",
  "turn",
  "dice",
  "card",
  "engines",
  "guns",
  "flak",
  "water",
  "hit",
  "fall",
  "sinking",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One stroke of a sound: noise under a filter, or a tone; from one frequency to another, in seconds. */
export interface Stroke {
  wave: "noise" | "sine" | "sawtooth";
  from: number;
  to: number;
  at: number;
  attack: number;
  length: number;
  gain: number;
}

const stroke = (
  wave: Stroke["wave"],
  [from, to]: [number, number],
  [at, attack, length]: [number, number, number],
  gain: number,
): Stroke => ({ wave, from, to, at, attack, length, gain });

/** The same stroke several times, not quite evenly. */
const volley = (times: number[], one: Stroke): Stroke[] =>
  times.map((at, i) => ({ ...one, at, gain: one.gain * (i % 3 ? 0.8 : 1) }));

const RECIPES: Record<Sound, Stroke[]> = {
  act: [stroke("noise", [1800, 900], [0, 0.002, 0.05], 0.12)],
  refused: volley([0, 0.13], stroke("sine", [120, 80], [0, 0.005, 0.12], 0.3)),
  // The ship's bell, two strokes.
  turn: volley([0, 0.42], stroke("sine", [830, 828], [0, 0.003, 1.1], 0.16)).flatMap((one) => [
    one,
    { ...one, from: 2290, to: 2280, length: 0.5, gain: one.gain / 4 },
  ]),
  dice: volley([0, 0.06, 0.15, 0.21, 0.33], stroke("noise", [2600, 1700], [0, 0.001, 0.03], 0.22)),
  card: [stroke("noise", [3200, 1400], [0, 0.03, 0.12], 0.14)],
  engines: [
    stroke("sawtooth", [72, 86], [0, 0.9, 2.4], 0.1),
    stroke("sawtooth", [77, 81], [0, 0.9, 2.4], 0.1),
    stroke("noise", [240, 320], [0, 0.9, 2.4], 0.16),
  ],
  guns: volley([0, 0.07, 0.14, 0.22, 0.29, 0.37], stroke("noise", [1500, 500], [0, 0.002, 0.06], 0.22)),
  flak: volley([0, 0.19, 0.31, 0.58, 0.7], stroke("noise", [700, 120], [0, 0.004, 0.3], 0.3)),
  water: [stroke("noise", [350, 1300], [0, 0.12, 0.9], 0.16)],
  hit: [stroke("noise", [600, 60], [0, 0.004, 1.4], 0.45), stroke("sine", [62, 28], [0, 0.01, 1.2], 0.5)],
  fall: [stroke("sawtooth", [210, 55], [0, 0.1, 1.3], 0.1), stroke("noise", [300, 1100], [1.25, 0.1, 0.8], 0.16)],
  sinking: [
    stroke("noise", [260, 45], [0, 0.2, 3.4], 0.4),
    stroke("sine", [50, 22], [0, 0.3, 3], 0.4),
    stroke("noise", [300, 800], [1.8, 0.8, 1.6], 0.12),
  ],
};

/** What a sound is made of; from afar it is softer and duller. */
export function strokes(sound: Sound, far = false): Stroke[] {
  const heard = RECIPES[sound];
  if (!far) return heard;
  return heard.map((one) => ({ ...one, gain: one.gain * 0.45, from: one.from * 0.6, to: one.to * 0.6 }));
}

/** The same sound does not begin twice within so many seconds: an aircraft that flies on is heard once. */
const APART = 0.25;
const begun = new Map<Sound, number>();

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate * 2, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return made;
}

function source(one: Stroke, on: AudioContext, at: number): { begins: AudioScheduledSourceNode; ends: AudioNode } {
  const filter = on.createBiquadFilter();
  filter.type = "lowpass";
  if (one.wave === "noise") {
    noise ??= hiss(on);
    const begins = on.createBufferSource();
    begins.buffer = noise;
    begins.loop = true;
    filter.frequency.setValueAtTime(one.from, at);
    filter.frequency.exponentialRampToValueAtTime(one.to, at + one.length);
    return { begins, ends: begins.connect(filter) };
  }
  const begins = on.createOscillator();
  begins.type = one.wave;
  begins.frequency.setValueAtTime(one.from, at);
  begins.frequency.exponentialRampToValueAtTime(one.to, at + one.length);
  // An engine is heard through its cowling.
  filter.frequency.value = one.wave === "sawtooth" ? 420 : 8000;
  return { begins, ends: begins.connect(filter) };
}

/** `volume`: 0 (nothing is made) to 1. */
export function play(sound: Sound, volume: number, far = false, after = 0): void {
  if (volume <= 0) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + after;
  if (Math.abs(start - (begun.get(sound) ?? -1)) < APART) return;
  begun.set(sound, start);
  for (const one of strokes(sound, far)) {
    const at = start + one.at;
    const { begins, ends } = source(one, context, at);
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(one.gain * volume, at + one.attack);
    loudness.gain.exponentialRampToValueAtTime(0.0004, at + one.length);
    ends.connect(loudness).connect(context.destination);
    begins.start(at);
    begins.stop(at + one.length + 0.02);
  }
}
