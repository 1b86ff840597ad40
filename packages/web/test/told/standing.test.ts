/** A word about a room that was taken for another while people talked was never said. */
import { CELLS, type Colour, type Event, seatViewer } from '@room25/engine';
import { expect, it } from 'vitest';
import { lastWord } from '../../src/table/desk/last-word.ts';
import { standing } from '../../src/told/standing.ts';

const says = (who: string, cell: string, colour: Colour): Event =>
  ({ kind: 'signalled', who, cell, colour, rule: 'COMM-DANGER' }) as Event;
const happens = (kind: Event['kind'], more: object = {}): Event => ({ kind, ...more }) as Event;
const logOf = (...events: readonly Event[]) => events.map((event) => ({ event, turn: 1 }));
const colours = (...events: readonly Event[]): readonly Colour[] =>
  standing(logOf(...events)).flatMap(({ event }) => (event.kind === 'signalled' ? [event.colour] : []));

it('The last word of each about each room stands', () => {
  const others = [says('alice', 'c2', 'yellow'), says('max', 'd3', 'blue')];
  expect(colours(says('max', 'c2', 'green'), ...others, says('max', 'c2', 'red'))).toEqual(['yellow', 'blue', 'red']);
  expect(
    colours(says('max', 'c2', 'green'), happens('programmed', { who: 'alice' }), says('max', 'c2', 'red')),
  ).toEqual(['red']);
});

it('What others may have acted on stays said', () => {
  for (const kind of ['laid', 'played', 'card', 'slid', 'revealed'] as const)
    expect(colours(says('max', 'c2', 'green'), happens(kind), says('max', 'c2', 'red')), kind).toEqual([
      'green',
      'red',
    ]);
});

it('My last word can be changed until I have programmed or somebody acts', () => {
  const cast = [
    { name: 'max', seat: 0 },
    { name: 'alice', seat: 1 },
  ];
  const wordAfter = (seat: number, ...events: readonly Event[]) =>
    lastWord({
      log: { value: logOf(...events) },
      view: { value: { cast, board: CELLS } },
      viewer: { value: seatViewer(seat) },
    } as never)?.colour;
  const words = [says('max', 'c2', 'green'), says('alice', 'c2', 'red'), happens('turn')];
  expect(wordAfter(0, ...words)).toBe('green');
  expect(wordAfter(1, ...words)).toBe('red');
  expect(wordAfter(2, ...words)).toBeUndefined();
  expect(wordAfter(0, ...words, happens('programmed', { who: 'alice' }))).toBe('green');
  expect(wordAfter(0, ...words, happens('programmed', { who: 'max' }))).toBeUndefined();
  expect(wordAfter(0, ...words, happens('played', { who: 'alice' }))).toBeUndefined();
  expect(wordAfter(0, ...words, says('max', 'c2', 'blue'))).toBe('blue');
});
