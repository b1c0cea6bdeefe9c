/** Makes the builds that the tests of updates and of the base path need, when they are missing or out of date. */
import { VARIANTS, variant } from './lib/variants.mjs';

for (const name of Object.keys(VARIANTS)) await variant(name);
