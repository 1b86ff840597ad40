/** Which rules a game of a file is played by, and that engines of older ones are there. */
import { readdirSync, readFileSync } from 'node:fs';
import { playOut } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import {
  engineNow,
  engineOf,
  formatFile,
  isComplaints,
  RULES_VERSION,
  readFile,
  recordOf,
  type SourceGame,
  UnknownRules,
  versionOf,
} from '../src/index.ts';
import { gameAt, nameOf, PLACES, randomAt } from './tables.ts';

const CONFORMANCE = new URL('../conformance/', import.meta.url);

const onlyGame = (text: string): SourceGame => {
  const { games, errors } = readFile(text);
  expect(errors).toEqual([]);
  return games[0]!;
};

const PLACE = PLACES[0]!;
const whole = gameAt(PLACE, 'version');
const RECORD = formatFile([recordOf(whole, playOut(whole, randomAt('version')))]);
const withoutRules = (text: string): string => text.replace(/^rules .*\n/m, '');

describe('the version of a game of a file', () => {
  it('is the one that it says, and a record says one', () => {
    expect(RECORD).toMatch(new RegExp(`^rules ${RULES_VERSION}$`, 'm'));
    expect(versionOf(onlyGame(RECORD))).toBe(RULES_VERSION);
    expect(versionOf(onlyGame(RECORD.replace(/^rules .*$/m, 'rules 1')))).toBe(1);
    expect(versionOf(onlyGame(RECORD.replace(/^rules .*$/m, 'rules 99')))).toBe(99);
  });

  it('is the first, if it is a record that says none', () => {
    const old = withoutRules(RECORD);
    expect(old).not.toBe(RECORD);
    expect(versionOf(onlyGame(old))).toBe(1);
    expect(versionOf(onlyGame(old.replace(/^\? over.*$/m, '')))).toBe(1);
  });

  it('is that of the day, if it is anything else that says none', () => {
    const old = withoutRules(RECORD);
    expect(versionOf(onlyGame(old.replace(/^seed .*\n/m, '')))).toBe(RULES_VERSION);
    expect(versionOf(onlyGame(old.replace(/^\? over/m, '? not over')))).toBe(RULES_VERSION);
    expect(versionOf(onlyGame(old.slice(0, old.indexOf('\n\n') + 1)))).toBe(RULES_VERSION);
  });

  it('is that of the day in every scenario of the rules', () => {
    const texts = readdirSync(CONFORMANCE).map((name) => readFileSync(new URL(name, CONFORMANCE), 'utf8'));
    const games = texts.flatMap((text) => readFile(text).games);
    expect(games.length).toBeGreaterThan(1000);
    for (const game of games) expect(versionOf(game), game.title).toBe(game.rules ?? RULES_VERSION);
  });
});

describe('an engine of older rules', () => {
  const versions = Array.from({ length: RULES_VERSION - 1 }, (_, before) => before + 1);

  it.each(versions)('of version %i deals, saves, and plays beside that of the day', async (version) => {
    const engine = await engineOf(version);
    expect(engine.version).toBe(version);
    expect(engineNow(version)).toBe(engine);
    for (const place of PLACES.filter((_, at) => at % 10 === 0)) {
      const sheet = engine.newSheet({ ...place, seed: nameOf(place) });
      if (!('order' in sheet)) continue;
      const game = engine.setUp(sheet);
      if (isComplaints(game)) throw new Error(`${nameOf(place)} cannot be set up`);
      const today = gameAt(place, nameOf(place));
      playOut(today, randomAt(nameOf(place)));
      const commands = playOut(game, randomAt(nameOf(place)));
      const again = engine.load({ ...game.save(), rules: version });
      expect(again.position).toEqual(game.position);
      expect([game.rules, today.rules]).toEqual([version, RULES_VERSION]);
      expect(onlyGame(formatFile([recordOf(game, commands)])).rules).toBe(version);
    }
  });

  it.each([0, RULES_VERSION + 1, 99])('is not there for version %i, which is said', async (version) => {
    await expect(engineOf(version)).rejects.toThrow(UnknownRules);
    await expect(engineOf(version)).rejects.toThrow(`version ${version} of the rules`);
    expect(engineNow(version)).toBeUndefined();
  });
});
