/** Where a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What is known of whoever asks. */
export type Asking = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

export interface Proxied {
  /** A proxy stands before us, and says who asks. */
  readonly trustProxy: boolean;
  /** What the server is called on the open net, where no proxy knows it. */
  readonly names?: readonly string[];
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
export const isOwnOrigin = (request: Asking, { trustProxy, names = [] }: Proxied): boolean => {
  const { origin } = request.headers;
  const host = (trustProxy ? forwardedAs(request, 'host') : undefined) ?? request.headers.host;
  if (!trustProxy && !isOwnName(host ?? '', names)) return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin) || host === undefined) return false;
  const page = new URL(origin);
  // A proxy may name the usual port, which an origin never does.
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === page.host;
};

/**
 * A page of somebody else can have its own name point to this machine, and is then of one origin with us. Names that nobody can
 * have on the open net are ours; others have to be told.
 */
const isOwnName = (host: string, names: readonly string[]): boolean => {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || !name.includes('.') || OF_THE_HOUSE.test(name) || names.includes(name);
};

const OF_THE_HOUSE = /\.(?:localhost|local|lan|home|internal|home\.arpa)$/;

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
