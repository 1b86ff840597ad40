/** From a request to the guest who makes it. A token that is no good is not the same as none: it is refused. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Guest } from '../table/entry.ts';
import { isOldDevice, LIFETIMES, type Session, type Tokens } from './tokens.ts';

/** Before each server had a name of its own for it. */
const OLD_COOKIE = 'room25';

export type Identity = Session | 'nobody' | 'invalid';

export const identityOf = (headers: IncomingHttpHeaders, tokens: Tokens, isSecure: boolean): Identity => {
  const token = bearer(headers.authorization) ?? cookie(headers.cookie, cookieName(tokens, isSecure));
  if (token !== undefined) return tokens.read(token) ?? 'invalid';
  const old = cookie(headers.cookie, OLD_COOKIE);
  const session = old === undefined ? undefined : tokens.read(old);
  // Another server on this host may have written it, or a page beside this one: only what is of that time counts.
  return session && isOldDevice(session.device) ? session : 'nobody';
};

/** Without its device, which is nothing for a table's log. */
export const guestOf = (identity: Identity): Guest | undefined =>
  typeof identity === 'string' ? undefined : { id: identity.id, name: identity.name };

/** Scripts cannot read it, and other sites' forms do not send it. */
export const cookieWith = (token: string, tokens: Tokens, isSecure: boolean): string =>
  [
    `${cookieName(tokens, isSecure)}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${token === '' ? 0 : LIFETIMES.guest / 1000}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Behind TLS no page of a neighbouring address can write it. */
const cookieName = ({ cookie: name }: Tokens, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Whatever it says, also what no token can be: then it is one that is no good. */
const bearer = (header: string | undefined): string | undefined => /^Bearer(?: |$)(.*)$/i.exec(header ?? '')?.[1];

const cookie = (header: string | undefined, name: string): string | undefined => {
  const pair = header?.split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
};
