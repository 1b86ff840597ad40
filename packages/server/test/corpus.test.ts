/** Games that were played once play out the same for ever, as long as the rules keep their version. */
import { readdirSync, readFileSync } from 'node:fs';
import { EDITION_RULES, EDITIONS, type Event, readFile, runScript } from '@room25/engine';
import { describe, expect, test } from 'vitest';
import { endOf, FOLDER } from './corpus/record.ts';

const NAMES = readdirSync(FOLDER).sort();

describe('the corpus', () => {
  test('has every mode of every edition', () => {
    const recorded = new Set(NAMES.map((name) => name.split('-').slice(0, 2).join(' ')));
    const all = EDITIONS.flatMap((edition) =>
      Object.keys(EDITION_RULES[edition].modes).map((mode) => `${edition} ${mode}`),
    );
    expect([...recorded].sort()).toEqual(all.sort());
  });

  test.each(NAMES)('%s comes to the same end by the same events', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const { games, errors } = readFile(text);
    expect(errors).toEqual([]);
    const events: Event[] = [];
    const { game, failures } = runScript(games[0]!, (event) => events.push(event));
    expect(failures).toEqual([]);
    expect(game!.outcome).toBeDefined();
    expect(endOf(game!, events)).toBe(text.slice(text.indexOf('\n# ') + 1));
  });
});
