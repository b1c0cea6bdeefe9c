/**
 * Serves build/ the way any static host does: files as they are, and 200.html for
 * addresses that only the app itself knows. Under BASE_PATH it answers below that
 * folder, like the host the build is meant for.
 */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { inRoot } from './root.mjs';

const base = process.env.BASE_PATH?.replace(/\/+$/, '') ?? '';

const handler = (folder) => {
  const files = sirv(folder, { single: '200.html', etag: true, dev: true });
  return (request, response) => {
    const { url } = request;
    const missing = () => response.writeHead(404).end();
    if (url !== base && !url.startsWith(`${base}/`)) return missing();
    request.url = url.slice(base.length) || '/';
    files(request, response, missing);
  };
};

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Listens on the wished port or, unless `strict`, on the next free one.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export const serve = async ({ port = 4173, strict = false, folder = inRoot('build') } = {}) => {
  for (let attempt = port; ; attempt += 1) {
    const server = createServer(handler(folder));
    try {
      await listen(server, attempt, 'localhost');
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || strict || attempt >= port + 100) throw error;
      continue;
    }
    const close = () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    return { url: `http://localhost:${server.address().port}${base}/`, close };
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
