import {
  carryBody,
  type DevicesAnswer,
  dataAnswer,
  devicesAnswer,
  forgetAnswer,
  forgetBody,
  guestAnswer,
  guestBody,
  isReserved,
  linkAnswer,
  linkOwnerAnswer,
  linkOwnerBody,
  signOutBody,
} from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import type { Link } from '../../store/guest-book.ts';
import type { Guest } from '../../table/entry.ts';
import { type Refusal, refuse } from '../../table/refusal.ts';
import { deviceKind } from '../device-kind.ts';
import { JSON_TYPE } from '../headers.ts';
import { cookieWith, guestOf } from '../identity.ts';
import { type Asked, guestIn, type HttpAnswer, type Route, route } from '../route.ts';
import {
  isOldDevice,
  LIFETIMES,
  linkHash,
  newDevice,
  newGuest,
  newLinkToken,
  oldDevices,
  ownLinkHash,
  type Session,
} from '../tokens.ts';

const HOUR = 3_600_000;

export const GUEST_ROUTES: readonly Route[] = [
  route({
    method: 'post',
    path: '/api/guest',
    summary: 'Become a guest with a name, or take another name. A program that wants a token is always somebody new.',
    body: guestBody,
    answer: guestAnswer,
    status: 201,
    forAnybody: true,
    async answerTo(asked) {
      const { name, token: wantsToken } = asked.body;
      const { limits } = asked.service;
      if (!limits.take('guests', asked.address)) return limits.refusal('guests', asked.address);
      const known = guestOf(asked.identity);
      const isAnother = wantsToken || name !== known?.name;
      if (isAnother && (await isOthers(asked, name, wantsToken ? undefined : known?.id))) return refuse('name-taken');
      if (known && !wantsToken) {
        const called = asked.service.tokens.nameOf(known.id) ?? name;
        if (called !== known.name) await asked.service.names.rename(known.id, called);
        return { ...(await remember(asked, { ...known, name: called })), status: 201 };
      }
      const token = await signedIn(asked, newGuest(name));
      return wantsToken ? { status: 201, json: { name, token } } : { ...withCookie(asked, name, token), status: 201 };
    },
  }),
  route({
    method: 'get',
    path: '/api/guest',
    summary: 'Who am I?',
    answer: guestAnswer,
    forGuests: true,
    answerTo: (asked) => remember(asked, guestIn(asked)),
  }),
  route({
    method: 'get',
    path: '/api/guest/devices',
    summary: 'Where I am signed in, the latest seen first.',
    answer: devicesAnswer,
    forGuests: true,
    answerTo: async (asked) => ({ json: await devicesOf(asked) }),
  }),
  route({
    method: 'post',
    path: '/api/guest/sign-out',
    summary:
      'Be nobody on some of my devices, on all `others`, or on `all`. Whoever is signed out everywhere comes back only to a name that they keep.',
    body: signOutBody,
    answer: devicesAnswer,
    forGuests: true,
    async answerTo(asked) {
      const { tokens, guests } = asked.service;
      const { id, device: here } = sessionIn(asked);
      const { devices: wanted } = asked.body;
      const known = (await guests.devicesOf(id)).map((device) => device.id);
      // Devices that were signed in before devices were told apart share one name.
      const all = [...new Set([...known, oldDevices(id)])];
      const chosen = typeof wanted === 'string' ? all.filter((each) => wanted === 'all' || each !== here) : wanted;
      const ending = chosen.filter((each) => all.includes(each));
      const barred = farewellBar(asked, ending.length);
      if (barred) return barred;
      if (chosen.includes(oldDevices(id))) await guests.noteDevice(oldDevices(id), id, asked.service.now());
      await tokens.signOut(id, ending);
      if (!tokens.isSignedOut(here)) return { json: await devicesOf(asked) };
      return { json: { devices: [] }, headers: { 'set-cookie': cookieWith('', tokens, asked.isSecure) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/guest/data',
    summary: 'All that is kept of me, as a file.',
    answer: dataAnswer,
    cost: COSTS.story,
    ofAllGames: true,
    forGuests: true,
    async answerTo(asked) {
      const { service, address } = asked;
      if (!service.limits.take('exports', address)) return service.limits.refusal('exports', address);
      return {
        gzip: await service.dataOf(guestIn(asked), asked.signal),
        headers: { 'content-type': JSON_TYPE, 'content-disposition': 'attachment; filename="room25.json"' },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/forget',
    summary: 'Forget me, at once and for good. I must say my name, so that nobody is forgotten by mistake.',
    body: forgetBody,
    answer: forgetAnswer,
    ofAllGames: true,
    forGuests: true,
    async answerTo(asked) {
      const { service } = asked;
      const me = guestIn(asked);
      if (asked.body.name !== me.name) return refuse('not-now', 'this is not your name');
      const barred = farewellBar(asked);
      if (barred) return barred;
      await service.forget(me);
      return { json: {}, headers: { 'set-cookie': cookieWith('', service.tokens, asked.isSecure) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/link',
    summary:
      'A token for another device of mine: it works once, within ten minutes, until I sign out anywhere. Whoever uses it is me.',
    answer: linkAnswer,
    forGuests: true,
    async answerTo(asked) {
      const { service, address } = asked;
      if (!service.limits.take('guests', address)) return service.limits.refusal('guests', address);
      const token = newLinkToken();
      const expires = service.now() + LIFETIMES.link;
      const { id: guest, name } = guestIn(asked);
      await service.guests.addLink({ id: linkHash(token), guest, name, expires });
      return { json: { token, expires } };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/link/owner',
    summary: 'Whose link it is. It is not used up by that.',
    body: linkOwnerBody,
    answer: linkOwnerAnswer,
    ofAllGames: true,
    forAnybody: true,
    async answerTo(asked) {
      const link = await linkIn(asked, asked.body.token);
      if (!link) return refuse('identity');
      const me = guestOf(asked.identity);
      const owner = asked.service.tokens.whoIs(link.guest);
      const isOther = me !== undefined && me.id !== owner;
      return {
        json: {
          name: link.name,
          expires: link.expires,
          ...(me && { you: me.name }),
          ...(me?.id === owner && { same: true }),
          ...(isOther && link.isOwn && (await asked.service.guests.together(me.id, owner))),
        },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/carry',
    summary:
      'Be on this device who I am on the other. If I am somebody else here, I must say that I want to be so no longer; what I have as that one can come along.',
    body: carryBody,
    answer: guestAnswer,
    ofAllGames: true,
    forAnybody: true,
    async answerTo(asked) {
      const { service, identity } = asked;
      const link = await linkIn(asked, asked.body.token);
      if (!link) return refuse('identity');
      const me = guestOf(identity);
      const guest = { id: service.tokens.whoIs(link.guest), name: link.name };
      const isOther = me !== undefined && me.id !== guest.id;
      if (isOther && !asked.body.instead) return refuse('not-now', 'you are somebody else on this device');
      const isAlong = isOther && asked.body.along === true;
      if (isAlong && !link.isOwn) return refuse('not-now', 'not by a link: use a passkey or a recovery key here');
      const barred = isOther ? farewellBar(asked) : undefined;
      if (barred) return barred;
      if (!(await service.guests.takeLink(link.id, service.now()))) return refuse('identity');
      if (me && !isOther) return remember(asked, { ...guest, name: me.name });
      if (isAlong) {
        await service.merge(me, guest);
        return withCookie(asked, guest.name, service.tokens.issue(guest, sessionIn(asked).device));
      }
      if (me) await service.tokens.signOut(me.id, [sessionIn(asked).device]);
      return withCookie(asked, guest.name, await signedIn(asked, guest));
    },
  }),
];

/** Nobody else takes a name that could be mistaken for one that somebody keeps. */
const isOthers = async ({ service }: Asked, name: string, guest: string | undefined): Promise<boolean> =>
  isReserved(name) || (await service.names.isTaken(name, guest, service.now()));

/** That somebody is gone, and on which device, has to be known for as long as their tokens would be valid. */
const farewellBar = ({ service: { limits }, address }: Asked, cost = 1): Refusal | undefined =>
  limits.take('farewells', address, cost) ? undefined : limits.refusal('farewells', address);

const sessionIn = ({ identity }: Asked): Session => identity as Session;

/** `isOwn`: it was given for a key, on this device. */
const linkIn = async (
  { service, identity }: Asked,
  token: string,
): Promise<(Link & { readonly isOwn: boolean }) | undefined> => {
  const find = (id: string): Promise<Link | undefined> => service.guests.link(id, service.now());
  const own = typeof identity === 'string' ? undefined : await find(ownLinkHash(token, identity));
  const link = own ?? (await find(linkHash(token)));
  return link && { ...link, isOwn: own !== undefined };
};

const devicesOf = async (asked: Asked): Promise<DevicesAnswer> => {
  const { id: guest, device: here } = sessionIn(asked);
  const { guests, names } = asked.service;
  const devices = (await guests.devicesOf(guest)).map(({ id, kind, made, seen }) => ({
    id,
    kind,
    since: made,
    seen,
    ...(id === here && { here: true as const }),
  }));
  return { devices, ...((await names.isKept(guest)) && { kept: true as const }) };
};

/** Signs a guest in on a device that is new to them. */
const signedIn = async ({ service, userAgent }: Asked, guest: Guest): Promise<string> => {
  const device = newDevice();
  await service.guests.addDevice({ id: device, guest: guest.id, kind: deviceKind(userAgent), made: service.now() });
  return service.tokens.issue(guest, device);
};

/** Renews the cookie, so that it does not expire while it is used. */
const remember = async (asked: Asked, guest: Guest): Promise<HttpAnswer> => {
  const { service } = asked;
  const { device, issued } = sessionIn(asked);
  if (isOldDevice(device)) return withCookie(asked, guest.name, await signedIn(asked, guest));
  if (service.now() - issued > HOUR) await service.guests.sawDevice(device, service.now());
  return withCookie(asked, guest.name, service.tokens.issue(guest, device));
};

const withCookie = ({ service, isSecure }: Asked, name: string, token: string): HttpAnswer => ({
  json: { name },
  headers: { 'set-cookie': cookieWith(token, service.tokens, isSecure) },
});
