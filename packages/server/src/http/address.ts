/** Where a request comes from. */
import type { IncomingMessage } from 'node:http';

/** What is known of whoever asks. */
export type Asking = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

export interface Proxied {
  /** A proxy stands before us, and says who asks. */
  readonly trustProxy: boolean;
}

/** What limits are counted by: an IPv4 address, or the network of an IPv6 one, which a household has to itself. */
export const addressOf = (request: Asking, { trustProxy }: Proxied): string => {
  const forwarded = trustProxy ? forwardedAs(request, 'for') : undefined;
  const address = (forwarded ?? request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address.includes(':') ? networkOf(address) : address;
};

export const isSecure = (request: Asking, { trustProxy }: Proxied): boolean =>
  trustProxy && forwardedAs(request, 'proto') === 'https';

/** Does the page that asks come from here? Programs, which are no pages, say nothing. */
export const isOwnOrigin = (request: Asking, { trustProxy }: Proxied): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const host = (trustProxy ? forwardedAs(request, 'host') : undefined) ?? request.headers.host;
  if (!URL.canParse(origin) || host === undefined) return false;
  const page = new URL(origin);
  // A proxy may name the usual port, which an origin never does.
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === page.host;
};

/** What the proxy that stands next to us says; what came before it in the list, anybody can have written. */
const forwardedAs = (request: Asking, what: 'for' | 'proto' | 'host'): string | undefined =>
  String(request.headers[`x-forwarded-${what}`] ?? '')
    .split(',')
    .at(-1)!
    .trim() || undefined;

/** The first four groups. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':');
};

/** Somebody at this machine, and not a proxy that speaks for others. */
export const isLocal = ({ headers, socket }: Asking): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  !['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers);
