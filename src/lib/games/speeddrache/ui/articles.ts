/** Relics in sentences: with their articles, as subject and as object. */
import { m } from '$lib/paraglide/messages';
import { listed } from '../../../ui/numbers';
import type { Card } from '../cards';
import { cardName } from './cards';

const SUBJECT: { readonly [relic: Card]: () => string } = {
  R1: m.speeddrache_the_ring,
  R2: m.speeddrache_the_crown,
  R3: m.speeddrache_the_cup,
  R4: m.speeddrache_the_amulet,
  R5: m.speeddrache_the_egg,
};
const OBJECT: { readonly [relic: Card]: () => string } = {
  R1: m.speeddrache_object_ring,
  R2: m.speeddrache_object_crown,
  R3: m.speeddrache_object_cup,
  R4: m.speeddrache_object_amulet,
  R5: m.speeddrache_object_egg,
};

/** „der Kelch und die Krone“ */
export const theRelics = (relics: readonly Card[]): string =>
  listed(relics.map((relic) => SUBJECT[relic]?.() ?? cardName(relic)));

/** „den Kelch und die Krone“ */
export const objectRelics = (relics: readonly Card[]): string =>
  listed(relics.map((relic) => OBJECT[relic]?.() ?? cardName(relic)));

/** With a capital at the beginning, for the start of a sentence. */
export const capital = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
