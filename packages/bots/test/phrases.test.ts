/** What bots make of phrases. */
import { type Command, type Event, formatCommand, Game, readCommand, readFile } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { roleBelief } from '../src/belief/roles.ts';
import { decide, type Task, taskOf } from '../src/index.ts';
import { answerTo } from './position.ts';

const headerOf = (guard: string): string => `edition second
mode suspicion
order franck jennifer max alice emmett kevin
role ${guard} guard
board
  (MR) (EM) (TR) (EM) (25)
  (EM) (FL) (AC) (EM) (MR)
  (VI) EM   CE   (FL) (EM)
  (EM) (TR) (MR) (EM) (CO)
  (EM) (EM) (DA) (PR) (EM)
knows kevin c2
`;

interface Heard {
  readonly game: Game;
  readonly log: readonly Event[];
}

const after = (...lines: readonly string[]): Heard => dealt('kevin', lines);

const dealt = (guard: string, lines: readonly string[]): Heard => {
  const log: Event[] = [];
  const { games, errors } = readFile(`${headerOf(guard)}\n`);
  expect(errors).toEqual([]);
  const game = Game.setUp(games[0]!.sheet, (event) => log.push(event)) as Game;
  for (const line of lines) expect(game.apply(readCommand(line) as Command), line).toBeUndefined();
  return { game, log };
};

const taskFor = ({ game, log }: Heard, name: string, answers?: readonly Command[]): Task => {
  const seat = ['franck', 'jennifer', 'max', 'alice', 'emmett', 'kevin'].indexOf(name);
  return taskOf(game, seat, { log, level: 'easy', seed: '0', ...(answers && { answers }) });
};

const believes = (heard: Heard, name: string): readonly number[] => {
  const task = taskFor(heard, name);
  return roleBelief(task, tableOf(Game.load(task.world))).chances;
};

const MAX = 4;

/** What a bot says when it is only asked whether it has something to say. */
const sayingOf = (heard: Heard, name: string): string | undefined => {
  const { command } = decide(taskFor(heard, name, []), { steps: 0 });
  return command === undefined ? undefined : formatCommand(command);
};

describe('a bot that hears a phrase', () => {
  it('suspects whom others suspect, less whom they trust', () => {
    const before = believes(after(), 'franck')[MAX]!;
    expect(believes(after('alice: say suspect max'), 'franck')[MAX]).toBeGreaterThan(before);
    expect(believes(after('alice: say trust max'), 'franck')[MAX]).toBeLessThan(before);
  });

  it('believes a likely guard the other way round, and does not persuade itself', () => {
    // Kevin has lied about c2, as all can see now.
    const found = (heard: Heard): Heard => ({
      ...heard,
      log: [...heard.log, { kind: 'revealed', cell: 'c2', room: 'AC', rule: 'MOVE-1' }],
    });
    const lie = 'kevin: signal c2 green';
    const before = believes(found(after(lie)), 'jennifer')[MAX]!;
    expect(believes(found(after(lie, 'kevin: say suspect max')), 'jennifer')[MAX]).toBeLessThan(before);
    const own = believes(after(), 'franck')[MAX]!;
    expect(believes(after('franck: say suspect max'), 'franck')[MAX]).toBe(own);
  });

  it('says yes or no where it is concerned, and nothing where it is not', () => {
    expect(sayingOf(after('alice: say suspect max'), 'max')).toBe('max: say no alice');
    expect(sayingOf(after('alice: say trust max'), 'max')).toBe('max: say yes alice');
    expect(sayingOf(after('alice: say suspect max'), 'franck')).toBeUndefined();
    expect(sayingOf(after('alice: say come b3'), 'max')).toBe('max: say yes alice');
    expect(sayingOf(after('alice: say come a1'), 'max')).toBeUndefined();
    expect(sayingOf(after('alice: say wait', 'max: say yes alice'), 'max')).toBeUndefined();
  });

  it('answers as a guard what it would answer as a prisoner', () => {
    const lines = ['kevin: signal c2 red', 'alice: say suspect kevin', 'jennifer: say come c4', 'franck: say wait'];
    const answers = ['kevin', 'emmett'].map((guard) =>
      ['kevin', 'emmett', 'max'].map((name) => sayingOf(dealt(guard, lines), name)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![0]).toBe('kevin: say yes franck');
  });
});

describe('advice', () => {
  const position = `edition second
mode cooperation
order franck jennifer max alice
board
  (MR) (EM) (TR) (EM) (MR)
  (EM) (FL) (EM) (EM) (MR)
  (VI) (AC) CE   (FL) (EM)
  (EM) (TR) PR   (EM) (CO)
  (25) (EM) (DA) (EM) (EM)`;
  const programs = ['franck', 'jennifer', 'max', 'alice'].map((name) => `${name}: program move look`);

  it('is a hint where a bot has not looked', () => {
    const rooms = ['c2', 'b3', 'd3'];
    const warned = (free: string): string[] => [
      ...programs,
      ...['jennifer', 'max'].map((name, place) => `${name}: say avoid ${rooms.filter((cell) => cell !== free)[place]}`),
      `alice: say come ${free}`,
    ];
    for (const free of rooms) expect(answerTo(position, ...warned(free))).toBe(`move ${free}`);
  });
});
