import { decide, taskOf } from '@room25/bots';
import { type Command, EVERYONE, type Event, Game, newSheet, ROOMS, type Sheet, unpacked, whoOf } from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { rememberedFor } from '../../src/end/deeds.ts';
import { momentsOf } from '../../src/end/moments.ts';
import { storiesOf } from '../../src/end/stories.ts';
import { timelineOf } from '../../src/end/timeline.ts';
import { historyOf, isLie } from '../../src/record/history.ts';
import { Tape } from '../../src/record/tape.ts';
import { importText } from '../../src/saves/import.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';
import { recordOf, WISHES, wholeGame } from '../whole-games.ts';

describe.each(sampled(WISHES))('After $edition $mode', (wish) => {
  const { record, events } = wholeGame(wish);
  const history = historyOf(Tape.of(record)!);
  const stories = storiesOf(history);

  it('everything that happened is told', () => {
    expect(history.happenings.map(({ event }) => event)).toEqual(events);
    expect(history.last.outcome).toEqual(record.outcome);
  });

  it('everybody has a story that fits the end', () => {
    expect(stories.map(({ name }) => name)).toEqual(history.last.cast.map(({ name }) => name));
    for (const { name, fate, death } of stories) {
      const { cell } = history.last.cast.find((each) => each.name === name)!;
      expect(fate === 'dead').toBe(cell === undefined);
      expect(death !== undefined).toBe(fate === 'dead');
    }
    const { result } = record.outcome!;
    const out = stories.filter(({ fate }) => fate === 'out');
    // A side may also win as the last one alive, or by numbers when time runs out.
    if (result !== 'side') expect(out.length > 0).toBe(['prisoners', 'complete', 'partial'].includes(result));
    const exit = history.last.board.find(({ room }) => room === '25')?.cell;
    for (const { name } of out) expect(history.last.cast.find((each) => each.name === name)?.cell).toBe(exit);
  });

  it('what all did together is what happened', () => {
    const sum = (deed: 'looked' | 'lost' | 'slid'): number => stories.reduce((total, { did }) => total + did[deed], 0);
    expect(sum('looked')).toBe(events.filter(({ kind }) => kind === 'looked').length);
    expect(sum('lost')).toBe(events.filter(({ kind }) => kind === 'lost').length);
    expect(sum('slid')).toBe(events.filter((event) => event.kind === 'slid' && event.who).length);
  });

  it('there are three different moments', () => {
    const moments = momentsOf(history, stories);
    expect(new Set(moments.map(({ kind }) => kind)).size).toBe(3);
  });

  it('there is one turning point, and the end comes last', () => {
    const points = timelineOf(history);
    expect(points.filter(({ isTurningPoint }) => isTurningPoint)).toHaveLength(1);
    expect(points.at(-1)?.happening.event.kind).toBe('over');
    const deaths = points.filter(({ happening: { event } }) => event.kind === 'died');
    expect(deaths).toHaveLength(events.filter(({ kind }) => kind === 'died').length);
  });
});

describe('Of two slides the last takes everybody out, which ends the game before anything has moved', () => {
  const record = importText(
    `# players person person person person
edition second
mode cooperation
order franck jennifer max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) 25
  (EM) (EM) (EM) (EM) (EM)
at franck e4
at jennifer e4
at max e4
at alice e4
turnsLeft 1

franck: program control look
jennifer: program control look
rest: program look
franck: control e down
jennifer: control 5 right
`,
    { id: 'out', time: 0 },
  ) as Promise<SavedTable>;

  it('Whoever made it is remembered for it', async () => {
    const history = historyOf(Tape.of(await record)!);
    const stories = storiesOf(history);
    const remembered = stories.map((story) => ({ who: story.name, ...rememberedFor(story, stories, history) }));
    expect(remembered.filter(({ kind }) => kind === 'slidOut')).toEqual([
      { who: 'jennifer', kind: 'slidOut', line: '5', turnsLeft: 1 },
    ]);
  });

  it('It is the moment at which they got out', async () => {
    const history = historyOf(Tape.of(await record)!);
    const found = momentsOf(history, storiesOf(history)).find(({ kind }) => kind === 'lastMinute');
    expect(found?.at).toBe(history.happenings.length);
  });
});

/** A game in which somebody who has seen a room says what it is not, as soon as that is possible. */
const gameWithLie = (memory: 'on' | 'off') => {
  const events: Event[] = [];
  const sheet = newSheet({
    edition: 'second',
    mode: 'suspicion',
    players: 6,
    seed: 'lie',
    options: { memory },
  }) as Sheet;
  const game = Game.setUp(sheet, (event) => events.push(event)) as Game;
  const commands: Command[] = [];
  let lie: Command | undefined;
  while (!game.outcome) {
    const seen = events.findLast((event) => event.kind === 'looked');
    const said = seen && lie === undefined ? lieAbout(game, seen) : undefined;
    lie ??= said;
    const seat = game.seatOf(game.awaited[0]!);
    const command =
      said ?? decide(taskOf(game, seat, { log: events, level: 'random', seed: 'lie' }), { steps: 1 }).command!;
    if (game.apply(command)) throw new Error('an illegal move');
    commands.push(command);
  }
  return { record: recordOf(game, commands, 'lie'), lie: lie! };
};

const lieAbout = (game: Game, { who, cell, room }: Extract<Event, { kind: 'looked' }>): Command | undefined => {
  const seer = game.view(EVERYONE).cast.findIndex(({ name }) => name === who);
  return game.asides(game.cast[seer]!).find((code) => {
    const said = unpacked(code);
    return said.verb === 'signal' && said.cell === cell && said.colour !== ROOMS[room!].colour;
  });
};

describe.each(['on', 'off'] as const)('A lie, memory help %s', (memory) => {
  const { record, lie } = gameWithLie(memory);
  const history = historyOf(Tape.of(record)!);

  it('is found out', () => {
    const found = history.claims.find(isLie)!;
    expect(unpacked(lie)).toMatchObject({ cell: found.cell, colour: found.said });
    expect(history.last.cast.some(({ name }) => name === found.who)).toBe(true);
    expect(whoOf(lie)).toBeGreaterThanOrEqual(0);
  });

  it('is a moment of the game', () => {
    expect(momentsOf(history, storiesOf(history)).some(({ kind }) => kind === 'lie')).toBe(true);
  });
});
