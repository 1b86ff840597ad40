/** From a request to the guest who makes it. A bad token is not the same as none: it is refused. */
import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_LASTS } from '../operator/access.ts';
import type { Guest } from '../table/entry.ts';
import { isOldDevice, LIFETIMES, type Session, type Tokens } from './tokens.ts';

/** The cookie's name from the time before each server had its own. */
const OLD_COOKIE = 'room25';

export type Identity = Session | 'nobody' | 'invalid';

export const identityOf = (headers: IncomingHttpHeaders, tokens: Tokens, isSecure: boolean): Identity => {
  const token = bearer(headers.authorization) ?? cookie(headers.cookie, cookieName(tokens, isSecure));
  if (token !== undefined) return tokens.read(token) ?? 'invalid';
  const old = cookie(headers.cookie, OLD_COOKIE);
  const session = old === undefined ? undefined : tokens.read(old);
  // Another server on this host, or a page beside this one, may have written it: only a token of that time counts.
  return session && isOldDevice(session.device) ? session : 'nobody';
};

/** The guest without their device, which must not get into a table's log. */
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

/**
 * A word that only this browser has, for somebody who is not a guest yet and is asked something. It lasts as long as the
 * question.
 */
const askedName = (tokens: Tokens, isSecure: boolean): string => `${cookieName(tokens, isSecure)}-asked`;

export const askedIn = (cookies: string | undefined, tokens: Tokens, isSecure: boolean): string | undefined =>
  cookie(cookies, askedName(tokens, isSecure));

export const askedCookie = (word: string, tokens: Tokens, isSecure: boolean): string =>
  [
    `${askedName(tokens, isSecure)}=${word}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${LIFETIMES.question / 1000}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** For a browser in which an operator has signed in. No other site can make it be sent. */
const operatorName = (tokens: Tokens, isSecure: boolean): string => `${cookieName(tokens, isSecure)}-operator`;

export const operatorIn = (cookies: string | undefined, tokens: Tokens, isSecure: boolean): string | undefined =>
  cookie(cookies, operatorName(tokens, isSecure));

export const operatorCookie = (token: string, tokens: Tokens, isSecure: boolean): string =>
  [
    `${operatorName(tokens, isSecure)}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${token === '' ? 0 : SESSION_LASTS / 1000}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Behind TLS no page of a neighbouring address can write it. */
const cookieName = ({ cookie: name }: Tokens, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Whatever the header says counts as a token; if it cannot be one, it is a bad one. */
const bearer = (header: string | undefined): string | undefined => /^Bearer(?: |$)(.*)$/i.exec(header ?? '')?.[1];

const cookie = (header: string | undefined, name: string): string | undefined => {
  const pair = header?.split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
};
