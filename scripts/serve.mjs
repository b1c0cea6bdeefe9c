/** Serves build/ on exactly the port asked for; the end-to-end tests wait for it there. */
import { serve } from './lib/server.mjs';

const { url } = await serve({ port: Number(process.argv[2] ?? 4173), strict: true });
process.stdout.write(`${url}\n`);
