/** Claims are compared with what the viewer may know, and with nothing else. */
import { type RoomView, SPECTATOR, seatViewer, type View } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { expect, test } from 'vitest';
import { claimsAbout, contradictionOn } from '../../src/board/claims.ts';

const game = newGame({ edition: 'second', mode: 'suspicion', players: 6, seed: 'claims' });
const me = seatViewer(0);
const view = game.view(me);
const room = (more: Partial<RoomView>): RoomView => ({ cell: 'c2', ...more });
const red = { seat: 1, colour: 'red' } as const;
const green = { seat: 2, colour: 'green' } as const;

test('what is not what I saw', () => {
  const seen = room({ known: 'EM', signals: [red, green] });
  expect(claimsAbout(view, seen, me).map(({ isRefuted }) => isRefuted)).toEqual([true, false]);
  expect(contradictionOn(view, seen, me)).toBe('seen');
  expect(contradictionOn(view, room({ known: 'EM', signals: [green] }), me)).toBeUndefined();
});

test('words about a room that I do not know', () => {
  expect(contradictionOn(view, room({ signals: [red, green] }), me)).toBe('disagree');
  expect(contradictionOn(view, room({ signals: [red] }), me)).toBeUndefined();
  expect(contradictionOn(view, room({ signals: [red, green] }), SPECTATOR)).toBe('disagree');
});

test('my own lie is no contradiction', () => {
  const lied = room({ known: 'MR', signals: [{ seat: 0, colour: 'green' }] });
  expect(claimsAbout(view, lied, me)[0]).toMatchObject({ isMine: true, isRefuted: false });
  expect(contradictionOn(view, lied, me)).toBeUndefined();
});

test('a spectator is told nothing that somebody saw, and nobody is without memory help', () => {
  const seen = room({ known: 'EM', signals: [red] });
  expect(claimsAbout(view, seen, SPECTATOR)[0]!.isRefuted).toBe(false);
  const without: View = { ...view, options: { ...view.options, memory: false } };
  expect(contradictionOn(without, room({ signals: [red, green] }), me)).toBeUndefined();
  expect(claimsAbout(without, seen, me)[0]!.isRefuted).toBe(false);
});

test('the end, which shows every room, does not say that I had seen it', () => {
  expect(contradictionOn({ ...view, phase: 'over' }, room({ known: 'EM', signals: [red] }), me)).toBeUndefined();
});
