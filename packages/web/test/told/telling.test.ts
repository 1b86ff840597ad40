import { type Event, SPECTATOR, seatViewer, type View, type Viewer } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { loadLanguage } from '@room25/text';
import { expect, test } from 'vitest';
import type { Told } from '../../src/play/played-game.ts';
import { viewAfter } from '../../src/play/view-after.ts';
import { sentence } from '../../src/told/telling.ts';
import { sentencesOf } from '../../src/told/together.ts';

const en = await loadLanguage('en');
const start = newGame({ edition: 'second', mode: 'cooperation', players: 4, seed: '1' }).view(SPECTATOR);
const { name: who } = start.cast[0]!;

const EVENTS: readonly Event[] = [
  { kind: 'revealed', cell: 'd1', room: '25', rule: 'MOVE-1' },
  { kind: 'moved', who, from: 'c1', to: 'd1', rule: 'MOVE-1' },
  { kind: 'slid', line: '1', direction: 'right', rule: 'CTRL-1' },
  { kind: 'revealed', cell: 'd1', room: 'EM', rule: 'MOVE-1' },
  { kind: 'slid', line: 'e', direction: 'up', rule: 'CTRL-1' },
];

const told = (events: readonly Event[]): { log: readonly Told[]; view: View } => ({
  log: events.map((event) => ({ event, turn: 1 })),
  view: events.reduce(viewAfter, start),
});

test('a room that somebody entered is called by its name wherever it lies since', () => {
  const { log, view } = told(EVENTS);
  expect(view.board.find(({ room }) => room === '25')?.cell).toBe('e5');
  expect(sentence(EVENTS[1]!, { language: en, viewer: SPECTATOR, view, log })).toMatch(/Room 25/);
});

test('what became another room, or lies hidden again, is not called by what is there now', () => {
  const later: readonly Event[] = [...EVENTS, { kind: 'replaced', cell: 'e5', rule: 'GUARD-POWER' }];
  const { log, view } = told(later);
  expect(sentence(EVENTS[1]!, { language: en, viewer: SPECTATOR, view, log })).not.toMatch(/Room 25|Empty/);
  const hidden = told([...EVENTS, { kind: 'concealed', cell: 'e5', room: '25', rule: 'GUARD-POWER' }]);
  expect(sentence(EVENTS[1]!, { language: en, viewer: SPECTATOR, ...hidden })).not.toMatch(/Room 25|Empty/);
});

test('a room that opens when somebody enters it is named once', () => {
  const events: readonly Event[] = [
    { kind: 'moved', who, from: 'c3', to: 'd3', rule: 'MOVE-1' },
    { kind: 'revealed', cell: 'd3', room: 'CO', rule: 'MOVE-1' },
    { kind: 'moved', who, from: 'd3', to: 'c3', rule: 'MOVE-1' },
  ];
  const { log, view } = told(events);
  const reader = { language: en, viewer: SPECTATOR, view };
  const [entered, opened, left] = events.map((event) => sentence(event, { ...reader, log }));
  expect([entered, opened]).toEqual([expect.not.stringMatching(/Control/), expect.stringMatching(/Control/)]);
  expect(left).toMatch(/Central/);
  expect(sentencesOf(events, reader)).toBe([entered, opened, left].join(' '));
});

test('an answer says to what', () => {
  const [, { name: other }] = start.cast as unknown as readonly [unknown, { name: typeof who }];
  const events: readonly Event[] = [
    { kind: 'said', who: other, saying: 'come', cell: 'b2', rule: 'COMM-PHRASE' },
    { kind: 'said', who, saying: 'yes', whom: other, rule: 'COMM-ANSWER' },
    { kind: 'said', who: other, saying: 'trust', whom: 'max', rule: 'COMM-PHRASE' },
    { kind: 'said', who, saying: 'no', whom: other, rule: 'COMM-ANSWER' },
  ];
  const { log, view } = told(events);
  const reader = { language: en, viewer: SPECTATOR, view };
  expect(sentence(events[1]!, { ...reader, log })).toMatch(/yes to .+’s “Come to b2!”$/);
  expect(sentence(events[3]!, { ...reader, log })).toMatch(/no to .+’s “I trust Max”\.$/);
  // Only the view knows.
  expect(sentence(events[3]!, { ...reader, view: events.slice(0, 3).reduce(viewAfter, start) })).toMatch(/I trust Max/);
  // Nobody knows any longer.
  expect(sentence(events[1]!, { ...reader, log: log.slice(1) })).toMatch(/yes to \w+\.$/);
});

test('whoever has programmed one action only is told so as "you"', () => {
  const { name: other } = start.cast[1]!;
  const laid: Event = { kind: 'laid', single: [who, other], adrenaline: [], rule: 'PROG-SECRET' };
  const told = (viewer: Viewer): string => sentence(laid, { language: en, viewer, view: start });
  const { people, phrases } = en;
  expect(told(SPECTATOR)).toBe(`One action only: ${phrases.names([who, other])}.`);
  expect(told(seatViewer(start.cast[0]!.seat))).toBe(`One action only: you and ${people[other]}.`);
});
