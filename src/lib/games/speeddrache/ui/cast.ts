/** The eight thieves: their faces, and how those that a computer plays are called. */
import { m } from '$lib/paraglide/messages';
import type { Cast } from '../../../ui/players';
import cat from './pictures/thieves/cat.svg?no-inline';
import dwarf from './pictures/thieves/dwarf.svg?no-inline';
import fox from './pictures/thieves/fox.svg?no-inline';
import giant from './pictures/thieves/giant.svg?no-inline';
import halfling from './pictures/thieves/halfling.svg?no-inline';
import jester from './pictures/thieves/jester.svg?no-inline';
import raven from './pictures/thieves/raven.svg?no-inline';
import witch from './pictures/thieves/witch.svg?no-inline';

const PICTURES = [fox, witch, dwarf, cat, halfling, raven, jester, giant];

export const cast: Cast = {
  faces: PICTURES.map((picture) => ({ picture })),
  names: () => [
    m.you(),
    m.speeddrache_thief_witch(),
    m.speeddrache_thief_dwarf(),
    m.speeddrache_thief_cat(),
    m.speeddrache_thief_halfling(),
    m.speeddrache_thief_raven(),
    m.speeddrache_thief_jester(),
    m.speeddrache_thief_giant(),
  ],
};
