/**
 * The sounds of the house, made of noise and sine waves: wood knocks, a rolling die, small bells. Every
 * sound is a few voices on the clock of an audio context; none lasts longer than a second.
 */

/** Where a sound is played: the context, the node to send to, and when it begins (seconds of its clock). */
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

/** A swelling and fading of loudness: quick attack, then a fall of `fade` seconds. */
const envelope = ({ context, out, at }: Stage, loud: number, fade: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + fade);
  gain.connect(out);
  return gain;
};

const NOISE_SECONDS = 0.3;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A third of a second of noise; made once a context. */
const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 0x8000_0000;
  }
  noises.set(context, buffer);
  return buffer;
};

/** Wood on wood: a short burst of noise around `pitch` hertz. */
const knock = (stage: Stage, pitch: number, loud = 0.6, fade = 0.07): void => {
  const { context, at } = stage;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const body = context.createBiquadFilter();
  body.type = 'bandpass';
  body.frequency.value = pitch;
  body.Q.value = 2.2;
  source.connect(body).connect(envelope(stage, loud, fade));
  source.start(at);
  source.stop(at + fade);
};

/** A small bell of `pitch` hertz. */
const bell = (stage: Stage, pitch: number, loud = 0.22, fade = 0.45): void => {
  const { context, at } = stage;
  for (const [partial, part] of [
    [1, 1],
    [2.76, 0.22],
  ] as const) {
    const wave = context.createOscillator();
    wave.frequency.value = pitch * partial;
    wave.connect(envelope(stage, loud * part, fade / partial));
    wave.start(at);
    wave.stop(at + fade);
  }
};

/** A tone that falls from one pitch to another. */
const slide = (stage: Stage, from: number, to: number, loud: number, fade: number): void => {
  const { context, at } = stage;
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + fade);
  wave.connect(envelope(stage, loud, fade));
  wave.start(at);
  wave.stop(at + fade);
};

/** Air that swells and dies away, no brighter than `pitch` hertz: wind in a cave, a breath. */
const air = (stage: Stage, pitch: number, loud: number, seconds: number, peak = 0.45): void => {
  const { context, out, at } = stage;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const throat = context.createBiquadFilter();
  throat.type = 'lowpass';
  throat.frequency.setValueAtTime(pitch * 0.5, at);
  throat.frequency.linearRampToValueAtTime(pitch, at + seconds * peak);
  throat.frequency.linearRampToValueAtTime(pitch * 0.4, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + seconds * peak);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(throat).connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds);
};

const later = (stage: Stage, seconds: number): Stage => ({ ...stage, at: stage.at + seconds });

export const SOUNDS = {
  roll: (stage) => {
    const hits = [0, 0.07, 0.12, 0.19, 0.26, 0.36];
    hits.forEach((t, i) => knock(later(stage, t), 1500 - 130 * i, 0.32 - 0.03 * i, 0.05));
  },
  step: (stage) => knock(stage, 720, 0.5),
  enter: (stage) => {
    knock(stage, 520, 0.7, 0.09);
    bell(later(stage, 0.05), 587, 0.12);
  },
  house: (stage) => {
    knock(stage, 640, 0.4);
    bell(later(stage, 0.04), 659);
    bell(later(stage, 0.16), 880);
  },
  capture: (stage) => {
    knock(stage, 300, 0.9, 0.12);
    slide(later(stage, 0.03), 330, 110, 0.2, 0.26);
  },
  /** A card laid on a card. */
  lay: (stage) => {
    knock(stage, 1900, 0.3, 0.04);
    knock(later(stage, 0.03), 900, 0.35, 0.05);
  },
  /** A card drawn off a pile. */
  take: (stage) => {
    knock(stage, 2600, 0.22, 0.09);
    slide(later(stage, 0.04), 260, 190, 0.1, 0.16);
  },
  /** Everything that lay there goes away. */
  sweep: (stage) => {
    [0, 0.06, 0.13, 0.21].forEach((t, i) => knock(later(stage, t), 2200 - 380 * i, 0.24, 0.09));
  },
  deal: (stage) => {
    [0, 0.08, 0.16, 0.24, 0.32].forEach((t) => knock(later(stage, t), 2100, 0.24, 0.04));
  },
  /** Gold pieces that fall on stone. */
  coins: (stage) => {
    [0, 0.05, 0.09, 0.16].forEach((t, i) => bell(later(stage, t), 1980 + 260 * i, 0.07, 0.18));
  },
  /** Something precious comes to light. */
  relic: (stage) => {
    [880, 1109, 1319].forEach((pitch, i) => bell(later(stage, i * 0.08), pitch, 0.14, 0.5));
  },
  /** Stones that come loose: a hazard. */
  hazard: (stage) => {
    [0, 0.08, 0.2].forEach((t, i) => knock(later(stage, t), 260 - 50 * i, 0.7 - 0.15 * i, 0.16));
  },
  /** Wooden discs that are turned over, all at once. */
  discs: (stage) => {
    [0, 0.02, 0.05].forEach((t, i) => knock(later(stage, t), 1150 - 140 * i, 0.3, 0.05));
  },
  /** A cave with a draught in it, the louder the nearer the dragon is to waking. */
  cave: (stage) => air(stage, 220, 0.12, 0.8),
  caveLouder: (stage) => air(stage, 300, 0.26, 0.9),
  caveLoudest: (stage) => air(stage, 420, 0.45, 1),
  /** The dragon breathes: in, and longer out. */
  breath: (stage) => {
    air(stage, 500, 0.2, 0.35, 0.8);
    air(later(stage, 0.38), 340, 0.34, 0.6, 0.2);
  },
  /** The dragon is awake. */
  roar: (stage) => {
    air(stage, 900, 0.7, 0.95, 0.2);
    slide(stage, 150, 52, 0.4, 0.8);
  },
  turn: (stage) => bell(stage, 784, 0.14, 0.35),
  win: (stage) => {
    [523, 659, 784, 1047].forEach((pitch, i) => bell(later(stage, i * 0.12), pitch, 0.24, 0.6));
  },
  lose: (stage) => {
    [440, 392, 330].forEach((pitch, i) => bell(later(stage, i * 0.16), pitch, 0.16, 0.5));
  },
} as const satisfies { readonly [name: string]: (stage: Stage) => void };

export type SoundName = keyof typeof SOUNDS;
