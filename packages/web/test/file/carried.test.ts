// @vitest-environment happy-dom
import { statisticsOf, tallyOf } from '@room25/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { allBests } from '../../src/best/best-scores.ts';
import { bringFile, fileText } from '../../src/file/carried.ts';
import { noteDay, noteDays, solvedDays } from '../../src/puzzles/days.ts';
import { allProgress, noteMiss, noteSolved } from '../../src/puzzles/progress.ts';
import { unpack } from '../../src/record/packed.ts';
import { deviceGames, keepGames, MOST_GAMES, noteResult } from '../../src/results/device-results.ts';
import { resultsIn } from '../../src/results/result.ts';
import { exportText } from '../../src/saves/export.ts';
import { pass, passedLessons } from '../../src/tutorial/progress.ts';
import { finished } from './file-games.ts';

const GAMES = finished(6);
const file = (text: string): File => new File([text], 'a.json');

describe('what games come to', () => {
  beforeEach(async () => {
    for (const game of GAMES) await noteResult(game);
  });

  it('is noted once, as the record says, with the record', async () => {
    for (const game of GAMES) await noteResult(game);
    const games = await deviceGames();
    expect(games.map(({ id }) => id).sort()).toEqual(GAMES.map(({ id }) => id).sort());
    for (const { id, mine, record } of games) {
      const table = GAMES.find((each) => each.id === id)!;
      expect(mine).toEqual(tallyOf(table)![0]);
      expect(await unpack(record!, 1_000_000)).toBe(exportText(table));
    }
  });

  it('is nothing while a game goes on, nor of a game from elsewhere or without anybody', async () => {
    const [first, second, third] = finished(9).slice(6);
    const { outcome: _, ...unfinished } = first!;
    await noteResult({ ...unfinished, id: 'unfinished' });
    const { isDealtHere: __, ...foreign } = second!;
    await noteResult({ ...foreign, id: 'foreign' });
    await noteResult({ ...third!, id: 'bots', seats: third!.seats.map(() => ({ player: 'easy' })) });
    expect((await deviceGames()).length).toBe(GAMES.length);
  });

  it('counts for nobody where several share the screen', async () => {
    const shared = { ...finished(7)[6]!, id: 'shared', time: 1 };
    await noteResult({ ...shared, seats: shared.seats.map(() => ({ player: 'person' })) });
    const games = await deviceGames();
    expect(games.find(({ id }) => id === 'shared')).toMatchObject({ edition: shared.sheet.edition });
    expect(statisticsOf(resultsIn(games)).games).toBe(GAMES.length);
  });
});

describe('a file that is taken along', () => {
  it('holds everything, and brings what is new where it is brought in', async () => {
    noteMiss('p01');
    noteSolved('p02', 20_000);
    noteDay(20_000);
    pass('opening');
    const games = await deviceGames();
    const text = fileText(games);
    // The same again adds nothing.
    expect(await bringFile(file(text))).toBe(0);
    const more = JSON.parse(text);
    more.games.push({ ...more.games[0], id: 'another', server: 'https://example.org' });
    more.games.push({ ...more.games[0], id: 'another' });
    more.puzzles.p01 = { tries: 3, hints: 1, solved: 20_002 };
    more.puzzles.p02 = { tries: 9, hints: 0, solved: 20_005 };
    more.days.push(20_001);
    more.lessons.push('colours');
    more.best.simplified = { score: 12, table: 'x' };
    expect(await bringFile(file(JSON.stringify(more)))).toBe(1);
    expect((await deviceGames()).length).toBe(games.length + 1);
    expect(allProgress.value['p01']).toEqual({ tries: 3, hints: 1, solved: 20_002 });
    expect(allProgress.value['p02']).toEqual({ tries: 1, hints: 0, solved: 20_000 });
    expect(solvedDays.value).toEqual([20_000, 20_001]);
    expect(passedLessons.value).toEqual(['opening', 'colours']);
    expect(allBests()).toEqual({ simplified: { score: 12, table: 'x' } });
    expect(await bringFile(file(JSON.stringify(more)))).toBe(0);
  });

  it('is refused whole if anything in it is wrong, and changes nothing', async () => {
    const good = JSON.parse(fileText(await deviceGames()));
    const before = fileText(await deviceGames()).replace(/"made":\d+/, '');
    const first = good.games[0];
    const bad = (change: object): string =>
      JSON.stringify({ ...good, lessons: [...good.lessons, 'guards'], ...change });
    const withGame = (change: object): string => bad({ games: [{ ...first, id: 'new', ...change }] });
    const withMine = (change: object): string => withGame({ mine: { ...first.mine, ...change } });
    const FILES: readonly (readonly [string, string])[] = [
      ['', 'unreadable'],
      ['{"kind":"other"}', 'unreadable'],
      ['[1]', 'unreadable'],
      [exportText(GAMES[0]!), 'unreadable'],
      [bad({ version: 2 }), 'newer'],
      [bad({ version: '1' }), 'damaged'],
      [bad({ games: {} }), 'damaged'],
      [bad({ days: [1, 'two'] }), 'damaged'],
      [bad({ lessons: ['<b>'] }), 'damaged'],
      [bad({ puzzles: { p01: { tries: -1, hints: 0 } } }), 'damaged'],
      [bad({ best: { simplified: { score: 1e9, table: 'x' } } }), 'damaged'],
      [withGame({ edition: 'third' }), 'damaged'],
      [withGame({ server: 'javascript:alert(1)' }), 'damaged'],
      [withGame({ record: '../x' }), 'damaged'],
      [withGame({ ended: 1.5 }), 'damaged'],
      [withMine({ won: 'yes' }), 'damaged'],
      [withMine({ characters: [{ name: 'nobody', survived: true }] }), 'damaged'],
      [withMine({ saved: ['x'] }), 'damaged'],
    ];
    for (const [text, fault] of FILES)
      expect([text.slice(-80), await bringFile(file(text))]).toEqual([text.slice(-80), fault]);
    expect(await bringFile({ size: 1e9 } as File)).toBe('large');
    expect(fileText(await deviceGames()).replace(/"made":\d+/, '')).toBe(before);
    noteDays([]);
  });

  it('does not grow without end: the oldest games go', async () => {
    const [first] = await deviceGames();
    const many = Array.from({ length: MOST_GAMES + 5 }, (_, at) => ({ ...first!, id: `many-${at}`, ended: 2e12 + at }));
    await keepGames(many);
    const { length, ...kept } = (await deviceGames()).filter(({ id }) => id.startsWith('many'));
    expect(length).toBe(MOST_GAMES);
    expect(Object.values(kept).some((game) => (game as { id: string }).id === 'many-0')).toBe(false);
  });
});
