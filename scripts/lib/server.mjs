/**
 * Serves build/ the way any static host does: files as they are, and 200.html for
 * addresses that only the app itself knows. Under BASE_PATH it answers below that
 * folder, like the host the build is meant for.
 */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { inRoot } from './root.mjs';

const ownBase = process.env.BASE_PATH?.replace(/\/+$/, '') ?? '';

/** The one part of the policy that a page cannot carry itself; any host should send it, none has to. */
const POLICY = { 'Content-Security-Policy': "frame-ancestors 'none'" };

const filesOf = (folder, headers) =>
  sirv(folder, {
    single: '200.html',
    etag: true,
    dev: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries({ ...POLICY, ...headers }))
        response.setHeader(name, value);
    },
  });

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Listens on the wished port or, unless `strict`, on the next free one. `show` puts another build in the place of the
 * one served so far, as a host does with a new version.
 * @returns {Promise<{ url: string, show: (folder: string) => void, close: () => Promise<void> }>}
 */
export const serve = async ({
  port = 4173,
  strict = false,
  folder = inRoot('build'),
  base = ownBase,
  headers = {},
} = {}) => {
  let files = filesOf(folder, headers);
  const answer = (request, response) => {
    const { url } = request;
    const missing = () => response.writeHead(404).end();
    if (url !== base && !url.startsWith(`${base}/`)) return missing();
    request.url = url.slice(base.length) || '/';
    files(request, response, missing);
  };
  for (let attempt = port; ; attempt += 1) {
    const server = createServer(answer);
    try {
      await listen(server, attempt, 'localhost');
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || strict || attempt >= port + 100) throw error;
      continue;
    }
    const show = (next) => (files = filesOf(next, headers));
    const close = () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    return { url: `http://localhost:${server.address().port}${base}/`, show, close };
  }
};

/** A port nobody uses right now. */
export const freePort = async () => {
  const server = createServer();
  await listen(server, 0, 'localhost');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
};
