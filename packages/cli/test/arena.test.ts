import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { arena } from '../src/arena/arena.ts';
import { boutsOf, type PlayedBout, playBout } from '../src/arena/bout.ts';
import { FIGURE, FIGURES } from '../src/arena/figures.ts';
import { gridsOf } from '../src/arena/grids.ts';
import type { Settings } from '../src/arena/settings.ts';
import { UsageError } from '../src/command.ts';
import { sheetOf } from '../src/table-options.ts';
import { lines, newFolder, PATIENCE, room25 } from './room25.ts';

const SETTINGS: Settings = {
  figures: FIGURES,
  players: ['random', 'easy', 'oracle'],
  games: 2,
  seed: 'a',
  // In steps: what is thought for a time depends on the machine.
  budgets: { easy: { steps: 1 }, oracle: { steps: 1 } },
};
const SMALL = ['--figures', 'cooperation,competition', '--levels', 'random,easy', '--steps', '1', '--seed', 'a b'];

const gameOf = (figure: (typeof FIGURES)[number], seed: string): Game =>
  Game.setUp(sheetOf(FIGURE[figure].wish, seed)) as Game;

describe('what the arena plays', { timeout: PATIENCE }, () => {
  it('is every level with itself where all play together, and with every other where they do not', () => {
    const matches = (figure: (typeof FIGURES)[number]): string[] =>
      FIGURE[figure].contest.matches(['easy', 'hard', 'oracle']).map((match) => match.join(' '));
    expect(matches('cooperation')).toEqual(['easy', 'hard', 'oracle']);
    expect(matches('suspicion')).toEqual(['easy easy', 'easy hard', 'hard easy', 'hard hard']);
    expect(matches('team')).toEqual(['hard easy']);
  });

  it('has something of each figure from the first games on', () => {
    const bouts = boutsOf(SETTINGS);
    const first = bouts.slice(0, bouts.length / 2);
    expect(new Set(first.map(({ game }) => game))).toEqual(new Set([1]));
    expect(new Set(first.map(({ figure }) => figure))).toEqual(new Set(FIGURES));
  });

  it.each(['competition', 'team'] as const)('gives both as many seats of each side in %s', (figure) => {
    const { sides } = gameOf(figure, '0');
    const had = new Map<string, number>();
    for (let number = 1; number <= 2 * sides.length; number++) {
      const game = gameOf(figure, `${number}`);
      const seats = FIGURE[figure].contest.seats(game, number);
      for (const who of game.cast) {
        const key = `side ${tableOf(game).terms.sideOf[who]} kind ${seats[game.seatOf(who)]}`;
        had.set(key, (had.get(key) ?? 0) + 1);
      }
    }
    expect(had.size).toBe(2 * sides.length);
    expect(new Set(had.values()).size).toBe(1);
  });

  it('seats prisoners and guards by their roles', () => {
    const game = gameOf('suspicion', 'roles');
    const seats = FIGURE.suspicion.contest.seats(game, 1);
    const guards = game.cast.filter((who) => tableOf(game).guards & (1 << who));
    expect(guards).toHaveLength(2);
    expect(guards.map((who) => seats[game.seatOf(who)])).toEqual([1, 1]);
    expect(seats.filter((kind) => kind === 0)).toHaveLength(4);
  });

  it('is played the same twice', { timeout: PATIENCE }, () => {
    const settings: Settings = { ...SETTINGS, players: ['random', 'easy'], games: 1 };
    const bouts = boutsOf(settings);
    for (const figure of FIGURES) {
      const bout = bouts.findLast((each) => each.figure === figure)!;
      expect(playBout(bout, settings)).toEqual(playBout(bout, settings));
    }
  });
});

describe('the tables of the arena', () => {
  const won = (count: number, of: number, bout: Pick<PlayedBout, 'figure' | 'match'>): PlayedBout[] =>
    Array.from({ length: of }, (_, index) => ({
      ...bout,
      game: index + 1,
      result: index < count ? 'complete' : 'lost',
      turns: 6,
      ...(index < count && { winner: 0 }),
    }));

  it('measure a level by the oracle', () => {
    const figure = 'cooperation';
    const played = [...won(5, 10, { figure, match: ['easy'] }), ...won(8, 10, { figure, match: ['oracle'] })];
    const [table] = gridsOf({ ...SETTINGS, figures: [figure], players: ['easy', 'oracle'] }, played);
    expect(table!.rows).toEqual([
      ['easy', '10', '50.0 %', '23.7–76.3 %', '50.0 %', '6.0', '62.5 %'],
      ['oracle', '10', '80.0 %', '49.0–94.3 %', '80.0 %', '6.0', '100.0 %'],
    ]);
  });

  it('have prisoners down and guards across', () => {
    const figure = 'suspicion';
    const played = [
      ...won(5, 10, { figure, match: ['hard', 'easy'] }),
      ...won(0, 10, { figure, match: ['easy', 'hard'] }),
    ];
    const [table] = gridsOf({ ...SETTINGS, figures: [figure], players: ['easy', 'hard'] }, played);
    expect(table!.columns).toEqual(['prisoners', 'easy guards', 'hard guards']);
    expect(table!.rows).toEqual([
      ['easy', '–', '0.0 % (0.0–27.8 %; 10)'],
      ['hard', '50.0 % (23.7–76.3 %; 10)', '–'],
    ]);
  });

  it('count only games that somebody won between rivals', () => {
    const figure = 'team';
    const [table] = gridsOf({ ...SETTINGS, figures: [figure], players: ['easy', 'hard'] }, [
      ...won(3, 6, { figure, match: ['hard', 'easy'] }),
      { figure, match: ['hard', 'easy'], game: 7, result: 'side', winner: 1, turns: 5 },
    ]);
    expect(table!.rows).toEqual([['hard – easy', '7', '42.9 %', '14.3 %', '42.9 %', '75.0 %', '30.1–95.4 %']]);
  });
});

describe('room25 arena', { timeout: PATIENCE }, () => {
  it('gives the same tables with one thread and with two, and the command that made them', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((threads) => room25(['arena', ...SMALL, '--games', '6', '--threads', threads, '--markdown'])),
    );
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(two).toEqual(one);
    const [command, , made, , title, , columns, rule, ...rows] = lines(one!.stdout);
    expect(command).toBe(
      "`room25 arena --figures cooperation,competition --levels random,easy --games 6 --steps 1 --seed 'a b'`",
    );
    expect(made).toMatch(/^\d{4}-\d\d-\d\d, Node \d+\.\d+\.\d+\. Budget of a decision: random 1 step, easy 1 step\.$/);
    expect(title).toMatch(/^\*\*Cooperation, .*\*\*$/);
    expect(columns).toMatch(/^\| level \| games \| escaped \| 95 % \|/);
    expect(rule).toMatch(/^\| --- \| ---: \|/);
    expect(rows[0]).toMatch(/^\| random \| 6 \| \d+\.\d % \| \d+\.\d–\d+\.\d % \|/);
  });

  it('goes on with a run that was cut in the middle of a line, and to more games', async () => {
    const folder = newFolder();
    const [whole, cut] = [join(folder, 'whole.jsonl'), join(folder, 'cut.jsonl')];
    const first = await room25(['arena', ...SMALL, '--games', '4', '--json', whole]);
    expect(first.status).toBe(0);
    const text = readFileSync(whole, 'utf8');
    expect(lines(text)).toHaveLength(1 + 4 * 3);
    writeFileSync(cut, text.slice(0, text.length / 2));
    const rest = await room25(['arena', '--resume', cut, '--threads', '2']);
    expect(rest).toEqual(first);
    expect(lines(readFileSync(cut, 'utf8')).sort()).toEqual(lines(text).sort());
    const more = await room25(['arena', '--resume', cut, '--games', '6']);
    const straight = await room25(['arena', ...SMALL, '--games', '6']);
    expect(more.stdout).toBe(straight.stdout);
  });

  it('says where a file cannot be used, and leaves it alone', async () => {
    const file = join(newFolder(), 'notes');
    writeFileSync(file, 'my notes\n');
    await expect(arena.run(['--json', file])).rejects.toThrow(/it exists; .*--resume/);
    await expect(arena.run(['--resume', file])).rejects.toThrow(/is not what 'room25 arena --json' .* writes/);
    await expect(arena.run(['--resume', `${file} more`])).rejects.toThrow(/no such file/);
    expect(readFileSync(file, 'utf8')).toBe('my notes\n');
  });

  it.each([
    [['--figures', 'chess'], /cooperation, ultimate, .*; found 'chess'/],
    [['--levels', 'easy,clever'], /random, easy, normal, hard, guided, oracle; found 'clever'/],
    [['--games', '0'], /whole number/],
    [['--threads', 'many'], /whole number/],
    [['--steps', '5', '--milliseconds', '5'], /not both/],
    [['--steps', 'clever=5'], /found 'clever'/],
    [['--steps', 'hard='], /whole number/],
    [['--seed', 'a # b'], /--seed/],
    [['--resume', 'x', '--seed', 'b'], /the seed and the budget that it began with/],
    [['--resume', 'x', '--json', 'y'], /without --json/],
    [['now'], /now/],
  ])('%j is refused', async (args, reason) => {
    await expect(arena.run(args)).rejects.toThrow(UsageError);
    await expect(arena.run(args)).rejects.toThrow(reason);
  });
});
