/** From a request to the guest who makes it. A token that is no good is not the same as none: it is refused. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Guest } from '../table/entry.ts';
import { LIFETIMES, type Tokens } from './tokens.ts';

const COOKIE = 'room25';

export type Identity = Guest | 'nobody' | 'invalid';

export const identityOf = (headers: IncomingHttpHeaders, tokens: Tokens): Identity => {
  const token = bearer(headers.authorization) ?? cookie(headers.cookie);
  return token === undefined ? 'nobody' : (tokens.read('guest', token) ?? 'invalid');
};

export const guestOf = (identity: Identity): Guest | undefined => (typeof identity === 'string' ? undefined : identity);

/** Scripts cannot read it, and other sites' forms do not send it. */
export const cookieWith = (token: string, isSecure: boolean): string =>
  [
    `${COOKIE}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${LIFETIMES.guest / 1000}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Whatever it says, also what no token can be: then it is one that is no good. */
const bearer = (header: string | undefined): string | undefined => /^Bearer(?: |$)(.*)$/i.exec(header ?? '')?.[1];

const cookie = (header: string | undefined): string | undefined => {
  const pair = header?.split(/; */).find((each) => each.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1);
};
