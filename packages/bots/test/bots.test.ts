import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { playOut } from './play.ts';
import { ALL_TABLES, sheetAt } from './tables.ts';

const IS_NIGHT = process.env['PROOFS'] === 'all';

describe.each(LEVELS)('the %s bot', (level) => {
  // By day each table is played by every other level.
  const tables = ALL_TABLES.filter((_, place) => IS_NIGHT || (place + LEVELS.indexOf(level)) % 2 === 0);

  it.each(tables)('plays $edition $mode with $players $options to an end', (table) => {
    const { log } = playOut(sheetAt(table, 'bots'), { levels: [level] });
    expect(log.at(-1)!.kind).toBe('over');
  });

  it('plays the same game from the same seed', () => {
    const sheet = sheetAt({ edition: 'second', mode: 'suspicion', players: 5 }, 'again');
    expect(playOut(sheet, { levels: [level] }).log).toEqual(playOut(sheet, { levels: [level] }).log);
  });
});
