/**
 * Keeping one's name: passkeys, and recovery keys where there are none. Whoever comes back by one of them is given a personal
 * link and takes it like any other: so a device that is somebody else is asked first. All failures are refused in the same way,
 * and tell nobody whether a person is known.
 */
import { randomBytes } from 'node:crypto';
import {
  type KeptAnswer,
  keptAnswer,
  linkAnswer,
  passkeyAskAnswer,
  passkeyBody,
  passkeyIdBody,
  passkeySignInBody,
  recoverBody,
  recoveryAnswer,
  signInAskAnswer,
} from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import { addingPasskey, addingRecoveryKey, removingPasskey, removingRecoveryKey } from '../../store/name-book.ts';
import { type Refusal, refuse } from '../../table/refusal.ts';
import type { Challenge, ChallengeKind } from '../challenges.ts';
import { deviceKind } from '../device-kind.ts';
import { askedCookie, askedIn } from '../identity.ts';
import { ALGORITHMS, challengeIn, counterAfter, passkeyFrom, siteOf } from '../passkey-proof.ts';
import { newRecoveryKey, recoveryHash } from '../recovery-key.ts';
import { type Asked, guestIn, type HttpAnswer, type Route, route } from '../route.ts';
import { LIFETIMES, linkHash, newLinkToken, ownLinkHash } from '../tokens.ts';

const MOST_PASSKEYS = 20;

export const NAME_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/guest/kept',
    summary: 'How I can come back to my name from any device; nothing, if I can not.',
    answer: keptAnswer,
    forGuests: true,
    answerTo: async (asked) => ({ json: await keptBy(asked) }),
  }),
  route({
    method: 'post',
    path: '/api/guest/passkey/ask',
    summary: 'What to ask a browser for, so that it makes a passkey for me.',
    answer: passkeyAskAnswer,
    forGuests: true,
    async answerTo(asked) {
      const { service } = asked;
      const barred = await keepingBar(asked);
      if (barred) return barred;
      const site = siteOf(asked.origin);
      if (!site) return refuse('not-now', 'passkeys need a page with a name, behind TLS or on this machine');
      const { id, name } = guestIn(asked);
      const known = (await service.names.passkeysOf(id)).map((passkey) => passkey.id);
      return {
        json: {
          challenge: service.challenges.make('keep', sessionOf(asked)!).text,
          site: site.id,
          user: Buffer.from(id).toString('base64url'),
          name,
          algorithms: ALGORITHMS,
          known,
          timeout: LIFETIMES.question,
        },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/passkey',
    summary: 'Keep my name by this passkey.',
    body: passkeyBody,
    answer: keptAnswer,
    status: 201,
    cost: COSTS.proof,
    forGuests: true,
    async answerTo(asked) {
      const { service, body } = asked;
      const barred = tooMany(asked);
      if (barred) return barred;
      const site = siteOf(asked.origin);
      const challenge = await answeredIn(asked, 'keep', body.clientData);
      const made = site && challenge && (await passkeyFrom(body, challenge.text, site));
      if (!made) return refuse('identity');
      const full = await keepingBar(asked, 'now');
      if (full) return full;
      const { id: guest, name } = guestIn(asked);
      const passkey = { ...made, guest, label: deviceKind(asked.userAgent), made: service.now() };
      const isAdded = await service.transact(() => addingPasskey(passkey, name, MOST_PASSKEYS));
      return isAdded
        ? { status: 201, json: await keptBy(asked) }
        : refuse('not-now', 'no more passkeys, or not this one');
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/passkey/remove',
    summary: 'This passkey counts no more.',
    body: passkeyIdBody,
    answer: keptAnswer,
    forGuests: true,
    async answerTo(asked) {
      await asked.service.transact(() => removingPasskey(guestIn(asked).id, asked.body.id));
      return { json: await keptBy(asked) };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/passkey/sign-in/ask',
    summary: 'What to ask a browser for, so that a passkey of mine brings me back.',
    answer: signInAskAnswer,
    forAnybody: true,
    answerTo(asked) {
      const { service, isSecure } = asked;
      const site = siteOf(asked.origin);
      if (!site) return refuse('not-now', 'passkeys need a page with a name, behind TLS or on this machine');
      const known = typeof asked.identity === 'string' ? undefined : sessionOf(asked);
      const word = known ?? randomBytes(16).toString('base64url');
      const challenge = service.challenges.make('sign-in', word);
      return {
        json: { challenge: challenge.text, site: site.id, timeout: LIFETIMES.question },
        ...(known === undefined && { headers: { 'set-cookie': askedCookie(word, service.tokens, isSecure) } }),
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/passkey/sign-in',
    summary: 'A passkey of mine: the answer is a link for this device, to be taken at once.',
    body: passkeySignInBody,
    answer: linkAnswer,
    forAnybody: true,
    cost: COSTS.proof,
    async answerTo(asked) {
      const { service, body } = asked;
      const barred = tooMany(asked);
      if (barred) return barred;
      const site = siteOf(asked.origin);
      const challenge = await answeredIn(asked, 'sign-in', body.clientData);
      const passkey = site && challenge && (await service.names.passkey(body.id));
      const proof = passkey && { challenge: challenge.text, site };
      const counter = proof && (await counterAfter(body, passkey, proof));
      if (!passkey || counter === undefined) return refuse('identity');
      if (!(await service.names.usePasskey(passkey.id, counter, service.now()))) return refuse('identity');
      return linkFor(asked, passkey.guest);
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/recovery',
    summary: 'A key to write down: whoever types it is me. It is said once, and takes the place of the last one.',
    answer: recoveryAnswer,
    status: 201,
    forGuests: true,
    async answerTo(asked) {
      const { service } = asked;
      const barred = tooMany(asked) ?? (await keepingBar(asked, 'now'));
      if (barred) return barred;
      const key = newRecoveryKey();
      const { id: guest, name } = guestIn(asked);
      await service.transact(() => addingRecoveryKey(recoveryHash(key), { guest, name, made: service.now() }));
      return { status: 201, json: { key } };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/recovery/remove',
    summary: 'My recovery key counts no more.',
    answer: keptAnswer,
    forGuests: true,
    async answerTo(asked) {
      await asked.service.transact(() => removingRecoveryKey(guestIn(asked).id));
      return { json: await keptBy(asked) };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/recover',
    summary: 'The recovery key that I wrote down: the answer is a link for this device, to be taken at once.',
    body: recoverBody,
    answer: linkAnswer,
    forAnybody: true,
    async answerTo(asked) {
      const { service, address } = asked;
      if (!service.limits.take('recoveries', address)) return service.limits.refusal('recoveries', address);
      const guest = await service.names.ownerOf(recoveryHash(asked.body.key));
      return guest === undefined ? refuse('identity') : linkFor(asked, guest);
    },
  }),
];

const tooMany = ({ service: { limits }, address }: Asked): Refusal | undefined =>
  limits.take('guests', address) ? undefined : limits.refusal('guests', address);

/**
 * Guests are free, but a name that is kept is nobody else's: whoever kept thousands would leave none. Another key for the same name is.
 * `when`: it is kept now; else it is only asked whether it could be, before a browser makes a passkey for nothing.
 */
const keepingBar = async (asked: Asked, when?: 'now'): Promise<Refusal | undefined> => {
  const { address, service } = asked;
  const { limits, names } = service;
  const { id, name } = guestIn(asked);
  if (await names.isKept(id)) return undefined;
  if (await names.isTaken(name, id, service.now())) return refuse('name-taken');
  const isFull = when === 'now' ? !limits.take('names', address) : limits.isEmpty('names', address);
  return isFull ? limits.refusal('names', address) : undefined;
};

/** Whose answer to a challenge counts: this device's guest; without one, the browser that was asked. */
const sessionOf = ({ identity, cookies, service, isSecure }: Asked): string | undefined =>
  typeof identity === 'string' ? askedIn(cookies, service.tokens, isSecure) : `${identity.id} ${identity.device}`;

/** The challenge that was answered. It is used up, whatever becomes of the answer. */
const answeredIn = async (asked: Asked, kind: ChallengeKind, clientData: string): Promise<Challenge | undefined> => {
  const { challenges, names } = asked.service;
  const text = challengeIn(clientData);
  const session = sessionOf(asked);
  if (text === undefined || session === undefined) return undefined;
  const challenge = challenges.read(kind, session, text);
  return challenge && (await names.isFirstAnswer(text, challenge.expires)) ? challenge : undefined;
};

/** Somebody who is a guest on this device already may become one with that guest; by a link that others sent them they may not. */
const linkFor = async ({ service, identity }: Asked, guest: string): Promise<HttpAnswer> => {
  const token = newLinkToken();
  const id = typeof identity === 'string' ? linkHash(token) : ownLinkHash(token, identity);
  const expires = service.now() + LIFETIMES.question;
  const name = service.tokens.nameOf(guest) ?? (await service.names.nameOf(guest)) ?? '';
  await service.guests.addLink({ id, guest, name, expires });
  return { json: { token, expires } };
};

const keptBy = async (asked: Asked): Promise<KeptAnswer> => {
  const { id } = guestIn(asked);
  const { names } = asked.service;
  const [passkeys, recovery] = await Promise.all([names.passkeysOf(id), names.recoveryKeyOf(id)]);
  return {
    passkeys: passkeys.map(({ id: passkey, label, made, used, isBackedUp }) => ({
      id: passkey,
      label,
      made,
      ...(used !== undefined && { used }),
      ...(isBackedUp && { synced: true as const }),
    })),
    ...(recovery !== undefined && { recovery }),
  };
};
