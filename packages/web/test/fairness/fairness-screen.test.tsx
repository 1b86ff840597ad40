// @vitest-environment happy-dom

import { formatFile, newSheet, recordOf, type Sheet } from '@room25/engine';
import { CHECKS, commitmentOf, type Fairness, formatProof, seedOf } from '@room25/protocol';
import { gameFrom, playFirst } from '@room25/test-kit';
import { LANGUAGES } from '@room25/text';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { FairnessScreen } from '../../src/fairness/fairness-screen.tsx';
import { fairnessWords, loadFairnessWords } from '../../src/fairness/words.ts';
import { pack } from '../../src/record/packed.ts';
import { loadReplayWords } from '../../src/record/words.ts';
import { exportText } from '../../src/saves/export.ts';
import { importText, isRefusal } from '../../src/saves/import.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await Promise.all([loadFairnessWords(), loadReplayWords()]);
});
afterEach(() => {
  cleanup();
  languageCode.value = 'en';
});

const FAIRNESS = { serverSeed: 'ab'.repeat(32), entropies: ['0123456789abcdef', undefined, undefined, undefined] };

/** As a server gives it out; everybody takes the first legal answer. */
const recordWith = (seat: (order: Sheet['order']) => Sheet['order'], fairness: Fairness = FAIRNESS): string => {
  const sheet = newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: seedOf(fairness) }) as Sheet;
  const game = gameFrom({ ...sheet, order: seat(sheet.order) });
  return formatProof(fairness) + formatFile([recordOf(game, playFirst(game))]);
};

const RECORD = recordWith((order) => order);

const show = async (record: string): Promise<string> => {
  render(<FairnessScreen id={await pack(record)} />);
  await waitFor(() => expect(document.querySelector('.fairness-verdict')).not.toBeNull());
  return document.querySelector('.fairness-verdict')!.className.replace('fairness-verdict ', '');
};

const states = (): readonly string[] => [...document.querySelectorAll('.fairness-checks li')].map((li) => li.className);

describe('The page that checks a deal', () => {
  it('says that a right one is right, and shows the numbers', async () => {
    expect(await show(RECORD)).toBe('right');
    expect(states()).toEqual(CHECKS.map(() => 'right'));
    const numbers = document.querySelector('.fairness-numbers')!.textContent;
    for (const number of [commitmentOf(FAIRNESS.serverSeed), FAIRNESS.serverSeed, '0123456789abcdef', seedOf(FAIRNESS)])
      expect(numbers).toContain(number);
  });

  it('does not claim more than it shows where only the server has added a number', async () => {
    const alone = { ...FAIRNESS, entropies: FAIRNESS.entropies.map(() => undefined) };
    expect(await show(recordWith((order) => order, alone))).toBe('alone');
    expect(document.querySelector('.fairness-verdict h2')?.textContent).toBe('The server dealt alone');
    expect(document.querySelector('.fairness-verdict p')?.textContent).toBe(fairnessWords.value.sentences.alone);
    cleanup();
    await show(RECORD);
    expect(document.querySelector('.fairness-verdict p')?.textContent).toBe(fairnessWords.value.sentences.right);
  });

  it.each([
    ['another server seed', RECORD.replace(FAIRNESS.serverSeed, 'cd'.repeat(32)), 0],
    ['another addition', RECORD.replace('0123456789abcdef', '1123456789abcdef'), 1],
    ['another first player', recordWith(([first, ...others]) => [...others, first!]), 3],
  ] as const)('says at which check it fails: %s', async (_, record, failed) => {
    expect(record).not.toBe(RECORD);
    expect(await show(record)).toBe('wrong');
    expect(states()).toEqual(CHECKS.map((_check, at) => (at < failed ? 'right' : at === failed ? 'wrong' : 'open')));
  });

  it('says that it cannot tell without a proof', async () => {
    expect(await show(RECORD.replace(/^# fair.*\n/gm, ''))).toBe('incomplete');
    expect(states()).toEqual([]);
  });

  it('compares what somebody has noted', async () => {
    await show(RECORD);
    const [commitment, number] = [...document.querySelectorAll('.fairness-field')];
    const type = (field: Element | undefined, value: string): string => {
      fireEvent.input(field!.querySelector('input')!, { target: { value } });
      return field!.querySelector('output')!.textContent;
    };
    expect(type(commitment, ` ${commitmentOf(FAIRNESS.serverSeed).toUpperCase()} `)).toBe('The same.');
    expect(type(commitment, commitmentOf('other'))).toBe('Different.');
    expect(type(number, '0123456789abcdef')).toBe('The same.');
    expect(type(number, '-')).toBe('Different.');
  });

  it('refuses a file that is no game, in words', async () => {
    render(<FairnessScreen />);
    const input = document.querySelector<HTMLInputElement>('.file-key input')!;
    const file = new File(['edition second\nmode nonsense\n'], 'bad.r25');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
  });

  it('explains itself without a game', async () => {
    render(<FairnessScreen />);
    await screen.findByText('How a deal is kept fair');
  });

  it.each(LANGUAGES)('speaks %s', async (code) => {
    languageCode.value = code;
    await waitFor(() => expect(document.documentElement.lang).toBe(code));
    await show(RECORD);
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(fairnessWords.value.title));
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|NaN|\[object/);
  });
});

it('A kept game of a server keeps its proof, out of the page and back', async () => {
  const table = await importText(RECORD, { id: 'kept', time: 0 });
  if (isRefusal(table)) throw new Error(table.fault);
  const again = await importText(exportText(table), { id: 'kept', time: 0 });
  expect(again).toEqual(table);
  expect(table.proof?.split('\n')).toHaveLength(6);
});
