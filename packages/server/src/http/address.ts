/** Where a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What is known of the client. */
export type Asking = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

export interface Proxied {
  /** A proxy stands before us and says who asks. */
  readonly trustProxy: boolean;
  /** The server's name on the internet, where no proxy says it. */
  readonly names?: readonly string[];
}

/** The key for limits: an IPv4 address, or the network of an IPv6 one, which a household has to itself. */
export const addressOf = (request: Asking, { trustProxy }: Proxied): string => {
  const forwarded = trustProxy ? forwardedAs(request, 'for') : undefined;
  const address = (forwarded ?? request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address.includes(':') ? networkOf(address) : address;
};

export const isSecure = (request: Asking, { trustProxy }: Proxied): boolean =>
  trustProxy && forwardedAs(request, 'proto') === 'https';

/** Does the page that asks come from this server? Programs are no pages and say nothing. */
export const isOwnOrigin = (request: Asking, { trustProxy, names = [] }: Proxied): boolean => {
  const { origin } = request.headers;
  const host = (trustProxy ? forwardedAs(request, 'host') : undefined) ?? request.headers.host;
  if (!trustProxy && !isOwnName(host ?? '', names)) return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin) || host === undefined) return false;
  const page = new URL(origin);
  // A proxy may name the default port, which an origin never does.
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === page.host;
};

/**
 * Somebody else's page can point a name of its own at this machine and then has the same origin as we do. Names that nobody can
 * own on the internet are ours; others must be configured.
 */
const isOwnName = (host: string, names: readonly string[]): boolean => {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || !name.includes('.') || OF_THE_HOUSE.test(name) || names.includes(name);
};

const OF_THE_HOUSE = /\.(?:localhost|local|lan|home|internal|home\.arpa)$/;

/** What our own proxy says; anything before it in the list may have been written by anybody. */
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

/** All networks of an IPv6 site together have as much as these many addresses: whoever rents one has 65,536 networks to come from. */
export const OF_A_SITE = 10;

/** The site (/48) of an IPv6 network, as `addressOf` writes it. */
export const siteOf = (network: string): string | undefined => /^[^:]*:[^:]*:[^:]*(?=:[^:]*$)/.exec(network)?.[0];

/** Somebody on this machine, and not a proxy that speaks for others. */
export const isLocal = ({ headers, socket }: Asking): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  !['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers);
