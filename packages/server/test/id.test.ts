import { expect, it } from 'vitest';
import { newGuest } from '../src/http/tokens.ts';
import { namesOf } from '../src/node/names.ts';

it('No id of a table or a guest looks like an option of a program', () => {
  const secret = Buffer.from('a secret');
  const tables = Array.from({ length: 2000 }, (_, request) => namesOf(secret, `${request}`, 0).id);
  const guests = Array.from({ length: 2000 }, () => newGuest('Ada').id);
  expect(tables.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
  expect(guests.filter((id) => !/^\w[\w-]{15}$/.test(id))).toEqual([]);
});
