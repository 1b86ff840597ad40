// @vitest-environment happy-dom
/** What is asked is said as it is asked, wherever the pointer or the focus has stayed. */
import { type Command, readCommand } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Announcer, hush } from '../../src/app/announcer.tsx';
import { watchInputDevice } from '../../src/app/input-device.ts';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Table } from '../../src/table/table.tsx';
import { AskingGame, cooperation } from './tables.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(() => {
  cleanup();
  // What was about to be said is not said in the next test.
  hush();
  vi.useRealTimers();
});

/** Jennifer's screen. */
const sit = () => {
  const game = new AskingGame(cooperation('(EM)'), 0);
  const play = async (what: string, ...names: readonly string[]): Promise<void> => {
    for (const name of names) expect(await game.send(readCommand(`${name}: ${what}`) as Command)).toBeUndefined();
  };
  const all = (what: string): Promise<void> => play(what, 'jennifer', 'franck', 'max', 'alice');
  const { container } = render(
    <>
      <Announcer />
      <Table game={game} id="x" onOver={() => {}} />
    </>,
  );
  const said = (manner = 'assertive'): string => container.querySelector(`[aria-live=${manner}]`)!.textContent;
  return { container, play, all, said };
};

it('Whoever has looked into a room is asked where to go next, not whether to enter that room', async () => {
  const { container, all, said } = sit();
  await all('program look move');
  await waitFor(() => expect(said()).toContain('Look. Which room?'));
  container.querySelector<HTMLElement>('[data-spot=b3]')!.focus();
  await all('look b3');
  await waitFor(() => expect(container.querySelector('.tell')).not.toBeNull());
  fireEvent.click(container.querySelector('.tell-silent')!);
  await waitFor(() => expect(said()).toContain('Move. '));
  expect(said()).toContain('Move. Which room?');
});

it('Whoever is to program is asked what they will do', async () => {
  const { said } = sit();
  await waitFor(() => expect(said('polite')).toBe('Programming. What will you do this turn?'));
});

it('Each place that F6 leads to has a name', () => {
  const { container } = sit();
  const regions = [...container.querySelectorAll('[data-region]')];
  expect(regions.map((region) => region.getAttribute('aria-label'))).toContain('The show');
  for (const region of regions) expect(region.getAttribute('aria-label'), region.className).toBeTruthy();
});

it('Who is awaited is said once it has been so for a while', async () => {
  vi.useFakeTimers();
  const { container, play, said } = sit();
  for (const name of ['jennifer', 'franck', 'max']) {
    await play('program look move', name);
    await vi.advanceTimersByTimeAsync(500);
    expect(said('polite')).not.toContain('Waiting');
  }
  await vi.advanceTimersByTimeAsync(1500);
  expect(said('polite')).toBe('Waiting for Alice.');
  expect(container.querySelector('.cast [role=status], .cast [aria-live]')).toBeNull();
});

it('Nobody is said to be awaited while they act, and once only', async () => {
  vi.useFakeTimers();
  const { play, said } = sit();
  for (const name of ['jennifer', 'franck', 'max']) await play('program look move', name);
  await vi.advanceTimersByTimeAsync(1000);
  await play('say wait', 'jennifer');
  await vi.advanceTimersByTimeAsync(1000);
  expect(said('polite')).not.toContain('Waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(said('polite')).toBe('Waiting for Alice.');
  await play('say wait', 'franck');
  await vi.advanceTimersByTimeAsync(3000);
  expect(said('polite')).not.toContain('Waiting');
});

// From here on keys are used: what takes the focus is not announced as well.
it('Whoever plays by keys is at the names when asked whom', async () => {
  watchInputDevice();
  const { container, all } = sit();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await all('program move push');
  await all('move c2');
  await waitFor(() => expect(container.querySelector('.act h2')?.textContent).toBe('Push who?'));
  expect(document.activeElement?.className).toBe('key part whom');
  fireEvent.click(document.activeElement!);
  await waitFor(() => expect(document.activeElement?.className).toBe('cell'));
});

it('Whoever is asked for a room is in their own, not in the one where the focus was last', async () => {
  watchInputDevice();
  const { container, all } = sit();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  container.querySelector<HTMLElement>('[data-spot=e5]')!.focus();
  await all('program move push');
  await waitFor(() => expect(container.querySelector('.act h2')?.textContent).toBe('Which room?'));
  expect(document.activeElement?.getAttribute('data-spot')).toBe('c3');
});

it('Whoever has told the table is on the desk, not at the top of the page', async () => {
  watchInputDevice();
  const { container, all, play } = sit();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await all('program look move');
  await play('look b3', 'jennifer');
  await waitFor(() => expect(document.activeElement?.className).toBe('tell'));
  fireEvent.click(container.querySelector('.tell-silent')!);
  await waitFor(() => expect(container.querySelector('.tell')).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});
