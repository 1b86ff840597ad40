/** What bots say by themselves. */
import { type Command, type Event, formatCommand, Game, readCommand, readFile, SPECTATOR, told } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { adviceOf } from '../src/advice.ts';
import { posted, type Task, taskOf } from '../src/index.ts';
import { replyOf } from '../src/replies.ts';
import { playOut } from './play.ts';
import { ALL_TABLES, sheetAt } from './tables.ts';

const FOUR = ['franck', 'jennifer', 'max', 'alice'] as const;

const position = (more: string, { mode = 'cooperation', c2 = '(AC)' } = {}): string => `edition second
mode ${mode}
order ${FOUR.join(' ')}
board
  (MR) (EM) (TR) (EM) (MR)
  (EM) (FL) ${c2} (EM) (MR)
  (VI) (EM) CE   25   (EM)
  (EM) (TR) (PR) (EM) (CO)
  (EM) (EM) (DA) (EM) (EM)
${more}`;

const advice = (position: string, lines: readonly string[] = []): readonly string[] => {
  const log: Event[] = [];
  const { games, errors } = readFile(`${position}\n`);
  expect(errors).toEqual([]);
  const game = Game.setUp(games[0]!.sheet, (event) => log.push(event)) as Game;
  for (const line of lines) expect(game.apply(readCommand(line) as Command), line).toBeUndefined();
  return FOUR.flatMap((_, seat) => {
    const command = adviceOf(taskOf(game, seat, { log, level: 'easy', seed: '0', answers: [] }));
    return command === undefined ? [] : [formatCommand(command)];
  });
};

describe('advice', () => {
  it('calls into Room 25, and asks those to wait who are there', () => {
    expect(advice(position('at max d3'))).toEqual(['max: say come d3', 'alice: say wait']);
  });

  it('is not said twice, nor by more than two in a turn', () => {
    expect(advice(position('at max d3'), ['max: say come d3'])).toEqual(['alice: say wait']);
    expect(advice(position('at max d3'), ['max: say come d3', 'alice: say wait'])).toEqual([]);
    expect(advice(position('at max d3\nat alice d3'))).toHaveLength(2);
  });

  it('warns of what was called dangerous a turn ago, not of what was just said', () => {
    const seen = position('knows alice c2').replace('25', '(25)');
    const red = 'alice: signal c2 red';
    expect(advice(seen, [red])).toEqual([]);
    const turn = FOUR.map((name) => `${name}: program look`);
    const looks = ['franck: look b3', 'jennifer: look b3', 'max: look b3', 'alice: look b3'];
    expect(advice(seen, [red, ...turn, ...looks])).toEqual(['alice: say avoid c2']);
  });

  it('is made of what everybody knows, by at most two bots in a turn, and only where they are on one side', () => {
    let count = 0;
    for (const table of ALL_TABLES.filter(({ edition, players }) => edition === 'second' && players === 6)) {
      let turn = 0;
      const look = (_: Task, game: Game, log: readonly Event[]): void => {
        const now = game.view(SPECTATOR);
        if (now.phase !== 'programming' || now.turn === turn) return;
        turn = now.turn;
        const heard = log.map((event) => told(event, SPECTATOR));
        const sayings = game.seats.flatMap((_, seat) => {
          const task = taskOf(game, seat, { log, level: 'easy', seed: '0', answers: [] });
          const said = adviceOf(task);
          expect(adviceOf({ ...posted(task), view: now, events: heard })).toBe(said);
          return said === undefined ? [] : [said];
        });
        expect(sayings.length).toBeLessThanOrEqual(2);
        if (table.mode === 'team' || table.mode === 'competition') expect(sayings).toEqual([]);
        count += sayings.length;
      };
      playOut(sheetAt(table, 'advice'), { levels: ['easy'], look });
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('talk among bots', () => {
  it('is neither silence nor chatter', () => {
    let phrases = 0;
    let answers = 0;
    let turns = 0;
    for (const mode of ['suspicion', 'cooperation'] as const)
      for (const players of [5, 6]) {
        const { log } = playOut(sheetAt({ edition: 'second', mode, players }, 'talk'), { levels: ['easy'] });
        for (const event of log)
          if (event.kind === 'turn') turns++;
          else if (event.kind === 'said') event.saying === 'yes' || event.saying === 'no' ? answers++ : phrases++;
      }
    expect(phrases / turns).toBeGreaterThan(0.2);
    expect(phrases / turns).toBeLessThan(2);
    expect(answers).toBeLessThanOrEqual(phrases);
  });

  it('answers a bot only if it is meant, and people always', () => {
    const { games } = readFile(`${position('at max d3\nat franck b1')}\n`);
    const game = Game.setUp(games[0]!.sheet) as Game;
    game.apply(readCommand('max: say come d3') as Command);
    const answersWith = (levels: Task['levels']): number =>
      FOUR.filter((_, seat) => {
        const task = taskOf(game, seat, { log: [], level: 'easy', seed: '0', answers: [], levels });
        return replyOf(task) !== undefined;
      }).length;
    expect(answersWith(FOUR.map(() => 'easy'))).toBe(1);
    expect(answersWith(FOUR.map((name) => (name === 'max' ? undefined : 'easy')))).toBeGreaterThan(1);
  });
});
