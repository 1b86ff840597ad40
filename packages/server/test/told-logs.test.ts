/** What bots were told is kept, so that a decision does not cost as much as has happened. */
import { taskOf } from '@room25/bots';
import { eventsIn } from '@room25/bots/pool';
import { seatViewer } from '@room25/engine';
import { expect, it, vi } from 'vitest';
import { ToldLogs } from '../src/node/told-logs.ts';
import { Growing } from '../src/table/growing.ts';
import { stuffedLog } from './stuffed-log.ts';

const { game, events: log } = stuffedLog(700).table.play!;
const events = log.from(0);
const toldOf = (seat: number, of = events) => of.map((event) => game.told(event, seatViewer(seat)));

it('a seat has what it was told, however the log grew', () => {
  const logs = new ToldLogs(10);
  let grown = new Growing(events.slice(0, 10));
  for (let from = 10; from < events.length; from += 37) {
    grown = grown.with(events.slice(from, from + 37));
    // The others are asked now and then.
    for (const seat of from % 3 === 0 ? [0, 1, 2, 3] : [0])
      expect(eventsIn(logs.of(seat, { game, events: grown })!)).toEqual(toldOf(seat, grown.from(0)));
  }
  expect(toldOf(0)).not.toEqual(toldOf(1));
});

it('what was read before stays as it was', () => {
  const logs = new ToldLogs(10);
  const few = new Growing(events.slice(0, 20));
  const before = logs.of(0, { game, events: few })!;
  logs.of(0, { game, events: few.with(events.slice(20)) });
  expect(eventsIn(before)).toEqual(toldOf(0, events.slice(0, 20)));
});

it('what has not happened after all is not told', () => {
  const logs = new ToldLogs(10);
  const few = new Growing(events.slice(0, 20));
  logs.of(0, { game, events: few.with(events.slice(50, 60)) });
  const really = few.with(events.slice(20, 25));
  expect(eventsIn(logs.of(0, { game, events: really })!)).toEqual(toldOf(0, events.slice(0, 25)));
});

it('little is not kept', () => {
  expect(new ToldLogs().of(0, { game, events: new Growing(events) })).toBeUndefined();
});

it('one more decision adds what is new, not all', () => {
  const logs = new ToldLogs(10);
  const most = new Growing(events.slice(0, -1));
  logs.of(0, { game, events: most });
  let looked = 0;
  const watched = {
    told(...args: Parameters<typeof game.told>) {
      looked++;
      return game.told(...args);
    },
  } as unknown as typeof game;
  logs.of(0, { game: watched, events: most.with(events.slice(-1)) });
  expect(looked).toBe(1);
});

it('a task is made without a look at all that has happened; whoever looks has it all', () => {
  const grown = new Growing(events);
  const read = vi.spyOn(grown, 'slice');
  const task = taskOf(game, 0, { log: grown, level: 'hard', seed: 'a bot' });
  expect(task.answers).toEqual([]);
  expect(task.view.phase).toBe('over');
  expect(read).not.toHaveBeenCalled();
  expect(task.events).toEqual(toldOf(0));
});
