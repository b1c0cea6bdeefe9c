/** What a step of Speedrun sounds and feels like for one person: found by comparing two positions. */
import type { Sensed } from '../../../ui/sensing.svelte';
import type { SoundName } from '../../../ui/sounds';
import type { Position } from '../position';

const HOUSE = 40;

/** @param you seat of the person who listens, and is nudged when captured, or on turn. */
export const sensed = (before: Position, after: Position, you: number): Sensed => {
  if (after.over) {
    const won = after.home[0] === you;
    return { sounds: [won ? 'win' : 'lose'], nudge: false };
  }
  const sounds: SoundName[] = [];
  if (after.rolls > before.rolls) sounds.push('roll');
  let hit = false;
  after.figures.forEach((figures, seat) =>
    figures.forEach((now, figure) => {
      const was = before.figures[seat]?.[figure] ?? now;
      if (now === was) return;
      if (now < 0) {
        sounds.push('capture');
        hit ||= seat === you;
      } else if (was < 0) sounds.push('enter');
      else sounds.push(now >= HOUSE && was < HOUSE ? 'house' : 'step');
    }),
  );
  const myTurn = after.turn === you && before.turn !== you;
  if (myTurn) sounds.push('turn');
  return { sounds, nudge: hit || myTurn };
};
