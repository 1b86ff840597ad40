/** What is shown in one go. */
import type { Event } from '@room25/engine';
import { expect, it } from 'vitest';
import type { Told } from '../../src/play/played-game.ts';
import { lengthOf, nextScene, spanOf } from '../../src/play/scene.ts';

const played = (who: string, action: string) => ({ kind: 'played', who, action, round: 1, rule: 'ACT-ORDER' });
const looked = (who: string, cell: string) => ({ kind: 'looked', who, cell, seats: [], rule: 'LOOK-1' });
const said = (who: string, cell: string) => ({ kind: 'signalled', who, cell, colour: 'red', rule: 'COMM-DANGER' });
const moved = (who: string, to: string) => ({ kind: 'moved', who, from: 'a1', to, rule: 'MOVE-1' });
const revealed = (cell: string) => ({ kind: 'revealed', cell, room: 'EM', rule: 'WORD-HIDDEN' });
const slid = (who: string) => ({ kind: 'slid', who, line: '1', direction: 'left', rule: 'CTRL-1' });
const waited = (who: string) => ({ kind: 'waited', who, round: 1, rule: 'PROG-ONE' });
const died = (who: string) => ({ kind: 'died', who, cell: 'a1', rule: 'ROOM-MORTAL' });
const turn = { kind: 'turn', turn: 2, turnsLeft: 5, order: [], rule: 'TURN-1' };

const toldOf = (...events: readonly object[]): readonly Told[] =>
  events.map((event) => ({ event: event as unknown as Event, turn: 1 }));

/** How many events the first scene has, and how long it is. */
const first = (events: readonly object[], isPrivate: (event: Event) => boolean = () => false) => {
  const scene = nextScene(toldOf(...events), isPrivate)!;
  return [scene.told.length, scene.ms, scene.main.kind];
};

it('shows somebody who plays Look and looks as one event', () => {
  expect(first([played('max', 'look'), looked('max', 'c2')])).toEqual([2, 900, 'looked']);
});

it('shows all who look one after the other, and what they say of it, together', () => {
  const looks = [
    ...[played('max', 'look'), looked('max', 'c2'), said('max', 'c2')],
    ...[waited('kevin'), played('alice', 'look'), looked('alice', 'd3')],
  ];
  expect(first(looks)).toEqual([6, 1200, 'looked']);
  expect(first([...looks, died('max')])).toEqual([6, 1200, 'looked']);
});

it('shows what somebody at this screen alone is shown by itself', () => {
  const isMine = (event: Event) => event.kind === 'looked' && event.who === 'max';
  const events = [
    played('kevin', 'look'),
    looked('kevin', 'b1'),
    played('max', 'look'),
    looked('max', 'c2'),
    played('alice', 'look'),
    looked('alice', 'd3'),
  ];
  expect(first(events, isMine)).toEqual([2, 900, 'looked']);
  expect(first(events.slice(2), isMine)).toEqual([2, 900, 'looked']);
});

it('leaves time to read why one’s own action is lost', () => {
  const lost = (who: string) => ({ kind: 'lost', who, action: 'look', round: 1, rule: 'LOOK-1' });
  const isMine = (event: Event) => event.kind === 'lost' && event.who === 'max';
  const events = [lost('kevin'), lost('max'), lost('alice')];
  expect(first(events, isMine)).toEqual([1, 700, 'lost']);
  expect(first(events.slice(1), isMine)).toEqual([1, 1600, 'lost']);
  expect(first([lost('kevin')])).toEqual([1, 700, 'lost']);
  expect(first(events)).toEqual([3, 1300, 'lost']);
  expect(first([...events, ...events, ...events])).toEqual([9, 1900, 'lost']);
});

it('shows a step and the room that opens as one, and who looks meanwhile', () => {
  const step = [played('max', 'move'), moved('max', 'c2'), revealed('c2')];
  expect(first(step)).toEqual([3, 850, 'moved']);
  const looks = [played('alice', 'look'), looked('alice', 'd3')];
  expect(first([...looks, ...step])).toEqual([5, 900, 'moved']);
  expect(first([...step, ...looks])).toEqual([5, 900, 'moved']);
  // A sight line leads from where somebody stands.
  expect(first([played('max', 'look'), looked('max', 'd3'), ...step])).toEqual([2, 900, 'looked']);
});

it('shows several who go to different rooms together, three at most', () => {
  const step = (who: string, cell: string) => [played(who, 'move'), moved(who, cell), revealed(cell)];
  const two = [...step('max', 'c2'), ...step('alice', 'd3')];
  expect(first(two)).toEqual([6, 1000, 'moved']);
  expect(first([...two, played('kevin', 'look'), looked('kevin', 'e5'), moved('franck', 'b1')])).toEqual([
    9,
    1000,
    'moved',
  ]);
  expect(first([...two, ...step('franck', 'b1'), ...step('sarah', 'a5')])).toEqual([9, 1000, 'moved']);
  // Not into one room, nobody twice, and not past what comes of it.
  expect(first([...step('max', 'c2'), played('alice', 'move'), moved('alice', 'c2')])).toEqual([3, 850, 'moved']);
  expect(first([...step('max', 'c2'), moved('max', 'd2')])).toEqual([3, 850, 'moved']);
  expect(first([...step('max', 'c2'), died('max'), ...step('alice', 'd3')])).toEqual([3, 850, 'moved']);
});

it('shows lines that lie side by side sliding together', () => {
  const slide = (who: string, line: string) => [played(who, 'control'), { ...slid(who), line }];
  expect(first([...slide('max', '1'), ...slide('alice', '4')])).toEqual([4, 600, 'slid']);
  expect(first([...slide('max', '1'), ...slide('alice', 'b')])).toEqual([2, 600, 'slid']);
  expect(first([...slide('max', '1'), ...slide('alice', '1')])).toEqual([2, 600, 'slid']);
});

it('shows what a room does to itself with the step into it, and nothing after it', () => {
  const armed = { kind: 'armed', who: 'max', cell: 'c2', rule: 'ROOM-TRAPPED' };
  const step = [played('max', 'move'), moved('max', 'c2'), revealed('c2')];
  expect(first([...step, armed])).toEqual([4, 1050, 'moved']);
  expect(first([...step, armed, played('alice', 'move'), moved('alice', 'd3')])).toEqual([4, 1050, 'moved']);
});

it('shows what a card does after it was read, and adrenaline with the action', () => {
  const card = { kind: 'card', card: { kind: 'move' }, rule: 'MAC-1' };
  expect(first([card, slid('max')])).toEqual([2, 1300, 'slid']);
  const all = toldOf(card, slid('max')).map(({ event }) => event);
  expect(spanOf(all, all[1]!)).toEqual([7 / 13, 1]);
  const adrenaline = { kind: 'adrenaline', who: 'max', rule: 'ADR-2' };
  expect(first([adrenaline, played('max', 'move'), moved('max', 'c2')])).toEqual([3, 400, 'moved']);
});

it('is done with sight lines before a line slides', () => {
  const events = [played('alice', 'look'), looked('alice', 'd3'), played('max', 'control'), slid('max')];
  expect(first(events)).toEqual([4, 1000, 'slid']);
  const all = toldOf(...events).map(({ event }) => event);
  const [, end] = spanOf(all, all[1]!);
  expect(spanOf(all, all[3]!)).toEqual([end, 1]);
});

it('waits for nobody who waits, and shows a new turn by itself', () => {
  expect(first([waited('max')])).toEqual([1, 0, 'waited']);
  expect(first([said('max', 'c2'), turn])).toEqual([1, 450, 'signalled']);
  expect(first([turn])).toEqual([1, 600, 'turn']);
});

it('takes in stillness only as long as there is something to see', () => {
  const lengthIn = (isStill: boolean, ...events: readonly object[]) =>
    lengthOf(nextScene(toldOf(...events), () => false)!, isStill);
  expect(lengthIn(true, slid('max'))).toBeLessThan(lengthIn(false, slid('max')));
  expect(lengthIn(true, looked('max', 'c2'))).toBe(lengthIn(false, looked('max', 'c2')));
  expect(lengthIn(true, waited('max'))).toBe(0);
});
