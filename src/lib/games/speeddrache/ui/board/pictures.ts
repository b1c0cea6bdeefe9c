/** The drawings of hazards and relics by the names of their cards. */
import amulet from '../pictures/relics/amulet.svg?no-inline';
import bats from '../pictures/hazards/bats.svg?no-inline';
import crown from '../pictures/relics/crown.svg?no-inline';
import cup from '../pictures/relics/cup.svg?no-inline';
import egg from '../pictures/relics/egg.svg?no-inline';
import fire from '../pictures/hazards/fire.svg?no-inline';
import gas from '../pictures/hazards/gas.svg?no-inline';
import ring from '../pictures/relics/ring.svg?no-inline';
import rocks from '../pictures/hazards/rocks.svg?no-inline';
import spiders from '../pictures/hazards/spiders.svg?no-inline';
import type { Card } from '../../cards';

/** A hazard has a ground of two tones, the second of them below on the right. */
interface Look {
  readonly picture: string;
  readonly ground: string;
  readonly shade: string;
}

const HAZARDS: { readonly [hazard: Card]: Look } = {
  H1: { picture: bats, ground: '#3f3a6e', shade: '#252147' },
  H2: { picture: rocks, ground: '#5a4740', shade: '#3b2c2b' },
  H3: { picture: gas, ground: '#44553a', shade: '#27331f' },
  H4: { picture: fire, ground: '#7a3325', shade: '#4a1b17' },
  H5: { picture: spiders, ground: '#4a4a6b', shade: '#2d2c47' },
};
const UNKNOWN: Look = { picture: '', ground: '#3f2650', shade: '#2a1738' };

const RELICS: { readonly [relic: Card]: string } = {
  R1: ring,
  R2: crown,
  R3: cup,
  R4: amulet,
  R5: egg,
};

export const hazardLook = (hazard: Card): Look => HAZARDS[hazard] ?? UNKNOWN;
export const relicPicture = (relic: Card): string => RELICS[relic] ?? '';
