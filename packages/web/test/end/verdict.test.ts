/** Whether I have won is what the game says, and why is what happened. */

import { EVERYONE, Game, type Sheet, winningSeats } from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../src/end/moments.ts';
import { storiesOf } from '../../src/end/stories.ts';
import { ownSeat, reasonOf, sideOf, verdictOf } from '../../src/end/verdict.ts';
import { historyOf } from '../../src/record/history.ts';
import { Tape } from '../../src/record/tape.ts';
import { importText, isRefusal } from '../../src/saves/import.ts';
import { WISHES, wholeGame } from '../whole-games.ts';
import { guardsWin } from './guards-win.ts';

describe.each(sampled(WISHES))('After $edition $mode', (wish) => {
  const { record } = wholeGame(wish);
  const history = historyOf(Tape.of(record)!);
  const stories = storiesOf(history);
  const game = Game.setUp(record.sheet as Sheet) as Game;
  for (const command of record.commands) game.apply(command);

  it('those have won whom the game calls winners', () => {
    const winners = record.seats.flatMap((_, seat) => (verdictOf(seat, stories, history) === 'lost' ? [] : [seat]));
    expect(winners).toEqual([...winningSeats(game)].sort());
  });

  it('the reason names who it is about', () => {
    const reason = reasonOf(stories, history);
    const { cast } = game.view(EVERYONE);
    if (reason?.kind === 'escaped')
      for (const who of reason.who) expect(cast.find(({ name }) => name === who)?.cell).toBeDefined();
    if (reason?.kind === 'deaths')
      for (const { who } of reason.deaths) {
        const { cell, role = 'prisoner' } = cast.find(({ name }) => name === who)!;
        expect([cell, role]).toEqual([undefined, 'prisoner']);
      }
    if (reason?.kind === 'time') expect(reason.inside.length).toBeGreaterThan(0);
  });

  it('sides are told where there are roles', () => {
    for (const { seat, role } of stories)
      expect(sideOf(seat, stories)).toBe(role && (role === 'prisoner' ? 'prisoner' : 'guard'));
  });
});

it('whoever got out is told so', async () => {
  const record = await importText(ESCAPE, { id: 'out', time: 0 });
  if (isRefusal(record)) throw new Error(record.fault);
  const history = historyOf(Tape.of(record)!);
  const stories = storiesOf(history);
  expect(reasonOf(stories, history)).toEqual({
    kind: 'escaped',
    who: ['max', 'franck', 'jennifer', 'alice'],
    areAll: true,
  });
  expect(verdictOf(0, stories, history)).toBe('out');
});

it('the last side alive has won and is still inside', async () => {
  const record = await importText(LAST_ALIVE, { id: 'alive', time: 0 });
  if (isRefusal(record)) throw new Error(record.fault);
  const history = historyOf(Tape.of(record)!);
  const stories = storiesOf(history);
  expect(history.last.outcome).toMatchObject({ result: 'side', side: ['franck', 'max'] });
  expect(stories.map(({ fate }) => fate)).toEqual(['inside', 'dead', 'inside', 'dead']);
  expect(verdictOf(0, stories, history)).toBe('won');
});

it('deaths that decided it are told with their turns', async () => {
  const record = await importText(guardsWin('person person person person'), { id: 'dead', time: 0 });
  if (isRefusal(record)) throw new Error(record.fault);
  const history = historyOf(Tape.of(record)!);
  const stories = storiesOf(history);
  const deaths = [
    { who: 'jennifer', turn: 1 },
    { who: 'max', turn: 1 },
  ];
  expect(reasonOf(stories, history)).toEqual({ kind: 'deaths', deaths, ofPrisoners: true });
  expect([0, 1, 2, 3].map((seat) => verdictOf(seat, stories, history))).toEqual(['won', 'lost', 'lost', 'lost']);
});

const LAST_ALIVE = `edition second
mode team
order franck jennifer max alice
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (MR) CE   (MR) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)

franck: program look
jennifer: program move
max: program look
alice: program move
franck: look c2
jennifer: move b3
max: look c4
alice: move d3
`;

const ESCAPE = `edition second
mode cooperation
order max franck jennifer alice
board
  25   (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
at max a1
at franck a1
at jennifer a1
at alice a1

max: program control
rest: program look
max: control 1 left
`;

it('a screen is somebody’s own if nobody shares it', () => {
  expect(ownSeat([{ player: 'easy' }, { player: 'person' }])).toBe(1);
  expect(ownSeat([{ player: 'person' }, { player: 'person' }])).toBeUndefined();
  expect(ownSeat([{ player: 'away' }, { player: 'easy' }])).toBeUndefined();
});

it('what a substitute did is in no honour and no blame', () => {
  const { record } = wholeGame(WISHES.find(({ mode }) => mode === 'suspicion')!);
  const tape = Tape.of(record)!;
  const all = record.commands.map((_, place) => place);
  const stories = storiesOf(historyOf(tape, all));
  expect(storiesOf(historyOf(tape)).some(({ did }) => did.looked > 0)).toBe(true);
  for (const { did, claims } of stories) {
    expect(claims).toEqual([]);
    expect(Object.values(did).every((count) => count === 0)).toBe(true);
  }
  expect(stories.some(({ hadSubstitute }) => hadSubstitute)).toBe(true);
  expect(momentsOf(historyOf(tape, all), stories).filter(({ at }) => at !== undefined)).toEqual([]);
});
