/**
 * Says a race to whoever hears it: each thing once, and no more than can be followed. While one sentence is being said,
 * others wait and are told together as the difference they made.
 */
import { untrack } from 'svelte';
import { m } from '$lib/paraglide/messages';
import { live } from '../../../ui/live.svelte';
import type { View } from '../position';
import type { Mode } from './flow.svelte';
import { spoken, type Prompt } from './prompt';
import {
  tellCards,
  tellChange,
  tellHand,
  tellRound,
  tellStart,
  type Listener,
  type Told,
} from './heard';

export interface Heard extends Told {
  readonly mode: Mode;
  /** What stands above the hand now. */
  readonly prompt: Prompt | null;
  readonly to: Listener;
}

/** How long a voice needs for a text: for breath, and for each letter. */
const BREATH = 500;
const LETTER = 55;
/** What happens together is told together. */
const TOGETHER = 300;

/** Call it while a component is set up. */
export const listen = (now: () => Heard): void => {
  let mode: Mode | null = null;
  let title: string | null = null;
  let said: View | null = null;
  let free = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string): void => {
    if (text === '') return;
    live.say(text);
    // What is being said is said to its end first.
    free = Math.max(free, performance.now()) + BREATH + LETTER * text.length;
  };
  const tell = (): void => {
    timer = undefined;
    const latest = untrack(now);
    if (said === null || !isOn(latest.mode)) return;
    const text = tellChange(said, latest, latest.to);
    said = latest.view;
    say(text);
  };
  const heard = (next: Heard): void => {
    if (next.mode !== mode) {
      // The card after which nobody can any more is told before that.
      const goesOn = mode !== null && isOn(mode) && isOn(next.mode);
      const before = goesOn && said !== null ? tellCards(said, next, next.to) : '';
      const text = tellMode(next, mode);
      mode = next.mode;
      title = next.prompt?.title ?? null;
      if (text !== null) {
        said = next.view;
        return say([before, text].filter((part) => part !== '').join(' '));
      }
    } else if ((next.prompt?.title ?? null) !== title) {
      title = next.prompt?.title ?? null;
      if (next.prompt !== null && isOn(next.mode)) say(spoken(next.prompt));
    }
    if (!isOn(next.mode) || said === next.view || timer !== undefined) return;
    timer = setTimeout(tell, Math.max(TOGETHER, free - performance.now()));
  };

  $effect(() => {
    const next = now();
    untrack(() => heard(next));
  });
  $effect(() => () => clearTimeout(timer));
};

const isOn = (mode: Mode): boolean => mode === 'race' || mode === 'blocked' || mode === 'grab';

/** A change of scene is said at once; `null`: what changed on the table says more. */
const tellMode = ({ mode, view, prompt, to }: Heard, before: Mode | null): string | null => {
  if (mode === 'race')
    return before === 'blocked' || before === 'grab' ? null : tellStart(view, to.you);
  if (mode === 'sheet' || mode === 'over') return before === null ? null : tellRound(view, to);
  if (mode === 'ready')
    return view.deal === 0 ? '' : `${tellHand(view, to.you)} ${m.speed_say_ready()}.`;
  if (mode === 'count') return m.speed_say_count();
  return prompt === null ? null : spoken(prompt);
};
