import { provesEndings } from './endings';

await provesEndings(2, 4);
