import { type Event, SPECTATOR, told } from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { LANGUAGES, type Language, loadLanguage } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { commentOn, type Script } from '../../src/presenter/commentary.ts';
import type { Lines } from '../../src/presenter/occasions.ts';
import { presenter as en } from '../../src/words/en/presenter.ts';
import { presenter as fr } from '../../src/words/fr/presenter.ts';
import { presenter as ru } from '../../src/words/ru/presenter.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

const LINES: Readonly<Record<Language['code'], Lines>> = { en, fr, ru };

const said = (events: readonly Event[], script: Script): string[] =>
  events.flatMap((event, place) => commentOn(event, events.slice(0, place), script) ?? []);

describe.each(sampled(WISHES))('$edition $mode', (wish) => {
  const { events } = wholeGame(wish);

  it.each(LANGUAGES)('is commented on in %s without a line said twice or left unfilled', async (code) => {
    const script = { lines: LINES[code], language: await loadLanguage(code), salt: wish.seed };
    const lines = said(events, script);
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => /[{}]|undefined| {2}|^[ ,.]/.test(line))).toEqual([]);
  });

  it('is commented on from what everybody may know', async () => {
    const script = { lines: en, language: await loadLanguage('en'), salt: wish.seed };
    const inPublic = events.map((event) => told(event, SPECTATOR));
    expect(said(inPublic, script)).toEqual(said(events, script));
  });
});

it('Two games do not begin alike', async () => {
  const { events } = wholeGame(WISHES[0]!);
  const script = { lines: en, language: await loadLanguage('en') };
  expect(said(events, { ...script, salt: 'one' })).not.toEqual(said(events, { ...script, salt: 'other' }));
});
