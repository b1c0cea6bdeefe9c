/** Where a socket comes from, as far as limits are concerned. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The groups of an IPv6 address in full; `::` stands for as many zeros as are missing. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/**
 * What counts as one address: an IPv4 address, or the first 64 bits of an IPv6 address, which is what one household
 * gets and could choose freely within.
 */
export const neighbourhood = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  return groupsOf(address.replace(/%.*$/, ''))
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The neighbourhood of a request. Behind a proxy it is the last address in `X-Forwarded-For`, the one the proxy itself
 * has added; what stands before it anybody can write.
 */
export const addressOf = (request: IncomingMessage, proxied: boolean): string => {
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  const named = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)
    ?.split(',')
    .at(-1)
    ?.trim();
  return neighbourhood(proxied && named !== undefined && isIP(named) !== 0 ? named : direct);
};
