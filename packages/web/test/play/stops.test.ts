import { CELLS, type Event, Game, newSheet, type RoomView, type Sheet, SPECTATOR, type View } from '@room25/engine';
import { expect, it } from 'vitest';
import { isStop } from '../../src/play/stops.ts';

const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'stops' }) as Sheet;
const dealt = (Game.setUp(sheet) as Game).view(SPECTATOR);
const event = (kind: string, more: object = {}) => ({ kind, ...more }) as unknown as Event;
const claim = event('signalled', { who: 'max', cell: 'b1', colour: 'red' });

const withRoom = (room: Partial<RoomView>): View => ({
  ...dealt,
  board: dealt.board.map((each) => (each.cell === CELLS[1] ? { ...each, ...room } : each)),
});

it('Whoever hurries to their turn is held up by deaths, the alarm, and what contradicts or confirms them', () => {
  expect(isStop(event('died'), dealt)).toBe(true);
  expect(isStop(event('alarm'), dealt)).toBe(true);
  expect(isStop(claim, withRoom({ known: 'MR' }))).toBe(true);
  expect(isStop(claim, dealt)).toBe(false);
  expect(isStop(event('moved'), dealt)).toBe(false);
});
