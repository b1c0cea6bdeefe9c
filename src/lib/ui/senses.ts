/**
 * What a person hears and feels beside what they see: sounds and vibration, as chosen on the page "Ansicht".
 * Never the only signal. Browsers are silent until the first touch, and so are we: nothing is even made ready
 * before it.
 */
import { settings } from './settings.svelte';
import { SOUNDS, type SoundName } from './sounds';

/** The same sound again within this time is one sound: Turbo would be a drum roll. */
const APART_MS = 70;
const LOUDNESS = 0.4;

let context: AudioContext | null = null;
let out: AudioNode | null = null;
const lastPlayed = new Map<SoundName, number>();

const wake = (): void => {
  if (settings.chosen.sound === 'off' || typeof AudioContext !== 'function') return;
  if (context === null) {
    context = new AudioContext({ latencyHint: 'interactive' });
    const loudness = context.createGain();
    loudness.gain.value = LOUDNESS;
    loudness.connect(context.destination);
    out = loudness;
  }
  // Phones stop the sound of a page they put aside. Where it stays stopped, the game is silent.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
};

/** Lets touches and keys wake the sound; the result ends that. */
export const startSenses = (): (() => void) => {
  const ended = new AbortController();
  for (const gesture of ['pointerup', 'keydown'] as const)
    addEventListener(gesture, wake, { capture: true, passive: true, signal: ended.signal });
  return () => ended.abort();
};

/** Plays a sound, if sounds are on and a touch has come before. */
export const play = (name: SoundName): void => {
  if (context === null || out === null || settings.chosen.sound === 'off') return;
  if (context.state !== 'running' || document.hidden) return;
  const now = performance.now();
  if (now - (lastPlayed.get(name) ?? -APART_MS) < APART_MS) return;
  lastPlayed.set(name, now);
  const into = { context, out };
  // What is seen comes first: putting a sound together takes as long as drawing a card.
  setTimeout(() => SOUNDS[name]({ ...into, at: into.context.currentTime }));
};

/** A short nudge of `ms` milliseconds, on devices that can. */
export const nudge = (ms = 30): void => {
  if (settings.chosen.vibration === 'off' || document.hidden) return;
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(ms);
};
