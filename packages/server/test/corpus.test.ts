/** Games that were played once play out the same for ever, by the rules that they were played by. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  EDITION_RULES,
  EDITIONS,
  type Event,
  playScript,
  RULE_IDS,
  RULES_VERSION,
  readFile,
  versionOf,
} from '@room25/engine';
import { LANGUAGES, loadLanguage, sentenceOf } from '@room25/text';
import { describe, expect, test } from 'vitest';
import { endOf, folderOf } from './corpus/record.ts';

const VERSIONS = Array.from({ length: RULES_VERSION }, (_, before) => before + 1);
const languages = await Promise.all(LANGUAGES.map(loadLanguage));

describe.each(VERSIONS)('the corpus of version %i', (version) => {
  const folder = folderOf(version);
  const names = readdirSync(folder).sort();

  test('has every mode of every edition', () => {
    const recorded = new Set(names.map((name) => name.split('-').slice(0, 2).join(' ')));
    const all = EDITIONS.flatMap((edition) =>
      Object.keys(EDITION_RULES[edition].modes).map((mode) => `${edition} ${mode}`),
    );
    expect([...recorded].sort()).toEqual(all.sort());
  });

  test.each(names)('%s comes to the same end by the same events, which can be told', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const { games, errors } = readFile(text);
    expect(errors).toEqual([]);
    expect(versionOf(games[0]!)).toBe(version);
    const events: Event[] = [];
    const { game, failures } = await playScript(games[0]!, (event) => events.push(event));
    expect(failures).toEqual([]);
    expect(game!.rules).toBe(version);
    expect(game!.outcome).toBeDefined();
    expect(endOf(game!, events)).toBe(text.slice(text.indexOf('\n# ') + 1));
    for (const event of events) {
      expect(RULE_IDS).toContain(event.rule);
      for (const language of languages)
        expect(sentenceOf(language, event, { edition: game!.sheet.edition })).not.toBe('');
    }
  });
});
