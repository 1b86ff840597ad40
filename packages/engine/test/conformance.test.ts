/** The rules, as scenarios: every `.r25` file of `conformance/`, a test for each game in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFile, runScript } from '../src/index.ts';

const FOLDER = fileURLToPath(new URL('../conformance/', import.meta.url));

describe.each(readdirSync(FOLDER).filter((name) => name.endsWith('.r25')))('%s', (name) => {
  const { games, errors } = readFile(readFileSync(FOLDER + name, 'utf8'));

  it('can be read', () => {
    expect(errors).toEqual([]);
    expect(games.length).toBeGreaterThan(0);
  });

  it.each(games.map((game) => ({ title: game.title ?? `line ${game.line}`, game })))('$title', ({ game }) => {
    expect(game.script.length).toBeGreaterThan(0);
    expect(runScript(game).failures).toEqual([]);
  });
});
