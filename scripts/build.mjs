/** `npm run build`: builds whatever is there already, but never two builds at once. */
import { run } from './lib/process.mjs';
import { build, ensurePrepared } from './lib/setup.mjs';

await ensurePrepared();
const { code } = await build(async (command) => ({ code: await run(command) }), { always: true });
process.exitCode = code;
