import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The project's folder, wherever the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inRoot = (...parts) => path.join(root, ...parts);
