import {
  carryBody,
  type Devices,
  devicesAnswer,
  guestAnswer,
  guestBody,
  linkAnswer,
  linkOwnerAnswer,
  linkOwnerBody,
  signOutBody,
} from '@room25/protocol';
import type { Guest } from '../../table/entry.ts';
import { refuse } from '../../table/refusal.ts';
import { deviceKind } from '../device-kind.ts';
import { cookieWith, guestOf } from '../identity.ts';
import { type Answer, type Asked, guestIn, type Route, route } from '../route.ts';
import {
  isOldDevice,
  LIFETIMES,
  linkHash,
  newDevice,
  newGuest,
  newLinkToken,
  oldDevices,
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
    async answerTo(asked) {
      const { name, token: wantsToken } = asked.body;
      const { limits } = asked.service;
      if (!limits.take('guests', asked.address)) return limits.refusal('guests', asked.address);
      const known = guestOf(asked.identity);
      if (known && !wantsToken) return { ...(await remember(asked, { ...known, name })), status: 201 };
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
    answerTo: async (asked) => ({ json: { devices: await devicesOf(asked) } }),
  }),
  route({
    method: 'post',
    path: '/api/guest/sign-out',
    summary:
      'Be nobody on some of my devices, on all `others`, or on `all`. Who is signed out everywhere cannot come back.',
    body: signOutBody,
    answer: devicesAnswer,
    forGuests: true,
    async answerTo(asked) {
      const { tokens, guests } = asked.service;
      const { id, device: here } = sessionIn(asked);
      const { devices: wanted } = asked.body;
      const known = (await guests.devicesOf(id)).map((device) => device.id);
      // Those that were signed in before devices were told apart have one name together.
      const all = [...new Set([...known, oldDevices(id)])];
      const chosen = typeof wanted === 'string' ? all.filter((each) => wanted === 'all' || each !== here) : wanted;
      if (chosen.includes(oldDevices(id))) await guests.noteDevice(oldDevices(id), id, asked.service.now());
      await tokens.signOut(
        id,
        chosen.filter((each) => all.includes(each)),
      );
      if (!tokens.isSignedOut(here)) return { json: { devices: await devicesOf(asked) } };
      return { json: { devices: [] }, headers: { 'set-cookie': cookieWith('', tokens, asked.isSecure) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/link',
    summary: 'A token for another device of mine: it works once, within an hour. Who uses it is me.',
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
    async answerTo(asked) {
      const link = await asked.service.guests.link(linkHash(asked.body.token), asked.service.now());
      if (!link) return refuse('identity');
      const me = guestOf(asked.identity);
      return {
        json: {
          name: link.name,
          expires: link.expires,
          ...(me && { you: me.name }),
          ...(me?.id === link.guest && { same: true }),
        },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/carry',
    summary:
      'Be on this device who I am on the other. If I am somebody else here, I must say that I want to be so no longer.',
    body: carryBody,
    answer: guestAnswer,
    async answerTo(asked) {
      const { service, identity } = asked;
      const id = linkHash(asked.body.token);
      const link = await service.guests.link(id, service.now());
      if (!link) return refuse('identity');
      const me = guestOf(identity);
      const isOther = me !== undefined && me.id !== link.guest;
      if (isOther && !asked.body.instead) return refuse('not-now', 'you are somebody else on this device');
      if (!(await service.guests.takeLink(id, service.now()))) return refuse('identity');
      const guest = { id: link.guest, name: link.name };
      if (me && !isOther) return remember(asked, { ...guest, name: me.name });
      if (me) await service.tokens.signOut(me.id, [sessionIn(asked).device]);
      return withCookie(asked, guest.name, await signedIn(asked, guest));
    },
  }),
];

const sessionIn = ({ identity }: Asked): Session => identity as Session;

const devicesOf = async (asked: Asked): Promise<Devices> => {
  const { id: guest, device: here } = sessionIn(asked);
  const devices = await asked.service.guests.devicesOf(guest);
  return devices.map(({ id, kind, made, seen }) => ({
    id,
    kind,
    since: made,
    seen,
    ...(id === here && { here: true }),
  }));
};

/** On a device that is new to it. */
const signedIn = async ({ service, userAgent }: Asked, guest: Guest): Promise<string> => {
  const device = newDevice();
  await service.guests.addDevice({ id: device, guest: guest.id, kind: deviceKind(userAgent), made: service.now() });
  return service.tokens.issue(guest, device);
};

/** The cookie anew, so that it does not run out while it is used. */
const remember = async (asked: Asked, guest: Guest): Promise<Answer> => {
  const { service } = asked;
  const { device, issued } = sessionIn(asked);
  if (isOldDevice(device)) return withCookie(asked, guest.name, await signedIn(asked, guest));
  if (service.now() - issued > HOUR) await service.guests.sawDevice(device, service.now());
  return withCookie(asked, guest.name, service.tokens.issue(guest, device));
};

const withCookie = ({ service, isSecure }: Asked, name: string, token: string): Answer => ({
  json: { name },
  headers: { 'set-cookie': cookieWith(token, service.tokens, isSecure) },
});
