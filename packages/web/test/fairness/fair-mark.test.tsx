// @vitest-environment happy-dom

import { formatFile, recordOf } from '@room25/engine';
import {
  CHECKS,
  commitmentOf,
  type Fairness,
  formatProof,
  KEPT_CHECKS,
  type Kept,
  markOf,
  seedOf,
  verify,
} from '@room25/protocol';
import { newGame, playFirst } from '@room25/test-kit';
import { LANGUAGES } from '@room25/text';
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { store } from '../../src/app/storage.ts';
import { FairMark } from '../../src/fairness/fair-mark.tsx';
import { FairnessScreen } from '../../src/fairness/fairness-screen.tsx';
import { fairnessWords, loadFairnessWords } from '../../src/fairness/words.ts';
import { pack } from '../../src/record/packed.ts';
import { loadReplayWords } from '../../src/record/words.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await Promise.all([loadFairnessWords(), loadReplayWords()]);
});
afterEach(() => {
  cleanup();
  store('deals', '[]');
  languageCode.value = 'en';
});

const MINE = 'ab'.repeat(16);
const FAIRNESS: Fairness = { serverSeed: 'cd'.repeat(32), entropies: ['ef'.repeat(16), MINE, undefined, undefined] };
const KEPT: Kept = {
  commitment: commitmentOf(FAIRNESS.serverSeed),
  number: MINE,
  seat: 1,
  marks: { 0: markOf(FAIRNESS.entropies[0]!), 2: '', 3: '' },
};

const recordWith = (fairness: Fairness): string => {
  const game = newGame({ edition: 'second', mode: 'cooperation', players: 4, seed: seedOf(fairness) });
  return formatProof(fairness) + formatFile([recordOf(game, playFirst(game))]);
};
const RECORD = recordWith(FAIRNESS);

const keep = (kept: Kept, id = 'table'): void => store('deals', JSON.stringify([{ ...kept, id, code: 'CODE' }]));

const mark = async (text = RECORD): Promise<string> => {
  render(<FairMark id="table" address="table" text={text} />);
  const shown = await screen.findByRole('status');
  return shown.className.replace('fair-mark ', '');
};

describe('The mark at the end of a game', () => {
  it('is green when the proof fits what this device had kept, is read out, and leads to the proof', async () => {
    keep(KEPT);
    expect(await mark()).toBe('own');
    expect(screen.getByRole('status').textContent).toContain('Dealt fairly.');
    expect(screen.getByRole('link').getAttribute('href')).toContain('fairness/table');
  });

  it('says no more than it knows where nothing was kept', async () => {
    expect(await mark()).toBe('right');
    expect(screen.getByRole('status').textContent).toContain('The proof holds.');
  });

  it('is no tick where no player has added a number: the server may have looked for a deal', async () => {
    const nobodys = { ...FAIRNESS, entropies: FAIRNESS.entropies.map(() => undefined) };
    keep({ commitment: KEPT.commitment, seat: 1 });
    expect(await mark(recordWith(nobodys))).toBe('alone');
    expect(screen.getByRole('status').textContent).toContain('The server dealt alone.');
    expect(screen.getByRole('status').textContent).not.toContain('✓');
  });

  it.each([
    ['another promise', { commitment: commitmentOf('another') }],
    ['another number', { number: '00'.repeat(16) }],
    ['another seat', { seat: 0 }],
    ['another’s number', { marks: { ...KEPT.marks, 0: markOf('00') } }],
    ['a bot that added one', { marks: { 0: '' } }],
  ])('warns of %s', async (_, changed) => {
    keep({ ...KEPT, ...changed });
    expect(await mark()).toBe('wrong');
  });

  it('is not there where there is no proof', async () => {
    const text = RECORD.replace(/^# fair.*\n/gm, '');
    expect((await verify(text)).kind).toBe('incomplete');
    render(<FairMark id="table" address="table" text={text} />);
    // The other mark is drawn after it, and alone.
    await mark();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it.each(LANGUAGES)('speaks %s', async (code) => {
    languageCode.value = code;
    await waitFor(() => expect(document.documentElement.lang).toBe(code));
    keep(KEPT);
    await mark();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(fairnessWords.value.marks.own.name));
  });
});

describe('The page that checks a deal', () => {
  it('holds it against what this device had kept, instead of asking for numbers that nobody knows', async () => {
    const address = await pack(RECORD);
    keep(KEPT, address);
    render(<FairnessScreen id={address} />);
    await waitFor(() => expect(document.querySelectorAll('.fairness-checks .right')).toHaveLength(8));
    expect(CHECKS.length + KEPT_CHECKS.length).toBe(8);
    expect(document.querySelector('.fairness-field')).toBeNull();
    cleanup();
    keep({ ...KEPT, number: '00'.repeat(16) }, address);
    render(<FairnessScreen id={address} />);
    await waitFor(() => expect(document.querySelector('.fairness-verdict.wrong')).not.toBeNull());
    expect([...document.querySelectorAll('.fairness-checks li')].map(({ className }) => className).slice(5)).toEqual([
      'right',
      'wrong',
      'open',
    ]);
  });

  it('does not say that a number was counted where this device has added none', async () => {
    const address = await pack(RECORD);
    keep({ commitment: KEPT.commitment, seat: 2, marks: { 0: KEPT.marks![0]! } }, address);
    render(<FairnessScreen id={address} />);
    await waitFor(() => expect(document.querySelectorAll('.fairness-checks .right')).toHaveLength(7));
    const { names } = fairnessWords.value;
    expect(document.querySelector('.fairness-checks')!.textContent).toContain(names.promise);
    expect(document.querySelector('.fairness-checks')!.textContent).not.toContain(names.own);
  });
});
