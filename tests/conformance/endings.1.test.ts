import { provesEndings } from './endings';

await provesEndings(0, 4);
