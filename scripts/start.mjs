/** `npm start`: the built app on this machine, from a fresh clone too. */
import { ensureBuilt } from './lib/setup.mjs';

await ensureBuilt();
// only now: it needs a package that may just have been installed
const { serve } = await import('./lib/server.mjs');

const { url } = await serve({ port: Number(process.env.PORT) || 4173 });
process.stdout.write(`
  Speedtisch läuft:       ${url}
  Speedtisch is running:  ${url}

  Beenden mit Strg+C, stop with Ctrl+C.
`);
