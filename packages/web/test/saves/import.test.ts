import { describe, expect, it } from 'vitest';
import { exportText, fileNameOf, fileText } from '../../src/saves/export.ts';
import { importText } from '../../src/saves/import.ts';
import { LARGEST_FILE, type SavedTable } from '../../src/saves/saved-table.ts';
import { talkativeGame } from '../replay/talkative-game.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

const STAMP = { id: 'new', time: 5 };
const { record } = wholeGame(WISHES[0]!);

describe('A game carried off and brought in again is the same', () => {
  it.each(WISHES)('$edition $mode', async (wish) => {
    const { record: whole } = wholeGame(wish);
    const seats: SavedTable['seats'] = whole.seats.map((_, seat) => ({ player: seat % 2 ? 'hard' : 'person' }));
    expect(await importText(exportText({ ...whole, seats }), STAMP)).toEqual({ ...whole, seats, ...STAMP });
  });

  it('in the middle of a turn', async () => {
    const { outcome: _, ...unfinished } = { ...record, commands: record.commands.slice(0, 20) };
    const back = (await importText(exportText(unfinished), STAMP)) as SavedTable;
    expect(back.commands).toEqual(unfinished.commands);
    expect(back.outcome).toBeUndefined();
  });

  it('and without a word about who plays one person gets the first seat', async () => {
    const text = exportText(record).split('\n').slice(1).join('\n');
    const { seats } = (await importText(text, STAMP)) as SavedTable;
    expect(seats.map(({ player }) => player)).toEqual(['person', ...record.seats.slice(1).map(() => 'normal')]);
  });

  it('with what its bots thought, once it is over', async () => {
    const table = talkativeGame();
    const back = (await importText(fileText(table), STAMP)) as SavedTable;
    expect(back.thoughts).toEqual(table.thoughts);
    expect(back.thoughts!.length).toBeGreaterThan(10);
    const { outcome: _, ...unfinished } = { ...table, commands: table.commands.slice(0, 20) };
    expect(fileText(unfinished)).toBe(exportText(unfinished));
    const longest = { ...table, thoughts: Array.from({ length: 40 }, () => table.thoughts!).flat() };
    expect(fileText(longest)).toBe(exportText(table));
  });

  it.each([
    '{"samples":1}',
    '{',
    '{"samples":1,"chance":2,"options":[],"guards":[],"rooms":[]}',
    '{"samples":1,"chance":1,"options":[{"command":"franck: fly","chance":1,"samples":1}],"guards":[],"rooms":[]}',
    '{"samples":1,"chance":1,"options":[],"guards":[{"who":"odette","chance":1}],"rooms":[]}',
    '{"samples":1,"chance":1,"options":[],"guards":[],"rooms":[{"cell":"c9","room":"EM","chance":1}]}',
    '{"samples":1,"chance":1,"options":[],"guards":[],"rooms":[null]}',
  ])('and whatever is no thought is a remark: %s', async (json) => {
    const text = `${exportText(record)}# thought 3 1 ${json}\n`;
    expect(await importText(text, STAMP)).toEqual(await importText(exportText(record), STAMP));
  });

  it('under a name that says what it is', () => {
    expect(fileNameOf(record)).toBe('room25-prototype-suspicion-2026-11-15.r25');
  });
});

describe('A file that is no game is refused', () => {
  const text = exportText(record);
  const lineOf = (sought: RegExp): number => text.split('\n').findIndex((line) => sought.test(line)) + 1;

  it('when it is too large', async () => {
    expect(await importText(' '.repeat(LARGEST_FILE + 1), STAMP)).toEqual({ fault: 'large' });
  });

  it.each(['', '   \n\n', '# only a remark\n'])('when there is nothing in it: %j', async (nothing) => {
    expect(await importText(nothing, STAMP)).toEqual({ fault: 'empty' });
  });

  it('when there are several games in it', async () => {
    expect(await importText(`== one\n${text}\n== two\n${text}`, STAMP)).toEqual({ fault: 'several' });
  });

  it('with the line that cannot be read', async () => {
    const broken = text.replace(/^mode .*$/m, 'mode nonsense');
    expect(await importText(broken, STAMP)).toEqual({
      fault: 'unreadable',
      line: lineOf(/^mode /),
      text: 'mode nonsense',
    });
    expect(await importText('PNG\u0000', STAMP)).toMatchObject({ fault: 'unreadable', line: 1 });
  });

  it('with the line of a table that cannot be set up', async () => {
    const broken = text.replace(/^(order .*)$/m, '$1\ncomposition EM=1');
    expect(await importText(broken, STAMP)).toMatchObject({ fault: 'unplayable' });
  });

  it('with the line of a move that is against the rules', async () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => / (move|push|control) /.test(line));
    const broken = [...lines.slice(0, at), ...lines.slice(at + 1)].join('\n');
    expect(await importText(broken, STAMP)).toMatchObject({ fault: 'impossible' });
  });
});
