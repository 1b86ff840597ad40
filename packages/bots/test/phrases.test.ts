/** What bots make of phrases. */
import { type Command, type Event, formatCommand, Game, readCommand, readFile, SPECTATOR } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { roleBelief } from '../src/belief/roles.ts';
import { decide, hearersOf, isLate, type Level, type Task, taskOf } from '../src/index.ts';
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

describe('a person who suspects somebody', () => {
  const LEVELS_WITH_ALICE: readonly (Level | undefined)[] = ['easy', 'easy', 'easy', undefined, 'easy', 'easy'];
  const NAMES = ['franck', 'jennifer', 'max', 'alice', 'emmett', 'kevin'];

  /** Kevin has called c2 safe, and everybody has seen that it is not: all think the same of him. */
  const suspected = (guard: string): Heard => {
    const heard = dealt(guard, ['kevin: signal c2 green', 'alice: say suspect kevin']);
    return { ...heard, log: [...heard.log, { kind: 'revealed', cell: 'c2', room: 'AC', rule: 'MOVE-1' }] };
  };

  /** What the bots say, asked one after the other as they are at a table. */
  const answersTo = ({ game, log }: Heard): readonly string[] => {
    const all = [...log];
    const said: string[] = [];
    for (const seat of hearersOf(log, game.view(SPECTATOR))) {
      if (LEVELS_WITH_ALICE[seat] === undefined) continue;
      const task = taskOf(game, seat, { log: all, level: 'easy', seed: '0', levels: LEVELS_WITH_ALICE, answers: [] });
      const { command } = decide(task, { steps: 0 });
      if (command === undefined) continue;
      said.push(formatCommand(command));
      expect(game.apply(command)).toBeUndefined();
    }
    return said;
  };

  it('is answered by the one they suspect and by two others, the same whoever is a guard', () => {
    const answers = NAMES.map((guard) => answersTo(suspected(guard)));
    expect(answers[0]).toEqual(['kevin: say no alice', 'jennifer: say yes alice', 'max: say yes alice']);
    for (const others of answers) expect(others).toEqual(answers[0]);
  });

  it('hears yes from a bot that thinks the same; among bots it would accuse in its own words', () => {
    const { game, log } = suspected('kevin');
    const asked = (levels: readonly (Level | undefined)[]): string => {
      const task = taskOf(game, NAMES.indexOf('jennifer'), { log, level: 'easy', seed: '0', levels, answers: [] });
      return formatCommand(decide(task, { steps: 0 }).command!);
    };
    expect(asked(LEVELS_WITH_ALICE)).toBe('jennifer: say yes alice');
    expect(asked(NAMES.map(() => 'easy'))).toBe('jennifer: say suspect kevin');
  });

  it('is answered by no third one who has thought about it meanwhile', () => {
    const lines = ['alice: say suspect max', 'franck: say yes alice'];
    const late = (name: string, more: readonly string[]): boolean => {
      const view = dealt('kevin', [...lines, ...more]).game.view(SPECTATOR);
      return isLate(readCommand(`${name}: say no alice`) as Command, { view, levels: LEVELS_WITH_ALICE });
    };
    expect(late('emmett', [])).toBe(false);
    expect(late('emmett', ['jennifer: say no alice'])).toBe(true);
    expect(late('max', ['jennifer: say no alice'])).toBe(false);
  });

  it('hears no second bot accuse the same player that has thought of it meanwhile', () => {
    const { game } = dealt('kevin', ['jennifer: say suspect max']);
    const view = game.view(SPECTATOR);
    const late = (whom: string, levels: readonly (Level | undefined)[]): boolean =>
      isLate(readCommand(`emmett: say suspect ${whom}`) as Command, { view, levels });
    expect(late('max', LEVELS_WITH_ALICE)).toBe(true);
    expect(late('franck', LEVELS_WITH_ALICE)).toBe(false);
    expect(
      late(
        'max',
        NAMES.map(() => 'easy'),
      ),
    ).toBe(false);
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
