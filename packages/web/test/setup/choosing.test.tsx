// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { beforeAll, expect, it } from 'vitest';
import { loadChoosingWords } from '../../src/choosing/words.ts';
import { load } from '../../src/saves/saves.ts';
import { recallPlan } from '../../src/setup/remembered-plan.ts';
import { Setup } from '../../src/setup/setup.tsx';
import { choose, setPlayers, useSetup } from './harness.ts';

beforeAll(async () => {
  // What the key fetches is here before it is pressed: a busy machine may take longer than a test waits.
  await Promise.all([import('../../src/choosing/choosing-panel.tsx'), loadChoosingWords()]);
});
useSetup();

/** The one control behind which all of it lies. */
const open = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Choose characters and who begins' }));
  await screen.findByText(/left to chance/);
};

const pick = (name: string, value: string): void => {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
};

const sheetOfTable = async () => {
  fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
  return (await load(location.hash.replace('#/table/', '')))!.sheet;
};

it('Nothing of it is shown before it is asked for', () => {
  render(<Setup />);
  expect(screen.queryByText(/left to chance/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose characters and who begins' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
});

it('A seat plays whom it was chosen to, and begins', async () => {
  render(<Setup />);
  await open();
  pick('Seat 1: character', 'alice');
  pick('Seat 3: character', 'max');
  pick('Who begins?', '2');
  const { seats, order, wishes, begins } = await sheetOfTable();
  expect([seats![0], seats![2]]).toEqual([['alice'], ['max']]);
  expect(order[0]).toBe('max');
  expect({ wishes, begins }).toEqual({ wishes: [['alice'], [], ['max']], begins: 2 });
  // Chance stays the default: the next table is drawn again.
  expect(recallPlan()).not.toHaveProperty('wishes');
  expect(recallPlan()).not.toHaveProperty('begins');
});

it('Nobody can be two, and no seat has somebody of another edition', async () => {
  render(<Setup />);
  await open();
  pick('Seat 1: character', 'alice');
  const options = within(screen.getByRole('combobox', { name: 'Seat 2: character' })).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(options.map(({ value }) => value)).toEqual(['', 'emmett', 'kevin', 'franck', 'jennifer', 'max', 'alice']);
  expect(options.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['alice']);
});

it('Whoever plays two chooses one after the other', async () => {
  render(<Setup />);
  choose('Which mode?', /^Competition/);
  await open();
  expect(screen.queryByRole('combobox', { name: 'Seat 1: character 2 of 2' })).toBeNull();
  pick('Seat 1: character 1 of 2', 'max');
  pick('Seat 1: character 2 of 2', 'emmett');
  expect((await sheetOfTable()).seats![0]).toEqual(['max', 'emmett']);
});

it('A choice that is taken back is open again', async () => {
  render(<Setup />);
  choose('Which mode?', /^Competition/);
  await open();
  pick('Seat 2: character 1 of 2', 'max');
  pick('Seat 2: character 2 of 2', 'emmett');
  pick('Seat 2: character 1 of 2', '');
  pick('Seat 2: character 1 of 2', '');
  pick('Who begins?', '1');
  pick('Who begins?', '');
  const sheet = await sheetOfTable();
  expect(sheet).not.toHaveProperty('wishes');
  expect(sheet).not.toHaveProperty('begins');
});

it('Every cast of solo can be had', async () => {
  render(<Setup />);
  choose('Which edition?', /^Ultimate/);
  choose('Which mode?', /^Solo/);
  await open();
  expect(screen.queryByRole('combobox', { name: 'Who begins?' })).toBeNull();
  for (const [place, who] of ['sarah', 'kevin', 'alice', 'franck'].entries())
    pick(`Seat 1: character ${place + 1} of 4`, who);
  expect((await sheetOfTable()).order).toEqual(['sarah', 'kevin', 'alice', 'franck']);
});

it('Another game is drawn anew, and says so', async () => {
  render(<Setup />);
  choose('Which edition?', /^Ultimate/);
  await open();
  const note = (): string =>
    screen.getByRole('group', { name: /Choose characters/ }).querySelector('[role=status]')!.textContent!;
  expect(note()).toBe('');
  pick('Seat 1: character', 'sarah');
  pick('Who begins?', '1');
  choose('Which mode?', /^Solo/);
  await waitFor(() => expect(note()).toBe('Another game: characters and who begins are left to chance again.'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Seat 1: character 1 of 4' }).value).toBe('');
  pick('Seat 1: character 1 of 4', 'sarah');
  expect(note()).toBe('');
  choose('Which edition?', /^Second/);
  choose('Which mode?', /^Cooperation/);
  await waitFor(() => expect(note()).not.toBe(''));
  const sheet = await sheetOfTable();
  expect(sheet).not.toHaveProperty('wishes');
  expect(sheet).not.toHaveProperty('begins');
});

it('A seat keeps what was chosen for it as long as it can', async () => {
  render(<Setup />);
  await open();
  pick('Seat 1: character', 'jennifer');
  pick('Seat 5: character', 'max');
  pick('Who begins?', '0');
  setPlayers(4);
  choose('Which edition?', /^Ultimate/);
  choose('Which mode?', /^Cooperation/);
  const { seats, wishes, begins } = await sheetOfTable();
  expect([wishes, seats![0], begins]).toEqual([[['jennifer']], ['jennifer'], 0]);
});
