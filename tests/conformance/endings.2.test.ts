import { provesEndings } from './endings';

await provesEndings(1, 4);
