import { provesEndings } from './endings';

await provesEndings(3, 4);
