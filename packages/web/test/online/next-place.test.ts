/** Where a screen goes from here: after a game, and from a code that was typed. */
import type { TableView } from '@room25/protocol';
import { expect, it } from 'vitest';
import { placeAfter, placeByCode } from '../../src/online/places.ts';

it('After a game everybody goes on as they were: at a seat, with a hand, on the big screen, looking on', () => {
  expect(placeAfter('room', true)).toBe('room');
  expect(placeAfter('hand', true)).toBe('hand');
  expect(placeAfter('television', false)).toBe('television');
  expect(placeAfter('watch', false)).toBe('watch');
  expect(placeAfter('room', false)).toBe('watch');
  expect(placeAfter('hand', false)).toBe('watch');
});

it('A code read off a television that waits for players leads to a hand', () => {
  const table = (more: object): TableView => ({ state: 'open', seats: [{ kind: 'free' }], ...more }) as never;
  const ana = { kind: 'person', name: 'Ana' };
  expect(placeByCode(table({}))).toBe('hand');
  expect(placeByCode(table({ seats: [ana, { kind: 'free' }] }))).toBe('hand');
  expect(placeByCode(table({ seats: [{ ...ana, host: true }] }))).toBe('room');
  expect(placeByCode(table({ quick: {} }))).toBe('room');
  expect(placeByCode(table({ state: 'playing' }))).toBe('room');
});
